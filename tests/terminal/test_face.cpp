// The two faces of the cards: names follow the one shown, everywhere.

#include "catch.hpp"
#include "faces.hpp"
#include "support/tables.hpp"

#include "terminal/answer.hpp"
#include "terminal/draw/draw.hpp"

using namespace roundhouse;
using namespace roundhouse::terminal;
using namespace roundhouse::testing;

TEST_CASE("Cards, hands and suits are shown in the German face", "[A34]") {
    CHECK(cards_text(cards("Qs Jd 10h"), german_face) == "Ol 10h Ub");
    CHECK(all(draw_hand(cards("Qs 10h Ac"), {}, german_face)) == "  leaves O   hearts 10   acorns A\n");
    CHECK(all(draw_hand(cards("Qs 10h Ah"), cards("Ah"), german_face)) == "  leaves O   hearts [A] 10\n");
    CHECK(suit_text(Suit::diamonds, german_face) == "bells");
    CHECK(suit_text(Suit::diamonds, {}) == "♦");
}

TEST_CASE("Between rounds a suit is explained if it is a word of the rules") {
    const Match match = to_call();
    const auto answered = [&](const char* about) {
        const View view(*match.round, 0);
        return flat(answer_to(view, {}, about, Names({"A", "B", "C"}), Face::german));
    };
    CHECK(contains(answered("bells"), "The lowest suit of the Württemberg pattern."));
    CHECK(contains(answered("hearts"), "Ask about cards and suits while a round is being played."));
}
