#include "rules/play/playouts.hpp"

#include "cards/hand_in_play.hpp"

#include <bit>

#if defined(__x86_64__)
#include <immintrin.h>
#define ROUNDHOUSE_HAS_BMI2_PATH 1
#endif

namespace roundhouse {

namespace {

unsigned nth_bit(KindMask mask, unsigned n) {
    while (n-- > 0) mask &= mask - 1;
    return static_cast<unsigned>(std::countr_zero(mask));
}

} // namespace

} // namespace roundhouse

#define ROUNDHOUSE_PATH portable
#define ROUNDHOUSE_TARGET
#define ROUNDHOUSE_NTH(mask, n) nth_bit(mask, n)
#include "rules/play/playouts.inl"
#undef ROUNDHOUSE_PATH
#undef ROUNDHOUSE_TARGET
#undef ROUNDHOUSE_NTH

#ifdef ROUNDHOUSE_HAS_BMI2_PATH
#define ROUNDHOUSE_PATH bmi2
#define ROUNDHOUSE_TARGET [[gnu::target("bmi,bmi2,popcnt")]]
#define ROUNDHOUSE_NTH(mask, n) static_cast<unsigned>(_tzcnt_u32(_pdep_u32(1u << (n), mask)))
#include "rules/play/playouts.inl"
#endif

namespace roundhouse {

namespace {

/// Rules of any shape, filter by filter.
PlayOut play_any(const PlayTable& table, TrickPlay state, Random& random) {
    const auto before = state;
    while (!finished(state)) {
        const KindMask legal = legal_kinds(table, state);
        const auto choices = static_cast<std::uint64_t>(std::popcount(legal));
        const auto nth = static_cast<unsigned>((random.next() >> 32) * choices >> 32);
        play(table, state, Card::numbered(static_cast<int>(nth_bit(legal, nth))));
    }
    PlayOut result;
    for (std::size_t i = 0; i < most_seats; ++i) {
        result.count.items[i] = static_cast<std::int16_t>(state.count.items[i] - before.count.items[i]);
        result.tricks.items[i] = static_cast<std::uint8_t>(state.tricks.items[i] - before.tricks.items[i]);
    }
    return result;
}

/// The fast form covers whole tricks under the common shape of compulsion, with free leads.
bool is_shaped(const PlayTable& table, const TrickPlay& state) {
    return table.shape.fits && table.lead_filters.empty() && state.played == 0 && state.left > 0;
}

} // namespace

PlayOut play_out_portable(const PlayTable& table, const TrickPlay& state, Random& random) {
    if (!is_shaped(table, state)) return play_any(table, state, random);
    return table.seats == 4 ? portable::play_shaped<4>(table, state, random)
                            : portable::play_shaped<0>(table, state, random);
}

#ifdef ROUNDHOUSE_HAS_BMI2_PATH
/// Every extension that the path is compiled for: a virtual machine may hide one of them.
bool has_bmi2() {
    return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt");
}

PlayOut play_out_bmi2(const PlayTable& table, const TrickPlay& state, Random& random) {
    if (!is_shaped(table, state)) return play_any(table, state, random);
    return table.seats == 4 ? bmi2::play_shaped<4>(table, state, random)
                            : bmi2::play_shaped<0>(table, state, random);
}
#else
bool has_bmi2() { return false; }
PlayOut play_out_bmi2(const PlayTable& table, const TrickPlay& state, Random& random) {
    return play_out_portable(table, state, random);
}
#endif

PlayOut play_out(const PlayTable& table, const TrickPlay& state, Random& random) {
    static const auto path = has_bmi2() ? play_out_bmi2 : play_out_portable;
    return path(table, state, random);
}

const char* play_out_path() { return has_bmi2() ? "bmi2" : "portable"; }

} // namespace roundhouse
