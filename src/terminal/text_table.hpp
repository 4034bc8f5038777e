#pragma once
// A game at the terminal: people at one keyboard, bots in the other seats.

#include "present/narrator.hpp"
#include "seating/session.hpp"
#include "teach/review/review.hpp"
#include "terminal/read.hpp"
#include "terminal/screen.hpp"

namespace roundhouse::terminal {

struct LookAgain;

enum class Ending : std::uint8_t {
    finished,    ///< the game is over
    quit,        ///< a person left
    input_ended, ///< nothing more can be read
};

struct TableSettings {
    std::string how_to_resume;          ///< said when somebody leaves; empty: the game is not written down
    std::string how_to_verify;          ///< said when the game is over, if its deals can be proved then
    std::string how_to_review;          ///< likewise; empty: the game is not written down
    std::chrono::milliseconds pause{0}; ///< after what a bot does, on a terminal
    bool only_this_round = false;       ///< of a game that is tried from here: nothing is introduced, and
                                        ///< nothing of it kept
};

/// Plays a game to its end, or until somebody leaves. What a script's failure throws goes through; the game
/// stays as it was before.
class TextTable {
  public:
    TextTable(seating::Session& session, const Screen& screen, TableSettings settings);

    Ending play();

  private:
    bool alone() const { return session_.people() < 2; }
    const Match& match() const { return session_.match(); }
    const Style& style() const { return screen_.style(); }
    const present::Names& names() const { return session_.names(); }

    void introduce() const;
    void announce_deal() const;
    std::optional<Ending> between_rounds();
    std::optional<Ending> person_decides(const Decision& decision);
    /// Does what was typed; true if the decision is made, or another is asked.
    bool obey_typed(const Typed& typed, const Decision& decision);
    /// False: nothing more can be read.
    bool turn_to(Seat seat);
    bool act(const Action& action);
    /// What the person at `seat` says out of turn: whether it was carried out; empty if the line is not that.
    std::optional<bool> says_out_of_turn(const std::string& line, Seat seat);
    void show(Command command, Seat seat);
    void show_review();
    const teach::Review& reviewed(Seat seat);
    /// `find 2`, `play on 2`: false if nothing more can be read.
    bool look_again(const LookAgain& wanted);
    void answer(const std::string& about, const Decision& decision) const;
    bool take_back(Seat seat);
    bool redo();
    void show_table(Seat seat) const;
    void show_face(Command command);
    /// What it advises goes through without a warning: the hint has told the price.
    void show_hint(const View& seen, const Decision& decision);
    /// True if the table has something to say first; the same words again go through.
    bool warns(const Action& action, const View& seen);
    Ending leave(Ending how) const;

    void happened(std::vector<Event> events);
    void say(const std::vector<present::Told>& all) const;
    void catch_up(Seat viewer);
    void show_result() const;
    void show_round_end();
    void forget_events();
    void watch_journal();

    seating::Session& session_;
    Screen screen_;
    TableSettings settings_;
    present::Names names_;            ///< those the narrators know
    std::optional<Action> warned_of_; ///< said again, or advised before: it is meant
    std::vector<teach::Review>
        reviews_;                   ///< of the last round as it stands, as far as somebody asked for them
    Seat shown_to_ = 0;             ///< whose hand may be on the screen
    std::vector<Event> events_;     ///< since the last round's end, for people who were not looking
    std::vector<std::size_t> told_; ///< how many of them each seat knows
    std::vector<present::Narrator> narrators_; ///< one for each seat, and one for a bystander
};

} // namespace roundhouse::terminal
