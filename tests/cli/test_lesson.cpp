// Lessons at the terminal: listed, played through, left and resumed, started again.

#include "catch.hpp"
#include "place.hpp"
#include "program.hpp"
#include "support/shipped_packages.hpp"

#include "teach/lessons/lesson.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

/// A package of one's own that brings no lessons: "plain".
void write_plain(const Home& home) {
    home.write("data/roundhouse/variants/plain/variant.lua",
               "return { extends = 'partnership', title = 'Plain', rules = function(o, r) "
               "return r end }\n");
}

/// The number of the right answer to each step, one per line; nothing for steps without a question.
std::string right_way(const std::string& variant, const std::string& name, std::size_t from = 0) {
    std::string keys;
    for (const teach::Course& course : teach::lessons_of(variants::open_package(variant).value())) {
        if (course.lesson.id != name) continue;
        for (std::size_t i = from; i < course.lesson.steps.size(); ++i) {
            const auto& answers = course.lesson.steps[i].answers;
            for (std::size_t n = 0; n < answers.size(); ++n)
                if (answers[n].grade == teach::Grade::right) keys += std::to_string(n + 1);
            keys += "\n";
        }
    }
    return keys;
}

} // namespace

TEST_CASE("lesson: without a variant all lessons are listed, with one also what is new") {
    const Home home;
    write_plain(home);
    const Outcome all = run_program({"lesson"});
    CHECK(all.status == 0);
    CHECK(contains(all.out, "first-game"));
    CHECK(contains(all.out, "Your first game · 15 minutes\n"));
    CHECK_FALSE(contains(all.out, "plain"));
    const Outcome one = run_program({"lesson", "plain"});
    CHECK(one.status == 0);
    CHECK(contains(one.out, "what-is-new"));
}

TEST_CASE("lesson: every lesson that ships is played to its end by the numbers of the right answers") {
    for (const auto& info : shipped_packages()) {
        for (const teach::Course& course : teach::lessons_of(variants::open_package(info.id).value())) {
            const Home home;
            INFO(info.id << " " << course.lesson.id);
            const Outcome outcome =
                run_program({"lesson", info.id, course.lesson.id}, right_way(info.id, course.lesson.id));
            CHECK(outcome.status == 0);
            CHECK(outcome.err.empty());
            CHECK(contains(outcome.out, "That was the lesson."));
            CHECK_FALSE(contains(outcome.out, "Not that one."));
            CHECK(contains(on_one_line(run_program({"lesson", info.id}).out), "· finished"));
        }
    }
}

TEST_CASE("lesson: what is typed as at the table answers as well as the number") {
    const Home home;
    const Outcome outcome =
        run_program({"lesson", "partnership", "first-game"}, "2\n2\n255\npass\nbid 250\n");
    CHECK(contains(on_one_line(outcome.out), "You may bid 250 or 260."));
    CHECK(contains(outcome.out, "Whoever passes is out of the bidding."));
    CHECK(contains(outcome.out, "A cheap start with a strong hand."));
    CHECK(contains(outcome.out, "Step 4 of"));
}

TEST_CASE("lesson: a wrong answer is told why and asked again; hint, why, help and back are there") {
    const Home home;
    const Outcome outcome = run_program({"lesson", "partnership", "first-game"},
                                        "1\nhint\nhelp\nwhy marriage\nnonsense\n2\nback\n");
    CHECK(contains(outcome.out, "Not that one.\nThe king comes after the ten."));
    CHECK(contains(outcome.out, "Read the order once more"));
    CHECK(contains(outcome.out, "“hint” helps a little"));
    CHECK(contains(outcome.out, "Marriage:"));
    CHECK(contains(outcome.out, "Type an answer or its number, 1 to 2; or hint, why, back or quit."));
    const std::size_t second = outcome.out.find("Step 2 of");
    REQUIRE(second != std::string::npos);
    CHECK(outcome.out.find("Step 1 of", second) != std::string::npos);
}

