// Sentences about the rules: what is asked, what a call or a contract means, the page of rules.

#include "catch.hpp"

#include "base/text.hpp"
#include "game/match.hpp"
#include "teach/explain.hpp"
#include "variants/packages.hpp"

using namespace roundhouse;

namespace {

RulebookPtr rules_of(const char* variant, const variants::Choices& choices = {}) {
    const auto package = variants::open_package(variant);
    REQUIRE(package);
    auto rules = package->compile_values(choices);
    REQUIRE(rules);
    return *rules;
}

std::string page(const RulebookPtr& rules, Face face = Face::french) {
    return join(teach::summary(*rules, face), "\n");
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("[A02][A07][A08] the page of rules tells of the kitty and what is put away") {
    const std::string text = page(rules_of("german"));
    CHECK(has(text, "12 each and 4 in the kitty, in packets of 3"));
    CHECK(has(text, "Kitty       the declarer takes it into the hand; everybody sees it"));
    CHECK(has(text, "of no kind more than were held before the kitty"));
    CHECK(has(text, "Way out     going out; the declarer's side does not meld"));
    CHECK(has(text, "counter-clockwise"));
    CHECK_FALSE(has(text, "Calling"));
    CHECK_FALSE(has(text, "Contract"));
}

TEST_CASE("[A28][A29][A30] the page of rules tells of calling and of contracts without trump") {
    const std::string text =
        page(rules_of("german", {{"calling", true}, {"durch", true}, {"untendurch", true}}));
    CHECK(has(text, "Calling     once, a card that the declarer does not hold"));
    CHECK(
        has(text, "Contract    Durch: There is no trump suit, and the declarer alone must win every trick."));
    CHECK(
        has(text, "Contract    Untendurch: There is no trump suit, and the declarer must not win a single"));
    CHECK(has(text, "It may be named as long as the bid is not above 1000."));
}

TEST_CASE("[D08][D10][D11][D12][D15][D17][D20] the page of rules tells of passes, spoken bids, least meld") {
    const std::string text = page(rules_of("double-deck"));
    CHECK(has(text, "a bid may be spoken as its last digit"));
    CHECK(has(text, "Pass        by-me: "));
    CHECK(has(text, "If your partner then holds the contract and has no marriage, they may hand it back"));
    CHECK(has(text, "Trump       only a suit in which the hand holds a marriage"));
    CHECK(has(text, "By rule     no marriage, if the hand allows no suit to be named trump"));
    CHECK(has(text, "By rule     too little meld, if the side's meld is under 20"));
    CHECK(has(text, "Least meld  a side with less than 20 scores none, and shows only those marked (shown)"));
    CHECK(has(text, "10 / 100 / 150 / 200 (shown)"));
}

TEST_CASE("[A34] the page of rules follows the face") {
    const std::string text = page(rules_of("german"), Face::german);
    CHECK(has(text, "A 10 K O U from high to low"));
    CHECK(has(text, "Ol Ub"));
}

TEST_CASE("[D10][D11] what a pass means, and when it gets the contract") {
    const RulebookPtr rules = rules_of("double-deck");
    CHECK(teach::meaning_of(HandsBack::never).empty());
    CHECK_FALSE(has(teach::meaning_of(HandsBack::always), "marriage"));
    CHECK(has(teach::meaning_of_pass(*rules, 3), "and has no marriage, they may hand it back"));
    CHECK(has(teach::meaning_of_pass(*rules_of("german"), 0), "You leave the auction"));
}

TEST_CASE("[A09][D17] when a way out is open, or taken by rule") {
    ExitRule exit;
    exit.text = "It costs the bid.";
    CHECK(teach::meaning_of(exit) == "It is open to the declarer. It costs the bid.");
    exit.by_rule = true;
    exit.when.no_suit = true;
    exit.when.forced = false;
    exit.melds = ExitMelds::nobody;
    CHECK(
        teach::meaning_of(exit) ==
        "Nobody is asked: it is taken by rule if the contract was not forced upon the declarer and the hand "
        "allows no suit to be named trump. Nobody melds. It costs the bid.");
}

TEST_CASE("[A08] putting away is explained in the names of the face shown") {
    const RulebookPtr rules = rules_of("german");
    Match match = begin_match(rules, 1);
    deal_next(match);
    REQUIRE_FALSE(apply(match, bid(150)));
    REQUIRE_FALSE(apply(match, pass()));
    REQUIRE_FALSE(apply(match, pass()));
    const Decision decision = match.round->pending();
    REQUIRE(decision.kind == DecisionKind::discard);
    const View view(*match.round, decision.seat);
    const auto lines = teach::explain_decision(view, decision, Face::german);
    CHECK(lines[0].starts_with("Put away exactly 4 cards."));
    CHECK(has(lines[1], notation(decision.cards, Face::german)));
    CHECK(has(lines[2], "going out is open to you."));
}
