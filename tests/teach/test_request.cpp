// The fields of a request, whatever they contain.

#include "catch.hpp"

#include "teach/asks/asks.hpp"
#include "teach/asks/request.hpp"

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::teach;
using nlohmann::json;

TEST_CASE("A number is in its range, and none comes round from the other end", "[hostile]") {
    for (const char* text :
         {"18446744073709551615", "9223372036854775808", "9223372036854775807", "4294967295", "2147483648",
          "-2147483649", "-9223372036854775808", "1001", "-1001", "1.0", "1e300"}) {
        INFO(text);
        const json request{{"worth", json::parse(text)}};
        CHECK_THROWS_AS(Request(request, {"worth"}).number("worth", -1000, 1000), AskError);
    }
    const json request{{"worth", -1000}};
    CHECK(Request(request, {"worth"}).number("worth", -1000, 1000) == -1000);
}

TEST_CASE("More copies of a card on the table and in the hand than a set of cards has room for",
          "[hostile]") {
    const Card ace(Rank::ace, Suit::hearts);
    CardSet deck, table;
    deck.add(ace, 10);
    table.add(ace, 7);
    CHECK_THROWS_AS(require_in_deck(table, std::vector<Card>(10, ace), deck, "hand"), AskError);
    CHECK_THROWS_AS(require_in_deck(table, std::vector<Card>(4, ace), deck, "hand"), AskError);
    CHECK_NOTHROW(require_in_deck(table, std::vector<Card>(3, ace), deck, "hand"));
}
