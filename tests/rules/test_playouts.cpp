// Play-outs: each code path gives the same result as playing card by card.
#include <bit>

#include <rapidcheck.h>

#include "catch.hpp"
#include "rules/play/playouts.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;

namespace {

/// Plays the rest of the hand card by card, drawing as playouts.hpp specifies: every legal kind is equally
/// likely.
PlayOut card_by_card(const PlayTable& table, TrickPlay state, Random& random) {
    PlayOut out;
    const TrickPlay before = state;
    while (!finished(state)) {
        const CardSet legal = CardSet::of(legal_kinds(table, state));
        auto choice = legal.begin();
        const auto size = static_cast<std::uint64_t>(legal.size());
        for (auto n = (random.next() >> 32) * size >> 32; n > 0; --n) ++choice;
        play(table, state, *choice);
    }
    for (Seat seat = 1; seat <= table.seats; ++seat) {
        out.count[seat] = static_cast<std::int16_t>(state.count[seat] - before.count[seat]);
        out.tricks[seat] = static_cast<std::uint8_t>(state.tricks[seat] - before.tricks[seat]);
    }
    return out;
}

bool same(const PlayOut& a, const PlayOut& b) { return a.count == b.count && a.tricks == b.tricks; }

void all_paths_agree(const PlayTable& table, const TrickPlay& state, std::uint64_t seed) {
    Random steps(seed), portable(seed), fast(seed), chosen(seed);
    const PlayOut expected = card_by_card(table, state, steps);
    RC_ASSERT(same(play_out_portable(table, state, portable), expected));
    RC_ASSERT(same(play_out(table, state, chosen), expected));
    const std::uint64_t after = steps.next();
    RC_ASSERT(portable.next() == after); // the same number of draws
    RC_ASSERT(chosen.next() == after);
    if (has_bmi2()) {
        RC_ASSERT(same(play_out_bmi2(table, state, fast), expected));
        RC_ASSERT(fast.next() == after);
    }
}

Must any_rules(Random& random) {
    switch (any_of(random, 6)) {
    case 0: return by_hand::suit_led();
    case 1: return by_hand::pre_1945();
    case 2: return by_hand::trumps_only();
    case 3: return by_hand::post_1945();
    case 4: return {by_hand::follow(), by_hand::ruff()};
    default: return {{"no counters", Keep::garbage, {}, ""}}; // not of the common shape
    }
}

} // namespace

TEST_CASE("Both paths of a play-out equal playing card by card, for every rule and number of seats") {
    REQUIRE(rc::check("paths", [](std::uint64_t seed) {
        Random random(seed);
        for (int i = 0; i < 20; ++i) {
            const int seats = 2 + any_of(random, 7);
            const PlayTable table = by_hand::play_table(by_hand::six_ranks, any_rules(random), seats);
            TrickPlay state = any_deal(table, by_hand::six_ranks, random, 20);
            // From the beginning of the hand, or from the middle of it or of a trick.
            for (int n = any_of(random, 3) ? 0 : any_of(random, state.left * seats); n > 0; --n)
                play(table, state, any_card(random, CardSet::of(legal_kinds(table, state))));
            all_paths_agree(table, state, random.next());
        }
    }));
}

TEST_CASE("A rule for the first lead holds in play-outs", "[C12]") {
    PlayTable table = by_hand::play_table(by_hand::six_ranks, by_hand::pre_1945());
    table.lead = {{"lead trump first", Keep::trump,
                   by_hand::condition([](auto is) { return is(Fact::first_trick); }), ""}};
    compile(table, by_hand::six_ranks);
    REQUIRE(rc::check("led", [&](std::uint64_t seed) {
        Random random(seed);
        all_paths_agree(table, any_deal(table, by_hand::six_ranks, random, 12), random.next());
    }));
}

TEST_CASE("A play-out of a hand that is over brings nothing") {
    const PlayTable table = by_hand::play_table(by_hand::six_ranks, by_hand::suit_led());
    TrickPlay state;
    state.left = 0;
    state.count[2] = 40;
    Random random(1);
    CHECK(same(play_out(table, state, random), PlayOut{}));
}

TEST_CASE("The path that is taken is the one the processor allows") {
    CHECK(std::string(play_out_path()) == (has_bmi2() ? "bmi2" : "portable"));
}
