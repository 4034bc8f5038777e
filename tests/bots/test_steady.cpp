// Steady's rules, in decisions where they are clear.
#include "bots/sharp/sharp.hpp"
#include "bots/steady/steady.hpp"
#include "bots/steady/trials.hpp"

#include "bots/steady_round.hpp"
#include "catch.hpp"
#include "steadys_choice.hpp"
#include "support/rounds.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

namespace {

/// Seats 1 and 3 get these hands, 2 and 4 the rest; seat 1 calls first.
ToldRound table_with(const std::string& first, const std::string& partner) {
    const RulebookPtr rules = by_hand::partnership();
    const Pack rest = sorted_pack(rules->deck - cards(first) - cards(partner));
    const auto half = rest.begin() + static_cast<std::ptrdiff_t>(rest.size() / 2);
    const std::vector<std::string> hands{first, notation(Pack(rest.begin(), half)), partner,
                                         notation(Pack(half, rest.end()))};
    return {rules, pack_for(*rules, 4, hands), 4};
}

const std::string run_and_aces = "Ah Ah 10h Kh Qh Jh Ac Ad As Qd Kd 10c";
const std::string pinochle_and_hearts = "10h Kh Qs Jd Kd Qd Jd 9d 9d Jc 9c 9s";
const std::string nothing = "Jh 9h 9h 10s Js 9s 9s Jc 9c 9c 10d 9d";

} // namespace

TEST_CASE("Steady bids a hand that melds and passes one that does not, whatever the partner bids", "[D26]") {
    ToldRound table = table_with(run_and_aces, nothing);
    CHECK(steady(table) == bid(250));
    table.say("1 bid 250\n2 pass");
    CHECK(steady(table) == pass());
    CHECK(steady(table_with(nothing, run_and_aces)) == pass());
}

TEST_CASE("It names the suit of its run", "[B04]") {
    ToldRound table = table_with(run_and_aces, nothing);
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass");
    CHECK(steady(table) == name_trump(Suit::hearts));
}

TEST_CASE("The partner gives trumps and keeps its own pinochle", "[B05][D26]") {
    ToldRound table = table_with(run_and_aces, pinochle_and_hearts);
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump hearts");
    const Action gift = steady(table);
    REQUIRE(is<actions::Give>(gift));
    CHECK(cards_of(gift).size() == 4);
    CHECK(cards_of(gift).has(card("Kh")));
    const CardSet kept = cards(pinochle_and_hearts) - cards_of(gift);
    CHECK(kept.contains(cards("Qs Jd")));
}

TEST_CASE("The declarer gives back neither trumps nor aces", "[B05]") {
    ToldRound table = table_with(run_and_aces, pinochle_and_hearts);
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump hearts\n3 give 10h Kh 9c 9s");
    const Action gift = steady(table);
    REQUIRE(is<actions::Give>(gift));
    CHECK(cards_of(gift).count(Suit::hearts) == 0);
    CHECK((cards_of(gift).kinds() & mask_of(Rank::ace)) == 0);
}

TEST_CASE("The declarer draws trump from length, top cards first", "[D26]") {
    ToldRound table = table_with(run_and_aces, nothing);
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump hearts");
    table.say("3 give 10s 10d 9s 9s\n1 give 10s 10d 9s 9s");
    const Action lead = steady(table);
    CHECK((lead == play(card("Ah")) || lead == play(card("10h")))); // holding both aces, the ten is as good
}

TEST_CASE("A better hand bids over a partner who had to open", "[C03]") {
    const RulebookPtr rules = testing::rules_of("auction");
    const Pack rest = sorted_pack(rules->deck - cards(nothing) - cards(run_and_aces));
    const Pack second(rest.begin(), rest.begin() + 12), fourth(rest.begin() + 12, rest.end());
    ToldRound table(rules, pack_for(*rules, 4, {nothing, notation(second), run_and_aces, notation(fourth)}),
                    4);
    table.say("1 bid 250\n2 pass");
    CHECK(is<actions::Bid>(steady(table)));
}

TEST_CASE("A good hand bids over its partner while others may bid, as a seat that passes is out", "[B02]") {
    ToldRound table = table_with(nothing, run_and_aces);
    table.say("1 bid 250\n2 pass");
    CHECK(steady(table) == bid(260)); // seat 4 may still bid
    ToldRound later = table_with(run_and_aces, nothing);
    later.say("1 bid 250\n2 pass\n3 bid 260\n4 pass");
    CHECK(steady(later) == pass());
}

