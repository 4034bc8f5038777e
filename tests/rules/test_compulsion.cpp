// What a player must play: the engine against the ledger's sentences, implemented directly.
#include <rapidcheck.h>

#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;

namespace {

/// A trick as a person at the table sees it.
struct Seen {
    std::vector<Card> hand;  // kinds, each once
    std::vector<Card> trick; // in playing order
    Trump trump;
    std::vector<Rank> ranks; // high to low

    bool is_trump(Card card) const { return trump && card.suit() == *trump; }
    bool higher(Card a, Card b) const { // of one suit
        const auto place = [&](Card card) { return std::find(ranks.begin(), ranks.end(), card.rank()); };
        return place(a) < place(b);
    }
    std::vector<Card> of_suit(Suit suit) const {
        std::vector<Card> found;
        for (const Card card : hand)
            if (card.suit() == suit) found.push_back(card);
        return found;
    }
    bool trumped() const { // a plain suit was led and somebody trumped
        bool any = false;
        for (const Card card : trick) any = any || is_trump(card);
        return any && !is_trump(trick[0]);
    }
    /// Higher than every card of its suit in the trick.
    std::vector<Card> above_all(const std::vector<Card>& cards) const {
        std::vector<Card> found;
        for (const Card card : cards) {
            bool above = true;
            for (const Card other : trick)
                above = above && (other.suit() != card.suit() || higher(card, other));
            if (above) found.push_back(card);
        }
        return found;
    }
    std::vector<Card> above_if_any(const std::vector<Card>& cards) const {
        const auto above = above_all(cards);
        return above.empty() ? cards : above;
    }
};

using Reading = std::vector<Card> (*)(const Seen&);

/// B10, B11: head the trick with the suit led if able; once the trick is ruffed, followers play any card of
/// the suit; a ruff need not be beaten.
std::vector<Card> partnership(const Seen& seen) {
    const auto followers = seen.of_suit(seen.trick[0].suit());
    if (!followers.empty()) return seen.trumped() ? followers : seen.above_if_any(followers);
    const auto trumps = seen.trump ? seen.of_suit(*seen.trump) : std::vector<Card>{};
    return trumps.empty() ? seen.hand : trumps;
}

/// C13 (and A21-A23, D22): head the trick if possible; void: trump, over if possible, under otherwise; once a
/// plain trick is trumped, followers play any card of the suit.
std::vector<Card> before_1945(const Seen& seen) {
    const auto followers = seen.of_suit(seen.trick[0].suit());
    if (!followers.empty()) return seen.trumped() ? followers : seen.above_if_any(followers);
    const auto trumps = seen.trump ? seen.of_suit(*seen.trump) : std::vector<Card>{};
    return trumps.empty() ? seen.hand : seen.above_if_any(trumps);
}

/// A24: head in trumps only: when trump is led, or by overtrumping.
std::vector<Card> trumps_only(const Seen& seen) {
    const auto followers = seen.of_suit(seen.trick[0].suit());
    if (!followers.empty()) return seen.is_trump(seen.trick[0]) ? seen.above_if_any(followers) : followers;
    const auto trumps = seen.trump ? seen.of_suit(*seen.trump) : std::vector<Card>{};
    return trumps.empty() ? seen.hand : seen.above_if_any(trumps);
}

/// C14: head only when trump is led; a ruff need not be beaten.
std::vector<Card> after_1945(const Seen& seen) {
    const auto followers = seen.of_suit(seen.trick[0].suit());
    if (!followers.empty()) return seen.is_trump(seen.trick[0]) ? seen.above_if_any(followers) : followers;
    const auto trumps = seen.trump ? seen.of_suit(*seen.trump) : std::vector<Card>{};
    return trumps.empty() ? seen.hand : trumps;
}

const std::vector<Rank> ten_high = by_hand::six_ranks;
const std::vector<Rank> standard{Rank::ace, Rank::king, Rank::queen, Rank::jack,
                                 Rank::ten, Rank::nine, Rank::seven};

KindMask mask(const std::vector<Card>& cards) {
    KindMask kinds = 0;
    for (const Card card : cards) kinds |= mask_of(card);
    return kinds;
}

/// Plays whole deals with arbitrary cards, legal or not, and compares every position with the ledger's
/// reading.
void agrees_in_a_deal(const Must& must, Reading reading, Random& random) {
    const int seats = 2 + any_of(random, 7);
    const auto& ranks = any_of(random, 2) ? ten_high : standard;
    const PlayTable table = by_hand::play_table(ranks, must, seats);
    TrickPlay state = any_deal(table, ranks, random, 6);
    while (!finished(state)) {
        const CardSet hand = state.hands[to_play(state, table)];
        const KindMask legal = legal_kinds(table, state);
        if (state.played == 0) {
            RC_ASSERT(legal == hand.kinds());
        } else {
            const CardSet once = CardSet::of(hand.kinds());
            const Seen seen{std::vector<Card>(once.begin(), once.end()),
                            {state.cards.begin(), state.cards.begin() + state.played},
                            state.trump,
                            ranks};
            RC_ASSERT(legal == mask(reading(seen)));
        }
        play(table, state, any_card(random, hand));
    }
}

void agrees(const Must& must, Reading reading) {
    REQUIRE(rc::check("over random deals", [&](std::uint64_t seed) {
        Random random(seed);
        for (int deal = 0; deal < 50; ++deal) agrees_in_a_deal(must, reading, random);
    }));
}

/// `hand` plays next, after the cards of `trick`.
KindMask legal_after(const Must& must, Trump trump, std::string_view trick, std::string_view hand) {
    const PlayTable table = by_hand::play_table(ten_high, must);
    TrickPlay state;
    state.trump = trump;
    state.left = 12;
    const Pack played = row(trick);
    for (std::size_t i = 0; i < played.size(); ++i) state.hands[static_cast<Seat>(i + 1)] = {played[i]};
    state.hands[static_cast<Seat>(played.size() + 1)] = cards(hand);
    for (const Card card : played) play(table, state, card);
    return legal_kinds(table, state);
}

KindMask kinds(std::string_view text) { return cards(text).kinds(); }

} // namespace

