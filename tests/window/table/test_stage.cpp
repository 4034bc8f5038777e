// Events shown one after the other.

#include "catch.hpp"

#include "present/asked/offer.hpp"
#include "support/shipped.hpp"
#include "window/table/fan.hpp"
#include "window/table/stage.hpp"

using namespace roundhouse;
using namespace roundhouse::window;

namespace {

const RulebookPtr& partnership() {
    static const RulebookPtr rules = roundhouse::testing::rules_of("partnership");
    return rules;
}

Event played(Seat seat, Card card) { return events::Played{seat, card}; }

/// A round in which the calls have been made.
Match called(const std::vector<std::string>& calls) {
    Match match = begin_match(partnership(), 4);
    deal_next(match);
    for (const std::string& call : calls) REQUIRE_FALSE(act(match, *parse_action(*match.rules, call)));
    return match;
}

} // namespace

TEST_CASE("a card flies before it lies, and a full trick is held before it is gathered") {
    Stage stage(1);
    stage.advance(10);
    stage.add({played(1, Card(Rank::ace, Suit::hearts)), played(2, Card(Rank::nine, Suit::hearts)),
               events::TookTrick{1, 11}});
    stage.advance(10.01);
    CHECK(stage.trick().size() == 1);
    CHECK(stage.is_flying_to_trick(1));
    CHECK(stage.flights().front().progress(10.01) < 0.1F);
    stage.advance(10.5);
    CHECK_FALSE(stage.is_flying_to_trick(1));
    CHECK(stage.trick().size() == 2);
    stage.advance(11.2);
    CHECK(stage.trick().size() == 2); // still shown, to be looked at
    stage.advance(13);
    CHECK(stage.trick().empty());
    stage.advance(14);
    CHECK_FALSE(stage.busy());
    CHECK(stage.take_shown().size() == 3);
    CHECK(stage.take_shown().empty());
}

TEST_CASE("the picture changes once more when a rest runs out: then whose turn it is shows") {
    Stage stage(1);
    stage.advance(10);
    stage.add({events::Called{{1, 200, 0}}});
    CHECK(stage.advance(10.01));
    CHECK(stage.busy());
    CHECK_FALSE(stage.advance(10.1));
    CHECK(stage.advance(13));
    CHECK_FALSE(stage.busy());
    CHECK_FALSE(stage.advance(13.1));
}

TEST_CASE("a trick is nobody's in the picture until it is gathered") {
    Stage stage(1);
    stage.advance(10);
    stage.add({played(1, Card(Rank::ace, Suit::hearts)), played(2, Card(Rank::nine, Suit::hearts)),
               events::TookTrick{1, 11}});
    for (const double time : {10.01, 10.5, 11.2}) { // still to come, and on the table
        stage.advance(time);
        CHECK(stage.ungathered(1).tricks == 1);
        CHECK(stage.ungathered(1).points == 11);
        CHECK(stage.ungathered(2).tricks == 0);
    }
    stage.advance(13);
    CHECK(stage.ungathered(1).tricks == 0);
    CHECK(stage.ungathered(1).points == 0);
}

TEST_CASE("a card laid out of turn lies there until its turn comes, and flies from there", "[C27]") {
    const Card card(Rank::ace, Suit::hearts);
    Stage stage(1);
    stage.add({events::LaidEarly{3, card}});
    stage.advance(1);
    CHECK(stage.laid(3) == card);
    CHECK_FALSE(stage.busy());
    stage.add({played(3, card)});
    stage.advance(1.01);
    CHECK_FALSE(stage.laid(3));
    REQUIRE(stage.flights().size() == 1);
    CHECK(stage.flights()[0].from.kind == Spot::Kind::laid);
}

TEST_CASE("without motion nothing flies") {
    Stage stage(0);
    stage.add({played(1, Card(Rank::ace, Suit::hearts))});
    stage.advance(1);
    CHECK(stage.flights().empty());
    CHECK(stage.trick().size() == 1);
    CHECK_FALSE(stage.busy());
}

