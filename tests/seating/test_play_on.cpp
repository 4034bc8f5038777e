// A new game that goes on from a decision in another.

#include "catch.hpp"
#include "place.hpp"
#include "support/home.hpp"

#include "base/files.hpp"
#include "base/trouble.hpp"
#include "bots/player.hpp"
#include "cards/deal_seed.hpp"
#include "seating/game_list.hpp"
#include "seating/games.hpp"
#include "seating/session.hpp"
#include "store/journals.hpp"

using namespace roundhouse;
using namespace roundhouse::seating;

namespace {

NewGame two_people(std::optional<std::uint64_t> seed, const char* target = "500") {
    return {"partnership",
            {{"target", target}},
            {{"human", "Anna"}, {"steady", "B"}, {"human", "Carl"}, {"sharp", "D"}},
            seed};
}

void play(RecordedGame& game, bool to_the_end) {
    while (!game.match().over()) {
        if (!game.match().round_is_on()) {
            if (!to_the_end && game.match().round_number == 1) return;
            game.deal();
            continue;
        }
        REQUIRE(!game.act(bots::decide_seated(game.match(), "steady", game.entries())));
    }
}

/// The entry of the first card played by seat 1; nothing if no round was played out.
std::optional<std::size_t> plays_in(const RecordedGame& game) {
    for (std::size_t n = 0; n < game.entries(); ++n)
        if (game.done_by(n) == 1 && game.decided(n) && is<actions::Play>(*game.decided(n))) return n;
    return {};
}

std::size_t a_decision(const RecordedGame& game) {
    const auto entry = plays_in(game);
    REQUIRE(entry);
    return *entry;
}

std::string all_of(const RecordedGame& game, std::size_t entries) {
    std::string text;
    for (std::size_t n = 0; n < entries; ++n) {
        text += std::to_string(game.done_by(n));
        if (const auto action = game.decided(n)) text += " " + to_text(*game.match().rules, *action);
        text += "\n";
    }
    return text;
}

} // namespace

TEST_CASE("A game that is over is played on as a game of its own, and stays as it was, byte for byte") {
    for (const bool secret : {false, true}) {
        INFO((secret ? "secret" : "named"));
        const testing::Home home;
        OpenedGame first;
        do { // until a secret deal is played out
            first = begin_game(two_people(secret ? std::nullopt : std::optional<std::uint64_t>(8)));
            play(*first.game, true);
        } while (secret && !plays_in(*first.game));
        const std::string journal = file_text(first.path).value();
        const std::size_t entry = a_decision(*first.game), entries = first.game->entries();

        PlayedOn played = play_on(*first.game, entry);
        CHECK_FALSE(played.only_this_round);
        RecordedGame& other = *played.opened.game;
        CHECK(other.entries() == entry);
        CHECK(all_of(other, entry) == all_of(*first.game, entry));
        CHECK(other.match().round->state().tricks.hands ==
              first.game->before(entry).round->state().tricks.hands);
        CHECK(other.header().players[0].kind == "human");
        CHECK(other.header().players[1].kind == "steady");
        CHECK(other.header().players[2].kind == "steady"); // a bot plays Carl's cards
        CHECK(other.header().players[2].name == "Carl");
        CHECK(other.header().players[3].kind == "sharp");
        REQUIRE(played.opened.path != first.path);
        play(other, true);
        const std::filesystem::path kept = played.opened.path;
        played.opened.game.reset();

        CHECK(file_text(first.path).value() == journal);
        CHECK(first.game->entries() == entries);
        const KeptGame again = read_game(kept); // its journal is sound from the first line
        CHECK(trouble_in(again).empty());
        CHECK(again.replay.game.match().over());
        CHECK_FALSE(prove_game(kept).proof.trouble);
    }
}

TEST_CASE("To find a game to go on with, none is played again that says that it is over") {
    const testing::Home home;
    std::filesystem::path finished;
    {
        OpenedGame game = begin_game(two_people({}));
        finished = game.path;
        CHECK_FALSE(says_that_it_is_over(file_text(finished).value()));
        play(*game.game, true);
    }
    std::string text = file_text(finished).value();
    CHECK(says_that_it_is_over(text));
    text.replace(text.find("\nround 1 "), 9, "\nround 9 "); // noticed only by replaying
    REQUIRE(replace_file(finished, text));
    std::vector<std::string> skipped;
    CHECK_THROWS_AS(newest_unfinished(skipped), Trouble);
    CHECK(skipped.empty());
    CHECK(what_can_be_resumed().empty());
}

TEST_CASE("A game that is still on is only tried, and nothing of that is written down") {
    const testing::Home home;
    OpenedGame first;
    do {                                            // until a secret deal is played out
        first = begin_game(two_people({}, "1500")); // more than any first round scores
        play(*first.game, false);
    } while (!plays_in(*first.game));
    const std::size_t kept = store::journal_files().size();
    const std::string journal = file_text(first.path).value();
    const PlayedOn played = play_on(*first.game, a_decision(*first.game));
    CHECK(played.only_this_round);
    CHECK(played.opened.path.empty());
    CHECK(store::journal_files().size() == kept);
    CHECK(file_text(first.path).value() == journal);
}

TEST_CASE("Games that are not kept are not kept when they are played on") {
    const testing::Home home;
    OpenedGame first = begin_game(two_people(8), false);
    play(*first.game, true);
    CHECK(play_on(*first.game, a_decision(*first.game), false).opened.path.empty());
    CHECK(store::journal_files().empty());
}

TEST_CASE("What was done before it is kept is not taken back") {
    const testing::Home home;
    OpenedGame first = begin_game(two_people(8), false);
    play(*first.game, false);
    const std::size_t entry = a_decision(*first.game);
    Session session(std::move(play_on(*first.game, entry, false).opened.game));
    CHECK(session.can_take_back(1)); // a bid, a gift
    session.keep_what_was_done();
    CHECK_FALSE(session.can_take_back(1));
    CHECK_FALSE(session.take_back(1));
    std::vector<Event> events;
    REQUIRE(!session.act(*first.game->decided(entry), events));
    CHECK(session.take_back(1));
    CHECK(session.length() == entry);
}
