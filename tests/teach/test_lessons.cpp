// Lessons: every shipped one is played through, with right and wrong answers, in both languages; a lesson's
// faults are reported with file and line.

#include "catch.hpp"
#include "place.hpp"
#include "support/home.hpp"
#include "support/shipped.hpp"
#include "support/shipped_packages.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "teach/check/check.hpp"
#include "teach/lessons/lesson.hpp"
#include "variants/packages.hpp"

#include <algorithm>
#include <set>

using namespace roundhouse;
using namespace roundhouse::teach;

namespace {

/// Every lesson of every package that ships.
std::vector<Course> shipped_lessons() {
    std::vector<Course> all;
    for (const variants::PackageInfo& info : testing::shipped_packages()) {
        const variants::Package package = variants::open_package(info.id).value();
        for (const script::Source& source : package.lessons()) {
            auto course = open_lesson(package, source);
            if (!course)
                for (const script::Finding& finding : course.error()) FAIL_CHECK(script::to_text(finding));
            else
                all.push_back(std::move(*course));
        }
    }
    return all;
}

std::vector<Text> texts_in_step(const LessonStep& step) {
    std::vector<Text> texts = step.text;
    texts.insert(texts.end(), {step.title, step.ask, step.hint});
    for (const LessonAnswer& answer : step.answers)
        texts.insert(texts.end(), {answer.says, answer.why, answer.leads});
    return texts;
}

bool is_plain(const std::string& english) { // a number or a card reads the same in every language
    return english.find_first_not_of("0123456789, ") == std::string::npos ||
           (english.front() == '[' && english.find(']') == english.size() - 1);
}

std::size_t letters_in(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

void check_words(const Course& course, const LessonStep& step) {
    for (const Text& text : texts_in_step(step)) {
        if (text.en.empty() || is_plain(text.en)) continue;
        INFO(text.en);
        CHECK(text.others.count("de") == 1);
    }
    CHECK(step.hint.en.empty() == step.answers.empty());
    for (const Text& text : step.text) CHECK(letters_in(in_words(course, text)) <= 240);
    CHECK(letters_in(in_words(course, step.ask)) <= 110);
}

/// Whatever is highlighted has a number, which the text mentions.
void check_numbers(const Course& course, const LessonStep& step) {
    std::string all = in_words(course, step.ask);
    for (const Text& text : step.text) all += in_words(course, text);
    for (std::size_t i = 1; i <= step.lit.size(); ++i) {
        INFO("(" << i << ")");
        CHECK(all.find("(" + std::to_string(i) + ")") != std::string::npos);
    }
}

void check_replies(const Course& course, std::size_t number) {
    const LessonStep& step = course.lesson.steps[number];
    std::set<std::string> listed;
    for (std::size_t i = 0; i < step.answers.size(); ++i) {
        const Grade grade = step.answers[i].grade;
        const Reply reply = reply_to(course, number, i);
        CHECK(reply.grade == grade);
        CHECK(reply.moves_on() == (grade != Grade::wrong));
        CHECK_FALSE(reply.text.empty());
        if (step.answers[i].action && course.has_table()) {
            const Reply done = reply_to(course, number, *step.answers[i].action);
            CHECK(done.moves_on() == reply.moves_on());
            CHECK(done.text == reply.text);
            if (const Match& table = course.tables[number]; table.round_is_on())
                CHECK(step.answers[i].asked == table.round->pending().kind);
        }
        const std::string said = in_words(course, step.answers[i]);
        CHECK(letters_in(said) <= 90);
        CHECK(listed.insert(said).second);
    }
}

} // namespace

TEST_CASE("Every lesson that ships can be played through, and replies to every answer in both languages") {
    const auto courses = shipped_lessons();
    CHECK_FALSE(courses.empty());
    for (const Course& course : courses) {
        CHECK(course.tables.size() == course.lesson.steps.size());
        for (const char* language : {"en", "de"}) {
            const LanguageScope scope({Language(language), course.lesson.rules->texts});
            for (std::size_t i = 0; i < course.lesson.steps.size(); ++i) {
                INFO(course.lesson.package << " " << course.lesson.id << " step " << i + 1 << " "
                                           << language);
                check_words(course, course.lesson.steps[i]);
                check_numbers(course, course.lesson.steps[i]);
                check_replies(course, i);
            }
        }
    }
}

TEST_CASE("Where the right answer stands gives nothing away") {
    for (const Course& course : shipped_lessons()) {
        std::set<std::size_t> places;
        for (const LessonStep& step : course.lesson.steps)
            for (std::size_t i = 0; i < step.answers.size(); ++i)
                if (step.answers[i].grade == Grade::right) places.insert(i);
        INFO(course.lesson.package << " " << course.lesson.id);
        CHECK(places.size() >= 2);
    }
}

TEST_CASE("One lesson that ships is the first of all") {
    int first = 0;
    for (const Course& course : shipped_lessons()) first += course.lesson.first;
    CHECK(first == 1);
}

TEST_CASE("A lesson stands the same however often it is opened") {
    const auto once = shipped_lessons(), again = shipped_lessons();
    REQUIRE(once.size() == again.size());
    for (std::size_t i = 0; i < once.size(); ++i)
        for (std::size_t step = 0; step < once[i].events.size(); ++step) {
            const Rulebook& rules = *once[i].lesson.rules;
            REQUIRE(once[i].events[step].size() == again[i].events[step].size());
            for (std::size_t n = 0; n < once[i].events[step].size(); ++n)
                CHECK(to_json(rules, once[i].events[step][n]) == to_json(rules, again[i].events[step][n]));
        }
}

// ---- faults in a lesson

namespace {

/// A step of the house's lesson, and the findings for it: spades and a bid, seat 1 first.
class HouseLesson {
  public:
    std::vector<std::string> told_of(const std::string& steps, const std::string& head = "") const {
        home_.write("house/variant.lua", "return { extends = 'partnership', title = 'House', options = {}, "
                                         "rules = function(o, r) return r end }\n");
        home_.write("house/lessons/one.lua",
                    "return {\n  title = 'One', goal = 'To learn.', dealer = 4,\n" + head +
                        "  deal = {\n"
                        "    'As 10s Ks Qs Js Kh Qh Ad Jd 9d Jc 9c',\n"
                        "    '10s Qs 9s Ad Qd 9d Ah Kh Jh 10c Qc 9c',\n"
                        "    'As Ah 10h Jh 9h Kd Qd 10d Ac 10c Kc Qc',\n"
                        "    'Ks Js 9s 10d Kd Jd 10h Qh 9h Ac Kc Jc',\n  },\n  steps = {\n" +
                        steps + "  },\n}\n");
        std::vector<std::string> said;
        for (const script::Finding& finding : lesson_findings(opened())) {
            std::string text = script::to_text(finding);
            text = text.substr(0, text.find('\n'));
            CHECK(text.find("house/lessons/one.lua:") != std::string::npos);
            said.push_back(text.substr(text.find("one.lua:")));
        }
        return said;
    }
    /// The findings of `check` for the same package.
    variants::Findings checked() const { return check(opened()); }

