// "What is new for you": a lesson for every package, of sensible length, and right by the rules themselves.

#include "catch.hpp"
#include "support/shipped_packages.hpp"

#include "base/language.hpp"
#include "present/cards.hpp"
#include "teach/compare/compare.hpp"
#include "teach/lessons/lesson.hpp"
#include "teach/situations/situation_words.hpp"

#include <algorithm>

using namespace roundhouse;
using namespace roundhouse::teach;

namespace {

variants::Package package_that_ships(const std::string& id) { return variants::open_package(id).value(); }

const LessonAnswer& right_of(const LessonStep& step) {
    return *std::find_if(step.answers.begin(), step.answers.end(),
                         [](const LessonAnswer& one) { return one.grade == Grade::right; });
}

/// Asks both rule sets again about the step's case.
void check_asked_again(const LessonStep& step, const Comparison& both) {
    REQUIRE(step.answers.size() == 2);
    CHECK_FALSE(step.ask.en.empty());
    CHECK_FALSE(step.hint.en.empty());
    for (const Situation& one : both.situations.found) {
        const SituationWords words = in_words(one, *both.a.rules, *both.b.rules);
        // The kitty and the exchange of one hand share a title.
        if (words.title != step.text.back().en || present::in_words(one.section) != step.title.en) continue;
        CHECK(put_to(*both.a.rules, one.request) == one.a);
        CHECK(put_to(*both.b.rules, one.request) == one.b);
        const std::string right = right_of(step).says.en;
        if (one.kind == SituationKind::meld)
            CHECK(right == present::in_points(one.a["total"].get<int>()));
        else
            CHECK(words.a.starts_with(right));
        return;
    }
    FAIL_CHECK("no such case: " << step.text.back().en);
}

void check_news(const std::string& id, const std::string& known) {
    INFO(id << " for who knows " << known);
    const auto course = what_is_new(package_that_ships(id), package_that_ships(known));
    REQUIRE(course);
    CHECK(course->lesson.id == "what-is-new:" + known);
    CHECK_FALSE(course->has_table());
    const auto& steps = course->lesson.steps;
    CHECK(steps.size() <= 12);
    const Comparison both = compare({package_that_ships(id).compile().value(), id},
                                    {package_that_ships(known).compile().value(), known});
    for (std::size_t i = 0; i < steps.size(); ++i) {
        CHECK_FALSE(steps[i].title.en.empty());
        CHECK_FALSE(steps[i].text.empty());
        for (const Text& text : steps[i].text) {
            CHECK_FALSE(text.en.empty());
            CHECK(text.en.find("..") == std::string::npos);
        }
        if (steps[i].answers.empty()) continue;
        check_asked_again(steps[i], both);
        CHECK_FALSE(reply_to(*course, i, 0).text.empty());
        CHECK_FALSE(reply_to(*course, i, 1).text.empty());
        CHECK(reply_to(*course, i, 0).moves_on() != reply_to(*course, i, 1).moves_on());
    }
}

} // namespace

TEST_CASE("What is new is made for every package against partnership, and what it calls right is right") {
    for (const variants::PackageInfo& info : testing::shipped_packages())
        if (info.id != "partnership") check_news(info.id, "partnership");
    check_news("partnership", "german");
    check_news("cross", "german");
}

TEST_CASE("What is new is said in German as well") {
    const LanguageScope scope({.language = Language("de")});
    for (const char* id : {"german", "auction", "double-deck"}) check_news(id, "partnership");
    const auto course = what_is_new(package_that_ships("german"), package_that_ships("partnership"));
    CHECK(course->lesson.goal.en == "Du kennst Pinochle zu zweit gegen zwei. Das ist hier anders.");
    CHECK(course->lesson.steps.front().text.front().en.find(". Bisher: ") != std::string::npos);
    for (const LessonStep& step : course->lesson.steps)
        if (!step.answers.empty()) CHECK(step.ask.en.find("hier") != std::string::npos);
}

TEST_CASE("Nothing is new between a package and itself") {
    CHECK_FALSE(what_is_new(package_that_ships("german"), package_that_ships("german")));
}

TEST_CASE("What is new asks about what partners change, for who plays each for themselves", "[A09][A11]") {
    const auto course = what_is_new(package_that_ships("cross"), package_that_ships("german"));
    REQUIRE(course);
    const auto& steps = course->lesson.steps;
    CHECK(
        std::any_of(steps.begin(), steps.end(), [](const LessonStep& one) { return !one.answers.empty(); }));
    std::string all;
    for (const LessonStep& step : steps)
        for (const Text& text : step.text) all += text.en + "\n";
    for (const char* part : {"Partners (new)", "neither the declarer nor a partner melds",
                             "one trick of anybody on the side saves"})
        CHECK(all.find(part) != std::string::npos);
}

TEST_CASE("What is new names what has changed, what is new and what is gone") {
    const auto course = what_is_new(package_that_ships("german"), package_that_ships("partnership"));
    REQUIRE(course);
    std::string all;
    for (const LessonStep& step : course->lesson.steps)
        for (const Text& text : step.text) all += text.en + "\n";
    CHECK(all.find("Players: 3, each for themselves, counter-clockwise. Before: 4, seats 1+3") !=
          std::string::npos);
    CHECK(all.find("Kitty (new): the declarer takes it") != std::string::npos);
    CHECK(all.find("Exchange (no longer): 4 cards from the partner") != std::string::npos);
}
