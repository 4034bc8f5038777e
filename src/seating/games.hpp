#pragma once
// Games that begin, are kept and go on: from what somebody chose to a game that is written down.

#include "game/journal/journal.hpp"
#include "game/journal/proof.hpp"
#include "seating/packages.hpp"

#include <filesystem>

namespace roundhouse::seating {

/// A game somebody wants to begin.
struct NewGame {
    std::string variant;               ///< a name, a title, or the path of a package
    Chosen options;                    ///< the others have their standard
    std::vector<SeatedPlayer> players; ///< one for each person; "human" or a bot's name. Those missing are
                                       ///< bots with the usual names
    std::optional<std::uint64_t> seed = {}; ///< empty: any
    bool programs = false; ///< somebody has just said which programs play: they may be started
};

/// A game that can be played on, and where it is kept.
struct OpenedGame {
    std::unique_ptr<RecordedGame> game;
    std::filesystem::path path; ///< empty: it is not written down
    std::string notice;         ///< what a person should know about that; often empty
    bool programs = false;      ///< programs at its seats may be started; else bots play for them
};

/// Begins a game. `keeps`: it is written down. Throws Trouble if there is no such package, or it does not
/// allow these options; a journal that cannot be written is only a notice.
OpenedGame begin_game(const NewGame& wanted, bool keeps = true);

/// A game that goes on from a decision of another.
struct PlayedOn {
    OpenedGame opened;
    bool only_this_round = false; ///< the other game is still on: its later deals are not for trying
};

/// A game of its own from `entry` of another, which must be a seat's decision: the same deals, and all that
/// was done before it. A person sits where that seat decided, bots everywhere else. The other game is
/// untouched. `keeps`: it is written down; but never while the other is on.
PlayedOn play_on(const RecordedGame& game, std::size_t entry, bool keeps = true);
/// What becomes of the two games then.
std::string in_words(const PlayedOn& played);

/// A game found in a file.
struct KeptGame {
    std::filesystem::path path;
    std::string text;
    Replay replay;
    bool under_kept_rules =
        false; ///< its package is gone or has other rules now; those it began with are kept
};

/// Reads and replays a journal under the rules that it began with, whatever became of its package. Throws
/// Trouble if nothing of it can be played: the file cannot be read, its head is not sound, or the package is
/// gone or has other rules, and its text was not kept.
KeptGame read_game(const std::filesystem::path& path);

/// The file of the newest game, over or not. Throws Trouble if none is kept.
std::filesystem::path newest_game();

/// The newest game that is not over, of this variant (a name, a title or a path) if one is given; `skipped`
/// gets a line for each newer file that cannot be played on. Throws Trouble if there is none.
KeptGame newest_unfinished(std::vector<std::string>& skipped, const std::string& variant = {});

/// Lets a game go on in its file. If the file is not sound, a copy of it is kept beside it first, and the
/// notice says where; or why nothing more is written down. Programs that sat there are started only if
/// `programs` says so, because whoever wrote the file chose them; else the notice names them. `players`: all
/// who sit there from now on; one without a name gets the usual one. Empty: they sit as before. The notice
/// says which seats changed hands.
OpenedGame go_on(KeptGame kept, bool programs = false, const std::vector<SeatedPlayer>& players = {});

/// What is known of the deals of a kept game.
struct ProvedGame {
    JournalHeader header;
    DealProof proof;
};

/// Proves the deals of a kept game, whether its package is still there or not. Throws Trouble, with the line,
/// if they cannot be proved.
ProvedGame prove_game(const std::filesystem::path& path);

/// What happened in a kept game, as far as anybody may be shown it: of a round that is on, what the people at
/// the table have seen.
std::vector<Event> events_to_show(const KeptGame& kept);

/// What is wrong with a kept game, with the file and the line; empty if all of it is sound.
std::string trouble_in(const KeptGame& kept);

} // namespace roundhouse::seating
