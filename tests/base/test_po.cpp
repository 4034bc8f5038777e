// Catalogs as text: reads what a translator's tool writes, and names the line of an error.

#include "catch.hpp"

#include <rapidcheck.h>

#include "base/catalog/po.hpp"

using namespace roundhouse;

namespace {

std::string with_header(std::string_view entries) {
    std::string all = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n";
    return all.append(entries);
}

PoFault fault_in(std::string_view text) {
    const auto read = read_po(with_header(text));
    REQUIRE_FALSE(read);
    return read.error();
}

} // namespace

TEST_CASE("Entries are read with their lines, the header is not one of them") {
    const auto read =
        read_po(with_header("# a translator's note\n#: variant.lua\n"
                            "msgid \"meld\"\nmsgstr \"Meldungen\"\n\n"
                            "msgid \"\"\n\"two \"\n\"lines\"\nmsgstr \"\"\n\"zwei \"\n\"Zeilen\"\n"));
    REQUIRE(read);
    REQUIRE(read->size() == 2);
    CHECK((*read)[0].english == "meld");
    CHECK((*read)[0].text == "Meldungen");
    CHECK((*read)[0].line == 6);
    CHECK((*read)[1].english == "two lines");
    CHECK((*read)[1].text == "zwei Zeilen");
}

TEST_CASE("Escapes are read as they are meant") {
    const auto read = read_po("msgid \"a \\\"b\\\" \\\\ \\n\"\nmsgstr \"\\t\"\n");
    REQUIRE(read);
    CHECK(read->front().english == "a \"b\" \\ \n");
    CHECK(read->front().text == "\t");
}

TEST_CASE("A guess is marked, what is out of use is left out") {
    const auto read = read_po("#, fuzzy\nmsgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"\n\n#~ msgid "
                              "\"e\"\n#~ msgstr \"f\"\n");
    REQUIRE(read);
    REQUIRE(read->size() == 2);
    CHECK((*read)[0].fuzzy);
    CHECK_FALSE((*read)[1].fuzzy);
}

TEST_CASE("The mark of a guess that is out of use does not stay for the next entry") {
    const auto read = read_po("#, fuzzy\n#~ msgid \"old\"\n#~ msgstr \"alt\"\n\nmsgid \"a\"\nmsgstr \"b\"\n\n"
                              "#, fuzzy\n#| msgid \"before\"\nmsgid \"c\"\nmsgstr \"d\"\n");
    REQUIRE(read);
    REQUIRE(read->size() == 2);
    CHECK_FALSE((*read)[0].fuzzy);
    CHECK((*read)[1].fuzzy);
}

TEST_CASE("What is wrong is named with its line") {
    using enum PoFault::Kind;
    const auto is = [](const char* text, PoFault::Kind kind, int line) {
        INFO(text);
        const PoFault fault = fault_in(text);
        CHECK(fault.kind == kind);
        CHECK(fault.line == line + 3);
    };
    is("msgid \"a\nmsgstr \"b\"\n", not_closed, 1);
    is("msgid \"a\"\nmsgstr \"b\" c\n", not_a_line, 2);
    is("msgid \"a\\x\"\n", bad_escape, 1);
    is("hello\n", not_a_line, 1);
    is("msgstr \"b\"\n", no_msgid, 1);
    is("msgid \"a\"\nmsgid \"b\"\n", no_msgstr, 1);
    is("msgid \"a\"\n\n# the end\n", no_msgstr, 1);
    is("msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"\n", twice, 3);
    is("msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"\n\n\nmsgid \"d\"\nmsgstr \"e\"\n", twice, 3);
    is("msgctxt \"x\"\nmsgid \"a\"\n", context, 1);
    is("msgid \"a\"\nmsgid_plural \"b\"\n", plural, 2);
}

TEST_CASE("Whatever the bytes, reading ends with entries or a fault") {
    REQUIRE(rc::check("no crash", [](const std::string& text) {
        const auto read = read_po(text);
        if (!read) RC_ASSERT(read.error().line >= 0);
    }));
}
