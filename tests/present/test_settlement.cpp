// Settlement and ending in words, as on the page of rules.

#include "catch.hpp"
#include "support/shipped_packages.hpp"

#include "base/language.hpp"
#include "present/settlement.hpp"
#include "variants/packages.hpp"

#include <algorithm>

using namespace roundhouse;
using variants::Choices;

namespace {

RulebookPtr rules_of(const char* variant, const Choices& choices = {}) {
    const auto package = variants::open_package(variant);
    REQUIRE(package);
    const auto rules = package->compile_values(choices);
    REQUIRE(rules);
    return *rules;
}

std::string settlement(const char* variant, const Choices& choices = {}) {
    return present::settlement_in_words(*rules_of(variant, choices));
}

std::string ending(const char* variant, const Choices& choices = {}) {
    return present::ending_in_words(*rules_of(variant, choices));
}

std::vector<OptionValue> values_of(const variants::Option& option) {
    using Kind = variants::Option::Kind;
    if (option.kind == Kind::yes_no) return {true, false};
    if (option.kind == Kind::number) return {option.least, option.least + option.step, option.most};
    return option.choices;
}

/// Rules with this value of the option, changing one other option if that is necessary; nothing if that is
/// not enough.
RulebookPtr under(const variants::Package& package, const variants::Option& option,
                  const OptionValue& value) {
    Choices choices{{option.name, value}};
    if (const auto rules = package.compile_values(choices)) return *rules;
    for (const variants::Option& other : package.options())
        if (other.name != option.name && other.kind == variants::Option::Kind::yes_no) {
            Choices with_it = choices;
            with_it[other.name] = true;
            if (const auto rules = package.compile_values(with_it)) return *rules;
        }
    for (const variants::Option& other : package.options())
        for (const OptionValue& needed : other.choices) {
            Choices with_it = choices;
            with_it[other.name] = needed;
            if (const auto rules = package.compile_values(with_it)) return *rules;
        }
    return {};
}

/// Both texts are there and look like sentences.
void read(const Rulebook& rules) {
    for (const std::string& told : {present::settlement_in_words(rules), present::ending_in_words(rules)}) {
        INFO(told);
        CHECK_FALSE(told.empty());
        CHECK(told.find('_') == std::string::npos);
        CHECK(told.find('{') == std::string::npos);
        CHECK(told.find("; ;") == std::string::npos);
        CHECK(told.find(" 1 rounds") == std::string::npos);
    }
}

} // namespace

TEST_CASE("settlement and ending of every package are words under all values of all options") {
    int read_ones = 0;
    for (const variants::PackageInfo& info : testing::shipped_packages()) {
        INFO(info.id);
        const auto package = variants::open_package(info.id);
        REQUIRE(package);
        read(*rules_of(info.id.c_str()));
        for (const variants::Option& option : package->options()) {
            if (option.fixed) continue;
            int read_of_option = 0;
            for (const OptionValue& value : values_of(option)) {
                INFO(option.name << " = " << to_string(value));
                const RulebookPtr rules = under(*package, option, value);
                if (!rules) continue; // fewer people than seats
                read(*rules);
                ++read_of_option;
            }
            CHECK(read_of_option > 1);
            read_ones += read_of_option;
        }
    }
    CHECK(read_ones > 400);
}

TEST_CASE("[B14][B15][C44][D19][D23] what settlement asks of tricks is said where it asks something") {
    CHECK(settlement("auction") ==
          "all score meld and tricks; a declarer's side short of the bid scores neither and loses the bid");
    CHECK(settlement("partnership").ends_with("loses the bid; the others' tricks count only if 10 or more"));
    CHECK(settlement("racehorse").ends_with("the others score only with 10 or more in tricks"));
    CHECK(settlement("double-deck") ==
          "a side with 20 or more in tricks scores meld and tricks; the declarer's side, short of that or of "
          "the bid, scores neither and loses the bid");
    CHECK(settlement("double-deck", {{"set_loses_meld", false}})
              .ends_with("scores no tricks and loses the bid; with under 20 in tricks no meld either"));
    CHECK(settlement("two-handed") == "all score meld and tricks");
}

TEST_CASE("[C07][C08][C24] settlement names whom the bid binds and what failing costs") {
    CHECK(settlement("three-handed") ==
          "all score meld and tricks, but meld counts only with a trick; a declarer short "
          "of the bid scores neither and loses the bid");
    CHECK(settlement("three-handed", {{"set_loses_meld", false}})
              .ends_with("scores no tricks and loses the bid"));
    CHECK(settlement("auction", {{"bidding", std::string("summed")}})
              .ends_with("; a side short of its bid scores neither and loses the bid"));
    CHECK(settlement("check").ends_with(
        "loses the bid; marks earn checks from both others; whoever takes the kitty and loses the bid pays "
        "both others one check, or two if the hand was played; conceding unseen costs none"));
}

