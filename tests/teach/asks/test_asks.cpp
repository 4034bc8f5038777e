// Questions about the rules, as programs ask them.

#include "catch.hpp"
#include "support/shipped.hpp"

#include "teach/asks/asks.hpp"
#include "variants/packages.hpp"

#include <nlohmann/json.hpp>

using namespace roundhouse;
using nlohmann::json;
using testing::rules_of;

namespace {

const Rulebook& usual_rules() {
    static const RulebookPtr rules = [] {
        const auto package = variants::open_package("partnership");
        REQUIRE(package);
        auto compiled = package->compile();
        REQUIRE(compiled);
        return *compiled;
    }();
    return *rules;
}

json ask(const char* request) { return teach::answer(usual_rules(), json::parse(request)); }

/// What is wrong with a request, and where.
std::string refused(const char* request) {
    try {
        ask(request);
    } catch (const teach::AskError& error) {
        return error.place() + ": " + error.what();
    }
    return "answered";
}

} // namespace

TEST_CASE("[B06][B09] meld: the best melds with their cards and points") {
    const json answer = ask(R"({"ask":"meld","trump":"H","hand":"Ah 10h Kh Qh Jh 9h Qs Jd"})");
    CHECK(answer["total"] == 200);
    REQUIRE(answer["melds"].size() == 3);
    CHECK(answer["melds"][0] ==
          json{{"name", "Run"}, {"type", "1"}, {"cards", "Ah 10h Kh Qh Jh"}, {"points", 150}});
    CHECK(answer["melds"][1] == json{{"name", "Dix"}, {"type", "1"}, {"cards", "9h"}, {"points", 10}});
    CHECK(answer["melds"][2] ==
          json{{"name", "Pinochle"}, {"type", "2"}, {"cards", "Qs Jd"}, {"points", 40}});
}

TEST_CASE("[B12] legal: what may be played and why not the rest") {
    const json answer = ask(R"({"ask":"legal","trump":"S","trick":"Qh 9d","hand":"Ah 10h Jh Qs"})");
    CHECK(answer["legal"] == "Ah 10h");
    REQUIRE(answer["refused"].size() == 2);
    CHECK(answer["refused"][0]["card"] == "Qs");
    CHECK(answer["refused"][0]["must"] == "follow the suit led");
    CHECK(
        answer["refused"][0]["text"] ==
        "Qs may not be played (follow the suit led): hearts were led and you can follow, so play Ah or 10h.");
    CHECK(answer["refused"][1]["card"] == "Jh");
    CHECK(answer["refused"][1]["must"] == "beat the best card");
    CHECK(answer["refused"][1]["text"] ==
          "Jh may not be played (beat the best card): you can beat Qh, so play Ah or 10h.");
}

TEST_CASE("[B12] legal under no trump: only the suit led counts") {
    CHECK(ask(R"({"ask":"legal","trump":null,"trick":"Qh","hand":"Qs Jd"})")["legal"] == "Qs Jd");
}

TEST_CASE("[B10] winner: the place in the trick") {
    CHECK(ask(R"({"ask":"winner","trump":"S","trick":"Qh Ah Ah 9s"})") == json{{"winner", 4}});
    CHECK(ask(R"({"ask":"winner","trump":"D","trick":"Qh Ah Ah 9s"})") == json{{"winner", 2}});
}

TEST_CASE("[B02][B03] auction: who calls what, the contract, or what was refused") {
    CHECK(ask(R"({"ask":"auction","dealer":4,"calls":"250 pass 270"})") ==
          json{{"seat", 4}, {"bids", {280, 290}}, {"passes", {"pass"}}});
    CHECK(ask(R"({"ask":"auction","dealer":4,"calls":"pass pass pass"})") ==
          json{{"contract", {{"seat", 4}, {"bid", 250}, {"forced", true}}}});
    const json refusal = ask(R"({"ask":"auction","dealer":4,"calls":"250 pass 255"})")["refused"];
    CHECK(refusal["place"] == 3);
    CHECK(refusal["call"] == "255");
    CHECK(refusal["text"] == "255 does not fit the steps of the bidding. You may bid 260 or 270.");
}

TEST_CASE("[B14][B15] settle: lines, scores and the end") {
    const json answer =
        ask(R"({"ask":"settle","contract":{"seat":1,"bid":330,"name":"trump"},"outcome":"played",
        "melds":[100,0,40,60],"counts":[100,20,80,50],"tricks":[4,2,4,2],"scores":[1200,0]})");
    CHECK(answer["delta"] == json{-330, 130});
    CHECK(answer["scores"] == json{870, 130});
    CHECK(answer["over"] == false);
    CHECK(answer["winner"] == nullptr);
    CHECK(answer["tallies"] == json::object());
    CHECK(answer["lines"][0] == json{{"side", 1}, {"text", "set"}, {"points", -330}});
}

