// One round of partnership from the deal to the score, with every card given.
#include "catch.hpp"
#include "support/rounds.hpp"

using namespace roundhouse;

using by_hand::written_exchange;
using by_hand::written_hands;

namespace {

constexpr std::string_view auction = "1 bid 250\n2 pass\n3 pass\n4 bid 260\n1 bid 280\n4 pass";

struct WrittenTrick {
    std::string_view plays;
    Seat winner;
    int points;
};
const std::vector<WrittenTrick> tricks_played{
    {"1 play 10h\n2 play Ah\n3 play Kc\n4 play 9h", 2, 30},
    {"2 play Jc\n3 play Ac\n4 play Qc\n1 play 9c", 3, 10},
    {"3 play Ad\n4 play 10s\n1 play 9d\n2 play Qd", 4, 20},
    {"4 play Jc\n1 play 9c\n2 play Qc\n3 play 10c", 3, 10},
    {"3 play 10c\n4 play Ac\n1 play As\n2 play Kc", 1, 40},
    {"1 play 10h\n2 play Qh\n3 play 10d\n4 play Jh", 1, 20},
    {"1 play Qs\n2 play 10s\n3 play 10d\n4 play As", 4, 30},
    {"4 play 9s\n1 play Ks\n2 play Ks\n3 play Ad", 1, 30}, // the first of two kings wins
    {"1 play Kh\n2 play Js\n3 play Kd\n4 play Kh", 2, 30}, // the jack of spades ruffs
    {"2 play 9s\n3 play Jd\n4 play Qs\n1 play 9d", 4, 0},
    {"4 play Jh\n1 play Ah\n2 play Js\n3 play Jd", 2, 10},
    {"2 play Qd\n3 play Kd\n4 play 9h\n1 play Qh", 3, 20}, // the last trick counts ten
};

ToldRound begun() {
    const RulebookPtr rules = by_hand::partnership();
    return {rules, pack_for(*rules, 4, written_hands), 4};
}

template<class Kind>
std::vector<Kind> those(const std::vector<Event>& events) {
    std::vector<Kind> found;
    for (const Event& event : events)
        if (const Kind* one = as<Kind>(event)) found.push_back(*one);
    return found;
}

} // namespace

TEST_CASE("A round of partnership, told card by card", "[B01][B02][B04][B05][B13][B14][B15]") {
    ToldRound table = begun();
    for (Seat seat = 1; seat <= 4; ++seat)
        CHECK(table.round.state().tricks.hands[seat] ==
              cards(written_hands[static_cast<std::size_t>(seat - 1)]));
    table.say(auction);
    CHECK(table.round.state().contract.seat == 1);
    CHECK(table.round.state().contract.bid == 280);
    table.say(written_exchange);
    const RoundState& state = table.round.state();
    CHECK(state.melds.points[1] == 60); // royal marriage and a common one
    CHECK(state.melds.points[2] == 30); // dix and a marriage
    CHECK(state.melds.points[3] == 0);
    CHECK(state.melds.points[4] == 10); // dix

    for (std::size_t i = 0; i < tricks_played.size(); ++i) {
        CAPTURE(i);
        table.say(tricks_played[i].plays);
        CHECK(state.play.record[i].winner == tricks_played[i].winner);
        CHECK(state.play.record[i].points == tricks_played[i].points);
        CHECK(conserves_cards(state));
    }
    REQUIRE(table.round.over());
    CHECK_FALSE(table.pending());
    CHECK(table.try_to("0 pass")->code == RefusalCode::round_over);

    const RoundResult result = table.round.result();
    CHECK(result.outcome == "played");
    CHECK(result.declarers == 1);
    REQUIRE(result.sides.size() == 2);
    CHECK(result.sides[0].seats == std::vector<Seat>{1, 3});
    CHECK(result.sides[0].meld == 60);
    CHECK(result.sides[0].count == 130);
    CHECK(result.sides[0].tricks == 6);
    CHECK(result.sides[0].bid == 280);
    CHECK(result.sides[0].melds == std::vector<std::string>{"Royal marriage", "Common marriage"});
    CHECK(result.sides[1].meld == 40);
    CHECK(result.sides[1].count == 120);
    CHECK(result.sides[1].bid == 260);

    const Settled settled = settle(table.round.rules(), result);
    CHECK(settled.delta == std::vector<int>{-280, 160}); // 190 is less than 280: set
}

