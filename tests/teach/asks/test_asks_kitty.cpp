// Questions about rules with a kitty, spoken bids, contracts without trump.

#include "catch.hpp"
#include "place.hpp"

#include "present/rules/meanings.hpp"
#include "present/rules/rules_page.hpp"
#include "rules/rulebook_json.hpp"
#include "support/shipped.hpp"
#include "teach/asks/asks.hpp"
#include "teach/examples/examples.hpp"
#include "variants/packages.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

using namespace roundhouse;
using nlohmann::json;

namespace {

json ask(const char* variant, const variants::Choices& choices, const char* request) {
    const auto package = variants::open_package(variant);
    REQUIRE(package);
    const auto rules = package->compile_values(choices);
    REQUIRE(rules);
    return teach::answer(**rules, json::parse(request));
}

const variants::Choices everything{{"calling", true}, {"durch", true}, {"untendurch", true}};

std::string why_not(const char* request) {
    try {
        ask("german", everything, request);
    } catch (const teach::AskError& error) {
        return error.place() + ": " + error.what();
    }
    return "answered";
}

} // namespace

TEST_CASE("[A02][A07][A08][A28][A29] rules: the numbers of the kitty and what follows it") {
    const json book = ask("german", everything, R"({"ask":"rules"})");
    CHECK(book["turn"] == "counter-clockwise");
    CHECK(book["deal"]["kitty"] == 4);
    CHECK(book["kitty"] == json{{"cards", 4}, {"shown", true}, {"to", "declarer"}});
    CHECK(book["discard"] ==
          json{{"cards", 4}, {"spares", "kinds beyond those held before"}, {"counts_for", "declarer"}});
    CHECK(book["call_card"] == json{{"gives_back", 1}});
    REQUIRE(book["trump"]["also"].size() == 2);
    CHECK(book["trump"]["also"][0] ==
          json{{"name", "Durch"}, {"goal", "every trick"}, {"melds", false}, {"bid_up_to", 1000}});
    CHECK(book["trump"]["also"][1]["goal"] == "no trick");
    CHECK(book["exits"][0]["melds"] == "other sides");
    CHECK(book["exits"][0]["by_rule"] == false);
    CHECK_FALSE(ask("partnership", {}, R"({"ask":"rules"})").contains("kitty"));
}

TEST_CASE(
    "[C17][C18] legal: while cards are drawn anything may be played, and the strict tricks come after it") {
    const auto legal = [](json request) {
        request.update({{"ask", "legal"}, {"trump", "S"}, {"trick", "Qh"}, {"hand", "Ah 9c"}});
        return ask("two-handed", {}, request.dump().c_str());
    };
    for (const json& early :
         {json{{"first_trick", true}}, json{{"trick_number", 1}}, json{{"trick_number", 12}}}) {
        INFO(early.dump());
        CHECK(legal(early)["legal"] == "Ah 9c");
        CHECK(legal(early)["tricks"] == json{1, 12});
    }
    for (const json& late : {json::object(), json{{"trick_number", 13}}, json{{"first_trick", false}}}) {
        INFO(late.dump());
        CHECK(legal(late)["legal"] == "Ah");
        CHECK(legal(late)["tricks"] == json{13, 24});
    }
    CHECK_FALSE(
        ask("german", {}, R"({"ask":"legal","trump":"S","trick":"","hand":"Ah"})").contains("tricks"));
}

TEST_CASE("[C34][C36] settle: conceded unseen is a contract of 300, and no other") {
    const auto conceded = [](int bid) {
        const json request{
            {"ask", "settle"}, {"contract", {{"seat", 1}, {"bid", bid}}}, {"outcome", "conceding unseen"}};
        return ask("check", {}, request.dump().c_str());
    };
    CHECK(conceded(300)["delta"] == json{-300, 0, 0});
    CHECK_THROWS_WITH(conceded(500), "“conceding unseen” is possible only if the declarer had to open the "
                                     "bidding and the bid is 300; here it is 500.");
}