TEST_CASE("Where each seat calls once, who has called cannot bid against the partner any more", "[B02]") {
    const RulebookPtr rules =
        testing::house_rules("partnership", "r.auction = { minimum = 200, steps = { { by = 10 } }, turns = "
                                            "'one each', nobody = { dealer_takes = 200 } }\nr.pass = false");
    const Pack rest = sorted_pack(rules->deck - cards(nothing) - cards(run_and_aces));
    const std::string other(notation(Pack(rest.begin(), rest.begin() + 12))),
        another(notation(Pack(rest.begin() + 12, rest.end())));
    ToldRound last(rules, pack_for(*rules, 4, {other, nothing, another, run_and_aces}), 4);
    last.say("1 bid 200\n2 bid 210\n3 pass");
    CHECK(steady(last) == pass());
    ToldRound third(rules, pack_for(*rules, 4, {nothing, other, run_and_aces, another}), 4);
    third.say("1 bid 200\n2 pass");
    CHECK(is<actions::Bid>(steady(third))); // seat 4 has not called yet
}

TEST_CASE("A hand that only probably makes it bids over the others, but not over its partner", "[B02]") {
    const std::string four_of_a_run = "As 10s Qs Js 9h 10h Jh 9d 10d Jd 9c Kc";
    const std::string first = "10s Ks Ks Ah 10h 9h Ad Qd 10c Qc Qc Jc";
    ToldRound over_others = table_with(first, four_of_a_run);
    over_others.say("1 pass\n2 bid 250");
    CHECK(steady(over_others) == bid(260));
    ToldRound over_partner = table_with(first, four_of_a_run);
    over_partner.say("1 bid 250\n2 pass");
    CHECK(steady(over_partner) == pass());
}

TEST_CASE("Where partners exchange cards a dear contract must be likelier than a cheap one", "[D26]") {
    ToldRound table =
        table_with("As 10s Qs Js Ad Ac Kc Qc Qc Jc 9c 9c", "As 10s 9s Ah 10h Kd Qd Jd Jd 10c 10c Jc");
    table.say("1 bid 250\n2 bid 270\n3 pass\n4 pass\n1 bid 290\n2 bid 310\n1 bid 330\n2 bid 340");
    CHECK(steady(table) == bid(350));
    table.say("1 bid 360\n2 bid 380\n1 bid 400\n2 bid 420\n1 bid 440\n2 bid 460");
    CHECK(steady(table) == pass()); // although half of the guesses make that too
}

TEST_CASE("Whether a hand is clearly good for a contract with ranks of its own goes by those ranks",
          "[A30]") {
    const RulebookPtr rules = testing::rules_of(testing::test_package("low-ten"));
    // When the ten ranks lowest, tens and jacks take no tricks.
    const std::string hand = "10s 10s Js As 10h 10h Ah 10d 10d Ad 10c Ac", kitty = "10c Js Jh Jd";
    ToldRound table(rules, pack_with_kitty(*rules, hand, kitty), 3);
    table.say("1 bid 150\n2 pass\n3 pass");
    CHECK(steady(table) == discard(cards("As Ah Ad Ac")));
    table.say("1 discard As Ah Ad Ac");
    CHECK(steady(table) == name_contract(0));
    const Decision asked = table.pending();
    const Weighing weighing = SharpPlayer(Random(1), 30).weigh(View(table.round, asked.seat), asked);
    CHECK(weighing.candidates.front().action == name_contract(0));
    CHECK(weighing.candidates.front().made > 0.9);
}

TEST_CASE("A hand promises at most the card points there are, and all of them where it wins every trick",
          "[C46]") {
    const RulebookPtr rules = testing::rules_of("eight-handed");
    const Judge judge(*rules);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        const Round round(rules, shuffled_and_cut(rules->deck, random), 8);
        for (const Prospect& suit : prospects(judge, View(round, round.pending().seat), random))
            for (const Promise& promise : suit.promises) {
                CHECK(promise.count >= 0);
                CHECK(promise.count <= rules->count.total);
            }
    }
    const ToldRound table =
        table_with("As As 10s 10s Ks Ks Qs Qs Js Js Ah Ah", "Jh 9h 9h 10h Jc 9c 9c 10d 9d 9d Qd Jd");
    Random random(1);
    const View view(table.round, 1);
    const std::vector<Prospect> suits = prospects(Judge(view.rules()), view, random);
    CHECK(suits.front().trump == Suit::spades);
    CHECK(suits.front().count > view.rules().count.total * 9 / 10);
}

