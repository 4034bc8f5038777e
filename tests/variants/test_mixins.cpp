// House rules combined with others: `with`.

#include "catch.hpp"
#include "support/home.hpp"

#include "cards/notation.hpp"
#include "variants/packages.hpp"

#include <algorithm>

using namespace roundhouse;
using namespace roundhouse::variants;
using Catch::Matchers::Contains;

namespace {

struct Packages : testing::Home {
    void package(const std::string& id, const std::string& rest) const {
        write("data/roundhouse/variants/" + id + "/variant.lua",
              "return { title = \"" + id + "\", " + rest + " }");
    }
    /// One that extends partnership and edits its rules.
    void mixin(const std::string& id, const std::string& body, const std::string& rest = "") const {
        package(id,
                "extends = \"partnership\", " + rest + " rules = function(o, r) " + body + " return r end");
    }
};

Package installed(const std::string& id) {
    auto package = open_package(id);
    if (!package) FAIL(script::to_text(package.error().front()));
    return *package;
}

RulebookPtr rules_installed(const std::string& id) {
    const auto rules = installed(id).compile();
    if (!rules) FAIL(script::to_text(rules.error().front()));
    return *rules;
}

std::string said_by(const Findings& findings) {
    std::string text;
    for (const auto& finding : findings) text += script::to_text(finding) + "\n";
    return text;
}

std::string refused(const std::string& id) {
    const auto package = open_package(id);
    return package ? "" : said_by(package.error());
}

} // namespace

TEST_CASE("House rules are laid over a game, one after the other, with their options") {
    const Packages home;
    home.mixin("short-game", "r.ending = r.ending.with { target = o.short_to }",
               "options = { { 'short_to', 750, min = 500, max = 1000 } },");
    home.mixin("high-bids", "r.auction.minimum = 300");
    home.package("friday", "extends = 'partnership', with = { 'short-game', 'high-bids' }");
    const Package friday = installed("friday");
    CHECK(friday.warnings().empty());
    CHECK(friday.with() == std::vector<std::string>{"short-game", "high-bids"});
    CHECK(rules_installed("friday")->auction->minimum == 300);
    const auto& options = friday.options();
    CHECK(std::any_of(options.begin(), options.end(),
                      [](const Option& one) { return one.name == "short_to"; }));
    CHECK(std::any_of(options.begin(), options.end(),
                      [](const Option& one) { return one.name == "overtrump"; }));
}

TEST_CASE("The order is that of the list, and the package itself comes last") {
    const Packages home;
    home.mixin("raise", "r.auction.minimum = r.auction.minimum + 50");
    home.mixin("double", "r.auction.minimum = r.auction.minimum * 2");
    home.package("a", "extends = 'partnership', with = { 'raise', 'double' }");
    home.package("b", "extends = 'partnership', with = { 'double', 'raise' }");
    home.package("c", "extends = 'partnership', with = { 'double', 'raise' }, rules = function(o, r) "
                      "r.auction.minimum = r.auction.minimum + 1000 return r end");
    CHECK(rules_installed("a")->auction->minimum == 600);
    CHECK(rules_installed("b")->auction->minimum == 550);
    CHECK(rules_installed("c")->auction->minimum == 1550);
}

TEST_CASE(
    "Where two want one thing to be another, both are named, and what the later one makes of it holds") {
    const Packages home;
    home.mixin("low", "r.auction.minimum = 200 r.count.last_trick = 20");
    home.mixin("high", "r.auction.minimum = 300 r.count.last_trick = 20");
    home.package("both", "extends = 'partnership', with = { 'low', 'high' }");
    CHECK(rules_installed("both")->auction->minimum == 300);
    const std::string said = said_by(installed("both").warnings());
    CHECK_THAT(
        said,
        Contains(
            "low and high both change auction.minimum, to 200 and to 300: high, the later one, decides"));
    CHECK_THAT(said, !Contains("last_trick"));
    CHECK_THAT(said, Contains("both/variant.lua:1"));
    SECTION("unless the package decides it") {
        home.package("decided", "extends = 'partnership', with = { 'low', 'high' }, rules = function(o, r) "
                                "r.auction.minimum = 270 return r end");
        CHECK(installed("decided").warnings().empty());
    }
}

TEST_CASE("Both may add a meld") {
    const Packages home;
    for (const std::string card : {"K", "Q"})
        home.mixin("two-" + std::string(card == "K" ? "kings" : "queens"),
                   "r.melds[#r.melds + 1] = { 'Two " + card + "', type = 'house" + card + "', cards = '" +
                       card + "h " + card + "h', points = { 30 } }");
    home.package("both", "extends = 'partnership', with = { 'two-kings', 'two-queens' }");
    CHECK(installed("both").warnings().empty());
    CHECK(rules_installed("both")->melds.points(*parse_card_set("Kh Kh Qh Qh"), Suit::spades) == 100);
}

