// A long game: what keeping it costs, and that any place in it is found at once.
#include <chrono>

#if defined(__SANITIZE_ADDRESS__)
// Not every system with the sanitizer has its headers.
#include <cstddef>
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();
#else
#include <malloc.h>
#endif

#include "catch.hpp"
#include "support/rounds.hpp"
#include "support/shipped.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

RulebookPtr long_partnership() { return rules_of("partnership", {{"target", "5000"}}); }

/// Memory that the program holds at the moment, in bytes.
std::size_t allocated() {
#if defined(__SANITIZE_ADDRESS__)
    return __sanitizer_get_current_allocated_bytes();
#else
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
#endif
}

/// Counts how often its functions are called.
class Counted : public LiveRules {
  public:
    Counted(std::shared_ptr<const LiveRules> of, int& asked) : of_(std::move(of)), asked_(&asked) {}
    std::vector<Line> settle(const RoundResult& round) const override {
        ++*asked_;
        return of_->settle(round);
    }
    Verdict ending(const RoundResult& round, const std::vector<int>& scores) const override {
        return of_->ending(round, scores);
    }

  private:
    std::shared_ptr<const LiveRules> of_;
    int* asked_;
};

constexpr int rounds = 200;

/// Random players bid seldom, so their game is long.
std::unique_ptr<RecordedGame> long_game(const RulebookPtr& rules) {
    auto game = std::make_unique<RecordedGame>(rules, header_for(*rules, 7), nullptr);
    RandomTable table(rules->seats, 7);
    while (game->match().settled.size() < rounds) {
        REQUIRE_FALSE(game->match().over());
        if (game->match().round_is_on())
            REQUIRE_FALSE(game->act(table.decide(*game->match().round)));
        else
            game->deal();
    }
    return game;
}

/// The slowest of the places, each the best of a few times: the machine may be busy.
template<class Do>
double milliseconds(const std::vector<std::size_t>& places, Do&& go) {
    using Clock = std::chrono::steady_clock;
    double longest = 0;
    for (const std::size_t place : places) {
        double best = 1e9;
        for (int times = 0; times < 3; ++times) {
            const auto from = Clock::now();
            go(place);
            best = std::min(best, std::chrono::duration<double, std::milli>(Clock::now() - from).count());
        }
        longest = std::max(longest, best);
    }
    return longest;
}

// Milliseconds. A build that checks every access is slower.
#if defined(__SANITIZE_ADDRESS__) || !defined(__OPTIMIZE__)
constexpr double at_once = 200;
#else
constexpr double at_once = 20; // release builds need a fifth of it or less
#endif

} // namespace

TEST_CASE("A game of 200 rounds is kept in less than 20 MB, and every place of it is found at once",
          "[clock]") {
    const RulebookPtr rules = long_partnership();
    long_game(rules); // so that what is made once for all games exists already
    const std::size_t before = allocated();
    const auto game = long_game(rules);
    const std::size_t held = allocated() - before;
    INFO("held " << held << " bytes for " << game->entries() << " entries");
    CHECK(held > 100'000); // the measurement worked
    CHECK(held < 20'000'000);

    std::vector<std::size_t> places{0, 1, game->entries() - 1};
    for (std::size_t place = 97; place < game->entries(); place += 611) places.push_back(place);
    const double finding = milliseconds(places, [&](std::size_t place) { game->before(place); });
    const double telling = milliseconds(places, [&](std::size_t place) { game->events(place); });
    const double undoing_and_redoing = milliseconds(places, [&](std::size_t place) {
        game->undo(game->entries() - place);
        game->redo();
    });
    INFO("before " << finding << " ms, events " << telling << " ms, undo and redo " << undoing_and_redoing);
    CHECK(finding < at_once);
    CHECK(telling < at_once);
    CHECK(undoing_and_redoing < at_once);
}

TEST_CASE("What is settled is not settled again, wherever one looks, goes back or goes on") {
    Rulebook book = *long_partnership();
    int asked = 0;
    book.live = std::make_shared<const Counted>(book.live, asked);
    const auto rules = std::make_shared<const Rulebook>(book);
    Recording recording(rules, 7);
    RandomTable table(rules->seats, 7);
    recording.play_rounds(3, table);
    const RecordedGame& game = recording.game;
    const int in_all = asked;
    const std::string end = all_of(game.match());
    std::vector<Event> events;
    for (std::size_t entry = 0; entry < game.entries(); ++entry)
        for (Event& event : game.events(entry)) events.push_back(std::move(event));
    CHECK(all_of(*rules, events) == all_of(*rules, recording.events));
    for (std::size_t back = 1; back <= game.entries(); back += 7) {
        recording.game.undo(back);
        recording.game.redo();
        CHECK(all_of(game.match()) == end);
    }
    CHECK(asked == in_all);
    CHECK_FALSE(replay(read_journal(recording.journal()).value(), rules).trouble);
}

TEST_CASE("Several undos are redone one by one, and the journal tells it") {
    Recording recording(by_hand::partnership(), 7);
    RandomTable table(4, 7);
    recording.play_rounds(2, table);
    RecordedGame& game = recording.game;
    std::vector<std::string> stood;
    for (const std::size_t number : {std::size_t{1}, std::size_t{70}, game.entries()}) {
        stood.push_back(all_of(game.match()));
        game.undo(number);
    }
    CHECK(game.entries() == 0);
    while (!stood.empty()) {
        REQUIRE(game.can_redo());
        game.redo();
        CHECK(all_of(game.match()) == stood.back());
        const Replay again = replay(read_journal(recording.journal()).value(), game.match().rules);
        CHECK_FALSE(again.trouble);
        CHECK_FALSE(again.scores_missing);
        CHECK(all_of(again.game.match()) == stood.back());
        stood.pop_back();
    }
    CHECK_FALSE(game.can_redo());
}

TEST_CASE("Copies of a game share the rounds they have in common, and go on by themselves") {
    SettledRounds rounds;
    for (int n = 0; n < 40; ++n)
        rounds.push_back({.result = {}, .lines = {}, .delta = {}, .scores = {n}, .tallies = {}});
    SettledRounds other = rounds;
    other.push_back({.result = {}, .lines = {}, .delta = {}, .scores = {99}, .tallies = {}});
    rounds.push_back({.result = {}, .lines = {}, .delta = {}, .scores = {40}, .tallies = {}});
    REQUIRE(rounds.size() == 41);
    REQUIRE(other.size() == 41);
    for (std::size_t n = 0; n < 40; ++n) CHECK(&rounds[n] == &other[n]);
    CHECK(rounds.back().scores.front() == 40);
    CHECK(other.back().scores.front() == 99);
    int n = 0;
    for (const SettledRound& round : rounds) CHECK(round.scores.front() == n++);
    CHECK_THROWS_AS(rounds.at(41), std::out_of_range);
}
