// Claiming the rest: sound against every distribution and any play by the others.
#include <rapidcheck.h>

#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;

namespace {

const PlayTable usual_play = by_hand::play_table(by_hand::six_ranks, by_hand::suit_led());

bool can_win_all(const PlayTable& table, const TrickPlay& state, Seat claimant);

/// Whatever the others play now, the claimant takes this trick and can take all the rest.
bool others_cannot_stop(const PlayTable& table, const TrickPlay& state, Seat claimant) {
    for (const Card card : CardSet::of(legal_kinds(table, state))) {
        TrickPlay next = state;
        const Seat winner = play(table, next, card);
        if (winner == claimant ? !can_win_all(table, next, claimant)
                               : winner != 0 || !others_cannot_stop(table, next, claimant))
            return false;
    }
    return true;
}

/// The claimant, on lead, can win every trick against any play from these hands.
bool can_win_all(const PlayTable& table, const TrickPlay& state, Seat claimant) {
    if (finished(state)) return true;
    for (const Card card : CardSet::of(legal_kinds(table, state))) {
        TrickPlay next = state;
        play(table, next, card);
        if (others_cannot_stop(table, next, claimant)) return true;
    }
    return false;
}

/// The claimant's hand against `others`, which are split evenly among the other seats.
bool claims(const PlayTable& table, std::string_view hand, std::string_view others, Trump trump) {
    TrickPlay state;
    state.hands[1] = cards(hand);
    state.left = static_cast<std::int8_t>(cards(hand).size());
    state.trump = trump;
    return wins_the_rest(table, state, cards(others), state.left);
}

/// A small endgame; the claimant's hand usually has high cards.
TrickPlay ending(const PlayTable& table, Random& random) {
    const int hand = 1 + any_of(random, 4);
    const auto& ranks = by_hand::six_ranks;
    const auto kinds = static_cast<int>(ranks.size());
    const int low = any_of(random, kinds); // the claimant's cards come from the ranks down to here
    const Trump trump = any_trump(random);
    CardSet deck = by_hand::deck_of(ranks, 2), own;
    while (own.size() < hand) {
        const bool in_trump = trump && any_of(random, 2);
        const Card card(ranks[static_cast<std::size_t>(any_of(random, low + 1))],
                        in_trump ? *trump : static_cast<Suit>(any_of(random, suit_count)));
        if (own.count(card) < deck.count(card)) own.add(card);
    }
    const Pack rest = shuffled_and_cut(deck - own, random);
    Pack pack(own.begin(), own.end());
    pack.insert(pack.end(), rest.begin(), rest.begin() + hand * (table.seats - 1));
    return dealt(table, pack, hand, trump, 1, true);
}

CardSet held_by_others(const PlayTable& table, const TrickPlay& state) {
    CardSet unseen;
    for (Seat seat = 2; seat <= table.seats; ++seat) unseen += state.hands[seat];
    return unseen;
}

/// If a claim is granted, no other distribution of the unseen cards and no play beats it.
int check_claims(const Must& must, Random& random) {
    const PlayTable table = by_hand::play_table(by_hand::six_ranks, must, 2 + any_of(random, 3));
    int granted = 0;
    for (int i = 0; i < 60; ++i) {
        TrickPlay state = ending(table, random);
        const CardSet unseen = held_by_others(table, state);
        if (!wins_the_rest(table, state, unseen, state.left)) continue;
        ++granted;
        for (int world = 0; world < 3; ++world) {
            const CardSet own = state.hands[1];
            Pack pack(own.begin(), own.end());
            const Pack rest = shuffled_and_cut(unseen, random);
            pack.insert(pack.end(), rest.begin(), rest.end());
            RC_ASSERT(can_win_all(table, dealt(table, pack, state.left, state.trump, 1, true), 1));
        }
    }
    return granted;
}

} // namespace

