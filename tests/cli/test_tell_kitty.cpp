// What is told of the kitty's decisions, to whom, and what the table shows of them.

#include "catch.hpp"
#include "kitty_table.hpp"

#include "cli/prompt.hpp"
#include "cli/tell.hpp"

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::cli::testing;

namespace {

const Style plain{};
const Style german_face{false, Face::german};
CardSet cards(const char* text) { return *parse_card_set(text); }

std::string told(const RulebookPtr& rules, const std::vector<Event>& events, Seat viewer,
                 const Style& style = plain) {
    const Names names(usual_names(rules->seats, rules->turn));
    Teller teller(*rules, names, style);
    std::string text;
    for (const Event& event : events)
        for (const std::string& line : teller.tell(event, viewer)) text += line + "\n";
    return text;
}

/// What an action makes everybody hear.
std::vector<Event> events_of(Match match, const std::string& action) {
    std::vector<Event> events;
    REQUIRE_FALSE(apply(match, *parse_action(*match.rules, action), EventLog(events)));
    return events;
}

std::string table(const Match& match, Seat seat, const Style& style = plain) {
    return all(draw_table(match, View(*match.round, seat), names_for(match), style));
}

} // namespace

TEST_CASE("The kitty is taken for all to see", "[A07]") {
    const auto events = events_of(with_kitty({"bid 150", "pass"}), "pass");
    for (const Seat viewer : {0, 1, 2})
        CHECK(contains(told(german(), events, viewer), "South takes the kitty: A♥ J♥ A♦ J♣.\n"));
    Event unseen{.kind = EventKind::kitty, .seat = 1, .number = 4, .index = 0, .cards = cards("Ah Ad Jh Jc")};
    CHECK(told(german(), {unseen}, 2) == "South takes the kitty: 4 cards.\n");
}

TEST_CASE("Cards put away are shown to the declarer only", "[A08]") {
    const auto events = events_of(with_kitty(), "discard 10d 10d Qd 10c");
    CHECK(contains(told(german(), events, 1), "South puts 4 cards away: 10♦ 10♦ Q♦ 10♣.\n"));
    CHECK(contains(told(german(), events, 2), "South puts 4 cards away.\n"));
    CHECK(contains(told(german(), events, 1, german_face), "South puts 4 cards away: 10b 10b Ob 10a.\n"));
}

TEST_CASE("A card that is called: who gives it, or nobody", "[A28]") {
    CHECK(
        contains(told(german(), events_of(to_call(), "ask Ac"), 3), "South calls for A♣: East gives it.\n"));
    CHECK(contains(told(german(), events_of(to_call(), "decline"), 3), "South calls for no card.\n"));
    const Event nobody{.kind = EventKind::asked, .seat = 1, .cards = cards("As")};
    CHECK(told(german(), {nobody}, 3) == "South calls for A♠: nobody has it.\n");
}

TEST_CASE("A contract without trump is named", "[A29]") {
    CHECK(contains(told(german(), events_of(to_call({"decline"}), "contract Durch"), 2),
                   "South names Durch: no trump.\n"));
    CHECK(contains(told(german(), events_of(to_call({"decline"}), "trump spades"), 2, german_face),
                   "South names leaves trump.\n"));
}

TEST_CASE("Bids are told as they were spoken", "[D12]") {
    const Event spoken{.kind = EventKind::called, .seat = 1, .number = 53, .index = 1};
    CHECK(told(double_deck(), {spoken}, 2) == "South bids \"three\": 53.\n");
    const Event plainly{.kind = EventKind::called, .seat = 1, .number = 53};
    CHECK(told(double_deck(), {plainly}, 2) == "South bids 53.\n");
}

TEST_CASE("A contract that is handed back is told in one sentence", "[D11]") {
    const Event back{.kind = EventKind::hand_back, .seat = 1, .to = 3};
    const Event contract{.kind = EventKind::contract, .seat = 3, .number = 60};
    CHECK(told(double_deck(), {back, contract}, 2) == "South hands the contract back: North has it at 60.\n");
    const Event kept{.kind = EventKind::hand_back, .seat = 1};
    const Event holds{.kind = EventKind::contract, .seat = 1, .number = 59};
    CHECK(told(double_deck(), {kept, holds}, 2) ==
          "South keeps the contract.\nSouth has the contract at 59.\n");
}

