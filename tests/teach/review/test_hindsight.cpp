// Hindsight: whether a contract could have been made, and what is said of it.

#include "catch.hpp"
#include "support/home.hpp"
#include "support/rounds.hpp"
#include "support/shipped.hpp"

#include "teach/review/open_cards.hpp"
#include "teach/review/words.hpp"

using namespace roundhouse;
using namespace roundhouse::teach;
using testing::Home;

namespace {

/// Every hand has five cards of each suit, and seat 2 wins every trick.
const std::vector<std::string> without_winners{
    "Ks Ks Qs Qs Js Kh Kh Qh Qh Jh Kd Kd Qd Qd Jd Kc Kc Qc Qc Jc",
    "As As As As 10s Ah Ah Ah Ah 10h Ad Ad Ad Ad 10d Ac Ac Ac Ac 10c",
    "Ks Ks Qs Qs Js Kh Kh Qh Qh Jh Kd Kd Qd Qd Jd Kc Kc Qc Qc Jc",
    "10s 10s 10s Js Js 10h 10h 10h Jh Jh 10d 10d 10d Jd Jd 10c 10c 10c Jc Jc"};

/// Double-deck, settled with these changes.
RulebookPtr settled_with(const Home& home, const std::string& changes) {
    const auto file = home.write("house/variant.lua",
                                 "return { extends = 'double-deck', title = 'House', rules = function(o, r)\n"
                                 "  r.settle = r.settle.with { " +
                                     changes + " } return r end }\n");
    return testing::rules_of(file.parent_path().string());
}

/// What is seen with all cards open once everybody has played the first card allowed.
OpenCards seen_open(const RulebookPtr& rules, const std::vector<std::string>& hands) {
    Match match = begin_match(rules, 1);
    match.first_dealer = 4;
    deal_next(match, pack_for(*rules, 4, hands), {});
    for (const Action& action : {bid(50), pass(), pass(), pass(), name_trump(Suit::spades)})
        REQUIRE_FALSE(act(match, action));
    const Match first_lead = match;
    while (match.round_is_on()) {
        const Decision asked = match.round->pending();
        REQUIRE(asked.kind == DecisionKind::play);
        REQUIRE_FALSE(act(match, play(*asked.cards.begin())));
    }
    Review found;
    found.seat = 1;
    look_back({}, &first_lead, match, {.nodes = 100'000}, found);
    REQUIRE(found.open);
    return *found.open;
}

std::vector<std::string> said_in_hindsight(const OpenCards& open) {
    Review review;
    review.open = open;
    return hindsight_of(review);
}

} // namespace

TEST_CASE("Melds alone do not make a contract that also needs card points", "[D19]") {
    const Home home;
    // One trick lost decides.
    const OpenCards open = seen_open(settled_with(home, "minimum_count = 48"), without_winners);
    CHECK(open.took >= open.bid);
    CHECK_FALSE(open.made);
    CHECK(open.could == false);
}

TEST_CASE("Melds alone do not make a contract where they count only with a trick", "[C24]") {
    const Home home;
    const OpenCards open = seen_open(
        settled_with(home, "needs_trick = true, bidders_too = false, minimum_count = 0"), without_winners);
    CHECK(open.took >= open.bid);
    CHECK_FALSE(open.made);
    CHECK(open.could == false);
}

TEST_CASE("Hindsight does not call a contract made that failed for too few card points", "[D19]") {
    OpenCards open{.bid = 50, .took = 64, .made = false, .could = {}, .most = {}};
    CHECK(said_in_hindsight(open).size() == 2); // whether it could be made is open
    open.could = false;
    open.most = 66;
    CHECK(said_in_hindsight(open).front() == "Could 50 be made? No, not against the best defence.");
    open.most = 45;
    CHECK(said_in_hindsight(open).front() ==
          "Could 50 be made? No: 45 and no more against the best defence.");
    CHECK(said_in_hindsight({.bid = 50, .took = 64, .made = true, .could = {}, .most = {}}).size() == 1);
}
