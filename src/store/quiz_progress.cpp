#include "store/quiz_progress.hpp"

#include "base/paths.hpp"
#include "store/rewrite.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::store {

using nlohmann::json;
using teach::QuizStanding;
using teach::QuizStandings;

namespace {

constexpr std::uint64_t most_progress_bytes = 256 * 1024;

/// Takes a whole number within these bounds; false if there is none.
bool take_number(const json& object, const char* field, int least, int most, int& number) {
    const auto found = object.find(field);
    if (found == object.end() || !found->is_number_integer()) return false;
    const auto value = found->get<std::int64_t>();
    if (value < least || value > most) return false;
    number = static_cast<int>(value);
    return true;
}

bool take_standing(const json& object, QuizStanding& standing) {
    return object.is_object() && take_number(object, "asked", 0, teach::most_asked, standing.asked) &&
           take_number(object, "right", 0, standing.asked, standing.right) &&
           take_number(object, "level", 1, teach::hardest_level, standing.level) &&
           take_number(object, "run", 0, teach::most_asked, standing.run);
}

/// Takes the entries that fit; false if some do not.
bool take_progress(const std::string& text, QuizProgress& progress) {
    const json all = json::parse(text, nullptr, false);
    if (!all.is_object()) return false;
    bool sound = true;
    for (const auto& [package, topics] : all.items()) {
        sound &= topics.is_object();
        if (!topics.is_object()) continue;
        for (const teach::Topic topic : teach::all_topics) {
            const auto found = topics.find(name(topic));
            QuizStanding standing;
            if (found == topics.end()) continue;
            if (take_standing(*found, standing))
                progress[package][topic] = standing;
            else
                sound = false;
        }
    }
    return sound;
}

std::string progress_text(const QuizProgress& progress) {
    json all = json::object();
    for (const auto& [package, standings] : progress)
        for (const auto& [topic, one] : standings)
            all[package][name(topic)] = {
                {"asked", one.asked}, {"right", one.right}, {"level", one.level}, {"run", one.run}};
    return all.dump(2, ' ', false, json::error_handler_t::replace) + '\n';
}

int asked_in(const QuizStandings& standings) {
    int asked = 0;
    for (const auto& [topic, one] : standings) asked += one.asked;
    return asked;
}

} // namespace

std::filesystem::path quiz_progress_file() {
    return user_data().empty() ? std::filesystem::path() : user_data() / "quiz.json";
}

QuizProgress read_quiz_progress(const std::filesystem::path& file) {
    QuizProgress progress;
    if (const auto text = file_text(file, most_progress_bytes)) take_progress(*text, progress);
    return progress;
}

bool change_quiz_progress(const std::string& package, const std::function<void(QuizStandings&)>& change,
                          const std::filesystem::path& file) {
    QuizProgress progress;
    const auto take = [&](const std::string& text) { return take_progress(text, progress); };
    return rewrite(file, most_progress_bytes, take, [&] {
        change(progress[package]);
        return fitting(progress, package, most_progress_bytes, asked_in,
                       [&] { return progress_text(progress); });
    });
}

} // namespace roundhouse::store
