// The cards' two faces: names follow the one that is shown, everywhere.

#include "catch.hpp"
#include "support/tables.hpp"

#include "terminal/draw.hpp"

using namespace roundhouse;
using namespace roundhouse::terminal;
using namespace roundhouse::testing;

namespace {

const Style german_face{false, Face::german};
CardSet cards(const char* text) { return *parse_card_set(text); }

} // namespace

TEST_CASE("Cards, hands and suits are shown in the German face", "[A34]") {
    CHECK(cards_text(cards("Qs Jd 10h"), german_face) == "Ol 10h Ub");
    CHECK(all(draw_hand(cards("Qs 10h Ac"), {}, german_face)) == "  leaves O   hearts 10   acorns A\n");
    CHECK(all(draw_hand(cards("Qs 10h Ah"), cards("Ah"), german_face)) == "  leaves O   hearts [A] 10\n");
    CHECK(suit_text(Suit::diamonds, german_face) == "bells");
    CHECK(suit_text(Suit::diamonds, {}) == "♦");
}
