#include "catch.hpp"

#include "store/settings.hpp"

#include <filesystem>
#include <fstream>

using namespace roundhouse;
using namespace roundhouse::store;

TEST_CASE("settings come back as they were written, and what is wrong in the file is left out") {
    const auto folder = std::filesystem::temp_directory_path() / "roundhouse-settings-test";
    std::filesystem::remove_all(folder);
    const auto file = folder / "a" / "window.json";
    CHECK(read_settings(file) == Settings{});
    Settings settings;
    settings.cards = {Face::german, true, true};
    settings.pace = 0;
    settings.language = "de";
    settings.name = "Anna";
    REQUIRE(write_settings(settings, file));
    CHECK(read_settings(file) == settings);
    std::ofstream(file)
        << R"({"face": 7, "pace": "quick", "text_scale": 99, "language": "xx", "name": "Ben"})";
    const Settings read = read_settings(file);
    CHECK(read.cards.face == Face::french);
    CHECK(read.pace == 1);
    CHECK(read.text_scale < 2);
    CHECK(read.language == "xx"); // a language that is not there is English
    CHECK(read.name == "Ben");
    std::ofstream(file) << "nonsense";
    CHECK(read_settings(file) == Settings{});
    std::filesystem::remove_all(folder);
}
