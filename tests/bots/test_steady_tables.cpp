// What steady does with a kitty, with contracts without trump, and with calls that convey something.
#include "bots/steady/steady.hpp"

#include <map>

#include "catch.hpp"
#include "steady_round.hpp"
#include "steadys_choice.hpp"
#include "support/home.hpp"
#include "support/rounds.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;
using namespace roundhouse::bots;

namespace {

/// The last seat deals, so seat 1 calls first. Hands and kitty that are not given get the rest, shuffled.
ToldRound table(const RulebookPtr& rules, const std::map<Seat, std::string>& written,
                const std::string& kitty = {}) {
    CardSet rest = rules->deck - cards(kitty);
    for (const auto& [seat, hand] : written) rest -= cards(hand);
    Random random(4);
    Pack pack = shuffled_and_cut(rest, random);
    std::vector<std::string> hands;
    for (Seat seat = 1; seat <= rules->seats; ++seat) {
        if (written.contains(seat)) {
            hands.push_back(written.at(seat));
            continue;
        }
        const auto from = pack.end() - rules->deal.hand;
        hands.push_back(notation(Pack(from, pack.end())));
        pack.erase(from, pack.end());
    }
    Pack dealt = pack_for(*rules, rules->seats, hands);
    for (const Card card : kitty.empty() ? pack : row(kitty)) dealt.push_back(card);
    return {rules, dealt, rules->seats};
}

std::string said(const ToldRound& told) { return to_text(told.round.rules(), steady(told)); }

const std::string run_with_aces = "Ah 10h Kh Qh Jh As Ac Ad Qs Jd Ks 10c";
const std::string odds_and_ends = "10h Jh Js Js 10d Qd Jd 10c Jc Jc Qh Qd";
const std::string top_of_two = "Ah Ah 10h 10h Kh Kh As As 10s 10s Ks Ks";

/// Hands of a double deck.
const std::string no_marriage = "As As 10s 10s Ks Ks Ah Ah 10h 10h Kh Ad Ad 10d Kd Kd Jd Jd 10c 10c";
const std::string poor_marriage = "10s 10s 10s 10s Js Js 10h 10h 10h Jh Jh Kd Qd 10d 10d 10d 10c 10c Jc Jc";
const std::string rich =
    "Ah Ah 10h Kh Kh Qh Qh Jh As As Ks Qs Ad Kd Qd Jd Ac Kc Qc 10c"; // run, roundhouse, aces around

} // namespace

TEST_CASE("Steady bids while melds, kitty and tricks promise it, one step at a time, and no further",
          "[A06][A12][A13]") {
    ToldRound told = table(rules_of("german"), {{1, run_with_aces}, {2, odds_and_ends}});
    CHECK(said(told) == "bid 150");
    told.say("1 bid 150\n2 bid 250\n3 pass");
    CHECK(said(told) == "bid 260");
    told.say("1 bid 260\n2 bid 900");
    CHECK(said(told) == "pass");
}

TEST_CASE(
    "It outbids an opponent who wanted the contract, but leaves one with what nobody wanted, unless its "
    "own is worth more",
    "[C03][D26]") {
    const auto says = [](const Options& options, Seat seat, const std::string& hand,
                         const std::string& calls) {
        ToldRound told = table(rules_of("auction", options), {{seat, hand}});
        told.say(calls);
        return said(told);
    };
    const std::string good = "10h As 9s Qc Qs Ad Kh 9s Kc Ah Ac Kd"; // aces around, two marriages
    const std::string double_run = "Ah Ah 10h 10h Kh Kh Qh Qh Jh Jh As Ac";
    const std::string wanted = "1 bid 260\n2 pass\n3 pass", had_to_open = "1 bid 250\n2 pass\n3 pass";
    CHECK(says({}, 4, good, wanted) == "bid 270");
    CHECK(says({}, 4, good, had_to_open) == "pass");
    CHECK(says({}, 4, double_run, had_to_open) == "bid 260");

    const Options stuck = {{"must_open", "dealer"}};
    CHECK(says(stuck, 2, good, "1 pass") == "bid 250"); // another seat may yet bid
    CHECK(says(stuck, 3, good, "1 pass\n2 pass") == "pass");
    CHECK(says(stuck, 3, double_run, "1 pass\n2 pass") == "bid 250");
}

TEST_CASE("It buries a loose card and parts of cheap melds, but no ace and no trump", "[A08]") {
    ToldRound told = table(rules_of("german"), {{1, run_with_aces}}, "Jc 10d Qc Kd");
    told.say("1 bid 150\n2 pass\n3 pass");
    const Action away = steady(told);
    REQUIRE(is<actions::Discard>(away));
    CHECK(cards_of(away).size() == 4);
    const CardSet melds = cards("Ah 10h Kh Qh Jh As Ac Ad Qs Jd Ks");
    CHECK(common(cards_of(away), melds).size() == 3); // the kitty's own cards stay, so three of them must go
    CHECK(cards_of(away).has(card("10c")));
    CHECK(common(cards_of(away), cards("Ah 10h Kh Qh Jh As Ac Ad")).empty());
}

