// Reviews of a round: what decisions cost given what could be known, and hindsight separately.

#include "teach/review/reviewed.hpp"

#include "bots/sharp/sharp.hpp"
#include "teach/review/words.hpp"

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::teach;
using namespace roundhouse::testing;

namespace {

Action sharp(const View& view, const Decision& asked, int work) {
    return bots::SharpPlayer(Random(99), work).decide(view, asked);
}

Action decides_quickly(const View& view, const Decision& asked) { return sharp(view, asked, 20); }

/// Plays well, except for the first card that can be at least `cost` worse than another.
struct Blunderer {
    double cost;
    bool done = false;

    Action operator()(const View& view, const Decision& asked) {
        if (done || asked.kind != DecisionKind::play || asked.may_claim) return sharp(view, asked, 60);
        const bots::Weighing weighing = bots::SharpPlayer(Random(7), 100).weigh(view, asked);
        if (weighing.candidates.front().worth - weighing.candidates.back().worth < cost)
            return weighing.candidates.front().action;
        done = true;
        return weighing.candidates.back().action;
    }
};

const ReviewPlan thorough{.work = 200, .nodes = 300'000, .threads = 2};

} // namespace

TEST_CASE("a planted blunder is named first") {
    int planted = 0;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        RecordedGame game = a_game(partnership(), seed);
        std::size_t entry = 0;
        Blunderer blunderer{60};
        play_round(game, [&](const View& view, const Decision& asked) {
            const bool before = blunderer.done;
            const Action action = blunderer(view, asked);
            if (blunderer.done && !before) entry = game.entries();
            return action;
        });
        if (!blunderer.done) continue;
        ++planted;
        const Review found = review(game, 1, 1, thorough);
        const auto dear = found.costliest(3);
        INFO("seed " << seed << " entry " << entry);
        REQUIRE(!dear.empty());
        CHECK(dear.front()->entry == entry);
        CHECK(dear.front()->done.action != dear.front()->best.action);
        CHECK(dear.front()->cost > 30);
        const DecisionWords words =
            in_words(game, *dear.front(), Names({"Anna", "B", "C", "D"}), Face::french);
        CHECK(words.title.starts_with("Trick "));
        CHECK(words.reasons.size() >= 3);
    }
    CHECK(planted >= 1);
}

TEST_CASE("what sharp finds best with much work is not called a mistake") {
    for (const char* variant : {"partnership", "german"}) {
        RecordedGame game = a_game(rules_of(variant), 11);
        play_round(game, [](const View& view, const Decision& asked) { return sharp(view, asked, 120); });
        const Review found = review(game, 1, 1, small);
        INFO(variant << " " << to_json(*game.match().rules, {found}).dump());
        CHECK(found.decisions.size() > 4);
        CHECK(found.costliest(3).empty());
        const auto said = summary_of(found);
        CHECK(std::find(said.begin(), said.end(), "Nothing cost more than chance can explain.") !=
              said.end());
    }
}

TEST_CASE("the same review with any number of threads") {
    RecordedGame game = a_game(partnership(), 5);
    play_round(game, decides_quickly);
    ReviewPlan alone = small;
    alone.threads = 1;
    CHECK(to_json(*partnership(), {review(game, 1, 1, alone)}) ==
          to_json(*partnership(), {review(game, 1, 1, small)}));
}

TEST_CASE("costs are never negative, and intervals hold them") {
    RecordedGame game = a_game(partnership(), played_out);
    play_round(game, wildly(3));
    for (Seat seat = 1; seat <= 4; ++seat)
        for (const ReviewedDecision& one : review(game, 1, seat, small).decisions) {
            CHECK(one.seat == seat);
            CHECK(one.cost >= 0);
            CHECK(one.low <= one.cost);
            CHECK(one.cost <= one.high);
            CHECK(one.best.worth >= one.done.worth - 1e-6);
            CHECK(one.hindsight.value_or(0) >= 0);
        }
}

TEST_CASE("of a round that is on a review tells only what the player could see") {
    RecordedGame game = a_game(partnership(), played_out);
    const auto tricks = [&] { return game.match().round ? game.match().round->state().tricks.done : 0; };
    while (tricks() < 6) play_entry(game, decides_quickly);
    REQUIRE(game.match().round_number == 1); // it was not given up earlier
    const Review during = review(game, 1, 1, small);
    while (game.match().round_is_on()) play_entry(game, decides_quickly);
    const Review after = review(game, 1, 1, small);
    CHECK(!during.result);
    CHECK(!during.open);
    CHECK(hindsight_of(during).empty());
    REQUIRE(during.decisions.size() > 3);
    REQUIRE(after.decisions.size() >= during.decisions.size());
    bool any = false;
    for (std::size_t i = 0; i < during.decisions.size(); ++i) {
        CHECK(!during.decisions[i].hindsight);
        CHECK(during.decisions[i].cost == after.decisions[i].cost);
        CHECK(during.decisions[i].best.action == after.decisions[i].best.action);
        any = any || after.decisions[i].hindsight;
    }
    CHECK(after.result);
    CHECK(any);
}

