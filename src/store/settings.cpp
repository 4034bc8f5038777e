#include "store/settings.hpp"

#include "base/files.hpp"
#include "base/paths.hpp"
#include "base/text.hpp"
#include "store/rewrite.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace roundhouse::store {

using nlohmann::json;

std::filesystem::path settings_file() {
    return user_config().empty() ? std::filesystem::path() : user_config() / "window.json";
}

namespace {

constexpr std::uint64_t most_bytes = 64 * 1024;

/// Takes the value if it fits; false if there is one that does not.
template<class T>
bool read(const json& object, const char* name, T& value) {
    const auto found = object.find(name);
    if (found == object.end()) return true;
    const bool fits = std::is_same_v<T, bool>          ? found->is_boolean()
                      : std::is_same_v<T, std::string> ? found->is_string()
                                                       : found->is_number();
    if (fits) value = found->get<T>();
    return fits;
}

constexpr std::size_t longest_name = 60;

/// Makes the settings fit to be read and written: a name that is too long is cut, other texts that do not fit
/// are dropped.
void bring_within_bounds(Settings& settings) {
    settings.volume = std::clamp(settings.volume, 0.0F, 1.0F);
    settings.pace = std::clamp(settings.pace, 0.0F, 4.0F);
    settings.text_scale = std::clamp(settings.text_scale, 0.85F, 1.4F);
    settings.name.resize(std::min(settings.name.size(), longest_name));
    settings.name.resize(std::min(settings.name.size(), first_bad_utf8(settings.name))); // no half character
    const auto leave_out = [](std::string& value, std::size_t most) {
        if (value.size() > most || first_bad_utf8(value) != std::string::npos) value.clear();
    };
    leave_out(settings.language, 20);
    for (std::string* package : {&settings.last_game, &settings.compared_with})
        leave_out(*package, 4096); // no system has such a path
}

/// Takes what fits from a text; false if any of it is damaged.
bool read(const std::string& text, Settings& settings) {
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object()) return false;
    // Earlier versions wrote "face" with any other setting, French unless a person had chosen.
    std::string earlier, cards;
    bool sound = read(object, "face", earlier);
    if (face_named(earlier) == Face::german) cards = earlier;
    sound &= read(object, "cards", cards);
    const auto chosen = face_named(cards);
    settings.face_of_game = !chosen;
    settings.cards.face = chosen.value_or(Face::french);
    sound &= read(object, "four_colours", settings.cards.four_colours);
    sound &= read(object, "large_index", settings.cards.large_index);
    sound &= read(object, "pace", settings.pace);
    sound &= read(object, "text_scale", settings.text_scale);
    sound &= read(object, "play_forced", settings.play_forced);
    sound &= read(object, "sound", settings.sound);
    sound &= read(object, "volume", settings.volume);
    sound &= read(object, "language", settings.language);
    sound &= read(object, "name", settings.name);
    sound &= read(object, "last_game", settings.last_game);
    sound &= read(object, "compared_with", settings.compared_with);
    bring_within_bounds(settings);
    return sound;
}

json json_of(Settings settings) {
    bring_within_bounds(settings);
    return json{{"cards", settings.face_of_game ? "of the game" : name(settings.cards.face)},
                {"four_colours", settings.cards.four_colours},
                {"large_index", settings.cards.large_index},
                {"pace", settings.pace},
                {"text_scale", settings.text_scale},
                {"play_forced", settings.play_forced},
                {"sound", settings.sound},
                {"volume", settings.volume},
                {"language", settings.language},
                {"name", settings.name},
                {"last_game", settings.last_game},
                {"compared_with", settings.compared_with}};
}

} // namespace

Settings read_settings(const std::filesystem::path& file) {
    Settings settings;
    if (const auto text = file_text(file, most_bytes)) read(*text, settings);
    return settings;
}

std::optional<FileTrouble> trouble_of_settings(const std::filesystem::path& file) {
    const auto text = read_file(file, most_bytes);
    if (text || text.error().fault == FileFault::missing) return {};
    return text.error();
}

bool write_settings(const Settings& settings, const std::filesystem::path& file, const Settings* before) {
    json all = json_of(settings);
    const auto take = [&](const std::string& text) {
        Settings there;
        if (!read(text, there)) return false;
        if (!before) return true;
        const json known = json_of(*before), now = json_of(there);
        for (const auto& [name, value] : now.items())
            if (all[name] == known[name]) all[name] = value;
        return true;
    };
    return rewrite(file, most_bytes, take,
                   [&] { return all.dump(2, ' ', false, json::error_handler_t::replace) + '\n'; });
}

} // namespace roundhouse::store
