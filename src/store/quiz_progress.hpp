#pragma once
// How somebody did in quizzes, kept from one time to the next: by package and topic.

#include "base/files.hpp"
#include "teach/quiz/standing.hpp"

#include <filesystem>
#include <functional>

namespace roundhouse::store {

/// By the id of the package.
using QuizProgress = std::map<std::string, teach::QuizStandings>;

/// `quiz.json` in user_data(). Empty if the environment names no such place.
std::filesystem::path quiz_progress_file();

/// What the file says; nothing of what it does not say, or says wrongly. A file that is missing, or that is
/// no regular file of at most 256 KiB, says nothing.
QuizProgress read_quiz_progress(const std::filesystem::path& file);

/// Changes what the file says of one package, as it stands there now: another program may have written since
/// it was read. What it says of others stays. Only its owner may read the file. If it would grow too large,
/// the packages in which the fewest questions were asked are forgotten. A damaged file is first kept beside
/// it. False if it cannot be written; then it is left as it is.
bool change_quiz_progress(const std::string& package,
                          const std::function<void(teach::QuizStandings&)>& change,
                          const std::filesystem::path& file);

} // namespace roundhouse::store
