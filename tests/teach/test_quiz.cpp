// Quiz questions: proved by `ask`, with one right choice, quick to read, the same for the same seed.

#include "catch.hpp"
#include "support/home.hpp"
#include "support/shipped_packages.hpp"
#include "support/tables.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/asks/asks.hpp"
#include "teach/compare/each_option.hpp"
#include "teach/quiz/quiz.hpp"
#include "teach/quiz/standing.hpp"
#include "teach/situations/situation_words.hpp"
#include "variants/packages.hpp"

#include <regex>
#include <set>

using namespace roundhouse;
using namespace roundhouse::teach;
using namespace roundhouse::testing;
using nlohmann::json;

namespace {

QuizRules quiz_rules_of(const std::string& variant, const Options& chosen = {}) {
    return quiz_rules(variants::open_package(variant).value(), {rules_of(variant, chosen), variant}, chosen);
}

/// The rules for {"variant","options"}, compiled from their package as `ask` does.
RulebookPtr quiz_book(const json& asked) {
    Options options;
    for (const auto& [name, value] : asked["options"].items())
        options[name] = value.is_boolean()  ? (value.get<bool>() ? "yes" : "no")
                        : value.is_string() ? value.get<std::string>()
                                            : value.dump();
    return rules_of(asked["variant"], options);
}

/// The answer of `ask` to the question under those rules, at the question's field.
json quiz_answer(const json& asked, const Question& question) {
    json request = question.request;
    request.erase("variant");
    request.erase("options");
    return answer(*quiz_book(asked), request).at(json::json_pointer(question.field));
}

void check_question(const Question& question) {
    INFO(to_json(question).dump());
    CHECK(words_to_read(question) <= most_words);
    CHECK_FALSE(question.explanation.empty());
    REQUIRE(question.choices.size() >= 2);
    CHECK(question.choices.size() <= 4);
    REQUIRE(question.right < question.choices.size());
    const json truth = quiz_answer(question.request, question);
    std::set<std::string> texts, values;
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        const Choice& choice = question.choices[i];
        CHECK((choice.value == truth) == (i == question.right));
        CHECK(choice.why.empty() == (i == question.right));
        CHECK_FALSE(choice.text.empty());
        if (!choice.under.is_null()) CHECK(quiz_answer(choice.under, question) == choice.value);
        texts.insert(choice.text);
        values.insert(choice.value.dump());
    }
    CHECK(texts.size() == question.choices.size());
    CHECK(values.size() == question.choices.size());
}

} // namespace

TEST_CASE("Fifty questions of every topic of every package are proven by ask and quick to read") {
    for (const variants::PackageInfo& info : shipped_packages()) {
        Quiz quiz(quiz_rules_of(info.id), 7);
        const auto topics = topics_of(quiz.rules());
        CHECK(topics.size() >= all_topics.size() - 1);
        for (const Topic topic : topics) {
            std::set<std::string> asked;
            for (int i = 0; i < 50; ++i) {
                const int level = 1 + i % hardest_level;
                const auto question = quiz.next(topic, level);
                INFO(info.id << " " << name(topic) << " level " << level);
                REQUIRE(question);
                CHECK(question->topic == topic);
                CHECK(question->level == level);
                check_question(*question);
                asked.insert(question->text);
            }
            INFO(info.id << " " << name(topic));
            CHECK(asked.size() >= 20);
        }
    }
}

TEST_CASE("Only a package without an auction and without a named trump has nothing to ask about bidding") {
    for (const variants::PackageInfo& info : shipped_packages()) {
        const QuizRules rules{{rules_of(info.id), info.id}, {}};
        const auto topics = topics_of(rules);
        const auto& flow = rules.own.rules->flow;
        const auto plays = [&](Step step) { return std::find(flow.begin(), flow.end(), step) != flow.end(); };
        const bool bids = std::find(topics.begin(), topics.end(), Topic::bidding) != topics.end();
        INFO(info.id);
        CHECK(bids == (plays(Step::auction) || plays(Step::trump)));
    }
}

TEST_CASE("An option with only one value has nothing to ask about") {
    const Home home;
    const auto file =
        home.write("one/variant.lua",
                   "return { extends = 'partnership', title = 'One', rules = function(o, r) "
                   "return r end,\n  options = { { 'snack', 5, min = 5, max = 5, label = 'Snack' } } }\n");
    const variants::Package package = opened(file.parent_path().string());
    Quiz quiz(quiz_rules(package, {*package.compile(), "one"}, {}), 1);
    CHECK(quiz.next(Topic::melds, 1));
}

