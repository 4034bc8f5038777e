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
//   sits 2 human Carl                 from here on another sits at that seat
//   undo 1                            takes the last entry back (an action or a deal)
//   …
//   scores 420 -250 sum 6b1f09aa      totals after the round; digest of every line before this one

#include "game/journal/recorded_game.hpp"

#include <memory>
#include <optional>

namespace roundhouse {

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
    game_is_over,  ///< a round begins, or a seat is given to another, after the game has ended
    other_line,    ///< expected: the line that should stand here
    no_pack,       ///< the line after a round's is not its pack
    pack_missing,  ///< the journal ends before it
    no_cards,      ///< found: a word that is not a card
    not_in_deck,   ///< found: the card
    other_pack,    ///< expected: the seed that does not deal it; empty: it is secret
    other_deck,    ///< the pack has other cards than those before it
    other_scores,  ///< expected: the line as it follows from the play
    other_sum,     ///< a line before this one was changed
    bad_undo,      ///< more is taken back than was done since the seats changed last
    no_such_seat,  ///< expected: how many there are
    no_round,      ///< no round is on
    other_turn,    ///< expected: the seat whose turn it is
    no_action,     ///< action
    refused,       ///< refusal
    no_commitment, ///< of a secret seed
    sealed,        ///< the deals are sealed, and the key is another one
    other_seed,    ///< the seed that was opened is not the one that the commitment is to
    bad_seal,      ///< what is sealed was changed
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

/// A line of the body that gives a seat to another while the game is on.
struct SeatGiven {
    int place = 0; ///< from 1; 0: the line says none
    SeatedPlayer player = {};
};
/// Empty for any other line.
std::optional<SeatGiven> seat_given(std::string_view line);

/// True if it ends with the seed that was secret and the last scores: the game is over. A game whose seed was
/// open, or one that was cut off, does not say so.
bool says_that_it_is_over(std::string_view text);

/// Why nothing follows from the header's seed; nothing if it is open.
std::optional<JournalTrouble> trouble_of_seed(const Journal& journal);

struct Replay {
    RecordedGame game;
    std::vector<Event> events;
    std::vector<std::size_t> told_at_changes; ///< how many events there were before each change of a seat
    std::optional<JournalTrouble> trouble;    ///< what is sound before it has been played
    int sound_lines = 0;                      ///< lines of the file up to there
    bool scores_missing = false;   ///< the writer was killed between a round's last action and its scores
    std::size_t closing_lines = 0; ///< which of the lines that close this round are there all the same
};

/// Plays a journal again under the rules it names and checks everything in it: packs, legality, scores, sums.
Replay replay(const Journal& journal, RulebookPtr rules);

/// How many bytes of `text`, the journal's, are sound.
std::size_t sound_bytes(const Replay& replay, std::string_view text);

/// Lets the replayed game go on in `out`, which stands behind what is sound of its journal.
void continue_in(Replay& replay, std::unique_ptr<JournalOut> out);

} // namespace roundhouse
