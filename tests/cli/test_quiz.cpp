// The quiz at the terminal: it asks, says right or wrong, gets harder, keeps the results; and its JSON.

#include "catch.hpp"
#include "place.hpp"
#include "program.hpp"

#include <filesystem>

#include <nlohmann/json.hpp>

using namespace roundhouse::testing;
using nlohmann::json;

namespace {

json quiz_json(const std::string& variant, const std::string& seed, std::vector<std::string> more = {}) {
    more.insert(more.begin(), {"quiz", variant, "--seed", seed, "--json"});
    const Outcome outcome = run_program(more);
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    return json::parse(outcome.out);
}

/// The answers of `roundhouse ask` to the requests, line by line.
std::vector<json> asked_again(const std::vector<json>& requests) {
    std::string lines;
    for (const json& request : requests) lines += request.dump() + "\n";
    std::istringstream answers(run_program({"ask"}, lines).out);
    std::vector<json> all;
    for (std::string line; std::getline(answers, line);) all.push_back(json::parse(line));
    return all;
}

/// The right answers as typed lines: the JSON of the same quiz gives them beforehand.
std::string right_answers(const json& quiz) {
    std::string keys;
    for (const json& question : quiz["questions"]) keys += question["answer"].dump() + "\n";
    return keys;
}

} // namespace

TEST_CASE(
    "quiz --json: ask answers every request with what the right choice says, and no other choice does") {
    for (const char* variant : {"partnership", "german", "eight-handed", "two-handed"}) {
        const json quiz = quiz_json(variant, "11", {"--questions", "20"});
        CHECK(quiz["variant"] == variant);
        CHECK(quiz["seed"] == 11);
        REQUIRE(quiz["questions"].size() == 20);
        std::vector<json> requests;
        for (const json& question : quiz["questions"]) requests.push_back(question["request"]);
        const auto answers = asked_again(requests);
        REQUIRE(answers.size() == 20);
        for (std::size_t i = 0; i < answers.size(); ++i) {
            const json& question = quiz["questions"][i];
            INFO(question.dump());
            const json truth = answers[i].at(json::json_pointer(question["field"].get<std::string>()));
            for (std::size_t n = 0; n < question["choices"].size(); ++n)
                CHECK((question["choices"][n]["value"] == truth) == (n + 1 == question["answer"]));
        }
    }
}

TEST_CASE("quiz --json: the choices of other rules are what these rules answer") {
    const json quiz = quiz_json("partnership", "5", {"--topic", "differences", "--questions", "10"});
    std::vector<json> requests, values;
    for (const json& question : quiz["questions"])
        for (const json& choice : question["choices"]) {
            REQUIRE(choice.contains("under"));
            requests.push_back(question["request"]);
            requests.back().update(choice["under"]);
            values.push_back({{"field", question["field"]}, {"value", choice["value"]}});
        }
    const auto answers = asked_again(requests);
    REQUIRE(answers.size() == values.size());
    for (std::size_t i = 0; i < answers.size(); ++i)
        CHECK(answers[i].at(json::json_pointer(values[i]["field"].get<std::string>())) == values[i]["value"]);
}

TEST_CASE(
    "quiz: right answers are said to be right, questions get harder, and progress is kept and resumed") {
    const Home home;
    const std::vector<std::string> arguments{"quiz",        "german", "--topic", "melds",
                                             "--questions", "4",      "--seed",  "3"};
    const json known = quiz_json("german", "3", {"--topic", "melds", "--questions", "4"});
    const Outcome first = run_program(arguments, right_answers(known));
    CHECK(first.status == 0);
    CHECK(contains(first.out, "Question 1 of 4 · Melds, level 1"));
    CHECK(contains(first.out, "Question 3 of 4 · Melds, level 2"));
    CHECK_FALSE(contains(first.out, "Wrong."));
    CHECK(contains(first.out, "Melds: 4 of 4 right; in all 4 of 4, now at level 3."));
    const auto file = home.path() / "data" / "roundhouse" / "quiz.json";
    CHECK(std::filesystem::status(file).permissions() == std::filesystem::perms(0600));

    const Outcome second = run_program(arguments, "x\n\nq\n");
    CHECK(second.status == 0);
    CHECK(contains(second.out, "Question 1 of 4 · Melds, level 3"));
    CHECK(contains(second.out, "Type a number from 1 to 4, a letter, or q to quit."));
    CHECK(contains(second.out, "No question was answered."));
}

