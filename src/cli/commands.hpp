#pragma once
// The subcommands, one file each. Each answers with an exit status and throws Trouble for bad input.

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

// What commands answer the shell.
inline constexpr int all_well = 0;
inline constexpr int not_as_expected = 1; ///< an example failed, a round went against the rules
inline constexpr int bad_input = 2;       ///< with a message that names the place and what to do

struct PlayRequest {
    std::string variant; ///< empty: ask, or the one to begin with
    std::vector<std::string> options;
    std::optional<std::uint64_t> seed;
    std::vector<std::string> seats; ///< "2=human"
    std::vector<std::string> names; ///< "2=Anna", or "Anna" for the first person without a name
    std::optional<Face> face;       ///< else the game's, or that of the window's settings
    bool probe = false;             ///< only say whether there can be a window
    bool watch = false;
    bool resume = false;
    bool programs = false;   ///< with resume: programs at its seats are started again
    std::string resume_file; ///< empty: the newest unfinished game
    std::string replay_file; ///< the window shows this journal, step by step
    std::string language;    ///< the window's; empty: as its settings say
};
int play(const PlayRequest& request, const Streams& streams);
/// Plays an opened game at the terminal. `only_this_round`: and no more of it.
int play_opened(seating::OpenedGame opened, const Screen& screen, bool only_this_round = false);
/// The same game in a window. Throws Trouble if there can be none.
int play_in_window(const PlayRequest& request, const Streams& streams);
/// What `roundhouse` does by itself: opens the window; where there can be none, says so in one line and what
/// can be done at the terminal.
int greet(const PlayRequest& request, const Streams& streams);

/// An option that was given and belongs to a game that begins; null if there is none.
const char* option_of_new_game(const PlayRequest& request);
/// The same without seats and names, which a kept game can be given, too.
const char* option_of_new_deals(const PlayRequest& request);
/// Who sits where, as the command line says; the others are bots. Throws Trouble.
std::vector<SeatedPlayer> seated(const PlayRequest& request, const Rulebook& rules);
/// Who sits where as a kept game goes on, as the command line says; the others as they sat. Empty if it says
/// nothing. Throws Trouble.
std::vector<SeatedPlayer> players_from_here(const PlayRequest& request, const RecordedGame& game);
/// The command line names programs, or lets those that sat there be started again.
bool starts_programs(const PlayRequest& request);

/// The variant of a game begun without naming one. Throws Trouble if there is none.
std::string variant_to_begin_with();
/// Said where there is not one package.
std::string no_variant_at_all();

int replay_file(const std::string& file, bool json, std::optional<Face> face, const Streams& streams);

/// Proves the deals of a kept game: 0 if they are proved, else 1.
int verify(const std::string& file, const Streams& streams);
/// How everybody did in the games that are kept and over.
int show_league(bool as_json, const Streams& streams);

/// Answers one JSON request a line until the input ends.
int ask(const Streams& streams);

/// The same questions for people: fields of the request as they stood on the command line.
struct QuestionRequest {
    std::string kind; ///< "meld", "legal", "winner", "auction", "settle", "rules"
    std::string variant;
    std::vector<std::string> options;
    std::string trump, trick, hand, calls, contract, melds, counts, tricks, scores, outcome, bids, tallies;
    int dealer = 0, declarer = 0, partner = 0;
    bool first_trick = false, forced = false;
    std::optional<Face> face; ///< of the cards in answers; else the game's
    std::string html;         ///< of "rules": a file for the page; empty: none
    bool text = false;        ///< of "rules": as text, too, where there is a page
    bool json = false;
};
int ask_for_people(const QuestionRequest& request, const Streams& streams);

/// Explains a word of the game; without one, lists all that the library and the packages have.
struct TermRequest {
    std::string word;
    std::optional<Face> face;
    bool json = false;
};
int term(const TermRequest& request, const Streams& streams);

int list(bool json, const Streams& streams);
int check(const std::string& package, bool json, const Streams& streams);
/// Checks it now and whenever one of its files is written, until Ctrl+C; says what changed since it was
/// sound.
int watch(const std::string& package, const Streams& streams);
int test_package(const std::string& package, bool json, const Streams& streams);
/// Changes the package's rules one by one, and lists the changes that no example of it notices.
int mutate(const std::string& package, int threads, bool json, const Streams& streams);
/// Makes a package among the user's own that extends another, to be changed.
int new_package(const std::string& name, const std::string& parent, const Streams& streams);
/// Writes what a package may say: scripts/REFERENCE.md or, with `meta`, the annotations for the language
/// server.
int reference(bool meta, const std::vector<std::string>& further, const Streams& streams);
/// Writes a catalog of a package's texts in a language, for its lang/<tag>.po.
int texts(const std::string& package, const std::string& tag, const Streams& streams);

