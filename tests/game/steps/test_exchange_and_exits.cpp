// Naming trump, the exchange, melding and throwing in; and what is refused.
#include "catch.hpp"
#include "support/rounds.hpp"

using namespace roundhouse;

using by_hand::written_exchange;
using by_hand::written_hands;

namespace {

/// Seat 1 has the contract after these calls; the other seats' melds are 60 and 40 with spades trump.
ToldRound after_auction(std::string_view calls) {
    const RulebookPtr rules = by_hand::partnership();
    ToldRound table(rules, pack_for(*rules, 4, written_hands), 4);
    table.say(calls);
    return table;
}

constexpr std::string_view at_250 = "1 bid 250\n2 pass\n3 pass\n4 pass";
constexpr std::string_view at_310 =
    "1 bid 250\n2 bid 260\n3 pass\n4 pass\n1 bid 270\n2 bid 290\n1 bid 310\n2 pass";
constexpr std::string_view at_320 =
    "1 bid 260\n2 bid 270\n3 pass\n4 pass\n1 bid 280\n2 bid 300\n1 bid 320\n2 pass";
constexpr std::string_view at_330 =
    "1 bid 250\n2 bid 270\n3 pass\n4 pass\n1 bid 290\n2 bid 310\n1 bid 330\n2 pass";

/// The refusal, after checking that it changed nothing and sent no event.
Refusal refused(ToldRound& table, const Action& action) {
    const std::string before = all_of(table.round);
    const std::size_t told = table.events.size();
    const auto refusal = table.round.apply(action, EventLog(table.events));
    REQUIRE(refusal);
    CHECK(all_of(table.round) == before);
    CHECK(table.events.size() == told);
    return *refusal;
}

} // namespace

TEST_CASE("The partner gives exactly four cards, then the winner gives any four back", "[B04][B05]") {
    ToldRound table = after_auction(at_250);
    table.say("1 trump hearts");
    const Decision first = table.pending();
    CHECK(first.seat == 3);
    CHECK(first.to == 1);
    CHECK(first.how_many == 4);
    CHECK(first.cards == cards(written_hands[2]));
    table.say("3 give Ad Ad Kd Jd");
    CHECK(table.round.state().tricks.hands[1] ==
          cards(written_hands[0]) + cards("Ad Ad Kd Jd")); // the winner looks
    const Decision second = table.pending();
    CHECK(second.seat == 1);
    CHECK(second.to == 3);
    CHECK(second.how_many == 4);
    CHECK(second.cards == cards(written_hands[0]) + cards("Ad Ad Kd Jd"));
    table.say("1 give 9d 9d 9c Ad");
    CHECK(table.round.state().tricks.hands[1] == cards("As Ks Qs Ah 10h 10h Kh Qh 9c Ad Kd Jd"));
    CHECK(table.round.state().tricks.hands[3] == cards("Kd Jd 10d 10d Ac 10c 10c Kc 9d 9d 9c Ad"));
    for (const Seat other : {2, 4}) // the other side exchanges nothing
        CHECK(table.round.state().tricks.hands[other] ==
              cards(written_hands[static_cast<std::size_t>(other - 1)]));
}

TEST_CASE("The same four cards may go back", "[B05]") {
    ToldRound table = after_auction(at_250);
    table.say(written_exchange);
    CHECK(table.round.state().tricks.hands[1] == cards(written_hands[0]));
    CHECK(table.round.state().tricks.hands[3] == cards(written_hands[2]));
}

TEST_CASE("Not three cards, not five, and only cards that are held", "[B05]") {
    ToldRound table = after_auction(at_250);
    table.say("1 trump spades");
    for (const char* text : {"", "Ad", "Ad Ad Kd", "Ad Ad Kd Kd Jd"}) {
        const Refusal refusal = refused(table, give(cards(text)));
        CHECK(refusal.code == RefusalCode::wrong_number);
        CHECK(refusal.allowed == CardSet::of(cards(written_hands[2]).kinds()));
    }
    for (const char* text : {"As Ad Ad Kd", "Ac Ac Ad Kd"}) { // the second ace of clubs is elsewhere
        const Refusal refusal = refused(table, give(cards(text)));
        CHECK(refusal.code == RefusalCode::not_held);
        CHECK(refusal.allowed == CardSet::of(cards(written_hands[2]).kinds()));
    }
}

