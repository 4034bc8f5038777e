#include "catch.hpp"
#include "support/home.hpp"

#include "store/settings.hpp"

#include <filesystem>
#include <fstream>

#include <sys/stat.h>

using namespace roundhouse;
using namespace roundhouse::store;

TEST_CASE("settings come back as they were written") {
    const testing::Home home;
    const auto file = home.path() / "a" / "window.json";
    CHECK(read_settings(file) == Settings{});
    Settings settings;
    settings.cards = {Face::german, true, true};
    settings.face_of_game = false;
    settings.pace = 0;
    settings.language = "de";
    settings.name = "Anna";
    REQUIRE(write_settings(settings, file));
    CHECK(read_settings(file) == settings);
}

TEST_CASE("what is wrong in a file of settings is left out, and the rest is read") {
    const testing::Home home;
    const auto read = [&](const char* text) { return read_settings(home.write("window.json", text)); };
    const Settings some =
        read(R"({"face": 7, "pace": "quick", "text_scale": 99, "language": "xx", "name": "Ben"})");
    CHECK(some.cards.face == Face::french);
    CHECK(some.face_of_game);
    CHECK(some.pace == 1);
    CHECK(some.text_scale < 2);
    CHECK(some.language == "xx"); // an unknown language means English
    CHECK(some.name == "Ben");
    CHECK(read("nonsense") == Settings{});
}

TEST_CASE("settings as they were written before a game had cards of its own say whose cards are drawn") {
    const testing::Home home;
    const auto read = [&](const char* text) { return read_settings(home.write("window.json", text)); };
    CHECK(read(R"({"face": "french"})").face_of_game);
    CHECK_FALSE(read(R"({"face": "german"})").face_of_game);
    CHECK(read(R"({"face": "german"})").cards.face == Face::german);
    CHECK_FALSE(read(R"({"cards": "french"})").face_of_game);
}

TEST_CASE("what another window changed in the settings stays") {
    const testing::Home home;
    const auto file = settings_file();
    Settings one;
    one.name = "Anna";
    REQUIRE(write_settings(one, file));
    const Settings read = read_settings(file);
    Settings other = read;
    other.pace = 2;
    REQUIRE(write_settings(other, file, &read));
    one.last_game = "german";
    REQUIRE(write_settings(one, file, &read));
    CHECK(read_settings(file).pace == 2);
    CHECK(read_settings(file).last_game == "german");
    CHECK(read_settings(file).name == "Anna");
}

TEST_CASE("without a place for settings none are read, and none are written") {
    CHECK(read_settings({}) == Settings{});
    CHECK_FALSE(trouble_of_settings({}));
    CHECK_FALSE(write_settings({}, {}));
}

TEST_CASE("settings are their owner's alone, and damaged ones are kept before they are written anew") {
    const testing::Home home;
    const auto file = settings_file();
    for (const char* damaged : {"nonsense", R"({"face": 7})", "[1]"}) {
        home.write("config/roundhouse/window.json", damaged);
        REQUIRE(write_settings({}, file));
        CHECK(read_settings(file) == Settings{});
    }
    CHECK(std::filesystem::status(file).permissions() == std::filesystem::perms(0600));
    CHECK(testing::text_of(file.string() + ".damaged") == "nonsense");
    CHECK(testing::text_of(file.string() + ".damaged-2") == R"({"face": 7})");
    CHECK(testing::text_of(file.string() + ".damaged-3") == "[1]");
    REQUIRE(write_settings({}, file)); // the file is sound: no further copy is kept
    CHECK_FALSE(std::filesystem::exists(file.string() + ".damaged-4"));
    CHECK_FALSE(trouble_of_settings(file));
}

TEST_CASE("settings that fill their file can be read again once they were written") {
    const testing::Home home;
    const std::string head = R"({"last_game":")";
    const auto file = home.write("window.json", head + std::string(64 * 1024 - head.size() - 2, 'x') + "\"}");
    REQUIRE(std::filesystem::file_size(file) == 64 * 1024);
    Settings settings = read_settings(file);
    CHECK(settings.last_game.empty());
    settings.pace = 2;
    REQUIRE(write_settings(settings, file));
    CHECK(read_settings(file) == settings);
}

TEST_CASE("whatever settings are written, they are read again as they were written") {
    const testing::Home home;
    const auto file = settings_file();
    Settings settings;
    settings.name = std::string(59, 'a').append("ü") + std::string(200'000, 'b');
    settings.language = std::string(30, 'x');
    settings.last_game = std::string(70'000, '/');
    settings.compared_with = "not UTF-8: \xff";
    settings.pace = 9;
    settings.volume = -1;
    settings.text_scale = 0;
    REQUIRE(write_settings(settings, file));
    CHECK_FALSE(trouble_of_settings(file));
    const Settings read = read_settings(file);
    CHECK(read.name == std::string(59, 'a')); // half an ü is not a character
    CHECK(read.language.empty());
    CHECK(read.last_game.empty());
    CHECK(read.compared_with.empty());
    CHECK(read.pace == 4);
    CHECK(read.volume == 0);
    CHECK(read.text_scale > 0.8F);
    const std::string text = testing::text_of(file);
    REQUIRE(write_settings(read, file));
    CHECK(testing::text_of(file) == text);
    CHECK_FALSE(std::filesystem::exists(file.string() + ".damaged"));
}

TEST_CASE("a name of 60 bytes stays, and a longer one of another program is cut") {
    const testing::Home home;
    Settings settings;
    settings.name = std::string(58, 'a').append("ü");
    REQUIRE(write_settings(settings, settings_file()));
    CHECK(read_settings(settings_file()).name == settings.name);
    home.write("config/roundhouse/window.json", R"({"name": ")" + settings.name + R"(bc"})");
    CHECK(read_settings(settings_file()).name == settings.name);
}

TEST_CASE("settings are not looked for in a pipe or in a gigabyte, and these are left as they are") {
    const testing::Home home;
    const auto file = home.write("window.json", "{}"), pipe = home.path() / "pipe";
    std::filesystem::resize_file(file, std::uintmax_t{1} << 30);
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    for (const auto& other : {file, pipe}) {
        CHECK(read_settings(other) == Settings{});
        CHECK(trouble_of_settings(other));
        CHECK_FALSE(write_settings({}, other));
    }
    CHECK(std::filesystem::is_fifo(pipe));
    CHECK(std::filesystem::file_size(file) == std::uintmax_t{1} << 30);
}