TEST_CASE("[A11][A26][A29][A30] a contract without trump is worth what it is, where it was agreed") {
    CHECK(settlement("german") == "all score meld and tricks, but meld counts only with a trick; a declarer "
                                  "short of the bid scores no meld and "
                                  "loses twice the bid (once if not played)");
    const std::string text = settlement("german", {{"durch", true}, {"durch_value", 500}});
    CHECK(text.ends_with("; Durch scores 500, or minus 1000 if it fails, and nothing else"));
}

TEST_CASE("[B17][C18][C26] the ending says who wins, and what becomes of several at the target") {
    CHECK(ending("partnership") == "the first to reach 1500 wins; if both do, the declarer's side wins");
    CHECK(ending("two-handed") ==
          "the first to reach 1000 wins; if both do, the target rises by 250 until it is "
          "above their scores; after the second time the highest wins");
    CHECK(ending("two-handed", {{"people", 3}}).find("; if several do, the target rises by 250 until") !=
          std::string::npos);
    CHECK(ending("three-handed") == "the first to reach 100 wins; if several do, the declarer wins if among "
                                    "them, else another hand is played");
    CHECK(ending("three-handed", {{"nonbidders_tie", std::string("extend")}})
              .ends_with("else the target rises by 25 until it is above their scores; after the second "
                         "time the highest wins"));
    CHECK(ending("three-handed", {{"tie", std::string("another_hand")}}) ==
          "the first to reach 100 wins; if several do, another hand is played");
    CHECK(ending("five-handed")
              .ends_with("; if several do, the highest of the declarer's side wins if among "
                         "them, else the highest wins; if scores are equal, play goes on"));
    CHECK(ending("check").ends_with("; every loser pays each winner 5 (Checks)"));
}

TEST_CASE("[A27][C47][C48][D25] endings that only bidders, rounds or every trick decide") {
    CHECK(ending("cutthroat") ==
          "whoever makes a bid and then has 100 or more wins; points alone do not win");
    CHECK(ending("cutthroat", {{"slide_out", true}})
              .ends_with("; else only whoever stays at 100 while others fail three bids"));
    CHECK(ending("double-deck") == "the first to reach 500 wins; if both do, the declarer's side wins; once "
                                   "both have 400 before a deal, only whoever makes the bid can win");
    CHECK(ending("double-deck", {{"bid_to_win_from", 0}}) ==
          "whoever makes a bid and then has 500 or more wins; points alone do not win");
    CHECK(ending("german") == "after 9 rounds the highest score wins; equal scores share the win");
    CHECK(ending("german", {{"rounds", 1}, {"pinochling", true}}) ==
          "after one round the highest score wins; equal scores share the win; whoever takes every trick of "
          "a hand "
          "wins at once");
}

TEST_CASE("clauses have their parts put in, in the order of the language") {
    const Clause clause{"{} scores {}, or minus {} if it fails, and nothing else",
                        0,
                        {{"Durch", 0, {}}, {{}, 500, {}}, {"{} times the bid", 0, {{{}, 3, {}}}}}};
    CHECK(present::in_words(clause) ==
          "Durch scores 500, or minus 3 times the bid if it fails, and nothing else");

    const auto german = std::make_shared<PackageTexts>(PackageTexts{
        {"de",
         {{"{} times the bid", "das {}-Fache des Gebots"},
          {"{} scores {}, or minus {} if it fails, and nothing else", "{1} für {0}, sonst −{2}"}}}});
    const LanguageScope scope({.language = Language("de"), .package = german});
    CHECK(present::in_words(clause) == "500 für Durch, sonst −das 3-Fache des Gebots");
}

TEST_CASE("a translation that asks for parts that there are not is passed over") {
    const auto german = std::make_shared<PackageTexts>(PackageTexts{{"de", {{"{} loses {}", "{} {} {}"}}}});
    const LanguageScope scope({.language = Language("de"), .package = german});
    CHECK(present::in_words(Clause{"{} loses {}", 0, {{"who", 0, {}}, {"what", 0, {}}}}) == "who loses what");
}

TEST_CASE("no form in a translation is obeyed") {
    for (const char* text :
         {"{:>900000000} {{}}", "{:>900000000} {}", "{0:>900000000} {1}", "{0} {0}", "{} {"}) {
        INFO(text);
        const auto german = std::make_shared<PackageTexts>(PackageTexts{{"de", {{"{} loses {}", text}}}});
        const LanguageScope scope({.language = Language("de"), .package = german});
        CHECK(present::in_words(Clause{"{} loses {}", 0, {{"who", 0, {}}, {"what", 0, {}}}}) ==
              "who loses what");
    }
}
