// Questions, warnings, and answers to `?`.

#include "catch.hpp"
#include "place.hpp"
#include "support/tables.hpp"

#include "present/asked/answers.hpp"
#include "present/asked/decisions.hpp"
#include "present/asked/refusals.hpp"
#include "present/hints/hints.hpp"
#include "present/phases.hpp"

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;

#define SAYS(text, part) CHECK_THAT(text, Catch::Contains(part))

namespace {

std::string question(const Match& match) {
    return what_is_asked(view_of(match), match.round->pending(), names_for(match));
}

std::string asked(const Match& match, const std::string& about, Face face = Face::french) {
    return flat(answer_question(view_of(match), match.round->pending(), about, names_for(match), face), face);
}

Match auction_of(std::uint64_t seed) {
    Match match = begin_match(double_deck(), seed);
    deal_next(match);
    return match;
}

/// After the kitty was taken and the contract given up; trump must still be named (A09).
Match gone_out() { return with_kitty({"bid 150", "pass", "pass", "leave going out"}); }

std::string refused(const Match& match, const char* action) {
    Match copy = match;
    const auto refusal = act(copy, *parse_action(*match.rules, action));
    return refusal ? in_words(*refusal, nullptr, Face::french) : "accepted";
}

} // namespace

TEST_CASE("The question says in a few words what may be answered") {
    CHECK(question(with_kitty()) == "4 cards to discard, or going out");
    CHECK(question(to_call()) == "a card to call, or none");
    CHECK(question(to_call({"ask Ac"})) == "one card for East");
    CHECK(question(to_call({"decline"})) == "name trump, Durch or Untendurch");
    CHECK(question(gone_out()) == "name trump");
    CHECK(contains(question(auction_of(3)), "your call (50, 51, 52 … or "));
}

TEST_CASE("A house's own step names itself and its options, and explains them") {
    const Match match = at_kontra();
    CHECK(question(match) == "Kontra (double, pass)");
    CHECK(asked(match, "") ==
          "Whoever thinks the contract will fail may double the stakes; the declarer may answer. "
          "double: The round counts twice. pass");
    const Hint hint = hint_for(view_of(match), match.round->pending(), names_for(match));
    CHECK(hint.action == choose("pass")); // the declarer has a run and three aces
    CHECK(contains(flat(hint.why), "it comes to about this against the others: pass "));
    CHECK(phase_of(*match.rules, match.round->pending().step) == "Kontra");
}

TEST_CASE("Discarding what melds is warned of", "[A08]") {
    const Match match = with_kitty();
    const View view = view_of(match);
    const auto warning = [&](const char* cards, Face face) {
        return flat({discard_warning(view, *parse_card_set(cards), face)}, face);
    };
    CHECK(warning("10d 10d Qd 10c", Face::french).empty());
    const std::string both = warning("Kh Qh 10c Qd", Face::french);
    INFO(both);
    CHECK(both.starts_with("K♥ Q♥"));
    CHECK(contains(both, "250"));
    CHECK(contains(both, "230"));
    CHECK(warning("Kh 10d 10c Qd", Face::german).starts_with("Kh "));
    CHECK(warning("Ac Ac Kc Kc", Face::french).empty()); // not held: refused anyway
    // Giving one of two equal cards is fine; giving both loses the marriage.
    const Match two =
        dealt(german(), "As 10s Ks Qs Js Jd Kh Kh Qh 10d 10c Qd", "Ah Ad Jh Jc", {"bid 150", "pass", "pass"});
    const std::string equal =
        flat({discard_warning(view_of(two), *parse_card_set("Kh Kh 10c Qd"), Face::french)}, Face::french);
    CHECK(equal.starts_with("K♥ K♥ are part"));
    CHECK(contains(equal, "without them"));
}

TEST_CASE("Where the dealer sits out, the last to call is stuck with it", "[C33]") {
    Match match = begin_match(rules_of("partnership", {{"people", "5"}}), 1);
    deal_next(match);
    SAYS(asked(match, ""), "If everybody passes, the last to call is stuck with it at 250.");
    SAYS(asked(round_of(1), ""), "If everybody passes, the dealer is stuck with it at 250.");
}

TEST_CASE("Questions in the auction") {
    const Match match = round_of(7);
    SAYS(asked(match, "270"), "at least 270 points");
    SAYS(asked(match, "9000"), "does not fit the steps");
    SAYS(asked(match, "pass"), "You drop out of the bidding");
    SAYS(asked(match, ""), "Nobody has bid yet.");
    SAYS(asked(match, "pinochle"), "40, 300 for one, two");
    SAYS(asked(match, "throwing in"), "250");
    SAYS(asked(match, "hearts"), "you hold");
    CHECK(asked(match, "zorro").empty()); // the caller says that nobody knows the word
}

TEST_CASE("Of a bid that cannot be made it is said why, and nothing of what it would promise") {
    const Match match = round_of(7);
    CHECK(asked(match, "-5").starts_with("-5 is below the minimum, 250. You may bid 250"));
    CHECK(asked(match, "251").starts_with("251 does not fit the steps of the bidding."));
    CHECK(asked(match, "2147483647").starts_with("2147483647 is too high for any auction."));
    const Match bought = round_of(7, {"bid 250", "pass", "pass", "pass"});
    CHECK(asked(bought, "-5") == "The auction is over.");
    SAYS(asked(bought, "250"), "at least 250 points in melds and tricks");
    SAYS(asked(bought, "250"), "The auction is over.");
}

