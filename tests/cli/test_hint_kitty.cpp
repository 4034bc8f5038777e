// Hints and questions where there is a kitty, a card to call, a contract to hand back.

#include "catch.hpp"
#include "kitty_table.hpp"

#include "cli/hint.hpp"
#include "cli/question.hpp"

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::cli::testing;

namespace {

Hint hint(const Match& match) { return hint_for(view_of(match), match.round->pending(), names_for(match)); }
std::string advised(const Match& match) { return to_text(*match.rules, hint(match).action); }

std::string asked(const Match& match, const std::string& about) {
    return flat(answer_question(view_of(match), match.round->pending(), about, names_for(match)));
}

Match auction_of(std::uint64_t seed) {
    Match match = begin_match(double_deck(), seed);
    deal_next(match);
    return match;
}

} // namespace

TEST_CASE("Hints are always allowed, whatever the rules ask") {
    for (const RulebookPtr& rules : {german(), rules_under("cross", {{"calling", "yes"}}),
                                     rules_under("double-deck", {{"save_needs_no_marriage", "no"}})})
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            Match match = begin_match(rules, seed);
            deal_next(match);
            while (match.round_is_on()) {
                const Hint advice = hint(match);
                CHECK_FALSE(advice.why.empty());
                if (const auto refusal = apply(match, advice.action)) FAIL(refusal->text);
            }
        }
}

TEST_CASE("Run, pinochle and jacks stay in the hand, the card that melds most is called", "[A08][A28]") {
    const Action away = hint(with_kitty()).action;
    REQUIRE(away.kind == ActionKind::discard);
    CHECK(common(away.cards, *parse_card_set("As 10s Ks Qs Js Jd Jh Jc")).empty());
    CHECK(contains(flat(hint(with_kitty()).why),
                   "Your best trump suit is spades: with it your hand melds 250."));
    CHECK(advised(to_call()) == "ask Ac");
    CHECK(contains(flat(hint(to_call()).why), "melds 100 more"));
    CHECK_FALSE(hint(to_call({"ask Ac"})).action.cards.has(Card(Rank::ace, Suit::clubs)));
}

TEST_CASE("A contract without trump is advised only when it is certain", "[A29]") {
    CHECK(advised(to_call({"decline"})) == "trump spades");
    const Match sure =
        dealt(german(), "As As 10s 10s Ks Ks Qs Qs Js Js Ah Ah", "Ad Ad Ac Ac", {"bid 150", "pass", "pass"});
    Match match = sure;
    REQUIRE_FALSE(apply(match, *parse_action(*match.rules, "discard Qs Qs Js Js")));
    REQUIRE_FALSE(apply(match, decline()));
    CHECK(advised(match) == "contract Durch");
}

TEST_CASE("In a contract without trump tricks count, not points", "[A29][A30]") {
    for (const char* contract : {"contract Durch", "contract Untendurch"}) {
        const Match match = to_call({"decline", contract});
        CHECK(contains(flat(hint(match).why),
                       std::string("you keep ") + (contract + std::strlen("contract "))));
    }
}

TEST_CASE("Out of reach: going out is advised", "[A09]") {
    const Match match = with_kitty({"bid 150", "bid 600", "pass", "bid 610", "pass"});
    CHECK(advised(match) == "leave going out");
}

TEST_CASE("A hand without marriage hands the contract back", "[D11]") {
    Match match = begin_match(rules_under("double-deck", {{"save_needs_no_marriage", "no"}}), 3);
    deal_next(match);
    for (const Action& call : {bid(53), pass(), pass(3), pass()}) REQUIRE_FALSE(apply(match, call));
    REQUIRE(match.round->pending().kind == DecisionKind::hand_back);
    const bool marriage = holds_marriage(view_of(match).hand());
    CHECK(advised(match) == (marriage ? "decline" : "hand back"));
    CHECK(contains(asked(match, ""),
                   "With a pass, North asked for the contract. Hand it back, and North has it at 54"));
}

TEST_CASE("Questions about spoken bids and passes that say something", "[D10][D11][D12]") {
    const Match match = auction_of(3);
    CHECK(contains(asked(match, "three"), "three: a bid of 53, spoken as its last digit."));
    CHECK(contains(asked(match, "save"), "you have it at the next higher bid"));
    CHECK(contains(asked(match, "by-me"), "8 to 14"));
    CHECK(contains(asked(match, ""), "spoken as its last digit"));
    CHECK(contains(asked(match, "no marriage"), "it is taken by rule if the hand allows no suit"));
    CHECK(contains(asked(match, "aces around"), "It must be shown even when it does not count."));
    CHECK(contains(asked(with_kitty({}), "three"), "not spoken as their last digit"));
}

TEST_CASE("Questions about the kitty and what follows it", "[A08][A09][A28][A29]") {
    const Match match = with_kitty();
    CHECK(contains(asked(match, ""), "Put away exactly 4 cards."));
    CHECK(contains(asked(match, ""), "going out is open to you."));
    CHECK(contains(asked(match, "ah"), "It came with the kitty"));
    CHECK(contains(asked(match, "10d"), "You may put it away."));
    CHECK(contains(asked(match, "kitty"), "the declarer takes it into the hand; everybody sees it"));
    CHECK(contains(asked(match, "going out"), "The declarer's side does not meld."));
    CHECK(contains(asked(to_call(), ""), "Or call none."));
    CHECK(contains(asked(to_call(), "ac"), "You may call it."));
    CHECK(contains(asked(to_call({"ask Ac"}), ""), "It must not be the card that you called."));
    CHECK(contains(asked(to_call({"decline"}), "durch"), "the declarer alone must win every trick"));
    CHECK(contains(asked(to_call({"decline"}), ""), "Untendurch: There is no trump suit"));
}

TEST_CASE("Putting a melded card away is asked twice, and then done", "[A08]") {
    const Home home;
    // Everybody is a person, so that the cards and the calls depend on the seed alone.
    const Outcome outcome =
        run_program({"play", "german", "--seed", "7", "--seat", "2=human", "--seat", "3=human"},
                    "\n150\n\np\n\np\n\nks 10d kd qh\nks 10d kd qh\nquit\n");
    INFO(outcome.out);
    const std::string warning = "K♠ counts in your best melds: ", done = "West puts 4 cards away: ";
    REQUIRE(contains(outcome.out, warning));
    REQUIRE(contains(outcome.out, done));
    CHECK(outcome.out.find(warning) < outcome.out.find(done));
    CHECK(outcome.out.find(warning) == outcome.out.rfind(warning));
}

TEST_CASE("Games with a kitty, called cards and spoken bids are watched to their end and verify", "[A33]") {
    const Home home;
    const std::vector<std::vector<std::string>> games{
        {"german", "-o", "calling=yes", "-o", "durch=yes", "-o", "untendurch=yes"},
        {"cross", "-o", "calling=yes"},
        {"double-deck", "-o", "save_needs_no_marriage=no"}};
    for (const auto& game : games) {
        std::vector<std::string> arguments{"play", "--watch", "--seed", "5"};
        arguments.insert(arguments.end(), game.begin(), game.end());
        INFO(game.front());
        const Outcome watched = run_program(arguments);
        CHECK(watched.status == 0);
        CHECK(contains(watched.out, " the game"));
    }
    for (const auto& journal : home.journals())
        for (const char* face : {"french", "german"}) {
            const Outcome replayed = run_program({"replay", journal.string(), "--face", face});
            CHECK(replayed.status == 0);
            std::istringstream lines(replayed.out);
            for (std::string line; std::getline(lines, line);) {
                INFO(line);
                CHECK(columns(line) <= screen_width);
            }
        }
}
