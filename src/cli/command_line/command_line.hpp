#pragma once
// The command line: which command, with which request.

#include "cli/commands.hpp"
#include "cli/packages/parcels.hpp"
#include "cli/teach/compare.hpp"
#include "cli/teach/lesson.hpp"
#include "cli/teach/quiz.hpp"
#include "cli/teach/review.hpp"

#include "bots/lab/pieces.hpp"

#include <memory>

namespace CLI {
class App;
}

namespace roundhouse::cli {

/// What the parser collects: the requests, and the one that was chosen.
struct CommandLine {
    PlayRequest play;
    std::vector<std::unique_ptr<QuestionRequest>> questions;
    SimulateRequest simulate;
    ArenaRequest arena;
    CompareRequest compare;
    QuizRequest quiz;
    LessonRequest lesson;
    ReviewRequest review;
    ShotRequest shot;
    TermRequest term;
    PackRequest pack;
    InstallRequest install;
    std::string file, package, tag, language, log_level;
    std::string parent = "partnership"; ///< that a new package is made from
    bool json = false;                  ///< what is written is for programs
    bool mutate = false;                ///< a package's examples are tried on changed rules
    int threads = 1;                    ///< with it
    std::string shard;                  ///< "2/4": that part alone is played; empty: all is
    std::unique_ptr<bots::Pieces> part; ///< what is done of it
    bots::Pieces* known = nullptr;      ///< parts that were played elsewhere
    std::vector<std::string> words;     ///< of the command, but for what differs from part to part
    std::vector<std::string> files;     ///< parts to be put together
    bool yes = false;                   ///< nothing is asked
    bool watch = false;                 ///< a package is checked whenever it is saved
    std::vector<std::string> further;   ///< packages whose values stand in the reference as examples, too
    bool meta = false;                  ///< the reference is for a language server
    std::optional<Face> face;           ///< else the game's
    std::function<int(const Streams&)> chosen; ///< carries it out; empty: no command was named
};

/// Adds every option and command to the parser; what they collect goes to `line`, which must outlive it.
/// Texts are in the language that the thread speaks.
void add_everything(CLI::App& app, CommandLine& line);

/// The language that "--lang" names, before anything else is read; else the environment's. A help page is in
/// that language, too.
std::string language_asked(int argc, const char* const* argv);

} // namespace roundhouse::cli