TEST_CASE("[B16] settle: a hand can be thrown in only where it could be at the table") {
    CHECK(refused(R"({"ask":"settle","contract":{"seat":1,"bid":310},"outcome":"throwing in",
        "melds":[40,0,20,0]})") ==
          "outcome: “throwing in” is possible only if the bid is more than 250 above "
          "the side's meld; here the bid is 310, the meld 60.");
    CHECK(ask(R"({"ask":"settle","contract":{"seat":1,"bid":330},"outcome":"throwing in",
        "melds":[40,0,20,0]})")["delta"] == json{-330, 0});
    CHECK(refused(R"({"ask":"settle","contract":{"seat":1,"bid":250},"outcome":"throwing in"})") != "");
    CHECK(ask(R"({"ask":"settle","contract":{"seat":1,"bid":260},"outcome":"throwing in"})")["delta"] ==
          json{-260, 0});
}

TEST_CASE("[A29] settle: a contract is settled only at a bid at which it can be named") {
    const auto german = variants::open_package("german");
    const auto rules = german->compile({{"durch", "yes"}});
    const auto durch = [&](int bid) {
        return teach::answer(
            **rules, {{"ask", "settle"}, {"contract", {{"seat", 1}, {"bid", bid}, {"name", "Durch"}}}});
    };
    CHECK(durch(1000)["delta"] == json{-2000, 0, 0});
    CHECK_THROWS_WITH(durch(1200), Catch::Contains("“Durch” can be named only at a bid of up to 1000"));
}

TEST_CASE("rules: every number of the rulebook can be read back") {
    const json book = ask(R"({"ask":"rules"})");
    CHECK(book["variant"] == "partnership");
    CHECK(book["seats"] == 4);
    CHECK(book["deck"]["size"] == 48);
    CHECK(book["deal"]["packets"] == json{3, 3, 3, 3});
    CHECK(book["auction"]["raises"] == json{10, 20});
    CHECK(book["auction"]["nobody"]["dealer_takes"] == 250);
    CHECK(book["pass"]["cards"] == 4);
    CHECK(book["count"]["total"] == 250);
    CHECK(book["count"]["cards"]["10"] == 10);
    CHECK(book["exits"][0]["when"]["bid_above_meld"] == 250);
    CHECK(book["settle"]["minimum_count"] == 10);
    CHECK(book["ending"]["target"] == 1500);
    CHECK(book["options"][1]["max"] == 5000);
    CHECK(book["flow"] == json{"deal", "auction", "trump", "pass", "meld", "play", "settle"});
    CHECK(book["melds"][0]["points"] == json{150, 1500});
    CHECK(book["play"]["follow"][2]["when"] == "not void");
}

TEST_CASE("settle: after the 500th hand who leads wins, whatever the rules say") {
    const auto settled = [](const char* round) {
        json request{{"ask", "settle"}, {"contract", {{"seat", 1}, {"bid", 250}}}, {"scores", {0, 500}}};
        request["round"] = json::parse(round);
        return teach::answer(usual_rules(), request);
    };
    CHECK(settled("499")["over"] == false);
    CHECK(settled("500")["over"] == true);
    CHECK(settled("500")["winner"] == 2);
    CHECK(refused(R"({"ask":"settle","contract":{"seat":1,"bid":250},"round":501})") ==
          "round: expected a number from 1 to 500, got 501");
}

TEST_CASE("settle: numbers that no table keeps are refused") {
    for (const std::string number :
         {"1000001", "-1000001", "2147483647", "-2147483648", "4294967297", "9223372036854775807",
          "-9223372036854775808", "9223372036854775808", "18446744073709551615"})
        for (const std::string field : {"scores", "melds", "counts", "tricks", "bids"}) {
            const bool parties = field == "scores" || field == "bids";
            const std::string list = "[" + number + (parties ? ",0]" : ",0,0,0]");
            const std::string request =
                R"({"ask":"settle","contract":{"seat":1,"bid":250},")" + field + "\":" + list + "}";
            INFO(request);
            CHECK_THAT(refused(request.c_str()), Catch::StartsWith(field + "[1]: expected a number from "));
        }
    CHECK(refused(R"({"ask":"settle","contract":{"seat":18446744073709551615,"bid":250}})") ==
          "seat: expected a number from 1 to 4, got 18446744073709551615");
}

