// Texts about rules that no shipped package has.

#include "catch.hpp"
#include "support/tables.hpp"
#include "variants/support.hpp"

#include "present/hints/hints.hpp"
#include "present/rules/meanings.hpp"

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;

namespace {

/// The first round of a package with one edit of its description, in Lua.
Match first_of_house(const std::string& base, const std::string& edit) {
    const Folder folder;
    folder.write("variant.lua", "return { extends = \"" + base +
                                    "\", title = \"House\",\nrules = function(o, r)\n" + edit +
                                    "\nreturn r end }\n");
    Match match = begin_match(rules_of(folder.path().string()), 1);
    deal_next(match);
    return match;
}

Hint advice_for(const Match& match) {
    return hint_for(view_of(match), match.round->pending(), names_for(match));
}

/// Follows every hint while there is a stock; returns how many.
int follow_hints(Match& match) {
    int taken = 0;
    for (; match.round_is_on() && view_of(match).stock_size() > 0; ++taken) {
        const Hint hint = advice_for(match);
        const std::string said = flat(hint.why);
        INFO(said);
        CHECK_FALSE(said.empty());
        CHECK_FALSE(contains(said, " ."));
        CHECK(said.starts_with("Play ") == is<actions::Play>(hint.action));
        REQUIRE_FALSE(act(match, hint.action));
    }
    return taken;
}

} // namespace

TEST_CASE("A house's own step has its hint while a stock is left") {
    Match match = first_of_house("two-handed", R"(
        r.flow = "deal turn_up wager draw_play play settle"
        r.steps = { wager = { title = "Wager", begin = function() return { said = {} } end,
          options = function(s, seat)
            if not s.said["seat" .. seat] then return { { "double", text = "Twice." }, "pass" } end
          end,
          choose = function(s, seat) s.said["seat" .. seat] = true; return s end } })");
    REQUIRE(match.round->pending().kind == DecisionKind::choose);
    CHECK(is<actions::Choose>(advice_for(match).action));
    CHECK_THAT(flat(advice_for(match).why),
               Catch::StartsWith("Choose “") &&
                   Catch::Contains("”, if in doubt. As long as cards are drawn"));
    CHECK(follow_hints(match) > 12);
}

TEST_CASE("A call has its hint while a stock is left") {
    Match match = first_of_house("two-handed", R"(
        r.flow = "deal auction turn_up draw_play play settle"
        r.auction = { opens = "left of dealer", minimum = 100, steps = { { by = 10 } },
                      nobody = { dealer_takes = 100 } })");
    REQUIRE(match.round->pending().kind == DecisionKind::call);
    const Hint call = advice_for(match);
    CHECK((is<actions::Bid>(call.action) || is<actions::Pass>(call.action)));
    CHECK_FALSE(contains(flat(call.why), "Your best suit is ")); // nobody names trump
    CHECK(follow_hints(match) > 12);
}

TEST_CASE("A meld that wins the game and has no points is one that hints are given with", "[C43]") {
    Match match = first_of_house("partnership", R"(
        r.melds[#r.melds + 1] = { "Nines", type = "nines", cards = "9h 9s", points = { "game" } })");
    for (const char* call : {"bid 250", "pass", "pass", "pass", "trump spades"})
        REQUIRE_FALSE(act(match, *parse_action(*match.rules, call)));
    for (int gifts = 0; gifts < 2; ++gifts) {
        const Hint hint = advice_for(match);
        CHECK(is<actions::Give>(hint.action));
        REQUIRE_FALSE(act(match, hint.action));
    }
}

TEST_CASE("Where no higher bid is allowed, a hint says so", "[A06]") {
    const RulebookPtr rules = house_rules("german", "r.auction.steps = { { by = 10, to = 400 } }");
    const std::string run_with_aces = "Ah 10h Kh Qh Jh As Ac Ad Qs Jd Ks 10c", kitty = "Jc 10d Qc Kd";
    const Match last = dealt(rules, run_with_aces, kitty, {"bid 150", "bid 400", "pass"});
    CHECK(advice_for(last).action == pass());
    CHECK(advice_for(last).why.front() == "Pass: no higher bid is allowed.");
    const Match before = dealt(rules, run_with_aces, kitty, {"bid 150", "bid 390", "pass"});
    CHECK_FALSE(contains(flat(advice_for(before).why), "no higher bid"));
}

TEST_CASE("A contract kept at the ladder's end is not said to be cheaper", "[D11]") {
    const RulebookPtr rules = house_rules("double-deck", "r.auction.steps = { { to = 60, by = 1 } }",
                                          {{"save_needs_no_marriage", "no"}});
    int kept = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Match match = begin_match(rules, seed);
        deal_next(match);
        for (const Action& call : {bid(60), pass(), pass(3), pass()}) REQUIRE_FALSE(act(match, call));
        REQUIRE(match.round->pending().kind == DecisionKind::hand_back);
        const Hint advice = advice_for(match);
        CHECK_FALSE(contains(flat(advice.why), "cheaper"));
        kept += advice.action == decline();
    }
    CHECK(kept > 0);
}

TEST_CASE("Whether every trick is certain goes by the contract's own ranks", "[A29]") {
    const RulebookPtr rules = house_rules("german", R"(r.trump = { also = {
        { "Durch", melds = false, declarer_takes = "every trick", ranks = "A K Q J 10" } } })");
    const auto advice = [&](const char* kitty, const char* buried) {
        return advice_for(dealt(rules, "As As 10s 10s Ks Ks Ah Ah 10h 10h Kh Kh", kitty,
                                {"bid 150", "pass", "pass", std::string("discard ") + buried}));
    };
    CHECK_FALSE(contains(flat(advice("Ad Ad 10d 10d", "Ks Ks Kh Kh").why), "every trick is yours"));
    const Hint certain = advice("Ad Ad Kd Kd", "10s 10s 10h 10h");
    CHECK(certain.action == name_contract(0));
    CHECK(contains(flat(certain.why), "every trick is yours"));
}

