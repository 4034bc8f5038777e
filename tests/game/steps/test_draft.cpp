// Hands that are drawn card by card (C19, C21).

#include <rapidcheck.h>

#include "catch.hpp"
#include "game/steps/two_seats.hpp"
#include "place.hpp"

#include "support/journals.hpp"
#include "support/shipped.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

RulebookPtr drafted(const Options& options = {}) {
    return rules_of(source_tree() + "/tests/packages/draft", options);
}

/// Seat 1 draws first: the dealer is seat 2.
ToldRound begun(const Options& options = {}) {
    const RulebookPtr rules = drafted(options);
    Pack pack = row("Ah 9c 10h 9d Kh 9s");
    for (const Card card : sorted_pack(rules->deck - counted(pack))) pack.push_back(card);
    return {rules, pack, 2};
}

/// Every hand, drawn by keeping the first card each time.
ToldRound all_kept(const Options& options = {}) {
    ToldRound told = begun(options);
    while (told.pending().kind == DecisionKind::keep_card) REQUIRE_FALSE(told.round.apply(keep()));
    return told;
}

} // namespace

TEST_CASE("[C19] nothing is dealt; the card drawn is seen by who drew it alone") {
    const ToldRound told = begun();
    CHECK(told.pending().kind == DecisionKind::keep_card);
    CHECK(told.pending().seat == 1);
    CHECK(View(told.round, 1).drawn() == card("Ah"));
    CHECK_FALSE(View(told.round, 2).drawn());
    CHECK(View(told.round, 2).decision().cards.empty());
    CHECK(View(told.round, 1).stock_size() == 48);
    CHECK(View(told.round, 1).hand().empty());
}

TEST_CASE("[C19] keep it, and the next goes unseen to their own pile") {
    ToldRound told = begun();
    told.say("1 keep");
    const View view(told.round, 1);
    CHECK(view.hand() == cards("Ah"));
    CHECK(view.pile_size(1) == 1);
    CHECK(view.rejected().empty());
    CHECK(view.unseen().has(card("9c"))); // nobody saw it discarded
    CHECK(told.pending().seat == 2);
    CHECK(View(told.round, 2).drawn() == card("10h"));
}

TEST_CASE("[C19] reject it, and the next must be kept") {
    ToldRound told = begun();
    told.say("1 reject");
    const View view(told.round, 1);
    CHECK(view.hand() == cards("9c"));
    CHECK(view.rejected() == cards("Ah"));
    CHECK(View(told.round, 2).rejected().empty());
    CHECK(View(told.round, 2).pile_size(1) == 1);
    CHECK(told.pending().seat == 2);
    const auto card_in = [](const Event& event) {
        const auto* rejected = as<events::Rejected>(event);
        return rejected ? rejected->card : as<events::Drew>(event)->card;
    };
    for (const Event& event : told.events)
        if (is<events::Rejected>(event) || is<events::Drew>(event)) {
            CHECK(card_in(seen_by(event, 1)));
            CHECK_FALSE(card_in(seen_by(event, 2)));
        }
    const auto refusal = told.try_to("2 pass");
    CHECK(refusal->code == RefusalCode::not_asked);
    CHECK(refusal->number == static_cast<int>(DecisionKind::keep_card));
}

TEST_CASE("[C19] until the stock is gone: twelve in hand, twelve put away each; then the auction") {
    const ToldRound told = all_kept();
    for (Seat seat = 1; seat <= 2; ++seat) {
        CHECK(View(told.round, 1).hand_size(seat) == 12);
        CHECK(View(told.round, 1).pile_size(seat) == 12);
    }
    CHECK(View(told.round, 1).stock_size() == 0);
    CHECK(told.pending().kind == DecisionKind::call);
    CHECK(told.pending().seat == 1); // whoever drew first bids first (C20)
    CHECK(conserves_cards(told.round.state()));
}

TEST_CASE("[C21] each counts their own pile at the end, or the declarer's counts for the other") {
    for (const bool to_defender : {false, true}) {
        ToldRound told = all_kept({{"discards_to_defender", to_defender ? "yes" : "no"}});
        told.say("1 bid 250\n2 pass\n1 trump hearts");
        const RoundState& state = told.round.state();
        PerSeat<int> piles{};
        for (Seat seat = 1; seat <= 2; ++seat)
            for (const Card card : state.draft.rejected[seat] + state.draft.blind[seat])
                piles[seat] += told.round.rules().play.points[card];
        PerSeat<int> tricks{};
        bots::RandomPlayer player{Random(3)};
        while (told.pending()) {
            for (Seat seat = 1; seat <= 2; ++seat) tricks[seat] = state.tricks.count[seat];
            const Decision asked = told.pending();
            REQUIRE_FALSE(
                told.round.apply(player.decide(View(told.round, asked.seat), asked), EventLog(told.events)));
        }
        for (auto event = told.events.rbegin(); event != told.events.rend(); ++event)
            if (const auto* trick = as<events::TookTrick>(*event)) {
                tricks[trick->seat] += trick->points;
                break;
            } else if (const auto* claimed = as<events::Claimed>(*event)) {
                tricks[claimed->seat] += claimed->points;
                break;
            }
        const RoundResult result = told.round.result();
        CHECK(result.sides[0].count == tricks[1] + (to_defender ? 0 : piles[1]));
        CHECK(result.sides[1].count == tricks[2] + piles[2] + (to_defender ? piles[1] : 0));
        CHECK(result.sides[0].count + result.sides[1].count == 250);
        CHECK(piles[1] > 0);
    }
}

TEST_CASE("[C19][C21] what lies on the other's pile is never seen; a view is the same whatever lies there") {
    const RulebookPtr rules = drafted();
    int differ = 0;
    REQUIRE(rc::check("secret", [&](std::uint64_t seed) {
        check_secrets(rules, seed, [&](const View& view, const RoundState& state, const RoundState& other) {
            const Seat hidden = 3 - view.seat();
            differ += other.draft.rejected[hidden] != state.draft.rejected[hidden];
        });
    }));
    CHECK(differ > 1000);
}

TEST_CASE("[C19] a drafted game replays, with what was taken back taken back") {
    const RulebookPtr rules = drafted();
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        check_replays(*recorded(rules, seed, 3, 10), rules);
    }
}
