#pragma once
// The table scene: what one person sees of a game, and plays it with. It reads View and Event only; what it
// does goes through the session.

#include "base/text.hpp"
#include "present/hints.hpp"
#include "present/narrator.hpp"
#include "present/offer.hpp"
#include "seating/session.hpp"
#include "store/settings.hpp"
#include "window/paint/canvas.hpp"
#include "window/platform/input.hpp"
#include "window/table/fan.hpp"
#include "window/table/layout.hpp"
#include "window/table/stage.hpp"

namespace roundhouse::window {

using present::Choice;
using present::Offer;
using present::Picking;
using seating::Session;
using store::Settings;

/// What stands in the column, whatever is asked.
enum class Tool : std::uint8_t { hint, why, last_trick, undo, rules, menu };

/// Where the person wants to go from the table.
enum class Wish : std::uint8_t { none, menu, rules, score };

class TableScene {
  public:
    /// Of the column: its lower end, where a replay is steered.
    static constexpr float steering_height = 176;

    TableScene(Session& session, const Settings& settings);

    /// Lets the game go on: bots act, what happened is shown. True if the picture changed or moves.
    bool update(double now);
    /// Draws the table and does what the person asks.
    Wish draw(const Canvas& canvas, Point window, const Input& input);

    /// The round is over and all of it was shown.
    bool round_ended() const { return session_.turn() == 0 && !stage_.busy() && !stage_.melds_open(); }
    /// Nothing moves, and a person is asked, the round is over or the game is a replay.
    bool rests() const;
    /// Deals the next round.
    void deal();
    /// What waits is shown at once; see Stage::settle.
    void settle() { stage_.settle(); }
    /// The replay stands elsewhere now. `step`: what happened since it was shown last is
    /// shown as it happens; else the table is laid as it was.
    void show_place(bool step);
    /// In a replay: everybody's cards show.
    void open_hands(bool open) { hands_open_ = open; }
    void close_melds() { stage_.close_melds(); }
    bool melds_open() const { return stage_.melds_open(); }
    /// Sits down somewhere else: another seat's view.
    void look_from(Seat seat);
    Seat viewer() const { return viewer_; }
    /// Settings have changed.
    void refresh();
    /// Does this in the deciding seat's name, as a click would; a refusal is shown.
    void act(const Action& action);
    /// Tells the person something that is not of the game, in a bubble.
    void tell_person(const std::string& title, const std::string& text) {
        say(title, text, layout_.middle.centre());
    }
    /// Where things were drawn last: for tests that click on what they see.
    const TableLayout& layout() const { return layout_; }
    const Decision& decision() const { return decision_; }
    const Offer& offer() const { return offer_; }
    /// Where the next card is drawn from.
    Point stock() const { return pose_of_stock().centre; }
    /// The answers as they are drawn: the offer's choices first, then those that turn pages or confirm cards.
    std::vector<Rect> places_of_answers() const;
    int focused_answer() const { return focused_choice_; }
    /// Of the hand: which cards are chosen, and at which the keys are (-1: none).
    const std::vector<bool>& picked() const { return picked_; }
    int focus() const { return focus_; }
    /// The first card that may be chosen, from the left (1) or from the right (-1).
    int first_choosable(int step) const;
    /// Where those cards lie in the hand, from left to right.
    std::vector<int> places_in_hand(CardSet cards) const;
    bool asked() const; ///< the viewer decides, and everything before was shown
    /// What is explained in a bubble; empty if nothing is.
    std::string explained() const { return bubble_ ? bubble_->text : ""; }
    /// What happened, in sentences, as the one who looks may know it.
    const Lines& log() const { return log_; }
    /// People change places: nobody's cards show.
    bool curtain() const { return curtain_; }
    /// The hand as it is drawn, from left to right, and where.
    const std::vector<Card>& hand() const { return hand_; }
    Pose drawn_at(std::size_t place) const { return hand_pose(place); }
    const Stage& stage() const { return stage_; }

  private:
    struct Button {
        Rect place;
        std::string label, key_hint, meaning;
        std::optional<Suit> sign;
        std::optional<Card> card;
        bool enabled = true, gold = false;
        Tool tool = Tool::hint; ///< of those in the column
    };

    View view() const { return session_.view(seat_of_view()); }
    /// 0 while people change places: nobody's cards show.
    Seat seat_of_view() const {
        if (session_.replaying()) return viewer_;
        return curtain_ || !session_.is_person(viewer_) ? 0 : viewer_;
    }
    void begin_decision();
    void forget_decision();
    void tell(const Event& event);
    /// Tells it now, and again when somebody else looks or the names change.
    void note(Event event);
    /// What `?` is answered.
    std::string answer_to(const std::string& question) const;
    std::string words_of(const Refusal& refusal) const;
    /// In a bubble at that place.
    void say(const std::string& title, const std::string& text, Point at);
    void hint();
    void why(int place);
    void take_back();
    void redo();
    void tell_round();
    void stand_elsewhere();
    void pick(int place);
    /// Where a referee watches, and others are asked: that card of the hand may be laid before its turn.
    bool may_lay(int place) const;
    void lay_early(int place);
    void take_forced();
    /// A turn of the ladder's page, by pages.
    void turn_ladder(int pages);
    void show_advice();
    void claim_rest();
    bool warned(const CardSet& cards);

