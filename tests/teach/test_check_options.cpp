// What `check` finds of options: faults that appear only under some of them.

#include "teach/checked.hpp"

using namespace roundhouse;
using testing::is_said;
using testing::said_of;

TEST_CASE("a mistake under one value of an option is found, and says under which") {
    const auto said = said_of("{ 'low', false, label = 'Low' }", "if o.low then r.auction.minimun = 1 end");
    CHECK(is_said(said, "error: variant.lua"));
    CHECK(is_said(said, "with low=yes: auction.minimun"));
    CHECK(said.size() == 1);
}

TEST_CASE("of a number the ends and the steps beside its standard are tried") {
    const std::string option = "{ 'top', 500, min = 100, max = 900, step = 100, label = 'Top' }";
    for (const int value : {100, 400, 600, 900}) {
        const auto said =
            said_of(option, "if o.top == " + std::to_string(value) + " then r.deal.hand = 11 end");
        INFO(value);
        CHECK(is_said(said, "with top=" + std::to_string(value) + ": "));
    }
}

TEST_CASE("of a number with few values each is tried") {
    const auto said = said_of("{ 'cards', 2, min = 1, max = 6, label = 'Cards' }",
                              "if o.cards == 4 then r.pass.crads = 4 end");
    CHECK(is_said(said, "with cards=4: pass.crads"));
}

TEST_CASE("a mistake of two options together names both, and each alone is sound") {
    const auto said =
        said_of("{ 'low', false, label = 'Low' }, { 'late', { 'no', 'yes', 'maybe' }, label = 'Late' }",
                "if o.low and o.late == 'maybe' then r.melds[1].points = {} end");
    CHECK(is_said(said, "with late=maybe, low=yes: melds[1].points"));
}

TEST_CASE("what is refused as an agreement is no mistake of the package") {
    CHECK(said_of("{ 'low', false, label = 'Low' }, { 'high', false, label = 'High', excludes = 'low' }",
                  "if o.low then r.auction.minimum = 200 end if o.high then r.auction.minimum = 240 end")
              .empty());
}

TEST_CASE("a default or a list that a function finds, but is not allowed, is a mistake of the package") {
    const std::string late = "{ 'late', false, label = 'Late' }, ";
    CHECK(
        is_said(said_of(late + "{ 'least', function(o) return o.late and 5 or 250 end, min = 100, max = 500, "
                               "step = 10, label = 'Least' }",
                        ""),
                "error: variant.lua:1: with late=yes: option least: expected a number from 100 to 500 in "
                "steps of 10, got 5"));
    CHECK(is_said(
        said_of(late + "{ 'ways', function(o) return o.late and {} or { 1, 2 } end, label = 'Ways' }", ""),
        "error: variant.lua:1: with late=yes: option ways: expected a list of choices"));
    CHECK(is_said(
        said_of(late + "{ 'ways', function(o) return o.late and o.lat or { 1, 2 } end, label = 'Ways' }", ""),
        "the table of options has no \"lat\""));
}

TEST_CASE("a mistake is found also under an option that is called like the section where it is") {
    CHECK(is_said(said_of("{ 'deal', { 12, 11 }, label = 'Deal' }", "r.deal.hand = o.deal"),
                  "with deal=11: deal: expected hands, kitty and stock that make the deck's 48 cards"));
}

TEST_CASE("fewer people than seats are no mistake of the package, unless it has chosen them itself",
          "[C33]") {
    CHECK(said_of("", "").empty());
    CHECK(is_said(said_of("{ 'few', false, label = 'Few' }", "if o.few then r.people = 3 end"),
                  "with few=yes: people: expected 0, or at least the 4 seats, got 3"));
}

TEST_CASE("an option with only one value is remarked on") {
    CHECK(is_said(said_of("{ 'snack', 5, min = 5, max = 5, label = 'Snack' }", ""),
                  "remark: variant.lua:1: options.snack: it has only one value"));
}
