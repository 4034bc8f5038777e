#pragma once
// The table scene: what one person sees of a game, and plays it with. It reads View and Event only; what it
// does goes through the session.

#include "table/canvas.hpp"
#include "table/input.hpp"
#include "table/layout.hpp"
#include "table/offer.hpp"
#include "table/session.hpp"
#include "table/settings.hpp"
#include "table/stage.hpp"
#include "table/words.hpp"

namespace roundhouse::table {

/// Where the person wants to go from the table.
enum class Wish : std::uint8_t { none, menu, rules, score };

class TableScene {
  public:
    TableScene(Session& session, const Host& host, const Settings& settings, const Words& words);

    /// Lets the game go on: bots act, what happened is shown. True if the picture changed or moves.
    bool update(double now);
    /// Draws the table and does what the person asks.
    Wish draw(const Canvas& canvas, Point window, const Input& input);

    /// The round is over and all of it was shown.
    bool round_ended() const { return session_.turn() == 0 && !stage_.busy() && !stage_.melds_open(); }
    /// Nothing moves, and a person is asked or the round is over.
    bool rests() const;
    /// Deals the next round.
    void deal();
    /// What waits is shown at once; see Stage::settle.
    void settle() { stage_.settle(); }
    void close_melds() { stage_.close_melds(); }
    bool melds_open() const { return stage_.melds_open(); }
    /// Sits down somewhere else: another seat's view.
    void look_from(Seat seat);
    Seat viewer() const { return viewer_; }
    /// Settings have changed.
    void refresh();
    /// Does this in the deciding seat's name, as a click would; a refusal is shown.
    void act(const Action& action);
    /// Where things were drawn last: for tests that click on what they see.
    const TableLayout& layout() const { return layout_; }
    /// Where to click, in this order, to do that; empty if it is not offered now.
    std::vector<Point> clicks_for(const Action& action) const;
    const Decision& decision() const { return decision_; }

  private:
    struct Button {
        Rect place;
        std::string label, key_hint, meaning;
        std::optional<Suit> sign;
        std::optional<Card> card;
        bool enabled = true, gold = false;
    };

    View view() const { return View(*session_.match().round, seat_of_view()); }
    /// 0 while people change places: nobody's cards show.
    Seat seat_of_view() const { return curtain_ || !session_.is_person(viewer_) ? 0 : viewer_; }
    bool asked() const; ///< the viewer decides, and everything before was shown
    void begin_decision();
    void forget_decision();
    void tell(const std::vector<Event>& events);
    void say(std::string title, std::string text, Point at);
    void hint();
    void why(int place);
    void take_back();
    void pick(int place);
    void take_forced();
    /// Where those cards lie in the hand, from left to right.
    std::vector<int> places_in_hand(CardSet cards) const;

    // Input, in the order of what lies on top.
    void obey(const Input& input, Wish& wish);
    bool obey_overlay(const Input& input);
    void obey_keys(const Input& input, Wish& wish);
    void move_focus(const Input& input);
    void choose(std::size_t choice);
    void confirm();

    // The picture, from the bottom up.
    void lay_out(Point window, const Canvas& canvas);
    void draw_bar(const Canvas& canvas) const;
    void draw_seat(const Canvas& canvas, Seat seat) const;
    void draw_pill(const Canvas& canvas, Seat seat, bool turn) const;
    std::string name_at(Seat seat) const;
    bool is_ours(Seat seat) const;
    void draw_middle(const Canvas& canvas) const;
    void draw_stock(const Canvas& canvas, const View& seen) const;
    void draw_hand(const Canvas& canvas) const;
    void draw_flights(const Canvas& canvas) const;
    Pose pose_of(const Spot& spot) const;
    void draw_column(const Canvas& canvas);
    float draw_contract(const Canvas& canvas, float top) const;
    float draw_running(const Canvas& canvas, Rect line) const;
    void draw_scores(const Canvas& canvas, Rect line) const;
    std::string name_of_party(const Canvas& canvas, Party party, float room) const;
    std::string tallies_of(Party party) const;
    void draw_log(const Canvas& canvas, Rect area) const;
    void lay_tools(Point window);
    void lay_choices(const Canvas& canvas);
    void draw_choices(const Canvas& canvas) const;
    void draw_button(const Canvas& canvas, const Button& button, bool focused) const;
    void draw_melds(const Canvas& canvas) const;
    std::vector<Seat> melding_order() const;
    void draw_last_trick(const Canvas& canvas) const;
    void draw_bubble(const Canvas& canvas) const;
    void draw_curtain(const Canvas& canvas) const;

    Session& session_;
    const Host& host_;
    const Settings& settings_;
    const Words& words_;
    Stage stage_;
    Seat viewer_ = 1;
    bool curtain_ = false; ///< the next person is to sit down
    Tell tell_;
    Lines log_;

    // The decision that is asked of the viewer.
    Decision decision_;
    Offer offer_;
    int from_bid_ = 0;
    std::vector<Card> hand_;   ///< as it is shown, from left to right
    std::vector<bool> picked_; ///< of the hand
    int focus_ = -1;           ///< place in the hand, -1 for none
    int focused_choice_ = -1;
    int hover_ = -1;          ///< place in the hand under the mouse
    std::string words_typed_; ///< an answer in words

    // What is shown beside it.
    struct Bubble {
        std::string title, text;
        Point at;
    };
    std::optional<Bubble> bubble_;
    bool last_trick_open_ = false;
    Point mouse_;
    Pose launched_; ///< where the card lay that the viewer played last

    TableLayout layout_;
    std::vector<Button> tools_;   ///< hint, undo and so on
    std::vector<Button> choices_; ///< one for each choice of the offer; then those of the ladder
    Rect choices_panel_;
};

} // namespace roundhouse::table
