#include "bots/solver/long_hand.hpp"

#include "bots/solver/cashing.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// Bits of the table's size, by tricks left. A larger table would be slower to read than positions are to
/// search again.
constexpr int room_for(int tricks) { return std::clamp(tricks + 3, 7, 15); }
/// Leads are ranked by what they bring; the points of the dearest card are worth this much.
constexpr int of_dearest = 1280;
/// With fewer tricks left, looking to the end of the trick costs more than the better order saves.
constexpr int foreseen_from = 7;
/// A guess tries two leads in each trick with this many tricks left: with fewer, that costs more than it
/// saves the search; with more, too much.
constexpr int guessed_from = 7, guessed_to = 12;

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
    now_ = {};
    now_.hands = layout_.hands;
    now_.left = left;
    now_.tricks_left = state.left;
    now_.to_play = state.leader;
    for (Seat seat = 1; seat <= table_.seats; ++seat) now_.remaining |= now_.hands[seat];
    answers_.make_room(state.left);
    for (std::size_t i = 0; i < state.played; ++i, now_.to_play = after(now_.to_play, table_.seats))
        put_down(layout_.first_slot[at(state.cards[i].number())]);
    start_ = now_;
}

/// Puts a card on the table, whoever held it.
void LongHand::put_down(int card) {
    if (now_.trick.played)
        lay(now_.trick, now_.to_play, card);
    else
        now_.trick = led_with(now_.to_play, card);
}

void LongHand::go_on(Card card) {
    now_ = start_;
    play(lowest(now_.hands[now_.to_play] & layout_.of_kind[at(card.number())]));
}

void LongHand::play(int card) {
    put_down(card);
    now_.hands[now_.to_play] ^= slot(card);
    now_.remaining ^= slot(card);
    now_.to_play = after(now_.to_play, table_.seats);
    if (now_.trick.played < table_.seats) return;
    now_.left -= now_.trick.points + (now_.tricks_left == 1 ? table_.last_trick : 0);
    --now_.tricks_left;
    now_.to_play = now_.trick.holder;
    now_.trick = {};
}

Card LongHand::stand_in(Card card) const {
    const Cards hand = now_.hands[now_.to_play];
    const Cards on_table = now_.trick.played ? slot(now_.trick.best) : 0;
    const Cards allowed = on_table ? legal(now_.trick, hand) : hand;
    const Cards dropped = equals(allowed, (now_.remaining ^ hand) | on_table);
    int one = lowest(allowed & layout_.of_kind[at(card.number())]);
    while (dropped >> one & 1) one = highest(allowed & (slot(one) - 1));
    return Card::numbered(layout_.kind[at(one)]);
}

int LongHand::bound(int asked, std::int64_t& nodes_left, const std::atomic<bool>* stop) {
    nodes_left_ = nodes_left;
    stop_ = stop;
    spent_ = false;
    const Found found =
        now_.trick.played ? at_card(now_.trick, now_.to_play, asked) : at_trick(now_.to_play, asked);
    nodes_left = nodes_left_;
    return found.value;
}

int LongHand::guess() {
    const Position before = now_;
    const int ours = finish_trick();
    const int found = ours + guess_on(now_.tricks_left >= guessed_from ? 2 : 1, 0, now_.left);
    now_ = before;
    return found;
}

/// Finishes the trick on the table, if there is one, with the cards that the search would try first. Returns
/// what the camp takes with it.
int LongHand::finish_trick() {
    const int left = now_.left;
    while (now_.trick.played) {
        const Seat seat = now_.to_play;
        play(next_to_try(now_.trick, seat, legal(now_.trick, now_.hands[seat])));
    }
    return in_camp(now_.to_play) ? left - now_.left : 0;
}

