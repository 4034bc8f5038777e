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

/// Every hand has five cards of each suit, and none of those of seats 1 and 3 wins a trick at first.
const std::vector<std::string> without_winners{
    "Ks Ks Qs Qs Js Kh Kh Qh Qh Jh Kd Kd Qd Qd Jd Kc Kc Qc Qc Jc",
    "As As As As Js Ah Ah Ah Ah Jh Ad Ad Ad Ad Jd Ac Ac Ac Ac Jc",
    "Ks Ks Qs Qs Js Kh Kh Qh Qh Jh Kd Kd Qd Qd Jd Kc Kc Qc Qc Jc",
    "10s 10s 10s 10s Js 10h 10h 10h 10h Jh 10d 10d 10d 10d Jd 10c 10c 10c 10c Jc"};

/// Seat 2 wins every trick.
const std::vector<std::string> one_wins_all{
    "Ks Ks Qs Kh Kh Qh Kd Kd Qd Kc Kc Qc", "As As 10s Ah Ah 10h Ad Ad 10d Ac Ac 10c",
    "Qs Js Js Qh Jh Jh Qd Jd Jd Qc Jc Jc", "10s 9s 9s 10h 9h 9h 10d 9d 9d 10c 9c 9c"};

RulebookPtr house(const Home& home, const std::string& parent, const std::string& changes) {
    const auto file = home.write("house/variant.lua", "return { extends = '" + parent +
                                                          "', title = 'House', rules = function(o, r)\n  " +
                                                          changes + " return r end }\n");
    return testing::rules_of(file.parent_path().string());
}

/// Double-deck in which a side needs 48 of the 50 card points, so that one trick lost decides.
RulebookPtr needs_nearly_all(const Home& home) {
    return house(home, "double-deck", "r.settle = r.settle.with { minimum_count = 48 }");
}

/// What is seen with all cards open once everybody has played the first card allowed.
OpenCards seen_open(const RulebookPtr& rules, const std::vector<std::string>& hands) {
    Match match = begin_match(rules, 1);
    match.first_dealer = 4;
    deal_next(match, pack_for(*rules, 4, hands), {});
    for (const Action& action :
         {bid(rules->auction->minimum), pass(), pass(), pass(), name_trump(Suit::spades)})
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
    const OpenCards open = seen_open(needs_nearly_all(home), without_winners);
    CHECK(open.took >= open.bid);
    CHECK_FALSE(open.made);
    CHECK(open.could == false);
}

TEST_CASE("Melds alone do not make a contract where they count only with a trick", "[A11][C24]") {
    const Home home;
    const OpenCards open = seen_open(house(home, "partnership",
                                           "r.flow, r.pass = 'deal auction trump meld play settle', nil "
                                           "r.settle = r.settle.with { needs_trick = true }"),
                                     one_wins_all);
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
