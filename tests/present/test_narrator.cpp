// What each seat is told about events.

#include "catch.hpp"
#include "place.hpp"
#include "support/tables.hpp"

#include "present/narrator.hpp"

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;

namespace {

CardSet cards(const char* text) { return *parse_card_set(text); }

std::string told(const RulebookPtr& rules, const std::vector<Event>& events, Seat viewer,
                 Face face = Face::french) {
    const Names names(usual_names(rules->seats, rules->turn));
    Narrator narrator(rules, names, face);
    Lines lines;
    for (const Event& event : events)
        for (const Told& one : narrator.tell(event, viewer))
            if (one.kind != Told::Kind::heading) lines.push_back(in_signs(one.text, face));
    return join(lines, " ");
}

/// The events that an action causes.
std::vector<Event> events_of(Match match, const std::string& action) {
    std::vector<Event> events;
    REQUIRE_FALSE(act(match, *parse_action(*match.rules, action), EventLog(events)));
    return events;
}

} // namespace

TEST_CASE("What took a trick is said") {
    const Event plays[] = {events::Leads{1, 1}, events::Played{1, *parse_card("10h")},
                           events::Played{2, *parse_card("Ah")}, events::TookTrick{2, 30}};
    CHECK(told(partnership(), {std::begin(plays), std::end(plays)}, 1) ==
          "South leads 10♥. West plays A♥. West takes the trick with A♥: 30 points.");
}

TEST_CASE("A swap names both cards, as everybody knows which one it is", "[C16]") {
    const Event swap = events::Swapped{1, *parse_card("Ah")};
    CHECK(told(rules_of("two-handed"), {swap}, 2) == "South swaps 9♥ for A♥, which was turned up.");
}

TEST_CASE("Secret gifts are told to both and hidden from the others", "[B05]") {
    const Event gift = events::Gave{3, 1, 4, cards("Ah Kh Qs Jd")};
    for (const Seat seat : {1, 3})
        CHECK(told(partnership(), {gift}, seat) == "North gives South Q♠ A♥ K♥ J♦.");
    for (const Seat seat : {0, 2, 4})
        CHECK(told(partnership(), {gift}, seat) == "North gives South 4 cards.");
}

TEST_CASE("The kitty is taken for all to see", "[A07]") {
    const auto events = events_of(with_kitty({"bid 150", "pass"}), "pass");
    for (const Seat viewer : {0, 1, 2})
        CHECK(contains(told(german(), events, viewer), "South takes the kitty: A♥ J♥ A♦ J♣."));
    const Event unseen = events::TookKitty{1, 4, false, cards("Ah Ad Jh Jc")};
    CHECK(told(german(), {unseen}, 2) == "South takes the kitty: 4 cards.");
}

TEST_CASE("Discards are shown to the declarer only", "[A08]") {
    const auto events = events_of(with_kitty(), "discard 10d 10d Qd 10c");
    CHECK(contains(told(german(), events, 1), "South discards 10♦ 10♦ Q♦ 10♣."));
    CHECK(contains(told(german(), events, 2), "South discards 4 cards."));
    CHECK(contains(told(german(), events, 1, Face::german), "South discards 10b 10b Ob 10a."));
}

TEST_CASE("A card that is called: who gives it, or nobody", "[A28]") {
    CHECK(contains(told(german(), events_of(to_call(), "ask Ac"), 3), "South calls A♣; East hands it over."));
    CHECK(contains(told(german(), events_of(to_call(), "decline"), 3), "South calls no card."));
    CHECK(told(german(), {events::CalledCard{1, *parse_card("As"), 0}}, 3) ==
          "South calls A♠; nobody has it.");
}

TEST_CASE("A contract without trump is named", "[A29]") {
    CHECK(contains(told(german(), events_of(to_call({"decline"}), "contract Durch"), 2),
                   "South names Durch: no trump."));
    CHECK(contains(told(german(), events_of(to_call({"decline"}), "trump hearts"), 2),
                   "South names hearts ♥ trump."));
    CHECK(contains(told(german(), events_of(to_call({"decline"}), "trump spades"), 2, Face::german),
                   "South names leaves"));
}

