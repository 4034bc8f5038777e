// What a package's author sees: which line says what, what it changes, and what a position is worth under it.
#include "teach/workshop/outline.hpp"
#include "teach/workshop/position.hpp"

#include "catch.hpp"
#include "support/home.hpp"
#include "support/journals.hpp"
#include "support/positions.hpp"
#include "support/shipped.hpp"
#include "support/tables.hpp"

#include "base/language.hpp"

#include <algorithm>

using namespace roundhouse;
using namespace roundhouse::teach;
using present::RulesSection;
using roundhouse::testing::Home;

namespace {

variants::Package friday(const Home& home, const std::string& changes) {
    std::filesystem::create_directories(home.path() / "friday");
    std::ofstream(home.path() / "friday" / "variant.lua")
        << "local must, settle, ending = require \"must\", require \"settle\", require \"ending\"\n"
           "return { extends = \"partnership\", title = \"Friday\",\n"
           "  rules = function(o, r)\n"
        << changes << "  return r end }\n";
    const auto package = variants::open_package((home.path() / "friday").string());
    REQUIRE(package);
    return *package;
}

RulebookPtr rules_of_package(const variants::Package& package) { return *package.compile(); }

const OutlineSection& section(const Outline& outline, RulesSection wanted) {
    const auto found = std::find_if(outline.sections.begin(), outline.sections.end(),
                                    [&](const OutlineSection& one) { return one.section == wanted; });
    REQUIRE(found != outline.sections.end());
    return *found;
}

/// A hand of partnership in which seat 1 has bid 250 in spades and is to lead.
Match at_the_lead() {
    const RulebookPtr rules = testing::rules_of("partnership");
    const Pack pack =
        pack_for(*rules, 4,
                 {"As As 10s 10s Ks Ks Qs Qs Js Js Ah Ah", "10h 10h Kh Kh Qh Qh Jh Jh 9h 9h 9s 9s",
                  "Ad Ad 10d 10d Kd Kd Qd Qd Jd Jd 9d 9d", "Ac Ac 10c 10c Kc Kc Qc Qc Jc Jc 9c 9c"});
    Match match = begin_match(rules, 1);
    match.first_dealer = 4;
    deal_next(match, pack, {});
    for (const Action& action : {bid(250), pass(), pass(), pass(), name_trump(Suit::spades)})
        REQUIRE_FALSE(act(match, action));
    REQUIRE_FALSE(act(match, give(cards("Ad Ad 10d 10d"))));
    REQUIRE_FALSE(act(match, give(cards("Ad Ad 10d 10d"))));
    return match;
}

} // namespace

TEST_CASE("What a package changes is found in its own file, the rest where its parent says it") {
    const Home home;
    const auto package = friday(home, "r.auction.minimum = 300\nr.pass.cards = 3\n");
    const Outline outline = outline_of(package, *rules_of_package(package), {}, Face::french);
    CHECK(outline.parent == "Partnership Pinochle");
    const OutlineSection& auction = section(outline, RulesSection::auction);
    CHECK(auction.changed);
    CHECK(auction.place.line == 4);
    CHECK(auction.place.file.ends_with("friday/variant.lua"));
    const OutlineSection& exchange = section(outline, RulesSection::exchange);
    CHECK(exchange.changed);
    CHECK(exchange.place.line == 5);
    const OutlineSection& count = section(outline, RulesSection::count);
    CHECK_FALSE(count.changed);
    CHECK(count.place.file.ends_with("partnership/variant.lua"));
    // Not the line that requires `ending`.
    CHECK(section(outline, RulesSection::ending).place.line > 20);
    REQUIRE(outline.changes.size() == 2);
    CHECK(outline.changes[0].said.b.find("300") != std::string::npos);
    CHECK(outline.changes[0].place.line == 4);
    CHECK(outline.changes[1].place.line == 5);
    REQUIRE_FALSE(outline.options.empty());
}

TEST_CASE("A package that stands for itself has no parent and no changes") {
    const auto package = variants::open_package("partnership");
    const Outline outline = outline_of(*package, *rules_of_package(*package), {}, Face::french);
    CHECK(outline.parent.empty());
    CHECK(outline.changes.empty());
    for (const OutlineSection& one : outline.sections) CHECK(one.place.line > 0);
}

TEST_CASE("A position under saved rules: melds for each trump, now and before") {
    const Home home;
    const auto package = friday(home, "for i, meld in ipairs(r.melds) do if meld[1] == \"Dix\" then "
                                      "table.remove(r.melds, i) end end\n");
    const Match match = at_the_lead();
    const PositionAnswers answers = answers_for(match, 2, *rules_of_package(package), Face::french);
    CHECK(answers.trouble.empty());
    REQUIRE(answers.melds.size() == 4);
    for (const MeldsWith& one : answers.melds) {
        CHECK(one.before == match.rules->melds.points(answers.hand, one.trump));
        const int dix = 10 * answers.hand.count(Card(Rank::nine, one.trump));
        CHECK(one.now == one.before - dix);
    }
    CHECK_FALSE(answers.legal); // it is seat 1's turn
}

TEST_CASE("A position under saved rules: the cards that may be played, and why not the others") {
    const Home home;
    const auto package = friday(home, "r.play.follow = { { \"only the suit\", keep = \"led\" } }\n");
    Match match = at_the_lead();
    REQUIRE_FALSE(act(match, play(card("Ks"))));
    const PositionAnswers answers = answers_for(match, 2, *rules_of_package(package), Face::french);
    REQUIRE(answers.legal);
    CHECK(answers.legal->trick == std::vector<Card>{card("Ks")});
    CHECK(answers.legal->now == cards("9s 9s"));
    CHECK(answers.legal->before == cards("9s 9s"));
    CHECK(answers.legal->why.find("only the suit") != std::string::npos);
}

