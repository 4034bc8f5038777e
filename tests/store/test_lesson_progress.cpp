#include "catch.hpp"
#include "support/home.hpp"

#include "store/lesson_progress.hpp"

#include <fstream>

using namespace roundhouse;
using namespace roundhouse::store;

TEST_CASE("A place in a lesson comes back as it was written, and that of others stays") {
    const testing::Home home;
    const auto file = lesson_progress_file();
    CHECK(read_lesson_progress(file).lessons.empty());
    CHECK(read_lesson_progress(file).last.empty());
    REQUIRE(write_lesson_place("partnership", "first-game", {3, false}, file));
    REQUIRE(write_lesson_place("german", "ten-minutes", {0, true}, file));
    REQUIRE(write_lesson_place("partnership", "bidding", {0, true}, file));
    REQUIRE(write_lesson_place("partnership", "bidding", {1, false}, file)); // by one unaware of its end
    const LessonProgress progress = read_lesson_progress(file);
    CHECK(progress.lessons ==
          decltype(progress.lessons){{"german", {{"ten-minutes", {0, true}}}},
                                     {"partnership", {{"bidding", {1, true}}, {"first-game", {3, false}}}}});
    CHECK(progress.last == "partnership");
    CHECK(std::filesystem::status(file).permissions() == std::filesystem::perms(0600));
}

TEST_CASE("What is damaged in kept places is left out, and kept beside the new file") {
    const testing::Home home;
    const auto file = home.write("data/roundhouse/lessons.json",
                                 R"({"last":"german","lessons":{"german":{"a":{"step":2,"done":false},
                                     "b":{"step":-1,"done":true},"c":{"step":5000,"done":true},
                                     "d":{"step":1}},"cross":7}})");
    REQUIRE(file == lesson_progress_file());
    CHECK(read_lesson_progress(file).lessons ==
          decltype(LessonProgress::lessons){{"german", {{"a", {2, false}}}}});
    REQUIRE(write_lesson_place("german", "e", {1, false}, file));
    CHECK(read_lesson_progress(file).lessons ==
          decltype(LessonProgress::lessons){{"german", {{"a", {2, false}}, {"e", {1, false}}}}});
    CHECK(testing::text_of(file.string() + ".damaged").find("\"cross\":7") != std::string::npos);
    for (const char* damaged :
         {"", "nonsense", "[1]", "{\"lessons\":3}", R"({"lessons":{"x":{"y":{"step":1e99,"done":true}}}})"}) {
        INFO(damaged);
        std::ofstream(file) << damaged;
        CHECK(read_lesson_progress(file).lessons.empty());
        REQUIRE(write_lesson_place("german", "a", {1, true}, file));
        CHECK(read_lesson_progress(file).lessons ==
              decltype(LessonProgress::lessons){{"german", {{"a", {1, true}}}}});
    }
}

TEST_CASE("What is no file of lessons, or too large for one, says nothing and is not written over") {
    const testing::Home home;
    const auto file = lesson_progress_file();
    std::filesystem::create_directories(file);
    CHECK(read_lesson_progress(file).lessons.empty());
    CHECK_FALSE(write_lesson_place("german", "a", {1, true}, file));
    CHECK(std::filesystem::is_directory(file));
    std::filesystem::remove(file);
    const std::string huge =
        R"({"lessons":{"german":{"a":{"step":1,"done":true}}}})" + std::string(300 * 1024, ' ');
    home.write("data/roundhouse/lessons.json", huge);
    CHECK(read_lesson_progress(file).lessons.empty());
    CHECK_FALSE(write_lesson_place("german", "a", {1, true}, file));
    CHECK(testing::text_of(file) == huge);
    CHECK_FALSE(write_lesson_place("german", "a", {1, true}, {}));
}

TEST_CASE("No more is kept of lessons than can be read again") {
    const testing::Home home;
    const auto file = lesson_progress_file();
    std::string text = R"({"last":"p1","lessons":{)";
    for (int i = 0; i < 6000 && text.size() < 256 * 1024 - 200; ++i)
        text += (i ? "," : "") + ("\"p" + std::to_string(i)) + R"(":{"a":{"step":)" +
                std::to_string(i == 7 ? 1 : 5) + R"(,"done":false}})";
    home.write("data/roundhouse/lessons.json", text + "}}");
    REQUIRE(read_lesson_progress(file).lessons.size() > 1000);
    REQUIRE(write_lesson_place("german", "a", {3, true}, file));
    CHECK(std::filesystem::file_size(file) <= 256 * 1024);
    const LessonProgress after = read_lesson_progress(file);
    CHECK(after.lessons.at("german").at("a") == LessonPlace{3, true});
    CHECK(after.last == "german");
    CHECK_FALSE(after.lessons.contains("p7"));
    CHECK(after.lessons.size() > 1000);
}
