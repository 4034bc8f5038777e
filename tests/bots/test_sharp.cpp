// What sharp finds when the best choice is clear: contracts without trump, exits, the score of the game.
#include "bots/sharp/sharp.hpp"
#include "bots/sharp/waste.hpp"

#include "bots/steady_round.hpp"
#include "catch.hpp"
#include "support/rounds.hpp"
#include "variants/support.hpp"

#include <bit>

using namespace roundhouse;
using namespace roundhouse::testing;
using namespace roundhouse::bots;

namespace {

/// German Pinochle for three: seat 1 calls first and gets this hand, the kitty is `kitty`, and the others
/// share the rest.
ToldRound german(const std::string& hand, const std::string& kitty, const Options& chosen,
                 std::string_view calls = "1 bid 150\n2 pass\n3 pass") {
    const RulebookPtr rules = rules_of("german", chosen);
    ToldRound round(rules, pack_with_kitty(*rules, hand, kitty), 3);
    round.say(calls);
    return round;
}

Weighing weighed(const Round& round, int work = 30) {
    const Decision asked = round.pending();
    return SharpPlayer(Random(1), work).weigh(View(round, asked.seat), asked);
}
Action best(const ToldRound& table) { return weighed(table.round).candidates.front().action; }

} // namespace

TEST_CASE("A hand that cannot lose a trick names Durch, and no other does", "[A29]") {
    const Options durch{{"durch", "yes"}, {"durch_value", "2000"}};
    ToldRound sure = german("As As 10s 10s Ks Ks Qs Qs Js Js Ah Ah", "Ad Ad Ac Ac", durch);
    CHECK(SharpPlayer(Random(1), 30).decide(View(sure.round, 1), sure.pending()) ==
          discard(cards("Qs Qs Js Js")));
    sure.say("1 discard Qs Qs Js Js");
    CHECK(best(sure) == name_contract(0));
    const Weighing weighing = weighed(sure.round);
    CHECK(weighing.candidates.front().made == 1);
    ToldRound weak = german("As 10s Ks Qs Js Jd Kh Qh 10d 10d 10c Qd", "Ah Ad Jh Jc", durch);
    weak.say("1 discard 10d 10d Qd 10c");
    CHECK(best(weak) == name_trump(Suit::spades));
}

TEST_CASE("A contract without trump is played towards its goal", "[A30]") {
    ToldRound table = german("Js Js Qs Qs Jh Jh Qh Qh Jd Jd Qd Ac", "Jc Jc Qc Qc", {{"untendurch", "yes"}});
    table.say("1 discard Ac Qs Qh Qd\n1 contract Untendurch");
    const Weighing weighing = weighed(table.round);
    CHECK(weighing.candidates.front().made > 0.5);
    for (const Weighed& one : weighing.candidates) CHECK(one.made <= weighing.candidates.front().made);
}

namespace {

/// Cross Pinochle: seat 1 has the bid and has named `contract`.
ToldRound cross_without_trump(const std::string& contract) {
    const RulebookPtr rules = rules_of(
        "cross", {{"durch", "yes"}, {"untendurch", "yes"}, {"with_sevens", "yes"}, {"no_kitty", "yes"}});
    Random random(1);
    ToldRound table(rules, shuffled_and_cut(rules->deck, random), 4);
    table.say("1 bid 150\n2 pass\n3 pass\n4 pass\n1 contract " + contract);
    return table;
}

/// Whether seat 1 reaches its goal from here, with the last two tricks still to be played.
bool made_with(const ToldRound& table, Seat leader, const std::vector<std::string>& hands, Seat has_taken) {
    TrickPlay state = table.round.state().tricks;
    for (Seat seat = 1; seat <= 4; ++seat)
        state.hands[seat] = cards(hands[static_cast<std::size_t>(seat - 1)]);
    state.leader = static_cast<std::int8_t>(leader);
    state.done = 10;
    state.left = 2;
    state.tricks[has_taken] = 10;
    Worth worth(table.round.rules());
    const Judge judge(table.round.rules());
    Rollout rollout(judge, View(table.round, 1), 0, worth);
    rollout.nodes_left = Rollout::goal_nodes_of_a_world;
    return rollout.play_on(table.round, state).made;
}

} // namespace

TEST_CASE("A partner gets a high card out of the way of Durch, an opponent keeps it", "[A29]") {
    const ToldRound durch = cross_without_trump("Durch");
    CHECK(made_with(durch, 1, {"Ah Kh", "Jd Jc", "10h Jh", "Qd Qc"}, 1));
    CHECK_FALSE(made_with(durch, 1, {"Ah Kh", "10h Jh", "Jd Jc", "Qd Qc"}, 1));
    CHECK_FALSE(made_with(durch, 1, {"Ah Kh", "Jd Jc", "10h 10h", "Qd Qc"}, 1)); // a partner's trick loses it
}

