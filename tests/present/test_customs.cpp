// What bids say by custom (D13, D14): to who asks, and to who wants a hint.

#include "catch.hpp"
#include "place.hpp"
#include "support/tables.hpp"

#include "present/answers.hpp"
#include "present/customs.hpp"
#include "present/hints.hpp"

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;

namespace {

/// A round of double-deck after these calls; the last seat dealt.
Match bidding(const std::vector<std::string>& calls) {
    const RulebookPtr rules = double_deck();
    const std::string strong = "Ah Ah Ah 10h 10h Kh Kh Qh Jh As As 10s Ks Ad Ad 10d Ac Ac 10c 10c";
    return dealt(rules, strong, "", calls);
}

std::string customs_asked(const Match& match, const std::string& about) {
    const Decision decision = match.round->pending();
    const Names names{{"A", "B", "C", "D"}};
    return join(answer_question(View(*match.round, decision.seat), decision, about, names), " ");
}

} // namespace

TEST_CASE("[D13] what a bid tells the partner by custom is told to who asks") {
    const RulebookPtr rules = double_deck();
    CHECK(contains(said_by_custom(*rules, 50, 0), "asks the partner to tell of meld"));
    CHECK(said_by_custom(*rules, 51, 50) == "By custom it says: I want the contract.");
    CHECK(contains(said_by_custom(*rules, 52, 0), "you meld about 20"));
    CHECK(contains(said_by_custom(*rules, 55, 52), "you meld about 30"));
    CHECK(contains(said_by_custom(*rules, 60, 52), "no room"));
    CHECK(said_by_custom(*partnership(), 250, 0).empty());
    CHECK(contains(customs_asked(bidding({}), "53"), "you meld about 30"));
    CHECK_FALSE(contains(customs_asked(bidding({"bid 53"}), "53"), "By custom")); // may not be bid any more
}

TEST_CASE("[D13][D14] a partner's meld bid is explained, and that it wants to be covered") {
    const Match told = bidding({"bid 53", "pass"});
    const std::string said = customs_asked(told, "");
    CHECK(contains(said, "Your partner has told of 25 to 35 in meld."));
    CHECK(contains(said, "go one over it"));
    const Decision decision = told.round->pending();
    const Hint hint =
        hint_for(View(*told.round, decision.seat), decision, Names{{"A", "B", "C", "D"}}, Face::french);
    CHECK(contains(join(hint.why, " "), "Your partner has told of 25 to 35 in meld."));
    const std::string wanted = customs_asked(bidding({"bid 51", "pass"}), "");
    CHECK_FALSE(contains(wanted, "Your partner has told"));
    const std::string outbid = customs_asked(bidding({"bid 53", "bid 54"}), "");
    CHECK(contains(outbid, "Your partner has told"));
    CHECK_FALSE(contains(outbid, "go one over it"));
}