TEST_CASE("Where a player who has passed may bid later, a pass is no reason why a seat is not next") {
    const Home home;
    home.write("returns/variant.lua",
               "return { extends = 'partnership', title = 'Returns',\n"
               "  rules = function(o, r) r.auction.turns = 'may return' return r end }\n");
    const std::string folder = (home.path() / "returns").string();
    const auto reasons_of_passes = [](const std::string& variant) {
        Quiz quiz(quiz_rules_of(variant), 1);
        int number = 0, asked = 0;
        for (int i = 0; i < 200; ++i) {
            const auto question = quiz.next(Topic::bidding, 1);
            if (!question || question->field != "/seat") continue;
            ++asked;
            for (const Choice& choice : question->choices) number += contains(choice.why, "has passed");
        }
        CHECK(asked > 0);
        return number;
    };
    CHECK(reasons_of_passes("partnership") > 0);
    CHECK(reasons_of_passes(folder) == 0);
}

TEST_CASE("The same seed asks the same questions, another seed others") {
    const auto asked = [](std::uint64_t seed) {
        Quiz quiz(quiz_rules_of("german"), seed);
        std::vector<std::string> all;
        for (const Topic topic : topics_of(quiz.rules()))
            for (int level = 1; level <= hardest_level; ++level)
                all.push_back(to_json(quiz.next(topic, level).value()).dump());
        return all;
    };
    const auto once = asked(3);
    CHECK(once == asked(3));
    CHECK(once != asked(4));
}

TEST_CASE("Wrong answers come from other rules, from cards counted twice and from melds overlooked") {
    Quiz quiz(quiz_rules_of("partnership"), 1);
    std::set<std::string> reasons;
    for (int i = 0; i < 60; ++i) {
        const Question question = quiz.next(Topic::melds, hardest_level).value();
        for (const Choice& choice : question.choices) {
            if (!choice.under.is_null()) reasons.insert("other rules");
            if (contains(choice.why, "No cards are left for another")) reasons.insert("twice");
            if (contains(choice.why, "That leaves out")) reasons.insert("overlooked");
        }
    }
    CHECK(reasons == std::set<std::string>{"other rules", "overlooked", "twice"});
}

TEST_CASE("What may be played is explained by the name of the rule", "[B12]") {
    Quiz quiz(quiz_rules_of("partnership"), 5);
    std::set<std::string> rules;
    for (int i = 0; i < 40; ++i) {
        const Question question = quiz.next(Topic::play, 2).value();
        if (question.field != "/legal") continue;
        const json said = quiz_answer(question.request, question);
        for (const char* rule : {"follow the suit led", "beat the best card", "trump"})
            if (contains(question.explanation, rule)) rules.insert(rule);
        CHECK(contains(question.explanation, "may not be played"));
    }
    CHECK(rules.size() == 3);
}

TEST_CASE("Where a stock is drawn, questions about play say that it is drawn already", "[C17][C18]") {
    Quiz quiz(quiz_rules_of("two-handed"), 1);
    for (int i = 0; i < 20; ++i) {
        const Question question = quiz.next(Topic::play, 1 + i % hardest_level).value();
        INFO(question.text);
        CHECK(contains(question.text, "It is one of the last 12 tricks."));
    }
}

TEST_CASE("A question about a round tells the sum and what it costs", "[B14][B16][A26]") {
    const auto explanations = [](const std::string& variant) {
        Quiz quiz(quiz_rules_of(variant), 1);
        std::string all;
        for (int i = 0; i < 60; ++i) {
            const Question question = quiz.next(Topic::scoring, hardest_level).value();
            all += question.text + " " + question.explanation + "\n";
        }
        return all;
    };
    const std::string partnership = explanations("partnership"), cross = explanations("cross");
    INFO(partnership << cross);
    static const std::regex short_of("[0-9]+ \\+ [0-9]+ = [0-9]+, short of [0-9]+: the bid is lost[.]");
    static const std::regex enough("[0-9]+ \\+ [0-9]+ = [0-9]+ is enough for [0-9]+[.]");
    CHECK(std::regex_search(partnership, short_of));
    CHECK(std::regex_search(partnership, enough));
    CHECK(contains(partnership, "throwing in"));
    CHECK(contains(cross, ": twice the bid is lost, but the tricks count."));
}

TEST_CASE(
    "Who has the contract: no choice is right beside another, and no reason speaks of bids nobody made") {
    for (const char* variant : {"auction", "cross", "racehorse"}) {
        Quiz quiz(quiz_rules_of(variant), 1);
        for (int i = 0; i < 60; ++i) {
            const Question question = quiz.next(Topic::bidding, 1 + i % hardest_level).value();
            INFO(to_json(question).dump());
            std::set<bool> for_a_bid;
            for (const Choice& choice : question.choices)
                if (choice.value.is_object()) for_a_bid.insert(choice.value.contains("bid"));
            CHECK(for_a_bid.size() < 2);
            CHECK_FALSE(contains(question.explanation, "is below the minimum"));
            if (variant != std::string("racehorse"))
                CHECK_FALSE(contains(question.explanation, "Nobody else has bid"));
        }
    }
}

