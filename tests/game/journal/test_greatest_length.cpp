// An endless game: after 500 hands, including those dealt again, the leader wins.
#include "catch.hpp"
#include "support/journals.hpp"

using namespace roundhouse;

namespace {

/// Nobody ever wins; every hand gives the sides these points.
class Endless : public LiveRules {
  public:
    explicit Endless(std::vector<int> points) : points_(std::move(points)) {}
    std::vector<Line> settle(const RoundResult&) const override {
        std::vector<Line> lines;
        for (std::size_t i = 0; i < points_.size(); ++i)
            lines.push_back({static_cast<int>(i + 1), "a hand", points_[i], ""});
        return lines;
    }
    Verdict ending(const RoundResult&, const std::vector<int>&) const override { return {}; }

  private:
    std::vector<int> points_;
};

/// A forced bidder may throw the hand in.
Rulebook endless(std::vector<int> points) {
    Rulebook book = by_hand::partnership_book();
    book.exits.front().when = {};
    book.live = std::make_shared<const Endless>(std::move(points));
    return book;
}

/// Deals a hand; the first seat that can end it does.
void play_hand(RecordedGame& game, RandomTable& table) {
    game.deal();
    while (game.match().round_is_on()) {
        const Round& round = *game.match().round;
        const bool can_end = round.pending().exits != 0;
        REQUIRE_FALSE(game.act(can_end ? leave(0) : table.decide(round)));
    }
}

void play_to_the_end(Recording& recording) {
    RandomTable table(4, 7);
    for (int hand = 1; hand <= most_hands; ++hand) {
        REQUIRE_FALSE(recording.game.match().over());
        play_hand(recording.game, table);
    }
}

} // namespace

TEST_CASE("After 500 hands the game is over: who leads wins, and the journal replays it") {
    const auto rules = std::make_shared<const Rulebook>(endless({10, 20}));
    Recording recording(rules, 7);
    play_to_the_end(recording);
    const Match& match = recording.game.match();
    CHECK(match.over());
    CHECK(match.round_number == 500);
    CHECK(match.scores == std::vector<int>{5000, 10'000});
    CHECK(match.verdict.winners == std::vector<Party>{2});
    CHECK(match.verdict.text == end_of_longest_game);
    const auto told = recording.game.events(recording.game.entries() - 1);
    CHECK(is<events::Winner>(told.back()));

    const Replay again = replay(read_journal(recording.journal()).value(), rules);
    CHECK_FALSE(again.trouble);
    CHECK(all_of(again.game.match()) == all_of(match));
    const Replay beyond = replay(read_journal(recording.journal() + "round 501 dealer 1\n").value(), rules);
    REQUIRE(beyond.trouble);
    CHECK(beyond.trouble->fault == JournalFault::game_is_over);
}

TEST_CASE("Hands that are dealt again for ever end, too: equal scores share the win") {
    Rulebook book = endless({10, 20});
    book.exits.front().deals_again = true;
    Recording recording(std::make_shared<const Rulebook>(book), 7);
    play_to_the_end(recording);
    const Match& match = recording.game.match();
    CHECK(match.over());
    CHECK(hand_of_game(match, 500) == 1);
    CHECK(match.scores == std::vector<int>{0, 0});
    CHECK(match.verdict.winners == std::vector<Party>{1, 2});
}

TEST_CASE("Where the lowest score wins, it wins the game of 500 hands too") {
    Rulebook book = endless({10, 20});
    book.scoring.lowest_wins = true;
    RoundResult result;
    for (const Party party : {1, 2}) {
        result.sides.emplace_back();
        result.sides.back().parties = {party};
    }
    result.scores = {100, 200};
    result.dealt = most_hands;
    CHECK(settle(book, result).verdict.winners == std::vector<Party>{1});
}

TEST_CASE("What a game pays its winners it pays after its last hand") {
    Rulebook book = endless({10, 20});
    book.tallies.resize(1);
    book.tallies.front().name = "checks";
    book.win_pays = WinPays{"checks", 5};
    RoundResult result;
    for (const Party party : {1, 2}) {
        SideResult side;
        side.seats = {party, party + 2};
        side.parties = {party};
        result.sides.push_back(side);
    }
    result.scores = {100, 0};
    result.dealt = most_hands - 1;
    CHECK_FALSE(settle(book, result).verdict.over);
    result.dealt = most_hands;
    const Settled settled = settle(book, result);
    CHECK(settled.verdict.winners == std::vector<Party>{1});
    CHECK(settled.tallies == std::vector<int>{5, -5});
}

TEST_CASE("Whoever scores the most that a hand may give, in every hand, has no more than a total can be") {
    const auto rules =
        std::make_shared<const Rulebook>(endless({most_points_of_round, -most_points_of_round}));
    Recording recording(rules, 7);
    play_to_the_end(recording);
    CHECK(recording.game.match().scores == std::vector<int>{500'000'000, -500'000'000});
    CHECK(recording.game.match().verdict.winners == std::vector<Party>{1});
}