  private:
    variants::Package opened() const {
        const auto package = variants::open_package((home_.path() / "house").string());
        REQUIRE(package);
        return *package;
    }

    testing::Home home_;
};

const std::string right_bid = "answers = { { does = 'bid 250', right = true, why = 'So.' },\n"
                              "                { does = 'pass', why = 'No.' } }";

bool one_is(const std::vector<std::string>& said, const std::string& begins, const std::string& has) {
    for (const std::string& one : said) {
        if (one.starts_with(begins) && one.find(has) != std::string::npos) return true;
        UNSCOPED_INFO(one);
    }
    UNSCOPED_INFO("wanted: " + begins + " … " + has);
    return false;
}

} // namespace

TEST_CASE("A lesson of a house's package that is sound says nothing") {
    const HouseLesson house;
    CHECK(house.told_of("    { title = 'Bid', text = { 'You bid.' }, ask = 'What?', " + right_bid + " },\n")
              .empty());
    for (const script::Finding& finding : house.checked())
        CHECK(finding.file.find("lessons") == std::string::npos);
}

TEST_CASE("check names a broken lesson, its line and its field") {
    const HouseLesson house;
    house.told_of("    { title = 'Bid', text = { 'You bid.' }, ask = 'What?',\n"
                  "      answers = { { does = 'bid 300', right = true, why = 'So.' },\n"
                  "                  { does = 'pass', why = 'No.' } } },\n");
    bool found = false;
    for (const script::Finding& finding : house.checked())
        found |= finding.code == "not_legal" && finding.line == 11 &&
                 finding.path == "steps[1].answers[1].does" && finding.severity == script::Severity::error;
    CHECK(found);
}

TEST_CASE("A lesson that does not hold is told where and why") {
    const HouseLesson house;
    const std::string begin = "    { title = 'Bid', text = { 'You bid.' },\n      ",
                      ask = "ask = 'What?',\n      ";
    struct Fault {
        std::string step, line, says;
    };
    const std::vector<Fault> faults{
        {begin + ask +
             "answers = { { does = 'bid 300', right = true, why = 'So.' }, { does = 'pass', why = 'No.' } } "
             "},\n",
         "one.lua:12: steps[1].answers[1].does", "it is not allowed here: 300 does not fit the steps"},
        {begin + ask +
             "answers = { { does = 'bid 250', right = true, why = 'So.' },\n"
             "        { does = 'bid 255', acceptable = true, why = 'Why not.' } } },\n",
         "one.lua:13: steps[1].answers[2].does", "acceptable"},
        {begin + "show = { { cards = 'As Ac' } },\n      " + ask + right_bid + " },\n",
         "one.lua:11: steps[1].show[1].cards", "the learner cannot see Ac"},
        {begin + ask +
             "answers = { { points = 200, trump = 'spades', right = true, why = 'So.' },\n"
             "        { points = 170, trump = 'spades', why = 'No.' } } },\n",
         "one.lua:12: steps[1].answers[1].points", "the hand melds 210 here"},
        {begin + ask +
             "answers = { { points = 150, trump = 'spades', why = 'No.' },\n"
             "        { points = 210, trump = 'spades', why = 'No.' },\n"
             "        { points = 210, trump = 'spades', right = true, why = 'So.' } } },\n",
         "one.lua:13: steps[1].answers[2].points", "the hand melds 210 here"},
        {begin + ask +
             "answers = { { cards = 'As', right = true, why = 'So.' }, { cards = 'Ks', why = 'No.' } } },\n",
         "one.lua:12: steps[1].answers[1].cards", "what may be played here is"},
        {begin + "asks = 'What?' },\n", "one.lua:11: steps[1].asks", "ask"},
        {begin + right_bid + " },\n", "one.lua:10: steps[1].ask", "answers need a question"},
        {begin + ask + "answers = { { does = 'bid 250', right = true, why = 'So.' } } },\n",
         "one.lua:12: steps[1].answers", "there is nothing to choose from"},
        {begin + ask + "answers = { { does = 'bid 250', why = 'So.' }, { does = 'pass', why = 'No.' } } },\n",
         "one.lua:12: steps[1].answers", "exactly one answer must be right; 0 are"},
        {begin + ask +
             "answers = { { does = 'bid 250', right = true, why = 'So.' },\n"
             "        { does = 'dance', why = 'No.' } } },\n",
         "one.lua:13: steps[1].answers[2].does", "dance"},
        {begin + ask + "answers = { { right = true, why = 'So.' }, { does = 'pass', why = 'No.' } } },\n",
         "one.lua:12: steps[1].answers[1]", "none of them"},
        {begin + ask +
             "answers = { { does = 'bid 250', right = true }, { does = 'pass', why = 'No.' } } },\n",
         "one.lua:12: steps[1].answers[1].why", ""},
        {begin + "moves = 'bid 250; bid 255' },\n", "one.lua:11: steps[1].moves", "bid 255"},
        {begin + "moves = 'bid 250; pass; pass; hop' },\n", "one.lua:11: steps[1].moves", "hop"},
        {begin + "moves = 'bid 250',\n      " + ask + right_bid + " },\n", "one.lua:13: steps[1].answers[1]",
         "it is not the learner's turn"},
        {begin + "steady = 'Tuesday' },\n", "one.lua:11: steps[1].steady", "Tuesday"},
        {begin + "steady = 'end of round' },\n    { title = 'More', text = { 'And?' },\n      "
                 "moves = 'As' },\n",
         "one.lua:13: steps[2].moves", "the round is over"},
        {begin + "show = { { seat = 7 } } },\n", "one.lua:11: steps[1].show[1].seat", "a seat from 1 to 4"},
        {begin + "show = { {} } },\n", "one.lua:11: steps[1].show[1]", "cards, a seat or a panel"},
        {begin + "show = { { panel = 'bar' } } },\n", "one.lua:11: steps[1].show[1].panel", "bar"},
        {"    { title = 'Bid', text = { 'You hold [As Zz].' } },\n", "one.lua:10: steps[1].text[1]",
         "[As Zz]"},
        {"    { title = 'Bid', text = { 'You hold [As.' } },\n", "one.lua:10: steps[1].text[1]",
         "in brackets"},
        {"    { text = { 'You bid.' } },\n", "one.lua:10: steps[1].title", ""},
    };
    for (const Fault& fault : faults) {
        INFO(fault.step);
        CHECK(one_is(house.told_of(fault.step), fault.line, fault.says));
    }
}

TEST_CASE("A lesson's hands, seats and options must fit its package") {
    const HouseLesson house;
    const std::string step = "    { title = 'Bid', text = { 'You bid.' } },\n";
    CHECK(one_is(house.told_of(step, "  seat = 5,\n"), "one.lua:3: seat", "a seat from 1 to 4"));
    CHECK(one_is(house.told_of(step, "  options = { targett = 1000 },\n"), "one.lua:3: options", "targett"));
    CHECK(one_is(house.told_of(step, "  kitty = 'As',\n"), "one.lua:", ""));
    CHECK(house.told_of(step, "  options = { target = 1000 },\n").empty());
    for (const char* value : {"4294968296", "1000.5", "{ 1000 }"}) {
        INFO(value);
        CHECK(one_is(house.told_of(step, std::string("  options = { target = ") + value + " },\n"),
                     "one.lua:3: options", "target"));
    }
}

namespace {

/// The package "house", whose lessons have no faults.
variants::Package sound_house(const testing::Home& home) {
    variants::Package house = testing::opened((home.path() / "house").string());
    for (const script::Finding& finding : lesson_findings(house)) FAIL_CHECK(script::to_text(finding));
    return house;
}

} // namespace

TEST_CASE("A lesson may have any seed that people can name") {
    const testing::Home home;
    home.write("house/variant.lua", "return { extends = 'partnership', title = 'House' }\n");
    home.write("house/lessons/far.lua",
               "return { title = 'Far', goal = 'To see.', dealer = 4, seed = 4000000000,\n"
               "  steps = { { title = 'Look', text = { 'So it lies.' } } } }\n");
    const auto courses = lessons_of(sound_house(home));
    REQUIRE(courses.size() == 1);
    const Lesson& lesson = courses[0].lesson;
    CHECK(lesson.pack == pack_of(begin_match(lesson.rules, std::uint64_t{4000000000}), 1));
}

TEST_CASE("[C33] where people sit out, the hands of a lesson lie where they are written, whoever deals") {
    const testing::Home home;
    home.write("house/variant.lua", "return { extends = 'partnership', title = 'House' }\n");
    home.write("house/lessons/five.lua",
               "return { title = 'Five', goal = 'To see.', options = { people = 5 }, dealer = 5, deal = {\n"
               "  'As As 10s 10s Ks Ks Qs Qs Js Js 9s 9s', 'Ah Ah 10h 10h Kh Kh Qh Qh Jh Jh 9h 9h',\n"
               "  'Ad Ad 10d 10d Kd Kd Qd Qd Jd Jd 9d 9d', 'Ac Ac 10c 10c Kc Kc Qc Qc Jc Jc 9c 9c' },\n"
               "  steps = { { title = 'Look', text = { 'So it lies.' } } } }\n");
    const auto courses = lessons_of(sound_house(home));
    REQUIRE(courses.size() == 1);
    REQUIRE(courses[0].tables.size() == 1);
    const auto hand = [&](Seat seat) {
        return notation(courses[0].tables[0].round->state().tricks.hands[seat]);
    };
    CHECK(hand(1) == notation(parse_card_set("As As 10s 10s Ks Ks Qs Qs Js Js 9s 9s").value()));
    CHECK(hand(4) == notation(parse_card_set("Ac Ac 10c 10c Kc Kc Qc Qc Jc Jc 9c 9c").value()));
}

TEST_CASE("[C33] a lesson is dealt by a seat, or where people sit out by any of them") {
    const testing::Home home;
    home.write("house/variant.lua", "return { extends = 'partnership', title = 'House' }\n");
    const std::string lesson = "return { title = 'Six', goal = 'To see.', seed = 1, dealer = 6,\n"
                               "  steps = { { title = 'Look', text = { 'So.' } } }, options = ";
    for (const auto& [options, who] : {std::pair{"{} }", "a seat"}, {"{ people = 5 } }", "a person"}}) {
        home.write("house/lessons/six.lua", lesson + options);
        const auto found = lesson_findings(testing::opened((home.path() / "house").string()));
        CHECK_THAT(script::to_text(found.at(0)), Catch::Contains(std::string("dealer: expected ") + who));
    }
}

TEST_CASE(
    "Answers of a lesson are called what the buttons are: each pass by its name, a spoken bid as said") {
    const testing::Home home;
    home.write("house/variant.lua", "return { extends = 'double-deck', title = 'House' }\n");
    home.write("house/lessons/saves.lua",
               "return { title = 'Saves', goal = 'To know save.', dealer = 4, seed = 3, steps = {\n"
               "  { title = 'Call', text = { 'Your call.' }, ask = 'What do you call?', answers = {\n"
               "    { does = 'pass', why = 'No.' }, { does = 'save', right = true, why = 'Yes.' },\n"
               "    { does = 'bid 53 spoken', why = 'No.' }, { does = 'bid 55', why = 'No.' } } } } }\n");
    const auto courses = lessons_of(sound_house(home));
    REQUIRE(courses.size() == 1);
    const auto said = [&](const char* language) {
        const LanguageScope scope({.language = Language(language)});
        std::vector<std::string> all;
        for (const LessonAnswer& one : courses[0].lesson.steps[0].answers)
            all.push_back(in_words(courses[0], one));
        return all;
    };
    CHECK(said("en") == std::vector<std::string>{"Pass", "Save", "“three”", "Bid 55"});
    CHECK(said("de")[0] == "Passe");
    CHECK(said("de")[2] == "„drei“");
}

TEST_CASE("The lesson of the authors' guide can be opened, with the rules of its guide") {
    const std::string guide = testing::text_of(source_tree() + "/scripts/README.md");
    const auto block = [&](const std::string& file) {
        const std::size_t at = guide.find("-- ~/.local/share/roundhouse/variants/kitchen/" + file);
        REQUIRE(at != std::string::npos);
        return guide.substr(at, guide.find("```", at) - at);
    };
    const testing::Home home;
    home.write("kitchen/variant.lua", block("variant.lua"));
    home.write("kitchen/lessons/aces.lua", block("lessons/aces.lua"));
    const auto package = variants::open_package((home.path() / "kitchen").string());
    REQUIRE(package);
    for (const script::Finding& finding : lesson_findings(*package)) FAIL_CHECK(script::to_text(finding));
    const auto courses = lessons_of(*package);
    REQUIRE(courses.size() == 1);
    CHECK(courses.front().lesson.id == "aces");
    CHECK(courses.front().tables.size() == 3);
}
