#pragma once
// A game at the terminal: people at one keyboard, bots in the other seats.

#include "cli/read.hpp"
#include "cli/tell.hpp"
#include "game/journal.hpp"

namespace roundhouse::cli {

enum class Ending : std::uint8_t {
    finished,    ///< the game is over
    quit,        ///< a person left
    input_ended, ///< nothing more can be read
};

struct TableSettings {
    std::string how_to_resume;          ///< said when somebody leaves; empty: the game is not written down
    std::chrono::milliseconds pause{0}; ///< after what a bot does, on a terminal
};

/// Plays a recorded game to its end, or until somebody leaves. What a script's failure throws goes through;
/// the game stays as it was before.
class Table {
  public:
    Table(RecordedGame& game, const Screen& screen, TableSettings settings);

    Ending play();

  private:
    bool is_person(Seat seat) const {
        return seat != 0 &&
               game_.header().players[place(person_at(match(), match().round_number, seat))].kind == "human";
    }
    static std::size_t place(Seat seat) { return static_cast<std::size_t>(seat - 1); }
    bool alone() const { return people_ < 2; }
    const Match& match() const { return game_.match(); }
    View view(Seat seat) const { return View(*match().round, seat); }
    const Style& style() const { return screen_.style(); }

    void introduce() const;
    void announce_deal() const;
    std::optional<Ending> between_rounds();
    std::optional<Ending> person_decides(const Decision& decision);
    /// False: nothing more can be read.
    bool turn_to(Seat seat);
    bool act(const Action& action);
    /// What the person at `seat` says out of turn: whether it was carried out; empty if the line is not that.
    std::optional<bool> says_out_of_turn(const std::string& line, Seat seat);
    bool bot_calls_renege();
    void obey(Command command, Seat seat) const;
    void advise(const Decision& decision) const;
    bool take_back(Seat seat);
    void show_table(Seat seat) const;
    void show_face(Command command);
    /// True if the table has something to say first; the same words again go through.
    bool warns(const Action& action, const View& seen);
    Ending leave(Ending how) const;

    void happened(std::vector<Event> events);
    void catch_up(Seat viewer);
    void show_round_end();
    void forget_events();
    void sit_down();
    void watch_journal();

    RecordedGame& game_;
    Screen screen_;
    TableSettings settings_;
    Names names_;
    std::optional<Action> warned_of_; ///< said again, it is meant
    bool told_of_journal_ = false;    ///< that it cannot be written
    int people_ = 0;
    Seat shown_to_ = 0;             ///< whose hand may be on the screen
    std::vector<Event> events_;     ///< since the last round's end, for people who were not looking
    std::vector<std::size_t> told_; ///< how many of them each seat knows
    std::vector<Teller> tellers_;   ///< one for each seat, and one for a bystander
};

/// What the bot does whose decision it is; see bots::decide_seated.
Action bot_action(const RecordedGame& game, const Decision& decision);

} // namespace roundhouse::cli
