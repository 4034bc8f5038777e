#pragma once
// What the table shows of a game, and where: plain data, which the scene changes, the arranger lays out and
// the painter draws; and values derived from it.

#include "base/text.hpp"
#include "present/asked/offer.hpp"
#include "seating/session.hpp"
#include "store/settings.hpp"
#include "window/paint/look.hpp"
#include "window/table/fan.hpp"
#include "window/table/layout.hpp"
#include "window/table/spotlight.hpp"
#include "window/table/stage.hpp"

namespace roundhouse::window {

using present::Choice;
using present::Offer;
using present::Picking;
using seating::Session;
using store::Settings;

/// The permanent buttons of the column.
enum class Tool : std::uint8_t { hint, why, bids, last_trick, undo, rules, menu };

struct TableModel {
    /// Height of the replay controls at the lower end of the column.
    static constexpr float steering_height = 218;
    /// Special places besides those of the hand: the card shown by the offer, and the top of the stock.
    static constexpr int shown_card = -2, stock_card = -3;

    struct Button {
        Rect place;
        std::string label, key_hint, meaning;
        std::optional<Suit> sign;
        std::optional<Card> card;
        bool enabled = true, gold = false;
        Tool tool = Tool::hint; ///< for buttons of the column
    };
    struct Drag {
        int place = -1;
        Point grip;  ///< from the card's centre to the pointer
        Point began; ///< where the button was pressed
        bool moving = false;
    };
    struct Bubble {
        std::string title, text;
        std::optional<Rect> about = {}; ///< a card or a button; nothing: no tail
    };

    Session& session;
    const Settings& settings;
    Stage stage;
    Seat viewer = 1;
    bool curtain = false;    ///< cards are hidden until the next person sits down
    bool hands_open = false; ///< in a replay
    Lines log = {};          ///< what happened, in sentences, as far as the viewer may know

    // The decision the viewer has to make.
    Decision decision = {};
    Offer offer = {};
    int from_bid = 0;
    std::vector<Card> hand = {};   ///< as shown, from left to right
    std::vector<bool> picked = {}; ///< by place in the hand
    CardSet advised = {};          ///< if several can be picked: what the hint would take
    int focus = -1;                ///< place in the hand, -1 for none
    int focused_choice = -1;
    int hover = -1; ///< place in the hand under the mouse

    std::optional<Drag> drag = {};
    Fan fan = {};
    Point laid_for = {}; ///< the window's size
    double now = 0;
    Point mouse = {};
    Pose launched = {}; ///< where the card was that the viewer played last

    std::optional<Spotlight> spotlight = {}; ///< if set, another panel replaces the column

    // Other things shown.
    std::optional<Bubble> bubble = {};
    bool last_trick_open = false;

    TableLayout layout = {};
    std::vector<Button> tools = {}; ///< hint, undo and so on
    std::vector<Button> choices =
        {};                  ///< one for each choice of the offer, then those that turn pages or confirm
    Rect choices_panel = {}; ///< zero width: they are in the column
    Rect question = {};      ///< the offer's title in it
    Size question_size = Size::large;

    // ---- derived values

    View view() const { return session.view(seat_of_view()); }
    /// 0 while people change places: no cards show.
    Seat seat_of_view() const {
        if (session.replaying()) return session.may_see(viewer) ? viewer : 0;
        return curtain || !session.is_person(viewer) ? 0 : viewer;
    }
    /// The viewer has to decide, and everything before has been shown.
    bool asked() const;
    /// The same, behind the curtain: the viewer has to lift it.
    bool waits_behind_curtain() const;
    /// With a referee, while others decide: the viewer may lay that card of the hand before its turn.
    bool may_lay(int place) const;
    /// It is raised because it is picked or, if only one can be picked, has the key focus. If several can be
    /// picked, the focus is marked in another way, so that the two differ.
    bool is_raised(int place) const {
        return picked[static_cast<std::size_t>(place)] ||
               (place == focus && offer.picking != Picking::several);
    }
    /// Several cards must be chosen, and none has been.
    bool nothing_picked() const;
    /// Places of those cards in the hand, from left to right.
    std::vector<int> places_in_hand(CardSet cards) const;
    /// The first card that can be chosen, from the left (1) or from the right (-1).
    int first_choosable(int step) const;
    /// Tricks are being played, or the last one of the round still lies there.
    bool shows_tricks() const;
    std::vector<Seat> melding_order() const;
    std::vector<int> shown_scores() const;
    bool is_ours(Seat seat) const;
    /// The seat whose call in this auction the mouse points at; 0 for none.
    Seat call_pointed_at() const;
    /// True if it has the dealer's sign; no seat has it where the dealer sits out (C33).
    bool is_dealer(Seat seat) const;
    std::string name_at(Seat seat) const;
    /// The signs on its name, explained; empty if it has none.
    std::string signs_in_words(Seat seat) const;
    std::string tallies_of(Party party) const;
    std::optional<Card> laid_by(Seat seat) const;

    Pose hand_pose(std::size_t place) const; ///< as drawn now
    Pose pose_of(const Spot& spot) const;
    Pose pose_of_laid(Seat seat) const;
    Pose pose_of_stock() const;
    /// Of the card turned up, which sticks out from under it.
    Pose pose_of_turned_up() const;
    Rect place_of_shown() const;
    float top_of_tools() const;
    /// It is the viewer's turn, and everything before has been shown.
    bool has_turn() const;

    // The dragged card.
    Pose pose_of_drag() const;
    bool is_held_ready() const;
    bool may_move(int place) const;
    bool is_dragged(int place) const { return drag && drag->moving && drag->place == place; }
    bool over_table(Point point) const;
    bool over_stock(Point point) const;
};

} // namespace roundhouse::window
