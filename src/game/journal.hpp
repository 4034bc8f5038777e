#pragma once
// The journal: a game as text, one readable line for each action, written as the game goes. Replaying it
// gives the same events on every machine.
//
//   roundhouse journal 1
//   variant partnership
//   rules 5f0c9e0a2f4be0d1            digest of the rulebook
//   option overtrump no
//   seed 7
//   seat 1 human Anna
//   round 1 dealer 3
//   pack Ah 9c …                      all cards, after the cut
//   4 bid 250
//   1 pass
//   undo 1                            takes the last entry back (an action or a deal)
//   …
//   scores 420 -250 sum 6b1f09aa      totals after the round; digest of every line before this one

#include "game/match.hpp"

#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <optional>

namespace roundhouse {

struct SeatedPlayer {
    std::string kind; ///< "human", or a bot's name
    std::string name;
    friend bool operator==(const SeatedPlayer&, const SeatedPlayer&) = default;
};

struct JournalHeader {
    std::string variant;
    std::string digest; ///< of the rulebook
    std::vector<std::pair<std::string, std::string>> options;
    std::uint64_t seed = 0;
    std::vector<SeatedPlayer> players; ///< of each seat; where people sit out, each of the people
};

/// What does not hold in a journal. With each: the fields of JournalTrouble that say more.
enum class JournalFault : std::uint8_t {
    empty,         ///< there is not one line
    cut_off,       ///< the line has no end
    not_a_journal, ///< expected: what every journal begins with
    empty_line,
    not_in_head, ///< found: a line that no journal's head has
    bad_seed,    ///< not a number from 0 to 2^64 - 1
    seat_order,  ///< expected: the number of the seat whose line should stand here
    no_variant,
    no_seats,
    other_rules,   ///< found: the digest it was written under; expected: that of the package as it is now
    other_players, ///< found, expected: how many
    round_is_on,   ///< a round begins before the last one has ended
    game_is_over,  ///< a round begins after the game has ended
    other_line,    ///< expected: the line that should stand here
    no_pack,       ///< the line after a round's is not its pack
    pack_missing,  ///< the journal ends before it
    no_cards,      ///< found: a word that is no card
    not_in_deck,   ///< found: the card
    other_pack,    ///< expected: the seed that does not deal it
    other_scores,  ///< expected: the line as it follows from the play
    other_sum,     ///< a line before this one was changed
    bad_undo,      ///< more is taken back than was done
    no_round,      ///< no round is on
    other_turn,    ///< expected: the seat whose turn it is
    no_action,     ///< action
    refused,       ///< refusal
};

/// What is wrong with a journal, and where.
struct JournalTrouble {
    int line = 0; ///< from 1
    JournalFault fault = JournalFault::empty;
    std::string found = {}, expected = {};
    ActionFault action = {};
    std::optional<Refusal> refusal = {};
};

struct JournalLine {
    int number = 0; ///< from 1
    std::string text;
};

/// A journal read, not yet replayed.
struct Journal {
    JournalHeader header;
    std::vector<JournalLine> head; ///< the header's lines
    std::vector<JournalLine> body;
    std::optional<JournalTrouble> trouble; ///< a last line that is cut off
};

/// Fails if the header is not sound: without it nothing can be played on.
Result<Journal, JournalTrouble> read_journal(std::string_view text);

/// A game with its journal: every deal, action and undo goes to the journal first and is then told.
class RecordedGame {
  public:
    /// Starts a game; the header is written to `out` at once (no journal if it is null).
    RecordedGame(RulebookPtr rules, JournalHeader header, std::unique_ptr<std::ostream> out);

    const Match& match() const { return match_; }
    const JournalHeader& header() const { return header_; }

    /// Deals the next round; see deal_next.
    void deal(EventLog log = {});
    /// Applies an action of the deciding seat; see apply. Where settling fails, what LiveRules threw goes on
    /// and nothing has changed: the same action can be done again.
    std::optional<Refusal> act(const Action& action, EventLog log = {});
    /// The same for what a seat does out of turn; see aside.
    std::optional<Refusal> aside(Seat seat, const Action& action, EventLog log = {});
    /// Entries (deals and actions) that could be taken back.
    std::size_t entries() const { return before_.size(); }
    /// The game as it was before entry `n` (from 0).
    const Match& before(std::size_t n) const { return before_[n]; }
    /// Who did entry `n`: the seat that decided, or acted out of turn; 0 for a deal.
    Seat done_by(std::size_t n) const { return done_[n].by; }
    /// The last entry that one of these seats did; empty if there is none.
    std::optional<std::size_t> last_done_by(const std::function<bool(Seat)>& is_one) const;
    /// What happened with entry `n`, as far as anybody listened then.
    const std::vector<Event>& events(std::size_t n) const { return events_[n]; }
    /// Takes back the last `number` entries. They can be redone until something else is done.
    void undo(std::size_t number);
    /// True if something was taken back and nothing else done since.
    bool can_redo() const { return !undone_.empty(); }
    /// Does again what was taken back last, all of it; the journal gets the same lines once more. Settling
    /// may fail, as for act.
    void redo();
    /// True once a line of the journal could not be written: what is played since then is not kept.
    bool journal_failed() const { return out_ && !*out_; }

  private:
    /// A deal, or an action and who did it.
    struct Done {
        Seat by = 0; ///< 0: a deal
        std::optional<Action> action = {};
        bool in_turn = true;
    };
    friend struct Replayer;
    friend bool continue_in(struct Replay& replay, const std::filesystem::path& path, std::string_view text);
    void write(const std::string& line);
    std::optional<Refusal> carry_out(Seat seat, const Action& action, bool in_turn, EventLog log);
    void enter(Match next, Done done, std::vector<Event>& events, EventLog log);
    void write_scores();

    Match match_;
    JournalHeader header_;
    std::vector<Match> before_;
    std::vector<Done> done_;                 ///< each entry
    std::vector<std::vector<Done>> undone_;  ///< what each undo took back, the last one last
    std::vector<std::vector<Event>> events_; ///< of each entry
    std::unique_ptr<std::ostream> out_;
    std::string last_line_;
    std::uint64_t sum_; ///< digest of every line so far
};

struct Replay {
    RecordedGame game;
    std::vector<Event> events;
    std::optional<JournalTrouble> trouble; ///< what is sound before it has been played
    int sound_lines = 0;                   ///< lines of the file up to there
    bool scores_missing = false; ///< the writer was killed between a round's last action and its scores
};

/// Plays a journal again under the rules it names and checks everything in it: packs, legality, scores, sums.
Replay replay(const Journal& journal, RulebookPtr rules);

/// Lets the replayed game go on in its file at `path`, whose text is `text`: what is not sound is cut off
/// there. False if the file cannot be written, or nothing in it is sound under these rules: then it is left
/// as it is.
bool continue_in(Replay& replay, const std::filesystem::path& path, std::string_view text);

} // namespace roundhouse