TEST_CASE("The best melds are shown for every hand, the winner's first, partners' added", "[B06][B09]") {
    ToldRound table = after_auction(at_250);
    table.say(written_exchange);
    std::vector<std::pair<Seat, std::string>> shown;
    const Rulebook& rules = table.round.rules();
    for (const ShownMeld& meld : View(table.round, 2).melds())
        shown.emplace_back(
            meld.seat, name(rules.meld_rules[static_cast<std::size_t>(meld.meld.rule)], meld.meld.multiple));
    CHECK(shown ==
          std::vector<std::pair<Seat, std::string>>{
              {1, "Royal marriage"}, {1, "Common marriage"}, {2, "Common marriage"}, {2, "Dix"}, {4, "Dix"}});
}

TEST_CASE("Bid 330, meld 60: the winner may throw in; set at once, the others add their meld", "[B16][B14]") {
    ToldRound table = after_auction(at_330);
    table.say(written_exchange);
    REQUIRE(table.pending().exits == 1);
    table.say("1 leave throwing in");
    REQUIRE(table.round.over());
    const RoundResult result = table.round.result();
    CHECK(result.outcome == "throwing in");
    CHECK(result.sides[0].count + result.sides[1].count == 0);
    CHECK(settle(table.round.rules(), result).delta == std::vector<int>{-330, 40});
}

TEST_CASE("Bid 310, meld 60: the hand must be played; 320 is enough", "[B16]") {
    ToldRound table = after_auction(at_310);
    table.say(written_exchange);
    CHECK(table.pending().exits == 0);
    CHECK(refused(table, leave(0)).code == RefusalCode::exit_closed);
    ToldRound above = after_auction(at_320);
    above.say(written_exchange);
    CHECK(above.pending().exits == 1);
}

TEST_CASE("Throwing in is the bid winner's, after melding and before the first card", "[B16]") {
    ToldRound table = after_auction(at_330);
    CHECK(refused(table, leave(0)).code == RefusalCode::exit_closed); // trump must be named first
    table.say("1 trump spades");
    CHECK(refused(table, leave(0)).code == RefusalCode::exit_closed); // the partner gives first
    table.say("3 give Ad Kd Jd Ac");
    CHECK(refused(table, leave(0)).code == RefusalCode::exit_closed);
    table.say("1 give Kd Ad Ac Jd");
    for (const int none : {-1, 1, 31, 32, 1000})
        CHECK(refused(table, leave(none)).code == RefusalCode::exit_closed);
    table.say("1 play 9d");
    CHECK(table.pending().exits == 0);
    CHECK(refused(table, leave(0)).code == RefusalCode::exit_closed);
    table.say("2 play Qd\n3 play Ad\n4 play 9s\n4 play As");
    CHECK(refused(table, leave(0)).code ==
          RefusalCode::exit_closed); // the declarer's turn again, but not the first card
}

TEST_CASE("Any suit may be named trump, and nothing else", "[B04]") {
    for (const Suit suit : all_suits) {
        ToldRound table = after_auction(at_250);
        CHECK_FALSE(table.round.apply(name_trump(suit)));
        CHECK(table.round.state().tricks.trump == suit);
    }
    ToldRound table = after_auction(at_250);
    for (const int none : {-1, 4, 100})
        CHECK(refused(table, name_trump(static_cast<Suit>(none))).code == RefusalCode::cannot_be_trump);
}

