// How likely a side is to win a trick, as those at the table can know it.
#include "bots/core/trick_odds.hpp"
#include "bots/player.hpp"
#include "bots/worlds/plays.hpp"

#include <array>

#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

namespace {

/// Spades are trump; seat 3 has led, 4 has played, seat 1 is to play, its opponent in seat 2 is last.
struct Third {
    RulebookPtr rules = by_hand::partnership();
    TrickPlay state;
    CardSet others;
    Seen seen;

    Third(const std::string& led, const std::string& second, const std::string& hand,
          const std::string& others_hold)
        : others(cards(others_hold)) {
        state.trump = Suit::spades;
        for (Seat seat = 1; seat <= 4; ++seat) state.sides.of[seat] = static_cast<std::uint8_t>(2 - seat % 2);
        state.leader = 3;
        state.left = static_cast<std::int8_t>(cards(hand).size());
        state.hands[3] = cards(led);
        state.hands[4] = cards(second);
        state.hands[1] = cards(hand);
        play(rules->play, state, card(led));
        play(rules->play, state, card(second));
    }
    int ours_with(const std::string& played) const {
        return TrickOdds(rules->play, state, others, seen).ours_with(card(played));
    }
};

} // namespace

TEST_CASE("A trick is ours for certain where nobody left can beat the best card", "[B10]") {
    const Third third("Ah", "9h", "10d Jc", "Kc Kh Qd Ad");
    CHECK(third.ours_with("10d") == 100);
}

TEST_CASE("Who has none of the suit led ruffs with a trump that may be there", "[B10][B11]") {
    Third third("Ah", "9h", "10d Jc", "Kc Kh 9s Ad");
    CHECK(third.ours_with("10d") > 50);
    third.seen.cannot[2] = mask_of(Suit::hearts);
    CHECK(third.ours_with("10d") < 50);
    third.seen.holds[2] = cards("9s");
    CHECK(third.ours_with("10d") == 0);
    third.seen.cannot[2] |= mask_of(Suit::spades);
    third.seen.holds[2] = {};
    CHECK(third.ours_with("10d") == 100);
}

TEST_CASE("A card that nobody has shown is as likely with one seat as with another", "[B11]") {
    // Seat 2 holds two of the five, 3 and 4 one each, and one lies in nobody's hand.
    const Third third("Jh", "9h", "10h Qh", "Ah Kc Kd Qc Qd");
    CHECK(third.ours_with("10h") == 60);
    CHECK(third.ours_with("Qh") == 60); // the ace beats both
}

TEST_CASE("Odds come true about as often as they say") {
    const RulebookPtr rules = by_hand::partnership();
    struct Told {
        int times = 0, odds = 0, won = 0;
    };
    std::array<Told, 5> told{}; // up to 20, 40, … hundredths
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Match match = begin_match(rules, seed);
        deal_next(match);
        std::vector<std::pair<int, int>> open; // odds, and for which side
        while (match.round_is_on()) {
            const Decision asked = match.round->pending();
            const View view(*match.round, asked.seat);
            const auto bot = make_bot("steady", seed, asked.seat);
            const Action action = bot->decide(view, asked);
            const bool follows = is<actions::Play>(action) && !view.trick().empty();
            const std::size_t done = view.finished_tricks().size();
            if (follows) {
                Seen seen;
                each_play(view, [&](const TrickPlay& before, Seat seat, Card played) {
                    seen.cannot[seat] |= shown_by_playing(view.table(), before, played);
                });
                const TrickPlay state = view.trick_play();
                const CardSet unseen = view.unseen();
                open.emplace_back(TrickOdds(view.table(), state, unseen, seen)
                                      .ours_with(as<actions::Play>(action)->card),
                                  view.sides().of[asked.seat]);
            }
            REQUIRE_FALSE(act(match, action));
            if (!match.round_is_on()) break;
            const View after(*match.round, 1);
            if (after.finished_tricks().size() == done) continue;
            const int winners = after.sides().of[after.leader()];
            for (const auto& [odds, side] : open) {
                Told& one = told[static_cast<std::size_t>(std::min(4, odds / 20))];
                ++one.times;
                one.odds += odds;
                one.won += side == winners;
            }
            open.clear();
        }
    }
    for (const Told& one : told) {
        INFO(one.times << " times, " << one.odds / std::max(1, one.times) << " said, "
                       << 100 * one.won / std::max(1, one.times) << " won");
        REQUIRE(one.times > 30);
        CHECK(std::abs(one.odds - 100 * one.won) < 15 * one.times);
    }
}