TEST_CASE("lesson: where a meld may be laid, only the answers have numbers", "[C17]") {
    const Home home;
    const Outcome outcome = run_program({"lesson", "two-handed", "growing-hand"}, "2\n3\n1\n2\n1\n");
    CHECK(contains(outcome.out, "What do you lay?\n"
                                "  1  The run: 150\n"
                                "  2  Neither yet\n"
                                "  3  The royal marriage: 40\n"
                                "Your answer: "));
    CHECK(contains(outcome.out, "Not that one.\n150 at once"));
}

TEST_CASE("lesson: of tricks that are passed over takers and melds are told, no cards played or drawn") {
    const Home home;
    const std::string out =
        run_program({"lesson", "two-handed", "growing-hand"}, right_way("two-handed", "growing-hand")).out;
    const std::size_t from = out.find("North takes the trick with A♥"), to = out.find("Step 11 of");
    REQUIRE(from < to);
    REQUIRE(to != std::string::npos);
    const std::string passed_over = out.substr(from, to - from);
    CHECK(contains(passed_over, "takes the trick with A♣"));
    CHECK(contains(passed_over, "melds"));
    CHECK_FALSE(contains(passed_over, "plays"));
    CHECK_FALSE(contains(passed_over, "draws"));
}

TEST_CASE("lesson: an answer may be typed as it stands in the list, and why is about what is asked") {
    const Home home;
    const Outcome outcome = run_program({"lesson", "partnership", "first-game"}, "why\n10s\n210\n");
    CHECK(contains(outcome.out, "Read the order once more"));
    CHECK_FALSE(contains(outcome.out, "A bid of 250"));
    CHECK(contains(outcome.out, "Only the ace beats a ten."));
    CHECK(contains(outcome.out, "Step 3 of"));
}

TEST_CASE("lesson: questions are read as at the table") {
    const auto answered = [](const std::string& question) {
        const Home home; // starts at the first step; the fourth wants a bid
        const Outcome outcome =
            run_program({"lesson", "partnership", "first-game"}, "2\n2\n1\n" + question + "\n");
        return on_one_line(outcome.out);
    };
    for (const char* question : {"? marriage", "?marriage", "why marriage", "explain marriage"}) {
        INFO(question);
        CHECK(contains(answered(question), "Marriage:"));
    }
    CHECK(contains(answered("?xyzzy"), "“xyzzy” is not a card, a bid, a meld, a term or a command."));
}

TEST_CASE("lesson: it goes on where it was left, and from the first step with --again") {
    const Home home;
    const Outcome left = run_program({"lesson", "partnership", "first-game"}, "2\n2\nquit\n");
    CHECK(left.status == 0);
    CHECK(contains(left.out, "Your place is kept."));
    CHECK(contains(run_program({"lesson", "partnership"}).out, "15 minutes · step 3 of"));
    const Outcome on = run_program({"lesson", "partnership", "first-game"}, "");
    CHECK(contains(on.out, "Step 3 of"));
    CHECK_FALSE(contains(on.out, "Step 1 of"));
    CHECK(contains(run_program({"lesson", "partnership", "first-game", "--again"}, "").out, "Step 1 of"));
    const Outcome end =
        run_program({"lesson", "partnership", "first-game"}, right_way("partnership", "first-game", 2));
    CHECK(contains(end.out, "That was the lesson."));
    CHECK(contains(run_program({"lesson", "partnership", "first-game"}, "").out, "Step 1 of"));
}

TEST_CASE("lesson: a damaged file of places keeps nobody from learning and stays beside the new one") {
    const Home home;
    home.write("data/roundhouse/lessons.json", "{\"lessons\":[7");
    const Outcome outcome = run_program({"lesson", "partnership", "first-game"}, "2\n");
    CHECK(outcome.status == 0);
    CHECK(contains(text_of(home.path() / "data/roundhouse/lessons.json.damaged"), "[7"));
    CHECK(contains(text_of(home.path() / "data/roundhouse/lessons.json"), "first-game"));
}