TEST_CASE("A position under saved rules: the settlement for every count, and the first that makes the bid") {
    const Home home;
    const auto package = friday(home, "r.settle = r.settle.with { set_times = 2 }\n");
    const Match match = at_the_lead();
    const PositionAnswers answers = answers_for(match, 1, *rules_of_package(package), Face::french);
    CHECK(answers.bid == 250);
    CHECK_FALSE(answers.supposed);
    REQUIRE(answers.settled.size() == 26); // 0 to 250 in tens
    int meld = match.round->state().melds.points[1] + match.round->state().melds.points[3];
    for (const SettledWith& one : answers.settled) {
        const bool made = meld + one.count >= 250;
        CHECK(one.now == (made ? meld + one.count : -500));
        CHECK(one.before == (made ? meld + one.count : -250));
    }
    if (meld < 250) {
        REQUIRE(answers.makes);
        CHECK(answers.settled[*answers.makes].count == 250 - meld);
    }
}

TEST_CASE("A position under saved rules: a goal in tricks is reached by the tricks supposed", "[A29][A30]") {
    const auto settled = [](const char* contract) {
        const Match match = testing::to_call({"decline", contract});
        return answers_for(match, 1, *match.rules, Face::french).settled;
    };
    const auto durch = settled("contract Durch"), untendurch = settled("contract Untendurch");
    REQUIRE(durch.size() > 2);
    CHECK(durch.front().now == -2000);
    CHECK(durch[durch.size() - 2].now == -2000);
    CHECK(durch.back().now == 1000);
    CHECK(durch.back().before == 1000);
    REQUIRE(untendurch.size() > 2);
    CHECK(untendurch.front().now == 1000);
    CHECK(untendurch.front().before == 1000);
    CHECK(untendurch[1].now == -2000);
    CHECK(untendurch.back().now == -2000);
}

TEST_CASE("A line of the settlement in two parts is said in the reader's language, as on the score sheet") {
    const Home home;
    home.write("friday/lang/de.po",
               "msgid \"against us\"\nmsgstr \"gegen uns\"\n\nmsgid \"doubled\"\nmsgstr \"verdoppelt\"\n");
    const auto package = friday(home, "r.settle = settle.over(r.settle, { lines = function(round, usual) "
                                      "local l = usual.lines(round) "
                                      "l[#l + 1] = settle.line(1, 'against us: doubled', 7) return l end, "
                                      "text = 'and seven' })\n");
    const LanguageScope scope({.language = Language("de")});
    const PositionAnswers answers = answers_for(at_the_lead(), 1, *rules_of_package(package), Face::french);
    REQUIRE_FALSE(answers.settled.empty());
    CHECK(answers.settled.front().lines.find("gegen uns: verdoppelt 7") != std::string::npos);
}

TEST_CASE("Other cards or seats: the position does not come up") {
    const Home home;
    const auto package = friday(home, "r.deck.ranks = \"A 10 K Q J 9 8\"\nr.deal.hand = 14\n");
    const PositionAnswers answers = answers_for(at_the_lead(), 1, *rules_of_package(package), Face::french);
    CHECK_FALSE(answers.trouble.empty());
    CHECK(answers.settled.empty());
}

TEST_CASE("Saved rules without the step that is played: the position does not come up") {
    const Home home;
    const auto file =
        home.write("no-draw/variant.lua",
                   "return { extends = 'two-handed', title = 'No draw', rules = function(o, r)\n"
                   "  r.flow = 'deal meld play settle' r.play.first = 'left of dealer' r.turn_up = false\n"
                   "  r.draw_play = false r.deal = { hand = 24, packets = 4 }\n"
                   "  for _, meld in ipairs(r.melds) do meld.beside = nil end\n"
                   "  return r end }\n");
    Match match = begin_match(testing::rules_of("two-handed"), 1);
    deal_next(match);
    const Decision asked = match.round->pending();
    REQUIRE(asked.kind == DecisionKind::play);
    REQUIRE(asked.step == Step::draw_play);
    const PositionAnswers answers =
        answers_for(match, asked.seat, *testing::rules_of(file.parent_path().string()), Face::french);
    CHECK(answers.trouble.find("a step that the saved rules leave out") != std::string::npos);
    CHECK_FALSE(answers.legal);
    CHECK(answers.settled.empty());
}

TEST_CASE("More card points in saved rules: before, all of them were as many as there were") {
    const Home home;
    const auto package = friday(home, "r.count.last_trick = 30\n");
    const Match match = at_the_lead();
    const PositionAnswers answers = answers_for(match, 1, *rules_of_package(package), Face::french);
    REQUIRE(answers.settled.size() == 28); // 0 to 270 in tens
    const int meld = match.round->state().melds.points[1] + match.round->state().melds.points[3];
    const SettledWith& all = answers.settled.back();
    CHECK(all.now == meld + 270);
    CHECK(all.before == meld + 250);
}

TEST_CASE("A settlement that fails is said, and the rest is answered") {
    const Home home;
    const auto package =
        friday(home, "r.settle = { text = \"none\", lines = function(r) return r.nothing.at_all end }\n");
    const PositionAnswers answers = answers_for(at_the_lead(), 1, *rules_of_package(package), Face::french);
    CHECK_FALSE(answers.trouble.empty());
    CHECK(answers.melds.size() == 4);
}