TEST_CASE("Of a list that one empties or writes anew, the other's changes are lost, and both are named") {
    const Packages home;
    home.mixin("free", "r.play.follow = {}");
    home.mixin("strict", "r.play.follow = require('must')['trumps only']");
    home.mixin("older", "r.play.follow = require('must')['pre-1945']");
    home.mixin("careful", "r.exits[1].when = { bid_above_meld = 100 }");
    home.mixin("no-way-out", "r.exits = {}");
    home.mixin("one-more", "r.play.follow[#r.play.follow + 1] = { 'mine', keep = 'winners' }");
    home.mixin("no-pass", "r.flow, r.pass = 'deal auction trump meld play settle', false");
    home.mixin("three-passed", "r.pass.cards = 3");
    const auto said = [&](const std::string& with) {
        home.package("both", "extends = 'partnership', with = { " + with + " }");
        return said_by(installed("both").warnings());
    };
    CHECK_THAT(said("'free', 'older'"),
               Contains("free and older both change play.follow, to an empty table and to "
                        "a list of 3: older, the later one, decides"));
    CHECK_THAT(said("'older', 'free'"), Contains("older and free both change play.follow"));
    CHECK_THAT(said("'careful', 'no-way-out'"), Contains("careful and no-way-out both change exits"));
    CHECK_THAT(said("'strict', 'older'"), Contains("strict and older both change play.follow"));
    CHECK_THAT(said("'three-passed', 'no-pass'"), Contains("three-passed and no-pass both change pass"));
    // An element added to a list that another package emptied is kept.
    CHECK(said("'free', 'one-more'").empty());
    CHECK(said("'strict', 'one-more'").empty());
    CHECK_THAT(said("'one-more', 'free'"), Contains("one-more and free both change play.follow"));
}

TEST_CASE("One option of two packages is said") {
    const Packages home;
    home.mixin("a", "", "options = { { 'bonus', 10, min = 0, max = 50 } },");
    home.mixin("b", "", "options = { { 'bonus', 20, min = 0, max = 50 } },");
    home.package("both", "extends = 'partnership', with = { 'a', 'b' }");
    CHECK_THAT(said_by(installed("both").warnings()), Contains("a and b both have an option \"bonus\""));
}

TEST_CASE("What a layer is made from comes with it, once") {
    const Packages home;
    home.mixin("base", "r.auction.minimum = r.auction.minimum + 10");
    home.package("x", "extends = 'base', rules = function(o, r) r.count.last_trick = 20 return r end");
    home.package("y", "extends = 'base', rules = function(o, r) r.pass.cards = 3 return r end");
    home.package("z", "extends = 'partnership', with = { 'x', 'y' }");
    CHECK(rules_installed("z")->auction->minimum == 260);
    CHECK(rules_installed("z")->count.last_trick == 20);
    CHECK(rules_installed("z")->exchange->cards == 3);
}

TEST_CASE("What cannot be laid over is refused, with its place and why") {
    const Packages home;
    home.mixin("low", "r.auction.minimum = 200");
    home.package("other", "extends = 'german', rules = function(o, r) return r end");
    home.package("alone", "with = { 'low' }");
    home.package("strange", "extends = 'partnership', with = { 'other' }");
    home.package("gone", "extends = 'partnership', with = { 'lwo' }");
    home.package("twice", "extends = 'low', with = { 'partnership' }");
    home.package("itself", "extends = 'partnership', with = { 'itself' }");
    CHECK_THAT(refused("alone"), Contains("only a package that extends another can have this"));
    CHECK_THAT(refused("strange"),
               Contains("with[1]: other changes german, which is not among what this package is made "
                        "from: partnership"));
    CHECK_THAT(refused("gone"),
               Contains("with[1]: there is no variant \"lwo\"") && Contains("did you mean \"low\"?"));
    CHECK_THAT(refused("twice"), Contains("partnership is part of it already"));
    CHECK_THAT(refused("itself"), Contains("in a circle"));
}

TEST_CASE("A package of layers is kept as one text, and has the same rules") {
    const Packages home;
    home.mixin("low", "r.auction.minimum = 200");
    home.mixin("high", "r.auction.minimum = 300");
    home.package("both", "extends = 'partnership', with = { 'low', 'high' }");
    const auto kept = open_kept(installed("both").kept_text());
    REQUIRE(kept);
    const auto rules = kept->compile();
    REQUIRE(rules);
    CHECK((*rules)->digest == rules_installed("both")->digest);
}