TEST_CASE("settle: the meld that wins is a side's, where sides are fewer than parties") {
    const auto package = variants::open_package("five-handed");
    REQUIRE(package);
    const RulebookPtr rules = package->compile().value();
    json request{{"ask", "settle"}, {"contract", {{"seat", 1}, {"bid", rules->auction->minimum}}}};
    for (const int side : {0, 3, 5}) {
        request["meld_wins"] = side;
        try {
            teach::answer(*rules, request);
            FAIL_CHECK("side " << side << " was answered");
        } catch (const teach::AskError& error) {
            CHECK(error.place() == "meld_wins");
            CHECK(error.what() == "expected a number from 1 to 2, got " + std::to_string(side));
        }
    }
}

TEST_CASE("deal: any seed that people can name") {
    const std::string far = R"({"ask":"deal","dealer":1,"seed":18446744073709551615})";
    CHECK(ask(far.c_str())["hands"].size() == 4);
    CHECK(ask(R"({"ask":"deal","dealer":1,"seed":3000000000})") !=
          ask(R"({"ask":"deal","dealer":1,"seed":1})"));
    for (const char* seed : {"-1", "18446744073709551616", "1.5", "\"7\""}) {
        const std::string request = std::string(R"({"ask":"deal","dealer":1,"seed":)") + seed + "}";
        CHECK_THAT(refused(request.c_str()), Catch::StartsWith("seed: expected a whole number from 0 to"));
    }
}

TEST_CASE("[C33] where people sit out any of them may deal, and seat 1 is eldest hand") {
    const RulebookPtr five = rules_of("partnership", {{"people", "5"}});
    const auto asked = [&](json request, int dealer) {
        request["dealer"] = dealer;
        return teach::answer(*five, request);
    };
    const json open{{"ask", "auction"}}, passed{{"ask", "auction"}, {"calls", "pass pass pass"}};
    const json deal{{"ask", "deal"}}, exchange{{"ask", "exchange"}};
    for (const int dealer : {1, 2, 5}) {
        CHECK(asked(open, dealer)["seat"] == 1);
        CHECK(asked(passed, dealer)["contract"] == json{{"seat", 4}, {"bid", 250}, {"forced", true}});
        CHECK(asked(deal, dealer) == asked(deal, 4));
        CHECK(asked(exchange, dealer)["declarer"] == 1);
    }
    CHECK_THROWS_WITH(asked(open, 6), "expected a number from 1 to 5, got 6");
}

TEST_CASE("a request that cannot be answered says what and where") {
    CHECK(refused(R"({"ask":"mled"})") == "ask: \"mled\" is not a question; did you mean \"meld\"?");
    CHECK(refused(R"({})") ==
          "ask: expected one of meld, legal, winner, auction, settle, rules, deal, trump, kitty, exchange");
    CHECK(refused(R"({"ask":"meld","trump":"H"})") == "hand: the field is missing");
    CHECK(refused(R"({"ask":"meld","trump":"X","hand":"Ah"})") ==
          "trump: \"X\" is no suit; expected S, H, D, C or none");
    CHECK(refused(R"({"ask":"meld","trump":7,"hand":"Ah"})") == "trump: expected a text in quotes");
    CHECK(refused(R"({"ask":"meld","trump":"H","hand":"7h"})") == "hand: 7h is not in this deck");
    CHECK(refused(R"({"ask":"meld","trump":"H","hand":"Ah Ah Ah"})") == "hand: the deck holds only 2 of Ah");
    CHECK(refused(R"({"ask":"meld","trump":"H","hnad":"Ah"})") ==
          "hnad: unknown field; did you mean \"hand\"?");
    CHECK(refused(R"({"ask":"legal","trump":"S","trick":"Qh Ah Kh 9h","hand":"9h"})") ==
          "trick: a trick that is not finished has at most 3 cards");
    CHECK(refused(R"({"ask":"legal","trump":"S","trick":"Qh Qh","hand":"Qh"})") ==
          "hand: the deck holds only 2 of Qh");
    CHECK(refused(R"({"ask":"auction","dealer":5,"calls":""})") ==
          "dealer: expected a number from 1 to 4, got 5");
    CHECK(refused(R"({"ask":"settle","contract":{"seat":1}})") == "bid: the field is missing");
    CHECK(refused(R"({"ask":"settle"})") == "contract: the field is missing");
    CHECK(refused(R"({"ask":"settle","contract":null})") ==
          "contract: a hand that was played has one; none goes with the outcome \"thrown in\"");
    CHECK(refused(R"({"ask":"settle","contract":{"seat":1,"bid":250},"outcome":"lost"})") ==
          "outcome: expected one of played, thrown in, throwing in");
    CHECK(refused(R"({"ask":"settle","contract":{"seat":1,"bid":250},"melds":[1,2]})") ==
          "melds: expected a list of 4 whole numbers");
    CHECK(refused(R"({"ask":"settle","contract":{"seat":1,"bid":250},"melds":[1,2,3,1e99]})")
              .find("melds[4]") == 0);
}
