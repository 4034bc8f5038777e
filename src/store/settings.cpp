#include "store/settings.hpp"

#include "base/paths.hpp"

#include <algorithm>
#include <fstream>

#include <nlohmann/json.hpp>

namespace roundhouse::store {

using nlohmann::json;

std::filesystem::path settings_file() {
    return user_config().empty() ? std::filesystem::path() : user_config() / "window.json";
}

namespace {

template<class T>
void read(const json& object, const char* name, T& value) {
    const auto found = object.find(name);
    if (found == object.end()) return;
    const bool fits = std::is_same_v<T, bool>          ? found->is_boolean()
                      : std::is_same_v<T, std::string> ? found->is_string()
                                                       : found->is_number();
    if (fits) value = found->get<T>();
}

} // namespace

Settings read_settings(const std::filesystem::path& file) {
    Settings settings;
    std::ifstream in(file);
    const json object = json::parse(in, nullptr, false);
    if (!object.is_object()) return settings;
    std::string face = "french";
    read(object, "face", face);
    settings.cards.face = face == "german" ? Face::german : Face::french;
    read(object, "four_colours", settings.cards.four_colours);
    read(object, "large_index", settings.cards.large_index);
    read(object, "pace", settings.pace);
    read(object, "text_scale", settings.text_scale);
    read(object, "play_forced", settings.play_forced);
    read(object, "sound", settings.sound);
    read(object, "volume", settings.volume);
    read(object, "language", settings.language);
    read(object, "name", settings.name);
    read(object, "last_game", settings.last_game);
    settings.volume = std::clamp(settings.volume, 0.0F, 1.0F);
    settings.pace = std::clamp(settings.pace, 0.0F, 4.0F);
    settings.text_scale = std::clamp(settings.text_scale, 0.85F, 1.4F);
    if (settings.language.size() > 20) settings.language.clear();
    if (settings.name.size() > 60) settings.name.clear();
    return settings;
}

bool write_settings(const Settings& settings, const std::filesystem::path& file) {
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    // Written beside it first: where the disk is full, what was kept stays.
    const std::filesystem::path real = std::filesystem::weakly_canonical(file, error);
    const std::filesystem::path fresh = real.string() + ".new";
    std::ofstream out(fresh);
    out << json{{"face", settings.cards.face == Face::german ? "german" : "french"},
                {"four_colours", settings.cards.four_colours},
                {"large_index", settings.cards.large_index},
                {"pace", settings.pace},
                {"text_scale", settings.text_scale},
                {"play_forced", settings.play_forced},
                {"sound", settings.sound},
                {"volume", settings.volume},
                {"language", settings.language},
                {"name", settings.name},
                {"last_game", settings.last_game}}
               .dump(2)
        << '\n';
    out.close();
    if (out) std::filesystem::rename(fresh, real, error);
    const bool written = out && !error;
    if (!written) std::filesystem::remove(fresh, error);
    return written;
}

} // namespace roundhouse::store