TEST_CASE("Bids are told as they were spoken", "[D12]") {
    CHECK(told(double_deck(), {events::Called{{1, 53, 0, true}}}, 2) == "South bids “three”: 53.");
    CHECK(told(double_deck(), {events::Called{{1, 53, 0, false}}}, 2) == "South bids 53.");
}

TEST_CASE("A contract that is handed back is told in one sentence", "[D11]") {
    CHECK(told(double_deck(), {events::HandedBack{1, 3}, events::ContractMade{3, 60}}, 2) ==
          "South hands the contract back: North has it at 60.");
    CHECK(told(double_deck(), {events::KeptContract{1}, events::ContractMade{1, 59}}, 2) ==
          "South keeps the contract. South has the contract at 59.");
}

TEST_CASE("Where the first seat has to bid, nobody else did; elsewhere nobody did", "[C40][B03]") {
    CHECK(told(rules_of("racehorse"), {events::ContractMade{1, 500, true}}, 2) ==
          "Nobody else bid: South must take it at 500.");
    CHECK(told(partnership(), {events::ContractMade{1, 250, true}}, 2) ==
          "Nobody bid: South must take it at 250.");
}

TEST_CASE("An exit by rule says why, melds too few to count say so", "[D08][D17][D20]") {
    const auto& exits = double_deck()->exits;
    int by_rule = 0;
    for (std::size_t i = 0; i < exits.size(); ++i)
        if (exits[i].by_rule && exits[i].when.no_suit) {
            ++by_rule;
            CHECK(contains(told(double_deck(), {events::Left{1, static_cast<int>(i)}}, 2),
                           "by rule if the hand allows no suit to be named trump"));
        }
    CHECK(by_rule == 1);
    Meld aces;
    aces.rule = 4;
    aces.cards = cards("As Ah Ad Ac");
    CHECK(told(double_deck(), {events::Melded{1, aces}}, 2) ==
          "South shows Aces around (A♠ A♥ A♦ A♣); it must be shown, but does not count.");
    CHECK(told(german(), {events::MeldTotal{1, 0}}, 2) == "South has nothing to meld.");
}

TEST_CASE("Everybody announces what they hold in meld, even where it is too little to count", "[D18]") {
    CHECK(told(double_deck(), {events::MeldTotal{1, 0, 14}}, 2) ==
          "South announces 14 in meld. It does not count: the side has less than 20.");
    CHECK(told(double_deck(), {events::MeldTotal{1, 24, 24}}, 2) == "South melds 24 in all.");
    CHECK(told(double_deck(), {events::MeldTotal{1, 0}}, 2) == "South has nothing to meld.");
}

TEST_CASE("What a way out costs is told of the player, not of the listener", "[A09]") {
    const Match match = with_kitty();
    const std::string text = told(german(), events_of(match, "leave going out"), 2);
    CHECK(contains(text, "South: going out."));
    CHECK_FALSE(contains(text, "You"));
    CHECK_FALSE(contains(text, "you"));
}

TEST_CASE("Everybody is told of a card laid out of turn, and of a call, right or wrong", "[C27][C28]") {
    const RulebookPtr watched = rules_of("partnership", {{"enforcement", "referee"}});
    CHECK(told(watched, {events::LaidEarly{2, *parse_card("Ah")}}, 4) ==
          "West lays A♥ out of turn; it is played when the turn comes.");
    CHECK(told(watched, {events::Accused{1, 2, false}}, 4) ==
          "South calls a renege on West, but there was none. It costs nothing.");
    const events::Accused proven{1, 2, true, "follow the suit led", *parse_card("Kd")};
    CHECK(told(watched, {proven}, 4) ==
          "South calls a renege on West, and is right: K♦ (follow the suit led). The hand is over.");
}

TEST_CASE("Everybody is told what was chosen in a house's own step, and when it breaks off") {
    const RulebookPtr kontra = rules_of(source_tree() + "/tests/packages/kontra");
    CHECK(told(kontra, {events::Chose{2, 0, "double", "The round counts twice."}}, 3) ==
          "West: double. The round counts twice.");
    CHECK(told(kontra, {events::BrokeOff{0, "variant.lua:3: no such luck"}}, 3) ==
          "“Kontra” ends here, as its script fails: variant.lua:3: no such luck");
}
