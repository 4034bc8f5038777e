// The rules as a document: house rules are marked, terms are explained, examples show the engine's answers.

#include "catch.hpp"
#include "place.hpp"
#include "support/home.hpp"
#include "support/shipped_packages.hpp"
#include "support/tables.hpp"

#include "base/language.hpp"
#include "teach/document/document.hpp"

#include "../variants/support.hpp"

#include <cstdio>
#include <regex>
#include <set>

using namespace roundhouse;
using teach::Document;
using teach::WorkedExample;

namespace {

Document document_of(const std::string& package, const testing::Options& options = {}) {
    const variants::Package opened = testing::opened(package);
    return teach::document(opened, opened.compile(options).value());
}

std::size_t times(const std::string& text, const std::string& part) {
    std::size_t number = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++number;
    return number;
}

const WorkedExample* example_of(const Document& document, const std::string& heading) {
    for (const WorkedExample& one : document.examples)
        if (one.heading == heading) return &one;
    return nullptr;
}

/// What tidy finds wrong with a page; empty if nothing, or if tidy is not installed.
std::string faults_of(const std::string& html) {
    if (std::system("command -v tidy >/dev/null 2>&1") != 0) return {};
    const testing::Folder folder;
    folder.write("page.html", html);
    const std::string command = "tidy -q -e -utf8 " + (folder.path() / "page.html").string() + " 2>&1";
    std::string said;
    FILE* const pipe = popen(command.c_str(), "r");
    REQUIRE(pipe);
    for (char line[500]; std::fgets(line, sizeof line, pipe);) said += line;
    pclose(pipe);
    return said;
}

} // namespace

TEST_CASE("a page of rules is whole: it validates, needs nothing else, and its links lead somewhere") {
    for (const auto& info : testing::shipped_packages()) {
        for (const char* tag : {"en", "de"}) {
            const variants::Package package = testing::opened(info.id);
            const LanguageScope scope({.language = Language(tag), .package = package.texts()});
            const std::string html = teach::to_html(teach::document(package, package.compile().value()));
            INFO(info.id << " " << tag);
            CHECK(faults_of(html) == "");
            for (const char* outside : {"<script", "http", "src=", "@import", "url("})
                CHECK(html.find(outside) == std::string::npos);
            const std::regex link("href=\"#(term-[0-9]+)\"");
            std::size_t links = 0;
            for (std::sregex_iterator one(html.begin(), html.end(), link), end; one != end; ++one, ++links)
                CHECK(times(html, "id=\"" + (*one)[1].str() + "\"") == 1);
            CHECK(links >= 5);
            CHECK(times(html, "■") == 0); // no house rules
        }
    }
}

TEST_CASE("what a table agreed is marked in its place, and stands in the box with what is usual") {
    const Document document = document_of("partnership", {{"target", "1000"}, {"overtrump", "yes"}});
    const std::string html = teach::to_html(document);
    CHECK(html.find("Agreed at our table") != std::string::npos);
    CHECK(html.find("default 1500") != std::string::npos);
    std::vector<std::string> marked;
    for (const auto& row : document.page.rows)
        if (teach::agreed_otherwise(document, row)) marked.push_back(row.label);
    CHECK(marked == std::vector<std::string>{"Following", "End"});
    CHECK(times(html, "■") >= 5);
    for (const teach::KeyFact& fact : teach::key_facts(document)) // including the number at the top
        CHECK(fact.agreed_otherwise == (fact.number == 1000));
    CHECK(html.find("<b><span class=\"sq\">■</span>1000</b>") != std::string::npos);
}

TEST_CASE("a meld that scores otherwise here is marked") {
    const Document document = document_of("double-deck", {{"run", "15"}});
    std::vector<std::string> marked;
    for (const auto& row : document.page.melds)
        if (teach::agreed_otherwise(document, row)) marked.push_back(row.name);
    CHECK(marked == std::vector<std::string>{"Run"});
}

