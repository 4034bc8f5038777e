// Cards that change hands in secret: a kitty dealt out one to each (C31), simultaneous passing (C09), and a
// kitty that may stay unseen (C34).

#include "catch.hpp"

#include "game/match.hpp"
#include "game/view.hpp"
#include "support/shipped.hpp"

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

struct Table {
    Match match;
    std::vector<Event> events;

    explicit Table(RulebookPtr rules) : match(begin_match(std::move(rules), 11)) {
        deal_next(match, EventLog(events));
    }
    Round& round() { return *match.round; }
    Seat asked() { return round().pending().seat; }
    void does(const Action& action) { REQUIRE_FALSE(act(match, action, EventLog(events))); }
    View view(Seat seat) { return View(round(), seat); }
};

/// The first seat makes the lowest bid, the others pass.
Table bid_for(RulebookPtr rules) {
    Table table(std::move(rules));
    table.does(bid(next_bids(*table.match.rules->auction, table.round().state().auction.state, 1).front()));
    while (table.round().pending().kind == DecisionKind::call) table.does(pass());
    return table;
}

CardSet some(const CardSet& cards, int number) {
    CardSet taken;
    for (const Card card : cards)
        if (taken.size() < number) taken.add(card);
    return taken;
}

} // namespace

TEST_CASE("each seat sees only the card of the kitty that it gets", "[C31]") {
    Table table = bid_for(rules_of("four-handed", {{"kitty", "4"}}));
    const Seat declarer = table.asked();
    CHECK(table.view(declarer).kitty().size() == 4);
    CHECK(table.view(after(declarer, 4)).kitty().empty());
    PerSeat<CardSet> got{};
    for (int i = 1; i < 4; ++i) {
        const Decision& asked = table.round().pending();
        REQUIRE(asked.seat == declarer);
        CHECK(asked.cards.size() == 5 - i);
        got[asked.to] = some(asked.cards, 1);
        table.does(give(got[asked.to]));
    }
    for (Seat seat = 1; seat <= 4; ++seat) {
        CHECK(table.view(seat).hand_size(seat) == 12);
        if (seat == declarer) continue;
        CHECK(table.view(declarer).known_in(seat).contains(got[seat]));
        CHECK(table.view(onward(declarer, 1, 4) == seat ? onward(declarer, 2, 4) : onward(declarer, 1, 4))
                  .known_in(seat)
                  .empty());
    }
    CHECK(conserves_cards(table.round().state()));
    CHECK(tricks(*table.match.rules) == 12);
}

TEST_CASE("where nobody takes the kitty there is a trick less") {
    auto rules = std::make_shared<Rulebook>(*rules_of("four-handed", {{"kitty", "4"}}));
    ExitRule grand;
    grand.name = "grand";
    grand.at = {Step::auction};
    grand.anyone = true;
    grand.goes_on = {Step::kitty, Step::meld, Step::play, Step::settle};
    rules->exits = {grand};
    Table table(rules);
    CHECK(table.view(1).tricks() == 12); // the kitty may still be dealt out
    table.does(leave(0));
    while (!table.round().over()) {
        REQUIRE(table.round().pending().kind == DecisionKind::play);
        REQUIRE_FALSE(table.round().pending().cards.empty());
        REQUIRE_FALSE(table.match.round->apply(play(*table.round().pending().cards.begin())));
    }
    CHECK(table.view(1).finished_tricks().size() == 11);
    CHECK(table.view(1).tricks() == 11);
    CHECK(table.round().result().tricks == 11);
    CHECK(conserves_cards(table.round().state()));
}

TEST_CASE("who passes second at once does not see what comes", "[C09]") {
    Table table = bid_for(rules_of("auction", {{"pass_cards", "3"}, {"pass_order", "simultaneous"}}));
    const Seat declarer = table.asked(), partner = onward(declarer, 2, 4);
    table.does(name_trump(Suit::hearts));
    REQUIRE(table.asked() == partner);
    const CardSet before = table.view(declarer).hand();
    const auto seen = to_json(table.view(declarer));
    const std::size_t told = table.events.size();
    const CardSet first = some(table.view(partner).hand(), 3);
    table.does(give(first));
    CHECK(table.asked() == declarer);
    CHECK(table.view(declarer).hand() == before);
    CHECK(to_json(table.view(declarer))["seats"] == seen["seats"]);
    CHECK(table.events.size() == told);
    const CardSet second = some(before, 3);
    table.does(give(second));
    CHECK(table.view(declarer).given(partner) == first);
    CHECK(table.round().state().tricks.hands[partner].contains(second));
    for (Seat seat = 1; seat <= 4; ++seat) CHECK(table.view(seat).hand_size(seat) == 12);
    CHECK(conserves_cards(table.round().state()));
}

TEST_CASE("the first to pass may be the declarer") {
    auto rules = std::make_shared<Rulebook>(*rules_of("auction", {{"pass_cards", "2"}}));
    rules->exchange->declarer_first = true;
    Table table = bid_for(rules);
    const Seat declarer = table.asked(), partner = onward(declarer, 2, 4);
    table.does(name_trump(Suit::hearts));
    CHECK(table.asked() == declarer);
    const CardSet gift = some(table.view(declarer).hand(), 2);
    table.does(give(gift));
    REQUIRE(table.asked() == partner);
    CHECK(table.view(partner).hand().contains(gift));
    table.does(give(gift));
    CHECK(table.view(declarer).hand().contains(gift));
    CHECK(table.view(partner).known_in(declarer).contains(gift));
}

TEST_CASE("a kitty may be left unseen by who had to open, at a certain bid", "[C34]") {
    auto rules = std::make_shared<Rulebook>(*rules_of("three-handed"));
    ExitRule unseen;
    unseen.name = "conceding unseen";
    unseen.at = {Step::kitty};
    unseen.when.had_to_open = true;
    unseen.when.bid = 20;
    unseen.goes_on = {Step::trump, Step::meld, Step::settle};
    unseen.melds = ExitMelds::other_sides;
    rules->exits.push_back(unseen);
    rules->auction->must_open = MustOpen::eldest; // so that any hand opens
    const auto bids = [&](int points) {
        Table table(rules);
        table.does(bid(points));
        while (table.round().pending().kind == DecisionKind::call) table.does(pass());
        return table;
    };
    CHECK(bids(21).round().pending().kind == DecisionKind::name_trump);

    Table table = bids(20);
    const Seat declarer = table.asked();
    REQUIRE(table.round().pending().kind == DecisionKind::take_kitty);
    CHECK(table.view(declarer).kitty().empty());
    const auto leaves = parse_action(*rules, "leave conceding unseen");
    REQUIRE(leaves);
    Table other = table;
    other.does(*leaves);
    REQUIRE(other.round().pending().kind == DecisionKind::name_trump);
    other.does(name_trump(Suit::hearts));
    CHECK(other.match.settled.back().delta[static_cast<std::size_t>(declarer - 1)] == -20);
    CHECK(conserves_cards(other.round().state()));

    const auto takes = parse_action(*rules, "take kitty");
    REQUIRE(takes);
    table.does(*takes);
    CHECK(table.view(after(declarer, 3)).kitty().size() == 3);
    CHECK(table.round().pending().kind == DecisionKind::name_trump);
}
