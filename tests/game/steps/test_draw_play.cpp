// A card turned up, tricks with a stock, and melds between tricks (C16-C18).

#include <algorithm>

#include <rapidcheck.h>

#include "catch.hpp"
#include "game/steps/two_seats.hpp"

#include "support/journals.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

RulebookPtr two_handed() { return rules_of("two-handed"); }

/// Seat 1 leads from a hand full of melds; seat 2 has none. The 10h is turned up.
const std::vector<std::string> hands{"Ah 10h Kh Qh Jh 9h Ks Qs Jd As Kd Qd",
                                     "9c 9c Jc Jc Qc Qc 9d 9d Jd Js Js 9s"};

Pack pack_with(const RulebookPtr& rules, const std::vector<std::string>& both, const std::string& first) {
    Pack pack = pack_for(*rules, 2, both);
    for (const Card card : row(first)) pack.push_back(card);
    for (const Card card : sorted_pack(rules->deck - counted(pack))) pack.push_back(card);
    return pack;
}

ToldRound dealt(const std::vector<std::string>& both = hands, const std::string& stock = "10h Ac Kc") {
    const RulebookPtr rules = two_handed();
    return {rules, pack_with(rules, both, stock), 2};
}

std::vector<std::string> offered(const ToldRound& told) {
    std::vector<std::string> names;
    const View view(told.round, told.pending().seat);
    for (const Meld& meld : view.offered_melds())
        names.push_back(name(view.rules().meld_rules[static_cast<std::size_t>(meld.rule)], meld.multiple));
    return names;
}

int melded(const ToldRound& told, Seat seat) { return told.round.state().melds.points[seat]; }

} // namespace

TEST_CASE("[C16] the next card makes trump, lies under the stock, and a nine pays the dealer") {
    const ToldRound told = dealt();
    const View view(told.round, 1);
    CHECK(view.trump() == Suit::hearts);
    CHECK(view.turned_up() == card("10h"));
    CHECK(view.stock_size() == 24);
    CHECK(View(told.round, 0).turned_up() == card("10h"));
    CHECK(told.round.state().stock.cards.front() == card("10h"));
    CHECK(melded(told, 2) == 0);
    CHECK(told.pending().seat == 1); // the dealer is seat 2
    const ToldRound nine = dealt(hands, "9h");
    CHECK(melded(nine, 2) == 10);
    CHECK(melded(nine, 1) == 0);
}

TEST_CASE("[C16] Melding all at once, in house rules that draw too, leaves what was scored before") {
    Rulebook book = *two_handed();
    book.flow.insert(std::find(book.flow.begin(), book.flow.end(), Step::draw_play), Step::meld);
    const auto rules = std::make_shared<const Rulebook>(book);
    const ToldRound told{rules, pack_with(rules, hands, "9h"), 2};
    CHECK(melded(told, 2) == 10); // for the nine; seat 2 has no meld
    CHECK(melded(told, 1) >= 150);
}

TEST_CASE("[C17] any card may be played while a stock is left; the winner draws first") {
    ToldRound told = dealt();
    CHECK(told.pending().cards == CardSet::of(told.round.state().tricks.hands[1].kinds()));
    told.say("1 play As");
    CHECK(told.pending().cards.has(card("9c"))); // it has spades, but need not follow
    told.say("2 play 9c");
    CHECK(told.pending().kind == DecisionKind::meld);
    told.say("1 decline");
    CHECK(View(told.round, 1).hand().has(card("Ac")));
    CHECK(View(told.round, 2).hand().has(card("Kc")));
    CHECK(View(told.round, 2).stock_size() == 22);
    CHECK(told.pending().seat == 1);
    CHECK(View(told.round, 2).known_in(1).empty());
}

