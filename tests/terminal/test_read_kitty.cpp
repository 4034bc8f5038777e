// Typed answers to the kitty's decisions: discarding, calling a card, contracts without trump, spoken bids.

#include "catch.hpp"
#include "support/tables.hpp"

#include "readings.hpp"

using namespace roundhouse;
using namespace roundhouse::terminal;
using namespace roundhouse::testing;

TEST_CASE("Cards to discard are read with and without a verb", "[A08]") {
    const Match match = with_kitty();
    CHECK(in_words(match, "10h 10d qd 10c") == "discard 10h 10d Qd 10c");
    CHECK(in_words(match, "discard 10h,10d,qd,10c") == "discard 10h 10d Qd 10c");
    CHECK(in_words(match, "put away th td qd tc") == "discard 10h 10d Qd 10c");
    CHECK(in_words(match, "10h10dqd10c") == "discard 10h 10d Qd 10c");
    CHECK(in_words(match, "10h 10b ob 10a") == "discard 10h 10d Qd 10c"); // German letters
    CHECK(in_words(match, "hint") == command(Command::hint));
    CHECK_THAT(in_words(match, "what"),
               Catch::Contains("Name the cards to discard, for example 10c jd qd 10d"));
    CHECK_THAT(in_words(match, "what", Face::german), Catch::Contains("for example 10a ub ob 10b"));
}

TEST_CASE("After going out no contract without trump is offered", "[A09]") {
    const auto how = [](const Match& match) { return in_words(match, "what"); };
    CHECK_THAT(how(to_call({"decline"})), Catch::Contains("or say Durch or Untendurch"));
    CHECK_THAT(how(with_kitty({"bid 150", "pass", "pass", "leave going out"})),
               Catch::Contains("Name a suit, for example hearts or h. "));
}

TEST_CASE("Going out is said by its name or a clear beginning", "[A09]") {
    const Match match = with_kitty();
    CHECK(in_words(match, "going out") == "leave going out");
    CHECK(in_words(match, "go out") == "leave going out");
    CHECK(in_words(match, "leave going out") == "leave going out");
}

TEST_CASE("A card to call, or none", "[A28]") {
    const Match match = to_call();
    CHECK(in_words(match, "ac") == "ask Ac");
    CHECK(in_words(match, "call ac") == "ask Ac");
    CHECK(in_words(match, "call for the ace of clubs").starts_with("misread"));
    CHECK(in_words(match, "call for ace of clubs") == "ask Ac");
    CHECK(in_words(match, "none") == "decline");
    CHECK(in_words(match, "no") == "decline");
    CHECK(in_words(match, "ac 10c") == "misread: Only one card can be called.");
    CHECK(in_words(match, "k") ==
          "misread: Which one? Say its suit too: " + present::one_of(*parse_card_set("Kd Kc")) + ".");
    CHECK_THAT(in_words(match, "what"),
               Catch::Contains("Name a card to call, for example qc, or say “none”."));
}

TEST_CASE("Contracts without trump are named by any clear beginning", "[A29][A30]") {
    const Match match = to_call({"decline"});
    CHECK(in_words(match, "durch") == "contract Durch");
    CHECK(in_words(match, "du") == "contract Durch");
    CHECK(in_words(match, "name Durch") == "contract Durch");
    CHECK(in_words(match, "unte") == "contract Untendurch");
    CHECK(in_words(match, "d") == "trump diamonds");
    CHECK(in_words(match, "bells") == "trump diamonds");
    CHECK(in_words(match, "un") == "misread: “un” could be undo, Untendurch.");
    CHECK(in_words(match, "undo") == command(Command::undo));
    CHECK_THAT(in_words(match, "what"),
               Catch::Contains("Name a suit, for example hearts or h, or say Durch or Untendurch."));
}

TEST_CASE("A contract without trump is understood as it is offered, in the reader's language", "[A29]") {
    const Match match = to_call({"decline"});
    const LanguageScope scope(
        {.language = Language("de"),
         .package = std::make_shared<PackageTexts>(PackageTexts{{"de", {{"Durch", "Alle Stiche"}}}})});
    CHECK_THAT(in_words(match, "was"), Catch::Contains("Alle Stiche"));
    CHECK(in_words(match, "alle stiche") == "contract Durch");
    CHECK(in_words(match, "alle") == "contract Durch");
    CHECK(in_words(match, "durch") == "contract Durch");
}

TEST_CASE("Bids may be spoken as their last digit, where the rules say so", "[D12]") {
    Match match = begin_match(double_deck(), 3);
    deal_next(match);
    CHECK(in_words(match, "three") == "bid 53 spoken");
    CHECK(in_words(match, "bid three") == "bid 53 spoken");
    CHECK(in_words(match, "53") == "bid 53");
    CHECK(in_words(match, "save") == "save");
    CHECK(in_words(match, "by-me") == "by-me");
    CHECK(in_words(match, "by") == "by");
    CHECK(in_words(match, "sa") == "save");
    CHECK(in_words(match, "s") == "misread: “s” could be score, save.");
    CHECK(in_words(match, "sc") == command(Command::score));
    CHECK(in_words(match, "p") == "pass");
    CHECK_THAT(in_words(match, "b"), Catch::Contains("“b” could be by"));
    REQUIRE_FALSE(act(match, bid(60)));
    CHECK(in_words(match, "three") == "misread: “three” is not a bid that you can make now.");
    CHECK(in_words(with_kitty({}), "three") ==
          "misread: In these rules a bid is named in full, not by its last digit.");
}

TEST_CASE("A contract is handed back or kept in plain words", "[D11]") {
    Match match = begin_match(rules_of("double-deck", {{"save_needs_no_marriage", "no"}}), 3);
    deal_next(match);
    for (const Action& call : {bid(53, true), pass(), pass(3), pass(), pass()})
        if (match.round->pending().kind == DecisionKind::call) REQUIRE_FALSE(act(match, call));
    REQUIRE(match.round->pending().kind == DecisionKind::hand_back);
    for (const char* words : {"hand back", "back", "hand it back", "yes"})
        CHECK(in_words(match, words) == "hand back");
    for (const char* words : {"keep", "keep it", "no"}) CHECK(in_words(match, words) == "decline");
    CHECK(in_words(match, "hand") == command(Command::hand));
    CHECK_THAT(in_words(match, "what"), Catch::Contains("Say “back” to hand the contract back, or “keep”."));
}

TEST_CASE("The face of the cards is changed by a word", "[A34]") {
    const Match match = with_kitty();
    CHECK(in_words(match, "face") == command(Command::face));
    CHECK(in_words(match, "face german") == command(Command::german));
    CHECK(in_words(match, "Face French") == command(Command::french));
    CHECK(std::get<Command>(read_command("face german")) == Command::german);
}