TEST_CASE("A hand that may name no suit is advised the best contract of several", "[A29][A30]") {
    const auto contracts = [](const Options& options) { // for a hand that no way out was taken with
        auto rules = std::make_shared<Rulebook>(*rules_of("german", options));
        rules->trump->needs = TrumpNeeds::marriage;
        return rules;
    };
    const auto advice = [](const std::shared_ptr<Rulebook>& rules, const char* hand, const char* kitty,
                           const char* buried) {
        return advice_for(
            dealt(rules, hand, kitty, {"bid 150", "pass", "pass", std::string("discard ") + buried}));
    };
    const char *low = "Js Js Jh Jh Jd Jd Jc Jc Qs Qs Qh Qh", *queens = "Qd Qd Qc Qc";
    const auto both = contracts({{"durch", "yes"}, {"untendurch", "yes"}});
    const Hint weighed = advice(both, low, queens, "Qs Qs Qh Qh");
    CHECK(weighed.action == name_contract(1));
    CHECK_FALSE(contains(flat(weighed.why), "you may name no suit"));
    const Hint only = advice(contracts({{"durch", "yes"}}), low, queens, "Qs Qs Qh Qh");
    CHECK(only.why.front() == "Name Durch: you may name no suit.");
    // What is certain comes first, wherever it stands in the list.
    std::swap(both->trump->also[0], both->trump->also[1]);
    const Hint certain =
        advice(both, "As As 10s 10s Ah Ah 10h 10h Js Js Jh Jh", "Ad Ad 10d 10d", "Js Js Jh Jh");
    CHECK(certain.action == name_contract(1));
    CHECK(contains(flat(certain.why), "every trick is yours"));
}

TEST_CASE("No card is said to give points away or add them where nobody wants them", "[A30]") {
    Match none_wanted = to_call({"decline", "contract Untendurch"});
    Match lost = first_of_house("partnership", R"(
        r.flow = "deal meld play settle"
        r.auction, r.trump, r.pass, r.exits = nil, nil, nil, nil
        r.play = { first = "left of dealer", follow = { { "follow the suit led", keep = "led" } } }
        r.settle = { text = { "all lose what they take" }, lines = function(x)
          local l = {}
          for i, s in ipairs(x.sides) do l[i] = { side = i, text = "tricks", points = -s.count } end
          return l end }
        r.ending = require("ending").rounds(4))");
    REQUIRE(lost.rules->scoring.points_cost);
    for (Match* match : {&none_wanted, &lost}) {
        // Nothing of its suit beats an ace.
        const CardSet hand = view_of(*match).hand(), aces = hand.only(mask_of(Rank::ace));
        REQUIRE_FALSE(act(*match, play(*(aces.empty() ? hand : aces).begin())));
        while (match->round_is_on() && !view_of(*match).trick().empty()) {
            const CardSet cards = match->round->pending().cards;
            for (const Card card : cards) {
                const std::string certain = certain_of(view_of(*match), card);
                INFO(certain);
                CHECK_FALSE((contains(certain, "cannot win") || contains(certain, " adds ")));
            }
            REQUIRE_FALSE(act(*match, play(*cards.begin())));
        }
    }
}

TEST_CASE("Where bids are added, a hint to take a way out names it", "[C08]") {
    const RulebookPtr rules = house_rules(
        "auction", "r.exits[#r.exits + 1] = { 'new deal', at = 'auction', who = 'anyone', goes_on = 'deal' }",
        {{"bidding", "summed"}});
    Match match = begin_match(rules, 1);
    deal_next(match);
    const Hint advice = advice_for(match);
    REQUIRE(is<actions::Leave>(advice.action));
    CHECK(advice.why.front() == "Choose “new deal”.");
}

TEST_CASE("What a bid costs that fails is told of any number") {
    const Match match = first_of_house("partnership", R"(
        local settle = require "settle"
        r.settle = { lines = function(round) return { settle.line(round.contract.side or 1, "set", -100) } end,
                     text = "a failed bid costs 100" })");
    for (const int bid : {250, 2147483647})
        CHECK_THAT(meaning_of_bid(*match.rules, bid),
                   Catch::EndsWith("Fall short and you are set: 100 points come off your score."));
    CHECK_THAT(meaning_of_bid(*match.rules, 50),
               Catch::EndsWith("Fall short and you are set: twice the bid, 100, comes off your score."));
}
