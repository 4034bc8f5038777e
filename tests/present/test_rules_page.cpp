// The page of rules, and what calls, contracts and exits mean.

#include "catch.hpp"
#include "place.hpp"
#include "support/tables.hpp"

#include "present/asked/answers.hpp"
#include "present/asked/decisions.hpp"
#include "present/rules/meanings.hpp"
#include "present/rules/rules_page.hpp"

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;

namespace {

/// The page as text, "Label: text" for each row, melds as "name: cards: points (remark)".
std::string page(const RulebookPtr& rules, Face face = Face::french) {
    const RulesPage shown = rules_page(*rules, face);
    Lines lines;
    for (const RulesRow& row : shown.rows) lines.push_back(row.label + ": " + row.text);
    for (const MeldRow& row : shown.melds)
        lines.push_back(row.name + ": " + row.cards + ": " + row.points + " (" + row.remark + ")");
    return in_signs(join(lines, "\n"), face);
}

} // namespace

TEST_CASE("[A02][A07][A08] the page of rules tells of the kitty and of discarding") {
    const std::string text = page(rules_of("german"));
    INFO(text);
    CHECK(contains(text, "12 each and 4 in the kitty, in packets of 3"));
    CHECK(contains(text, "Kitty: the declarer takes it into the hand; everybody sees it"));
    CHECK(contains(text, "no more copies of a card than were held before the kitty was taken"));
    CHECK(contains(text, "Way out: going out, before discarding; the declarer does not meld"));
    CHECK(contains(text, "counter-clockwise"));
    CHECK_FALSE(contains(text, "Calling"));
    CHECK_FALSE(contains(text, "Contract"));
}

TEST_CASE("[A09][A11][A33] the page of rules says what partners share: melds, the trick that saves them") {
    const std::string text = page(rules_of("cross"));
    INFO(text);
    CHECK(contains(text, "going out, before discarding; neither the declarer nor a partner melds"));
    CHECK(contains(text, "; one trick of anybody on the side saves all of it"));
    CHECK(
        contains(text, "Partners: each melds from their own hand alone, and what a side melds is added up"));
    CHECK_FALSE(contains(page(rules_of("german")), "Partners"));
}

TEST_CASE("[C33] where the dealer sits out, the page of rules grants the dealer's rights to others") {
    const std::string five = page(rules_of("partnership", {{"people", "5"}}));
    CHECK(contains(five, "People: 5: the dealer sits out, in rotation, and each has a score"));
    CHECK(contains(five, "if everybody passes, the last to call is stuck with it at 250"));
    CHECK_FALSE(contains(five, "the dealer is stuck"));
    CHECK(contains(page(rules_of("partnership", {{"people", "6"}})),
                   "People: 6: 2 sit out, the dealer and whoever dealt before, in rotation"));
    const std::string four = page(rules_of("three-handed", {{"people", "4"}}));
    CHECK(contains(four, "the last to call may open at 19"));
    CHECK_FALSE(contains(four, "the dealer may open"));
    CHECK(contains(page(rules_of("three-handed")), "the dealer may open at 19"));
    CHECK(contains(page(rules_of("two-handed", {{"people", "3"}})), "pays the player in the last seat 10"));
}

TEST_CASE("[C32][C40] the page of rules says how often the deck has its cards") {
    CHECK(
        contains(page(rules_of("partnership")), "Cards: 48, 2 of each card; A 10 K Q J 9 from high to low"));
    CHECK(contains(page(rules_of("racehorse")), "Cards: 124, 6 of each card (9: 1 of each); A 10 K Q J 9"));
    CHECK(contains(page(rules_of("five-handed", {{"deck", "one-and-a-half"}})),
                   "Cards: 70, 3 of each card (9♦ 9♣: 2); "));
}

TEST_CASE("[C10][C39][C46] the page of rules says what more of a meld than the table lists come to") {
    const auto adds_up = [](const char* id) { return page(rules_of(id)); };
    CHECK(contains(adds_up("triple-deck"),
                   "where the table has 4 numbers for a meld, 5 or more of them at once are split up in the "
                   "way that scores most"));
    CHECK(contains(adds_up("eight-handed"),
                   "where the table has 2 numbers for a meld, 3 or more of them at once are split up in the "
                   "way that scores most"));
    CHECK_FALSE(contains(adds_up("auction"), "numbers for a meld"));
    CHECK_FALSE(contains(adds_up("double-deck"), "Several"));
}

TEST_CASE("[C17] the page of rules says that nobody follows while cards are drawn, and what serves again") {
    const std::string text = page(rules_of("two-handed"));
    CHECK(contains(text, "in the first 12 tricks any card may be played: nobody has to follow suit"));
    CHECK(contains(text, "“Royal marriage” first, then “Run” with it, and both score"));
}