TEST_CASE("A partner leads nothing that makes the declarer of Untendurch take a trick", "[A30]") {
    const ToldRound untendurch = cross_without_trump("Untendurch");
    CHECK(made_with(untendurch, 3, {"Kh Jc", "Jd Qd", "Ah Jh", "Kd 10d"}, 3));
    CHECK_FALSE(made_with(untendurch, 2, {"Kh Jc", "Ah Jh", "Jd Qd", "Kd 10d"}, 3));
}

TEST_CASE("A seat that must call a card weighs which one", "[C32]") {
    const RulebookPtr rules = rules_of("five-handed");
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 20 && asked < 2; ++seed) {
        Random random(seed);
        RandomTable table(rules->seats, seed);
        Round round(rules, shuffled_and_cut(rules->deck, random), 1);
        while (!round.over() && round.pending().kind != DecisionKind::ask_card)
            REQUIRE_FALSE(round.apply(table.decide(round)));
        if (round.over()) continue;
        ++asked;
        CHECK_FALSE(round.pending().may_decline);
        CHECK(weighed(round, 2).candidates.size() > 1);
    }
    CHECK(asked == 2);
}

TEST_CASE("A seat goes out on a bid it cannot reach, and plays one it can", "[A09]") {
    const std::string hand = "As 10s Ks Qs Js Jd Kh Qh 10d 10d 10c Qd", kitty = "Ah Ad Jh Jc";
    CHECK(is<actions::Discard>(best(german(hand, kitty, {}))));
    const ToldRound high = german(hand, kitty, {}, "1 bid 150\n2 bid 600\n3 pass\n1 bid 610\n2 pass");
    CHECK(best(high) == leave(0));
}

TEST_CASE("A run and a pinochle are not buried", "[A08]") {
    const Action away = best(german("As 10s Ks Qs Js Jd Kh Qh 10d 10d 10c Qd", "Ah Ad Jh Jc", {}));
    REQUIRE(is<actions::Discard>(away));
    CHECK(common(cards_of(away), cards("As 10s Ks Qs Js Jd")).empty());
}

TEST_CASE("The card called completes a meld", "[A28]") {
    ToldRound table = german("As 10s Ks Qs Js Jd Kh Qh 10d 10d 10c Qd", "Ah Ad Jh Jc", {{"calling", "yes"}});
    table.say("1 discard 10d 10d Qd 10c");
    // Aces around with the ace of clubs, or a run instead of a pair with the ten of hearts.
    const Action action = best(table);
    const auto* called = as<actions::AskCard>(action);
    REQUIRE(called);
    const MeldTable& melds = table.round.rules().melds;
    const CardSet hand = View(table.round, 1).hand();
    CHECK(melds.points(hand + CardSet{called->card}, {}) - melds.points(hand, {}) >= 80);
}

TEST_CASE("The same end is worth more where it wins the game") {
    const RulebookPtr rules = by_hand::partnership(); // target 1500
    Random random(4);
    const Pack pack = shuffled_and_cut(rules->deck, random);
    const auto worth_at = [&](std::vector<int> scores) {
        Round round(rules, pack, 4, {}, {3, std::move(scores), {}});
        for (const Action& action : {bid(250), pass(), pass(), pass()}) REQUIRE_FALSE(round.apply(action));
        TrickPlay end = round.state().tricks;
        end.count[1] = 250;
        end.tricks[1] = 12;
        end.done = 12;
        end.left = 0;
        return Worth(*rules).of(round, end).points[1];
    };
    const double early = worth_at({0, 0});
    CHECK(early == 250);
    CHECK(worth_at({1300, 0}) > early + 500);
    CHECK(worth_at({0, 1300}) == early);
}

TEST_CASE("A contract is made if the package says so, whatever meld and tricks add up to", "[D19]") {
    const RulebookPtr rules = rules_of("double-deck"); // needs 20 in tricks
    const std::string first = "As As 10s 10s Ks Ks Qs Qs Js Js Ah Ah Ad Ad Ac Ac Kh Kd Kc Jh";
    const Pack rest = sorted_pack(rules->deck - cards(first));
    std::vector<std::string> hands{first};
    for (auto at = rest.begin(); at != rest.end(); at += 20) hands.push_back(notation(Pack(at, at + 20)));
    ToldRound table(rules, pack_for(*rules, 4, hands), 4);
    table.say("1 bid 50\n2 pass\n3 pass\n4 pass\n1 trump spades");
    const auto made_with = [&](int count) {
        TrickPlay end = table.round.state().tricks;
        end.count[1] = static_cast<std::int16_t>(count);
        end.count[2] = static_cast<std::int16_t>(50 - count);
        end.tricks[1] = end.tricks[2] = 10;
        end.done = 20;
        end.left = 0;
        return Worth(*rules).of(table.round, end).made;
    };
    CHECK(made_with(20));
    CHECK_FALSE(made_with(19));
}

