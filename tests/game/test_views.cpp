// What a seat may not know changes neither its view nor what a player decides.
#include <rapidcheck.h>

#include "catch.hpp"
#include "support/rounds.hpp"

using namespace roundhouse;

namespace {

/// Other hands that look the same to the viewer: of the same sizes, with the known cards in place, and every
/// unseen card somewhere.
PerSeat<CardSet> other_hands(const Round& round, Seat viewer, Random& random) {
    const View view(round, viewer);
    PerSeat<CardSet> hands;
    CardSet rest = view.unseen();
    for (Seat seat = 1; seat <= round.rules().seats; ++seat) {
        if (seat == viewer) continue;
        hands[seat] = view.known_in(seat);
        rest -= hands[seat];
    }
    Pack pack = shuffled_and_cut(rest, random);
    for (Seat seat = 1; seat <= round.rules().seats; ++seat)
        while (seat != viewer && hands[seat].size() < view.hand_size(seat)) {
            hands[seat].add(pack.back());
            pack.pop_back();
        }
    RC_ASSERT(pack.empty());
    return hands;
}

/// Seat 1 has the contract in clubs; the partner's four cards went to seat 1 and came back.
ToldRound exchanged() {
    const RulebookPtr rules = by_hand::partnership();
    ToldRound table(rules, sorted_pack(rules->deck), 4);
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump clubs");
    CardSet given;
    for (const Card card : table.pending().cards)
        if (given.size() < 4) given.add(card);
    for (int giver = 0; giver < 2; ++giver)
        if (const auto refusal = table.round.apply(give(given))) throw std::logic_error(name(refusal->code));
    return table;
}

template<class Check>
void at_every_decision(int rounds, std::uint64_t seed, Check check) {
    Random random(seed);
    const RulebookPtr rules = by_hand::partnership();
    for (int i = 0; i < rounds; ++i) {
        RandomTable table(4, random.next());
        Round round(rules, shuffled_and_cut(rules->deck, random), 1 + any_of(random, 4));
        while (!round.over()) {
            check(round, table, random);
            RC_ASSERT(!round.apply(table.decide(round)));
        }
    }
}

} // namespace

TEST_CASE("What is known to be in a hand is in it, and unseen cards are those the others hold") {
    REQUIRE(rc::check("known", [](std::uint64_t seed) {
        at_every_decision(10, seed, [](const Round& round, RandomTable&, Random&) {
            for (Seat viewer = 1; viewer <= 4; ++viewer) {
                const View view(round, viewer);
                CardSet others;
                for (Seat seat = 1; seat <= 4; ++seat) {
                    const CardSet& hand = round.state().tricks.hands[seat];
                    RC_ASSERT(hand.contains(view.known_in(seat)));
                    if (seat != viewer) others += hand;
                }
                RC_ASSERT(view.unseen() == others);
                RC_ASSERT(view.known_in(viewer) == view.hand());
            }
        });
    }));
}

TEST_CASE("Other cards in hands that a seat cannot see change nothing that it is shown") {
    REQUIRE(rc::check("shown", [](std::uint64_t seed) {
        at_every_decision(1, seed, [](const Round& round, RandomTable&, Random& random) {
            const Seat viewer = any_of(random, 5); // 0 is a bystander
            const Round other = supposed(View(round, viewer), other_hands(round, viewer, random));
            RC_ASSERT(to_json(View(other, viewer)) == to_json(View(round, viewer)));
        });
    }));
}

TEST_CASE("The seat that decides is shown and decides the same, whatever the others hold") {
    int scrambled = 0;
    REQUIRE(rc::check("decided", [&](std::uint64_t seed) {
        at_every_decision(2, seed, [&](const Round& round, RandomTable& table, Random& random) {
            const Seat seat = round.pending().seat;
            const Round other = supposed(View(round, seat), other_hands(round, seat, random));
            for (Seat hidden = 1; hidden <= 4; ++hidden)
                scrambled += other.state().tricks.hands[hidden] != round.state().tricks.hands[hidden];
            bots::RandomPlayer here = table.player(seat), there = here;
            RC_ASSERT(here.decide(View(round, seat), round.pending()) ==
                      there.decide(View(other, seat), other.pending()));
            RC_ASSERT(to_json(View(other, seat)) == to_json(View(round, seat)));
        });
    }));
    CHECK(scrambled > 1000);
}

TEST_CASE("A view is of its seat: only the deciding seat is asked, and a bystander has no hand") {
    REQUIRE(rc::check("asked", [](std::uint64_t seed) {
        at_every_decision(5, seed, [](const Round& round, RandomTable&, Random&) {
            const Seat turn = round.pending().seat;
            for (Seat seat = 0; seat <= 4; ++seat) {
                const View view(round, seat);
                RC_ASSERT(view.turn() == turn);
                RC_ASSERT(view.decision().seat == (seat == turn ? turn : 0));
                RC_ASSERT(view.hand() == (seat ? round.state().tricks.hands[seat] : CardSet{}));
                const TrickPlay play = view.trick_play();
                for (Seat other = 1; other <= 4; ++other)
                    RC_ASSERT(play.hands[other] == (other == seat ? view.hand() : CardSet{}));
            }
        });
    }));
}