TEST_CASE("worked examples are the package's questions with the answers of the rules agreed") {
    const Document usual = document_of("partnership");
    const WorkedExample* legal = example_of(usual, "What may be played");
    REQUIRE(legal);
    REQUIRE(legal->legal);
    CHECK(legal->hand.size() > static_cast<std::size_t>(legal->legal->size()));
    CHECK(legal->answer.starts_with("You may play "));
    // The example about overtrumping shows what is played at an overtrumping table.
    const Document agreed = document_of("partnership", {{"overtrump", "yes"}});
    legal = example_of(agreed, "What may be played");
    REQUIRE(legal);
    CHECK(legal->trick == *parse_cards("Kh Js"));
    CHECK(legal->legal == parse_card_set("As").value());
    CHECK(present::in_signs(legal->answer).starts_with("You may play A♠."));
    std::size_t settled = 0;
    for (const WorkedExample& one : usual.examples)
        settled += one.section == present::RulesSection::settlement;
    CHECK(settled == 2); // one made, one set
    std::set<std::string> headings;
    for (const WorkedExample& one : usual.examples) headings.insert(one.heading);
    CHECK(headings.size() == usual.examples.size()); // all headings differ
    CHECK(headings.contains("A contract that fails"));
}

TEST_CASE("a worked example says cards as signs of the reader's own cards") {
    const std::regex letters("(^|[^A-Za-z0-9])(10|[AKQJOU987])[cdhsegl]([^A-Za-z0-9]|$)");
    for (const auto& info : testing::shipped_packages()) {
        for (const char* tag : {"en", "de"})
            for (const Face face : {Face::french, Face::german}) {
                const variants::Package package = testing::opened(info.id);
                const LanguageScope scope({.language = Language(tag), .package = package.texts()});
                for (const WorkedExample& one :
                     teach::document(package, package.compile().value(), face).examples) {
                    INFO(info.id << " " << tag << ": " << one.question << " " << one.answer);
                    CHECK_FALSE(std::regex_search(one.question + " " + one.answer, letters));
                }
            }
    }
}

TEST_CASE("a worked example has the same cards whatever the reader's cards and language are") {
    const testing::Home home;
    home.write("house/variant.lua", "return { extends = 'german', title = 'House' }\n");
    home.write("house/examples.lua",
               "return { { 'of acorns and leaves', legal = { trump = 'H', trick = 'Qs', "
               "hand = 'As 10s Ah 10c', is = 'As 10s' } } }\n");
    const variants::Package package = testing::opened((home.path() / "house").string());
    const auto legal_in = [&](const char* tag, Face face) {
        const LanguageScope scope({.language = Language(tag), .package = package.texts()});
        const Document document = teach::document(package, package.compile().value(), face);
        REQUIRE(document.examples.size() == 1);
        return document.examples[0].legal.value();
    };
    const CardSet of_programs = legal_in("en", Face::french);
    CHECK(of_programs == parse_card_set("As 10s").value());
    for (const char* tag : {"en", "de"})
        for (const Face face : {Face::french, Face::german}) CHECK(legal_in(tag, face) == of_programs);
}

TEST_CASE("calls of a worked example are said in the reader's language") {
    const variants::Package package = testing::opened("german");
    const LanguageScope scope({.language = Language("de"), .package = package.texts()});
    bool any = false;
    for (const WorkedExample& one : teach::document(package, package.compile().value()).examples) {
        INFO(one.question);
        CHECK_FALSE(std::regex_search(one.question, std::regex("[0-9 ]pass[ ;]")));
        any = any || one.section == present::RulesSection::auction;
    }
    CHECK(any);
}

TEST_CASE("prose makes sentences of what stands between semicolons") {
    CHECK(teach::prose("from 150, by 10; if nobody bids (or all pass; thrown in) it is over") ==
          "From 150, by 10. If nobody bids (or all pass; thrown in) it is over.");
    CHECK(teach::prose("überstechen; ohne Trumpf frei") == "Überstechen. Ohne Trumpf frei.");
    CHECK(teach::prose("").empty());
}
