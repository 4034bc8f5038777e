#include "bots/solver/patterns.hpp"

#include "cards/random.hpp"

#include <algorithm>
#include <new>

namespace roundhouse::bots {

namespace {

/// Numbers for each leader, and for each card by suit, zone and owner: a shape is their sum.
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

/// `number` places of a suit's pattern, after the highest `from`.
constexpr Cards places(int from, int number) { return (slot(number) - 1) << from; }

constexpr std::uint64_t suit_mask = slots_of(0);
constexpr int owner_high = slots_of_a_suit, run_end = 2 * slots_of_a_suit, above = 3 * slots_of_a_suit;
/// The bits of these places in all three planes.
constexpr std::uint64_t all_planes(std::uint64_t places) { return places * 0x0000000100010001u; }

} // namespace

void Patterns::set_up(const Layout& layout, int seats) {
    layout_ = &layout;
    Cards all = 0;
    for (Seat seat = 1; seat <= seats; ++seat) all |= layout.hands[seat];
    for (int suit = 0; suit < suit_count; ++suit) {
        const Cards cards = all >> (suit * slots_of_a_suit) & 0xffff;
        known_[at(suit)].assign(std::size_t{1} << std::bit_width(cards), {});
    }
}

/// The pattern of one suit, from the highest card down. A run is a kind, or neighbouring kinds of a zone in
/// one hand: its cards are all equal.
Patterns::Suit Patterns::told(int suit, Cards cards) const {
    const Layout& layout = *layout_;
    Suit found;
    found.shape = 1;                  // made, even without a card
    int place = 0, alone_before = -1; // who alone held the kind above
    Cards zone_before = 0;
    while (cards) {
        const int top = highest(cards), first = place;
        const Cards zone = layout.zone[at(top)];
        int owner_of_all = -1;
        bool shared = false;
        // Copies lie side by side, those of one owner together; the order of owners is the layout's.
        for (; cards && layout.kind[at(highest(cards))] == layout.kind[at(top)]; ++place) {
            const int card = highest(cards);
            cards ^= slot(card);
            int owner = 0;
            while (!(layout.hands[owner + 1] & slot(card))) ++owner;
            found.shape += shape_numbers.holding[at(suit)][layout.zone_number[at(card)]][at(owner)];
            found.slots_by_place |= static_cast<std::uint64_t>(card % slots_of_a_suit) << (4 * place);
            shared |= owner_of_all >= 0 && owner_of_all != owner;
            owner_of_all = owner;
            if (zone)
                found.pattern |= (owner & 1 ? slot(place) : 0) | (owner & 2 ? slot(owner_high + place) : 0);
        }
        if (zone) found.pattern |= slot(run_end + place - 1);
        if (zone && !shared && zone == zone_before && owner_of_all == alone_before)
            found.pattern &= ~slot(run_end + first - 1);
        alone_before = shared || !zone ? -1 : owner_of_all;
        zone_before = zone;
    }
    return found;
}

Pattern Patterns::of(Cards remaining, Seat leader) {
    Pattern pattern;
    pattern.shape = shape_numbers.leader[at(leader - 1)];
    for (int suit = 0; suit < suit_count; ++suit) {
        const int first = suit * slots_of_a_suit;
        const Cards cards = remaining >> first & suit_mask;
        Suit& known = known_[at(suit)][cards];
        if (!known.shape) known = told(suit, cards << first);
        pattern.shape += known.shape;
        pattern.suits[at(suit)] = known.pattern;
    }
    return pattern;
}

Cards Patterns::part(const Pattern& pattern, Cards remaining, Cards compared) const {
    Cards found = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        const Cards cards = remaining & slots_of(suit);
        if (!(cards & compared)) continue;
        const int first = suit * slots_of_a_suit;
        for (int z = 0; z < layout_->zone_count[at(suit)]; ++z) {
            const Cards zone = layout_->zones[at(suit)][at(z)];
            const int told = number(cards & zone & compared);
            if (!told) continue;
            const int from = number(cards & ~(slot(highest(zone)) | (slot(highest(zone)) - 1)));
            const int run_goes_on = lowest(pattern.suits[at(suit)] >> (run_end + from + told - 1));
            found |= places(first + from, told + run_goes_on);
        }
    }
    return found;
}