TEST_CASE("a decision is weighed by what the seat sees, not by how the cards lie") {
    // The same view in two deals: the other seats' cards are swapped before the first lead.
    const RulebookPtr rules = partnership();
    RecordedGame game = a_game(rules, 5);
    play_round(game, decides_quickly);
    for (std::size_t n = 0; n < game.entries(); ++n) {
        if (game.done_by(n) != 1) continue;
        const Match match = game.before(n);
        const View view(*match.round, 1);
        Random random(n);
        const Round other = supposed(view, bots::possible_hands(view, random));
        const auto weighed = [&](const View& seen) {
            return bots::SharpPlayer(bots::random_for(seen), 20).weigh(seen, seen.decision());
        };
        const auto a = weighed(view), b = weighed(View(other, 1));
        REQUIRE(a.candidates.size() == b.candidates.size());
        for (std::size_t i = 0; i < a.candidates.size(); ++i) {
            CHECK(a.candidates[i].action == b.candidates[i].action);
            CHECK(a.candidates[i].each == b.candidates[i].each);
        }
    }
}

TEST_CASE("what was done is weighed even if no bot would think of it") {
    RecordedGame game = a_game(partnership(), 2);
    bool bid_high = false;
    play_round(game, [&](const View& view, const Decision& asked) {
        if (asked.kind != DecisionKind::call || bid_high) return decides_quickly(view, asked);
        bid_high = true;
        const auto bids = next_bids(*view.rules().auction, view.auction());
        return bid(bids.at(std::min<std::size_t>(20, bids.size() - 1)));
    });
    REQUIRE(bid_high);
    const Review found = review(game, 1, 1, small);
    REQUIRE(!found.decisions.empty());
    CHECK(is<actions::Bid>(found.decisions.front().done.action));
    CHECK(found.decisions.front().deals > 0);
}

TEST_CASE("it grows from the first decision on, and what is ready stays as it is") {
    RecordedGame game = a_game(partnership(), 5);
    play_round(game, decides_quickly);
    std::vector<std::pair<Review, std::size_t>> grown;
    ReviewPlan plan = small;
    plan.so_far = [&](const Review& so_far, std::size_t ready) { grown.emplace_back(so_far, ready); };
    const Review found = review(game, 1, 1, plan);
    REQUIRE(grown.size() >= 2);
    CHECK(grown.front().second == 0);
    CHECK(grown.back().second == found.decisions.size());
    for (std::size_t i = 1; i < grown.size(); ++i) CHECK(grown[i].second > grown[i - 1].second);
    for (const auto& [so_far, ready] : grown) {
        REQUIRE(so_far.decisions.size() == found.decisions.size());
        for (std::size_t i = 0; i < ready; ++i) {
            CHECK(so_far.decisions[i].cost == found.decisions[i].cost);
            CHECK(so_far.decisions[i].best.action == found.decisions[i].best.action);
        }
    }
}

TEST_CASE("a review that is stopped ends long before it is done") {
    RecordedGame game = a_game(partnership(), 5);
    play_round(game, decides_quickly);
    std::atomic<bool> stop{false};
    std::size_t ready_at_stop = 0;
    ReviewPlan plan;
    plan.stop = &stop;
    plan.so_far = [&](const Review&, std::size_t ready) {
        if (ready == 0 || stop) return;
        ready_at_stop = ready;
        stop = true;
    };
    const Review found = review(game, 1, 1, plan);
    const auto weighed = std::count_if(found.decisions.begin(), found.decisions.end(),
                                       [](const ReviewedDecision& one) { return one.deals > 0; });
    CHECK(ready_at_stop >= 1);
    // Decisions already being weighed may still be finished.
    CHECK(static_cast<std::size_t>(weighed) <= ready_at_stop + static_cast<std::size_t>(plan.threads));
}

TEST_CASE("an answer is judged as the review judged it") {
    RecordedGame game = a_game(partnership(), played_out);
    play_round(game, wildly(3));
    const Review found = review(game, 1, 1, small);
    int mistakes = 0, others = 0;
    for (const ReviewedDecision& one : found.decisions) {
        if (one.deals == 0) continue;
        INFO(to_text(*game.match().rules, one.done.action) << " at entry " << one.entry);
        const auto best = weigh_answer(game, one, one.best.action, small.work);
        REQUIRE(best);
        CHECK(best->is_right());
        if (!one.is_mistake() || one.kind != DecisionKind::play) continue;
        const auto done = weigh_answer(game, one, one.done.action, small.work);
        REQUIRE(done);
        CHECK_FALSE(done->is_right());
        CHECK(done->cost == Approx(one.cost));
        CHECK(done->low == Approx(one.low));
        ++mistakes;
        // Any card can be given as the answer.
        const Match match = game.before(one.entry);
        for (const Card card : match.round->pending().cards)
            others += weigh_answer(game, one, play(card), small.work).has_value();
    }
    CHECK(mistakes > 0);
    CHECK(others > mistakes);
}

TEST_CASE("decisions while cards are drawn are weighed as others are", "[C17][C19]") {
    for (const char* variant : {"two-handed", "two-handed-draft"}) {
        RecordedGame game = a_game(rules_of(variant), 3);
        play_round(game, wildly(1));
        const Review found = review(game, 1, 1, {.work = 40, .nodes = 10'000, .threads = 2});
        std::map<DecisionKind, int> weighed;
        int mistakes = 0;
        for (const ReviewedDecision& one : found.decisions) {
            INFO(variant << ", " << to_text(*game.match().rules, one.done.action) << " at entry "
                         << one.entry);
            CHECK(one.deals > 0);
            ++weighed[one.kind];
            mistakes += one.is_mistake();
        }
        INFO(variant);
        CHECK(weighed[game.match().rules->draft ? DecisionKind::keep_card : DecisionKind::play] >= 12);
        CHECK(mistakes > 0);
        CHECK(found.counts().not_weighed == 0);
    }
}