    // Input, in the order of what lies on top.
    void obey(const Input& input, Wish& wish);
    bool obey_overlay(const Input& input);
    void obey_keys(const Input& input, Wish& wish);
    void move_focus(const Input& input);
    bool lay_by_keys(const Input& input);
    bool type_bid(const Input& input);
    void press(const Input& input, Wish& wish);
    void note_answer(Point mouse);
    void use(Tool tool, Wish& wish);

    // A card that is dragged.
    void take_hold(int place, Point mouse);
    void follow(const Input& input);
    void drop(Point mouse);
    Pose pose_of_drag() const;
    bool is_held_ready() const;
    bool over_table(Point point) const;
    bool over_stock(Point point) const;
    Rect place_of_shown() const;
    Pose hand_pose(std::size_t place) const; ///< as it is drawn now
    bool may_move(int place) const;
    bool is_dragged(int place) const { return drag_ && drag_->moving && drag_->place == place; }
    void draw_held(const Canvas& canvas) const;
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
    Pose pose_of_laid(Seat seat) const;
    Pose pose_of_stock() const;
    std::optional<Card> laid_by(Seat seat) const;
    void draw_laid(const Canvas& canvas) const;
    void draw_column(const Canvas& canvas);
    /// Tricks are played, or the last one of the round still lies there.
    bool shows_tricks() const;
    float draw_contract(const Canvas& canvas, float top) const;
    float draw_turned(const Canvas& canvas, Rect line) const;
    float draw_held_contract(const Canvas& canvas, Rect line) const;
    float draw_running(const Canvas& canvas, Rect line) const;
    std::vector<int> shown_scores() const;
    void draw_scores(const Canvas& canvas, Rect line) const;
    std::string name_of_party(const Canvas& canvas, Party party, float room) const;
    std::string tallies_of(Party party) const;
    void draw_log(const Canvas& canvas, Rect area) const;
    void lay_tools();
    void collect_choices();
    std::vector<float> widths_of_choices(const Canvas& canvas, bool close) const;
    void place_choices(const std::vector<Rect>& places);
    void lay_choices(const Canvas& canvas);
    void lay_choices_in_column(const Canvas& canvas);
    float top_of_tools() const;
    void draw_choices(const Canvas& canvas) const;
    void draw_button(const Canvas& canvas, const Button& button, bool focused) const;
    void draw_melds(const Canvas& canvas) const;
    void draw_melder(const Canvas& canvas, const Rect& heading, Seat seat) const;
    std::vector<Seat> melding_order() const;
    void draw_last_trick(const Canvas& canvas) const;
    void draw_bubble(const Canvas& canvas) const;
    void draw_curtain(const Canvas& canvas) const;

    Session& session_;
    const Settings& settings_;
    Stage stage_;
    Seat viewer_ = 1;
    bool curtain_ = false;    ///< the next person is to sit down
    bool hands_open_ = false; ///< of a replay
    std::optional<present::Narrator> narrator_;
    present::Names names_;    ///< those the narrator knows
    std::vector<Event> told_; ///< of this round: the next person is told again, as that seat may know it
    Lines log_;

    // The decision that is asked of the viewer.
    Decision decision_;
    Offer offer_;
    int from_bid_ = 0;
    std::vector<Card> hand_;   ///< as it is shown, from left to right
    std::vector<bool> picked_; ///< of the hand
    int focus_ = -1;           ///< place in the hand, -1 for none
    int focused_choice_ = -1;
    int hover_ = -1;           ///< place in the hand under the mouse
    std::string digits_typed_; ///< of a bid
    std::string title_;        ///< of the offer, while digits stand in its place
    CardSet warned_of_;        ///< putting these away was warned of: the next time it is done

    /// Beyond the hand's places: the card that the offer shows, and the one on top of the stock.
    static constexpr int shown_card = -2, stock_card = -3;
    struct Drag {
        int place = -1;
        Point grip;  ///< from the card's middle to the pointer
        Point began; ///< where the button went down
        bool moving = false;
    };
    std::optional<Drag> drag_;
    Fan fan_;
    Point laid_for_; ///< the window's size
    double now_ = 0;
    double acted_at_ = -1; ///< when the mouse answered last, and where: a double click answers once
    Point acted_where_;
    std::future<present::Hint> advice_;
    std::size_t advice_for_ = 0; ///< entries of the game that it is about

    // What is shown beside it.
    struct Bubble {
        std::string title, text;
        Point at;
    };
    std::optional<Bubble> bubble_;
    bool last_trick_open_ = false;
    Point mouse_;
    int leaves_ = -1; ///< which place of the hand a card is played from, of several alike
    Pose launched_;   ///< where the card lay that the viewer played last

    TableLayout layout_;
    std::vector<Button> tools_;   ///< hint, undo and so on
    std::vector<Button> choices_; ///< one for each choice of the offer; then those of the ladder
    Rect choices_panel_;
};

} // namespace roundhouse::window
