#include "catch.hpp"

#include "support.hpp"
#include "support/shipped_packages.hpp"

#include "rules/rulebook_json.hpp"
#include "variants/agreements.hpp"

#include <nlohmann/json.hpp>

#include <set>

using namespace roundhouse;
using namespace roundhouse::testing;
using variants::Option;

namespace {

const char* const with_options = R"(
return {
  extends = "partnership",
  options = {
    { "deck", { "double", "half" }, label = { en = "Deck", de = "Blatt" } },
    { "limit", function(o) return o.deck == "double" and 500 or 1500 end, min = 100, max = 5000, step = 100 },
    { "sevens", false }, { "nines", false, excludes = "sevens half_moon" }, { "half_moon", false },
    { "no_kitty", false, needs = "sevens or nines" },
    { "count", { 1, 2, 3 } },
  },
})";

variants::Package package() {
    const Folder folder;
    folder.write("variant.lua", with_options);
    return opened(folder.path().string());
}

std::string refused(const std::map<std::string, std::string>& chosen) {
    static const auto held = package();
    const auto rules = held.compile(chosen);
    if (rules) return "accepted";
    std::string all;
    for (const std::string& line : texts(rules.error())) all += (all.empty() ? "" : "\n") + line;
    return all;
}

OptionValue value(const RulebookPtr& rules, const std::string& name) {
    for (const AgreedOption& option : rules->options)
        if (option.name == name) return option.value;
    throw std::runtime_error("no option " + name);
}

/// "The ten ranks: below the jack"; of a yes the label alone.
std::string said(const AgreedOption& option, const OptionValue& chosen) {
    if (std::holds_alternative<bool>(chosen)) return option.label.en;
    return option.label.en + ": " + option.words.at(to_string(chosen));
}

/// An option of a shipped package, as its standard rules have it.
const AgreedOption& agreed(const char* package, const std::string& name) {
    for (const AgreedOption& option : rules_of(package)->options)
        if (option.name == name) return option;
    throw std::runtime_error("no option " + name);
}

/// What is tried of a package with these options and no others.
std::multiset<std::string> tried(const std::string& options) {
    const Folder folder;
    folder.write("variant.lua",
                 "return { extends = 'partnership', title = 'Tried', options = { " + options +
                     " },\nfixed = { overtrump = false, target = 1500, people = 0, enforcement = "
                     "'strict', pinochling = false } }");
    std::multiset<std::string> texts;
    for (const variants::Combination& one : variants::pairwise(opened(folder.path().string())).combinations)
        texts.insert(variants::to_text(one.choices));
    return texts;
}

} // namespace

TEST_CASE("options say enough to make controls of them") {
    const auto held = package();
    const auto& options = held.options();
    const auto named = [&](const char* name) -> const Option& {
        const auto at = std::find_if(options.begin(), options.end(),
                                     [&](const Option& option) { return option.name == name; });
        REQUIRE(at != options.end());
        return *at;
    };
    const auto from_here = std::find_if(options.begin(), options.end(),
                                        [](const Option& option) { return option.name == "deck"; });
    CHECK(options.end() - from_here == 7); // after those of the parent
    const Option& deck = named("deck");
    CHECK(deck.kind == Option::Kind::choice);
    CHECK(deck.label.others.at("de") == "Blatt");
    CHECK(deck.choices == std::vector<OptionValue>{std::string("double"), std::string("half")});
    CHECK(deck.standard == OptionValue(std::string("double")));
    const Option& limit = named("limit");
    CHECK(limit.kind == Option::Kind::number);
    CHECK(limit.standard == OptionValue(500));
    CHECK(limit.label.en == "limit");
    CHECK(in_words(limit) == "a number from 100 to 5000 in steps of 100");
    CHECK(named("nines").excludes == std::vector<std::string>{"sevens", "half_moon"});
    CHECK(named("no_kitty").needs == "sevens or nines");
}

