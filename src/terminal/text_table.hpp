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
    std::string how_to_resume;          ///< shown when somebody leaves; empty: there is no journal
    std::string how_to_verify;          ///< shown when the game is over, if its deals can be proved
    std::string how_to_review;          ///< likewise; empty: there is no journal
    std::chrono::milliseconds pause{0}; ///< after what a bot does, on a terminal
    bool only_this_round = false;       ///< a trial from a decision: no introduction, nothing kept
};

/// Plays a game until it ends or somebody leaves. A script failure's exception passes through; the game stays
/// as it was before.
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
    /// Carries out what was typed; true if the decision is made, or a different one is pending.
    bool obey_typed(const Typed& typed, const Decision& decision);
    /// False at the end of input.
    bool turn_to(Seat seat);
    bool act(const Action& action);
    /// Handles what the person at `seat` says out of turn: whether it was carried out; empty if the line is
    /// something else.
    std::optional<bool> says_out_of_turn(const std::string& line, Seat seat);
    void show(Command command, Seat seat);
    void show_review();
    const teach::Review& reviewed(Seat seat);
    /// `find 2`, `play on 2`: false at the end of input.
    bool look_again(const LookAgain& wanted);
    void answer(const std::string& about, const Decision& decision) const;
    void stand_elsewhere(int round);
    bool take_back(Seat seat);
    bool redo();
    void show_table(Seat seat) const;
    void show_face(Command command);
    /// After a hint, its action needs no warning: the hint has stated the price.
    void show_hint(const View& seen, const Decision& decision);
    /// True if the table warns first; repeating the same action goes through.
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
    present::Names names_;               ///< as the narrators know them
    std::optional<Action> warned_of_;    ///< already warned of, or advised: next time it is meant
    std::vector<teach::Review> reviews_; ///< of the last round, as far as somebody asked for them
    Seat shown_to_ = 0;                  ///< whose hand may be on the screen
    std::vector<Event> events_;          ///< since the last round ended, for people who were not looking
    std::vector<std::size_t> told_;      ///< how many of them each seat knows
    std::vector<present::Narrator> narrators_; ///< one for each seat, and one for a bystander
};

} // namespace roundhouse::terminal
