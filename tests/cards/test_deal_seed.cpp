// Secret seeds: what they deal, and what they reveal. The numbers here were computed by a second
// implementation in another language.
#include <numeric>
#include <set>

#include <rapidcheck.h>

#include "cards/deal_seed.hpp"
#include "cards/notation.hpp"
#include "catch.hpp"
#include "decks.hpp"

using namespace roundhouse;

namespace {

/// Bytes 0, 1, 2, …
SecretSeed counting() {
    SecretSeed secret;
    std::iota(secret.bytes.begin(), secret.bytes.end(), static_cast<unsigned char>(0));
    return secret;
}

} // namespace

TEST_CASE("What a secret seed draws is known to who knows the seed") {
    SecretRandom random(counting(), 1);
    for (const std::uint64_t known : {0x0fdfd2a37edb26a0u, 0x4e6298fbe4aae239u, 0x393a4628d7995e01u})
        CHECK(random.next() == known);
    for (int i = 3; i < 8; ++i) random.next();
    CHECK(random.next() == 0xbabf7f025567fc0du); // from the next block
    SecretRandom large(counting(), 5);
    for (const std::uint32_t known : {1882875113u, 464754328u, 1533118630u, 2800268263u, 1032258297u})
        CHECK(large.below(3000000000u) == known);
    CHECK(drawn_before_deals(counting(), 1000) == 695);
    CHECK(notation(dealt_pack(single_deck, counting(), 1)) ==
          "Ad Kd Qd 10d Jd 10h Qs 9c Qd 10c Kc Qh Ks Ac As Jh Js 10h 10d 10s As Kh 9h 10s "
          "Ac 9h 9d Qh Ks 9d Kd Qc Jc 10c Qc Js Jh Kh Jc 9s Ah Kc 9c Qs Ah 9s Ad Jd");
}

TEST_CASE("A commitment and what bots draw from are digests of the secret") {
    CHECK(commitment_to(counting()) == "9bf48e2c1d516bc4355dd6007ec7f99c995ebd207cc96279801e9186ca01dc59");
    CHECK(seed_for_bots(counting()) == 0xcd07ca436ac0929fu);
    CHECK(seed_for_bots(DealSeed(7)) == 7);
}

TEST_CASE("Every bit of a secret counts: it changes the pack, the commitment and the bots") {
    const Pack pack = dealt_pack(single_deck, counting(), 1);
    for (const std::size_t byte : {0u, 31u, 63u, 64u, 127u})
        for (int bit = 0; bit < 8; bit += 7) {
            SecretSeed other = counting();
            other.bytes[byte] = static_cast<unsigned char>(other.bytes[byte] ^ 1 << bit);
            CHECK(dealt_pack(single_deck, other, 1) != pack);
            CHECK(commitment_to(other) != commitment_to(counting()));
            CHECK(seed_for_bots(other) != seed_for_bots(counting()));
        }
}

TEST_CASE("A secret deals the whole deck, another order in each round") {
    std::set<std::string> orders;
    for (int round = 1; round <= 200; ++round) {
        const Pack pack = dealt_pack(single_deck, counting(), round);
        CHECK(counted(pack) == single_deck);
        orders.insert(notation(pack));
    }
    CHECK(orders.size() == 200);
}

TEST_CASE("From a secret, every number below a bound comes about equally often") {
    SecretRandom random(counting(), 9);
    std::array<int, 6> times{};
    for (int i = 0; i < 60000; ++i) ++times[random.below(6)];
    for (const int n : times) CHECK((n > 9600 && n < 10400)); // more than four standard deviations
}

TEST_CASE("A named seed deals as it always did") {
    Random random = Random::stream(7, 3);
    CHECK(dealt_pack(single_deck, DealSeed(7), 3) == shuffled_and_cut(single_deck, random));
}

TEST_CASE("The system's secrets differ, and are read back from their text") {
    const SecretSeed one = secret_from_system(), other = secret_from_system();
    CHECK_FALSE(one == other);
    CHECK(parse_secret(to_text(one)) == one);
    CHECK(to_text(one).size() == 256);
    for (const std::string& wrong : {std::string(), to_text(one) + "00", to_text(one).substr(2),
                                     to_text(one).substr(1) + "g", " " + to_text(one).substr(1)})
        CHECK_FALSE(parse_secret(wrong));
}
