// A referee in the window: illegal plays are clicks like any other, calls are buttons, and bots call what
// they can prove (C27, C28).

#include "catch.hpp"
#include "window/support/players.hpp"

#include "bots/player.hpp"
#include "present/asked/offer.hpp"
#include "seating/session.hpp"
#include "support/shipped.hpp"

#include <algorithm>

using namespace roundhouse;
using namespace roundhouse::window;

namespace {

const present::Names names({"South", "West", "East"});

RulebookPtr rules_with(const std::string& enforcement) {
    return roundhouse::testing::rules_of("three-handed", {{"enforcement", enforcement}});
}

/// A person and two bots.
Session seated(const std::string& enforcement, std::uint64_t seed) {
    const RulebookPtr rules = rules_with(enforcement);
    JournalHeader header;
    header.variant = "three-handed";
    header.digest = rules->digest;
    header.seed = seed;
    header.players = {{"human", "South"}, {"steady", "West"}, {"steady", "East"}};
    return Session(std::make_unique<RecordedGame>(rules, header, nullptr));
}

/// What a steady bot would do, whoever decides.
Action steady(const Session& session) {
    return bots::decide_seated(session.match(), "steady", session.game().entries());
}

/// Plays on to the person's decision about a card in the next round, with illegal cards in the hand; false if
/// none came.
bool comes_to_a_temptation(Session& session) {
    session.deal();
    while (session.turn()) {
        const Decision asked = session.pending();
        const View view(*session.match().round, asked.seat);
        const bool tempted = asked.kind == DecisionKind::play && session.is_person(asked.seat) &&
                             asked.cards.kinds() != view.hand().kinds();
        if (tempted) return true;
        std::vector<Event> events;
        REQUIRE_FALSE(session.act(steady(session), events));
    }
    return false;
}

/// The same, in any round.
void to_a_temptation(Session& session) {
    while (!comes_to_a_temptation(session)) REQUIRE_FALSE(session.match().over());
}

/// A table with a referee, at another seat's turn to play, when the person could lay a card.
std::unique_ptr<window::testing::Played> while_others_play() {
    auto played = std::make_unique<window::testing::Played>(
        window::testing::game_of("three-handed", 5, {1}, {{"enforcement", "referee"}}), 0.25F);
    for (int i = 0; i < 200; ++i) {
        played->go_on();
        if (played->over()) played->scene.deal();
        const Decision asked = played->scene.decision();
        if (!asked) continue;
        played->scene.act(steady(played->session));
        const Session& session = played->session;
        if (asked.kind == DecisionKind::play && session.turn() > 1 &&
            View(*session.match().round, 1).hand_size(1) > 2)
            return played;
    }
    return nullptr;
}

std::size_t accusations(const Offer& offer) {
    return static_cast<std::size_t>(
        std::count_if(offer.choices.begin(), offer.choices.end(),
                      [](const Choice& choice) { return is<actions::Accuse>(choice.action); }));
}

} // namespace

TEST_CASE("with a referee every card of the hand may be chosen, and everybody else accused", "[C27]") {
    for (const std::string enforcement : {"strict", "referee"}) {
        Session session = seated(enforcement, 5);
        to_a_temptation(session);
        const View view(*session.match().round, session.turn());
        const Offer offer = present::offer_of(view, view.decision(), names, Face::french);
        const bool watched = enforcement == "referee";
        CHECK(offer.cards.kinds() == (watched ? view.hand() : view.decision().cards).kinds());
        CHECK(accusations(offer) == (watched ? 2 : 0));
        if (!watched) continue;
        const Choice& west = *std::find_if(offer.choices.begin(), offer.choices.end(),
                                           [](const Choice& one) { return one.action == accuse(2); });
        CHECK(west.label == "Call a renege");
        CHECK(west.whom == "West");
        CHECK(west.key == 'w');
        CHECK_FALSE(west.meaning.empty());
        std::vector<Event> events;
        REQUIRE_FALSE(session.act(west.action, events)); // wrongly: the bots play by the rules
        CHECK(session.turn() == view.seat());
        REQUIRE(events.size() == 1);
        REQUIRE(is<events::Accused>(events[0]));
        CHECK_FALSE(as<events::Accused>(events[0])->proven);
    }
}