/// Alpha-beta over the few leads that are tried first; leaves the position changed.
int LongHand::guess_on(int leads_tried, int alpha, int beta) {
    if (now_.tricks_left == 0) return 0;
    const Position before = now_;
    const Seat leader = now_.to_play;
    const Cards hand = now_.hands[leader];
    const Moves ranked = leads(leader, hand & ~equals(hand, now_.remaining ^ hand));
    const bool many = wants_many(leader);
    int found = many ? -1 : now_.left + 1;
    const int tried = now_.tricks_left > guessed_to ? 1 : std::min(ranked.number, leads_tried);
    for (int i = 0; i < tried && alpha < beta; ++i) {
        now_ = before;
        play(ranked.card(i));
        const int ours = finish_trick();
        const int value = ours + guess_on(leads_tried, alpha - ours, beta - ours);
        found = many ? std::max(found, value) : std::min(found, value);
        (many ? alpha : beta) = many ? std::max(alpha, value) : std::min(beta, value);
    }
    return found;
}

bool LongHand::count_node() {
    if (--nodes_left_ < 0 || ((nodes_left_ & nodes_between_looks) == 0 && stop_ && *stop_)) spent_ = true;
    return !spent_;
}

LongHand::Trick LongHand::led_with(Seat leader, int card) const {
    Trick trick;
    trick.led = slots_of(card / slots_of_a_suit);
    trick.best = card;
    trick.holder = leader;
    trick.trump_led = layout_.trumps >> card & 1;
    trick.played = 1;
    trick.points = layout_.points_of[at(card)];
    return trick;
}

void LongHand::lay(Trick& trick, Seat seat, int card) const {
    ++trick.played;
    trick.points += layout_.points_of[at(card)];
    if (!(layout_.beats[at(trick.best)] >> card & 1)) return;
    trick.best = card;
    trick.holder = seat;
    trick.ruffed = !trick.trump_led && (layout_.trumps >> card & 1);
}

Cards LongHand::legal(const Trick& trick, Cards hand) const {
    return FollowRuffHead::legal(hand, trick.led, layout_.trumps, layout_.beats[at(trick.best)],
                                 table_.shape.head[trick.trump_led][trick.ruffed]);
}

/// Cards of `own` that are worth the same as the next lower one: a copy of it, or a neighbour in its zone
/// with no card of `blocked` kinds between or beside them.
Cards LongHand::equals(Cards own, Cards blocked) const {
    const Cards open = ~layout_.whole_kinds(blocked);
    const Cards onward = open & ~layout_.zone_starts;
    const Cards first = (own & open) << 1 & onward;
    const Cards same = ((onward + first) ^ onward) | first; // a carry runs on as far as it is open
    return own & ((same & onward) | (own << 1 & ~layout_.kind_starts));
}

/// If a card that was left out mattered, so does the lower one that was tried in its place: what lay between
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

/// An answer from sure tricks alone: a yes if the camp leads, a no if the others do. Only where each side
/// wants many points of its own.
std::optional<LongHand::Found> LongHand::sure(Seat leader, int asked) const {
    if (wanting_many_ != camp_) return {};
    const bool by_camp = in_camp(leader);
    const Cashed found =
        cashed({layout_, now_.hands, now_.remaining, table_.seats, leader, by_camp ? camp_ : ~camp_},
               by_camp ? asked : now_.left - asked + 1);
    const int points = found.tricks >= now_.tricks_left ? now_.left : found.points;
    const int value = by_camp ? points : now_.left - points;
    if (by_camp != (value >= asked)) return {};
    return Found{value, found.compared};
}

LongHand::Found LongHand::at_trick(Seat leader, int asked) {
    if (asked <= 0 || now_.tricks_left == 0) return {};
    if (asked > now_.left) return {now_.left, 0};
    if (now_.tricks_left == 1) return last_trick(leader);
    const Pattern pattern = patterns_.of(now_.remaining, leader);
    const PatternTable::Bounds before = known_.look_up(pattern, asked);
    if (before.found)
        return {before.low >= asked ? before.low : before.high,
                patterns_.compared(before.part, now_.remaining)};
    if (const auto found = sure(leader, asked)) return *found;
    const Found found = lead(leader, asked);
    if (spent_) return {};
    const bool yes = found.value >= asked;
    known_.note(pattern, patterns_.part(pattern, now_.remaining, found.compared), yes ? found.value : 0,
                yes ? now_.left : found.value);
    return found;
}

