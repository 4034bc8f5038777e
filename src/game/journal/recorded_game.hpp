#pragma once
// A game with its journal, from any place of which it can be taken up again. Kept are the entries, and the
// game as it stood before each deal; any other place is played anew from the deal before it, so that a long
// game takes little room.

#include "game/journal/journal_out.hpp"
#include "game/journal/sealed.hpp"
#include "game/match.hpp"

#include <functional>
#include <memory>
#include <optional>

namespace roundhouse {

struct SeatedPlayer {
    std::string kind; ///< "human", or a bot's name
    std::string name;
    bool is_person() const { return kind == "human"; }
    friend bool operator==(const SeatedPlayer&, const SeatedPlayer&) = default;
};

/// While a game is on, somebody gives a seat to another.
struct SeatChange {
    std::size_t entry = 0; ///< what is done from here on is done by who sits there now
    int place = 0;         ///< from 1; where people sit out, of the people
    SeatedPlayer before, now;
};

struct JournalHeader {
    std::string variant;
    std::string digest; ///< of the rulebook
    std::vector<std::pair<std::string, std::string>> options;
    DealSeed seed;
    std::vector<SeatedPlayer> players; ///< of each seat as the game began; where people sit out, each of the
                                       ///< people
    std::string commitment = {};       ///< to a secret seed (see commitment_to); empty for a named one
    std::string sealed_seed = {};      ///< a secret seed, under the key of whoever keeps the journal
    std::string text = {}; ///< fingerprint of the text that the rules were made of; empty if it is not kept

    /// False while the secret seed is not known: a journal of a game that is not over says it under a seal.
    bool is_open() const { return !seed.is_secret() || commitment_to(*seed.secret()) == commitment; }
};

/// The secret under that key, for a journal's head; and back. False if this is not the key.
std::string sealed_seed(const SecretSeed& secret, const SealKey& key);
bool open_seed(JournalHeader& header, const SealKey& key);

/// Every deal, action and undo goes to the journal first and is then told.
class RecordedGame {
  public:
    /// Starts a game; the header is written to `out` at once (no journal if it is null).
    RecordedGame(RulebookPtr rules, JournalHeader header, std::unique_ptr<JournalOut> out);

    const Match& match() const { return match_; }
    const JournalHeader& header() const { return header_; }

    /// Who sits where now.
    const std::vector<SeatedPlayer>& players() const { return players_; }
    /// Who sat where when entry `n` was done; past the last entry, who sits there now.
    std::vector<SeatedPlayer> players_at(std::size_t n) const;
    /// Who played in that round, from 1: of those who sat at a place in it the last person, or else the last.
    std::vector<SeatedPlayer> players_in(int round) const;
    /// Every seat that was given to another, in order.
    const std::vector<SeatChange>& seat_changes() const { return seat_changes_; }
    /// From now on this player sits at that place, and the journal says so. Nothing done before can be taken
    /// back: others did it, and the newcomer has seen other cards.
    void sit(int place, SeatedPlayer player);
    /// Entries that are not taken back.
    std::size_t kept() const { return seat_changes_.empty() ? 0 : seat_changes_.back().entry; }

    /// Deals the next round; see deal_next.
    void deal(EventLog log = {});
    /// Applies an action of the deciding seat; see apply. Where settling fails, what LiveRules threw goes on
    /// and nothing has changed: the same action can be done again.
    std::optional<Refusal> act(const Action& action, EventLog log = {});
    /// The same for what a seat does out of turn; see aside.
    std::optional<Refusal> aside(Seat seat, const Action& action, EventLog log = {});
    /// Entries (deals and actions) that could be taken back.
    std::size_t entries() const { return done_.size(); }
    /// The game as it was before entry `n` (from 0); past the last entry, as it is now. Replays at most one
    /// round, and settles nothing again.
    Match before(std::size_t n) const;
    /// Who did entry `n` < entries(): the seat that decided, or acted out of turn; 0 for a deal.
    Seat done_by(std::size_t n) const { return done_[n].by; }
    /// What its seat decided with entry `n` < entries(); empty for a deal, and for what was done out of turn.
    std::optional<Action> decided(std::size_t n) const {
        return done_[n].in_turn ? done_[n].action : std::nullopt;
    }
    /// The last entry that one of these seats did; empty if there is none.
    std::optional<std::size_t> last_done_by(const std::function<bool(Seat)>& is_one) const;
    /// What happened with entry `n` < entries(). Costs as much as before(n).
    std::vector<Event> events(std::size_t n) const;
    /// A game of its own under that header, which is to name the same rules and seed: its first `entries` are
    /// those of this one. `out` gets its journal (none if it is null); nothing done there is done here.
    /// Throws what LiveRules throws, as finished rounds are settled again.
    std::unique_ptr<RecordedGame> begun_again(std::size_t entries, JournalHeader header,
                                              std::unique_ptr<JournalOut> out) const;
    /// Takes back the last `number` entries, but none of those kept. They can be redone until something else
    /// is done.
    void undo(std::size_t number);
    /// True if something was taken back and nothing else done since.
    bool can_redo() const { return !undone_.empty(); }
    /// Does again what was taken back last, all of it: the game stands as it stood then. The journal gets the
    /// same lines once more.
    void redo();
    /// True while a line of the journal could not be written: if the game ends so, what is played since then
    /// is not kept.
    bool journal_failed() const { return out_ && out_->waits(); }

  private:
    /// A deal, or an action and who did it.
    struct Done {
        Seat by = 0; ///< 0: a deal
        std::optional<Action> action = {};
        bool in_turn = true;
    };
    struct Dealing {
        std::size_t entry = 0;
        Match before;
    };
    struct TakenBack {
        std::vector<Done> done;
        std::vector<Dealing> dealings; ///< among them
        Match after;
    };
    friend struct Replayer;
    friend void continue_in(struct Replay& replay, std::unique_ptr<JournalOut> out);

    /// Does it to `match`, but settles nothing.
    static std::optional<Refusal> play_on(Match& match, const Done& done, EventLog log);
    std::optional<Refusal> carry_out(Done done, EventLog log);
    void write(const std::string& line);
    void write_hidden(const std::string& line, int round);
    void write_entry(const Match& before, const Done& done, int round);
    void close_round(const Match& after);
    void flush();

    Match match_;
    JournalHeader header_;
    std::vector<SeatedPlayer> players_; ///< as they sit now
    std::vector<SeatChange> seat_changes_;
    std::vector<Done> done_;        ///< each entry
    std::vector<Dealing> dealings_; ///< those among them
    std::vector<TakenBack> undone_; ///< by each undo, the last one last
    std::unique_ptr<JournalOut> out_;
    std::string unwritten_; ///< lines for `out_`
    /// A line of which others may not know before the round is over.
    struct Hidden {
        int line = 0, round = 0; ///< where it stands
        std::string text;
    };
    std::vector<Hidden> hidden_;       ///< sealed and not yet opened
    std::vector<std::string> closing_; ///< the lines that closed the round that was over last
    int lines_ = 0;                    ///< written so far
    std::uint64_t sum_;                ///< digest of every line so far
};

} // namespace roundhouse
