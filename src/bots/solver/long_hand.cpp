#include "bots/solver/long_hand.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// Room for 8 << n positions, by the tricks that are left.
constexpr int room_for(int tricks) { return std::clamp(tricks <= 10 ? tricks + 4 : 2 * tricks - 6, 8, 18); }
/// Leads are ranked by what they have decided, up to this; what was best before goes ahead of that.
constexpr int most_history = 1'000'000, best_before = 1 << 20;

/// A slot and all above it.
constexpr Cards from(int card) { return ~(slot(card) - 1); }

} // namespace

void LongHand::Moves::add(int card, int worth) {
    const std::int32_t one = worth * slots + card;
    int i = number++;
    for (; i > 0 && ranked[at(i - 1)] < one; --i) ranked[at(i)] = ranked[at(i - 1)];
    ranked[at(i)] = one;
}

void LongHand::set_up(const TrickPlay& state, int left) {
    layout_ = Layout(table_, state);
    patterns_.set_up(layout_, table_.seats);
    known_.make_room(room_for(state.left));
    hands_ = layout_.hands;
    remaining_ = 0;
    for (Seat seat = 1; seat <= table_.seats; ++seat) remaining_ |= hands_[seat];
    left_ = left;
    tricks_left_ = state.left;
    decided_ = {};
    const int most = std::max<int>(1, *std::max_element(layout_.points_of.begin(), layout_.points_of.end()));
    for (std::size_t i = 0; i < slots; ++i)
        tenths_[i] = static_cast<std::int8_t>(layout_.points_of[i] * 10 / most);
    root_ = {.leader = state.leader, .holder = state.leader};
    Seat seat = state.leader;
    for (std::size_t i = 0; i < state.played; ++i, seat = after(seat, table_.seats))
        lay(root_, seat, layout_.first_slot[at(state.cards[i].number())]);
}

int LongHand::bound(int asked, std::int64_t& nodes_left, const std::atomic<bool>* stop) {
    nodes_left_ = nodes_left;
    stop_ = stop;
    spent_ = false;
    const Found found = root_.played ? at_card(root_, onward(root_.leader, root_.played, table_.seats), asked)
                                     : at_trick(root_.leader, asked);
    nodes_left = nodes_left_;
    return found.value;
}

int LongHand::guess() {
    const auto hands = hands_;
    const Cards remaining = remaining_;
    Trick trick = root_;
    int sum = 0;
    Seat seat = onward(trick.leader, trick.played, table_.seats);
    for (int left = tricks_left_; left > 0; seat = after(seat, table_.seats)) {
        const Moves tried =
            trick.played ? followers(trick, seat, legal(trick, hands_[seat])) : leads(seat, hands_[seat], -1);
        const int card = tried.ranked[0] & (slots - 1);
        lay(trick, seat, card);
        hands_[seat] ^= slot(card);
        remaining_ ^= slot(card);
        if (trick.played < table_.seats) continue;
        --left;
        sum += in_camp(trick.holder) ? trick.points + (left ? 0 : table_.last_trick) : 0;
        seat = trick.holder == 1 ? table_.seats : trick.holder - 1; // who plays before the winner
        trick = {};
    }
    hands_ = hands;
    remaining_ = remaining;
    return sum;
}

bool LongHand::count_node() {
    if (--nodes_left_ < 0 || ((nodes_left_ & nodes_between_looks) == 0 && stop_ && *stop_)) spent_ = true;
    return !spent_;
}

void LongHand::lay(Trick& trick, Seat seat, int card) const {
    if (trick.played == 0 || (layout_.beats[at(trick.best)] >> card & 1)) {
        trick.holder = seat;
        trick.best = card;
        trick.ruffed = trick.played && (layout_.trumps & ~trick.led & slot(card));
    }
    if (trick.played == 0) {
        trick.leader = seat;
        trick.led = slots_of(card / slots_of_a_suit);
    }
    ++trick.played;
    trick.points += layout_.points_of[at(card)];
}

Cards LongHand::legal(const Trick& trick, Cards hand) const {
    const Cards followers = hand & trick.led, ruffers = hand & layout_.trumps;
    const Cards allowed = followers ? followers : ruffers ? ruffers : hand;
    const auto& head = table_.shape.head[(trick.led & layout_.trumps) != 0][trick.ruffed];
    const Cards winners = head[followers == 0] ? allowed & layout_.beats[at(trick.best)] : 0;
    return winners ? winners : allowed;
}

/// Of `own` those that are worth the same as the next lower one: a copy of it, or a neighbour in its zone
/// with no card of `blocked` kinds between or beside them.
Cards LongHand::equals(Cards own, Cards blocked) const {
    const Cards open = ~layout_.whole_kinds(blocked);
    const Cards onward = open & ~layout_.zone_starts;
    Cards same = (own & open) << 1 & onward;
    for (int i = 1; i < slots_of_a_suit; ++i) {
        const Cards more = same | (same << 1 & onward);
        if (more == same) break;
        same = more;
    }
    return own & (same | (own << 1 & ~layout_.kind_starts));
}

