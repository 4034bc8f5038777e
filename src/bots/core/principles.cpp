#include "bots/core/principles.hpp"

#include "bots/worlds/knowledge.hpp"
#include "bots/worlds/plays.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

/// With this many trumps the queen is led through an ace on the left.
constexpr int long_in_trump = 7;
/// To draw trump, a seat must hold two trumps for every three still out: with four against eight nobody is
/// long.
constexpr int trumps_held = 2, for_trumps_out = 3;

/// A possible play, and what its seat knows.
struct Play {
    const View& view;
    Card card;
    Suit trump;
    Seat me, partner; ///< 0: no single partner
    TrickPlay state;
    KindMask legal;
    CardSet hand;
    Knowledge known;

    const PlayTable& table() const { return view.rules().play; }
    bool leads() const { return state.played == 0; }
    bool is_plain() const { return card.suit() != trump; }
    int points(Card one) const { return table().points[static_cast<std::size_t>(one.number())]; }
    int trumps_out() const { return known.unseen.count(trump); }
    bool is_ours(Seat seat) const { return state.sides.of[seat] == state.sides.of[me]; }
    bool declares() const { return state.sides.declarers && state.sides.of[me] == state.sides.declarers; }
    /// Higher kinds of its suit that are still out.
    KindMask higher_out(Card one) const { return beaters(table(), {}, one) & known.unseen.kinds(); }

    /// True unless something seen so far rules out a card of the suit in that hand.
    bool may_hold(Seat seat, Suit suit) const {
        if (known.holds[seat].count(suit)) return true;
        CardSet loose = known.unseen;
        for (Seat other = 1; other <= table().seats; ++other)
            if (other != me && other != seat) loose -= common(known.holds[other], loose);
        return view.hand_size(seat) > known.holds[seat].size() &&
               (loose.kinds() & mask_of(suit) & ~known.cannot[seat]);
    }
    template<class Is>
    bool any_legal(Is is) const {
        for (KindMask rest = legal; rest; rest &= rest - 1)
            if (is(Card::numbered(std::countr_zero(rest)))) return true;
        return false;
    }

    // ---- following
    Card top() const { return state.cards[state.best]; }
    Seat holder() const { return onward(state.leader, state.best, table().seats); }
    bool beats(Card one) const { return beaters(table(), trump, top()) & mask_of(one); }
    /// True if no later seat can take the trick from its holder.
    bool is_settled() const {
        return state.played + 1 == table().seats || !(beaters(table(), trump, top()) & known.unseen.kinds());
    }
    bool all_after_are_theirs() const {
        for (int place = state.played + 1; place < table().seats; ++place)
            if (is_ours(onward(state.leader, place, table().seats))) return false;
        return true;
    }
};

/// What the partner played on each ace of the card's plain suit that the seat led and won with; empty if the
/// seat has led that suit in any other way.
std::vector<Card> answers_to_own_aces(const Play& play) {
    std::vector<Card> answers;
    const auto tricks = play.view.finished_tricks();
    for (const TrickRecord& trick : tricks) {
        if (trick.leader != play.me || trick.cards[0].suit() != play.card.suit()) continue;
        if (trick.cards[0].rank() != Rank::ace || trick.winner != play.me) return {};
        const int place = (play.partner - play.me + play.table().seats) % play.table().seats;
        answers.push_back(trick.cards[static_cast<std::size_t>(place)]);
    }
    return answers;
}

bool answered_last_with(const Play& play, Rank rank, std::size_t aces) {
    if (!play.leads() || !play.is_plain() || !play.partner) return false;
    const std::vector<Card> answers = answers_to_own_aces(play);
    return answers.size() == aces && answers.back() == Card(rank, play.card.suit());
}

bool leads_back_ace(const Play& play) {
    return answered_last_with(play, Rank::ace, 1) && play.may_hold(play.partner, play.card.suit());
}

/// The jack shows the two aces that are left of four.
bool leads_back_jack(const Play& play) {
    const Card ace(Rank::ace, play.card.suit());
    return answered_last_with(play, Rank::jack, 2) && play.view.rules().deck.count(ace) == 4 &&
           play.known.unseen.count(ace) == 2 && !(play.known.cannot[play.partner] & mask_of(ace));
}

