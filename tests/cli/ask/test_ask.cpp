#include "catch.hpp"
#include "cli/program.hpp"
#include "place.hpp"

#include <nlohmann/json.hpp>

using namespace roundhouse::testing;
using nlohmann::json;

namespace {

std::vector<json> answers(const std::string& requests) {
    const Outcome outcome = run_program({"ask"}, requests);
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    std::vector<json> all;
    std::istringstream lines(outcome.out);
    for (std::string line; std::getline(lines, line);) all.push_back(json::parse(line));
    return all;
}

json answer(const std::string& request) {
    const auto all = answers(request + "\n");
    REQUIRE(all.size() == 1);
    return all[0];
}

} // namespace

TEST_CASE("Ask: what a hand melds", "[B06][B09]") {
    const json got =
        answer(R"({"ask":"meld","variant":"partnership","trump":"H","hand":"Ah 10h Kh Qh Jh Qs Jd 9h"})");
    CHECK(got["total"] == 200);
    CHECK(got["melds"].size() == 3);
}

TEST_CASE("Ask: what may be played, and why not the rest", "[B12]") {
    const json got =
        answer(R"({"ask":"legal","variant":"partnership","trump":"S","trick":"Qh","hand":"Ah 10h Jh As"})");
    CHECK(got["legal"] == "Ah 10h");
    REQUIRE(got["refused"].size() == 2);
    CHECK(got["refused"][1]["card"] == "Jh");
    CHECK(got["refused"][1]["must"] == "beat the best card");
}

TEST_CASE("Ask: options change the answer", "[B11]") {
    const std::string request =
        R"({"ask":"legal","variant":"partnership","trump":"S","trick":"Qh 10s","hand":"As 9s",)";
    const auto all = answers(request + R"("options":{"overtrump":false}})" + "\n" + request +
                             R"("options":{"overtrump":true}})" + "\n");
    REQUIRE(all.size() == 2);
    CHECK(all[0]["legal"] == "As 9s");
    CHECK(all[1]["legal"] == "As");
}

TEST_CASE("Ask: who takes a trick, how an auction stands, what a round is worth, the rules") {
    const auto all = answers(R"({"ask":"winner","variant":"partnership","trump":"S","trick":"Ah 10h 9s Ah"}
{"ask":"auction","variant":"partnership","dealer":4,"calls":"pass pass pass"}
{"ask":"auction","variant":"partnership","dealer":4,"calls":"250 pass"}
{"ask":"auction","variant":"partnership","dealer":4,"calls":"250 300"}
{"ask":"settle","variant":"partnership","contract":{"seat":1,"bid":270},"melds":[100,20,40,0],"counts":[80,60,60,50],"tricks":[4,3,3,2],"scores":[0,0]}
{"ask":"rules","variant":"partnership"}
)");
    REQUIRE(all.size() == 6);
    CHECK(all[0]["winner"] == 3);
    CHECK(all[1]["contract"] == json({{"seat", 4}, {"bid", 250}, {"forced", true}}));
    CHECK(all[2]["seat"] == 3);
    CHECK(all[2]["bids"] == json({260, 270}));
    CHECK(all[3]["refused"]["place"] == 2);
    CHECK(all[4]["scores"] == json({280, 130}));
    CHECK(all[5].is_object());
}

TEST_CASE("Ask: every error has a place, and the next line is answered") {
    const auto all = answers(R"(
{"ask":"meld","variant":"partnership","trump":"H","hand":"Ah 11h"}
not json
[1]
{"ask":"meld","variant":"tership","trump":"H","hand":"Ah"}
{"ask":"meld","trump":"H","hand":"Ah"}
{"ask":"sing","variant":"partnership"}
{"ask":"rules","variant":"partnership","options":{"target":7}}
{"ask":"rules","variant":"partnership","options":{"targe":1500}}
{"ask":"rules","variant":"partnership","options":[1]}
{"ask":"rules","variant":"partnership","options":{"target":[1]}}
{"ask":"rules","variant":"partnership","hnad":"Ah"}
{"ask":"winner","variant":"partnership","trump":"S","trick":"Ah"}
)");
    REQUIRE(all.size() == 12);
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
        INFO(all[i].dump());
        CHECK(all[i].contains("error"));
        CHECK(all[i].contains("place"));
    }
    CHECK(all[0]["place"] == "hand");
    CHECK(contains(all[3]["error"], "partnership"));
    CHECK(all[6]["place"] == "options.target");
    CHECK(contains(all[7]["error"], "target"));
    CHECK(all.back()["winner"] == 1);
}

