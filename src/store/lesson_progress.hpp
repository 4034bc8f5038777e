#pragma once
// How far somebody has come in the lessons, remembered by package and lesson.

#include <filesystem>
#include <map>
#include <string>

namespace roundhouse::store {

struct LessonPlace {
    int step = 0;      ///< the next one, from 0
    bool done = false; ///< it was finished once
    friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

struct LessonProgress {
    std::map<std::string, std::map<std::string, LessonPlace>> lessons; ///< by package, then lesson
    std::string last; ///< the package learned last; may be empty
};
/// The place in a lesson; its beginning if nothing is known of it.
LessonPlace place_in(const LessonProgress& progress, const std::string& package, const std::string& lesson);

/// `lessons.json` in user_data(). Empty if the environment names no such place.
std::filesystem::path lesson_progress_file();

/// What the file says; missing and invalid entries are left out. A file that is missing, or is not a regular
/// file of at most 256 KiB, says nothing.
LessonProgress read_lesson_progress(const std::filesystem::path& file);

/// Records the place in one lesson; one that was finished stays so. Other entries stay. If the file would
/// grow too large, the packages in which the least was learned are forgotten. A damaged file is first copied.
/// False, with the file unchanged, if it cannot be written.
bool write_lesson_place(const std::string& package, const std::string& lesson, LessonPlace place,
                        const std::filesystem::path& file);

} // namespace roundhouse::store
