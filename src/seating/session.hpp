#pragma once
// One game at a table, for every front end: who sits where, whose turn it is, people and bots in turn, undo
// and redo, reneges, replays. How it is drawn, and in which words, is not its business.

#include "bots/programs/program.hpp"
#include "game/journal/journal.hpp"
#include "game/view.hpp"
#include "present/names.hpp"

#include <algorithm>
#include <atomic>
#include <future>
#include <map>
#include <optional>

namespace roundhouse::seating {

/// The line that greets a program which plays under these rules.
std::string hello_of(const Rulebook& rules);

/// A program that has lost its seat to a bot, and whose it was.
struct LostProgram {
    std::string name;
    bots::ProgramLoss loss;
};

class Session {
  public:
    /// `programs`: programs at its seats are started at their first decision; else steady bots play for them.
    explicit Session(std::unique_ptr<RecordedGame> game, bool programs = false);
    /// Waits for whoever is thinking; to avoid that, leave first.
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    /// A table that is only looked at, by the people among `players`: one for each who sits there. Nobody
    /// plays, as in a replay.
    Session(Match match, std::vector<SeatedPlayer> players);

    /// The match; of a replay, as it stood at the place shown.
    const Match& match() const { return shown_ ? shown_->match : game_->match(); }
    const RecordedGame& game() const { return *game_; }
    const Rulebook& rules() const { return *game_->match().rules; }
    /// The number of the round that is on; between rounds, of the last.
    int round() const { return std::max(match().round_number, 1); }
    /// The round as that seat may know it; requires that one was dealt.
    View view(Seat seat) const { return View(*match().round, seat); }

    // ---- who sits where

    /// Where people sit out, as they sit in this round.
    const present::Names& names() const;
    /// Who played in a round; see RecordedGame::players_in.
    present::Names names_in(int round) const;
    const std::string& name(Seat seat) const { return names()[seat]; }
    /// The number, from 1, of who sits there in this round: the seat's, unless people sit out (C33).
    int person(Seat seat) const;
    /// Where they sit in this round; 0 if they sit out.
    Seat seat_of(int person) const;
    /// True for a person who plays; nobody does in a replay.
    bool is_person(Seat seat) const;
    int people() const { return replaying() ? 0 : people_; }
    /// The first person's seat, or 0.
    Seat first_person() const;
    /// True if what the party scores is what the seat's player scores.
    bool scores_for(Party party, Seat seat) const;
    /// Whether the people have won the game, which is over, even one who sat out its last round. Empty if
    /// nobody is a person, or if some have won and others have not.
    std::optional<bool> people_won() const;

    // ---- what happens

    /// The seat that decides now; none between rounds.
    Seat turn() const { return pending().seat; }
    Decision pending() const { return match().round_is_on() ? match().round->pending() : Decision{}; }

    std::vector<Event> deal();
    /// Does what the deciding seat says; `events` gets what follows. An exception from a script passes
    /// through, and the game stays as it was.
    std::optional<Refusal> act(const Action& action, std::vector<Event>& events);
    /// The same for what a seat does out of turn, where a referee watches: a bot that is thinking begins
    /// anew.
    std::optional<Refusal> aside(Seat seat, const Action& action, std::vector<Event>& events);
    /// Where a referee watches: a bot that can prove a renege calls it. True if one did.
    bool bot_calls_renege(std::vector<Event>& events);

    /// True if who sits at `seat` (0: any person) has done something, at whatever seat, that could be taken
    /// back.
    bool can_take_back(Seat seat) const { return last_done_by(seat).has_value(); }
    /// From now on nothing done so far can be taken back.
    void keep_what_was_done() { kept_ = length(); }
    /// Takes back the last thing that who sits at `seat` (0: any person) did, and all that followed; false if
    /// there is none.
    bool take_back(Seat seat);
    bool can_redo() const { return !replaying() && game_->can_redo(); }
    /// Does again what was taken back last; false if something else was done since.
    bool redo();

    // ---- bots and programs

    /// The action of the bot or program whose turn it is; it thinks during the call.
    Action decide() const;
    /// Programs that have lost their seats since the last call.
    std::vector<LostProgram> lost_programs();
    bool starts_programs() const { return starts_programs_; }
    /// Starts its thinking on a thread of its own, unless it thinks already; does not wait.
    void think();
    bool thinking() const { return thought_.valid(); }
    /// What it decided; empty while it thinks. Throws what its thinking threw.
    std::optional<Action> thought();
    /// Ends play here: programs are stopped, and scripts that bots ask end soon. Returns the thinking that is
    /// still going on; whoever destroys it waits for it.
    std::vector<std::future<Action>> leave();

    /// News of the journal since the last call: that it cannot be written at the moment, or is written again.
    /// A full disk does not stop the game.
    std::optional<std::string> news_of_journal();

    // ---- a replay

    /// Shows the game as it was before entry `place`, or as it is if that is the length; nobody plays.
    void show_place(std::size_t place);
    void end_replay();
    bool replaying() const { return shown_.has_value(); }
    /// True where a replay may show all hands; of a round that is still on it shows only those of people.
    bool may_lay_open() const {
        const Match& now = game_->match();
        return replaying() && !(now.round_is_on() && match().round_number == now.round_number);
    }
    bool may_see(Seat seat) const { return may_lay_open() || now_at(seat).is_person(); }
    std::size_t place() const { return shown_ ? shown_->place : length(); }
    std::size_t length() const { return game_->entries(); }

  private:
    /// The index of its player among the game's players.
    std::size_t place_of(Seat seat) const;
    const SeatedPlayer& player(Seat seat) const { return players_.at(place_of(seat)); }
    /// Who sits there as the game stands, even in a replay: they may not see what those who left saw.
    const SeatedPlayer& now_at(Seat seat) const { return game_->players().at(place_of(seat)); }
    std::shared_ptr<bots::Program> program_at(Seat seat) const;
    std::optional<std::size_t> last_done_by(Seat seat) const;
    /// The position that a bot thinks about has gone: nobody waits for its answer.
    void abandon_thought();

    present::Names names_of(const std::vector<SeatedPlayer>& players, int round) const;

    std::unique_ptr<RecordedGame> game_;
    std::vector<SeatedPlayer> players_; ///< as they sit, or sat at the place shown
    int people_ = 0;
    std::size_t kept_ = 0; ///< entries that are not taken back
    mutable present::Names names_;
    mutable int seated_in_ = 0; ///< the round that names_ are of
    struct Shown {
        std::size_t place = 0;
        Match match;
    };
    std::optional<Shown> shown_;
    bool starts_programs_ = false;
    std::map<int, std::shared_ptr<bots::Program>> programs_; ///< by the place of the player
    std::vector<int> told_lost_;                             ///< programs whose loss was reported
    bool told_of_journal_ = false;                           ///< its failure was reported
    std::shared_ptr<std::atomic<bool>> left_ = std::make_shared<std::atomic<bool>>(false);
    std::future<Action> thought_;
    std::vector<std::future<Action>> abandoned_; ///< about positions that the game has left
};

} // namespace roundhouse::seating
