// Terms of the game: what packages and the library explain, in both languages, and which texts use them.

#include "catch.hpp"
#include "place.hpp"
#include "support/shipped_packages.hpp"
#include "support/tables.hpp"

#include "base/language.hpp"
#include "present/asked/answers.hpp"
#include "present/rules/terms.hpp"

#include "../variants/support.hpp"

#include <algorithm>

using namespace roundhouse;

namespace {

/// What a word means in a package, in one line; empty if nothing explains it.
std::string meaning_in(const std::string& package, const std::string& word) {
    const auto opened = testing::opened(package); // holds its terms
    const Terms& terms = opened.terms();
    const Term* const term = present::find_term(terms, word);
    return term ? join(present::in_sentences(present::explained(*term, terms)), " ") : "";
}

void all_explained(const std::string& package, const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        INFO(package << ": " << word);
        CHECK(meaning_in(package, word).size() > 40);
    }
}

bool used_in(const std::string& package, const std::string& word, const testing::Options& options = {}) {
    const RulebookPtr rules = testing::rules_of(package, options);
    const Term* const term = present::find_term(*rules->terms, word);
    REQUIRE(term);
    return present::used_terms(*rules, *rules->terms).contains(term);
}

/// Findings for a package that extends partnership with this terms.lua, without the folder's name.
std::vector<std::string> said_of_terms(const std::string& terms) {
    const testing::Folder folder;
    folder.write("variant.lua", "return { extends = \"partnership\" }\n");
    folder.write("terms.lua", terms);
    const auto package = variants::open_package(folder.path().string());
    REQUIRE(package); // the game can still be played
    auto lines = testing::texts(package->warnings());
    for (std::string& line : lines)
        if (line.starts_with(folder.path().string())) line.erase(0, folder.path().string().size() + 1);
    return lines;
}

} // namespace

TEST_CASE("[A35] the table's words in Binokel are explained") {
    all_explained("german", {"acorns", "leaves", "green", "bells", "blank", "diss", "going out",
                             "suit compulsion", "trick compulsion", "trump compulsion", "party", "table"});
    all_explained("cross", {"diss", "party"});
}

TEST_CASE("[C50] the words of the other games, and what others call them, are explained") {
    for (const std::string package : {"four-handed", "two-handed", "auction"})
        all_explained(package, {"run",         "flush",      "family",      "rope",
                                "book",        "roundhouse", "roundtable",  "marriages around",
                                "round robin", "kitty",      "widow",       "talon",
                                "blind",       "stock",      "eldest hand", "heading",
                                "kill",        "slough",     "counters",    "garbage",
                                "bid and out", "card-fault"});
    CHECK(meaning_in("auction", "rope") == meaning_in("auction", "run"));
}

TEST_CASE("everyday words are explained to whoever asks, everywhere, and no text marks them") {
    const std::vector<std::string> everyday{"hand",  "deck", "suit", "rank",    "deal",
                                            "round", "game", "side", "partner", "score"};
    for (const auto& info : testing::shipped_packages()) {
        all_explained(info.id, everyday);
        for (const std::string& word : everyday) CHECK(used_in(info.id, word));
    }
    all_explained("partnership", {"dealer", "lead"});
    const Terms terms = testing::opened("partnership").terms();
    CHECK(present::mentions("In this round the dealer's side has a hand of one suit.", terms).size() == 1);
    const LanguageScope german({.language = Language("de"), .package = testing::opened("german").texts()});
    all_explained("german", {"Blatt", "Farbe", "Rang", "Runde", "Partie", "Partner", "Punktestand", "geben"});
    CHECK(meaning_in("german", "Spiel").starts_with("Spiel: Was der Spieler")); // the contract, as before
}

TEST_CASE("[D27] the words of double-deck players are explained") {
    all_explained("double-deck", {"bare run", "counters", "crawl", "dump", "loser", "lone ace", "roundhouse",
                                  "twenty-pounder", "get set", "save", "lockout", "bid up", "arounds",
                                  "skip bid", "meld bid", "leadback", "boss", "cross-trump"});
    all_explained("triple-deck", {"twenty-pounder"});
    CHECK(meaning_in("partnership", "twenty-pounder").empty());
}

