#pragma once
// Double-deck positions in which a card follows a principle of play, or does not.

#include "bots/core/principles.hpp"

#include "catch.hpp"
#include "support/rounds.hpp"
#include "variants/support.hpp"

namespace roundhouse::principles_at_table {

using namespace bots;

/// Seat 1 declares spades in double-deck, with seat 3 as its partner; it melds enough to play the hand out.
inline constexpr const char* declares = "As 10s Ks Qs Js Ah Ad Ac ";

struct Held {
    std::string cards;
    std::string never = {}; ///< suits of which the seat gets no more
};

/// All hands: the cards given, plus the rest of the pack wherever it may go.
inline std::vector<std::string> hands_with(const Rulebook& rules, const std::array<Held, 4>& held) {
    std::vector<CardSet> hands;
    CardSet rest = rules.deck;
    for (const Held& one : held) {
        hands.push_back(cards(one.cards));
        rest -= hands.back();
    }
    const auto may = [&](std::size_t seat, Card one) {
        return hands[seat].size() < rules.deal.hand &&
               held[seat].never.find(notation(one).back()) == std::string::npos;
    };
    // First the suits that few seats may hold.
    Pack pack = sorted_pack(rest);
    const auto places = [&](Card one) {
        return std::count_if(held.begin(), held.end(), [&](const Held& seat) {
            return seat.never.find(notation(one).back()) == std::string::npos;
        });
    };
    std::stable_sort(pack.begin(), pack.end(), [&](Card a, Card b) { return places(a) < places(b); });
    for (const Card one : pack) {
        std::size_t best = 4;
        for (std::size_t seat = 0; seat < 4; ++seat)
            if (may(seat, one) && (best == 4 || hands[seat].size() < hands[best].size())) best = seat;
        if (best == 4) throw std::logic_error("no place for " + notation(one));
        hands[best].add(one);
    }
    std::vector<std::string> all;
    for (const CardSet& hand : hands) all.push_back(notation(sorted_pack(hand)));
    return all;
}

/// Seat 1 leads; the cards are played in order, seat by seat.
inline Round played(const std::array<Held, 4>& held, const std::string& plays = "") {
    const RulebookPtr rules = testing::rules_of("double-deck");
    ToldRound told(rules, pack_for(*rules, 4, hands_with(*rules, held)), 4);
    told.say("1 bid 50\n2 pass\n3 pass\n4 pass\n1 trump spades");
    if (!plays.empty())
        for (const Card one : row(plays)) {
            const Decision asked = told.pending();
            INFO("seat " << asked.seat << " plays " << notation(one));
            REQUIRE(asked.kind == DecisionKind::play);
            REQUIRE(!told.round.apply(play(one), EventLog(told.events)));
        }
    REQUIRE(told.pending().kind == DecisionKind::play);
    return told.round;
}

inline bool follows(const Round& round, const char* text, Principle principle) {
    const Decision asked = round.pending();
    INFO(text << " by seat " << asked.seat);
    REQUIRE(asked.cards.has(card(text)));
    const auto all = principles_followed(View(round, asked.seat), card(text));
    return std::any_of(all.begin(), all.end(),
                       [&](const Followed& one) { return one.principle == principle; });
}

inline bool speaks_for(const Round& round, const char* text, Principle principle) {
    const auto all = principles_for(View(round, round.pending().seat), card(text));
    return std::any_of(all.begin(), all.end(),
                       [&](const Followed& one) { return one.principle == principle; });
}

inline const std::string plain_hand = std::string(declares) + "Kh Jh Kd Jd Kc Jc";

} // namespace roundhouse::principles_at_table
