// Principles of play (D26): each in a position where it applies, and in one where it does not.
#include "bots/core/principles.hpp"
#include "bots/steady/steady.hpp"
#include "bots/worlds/worlds.hpp"

#include "catch.hpp"
#include "support/rounds.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

namespace {

/// Seat 1 declares spades in double-deck, seat 3 is its partner; it melds enough to be played out.
constexpr const char* declares = "As 10s Ks Qs Js Ah Ad Ac ";

struct Held {
    std::string cards;
    std::string never = {}; ///< suits of which the seat gets no more
};

/// All hands: what is given, and the rest of the pack where it may go.
std::vector<std::string> hands_with(const Rulebook& rules, const std::array<Held, 4>& held) {
    std::vector<CardSet> hands;
    CardSet rest = rules.deck;
    for (const Held& one : held) {
        hands.push_back(cards(one.cards));
        rest -= hands.back();
    }
    const auto may = [&](std::size_t seat, Card one) {
        return hands[seat].size() < rules.deal.hand &&
               held[seat].never.find(notation(one).back()) == std::string::npos;
    };
    // Suits that few seats may hold go first.
    Pack pack = sorted_pack(rest);
    const auto places = [&](Card one) {
        return std::count_if(held.begin(), held.end(), [&](const Held& seat) {
            return seat.never.find(notation(one).back()) == std::string::npos;
        });
    };
    std::stable_sort(pack.begin(), pack.end(), [&](Card a, Card b) { return places(a) < places(b); });
    for (const Card one : pack) {
        std::size_t best = 4;
        for (std::size_t seat = 0; seat < 4; ++seat)
            if (may(seat, one) && (best == 4 || hands[seat].size() < hands[best].size())) best = seat;
        if (best == 4) throw std::logic_error("no place for " + notation(one));
        hands[best].add(one);
    }
    std::vector<std::string> all;
    for (const CardSet& hand : hands) all.push_back(notation(sorted_pack(hand)));
    return all;
}

/// Seat 1 leads; the cards are played in order, seat by seat.
Round played(const std::array<Held, 4>& held, const std::string& plays = "") {
    const RulebookPtr rules = testing::rules_of("double-deck");
    ToldRound told(rules, pack_for(*rules, 4, hands_with(*rules, held)), 4);
    told.say("1 bid 50\n2 pass\n3 pass\n4 pass\n1 trump spades");
    if (!plays.empty())
        for (const Card one : row(plays)) {
            const Decision asked = told.pending();
            INFO("seat " << asked.seat << " plays " << notation(one));
            REQUIRE(asked.kind == DecisionKind::play);
            REQUIRE(!told.round.apply(play(one), EventLog(told.events)));
        }
    REQUIRE(told.pending().kind == DecisionKind::play);
    return told.round;
}

bool follows(const Round& round, const char* text, Principle principle) {
    const Decision asked = round.pending();
    INFO(text << " by seat " << asked.seat);
    REQUIRE(asked.cards.has(card(text)));
    const auto all = principles_followed(View(round, asked.seat), card(text));
    return std::any_of(all.begin(), all.end(),
                       [&](const Followed& one) { return one.principle == principle; });
}

bool speaks_for(const Round& round, const char* text, Principle principle) {
    const auto all = principles_for(View(round, round.pending().seat), card(text));
    return std::any_of(all.begin(), all.end(),
                       [&](const Followed& one) { return one.principle == principle; });
}

const std::string plain_hand = std::string(declares) + "Kh Jh Kd Jd Kc Jc";

} // namespace

TEST_CASE("An ace on the partner's ace asks for the suit again", "[D26]") {
    const std::array<Held, 4> held{
        {{std::string(declares) + "Kh Jh", ""}, {"Jh", ""}, {"Ah Kh Qh", ""}, {"Qh", ""}}};
    CHECK(follows(played(held, "Ah Jh Ah Qh"), "Kh", Principle::lead_back_ace));
    CHECK_FALSE(follows(played(held, "Ah Jh Kh Qh"), "Kh", Principle::lead_back_ace));
    CHECK_FALSE(follows(played(held, "Ah Jh Ah Qh"), "Ad", Principle::lead_back_ace)); // another suit
}

TEST_CASE("A suit is not led back to a partner who is void by now", "[D26]") {
    // Its only heart was the ace. Seat 2 leads the second heart, and the partner ruffs it.
    const std::array<Held, 4> held{{{std::string(declares) + "Ah Kh Jh Qc", ""},
                                    {"Jh Qh Ac Js", ""},
                                    {"Ah Kc Js Qs", "h"},
                                    {"Qh Kh Jc Jd", "s"}}};
    const std::string ace = "Ah Jh Ah Qh ", clubs = "Qc Ac Kc Jc ", ruff = "Qh Js Kh Jh ";
    CHECK(follows(played(held, ace), "Kh", Principle::lead_back_ace)); // nothing shows it yet
    CHECK_FALSE(follows(played(held, ace + clubs + ruff + "Qs Jd As Js"), "Kh", Principle::lead_back_ace));
}

TEST_CASE("A jack on the partner's second ace shows the other two", "[D26]") {
    const std::array<Held, 4> held{
        {{std::string(declares) + "Ah Kh", ""}, {"Jh Qh", ""}, {"Ah Ah Kh Jh", ""}, {"Qh Jh", ""}}};
    CHECK(follows(played(held, "Ah Jh Kh Jh Ah Qh Jh Qh"), "Kh", Principle::lead_back_jack));
    CHECK_FALSE(follows(played(held, "Ah Jh Jh Jh Ah Qh Kh Qh"), "Kh", Principle::lead_back_jack));
    CHECK_FALSE(follows(played(held, "Ah Jh Jh Qh"), "Kh", Principle::lead_back_jack)); // the first ace
    // An ace that fell elsewhere proves that the partner does not hold both.
    const std::array<Held, 4> other{
        {{std::string(declares) + "Ah Kh", ""}, {"Jh Ah", ""}, {"Ah Kh Jh", ""}, {"Qh Jh", ""}}};
    CHECK_FALSE(follows(played(other, "Ah Jh Kh Jh Ah Ah Jh Qh"), "Kh", Principle::lead_back_jack));
}