bool leads_to_marriage(const Play& play) {
    const Suit suit = play.card.suit();
    const Card king(Rank::king, suit), queen(Rank::queen, suit);
    if (!play.leads() || !play.is_plain() || !play.partner || !play.higher_out(play.card)) return false;
    const CardSet& theirs = play.known.holds[play.partner];
    // Once the king is gone the queen takes nothing while a higher card is out.
    if (!theirs.has(king) && (!theirs.has(queen) || play.higher_out(queen))) return false;
    const auto shown = play.view.melds();
    return std::any_of(shown.begin(), shown.end(), [&](const ShownMeld& one) {
        return one.seat == play.partner && one.meld.cards.has(king) && one.meld.cards.has(queen);
    });
}

bool leads_for_ruff(const Play& play) {
    return play.leads() && play.is_plain() && play.partner &&
           !play.may_hold(play.partner, play.card.suit()) && play.may_hold(play.partner, play.trump);
}

bool leads_queen_through(const Play& play) {
    const Seat left = onward(play.me, 1, play.table().seats);
    return play.leads() && play.card == Card(Rank::queen, play.trump) && !play.is_ours(left) &&
           play.hand.count(play.trump) >= long_in_trump &&
           play.known.holds[left].has(Card(Rank::ace, play.trump));
}

bool an_opponent_may_hold(const Play& play, Suit suit) {
    for (Seat seat = 1; seat <= play.table().seats; ++seat)
        if (!play.is_ours(seat) && play.may_hold(seat, suit)) return true;
    return false;
}

/// Once the ace has fallen, nothing that is out beats the other ten.
bool forces_ace(const Play& play) {
    const Card ten(Rank::ten, play.trump), ace(Rank::ace, play.trump);
    return play.leads() && play.card == ten && play.hand.count(ten) >= 2 &&
           play.higher_out(ten) == mask_of(ace) && play.known.unseen.count(ace) == 1 &&
           an_opponent_may_hold(play, play.trump);
}

/// Of equal cards the first one played wins: a second ace that is led later would catch this one.
bool saves_trump_ace(const Play& play) {
    const Card ace(Rank::ace, play.trump);
    if (play.card != ace || play.hand.count(play.trump) != 1 || play.known.unseen.count(ace) == 0)
        return false;
    return (play.leads() || play.beats(ace)) && an_opponent_may_hold(play, play.trump);
}

bool takes_as_last(const Play& play) {
    if (play.leads() || play.state.played + 1 != play.table().seats || play.is_ours(play.holder()))
        return false;
    int pot = 0;
    for (std::size_t i = 0; i < play.state.played; ++i) pot += play.points(play.state.cards[i]);
    return play.state.sides.declarers && !play.declares() && pot > 0 && play.beats(play.card);
}

bool draws_trump(const Play& play) {
    if (!play.leads() || play.is_plain() || !play.declares()) return false;
    const int others = play.table().seats - 1, own = play.hand.count(play.trump), out = play.trumps_out();
    if (own * others <= out + others || own * for_trumps_out < out * trumps_held) return false;
    return an_opponent_may_hold(play, play.trump);
}

bool leads_short_ace(const Play& play) {
    if (!play.leads() || !play.is_plain() || play.card.rank() != Rank::ace || play.trumps_out() == 0)
        return false;
    const int own = play.hand.count(play.card.suit());
    bool longer = false;
    for (const Suit suit : all_suits) {
        if (suit == play.trump || suit == play.card.suit() || !play.hand.has(Card(Rank::ace, suit))) continue;
        if (play.hand.count(suit) < own) return false;
        longer = longer || play.hand.count(suit) > own;
    }
    return longer;
}

bool cashes_for_declarer(const Play& play) {
    return play.leads() && play.is_plain() && play.card.rank() == Rank::ace && play.declares() &&
           play.view.contract().seat != play.me;
}