TEST_CASE("The phases come in the order of the ledger, and the table can say which is on", "[B18]") {
    ToldRound table = begun();
    table.say(auction);
    CHECK(View(table.round, 1).step() == Step::trump);
    table.say(written_exchange);
    for (const WrittenTrick& trick : tricks_played) table.say(trick.plays);
    const std::vector<Step> expected{Step::deal, Step::auction, Step::trump, Step::exchange,
                                     Step::meld, Step::play,    Step::settle};
    std::vector<Step> phases;
    for (const auto& began : those<events::StepBegan>(table.events)) phases.push_back(began.step);
    CHECK(phases == expected);
}

TEST_CASE("Every step is on while its decisions are asked", "[B18]") {
    ToldRound table = begun();
    const auto now = [&] { return std::pair(table.pending().step, table.pending().kind); };
    CHECK(now() == std::pair(Step::auction, DecisionKind::call));
    table.say(auction);
    CHECK(now() == std::pair(Step::trump, DecisionKind::name_trump));
    CHECK(table.pending().suits == 0b1111);
    table.say("1 trump spades");
    CHECK(now() == std::pair(Step::exchange, DecisionKind::give));
    table.say("3 give Ad Kd Jd Ac\n1 give Kd Ad Ac Jd");
    CHECK(now() == std::pair(Step::play, DecisionKind::play));
    CHECK(table.pending().seat == 1); // B04: the winner leads
    CHECK(table.pending().cards == CardSet::of(cards(written_hands[0]).kinds()));
}

TEST_CASE("What happened is told in the order in which it happened", "[B13][B18]") {
    ToldRound table = begun();
    table.say(auction);
    table.say(written_exchange);
    for (const WrittenTrick& trick : tricks_played) table.say(trick.plays);
    std::vector<int> points, bids, melds;
    for (const auto& trick : those<events::TookTrick>(table.events)) points.push_back(trick.points);
    for (const auto& called : those<events::Called>(table.events)) bids.push_back(called.call.bid);
    for (const auto& sum : those<events::MeldTotal>(table.events)) melds.push_back(sum.points);
    for (std::size_t i = 0; i < tricks_played.size(); ++i) CHECK(points.at(i) == tricks_played[i].points);
    CHECK(points.size() == tricks_played.size());
    CHECK(bids == std::vector<int>{250, 0, 0, 260, 280, 0});
    CHECK(melds == std::vector<int>{60, 30, 0, 10});
    CHECK(those<events::Dealt>(table.events).size() == 4);
    for (const auto& dealt : those<events::Dealt>(table.events)) CHECK(dealt.number == 12);
    CHECK(those<events::Leads>(table.events).size() == 12);
    CHECK(those<events::Played>(table.events).size() == 48);
}

TEST_CASE("Cards are dealt in packets from the dealer's left", "[B01][C02]") {
    const RulebookPtr rules = by_hand::partnership();
    const Pack pack = sorted_pack(rules->deck);
    for (Seat dealer = 1; dealer <= 4; ++dealer) {
        const Round round(rules, pack, dealer);
        CHECK(round.pending().seat == after(dealer, 4)); // B02: bids first
        CardSet first;
        for (std::size_t packet = 0; packet < 4; ++packet)
            for (std::size_t i = 0; i < 3; ++i) first.add(pack[packet * 12 + i]);
        CHECK(round.state().tricks.hands[after(dealer, 4)] == first);
    }
}
