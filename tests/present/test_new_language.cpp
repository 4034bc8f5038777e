// A catalog is all it takes to add a language: with one made here, with every text accented and half as long
// again, a reader sees nothing else of the program's own texts.

#include "catch.hpp"
#include "support/new_language.hpp"
#include "support/rounds.hpp"
#include "support/shipped.hpp"

#include "base/language.hpp"
#include "bots/player.hpp"
#include "present/asked/decisions.hpp"
#include "present/asked/offer.hpp"
#include "present/hints/hints.hpp"
#include "present/narrator.hpp"
#include "present/rules/rules_page.hpp"
#include "present/scores.hpp"

using namespace roundhouse;
using namespace roundhouse::present;

TEST_CASE("A catalog is all that a new language needs") {
    const testing::NewLanguage language;
    const auto tags = language_tags();
    REQUIRE(std::find(tags.begin(), tags.end(), "qq") != tags.end());
    CHECK(language_name("qq").starts_with("Englîsh~"));
    const RulebookPtr rules = testing::rules_of("german");
    std::set<std::string> missed;
    const LanguageScope scope({.language = Language("qq"), .package = nullptr, .missed = &missed});
    const Names names(usual_names(rules->seats, rules->turn));
    std::vector<std::string> read;
    const auto hear = [&](const std::string& text) {
        if (!text.empty()) read.push_back(text);
    };
    const RulesPage page = rules_page(*rules, Face::french);
    for (const RulesRow& row : page.rows) hear(row.label);
    Match match = begin_match(rules, 3);
    RandomTable table(rules->seats, 3);
    std::vector<Event> events;
    deal_next(match, EventLog(events));
    std::set<DecisionKind> asked;
    while (match.round_is_on()) {
        const Decision decision = match.round->pending();
        const View view(*match.round, decision.seat);
        if (asked.insert(decision.kind).second) {
            hear(what_is_asked(view, decision, names));
            hear(offer_of(view, decision, names, Face::french).title);
            for (const std::string& line : hint_for(view, decision, names, Face::french).why) hear(line);
        }
        REQUIRE_FALSE(act(match, table.decide(*match.round), EventLog(events)));
    }
    Narrator narrator(rules, names, Face::french);
    for (const Event& event : events)
        for (const Told& told : narrator.tell(event, 1)) hear(told.text);
    hear(what_was_played(*rules, match.settled.back(), names));
    REQUIRE(read.size() > 50);
    for (const std::string& text : read) {
        INFO(text);
        CHECK(text.find('~') != std::string::npos); // nothing falls back to English
    }
    // Only the package's own texts are missing, which it translates itself.
    for (const std::string& text : missed) {
        INFO(text);
        std::set<std::string> program;
        const LanguageScope without({.language = Language("de"), .package = nullptr, .missed = &program});
        translated(text);
        CHECK(program.contains(text));
    }
}