bool holds_trump(const Play& play) {
    return play.leads() && play.is_plain() && play.state.sides.declarers && !play.declares() &&
           play.trumps_out() > 0 && (play.legal & mask_of(play.trump));
}

bool gives_counter(const Play& play) {
    if (play.leads() || !play.is_ours(play.holder()) || play.beats(play.card) || !play.is_settled())
        return false;
    return play.points(play.card) > 0 && play.any_legal([&](Card one) { return play.points(one) == 0; });
}

bool gives_nothing(const Play& play) {
    if (play.leads() || play.is_ours(play.holder()) || !play.all_after_are_theirs()) return false;
    const auto counts = [&](Card one) { return play.points(one) > 0 && !play.beats(one); };
    return play.points(play.card) == 0 && !play.beats(play.card) && play.any_legal(counts);
}

bool protects_ten(const Play& play) {
    const Card ten(Rank::ten, play.card.suit());
    if (!play.is_plain() || play.card == ten || !(play.legal & mask_of(ten)) || play.points(ten) == 0)
        return false;
    if (!play.higher_out(ten) || !play.higher_out(play.card)) return false;
    if (play.leads()) return true;
    if (play.is_ours(play.holder()) && play.is_settled()) return false; // there it is safe
    const bool last = play.state.played + 1 == play.table().seats;
    return !(last && play.beats(ten)); // nobody could take it then
}

struct Check {
    Principle principle;
    bool (*holds)(const Play&);
};
constexpr std::array<Check, principle_count> checks{{
    {Principle::lead_back_ace, leads_back_ace},
    {Principle::lead_back_jack, leads_back_jack},
    {Principle::partners_marriage, leads_to_marriage},
    {Principle::cross_trump, leads_for_ruff},
    {Principle::queen_through, leads_queen_through},
    {Principle::force_ace, forces_ace},
    {Principle::draw_trump, draws_trump},
    {Principle::short_ace_first, leads_short_ace},
    {Principle::partner_cashes, cashes_for_declarer},
    {Principle::hold_trump, holds_trump},
    {Principle::save_trump_ace, saves_trump_ace},
    {Principle::last_takes, takes_as_last},
    {Principle::counter_to_us, gives_counter},
    {Principle::none_to_them, gives_nothing},
    {Principle::protect_ten, protects_ten},
}};

int number_in(const Play& play, Principle principle) {
    if (principle == Principle::draw_trump) return play.trumps_out();
    return principle == Principle::queen_through ? play.hand.count(play.trump) : 0;
}

bool is_judged(const View& view) {
    return view.stock_size() == 0 && !view.side_contract() && view.trump().has_value() &&
           !view.rules().scoring.points_cost;
}

/// Less what holds only if nobody has reneged.
Knowledge certain_knowledge(const View& view) {
    Knowledge known = knowledge_of(view);
    if (!plays_are_certain(view)) known.cannot = {};
    return known;
}

Play played(const View& view, Card card) {
    TrickPlay state = view.trick_play();
    const KindMask legal = legal_kinds(view.table(), state);
    return {view,  card,        *view.trump(),          view.seat(), view.partner(), state,
            legal, view.hand(), certain_knowledge(view)};
}

std::vector<Followed> followed_by(const Play& play) {
    std::vector<Followed> all;
    for (const Check& check : checks)
        if (check.holds(play))
            all.push_back({check.principle, play.card.suit(), number_in(play, check.principle)});
    return all;
}

} // namespace

std::vector<Followed> principles_followed(const View& view, Card card) {
    if (!is_judged(view)) return {};
    return followed_by(played(view, card));
}

std::vector<Followed> principles_for(const View& view, Card card) {
    if (!is_judged(view)) return {};
    Play play = played(view, card);
    std::vector<Followed> all = followed_by(play);
    std::erase_if(all, [&](const Followed& one) {
        const auto& check = checks[static_cast<std::size_t>(one.principle)];
        return !play.any_legal([&](Card other) {
            Play instead = play;
            instead.card = other;
            return !check.holds(instead);
        });
    });
    return all;
}

} // namespace roundhouse::bots
