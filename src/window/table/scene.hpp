#pragma once
// The table scene: what one person sees of a game, and plays it with. It reads View and Event only; what it
// does goes through the session. TableModel is what it shows, TableArranger gives that its places, and
// TablePainter draws it.

#include "present/hints/hints.hpp"
#include "present/narrator.hpp"
#include "window/paint/canvas.hpp"
#include "window/platform/input.hpp"
#include "window/table/model.hpp"

#include <atomic>
#include <exception>
#include <memory>

namespace roundhouse::window {

/// Where the person wants to go from the table.
enum class Wish : std::uint8_t { none, menu, rules, bids };

class TableScene {
  public:
    TableScene(Session& session, const Settings& settings);
    /// Waits for a hint that is being worked out; where nobody must wait, leave it first.
    ~TableScene() { leave(); }
    TableScene(const TableScene&) = delete;
    TableScene& operator=(const TableScene&) = delete;
    /// It is not shown any more, and scripts that are asked for a hint end soon. Gives the hint that is still
    /// being worked out, not valid if there is none; whoever destroys it waits for it.
    std::future<present::Hint> leave() {
        *left_ = true;
        return std::move(advice_);
    }

    /// Lets the game go on: bots act, what happened is shown. True if the picture changed or moves. Throws
    /// what a script's failure throws, also in what the person did in the last picture.
    bool update(double now);
    /// Draws the table and does what the person asks.
    Wish draw(const Canvas& canvas, Point window, const Input& input);

    /// The round is over and all of it was shown.
    bool round_ended() const {
        return table_.session.turn() == 0 && !table_.stage.busy() && !table_.stage.melds_open();
    }
    /// Nothing moves, and a person is asked, the round is over or the game is a replay.
    bool rests() const;
    /// Deals the next round.
    void deal();
    /// What waits is shown at once; see Stage::settle.
    void settle() { table_.stage.settle(); }
    /// The replay stands elsewhere now. `step`: what happened since it was shown last is
    /// shown as it happens; else the table is laid as it was.
    void show_place(bool step);
    /// In a replay: everybody's cards show.
    void open_hands(bool open) { table_.hands_open = open; }
    void close_melds() { table_.stage.close_melds(); }
    bool melds_open() const { return table_.stage.melds_open(); }
    /// Sits down somewhere else: another seat's view.
    void look_from(Seat seat);
    Seat viewer() const { return table_.viewer; }
    /// Settings have changed.
    void refresh();
    /// Does this in the deciding seat's name, as a click would; a refusal is shown.
    void act(const Action& action);
    /// Tells the person something that is not of the game, in a bubble.
    void tell_person(const std::string& title, const std::string& text) {
        say(title, text);
        table_.log.push_back(text); // the bubble goes with the next key
    }
    /// A teacher stands beside the table: all but what is lit is dimmed, and those cards are chosen.
    void light(Spotlight spotlight, std::vector<bool> picked = {});
    /// What is shown, and where it was drawn last.
    const TableModel& table() const { return table_; }
    const TableLayout& layout() const { return table_.layout; }
    const Decision& decision() const { return table_.decision; }
    /// People change places, or nobody has sat down since the deal: no cards show.
    bool curtain() const { return table_.curtain; }
    const Stage& stage() const { return table_.stage; }

  private:
    void cover();
    void begin_decision();
    void forget_decision();
    void tell(const Event& event);
    /// Tells it now, and again when somebody else looks or the names change.
    void note(Event event);
    /// What `?` is answered.
    std::string answer_to(const std::string& question) const;
    std::string words_of(const Refusal& refusal) const;
    /// In a bubble, with a tail where it is about something.
    void say(const std::string& title, const std::string& text, std::optional<Rect> about = {});
    void hint();
    void why(int place);
    void take_back();
    void redo();
    void tell_round();
    void stand_elsewhere();
    void pick(int place);
    void lay_early(int place);
    void take_forced();
    /// A turn of the ladder's page, by pages.
    void turn_ladder(int pages);
    void show_advice();
    void claim_rest();
    bool warned(const CardSet& cards);

    // Input, in the order of what lies on top.
    void obey(const Input& input, Wish& wish);
    bool obey_overlay(const Input& input, Wish& wish);
    void obey_under_curtain(const Input& input, Wish& wish);
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
    void choose(std::size_t choice);
    void confirm();

    TableModel table_;
    std::optional<present::Narrator> narrator_;
    present::Names names_;     ///< those the narrator knows
    std::vector<Event> told_;  ///< of this round: the next person is told again, as that seat may know it
    std::string digits_typed_; ///< of a bid
    std::string title_;        ///< of the offer, while digits stand in its place
    CardSet warned_of_;        ///< discarding these was advised, or warned about: next time it is done
    double acted_at_ = -1;     ///< when the mouse answered last, and where: a double click answers once
    Point acted_where_;
    std::exception_ptr failed_; ///< by what the person did last; thrown by `update`
    std::shared_ptr<std::atomic<bool>> left_ = std::make_shared<std::atomic<bool>>(false);
    std::future<present::Hint> advice_;
    std::size_t advice_for_ = 0; ///< entries of the game that it is about
    bool hint_again_ = false;    ///< somebody asks for one while that is about something else
    int leaves_ = -1;            ///< which place of the hand a card is played from, of several alike
};

} // namespace roundhouse::window
