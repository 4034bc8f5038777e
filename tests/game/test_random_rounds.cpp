// What holds in every round, checked with random players.
#include <rapidcheck.h>

#include "catch.hpp"
#include "support/rounds.hpp"

using namespace roundhouse;

namespace {

/// Random rounds of a rulebook; `at_decision` and `at_end` are called for each.
template<class AtDecision, class AtEnd>
void play_rounds(const RulebookPtr& rules, Random& random, int rounds, AtDecision at_decision, AtEnd at_end) {
    for (int i = 0; i < rounds; ++i) {
        RandomTable table(rules->seats, random.next());
        Round round(rules, shuffled_and_cut(rules->deck, random), 1 + any_of(random, rules->seats));
        while (!round.over()) {
            at_decision(round);
            const auto refusal = round.apply(table.decide(round));
            RC_ASSERT(!refusal);
        }
        at_end(round);
    }
}

int count_of(const Round& round) {
    int sum = 0;
    for (Seat seat = 1; seat <= round.rules().seats; ++seat) sum += round.state().tricks.count[seat];
    return sum;
}

int tricks_of(const Round& round) {
    int sum = 0;
    for (Seat seat = 1; seat <= round.rules().seats; ++seat) sum += round.state().tricks.tricks[seat];
    return sum;
}

/// Tables that the engine allows, whether or not a package uses them: various seats and cards.
std::vector<RulebookPtr> tables() {
    const CardSet deck = by_hand::deck_of(by_hand::six_ranks, 2);
    const auto made = [](Rulebook rules) { return std::make_shared<const Rulebook>(std::move(rules)); };
    const std::vector<Rank> with_sevens{Rank::ace,  Rank::ten,  Rank::king, Rank::queen,
                                        Rank::jack, Rank::nine, Rank::seven};
    return {made(by_hand::table_of(2, 24, by_hand::six_ranks, deck)),
            made(by_hand::table_of(3, 16, by_hand::six_ranks, deck)),
            made(by_hand::table_of(4, 12, by_hand::six_ranks, deck)),
            made(by_hand::table_of(4, 20, by_hand::five_ranks, by_hand::deck_of(by_hand::five_ranks, 4))),
            made(by_hand::table_of(5, 8, by_hand::five_ranks, by_hand::deck_of(by_hand::five_ranks, 2))),
            made(by_hand::table_of(6, 20, by_hand::five_ranks, by_hand::deck_of(by_hand::five_ranks, 6))),
            made(by_hand::table_of(7, 8, with_sevens, by_hand::deck_of(with_sevens, 2))),
            made(by_hand::table_of(8, 12, by_hand::six_ranks, by_hand::deck_of(by_hand::six_ranks, 4)))};
}

} // namespace

TEST_CASE("Cards are conserved at every decision of every round", "[C29][B01]") {
    REQUIRE(rc::check("conserved", [](std::uint64_t seed) {
        Random random(seed);
        play_rounds(
            by_hand::partnership(), random, 20,
            [](const Round& round) {
                RC_ASSERT(conserves_cards(round.state()));
                const Decision asked = round.pending();
                RC_ASSERT(asked.seat >= 1 && asked.seat <= 4);
                if (asked.kind != DecisionKind::play) return;
                RC_ASSERT(!asked.cards.empty());
                RC_ASSERT(round.state().tricks.hands[asked.seat].contains(asked.cards));
            },
            [](const Round& round) { RC_ASSERT(conserves_cards(round.state())); });
    }));
}

TEST_CASE("A round that is played counts 250 in twelve tricks, however it goes", "[B13]") {
    int played = 0, thrown = 0, claimed = 0;
    REQUIRE(rc::check("250", [&](std::uint64_t seed) {
        Random random(seed);
        play_rounds(
            by_hand::partnership(), random, 10, [](const Round&) {},
            [&](const Round& round) {
                const bool was_played = round.result().outcome == "played";
                RC_ASSERT(count_of(round) == (was_played ? 250 : 0));
                RC_ASSERT(tricks_of(round) == (was_played ? 12 : 0));
                ++(was_played ? played : thrown);
                claimed += round.state().play.claimed_by != 0;
            });
    }));
    CHECK(played > 100);
    CHECK(thrown > 20);
    CHECK(claimed > 100);
}

