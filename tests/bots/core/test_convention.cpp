// Bids that show meld to the partner: understanding, making and covering them.
#include "bots/core/calls.hpp"

#include "bots/player.hpp"
#include "bots/steady/steady.hpp"
#include "catch.hpp"
#include "place.hpp"
#include "support/rounds.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;
using namespace roundhouse::bots;

namespace {

/// Seat 4 deals; seats 1 and 3 get these hands, the others the rest.
ToldRound partners(const RulebookPtr& rules, const std::string& first, const std::string& third) {
    Random random(4);
    const Pack rest = shuffled_and_cut(rules->deck - cards(first) - cards(third), random);
    const auto half = rest.begin() + rules->deal.hand;
    return {rules,
            pack_for(*rules, 4,
                     {first, notation(Pack(rest.begin(), half)), third, notation(Pack(half, rest.end()))}),
            4};
}

std::string said(const ToldRound& told) {
    const Decision asked = told.pending();
    const Action action = make_bot("steady", 1, asked.seat)->decide(View(told.round, asked.seat), asked);
    return to_text(told.round.rules(), action);
}

/// Kings, queens and jacks around, marriages, a pinochle: much meld, hardly a trick.
const std::string much_meld = "Ks Kh Kd Kc Qs Qh Qd Qc Jd Js Js Jh Jc 10s 10s 10h 10h 10d 10d 10c";
const std::string meld_and_aces = "As As 10s 10s Ks Qs Ah 10h 10h Kh Qh Ad 10d Kd Qd Jd 10c 10c Kc Qc";
const std::string strong = "Ah Ah Ah 10h 10h Kh Kh Qh Jh As As 10s Ks Ad Ad 10d Ac Ac 10c 10c";
const std::string no_marriage = "As As 10s 10s Ks Ks 10h 10h Kh Kh 10d 10d Kd Kd Jd 10c 10c Jc Jc Js";

} // namespace

TEST_CASE("Jumps that announce by rule are understood, made where they are true, and covered") {
    const RulebookPtr rules = rules_of(source_tree() + "/tests/packages/telling-jumps");
    const AuctionRule& rule = *rules->auction;
    CHECK_FALSE(announced(rule, 300, 0));
    REQUIRE(announced(rule, 320, 0));
    CHECK(announced(rule, 320, 0)->meld->least == 100);
    CHECK(announced(rule, 340, 310)->aces_around);
    CHECK_FALSE(announced(rule, 340, 300));
    CHECK(telling(rule, 110, 0) == 320);
    CHECK(telling(rule, 110, 310, true) == 340); // the longest true jump
    CHECK_FALSE(telling(rule, 60, 0));

    // A hand with much meld and no tricks shows the meld; the partner heard it, and covers.
    ToldRound table =
        partners(rules, "Qs Qh Qd Qc Jd 9d 9s 9s 9h 9h 9c 9c", "As 10s 10s Ks Ks Qs Js Ah Ad Ac 10h 10d");
    CHECK(said(table) == "bid 320");
    table.say("1 bid 320\n2 pass");
    CHECK(to_be_covered(View(table.round, 3)));
    CHECK(said(table) == "bid 330");
}

TEST_CASE("Where the rules name the convention, bids show meld", "[D13]") {
    const RulebookPtr rules = rules_of("double-deck");
    const auto& convention = rules->auction;
    REQUIRE(convention->convention);
    CHECK(meld_told(*convention, 50, 0) == 0);
    CHECK(meld_told(*convention, 51, 0) == 0);
    CHECK(meld_told(*convention, 52, 0) == 20);
    CHECK(meld_told(*convention, 53, 0) == 30);
    CHECK(meld_told(*convention, 54, 52) == 20);
    CHECK(meld_told(*convention, 53, 52) == 0);
    CHECK(meld_told(*convention, 60, 52) == 0); // a lockout: I want it
    CHECK_FALSE(telling(*convention, 14, 0));
    CHECK(telling(*convention, 22, 0) == 52);
    CHECK(telling(*convention, 30, 51) == 54);
    CHECK_FALSE(telling(*convention, 30, 57));
    const RulebookPtr times_ten = rules_of("double-deck", {{"scale", "10"}});
    const auto& tenfold = times_ten->auction;
    REQUIRE(tenfold->convention);
    CHECK(meld_told(*tenfold, 530, 0) == 300);
    CHECK(telling(*tenfold, 220, 0) == 520);
    for (const char* without : {"partnership", "german", "triple-deck"}) {
        const RulebookPtr others = rules_of(without);
        const auto& auction = others->auction;
        CHECK_FALSE(auction->convention);
        CHECK(meld_told(*auction, auction->minimum + 30, 0) == 0);
        CHECK_FALSE(telling(*auction, 30, 0));
    }
}