TEST_CASE("It goes out on a bid out of reach, and plays one within reach", "[A09]") {
    const RulebookPtr rules = rules_of("german");
    ToldRound lost = table(rules, {{1, odds_and_ends}});
    lost.say("1 bid 600\n2 pass\n3 pass");
    CHECK(said(lost) == "leave going out");
    ToldRound good = table(rules, {{1, run_with_aces}});
    good.say("1 bid 250\n2 pass\n3 pass");
    CHECK(is<actions::Discard>(steady(good)));
}

TEST_CASE("It names the suit worth most", "[A10]") {
    ToldRound told = table(rules_of("german"), {{1, run_with_aces}}, "Jc 10d Qc Kd");
    told.say("1 bid 150\n2 pass\n3 pass\n1 discard 10c Jd Qs Ks");
    CHECK(said(told) == "trump hearts");
}

TEST_CASE("It calls the card that completes a meld, and gives what it can best spare", "[A28]") {
    ToldRound told = table(rules_of("german", {{"calling", "yes"}}),
                           {{1, "Ah Ah 10h 10h Kh Kh Qh As Qs Ks 10s 10c"}}, "Jc 10d Qc Kd");
    told.say("1 bid 150\n2 pass\n3 pass\n1 discard Ks 10s 10c 10h");
    CHECK(said(told) == "ask Jh");
    told.say("1 ask Jh");
    const Action given = steady(told);
    REQUIRE(is<actions::Give>(given));
    CHECK(common(cards_of(given), cards("Ah Kh Qh 10h As")).empty());
}

TEST_CASE("A hand that wins every trick is bid, named and played as Durch", "[A29]") {
    const Options durch{{"durch", "yes"}};
    ToldRound told = table(rules_of("german", durch), {{1, top_of_two}}, "Ad Ad Ac Ac");
    told.say("1 bid 150\n2 bid 900\n3 pass");
    CHECK(said(told) == "bid 910");
    told.say("1 bid 910\n2 pass");
    CHECK(is<actions::Discard>(steady(told)));
    ToldRound named =
        table(rules_of("german", {{"durch", "yes"}, {"with_sevens", "yes"}, {"no_kitty", "yes"}}),
              {{1, "Ah Ah 10h 10h As As 10s 10s Ad Ad 10d 10d Ac Ac 10c 10c"}});
    named.say("1 bid 150\n2 pass\n3 pass");
    CHECK(said(named) == "contract Durch");
    named.say("1 contract Durch");
    CHECK(is<actions::Claim>(steady(named)));
    ToldRound above = table(rules_of("german", durch), {{1, top_of_two}});
    above.say("1 bid 150\n2 bid 1000\n3 pass");
    CHECK(said(above) == "pass");
}

TEST_CASE("A hand that can avoid every trick is named Untendurch", "[A30]") {
    const std::string low = "7h 7h Jh Jh 7s 7s Js Js 7d 7d Jd Jd 7c 7c Jc Jc";
    ToldRound told = table(
        rules_of("german", {{"untendurch", "yes"}, {"with_sevens", "yes"}, {"no_kitty", "yes"}}), {{1, low}});
    CHECK(said(told) == "bid 150");
    told.say("1 bid 150\n2 pass\n3 pass");
    CHECK(said(told) == "contract Untendurch");
    told.say("1 contract Untendurch");
    while (told.pending()) REQUIRE_FALSE(told.round.apply(steady(told)));
    CHECK(told.round.result().contract.reached);
}

TEST_CASE("Low cards that the partner is known to hold do not stand in the way of Untendurch", "[A30]") {
    const RulebookPtr rules = house_rules("cross", R"(
        r.flow = "deal auction change trump meld play settle"
        r.deal, r.kitty, r.discard, r.exits = { hand = 10, packets = 5 }, nil, nil, nil
        r.steps = { change = {
          begin = function(x) return { seat = x.contract.seat, open = true } end,
          options = function(s, seat)
            if s.open and seat == s.seat then return { { "change", does = { swap = { 1, 3 } } }, "stay" } end
          end,
          choose = function(s) s.open = false return s end,
        } })",
                                          {{"untendurch", "yes"}});
    // Only jacks of hearts can make the queens take a trick.
    const std::string low = "Qh Qh Qs Qs Js Js Jd Jd Jc Jc", with_jacks = "Jh Jh Ah Kh 10h As 10s Ks Ad Ac";
    const std::string bids = "1 bid 150\n2 pass\n3 pass\n4 pass\n";
    ToldRound known = table(rules, {{1, with_jacks}, {3, low}});
    known.say(bids + "1 choose change");
    CHECK(said(known) == "contract Untendurch");
    ToldRound unknown = table(rules, {{1, low}, {3, with_jacks}});
    unknown.say(bids + "1 choose stay");
    CHECK(said(unknown) != "contract Untendurch");
}

