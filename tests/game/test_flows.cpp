// Flows other than partnership's: steps may be missing, and nobody may have to bid.
#include "catch.hpp"
#include "support/rounds.hpp"

using namespace roundhouse;

namespace {

RulebookPtr with_flow(std::vector<Step> flow, std::optional<int> dealer_takes = 250) {
    Rulebook rules = by_hand::partnership_book();
    rules.flow = std::move(flow);
    rules.auction->dealer_takes = dealer_takes;
    return std::make_shared<const Rulebook>(std::move(rules));
}

Round played_out(const RulebookPtr& rules, std::uint64_t seed, Seat dealer) {
    Random random(seed);
    RandomTable table(4, seed);
    Round round(rules, shuffled_and_cut(rules->deck, random), dealer);
    while (!round.over()) {
        if (const auto refusal = round.apply(table.decide(round))) FAIL(name(refusal->code));
    }
    return round;
}

} // namespace

TEST_CASE("Without an auction the seat left of the dealer leads, melds first, and there is no contract") {
    const RulebookPtr rules = with_flow({Step::deal, Step::meld, Step::play, Step::settle});
    for (Seat dealer = 1; dealer <= 4; ++dealer) {
        Random random(1);
        std::vector<Event> events;
        const Round round(rules, shuffled_and_cut(rules->deck, random), dealer, EventLog(events));
        CHECK(round.pending().seat == after(dealer, 4));
        CHECK(round.state().contract.seat == 0);
        std::vector<Seat> melders;
        for (const Event& event : events)
            if (const auto* sum = as<events::MeldTotal>(event)) melders.push_back(sum->seat);
        std::vector<Seat> expected;
        for (int i = 1; i <= 4; ++i) expected.push_back(onward(dealer, i, 4));
        CHECK(melders == expected);
        const RoundResult result = played_out(rules, 5, dealer).result();
        CHECK(result.declarers == 0);
        CHECK(result.sides[0].count + result.sides[1].count == 250);
    }
}

TEST_CASE("Without an auction nobody declares: there is nothing to name and nothing to exchange") {
    const RulebookPtr rules =
        with_flow({Step::deal, Step::trump, Step::exchange, Step::meld, Step::play, Step::settle});
    const Round round = played_out(rules, 6, 3);
    CHECK_FALSE(round.state().tricks.trump);
    for (Seat seat = 1; seat <= 4; ++seat) CHECK(round.state().exchange.given_to[seat] == 0);
}

TEST_CASE("Nobody bids and nobody must: the hand is thrown in", "[C22]") {
    const RulebookPtr rules =
        with_flow({Step::deal, Step::auction, Step::trump, Step::play, Step::settle}, {});
    ToldRound table(rules, sorted_pack(rules->deck), 4);
    table.say("1 pass\n2 pass\n3 pass\n4 pass");
    REQUIRE(table.round.over());
    const RoundResult result = table.round.result();
    CHECK(result.outcome == "thrown in");
    CHECK(result.contract.seat == 0);
    CHECK(result.declarers == 0);
    CHECK(is<events::ThrownIn>(table.events.back()));
}

TEST_CASE("A contract without an exchange and without melds is played at once") {
    const RulebookPtr rules = with_flow({Step::deal, Step::auction, Step::trump, Step::play, Step::settle});
    ToldRound table(rules, sorted_pack(rules->deck), 4);
    table.say("1 pass\n2 pass\n3 pass\n4 trump clubs"); // B03: the dealer has it
    CHECK(table.pending().kind == DecisionKind::play);
    CHECK(table.pending().seat == 4);
    CHECK(table.round.state().contract.forced);
    CHECK(table.round.state().melds.shown.empty());
}

TEST_CASE("A package may let the seat left of the dealer lead") {
    Rulebook rules = by_hand::partnership_book();
    rules.first_lead = FirstLead::left_of_dealer;
    rules.flow = {Step::deal, Step::auction, Step::trump, Step::play, Step::settle};
    const auto shared = std::make_shared<const Rulebook>(rules);
    ToldRound table(shared, sorted_pack(shared->deck), 2);
    table.say("3 pass\n4 pass\n1 pass\n2 trump hearts");
    CHECK(table.pending().seat == 3);
}

TEST_CASE("An exit may let steps go on, and may ask for too little meld or a forced contract") {
    Rulebook rules = by_hand::partnership_book();
    rules.exits = {{"concede", "", false, {Step::trump}, {{}, {}, true}, {Step::meld, Step::settle}},
                   {"too little meld", "", true, {}, {{}, 20, {}}, {Step::settle}}};
    const auto shared = std::make_shared<const Rulebook>(rules);
    ToldRound forced(shared, sorted_pack(shared->deck), 4);
    forced.say("1 pass\n2 pass\n3 pass");
    CHECK(forced.pending().exits == 0b01);
    forced.say("4 leave concede");
    CHECK(forced.round.over());
    bool melded = false, exchanged = false;
    for (const Event& event : forced.events) {
        melded = melded || is<events::MeldTotal>(event);
        exchanged = exchanged || is<events::Gave>(event);
    }
    CHECK(melded);
    CHECK_FALSE(exchanged);
    CHECK(forced.round.result().outcome == "concede");

    ToldRound free(shared, sorted_pack(shared->deck), 4);
    free.say("1 bid 250\n2 pass\n3 pass\n4 pass");
    CHECK(free.pending().exits == 0); // not forced
}