namespace {

/// True if a text for people has a card in the notation of `ask`: "10h".
bool has_letters_for_cards(const std::string& text) {
    static const std::regex card("(^|[^A-Za-z0-9])(10|[AKQJOU987])[cdhsegl]([^A-Za-z0-9]|$)");
    return std::regex_search(text, card);
}

} // namespace

TEST_CASE("People read cards as signs, never in the letters of ask, and the ranks of their own cards") {
    for (const char* tag : {"en", "de"})
        for (const Face face : {Face::french, Face::german}) {
            const LanguageScope scope({.language = Language(tag)});
            QuizRules rules = quiz_rules_of("partnership");
            rules.face = face;
            Quiz quiz(std::move(rules), 11);
            std::string all;
            for (const Topic topic : {Topic::play, Topic::melds, Topic::differences})
                for (int i = 0; i < 30; ++i) {
                    const Question question = quiz.next(topic, 1 + i % hardest_level).value();
                    all += question.text + "\n" + question.explanation + "\n";
                    for (const Choice& choice : question.choices)
                        all += choice.text + "\n" + choice.why + "\n";
                }
            INFO(tag << "\n" << present::in_signs(all));
            CHECK_FALSE(has_letters_for_cards(all));
            const char* const queens = tag == std::string("en") ? "Queens around" : "Damen-Vierling";
            if (face == Face::german) CHECK_FALSE(contains(all, queens));
        }
}

TEST_CASE("Two right answers make questions harder, a wrong one makes them easier") {
    QuizStanding standing;
    const auto after = [&](bool right) {
        note_answer(standing, right);
        return standing.level;
    };
    CHECK(after(true) == 1);
    CHECK(after(true) == 2);
    CHECK(after(true) == 2);
    CHECK(after(false) == 1);
    CHECK(after(false) == 1);
    for (int i = 0; i < 10; ++i) after(true);
    CHECK(standing.level == hardest_level);
    CHECK(standing.asked == 15);
    CHECK(standing.right == 13);
}

TEST_CASE("Harder hands have more cards to count") {
    const auto cards = [](int level) {
        Quiz quiz(quiz_rules_of("partnership"), 9);
        std::size_t all = 0;
        for (int i = 0; i < 20; ++i) all += quiz.next(Topic::melds, level).value().hand.size();
        return all;
    };
    CHECK(cards(1) < cards(2));
    CHECK(cards(2) < cards(3));
}

TEST_CASE("In German several of a meld are counted where the rules have no name for so many", "[C43]") {
    const LanguageScope german({.language = Language("de")});
    const RulebookPtr rules = rules_of("racehorse");
    const LanguageScope scope(speaking_of(rules->texts));
    const json answer = put_to(*rules, {{"ask", "meld"}, {"trump", "H"}, {"hand", "Kh Kh Qh Qh"}});
    CHECK(melds_in_words(answer, Face::french) == std::vector<std::string>{"2 × Trumpfpaar 300"});
}

TEST_CASE("Questions in German have a translation for every text") {
    std::set<std::string> missed;
    const LanguageScope scope({.language = Language("de"), .package = {}, .missed = &missed});
    for (const char* variant : {"partnership", "german", "double-deck", "two-handed"}) {
        Quiz quiz(quiz_rules_of(variant), 2);
        for (const Topic topic : topics_of(quiz.rules()))
            for (int i = 0; i < 9; ++i) {
                const Question question = quiz.next(topic, 1 + i % hardest_level).value();
                CHECK(words_to_read(question) <= most_words);
            }
    }
    INFO(join(std::vector<std::string>(missed.begin(), missed.end()), "\n"));
    CHECK(missed.empty());
}

TEST_CASE("Games that somebody does not know are asked about last: when all else is answered") {
    const std::string own = "partnership", knows = "double-deck";
    Quiz quiz(quiz_rules(variants::open_package(own).value(), {rules_of(own), own}, {}, {knows}), 4);
    const auto met_at = [&](int level, int questions) {
        std::set<std::string> met;
        for (int i = 0; i < questions; ++i) {
            const auto question = quiz.next(Topic::differences, level);
            REQUIRE(question);
            for (const Choice& choice : question->choices)
                if (choice.under.is_object()) met.insert(choice.under["variant"]);
        }
        return met;
    };
    for (const std::string& variant : met_at(1, 6)) CHECK((variant == own || variant == knows));
    CHECK(met_at(hardest_level, 20).size() > 2);
}