TEST_CASE("Cards given are known to both who exchange, and to nobody else", "[B05]") {
    const RulebookPtr rules = by_hand::partnership();
    ToldRound table(rules, sorted_pack(rules->deck), 4);
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump clubs");
    const CardSet hand = table.pending().cards;
    CardSet given;
    for (const Card card : hand)
        if (given.size() < 4) given.add(card);
    REQUIRE_FALSE(table.round.apply(give(given)));
    CHECK(View(table.round, 3).given(3) == given);
    CHECK(View(table.round, 1).given(3) == given);
    for (const Seat other : {0, 2, 4}) {
        CHECK(View(table.round, other).given(3).empty());
        CHECK(View(table.round, other).given_to(3) == 1); // that cards were given is public
    }
    CHECK(View(table.round, 3).known_in(1) == given);
    CHECK(View(table.round, 2).known_in(1).empty());
    REQUIRE_FALSE(table.round.apply(give(given)));
    // All four came back; only its melds are certain in the winner's hand.
    CardSet shown;
    for (const ShownMeld& meld : View(table.round, 3).melds())
        if (meld.seat == 1) shown = larger(shown, meld.meld.cards);
    CHECK(View(table.round, 3).known_in(1).contains(shown));
    CHECK(View(table.round, 1).known_in(3).contains(given));
}

TEST_CASE("A supposed round needs hands of the right sizes") {
    const RulebookPtr rules = by_hand::partnership();
    const Round round(rules, sorted_pack(rules->deck), 4);
    CHECK_THROWS_AS(supposed(View(round, 1), PerSeat<CardSet>{}), std::invalid_argument);
}

TEST_CASE("The stock of a supposed round is drawn in the order that is supposed", "[C16]") {
    const RulebookPtr rules = testing::rules_of("two-handed");
    const Round round(rules, sorted_pack(rules->deck), 2);
    const View view(round, 1);
    const auto& hands = round.state().tricks.hands;
    const CardSet hidden = view.unseen() - hands[2];
    for (const bool reversed : {false, true}) {
        std::vector<Card> stock(hidden.begin(), hidden.end());
        if (reversed) std::reverse(stock.begin(), stock.end());
        Round drawn = supposed(view, hands, stock);
        while (drawn.pending().kind == DecisionKind::play)
            REQUIRE_FALSE(drawn.apply(play(*drawn.pending().cards.begin())));
        if (drawn.state().stock.cards.size() == round.state().stock.cards.size())
            REQUIRE_FALSE(drawn.apply(decline()));
        std::vector<Card> left{*view.turned_up()};
        left.insert(left.end(), stock.begin(), stock.end() - 2);
        CHECK(drawn.state().stock.cards == left);
    }
}

TEST_CASE("A supposed round knows neither the pack nor what others gave each other", "[B05]") {
    ToldRound table = exchanged();
    const auto supposed_by = [&](Seat viewer) {
        return supposed(View(table.round, viewer), table.round.state().tricks.hands);
    };
    for (Seat viewer = 1; viewer <= 4; ++viewer) {
        const Round round = supposed_by(viewer);
        CHECK(round.state().pack.empty());
        const bool exchanges = viewer == 1 || viewer == 3;
        for (const Seat giver : {1, 3})
            CHECK(round.state().exchange.given[giver].size() == (exchanges ? 4 : 0));
    }
}

TEST_CASE("A supposed round plays on like a real one") {
    REQUIRE(rc::check("played on", [](std::uint64_t seed) {
        at_every_decision(1, seed, [](const Round& round, RandomTable& table, Random& random) {
            if (any_of(random, 6)) return;
            const Seat seat = round.pending().seat;
            Round other = supposed(View(round, seat), other_hands(round, seat, random));
            RandomTable players = table;
            while (!other.over()) {
                RC_ASSERT(conserves_cards(other.state()));
                RC_ASSERT(!other.apply(players.decide(other)));
            }
        });
    }));
}

TEST_CASE("Events tell a seat only what it may know", "[B05]") {
    REQUIRE(rc::check("told", [](std::uint64_t seed) {
        Random random(seed);
        const RulebookPtr rules = by_hand::partnership();
        RandomTable table(4, seed);
        std::vector<Event> events;
        Round round(rules, shuffled_and_cut(rules->deck, random), 1, EventLog(events));
        while (!round.over()) RC_ASSERT(!round.apply(table.decide(round), EventLog(events)));
        for (const Event& event : events)
            for (Seat seat = 0; seat <= 4; ++seat) {
                Event expected = event;
                if (auto* dealt = std::get_if<events::Dealt>(&expected); dealt && dealt->seat != seat)
                    dealt->cards = {};
                if (auto* gave = std::get_if<events::Gave>(&expected);
                    gave && (seat == 0 || (gave->seat != seat && gave->to != seat)))
                    gave->cards = {};
                RC_ASSERT(to_json(*rules, seen_by(event, seat)) == to_json(*rules, expected));
            }
    }));
}
