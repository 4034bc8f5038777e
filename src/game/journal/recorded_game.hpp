#pragma once
// A game with its journal, which can be resumed from any entry. Keeps the entries, and the game as it was
// before each deal; any other point is replayed from the deal before it, so that a long game takes little
// room.

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

/// A seat given to another player while a game is on.
struct SeatChange {
    std::size_t entry = 0; ///< entries from here on are by the new player
    int place = 0;         ///< from 1; where people sit out, a person's number
    SeatedPlayer before, now;
};

struct JournalHeader {
    std::string variant;
    std::string digest; ///< of the rulebook
    std::vector<std::pair<std::string, std::string>> options;
    DealSeed seed;
    std::vector<SeatedPlayer> players; ///< of each seat as the game began; where people sit out, of each
                                       ///< person
    std::string commitment = {};       ///< to a secret seed (see commitment_to); empty for a named one
    std::string sealed_seed = {};      ///< a secret seed, sealed with the key of whoever keeps the journal
    std::string text = {}; ///< fingerprint of the source text of the rules; empty if it is not kept

    /// False while the secret seed is unknown: the journal of a game in progress has it only sealed.
    bool is_open() const { return !seed.is_secret() || commitment_to(*seed.secret()) == commitment; }
};

/// The secret sealed with that key, for a journal's head; and back. False if this is not the key.
std::string sealed_seed(const SecretSeed& secret, const SealKey& key);
bool open_seed(JournalHeader& header, const SealKey& key);

/// Writes every deal, action and undo to the journal before it is told.
class RecordedGame {
  public:
    /// Starts a game and writes its header to `out` at once (no journal if null).
    RecordedGame(RulebookPtr rules, JournalHeader header, std::unique_ptr<JournalOut> out);

    const Match& match() const { return match_; }
    const JournalHeader& header() const { return header_; }

    /// Who sits where now.
    const std::vector<SeatedPlayer>& players() const { return players_; }
    /// Who sat where at entry `n`; past the last entry, who sits there now.
    std::vector<SeatedPlayer> players_at(std::size_t n) const;
    /// Who played in that round, from 1: for each place the last person who sat there in it, or else the last
    /// player.
    std::vector<SeatedPlayer> players_in(int round) const;
    /// Every seat that was given to another, in order.
    const std::vector<SeatChange>& seat_changes() const { return seat_changes_; }
    /// From now on this player has that place, and the journal says so. Nothing done before can be taken
    /// back: others did it, and the newcomer has seen other cards.
    void sit(int place, SeatedPlayer player);
    /// How many entries can no longer be taken back.
    std::size_t kept() const { return seat_changes_.empty() ? 0 : seat_changes_.back().entry; }

    /// Deals the next round; see deal_next.
    void deal(EventLog log = {});
    /// Applies an action of the deciding seat; see apply. If settling fails, what LiveRules threw is passed
    /// on and nothing has changed: the same action can be repeated.
    std::optional<Refusal> act(const Action& action, EventLog log = {});
    /// The same for an action out of turn; see aside.
    std::optional<Refusal> aside(Seat seat, const Action& action, EventLog log = {});
    /// How many entries (deals and actions) there are, without those taken back.
    std::size_t entries() const { return done_.size(); }
    /// The game as it was before entry `n` (from 0); past the last entry, as it is now. Replays at most one
    /// round and settles nothing again.
    Match before(std::size_t n) const;
    /// Who did entry `n` < entries(): the seat that decided, or acted out of turn; 0 for a deal.
    Seat done_by(std::size_t n) const { return done_[n].by; }
    /// The decision of entry `n` < entries(); empty for a deal and for an action out of turn.
    std::optional<Action> decided(std::size_t n) const {
        return done_[n].in_turn ? done_[n].action : std::nullopt;
    }
    /// The last entry by one of these players, by their places (see SeatChange); empty if there is none.
    std::optional<std::size_t> last_done_by(const std::function<bool(int)>& is_one) const;
    /// The events of entry `n` < entries(). Costs as much as before(n).
    std::vector<Event> events(std::size_t n) const;
    /// A separate game under that header, which must name the same rules and seed: it begins with the first
    /// `entries` of this one, all by the players of that header. Its journal goes to `out` (none if null);
    /// what is done there does not change this game. Throws what LiveRules throws, since finished rounds are
    /// settled again.
    std::unique_ptr<RecordedGame> begun_again(std::size_t entries, JournalHeader header,
                                              std::unique_ptr<JournalOut> out) const;
    /// The same without a journal, under the same header, and with the seats that changed hands up to there:
    /// as entry `entries` finds them.
    std::unique_ptr<RecordedGame> copied(std::size_t entries) const;
    /// Takes back the last `number` entries, but none of those kept. They can be redone until something else
    /// is done.
    void undo(std::size_t number);
    /// True if something was taken back and nothing else has been done since.
    bool can_redo() const { return !undone_.empty(); }
    /// Redoes everything that the last undo took back: the game is as it was before it. The journal gets the
    /// same lines once more.
    void redo();
    /// True while a journal line could not be written: if the game ends now, what was played since is lost.
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
        std::vector<Dealing> dealings; ///< the deals among them
        Match after;
    };
    friend struct Replayer;
    friend void continue_in(struct Replay& replay, std::unique_ptr<JournalOut> out);

    /// Does it to `match` without settling anything.
    static std::optional<Refusal> play_on(Match& match, const Done& done, EventLog log);
    std::optional<Refusal> carry_out(Done done, EventLog log);
    void repeat(const Done& done);
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
    std::vector<Dealing> dealings_; ///< the deals among them
    std::vector<TakenBack> undone_; ///< one for each undo, the latest last
    std::unique_ptr<JournalOut> out_;
    std::string unwritten_; ///< lines for `out_`
    /// A line that others may not read before the round is over.
    struct Hidden {
        int line = 0, round = 0; ///< its place
        std::string text;
    };
    std::vector<Hidden> hidden_;       ///< sealed and not yet opened
    std::vector<std::string> closing_; ///< the lines that closed the last finished round
    int lines_ = 0;                    ///< written so far
    std::uint64_t sum_;                ///< digest of every line so far
};

} // namespace roundhouse
