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

/// What a program that plays under these rules is greeted with.
std::string hello_of(const Rulebook& rules);

/// A program that has lost its seat to a bot, and whose it was.
struct LostProgram {
    std::string name;
    bots::ProgramLoss loss;
};

class Session {
  public:
    /// `programs`: those at its seats are started when they are asked; else steady bots play for them.
    explicit Session(std::unique_ptr<RecordedGame> game, bool programs = false);
    /// Waits for whoever thinks; where nobody must wait, leave it first.
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
    /// Who sits down in this round; between rounds, in the last.
    int round() const { return std::max(match().round_number, 1); }
    /// The round as that seat may know it; requires that one was dealt.
    View view(Seat seat) const { return View(*match().round, seat); }

    // ---- who sits where

    /// Where people sit out, as they sit in this round.
    const present::Names& names() const;
    /// Who played in a round; see RecordedGame::players_in.
    present::Names names_in(int round) const;
    const std::string& name(Seat seat) const { return names()[seat]; }
    /// True for a person who plays; nobody does in a replay.
    bool is_person(Seat seat) const;
    int people() const { return replaying() ? 0 : people_; }
    /// The first person's seat, or 0.
    Seat first_person() const;
    /// True if what the party scores is what the seat's player scores.
    bool scores_for(Party party, Seat seat) const;

    // ---- what happens

    /// Who decides now; nobody between rounds.
    Seat turn() const { return pending().seat; }
    Decision pending() const { return match().round_is_on() ? match().round->pending() : Decision{}; }

    std::vector<Event> deal();
    /// Does what the deciding seat says; `events` gets what follows. What a script's failure throws goes
    /// through, and the game stays as it was.
    std::optional<Refusal> act(const Action& action, std::vector<Event>& events);
    /// The same for what a seat does when others are asked, where a referee watches: a bot that thinks begins
    /// anew.
    std::optional<Refusal> aside(Seat seat, const Action& action, std::vector<Event>& events);
    /// Where a referee watches: a bot that can prove a renege calls it. True if one did.
    bool bot_calls_renege(std::vector<Event>& events);

    /// True if `seat` (0: any person) has done something that could be taken back.
    bool can_take_back(Seat seat) const { return last_done_by(seat).has_value(); }
    /// What was done up to here is not taken back from now on.
    void keep_what_was_done() { kept_ = length(); }
    /// Takes back the last thing that `seat` (0: any person) did, and all that followed; false if there is
    /// none.
    bool take_back(Seat seat);
    bool can_redo() const { return !replaying() && game_->can_redo(); }
    /// Does again what was taken back last; false if something else was done since.
    bool redo();

    // ---- bots and programs

    /// What the bot or program does whose turn it is; it thinks now.
    Action decide() const;
    /// Programs that have lost their seats since this was asked last.
    std::vector<LostProgram> lost_programs();
    bool starts_programs() const { return starts_programs_; }
    /// Lets it think on a thread of its own, if it does not yet; nobody waits for it.
    void think();
    bool thinking() const { return thought_.valid(); }
    /// What it decided; empty while it thinks. Throws what its thinking threw.
    std::optional<Action> thought();
    /// Nobody plays on here: programs are stopped, and scripts that bots ask end soon. Gives those who still
    /// think; whoever destroys them waits for them.
    std::vector<std::future<Action>> leave();

    /// What to say of the journal since this was asked last: that it cannot be written at the moment, and
    /// that it is written again. The game does not stop for a disk that is full.
    std::optional<std::string> news_of_journal();

    // ---- a replay

    /// It stands as it was before entry `place`, or as it is if that is the length, and nobody plays.
    void show_place(std::size_t place);
    void end_replay();
    bool replaying() const { return shown_.has_value(); }
    /// True where a replay may show all hands; of a round that is still on it shows those of people alone.
    bool may_lay_open() const {
        const Match& now = game_->match();
        return replaying() && !(now.round_is_on() && match().round_number == now.round_number);
    }
    bool may_see(Seat seat) const { return may_lay_open() || now_at(seat).is_person(); }
    std::size_t place() const { return shown_ ? shown_->place : length(); }
    std::size_t length() const { return game_->entries(); }

  private:
    /// Among the game's players.
    std::size_t place_of(Seat seat) const;
    const SeatedPlayer& player(Seat seat) const { return players_.at(place_of(seat)); }
    /// Who sits there as the game stands, also in a replay: what others saw who left is not theirs to show.
    const SeatedPlayer& now_at(Seat seat) const { return game_->players().at(place_of(seat)); }
    std::shared_ptr<bots::Program> program_at(Seat seat) const;
    std::optional<std::size_t> last_done_by(Seat seat) const;
    /// What a bot thinks about is not so any more: its answer is not waited for.
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
    std::vector<int> told_lost_;                             ///< of which programs it was told
    bool told_of_journal_ = false;                           ///< that it cannot be written
    std::shared_ptr<std::atomic<bool>> left_ = std::make_shared<std::atomic<bool>>(false);
    std::future<Action> thought_;
    std::vector<std::future<Action>> abandoned_; ///< the game has gone elsewhere meanwhile
};

} // namespace roundhouse::seating