/// Nobody has a choice.
LongHand::Found LongHand::last_trick(Seat leader) {
    Trick trick = led_with(leader, lowest(now_.hands[leader]));
    Cards compared = 0;
    for (Seat seat = after(leader, table_.seats); seat != leader; seat = after(seat, table_.seats)) {
        compared |= told_by(trick, now_.hands[seat]);
        lay(trick, seat, lowest(now_.hands[seat]));
    }
    nodes_left_ -= table_.seats;
    return {in_camp(trick.holder) ? trick.points + table_.last_trick : 0, compared};
}

/// The cards to compare because they decide what the hand may play and who wins: those of the best card's
/// zone, from that card up, if the hand may play a card of that zone; else none.
Cards LongHand::told_by(const Trick& trick, Cards hand) const {
    const Cards followers = hand & trick.led;
    const Cards near = (followers ? followers : hand & layout_.trumps) & layout_.zone[at(trick.best)];
    return layout_.zone_above[at(trick.best)] & (near ? ~Cards{0} : 0);
}

LongHand::Found LongHand::lead(Seat leader, int asked) {
    if (!count_node()) return {};
    const Cards hand = now_.hands[leader], dropped = equals(hand, now_.remaining ^ hand);
    const bool many = wants_many(leader);
    Found all{many ? -1 : now_.left + 1, 0};
    int answer = answers_.find(hand, 0, 0, hand & ~dropped), next = 0;
    Moves ranked; // once that answer has failed
    for (Cards tried = hand & ~dropped; tried; answer = Answers::none) {
        if (answer == Answers::none && next == 0) ranked = leads(leader, tried);
        const int card = answer != Answers::none ? answer : ranked.card(next++);
        if (!(tried >> card & 1)) continue;
        tried ^= slot(card);
        now_.hands[leader] ^= slot(card);
        now_.remaining ^= slot(card);
        const Found found = at_card(led_with(leader, card), after(leader, table_.seats), asked);
        now_.hands[leader] ^= slot(card);
        now_.remaining ^= slot(card);
        if (spent_) return {};
        if (decides(many, found.value, asked)) {
            answers_.note(hand, 0, 0, card);
            return found;
        }
        all.value = many ? std::max(all.value, found.value) : std::min(all.value, found.value);
        all.compared |= found.compared;
        tried &= ~alike(card, found.compared);
    }
    return all; // without stand-ins: a pattern shows each run of equals to its end
}

LongHand::Found LongHand::at_card(const Trick& trick, Seat seat, int asked) {
    if (!count_node()) return {};
    const Cards hand = now_.hands[seat], allowed = legal(trick, hand), told = told_by(trick, hand);
    // A winner of another zone is legal, and wins, wherever the near ones lie.
    const Cards tells = ~layout_.beats[at(trick.best)] | layout_.zone[at(trick.best)];
    const bool many = wants_many(seat);
    if ((allowed & (allowed - 1)) == 0) {
        Found found = after_card(trick, seat, lowest(allowed), asked);
        if ((allowed & tells) || !decides(many, found.value, asked)) found.compared |= told;
        return found;
    }
    const Cards dropped = equals(allowed, (now_.remaining ^ hand) | slot(trick.best));
    Found all{many ? -1 : now_.left + 1, told};
    int answer = answers_.find(hand, trick.led, trick.best, allowed & ~dropped);
    for (Cards tried = allowed & ~dropped; tried; answer = Answers::none) {
        const int card = answer != Answers::none ? answer : next_to_try(trick, seat, tried);
        tried ^= slot(card);
        Found found = after_card(trick, seat, card, asked);
        if (spent_) return {};
        if (decides(many, found.value, asked)) {
            answers_.note(hand, trick.led, trick.best, card);
            if (tells >> card & 1) found.compared |= told;
            return found;
        }
        all.value = many ? std::max(all.value, found.value) : std::min(all.value, found.value);
        all.compared |= found.compared;
        tried &= ~alike(card, found.compared | told);
    }
    if (dropped) all.compared = with_stand_ins(all.compared, allowed, dropped);
    return all;
}