TEST_CASE("An exit by rule says why, melds too few to count say so", "[D08][D17][D20]") {
    const auto& exits = double_deck()->exits;
    for (std::size_t i = 0; i < exits.size(); ++i)
        if (exits[i].by_rule && exits[i].when.no_suit) {
            const Event left{
                .kind = EventKind::left, .seat = 1, .index = static_cast<int>(i), .text = exits[i].name};
            CHECK(contains(told(double_deck(), {left}, 2),
                           "(by rule, if the hand allows no suit to be named trump)"));
        }
    const Event aces{
        .kind = EventKind::melded, .seat = 1, .to = 1, .index = 4, .cards = cards("As Ah Ad Ac")};
    CHECK(told(double_deck(), {aces}, 2) ==
          "South shows Aces around: A♠ A♥ A♦ A♣, which must be shown but does not count.\n");
    const Event sum{.kind = EventKind::meld_sum, .seat = 1};
    CHECK(told(double_deck(), {sum}, 2) == "South has no meld that counts.\n");
    CHECK(told(german(), {sum}, 2) == "South has nothing to meld.\n");
}

TEST_CASE("The table shows the kitty, what was put away and which way play goes", "[A05][A07]") {
    const Match before = with_kitty({"bid 150"});
    CHECK(contains(table(before, 1), "Kitty: 4 cards, face down"));
    CHECK(contains(table(before, 1), "counter-clockwise"));
    CHECK_FALSE(contains(table(round_of(7), 1), "clockwise"));
    const Match match = with_kitty();
    for (const Seat seat : {1, 2, 3})
        CHECK(contains(table(match, seat), "Kitty: A♥ J♥ A♦ J♣, taken by South"));
    CHECK(contains(table(match, 1), "♥ A [K] [Q] J")); // of no kind more than was held before
    const Match after = to_call();
    CHECK(contains(table(after, 1), "You put away: 10♦ 10♦ Q♦ 10♣"));
    CHECK(contains(table(after, 2), "South put 4 cards away"));
    CHECK_FALSE(contains(table(after, 2), "10♦ 10♦ Q♦ 10♣"));
}

TEST_CASE("The table names a contract without trump and bids as they were spoken", "[A29][D12]") {
    const Match durch = to_call({"decline", "contract Durch"});
    CHECK(contains(table(durch, 1), "South bid 150 · Durch, no trump"));
    CHECK(all(draw_melds(view_of(durch), names_for(durch), plain)) == "In Durch nobody melds.\n");
    Match spoken = begin_match(double_deck(), 3);
    deal_next(spoken);
    REQUIRE_FALSE(apply(spoken, bid(53, true)));
    CHECK(contains(table(spoken, 1), "\"three\": 53"));
}

TEST_CASE("Every line of every table fits the screen") {
    for (const Match& match : {with_kitty({"bid 150"}), with_kitty(), to_call(), to_call({"decline"})})
        for (const Style& style : {plain, german_face})
            for (Seat seat = 0; seat <= 3; ++seat)
                for (const std::string& line :
                     draw_table(match, View(*match.round, seat), names_for(match), style))
                    CHECK(columns(line) <= screen_width);
}

TEST_CASE("Prompts say what may be answered") {
    const auto prompt = [](const Match& match) {
        return prompt_for(match, match.round->pending(), names_for(match));
    };
    CHECK(prompt(with_kitty()) == "South, 4 cards to put away, or going out: ");
    CHECK(prompt(to_call()) == "South, a card to call, or none: ");
    CHECK(prompt(to_call({"ask Ac"})) == "South, 1 card for East: ");
    CHECK(prompt(to_call({"decline"})) == "South, name trump or Durch or Untendurch: ");
    Match match = begin_match(double_deck(), 3);
    deal_next(match);
    CHECK(contains(prompt(match), "your call (50, 51, 52, pass, by-me, by, save): "));
}

TEST_CASE("Putting away what melds is warned of", "[A08]") {
    const Match match = with_kitty();
    const View view = view_of(match);
    CHECK(discard_warning(view, cards("10d 10d Qd 10c"), plain).empty());
    CHECK(discard_warning(view, cards("Kh Qh 10c Qd"), plain) ==
          "K♥ Q♥ count in your best melds: 250 with spades ♠ as trump, and 230 without them. A card put away "
          "melds no more. Say the same again if you mean it.");
    CHECK(contains(discard_warning(view, cards("Kh 10d 10c Qd"), german_face),
                   "Kh counts in your best melds: 250 with leaves as trump, and 230 without it."));
    CHECK(discard_warning(view, cards("Ac Ac Kc Kc"), plain).empty()); // not held: refused anyway
}

TEST_CASE("The sheet says what became of a contract without trump", "[A29]") {
    Match match = to_call({"decline", "contract Durch"});
    // The others follow with whatever they may play until somebody else takes a trick.
    while (match.round_is_on()) REQUIRE_FALSE(apply(match, play(*match.round->pending().cards.begin())));
    CHECK(contains(flat(draw_round_scores(match, 0, names_for(match), plain)),
                   "South bid 150 and named Durch: it was"));
}
