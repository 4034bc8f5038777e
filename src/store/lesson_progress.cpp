#include "store/lesson_progress.hpp"

#include "base/files.hpp"
#include "base/paths.hpp"
#include "store/rewrite.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::store {

using nlohmann::json;

namespace {

constexpr std::uint64_t most_lesson_bytes = 256 * 1024;
constexpr int most_steps = 1000;

/// Takes the entries that fit; false if some do not.
bool take_lessons(const std::string& text, LessonProgress& progress) {
    const json all = json::parse(text, nullptr, false);
    if (!all.is_object() || !all.contains("lessons") || !all["lessons"].is_object()) return false;
    bool sound = true;
    if (all.contains("last") && all["last"].is_string()) progress.last = all["last"].get<std::string>();
    for (const auto& [package, lessons] : all["lessons"].items()) {
        sound &= lessons.is_object();
        if (!lessons.is_object()) continue;
        for (const auto& [id, place] : lessons.items()) {
            const bool fits = place.is_object() && place.contains("step") &&
                              place["step"].is_number_unsigned() && place["step"] < most_steps &&
                              place.contains("done") && place["done"].is_boolean();
            sound &= fits;
            if (fits) progress.lessons[package][id] = {place["step"].get<int>(), place["done"].get<bool>()};
        }
    }
    return sound;
}

std::string lessons_text(const LessonProgress& progress) {
    json all = {{"last", progress.last}, {"lessons", json::object()}};
    for (const auto& [package, lessons] : progress.lessons)
        for (const auto& [id, place] : lessons)
            all["lessons"][package][id] = {{"step", place.step}, {"done", place.done}};
    return all.dump(2, ' ', false, json::error_handler_t::replace) + '\n';
}

int steps_in(const std::map<std::string, LessonPlace>& lessons) {
    int steps = 0;
    for (const auto& [id, place] : lessons) steps += place.done ? most_steps : place.step;
    return steps;
}

} // namespace

LessonPlace place_in(const LessonProgress& progress, const std::string& package, const std::string& lesson) {
    const auto lessons = progress.lessons.find(package);
    if (lessons == progress.lessons.end()) return {};
    const auto place = lessons->second.find(lesson);
    return place == lessons->second.end() ? LessonPlace{} : place->second;
}

std::filesystem::path lesson_progress_file() {
    return user_data().empty() ? std::filesystem::path() : user_data() / "lessons.json";
}

LessonProgress read_lesson_progress(const std::filesystem::path& file) {
    LessonProgress progress;
    if (const auto text = file_text(file, most_lesson_bytes)) take_lessons(*text, progress);
    return progress;
}

bool write_lesson_place(const std::string& package, const std::string& lesson, LessonPlace place,
                        const std::filesystem::path& file) {
    LessonProgress progress;
    const auto take = [&](const std::string& text) { return take_lessons(text, progress); };
    return rewrite(file, most_lesson_bytes, take, [&] {
        LessonPlace& kept = progress.lessons[package][lesson];
        kept = {place.step, place.done || kept.done}; // another program may have finished it
        progress.last = package;
        return fitting(progress.lessons, package, most_lesson_bytes, steps_in,
                       [&] { return lessons_text(progress); });
    });
}

} // namespace roundhouse::store