TEST_CASE("A claim that is granted is never beaten, whatever the others hold and play") {
    const std::vector<Must> all{by_hand::suit_led(),
                                by_hand::pre_1945(),
                                by_hand::post_1945(),
                                by_hand::trumps_only(),
                                {},
                                {by_hand::ruff()},
                                {{"no counters", Keep::garbage, {}, ""}}};
    std::vector<int> granted(all.size());
    REQUIRE(rc::check("claims", [&](std::uint64_t seed) {
        Random random(seed);
        for (std::size_t i = 0; i < all.size(); ++i) granted[i] += check_claims(all[i], random);
    }));
    for (const int times : granted) CHECK(times > 20);
}

TEST_CASE("Clear cases are granted") {
    CHECK(claims(usual_play, "As", "9s Kd Kc", Suit::spades));
    CHECK(claims(usual_play, "As As 10s 10s", "Ks Ks Qs Qs Ah Ah Ad Ad Ac Ac Kh Kd", Suit::spades));
    CHECK(claims(usual_play, "As Ah", "9s Kh Kh Kd Kd Kc", Suit::spades)); // draw the trump, then the ace
    CHECK(claims(usual_play, "Ah Ad Ac", "Kh Kd Kc 10h 10d 10c 9h 9d 9c", Suit::spades)); // no trump is out
    CHECK(claims(usual_play, "Ah Ad", "Kh Kd Kc 10h 10d 10c", {}));
    CHECK(claims(usual_play, "Ah Ah 9h", "Kh Qh Kc 10d 10d 10c Kd Qd Jd", {})); // the nine is good at last
    CHECK(claims(usual_play, "9h", "9d 9c 9s", {}));                            // nobody can follow
    CHECK(claims(usual_play, "Ah", "Ah Kd Kc", {})); // an equal card comes too late
}

TEST_CASE("What a holding of the others could beat is not granted") {
    CHECK_FALSE(claims(usual_play, "Ah", "9s Kd Kc", Suit::spades));             // it may be ruffed
    CHECK_FALSE(claims(usual_play, "10s", "As Kd Kc", Suit::spades));            // a higher trump is out
    CHECK_FALSE(claims(usual_play, "As Ah", "9s 9s Kh Kh Kd Kd", Suit::spades)); // two trumps in one hand
    CHECK_FALSE(claims(usual_play, "Ah 9h", "Kh Qh Kd Kc Qd Qc", {}));           // the nine is not good
    CHECK_FALSE(claims(usual_play, "Ah 9d", "Kd Kc Qc Qd Jd Jc", {}));
}

TEST_CASE("Without the duty to follow only unbeatable cards count") {
    PlayTable free;
    compile(free, by_hand::six_ranks);
    CHECK(claims(free, "Ah Ad", "Kh Kd Kc 10h 10d 10c", {}));
    CHECK_FALSE(claims(free, "Ah Ah 9h", "Kh Qh Kc 10d 10d 10c Kd Qd Jd", {}));
    CHECK_FALSE(claims(free, "As Ah", "9s Kh Kh Kd Kd Kc", Suit::spades)); // the trump need not fall
}

TEST_CASE("Claims are made by who is to lead freely, and not when nothing is left") {
    TrickPlay state;
    state.hands[1] = cards("As");
    state.hands[2] = cards("9s");
    state.hands[3] = cards("9h");
    state.hands[4] = cards("9d");
    state.left = 1;
    state.trump = Suit::spades;
    const CardSet others = cards("9s 9h 9d");
    CHECK(wins_the_rest(usual_play, state, others, 1));
    PlayTable bound = usual_play;
    bound.lead = {{"lead a trump", Keep::trump, {}, ""}};
    compile(bound, by_hand::six_ranks);
    CHECK_FALSE(wins_the_rest(bound, state, others, 1));
    play(usual_play, state, card("As"));
    CHECK_FALSE(wins_the_rest(usual_play, state, others, 1));
    for (const char* text : {"9s", "9h", "9d"}) play(usual_play, state, card(text));
    CHECK_FALSE(wins_the_rest(usual_play, state, {}, 0));
}
