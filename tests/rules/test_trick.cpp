// Playing tricks: who wins, what counts, who leads.
#include <numeric>

#include <rapidcheck.h>

#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;

namespace {

const PlayTable table = by_hand::play_table(by_hand::six_ranks, by_hand::suit_led());

int winner_of(std::string_view trick, Trump trump) { return winner(table, trump, row(trick)); }

/// The ledger's definition: the highest trump, else the highest card of the suit led; the first of identical
/// cards.
int winner_by_words(const std::vector<Card>& trick, Trump trump) {
    Suit suit = trick[0].suit();
    for (const Card card : trick)
        if (trump && card.suit() == *trump) suit = *trump;
    for (const Rank rank : by_hand::six_ranks)
        for (std::size_t i = 0; i < trick.size(); ++i)
            if (trick[i] == Card(rank, suit)) return static_cast<int>(i);
    return -1;
}

int sum(const TrickPlay& state) {
    return std::accumulate(state.count.items.begin(), state.count.items.end(), 0);
}

} // namespace

TEST_CASE("The ten beats the king; only the suit led and trump can win", "[B01]") {
    CHECK(winner_of("Kh 10h Qh 9h", {}) == 1);
    CHECK(winner_of("Kh 10h Ah 9h", {}) == 2);
    CHECK(winner_of("9h Ad As Ac", {}) == 0);
    CHECK(winner_of("Ah 9s Ad Ac", Suit::spades) == 1);
    CHECK(winner_of("Ah 9s Js 9s", Suit::spades) == 2);
}

TEST_CASE("Of two identical cards the one played first wins", "[A25][C15]") {
    CHECK(winner_of("Ah Ah 10h 9h", {}) == 0);
    CHECK(winner_of("9h Ah Kh Ah", {}) == 1);
    CHECK(winner_of("Ah 9s 9s Ah", Suit::spades) == 1);
    CHECK(winner_of("As As As As", Suit::spades) == 0);
}

TEST_CASE("Queen of hearts led, spades trump: the queen of spades wins the trick", "[B12]") {
    CHECK(winner_of("Qh 9d Ah Qs", Suit::spades) == 3);
    CHECK(winner_of("Qh 9d Ah 9c", Suit::spades) == 2);
}

TEST_CASE("The winner is the one of the ledger's words, for any cards") {
    REQUIRE(rc::check("winner", [](std::uint64_t seed) {
        Random random(seed);
        const CardSet deck = by_hand::deck_of(by_hand::six_ranks, 6);
        for (int i = 0; i < 100; ++i) {
            std::vector<Card> trick;
            for (int n = 1 + any_of(random, most_seats); n > 0; --n) trick.push_back(any_card(random, deck));
            const Trump trump = any_trump(random);
            RC_ASSERT(winner(table, trump, trick) == winner_by_words(trick, trump));
        }
    }));
}

TEST_CASE("The winner of a trick takes its points and leads; cards leave the hands", "[B13][A20]") {
    TrickPlay state;
    state.trump = Suit::spades;
    state.left = 2;
    state.leader = 3;
    state.hands[3] = cards("Kh 9d");
    state.hands[4] = cards("10h 9c");
    state.hands[1] = cards("Qh Jc");
    state.hands[2] = cards("9s Ad");
    CHECK(play(table, state, card("Kh")) == 0);
    CHECK(to_play(state, table) == 4);
    CHECK(play(table, state, card("10h")) == 0);
    CHECK(play(table, state, card("Qh")) == 0);
    CHECK(play(table, state, card("9s")) == 2);
    CHECK(state.count[2] == 20); // king and ten
    CHECK(state.tricks[2] == 1);
    CHECK(state.done == 1);
    CHECK(to_play(state, table) == 2);
    play(table, state, card("Ad"));
    play(table, state, card("9d"));
    play(table, state, card("9c"));
    CHECK(play(table, state, card("Jc")) == 2);
    CHECK(state.count[2] == 20 + 10 + 10); // the ace and the last trick
    CHECK(finished(state));
    for (Seat seat = 1; seat <= 4; ++seat) CHECK(state.hands[seat].empty());
}

TEST_CASE("Each A, 10 and K counts 10 and the last trick 10: 250 in all", "[B13]") {
    REQUIRE(rc::check("250", [](std::uint64_t seed) {
        Random random(seed);
        const Pack pack = shuffled_and_cut(by_hand::deck_of(by_hand::six_ranks, 2), random);
        TrickPlay state = dealt(table, pack, 12, any_trump(random), 1 + any_of(random, 4), true);
        while (!finished(state)) play(table, state, any_card(random, CardSet::of(legal_kinds(table, state))));
        RC_ASSERT(sum(state) == 250);
        RC_ASSERT(std::accumulate(state.tricks.items.begin(), state.tricks.items.end(), 0) == 12);
    }));
}

TEST_CASE("80 cards at one point each and two for the last trick: 50 in all", "[D02]") {
    const PlayTable four_copies = by_hand::play_table(by_hand::five_ranks, by_hand::pre_1945(), 4, 1, 2);
    Random random(1);
    const Pack pack = shuffled_and_cut(by_hand::deck_of(by_hand::five_ranks, 4), random);
    TrickPlay state = dealt(four_copies, pack, 20, Suit::hearts, 1, true);
    while (!finished(state))
        play(four_copies, state, any_card(random, CardSet::of(legal_kinds(four_copies, state))));
    CHECK(sum(state) == 50);
}
