#pragma once
// The command line: which command was given, and its request.

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
    std::string parent = "partnership";        ///< the package that a new one extends
    bool json = false;                         ///< write for programs
    bool mutate = false;                       ///< try the package's examples on changed rules
    int threads = 1;                           ///< for `mutate`
    std::string shard;                         ///< "2/4": play only that part; empty: play everything
    std::unique_ptr<bots::Pieces> part;        ///< the results of that part
    bots::Pieces* known = nullptr;             ///< results of parts played elsewhere
    std::vector<std::string> words;            ///< of the command, without those that differ between parts
    std::vector<std::string> files;            ///< parts to merge
    bool yes = false;                          ///< ask nothing
    bool watch = false;                        ///< check a package whenever it is saved
    std::vector<std::string> further;          ///< packages whose values the reference also gives as examples
    bool meta = false;                         ///< write the reference for a language server
    std::optional<Face> face;                  ///< else the game's
    std::function<int(const Streams&)> chosen; ///< runs the command; empty: none was named
};

/// Adds every option and command to the parser; parsing fills `line`, which must outlive it. Help texts are
/// in the thread's language.
void add_everything(CLI::App& app, CommandLine& line);

/// The language that "--lang" names, or else the environment's. Found before parsing, because help pages need
/// it too.
std::string language_asked(int argc, const char* const* argv);

} // namespace roundhouse::cli