TEST_CASE("what is chosen is agreed, the rest has its standard") {
    const auto held = package();
    const auto rules = *held.compile({{"deck", "half"}, {"overtrump", "yes"}, {"count", "2"}});
    CHECK(value(rules, "deck") == OptionValue(std::string("half")));
    CHECK(value(rules, "overtrump") == OptionValue(true));
    CHECK(value(rules, "count") == OptionValue(2));
    CHECK(value(rules, "target") == OptionValue(1500));
    CHECK(value(rules, "limit") == OptionValue(1500)); // computed from the choice
    const auto deck = std::find_if(rules->options.begin(), rules->options.end(),
                                   [](const AgreedOption& option) { return option.name == "deck"; });
    REQUIRE(deck != rules->options.end());
    CHECK(deck->standard == OptionValue(std::string("double")));
    const auto typed = *held.compile_values({{"limit", 700}, {"sevens", true}, {"no_kitty", true}});
    CHECK(value(typed, "limit") == OptionValue(700));
    CHECK_FALSE(held.compile_values({{"limit", true}}));
}

TEST_CASE("an option that does not fit says what would") {
    CHECK(refused({{"limt", "5"}}) == "options: unknown option \"limt\"; did you mean \"limit\"?");
    CHECK(refused({{"limit", "150"}}) ==
          "option limit: expected a number from 100 to 5000 in steps of 100, got "
          "150; the nearest is 100");
    CHECK(refused({{"limit", "151"}}).ends_with("; the nearest is 200"));
    CHECK(refused({{"limit", "4999"}}).ends_with("; the nearest is 5000"));
    CHECK(refused({{"limit", "9999"}}) ==
          "option limit: expected a number from 100 to 5000 in steps of 100, got "
          "9999; the nearest is 5000");
    CHECK(refused({{"limit", "many"}}) ==
          "option limit: expected a number from 100 to 5000 in steps of 100, got \"many\"");
    CHECK(refused({{"deck", "triple"}}) == "option deck: expected \"double\" or \"half\", got \"triple\"");
    CHECK(refused({{"sevens", "maybe"}}) == "option sevens: expected yes or no, got \"maybe\"");
    CHECK(refused({{"a", "1"}, {"b", "2"}}).find('\n') != std::string::npos); // all at once
}

TEST_CASE("the greatest value of a number is its last step up to `max`") {
    CHECK(tried("{ 'limit', 900, min = 500, max = 5000, step = 200 }") ==
          std::multiset<std::string>{"", "limit=500", "limit=4900"});
    CHECK(tried("{ 'limit', 1000, min = 500, max = 5000, step = 500 }").count("limit=5000") == 1);
    CHECK(
        said_of("return { extends = 'partnership', options = { { 'n', 1000, min = 500, max = 5000, "
                "step = 200 } } }") ==
        std::vector<std::string>{"variant.lua:1: options[1][2]: expected a number from 500 to 4900 in steps "
                                 "of 200, got 1000"});
}

TEST_CASE("options that exclude or need each other are both named") {
    CHECK(refused({{"sevens", "yes"}, {"nines", "on"}}) ==
          "option nines: cannot be combined with \"sevens\"; turn \"nines\" or \"sevens\" off");
    CHECK(refused({{"no_kitty", "yes"}}) ==
          "option no_kitty: needs \"sevens or nines\"; change that, or turn \"no_kitty\" off");
    CHECK(refused({{"no_kitty", "yes"}, {"nines", "yes"}}) == "accepted");
    // An option may need another to be off.
    CHECK(
        said_of("return { extends = 'partnership', options = {\n"
                "{ 'a', true },\n{ 'b', true, needs = 'not a' } } }") ==
        std::vector<std::string>{"variant.lua:3: option b: needs \"not a\"; change that, or turn \"b\" off"});
}

