#pragma once
// How far somebody is in lessons, kept from one time to the next: by package and lesson.

#include <filesystem>
#include <map>
#include <string>

namespace roundhouse::store {

struct LessonPlace {
    int step = 0;      ///< the one that comes next, from 0
    bool done = false; ///< it was finished once
    friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

struct LessonProgress {
    std::map<std::string, std::map<std::string, LessonPlace>> lessons; ///< by package, then lesson
    std::string last; ///< the package learned last; may be empty
};
/// The beginning for one that nothing is known of.
LessonPlace place_in(const LessonProgress& progress, const std::string& package, const std::string& lesson);

/// `lessons.json` in user_data(). Empty if the environment names no such place.
std::filesystem::path lesson_progress_file();

/// What the file says; nothing of what it does not say, or says wrongly. A file that is missing, or that is
/// no regular file of at most 256 KiB, says nothing.
LessonProgress read_lesson_progress(const std::filesystem::path& file);

/// Sets down the place in one lesson; one that was finished stays so. What the file says of others stays. If
/// the file would grow too large, the packages in which the least was learned are forgotten. Of a
/// damaged file a copy is kept first. False if it cannot be written, and it is left unchanged.
bool write_lesson_place(const std::string& package, const std::string& lesson, LessonPlace place,
                        const std::filesystem::path& file);

} // namespace roundhouse::store
