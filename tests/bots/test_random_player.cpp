// The random player: every legal action can occur and no other does; the same source repeats its choices.
#include <map>

#include <rapidcheck.h>

#include "catch.hpp"
#include "support/rounds.hpp"

using namespace roundhouse;

namespace {

/// How often each action occurs in `times` decisions.
std::map<std::string, int> drawn(const Round& round, int times) {
    std::map<std::string, int> found;
    bots::RandomPlayer player(Random(1));
    const Decision asked = round.pending();
    for (int i = 0; i < times; ++i)
        ++found[to_text(round.rules(), player.decide(View(round, asked.seat), asked))];
    return found;
}

ToldRound dealt_round() {
    const RulebookPtr rules = by_hand::partnership();
    return {rules, sorted_pack(rules->deck), 4};
}

} // namespace

TEST_CASE("A random player's actions are always allowed") {
    REQUIRE(rc::check("allowed", [](std::uint64_t seed) {
        Match match = begin_match(by_hand::partnership(), seed);
        std::vector<std::unique_ptr<bots::Player>> players;
        for (Seat seat = 1; seat <= 4; ++seat) players.push_back(bots::make_bot("random", seed, seat));
        for (int rounds = 0; rounds < 5 && !match.over(); ++rounds) {
            deal_next(match);
            while (match.round_is_on()) {
                const Decision asked = match.round->pending();
                auto& player = *players[static_cast<std::size_t>(asked.seat - 1)];
                RC_ASSERT(!act(match, player.decide(View(*match.round, asked.seat), asked)));
            }
        }
    }));
}

TEST_CASE("It passes half the time and makes every bid", "[B02]") {
    const auto found = drawn(dealt_round().round, 4000);
    CHECK(found.size() == 3);
    CHECK(std::abs(found.at("pass") - 2000) < 200);
    CHECK(std::abs(found.at("bid 250") - 1000) < 150);
    CHECK(std::abs(found.at("bid 260") - 1000) < 150);
}

TEST_CASE("It names every suit, gives any four cards and plays every kind", "[B04][B05][B10]") {
    ToldRound table = dealt_round();
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass");
    CHECK(drawn(table.round, 400).size() == 4);
    table.say("1 trump spades");
    bots::RandomPlayer player(Random(3));
    CardSet ever;
    for (int i = 0; i < 200; ++i) {
        const Action action = player.decide(View(table.round, 3), table.pending());
        CHECK(cards_of(action).size() == 4);
        CHECK(table.pending().cards.contains(cards_of(action)));
        ever = larger(ever, cards_of(action));
    }
    CHECK(ever == table.pending().cards); // each of the twelve cards was given at some time, pairs too
    table.round.apply(player.decide(View(table.round, 3), table.pending()));
    table.round.apply(player.decide(View(table.round, 1), table.pending()));
    const auto kinds = static_cast<std::size_t>(table.pending().cards.size());
    CHECK(drawn(table.round, 1000).size() ==
          kinds + (table.pending().exits ? 1 : 0) + (table.pending().may_claim ? 1 : 0));
}

TEST_CASE("The same seed and seat repeat, other seeds and seats differ") {
    const ToldRound table = dealt_round();
    const auto calls = [&](std::uint64_t seed, Seat seat) {
        const auto player = bots::make_bot("random", seed, seat);
        std::string said;
        for (int i = 0; i < 40; ++i)
            said += to_text(table.round.rules(), player->decide(View(table.round, 1), table.pending())) + " ";
        return said;
    };
    CHECK(calls(7, 1) == calls(7, 1));
    CHECK(calls(7, 1) != calls(8, 1));
    CHECK(calls(7, 1) != calls(7, 2));
}

TEST_CASE("Bots are made by name, and the names are listed from weakest to strongest") {
    CHECK(bots::bot_kinds() == std::vector<std::string>{"random", "novice", "steady", "sharp", "master"});
    for (const std::string& kind : bots::bot_kinds()) CHECK(bots::make_bot(kind, 1, 1));
    CHECK_FALSE(bots::make_bot("no such bot", 1, 1));
    CHECK_FALSE(bots::make_bot("", 1, 1));
}

TEST_CASE("Steady plays a seat of an unknown kind, as a journal may come from anywhere") {
    Match match = begin_match(by_hand::partnership(), 1);
    deal_next(match);
    for (const char* kind : {"expert", "", "program:"})
        CHECK(bots::decide_seated(match, kind, 3) == bots::decide_seated(match, "steady", 3));
}