TEST_CASE("Steady shows its meld by a bid, once, and only while the partner may still bid", "[D13]") {
    const RulebookPtr rules = rules_of("double-deck");
    REQUIRE(rules->melds.points(cards(much_meld), {}) == 30);
    ToldRound told = partners(rules, much_meld, strong);
    CHECK(said(told) == "bid 53");
    REQUIRE(rules->melds.points(cards(meld_and_aces), {}) == 26);
    ToldRound late = partners(rules, strong, meld_and_aces);
    late.say("1 pass\n2 bid 50");
    CHECK(said(late) == "bid 51"); // a bid for the contract: no partner is left to show meld to
}

TEST_CASE("The first bid of all, if the partner makes it, asks for meld", "[D13]") {
    ToldRound told = partners(rules_of("double-deck"), strong, much_meld);
    told.say("1 bid 50\n2 pass");
    CHECK(said(told) == "bid 53");
    ToldRound wanted = partners(rules_of("double-deck"), strong, much_meld);
    wanted.say("1 bid 60\n2 pass");
    CHECK(said(wanted) == "pass");
}

TEST_CASE("Where each seat calls once, no meld is shown to a partner who has called", "[D13]") {
    const RulebookPtr rules = house_rules("double-deck", "r.auction.turns = 'one each'");
    const auto tells = [](const ToldRound& told, Seat seat) {
        return is<actions::Bid>(SteadyPlayer(Random(1)).tell_or_pass(View(told.round, seat)));
    };
    ToldRound told = partners(rules, much_meld, strong);
    CHECK(tells(told, 1));
    ToldRound asked = partners(rules, strong, much_meld);
    asked.say("1 bid 50\n2 pass");
    CHECK_FALSE(tells(asked, 3));
}

TEST_CASE("A hand that can name a suit covers the partner's meld bid by one step; one that cannot leaves it",
          "[D14][D15]") {
    const RulebookPtr rules = rules_of("double-deck");
    ToldRound told = partners(rules, much_meld, strong);
    told.say("1 bid 53\n2 pass");
    CHECK(to_be_covered(View(told.round, 3)));
    CHECK(told_by_partner(View(told.round, 3))->least == 25);
    CHECK(said(told).starts_with("bid 54"));
    ToldRound unable = partners(rules, much_meld, no_marriage);
    unable.say("1 bid 53\n2 pass");
    CHECK(said(unable) == "pass");
    ToldRound outbid = partners(rules, much_meld, strong);
    outbid.say("1 bid 53\n2 bid 54");
    CHECK_FALSE(to_be_covered(View(outbid.round, 3)));
}

TEST_CASE("A pass that shows meld is understood as the rulebook has it", "[D10]") {
    ToldRound told = partners(rules_of("double-deck", {{"scale", "10"}}), much_meld, strong);
    told.say("1 by-me\n2 pass");
    const auto heard = told_by_partner(View(told.round, 3));
    REQUIRE(heard);
    CHECK(heard->least == 80);
    CHECK(heard->most == 140);
    CHECK_FALSE(told_by_partner(View(told.round, 1)));
}

TEST_CASE("A bid that the rules made a seat open with shows nothing", "[C03]") {
    const RulebookPtr rules = rules_of("auction", {});
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        Round round(rules, shuffled_and_cut(rules->deck, random), 4);
        REQUIRE(round.pending().must_bid);
        REQUIRE_FALSE(round.apply(bid(rules->auction->minimum)));
        const View view(round, round.pending().seat);
        const Judge judge(*rules);
        const Worlds source(view);
        Random one(seed), other(seed);
        CHECK(Called(judge, view, 0).draw(source, one).hands == source.draw(other).hands);
    }
}

TEST_CASE("Worlds that suit the calls give a seat the meld it has shown", "[D10]") {
    ToldRound table = partners(rules_of("double-deck", {{"scale", "10"}}), much_meld, strong);
    table.say("1 by-me\n2 pass");
    const View view(table.round, 3);
    const auto told = told_by(view, 1);
    REQUIRE(told);
    const Judge judge(view.rules());
    const Worlds source(view);
    const Called called(judge, view, 0);
    const auto wrong = [&](const World& world) {
        return off(*told, judge.rules().melds.points(world.hands[1], {}));
    };
    Random random(8);
    int by_chance = 0, believed = 0;
    for (int i = 0; i < 60; ++i) {
        by_chance += wrong(source.draw(random));
        believed += wrong(called.draw(source, random));
    }
    CHECK(believed * 5 < by_chance); // about a third comes from the pass alone, without its meaning
}