TEST_CASE("Too little meld counts nothing, and loses a bid only where a rule says so", "[D18][D20]") {
    const RulebookPtr voided = testing::house_rules("german", "r.melds.at_least = 100");
    const Judge judge(*voided);
    CHECK(judge.count_needed(150, 60) == 150);
    CHECK(judge.makes(150, 60, 180));
    CHECK_FALSE(judge.makes(150, 60, 140));
    CHECK(judge.gain(150, 60, 140) < 0);
    CHECK(judge.count_needed(150, 100) == 50);
    CHECK(judge.count_needed(150, 60, 30) == 120); // what is put away counts
    const RulebookPtr set = testing::rules_of("double-deck");
    const Judge strict(*set);
    CHECK(strict.count_needed(50, 19) > set->count.total);
    CHECK_FALSE(strict.makes(50, 19, 50));
    CHECK(strict.count_needed(50, 20) == 30);
}

TEST_CASE("Cards put away count towards the points that bidders must take", "[D19]") {
    const RulebookPtr rules = testing::rules_of("double-deck");
    const Judge judge(*rules);
    CHECK(judge.count_needed(50, 100) == 20);
    CHECK(judge.count_needed(50, 100, 15) == 5);
    CHECK(judge.count_needed(50, 20, 15) == 15);
}

TEST_CASE("Where meld counts only with a trick, the bid takes one however much is melded", "[A11][C24]") {
    for (const char* id : {"german", "three-handed"}) {
        const RulebookPtr rules = testing::rules_of(id);
        const Judge judge(*rules);
        const int bid = rules->auction->minimum, meld = 2 * bid;
        CHECK(judge.count_needed(bid, meld) == 1);
        CHECK_FALSE(judge.makes(bid, meld, 0));
        CHECK(judge.count_needed(bid, meld, bid - 1) == 1);
        CHECK(judge.count_needed(bid, meld, bid) == 0); // what is put away makes it alone
        Prospect promise;
        promise.promises = {{.meld = meld, .count = 0}, {.meld = meld, .count = 1}};
        CHECK(promise.chance(judge, bid) == 0.5);
    }
    CHECK(Judge(*testing::rules_of("partnership")).count_needed(250, 300) == 0);
}

TEST_CASE("Draft piles count with the tricks of a contract that is tried", "[C21]") {
    for (const char* to_defender : {"no", "yes"}) {
        const RulebookPtr rules =
            testing::rules_of("two-handed-draft", {{"discards_to_defender", to_defender}});
        const Judge judge(*rules);
        Match match = begin_match(rules, 3);
        deal_next(match);
        while (match.round->pending().kind != DecisionKind::name_trump)
            REQUIRE_FALSE(act(match, decide_seated(match, "steady", 3)));
        const Seat declarer = match.round->pending().seat, other = after(declarer, 2);
        const View view(*match.round, declarer);
        Random random(1);
        const World world = Worlds(view).draw(random);
        const TrickPlay start = tried(judge, view, world, declarer, Suit::spades).start;
        // Everything is counted: piles, hands and the last trick. A mean may be off by a point.
        const int piles = judge.points_of(view.rejected() + world.rest);
        CHECK(std::abs(start.count[declarer] + start.count[other] - piles) <= 2);
        if (to_defender == std::string("yes"))
            CHECK(start.count[declarer] == 0);
        else
            CHECK(start.count[declarer] >= judge.points_of(view.rejected()));
        TrickPlay end = start;
        judge.policy().play_on(end);
        CHECK(std::abs(end.count[declarer] + end.count[other] - rules->count.total) <= 2);
    }
}

TEST_CASE("A hand can be judged in the middle of the first trick, too", "[D26]") {
    ToldRound table = table_with(run_and_aces, nothing);
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump hearts");
    table.say("3 give 10s 10d 9s 9s\n1 give 10s 10d 9s 9s\n1 play Ah");
    const View view(table.round, 2);
    const Judge judge(view.rules());
    Random random(1);
    const std::vector<Prospect> suits = prospects(judge, view, random);
    REQUIRE(suits.size() == 1);
    CHECK(suits.front().trump == Suit::hearts);
    CHECK(suits.front().meld == view.meld_points(2) + view.meld_points(4));
    CHECK(suits.front().count < view.rules().count.total / 2);
}

TEST_CASE("Of the contracts that steady bids, about four in five are made", "[D26]") {
    const RulebookPtr rules = testing::rules_of("partnership");
    int bid_for = 0, made = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Match match = testing::steady_round(rules, seed, [](auto&&...) {});
        ++bid_for;
        made += roundhouse::made(*match.rules, match.settled.back());
    }
    CHECK(made * 100 >= bid_for * 72);
    CHECK(made * 100 <= bid_for * 88);
}