TEST_CASE("what a package fixes is judged beside the other values that it fixes") {
    const auto said = [](const std::string& fixed) {
        const auto lines =
            said_of("return { extends = 'auction', title = 'Fixed', fixed = { " + fixed + " } }");
        std::string all;
        for (const std::string& line : lines) all += (all.empty() ? "" : "\n") + line;
        return all;
    };
    CHECK(said("scale = 1, minimum = 15, step = 2").empty());
    CHECK(said("minimum = 150").empty());
    CHECK(said("scale = 1, minimum = 250") == "variant.lua:1: fixed.minimum: expected 25, 15 or 10, got 250");
    CHECK(said("minimum = 15") == "variant.lua:1: fixed.minimum: expected 250, 150 or 100, got 15");
    CHECK(said("minimum = 'low'") ==
          "variant.lua:1: fixed.minimum: expected 250, 150 or 100, got \"low\" (a string)");
    CHECK(said("bid_out = 3") == "variant.lua:1: fixed.bid_out: expected yes or no, got 3");
    CHECK(said("target = 1500 / 2") == "variant.lua:1: fixed.target: expected a whole number, got 750.0; "
                                       "write 750 (// divides without a fraction)");
}

TEST_CASE("a choice that what is fixed cannot go with is refused") {
    const Folder folder;
    folder.write("variant.lua", "return { extends = 'auction', title = 'Fixed', fixed = { minimum = 250 } }");
    const auto held = opened(folder.path().string());
    const auto refused_choice = held.compile({{"scale", "1"}});
    REQUIRE_FALSE(refused_choice);
    CHECK(texts(refused_choice.error()) ==
          std::vector<std::string>{"option minimum: expected 25, 15 or 10, got 250; the package fixes this: "
                                   "choose values that go with it"});
    CHECK((*held.compile())->auction->minimum == 250);
}

TEST_CASE("a default that is none is all that is said of an option, and of the rules nothing") {
    const auto said =
        said_of("return { title = 'T', extends = 'partnership',\n"
                "options = { { 'bonus', '5', min = 0, max = 10 }, { 'v', 2.5, min = 1, max = 3 },\n"
                "{ 'yes', { true, false } }, { 'late', function(o) return o.bonus + 1 end, min = 0, "
                "max = 9 } },\nrules = function(o, r) if o.bonus > 3 then r.count.A = 11 end return r "
                "end }");
    REQUIRE(said.size() == 3);
    CHECK(said[0].starts_with("variant.lua:2: options[1][2]: expected true or false, a whole number"));
    CHECK(said[1].starts_with("variant.lua:2: options[2][2]: expected a whole number"));
    CHECK(said[2].starts_with("variant.lua:3: options[3][2][1]: expected a whole number"));
    CHECK(said_of("return { title = 'T', extends = 'partnership', options = { { 'x', {} } } }") ==
          std::vector<std::string>{"variant.lua:1: options[1][2]: expected at least 2 choices, got 0"});
}

TEST_CASE("where a function finds no choices, only that is said") {
    const Folder parent, child;
    parent.write("variant.lua", "return { extends = 'auction', title = 'Parent', options = {\n"
                                "{ 'a', { 4, 3 } },\n"
                                "{ 'b', function(o) return o.a == 4 and { 1, 2 } or { 3 / 3 } end } } }");
    child.write("variant.lua", "return { extends = '" + parent.path().string() +
                                   "', title = 'Child',\nfixed = { a = 3, b = 2 } }");
    const auto wrong = variants::open_package(child.path().string());
    REQUIRE_FALSE(wrong);
    CHECK(texts(wrong.error()) ==
          std::vector<std::string>{
              child.path().string() +
              "/variant.lua:2: fixed.b: expected choices that are texts, whole numbers, "
              "true or false, got 1.0; a number with a fraction part: compute it with // or math.tointeger"});
}