TEST_CASE("[A28][A29][A30] the page of rules tells of calling and of contracts without trump") {
    const std::string text = page(german());
    INFO(text);
    CHECK(contains(text, "Calling: once, a card that the declarer does not hold"));
    CHECK(
        contains(text, "Contract: Durch: There is no trump, and the declarer must take every trick alone."));
    CHECK(contains(
        text, "Contract: Untendurch: There is no trump, and the declarer must not take a single trick."));
    CHECK(contains(text, "It can be named at a bid of up to 1000."));
}

TEST_CASE("[D08][D10][D11][D12][D15][D17][D20] the page of rules tells of passes, spoken bids, least meld") {
    const std::string text = page(double_deck());
    INFO(text);
    CHECK(contains(text, "may be spoken as their last digit"));
    CHECK(contains(text, "Pass: by-me: "));
    CHECK(contains(text, "and holds no marriage, they may hand it back"));
    CHECK(contains(text, "Trump: only a suit in which the hand holds a marriage"));
    CHECK(contains(text, "By rule: no marriage, if the hand allows no suit to be named trump"));
    CHECK(contains(text, "By rule: too little meld, if the side's meld is under 20"));
    CHECK(contains(text,
                   "Minimum meld: a side with less than 20 scores none, and shows only what must be shown"));
    CHECK(contains(text, "10 / 100 / 150 / 200 (shown even if it does not count)"));
}

TEST_CASE("[B16][C36] the page of rules says what ways out cost") {
    CHECK(
        contains(page(partnership()),
                 "Way out: throwing in, before the first lead, if the bid is more than 250 above the side's "
                 "meld. The bid is lost, the other side scores its meld"));
    CHECK(contains(page(rules_of("check")), "does not meld. The declarer loses 300, trump is named"));
}

TEST_CASE("the page of rules says in words when a card must be played") {
    Rulebook rules = *partnership();
    const auto following = [&](const char* when) {
        rules.play.follow.back().when_text = when;
        for (const RulesRow& row : rules_page(rules).rows)
            if (row.label == "Following") return row.steps.back();
        return std::string("nothing");
    };
    CHECK(following("trump_led or ruffed") == "beat the best card (when trump is led or it was ruffed)");
    CHECK(following("not (void and first_trick)") ==
          "beat the best card (when not (void and it is the first trick))");
    CHECK(following(by_function) == "beat the best card (when the package says so)");
    CHECK(following("") == "beat the best card");
}

TEST_CASE("the page of rules says in one word that one card is passed") {
    Rulebook rules = *rules_of("partnership");
    const auto passed = [&] {
        for (const RulesRow& row : rules_page(rules).rows)
            if (row.label == "Exchange") return row.text;
        return std::string("nothing");
    };
    CHECK(passed() == "4 cards from the partner, then as many back");
    rules.exchange->cards = 1;
    CHECK(passed() == "one card from the partner, then one back");
    rules.exchange->declarer_first = true;
    CHECK(passed() == "one card from the declarer, then one back");
    rules.exchange->simultaneous = true;
    CHECK(passed() == "one card from each partner to the other, chosen before either looks");
}

TEST_CASE("[A34] the page of rules follows the face") {
    const std::string text = page(rules_of("german"), Face::german);
    CHECK(contains(text, "A 10 K O U from high to low"));
    CHECK(contains(text, "Ol Ub"));
}

TEST_CASE("[A05] who leads or draws first sits where play goes on") {
    const auto otherwise = [](const RulebookPtr& usual, Turn turn) {
        auto rules = std::make_shared<Rulebook>(*usual);
        rules->first_lead = FirstLead::left_of_dealer;
        rules->turn = turn;
        return page(rules);
    };
    CHECK(
        contains(otherwise(german(), Turn::counter_clockwise), "First lead: the player right of the dealer"));
    CHECK(contains(otherwise(german(), Turn::clockwise), "First lead: the player left of the dealer"));
    const RulebookPtr drafted = rules_of("two-handed-draft");
    CHECK(contains(otherwise(drafted, Turn::counter_clockwise), "the player right of the dealer first"));
    CHECK(contains(otherwise(drafted, Turn::clockwise), "the player left of the dealer first"));
}

TEST_CASE("[C35] a mark of any cards of a rank says which") {
    const auto marks = rules_page(*rules_of("check")).marks;
    const auto nines = std::find_if(marks.begin(), marks.end(),
                                    [](const MeldRow& row) { return row.name == "Seven nines"; });
    REQUIRE(nines != marks.end());
    CHECK(nines->cards == "any 7 cards of rank 9");
    CHECK(nines->remark.empty());
    for (const MeldRow& row : marks) CHECK_FALSE(row.cards.empty());
}

