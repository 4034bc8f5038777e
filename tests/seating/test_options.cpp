// What someone types to choose a package and its options, and the message if it does not fit.

#include "catch.hpp"

#include "base/language.hpp"
#include "base/trouble.hpp"
#include "seating/games.hpp"
#include "support/home.hpp"

#include <filesystem>

using namespace roundhouse;
using namespace roundhouse::seating;

namespace {

/// The lines above the list of options.
std::string said(const Chosen& chosen, const char* variant = "german") {
    try {
        rules_of(open_variant(variant), chosen);
    } catch (const Trouble& trouble) {
        const std::string text = trouble.what();
        return text.substr(0, text.rfind('\n', text.find("\n  ") - 1));
    }
    return "accepted";
}

} // namespace

TEST_CASE("An option that does not fit says what would") {
    CHECK(said({{"minimun", "200"}}) == "There is no option “minimun”. Did you mean “minimum”?");
    CHECK(said({{"xyzzy", "1"}}) == "There is no option “xyzzy”.");
    CHECK(said({{"minimum", "many"}}) ==
          "The option “minimum” must be a number from 100 to 500 in steps of 10, not “many”.");
    CHECK(said({{"minimum", "155"}}) == "The option “minimum” must be a number from 100 to 500 in steps of "
                                        "10, not “155”. The nearest is 150.");
    CHECK(said({{"with_sevens", "maybe"}}) == "The option “with_sevens” must be yes or no, not “maybe”.");
    CHECK(said({{"enforcement", "police"}}) ==
          "The option “enforcement” must be strict or referee, not “police”.");
    CHECK(said({{"no_kitty", "yes"}}) == "The option “no_kitty” needs “with_sevens” or “american”.");
    CHECK(said({{"with_sevens", "yes"}, {"american", "yes"}}) ==
          "The option “american” cannot be combined with “with_sevens”.");
    CHECK(said({{"must_open", "dealer"}, {"bidding", "summed"}}, "auction") ==
          "The option “must_open” cannot be combined with “bidding=summed”.");
    CHECK(said({{"rounds", "0"}, {"step", "7"}}).find('\n') != std::string::npos); // all errors at once
    CHECK(said({{"minimum", "200"}}) == "accepted");
}

TEST_CASE("Yes and no are taken in the reader's language, too, and a variant by its title") {
    const LanguageScope scope({.language = Language("de")});
    CHECK(read_options({"durch=ja", "calling=nein", "training=yes"}) ==
          Chosen{{"durch", "yes"}, {"calling", "no"}, {"training", "yes"}});
    CHECK(open_variant("Binokel").info().id == "german");
    CHECK(open_variant("kreuzbinokel").info().id == "cross");
    CHECK_THROWS_AS(open_variant("pinochle"), Trouble); // several titles begin with it
}

TEST_CASE("A game that is begun by its title is kept under its package's id, and found by either") {
    const testing::Home home;
    {
        const LanguageScope scope({.language = Language("de")});
        const OpenedGame opened = begin_game({"Binokel", {}, {{"human", "Anna"}}, 3});
        CHECK(opened.game->header().variant == "german");
        std::vector<std::string> skipped;
        CHECK_THROWS_AS(newest_unfinished(skipped, "binokel"), Trouble); // it is being played
        CHECK(skipped.size() == 1);
    }
    std::vector<std::string> skipped;
    CHECK(newest_unfinished(skipped, "german").replay.game.header().variant == "german");
    CHECK(known_packages() == std::vector<std::string>{"german"});
    const LanguageScope scope({.language = Language("de")});
    CHECK(newest_unfinished(skipped, "Binokel").replay.game.header().variant == "german");
    CHECK(skipped.empty());
}

TEST_CASE("Refused options are told in the reader's language, with all that there are") {
    const auto package = open_variant("german");
    const LanguageScope scope({.language = Language("de")});
    CHECK(said({{"minimum", "155"}}) == "Die Option „minimum“ muss eine Zahl von 100 bis 500 in Schritten "
                                        "von 10 sein, nicht „155“. Am nächsten "
                                        "liegt 150.");
    CHECK(said({{"no_kitty", "yes"}}) == "Die Option „no_kitty“ geht nur mit „with_sevens“ oder „american“.");
    try {
        rules_of(package, {{"minimum", "155"}});
        FAIL();
    } catch (const Trouble& trouble) {
        CHECK(std::string(trouble.what())
                  .find("\n  minimum = eine Zahl von 100 bis 500 in Schritten von 10 (üblich: 150): "
                        "Mindestgebot") != std::string::npos);
    }
}

TEST_CASE("A folder that no package may be named after is told so") {
    const std::filesystem::path folder = "eight_step", plain = "eightstep";
    for (const auto& one : {folder, plain}) std::filesystem::create_directory(one);
    CHECK(said({}, "eight_step") ==
          "There is no variant “eight_step”: a name has only the letters a to z, digits "
          "and hyphens. To open the folder, write ./eight_step");
    CHECK(said({}, "eightstep") == "There is no variant “eightstep”. To open the folder, write ./eightstep");
    for (const auto& one : {folder, plain}) std::filesystem::remove(one);
}