TEST_CASE("[C17] one meld after a trick, a dix beside it; who has no more to meld is not asked") {
    ToldRound told = dealt();
    told.say("1 play As\n2 play 9c");
    CHECK(offered(told) ==
          std::vector<std::string>{"Run", "Royal marriage", "Marriage", "Marriage", "Dix", "Pinochle"});
    told.say("1 meld Kh Qh as Royal marriage");
    CHECK(offered(told) == std::vector<std::string>{"Dix"});
    const auto refusal = told.try_to("1 meld Qs Jd as Pinochle");
    REQUIRE(refusal);
    CHECK(refusal->code == RefusalCode::melded_enough);
    CHECK(refusal->limit == 1);
    told.say("1 meld 9h as Dix");
    CHECK(melded(told, 1) == 50);
    CHECK(told.pending().kind == DecisionKind::meld); // the dix may still be exchanged
    told.say("1 swap");
    CHECK(melded(told, 1) == 50); // it has scored already
    CHECK(told.pending().kind == DecisionKind::play);
}

TEST_CASE("[C16] a dix is swapped for the card turned up, and scores") {
    ToldRound told = dealt();
    told.say("1 play As\n2 play 9c\n1 swap");
    CHECK(melded(told, 1) == 10);
    CHECK(View(told.round, 1).hand().count(card("10h")) == 2);
    CHECK(View(told.round, 2).turned_up() == card("9h"));
    CHECK(View(told.round, 2).known_in(1) == cards("10h")); // it was open
    CHECK_FALSE(View(told.round, 1).hand().has(card("9h")));
    CHECK(told.try_to("1 swap")->code == RefusalCode::cannot_swap);
    told.say("1 meld Ah 10h Kh Qh Jh as Run");
    CHECK(melded(told, 1) == 160);
    CHECK(conserves_cards(told.round.state()));
}

TEST_CASE("[C16] a dix that was turned up is not swapped, and both dixes may be shown at one turn") {
    ToldRound turned = dealt(hands, "9h");
    turned.say("1 play As\n2 play 9c");
    CHECK_FALSE(turned.pending().may_swap);
    CHECK(turned.try_to("1 swap")->code == RefusalCode::cannot_swap);
    ToldRound both = dealt({"Ah 10h Kh Qh 9h 9h Ks Qs Jd As Kd Qd", "9c 9c Jc Jc Qc Qc 9d 9d Jd Js Js 9s"});
    both.say("1 play As\n2 play 9c\n1 meld 9h as Dix\n1 meld 9h as Dix\n1 meld Kh Qh as Royal marriage");
    CHECK(melded(both, 1) == 60);
    CHECK(offered(both).empty());
    CHECK(both.pending().may_swap);
}

TEST_CASE("[C17] melded cards stay playable, and serve in a higher meld of their class") {
    ToldRound told = dealt(hands, "10h Ac Kc Ad 10c");
    told.say("1 play As\n2 play 9c\n1 meld Kh Qh as Royal marriage\n1 decline");
    CHECK(View(told.round, 2).known_in(1) == cards("Kh Qh"));
    told.say("1 play Ac\n2 play 9c\n1 meld Ah 10h Kh Qh Jh as Run\n1 decline");
    CHECK(melded(told, 1) == 190);
    told.say("1 play Kh\n2 play Jc");
    CHECK(View(told.round, 2).known_in(1) == cards("Ah 10h Qh Jh"));
}

TEST_CASE("[C17] not the other way round: a run's king and queen make no royal marriage after it") {
    ToldRound told = dealt();
    told.say("1 play As\n2 play 9c\n1 meld Ah 10h Kh Qh Jh as Run\n1 decline");
    told.say("1 play Ac\n2 play 9c");
    const auto names = offered(told);
    CHECK(std::find(names.begin(), names.end(), "Royal marriage") == names.end());
    const auto refusal = told.try_to("1 meld Kh Qh as Royal marriage");
    REQUIRE(refusal);
    CHECK(refusal->code == RefusalCode::no_new_card);
    CHECK(told.try_to("1 meld Kc Qc as Marriage")->code == RefusalCode::not_held);
}

TEST_CASE("[C17] a queen melded in a marriage serves in the pinochle, but in no second marriage") {
    ToldRound told = dealt({"Ah 10h Kh Qh Jh 9h Ks Ks Qs Jd As Qd", "9c 9c Jc Jc Qc Qc 9d 9d Jd Js Js 9s"});
    told.say("1 play As\n2 play 9c\n1 meld Ks Qs as Marriage\n1 decline\n1 play Ac\n2 play 9c");
    const auto refusal = told.try_to("1 meld Ks Qs as Marriage");
    REQUIRE(refusal);
    CHECK(refusal->code == RefusalCode::served_already);
    told.say("1 meld Qs Jd as Pinochle");
    CHECK(melded(told, 1) == 60);
}

