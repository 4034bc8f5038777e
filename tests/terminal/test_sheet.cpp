// The score sheet and similar displays: aligned and within the screen, for any number of players and any
// names.

#include "catch.hpp"
#include "support/tables.hpp"

#include "base/language.hpp"
#include "bots/player.hpp"
#include "terminal/draw/draw.hpp"

#include <regex>

using namespace roundhouse;
using namespace roundhouse::terminal;
using namespace roundhouse::testing;

namespace {

Match after_a_round(const RulebookPtr& rules, std::uint64_t seed) {
    Match match = begin_match(rules, seed);
    deal_next(match);
    for (std::size_t n = 0; match.round_is_on(); ++n)
        REQUIRE_FALSE(act(match, bots::decide_seated(match, "steady", n)));
    return match;
}

Names people_at(const Match& match) {
    return Names(present::usual_names(match.rules->people, match.rules->turn));
}

void fits_the_screen(const Lines& lines) {
    for (const std::string& line : lines) {
        INFO(line);
        CHECK(columns(line) <= screen_width);
    }
}

/// The width of the line that begins with this label; 0 if there is none.
std::size_t width_of_row(const Lines& lines, const std::string& label) {
    for (const std::string& line : lines)
        if (line.starts_with("  " + label)) return columns(line);
    return 0;
}

} // namespace

TEST_CASE("A sheet's columns stay in line where a label is long") {
    Match match = begin_match(partnership(), 1);
    SettledRound round;
    round.result.sides.resize(2);
    round.result.sides[0].parties = {1};
    round.result.sides[1].parties = {2};
    round.lines = {{1, "renege: follow the suit led", -250, ""}, {2, "meld", 40, ""}};
    round.delta = round.scores = {-250, 40};
    match.settled.push_back(round);
    const Lines sheet = draw_round_scores(match, 0, people_at(match), {});
    const std::size_t wide = width_of_row(sheet, "Round 1");
    REQUIRE(wide > 0);
    CHECK(width_of_row(sheet, "this round") == wide);
    CHECK(width_of_row(sheet, "total") == wide);
    CHECK(width_of_row(sheet, "  meld") == wide);
    fits_the_screen(sheet);
}

TEST_CASE("Where columns do not fit, a sheet has a paragraph for each party") {
    const Match match = after_a_round(rules_of("cutthroat", {{"people", "16"}}), 1);
    const Lines sheet = draw_round_scores(match, 0, people_at(match), {});
    REQUIRE(sheet.size() > 16);
    CHECK(sheet.front() == "  Round 1");
    const auto line = std::find_if(sheet.begin(), sheet.end(),
                                   [](const std::string& one) { return one.starts_with("    Guest8 "); });
    REQUIRE(line != sheet.end());
    CHECK_THAT(*line, Catch::Contains("this round ") && Catch::Contains(" · total "));
}

TEST_CASE("Sheets, bars and tables fit the screen, whoever plays and in either language") {
    const std::vector<std::pair<std::string, Options>> tables{{"eight-handed", {}},
                                                              {"racehorse", {}},
                                                              {"five-handed", {}},
                                                              {"cutthroat", {{"people", "6"}}},
                                                              {"cutthroat", {{"people", "8"}}},
                                                              {"cutthroat", {{"people", "16"}}}};
    for (const char* language : {"en", "de"}) {
        const LanguageScope scope({.language = Language(language)});
        for (const auto& [name, options] : tables) {
            INFO(name << " " << language);
            Match match = after_a_round(rules_of(name, options), 1);
            const Names names = people_at(match);
            fits_the_screen(draw_score_sheet(match, names, {}));
            fits_the_screen(draw_bars(match, names));
            deal_next(match);
            fits_the_screen(draw_table(match, View(*match.round, 1), names, {}));
        }
    }
}

TEST_CASE("Long names are broken where the score and the bars stand, and nothing is lost") {
    const Match match = after_a_round(rules_of("eight-handed"), 1);
    const std::string longest = "Abcdefghij Klmnopqrs"; // twenty letters, as --name allows
    const Names names(std::vector<std::string>(8, longest));
    fits_the_screen(draw_round_scores(match, 0, names, {}));
    fits_the_screen(draw_bars(match, names));
    const Lines table = draw_table(match, View(*match.round, 0), names, {});
    const std::string flat_table = flat(table);
    const std::size_t score = flat_table.find("Score: ");
    REQUIRE(score != std::string::npos);
    std::size_t said = 0;
    for (std::size_t at = score; (at = flat_table.find(longest, at)) != std::string::npos; ++at) ++said;
    CHECK(said == 8);
    for (const std::string& line : table)
        if (contains(line, "Score: ")) CHECK(columns(line) <= screen_width);
}

TEST_CASE("Seats' rows fit the screen however long the names, from the first call to the last card") {
    const Names names(std::vector<std::string>(4, "Abcdefghij Klmnopqrs"));
    for (const char* language : {"en", "de"}) {
        const LanguageScope scope({.language = Language(language)});
        Match match = begin_match(partnership(), 1);
        match.first_dealer = 3; // the partner of seat 1 deals: that makes the longest label
        deal_next(match);
        for (std::size_t n = 0; match.round_is_on(); ++n) {
            const Lines table = draw_table(match, View(*match.round, 1), names, {});
            fits_the_screen(table);
            CHECK(contains(flat(table), tr("{}, dealer", tr("{} (partner)", names[3]))));
            REQUIRE_FALSE(act(match, bots::decide_seated(match, "steady", n)));
        }
    }
}

TEST_CASE("A label wider than the screen is broken, too") {
    const Lines lines = hanging("  one two three", 4, "four", {}, 10);
    CHECK(lines == Lines{"  one two", "  three", "    four"});
    CHECK(hanging("  one", 5, "two", {}, 10) == Lines{"  one", "     two"});
}

TEST_CASE("What is agreed otherwise is marked once, and its further lines hang below") {
    const Lines rules = draw_rules(*rules_of("double-deck", {{"bid_out", "yes"}, {"slide_out", "yes"}}), {});
    const auto marked = std::find_if(rules.begin(), rules.end(), [](const std::string& line) {
        return line.starts_with("  * Staying at the target");
    });
    REQUIRE(marked != rules.end());
    REQUIRE(marked + 1 != rules.end());
    CHECK((marked + 1)->starts_with("    "));
    CHECK_FALSE(contains(*(marked + 1), "*"));
    fits_the_screen(rules); // with the melds and their remarks
}
