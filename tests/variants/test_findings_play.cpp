// The same for play: compulsion, conditions, card points, exits.
#include "causes.hpp"
#include "variants/compile/expression.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;
using variants::Expression;

TEST_CASE("compulsion [B10] [B11] [A24]") {
    causes(
        "r.play.follow[3].when = 'not voit'",
        "play.follow[3].when: expected facts of the trick joined by not, and, or, got \"voit\"; did you mean "
        "\"void\"?");
    causes("r.play.follow[3].when = 'void and'",
           "play.follow[3].when: expected facts of the trick joined by not, "
           "and, or, got the end of the text; a name is missing");
    causes("r.play.follow[3].when = '(void'",
           "play.follow[3].when: expected facts of the trick joined by not, and, "
           "or, got the end of the text; close the bracket");
    causes("r.play.follow[3].when = 'void ruffed'", "play.follow[3].when: expected facts of the trick joined "
                                                    "by not, and, or, got \"ruffed\"; put and or or "
                                                    "between names");
    causes("r.play.follow[3].when = ''",
           "play.follow[3].when: expected facts of the trick joined by not, and, or, "
           "got nothing; leave it out if it always holds");
    causes(
        "r.play.follow[3].when = 'trick'",
        "play.follow[3].when: expected facts of the trick joined by not, and, or, got the end of the text; "
        "\"trick\" is a number: compare it, \"trick <= 3\"");
    causes("r.play.follow[3].when = 'void and trick <= many'",
           "play.follow[3].when: expected facts of the trick joined by not, and, or, got \"many\"; a whole "
           "number "
           "is missing");
    causes(
        "r.play.follow[3].when = 'trick == 1 or trick == 4'",
        "play.follow[3].when: expected facts of the trick joined by not, and, or, got the end of the text; a "
        "condition may compare with 3 numbers at most (== with two)");
    causes(
        "r.play.follow[3].when = 'trik <= 3'",
        "play.follow[3].when: expected facts of the trick joined by not, and, or, got \"trik\"; did you mean "
        "\"trick\"?");
    causes("r.play.follow[3].keep = { cards = 'A B' }",
           "play.follow[3].keep.cards: expected ranks (\"A 10\"), cards (\"Qs Jd\"), \"counters\" or "
           "\"non-counters\", got \"B\"");
    causes("r.play.follow[3].when = 'void and not void'", "play.follow[3].when: this condition never holds");
    causes("r.play.follow[3].when = function(f) return 1 end",
           "play.follow[3].when: expected a function that answers true or false, got 1");
    causes("r.play.follow[3].when = function(f)\nreturn f.voit end",
           "play.follow[3].when: the table of facts has no \"voit\"; did you mean \"void\"?");
    causes("r.play.follow[1].keep = 'leds'",
           "play.follow[1].keep: expected one of \"led\", \"trump\", \"plain\", \"winners\", \"losers\", "
           "\"counters\" or \"garbage\", got \"leds\"; did you mean \"led\"?");
    causes("r.play.follow[1][1] = nil", "play.follow[1][1]: expected a text, got nothing");
}

TEST_CASE("a condition as a function is the same as one in words") {
    const Folder folder;
    folder.write("variant.lua", R"(
return { extends = "partnership", rules = function(o, r)
  r.play.follow[2].when = "not (trump_led or ruffed) and partner_best or void"
  r.play.follow[3].when = function(f) return not (f.trump_led or f.ruffed) and f.partner_best or f.void end
  return r
end })");
    const auto rules = *opened(folder.path().string()).compile();
    CHECK(rules->play.follow[1].when == rules->play.follow[2].when);
    const auto expected = static_cast<Facts>(bit(Fact::trump_led) | bit(Fact::ruffed) |
                                             bit(Fact::partner_best) | bit(Fact::is_void));
    CHECK(depends_on(rules->play.follow[1].when) == expected);
}

TEST_CASE("conditions bind as in Lua") {
    const std::vector<std::string> names{"a", "b", "c"};
    const auto value = [&](const char* text, int bits) {
        const auto expression = Expression::parse(text, names);
        REQUIRE(expression);
        return expression->value([&](std::size_t i) { return (bits >> i & 1) != 0; });
    };
    for (int bits = 0; bits < 8; ++bits) {
        const bool a = bits & 1, b = bits & 2, c = bits & 4;
        CHECK(value("a or b and c", bits) == (a || (b && c)));
        CHECK(value("(a or b) and c", bits) == ((a || b) && c));
        CHECK(value("not a and b", bits) == (!a && b));
        CHECK(value("not(a and b)or c", bits) == (!(a && b) || c));
        CHECK(value("not not a", bits) == a);
    }
    std::string deep(1000, '(');
    deep += 'a';
    CHECK_FALSE(Expression::parse(deep, names));
}

TEST_CASE("comparisons mean what they say") {
    const auto holds = [](const char* text, int trick) {
        const auto expression = Expression::parse(text, {"a"}, true);
        REQUIRE(expression);
        return expression->value(
            [&](std::size_t i) { return i > 0 && trick >= expression->thresholds()[i - 1].at_least; });
    };
    for (int trick = 1; trick < 9; ++trick) {
        CHECK(holds("trick < 4", trick) == (trick < 4));
        CHECK(holds("trick <= 4", trick) == (trick <= 4));
        CHECK(holds("trick > 4", trick) == (trick > 4));
        CHECK(holds("trick >= 4", trick) == (trick >= 4));
        CHECK(holds("trick == 4", trick) == (trick == 4));
        CHECK(holds("trick ~= 4", trick) == (trick != 4));
        CHECK(holds("trick >= 3 and trick < 6 and not a", trick) == (trick >= 3 && trick < 6));
    }
    CHECK_FALSE(Expression::parse("trick <= 3", {"a"}));
}