Cards Patterns::compared(Cards part, Cards remaining) const {
    Cards found = 0;
    for (; part; part &= part - 1) {
        const int suit = lowest(part) / slots_of_a_suit, first = suit * slots_of_a_suit;
        const Suit& known = known_[at(suit)][remaining >> first & suit_mask];
        const int card = first + static_cast<int>(known.slots_by_place >> (4 * (lowest(part) - first)) & 15);
        found |= layout_->zone_above[at(card)];
    }
    return found;
}

void PatternTable::make_room(int bits) {
    if (bits <= bits_) return;
    bits_ = bits;
    std::size_t size = (sizeof(Bucket) << bits) + alignof(Bucket);
    room_.reset(std::calloc(size, 1));
    if (!room_) throw std::bad_alloc();
    void* start = room_.get();
    buckets_ = static_cast<Bucket*>(std::align(alignof(Bucket), size - alignof(Bucket), start, size));
}

PatternTable::Bucket& PatternTable::bucket(const Pattern& pattern) const {
    return buckets_[(pattern.shape * 0x9e3779b97f4a7c15u) >> (64 - bits_)];
}

namespace {

/// Never 0, which means unused.
constexpr std::uint16_t mark(const Pattern& pattern) { return static_cast<std::uint16_t>(pattern.shape | 1); }

/// Sixteen more bits of the shape, and again as many. With the mark, 47 of its 64 bits are compared, and the
/// bucket covers some more; that is taken to be enough.
constexpr std::uint64_t rest_of_shape(const Pattern& pattern, int i) {
    return pattern.shape >> (16 << i) << above;
}

} // namespace

bool PatternTable::agrees(const Entry& entry, const Pattern& pattern) {
    std::uint64_t unlike = 0;
    for (int suit = 0; suit < suit_count; ++suit)
        unlike |= (entry.suits[at(suit)] ^ pattern.suits[at(suit)]) &
                  all_planes(entry.part >> (suit * slots_of_a_suit) & suit_mask);
    unlike |= (entry.suits[2] ^ rest_of_shape(pattern, 0)) & rest_of_shape({{}, ~0ull}, 0);
    unlike |= (entry.suits[3] ^ rest_of_shape(pattern, 1)) & rest_of_shape({{}, ~0ull}, 1);
    return unlike == 0;
}

PatternTable::Bounds PatternTable::look_up(const Pattern& pattern, int asked) const {
    const Bucket& bucket = this->bucket(pattern);
    Bounds found;
    unsigned marked = 0;
    for (unsigned i = 0; i < ways; ++i) marked |= unsigned{bucket.marks[i] == mark(pattern)} << i;
    for (; marked; marked &= marked - 1) {
        const Entry& entry = bucket.entries[at(std::countr_zero(marked))];
        if (!agrees(entry, pattern)) continue;
        found.low = static_cast<int>(entry.suits[0] >> above);
        found.high = static_cast<int>(entry.suits[1] >> above);
        found.part = entry.part;
        found.found = found.low >= asked || found.high < asked;
        if (found.found) break;
    }
    return found;
}

void PatternTable::note(const Pattern& pattern, Cards part, int low, int high) {
    Bucket& bucket = this->bucket(pattern);
    std::size_t kept = ways;
    for (std::size_t i = 0; i < ways && kept == ways; ++i) {
        const Entry& entry = bucket.entries[i];
        if (bucket.marks[i] != mark(pattern) || entry.part != part || !agrees(entry, pattern)) continue;
        kept = i;
        low = std::max(low, static_cast<int>(entry.suits[0] >> above));
        high = std::min(high, static_cast<int>(entry.suits[1] >> above));
    }
    if (kept == ways) kept = static_cast<std::size_t>(bucket.oldest++) % ways;
    bucket.marks[kept] = mark(pattern);
    bucket.entries[kept] = {pattern.suits, part};
    auto& suits = bucket.entries[kept].suits;
    suits[0] |= static_cast<std::uint64_t>(low) << above;
    suits[1] |= static_cast<std::uint64_t>(high) << above;
    suits[2] |= rest_of_shape(pattern, 0);
    suits[3] |= rest_of_shape(pattern, 1);
}

} // namespace roundhouse::bots
