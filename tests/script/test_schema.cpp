#include "catch.hpp"
#include "script/sandbox.hpp"
#include "script/schema.hpp"

using namespace roundhouse::script;

namespace {

Schema small_description() {
    const Schema meld =
        record("meld", {
                           positional(1, "name", text(), "What it is called.").required(),
                           field("type", text(), "Melds of one type may not share cards.").or_else(""),
                           field("points", list(any_of({integer(0, 100000), one_of({"game"})}), 1),
                                 "For one, two, … of them.")
                               .required(),
                       });
    return record(
        "rules",
        {
            field("title", localised(), "The name on the screen."),
            field("seats", integer(2, 6), "How many play.").required(),
            field("auction",
                  record("auction",
                         {
                             field("opens", one_of({"left of dealer", "dealer"}), "Who calls first.")
                                 .or_else("left of dealer"),
                             field("minimum", integer(0, 100000), "The lowest first bid.").required(),
                             field("forced", boolean(), "Whether somebody must bid.").or_else(false),
                         }),
                  "How the contract is found."),
            field("melds",
                  record("melds", {elements(meld, "The melds."),
                                   field("at_least", integer(0), "Less does not count.")}),
                  "What scores in the hand."),
            field("count", map(integer(-100, 100)), "What cards are worth in tricks."),
            field("settle", function(), "Gives the lines of the score."),
            field("extra", any_of({integer(), list(text())}), "Anything."),
        });
}

Value value_of(const std::string& text) {
    Sandbox sandbox;
    auto result = sandbox.run({"rules.lua", "return " + text});
    if (!result) FAIL(to_text(result.error()));
    return *result;
}

std::vector<std::string> faults(const std::string& text) {
    std::vector<Finding> findings;
    read(small_description(), value_of(text), "", findings);
    std::vector<std::string> texts;
    for (const Finding& finding : findings) texts.push_back(to_text(finding));
    return texts;
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("a sound description is read with its defaults") {
    std::vector<Finding> findings;
    const Value value = read(small_description(), value_of(R"({
        seats = 4, auction = { minimum = 50 }, count = { A = 11, ["10"] = 10 },
        melds = { { "Run", points = { 150, "game" } }, false, { "Pair", type = "I", points = { 20 } }, at_least = 20 } })"),
                             "", findings);
    CHECK(findings.empty());
    const Table& table = value.as_table();
    CHECK(table.find("auction")->as_table().find("opens")->as_text() == "left of dealer");
    CHECK(table.find("melds")->as_table().list.size() == 2);
    CHECK(table.find("melds")->as_table().list[1].as_table().find("name")->as_text() == "Pair");
    CHECK(table.find("count")->as_table().find("10")->as_integer() == 10);
    CHECK(!table.find("title"));
}

TEST_CASE("a section that is false is absent") {
    std::vector<Finding> findings;
    const Value value = read(small_description(), value_of("{ seats = 4, auction = false }"), "", findings);
    CHECK(findings.empty());
    CHECK(!value.as_table().find("auction"));
}

TEST_CASE("everything that is wrong is said at once, with what would be right") {
    CHECK(
        faults(
            R"({ seats = 7, auction = { minimun = 3, opens = "dealr" }, melds = { { "Run", points = "20" } }, count = { A = "11", K = 4.0 } })") ==
        Texts{"seats: expected a whole number from 2 to 6, got 7",
              "auction.minimun: unknown key \"minimun\"; did you mean \"minimum\"?",
              "auction.opens: expected \"left of dealer\" or \"dealer\", got \"dealr\"; did you mean "
              "\"dealer\"?",
              "auction.minimum: expected a whole number from 0 to 100000, got nothing",
              "melds[1].points: expected a list of whole numbers from 0 to 100000 or \"game\", got \"20\" (a "
              "string); write { 20 }",
              "count.A: expected a whole number from -100 to 100, got \"11\" (a string); remove the quotes",
              "count.K: expected a whole number from -100 to 100, got 4.0; write 4 (// divides without a "
              "fraction)"});
}

TEST_CASE("elements keep the numbers that they have in the script") {
    CHECK(faults(R"({ seats = 2, melds = { false, { "Run", points = { 1, true } }, { points = {} } } })") ==
          Texts{"melds[2].points[2]: expected a whole number from 0 to 100000 or \"game\", got true",
                "melds[3][1]: expected a text, got nothing",
                "melds[3].points: expected at least 1 of them, got 0"});
}

TEST_CASE("what is no table is said to be none") {
    CHECK(faults("nil") == Texts{"expected a table (rules), got nothing"});
    CHECK(faults("{ seats = 2, auction = 5, settle = 1, title = 3, extra = \"x\", 7 }") ==
          Texts{"[1]: expected a name in front (name = …), got 7",
                "title: expected a text, or a table of texts by language, got 3",
                "auction: expected a table (auction), got 5", "settle: expected a function, got 1",
                "extra: expected a whole number or a list of texts, got \"x\" (a string)"});
}

TEST_CASE("numbers out of range are refused before anything is counted with them") {
    CHECK(
        faults("{ seats = math.maxinteger, count = { a = math.mininteger, b = 1e308, c = 2^63, d = -0.0 } }")
            .size() == 5);
}

TEST_CASE("an open record keeps scalars that it does not know") {
    std::vector<Finding> findings;
    const Schema schema = record("", {field("a", integer(), "")}).opened();
    const Value value = read(schema, value_of("{ a = 1, b = \"x\", c = {} }"), "", findings);
    CHECK(value.as_table().find("b")->as_text() == "x");
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].path == "c");
}

TEST_CASE("a schema describes itself") {
    const auto rows = describe(small_description());
    const auto row = [&](const std::string& path) {
        for (const Described& r : rows)
            if (r.path == path) return r;
        FAIL(path);
        return Described{};
    };
    CHECK(row("auction.minimum").needed);
    CHECK(row("auction.opens").type == "\"left of dealer\" or \"dealer\"");
    CHECK(row("auction.opens").standard == Value("left of dealer"));
    CHECK(row("melds[][1]").sentence == "What it is called.");
    CHECK(row("seats").type == "a whole number from 2 to 6");
}
