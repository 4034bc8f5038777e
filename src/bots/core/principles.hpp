#pragma once
// Principles of play (D26), each checked against a position: one that is reported holds for certain, not just
// probably. Advice on a card can name those it follows.

#include "game/view.hpp"

#include <vector>

namespace roundhouse::bots {

enum class Principle : std::uint8_t {
    lead_back_ace,     ///< leads again the suit in which the partner played an ace on the seat's ace
    lead_back_jack,    ///< leads again the suit in which the partner played a jack on the seat's second ace
    partners_marriage, ///< leads low to a plain marriage that the partner has shown and can win with
    cross_trump,       ///< leads a plain suit in which the partner is void and may still ruff
    queen_through,     ///< leads the queen from long trump through a trump ace shown on the left
    force_ace,         ///< leads a ten of trump to force out the only ace left, with another ten behind it
    draw_trump,        ///< the declarer's side leads trump from length
    short_ace_first,   ///< leads the ace of the shortest plain suit in which it has one
    partner_cashes,    ///< the declarer's partner leads a plain ace
    last_trick,        ///< with two cards left, keeps a trump that nothing beats for the last trick's points
    cash_winner,       ///< leads what no opponent can beat, now that they have no trump
    cash_before_ruff,  ///< leads the highest card of a suit of which no opponent has shown out yet
    top_trump,         ///< leads a trump that no opponent can beat, while they may have trumps
    force_declarer,    ///< an opponent of the declarer leads a suit of which the declarer has run out
    lead_back_suit,    ///< leads a suit that the partner has led
    short_suit,        ///< leads from its shortest plain suit, and holds a trump
    hold_trump,        ///< an opponent of the declarer keeps trump and leads a plain suit
    no_counter_led,    ///< leads a card without points rather than a counter that may be beaten
    save_trump_ace,    ///< takes a trick with its only trump, an ace, before an opponent can catch it
    last_takes,        ///< plays last against the declarer and takes a trick with counters in it
    bring_home,        ///< puts a counter that a higher card may catch on a trick that is its side's for sure
    take_points,       ///< takes a trick with counters in it, and no opponent can take it back
    counter_to_us,     ///< puts a counter on a trick that its own side is sure to win
    likely_counter,    ///< the same when only a ruff could take it, by an opponent who has shown no void
    take_unless_ruffed, ///< takes a trick that only such a ruff could take back
    none_to_them,       ///< gives the fewest points to a trick that the other side will win
    protect_ten,        ///< holds back a ten that an ace still out could take
    win_cheaply,        ///< takes a trick for sure with the lowest card of its suit that does
    play_low,           ///< plays its lowest card, as an opponent behind it may beat the higher ones too
    throw_lowest,       ///< plays its lowest card to a trick that is lost
    throw_worthless,    ///< throws off, on a lost trick, a card that has the fewest points and may be beaten
                        ///< later
    keep_high,          ///< plays its lowest card to a trick that its own side is sure to win
    low_while_open,     ///< plays its lowest card to a trick that it cannot win and that either side may take
};
inline constexpr int principle_count = 33;

/// A principle that a card follows, and the facts it rests on.
struct Followed {
    Principle principle = Principle::draw_trump;
    Suit suit = Suit::spades; ///< of the card
    /// draw_trump: trumps out; queen_through: trumps held; last_trick: its points; take_points: on the table
    int number = 0;
    friend bool operator==(const Followed&, const Followed&) = default;
};

/// All principles that this card follows, in the order above, judged by what the view's seat may know. It
/// must be that seat's turn to play, and the card legal. None while cards are drawn, in contracts without
/// trump, and where card points cost the side that takes them.
std::vector<Followed> principles_followed(const View& view, Card card);

/// The same, less those that every legal card follows: they are no reason for this one.
std::vector<Followed> principles_for(const View& view, Card card);

} // namespace roundhouse::bots