TEST_CASE("card points [B13]") {
    causes("r.count = nil",
           "count: expected card points, { A = 10, [\"10\"] = 10, K = 10 }, got nothing; `count = "
           "false` says that tricks count nothing");
    causes("r.count['7'] = 5", "count[\"7\"]: the deck has no card of this rank");
    causes("r.count.T = 5", "count.T: unknown key \"T\"; known are A, 10, K, Q, J, 9, 8, 7, last_trick");
    CHECK(said_after("r.count = false").empty());
}

TEST_CASE("the counters of a contract are those of its own count") {
    const auto rules = house_rules(
        "partnership", "r.trump = { also = { { 'Null', declarer_takes = 'no trick', count = { ['9'] = 1 },\n"
                       "follow = { { 'a counter', keep = { cards = 'counters' } } } } } }\n"
                       "r.play.follow = { { 'a counter', keep = { cards = 'counters' } } }");
    const Rulebook& null = *rules->trump->also.front().own;
    CHECK(null.play.follow.front().kinds == mask_of(Rank::nine));
    CHECK((rules->play.follow.front().kinds & mask_of(Rank::nine)) == 0);
}

TEST_CASE("the filters that a contract takes over from the main game go by its own count") {
    const auto rules = house_rules(
        "partnership", "r.play.lead = { { 'no counter', keep = { cards = 'non-counters' } } }\n"
                       "r.play.follow = { { 'a counter', keep = { cards = 'counters' } },\n"
                       "{ 'an ace', keep = { cards = 'A' } } }\n"
                       "r.trump = { also = { { 'Null', declarer_takes = 'the bid', count = { ['9'] = 1 } },\n"
                       "{ 'Solo', declarer_takes = 'the bid', ranks = 'A K Q J 10 9' } } }");
    const PlayTable& null = rules->trump->also[0].own->play;
    CHECK(null.follow[0].kinds == mask_of(Rank::nine));
    CHECK(null.follow[1].kinds == mask_of(Rank::ace));
    CHECK((null.lead[0].kinds & mask_of(Rank::nine)) == 0);
    CHECK((null.lead[0].kinds & mask_of(Rank::ace)) == mask_of(Rank::ace));
    const PlayTable& solo = rules->trump->also[1].own->play;
    CHECK(solo.follow[0].kinds == rules->play.follow[0].kinds);
}

TEST_CASE("exits [B16]") {
    // A misspelling is reported once, and what follows it is not called out of order.
    causes("r.exits[1].goes_on = 'meld plya settle'",
           "exits[1].goes_on: the flow has no step \"plya\"; did you mean \"play\"?");
    causes_too("r.exits[1].at = 'led'",
               "exits[1].at: expected \"auction\", \"trump\", \"pass\", \"meld\", \"play\" "
               "or \"lead\", got \"led\"; did you mean \"lead\"?");
    causes_too("r.exits[1].at = ''",
               "exits[1].at: expected \"auction\", \"trump\", \"pass\", \"meld\", \"play\" or "
               "\"lead\", got none");
    causes("r.exits[1].goes_on = 'settel'", "exits[1].goes_on: the flow has no step \"settel\"; did you mean "
                                            "\"settle\"?");
    causes("r.exits[1].goes_on = 'settle meld'", "exits[1].goes_on: \"meld\" is out of the flow's order; the "
                                                 "flow is deal auction trump pass meld play "
                                                 "settle");
    causes("r.exits[2] = { 'throwing in', at = 'lead' }",
           "exits[2]: the outcome \"throwing in\" exists already; every exit has a name of its own");
    causes("r.exits[2] = { 'played', at = 'lead' }",
           "exits[2]: the outcome \"played\" exists already; every exit has a name of its own");
    causes("r.melds = false", "exits[1].when: the flow has no step \"meld\", so there is no meld to compare");
    causes_too("r.auction, r.trump, r.pass = false, false, false",
               "play.first: without an auction there is no declarer to lead; let \"left of dealer\" lead");
    for (const char* when : {"{ meld_under = 20 }", "{ bid_above_meld = 20 }", "{ bid = 300 }"})
        causes_too("r.auction, r.trump, r.pass = false, false, false\n"
                   "r.exits[1] = { 'too little', at = 'lead', who = 'anyone', goes_on = 'settle', when = " +
                       std::string(when) + " }",
                   "exits[1].when: the flow has no step \"auction\", so there is no bid and no declarer");
    causes_too(
        "r.auction, r.trump, r.pass, r.melds.at_least = false, false, false, 20\n"
        "r.exits[1] = { 'too little', at = 'meld', when = 'bidders under at_least', goes_on = 'settle' }",
        "exits[1].when: the flow has no step \"auction\", so there is no bid and no declarer");
    CHECK(said_after("r.exits[1].at = 'kitty lead' r.kitty = false").empty());
}
