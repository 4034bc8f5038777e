#pragma once
// The subcommands, one file each. Each returns an exit status and throws Trouble for bad input.

#include "base/trouble.hpp"
#include "bots/player.hpp"
#include "seating/games.hpp"
#include "terminal/screen.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <span>

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::bots {
class Pieces;
}

namespace roundhouse::cli {

using terminal::Screen;
using terminal::Streams;
using terminal::Style;

// Exit statuses.
inline constexpr int all_well = 0;
inline constexpr int not_as_expected = 1; ///< an example failed, a round broke the rules
inline constexpr int bad_input = 2;       ///< with a message that says where and what to do

struct PlayRequest {
    std::string variant; ///< empty: ask, or take the default
    std::vector<std::string> options;
    std::optional<std::uint64_t> seed;
    std::vector<std::string> seats; ///< "2=human"
    std::vector<std::string> names; ///< "2=Anna", or "Anna" for the first person without a name
    std::optional<Face> face;       ///< else the game's, or the one in the window's settings
    bool probe = false;             ///< only say whether there can be a window
    bool watch = false;
    bool resume = false;
    bool programs = false;   ///< with resume: start the programs at its seats again
    std::string resume_file; ///< empty: the newest unfinished game
    std::string replay_file; ///< the journal that the window shows step by step
    std::string language;    ///< the window's; empty: from its settings
};
int play(const PlayRequest& request, const Streams& streams);
/// Plays an opened game at the terminal; with `only_this_round`, no further than this round.
int play_opened(seating::OpenedGame opened, const Screen& screen, bool only_this_round = false);
/// The same game in a window. Throws Trouble if no window can be opened.
int play_in_window(const PlayRequest& request, const Streams& streams);
/// What a bare `roundhouse` does: opens the window; where there can be none, says so in one line and what to
/// do at the terminal.
int greet(const PlayRequest& request, const Streams& streams);

/// The first option given that only a new game can have; null if there is none.
const char* option_of_new_game(const PlayRequest& request);
/// The same, ignoring seats and names, which a kept game also accepts.
const char* option_of_new_deals(const PlayRequest& request);
/// Who sits where according to the command line; bots fill the other seats. Throws Trouble.
std::vector<SeatedPlayer> seated(const PlayRequest& request, const Rulebook& rules);
/// Who sits where when a kept game goes on: the command line's changes, the others unchanged. Empty if it
/// changes nothing. Throws Trouble.
std::vector<SeatedPlayer> players_from_here(const PlayRequest& request, const RecordedGame& game);
/// True if the command line names programs, or lets the kept game's programs be started again.
bool starts_programs(const PlayRequest& request);

/// The variant of a game started without naming one. Throws Trouble if there is none.
std::string variant_to_begin_with();
/// The message when there are no packages at all.
std::string no_variant_at_all();

int replay_file(const std::string& file, bool json, std::optional<Face> face, const Streams& streams);

/// Proves the deals of a kept game: 0 if that succeeds, else 1.
int verify(const std::string& file, const Streams& streams);
/// Shows how everybody did in the finished games that are kept.
int show_league(bool as_json, const Streams& streams);

/// Answers one JSON request a line until the input ends.
int ask(const Streams& streams);

/// The same questions asked by people: the fields of a request as typed on the command line.
struct QuestionRequest {
    std::string kind; ///< "meld", "legal", "winner", "auction", "settle", "rules"
    std::string variant;
    std::vector<std::string> options;
    std::string trump, trick, hand, calls, contract, melds, counts, tricks, scores, outcome, bids, tallies;
    int dealer = 0, declarer = 0, partner = 0;
    bool first_trick = false, forced = false;
    std::optional<Face> face; ///< for the cards in answers; else the game's
    std::string html;         ///< for "rules": a file for the page; empty: none
    bool text = false;        ///< for "rules": write text even when writing a page
    bool json = false;
};
int ask_for_people(const QuestionRequest& request, const Streams& streams);

/// Explains a term; without a word, lists all terms of the library and the packages.
struct TermRequest {
    std::string word;
    std::optional<Face> face;
    bool json = false;
};
int term(const TermRequest& request, const Streams& streams);

int list(bool json, const Streams& streams);
int check(const std::string& package, bool json, const Streams& streams);
/// Checks the package now and after every save, until Ctrl+C; says what changed since it was last sound.
int watch(const std::string& package, const Streams& streams);
int test_package(const std::string& package, bool json, const Streams& streams);
/// Changes the package's rules one by one, and lists the changes that none of its examples notices.
int mutate(const std::string& package, int threads, bool json, const Streams& streams);
/// Creates a package among the user's own that extends `parent`.
int new_package(const std::string& name, const std::string& parent, const Streams& streams);
/// Writes the reference of package fields: scripts/REFERENCE.md or, with `meta`, annotations for the language
/// server.
int reference(bool meta, const std::vector<std::string>& further, const Streams& streams);
/// Writes a catalog of a package's texts in a language, for its lang/<tag>.po.
int texts(const std::string& package, const std::string& tag, const Streams& streams);

/// Writes what could replace the last of these words, for shell completion.
int complete(const std::vector<std::string>& words, const Streams& streams);

struct SimulateRequest {
    std::string variant;
    std::vector<std::string> options;
    std::int64_t rounds = 1000;
    std::uint64_t seed = 1;
    std::vector<std::string> bots{"steady"};
    std::vector<std::string> seats; ///< "2=sharp": overrides `bots`
    int threads = 1;
    bool json = false;
    std::string vary; ///< "minimum=150,200": compare the rules under these values; empty: do not
    bots::Pieces* pieces = nullptr; ///< set if only a part is played, or all results are known
};
int simulate(const SimulateRequest& request, const Streams& streams);
/// Compares the values of an option with the first of them, over the same deals where the decks agree.
int vary(const SimulateRequest& request, const Streams& streams);

struct ArenaRequest {
    std::string variant;
    std::vector<std::string> options;
    std::string a = "steady", b = "random";
    std::string only; ///< one of bots::slice_names; empty: everything
    std::string rest = "steady";
    std::string record; ///< a file; empty: none
    bool times = false; ///< in JSON too
    std::int64_t rounds = 400;
    std::uint64_t seed = 1;
    int work = bots::arena_work;
    int threads = 1;
    bool json = false;
    bots::Pieces* pieces = nullptr; ///< set if only a part is played, or all results are known
};
int arena(const ArenaRequest& request, const Streams& streams);

/// Prints what the command would have printed, from parts played elsewhere with --shard.
int merge(const std::vector<std::string>& files, const Streams& streams);
/// Runs the command of these words over known pieces, in the language that they name.
int run_over(const std::vector<std::string>& words, bots::Pieces& pieces, const Streams& streams);

struct ShotRequest {
    std::string variant = "partnership";
    std::vector<std::string> options;
    std::string at = "trick"; ///< one of window::moment_names
    std::uint64_t seed = 1;
    int rounds = 1; ///< take the moment from this round or a later one
    std::string size = "1280x800";
    std::optional<Face> face; ///< else the game's
    bool four_colours = false, large_index = false;
    int text = 100;      ///< size of text, percent
    std::string section; ///< for the rules or a comparison; empty: the first
    std::string with;    ///< the other package of a comparison; empty: a related one
    int step = 1;        ///< for a comparison or a lesson
    int answer = 0;      ///< to a lesson's question; 0: none yet
    bool projector = false;
    std::string file;
};
/// Paints a moment of the window's table into a file.
int shot(const ShotRequest& request, const Streams& streams);

/// The kept game named, or else the newest. Throws Trouble if none is kept.
std::filesystem::path file_or_newest(const std::string& file);

/// Writes a file that everybody may read, atomically: until it is whole, the old one stays. Throws Trouble.
void write_for_others(const std::filesystem::path& path, std::string_view bytes);

/// Draws a progress bar towards `all` if errors go to a terminal. Draws nothing otherwise, or if there is
/// nothing to do or all `pieces` are already known.
std::function<void(std::int64_t)> progress_on(const Streams& streams, std::int64_t all,
                                              const std::string& what, const bots::Pieces* pieces = nullptr);
/// JSON on one line, always valid UTF-8, with hidden characters made visible.
std::string json_line(const nlohmann::json& json);
/// The comma-separated parts of a list, unchanged; empty parts count.
std::vector<std::string> every_part(std::string_view list);
/// Splits "2=sharp" into a seat and the rest; seat 0 if no seat is named. Throws Trouble, naming `what`, if
/// there is no such seat.
std::pair<Seat, std::string> of_seat(const std::string& text, int seats, const char* what);
/// Records in `given` that `--seat` named this seat. Throws Trouble if it had already.
void require_one_player(const std::string& text, Seat seat, std::set<Seat>& given);
/// The end of a complaint about an unknown word: "; did you mean “steady”?", or nothing.
std::string meant(std::string_view wanted, std::span<const std::string> known);
/// Throws Trouble, quoting `given`, if there is no such bot, or if it is a program without a command.
void require_bot(const char* option, const std::string& kind, const std::string& given);
inline void require_bot(const char* option, const std::string& kind) { require_bot(option, kind, kind); }
/// Throws Trouble, quoting `given`, if it is a program without a command.
void require_command(const char* option, const std::string& kind, const std::string& given);
/// Throws Trouble if more bots are named than there are seats, as some would not play.
void require_seats_for(const std::vector<std::string>& bots, int seats);
/// Throws Trouble if one of them is a program, which does not work with `where`.
void require_own_bots(const std::vector<std::string>& kinds, const char* where = "--shard");
/// A package's own Lua failed.
Trouble script_failed(const std::string& what, const std::string& variant);
/// The complaint about two options that cannot be used together.
Trouble not_together(const char* one, const char* other);

} // namespace roundhouse::cli