TEST_CASE("lesson: where places cannot be written the learner is told, and learns all the same") {
    const Home home;
    std::filesystem::create_directories(home.path() / "data/roundhouse/lessons.json");
    const Outcome outcome = run_program({"lesson", "partnership", "first-game"}, "2\n");
    CHECK(outcome.status == 0);
    CHECK(contains(outcome.out, "Step 2 of"));
    CHECK(contains(on_one_line(outcome.err), "lessons.json: cannot be written"));
    CHECK_FALSE(contains(outcome.out, "Your place is kept."));
}

TEST_CASE("lesson: what there is not is refused, with what there is") {
    const Home home;
    const Outcome name = run_program({"lesson", "partnership", "second-game"});
    CHECK(name.status == 2);
    CHECK(contains(on_one_line(name.err), "second-game: there is no such lesson; choose from "));
    CHECK(contains(name.err, "first-game"));
    CHECK(run_program({"lesson", "tership"}).status == 2);
    const Outcome nothing = run_program({"lesson", "german", "what-is-new"});
    CHECK(nothing.status == 2);
    CHECK(contains(on_one_line(nothing.err), "--knows VARIANT"));
    CHECK(run_program({"lesson", "german", "what-is-new", "--knows", "tership"}).status == 2);
}

TEST_CASE("lesson: a broken lesson of a house's package is refused with its line") {
    const Home home;
    home.write("house/variant.lua", "return { extends = 'partnership', title = 'House', options = {}, "
                                    "rules = function(o, r) return r end }\n");
    home.write("house/lessons/one.lua", "return {\n  title = 'One',\n  gaol = 'To learn.' }\n");
    const Outcome outcome = run_program({"lesson", (home.path() / "house").string(), "one"});
    CHECK(outcome.status != 0);
    CHECK(contains(outcome.err, "one.lua:3: gaol"));
}

TEST_CASE("lesson: --hints says for each decision at the table what the hint there is, and plays nothing") {
    const Home home;
    const std::string told = run_program({"lesson", "partnership", "following", "--hints"}).out;
    CHECK(contains(told, "The hint is the right answer: Play "));
    CHECK(contains(told, " decisions the hint is right or acceptable."));
    CHECK_FALSE(contains(run_program({"lesson", "partnership"}).out, "step 2"));
    CHECK(contains(run_program({"lesson", "partnership", "what-is-new", "--knows", "german", "--hints"}).out,
                   "The lesson asks for no decision at the table."));
}

TEST_CASE("lesson: where people sit out, those at the table are named, not the dealer", "[C33]") {
    const Home home;
    home.write("house/variant.lua", "return { extends = 'partnership', title = 'House' }\n");
    home.write(
        "house/lessons/five.lua",
        "return { title = 'Five', goal = 'To see.', options = { people = 5 }, dealer = 2, seed = 3,\n"
        "  steps = { { title = 'Look', text = { 'Here.' }, show = { { seat = 1 }, { seat = 4 } } } } }\n");
    const Outcome outcome = run_program({"lesson", (home.path() / "house").string(), "five"}, "\n");
    INFO(outcome.out << outcome.err);
    CHECK(outcome.status == 0);
    CHECK(contains(on_one_line(outcome.out), "(1) Northwest (2) South"));
}

TEST_CASE("play: somebody who never played before is told of the first lesson, and only then") {
    const Home home;
    write_plain(home);
    const Variable plain("NO_COLOR", "1");
    const auto at_a_terminal = [](const char* variant) {
        const char* argv[] = {"roundhouse", "play", variant, "--seed", "1"};
        std::istringstream in;
        std::ostringstream out, err;
        CHECK(cli::run(5, argv, {in, out, err, true, true}) == 0);
        return on_one_line(out.str());
    };
    CHECK_FALSE(contains(at_a_terminal("plain"), "New to this?"));
    for (const auto& game : home.journals()) std::filesystem::remove(game);
    CHECK(contains(at_a_terminal("partnership"),
                   "“Your first game” takes 15 minutes: roundhouse lesson partnership first-game"));
    CHECK_FALSE(contains(at_a_terminal("partnership"), "New to this?"));
}
