// Principles of play (D26), each in a position where it applies and in one where it does not. Here those
// about leads, and what holds for all.
#include "bots/core/principles_at_table.hpp"
#include "bots/steady/steady.hpp"
#include "bots/worlds/worlds.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;
using namespace roundhouse::principles_at_table;

TEST_CASE("An ace on the partner's ace asks for the suit again", "[D26]") {
    const std::array<Held, 4> held{
        {{std::string(declares) + "Kh Jh", ""}, {"Jh", ""}, {"Ah Kh Qh", ""}, {"Qh", ""}}};
    CHECK(follows(played(held, "Ah Jh Ah Qh"), "Kh", Principle::lead_back_ace));
    CHECK_FALSE(follows(played(held, "Ah Jh Kh Qh"), "Kh", Principle::lead_back_ace));
    CHECK_FALSE(follows(played(held, "Ah Jh Ah Qh"), "Ad", Principle::lead_back_ace)); // another suit
}

TEST_CASE("A suit is not led back to a partner who is void by now", "[D26]") {
    // The ace was its only heart. Seat 2 leads hearts again, and the partner ruffs.
    const std::array<Held, 4> held{{{std::string(declares) + "Ah Kh Jh Qc", ""},
                                    {"Jh Qh Ac Js", ""},
                                    {"Ah Kc Js Qs", "h"},
                                    {"Qh Kh Jc Jd", "s"}}};
    const std::string ace = "Ah Jh Ah Qh ", clubs = "Qc Ac Kc Jc ", ruff = "Qh Js Kh Jh ";
    CHECK(follows(played(held, ace), "Kh", Principle::lead_back_ace)); // nothing shows the void yet
    CHECK_FALSE(follows(played(held, ace + clubs + ruff + "Qs Jd As Js"), "Kh", Principle::lead_back_ace));
}

TEST_CASE("A jack on the partner's second ace shows the other two", "[D26]") {
    const std::array<Held, 4> held{
        {{std::string(declares) + "Ah Kh", ""}, {"Jh Qh", ""}, {"Ah Ah Kh Jh", ""}, {"Qh Jh", ""}}};
    CHECK(follows(played(held, "Ah Jh Kh Jh Ah Qh Jh Qh"), "Kh", Principle::lead_back_jack));
    CHECK_FALSE(follows(played(held, "Ah Jh Jh Jh Ah Qh Kh Qh"), "Kh", Principle::lead_back_jack));
    CHECK_FALSE(follows(played(held, "Ah Jh Jh Qh"), "Kh", Principle::lead_back_jack)); // the first ace
    // The ace that fell from another hand proves that the partner does not hold both.
    const std::array<Held, 4> other{
        {{std::string(declares) + "Ah Kh", ""}, {"Jh Ah", ""}, {"Ah Kh Jh", ""}, {"Qh Jh", ""}}};
    CHECK_FALSE(follows(played(other, "Ah Jh Kh Jh Ah Ah Jh Qh"), "Kh", Principle::lead_back_jack));
}

TEST_CASE("A low lead passes to the partner's marriage", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, "sd"}, {"", ""}, {"Kd Qd Jd", "s"}, {"", ""}}};
    const Round round = played(held);
    CHECK(follows(round, "Jd", Principle::partners_marriage));
    CHECK_FALSE(follows(round, "Ad", Principle::partners_marriage)); // an ace would keep the lead
    CHECK_FALSE(follows(round, "Kd", Principle::partners_marriage)); // the partner's king does not beat it
    const std::array<Held, 4> ten{{{plain_hand + " 10d Qd", "sd"}, {"", ""}, {"Kd Qd Jd", "s"}, {"", ""}}};
    CHECK_FALSE(follows(played(ten), "10d", Principle::partners_marriage));
    CHECK(follows(played(ten), "Qd", Principle::partners_marriage));
    const std::array<Held, 4> none{{{plain_hand, ""}, {"Qd Qd", ""}, {"Kd", "d"}, {"Qd Qd", ""}}};
    CHECK_FALSE(follows(played(none), "Jd", Principle::partners_marriage));
    // The queen left over wins nothing while aces, tens and kings are out.
    const std::array<Held, 4> spent{{{plain_hand, "sd"}, {"Kd Jd", ""}, {"Kd Qd Jd", "s"}, {"Kd Jd", ""}}};
    CHECK_FALSE(follows(played(spent, "Ad Jd Kd Jd"), "Jd", Principle::partners_marriage));
}