TEST_CASE("[C17] pinochle, then the double of it: both score; after the double no single one") {
    const std::vector<std::string> with_both{"Ah 10h Kh Qh Jh 9h Qs Qs Jd Jd As Qd",
                                             "9c 9c Jc Jc Qc Qc 9d 9d Kc Js Js 9s"};
    ToldRound rising = dealt(with_both, "10h Ac Kd");
    rising.say("1 play As\n2 play 9c\n1 meld Qs Jd as Pinochle\n1 decline\n1 play Ac\n2 play 9c");
    rising.say("1 meld Qs Qs Jd Jd as Double pinochle");
    CHECK(melded(rising, 1) == 340);
    ToldRound falling = dealt(with_both, "10h Ac Kd");
    falling.say(
        "1 play As\n2 play 9c\n1 meld Qs Qs Jd Jd as Double pinochle\n1 decline\n1 play Ac\n2 play 9c");
    CHECK(falling.try_to("1 meld Qs Jd as Pinochle")->code == RefusalCode::no_new_card);
}

TEST_CASE("[C16][C18] the loser of trick 12 draws the card turned up; then the strict rules hold") {
    ToldRound told = dealt();
    bots::RandomPlayer player{Random(5)};
    while (told.round.state().tricks.done < 12 || told.pending().kind == DecisionKind::meld) {
        const Decision asked = told.pending();
        REQUIRE_FALSE(
            told.round.apply(player.decide(View(told.round, asked.seat), asked), EventLog(told.events)));
    }
    events::Drew last;
    for (const Event& event : told.events)
        if (const auto* drew = as<events::Drew>(event)) last = *drew;
    const RoundState& state = told.round.state();
    CHECK(last.open);
    CHECK(last.seat != state.play.record[11].winner);
    CHECK(as<events::Drew>(seen_by(last, 0))->card == last.card);
    CHECK(state.stock.cards.empty());
    CHECK_FALSE(View(told.round, 1).turned_up());
    for (Seat seat = 1; seat <= 2; ++seat) CHECK(state.tricks.hands[seat].size() == 12);
    CHECK(told.pending().seat == state.play.record[11].winner);
    CHECK(told.round.rules().flow[state.step] == Step::play);
    REQUIRE_FALSE(told.round.apply(play(*told.pending().cards.begin())));
    const Card led = state.tricks.cards[0];
    const Decision follows = told.pending();
    const CardSet of_suit = state.tricks.hands[follows.seat].only(mask_of(led.suit()));
    if (!of_suit.empty()) CHECK(of_suit.contains(follows.cards));
    const auto melds = state.melds.shown.size();
    while (told.pending()) {
        CHECK(told.pending().kind == DecisionKind::play);
        const Decision asked = told.pending();
        REQUIRE_FALSE(told.round.apply(player.decide(View(told.round, asked.seat), asked)));
    }
    CHECK(state.melds.shown.size() == melds);
}

namespace {

/// Compares how many melds of one type and amount used each kind of card with how many the deck holds.
void check_no_card_served_twice(const Round& round) {
    const RoundState& state = round.state();
    for (const ShownMeld& shown : state.melds.shown) {
        CardSet alike;
        for (const ShownMeld& other : state.melds.shown) {
            const auto type = [&](const ShownMeld& meld) {
                return round.rules().meld_rules[static_cast<std::size_t>(meld.meld.rule)].type;
            };
            if (type(other) == type(shown) && other.meld.points == shown.meld.points)
                alike += other.meld.cards;
        }
        RC_ASSERT(round.rules().deck.contains(alike));
    }
}

} // namespace

