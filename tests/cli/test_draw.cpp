#include "catch.hpp"
#include "program.hpp"

#include "base/text.hpp"
#include "cli/draw.hpp"
#include "cli/tell.hpp"

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::cli::testing;

namespace {

CardSet cards(const char* text) { return *parse_card_set(text); }
const Style plain{};
const Style coloured{true};
Names names() { return Names(usual_names(4, Turn::clockwise)); }

} // namespace

TEST_CASE("A hand is drawn by suits, from the highest card down") {
    CHECK(all(draw_hand(cards("Ah 9h 10h 10h Qs Jd"), {}, plain)) == "  ♠ Q   ♥ A 10 10 9   ♦ J\n");
}

TEST_CASE("Legal cards stand in brackets where others may not be played", "[B12]") {
    CHECK(all(draw_hand(cards("Ah 10h Jh Qs"), cards("Ah 10h"), plain)) == "  ♠ Q   ♥ [A] [10] J\n");
    CHECK(all(draw_hand(cards("Ah 10h"), cards("Ah 10h"), plain)) == "  ♥ A 10\n");
}

TEST_CASE("Colour marks red suits and dims what may not be played") {
    const std::string hand = all(draw_hand(cards("Ah Qs"), cards("Ah"), coloured));
    CHECK(contains(hand, "\x1b[31mA\x1b[0m"));
    CHECK(contains(hand, "\x1b[2mQ\x1b[0m"));
    CHECK(card_text(Card(Rank::ace, Suit::spades), coloured) == "A♠");
}

TEST_CASE("Colour is for terminals, unless it is not wanted") {
    std::istringstream in;
    std::ostringstream out, err;
    const auto colour = [&](bool terminal, const char* no_colour, const char* term) {
        setenv("NO_COLOR", no_colour, 1);
        setenv("TERM", term, 1);
        return style_for({in, out, err, terminal, terminal, terminal}).colour;
    };
    CHECK(colour(true, "", "xterm"));
    CHECK_FALSE(colour(false, "", "xterm"));
    CHECK_FALSE(colour(true, "1", "xterm"));
    CHECK_FALSE(colour(true, "", "dumb"));
    unsetenv("NO_COLOR");
}

TEST_CASE("Twenty cards break into lines of the screen's width") {
    const CardSet hand =
        cards("As As 10s 10s Ks Ks Ah Ah 10h 10h Kh Kh Ad Ad 10d 10d Kd Kd Ac Ac 10c 10c Kc Kc");
    for (const std::string& line : draw_hand(hand, cards("As 10s"), plain))
        CHECK(columns(line) <= screen_width);
}

TEST_CASE("The table shows the phase that is on", "[B18]") {
    const Match match = round_of(7);
    const View view(*match.round, match.round->pending().seat);
    const std::string table = all(draw_table(match, view, names(), plain));
    CHECK(contains(table, "dealing  [bidding]  exchanging  melding  trick-taking  scoring"));
    CHECK(contains(table, "Score: South & North 0 · West & East 0"));
}

TEST_CASE("The table fits the screen and shows no other hand") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Match match = round_of(seed, {"bid 250", "pass", "pass", "pass"});
        const View view(*match.round, 1);
        for (const std::string& line : draw_table(match, view, names(), plain))
            CHECK(columns(line) <= screen_width);
    }
}

TEST_CASE("A bystander is shown no hand") {
    const Match match = round_of(7);
    const std::string table = all(draw_table(match, View(*match.round, 0), names(), plain));
    CHECK_FALSE(contains(table, "Your hand"));
}

TEST_CASE("The score sheet has a line for each line of the settlement", "[B14][B15]") {
    Match match = begin_match(partnership(), 1);
    SettledRound round;
    round.result.contract = {1, 270, false, "trump"};
    round.result.declarers = 1;
    round.result.sides.resize(2);
    round.result.sides[0].parties = {1};
    round.result.sides[1].parties = {2};
    round.result.sides[0].meld = 150;
    round.result.sides[0].count = 160;
    round.lines = {{1, "meld", 150, ""}, {1, "tricks", 160, ""}, {2, "meld", 40, ""}, {2, "tricks", 90, ""}};
    round.delta = round.scores = {310, 130};
    match.settled.push_back(round);
    CHECK(all(draw_round_scores(match, 0, names(), plain)) ==
          "  Round 1               South & North    West & East\n"
          "    meld                          150             40\n"
          "    tricks                        160             90\n"
          "  this round                      310            130\n"
          "  total                           310            130\n"
          "  South bid 270; the bidding side melded 150 and took 160 in tricks: 310.\n");
}

TEST_CASE("Bars show the way to the target, never below nothing or above all", "[B17]") {
    Match match = begin_match(partnership(), 1);
    match.scores = {-300, 5000};
    const Lines bars = draw_bars(match, names(), plain);
    REQUIRE(bars.size() == 2);
    CHECK(contains(bars[0], "░ "));
    CHECK_FALSE(contains(bars[0], "█"));
    CHECK_FALSE(contains(bars[1], "░"));
    CHECK(contains(bars[1], "5000 of 1500"));
}

TEST_CASE("Seats are named from the side where play begins") {
    CHECK(usual_names(4, Turn::clockwise) == std::vector<std::string>{"South", "West", "North", "East"});
    CHECK(usual_names(3, Turn::counter_clockwise) == std::vector<std::string>{"South", "East", "West"});
    CHECK(names().put_into("seat 2 gets them; seat 9, seat") == "West gets them; seat 9, seat");
}

TEST_CASE("Secret gifts are told to both and hidden from the others", "[B05]") {
    const Event gift{.kind = EventKind::gave, .seat = 3, .to = 1, .number = 4, .cards = cards("Ah Kh Qs Jd")};
    const Names all_names = names();
    Teller teller(*partnership(), all_names, plain);
    CHECK(all(teller.tell(gift, 1)) == "North gives South Q♠ A♥ K♥ J♦.\n");
    CHECK(all(teller.tell(gift, 3)) == "North gives South Q♠ A♥ K♥ J♦.\n");
    CHECK(all(teller.tell(gift, 2)) == "North gives South 4 cards.\n");
    CHECK(all(teller.tell(gift, 0)) == "North gives South 4 cards.\n");
}

TEST_CASE("What took a trick is said") {
    const Names all_names = names();
    Teller teller(*partnership(), all_names, plain);
    teller.tell({.kind = EventKind::led, .seat = 1, .number = 1}, 1);
    CHECK(all(teller.tell({.kind = EventKind::played, .seat = 1, .cards = cards("10h")}, 1)) ==
          "South leads 10♥.\n");
    CHECK(all(teller.tell({.kind = EventKind::played, .seat = 2, .cards = cards("Ah")}, 1)) ==
          "West plays A♥.\n");
    CHECK(all(teller.tell({.kind = EventKind::trick, .seat = 2, .number = 30}, 1)) ==
          "West takes the trick with A♥: 30 points.\n");
}

TEST_CASE("Long texts are broken at blanks, labels hang") {
    CHECK(wrapped("one two three", 8) == Lines{"one two", "three"});
    CHECK(hanging("Label   one two three", 16) == Lines{"Label   one two", "        three"});
}