TEST_CASE("Two ends that differ in a hand's marks are worth what each settles for") {
    const testing::Folder house;
    house.write("variant.lua", R"(
        local settle = require "settle"
        return { extends = "partnership", rules = function(o, r)
          r.marks = { { "Four nines", cards = "any 4 of 9", worth = { 50 } } }
          r.settle = settle.over(r.settle, { lines = function(round, points)
            local lines = points.lines(round)
            for side = 1, 2 do
              for _, mark in ipairs(round.sides[side].marks) do
                lines[#lines + 1] = settle.line(side, mark.name, mark.worth)
              end
            end
            return lines
          end })
          return r
        end })");
    const RulebookPtr rules = testing::rules_of(house.path().string());
    // The same melds; in one of the rounds, one hand holds the nines that count.
    const auto played = [&](const std::string& second, const std::string& fourth) {
        const std::string spades = "As As 10s 10s Ks Ks Qs Qs Js Js 9s 9s";
        const std::string partners = "Ah Ah 10h 10h Kh Kh Qh Qh Jh Jh 9c 9c";
        ToldRound table(rules, pack_for(*rules, 4, {spades, second, partners, fourth}), 4);
        table.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump spades");
        table.say("3 give 10h 10h Kh Kh\n1 give 10h 10h Kh Kh");
        return table.round;
    };
    const Round marked =
        played("9h 9h 9d 9d Ad Ad Kd Kd Qd Qd 10d 10d", "Ac Ac 10c 10c Kc Kc Qc Qc Jc Jc Jd Jd");
    const Round plain =
        played("9h 9h 10c 10c Ad Ad Kd Kd Qd Qd 10d 10d", "Ac Ac 9d 9d Kc Kc Qc Qc Jc Jc Jd Jd");
    Worth worth(*rules);
    const double with = worth.of(marked, marked.state().tricks).points[1];
    CHECK(worth.of(plain, plain.state().tricks).points[1] == with + 50);
}

TEST_CASE("The fewer seats, the more tricks are searched to the end: the last nine with three") {
    int played_out = 0, searched = 0;
    steady_round(rules_of("three-handed"), 3, [&](const View& view, const Decision& asked, auto&&) {
        if (asked.kind != DecisionKind::play || view.contract().seat != view.seat()) return;
        if (std::popcount(asked.cards.kinds()) < 2) return;
        const bool exact = SharpPlayer(Random(1), 20).weigh(view, asked).exact > 0;
        CHECK(exact == (view.tricks_left() <= 9));
        ++(exact ? searched : played_out);
    });
    CHECK(searched > 0);
    CHECK(played_out > 0);
}

namespace {

/// The plays left to weigh for the next seat after these cards of a trick; seat 2, the declarer, led, and
/// spades are trump, by the rules of partnership or, with `seats_alone`, german. The seat may play any of
/// `hand`; it has not seen `unseen`.
std::string left_to_weigh(const std::vector<std::string>& played, const std::string& hand,
                          const std::string& unseen, int seats_alone = 0) {
    const RulebookPtr rules = seats_alone ? rules_of("german") : rules_of("partnership");
    TrickPlay state;
    state.trump = Suit::spades;
    state.sides.declarers = 2;
    for (Seat seat = 1; seat <= rules->seats; ++seat)
        state.sides.of[seat] = static_cast<std::uint8_t>(seats_alone ? seat : 2 - seat % 2);
    state.leader = 2;
    state.left = 5;
    for (const std::string& card : played) {
        state.hands[to_play(state, rules->play)].add(*parse_card(card));
        play(rules->play, state, *parse_card(card));
    }
    const Seen nothing{};
    const TrickOdds odds(rules->play, state, cards(unseen), nothing);
    return notation(CardSet::of(without_waste(rules->play, state, cards(hand).kinds(), odds)));
}

} // namespace

TEST_CASE("No ace goes under an ace when a nine will do", "[D26]") {
    CHECK(left_to_weigh({"As", "9s", "Kh"}, "As 9s", "10s") == "9s");
    CHECK(left_to_weigh({"As", "9s", "Kh"}, "Ks 10s", "9s") == "Ks");          // equal counters
    CHECK(left_to_weigh({"As", "9s", "Kh"}, "10h Ad 9h 9d", "9s") == "9h 9d"); // the lowest in each suit
}

TEST_CASE("A seat plays its dearest card on its own side's trick, but none higher than needed", "[D26]") {
    CHECK(left_to_weigh({"9s", "As", "Kh"}, "10s Ks 9s", "Js") ==
          "Ks 9s");                                                    // the nine may be needed elsewhere
    CHECK(left_to_weigh({"9s", "Ks", "Kh"}, "As 10s", "Js") == "10s"); // either takes it, playing last
}

TEST_CASE("Nothing is waste until it is settled who gets the trick") {
    CHECK(left_to_weigh({}, "As 9s", "10s") == "As 9s");
    CHECK(left_to_weigh({"10s"}, "Kh 9h", "As") == "Kh 9h"); // the partner may take it
    CHECK(left_to_weigh({"Js", "As"}, "Ks 9s", "As", 3) ==
          "Ks 9s"); // the other defender's trick, but each plays alone
}

TEST_CASE("A declarer with the length draws trump where play-outs cannot tell the leads apart", "[D26]") {
    const RulebookPtr rules = rules_of("partnership");
    const Pack pack =
        pack_for(*rules, 4,
                 {"As As 10s Ks Qs Js Ah Kh Qh Ad Jd Ac", "10s Qs 9s Qd 9d 9d Kh Jh 10h 10c Qc 9c",
                  "Ad Ah Jh 9h Jc Kd Qd 10d Ac 10c Kc 9c", "Ks Js 9s 10d Kd Jd 10h Qh 9h Kc Qc Jc"});
    ToldRound told(rules, pack, 4);
    told.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump spades\n"
             "3 give Ad Ah 9h 9c\n1 give Ad Ah 9h 9c");
    const Weighing weighing = weighed(told.round);
    const Action first = weighing.candidates.front().action;
    CHECK(std::get<actions::Play>(first).card.suit() == Suit::spades);
    CHECK(std::any_of(weighing.candidates.begin(), weighing.candidates.end(),
                      [&](const Weighed& one) { return one.worth > weighing.candidates.front().worth; }));
}