TEST_CASE("Ask: text that is not UTF-8 and very deep JSON are errors like others") {
    std::string deep(100'000, '[');
    const auto all =
        answers("{\"ask\":\"\xff\"}\n" + deep + "\n{\"ask\":\"rules\",\"variant\":\"partnership\"}\n");
    REQUIRE(all.size() == 3);
    CHECK(all[0].contains("error"));
    CHECK(all[1].contains("error"));
    CHECK_FALSE(all[2].contains("error"));
}

TEST_CASE("Ask: numbers beyond every size are errors like others, and the next line is answered") {
    const auto all = answers(R"(
{"ask":"settle","variant":"partnership","contract":{"seat":1,"bid":250},"scores":[1e400,0]}
{"ask":"settle","variant":"partnership","contract":{"seat":1,"bid":250},"scores":[2147483647,0]}
{"ask":"settle","variant":"partnership","contract":{"seat":1,"bid":18446744073709551615}}
{"ask":"rules","variant":"partnership","options":{"target":18446744073709551615}}
{"ask":"rules","variant":"partnership","options":{"target":4294968796}}
{"ask":"rules","variant":"partnership"}
)");
    REQUIRE(all.size() == 6);
    CHECK(contains(all[0]["error"], "too large"));
    CHECK(all[1]["place"] == "scores[1]");
    CHECK(all[2]["place"] == "bid");
    CHECK(contains(all[3]["error"], "18446744073709551615"));
    CHECK(all[4]["place"] == "options.target");
    CHECK_FALSE(all[5].contains("error"));
}

TEST_CASE("The same questions for people") {
    CHECK(contains(run_program({"meld", "partnership", "--trump", "H", "Ah 10h Kh Qh Jh Qs Jd"}).out, "190"));
    const std::string in_german =
        run_program({"--lang", "de", "meld", "german", "--trump", "S", "as 10s ks os us oh ol oe"}).out;
    CHECK(contains(in_german, "  Familie "));
    CHECK(contains(in_german, "  Vier Ober "));
    CHECK(contains(run_program({"legal", "partnership", "--trump", "S", "--trick", "Qh", "Ah 10h Jh"}).out,
                   "May be played: Ah 10h"));
    CHECK(run_program({"winner", "partnership", "--trump", "S", "Ah 10h 9s"}).out ==
          "Card 3 of the trick wins.\n");
    CHECK(contains(run_program({"auction", "partnership", "--dealer", "4", "pass pass pass"}).out,
                   "Seat 4 must take the contract at 250."));
    CHECK(contains(run_program({"auction", "partnership", "-o", "people=9", "--dealer", "9", "pass"}).out,
                   "Seat 2 calls next."));
    CHECK(contains(run_program({"settle", "partnership", "--contract", "1 270", "--melds", "100 20 40 0",
                                "--counts", "80 60 60 50", "--tricks", "4 3 3 2"})
                       .out,
                   "party 1 +280 to 280"));
    const std::vector<std::string> durch{"settle", "german", "-o", "durch=yes", "--contract"};
    const auto settled = [&](const char* contract) {
        auto arguments = durch;
        arguments.emplace_back(contract);
        return run_program(arguments);
    };
    CHECK(contains(settled("1 180 Durch reached").out, "party 1 +1000 to 1000"));
    CHECK(contains(settled("1 180 Durch").out, "party 1 −2000 to −2000"));
    CHECK(contains(settled("1 180 Drunter").err, "expected one of trump, Durch"));
    CHECK(contains(on_one_line(run_program({"rules", "partnership", "--option", "target=1000"}).out),
                   "the first to reach 1000 wins"));
    CHECK(run_program({"auction", "auction", "-o", "bidding=summed", "--dealer", "4", "pass pass pass 260"})
              .out == "Seat 4 has the contract. The sides have bid: 0 260\n");
    const std::string checks =
        run_program({"settle", "check", "--contract", "1 300", "--melds", "400 0 0", "--counts", "240 0 0",
                     "--tricks", "15 0 0", "--scores", "990 900 0"})
            .out;
    CHECK(contains(checks, "  party 1  the game (Checks)          10\n")); // what each loser pays the winners
    CHECK(contains(checks, "  side 1  meld                      400\n"));
    // Requests and answers also cover who shares the contract and what was forced, kept or won together.
    const auto settles = [](const std::vector<std::string>& more) {
        std::vector<std::string> typed{"settle"};
        typed.insert(typed.end(), more.begin(), more.end());
        return run_program(typed).out;
    };
    CHECK(contains(settles({"five-handed", "--contract", "3 60", "--partner", "1"}), "party 1 −60 to −60"));
    CHECK(contains(settles({"partnership", "--contract", "1 250", "--forced"}), "party 1 −250"));
    CHECK(contains(settles({"german", "-o", "rounds=1", "--contract", "1 150", "--melds", "200 0 0",
                            "--counts", "50 100 100", "--tricks", "6 3 3", "--scores", "0 250 250"}),
                   "The game is over: parties 2, 3 win it."));
    const Outcome as_json = run_program({"meld", "partnership", "--trump", "H", "Ah", "--json"});
    CHECK(json::parse(as_json.out)["total"] == 0);
}

TEST_CASE("The examples of the description hold") {
    std::istringstream page(text_of(source_tree() + "/src/cli/ASK.md"));
    std::vector<std::pair<std::string, std::string>> examples;
    for (std::string line; std::getline(page, line);) {
        if (!line.starts_with(R"({"ask")")) continue;
        while (!json::accept(line)) {
            std::string more;
            REQUIRE(std::getline(page, more));
            line += more;
        }
        std::string expected;
        std::getline(page, expected);
        examples.emplace_back(line, expected);
    }
    REQUIRE(examples.size() >= 8);
    for (const auto& [request, expected] : examples) {
        INFO(request);
        const json got = answer(request);
        CHECK_FALSE(got.contains("error"));
        if (json::accept(expected)) CHECK(got == json::parse(expected));
    }
}