TEST_CASE("Every number of seats from two to eight plays, with every seat as dealer", "[B01]") {
    Random random(3);
    for (const RulebookPtr& rules : tables()) {
        CAPTURE(rules->seats);
        for (Seat dealer = 1; dealer <= rules->seats; ++dealer) {
            RandomTable table(rules->seats, random.next());
            Round round(rules, shuffled_and_cut(rules->deck, random), dealer);
            CHECK(round.pending().seat == after(dealer, rules->seats));
            while (!round.over()) {
                REQUIRE(conserves_cards(round.state()));
                REQUIRE_FALSE(round.apply(table.decide(round)));
            }
            const RoundResult result = round.result();
            const bool played = result.outcome == "played";
            CHECK(count_of(round) == (played ? counted_points(round.state()) : 0));
            CHECK(tricks_of(round) == (played ? tricks(*rules) : 0));
            CHECK(result.sides.size() == static_cast<std::size_t>(rules->parties));
            CHECK(result.contract.seat != 0);
            CHECK(result.declarers == rules->party[result.contract.seat]);
        }
    }
}

TEST_CASE("A round is a function of the rules, the deal and the actions", "[B18]") {
    REQUIRE(rc::check("repeated", [](std::uint64_t seed) {
        Random random(seed);
        const RulebookPtr rules = by_hand::partnership();
        const Pack pack = shuffled_and_cut(rules->deck, random);
        RandomTable table(4, random.next());
        std::vector<Event> first_events, second_events;
        Round first(rules, pack, 2, EventLog(first_events)), second(rules, pack, 2, EventLog(second_events));
        while (!first.over()) {
            const Action action = table.decide(first);
            RC_ASSERT(!first.apply(action, EventLog(first_events)));
            Round tried = second; // a copy is independent
            RC_ASSERT(!tried.apply(action));
            RC_ASSERT(!second.apply(action, EventLog(second_events)));
            if (any_of(random, 8)) continue;
            RC_ASSERT(all_of(first) == all_of(second));
            RC_ASSERT(all_of(first) == all_of(tried));
        }
        RC_ASSERT(all_of(first) == all_of(second));
        RC_ASSERT(all_of(*rules, first_events) == all_of(*rules, second_events));
    }));
}

TEST_CASE("Every action that is not offered is refused and changes nothing", "[B02][B05][B10][B11]") {
    REQUIRE(rc::check("refused", [](std::uint64_t seed) {
        Random random(seed);
        play_rounds(
            by_hand::partnership(), random, 1,
            [&](const Round& round) {
                if (any_of(random, 4)) return;
                const Decision asked = round.pending();
                std::vector<Action> wrong{bid(0), bid(255), bid(1 << 30), pass(7), name_trump(Suit::spades)};
                for (int n = 0; n < kind_count; ++n)
                    if (asked.kind != DecisionKind::play || !asked.cards.has(Card::numbered(n)))
                        wrong.push_back(play(Card::numbered(n)));
                if (!asked.may_claim) wrong.push_back(claim());
                if (!asked.exits) wrong.push_back(leave(0));
                wrong.push_back(give(round.state().tricks.hands[after(asked.seat, 4)]));
                if (asked.kind == DecisionKind::name_trump) std::erase(wrong, name_trump(Suit::spades));
                Round tried = round;
                for (const Action& action : wrong) {
                    const auto refusal = tried.apply(action);
                    RC_ASSERT(refusal.has_value());
                }
                RC_ASSERT(all_of(tried) == all_of(round));
            },
            [](const Round&) {});
    }));
}

TEST_CASE("A claim takes what playing on would have brought, points and tricks", "[B13]") {
    int claims = 0;
    REQUIRE(rc::check("claims", [&](std::uint64_t seed) {
        Random random(seed);
        play_rounds(
            by_hand::partnership(), random, 20,
            [&](const Round& round) {
                if (!round.pending().may_claim) return;
                ++claims;
                Round claimed = round;
                std::vector<Event> events;
                RC_ASSERT(!claimed.apply(claim(), EventLog(events)));
                RC_ASSERT(claimed.over());
                RC_ASSERT(conserves_cards(claimed.state()));
                const Seat seat = round.pending().seat;
                const TrickPlay& before = round.state().tricks;
                const TrickPlay& after = claimed.state().tricks;
                RC_ASSERT(after.tricks[seat] == before.tricks[seat] + before.left);
                RC_ASSERT(after.count[seat] - before.count[seat] == 250 - count_of(round));
                RC_ASSERT(is<events::Claimed>(events.front()));
                RC_ASSERT(as<events::Claimed>(events.front())->points == 250 - count_of(round));
            },
            [](const Round&) {});
    }));
    CHECK(claims > 100);
}
