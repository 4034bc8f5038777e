#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;

TEST_CASE("48 cards, A 10 K Q J 9 twice in each suit; twelve each; partners sit opposite", "[B01]") {
    const Rulebook& rules = *by_hand::partnership();
    CHECK(rules.deck.size() == 48);
    for (const Suit suit : all_suits) CHECK(rules.deck.count(suit) == 12);
    CHECK(tricks(rules) == 12);
    CHECK(rules.count.total == 250);
    for (const auto& [seat, partner] : {std::pair{1, 3}, {2, 4}, {3, 1}, {4, 2}})
        CHECK(partner_of(rules, seat) == partner);
    CHECK(seats_of(rules, 1) == std::vector<Seat>{1, 3});
    CHECK(seats_of(rules, 2) == std::vector<Seat>{2, 4});
}

TEST_CASE("Who has no partner, or two, has no partner to exchange with") {
    const CardSet deck = by_hand::deck_of(by_hand::six_ranks, 2);
    const Rulebook three = by_hand::table_of(3, 16, by_hand::six_ranks, deck);
    CHECK(partner_of(three, 2) == 0);
    Rulebook six = by_hand::table_of(6, 8, by_hand::six_ranks, deck);
    CHECK(partner_of(six, 2) == 5);
    six.parties = 2;
    for (Seat seat = 1; seat <= 6; ++seat) six.party[seat] = static_cast<std::uint8_t>((seat - 1) % 2 + 1);
    CHECK(partner_of(six, 2) == 0);
    CHECK(seats_of(six, 2) == std::vector<Seat>{2, 4, 6});
}

TEST_CASE("Trump may be named where the hand holds what it takes", "[C06][D15]") {
    Rulebook rules = by_hand::partnership_book();
    using Suits = std::vector<Suit>;
    const CardSet hand = cards("As 10s Ks Qs Js Kh Qh Kd Qc");
    CHECK(nameable(rules, hand).size() == 4); // B04: any suit
    rules.trump->needs = TrumpNeeds::marriage;
    CHECK(nameable(rules, hand) == Suits{Suit::spades, Suit::hearts});
    CHECK(nameable(rules, cards("Kd Qc As Js")).empty());
    rules.trump->needs = TrumpNeeds::run;
    CHECK(nameable(rules, hand) == Suits{Suit::spades});
    rules.trump->needs = TrumpNeeds::dix;
    CHECK(nameable(rules, cards("Kd Qd 9c")) == Suits{Suit::clubs});
    rules.trump->needs = TrumpNeeds::marriage_or_dix;
    CHECK(nameable(rules, cards("Kd Qd 9c Kh Qs")).size() == 2);
}

TEST_CASE("Option values are written as a person writes them") {
    CHECK(to_string(OptionValue(true)) == "yes");
    CHECK(to_string(OptionValue(false)) == "no");
    CHECK(to_string(OptionValue(1500)) == "1500");
    CHECK(to_string(OptionValue(std::string("pre-1945"))) == "pre-1945");
}

TEST_CASE("Seats go round") {
    CHECK(after(4, 4) == 1);
    CHECK(after(1, 4) == 2);
    CHECK(after(8, 8) == 1);
    for (int seats = 2; seats <= most_seats; ++seats)
        for (Seat seat = 1; seat <= seats; ++seat) {
            Seat walked = seat;
            for (int steps = 0; steps < 20; ++steps) {
                CHECK(onward(seat, steps, seats) == walked);
                walked = after(walked, seats);
            }
        }
}
