// The random source, the shuffle and the cut. The numbers here were computed by a second implementation in
// another language; they must be the same on every platform.
#include <array>

#include <rapidcheck.h>

#include "cards/deck.hpp"
#include "cards/notation.hpp"
#include "catch.hpp"
#include "decks.hpp"

using namespace roundhouse;

namespace {

const CardSet double_deck = deck_of({Rank::ace, Rank::ten, Rank::king, Rank::queen, Rank::jack}, 4);

} // namespace

TEST_CASE("The random source gives known numbers") {
    Random zero(0), answer(42), stream = Random::stream(7, 1);
    for (const std::uint64_t known : {0x111cb3a78f59a58eu, 0xceabd938ff4e856du, 0x61fb51318f47d2a4u})
        CHECK(zero.next() == known);
    for (const std::uint64_t known : {0xae4a7cbfdda9b434u, 0xe9cc09d33d38d9d2u, 0xcb5756512b93433au})
        CHECK(answer.next() == known);
    for (const std::uint64_t known : {0x08ead42d2c8dc6fdu, 0xfcba6d04acd9f15au, 0xfce9812add56ccc0u})
        CHECK(stream.next() == known);
}

TEST_CASE("Numbers below a bound are known, also where numbers are drawn again") {
    Random die(1);
    for (const std::uint32_t known : {4u, 2u, 3u, 0u, 0u, 5u, 4u, 0u, 2u, 1u, 1u, 5u, 3u, 1u, 0u, 5u})
        CHECK(die.below(6) == known);
    Random large(1);
    for (const std::uint32_t known : {2413288339u, 1146552495u, 1652000562u, 18501941u, 2653081736u})
        CHECK(large.below(3000000000u) == known);
}

TEST_CASE("Every number below a bound comes about equally often") {
    Random random(1945);
    std::array<int, 6> times{};
    for (int i = 0; i < 60000; ++i) ++times[random.below(6)];
    for (const int n : times) CHECK((n > 9600 && n < 10400)); // more than four standard deviations
    CHECK(Random(3).below(1) == 0);
}

TEST_CASE("Near seeds and near numbers give unlike streams") {
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        for (std::uint64_t number = 0; number < 50; ++number)
            if (seed != number)
                REQUIRE(Random::stream(seed, number).next() != Random::stream(number, seed).next());
}

TEST_CASE("A shuffle is known by its seed") {
    Random random = Random::stream(7, 1);
    CHECK(notation(shuffled_and_cut(single_deck, random)) ==
          "Kh Kc 9h 10c Qd Jc 9d Ks 10s Jh As Ks Kd 9c 10d Kh Jc Ad 10c Ac 9s Jh Qc Ah "
          "10h 9h 10d Ad Jd Qh Qd Js Qh Kc Js Jd Ac 9s Qs Qc 9c 9d 10h Ah As 10s Qs Kd");
    Random other = Random::stream(1945, 3);
    CHECK(notation(shuffled_and_cut(double_deck, other)) ==
          "Ah Kc Qh Ad Jh Kh Ad Jh Kh 10h Qd 10s Ac Kd Jc Qd 10s Jh Ks 10d 10s 10h Jd Ad Jd Ad Qh 10h Ac Ah "
          "Ks Qd As Kh Kc Jh Qc Kd 10d Kh Qc Js Js Kd 10d As Ah Js Qc Kc Jc Qs 10h Qs Jd Qs Jc Js Ac 10c 10c "
          "Kd 10d 10c Qh Qd Ah Qs As Qc Kc Ks Ks 10c Jd Ac Qh As 10s Jc");
}

TEST_CASE("A shuffled pack holds exactly the deck", "[B01][C29]") {
    REQUIRE(rc::check("permutation", [](std::uint64_t seed) {
        CardSet deck;
        for (int n = 0; n < kind_count; ++n) deck.add(Card::numbered(n), *rc::gen::inRange(0, 6));
        Random random(seed);
        const Pack pack = shuffled_and_cut(deck, random);
        RC_ASSERT(counted(pack) == deck);
        RC_ASSERT(pack.size() == static_cast<std::size_t>(deck.size()));
        RC_ASSERT(sorted_pack(counted(pack)) == sorted_pack(deck));
    }));
}

TEST_CASE("The cut leaves cards on both sides: two cards always change places after the shuffle") {
    // With two cards the shuffle draws below 2, and the cut can only be in the middle.
    const CardSet two{Card(Rank::nine, Suit::spades), Card(Rank::ace, Suit::clubs)};
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Random random(seed), same(seed);
        const bool stays = same.below(2) == 1; // Fisher-Yates: the last card is swapped with itself
        const Pack pack = shuffled_and_cut(two, random);
        CHECK((pack.front() == Card(Rank::nine, Suit::spades)) == !stays);
    }
}

TEST_CASE("A cut never moves the whole pack: the shuffle's last card is not last after the cut") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed), same(seed);
        Pack uncut = sorted_pack(single_deck);
        for (std::size_t i = uncut.size(); i > 1; --i)
            std::swap(uncut[i - 1], uncut[same.below(static_cast<std::uint32_t>(i))]);
        const Pack cut = shuffled_and_cut(single_deck, random);
        const auto at = 1 + same.below(47);
        REQUIRE((at >= 1 && at <= 47));
        std::rotate(uncut.begin(), uncut.begin() + at, uncut.end());
        REQUIRE(cut == uncut);
    }
}

TEST_CASE("Packs of one card and of none stay as they are") {
    Random random(5);
    CHECK(shuffled_and_cut(CardSet{}, random).empty());
    const CardSet one{Card(Rank::ten, Suit::hearts)};
    CHECK(shuffled_and_cut(one, random) == Pack{Card(Rank::ten, Suit::hearts)});
}

TEST_CASE("Every card comes to every place about equally often") {
    Random random(11);
    const CardSet deck = deck_of({Rank::ace, Rank::ten}, 1); // eight cards
    std::array<PerKind<int>, 8> times{};
    constexpr int deals = 40000;
    for (int i = 0; i < deals; ++i) {
        const Pack pack = shuffled_and_cut(deck, random);
        for (std::size_t place = 0; place < pack.size(); ++place) ++times[place][pack[place]];
    }
    for (const auto& place : times)
        for (const Card card : deck) {
            const int n = place[card];
            CHECK((n > 4650 && n < 5350)); // 5000 expected; more than five standard deviations
        }
}