TEST_CASE("A low lead passes to the partner's marriage", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, "sd"}, {"", ""}, {"Kd Qd Jd", "s"}, {"", ""}}};
    const Round round = played(held);
    CHECK(follows(round, "Jd", Principle::partners_marriage));
    CHECK_FALSE(follows(round, "Ad", Principle::partners_marriage)); // an ace does not pass the lead
    const std::array<Held, 4> none{{{plain_hand, ""}, {"Qd Qd", ""}, {"Kd", "d"}, {"Qd Qd", ""}}};
    CHECK_FALSE(follows(played(none), "Jd", Principle::partners_marriage));
    // The queen left of it wins nothing while aces, tens and kings are out.
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
    const std::array<Held, 4> two_out{
        {{"As As 10s 10s Ks Qs Js Ah Ad Ac", "s"}, {"As", ""}, {"As", ""}, {"", ""}}};
    CHECK_FALSE(follows(played(two_out), "10s", Principle::force_ace));
    const std::array<Held, 4> one_ten{
        {{"As As As 10s Ks Qs Js Ah Ad Ac", "s"}, {"As", ""}, {"", ""}, {"", ""}}};
    CHECK_FALSE(follows(played(one_ten), "10s", Principle::force_ace));
}

TEST_CASE("A lone trump ace takes a trick before it is caught", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"As Jc", "sh"}, {"Jh", ""}, {"Jh", ""}}};
    const Round alone = played(held, "Ah"); // seat 2 is void in hearts
    CHECK(follows(alone, "As", Principle::save_trump_ace));
    const std::array<Held, 4> two{{{plain_hand, ""}, {"As Js Jc", "sh"}, {"Jh", ""}, {"Jh", ""}}};
    CHECK_FALSE(follows(played(two, "Ah"), "As", Principle::save_trump_ace));
}

TEST_CASE("A seat that plays last against the declarer takes counters", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"Jh", "h"}, {"Qh", "h"}, {"Ah 10h Jh", ""}}};
    const Round round = played(held, "Kh Jh Qh");
    REQUIRE(round.pending().seat == 4);
    CHECK(follows(round, "Ah", Principle::last_takes));
    const std::array<Held, 4> nothing{
        {{plain_hand + " Qh", ""}, {"Jh", "h"}, {"Jh", "h"}, {"Ah 10h Jh", ""}}};
    CHECK_FALSE(follows(played(nothing, "Qh Jh Jh"), "Ah", Principle::last_takes)); // no counters
    const std::array<Held, 4> third{{{plain_hand, ""}, {"Jh", "h"}, {"Ah Jh", "h"}, {"Jh Qh", ""}}};
    CHECK_FALSE(follows(played(third, "Kh Jh"), "Ah", Principle::last_takes)); // not the last
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
    CHECK_FALSE(follows(played(seven), "As", Principle::draw_trump)); // out of 20
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

TEST_CASE("Counters go on the own side's trick once nobody can take it", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"Ah Qh Jh", ""}, {"Jh Qh", ""}, {"Kh Jh 10h", ""}}};
    const Round round = played(held, "Kh Ah Jh"); // seat 4 plays last, seat 2 is winning
    REQUIRE(round.pending().seat == 4);
    CHECK(follows(round, "Kh", Principle::counter_to_us));
    CHECK(speaks_for(round, "Kh", Principle::counter_to_us));
    CHECK_FALSE(follows(round, "Jh", Principle::counter_to_us)); // not a counter
    const Round theirs = played(held, "Ah Jh Jh");
    CHECK_FALSE(follows(theirs, "Kh", Principle::counter_to_us));
    // With a seat still to play that may ruff, nothing is certain.
    const std::array<Held, 4> third{{{plain_hand, ""}, {"Jh", ""}, {"Kh Jh", ""}, {"Jh", ""}}};
    CHECK_FALSE(follows(played(third, "Ah Jh"), "Kh", Principle::counter_to_us));
}

TEST_CASE("The others' tricks get no counters", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"Jh Qh Kh", ""}, {"Jh", ""}, {"Kh Jh", ""}}};
    const Round round = played(held, "Ah Jh Jh");
    CHECK(follows(round, "Jh", Principle::none_to_them));
    CHECK_FALSE(follows(round, "Kh", Principle::none_to_them));
    // With the partner still to play, the trick may yet be ours.
    CHECK_FALSE(follows(played(held, "Ah"), "Jh", Principle::none_to_them));
    // A seat that holds only counters has no choice, so this is no reason for the card.
    const std::array<Held, 4> forced{{{plain_hand, ""}, {"Jh", ""}, {"Jh", ""}, {"Kh", "h"}}};
    CHECK_FALSE(speaks_for(played(forced, "Ah Jh Jh"), "Kh", Principle::none_to_them));
}

TEST_CASE("A ten is held back from an ace that is out", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"Jh Ah", ""}, {"Jh", ""}, {"10h Jh", ""}}};
    const Round round = played(held, "Ah Jh Jh");
    CHECK(follows(round, "Jh", Principle::protect_ten));
    CHECK_FALSE(follows(round, "10h", Principle::protect_ten));
    // It is safe on a trick that is surely its own side's.
    CHECK_FALSE(follows(played(held, "Jh Ah Jh"), "Jh", Principle::protect_ten));
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
