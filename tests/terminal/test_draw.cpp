#include "catch.hpp"
#include "faces.hpp"
#include "support/environment.hpp"
#include "support/tables.hpp"

#include "base/text.hpp"
#include "terminal/draw/draw.hpp"

using namespace roundhouse;
using namespace roundhouse::terminal;
using namespace roundhouse::testing;

namespace {

const Style plain{};
Names names() { return Names(present::usual_names(4, Turn::clockwise)); }

std::string table(const Match& match, Seat seat) {
    return all(draw_table(match, View(*match.round, seat), names_for(match), plain));
}

} // namespace

TEST_CASE("A hand is drawn by suits, from the highest card down") {
    CHECK(all(draw_hand(cards("Ah 9h 10h 10h Qs Jd"), {}, plain)) == "  ♠ Q   ♥ A 10 10 9   ♦ J\n");
}

TEST_CASE("Legal cards stand in brackets where others may not be played", "[B12]") {
    CHECK(all(draw_hand(cards("Ah 10h Jh Qs"), cards("Ah 10h"), plain)) == "  ♠ Q   ♥ [A] [10] J\n");
    CHECK(all(draw_hand(cards("Ah 10h"), cards("Ah 10h"), plain)) == "  ♥ A 10\n");
}

TEST_CASE("Colour marks red suits and dims what may not be played") {
    std::ostringstream out;
    Door(out, true) << all(draw_hand(cards("Ah Qs"), cards("Ah"), coloured));
    const std::string hand = out.str();
    CHECK_THAT(hand, Catch::Contains("\x1b[31mA\x1b[0m"));
    CHECK_THAT(hand, Catch::Contains("\x1b[2mQ\x1b[0m"));
    CHECK(card_text(Card(Rank::ace, Suit::spades), coloured) == "A♠");
}

TEST_CASE("Colour is for terminals, unless it is not wanted") {
    std::istringstream in;
    std::ostringstream out, err;
    const auto colour = [&](bool terminal, const char* no_colour, const char* term) {
        const testing::Variable wish("NO_COLOR", no_colour), kind("TERM", term);
        return style_for({in, out, err, terminal, terminal, terminal}).colour;
    };
    CHECK(colour(true, "", "xterm"));
    CHECK_FALSE(colour(false, "", "xterm"));
    CHECK_FALSE(colour(true, "1", "xterm"));
    CHECK_FALSE(colour(true, "", "dumb"));
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
    CHECK_THAT(table, Catch::Contains(
                          "dealing  [bidding]  naming trump  exchanging  melding  trick-taking  scoring"));
    CHECK_THAT(table, Catch::Contains("Score: South & North 0 · West & East 0"));
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
          "  South bid 270; the bidding side melded 150 and took 160 in tricks: 310. The\n"
          "  contract is made.\n");
}

TEST_CASE("Bars show the way to the target, never below nothing or above all", "[B17]") {
    Match match = begin_match(partnership(), 1);
    match.scores = {-300, 5000};
    const Lines bars = draw_bars(match, names());
    REQUIRE(bars.size() == 2);
    CHECK_THAT(bars[0], Catch::Contains("░ "));
    CHECK_FALSE(contains(bars[0], "█"));
    CHECK_FALSE(contains(bars[1], "░"));
    CHECK_THAT(bars[1], Catch::Contains("5000 of 1500"));
}

TEST_CASE("Long texts are broken at blanks, labels hang") {
    CHECK(wrapped("one two three", plain, 8) == Lines{"one two", "three"});
    CHECK(hanging("Label", 8, "one two three", plain, 16) == Lines{"Label   one two", "        three"});
}

TEST_CASE("Cards in a sentence take the room that is seen", "[A34]") {
    const std::string cards = present::mark(*parse_card_set("Ah 10h Kh"));
    CHECK(wrapped("play " + cards, coloured, 9).size() == 2); // colours have no width
    CHECK(wrapped("play " + cards, plain, 80) == Lines{"play A♥ 10♥ K♥"});
    CHECK(wrapped("play " + cards, {false, Face::german}, 80) == Lines{"play Ah 10h Kh"});
}

TEST_CASE("The table shows the kitty, what was discarded and which way play goes", "[A05][A07]") {
    const Match before = with_kitty({"bid 150"});
    CHECK_THAT(table(before, 1), Catch::Contains("Kitty: 4 cards, face down"));
    CHECK_THAT(table(before, 1), Catch::Contains("counter-clockwise"));
    CHECK_FALSE(contains(table(round_of(7), 1), "clockwise"));
    const Match match = with_kitty();
    for (const Seat seat : {1, 2, 3})
        CHECK_THAT(table(match, seat), Catch::Contains("Kitty: A♥ J♥ A♦ J♣, taken by South"));
    CHECK_THAT(table(match, 1), Catch::Contains("♥ A [K] [Q] J")); // of no kind more than was held before
    const Match after = to_call();
    CHECK_THAT(table(after, 1), Catch::Contains("You discarded: 10♦ 10♦ Q♦ 10♣"));
    CHECK_THAT(table(after, 2), Catch::Contains("South discarded 4 cards"));
    CHECK_FALSE(contains(table(after, 2), "10♦ 10♦ Q♦ 10♣"));
}

TEST_CASE("The table names a contract without trump and bids as they were spoken", "[A29][D12]") {
    const Match durch = to_call({"decline", "contract Durch"});
    CHECK_THAT(table(durch, 1), Catch::Contains("South bid 150 · Durch, no trump"));
    CHECK(all(draw_melds(view_of(durch), names_for(durch), plain)) == "Nobody melds in Durch.\n");
    Match spoken = begin_match(double_deck(), 3);
    deal_next(spoken);
    REQUIRE_FALSE(act(spoken, bid(53, true)));
    CHECK_THAT(table(spoken, 1), Catch::Contains("“three”: 53"));
}

TEST_CASE("Where bids are added, the table says what is played for: no seat has bid that", "[C08]") {
    Match match = begin_match(rules_of("auction", {{"bidding", "summed"}}), 3);
    deal_next(match);
    for (const char* call : {"bid 50", "bid 60", "bid 100", "bid 90"})
        REQUIRE_FALSE(act(match, *parse_action(*match.rules, call)));
    CHECK_THAT(table(match, 2), Catch::Contains("North plays for 150"));
    CHECK_THAT(table(match, 2), !Catch::Contains("bid 150"));
}

TEST_CASE("Every line of every table fits the screen") {
    for (const Match& match : {with_kitty({"bid 150"}), with_kitty(), to_call(), to_call({"decline"})})
        for (const Style& style : {plain, german_face})
            for (Seat seat = 0; seat <= 3; ++seat)
                for (const std::string& line :
                     draw_table(match, View(*match.round, seat), names_for(match), style))
                    CHECK(columns(line) <= screen_width);
}

TEST_CASE("The sheet says what became of a contract without trump", "[A29]") {
    Match match = to_call({"decline", "contract Durch"});
    // The others follow with any legal card until somebody else takes a trick.
    while (match.round_is_on()) REQUIRE_FALSE(act(match, play(*match.round->pending().cards.begin())));
    CHECK_THAT(flat(draw_round_scores(match, 0, names_for(match), plain)),
               Catch::Contains("South bid 150 and named Durch"));
}