/// A card that was left out mattered: so does the lower one that was tried in its place, as what lay between
/// them may have gone in this very trick.
Cards LongHand::with_stand_ins(Cards compared, Cards legal, Cards dropped) const {
    for (Cards rest = dropped & compared; rest;) {
        const int card = highest(rest);
        rest ^= slot(card);
        compared |= layout_.zone_above[at(highest(legal & (slot(card) - 1)))];
        rest |= dropped & compared & (slot(card) - 1);
    }
    return compared;
}

/// Points of so many cards of a suit that one seat follows with: the dearest if it helps, else the cheapest.
int LongHand::falling(Cards held, int cards, bool helps) const {
    if (!layout_.higher_count_more) return 0; // which they are is not worth finding out
    while (number(held) > cards) held ^= helps ? held & -held : slot(highest(held));
    return layout_.points(held);
}

/// Points that the leader takes, with its camp's help, by cashing what nobody beats: trumps first, then plain
/// suits as long as all who could ruff must follow.
int LongHand::cashed(Seat leader, Cards& compared) const {
    const Cards hand = hands_[leader], others = remaining_ ^ hand;
    const std::uint32_t camp = in_camp(leader) ? camp_ : ~camp_;
    PerSeat<bool> ruffs{};
    for (Seat seat = 1; seat <= table_.seats; ++seat)
        ruffs[seat] = seat != leader && (hands_[seat] & layout_.trumps);
    int tricks = 0, points = 0;
    const int trump_suit = layout_.trumps ? lowest(layout_.trumps) / slots_of_a_suit : -1;
    for (int i = -1; i < suit_count; ++i) {
        const int suit = i < 0 ? trump_suit : i;
        if (suit < 0 || (i >= 0 && suit == trump_suit)) continue;
        const Cards own = hand & slots_of(suit), rest = others & slots_of(suit);
        if (!own) continue;
        const Cards tops = rest ? own & from(lowest(layout_.whole_kinds(slot(highest(rest))))) : own;
        if (!tops) continue;
        int cards = number(tops);
        bool all_fall = true;
        for (Seat seat = 1; seat <= table_.seats; ++seat)
            all_fall = all_fall && (seat == leader || number(hands_[seat] & rest) <= cards);
        Cards cashes = all_fall ? own : tops;
        cards = number(cashes);
        for (Seat seat = 1; seat <= table_.seats; ++seat) {
            if (!ruffs[seat]) continue;
            const int length = number(hands_[seat] & rest);
            if (i < 0)
                ruffs[seat] = length > cards;
            else
                cards = std::min(cards, length);
        }
        if (cards == 0) continue;
        while (number(cashes) > cards) cashes &= cashes - 1;
        tricks += cards;
        points += layout_.points(cashes);
        for (Seat seat = 1; seat <= table_.seats; ++seat) {
            if (seat == leader) continue;
            points += falling(hands_[seat] & rest, cards, camp >> (seat - 1) & 1);
        }
        const Cards used = cashes & tops;
        if (used && (layout_.zone[at(lowest(used))] & others))
            compared |= layout_.zone_above[at(lowest(used))];
    }
    return tricks >= tricks_left_ ? left_ : points;
}

/// An answer by what is sure: it may say yes for the camp, no for the others.
std::optional<LongHand::Found> LongHand::sure(Seat leader, int asked) const {
    if (!camp_wants_many_) return {};
    const bool by_camp = in_camp(leader);
    Cards compared = 0;
    const int points = cashed(leader, compared), value = by_camp ? points : left_ - points;
    if (by_camp != (value >= asked)) return {};
    return Found{value, compared};
}

LongHand::Found LongHand::at_trick(Seat leader, int asked) {
    if (asked <= 0 || tricks_left_ == 0) return {};
    if (asked > left_) return {left_, 0};
    if (tricks_left_ == 1) return last_trick(leader);
    if (const auto found = sure(leader, asked)) return *found;
    const Pattern pattern = patterns_.of(remaining_, leader);
    const PatternTable::Bounds before = known_.look_up(pattern, asked);
    if (before.found)
        return {before.low >= asked ? before.low : before.high, patterns_.compared(before.part, remaining_)};
    int best = -1;
    const Found found = lead(leader, asked, before.lead, best);
    if (spent_) return {};
    const bool yes = found.value >= asked;
    known_.note(pattern, patterns_.part(pattern, remaining_, found.compared), yes ? found.value : 0,
                yes ? left_ : found.value, best);
    return found;
}

/// Nobody has a choice.
LongHand::Found LongHand::last_trick(Seat leader) {
    Trick trick;
    Cards compared = 0;
    Seat seat = leader;
    for (int i = 0; i < table_.seats; ++i, seat = after(seat, table_.seats)) {
        if (i > 0) compared |= told_by(trick, hands_[seat]);
        lay(trick, seat, lowest(hands_[seat]));
    }
    nodes_left_ -= table_.seats;
    return {in_camp(trick.holder) ? trick.points + table_.last_trick : 0, compared};
}