namespace {

/// Two seats bid against each other until `first` holds the auction at `high`; the others pass.
void bid_up(Round& round, Seat first, Seat second, int high) {
    const AuctionState& auction = round.state().auction.state;
    while (auction.holder != first || auction.high < high) {
        const Seat seat = round.pending().seat;
        const auto bids = next_bids(*round.rules().auction, auction, 1);
        REQUIRE_FALSE(round.apply(seat == first || seat == second ? bid(bids.front()) : pass()));
    }
}

/// What seat 4 believes seat 3 holds on average, in melds and tricks, after seat 3 has made the next bid over
/// its partner's opening, or over an opponent's.
int supposed_of_third(const RulebookPtr& rules, bool over_partner) {
    const Judge judge(*rules);
    const auto worth = [&](const CardSet& hand) {
        return judge.alone(hand, judge.best_suit(hand, nameable_suits(*rules, hand)));
    };
    constexpr int deals = 20, worlds = 20;
    int sum = 0;
    for (std::uint64_t seed = 1; seed <= deals; ++seed) {
        Random random(seed);
        Round round(rules, shuffled_and_cut(rules->deck, random), 4);
        const int least = rules->auction->minimum;
        const Action opening = bid(least), next = bid(next_on_ladder(*rules->auction, least));
        if (rules->auction->forced_opening) // the rules have made that bid
            REQUIRE(round.pending().seat == 2);
        else
            REQUIRE_FALSE(round.apply(over_partner ? opening : pass()));
        REQUIRE_FALSE(round.apply(over_partner ? pass() : opening));
        REQUIRE_FALSE(round.apply(next));
        const View view(round, 4);
        const Worlds source(view);
        const Called called(judge, view, rules->count.total / 2);
        for (int i = 0; i < worlds; ++i) sum += worth(called.draw(source, random).hands[3]);
    }
    return sum / (deals * worlds);
}

} // namespace

TEST_CASE("Where partners exchange cards, worlds give more to a seat that bids over its own side") {
    const auto more_over_partner = [](const char* package) {
        const RulebookPtr rules = rules_of(package);
        return supposed_of_third(rules, true) - supposed_of_third(rules, false);
    };
    CHECK(more_over_partner("partnership") > 20);
    CHECK(std::abs(more_over_partner("cross")) < 8);
}

TEST_CASE("Worlds give a seat no more for bidding over its partner's forced opening", "[C40]") {
    const RulebookPtr usual = rules_of("partnership");
    auto forced = std::make_shared<Rulebook>(*usual);
    forced->auction->forced_opening = usual->auction->minimum;
    CHECK(supposed_of_third(usual, true) - supposed_of_third(forced, true) > 20);
}

TEST_CASE("Where partners exchange cards, worlds give a bidder more aces and a seat that passes fewer") {
    const RulebookPtr rules = rules_of("partnership");
    const Judge judge(*rules);
    const auto aces = [&](const CardSet& hand) { return hand.only(mask_of(Rank::ace)).size(); };
    int bidder = 0, passer = 0, by_chance = 0, worlds = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        Round round(rules, shuffled_and_cut(rules->deck, random), 4);
        for (const Action& call : {bid(260), pass()}) REQUIRE_FALSE(round.apply(call));
        const View view(round, 3);
        const Worlds source(view);
        const Called called(judge, view, rules->count.total / 3);
        for (int i = 0; i < 20; ++i, ++worlds) {
            const World world = called.draw(source, random);
            bidder += aces(world.hands[1]);
            passer += aces(world.hands[2]);
            by_chance += aces(source.draw(random).hands[1]);
        }
    }
    INFO(bidder << ", " << by_chance << ", " << passer << " aces in " << worlds << " hands");
    CHECK(bidder > by_chance);
    CHECK(by_chance > passer);
    CHECK(10 * (bidder - passer) > 4 * worlds); // meld and tricks alone give a third of an ace
}

TEST_CASE("Worlds give a seat that has bid high something to bid on") {
    for (const auto& [package, high] :
         {std::pair{"partnership", 350}, {"racehorse", 1100}, {"german", 300}}) {
        INFO(package);
        const RulebookPtr rules = rules_of(package);
        Random random(3);
        Round round(rules, shuffled_and_cut(rules->deck, random), rules->seats);
        const Seat bidder = round.pending().seat;
        bid_up(round, bidder, after(bidder, rules->seats), high);
        const View view(round, round.pending().seat);
        const Judge judge(*rules);
        const Worlds source(view);
        const Called called(judge, view, 0);
        const auto worth = [&](const CardSet& hand) {
            const std::uint8_t suits = nameable_suits(*rules, hand);
            return suits ? judge.alone(hand, judge.best_suit(hand, suits)) : 0;
        };
        int by_chance = 0, believed = 0;
        for (int i = 0; i < 60; ++i) {
            by_chance += worth(source.draw(random).hands[bidder]) >= high;
            const World world = called.draw(source, random);
            believed += worth(world.hands[bidder]) >= high;
            CardSet others = world.rest;
            for (Seat seat = 1; seat <= rules->seats; ++seat) {
                CHECK(world.hands[seat].size() == view.hand_size(seat));
                if (seat != view.seat()) others += world.hands[seat];
            }
            CHECK(others == view.unseen());
            CHECK(world.hands[view.seat()] == view.hand());
        }
        CHECK(by_chance < 3); // of sixty
        CHECK(believed >= 30);
    }
}
