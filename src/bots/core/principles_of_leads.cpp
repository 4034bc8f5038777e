// Principles of play for leads.
#include "bots/core/possible_play.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// With this many trumps the queen is led through an ace on the left.
constexpr int long_in_trump = 7;
/// To draw trump, a seat must hold two trumps for every three still out: with four against eight nobody is
/// long.
constexpr int trumps_held = 2, for_trumps_out = 3;
/// A seat is soon void in a suit of this many cards or fewer.
constexpr int soon_void = 2;

/// What the partner played on each ace of the card's plain suit that the seat led and won with; empty if the
/// seat has led that suit in any other way.
std::vector<Card> answers_to_own_aces(const PossiblePlay& play) {
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

bool answered_last_with(const PossiblePlay& play, Rank rank, std::size_t aces) {
    if (!play.leads() || !play.is_plain() || !play.partner) return false;
    const std::vector<Card> answers = answers_to_own_aces(play);
    return answers.size() == aces && answers.back() == Card(rank, play.card.suit());
}

bool leads_back_ace(const PossiblePlay& play) {
    return answered_last_with(play, Rank::ace, 1) && play.may_hold(play.partner, play.card.suit());
}

/// The jack shows the two aces that are left of four.
bool leads_back_jack(const PossiblePlay& play) {
    const Card ace(Rank::ace, play.card.suit());
    return answered_last_with(play, Rank::jack, 2) && play.view.rules().deck.count(ace) == 4 &&
           play.known.unseen.count(ace) == 2 && !(play.known.cannot[play.partner] & mask_of(ace));
}

bool leads_to_marriage(const PossiblePlay& play) {
    const Suit suit = play.card.suit();
    const Card king(Rank::king, suit), queen(Rank::queen, suit);
    if (!play.leads() || !play.is_plain() || !play.partner || !play.higher_out(play.card)) return false;
    const CardSet& theirs = play.known.holds[play.partner];
    const Card best = theirs.has(king) ? king : queen;
    if (!theirs.has(best) || !(play.higher(play.card) & mask_of(best))) return false;
    // Once the king is gone the queen takes nothing while a higher card is out.
    if (best == queen && play.higher_out(queen)) return false;
    const auto shown = play.view.melds();
    return std::any_of(shown.begin(), shown.end(), [&](const ShownMeld& one) {
        return one.seat == play.partner && one.meld.cards.has(king) && one.meld.cards.has(queen);
    });
}

bool leads_for_ruff(const PossiblePlay& play) {
    return play.leads() && play.is_plain() && play.partner &&
           !play.may_hold(play.partner, play.card.suit()) && play.may_hold(play.partner, play.trump);
}

bool leads_queen_through(const PossiblePlay& play) {
    const Seat left = onward(play.me, 1, play.table().seats);
    return play.leads() && play.card == Card(Rank::queen, play.trump) && !play.is_ours(left) &&
           play.hand.count(play.trump) >= long_in_trump &&
           play.known.holds[left].has(Card(Rank::ace, play.trump));
}

/// Once the ace has fallen, nothing that is out beats the other ten.
bool forces_ace(const PossiblePlay& play) {
    const Card ten(Rank::ten, play.trump), ace(Rank::ace, play.trump);
    return play.leads() && play.card == ten && play.hand.count(ten) >= 2 &&
           play.higher_out(ten) == mask_of(ace) && play.known.unseen.count(ace) == 1 &&
           play.an_opponent_may_hold(mask_of(ace));
}

bool draws_trump(const PossiblePlay& play) {
    if (!play.leads() || play.is_plain() || !play.declares()) return false;
    const int others = play.table().seats - 1, own = play.hand.count(play.trump), out = play.trumps_out();
    if (own * others <= out + others || own * for_trumps_out < out * trumps_held) return false;
    return play.an_opponent_may_hold(play.trump);
}

bool leads_short_ace(const PossiblePlay& play) {
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

bool cashes_for_declarer(const PossiblePlay& play) {
    return play.leads() && play.is_plain() && play.card.rank() == Rank::ace && play.declares() &&
           play.view.contract().seat != play.me;
}

/// Only a ruff could take it, and no opponent has shown out of the suit yet.
bool cashes_before_ruff(const PossiblePlay& play) {
    if (!play.leads() || !play.is_plain() || play.an_opponent_may_hold(play.higher(play.card))) return false;
    const Suit suit = play.card.suit();
    return play.an_opponent_may_hold(play.trump) &&
           !play.any_opponent_after([&](Seat seat) { return !play.may_hold(seat, suit); });
}

bool cashes_winner(const PossiblePlay& play) {
    return play.leads() && play.is_safe(play.card) && !play.an_opponent_may_hold(play.trump);
}

bool leads_top_trump(const PossiblePlay& play) {
    return play.leads() && !play.is_plain() && play.is_safe(play.card) && must_follow(play.table()) &&
           play.an_opponent_may_hold(play.trump);
}

/// With its lowest card, as the ruff would catch a counter.
bool forces_declarer(const PossiblePlay& play) {
    const Seat declarer = play.view.contract().seat;
    return play.leads() && play.is_plain() && play.defends() && declarer &&
           play.would_ruff(declarer, play.card.suit()) && play.is_lowest_of_suit();
}

bool leads_back_suit(const PossiblePlay& play) {
    const Suit suit = play.card.suit();
    if (!play.leads() || !play.is_plain() || !play.partner || !play.may_hold(play.partner, suit))
        return false;
    if (play.any_opponent_after([&](Seat seat) { return play.would_ruff(seat, suit); })) return false;
    const auto tricks = play.view.finished_tricks();
    return std::any_of(tricks.begin(), tricks.end(), [&](const TrickRecord& trick) {
        return trick.leader == play.partner && trick.cards[0].suit() == suit;
    });
}

bool leads_short_suit(const PossiblePlay& play) {
    const Suit suit = play.card.suit();
    if (!play.leads() || !play.is_plain() || !play.hand.count(play.trump) || !play.higher_out(play.card))
        return false;
    const int own = play.hand.count(suit);
    return own <= soon_void && play.known.unseen.count(suit) > 0 &&
           std::none_of(all_suits.begin(), all_suits.end(), [&](Suit other) {
               const int length = other == play.trump ? 0 : play.hand.count(other);
               return length > 0 && length < own;
           });
}

bool leads_no_counter(const PossiblePlay& play) {
    if (!play.leads() || play.points(play.card) > 0 || play.is_safe(play.card)) return false;
    return play.any_legal([&](Card one) { return play.points(one) > 0 && play.higher_out(one); });
}

/// With two cards left, one of them a trump that nothing beats.
bool saves_for_last_trick(const PossiblePlay& play) {
    if (play.view.tricks_left() != 2 || play.table().last_trick == 0 || !play.is_plain()) return false;
    return play.any_legal([&](Card one) {
        // Of equal cards the first one played wins.
        return one.suit() == play.trump && !play.an_opponent_may_hold(play.higher(one) | mask_of(one));
    });
}

bool holds_trump(const PossiblePlay& play) {
    return play.leads() && play.is_plain() && play.defends() && play.trumps_out() > 0 &&
           (play.legal & mask_of(play.trump));
}

constexpr PrincipleCheck of_leads[] = {
    {Principle::lead_back_ace, leads_back_ace},
    {Principle::lead_back_jack, leads_back_jack},
    {Principle::partners_marriage, leads_to_marriage},
    {Principle::cross_trump, leads_for_ruff},
    {Principle::queen_through, leads_queen_through},
    {Principle::force_ace, forces_ace},
    {Principle::draw_trump, draws_trump},
    {Principle::short_ace_first, leads_short_ace},
    {Principle::partner_cashes, cashes_for_declarer},
    {Principle::last_trick, saves_for_last_trick},
    {Principle::cash_winner, cashes_winner},
    {Principle::cash_before_ruff, cashes_before_ruff},
    {Principle::top_trump, leads_top_trump},
    {Principle::force_declarer, forces_declarer},
    {Principle::lead_back_suit, leads_back_suit},
    {Principle::short_suit, leads_short_suit},
    {Principle::hold_trump, holds_trump},
    {Principle::no_counter_led, leads_no_counter},
};

} // namespace

std::span<const PrincipleCheck> checks_of_leads() { return of_leads; }

} // namespace roundhouse::bots
