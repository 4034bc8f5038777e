#pragma once
// How somebody did in quizzes, remembered by package and topic.

#include "base/files.hpp"
#include "teach/quiz/standing.hpp"

#include <filesystem>
#include <functional>

namespace roundhouse::store {

/// By the id of the package.
using QuizProgress = std::map<std::string, teach::QuizStandings>;

/// `quiz.json` in user_data(). Empty if the environment names no such place.
std::filesystem::path quiz_progress_file();

/// What the file says; missing and invalid entries are left out. A file that is missing, or is not a regular
/// file of at most 256 KiB, says nothing.
QuizProgress read_quiz_progress(const std::filesystem::path& file);

/// Changes the file's entry for one package, as it is there now: another program may have written since it
/// was read. Other entries stay. Only its owner may read the file. If it would grow too large, the packages
/// in which the fewest questions were asked are forgotten. A damaged file is first copied beside it. False,
/// with the file unchanged, if it cannot be written.
bool change_quiz_progress(const std::string& package,
                          const std::function<void(teach::QuizStandings&)>& change,
                          const std::filesystem::path& file);

} // namespace roundhouse::store
