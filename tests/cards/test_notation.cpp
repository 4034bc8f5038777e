#include <algorithm>

#include <rapidcheck.h>

#include "cards/notation.hpp"
#include "catch.hpp"

using namespace roundhouse;

namespace {

constexpr Card queen_of_spades(Rank::queen, Suit::spades);
constexpr Card ten_of_hearts(Rank::ten, Suit::hearts);

std::string upper(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::toupper(c); });
    return text;
}

} // namespace

TEST_CASE("Every card is read back from what is written, in either face, upper or lower case", "[A34]") {
    for (int n = 0; n < kind_count; ++n)
        for (const Face face : {Face::french, Face::german}) {
            const Card card = Card::numbered(n);
            CAPTURE(notation(card, face));
            CHECK(parse_card(notation(card, face)) == card);
            CHECK(parse_card(upper(notation(card, face))) == card);
            CHECK(parse_card(letter(card.rank()) + symbol(card.suit())) == card);
            CHECK(parse_suit(name(card.suit(), face)) == card.suit());
            CHECK(parse_suit(symbol(card.suit())) == card.suit());
            CHECK(parse_suit(std::string(1, letter(card.suit()))) == card.suit());
            CHECK(parse_rank(name(card.rank(), face)) == card.rank());
            CHECK(parse_rank(letter(card.rank(), face)) == card.rank());
        }
}

TEST_CASE("Names follow the face: Queen of Spades is Ober of Leaves", "[A01][A34]") {
    CHECK(name(queen_of_spades) == "Queen of Spades");
    CHECK(name(queen_of_spades, Face::german) == "Ober of Leaves");
    CHECK(name(Card(Rank::jack, Suit::diamonds), Face::german) == "Unter of Bells");
    CHECK(name(Card(Rank::ace, Suit::clubs), Face::german) == "Ace of Acorns");
    CHECK(notation(queen_of_spades) == "Qs");
    CHECK(notation(queen_of_spades, Face::german) == "Ol");
    CHECK(notation(ten_of_hearts) == "10h");
    CHECK(symbol(Suit::spades) == "♠");
    CHECK(parse_suit("Green") == Suit::spades); // leaves are also called green
}

TEST_CASE("T is ten") {
    CHECK(parse_card("Th") == ten_of_hearts);
    CHECK(parse_card("tH") == ten_of_hearts);
    CHECK(parse_card("10h") == ten_of_hearts);
    CHECK(parse_rank("t") == Rank::ten);
}

TEST_CASE("What is no card is none") {
    for (const char* wrong : {"", "A", "h", "1h", "11h", "Ax", "hA", "Ah ", " Ah", "Ahh", "10", "A h", "♠",
                              "A♠♠", "Aceh", "Queen of Spades", "\xe2\x99\xa0", "A\xe2\x99", "Xs"}) {
        CAPTURE(wrong);
        CHECK_FALSE(parse_card(wrong));
    }
    CHECK_FALSE(parse_suit(""));
    CHECK_FALSE(parse_suit("x"));
    CHECK_FALSE(parse_rank(""));
    CHECK_FALSE(parse_rank("6"));
}

TEST_CASE("Sets are written by suit and then from the ace down, and read back") {
    const auto hand = parse_card_set("9c Qs, Th Ah\tJd Qs");
    REQUIRE(hand);
    CHECK(notation(*hand) == "Qs Qs Ah 10h Jd 9c");
    CHECK(notation(*hand, Face::german) == "Ol Ol Ah 10h Ub 9a");
    CHECK(parse_card_set("")->empty());
    REQUIRE(rc::check("round trip", [] {
        CardSet set;
        for (int n = 0; n < kind_count; ++n)
            set.add(Card::numbered(n), std::max(0, *rc::gen::inRange(-8, CardSet::most_copies + 1)));
        for (const Face face : {Face::french, Face::german}) {
            const auto back = parse_card_set(notation(set, face));
            RC_ASSERT(static_cast<bool>(back));
            RC_ASSERT(*back == set);
        }
    }));
}

TEST_CASE("A row of cards keeps its order") {
    const auto row = parse_cards("9c Ah 9c 10s");
    REQUIRE(row);
    CHECK(notation(*row) == "9c Ah 9c 10s");
}

TEST_CASE("The fault names the word that is no card") {
    const auto wrong = parse_cards("Ah Qx 10s");
    REQUIRE_FALSE(wrong);
    CHECK(wrong.error().word == "Qx");
    CHECK_FALSE(wrong.error().too_many);
}

TEST_CASE("A sixteenth copy of a card is refused, not added") {
    std::string fifteen;
    for (int i = 0; i < CardSet::most_copies; ++i) fifteen += "Qs ";
    REQUIRE(parse_card_set(fifteen));
    CHECK(parse_card_set(fifteen)->count(queen_of_spades) == CardSet::most_copies);
    const auto sixteen = parse_card_set(fifteen + "Qs");
    REQUIRE_FALSE(sixteen);
    CHECK(sixteen.error().word == "Qs");
    CHECK(sixteen.error().too_many);
}

TEST_CASE("Whatever is typed, reading cards answers with cards or with the word that is none") {
    REQUIRE(rc::check("no crash", [](const std::string& anything) {
        const auto cards = parse_cards(anything);
        if (cards)
            RC_ASSERT(parse_cards(notation(*cards)).value() == *cards);
        else
            RC_ASSERT(!cards.error().word.empty());
    }));
}
