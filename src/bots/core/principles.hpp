#pragma once
// Principles of play (D26), each checked against a position: what is answered here holds, it is not merely
// likely. Whoever advises a card can say which of them it follows.

#include "game/view.hpp"

#include <vector>

namespace roundhouse::bots {

enum class Principle : std::uint8_t {
    lead_back_ace,     ///< leads the suit in which the partner put an ace on the seat's own
    lead_back_jack,    ///< leads the suit in which the partner put a jack on the seat's second ace
    partners_marriage, ///< leads low to a plain suit of a marriage that the partner has shown and can win
                       ///< with
    cross_trump,       ///< leads a plain suit that the partner is void in, who may still hold trump
    queen_through,     ///< leads the queen of trump through a trump ace shown on the left, long in trump
    force_ace,         ///< leads a ten of trump at the one ace that is out, with another ten behind it
    draw_trump,        ///< the declarer's side leads trump from a long holding
    short_ace_first,   ///< leads the ace of its shortest plain suit that has one
    partner_cashes,    ///< the declarer's partner leads a plain ace
    hold_trump,        ///< the declarer's opponent leads something else
    save_trump_ace,    ///< takes a trick with its only trump, an ace, while others could catch it
    last_takes,        ///< plays last against the declarer and takes a trick with counters in it
    counter_to_us,     ///< puts a counter on a trick that its own side is certain to win
    none_to_them,      ///< puts no counter on a trick that the other side will win
    protect_ten,       ///< plays another card than a ten that an ace still out could take
};
inline constexpr int principle_count = 15;

/// A principle that a card follows, and the facts it rests on.
struct Followed {
    Principle principle = Principle::draw_trump;
    Suit suit = Suit::spades; ///< that is led, or of the card
    int number = 0;           ///< draw_trump: trumps out; queen_through: trumps held
    friend bool operator==(const Followed&, const Followed&) = default;
};

/// All that this card follows, in the order above, judged by what the view's seat may know. It is to be that
/// seat's turn to play, and the card allowed. None while cards are drawn, in contracts without trump, and
/// where card points cost the side that takes them.
std::vector<Followed> principles_followed(const View& view, Card card);

/// The same without those that every card follows that may be played: they are no reason for this one.
std::vector<Followed> principles_for(const View& view, Card card);

} // namespace roundhouse::bots
