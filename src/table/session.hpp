#pragma once
// A game at the window: people act, bots think on a thread of their own. Nobody waits for a bot: what it
// decides is collected when it is ready.

#include "table/host.hpp"

#include <algorithm>
#include <future>
#include <optional>

namespace roundhouse::table {

class Session {
  public:
    explicit Session(std::unique_ptr<RecordedGame> game);

    const Match& match() const {
        return shown_ && *shown_ < length() ? game_->before(*shown_) : game_->match();
    }
    const RecordedGame& game() const { return *game_; }
    const Rulebook& rules() const { return *game_->match().rules; }
    /// Of all seats; where people sit out, of those who sit there in this round.
    Lines names() const { return names_in(std::max(match().round_number, 1)); }
    Lines names_in(int round) const;
    const std::string& name(Seat seat) const { return player(seat).name; }
    /// True if what the party scores is what the seat's player scores.
    bool scores_for(Party party, Seat seat) const;
    /// "Anna & Ben"
    std::string name_of_party(Party party) const;
    bool is_person(Seat seat) const;
    int people() const { return replaying() ? 0 : people_; }
    /// The first person, or 0.
    Seat first_person() const;

    /// Who decides now; nobody between rounds.
    Seat turn() const { return match().round_is_on() ? match().round->pending().seat : 0; }
    Decision pending() const { return match().round_is_on() ? match().round->pending() : Decision{}; }

    std::vector<Event> deal();
    /// Does what the deciding seat says; `events` gets what follows.
    std::optional<Refusal> act(const Action& action, std::vector<Event>& events);
    /// The same for what a seat does when others are asked, where a referee watches: a bot that thinks begins
    /// anew.
    std::optional<Refusal> aside(Seat seat, const Action& action, std::vector<Event>& events);
    /// Where a referee watches: a bot that can prove a renege calls it. True if one did.
    bool bot_calls_renege(std::vector<Event>& events);
    /// Takes back the last thing that `seat` did (0: any person); false if there is none.
    bool take_back(Seat seat);

    /// A game that is only looked at again: it stands as it was before entry `place`, or as it is if that is
    /// the length, and nobody plays.
    void show_place(std::size_t place) { shown_ = std::min(place, length()); }
    void end_replay() { shown_.reset(); }
    bool replaying() const { return shown_.has_value(); }
    std::size_t place() const { return shown_.value_or(length()); }
    std::size_t length() const { return game_->entries(); }

    /// Lets the bot whose turn it is think, if none does.
    void think();
    bool thinking() const { return thought_.valid(); }
    /// What it decided; empty while it thinks. Throws what its thinking threw.
    std::optional<Action> thought();

  private:
    const SeatedPlayer& player(Seat seat) const;
    /// What a bot thinks about is not so any more: its answer is not waited for.
    void abandon_thought();

    std::unique_ptr<RecordedGame> game_;
    int people_ = 0;
    std::optional<std::size_t> shown_; ///< of a game that is looked at again
    std::future<Action> thought_;
    std::vector<std::future<Action>> abandoned_; ///< the game has gone elsewhere meanwhile
};

} // namespace roundhouse::table
