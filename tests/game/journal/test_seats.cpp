// Seats that change hands during a game: what the journal says about them, and what follows.

#include "catch.hpp"
#include "support/journals.hpp"

#include "cards/deal_seed.hpp"
#include "game/journal/proof.hpp"

using namespace roundhouse;

namespace {

const SeatedPlayer carl{"human", "Carl"}, sharp{"sharp", "Robo"};

/// The players' kinds, in order.
std::string kinds(const std::vector<SeatedPlayer>& players) {
    std::string all;
    for (const SeatedPlayer& player : players) all += (all.empty() ? "" : " ") + player.kind;
    return all;
}

/// Bots everywhere except at the first seat.
JournalHeader one_person(const Rulebook& rules) {
    JournalHeader header = header_for(rules, 7);
    for (SeatedPlayer& player : header.players) player = {"steady", "B"};
    header.players[0] = {"human", "Anna"};
    return header;
}

Replay replayed(const std::string& text) {
    return replay(read_journal(text).value(), by_hand::partnership());
}

} // namespace

TEST_CASE("A seat that goes to another has a line in the journal, and a replay knows who sat where") {
    const RulebookPtr rules = by_hand::partnership();
    Recording recording(rules, one_person(*rules), std::make_unique<std::ostringstream>());
    RandomTable table(4, 7);
    recording.play_rounds(1, table);
    recording.play_entry(table);
    for (int i = 0; i < 3; ++i) recording.play_entry(table);
    const std::size_t then = recording.game.entries();
    recording.game.sit(2, carl);
    CHECK(recording.journal().ends_with("\nsits 2 human Carl\n"));
    for (int i = 0; i < 4; ++i) recording.play_entry(table);
    recording.game.sit(1, sharp);
    recording.play_rounds(2, table);

    const Replay again = replayed(recording.journal());
    CHECK_FALSE(again.trouble);
    check_replays(recording, rules);
    for (const RecordedGame* game : {static_cast<const RecordedGame*>(&recording.game), &again.game}) {
        CHECK(kinds(game->header().players) == "human steady steady steady");
        CHECK(kinds(game->players()) == "sharp human steady steady");
        CHECK(kinds(game->players_at(0)) == "human steady steady steady");
        CHECK(kinds(game->players_at(then - 1)) == "human steady steady steady");
        CHECK(kinds(game->players_at(then)) == "human human steady steady");
        CHECK(kinds(game->players_at(game->entries())) == "sharp human steady steady");
        CHECK(kinds(game->players_in(1)) == "human steady steady steady");
        CHECK(kinds(game->players_in(2)) == "human human steady steady"); // people before bots
        REQUIRE(game->seat_changes().size() == 2);
        CHECK(game->seat_changes()[0].before.name == "B");
    }
    CHECK(prove_deals(read_journal(recording.journal()).value()).seats_given == 2);
}

TEST_CASE("A copy of a game knows every seat that changed hands up to its end, and no later one") {
    const RulebookPtr rules = by_hand::partnership();
    Recording recording(rules, one_person(*rules), std::make_unique<std::ostringstream>());
    RecordedGame& game = recording.game;
    RandomTable table(4, 7);
    game.sit(4, sharp);
    recording.play_rounds(1, table);
    const std::size_t then = game.entries();
    game.sit(2, carl);
    recording.play_entry(table);
    game.sit(1, sharp);
    const auto whole = game.copied(game.entries()), part = game.copied(then), none = game.copied(0);
    CHECK(all_of(whole->match()) == all_of(game.match()));
    for (std::size_t n = 0; n <= game.entries(); ++n) CHECK(whole->players_at(n) == game.players_at(n));
    CHECK(whole->players_in(1) == game.players_in(1));
    CHECK(part->entries() == then);
    CHECK(kinds(part->players()) == "human human steady sharp");
    CHECK(kinds(none->players()) == "human steady steady sharp");
    CHECK(kinds(none->header().players) == "human steady steady steady");
}

