#include "catch.hpp"
#include "rules/rulebook_json.hpp"

#include "../support/partnership_by_hand.hpp"
#include "cards/deck.hpp"
#include "cards/random.hpp"
#include "support.hpp"
#include "support/shipped.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

RulebookPtr partnership(const Options& options = {}) { return rules_of("partnership", options); }

} // namespace

TEST_CASE("partnership: the table, the cards and the flow [B01] [B18]") {
    const auto rules = partnership();
    CHECK(rules->id == "partnership");
    CHECK(rules->title.en == "Partnership Pinochle");
    CHECK(rules->title.others.at("de") == "Pinochle zu zweit gegen zwei");
    CHECK(rules->seats == 4);
    CHECK(rules->sides == SidesForm::partners);
    CHECK(rules->turn == Turn::clockwise);
    CHECK(rules->parties == 2);
    CHECK(seats_of(*rules, 1) == std::vector<Seat>{1, 3});
    CHECK(partner_of(*rules, 2) == 4);
    CHECK(rules->deck.size() == 48);
    CHECK(rules->deck == by_hand::partnership_book().deck);
    CHECK(rules->ranks == by_hand::six_ranks);
    CHECK(rules->deal.hand == 12);
    CHECK(rules->deal.packets == std::vector<int>{3, 3, 3, 3});
    CHECK(rules->flow == by_hand::partnership_book().flow);
}

TEST_CASE("partnership: the auction, the exchange and the exit [B02] [B03] [B05] [B16]") {
    const auto rules = partnership();
    REQUIRE(rules->auction);
    CHECK(rules->auction->opens == Opens::left_of_dealer);
    CHECK(rules->auction->minimum == 250);
    CHECK(rules->auction->raises == std::vector<int>{10, 20});
    CHECK(rules->auction->dealer_takes == 250);
    CHECK(rules->auction->passes.size() == 1);
    CHECK(rules->exchange->cards == 4);
    REQUIRE(rules->exits.size() == 1);
    CHECK(rules->exits[0].name == "throwing in");
    CHECK(rules->exits[0].at_lead);
    CHECK(rules->exits[0].at.empty());
    CHECK(rules->exits[0].when.bid_above_meld == 250);
    CHECK(rules->exits[0].goes_on == std::vector<Step>{Step::settle});
}

TEST_CASE("partnership: melds score as in a table written by hand [B06] [B07] [B08] [B09]") {
    const auto rules = partnership();
    const Rulebook book = by_hand::partnership_book();
    REQUIRE(rules->meld_rules.size() == book.meld_rules.size());
    Random random(1);
    for (int deal = 0; deal < 2000; ++deal) {
        const Pack pack = shuffled_and_cut(rules->deck, random);
        const CardSet hand = counted(Pack(pack.begin(), pack.begin() + 12));
        const Trump trump = static_cast<Suit>(deal % 4);
        REQUIRE(rules->melds.best(hand, trump) == book.melds.best(hand, trump));
    }
}

TEST_CASE("partnership: what must be played [B10] [B11]") {
    const auto check = [](const Must& read, const Must& by_hand) {
        REQUIRE(read.size() == by_hand.size());
        for (std::size_t i = 0; i < read.size(); ++i) {
            CHECK(read[i].name == by_hand[i].name);
            CHECK(read[i].keep == by_hand[i].keep);
            CHECK(read[i].when == by_hand[i].when);
            CHECK(read[i].when_text == by_hand[i].when_text);
        }
    };
    check(partnership()->play.follow, by_hand::suit_led());
    check(partnership({{"overtrump", "yes"}})->play.follow, by_hand::pre_1945());
    CHECK(partnership()->play.lead.empty());
    CHECK(partnership()->first_lead == FirstLead::declarer);
}

TEST_CASE("partnership: card points [B13]") {
    const auto rules = partnership();
    CHECK(rules->count.total == 250);
    CHECK(rules->count.last_trick == 10);
    CHECK(rules->play.last_trick == 10);
    CHECK(rules->play.points == by_hand::partnership_book().play.points);
    CHECK(rules->play.counters == by_hand::partnership_book().play.counters);
    CHECK(rules->play.beaters == by_hand::partnership_book().play.beaters);
}

