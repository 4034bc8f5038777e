#include "bots/solver/patterns.hpp"

#include "cards/random.hpp"

#include <algorithm>
#include <new>

namespace roundhouse::bots {

namespace {

constexpr int bits_of_a_card = 3, bits_of_a_suit = bits_of_a_card * slots_of_a_suit;
constexpr std::uint64_t end_of_run = 4;
constexpr std::uint64_t pattern_bits = (std::uint64_t{1} << bits_of_a_suit) - 1;

/// Numbers for who leads, and for each card by suit, zone and owner: a shape is their sum.
struct ShapeNumbers {
    std::array<std::array<std::array<std::uint64_t, 4>, rank_count>, suit_count> holding{};
    std::array<std::uint64_t, 4> leader{};

    ShapeNumbers() {
        Random random(0x5bd1e995u);
        for (auto& suit : holding)
            for (auto& zone : suit)
                for (auto& owner : zone) owner = random.next();
        for (auto& number : leader) number = random.next();
    }
};

const ShapeNumbers shape_numbers;

constexpr std::uint64_t cards_of_a_pattern(int from, int cards) {
    return ((std::uint64_t{1} << (bits_of_a_card * cards)) - 1) << (bits_of_a_card * from);
}

} // namespace

void Patterns::set_up(const Layout& layout, int seats) {
    layout_ = &layout;
    ++question_;
    Cards all = 0;
    for (Seat seat = 1; seat <= seats; ++seat) all |= layout.hands[seat];
    for (int suit = 0; suit < suit_count; ++suit) {
        const Cards cards = all >> (suit * slots_of_a_suit) & 0xffff;
        auto& known = known_[at(suit)];
        if (known.size() < (std::size_t{1} << std::bit_width(cards)))
            known.resize(std::size_t{1} << std::bit_width(cards));
    }
}

/// Cards of one suit, told from the highest down. A run is a kind, or neighbouring kinds of a zone in one
/// hand: its cards are all one.
Patterns::Suit Patterns::told(int suit, Cards cards) const {
    const Layout& layout = *layout_;
    Suit found;
    found.made_for = question_;
    int place = 0, alone_before = -1; // who alone held the kind above
    Cards zone_before = 0;
    while (cards) {
        const int top = highest(cards);
        const auto kind = layout.kind[at(top)];
        int owner_of_all = -1;
        bool shared = false;
        const int first = place;
        // Copies lie side by side, those of one owner together; the order of owners is the layout's.
        while (cards && layout.kind[at(highest(cards))] == kind) {
            const int card = highest(cards);
            cards ^= slot(card);
            int owner = 0;
            while (!(layout.hands[owner + 1] & slot(card))) ++owner;
            found.shape += shape_numbers.holding[at(suit)][layout.zone_number[at(card)]][at(owner)];
            shared |= owner_of_all >= 0 && owner_of_all != owner;
            owner_of_all = owner;
            found.bits |= static_cast<std::uint64_t>(owner) << (bits_of_a_card * place++);
        }
        const Cards zone = layout.zone[at(top)];
        if (!zone) {
            found.bits &= ~cards_of_a_pattern(first, place - first);
            alone_before = -1;
            continue;
        }
        found.bits |= end_of_run << (bits_of_a_card * (place - 1));
        if (!shared && zone == zone_before && owner_of_all == alone_before)
            found.bits &= ~(end_of_run << (bits_of_a_card * (first - 1)));
        alone_before = shared ? -1 : owner_of_all;
        zone_before = zone;
    }
    return found;
}

Pattern Patterns::of(Cards remaining, Seat leader) {
    Pattern pattern;
    pattern.shape = shape_numbers.leader[at(leader - 1)];
    for (int suit = 0; suit < suit_count; ++suit) {
        const Cards cards = remaining >> (suit * slots_of_a_suit) & 0xffff;
        Suit& known = known_[at(suit)][cards];
        if (known.made_for != question_) known = told(suit, cards << (suit * slots_of_a_suit));
        pattern.shape += known.shape;
        pattern.suits[at(suit)] = known.bits;
    }
    return pattern;
}

std::array<std::uint64_t, suit_count> Patterns::part(const Pattern& pattern, Cards remaining,
                                                     Cards compared) const {
    std::array<std::uint64_t, suit_count> found{};
    for (int suit = 0; suit < suit_count; ++suit) {
        const Cards cards = remaining & slots_of(suit);
        if (!(cards & compared)) continue;
        for (int z = 0; z < layout_->zone_count[at(suit)]; ++z) {
            const Cards zone = layout_->zones[at(suit)][at(z)];
            int told = number(cards & zone & compared);
            if (!told) continue;
            const int from = number(cards & ~(slot(highest(zone)) | (slot(highest(zone)) - 1)));
            const int all = number(cards & zone);
            while (told < all &&
                   !(pattern.suits[at(suit)] >> (bits_of_a_card * (from + told - 1)) & end_of_run))
                ++told;
            found[at(suit)] |= cards_of_a_pattern(from, told);
        }
    }
    return found;
}

Cards Patterns::compared(const std::array<std::uint64_t, suit_count>& part, Cards remaining) const {
    Cards found = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        const std::uint64_t bits = part[at(suit)] & pattern_bits;
        if (!bits) continue;
        const Cards cards = remaining & slots_of(suit);
        for (int z = 0; z < layout_->zone_count[at(suit)]; ++z) {
            const Cards zone = layout_->zones[at(suit)][at(z)];
            const int from = number(cards & ~(slot(highest(zone)) | (slot(highest(zone)) - 1)));
            Cards in_zone = cards & zone;
            int told = number(bits & cards_of_a_pattern(from, number(in_zone))) / bits_of_a_card;
            if (!told) continue;
            while (--told) in_zone ^= slot(highest(in_zone));
            found |= layout_->zone_above[at(highest(in_zone))];
        }
    }
    return found;
}