TEST_CASE("Where bids are added, a question about one is answered with the sum", "[C08]") {
    Match match = begin_match(rules_of("auction", {{"bidding", "summed"}}), 1);
    deal_next(match);
    SAYS(asked(match, "20"), "It is added to what your side has named: 20 in all");
    for (const char* call : {"bid 10", "pass"}) REQUIRE_FALSE(act(match, *parse_action(*match.rules, call)));
    SAYS(asked(match, "20"), "It is added to what your side has named: 30 in all");
    SAYS(asked(match, ""), "It is added to what your side has named: 20 in all");
    CHECK_FALSE(contains(asked(match, ""), "commits"));
    CHECK_FALSE(contains(asked(match, "20"), "commits"));
}

TEST_CASE("A card that makes its holder the partner is asked for, and stays there", "[C32]") {
    const Match match = dealt(rules_of("five-handed"), "Qs Qs Qs Qs Js Js Js Js Ah Ah Ah Ah 10h 10h 10h 10h",
                              "", {"bid 50", "pass", "pass", "pass", "pass", "trump spades"});
    REQUIRE(match.round->pending().kind == DecisionKind::ask_card);
    const std::string explained = asked(match, "");
    INFO(explained);
    CHECK(explained.starts_with("Ask for a card of the trump suit: "));
    CHECK(contains(explained, "keeps it, and is your partner for this hand"));
    CHECK_FALSE(contains(explained, "gives it to you"));
    SAYS(asked(match, "qs"), "You may call it.");
    SAYS(asked(match, "ah"), "It cannot be called.");
    // Kings would make marriages if they were handed over.
    const Hint hint = hint_for(view_of(match), match.round->pending(), names_for(match));
    CHECK(hint.action == ask_card(*parse_card("As")));
    CHECK(flat(hint.why).starts_with("Ask for A♠: whoever holds it is your partner."));
}

TEST_CASE("Questions about spoken bids and passes that say something", "[D10][D11][D12]") {
    const Match match = auction_of(3);
    SAYS(asked(match, "three"), "“three” is a bid of 53, spoken as its last digit.");
    SAYS(asked(match, "save"), "at the next higher bid");
    SAYS(asked(match, "by-me"), "8 to 14");
    SAYS(asked(match, ""), "spoken as their last digit");
    SAYS(asked(match, "no marriage"), "by rule if the hand allows no suit");
    SAYS(asked(match, "aces around"), "It must be shown even when it does not count.");
    SAYS(asked(with_kitty({}), "three"), "not by its last digit");
}

TEST_CASE("Questions about the kitty and what follows it", "[A08][A09][A28][A29]") {
    const Match match = with_kitty();
    SAYS(asked(match, ""), "Discard exactly 4 cards.");
    SAYS(asked(match, ""), "Going out: ");
    SAYS(asked(match, "ah"), "It came with the kitty");
    SAYS(asked(match, "10d"), "You may discard it.");
    SAYS(asked(match, "kitty"), "everybody sees it");
    SAYS(asked(match, "going out"), "The declarer does not meld.");
    SAYS(asked(to_call(), ""), "none");
    SAYS(asked(to_call(), "ac"), "You may call it.");
    SAYS(asked(to_call({"ask Ac"}), ""), "cannot be the card you called");
    SAYS(asked(to_call({"decline"}), "durch"), "the declarer must take every trick alone");
    SAYS(asked(to_call({"decline"}), ""), "Untendurch: There is no trump");
}

TEST_CASE("Answers follow the face", "[A34]") {
    const Match match = to_call({"decline"});
    SAYS(asked(match, "ol", Face::german), "Ol counts 3 points in tricks.");
    SAYS(asked(match, "leaves", Face::german), "Leaves: you hold");
    const Hint hint = hint_for(view_of(match), match.round->pending(), names_for(match), Face::german);
    CHECK(contains(flat(hint.why, Face::german), "Name leaves"));
}

TEST_CASE("What trump does to melds is said as the rules have it", "[A12][A13]") {
    const std::string binokel = asked(to_call({"decline"}), "");
    SAYS(binokel, "Worth more in trump: Run, Pair.");
    CHECK_FALSE(contains(binokel, "in trump alone"));
    const Match match = round_of(7, {"bid 250", "pass", "pass", "pass"});
    SAYS(asked(match, ""), "Melded in trump alone: Run, ");
    SAYS(asked(match, ""), "Worth more in trump: Common marriage.");
}

TEST_CASE("Who has gone out names a suit, melds nothing, and is told so", "[A09]") {
    const Match match = gone_out();
    SAYS(asked(match, ""), "Trumps beat every other suit. Spades: you hold 5.");
    CHECK_FALSE(contains(asked(match, ""), "meld"));
    CHECK(refused(match, "contract Durch") == "After a way out only a suit can be named.");
    SAYS(asked(with_kitty(), "going out"), "The declarer does not meld.");
}

TEST_CASE("A contract that is not open at a high bid says up to which it is", "[A29]") {
    CHECK(refused(with_kitty({"bid 1050", "pass", "pass", "discard 10d 10d Qd 10c", "decline"}),
                  "contract Durch") == "That contract can be named only at a bid of up to 1000.");
}

TEST_CASE("Discarding is a phase of its own", "[A08]") {
    SAYS(join(phases(*german()), ", "), "taking the kitty, discarding, calling a card");
}

TEST_CASE("Naming trump is a phase of its own") {
    CHECK(contains(join(phases(*partnership()), ", "), "bidding, naming trump, exchanging, melding"));
    Rulebook parted = *partnership();
    parted.flow = {Step::deal,     Step::auction, Step::trump, Step::meld,
                   Step::exchange, Step::play,    Step::settle};
    CHECK(contains(join(phases(parted), ", "), "bidding, naming trump, melding, exchanging"));
}
