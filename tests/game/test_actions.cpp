// Actions as text, and events as JSON.
#include <rapidcheck.h>

#include "base/text.hpp"
#include "catch.hpp"
#include "support/rounds.hpp"

using namespace roundhouse;

namespace {

const Rulebook& rules() { return *by_hand::partnership(); }

} // namespace

TEST_CASE("Actions are written as the journal shows them") {
    CHECK(to_text(rules(), bid(250)) == "bid 250");
    CHECK(to_text(rules(), pass()) == "pass");
    CHECK(to_text(rules(), name_trump(Suit::hearts)) == "trump hearts");
    CHECK(to_text(rules(), give(cards("9h Qs 10c Jd"))) == "give Qs 9h Jd 10c");
    CHECK(to_text(rules(), play(card("10h"))) == "play 10h");
    CHECK(to_text(rules(), leave(0)) == "leave throwing in");
    CHECK(to_text(rules(), claim()) == "claim");
}

TEST_CASE("What is written is read back") {
    REQUIRE(rc::check("round trip", [](std::uint64_t seed) {
        Random random(seed);
        const std::vector<Action> actions{bid(1 + any_of(random, 1000000)),
                                          pass(),
                                          name_trump(static_cast<Suit>(any_of(random, 4))),
                                          give(counted({any_card(random, rules().deck), card("9c")})),
                                          play(any_card(random, rules().deck)),
                                          leave(0),
                                          claim()};
        for (const Action& action : actions) {
            const auto back = parse_action(rules(), to_text(rules(), action));
            RC_ASSERT(static_cast<bool>(back));
            RC_ASSERT(*back == action);
            RC_ASSERT(action_in(rules(), to_json(rules(), action)) == action);
        }
    }));
}

TEST_CASE("Passes of several kinds are read by their names", "[D10]") {
    Rulebook several = by_hand::partnership_book();
    several.auction->passes = {{"pass", ""}, {"by-me", ""}, {"no thanks", ""}};
    for (int n = 0; n < 3; ++n) CHECK(parse_action(several, to_text(several, pass(n))).value() == pass(n));
}

TEST_CASE("Ways out and contracts are read back with every blank of their names") {
    Rulebook spaced = by_hand::partnership_book();
    spaced.exits[0].name = " giving  up";
    spaced.trump.emplace().also.resize(2);
    spaced.trump->also[0].name = "  Null";
    spaced.trump->also[1].name = "Null ";
    for (const Action& action : {leave(0), name_contract(0), name_contract(1)}) {
        const std::string text = to_text(spaced, action);
        CAPTURE(text);
        const auto back = parse_action(spaced, text);
        REQUIRE(back);
        CHECK(*back == action);
        CHECK(action_in(spaced, to_json(spaced, action)) == action);
    }
    // Blanks in front of the name do not matter.
    CHECK(parse_action(spaced, "leave giving  up").error().word == "giving  up");
    CHECK(parse_action(rules(), "leave   throwing in").value() == leave(0));
}

TEST_CASE("A meld is read though the ace of spades in small letters looks like the word before the name") {
    const Action aces = parse_action(rules(), "meld Ah As Ad Ac as Aces around").value();
    for (const char* text : {"meld ah as ad ac as Aces around", "meld ah ad ac as as Aces around",
                             "meld as ah ad ac as Aces around"}) {
        CAPTURE(text);
        const auto read = parse_action(rules(), text);
        REQUIRE(read);
        CHECK(*read == aces);
    }
    CHECK(parse_action(rules(), "meld ah ad ac as as Nines around").error().word == "Nines around");
    CHECK_FALSE(parse_action(rules(), "meld ah as ad ac"));
}

TEST_CASE("What is not an action is answered with what is wrong, never with a crash") {
    for (const char* wrong : {"", " ", "bid", "bid x", "bid 0", "bid -250", "bid 250 260", "trump", "trump x",
                              "play", "play Ah Kh", "play 1h", "give Qx", "leave", "leave home", "claim all",
                              "dance", "bid 99999999999"}) {
        CAPTURE(wrong);
        CHECK_FALSE(parse_action(rules(), wrong));
    }
    REQUIRE(rc::check("anything", [](const std::string& text) {
        for (const char* verb : {"", "bid ", "trump ", "give ", "play ", "leave "}) {
            const auto action = parse_action(rules(), verb + text);
            if (action) RC_ASSERT(parse_action(rules(), to_text(rules(), *action)).value() == *action);
        }
    }));
}

TEST_CASE("An event is one JSON object of a stable form") {
    const auto json = [](Event event) { return to_json(rules(), event).dump(); };
    CHECK(json(events::Played{1, card("Ah")}) == R"({"card":"Ah","event":"played","seat":1})");
    CHECK(json(events::Called{{2, 260, 0}}) == R"({"call":260,"event":"called","seat":2})");
    CHECK(json(events::Called{{2, 0, 0}}) == R"({"call":"pass","event":"called","seat":2})");
    CHECK(json(events::NamedTrump{2, Suit::hearts}) == R"({"event":"trump","seat":2,"suit":"hearts"})");
    CHECK(json(events::ContractMade{4, 250, true}) ==
          R"({"bid":250,"event":"contract","forced":true,"seat":4})");
    Meld pinochle;
    pinochle.rule = 7;
    pinochle.multiple = 2;
    pinochle.points = 300;
    pinochle.cards = cards("Qs Qs Jd Jd");
    CHECK(json(events::Melded{1, pinochle}) ==
          R"({"cards":"Qs Qs Jd Jd","event":"melded","name":"Double pinochle","points":300,"seat":1})");
    CHECK(json(events::Left{1, 0}) == R"({"event":"left","exit":"throwing in","seat":1})");
    CHECK(json(events::StepBegan{Step::exchange, 3}) == R"({"dealer":3,"event":"phase","step":"pass"})");
    CHECK(json(events::ScoreLine{{1, "set", -250, ""}}) ==
          R"({"event":"line","points":-250,"side":1,"text":"set"})");
    CHECK(json(events::Kept{2}) == R"({"cards":"","event":"kept","seat":2})");
    CHECK(json(events::KeptContract{2}) == R"({"event":"kept contract","seat":2})");
    CHECK(json(events::CalledCard{2, card("Ah"), 3}) == R"({"card":"Ah","event":"asked","from":3,"seat":2})");
    CHECK(json(events::AskedForPartner{2, card("Ah"), 3}) ==
          R"({"card":"Ah","event":"asked for a partner","partner":3,"seat":2})");
    CHECK(json(events::Winner{2}) == R"({"event":"winner","party":2})");
}
