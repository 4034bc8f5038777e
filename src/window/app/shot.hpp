#pragma once
// A picture of a moment of a game, reached by playing from the seed, never posed, and painted off-screen.

#include "seating/games.hpp"
#include "store/settings.hpp"

#include <filesystem>

namespace roundhouse::window {

enum class Moment : std::uint8_t {
    lobby,
    agreed,
    auction,
    exchange,
    meld,
    trick,
    score,
    end,
    // Pages that can be opened at any time.
    menu,
    rules,
    settings,
    help,
    games,
    league, ///< of the games that are kept
    replay,
    review,  ///< of the finished round: one decision shown, the next one chosen
    find,    ///< the table of that review where something better is looked for
    quiz,    ///< of the game, with its first question answered
    compare, ///< of two rule sets, with all deals played
    lesson,  ///< the game's first
    lessons,
    welcome,  ///< the lobby as it is at the first start
    workshop, ///< of the game, with everything that check finds in its package
    bids,     ///< what everybody knows, opened at a moment of a round
};
inline constexpr std::array<const char*, 24> moment_names{
    "lobby", "agreed", "auction",  "exchange", "meld",    "trick",   "score",    "end",
    "menu",  "rules",  "settings", "help",     "games",   "league",  "replay",   "review",
    "find",  "quiz",   "compare",  "lesson",   "lessons", "welcome", "workshop", "bids"};

struct ShotRequest {
    seating::NewGame game; ///< with its seed; bots play for people, too
    Moment at = Moment::trick;
    int rounds = 1;      ///< not before this round
    std::string section; ///< of the rules: as in present::section_names; of a comparison: differs, see, deal,
                         ///< matters; of bids: the moment, auction, meld or trick; empty: the section shown
                         ///< first, for bids the last moment
    std::string with;    ///< what to compare with; empty: what the lobby would offer
    int step = 1;        ///< of a lesson; of a comparison: which case or step
    int answer = 0;      ///< to a lesson's question, from 1; 0: unanswered
    bool large = false;  ///< of a comparison: for a projector
    std::int64_t deals = 1'000'000; ///< of a comparison: after this many under each, or all that it plays
    int width = 1280, height = 800;
    store::Settings settings;
    std::filesystem::path file; ///< a PNG
};

inline constexpr std::array<const char*, 3> bids_sections{"auction", "meld", "trick"};
inline constexpr std::array<const char*, 4> comparison_sections{"differs", "see", "deal", "matters"};

/// Writes the picture as seen by the person who has to decide (anybody, if the moment reaches no person
/// within some rounds) or, if nobody has to, by the first person. Throws Trouble if there is no display, the
/// moment does not come, or the file cannot be written.
void take_shot(const ShotRequest& request);

} // namespace roundhouse::window