/// The cards among which it must be known where the best of the trick lies: those of its zone, if the hand
/// may play any of them, tell what is allowed and who wins.
Cards LongHand::told_by(const Trick& trick, Cards hand) const {
    const Cards followers = hand & trick.led;
    const Cards near = (followers ? followers : hand & layout_.trumps) & layout_.zone[at(trick.best)];
    return near ? layout_.zone_above[at(trick.best)] : 0;
}

LongHand::Found LongHand::lead(Seat leader, int asked, int first, int& best) {
    if (!count_node()) return {};
    const Cards hand = hands_[leader], dropped = equals(hand, remaining_ ^ hand);
    const Moves tried = leads(leader, hand & ~dropped, first);
    const bool many = wants_many(leader);
    Found all{many ? -1 : left_ + 1, 0};
    for (int i = 0; i < tried.number; ++i) {
        const int card = tried.ranked[at(i)] & (slots - 1);
        const Found found = after_card({}, leader, card, asked);
        if (spent_) return {};
        if (decides(many, found.value, asked)) {
            best = card;
            int& history = decided_[leader][at(card)];
            if ((history += 1 << tricks_left_) > most_history)
                for (auto& seat : decided_.items)
                    for (int& one : seat) one /= 2;
            return found;
        }
        if (many ? found.value > all.value : found.value < all.value) {
            all.value = found.value;
            best = card;
        }
        all.compared |= found.compared;
    }
    return all; // a run of equals that a pattern tells of is told to its end
}

LongHand::Found LongHand::at_card(const Trick& trick, Seat seat, int asked) {
    if (!count_node()) return {};
    const Cards hand = hands_[seat], beats = layout_.beats[at(trick.best)];
    const Cards allowed = legal(trick, hand), told = told_by(trick, hand);
    const Cards dropped = equals(allowed, (remaining_ ^ hand) | slot(trick.best));
    const Moves tried = followers(trick, seat, allowed & ~dropped);
    const bool many = wants_many(seat);
    Found all{many ? -1 : left_ + 1, told};
    for (int i = 0; i < tried.number; ++i) {
        const int card = tried.ranked[at(i)] & (slots - 1);
        Found found = after_card(trick, seat, card, asked);
        if (spent_) return {};
        if (decides(many, found.value, asked)) {
            // A card of another zone that wins is allowed, and wins, wherever the near ones lie.
            if (!(beats >> card & 1) || (layout_.zone[at(trick.best)] >> card & 1)) found.compared |= told;
            return found;
        }
        all.value = many ? std::max(all.value, found.value) : std::min(all.value, found.value);
        all.compared |= found.compared;
    }
    all.compared = with_stand_ins(all.compared, allowed, dropped);
    return all;
}

LongHand::Found LongHand::after_card(Trick trick, Seat seat, int card, int asked) {
    lay(trick, seat, card);
    hands_[seat] ^= slot(card);
    remaining_ ^= slot(card);
    Found found;
    if (trick.played < table_.seats) {
        found = at_card(trick, after(seat, table_.seats), asked);
    } else {
        const int won = trick.points + (tricks_left_ == 1 ? table_.last_trick : 0);
        const int ours = in_camp(trick.holder) ? won : 0;
        left_ -= won;
        --tricks_left_;
        found = at_trick(trick.holder, asked - ours);
        found.value += ours;
        ++tricks_left_;
        left_ += won;
    }
    hands_[seat] ^= slot(card);
    remaining_ ^= slot(card);
    return found;
}

/// What was best before; then what has decided most questions; at first what nobody beats in its suit, of
/// that the highest, and counters last.
LongHand::Moves LongHand::leads(Seat leader, Cards tried, int first) const {
    const Cards others = remaining_ ^ hands_[leader];
    Moves found;
    for (; tried; tried &= tried - 1) {
        const int card = lowest(tried), height = card % slots_of_a_suit / 2;
        const bool boss = !(others & layout_.beats[at(card)] & ~layout_.trumps);
        const int worth = boss ? 100 : layout_.points_of[at(card)] ? -height : 10 - height;
        found.add(card, card == first ? best_before : worth + decided_[leader][at(card)]);
    }
    return found;
}

/// Winners, cheap ones first for who plays last; of losers counters for the own camp's trick and blanks for
/// the others', low cards first.
LongHand::Moves LongHand::followers(const Trick& trick, Seat seat, Cards tried) const {
    const Cards beats = layout_.beats[at(trick.best)];
    const bool ours = in_camp(trick.holder) == in_camp(seat), last = trick.played + 1 == table_.seats;
    Moves found;
    for (; tried; tried &= tried - 1) {
        const int card = lowest(tried), height = card % slots_of_a_suit / 2;
        const int counts = tenths_[at(card)];
        found.add(card,
                  beats >> card & 1 ? 100 + (last ? -height : height) : (ours ? counts : -counts) - height);
    }
    return found;
}

} // namespace roundhouse::bots