/// Writes what may stand in place of the last of these words, for the completions of shells.
int complete(const std::vector<std::string>& words, const Streams& streams);

struct SimulateRequest {
    std::string variant;
    std::vector<std::string> options;
    std::int64_t rounds = 1000;
    std::uint64_t seed = 1;
    std::vector<std::string> bots{"steady"};
    std::vector<std::string> seats; ///< "2=sharp": goes before `bots`
    int threads = 1;
    bool json = false;
    std::string vary; ///< "minimum=150,200": the rules are compared under these values; empty: they are not
    bots::Pieces* pieces = nullptr; ///< a part is played, or all is known
};
int simulate(const SimulateRequest& request, const Streams& streams);
/// What the values of an option come to, against the first of them, over the same deals where decks agree.
int vary(const SimulateRequest& request, const Streams& streams);

struct ArenaRequest {
    std::string variant;
    std::vector<std::string> options;
    std::string a = "steady", b = "random";
    std::string only; ///< one of bots::slice_names; empty: everything
    std::string rest = "steady";
    std::string record; ///< a file; empty: none
    bool times = false; ///< in JSON, too
    std::int64_t rounds = 400;
    std::uint64_t seed = 1;
    int work = bots::arena_work;
    int threads = 1;
    bool json = false;
    bots::Pieces* pieces = nullptr; ///< a part is played, or all is known
};
int arena(const ArenaRequest& request, const Streams& streams);

/// Says what a command would have said whose parts were played elsewhere, each with --shard.
int merge(const std::vector<std::string>& files, const Streams& streams);
/// The command of these words over pieces that are known, in the language that they name.
int run_over(const std::vector<std::string>& words, bots::Pieces& pieces, const Streams& streams);

struct ShotRequest {
    std::string variant = "partnership";
    std::vector<std::string> options;
    std::string at = "trick"; ///< one of window::moment_names
    std::uint64_t seed = 1;
    int rounds = 1; ///< the moment is not before this round
    std::string size = "1280x800";
    std::optional<Face> face; ///< else the game's
    bool four_colours = false, large_index = false;
    int text = 100;      ///< size of text, percent
    std::string section; ///< of the rules or of a comparison; empty: the first
    std::string with;    ///< a comparison's other package; empty: a related one
    int step = 1;        ///< of a comparison or a lesson
    int answer = 0;      ///< to a lesson's question; 0: none yet
    bool projector = false;
    std::string file;
};
/// Paints a moment of the window's table into a file.
int shot(const ShotRequest& request, const Streams& streams);

/// The kept game that was named; if none was, the newest. Throws Trouble if none is kept.
std::filesystem::path file_or_newest(const std::string& file);

/// Writes a file that everybody may read, whole or not at all: what was there stays until then. Throws
/// Trouble.
void write_for_others(const std::filesystem::path& path, std::string_view bytes);

/// Draws a bar for what is done so far of `all`, where errors go to a terminal; else nothing, nor where there
/// is nothing to do or all `pieces` are known from elsewhere.
std::function<void(std::int64_t)> progress_on(const Streams& streams, std::int64_t all,
                                              const std::string& what, const bots::Pieces* pieces = nullptr);
/// JSON in one line, as UTF-8 whatever it holds, with nothing hidden in it.
std::string json_line(const nlohmann::json& json);
/// The parts of a list between its commas as they stand; an empty one is a part, too.
std::vector<std::string> every_part(std::string_view list);
/// "2=sharp" as a seat and the rest; seat 0 if none is named. Throws Trouble, naming `what`, for one that is
/// not there.
std::pair<Seat, std::string> of_seat(const std::string& text, int seats, const char* what);
/// Remembers in `given` that `--seat` named this seat. Throws Trouble if it did before.
void require_one_player(const std::string& text, Seat seat, std::set<Seat>& given);
/// How a complaint about an unknown word ends: "; did you mean “steady”?", or nothing.
std::string meant(std::string_view wanted, std::span<const std::string> known);
/// Throws Trouble, quoting `given`, if there is no such bot, or if it is a program and its command is
/// missing.
void require_bot(const char* option, const std::string& kind, const std::string& given);
inline void require_bot(const char* option, const std::string& kind) { require_bot(option, kind, kind); }
/// Throws Trouble, quoting `given`, if it is a program and its command is missing.
void require_command(const char* option, const std::string& kind, const std::string& given);
/// Throws Trouble if more are named than there are seats: some would not play.
void require_seats_for(const std::vector<std::string>& bots, int seats);
/// Throws Trouble if a program is among them, which `where` cannot play with.
void require_own_bots(const std::vector<std::string>& kinds, const char* where = "--shard");
/// A package's own Lua failed while it was asked.
Trouble script_failed(const std::string& what, const std::string& variant);
/// The answer to options of which one has nothing to do with the other.
Trouble not_together(const char* one, const char* other);

} // namespace roundhouse::cli