LongHand::Found LongHand::after_card(const Trick& trick, Seat seat, int card, int asked) {
    now_.hands[seat] ^= slot(card);
    now_.remaining ^= slot(card);
    const bool wins = layout_.beats[at(trick.best)] >> card & 1;
    const int points = trick.points + layout_.points_of[at(card)];
    Found found;
    if (trick.played + 1 == table_.seats) {
        found = after_trick(wins ? seat : trick.holder, points, asked);
    } else {
        const bool ruffed = wins ? !trick.trump_led && (layout_.trumps >> card & 1) : trick.ruffed;
        found = at_card({trick.led, wins ? card : trick.best, wins ? seat : trick.holder, trick.played + 1,
                         points, trick.trump_led, ruffed},
                        after(seat, table_.seats), asked);
    }
    now_.hands[seat] ^= slot(card);
    now_.remaining ^= slot(card);
    return found;
}

LongHand::Found LongHand::after_trick(Seat winner, int points, int asked) {
    const int won = points + (now_.tricks_left == 1 ? table_.last_trick : 0);
    const int ours = in_camp(winner) ? won : 0;
    now_.left -= won;
    --now_.tricks_left;
    Found found = at_trick(winner, asked - ours);
    found.value += ours;
    ++now_.tricks_left;
    now_.left += won;
    return found;
}

/// Cards that need not be tried after this one, which did not settle the question: nothing compared them with
/// it.
Cards LongHand::alike(int card, Cards compared) const {
    return compared >> card & 1 ? 0 : layout_.zone[at(card)] & ~compared;
}

/// The points of the trick as `seat` wants them, won or lost, if everybody from `next` on plays the card that
/// it would try first.
int LongHand::foreseen(Trick trick, Seat seat, Seat next) const {
    for (; trick.played < table_.seats; next = after(next, table_.seats))
        lay(trick, next, next_to_try(trick, next, legal(trick, now_.hands[next])));
    return in_camp(trick.holder) == wants_many(seat) ? trick.points : -trick.points;
}

/// Leads that bring most in this trick come first; between equals bosses, from the top, then low cards,
/// counters last.
LongHand::Moves LongHand::leads(Seat leader, Cards tried) const {
    const Cards others = now_.remaining ^ now_.hands[leader];
    const int of_point = now_.tricks_left >= foreseen_from ? of_dearest / std::max(1, layout_.most_worth) : 0;
    Moves found;
    for (; tried; tried &= tried - 1) {
        const int card = lowest(tried), height = card % slots_of_a_suit / 2;
        const bool boss = !(others & layout_.beats[at(card)] & ~layout_.trumps);
        int worth = boss ? 100 : layout_.points_of[at(card)] ? -height : 10 - height;
        if (of_point)
            worth += of_point * foreseen(led_with(leader, card), leader, after(leader, table_.seats));
        found.add(card, worth);
    }
    return found;
}

/// Winners: the lowest for the seat that plays last, else the highest. Of losers, counters for its own camp's
/// trick, others for the opponents', low cards first.
int LongHand::next_to_try(const Trick& trick, Seat seat, Cards tried) const {
    const Cards winners = tried & layout_.beats[at(trick.best)];
    if (winners) return trick.played + 1 == table_.seats ? lowest(winners) : highest(winners);
    const bool ours = in_camp(trick.holder) == in_camp(seat);
    const Cards wanted = tried & (ours ? layout_.counting : ~layout_.counting);
    return lowest(wanted ? wanted : tried);
}

} // namespace roundhouse::bots