TEST_CASE("what is wrong with an option is said where that option is decided") {
    const Folder parent, child;
    parent.write("variant.lua", "return { extends = 'auction', title = 'Parent',\n"
                                "fixed = { compulsion = 'post-1945', overtrump = true } }");
    child.write("variant.lua", "return { extends = '" + parent.path().string() +
                                   "', title = 'Child',\nfixed = { target = 500 },\n"
                                   "options = { { 'compulsion', { 'pre-1945', 'post-1945' } } } }");
    const auto of_parent = variants::open_package(child.path().string());
    REQUIRE_FALSE(of_parent);
    CHECK_THAT(texts(of_parent.error()).front(),
               Catch::StartsWith(parent.path().string() + "/variant.lua:2: option overtrump: needs"));
    // An option set to `false` still counts in the numbering of the text.
    CHECK(said_of("return { extends = 'partnership', options = {\nfalse,\n{ 'b', false },\n"
                  "{ 'a', true, needs = 'b' } } }") ==
          std::vector<std::string>{"variant.lua:4: option a: needs \"b\"; change that, or turn \"a\" off"});
}

TEST_CASE("a choice that is fixed is on unless it is the declared standard") {
    const auto compiled = [](const std::string& fixed, const std::map<std::string, std::string>& chosen) {
        const Folder folder;
        folder.write("variant.lua",
                     "return { extends = 'auction', title = 'Fixed', fixed = { " + fixed + " } }");
        const auto rules = opened(folder.path().string()).compile(chosen);
        return rules ? std::string("accepted") : texts(rules.error()).front();
    };
    CHECK(compiled("compulsion = 'post-1945'", {{"overtrump", "yes"}}) == "accepted");
    CHECK(compiled("compulsion = 'pre-1945'", {{"overtrump", "yes"}}) ==
          "option overtrump: needs \"compulsion\"; change that, or turn \"overtrump\" off");
    // A fixed option that needs another waits for it.
    CHECK(compiled("points_by = 'card'", {}) == "accepted");
    CHECK(compiled("points_by = 'card'", {{"ranking", "standard"}}) == "accepted");
}

TEST_CASE("what a package fixes holds in those that extend it, and for what is computed from it") {
    const Folder parent, child;
    parent.write("variant.lua",
                 "return { extends = 'auction', title = 'In ones', fixed = { scale = 1, minimum = 10 } }");
    child.write("variant.lua", "return { extends = '" + parent.path().string() + "', title = 'Child' }");
    const auto held = opened(child.path().string());
    const auto rules = *held.compile();
    CHECK(rules->auction->minimum == 10);
    CHECK(value(rules, "target") == OptionValue(150));
    CHECK(std::none_of(rules->options.begin(), rules->options.end(),
                       [](const AgreedOption& option) { return option.name == "minimum"; }));
    CHECK_FALSE(held.compile({{"minimum", "25"}}));
}

TEST_CASE("what is wrong with the declaration of an option") {
    const auto said = [](const std::string& option) {
        const auto lines = said_of("return { extends = \"partnership\", options = {\n" + option + "\n} }");
        return lines.empty() ? std::string("nothing") : lines[0];
    };
    CHECK(said("{ 'n', 5 }") ==
          "variant.lua:2: options[1]: expected `min` and `max` of a number, got nothing; say "
          "what \"n\" may be");
    CHECK(said("{ 'n', 5, min = 10, max = 20 }") ==
          "variant.lua:2: options[1][2]: expected a number from 10 to 20, got 5");
    CHECK(said("{ 'n', 5, min = 10, max = 2 }") ==
          "variant.lua:2: options[1].max: expected at least `min`, 10, got 2");
    CHECK(said("{ 'No', true }") ==
          "variant.lua:2: options[1]: expected a name of a-z, 0-9 and _ that begins with "
          "a letter, got \"No\"");
    CHECK(said("{ 'a', true }, { 'a', true }") ==
          "variant.lua:2: options[2]: the option \"a\" is listed twice");
    CHECK(said("{ 'a', { 1, 1 } }") == "variant.lua:2: options[1][2][2]: the choice 1 is listed twice");
    CHECK(said("{ 'a', true, words = { yes = 5 } }") ==
          "variant.lua:2: options[1].words.yes: expected a text, got 5; put it in quotes");
    CHECK(said("{ 'a', true, min = 1 }") == "variant.lua:2: options[1]: `min` and `max` are for numbers");
    CHECK(said("{ 'a', true, needs = 'targt' }") ==
          "variant.lua:2: options[1].needs: no option \"targt\"; did you mean \"target\"?");
    CHECK(said("{ 'a', true, needs = 'target and' }") == "variant.lua:2: options[1].needs: expected options "
                                                         "joined by not, and, or, got the end of the text; a "
                                                         "name is missing");
    CHECK(said("{ 'a', function(o) return 7 end, min = 1, max = 5 }") ==
          "variant.lua:2: options[1][2]: expected a number from 1 to 5, got 7");
    CHECK(said("{ 'a', function(o) return o.b end, min = 1, max = 5 }")
              .find("the table of options has no \"b\"") != std::string::npos);
}

