#pragma once
// The table scene: what one person sees of a game and plays it with. It reads only View and Event; it acts
// through the session. TableModel holds what it shows, TableArranger lays it out, TablePainter draws it.

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
    /// Waits for a hint being worked out; call leave() first to avoid that.
    ~TableScene() { leave(); }
    TableScene(const TableScene&) = delete;
    TableScene& operator=(const TableScene&) = delete;
    /// No longer shown; scripts working on a hint are told to end. Returns the hint still being worked out,
    /// invalid if there is none; destroying it waits.
    std::future<present::Hint> leave() {
        *left_ = true;
        return std::move(advice_);
    }

    /// Advances the game: bots act, and what happened is shown. True if the picture changed or moves. Throws
    /// what a failing script throws, even if it failed while obeying the person in the last frame.
    bool update(double now);
    /// Draws the table and does what the person asks.
    Wish draw(const Canvas& canvas, Point window, const Input& input);

    /// The round is over and all of it has been shown.
    bool round_ended() const {
        return table_.session.turn() == 0 && !table_.stage.busy() && !table_.stage.melds_open();
    }
    /// Nothing moves, and a person has to decide, the round is over, or the game is a replay.
    bool rests() const;
    /// Deals the next round.
    void deal();
    /// Shows everything pending at once; see Stage::settle.
    void settle() { table_.stage.settle(); }
    /// The replay has moved. `step`: what happened since is shown as it happens; else the table is set up as
    /// it was.
    void show_place(bool step);
    /// In a replay: shows everybody's cards.
    void open_hands(bool open) { table_.hands_open = open; }
    void close_melds() { table_.stage.close_melds(); }
    bool melds_open() const { return table_.stage.melds_open(); }
    /// Changes to another seat's view.
    void look_from(Seat seat);
    Seat viewer() const { return table_.viewer; }
    /// Settings have changed.
    void refresh();
    /// Acts for the deciding seat, as a click would; a refusal is shown.
    void act(const Action& action);
    /// Tells the person something outside the game, in a bubble.
    void tell_person(const std::string& title, const std::string& text) {
        say(title, text);
        table_.log.push_back(text); // the next key closes the bubble
    }
    /// A teacher is beside the table: everything not lit is dimmed, and `picked` cards are chosen.
    void light(Spotlight spotlight, std::vector<bool> picked = {});
    /// What is shown, and where it was last drawn.
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
    /// Reports it now, and again when the viewer or the names change.
    void note(Event event);
    /// The answer to `?`.
    std::string answer_to(const std::string& question) const;
    std::string words_of(const Refusal& refusal) const;
    /// In a bubble, with a tail to `about`, if given.
    void say(const std::string& title, const std::string& text, std::optional<Rect> about = {});
    void hint();
    void why(int place);
    void take_back();
    void redo();
    void tell_round();
    void stand_elsewhere(int looked);
    void pick(int place);
    void lay_early(int place);
    void take_forced();
    /// Turns pages of the bidding ladder.
    void turn_ladder(int pages);
    void show_advice();
    void claim_rest();
    bool warned(const CardSet& cards);

    // Input, from the topmost layer down.
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

    // Dragging a card.
    void take_hold(int place, Point mouse);
    void follow(const Input& input);
    void drop(Point mouse);
    void choose(std::size_t choice);
    void confirm();

    TableModel table_;
    std::optional<present::Narrator> narrator_;
    present::Names names_;     ///< as the narrator knows them
    std::vector<Event> told_;  ///< in this round: told again to the next viewer, as that seat may know it
    std::string digits_typed_; ///< of a bid
    std::string title_;        ///< of the offer, while digits replace it
    CardSet warned_of_;        ///< a hint or a warning covered discarding these: next time it is done
    double acted_at_ = -1;     ///< time and place of the last click on an answer: a double click answers once
    Point acted_where_;
    std::exception_ptr failed_; ///< from the person's last action; `update` throws it
    std::shared_ptr<std::atomic<bool>> left_ = std::make_shared<std::atomic<bool>>(false);
    std::future<present::Hint> advice_;
    std::size_t advice_for_ = 0; ///< number of entries in the game when it was asked
    bool hint_again_ = false;    ///< a hint was asked for while an outdated one is being worked out
    int leaves_ = -1;            ///< the place in the hand that a card is played from, if there are twins
};

} // namespace roundhouse::window