void PatternTable::make_room(int bits) {
    if (bits <= bits_) return;
    bits_ = bits;
    std::size_t size = sizeof(Entry) * (std::size_t{ways} << bits) + alignof(Entry);
    room_.reset(std::calloc(size, 1));
    if (!room_) throw std::bad_alloc();
    void* start = room_.get();
    entries_ = static_cast<Entry*>(std::align(alignof(Entry), size - alignof(Entry), start, size));
    buckets_.assign(std::size_t{1} << bits, {});
}

std::size_t PatternTable::bucket(const Pattern& pattern) const {
    return (pattern.shape * 0x9e3779b97f4a7c15u) >> (64 - bits_);
}

namespace {

std::array<std::uint64_t, suit_count> with_shape(const Pattern& pattern) {
    auto bits = pattern.suits;
    for (int suit = 0; suit < suit_count; ++suit)
        bits[at(suit)] |= pattern.shape >> (16 * suit) << bits_of_a_suit;
    return bits;
}

constexpr std::uint16_t mark(const Pattern& pattern) { return static_cast<std::uint16_t>(pattern.shape); }

} // namespace

bool PatternTable::agrees(const Entry& entry, const std::array<std::uint64_t, suit_count>& bits) {
    std::uint64_t unlike = 0;
    for (std::size_t i = 0; i < suit_count; ++i)
        unlike |= (bits[i] ^ entry.bits[i]) & (entry.part[i] | ~pattern_bits);
    return unlike == 0 && entry.part[3] >> bits_of_a_suit;
}

PatternTable::Bounds PatternTable::look_up(const Pattern& pattern, int asked) const {
    const auto bits = with_shape(pattern);
    const std::size_t place = bucket(pattern);
    const Bucket& bucket = buckets_[place];
    Bounds found;
    for (int i = 0; i < ways; ++i) {
        if (bucket.marks[at(i)] != mark(pattern)) continue;
        const Entry* const entry = &entries_[place * ways + at(i)];
        if (!agrees(*entry, bits)) continue;
        found.low = static_cast<int>(entry->part[0] >> bits_of_a_suit);
        found.high = static_cast<int>(entry->part[1] >> bits_of_a_suit);
        found.lead = static_cast<int>(entry->part[2] >> bits_of_a_suit);
        if (found.low < asked && found.high >= asked) continue;
        found.found = true;
        found.part = entry->part;
        break;
    }
    return found;
}

void PatternTable::note(const Pattern& pattern, const std::array<std::uint64_t, suit_count>& part, int low,
                        int high, int lead) {
    const auto bits = with_shape(pattern);
    const std::size_t place = bucket(pattern);
    Entry* const first = &entries_[place * ways];
    Entry* kept = nullptr;
    for (int i = 0; i < ways && !kept; ++i) {
        if (buckets_[place].marks[at(i)] != mark(pattern)) continue;
        Entry& entry = first[i];
        bool same = agrees(entry, bits);
        for (std::size_t s = 0; s < suit_count; ++s) same = same && (entry.part[s] & pattern_bits) == part[s];
        if (!same) continue;
        kept = &entry;
        low = std::max(low, static_cast<int>(entry.part[0] >> bits_of_a_suit));
        high = std::min(high, static_cast<int>(entry.part[1] >> bits_of_a_suit));
    }
    if (!kept) {
        const std::size_t oldest = buckets_[place].oldest++ % ways;
        buckets_[place].marks[oldest] = mark(pattern);
        kept = &first[oldest];
    }
    kept->bits = bits;
    const std::array<std::uint64_t, suit_count> told{static_cast<std::uint64_t>(low),
                                                     static_cast<std::uint64_t>(high),
                                                     static_cast<std::uint64_t>(lead), 1};
    for (std::size_t s = 0; s < suit_count; ++s) kept->part[s] = part[s] | told[s] << bits_of_a_suit;
}

} // namespace roundhouse::bots