TEST_CASE("Cross-trump: leads a suit in which the partner is known to be void", "[D26]") {
    const std::array<Held, 4> held{
        {{plain_hand + " Ac", ""}, {"Jh Qc Jc", ""}, {"Js Qs Jc", "h"}, {"Qh Jc", "c"}}};
    CHECK_FALSE(follows(played(held), "Jh", Principle::cross_trump)); // nobody can know yet
    const Round after = played(held, "Ah Jh Js Qh Jc Jc Ac Qc");
    CHECK(follows(after, "Jh", Principle::cross_trump));
    CHECK_FALSE(follows(after, "Jd", Principle::cross_trump));
}

TEST_CASE("From seven trumps, the queen is led through an ace shown on the left", "[D26]") {
    const std::string long_hand = "As 10s Ks Qs Js Js Js Ah Ad Ac";
    const std::array<Held, 4> held{{{long_hand, "s"}, {"As Ah Ad Ac", ""}, {"", ""}, {"", ""}}};
    CHECK(follows(played(held), "Qs", Principle::queen_through));
    CHECK_FALSE(follows(played(held), "Ks", Principle::queen_through));
    const std::array<Held, 4> no_ace{{{long_hand, "s"}, {"Ah Ad Ac", "s"}, {"As", ""}, {"As As", ""}}};
    CHECK_FALSE(follows(played(no_ace), "Qs", Principle::queen_through));
    const std::array<Held, 4> short_hand{{{declares, "s"}, {"As Ah Ad Ac", ""}, {"", ""}, {"", ""}}};
    CHECK_FALSE(follows(played(short_hand), "Qs", Principle::queen_through)); // only five trumps
}

TEST_CASE("A ten of trump forces out the last ace, with another ten behind it", "[D26]") {
    const std::string tens = "As As As 10s 10s Ks Qs Js Ah Ad Ac";
    const std::array<Held, 4> held{{{tens, "s"}, {"As", ""}, {"", ""}, {"", ""}}};
    CHECK(follows(played(held), "10s", Principle::force_ace));
    CHECK_FALSE(follows(played(held), "Ks", Principle::force_ace));
    const std::array<Held, 4> partners{{{tens, "s"}, {"", ""}, {"As Ah Ad Ac", ""}, {"", ""}}};
    CHECK_FALSE(follows(played(partners), "10s", Principle::force_ace)); // it was melded
    const std::array<Held, 4> two_out{
        {{"As As 10s 10s Ks Qs Js Ah Ad Ac", "s"}, {"As", ""}, {"As", ""}, {"", ""}}};
    CHECK_FALSE(follows(played(two_out), "10s", Principle::force_ace));
    const std::array<Held, 4> one_ten{
        {{"As As As 10s Ks Qs Js Ah Ad Ac", "s"}, {"As", ""}, {"", ""}, {"", ""}}};
    CHECK_FALSE(follows(played(one_ten), "10s", Principle::force_ace));
}

TEST_CASE("The declarer's side draws trump from length", "[D26]") {
    const std::array<Held, 4> held{
        {{"As As 10s 10s Ks Ks Qs Qs Js Js Ah Ad Ac", ""}, {"", ""}, {"", ""}, {"", ""}}};
    CHECK(follows(played(held), "As", Principle::draw_trump));
    CHECK_FALSE(follows(played(held), "Ah", Principle::draw_trump)); // draws nothing
    const std::array<Held, 4> few{{{declares, "s"}, {"", ""}, {"", ""}, {"", ""}}};
    CHECK_FALSE(follows(played(few), "As", Principle::draw_trump));
    const std::string three_more = std::string(declares) + "Qs Js Js";
    const std::array<Held, 4> seven{{{std::string(declares) + "Js Js", "s"}, {"", ""}, {"", ""}, {"", ""}}};
    const std::array<Held, 4> eight{{{three_more, "s"}, {"", ""}, {"", ""}, {"", ""}}};
    CHECK_FALSE(follows(played(seven), "As", Principle::draw_trump)); // of 20
    CHECK(follows(played(eight), "As", Principle::draw_trump));
    // All trumps still out are with the partner: the opponents have shown out.
    const std::array<Held, 4> shown_out{{{"As As 10s 10s Ks Ks Qs Qs Js Js Js Ah Ad Ac", ""},
                                         {"Jh", "s"},
                                         {"Js Qs Qs Ks Ks 10s 10s As As", ""},
                                         {"Jd", "s"}}};
    CHECK_FALSE(follows(played(shown_out, "As Jh Js Jd"), "As", Principle::draw_trump));
}