TEST_CASE("[C17][C18] in random rounds 24 tricks count 250, and no card serves twice alike") {
    const RulebookPtr rules = two_handed();
    int melds = 0, swaps = 0;
    REQUIRE(rc::check("drawn", [&](std::uint64_t seed) {
        Random random(seed);
        RandomTable table(2, seed);
        std::vector<Event> events;
        Round round(rules, shuffled_and_cut(rules->deck, random), 1 + any_of(random, 2), EventLog(events));
        while (!round.over()) {
            RC_ASSERT(conserves_cards(round.state()));
            RC_ASSERT(round.state().stock.cards.empty() || !round.pending().may_claim);
            RC_ASSERT(!round.apply(table.decide(round), EventLog(events)));
        }
        const RoundResult result = round.result();
        RC_ASSERT(result.sides[0].count + result.sides[1].count == 250);
        RC_ASSERT(result.sides[0].tricks + result.sides[1].tricks == 24);
        check_no_card_served_twice(round);
        int points = 0;
        for (const Event& event : events) {
            if (const auto* melded = as<events::Melded>(event)) points += melded->meld.points;
            if (const auto* turned = as<events::TurnedUp>(event)) points += turned->pays;
            melds += is<events::Melded>(event);
            swaps += is<events::Swapped>(event);
        }
        RC_ASSERT(points == result.sides[0].meld + result.sides[1].meld);
    }));
    CHECK(melds > 100);
    CHECK(swaps > 10);
}

TEST_CASE("[C16][C17] what is drawn is known to who drew it: a view is the same whatever the rest is") {
    const RulebookPtr rules = two_handed();
    int scrambled = 0;
    REQUIRE(rc::check("secret", [&](std::uint64_t seed) {
        check_secrets(rules, seed, [&](const View& view, const RoundState& state, const RoundState& other) {
            const Seat hidden = 3 - view.seat();
            scrambled += other.tricks.hands[hidden] != state.tricks.hands[hidden];
            RC_ASSERT(view.known_in(hidden) == common(view.known_in(hidden), state.tricks.hands[hidden]));
        });
    }));
    CHECK(scrambled > 1000);
}

TEST_CASE("[C16][C17] a game with a stock replays, with what was taken back taken back") {
    const RulebookPtr rules = two_handed();
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        check_replays(*recorded(rules, seed, 3, 10), rules);
    }
}

namespace {

/// Seat 1 has named a contract in which it must take no trick, with ranks and counts of its own, and leads.
ToldRound null_with_a_stock() {
    const RulebookPtr rules = house_rules("two-handed", R"(
        r.flow, r.turn_up, r.draw_play.swap = "deal auction trump draw_play play settle", nil, nil
        r.auction = { minimum = 100, steps = { { by = 10 } }, nobody = { "thrown in", goes_on = "" } }
        r.trump = { also = { { "Null", declarer_takes = "no trick", melds = false,
                               ranks = "A K Q J 10 9", count = { A = 10, ["10"] = 5 } } } }
        r.draw_play.follow = { { "counters stay in hand", keep = { cards = "non-counters" } } }
        r.settle = settle.standard {})");
    const std::vector<std::string> both{"10h Ah 9h 9s Ks Qs As 10s Kd Qd Ad 10d",
                                        "Jh Kc Qc Ac 10c Jc 9c 9c Jd Jd 9d 9d"};
    ToldRound told{rules, pack_with(rules, both, ""), 2};
    told.say("1 bid 100\n2 pass\n1 contract Null");
    return told;
}

} // namespace

TEST_CASE("[A30] in a contract with ranks and counts of its own they hold while cards are drawn, too") {
    ToldRound told = null_with_a_stock();
    told.say("1 play 10h");
    CHECK(told.pending().cards == CardSet::of(cards("Jh Kc Qc Jc 9c Jd 9d").kinds()));
    told.say("2 play Jh");
    CHECK(View(told.round, 0).leader() == 2);
    CHECK(View(told.round, 0).count(2) == 5);
    CHECK(told.pending().kind == DecisionKind::play); // although seat 2 holds a marriage: nobody melds
}

TEST_CASE("[A30] a declarer who takes a trick while cards are drawn has lost, and no more is played") {
    ToldRound told = null_with_a_stock();
    told.say("1 play Ah\n2 play Jh");
    CHECK(told.round.over());
    CHECK_FALSE(told.round.result().contract.reached);
    CHECK(conserves_cards(told.round.state()));
}
