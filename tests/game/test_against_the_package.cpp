// The partnership package against section B of the ledger, implemented independently in C++.
#include <rapidcheck.h>

#include "catch.hpp"
#include "support/rounds.hpp"
#include "support/shipped.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

RulebookPtr package(const Options& options = {}) { return rules_of("partnership", options); }

/// A possible round: any melds, and a count of 250 or, if thrown in, 0.
RoundResult any_result(Random& random) {
    RoundResult result;
    result.declarers = 1 + any_of(random, 2);
    result.contract.seat = result.declarers + 2 * any_of(random, 2);
    result.contract.bid = 250 + 10 * any_of(random, 40);
    result.contract.forced = any_of(random, 4) == 0;
    const bool thrown_in = any_of(random, 4) == 0;
    if (thrown_in) result.outcome = "throwing in";
    // All or nothing, and counts near a boundary of ten, often enough.
    const int edges[] = {0, 10, 240, 250};
    const int first = any_of(random, 2) ? edges[any_of(random, 4)] : 10 * any_of(random, 26);
    for (int number = 1; number <= 2; ++number) {
        SideResult side;
        side.seats = {number, number + 2};
        side.parties = {number};
        side.meld = any_of(random, 3) ? 10 * any_of(random, 40) : 0;
        side.count = thrown_in ? 0 : number == 1 ? first : 250 - first;
        side.tricks = thrown_in ? 0 : side.count ? 1 + any_of(random, 11) : 0;
        side.bid = side.contract = number == result.declarers ? result.contract.bid : 0;
        result.sides.push_back(side);
        result.scores.push_back(10 * any_of(random, 200) - 300);
    }
    result.round = 1 + any_of(random, 10);
    return result;
}

bool same_verdict(const Verdict& a, const Verdict& b) { return a.over == b.over && a.winners == b.winners; }

} // namespace

TEST_CASE("Package and ledger settle every round alike and end the game alike", "[B14][B15][B16][B17]") {
    const RulebookPtr lua = package(), ledger = by_hand::partnership();
    int ended = 0, set = 0;
    REQUIRE(rc::check("settlement", [&](std::uint64_t seed) {
        Random random(seed);
        for (int i = 0; i < 30; ++i) {
            const RoundResult result = any_result(random);
            const Settled by_package = settle(*lua, result), by_ledger = settle(*ledger, result);
            RC_ASSERT(by_package.delta == by_ledger.delta);
            RC_ASSERT(by_package.scores == by_ledger.scores);
            RC_ASSERT(same_verdict(by_package.verdict, by_ledger.verdict));
            ended += by_ledger.verdict.over;
            set += by_ledger.delta[static_cast<std::size_t>(result.declarers - 1)] < 0;
        }
    }));
    CHECK(ended > 100);
    CHECK(set > 100);
}

TEST_CASE("Package and ledger play whole rounds alike, card by card",
          "[B01][B02][B03][B04][B05][B06][B07][B08][B09][B10][B11][B13][B18]") {
    const RulebookPtr lua = package(), ledger = by_hand::partnership();
    REQUIRE(rc::check("rounds", [&](std::uint64_t seed) {
        Random random(seed);
        for (int i = 0; i < 4; ++i) {
            const Pack pack = shuffled_and_cut(ledger->deck, random);
            const Seat dealer = 1 + any_of(random, 4);
            RandomTable table(4, random.next());
            Round by_package(lua, pack, dealer), by_ledger(ledger, pack, dealer);
            while (!by_ledger.over()) {
                const Decision& asked = by_package.pending();
                RC_ASSERT(asked.seat == by_ledger.pending().seat);
                RC_ASSERT(asked.cards == by_ledger.pending().cards);
                RC_ASSERT(asked.exits == by_ledger.pending().exits);
                const Action action = table.decide(by_ledger);
                RC_ASSERT(!by_ledger.apply(action));
                RC_ASSERT(!by_package.apply(action));
            }
            RC_ASSERT(all_of(by_package) == all_of(by_ledger));
            RC_ASSERT(settle(*lua, by_package.result()).delta == settle(*ledger, by_ledger.result()).delta);
        }
    }));
}

TEST_CASE("Package and ledger find the same melds in any hand", "[B06][B07][B08][B09]") {
    const RulebookPtr lua = package(), ledger = by_hand::partnership();
    REQUIRE(rc::check("melds", [&](std::uint64_t seed) {
        Random random(seed);
        for (int i = 0; i < 50; ++i) {
            const Pack pack = shuffled_and_cut(ledger->deck, random);
            const CardSet hand = counted(Pack(pack.begin(), pack.begin() + 8 + any_of(random, 20)));
            const Trump trump = any_trump(random);
            RC_ASSERT(lua->melds.best(hand, trump) == ledger->melds.best(hand, trump));
        }
    }));
}

TEST_CASE("With the option overtrump who is void must beat a ruff", "[B11]") {
    const RulebookPtr lua = package({{"overtrump", "yes"}});
    const PlayTable before_1945 = by_hand::play_table(by_hand::six_ranks, by_hand::pre_1945());
    const PlayTable off = by_hand::play_table(by_hand::six_ranks, by_hand::suit_led());
    int differ = 0;
    REQUIRE(rc::check("overtrump", [&](std::uint64_t seed) {
        Random random(seed);
        for (int i = 0; i < 20; ++i) {
            TrickPlay state = any_deal(before_1945, by_hand::six_ranks, random, 12);
            while (!finished(state)) {
                RC_ASSERT(legal_kinds(lua->play, state) == legal_kinds(before_1945, state));
                differ += legal_kinds(lua->play, state) != legal_kinds(off, state);
                play(before_1945, state, any_card(random, state.hands[to_play(state, before_1945)]));
            }
        }
    }));
    CHECK(differ > 100);
}

TEST_CASE("The option target moves the end of the game", "[B17]") {
    const RulebookPtr lua = package({{"target", "500"}});
    RoundResult result;
    result.declarers = 1;
    result.contract = {1, 250, false, "trump"};
    result.sides = {{{1, 3}, {1}, 100, 200, 8, 250, 250, {}, {}}, {{2, 4}, {2}, 0, 50, 4, 0, 0, {}, {}}};
    result.scores = {200, 0};
    CHECK(settle(*lua, result).verdict.winners == std::vector<Party>{1});
    result.scores = {190, 0};
    CHECK_FALSE(settle(*lua, result).verdict.over);
}