TEST_CASE("Between rounds a seat goes to another for the round that comes") {
    const RulebookPtr rules = by_hand::partnership();
    Recording recording(rules, one_person(*rules), std::make_unique<std::ostringstream>());
    RandomTable table(4, 7);
    recording.play_rounds(1, table);
    recording.game.sit(1, sharp);
    CHECK(kinds(recording.game.players_in(1)) == "human steady steady steady");
    recording.play_entry(table); // the deal
    CHECK(kinds(recording.game.players_in(1)) == "human steady steady steady");
    CHECK(kinds(recording.game.players_in(2)) == "sharp steady steady steady");
    check_replays(recording, rules);
}

TEST_CASE("What was done before a seat went to another is neither taken back nor redone") {
    const RulebookPtr rules = by_hand::partnership();
    Recording recording(rules, one_person(*rules), std::make_unique<std::ostringstream>());
    RecordedGame& game = recording.game;
    RandomTable table(4, 7);
    for (int i = 0; i < 5; ++i) recording.play_entry(table);
    recording.take_back(1);
    REQUIRE(game.can_redo());
    game.sit(2, carl);
    CHECK_FALSE(game.can_redo());
    CHECK(game.kept() == 4);
    recording.play_entry(table);
    recording.take_back(1);
    CHECK(game.entries() == 4);
    game.undo(3);
    CHECK(game.entries() == 4);
    check_replays(recording, rules);
    const Replay beyond = replayed(recording.journal() + "undo 1\n");
    REQUIRE(beyond.trouble);
    CHECK(beyond.trouble->fault == JournalFault::bad_undo);
}

TEST_CASE("A seat may go to another before the first deal, and to one who is called anything") {
    const RulebookPtr rules = by_hand::partnership();
    Recording recording(rules, one_person(*rules), std::make_unique<std::ostringstream>());
    recording.game.sit(3, {"program:./my bot", "Anna\nround 1 dealer 1"});
    CHECK(replayed(recording.journal()).game.players()[2].kind == "program:./my bot");
    RandomTable table(4, 7);
    recording.play_rounds(1, table);
    check_replays(recording, rules);
    CHECK(replayed(recording.journal()).game.players() == recording.game.players());
}

TEST_CASE("A line that gives away a seat that is not there, or after the game, is named") {
    const RulebookPtr rules = by_hand::partnership();
    Recording recording(rules, one_person(*rules), std::make_unique<std::ostringstream>());
    recording.game.deal();
    const std::string sound = recording.journal();
    for (const char* line :
         {"sits 5 human Carl", "sits 0 human Carl", "sits x human Carl", "sits 2", "sits"}) {
        CAPTURE(line);
        const Replay found = replayed(sound + line + "\n");
        REQUIRE(found.trouble);
        CHECK(found.trouble->fault == JournalFault::no_such_seat);
        CHECK(found.trouble->expected == "4");
        CHECK(found.trouble->line == 12);
    }
    RandomTable table(4, 7);
    while (!recording.game.match().over()) recording.play_entry(table);
    const Replay found = replayed(recording.journal() + "sits 2 human Carl\n");
    REQUIRE(found.trouble);
    CHECK(found.trouble->fault == JournalFault::game_is_over);
}

TEST_CASE("A seat that went to another is under the sum, and in a sealed game between its seals") {
    const RulebookPtr rules = by_hand::partnership();
    Recording recording(rules, one_person(*rules), std::make_unique<std::ostringstream>());
    recording.game.deal();
    recording.game.sit(2, carl);
    RandomTable table(4, 7);
    recording.play_rounds(1, table);
    std::string text = recording.journal();
    text.replace(text.find("human Carl"), 10, "human Karl");
    const Replay found = replayed(text);
    REQUIRE(found.trouble);
    CHECK(found.trouble->fault == JournalFault::other_sum);

    JournalHeader secret = one_person(*rules);
    secret.seed = DealSeed(secret_from_system());
    Recording sealed(rules, secret, std::make_unique<std::ostringstream>());
    sealed.game.deal();
    sealed.game.sit(2, carl);
    sealed.play_rounds(1, table);
    Journal journal = read_journal(sealed.journal()).value();
    journal.header.seed = secret.seed;
    const Replay opened = replay(journal, rules);
    CHECK_FALSE(opened.trouble);
    CHECK(opened.game.players()[1] == carl);
}
