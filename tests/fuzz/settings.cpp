// The settings file: whatever it says, the values are within bounds, and are read back as written.
#include "fuzz.hpp"

#include "store/settings.hpp"

using namespace roundhouse;
using fuzz::demand;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = fuzz::text_of(data, size);
    const std::filesystem::path folder = fuzz::home() / "settings", file = folder / "window.json";
    std::filesystem::create_directories(folder);
    fuzz::write(file, text);
    const store::Settings settings = store::read_settings(file);
    demand(settings.volume >= 0 && settings.volume <= 1, "the volume is within its bounds", text);
    demand(settings.pace >= 0 && settings.pace <= 4, "the pace is", text);
    demand(settings.text_scale >= 0.85F && settings.text_scale <= 1.4F, "the size of texts is", text);
    demand(settings.language.size() <= 20 && settings.name.size() <= 60, "names are", text);
    demand(settings.last_game.size() <= 4096, "paths are", text);
    demand(settings.compared_with.size() <= 4096, "paths are", text);
    demand(store::write_settings(settings, file), "settings are written", text);
    demand(store::read_settings(file) == settings, "settings are read again", text);
    std::filesystem::remove_all(folder); // including the damaged file that was kept
    return 0;
}