TEST_CASE("quiz: a wrong answer is told what is wrong with it and what is right") {
    const Home home;
    const json known = quiz_json("partnership", "3", {"--topic", "play", "--questions", "1"});
    const json& question = known["questions"][0];
    const int right = question["answer"], wrong = right == 1 ? 2 : 1;
    const std::string letter(1, static_cast<char>('A' + wrong - 1));
    const Outcome outcome =
        run_program({"quiz", "partnership", "--topic", "play", "--seed", "3", "--questions", "2"}, letter);
    CHECK(contains(outcome.out, "Wrong."));
    CHECK(contains(outcome.out, "The answer is " + std::to_string(right) + ":"));
    CHECK(contains(outcome.out, "Question 2 of 2")); // here the input ends, and the quiz with it
    CHECK(contains(on_one_line(outcome.out),
                   "Play of the cards: 0 of 1 right; in all 0 of 1, now at level 1."));
    CHECK(outcome.status == 0);
}

TEST_CASE("quiz: damaged progress is kept beside the new one") {
    const Home home;
    home.write("data/roundhouse/quiz.json", R"({"german":{"melds":{"asked":-1}}})");
    CHECK(run_program({"quiz", "german", "--questions", "1", "--seed", "1"}, "1\n").status == 0);
    CHECK(contains(text_of(home.path() / "data" / "roundhouse" / "quiz.json.damaged"), "-1"));
    CHECK(contains(text_of(home.path() / "data" / "roundhouse" / "quiz.json"), "\"level\": 1"));
}

TEST_CASE("quiz: what there is not is refused, with what there is") {
    const Outcome topic = run_program({"quiz", "two-handed", "--topic", "bidding"});
    CHECK(topic.status == 2);
    CHECK(contains(on_one_line(topic.err), "choose from melds, play, scoring, differences"));
    CHECK(run_program({"quiz", "tership"}).status == 2);
    CHECK(run_program({"quiz", "german", "--questions", "0"}).status == 2);
    CHECK(run_program({"quiz", "german", "--topic", "weather"}).status == 2);
}

TEST_CASE("quiz: without a package it asks about the game that was played or learned last") {
    const Home home;
    const auto title = [] {
        const Outcome outcome = run_program({"quiz", "--questions", "1", "--seed", "1"}, "q\n");
        CHECK(outcome.status == 0);
        return outcome.out.substr(0, outcome.out.find('\n'));
    };
    CHECK(contains(title(), "Partnership Pinochle")); // the default
    home.write("config/roundhouse/window.json", R"({"last_game":"auction"})");
    CHECK(contains(title(), "auction Pinochle"));
    run_program({"play", "german", "--seed", "1"}, "quit\n");
    CHECK(contains(title(), "German Pinochle"));
    const auto learn = [&](const std::string& place) {
        const auto file =
            home.write("data/roundhouse/lessons.json",
                       R"({"last":"double-deck","lessons":{"double-deck":{"meld-bids":)" + place + "}}}");
        std::filesystem::last_write_time(file, std::filesystem::file_time_type::clock::now() +
                                                   std::chrono::hours(1));
    };
    learn(R"({"step":0,"done":false})"); // it was only offered
    CHECK(contains(title(), "German Pinochle"));
    learn(R"({"step":2,"done":false})");
    CHECK(contains(title(), "Double-deck"));
    const Outcome named = run_program({"quiz", "--json", "--questions", "1", "--seed", "1"});
    CHECK(json::parse(named.out)["variant"] == "partnership"); // a program is not treated as a learner
}
