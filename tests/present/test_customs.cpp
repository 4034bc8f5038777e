// What bids mean by custom (D13, D14): in answers to questions and in hints.

#include "catch.hpp"
#include "place.hpp"
#include "support/tables.hpp"

#include "present/asked/answers.hpp"
#include "present/asked/offer.hpp"
#include "present/hints/hints.hpp"
#include "present/rules/customs.hpp"

#include <algorithm>

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;

namespace {

std::string customs_asked(const Match& match, const std::string& about) {
    const Decision decision = match.round->pending();
    const Names names{{"A", "B", "C", "D"}};
    return join(answer_question(View(*match.round, decision.seat), decision, about, names), " ");
}

} // namespace

TEST_CASE("[D13] what a bid tells the partner by custom is told to who asks") {
    const RulebookPtr rules = double_deck();
    CHECK(contains(said_by_custom(*rules, 50, 0), "asks the partner to show meld"));
    CHECK(said_by_custom(*rules, 51, 50) == "By custom it says: I want the contract.");
    CHECK(contains(said_by_custom(*rules, 52, 0), "shows the partner about 20 in meld"));
    CHECK(contains(said_by_custom(*rules, 55, 52), "shows the partner about 30 in meld"));
    CHECK(contains(said_by_custom(*rules, 60, 52), "no room"));
    CHECK(said_by_custom(*partnership(), 250, 0).empty());
    CHECK(contains(customs_asked(double_deck_after({}), "53"), "shows the partner about 30 in meld"));
    CHECK_FALSE(
        contains(customs_asked(double_deck_after({"bid 53"}), "53"), "By custom")); // too low to be bid now
}

TEST_CASE("[D13][D14] a partner's meld bid is explained, and that it wants to be covered") {
    const Match told = double_deck_after({"bid 53", "pass"});
    const std::string said = customs_asked(told, "");
    CHECK(contains(said, "Your partner has shown 25 to 35 in meld."));
    CHECK(contains(said, "go one over it"));
    const Decision decision = told.round->pending();
    const Hint hint =
        hint_for(View(*told.round, decision.seat), decision, Names{{"A", "B", "C", "D"}}, Face::french);
    CHECK(contains(join(hint.why, " "), "Your partner has shown 25 to 35 in meld."));
    const std::string wanted = customs_asked(double_deck_after({"bid 51", "pass"}), "");
    CHECK_FALSE(contains(wanted, "Your partner has shown"));
    const std::string outbid = customs_asked(double_deck_after({"bid 53", "bid 54"}), "");
    CHECK(contains(outbid, "Your partner has shown"));
    CHECK_FALSE(contains(outbid, "go one over it"));
}

TEST_CASE("[D10][D12][D13] the bidding so far says what each call told") {
    const Match match = double_deck_after({"bid 53", "by-me", "bid 54", "pass"});
    const View view(*match.round, match.round->pending().seat);
    const std::vector<std::string> calls = calls_in_words(view, Names{{"A", "B", "C", "D"}});
    REQUIRE(calls.size() == 4);
    CHECK(contains(calls[0], ": 53. By custom it shows the partner about 30 in meld."));
    CHECK(contains(calls[1], ": By-me. It shows 8 to 14 in meld."));
    CHECK(contains(calls[2], ": 54. By custom it says: I want the contract."));
    CHECK(contains(calls[3], ": Pass."));
    CHECK(join(calls, " ") == customs_asked(match, "calls"));
    const Match none = double_deck_after({});
    CHECK(customs_asked(none, "calls") == "Nobody has called yet.");
    CHECK(told_by_call(View(*none.round, 1), 1).empty());
}

TEST_CASE("[D13] before a bid is made its choice says what it would tell") {
    const Match match = double_deck_after({});
    const Decision decision = match.round->pending();
    const Offer offer =
        offer_of(View(*match.round, decision.seat), decision, Names{{"A", "B", "C", "D"}}, Face::french);
    const auto is_53 = [](const Choice& one) { return one.label == "53"; };
    const auto choice = std::find_if(offer.choices.begin(), offer.choices.end(), is_53);
    REQUIRE(choice != offer.choices.end());
    CHECK(contains(choice->meaning, "shows the partner about 30 in meld"));
}