TEST_CASE("[D08][D11][D12][D17][D18] rules: spoken bids, passes, least meld, exits by rule") {
    const json book = ask("double-deck", {}, R"({"ask":"rules"})");
    CHECK(book["auction"]["last_digit"] == json{{"from", 50}, {"by", 1}});
    CHECK(book["auction"]["passes"][0]["hands_back"] == "never");
    CHECK(book["auction"]["passes"][3]["hands_back"] == "without marriage");
    CHECK(book["meld_at_least"] == 20);
    CHECK(book["melds"][4]["announced"] == true);
    CHECK(book["melds"][5]["announced"] == false);
    bool no_suit = false;
    for (const json& exit : book["exits"])
        if (exit["by_rule"] == true && exit["when"].contains("no_suit")) no_suit = exit["who"] == "rule";
    CHECK(no_suit);
}

TEST_CASE("[D09][D12] auction: a bid may be spoken as its last digit") {
    CHECK(ask("double-deck", {}, R"({"ask":"auction","dealer":4,"calls":"three by-me"})")["bids"][0] == 54);
    CHECK(ask("double-deck", {}, R"({"ask":"auction","dealer":4,"calls":"60 three"})")["refused"]["place"] ==
          2);
    CHECK(ask("double-deck", {{"table_talk", false}}, R"({"ask":"auction","dealer":4,"calls":"three"})")
              .contains("refused"));
}

TEST_CASE("[A29][A30] settle: a contract without trump, reached or not") {
    const auto delta = [](const char* contract) {
        const std::string request =
            std::string(R"({"ask":"settle","counts":[0,0,0],"tricks":[12,0,0],"contract":)") + contract + "}";
        return ask("german", everything, request.c_str())["delta"];
    };
    CHECK(delta(R"({"seat":1,"bid":150,"name":"Durch","reached":true})") == json{1000, 0, 0});
    CHECK(delta(R"({"seat":1,"bid":150,"name":"Durch"})") == json{-2000, 0, 0});
    CHECK(delta(R"({"seat":2,"bid":150,"name":"Untendurch","reached":true})") == json{0, 1000, 0});
    CHECK(why_not(R"({"ask":"settle","contract":{"seat":1,"bid":150,"name":"Drunter"}})") ==
          "name: expected one of trump, Durch, Untendurch");
    CHECK(why_not(R"({"ask":"settle","contract":{"seat":1,"bid":150,"reached":1}})") ==
          "reached: expected true or false");
}

TEST_CASE("[A02] round: a kitty is written down, or is what the hands leave") {
    const auto package = variants::open_package(source_tree() + "/tests/packages/kitty-rounds");
    REQUIRE(package);
    const auto results = teach::run_examples(*package);
    REQUIRE(results);
    REQUIRE(results->size() == 5);
    for (std::size_t i = 0; i < 2; ++i) {
        INFO((*results)[i].got);
        CHECK((*results)[i].passed);
    }
    CHECK((*results)[2].got == "kitty: expected 4 cards, got 3");
    CHECK((*results)[3].got == "deal: the hands and the kitty together are not the deck");
    CHECK((*results)[4].got.starts_with("kitty: “Xx” is not a card"));
}

TEST_CASE(
    "[C38] an exit for anyone says to whom it is open, what the hand must hold, and that it is dealt again") {
    const RulebookPtr rules = testing::rules_of("double-deck", {{"technical_misdeal", "yes"}});
    const ExitRule& misdeal = rules->exits.back();
    CHECK(present::meaning_of(misdeal, rules->sides) ==
          "Open to any player before their first card if the hand holds 13 or more "
          "non-counters and no ace. All meld is void. The hand is void: nobody scores, and the same dealer "
          "deals again.");
    const json exit = to_json(*rules)["exits"].back();
    CHECK(exit["who"] == "anyone");
    CHECK(exit["goes_on"] == json::parse(R"(["deal"])"));
    CHECK(exit["when"]["holds"] ==
          json::parse(R"([{"of":"non-counters","least":13},{"of":"A","least":0,"most":0}])"));
    const json settled = teach::answer(
        *rules, json::parse(R"({"ask":"settle","outcome":"technical misdeal","scores":[100,40]})"));
    CHECK(settled["delta"] == json::parse("[0,0]"));
    CHECK(settled["scores"] == json::parse("[100,40]"));
    const auto rows = present::rules_page(*rules).rows;
    CHECK(std::any_of(rows.begin(), rows.end(), [](const present::RulesRow& row) {
        return row.text == "technical misdeal, during the bidding or before trump is named, for any player "
                           "before their first card, if the hand holds 13 or more "
                           "non-counters and no ace; the hand is void, and the same dealer deals again";
    }));
}