TEST_CASE("A suit that the hand may not name is refused with the cards it would need", "[C06]") {
    Rulebook book = by_hand::partnership_book();
    const std::vector<std::string> no_nine_of_diamonds{
        "As Ks Qs Ah 10h 10h Kh Qh Jd Jd 9c 9c", written_hands[1], "Ad Ad Kd Kd 9d 9d 10d 10d Ac 10c 10c Kc",
        written_hands[3]};
    const auto refused_suit = [&](TrumpNeeds needs, Suit suit) {
        book.trump->needs = needs;
        const auto rules = std::make_shared<const Rulebook>(book);
        ToldRound table(rules, pack_for(*rules, 4, no_nine_of_diamonds), 4);
        table.say(at_250);
        return refused(table, name_trump(suit));
    };
    const Refusal marriage = refused_suit(TrumpNeeds::marriage, Suit::diamonds);
    CHECK(marriage.code == RefusalCode::cannot_be_trump);
    CHECK(marriage.asked == cards("Kd Qd"));
    CHECK(marriage.allowed.empty());
    CHECK(refused_suit(TrumpNeeds::run, Suit::spades).asked == cards("As 10s Ks Qs Js"));
    CHECK(refused_suit(TrumpNeeds::dix, Suit::spades).asked == cards("9s"));
    const Refusal either = refused_suit(TrumpNeeds::marriage_or_dix, Suit::diamonds);
    CHECK(either.asked == cards("Kd Qd"));
    CHECK(either.allowed == cards("9d"));
}

TEST_CASE("A card that may not be played is refused with the rule and the cards that may", "[B10][B11]") {
    ToldRound table = after_auction(at_250);
    table.say(written_exchange);
    table.say("1 play Kh");
    const Refusal follow = refused(table, play(card("Ks")));
    CHECK(follow.code == RefusalCode::must);
    CHECK(follow.rule == "follow the suit led");
    CHECK(follow.allowed == cards("Ah"));
    CHECK(follow.cards == cards("Ks"));
    CHECK(follow.led == card("Kh"));
    const Refusal beat = refused(table, play(card("Qh")));
    CHECK(beat.rule == "beat the best card");
    const Refusal missing = refused(table, play(card("As")));
    CHECK(missing.code == RefusalCode::not_held);
    CHECK(missing.rule.empty());
    CHECK(missing.allowed == cards("Ah"));
    table.say("2 play Ah\n3 play Kd\n4 play Kh\n2 play Qd\n3 play Ad");
    const Refusal trump = refused(table, play(card("Kh")));
    CHECK(trump.code == RefusalCode::not_held); // already played
    const Refusal ruff = refused(table, play(card("Jh")));
    CHECK(ruff.rule == "trump if void");
    CHECK(ruff.allowed == cards("As 10s Qs 9s"));
}

TEST_CASE("An answer to another question is refused", "[B18]") {
    ToldRound table = after_auction("");
    CHECK(refused(table, play(card("As"))).code == RefusalCode::not_asked);
    CHECK(refused(table, name_trump(Suit::hearts)).code == RefusalCode::not_asked);
    CHECK(refused(table, claim()).code == RefusalCode::not_asked);
    CHECK(refused(table, pass(1)).code == RefusalCode::not_a_call);
    CHECK(refused(table, pass(-1)).code == RefusalCode::not_a_call);
    CHECK(refused(table, bid(255)).code == RefusalCode::not_a_step);
    CHECK(refused(table, bid(-250)).code == RefusalCode::below_minimum);
    table.say(at_250);
    CHECK(refused(table, bid(260)).number == static_cast<int>(DecisionKind::name_trump));
    table.say("1 trump spades");
    const Refusal instead = refused(table, pass());
    CHECK(instead.code == RefusalCode::not_asked);
    CHECK(instead.allowed == CardSet::of(cards(written_hands[2]).kinds())); // one of each kind
    table.say("3 give Ad Kd Jd Ac\n1 give Kd Ad Ac Jd");
    const Refusal claimed = refused(table, claim());
    CHECK(claimed.code == RefusalCode::not_certain);
    CHECK(claimed.allowed == CardSet::of(cards(written_hands[0]).kinds()));
}