TEST_CASE("Aces of short suits are led first", "[D26]") {
    const std::array<Held, 4> held{
        {{std::string(declares) + "Jh Jd Jd Jd Jc Jc Jc", "h"}, {"", ""}, {"", ""}, {"", ""}}};
    const Round round = played(held);
    CHECK(follows(round, "Ah", Principle::short_ace_first));
    CHECK_FALSE(follows(round, "Ad", Principle::short_ace_first));
    CHECK_FALSE(follows(round, "Jh", Principle::short_ace_first));
    CHECK_FALSE(follows(round, "As", Principle::short_ace_first)); // trump
}

TEST_CASE("The declarer's partner cashes plain aces, the others hold on to their trumps", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"Jc Ad As Qs", "c"}, {"Ac Ad As", ""}, {"Jc", ""}}};
    const Round partner = played(held, "Jc Jc Ac Jc"); // seat 3 is on lead
    REQUIRE(partner.pending().seat == 3);
    CHECK(follows(partner, "Ad", Principle::partner_cashes));
    CHECK_FALSE(follows(partner, "As", Principle::partner_cashes));
    CHECK_FALSE(follows(partner, "Ad", Principle::hold_trump));
    CHECK_FALSE(follows(played(held), "Ad", Principle::partner_cashes)); // the declarer itself leads
    const std::array<Held, 4> against{{{plain_hand, "c"}, {"Ac Ad As Qs", ""}, {"Jc", ""}, {"Jc", ""}}};
    const Round defender = played(against, "Jc Ac Jc Jc");
    REQUIRE(defender.pending().seat == 2);
    CHECK(follows(defender, "Ad", Principle::hold_trump));
    CHECK_FALSE(follows(defender, "As", Principle::hold_trump));
}

TEST_CASE("High cards are cashed while no opponent has shown out of their suit", "[D26]") {
    const std::array<Held, 4> held{
        {{std::string(declares) + "Ah", ""}, {"Js Jc", "h"}, {"Jh Jc", "c"}, {"Jh Jc", "c"}}};
    CHECK(follows(played(held), "Ah", Principle::cash_before_ruff));
    CHECK_FALSE(follows(played(held), "As", Principle::cash_before_ruff)); // trump
    // Seat 2 ruffs the first round, and may ruff the second.
    CHECK_FALSE(follows(played(held, "Ah Js Jh Jh Jc Jc Jc Ac"), "Ah", Principle::cash_before_ruff));
    // Nor may seat 2 have shown out of it that has no trump either.
    const std::array<Held, 4> out{
        {{std::string(declares) + "Ah", ""}, {"Jc Jc", "sh"}, {"Js Jh", ""}, {"Js Jh", ""}}};
    CHECK_FALSE(follows(played(out, "As Jc Js Js Ah Jc Jh Jh"), "Ah", Principle::cash_before_ruff));
    const std::array<Held, 4> low{{{plain_hand, ""}, {"", ""}, {"", ""}, {"", ""}}};
    CHECK_FALSE(follows(played(low), "Kh", Principle::cash_before_ruff)); // aces and tens are out
}

TEST_CASE("Top trumps draw, and winners are cashed once the opponents have none", "[D26]") {
    const std::array<Held, 4> held{{{"As As 10s 10s Ks Ks Qs Qs Js Js Js Ah Ad Ac", ""},
                                    {"Jh", "s"},
                                    {"Js Qs Qs Ks Ks 10s 10s As As", ""},
                                    {"Jd", "s"}}};
    const Round before = played(held), after = played(held, "As Jh Js Jd"); // both have shown out
    CHECK(follows(before, "As", Principle::top_trump));
    CHECK_FALSE(follows(before, "10s", Principle::top_trump));
    CHECK_FALSE(follows(before, "Ah", Principle::top_trump));
    CHECK_FALSE(follows(before, "Ah", Principle::cash_winner));
    CHECK_FALSE(follows(after, "As", Principle::top_trump));
    CHECK(follows(after, "Ah", Principle::cash_winner));
    CHECK_FALSE(follows(after, "Ah", Principle::cash_before_ruff));
}

