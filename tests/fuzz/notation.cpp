// Card notation: what can be read can be written in the letters of either face and read back the same; an
// unreadable word is named.
#include "fuzz.hpp"

#include "cards/notation.hpp"

using namespace roundhouse;
using fuzz::demand;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = fuzz::text_of(data, size);
    if (const auto card = parse_card(text))
        for (const Face face : {Face::french, Face::german})
            demand(parse_card(notation(*card, face)) == card, "a card is written and read again", text);
    if (const auto suit = parse_suit(text)) demand(parse_suit(name(*suit)) == suit, "so is a suit", text);
    if (const auto rank = parse_rank(text)) demand(parse_rank(name(*rank)) == rank, "so is a rank", text);

    const auto cards = parse_cards(text);
    if (!cards) demand(text.find(cards.error().word) != std::string::npos, "what is no card is there", text);
    for (const Face face : {Face::french, Face::german}) {
        if (!cards) break;
        const auto again = parse_cards(notation(*cards, face));
        demand(again && *again == *cards, "cards are written and read again", text);
    }
    const auto set = parse_card_set(text);
    demand(!set || cards, "a set is made of cards", text);
    if (set) {
        demand(set->size() == static_cast<int>(cards->size()), "a set has as many cards", text);
        const auto again = parse_card_set(notation(*set));
        demand(again && *again == *set, "a set is written and read again", text);
    } else if (cards) {
        demand(set.error().too_many, "only too many of a kind are no set", text);
    }
    return 0;
}