TEST_CASE("Without a marriage, or with too little meld, it does not bid", "[D15][D18][D20]") {
    const RulebookPtr rules = rules_of("double-deck");
    CHECK(is<actions::Pass>(steady(table(rules, {{1, no_marriage}}))));
    CHECK(is<actions::Pass>(steady(table(rules, {{1, poor_marriage}}))));
    CHECK(is<actions::Bid>(steady(table(rules, {{1, rich}}))));
}

TEST_CASE("A pass that shows meld is used only where it is true, on every scale", "[D10]") {
    const std::string aces = "As Ah Ad Ac 10s 10s 10s 10h 10h 10h 10d 10d 10d 10c 10c 10c Js Jh Jh Js";
    const RulebookPtr rules = rules_of("double-deck");
    CHECK(said(table(rules, {{1, aces}})) == "by");
    CHECK(said(table(rules, {{1, no_marriage}})) == "pass");
    const RulebookPtr ten = rules_of("double-deck", {{"scale", "10"}});
    CHECK(said(table(ten, {{1, aces}})) == "by");
    CHECK(ten->auction->passes[1].meld->least == 80);
    CHECK(said(table(rules_of("double-deck", {{"table_talk", "no"}}), {{1, aces}})) == "pass");
}

TEST_CASE("A bid on a hand with aces around is spoken as its last digit", "[D12]") {
    CHECK(said(table(rules_of("double-deck"), {{1, rich}})) == "bid 51 spoken");
    CHECK(said(table(rules_of("double-deck", {{"table_talk", "no"}}), {{1, rich}})) == "bid 50");
}

TEST_CASE("A contract that the partner asked for is handed back by a hand that cannot make it", "[D11]") {
    ToldRound told = table(rules_of("double-deck"), {{2, rich}, {4, no_marriage}});
    told.say("1 pass\n2 save\n3 pass");
    REQUIRE(told.pending().kind == DecisionKind::hand_back);
    CHECK(said(told) == "hand back");
    ToldRound kept = table(rules_of("double-deck", {{"save_needs_no_marriage", "no"}}), {{4, rich}});
    kept.say("1 pass\n2 save\n3 pass");
    REQUIRE(kept.pending().kind == DecisionKind::hand_back);
    CHECK(said(kept) == "decline");
}

TEST_CASE("A bid that is out of reach is thrown in, one within reach is played", "[D21]") {
    const std::string partner = "10s 10s 10s Js Js Js Js 10h 10h Jh Jh 10d Jd Jd Jd 10c 10c Jc Jc 10d";
    ToldRound lost = table(rules_of("double-deck"), {{1, rich}, {3, partner}});
    lost.say("1 bid 60\n2 bid 400\n3 pass\n4 pass\n1 bid 405\n2 pass\n1 trump hearts");
    CHECK(said(lost) == "leave throwing in");
    ToldRound good = table(rules_of("double-deck"), {{1, rich}, {3, partner}});
    good.say("1 bid 60\n2 pass\n3 pass\n4 pass\n1 trump hearts");
    CHECK(is<actions::Play>(steady(good)));
}

TEST_CASE("While cards are drawn, a meld comes before the higher one that it lies within", "[C17]") {
    const Home home;
    home.write("short/variant.lua",
               "return { extends = 'two-handed', title = 'Short', rules = function(o, r)\n"
               "  r.deal = { hand = 22, stock = 4, packets = 2 } return r end }\n");
    const auto after_a_trick = [](const RulebookPtr& rules, const std::string& hand,
                                  const std::string& stock) {
        ToldRound told{rules, pack_with_stock(*rules, hand, stock), 2};
        told.say("1 play As");
        REQUIRE_FALSE(told.round.apply(play(*told.pending().cards.begin()), EventLog(told.events)));
        return told;
    };
    const ToldRound early =
        after_a_trick(rules_of("two-handed"), "Ah 10h Kh Qh Jh As Ks Qs Jd Kd Qd 9s", "10h");
    CHECK(said(early) == "meld Kh Qh as Royal marriage");
    // Only one more trick can bring a meld: 150 now is worth more than 40 and a hope.
    const ToldRound late = after_a_trick(
        rules_of((home.path() / "short").string()),
        "Ah 10h Kh Qh Jh As Ks Qs Js 9s Ad Kd Jd 9d Ac Kc Jc 9c 10s 10d 10c Jd", "10h 9h 9h Jh");
    CHECK(said(late) == "meld Ah 10h Kh Qh Jh as Run");
}

TEST_CASE("While cards are drawn, cards are kept for melds that may come, not for those laid long ago",
          "[C17]") {
    const RulebookPtr rules = rules_of("bezique");
    int points = 0;
    constexpr int rounds = 60;
    for (std::uint64_t seed = 1; seed <= rounds; ++seed) {
        const Match match = steady_round(rules, seed, [](auto&&...) {});
        for (const int scored : match.settled.back().delta) points += scored;
    }
    // About 300 a hand. It was 215 while every card of a meld was kept to the end.
    CHECK(points / (2 * rounds) > 260);
}