TEST_CASE("Where only one deal is possible, no card does worse than the policy's", "[C17]") {
    const RulebookPtr rules = testing::rules_of("two-handed");
    const Judge judge(*rules);
    const auto own_points = [&](const View& view, Card card) {
        TrickPlay end = view.trick_play();
        end.hands[3 - view.seat()] = view.unseen();
        play(view.table(), end, card);
        judge.policy().play_on(end);
        return end.count[view.seat()] - end.count[3 - view.seat()];
    };
    int better_leads = 0, better_follows = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
        testing::steady_round(
            rules, seed, [&](const View& view, const Decision& asked, const Action& action) {
                if (!is<actions::Play>(action) || asked.step != Step::play) return;
                const Card usual = card_by_policy(judge, view, asked.cards.kinds());
                const int gain = own_points(view, as<actions::Play>(action)->card) - own_points(view, usual);
                CHECK(gain >= 0);
                (view.trick().empty() ? better_leads : better_follows) += gain > 0;
            });
    CHECK(better_leads > 20);
    CHECK(better_follows > 20);
}

TEST_CASE("Of cards that do the same only one is tried, unless another's card lies between them") {
    const RulebookPtr rules = by_hand::partnership();
    const KindMask legal = cards("As Qs Js 9s").kinds();
    const auto tried = [&](const std::string& usual, const std::string& out) {
        return worth_a_trial(rules->play, legal, card(usual), cards(out).kinds());
    };
    CHECK(tried("As", "10s Ks") == cards("9s").kinds()); // queen, jack and nine
    CHECK(tried("Js", "10s Ks") == cards("As").kinds());
    CHECK(tried("As", "Js 10s") == cards("9s Js").kinds()); // a jack beats only the nine
}

TEST_CASE("In a trial a contract is made or lost by degrees, as play-outs give card points only roughly") {
    const Stake declarers{.sure = 100, .contract = 250, .needed = 150, .roughly = 25};
    CHECK(declarers.with(175) == 275);
    CHECK(declarers.with(150) == 0.5 * 250 - 0.5 * 250);
    CHECK(declarers.with(125) == -250);
    CHECK(declarers.with(160) > declarers.with(150));
    CHECK(declarers.with(60) == -250);
    const Stake defenders{.sure = 40};
    CHECK(defenders.with(100) == 140);
}

TEST_CASE("The usual card stands in trials unless another does clearly better") {
    const RulebookPtr rules = by_hand::partnership();
    TrickPlay lead;
    lead.leader = 1;
    lead.left = 1;
    lead.hands[1] = cards("As Kh 9d");
    int drawn = 0;
    // By how much the king beats the others, trial by trial.
    const auto best_if = [&](const std::vector<double>& better) {
        drawn = 0;
        const auto draw = [&] { return ++drawn, lead; };
        const auto worth = [&](const TrickPlay& state) {
            return state.cards[0] == card("Kh") ? better[static_cast<std::size_t>(drawn - 1)] : 0;
        };
        const Trials trials{.most = 4, .fewest = 2, .errors = 2};
        return best_in_trials(rules->play, cards("Kh 9d").kinds(), card("As"), trials, draw, worth);
    };
    CHECK(best_if({1, 1, 1, 1}) == card("Kh"));
    CHECK(best_if({9, -1, 1, 0}) == card("As")); // could be chance
    CHECK(drawn == 4);
    CHECK(best_if({1, -2, 9, 9}) == card("As")); // dropped after two
    CHECK(drawn == 2);
}

TEST_CASE("Hands that are all sure of a contract without trump do not outbid each other for ever", "[A30]") {
    const testing::Folder folder;
    folder.write("variant.lua", R"(
local must, settle, ending = require "must", require "settle", require "ending"
return { title = "Null", summary = "Nobody wants a trick.", rules = function()
  return { seats = 4, sides = "each", deck = { ranks = "A 10 K Q", copies = 1 }, deal = { hand = 4 },
    flow = "deal auction trump play settle",
    auction = { minimum = 10, steps = { { by = 5 } }, nobody = { "thrown in", goes_on = "" } },
    trump = { also = { { "Null", declarer_takes = "no trick", times = 10,
                         follow = { { "follow suit", keep = "led" } } } } },
    play = { first = "declarer", follow = must["suit led"] },
    count = { A = 10, ["10"] = 10, K = 10, last_trick = 10 },
    settle = settle.standard {}, ending = ending.rounds(10) }
end })");
    const RulebookPtr rules = testing::rules_of(folder.path().string());
    const int total = rules->count.total;
    int most = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        testing::steady_round(rules, seed, [&](const View&, const Decision&, const Action& action) {
            if (const auto* told = as<actions::Bid>(action)) most = std::max(most, told->points);
        });
    CHECK(most > 10);
    CHECK(most <= 10 + 4 * total + 5);
}