TEST_CASE("melds of all seats lie open until somebody goes on") {
    Stage stage(1);
    stage.add({events::MeldTotal{1, 40}, events::MeldTotal{2, 0}, events::Leads{1, 1}});
    stage.advance(1);
    stage.advance(100);
    CHECK(stage.melds_open());
    CHECK(stage.take_shown().size() == 2);
    stage.close_melds();
    stage.advance(101);
    CHECK(stage.take_shown().size() == 1);
    CHECK_FALSE(stage.busy());
}

TEST_CASE("after an undo the stage shows the game as it stands") {
    const Match match = called({"bid 250", "pass"});
    Stage stage(1);
    stage.add({played(1, Card(Rank::ace, Suit::hearts))});
    stage.reset(match);
    CHECK_FALSE(stage.busy());
    const Seat opener = after(match.round->state().dealer, 4);
    REQUIRE(stage.said(opener));
    CHECK(stage.said(opener)->call.bid == 250);
    REQUIRE(stage.said(after(opener, 4)));
    CHECK(stage.said(after(opener, 4))->call.bid == 0);
    CHECK(stage.trick().empty());
}

TEST_CASE("a bid is shown as it was spoken, at once and after an undo", "[D12]") {
    Match match = begin_match(roundhouse::testing::rules_of("double-deck"), 3);
    deal_next(match);
    const Seat opener = match.round->pending().seat;
    std::vector<Event> events;
    REQUIRE_FALSE(act(match, bid(53, true), EventLog(events)));
    Stage stage(0);
    const auto shown = [&] {
        const auto& said = stage.said(opener);
        return said ? present::call_in_words(*match.rules->auction, said->call) : "";
    };
    stage.add(std::move(events));
    stage.advance(1);
    CHECK(shown() == "“three”: 53");
    stage.reset(match);
    CHECK(shown() == "“three”: 53");
}

TEST_CASE("a hand closes up smoothly: of two cards alike the one that was played leaves") {
    const Card ace(Rank::ace, Suit::spades), ten(Rank::ten, Suit::spades);
    const auto place = [](float x) { return Pose{{x, 100}, 50, 0}; };
    Fan fan;
    fan.lay({ace, ace, ten}, {place(10), place(20), place(30)}, 0, 0.2, true);
    CHECK_FALSE(fan.moves(0));
    CHECK(fan.at(1, 0) == place(20));
    fan.take(0);
    fan.lay({ace, ten}, {place(15), place(25)}, 1, 0.2, false);
    CHECK(fan.moves(1.1));
    CHECK(fan.at(0, 1) == place(20)); // it was the second of two
    CHECK(fan.at(1, 1) == place(30));
    CHECK(fan.at(0, 1.1).centre.x < 20);
    CHECK(fan.at(0, 1.1).centre.x > 15);
    CHECK(fan.at(0, 1.2) == place(15));
    CHECK_FALSE(fan.moves(1.2));
    fan.lay({ace}, {place(40)}, 2, 0, false); // without animation
    CHECK(fan.at(0, 2) == place(40));
}

TEST_CASE("a kitty lies open to all or to nobody else, and comes into the hand when it was looked at") {
    const CardSet kitty{Card(Rank::ace, Suit::hearts), Card(Rank::nine, Suit::clubs)};
    const Event taken = events::TookKitty{2, 2, false, kitty};
    Stage stage(1);
    stage.set_viewer(1);
    stage.add({taken});
    stage.advance(1);
    CHECK(stage.kitty().empty()); // hidden from this seat
    CHECK(stage.coming().empty());
    Stage own(1);
    own.set_viewer(2);
    own.add({taken});
    CHECK(own.coming() == kitty);
    own.advance(1);
    CHECK(own.kitty() == kitty);
    CHECK(own.coming() == kitty);
    own.advance(5);
    CHECK(own.kitty().empty());
    CHECK(own.coming().empty());
}