TEST_CASE("terms are told in German as well, and every related one is there") {
    for (const auto& info : testing::shipped_packages()) {
        const variants::Package package = testing::opened(info.id);
        std::set<std::string> missed;
        const LanguageScope scope(
            {.language = Language("de"), .package = package.texts(), .missed = &missed});
        for (const Term& term : package.terms()) {
            INFO(info.id << ": " << term.words);
            const present::ExplainedTerm told = present::explained(term, package.terms());
            CHECK(told.see.size() == term.see.size());
            CHECK(told.also.empty() == term.also.empty());
        }
        CHECK(missed == std::set<std::string>{});
    }
}

TEST_CASE("who uses a term is read off the rules") {
    CHECK(used_in("partnership", "dix"));
    CHECK_FALSE(used_in("double-deck", "dix"));
    CHECK(used_in("double-deck", "dix", {{"nines", "yes"}}));
    CHECK(used_in("three-handed", "kitty"));
    CHECK_FALSE(used_in("partnership", "kitty"));
    CHECK(used_in("two-handed", "stock"));
    CHECK_FALSE(used_in("auction", "stock"));
    CHECK_FALSE(used_in("two-handed", "declarer"));
    CHECK(used_in("double-deck", "lockout"));
}

TEST_CASE("words of a text are found as whole words, the longest first") {
    const Terms terms = testing::opened("partnership").terms();
    std::vector<std::string> found;
    const std::string text = "The last trick of a strictly trumped royal marriage; Tricks, runs.";
    for (const auto& one : present::mentions(text, terms))
        found.push_back(text.substr(one.at, one.length) + "=" + name(*one.term));
    CHECK(found == std::vector<std::string>{"The last trick=last trick", "royal marriage=royal marriage",
                                            "Tricks=trick", "runs=run"});
}

TEST_CASE("a question mark at the table explains a term, and names what is near") {
    const Match match = testing::round_of(1);
    const present::Names names{{"A", "B", "C", "D"}};
    const Decision decision = match.round->pending();
    const View view(*match.round, decision.seat);
    const auto asked = [&](const std::string& word) {
        return present::in_signs(join(present::answer_question(view, decision, word, names), " "));
    };
    CHECK(asked("eldest hand").starts_with("Eldest hand: "));
    CHECK(asked("dix").find("10 points; with hearts as trump, 9♥. Dix: The lowest trump") !=
          std::string::npos);
    CHECK(asked("widow").starts_with("Kitty: "));
    CHECK(asked("frobnicate").empty());
    CHECK(present::terms_near(*match.rules->terms, "mariage").front() == "marriage");
}

TEST_CASE("faults in terms are named with file and line") {
    CHECK(
        said_of_terms("return {\n  { \"crumb, crumbs\", \"An ace, [As].\", see = \"trick\" },\n}\n").empty());
    CHECK(said_of_terms("return {\n  { \"crumb, crumbs\", \"An ace.\",\n    exampel = \"x\" },\n}\n") ==
          std::vector<std::string>{
              "terms.lua:3: [1].exampel: unknown key \"exampel\"; did you mean \"example\"?"});
    CHECK(
        said_of_terms("return {\n\n  { \"crumb\", \"An ace.\", see = \"trik\" },\n}\n") ==
        std::vector<std::string>{"terms.lua:3: [1].see: there is no term \"trik\"; did you mean \"trick\"?"});
    CHECK(said_of_terms("return {\n  { \"crumb\", \"An ace.\" },\n  { \"b\", \"See [Xs].\" },\n}\n") ==
          std::vector<std::string>{
              "terms.lua:3: [2].text: expected cards or a suit in brackets, as in [Qs Jd], "
              "got [Xs]"});
    CHECK(said_of_terms("return { { \"crumb\", \"See [As.\" } }\n") ==
          std::vector<std::string>{"terms.lua:1: [1].text: a bracket is not closed"});
    const auto syntax = said_of_terms("return {\n  {\n");
    REQUIRE(syntax.size() == 1);
    CHECK(syntax.front().starts_with("terms.lua:"));
}

TEST_CASE("a package's own term goes before the library's") {
    CHECK(meaning_in("german", "pinochle").find("Unter of bells") != std::string::npos);
    CHECK(meaning_in("partnership", "pinochle").find("Queen of spades") != std::string::npos);
}