TEST_CASE("of an only option every value is tried") {
    CHECK(tried("{ 'ways', { 1, 2, 3 } }") == std::multiset<std::string>{"", "ways=2", "ways=3"});
}

TEST_CASE(
    "a value that an option has only under another one is tried, and no other in place of one it lacks") {
    CHECK(tried("{ 'big', false }, { 'kitty', function(o) return o.big and { 0, 4, 8 } or { 0, 4 } end }") ==
          std::multiset<std::string>{"", "big=yes", "kitty=4", "big=yes, kitty=4", "big=yes, kitty=8"});
    const auto fewer =
        tried("{ 'few', false }, { 'n', function(o) return o.few and { 0, 1 } or { 0, 1, 2, 3 } "
              "end }, { 'x', false }");
    for (const char* pair : {"n=2, x=yes", "n=3, x=yes", "few=yes, n=1"}) {
        INFO(pair);
        CHECK(fewer.count(pair) == 1);
    }
}

TEST_CASE("rules that read an unknown option are told the nearest") {
    CHECK(said_after("local x = o.targt")[0] ==
          "the table of options has no \"targt\"; did you mean \"target\"?");
}

TEST_CASE("[C31] a four-handed table opens at 150 or higher") {
    const auto rules = opened("four-handed").compile({{"opening", "140"}});
    REQUIRE_FALSE(rules);
    CHECK(texts(rules.error()).front().starts_with("option opening: expected a number from 150 to 500"));
    CHECK(opened("four-handed").compile({{"opening", "160"}}));
}

TEST_CASE("[A24][B11][C13][C14] what must be played is never said alike where it differs") {
    const auto follow = [](const RulebookPtr& rules) { return to_json(*rules)["play"]["follow"]; };
    std::map<std::string, nlohmann::json> meant;
    for (const variants::PackageInfo& one : shipped_packages()) {
        const auto held = opened(one.id);
        const auto usual = rules_of(one.id);
        for (const AgreedOption& option : variants::offered(usual->options, held.options()))
            for (const OptionValue& chosen : variants::values_besides(option, option.value)) {
                const auto rules = held.compile({{option.name, to_string(chosen)}});
                if (!rules || follow(*rules) == follow(usual)) continue;
                std::string text = said(option, chosen);
                INFO(one.id << ": " << text);
                std::erase(text, ':'); // which is all that would tell some of them apart
                CHECK(meant.emplace(text, follow(*rules)).first->second == follow(*rules));
            }
    }
    CHECK(meant.size() == 3); // all that there are
}

TEST_CASE("[C01][C11] which cards count is said for the ranking in which they do") {
    const auto count = [](const char* ranking) {
        return to_json(*rules_of("auction", {{"ranking", ranking}}))["count"];
    };
    CHECK(said(agreed("auction", "counting"), 3) ==
          "With the ten below the ace, counters are: ace, ten and king 10");
    CHECK(count("ten_high") != count("standard"));
}

TEST_CASE("[D25] bidding to win from 0 on means at any score, and that is said") {
    CHECK(said(agreed("double-deck", "bid_to_win_from"), 0) ==
          "Only bidders can win once both sides have: any score");
}