TEST_CASE("partnership: settlement agrees with one written by hand [B14] [B15] [B16]") {
    const auto rules = partnership();
    const by_hand::Live live(1500);
    Random random(2);
    for (int i = 0; i < 3000; ++i) {
        const auto some = [&](std::uint32_t most) {
            return static_cast<int>(random.below(most / 10 + 1)) * 10;
        };
        const int count = some(250);
        RoundResult round = finished_round(some(300), count, some(300), 250 - count);
        round.declarers = 1 + i % 2;
        round.contract.seat = round.declarers;
        for (int side : {1, 2})
            round.sides[static_cast<std::size_t>(side - 1)].contract =
                side == round.declarers ? round.contract.bid : 0;
        if (i % 10 == 0) round.outcome = "throwing in";
        const auto read = rules->live->settle(round), mine = live.settle(round);
        REQUIRE(read.size() == mine.size());
        for (std::size_t line = 0; line < read.size(); ++line) {
            REQUIRE(read[line].side == mine[line].side);
            REQUIRE(read[line].text == mine[line].text);
            REQUIRE(read[line].points == mine[line].points);
        }
    }
}

TEST_CASE("partnership: the end of the game [B17]") {
    const auto rules = partnership();
    const auto round = finished_round(100, 150, 100, 100);
    CHECK_FALSE(rules->live->ending(round, {1490, 1490}).over);
    CHECK(rules->live->ending(round, {1490, 1500}).winners == std::vector<Party>{2});
    // 1,700 for the other side, 1,600 for the bidders: the bidders win.
    const Verdict both = rules->live->ending(round, {1600, 1700});
    CHECK(both.over);
    CHECK(both.winners == std::vector<Party>{1});
    CHECK(both.text == "several reached 1500: the bidders win");
}

TEST_CASE("what settlement and ending say of themselves") {
    const auto rules = partnership({{"target", "2000"}});
    CHECK(rules->settle_says.kind == "standard");
    CHECK(rules->ending_says.kind == "first to");
    const std::vector<std::pair<std::string, OptionValue>> ending{
        {"both", std::string("bidder")}, {"by", 0}, {"nonbidders", std::string("highest")}, {"target", 2000}};
    CHECK(rules->ending_says.facts == ending);
    CHECK(rules->settle_says.facts.size() == 7);
    CHECK(rules->settle_says.clauses.size() == 3);
    REQUIRE(rules->ending_says.clauses.size() == 2);
    CHECK(in_english(rules->ending_says.clauses[0]) == "the first to reach 2000 wins");
}

TEST_CASE("the same rules have the same digest, other rules another") {
    const std::string digest = partnership()->digest;
    CHECK(digest.size() == 16);
    CHECK(digest.find_first_not_of("0123456789abcdef") == std::string::npos);
    CHECK(partnership()->digest == digest);
    CHECK(partnership({{"target", "1500"}})->digest == digest);
    CHECK(partnership({{"target", "1550"}})->digest != digest);
    CHECK(partnership({{"overtrump", "yes"}})->digest != digest);
}

TEST_CASE("the digest goes by what the texts mean") {
    const testing::Folder house;
    const auto digest = [&](const std::string& variant, const std::string& module = "return { n = 1 }") {
        house.write("variant.lua", variant);
        house.write("cellar.lua", module);
        return (*testing::opened(house.path().string()).compile())->digest;
    };
    const std::string text =
        "return { extends = 'partnership', title = 'House', rules = function(o, r) return r end }";
    const std::string same = digest(text);
    CHECK(digest("-- a remark\n" + text) == same);
    CHECK(digest("return {  extends = \"partnership\", title = 'Our house', summary = { en = 'ours', de = "
                 "'unseres' },\n rules = function(o, r)\n return r end }") == same);
    CHECK(digest("return { extends = 'partnership', title = { en = 'Our house', de = 'Unser Haus' }, rules = "
                 "function(o, r) return r end }") == same);
    CHECK(digest("return { extends = 'partnership', title = 'House', rules = function(o, r) return o and r "
                 "end }") != same);
    CHECK(digest(text, "-- what the house does\nreturn { n = 1 }") == same);
    // What is only display text in a package may decide something elsewhere.
    const auto made_of = [&](const std::string& written) {
        return digest(
            "local function make(o) return function() return {} end end\n"
            "return { extends = 'partnership', title = 'House', version = '1', rules = function(o, r) "
            "r.renege = make { " +
            written + " } return r end }");
    };
    CHECK(made_of("version = 1") != made_of("version = 2"));
    CHECK(made_of("version = 'hard'") != made_of("version = 'easy'"));
    CHECK(digest(text, "return { n = 2 }") != same); // although nothing requires it by its full name
}