TEST_CASE("a bot at the window calls a person's renege once it can prove it, and nothing before",
          "[C27][C28]") {
    int called = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Session session = seated("referee", seed);
        to_a_temptation(session);
        std::vector<Event> events;
        CHECK_FALSE(session.bot_calls_renege(events));
        const View view(*session.match().round, session.turn());
        const KindMask wrong = view.hand().kinds() & ~view.decision().cards.kinds();
        REQUIRE_FALSE(session.act(play(*CardSet::of(wrong).begin()), events));
        for (events.clear(); session.turn() && !session.bot_calls_renege(events);)
            REQUIRE_FALSE(session.act(steady(session), events));
        const auto call = std::find_if(events.begin(), events.end(),
                                       [](const Event& event) { return is<events::Accused>(event); });
        if (call == events.end()) continue;
        ++called;
        CHECK(as<events::Accused>(*call)->proven);
        CHECK(as<events::Accused>(*call)->of == 1);
        CHECK_FALSE(session.turn());
        CHECK(session.match().settled.back().result.outcome == "renege");
    }
    CHECK(called >= 6);
}

TEST_CASE("when all is played the hand is let stand, or somebody accused", "[C27]") {
    Session session = seated("referee", 3);
    Offer offer;
    while (offer.title != "All is played") {
        REQUIRE_FALSE(session.match().over());
        if (!session.turn()) session.deal();
        const Decision asked = session.pending();
        if (asked.kind == DecisionKind::object) {
            offer = present::offer_of(View(*session.match().round, asked.seat), asked, names, Face::french);
            break;
        }
        std::vector<Event> events;
        REQUIRE_FALSE(session.act(steady(session), events));
    }
    REQUIRE(offer.choices.size() == 3);
    CHECK(offer.choices[0].action == decline());
    CHECK(accusations(offer) == 2);
}

TEST_CASE("a card is laid out of turn by dragging it to the table, and by a key", "[C27]") {
    for (const bool by_mouse : {true, false}) {
        const auto played = while_others_play();
        REQUIRE(played);
        played->frame();
        Session& session = played->session;
        const std::size_t entries = session.game().entries(), cards = played->scene.table().hand.size();
        const Point first = point_on(played->scene.layout().hand[0], 0.1F, 0.12F);
        const Card card = played->scene.table().hand[0];
        if (by_mouse) {
            played->drag(first, first + Point{30, 0}); // not onto the table
            CHECK(session.game().entries() == entries);
            played->drag(first, played->scene.layout().middle.centre());
        } else {
            played->press({Key::right});
            played->press(U'o');
        }
        REQUIRE(session.game().entries() == entries + 1);
        CHECK(View(*session.match().round, 1).laid(1) == card);
        CHECK(played->scene.table().hand.size() == cards - 1);
        // An opponent notices at once, and the hand is over. It can be undone.
        for (int i = 0; i < 200 && session.turn(); ++i) played->frame();
        REQUIRE(session.match().settled.back().result.outcome == "renege");
        played->press({Key::undo});
        CHECK(session.game().entries() == entries);
        CHECK_FALSE(View(*session.match().round, 1).laid(1));
    }
}

TEST_CASE("no card leaves the hand while others are asked where the rules are strict", "[C27]") {
    window::testing::Played played(window::testing::game_of("three-handed", 5, {1}), 1);
    for (int i = 0; i < 60 && !played.over(); ++i) {
        played.go_on();
        if (!played.scene.decision()) break;
        played.scene.act(steady(played.session));
        if (!played.session.turn() || played.session.is_person(played.session.turn())) continue;
        played.frame();
        const std::size_t entries = played.session.game().entries();
        played.press({Key::right});
        played.press(U'o');
        CHECK(played.session.game().entries() == entries);
    }
}

TEST_CASE("who has the contract may lead before discarding, with a button of its own", "[C27]") {
    window::testing::Played played(
        window::testing::game_of("three-handed", 2, {1, 2, 3}, {{"enforcement", "referee"}}), 0);
    const auto before_discarding = [&] { return played.scene.decision().may_lead; };
    for (int i = 0; i < 100 && !before_discarding(); ++i) {
        played.go_on();
        if (played.over())
            played.scene.deal();
        else if (!before_discarding())
            played.scene.act(steady(played.session));
    }
    REQUIRE(before_discarding());
    const Seat declarer = played.session.turn();
    const std::size_t entries = played.session.game().entries();
    played.now += 1;
    for (const Key key : {Key::down, Key::enter, Key::up}) played.press({key});
    const std::size_t lead = played.scene.table().offer.choices.size(); // after the choices
    for (std::size_t i = 0; i < lead; ++i) played.press({Key::right});
    played.press({Key::enter});
    REQUIRE(played.session.game().entries() == entries + 1);
    CHECK(played.session.turn() != declarer);
    CHECK(played.session.match().round->state().discard.skipped);
}