TEST_CASE("Partnership: follow, take the trick if able, trump if void, else anything", "[B10][B11]") {
    agrees(by_hand::suit_led(), partnership);
}

TEST_CASE("Before 1945: head every trick, overtrump, undertrump otherwise", "[C13][A21][A22][A23][D22]") {
    agrees(by_hand::pre_1945(), before_1945);
}

TEST_CASE("Trick compulsion in the trump suit only", "[A24]") { agrees(by_hand::trumps_only(), trumps_only); }

TEST_CASE("After 1945: going over where trump is led, a ruff need not be beaten", "[C14]") {
    agrees(by_hand::post_1945(), after_1945);
}

TEST_CASE("Queen of hearts is led, spades are trump: the source's own example", "[B12]") {
    const auto legal = [](std::string_view trick, std::string_view hand) {
        return legal_after(by_hand::suit_led(), Suit::spades, trick, hand);
    };
    CHECK(legal("Qh", "Ad 9d Jc Kc") == kinds("Ad 9d Jc Kc")); // no hearts, no spades: anything
    CHECK(legal("Qh 9d", "Ah 10h Jh 9h As") == kinds("Ah 10h"));
    CHECK(legal("Qh 9d Ah", "Qs Ad 9c") == kinds("Qs")); // the only spade
}

TEST_CASE("The trick must be taken even from the partner", "[B11]") {
    CHECK(legal_after(by_hand::suit_led(), Suit::spades, "Kh 9h", "Ah 10h 9h") == kinds("Ah 10h"));
}

TEST_CASE("A trick that was ruffed frees those who follow suit", "[B11][C13]") {
    for (const Must& must : {by_hand::suit_led(), by_hand::pre_1945()})
        CHECK(legal_after(must, Suit::spades, "Qh 9s", "Ah Jh As") == kinds("Ah Jh"));
}

TEST_CASE("Trump led counts as the suit led", "[B11]") {
    CHECK(legal_after(by_hand::suit_led(), Suit::spades, "Qs", "As Js 10h") == kinds("As"));
    CHECK(legal_after(by_hand::suit_led(), Suit::spades, "Qs As", "Ks Js 10h") == kinds("Ks Js"));
}

TEST_CASE("Having to overtrump is an option, off in partnership", "[B11][A22][C14]") {
    constexpr std::string_view trick = "Qh Ks", hand = "As 9s Ad";
    CHECK(legal_after(by_hand::suit_led(), Suit::spades, trick, hand) == kinds("As 9s"));
    CHECK(legal_after(by_hand::post_1945(), Suit::spades, trick, hand) == kinds("As 9s"));
    CHECK(legal_after(by_hand::pre_1945(), Suit::spades, trick, hand) == kinds("As"));
    CHECK(legal_after(by_hand::trumps_only(), Suit::spades, trick, hand) == kinds("As"));
    CHECK(legal_after(by_hand::pre_1945(), Suit::spades, "Qh As", "As 9s Ad") == kinds("As 9s"));
}

TEST_CASE("A card that equals the best one does not beat it", "[A25][C13]") {
    CHECK(legal_after(by_hand::pre_1945(), Suit::spades, "Kh", "Kh Qh") == kinds("Kh Qh"));
    CHECK(legal_after(by_hand::pre_1945(), Suit::spades, "Kh", "Kh 10h Qh") == kinds("10h"));
}

TEST_CASE("Without trump nothing is trumped", "[C13]") {
    CHECK(legal_after(by_hand::pre_1945(), {}, "Qh", "As 9d") == kinds("As 9d"));
    CHECK(legal_after(by_hand::pre_1945(), {}, "Qh 9s", "Ah Jh") == kinds("Ah"));
}
