// The cards as pictures.

#include "catch.hpp"
#include "place.hpp"

#include "window/artwork/faces.hpp"

#include <set>

using namespace roundhouse;
using namespace roundhouse::window;

namespace {

const CardSet every_kind = CardSet::of(~KindMask{0});

std::filesystem::path folder() { return source_tree() + "/assets/cards"; }

/// The pixels of a part of the atlas.
std::vector<std::uint8_t> part(const CardAtlas& atlas, const Rect& place) {
    std::vector<std::uint8_t> pixels;
    for (int y = static_cast<int>(place.top); y < static_cast<int>(place.bottom()); ++y) {
        const auto at = (static_cast<std::size_t>(y) * static_cast<std::size_t>(atlas.image.width) +
                         static_cast<std::size_t>(place.left)) *
                        4;
        const auto first = atlas.image.rgba.begin() + static_cast<std::ptrdiff_t>(at);
        pixels.insert(pixels.end(), first, first + static_cast<std::ptrdiff_t>(place.width) * 4);
    }
    return pixels;
}

std::set<std::vector<std::uint8_t>> pictures(const CardAtlas& atlas) {
    std::set<std::vector<std::uint8_t>> all;
    for (const Rect& place : atlas.cards) all.insert(part(atlas, place));
    return all;
}

} // namespace

TEST_CASE("both faces have a picture of every card, and no two are alike at 60 pixels") {
    for (const Face face : {Face::french, Face::german})
        for (const bool large : {false, true}) {
            const CardAtlas atlas = draw_cards(folder(), every_kind, {face, false, large}, 60);
            CHECK(atlas.missing.empty());
            CHECK(pictures(atlas).size() == kind_count);
        }
}

TEST_CASE("what an index is made of lies where the layout keeps a card free") {
    // Ink in the strip that stays visible under the next card, and paper at its edge towards the card's
    // middle.
    for (const Face face : {Face::french, Face::german}) {
        const CardAtlas atlas = draw_cards(folder(), every_kind, {face, false, false}, 250);
        for (const Rect& place : atlas.cards) {
            const Rect strip{place.left + 5, place.top + 12, index_width * place.width - 5,
                             index_height * place.height - 12};
            const auto pixels = part(atlas, strip);
            int dark = 0;
            for (std::size_t i = 0; i < pixels.size(); i += 4) dark += pixels[i + 1] < 140 ? 1 : 0;
            CHECK(dark > static_cast<int>(pixels.size()) / 4 / 20);
        }
    }
}

TEST_CASE("four colours change diamonds and clubs of the French face alone") {
    const auto drawn = [](Face face, bool four) {
        return draw_cards(folder(), every_kind, {face, four, false}, 60);
    };
    const CardAtlas two = drawn(Face::french, false), four = drawn(Face::french, true);
    for (const Card card : every_kind) {
        const bool same = part(two, two.cards[card]) == part(four, four.cards[card]);
        CHECK(same == (card.suit() == Suit::spades || card.suit() == Suit::hearts));
    }
    CHECK(drawn(Face::german, false).image.rgba == drawn(Face::german, true).image.rgba);
}

TEST_CASE("cards without a file are drawn plainly, and the files are named") {
    const CardAtlas atlas = draw_cards(folder() / "nowhere", {Card(Rank::ace, Suit::hearts)}, {}, 60);
    CHECK(atlas.missing.size() == 1 + suit_count + 1);
    const auto ace = part(atlas, atlas.cards[Card(Rank::ace, Suit::hearts)]);
    CHECK(ace[(30 + 42 * 60) * 4 + 3] == 255);
}