TEST_CASE("[C43] what a meld brings is a list, and the game may be all there is in it") {
    auto rules = std::make_shared<Rulebook>(*partnership());
    MeldRule nine;
    nine.names = {"Lone nine"};
    nine.type = "nines";
    nine.cards = {Card(Rank::nine, Suit::hearts)};
    nine.wins_at = 1;
    rules->meld_rules.push_back(nine);
    nine.names = {"Pair of nines"};
    nine.points = {150};
    nine.wins_at = 2;
    rules->meld_rules.push_back(nine);
    const std::string text = page(rules);
    CHECK(contains(text, "Lone nine: 9♥: the game ()"));
    CHECK(contains(text, "Pair of nines: 9♥: 150 / the game ()"));
    Match match = begin_match(rules, 1);
    deal_next(match);
    const auto asked_about = [&](const char* word) {
        return flat(answer_question(view_of(match), match.round->pending(), word, names_for(match), {}));
    };
    CHECK(contains(asked_about("lone"), "Lone nine: the game"));
    CHECK(contains(asked_about("pair of"), "Pair of nines: 150, the game for one, two, … of them"));
}

TEST_CASE("[C27][C28] the page of rules says when a referee watches, and what a renege costs") {
    const std::string text = page(rules_of("partnership", {{"enforcement", "referee"}}));
    INFO(text);
    CHECK(contains(text, "Referee: illegal plays are accepted"));
    CHECK(contains(text, "; the declarer's side loses twice the bid if the renege was its own, "
                         "another side the bid"));
    CHECK_FALSE(contains(page(partnership()), "Referee: "));
    // Without bids, there is no bid to lose.
    CHECK(contains(page(rules_of("two-handed", {{"enforcement", "referee"}})), "which ends the hand\n"));
}

TEST_CASE("A house's own step stands on the page of rules") {
    CHECK(contains(page(rules_of(source_tree() + "/tests/packages/kontra")),
                   "Kontra: Whoever thinks the contract will fail may double the stakes; the declarer may "
                   "answer."));
}

TEST_CASE("What is not standard is said in words, and nothing else") {
    CHECK(changed_options(*double_deck()).empty());
    CHECK(changed_options(*rules_of("double-deck", {{"target", "1000"}, {"technical_misdeal", "yes"}})) ==
          std::vector<std::string>{"A misdeal may be called with 13 non-counters and no ace: yes",
                                   "Play to: 1000"});
}

TEST_CASE("[D10][D11] what a pass means, and when it gets the contract") {
    CHECK(contains(meaning_of_pass(*double_deck(), 3), "and holds no marriage, they may hand it back"));
    const auto without = rules_of("double-deck", {{"save_needs_no_marriage", "no"}});
    CHECK_FALSE(contains(meaning_of_pass(*without, 3), "marriage"));
    CHECK(meaning_of_pass(*rules_of("german"), 0) == "You drop out of the bidding for this round.");
}

TEST_CASE("Where a player who has passed may bid later, a pass does not drop out") {
    Rulebook rules = *rules_of("german");
    rules.auction->turns = CallTurns::may_return;
    CHECK(meaning_of_pass(rules, 0) ==
          "You do not bid now. As long as the bidding goes on, you may still bid later.");
}

TEST_CASE("[A09][D17] when a way out is open, or taken by rule") {
    ExitRule exit;
    exit.text = "It costs the bid.";
    CHECK(meaning_of(exit, SidesForm::partners) == "Open to the declarer. It costs the bid.");
    exit.by_rule = true;
    exit.when.no_suit = true;
    exit.when.forced = false;
    exit.melds = ExitMelds::nobody;
    CHECK(meaning_of(exit, SidesForm::partners) ==
          "It happens by rule if the declarer was not stuck with the contract and the "
          "hand allows no suit to be "
          "named trump; nobody is asked. Nobody melds. It costs the bid.");
}

TEST_CASE("[A08] discarding is explained in the names of the face shown") {
    const Match match = with_kitty();
    const Decision decision = match.round->pending();
    REQUIRE(decision.kind == DecisionKind::discard);
    const Lines lines = explain_decision(view_of(match), decision, names_for(match), Face::german);
    const std::string text = flat(lines, Face::german);
    INFO(text);
    CHECK(text.starts_with("Discard exactly 4 cards."));
    CHECK(contains(text, flat({mark(decision.cards)}, Face::german)));
    CHECK(contains(text, "Going out: "));
}

TEST_CASE("The page of rules says how long a game may be") {
    CHECK(contains(page(partnership()),
                   "Length: at most 500 hands, those dealt again included; then the highest "
                   "score wins, and equal scores share the win"));
}

TEST_CASE("The page says in how many melds a card may serve, who calls first, and that a pass is final",
          "[A18][B02][B09]") {
    const std::string all = page(rules_of("partnership"));
    CHECK(all.find("in each of these groups a card serves in one meld only: Run,") != std::string::npos);
    CHECK(all.find(" | Pinochle | ") != std::string::npos);
    CHECK(contains(page(german()), "“Pair” within “Run” does not count again"));
    CHECK(all.find("the player after the dealer calls first") != std::string::npos);
    CHECK(all.find("a player who passes is out of the bidding") != std::string::npos);
}
