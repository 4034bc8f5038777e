// roundhouse rules and roundhouse term.

#include "catch.hpp"
#include "place.hpp"
#include "program.hpp"

#include "base/text.hpp"

#include <fstream>

using namespace roundhouse;
using namespace roundhouse::testing;

TEST_CASE("rules writes a document as text, as a page, or both") {
    const Home home;
    const std::string file = (home.path() / "rules.html").string();
    const Outcome text = run_program({"rules", "partnership", "-o", "overtrump=yes"});
    CHECK(text.status == 0);
    CHECK(contains(text.out, "What must be played"));
    CHECK(contains(text.out, "* Following"));
    CHECK(contains(text.out, "Worked examples"));
    CHECK(contains(text.out, "Words of the game"));
    CHECK(run_program({"rules", "partnership", "-o", "overtrump=yes", "--text"}).out == text.out);
    const Outcome page = run_program({"rules", "partnership", "-o", "overtrump=yes", "--html", file});
    CHECK(page.status == 0);
    CHECK(page.out.empty());
    std::ostringstream html;
    html << std::ifstream(file).rdbuf();
    CHECK(html.str().starts_with("<!DOCTYPE html>"));
    CHECK(contains(html.str(), "Agreed at our table"));
    CHECK(run_program({"rules", "partnership", "-o", "overtrump=yes", "--html", file, "--text"}).out ==
          text.out);
    const std::string other = (home.path() / "other.html").string();
    const Outcome both = run_program({"rules", "partnership", "--json", "--html", other});
    CHECK(both.status == 0);
    CHECK(nlohmann::json::parse(both.out) ==
          nlohmann::json::parse(run_program({"rules", "partnership", "--json"}).out));
    CHECK(text_of(other).starts_with("<!DOCTYPE html>"));
    const Outcome refused = run_program({"rules", "partnership", "--html", "/nonexistent/rules.html"});
    CHECK(refused.status == 2);
    CHECK(contains(refused.err, "cannot be written"));
}

TEST_CASE("term explains a word in either language, and names what is near") {
    const Home home;
    const Outcome dix = run_program({"term", "dix"});
    CHECK(dix.status == 0);
    CHECK(contains(on_one_line(dix.out), "The lowest trump"));
    CHECK(contains(on_one_line(dix.out), "partnership"));
    CHECK(contains(run_program({"term", "trick"}).out, "Used in every variant."));
    CHECK(contains(on_one_line(run_program({"term", "crawl"}).out), "Used in: double-deck, triple-deck"));
    const Outcome german = run_program({"--lang", "de", "term", "Stich"});
    CHECK(contains(on_one_line(german.out), "Der höchste Trumpf macht ihn"));
    CHECK(run_program({"--lang", "de", "term", "trick"}).out == german.out);
    const Outcome unknown = run_program({"term", "pinocle"});
    CHECK(unknown.status == 2);
    CHECK(contains(unknown.err, "Did you mean pinochle?"));
    const auto list = nlohmann::json::parse(run_program({"term", "--json"}).out);
    CHECK(list.size() > 50);
    const auto told = nlohmann::json::parse(run_program({"term", "widow", "--json"}).out);
    REQUIRE(told.size() == 1);
    CHECK(told[0]["term"] == "kitty");
    CHECK_FALSE(told[0]["variants"].empty());
}

TEST_CASE("term: what the reader's language calls by that word goes before the English, on its own cards",
          "[A34][A35]") {
    const auto told = [](std::vector<std::string> words) {
        words.insert(words.begin(), {"--lang", "de", "term"});
        return on_one_line(run_program(words).out);
    };
    CHECK(told({"Stock"}).starts_with("Dapp"));
    CHECK(told({"Talon"}).starts_with("Talon"));
    CHECK(told({"schmiert"}).starts_with("schmieren"));
    CHECK(contains(told({"Binokel"}), "Schellen-Unter und Laub-Ober. Zum Beispiel: Ol Us;"));
    CHECK(contains(told({"Binokel", "--face", "french"}),
                   "Schellen-Unter und Laub-Ober. Zum Beispiel: Q♠ J♦;"));
    CHECK(run_program({"term", "set"}).out == run_program({"term", "get set"}).out);
    CHECK(contains(run_program({"term", "roundhouse"}).out, "Used in every variant."));
}

