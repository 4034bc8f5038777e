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
//   sits 2 human Carl                 from here on another player has that seat
//   undo 1                            takes the last entry back (an action or a deal)
//   …
//   scores 420 -250 sum 6b1f09aa      totals after the round; digest of every line before this one

#include "game/journal/recorded_game.hpp"

#include <memory>
#include <optional>

namespace roundhouse {

/// What is wrong in a journal. With each: the fields of JournalTrouble that say more.
enum class JournalFault : std::uint8_t {
    empty,         ///< it has no lines
    cut_off,       ///< the line does not end
    not_a_journal, ///< expected: how every journal begins
    empty_line,
    not_in_head, ///< found: a line that does not belong in a head
    bad_seed,    ///< not a number from 0 to 2^64 - 1
    seat_order,  ///< expected: the number of the seat whose line belongs here
    no_variant,
    no_seats,
    other_rules,   ///< found: the digest it was written under; expected: the package's digest now
    other_players, ///< found, expected: how many
    round_is_on,   ///< a round begins before the last one has ended
    game_is_over,  ///< a round begins, or a seat is given to another, after the game has ended
    other_line,    ///< expected: the line that belongs here
    no_pack,       ///< a round's line is not followed by its pack
    pack_missing,  ///< the journal ends before the pack
    no_cards,      ///< found: a word that is not a card
    not_in_deck,   ///< found: the card
    other_pack,    ///< expected: the seed, which does not deal this pack; empty: the seed is secret
    other_deck,    ///< the pack has other cards than the earlier ones
    other_scores,  ///< expected: the line that follows from the play
    other_sum,     ///< a line before this one was changed
    bad_undo,      ///< takes back more than was done since the seats last changed
    no_such_seat,  ///< expected: how many there are
    no_round,      ///< no round is on
    other_turn,    ///< expected: the seat whose turn it is
    no_action,     ///< action
    refused,       ///< refusal
    no_commitment, ///< to the secret seed
    sealed,        ///< the deals are sealed with another key
    other_seed,    ///< the opened seed is not the one committed to
    bad_seal,      ///< something sealed was changed
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

/// A journal that was read and not yet replayed.
struct Journal {
    JournalHeader header;
    std::vector<JournalLine> head; ///< the header's lines
    std::vector<JournalLine> body;
    std::optional<JournalTrouble> trouble; ///< its last line is cut off
};

/// Fails if the header is damaged: without it, no play can go on.
Result<Journal, JournalTrouble> read_journal(std::string_view text);

/// A line of the body that gives a seat to another player while the game is on.
struct SeatGiven {
    int place = 0; ///< from 1; 0: the line names none
    SeatedPlayer player = {};
};
/// Empty for any other line.
std::optional<SeatGiven> seat_given(std::string_view line);

/// True if the journal ends with its secret seed, opened, and the last scores: the game is over. A game with
/// a named seed, or one that was cut off, does not say so.
bool says_that_it_is_over(std::string_view text);

/// Why no deals can be derived from the header's seed; empty if it is open.
std::optional<JournalTrouble> trouble_of_seed(const Journal& journal);

struct Replay {
    RecordedGame game;
    std::vector<Event> events;
    std::vector<std::size_t> told_at_changes; ///< how many events came before each change of a seat
    std::optional<JournalTrouble> trouble;    ///< the first fault; everything before it has been played
    int sound_lines = 0;                      ///< lines of the file before it
    bool scores_missing = false;   ///< the writer was killed between a round's last action and its scores
    std::size_t closing_lines = 0; ///< which of the lines that close this round are there all the same
};

/// Replays a journal under the rules it names and checks everything in it: packs, legality, scores, sums.
Replay replay(const Journal& journal, RulebookPtr rules);

/// How many bytes of the journal's `text` are sound.
std::size_t sound_bytes(const Replay& replay, std::string_view text);

/// Continues the replayed game in `out`, which is positioned behind the sound part of its journal.
void continue_in(Replay& replay, std::unique_ptr<JournalOut> out);

} // namespace roundhouse
