// How likely a side is to win a trick, as far as its players can tell.
#include "bots/worlds/plays.hpp"
#include "bots/worlds/trick_odds.hpp"

#include <array>

#include "bots/steady_round.hpp"
#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

namespace {

/// Spades are trump; seat 3 has led, seat 4 has played, seat 1 is to play, and its opponent, seat 2, plays
/// last.
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

TEST_CASE("A trick is certainly ours where no later seat can beat the best card", "[B10]") {
    const Third third("Ah", "9h", "10d Jc", "Kc Kh Qd Ad");
    CHECK(third.ours_with("10d") == 100);
}

TEST_CASE("A seat void in the suit led ruffs with a trump that it may hold", "[B10][B11]") {
    Third third("Ah", "9h", "10d Jc", "Kh Js 9s Ad");
    CHECK(third.ours_with("10d") > 50);
    third.seen.cannot[2] = mask_of(Suit::hearts);
    CHECK(third.ours_with("10d") < 50);
    third.seen.holds[2] = cards("9s");
    CHECK(third.ours_with("10d") == 0);
    third.seen.cannot[2] |= mask_of(Suit::spades);
    third.seen.holds[2] = {};
    CHECK(third.ours_with("10d") == 100);
}

TEST_CASE("A card that nobody has shown is equally likely to be any unknown card", "[B11]") {
    // Seat 2 holds two of the five, seats 3 and 4 one each, and one is in no hand.
    const Third third("Jh", "9h", "10h Qh", "Ah Kc Kd Qc Qd");
    CHECK(third.ours_with("10h") == 60);
    CHECK(third.ours_with("Qh") == 60); // the ace beats both
}

TEST_CASE("The better the odds, the more often tricks are won") {
    const RulebookPtr rules = by_hand::partnership();
    struct Told {
        int times = 0, won = 0;
        double share() const { return static_cast<double>(won) / std::max(1, times); }
    };
    std::array<Told, 3> told{}; // one for each third of the odds
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        std::vector<std::pair<int, int>> open; // odds, and for which side
        testing::steady_round(rules, seed,
                              [&](const View& view, const Decision& asked, const Action& action) {
                                  if (view.trick().empty() && view.step() == Step::play) {
                                      for (const auto& [odds, side] : open) {
                                          Told& one = told[static_cast<std::size_t>(std::min(2, odds / 34))];
                                          ++one.times;
                                          one.won += side == view.sides().of[view.leader()];
                                      }
                                      open.clear();
                                  }
                                  if (!is<actions::Play>(action) || view.trick().empty()) return;
                                  const Seen seen = seen_by(view);
                                  const TrickPlay state = view.trick_play();
                                  const TrickOdds odds(view.table(), state, view.unseen(), seen);
                                  open.emplace_back(odds.ours_with(as<actions::Play>(action)->card),
                                                    view.sides().of[asked.seat]);
                              });
    }
    const auto& [low, even, high] = told;
    INFO(low.share() << " of " << low.times << ", " << even.share() << " of " << even.times << ", "
                     << high.share() << " of " << high.times);
    CHECK(even.times > 50);
    CHECK(low.share() < 0.25);
    CHECK(low.share() < even.share());
    CHECK(even.share() < high.share());
    CHECK(high.share() > 0.75);
}