TEST_CASE("While cards are drawn, sharp leaves steady's way now and then, for what does clearly better in "
          "play-outs",
          "[C17]") {
    Match match = begin_match(rules_of("two-handed"), 5);
    deal_next(match);
    int asked_for = 0, others = 0;
    while (match.round->pending().step == Step::draw_play) {
        const Decision asked = match.round->pending();
        const Action usual = decide_seated(match, "steady", 1);
        const bool has_choice = asked.kind == DecisionKind::play && asked.cards.size() > 1;
        if (has_choice && ++asked_for % 2 == 0)
            others += SharpPlayer(Random(1), 12).decide(View(*match.round, asked.seat), asked) != usual;
        REQUIRE_FALSE(act(match, usual));
    }
    CHECK(asked_for == 24);
    CHECK(others > 0);
    CHECK(others < asked_for / 4);
}

TEST_CASE(
    "While cards are drawn, what is left of all that may be done is weighed in the same rounds, and the "
    "usual choice is first unless another is clearly better",
    "[C17][C19]") {
    for (const char* variant : {"two-handed", "two-handed-draft"}) {
        Match match = begin_match(rules_of(variant), 6);
        deal_next(match);
        std::set<DecisionKind> weighed;
        for (int decisions = 0; decisions < 10; ++decisions) {
            const Decision asked = match.round->pending();
            const View view(*match.round, asked.seat);
            const Action usual = decide_seated(match, "steady", 1);
            const Action lowest = asked.kind == DecisionKind::play ? play(*asked.cards.begin()) : usual;
            const Weighing weighing = SharpPlayer(Random(2), 6).weigh(view, asked, &lowest);
            INFO(variant << ", " << to_text(*match.rules, usual));
            const int choices =
                asked.kind == DecisionKind::keep_card ? 2
                : asked.kind == DecisionKind::play
                    ? std::popcount(asked.cards.kinds())
                    : static_cast<int>(view.offered_melds().size()) + 1 + (asked.may_swap ? 1 : 0);
            CHECK(weighing.looked_at == (choices == 1 ? 0 : choices));
            if (choices > 1) {
                weighed.insert(asked.kind);
                const auto found = [&](const Action& action) {
                    return std::find_if(weighing.candidates.begin(), weighing.candidates.end(),
                                        [&](const Weighed& one) { return one.action == action; });
                };
                REQUIRE(weighing.candidates.size() > 1);
                REQUIRE(found(usual) != weighing.candidates.end());
                CHECK(found(lowest) != weighing.candidates.end());
                for (const Weighed& one : weighing.candidates) CHECK(std::ssize(one.each) == weighing.worlds);
                const Weighed& first = weighing.candidates.front();
                CHECK((first.action == usual || is_better(first, *found(usual), 2.5)));
            }
            REQUIRE_FALSE(act(match, usual));
        }
        CHECK(weighed.size() == (match.rules->draft ? 1 : 2));
    }
}