TEST_CASE("legal: of a game with a stock both halves are told, unless it is said which is meant",
          "[C17][C18]") {
    const std::vector<std::string> asked{"legal", "two-handed", "Ah 9c", "--trump", "S", "--trick", "Qh"};
    const std::string both = run_program(asked).out;
    INFO(both);
    CHECK(contains(both, "In the first 12 tricks, while cards are drawn:\n  May be played: Ah 9c\n"
                         "In the last 12 tricks:\n  May be played: Ah\n"));
    std::vector<std::string> first = asked;
    first.emplace_back("--first-trick");
    CHECK(run_program(first).out == "May be played: Ah 9c\n");
}

TEST_CASE("Cards, suits and calls are read in one notation and in the reader's language", "[A01][A34]") {
    const auto de = [](std::vector<std::string> words) {
        words.insert(words.begin(), {"--lang", "de"});
        const Outcome outcome = run_program(words);
        return on_one_line(outcome.out + outcome.err);
    };
    const auto total = [](const std::string& table) { return table.substr(table.rfind(' ') + 1); };
    CHECK(total(de({"meld", "german", "Ks Qs Jd", "--trump", "S"})) == "80");
    CHECK(total(de({"meld", "german", "Ks Os Ul", "--trump", "S"})) == "40");
    CHECK(total(de({"meld", "german", "Kl Ol", "--trump", "Grün"})) == "40");
    CHECK(contains(de({"meld", "german", "Kl Ol", "--trump", "blau"}),
                   "„blau“ ist keine Farbe; erwartet ist Eichel, Laub"));
    CHECK(contains(run_program({"meld", "german", "Kl Ol", "--trump", "laub"}).err,
                   "is no suit; expected leaves, hearts"));
    CHECK(de({"auction", "german", "150 passe", "--dealer", "1"}).ends_with(" passe"));
    CHECK(contains(run_program({"auction", "partnership", "PASS 250", "--dealer", "4"}).out,
                   "Seat 3 calls next."));
}

TEST_CASE("A bid without a choice is told, and so is a meld that wins the game", "[C40][C43]") {
    CHECK(contains(run_program({"auction", "racehorse", "500", "--dealer", "1"}).out,
                   "Seat 2 has to bid 500.\nCall 1 (500): 500 is not higher"));
    CHECK(contains(run_program({"meld", "racehorse", "Ks Ks Ks Ks Qs Qs Qs Qs", "--trump", "s"}).out,
                   "wins the game   K"));
}

TEST_CASE("What keeps an option from being changed by itself is said in the reader's language") {
    const auto said = [](const char* language) {
        return on_one_line(
            run_program({"--lang", language, "compare", "two-handed", "--each-option", "--rounds", "1"}).out);
    };
    CHECK(contains(said("en"), "The option “points_by” needs"));
    CHECK(contains(said("de"), "Die Option „points_by“ geht nur mit „ranking“."));
}

TEST_CASE("simulate --vary plays the same deals under each value of an option") {
    const std::vector<std::string> asked{"simulate", "german", "--vary", "minimum=150,200,250",
                                         "--rounds", "60",     "--seed", "3"};
    auto as_json = asked;
    as_json.push_back("--json");
    const auto all = nlohmann::json::parse(run_program(as_json).out);
    REQUIRE(all.size() == 3);
    CHECK(all[2]["value"] == "250");
    for (const auto& effect : all[0]["effects"]) CHECK(effect["difference"] == 0);
    bool any = false;
    for (const auto& effect : all[2]["effects"]) any = any || effect["difference"] != 0;
    CHECK(any);
    const Outcome said = run_program(asked);
    CHECK(contains(said.out, "60 deals under each, with the same cards, played by steady."));
    CHECK(contains(said.out, "minimum=150"));
    std::istringstream lines(said.out);
    for (std::string line; std::getline(lines, line);) CHECK(columns(line) <= 80);
    // Something that only a later value has gets its line, too.
    CHECK(contains(run_program({"simulate", "double-deck", "--vary", "nines=no,yes", "--rounds", "20"}).out,
                   "melds in 100 deals: Dix"));
    for (const char* wrong : {"minimum", "minimum=150", "=1,2", "minimun=150,200", "minimum=150,no"}) {
        INFO(wrong);
        const Outcome refused = run_program({"simulate", "german", "--vary", wrong, "--rounds", "5"});
        CHECK(refused.status != 0);
        CHECK_FALSE(refused.err.empty());
    }
}

TEST_CASE("simulate --vary takes yes and no in the reader's language, as an option does") {
    const std::vector<std::string> asked{
        "--lang", "de", "simulate", "german", "--vary", "with_sevens=ja,nein", "--rounds", "2"};
    const Outcome said = run_program(asked);
    CHECK(said.status == 0);
    CHECK(contains(said.out, "with_sevens=ja"));
}
