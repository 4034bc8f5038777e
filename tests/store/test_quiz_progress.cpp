#include "catch.hpp"
#include "support/home.hpp"

#include "store/quiz_progress.hpp"

#include <fstream>

#include <sys/wait.h>
#include <unistd.h>

using namespace roundhouse;
using namespace roundhouse::store;
using teach::QuizStanding;
using teach::Topic;

namespace {

/// Sets the standings, whatever they were before.
auto to(const teach::QuizStandings& standings) {
    return [standings](teach::QuizStandings& kept) { kept = standings; };
}

} // namespace

TEST_CASE("What two programs note at once is all in the file") {
    const testing::Home home;
    const auto file = quiz_progress_file();
    constexpr int programs = 4, answers = 50;
    const auto note = [](teach::QuizStandings& standings) { note_answer(standings[Topic::melds], true); };
    std::vector<pid_t> others;
    for (int i = 0; i < programs; ++i) {
        others.push_back(::fork());
        if (others.back() != 0) continue;
        for (int answer = 0; answer < answers; ++answer)
            if (!change_quiz_progress("german", note, file)) ::_exit(1);
        ::_exit(0);
    }
    for (const pid_t other : others) {
        int status = 1;
        REQUIRE(::waitpid(other, &status, 0) == other);
        CHECK(status == 0);
    }
    CHECK(read_quiz_progress(file).at("german").at(Topic::melds).asked == programs * answers);
}

TEST_CASE("Progress of a quiz comes back as it was written, package by package") {
    const testing::Home home;
    const auto file = quiz_progress_file();
    CHECK(read_quiz_progress(file).empty());
    const teach::QuizStandings melds{{Topic::melds, QuizStanding{12, 9, 2, 1}}},
        play{{Topic::play, QuizStanding{1, 0, 1, 0}}};
    REQUIRE(change_quiz_progress("partnership", to(melds), file));
    REQUIRE(change_quiz_progress("german", to(play), file));
    CHECK(read_quiz_progress(file) == QuizProgress{{"german", play}, {"partnership", melds}});
    CHECK(std::filesystem::status(file).permissions() == std::filesystem::perms(0600));
}

TEST_CASE("What is wrong in kept progress is left out, and kept beside it before it is written anew") {
    const testing::Home home;
    const auto file = home.write("data/roundhouse/quiz.json",
                                 R"({"german":{"melds":{"asked":3,"right":4,"level":1,"run":0},
                                     "play":{"asked":3,"right":3,"level":3,"run":0}},"cross":7})");
    REQUIRE(file == quiz_progress_file());
    const teach::QuizStandings play{{Topic::play, QuizStanding{3, 3, 3, 0}}};
    CHECK(read_quiz_progress(file) == QuizProgress{{"german", play}});
    REQUIRE(change_quiz_progress("cross", to({{Topic::melds, QuizStanding{}}}), file));
    CHECK(read_quiz_progress(file).at("german") == play);
    CHECK(testing::text_of(file.string() + ".damaged").find("\"cross\":7") != std::string::npos);
    for (const char* damaged : {"nonsense", "[1]", R"({"german":{"melds":{"asked":1e99}}})"}) {
        std::ofstream(file) << damaged;
        CHECK(read_quiz_progress(file).empty());
        REQUIRE(change_quiz_progress("german", to(play), file));
        CHECK(read_quiz_progress(file) == QuizProgress{{"german", play}});
    }
}

TEST_CASE("No more is kept of quizzes than can be read again, and what goes is what was asked least") {
    const testing::Home home;
    const auto file = quiz_progress_file();
    std::string text = "{";
    for (int i = 0; i < 4000 && text.size() < 256 * 1024 - 200; ++i)
        text += (i ? "," : "") + ("\"p" + std::to_string(i)) + R"(":{"play":{"asked":)" +
                std::to_string(i == 7 ? 1 : 5) + R"(,"right":1,"level":1,"run":0}})";
    home.write("data/roundhouse/quiz.json", text + "}");
    const std::size_t before = read_quiz_progress(file).size();
    REQUIRE(before > 1000);
    const teach::QuizStandings play{{Topic::play, QuizStanding{3, 3, 3, 0}}};
    REQUIRE(change_quiz_progress("partnership", to(play), file));
    CHECK(std::filesystem::file_size(file) <= 256 * 1024);
    const QuizProgress after = read_quiz_progress(file);
    CHECK(after.at("partnership") == play);
    CHECK_FALSE(after.contains("p7"));
    CHECK(after.size() > 1000);
}
