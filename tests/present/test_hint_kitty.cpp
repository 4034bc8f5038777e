// Hints about a kitty, a card to call, a contract to hand back.

#include "catch.hpp"
#include "support/tables.hpp"

#include "bots/player.hpp"
#include "bots/sharp/sharp.hpp"
#include "present/asked/decisions.hpp"
#include "present/hints/hint_parts.hpp"

#include <map>

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;

namespace {

Hint hint_at(const Match& match) {
    return hint_for(view_of(match), match.round->pending(), names_for(match));
}
std::string advised(const Match& match) { return to_text(*match.rules, hint_at(match).action); }

} // namespace

TEST_CASE("Hints are always allowed, whatever the rules ask") {
    for (const RulebookPtr& rules : {german(), rules_of("cross", {{"calling", "yes"}}),
                                     rules_of("double-deck", {{"save_needs_no_marriage", "no"}})})
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            Match match = begin_match(rules, seed);
            deal_next(match);
            while (match.round_is_on()) {
                const Hint advice = hint_at(match);
                CHECK_FALSE(advice.why.empty());
                if (const auto refusal = act(match, advice.action)) FAIL(name(refusal->code));
            }
        }
}

TEST_CASE("A hint before the first trick is what `sharp` does with as much work") {
    std::map<DecisionKind, int> asked;
    for (const RulebookPtr& rules :
         {rules_of("five-handed"), rules_of("cross", {{"calling", "yes"}}), rules_of("auction"),
          rules_of("two-handed-draft"), rules_of("double-deck", {{"save_needs_no_marriage", "no"}})})
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Match match = begin_match(rules, seed);
            deal_next(match);
            while (match.round_is_on() && match.round->pending().kind != DecisionKind::play) {
                const View view = view_of(match);
                const Decision asking = match.round->pending();
                // A contract without trump is advised only if it is certain. Of many cards to keep or not, a
                // few will do.
                const bool to_compare =
                    asking.kind != DecisionKind::name_trump && asking.kind != DecisionKind::discard &&
                    asking.kind != DecisionKind::call &&
                    (asking.kind != DecisionKind::keep_card || view.stock_size() % 24 == 0);
                const Action done =
                    asking.kind == DecisionKind::keep_card && !to_compare
                        ? bots::decide_seated(match, "steady", 1)
                        : bots::SharpPlayer(bots::random_for(view), present::hint_work).decide(view, asking);
                INFO(rules->id << " " << seed << " " << static_cast<int>(asking.kind));
                if (to_compare && ++asked[asking.kind])
                    CHECK(to_text(*rules, hint_at(match).action) == to_text(*rules, done));
                REQUIRE_FALSE(act(match, done));
            }
        }
    CHECK(asked[DecisionKind::keep_card] > 0);
    CHECK(asked[DecisionKind::ask_card] > 0);
    CHECK(asked[DecisionKind::give] > 0);
}

TEST_CASE("Cards that meld nothing are put away, a card that melds is called", "[A08][A28]") {
    const Match none_is_called = dealt(rules_of("german"), "As 10s Ks Qs Js Jd Kh Qh 10d 10d 10c Qd",
                                       "Ah Ad Jh Jc", {"bid 150", "pass", "pass"});
    CHECK(advised(none_is_called) == "discard 10d 10d Qd 10c");
    CHECK_THAT(flat(hint_at(none_is_called).why),
               Catch::Contains("With spades as trump, what you keep melds 250.") &&
                   Catch::Contains("ways to discard is better"));
    CHECK_THAT(flat(hint_at(to_call()).why), Catch::Contains("with it your best suit melds ") &&
                                                 Catch::Contains(" more. In ") &&
                                                 Catch::Contains("Next best: "));
    CHECK_FALSE(cards_of(hint_at(to_call({"ask Ac"})).action).has(Card(Rank::ace, Suit::clubs)));
}

TEST_CASE("A discard that breaks melds names what it costs", "[A08]") {
    int dear = 0;
    for (std::uint64_t seed = 1; seed <= 40 && dear == 0; ++seed) {
        Match match = begin_match(german(), seed);
        deal_next(match);
        while (match.round_is_on() && match.round->pending().kind == DecisionKind::call)
            REQUIRE_FALSE(act(match, bots::decide_seated(match, "steady", seed)));
        if (!match.round_is_on() || match.round->pending().kind != DecisionKind::discard) continue;
        const Hint advice = hint_at(match);
        if (!is<actions::Discard>(advice.action)) continue;
        if (discard_warning(view_of(match), cards_of(advice.action), Face::french).empty()) continue;
        CHECK_THAT(flat(advice.why), Catch::Contains("It gives up "));
        ++dear;
    }
    CHECK(dear == 1);
}

TEST_CASE("Where melds count before the discard, a hint does not say what discarding costs in melds",
          "[C23]") {
    int asked = 0;
    for (const char* variant : {"three-handed", "racehorse"})
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Match match = begin_match(rules_of(variant), seed);
            REQUIRE(melds_before_discard(*match.rules));
            deal_next(match);
            while (match.round_is_on() && match.round->pending().kind != DecisionKind::discard)
                REQUIRE_FALSE(act(match, bots::decide_seated(match, "steady", seed)));
            if (!match.round_is_on()) continue;
            ++asked;
            const std::string why = flat(hint_at(match).why);
            INFO(variant << " " << seed << ": " << why);
            CHECK_FALSE(contains(why, "what you keep melds"));
            CHECK_FALSE(contains(why, "It gives up"));
            CHECK_FALSE(contains(why, "own meld"));
        }
    CHECK(asked > 0);
}

TEST_CASE("A contract without trump is advised only when it is certain", "[A29]") {
    CHECK(advised(to_call({"decline"})) == "trump spades");
    const Match sure =
        dealt(german(), "As As 10s 10s Ks Ks Qs Qs Js Js Ah Ah", "Ad Ad Ac Ac", {"bid 150", "pass", "pass"});
    Match match = sure;
    REQUIRE_FALSE(act(match, *parse_action(*match.rules, "discard Qs Qs Js Js")));
    REQUIRE_FALSE(act(match, decline()));
    CHECK(advised(match) == "contract Durch");
}

TEST_CASE("In a contract without trump tricks count, not points", "[A29][A30]") {
    for (const char* contract : {"contract Durch", "contract Untendurch"}) {
        const Match match = to_call({"decline", contract});
        const std::string why = flat(hint_at(match).why);
        INFO(why);
        CHECK(contains(why, "the contract is made"));
        CHECK_FALSE(contains(why, "card points"));
    }
}

TEST_CASE("Out of reach: going out is advised", "[A09]") {
    const Match match = with_kitty({"bid 150", "bid 600", "pass", "bid 610", "pass"});
    CHECK(advised(match) == "leave going out");
}

TEST_CASE("A hand without marriage hands the contract back", "[D11]") {
    Match match = begin_match(rules_of("double-deck", {{"save_needs_no_marriage", "no"}}), 3);
    deal_next(match);
    for (const Action& call : {bid(53), pass(), pass(3), pass()}) REQUIRE_FALSE(act(match, call));
    REQUIRE(match.round->pending().kind == DecisionKind::hand_back);
    const bool marriage = holds_marriage(view_of(match).hand());
    CHECK(advised(match) == (marriage ? "decline" : "hand back"));
    const std::string question =
        flat(explain_decision(view_of(match), match.round->pending(), names_for(match)));
    INFO(question);
    CHECK(contains(question, "North has it at 54"));
}