TEST_CASE("The declarer is made to ruff once it has shown out", "[D26]") {
    const std::array<Held, 4> held{{{std::string(declares) + "Jc Jc", "h"},
                                    {"Jh Qh Kh Ac Ac", ""},
                                    {"Jh 10h Jc Qc", "h"},
                                    {"Jh 10h Jc Qc", "h"}}};
    // If the declarer still had a ten, its melds would not show it.
    const std::string hearts = "Ah Jh Jh Jh ", clubs = "Jc Ac Jc Jc ", ruff = "Kh 10h 10h Js ";
    CHECK_FALSE(follows(played(held, hearts + clubs), "Jh", Principle::force_declarer));
    const Round void_shown = played(held, hearts + clubs + ruff + "Jc Ac Qc Qc");
    REQUIRE(void_shown.pending().seat == 2);
    CHECK(follows(void_shown, "Jh", Principle::force_declarer));
    CHECK_FALSE(follows(void_shown, "Kh", Principle::force_declarer)); // a counter for the trick
}

TEST_CASE("The suit that the partner led is led back", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"Jc Jh", "c"}, {"Ac Kh", ""}, {"Jc Jh", "h"}}};
    const Round round = played(held, "Jc Jc Ac Jc Kh Jh Ah Jh");
    REQUIRE(round.pending().seat == 1);
    CHECK(follows(round, "Kh", Principle::lead_back_suit));
    CHECK_FALSE(follows(round, "Kd", Principle::lead_back_suit));
}

TEST_CASE("A short suit is led to be void in it, and no counter that may be caught", "[D26]") {
    const std::array<Held, 4> held{
        {{std::string(declares) + "Jh Kd Jd Jd Kc Jc Jc", "h"}, {"", ""}, {"", ""}, {"", ""}}};
    const Round round = played(held);
    CHECK(follows(round, "Jh", Principle::short_suit));
    CHECK_FALSE(follows(round, "Ah", Principle::short_suit)); // a winner
    CHECK_FALSE(follows(round, "Jd", Principle::short_suit)); // four of them
    CHECK(follows(round, "Jd", Principle::no_counter_led));
    CHECK_FALSE(follows(round, "Kd", Principle::no_counter_led));
}

TEST_CASE("Principles need a trump suit, and a stock that is gone", "[D26]") {
    const RulebookPtr rules = testing::rules_of("two-handed");
    Match match = begin_match(rules, 5);
    deal_next(match);
    while (match.round_is_on() && match.round->pending().kind != DecisionKind::play)
        REQUIRE(!act(match, RandomPlayer(Random(1)).decide(View(*match.round, match.round->pending().seat),
                                                           match.round->pending())));
    const Decision asked = match.round->pending();
    const View view(*match.round, asked.seat);
    REQUIRE(view.stock_size() > 0);
    for (const Card one : asked.cards) CHECK(principles_followed(view, one).empty());
}

TEST_CASE("A principle that every card follows is no reason for any of them", "[D26]") {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Match match = begin_match(testing::rules_of("partnership"), seed);
        deal_next(match);
        while (match.round_is_on()) {
            const Decision asked = match.round->pending();
            const View view(*match.round, asked.seat);
            if (asked.kind == DecisionKind::play && !asked.may_claim) {
                for (const Card one : asked.cards)
                    for (const Followed& spoken : principles_for(view, one)) {
                        int others = 0;
                        for (const Card other : asked.cards) {
                            const auto all = principles_followed(view, other);
                            others += std::none_of(all.begin(), all.end(), [&](const Followed& its) {
                                return its.principle == spoken.principle;
                            });
                        }
                        CHECK(others > 0);
                    }
            }
            REQUIRE(!act(match, SteadyPlayer(random_for(view)).decide(view, asked)));
        }
    }
}
