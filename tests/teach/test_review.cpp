// Reviews of a round: what decisions cost given what could be known, and hindsight separately.

#include "catch.hpp"
#include "support/rounds.hpp"
#include "support/tables.hpp"

#include "base/text.hpp"
#include "bots/core/principles.hpp"
#include "bots/sharp/sharp.hpp"
#include "present/cards.hpp"
#include "present/hints/principles.hpp"
#include "teach/review/html.hpp"
#include "teach/review/words.hpp"

#include <nlohmann/json.hpp>

#include <functional>
#include <set>

using namespace roundhouse;
using namespace roundhouse::teach;
using namespace roundhouse::testing;

namespace {

/// How seat 1, a person, decides; the others are steady bots.
using Decides = std::function<Action(const View&, const Decision&)>;

/// The seed of a partnership game whose first round is played to the end, whether seat 1 plays carefully or
/// wildly.
constexpr std::uint64_t played_out = 7;

RecordedGame a_game(const RulebookPtr& rules, std::uint64_t seed) {
    JournalHeader header{rules->id, rules->digest, {}, seed, {{"human", "Anna"}}};
    for (int person = 2; person <= rules->people; ++person)
        header.players.push_back({"steady", "Bot " + std::to_string(person)});
    return {rules, header, nullptr};
}

void play_entry(RecordedGame& game, const Decides& first) {
    if (!game.match().round_is_on()) return game.deal();
    const Round& round = *game.match().round;
    const Decision asked = round.pending();
    const View view(round, asked.seat);
    bots::SteadyPlayer steady(bots::random_for(view));
    const Action action = asked.seat == 1 ? first(view, asked) : steady.decide(view, asked);
    REQUIRE(!game.act(action));
}

void play_round(RecordedGame& game, const Decides& first) {
    do play_entry(game, first);
    while (game.match().round_is_on());
}

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
const ReviewPlan small{.work = 60, .nodes = 300'000, .threads = 2};

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
    play_round(game,
               [random = bots::RandomPlayer(Random(3))](const View& view, const Decision& asked) mutable {
                   return random.decide(view, asked);
               });
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
    play_round(game,
               [random = bots::RandomPlayer(Random(3))](const View& view, const Decision& asked) mutable {
                   return random.decide(view, asked);
               });
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

TEST_CASE("what is said of an answer does not give the best away before it is found") {
    RecordedGame game = a_game(partnership(), played_out);
    play_round(game,
               [random = bots::RandomPlayer(Random(3))](const View& view, const Decision& asked) mutable {
                   return random.decide(view, asked);
               });
    const Review found = review(game, 1, 1, small);
    const auto all = found.costliest(20);
    const auto card = std::find_if(
        all.begin(), all.end(), [](const ReviewedDecision* one) { return one->kind == DecisionKind::play; });
    REQUIRE(card != all.end());
    const ReviewedDecision& dear = **card;
    const AnswerVerdict wrong = verdict_on(
        game, dear, dear.done.action, weigh_answer(game, dear, dear.done.action, small.work), Face::french);
    CHECK_FALSE(wrong.right);
    const std::string best = present::mark(cards_of(dear.best.action));
    CHECK(wrong.title.find(best) == std::string::npos);
    CHECK(wrong.text.find(best) == std::string::npos);
    const DecisionWords words = in_words(game, dear, Names({"Anna", "B", "C", "D"}), Face::french);
    CHECK(words.about_done.find(best) == std::string::npos);
    const AnswerVerdict right = verdict_on(
        game, dear, dear.best.action, weigh_answer(game, dear, dear.best.action, small.work), Face::french);
    CHECK(right.right);
    CHECK(right.title.find(best) != std::string::npos);
}

TEST_CASE("A principle told for the better card is none that the other card follows as well", "[D26]") {
    Random random(5);
    int told = 0;
    for (int number = 1; number <= 30; ++number) {
        RecordedGame game = a_game(rules_of("partnership"), static_cast<std::uint64_t>(number));
        play_round(game, [&](const View& view, const Decision& asked) {
            if (asked.kind == DecisionKind::play && asked.cards.size() > 1)
                for (const Card better : CardSet::of(asked.cards.kinds()))
                    for (const Card played : CardSet::of(asked.cards.kinds())) {
                        const std::string why = present::principle_in_words(view, better, &played);
                        if (better == played || why.empty()) continue;
                        ++told;
                        for (const bots::Followed& also : bots::principles_followed(view, played))
                            CHECK(present::in_words(also) != why);
                    }
            return bots::SteadyPlayer(bots::random_for(view)).decide(view, asked);
        });
    }
    CHECK(told > 20);
}

TEST_CASE("What is said of a mistake does not praise it, and the others' contract is not the player's own") {
    int cards = 0, of_others = 0;
    for (std::uint64_t seed = 1; seed <= 9; ++seed) {
        RecordedGame game = a_game(partnership(), seed);
        play_round(game, [random = bots::RandomPlayer(Random(seed))](const View& view,
                                                                     const Decision& asked) mutable {
            return asked.kind == DecisionKind::play
                       ? random.decide(view, asked)
                       : bots::SteadyPlayer(bots::random_for(view)).decide(view, asked);
        });
        const Review found = review(game, 1, 1, small);
        for (const ReviewedDecision* one : found.costliest(20)) {
            if (one->kind != DecisionKind::play) continue;
            const Match match = game.before(one->entry);
            const View view(*match.round, one->seat);
            const auto words = in_words(game, *one, Names({"Anna", "B", "C", "D"}), Face::french);
            const std::string done = words.reasons.front();
            INFO(join(words.reasons, " "));
            ++cards;
            for (const char* praise : {"No higher card", "takes the trick", "best card", " adds "})
                CHECK(done.find(praise) == std::string::npos);
            const auto& sides = view.sides();
            if (sides.of[view.contract().seat] == sides.of[view.seat()]) continue;
            ++of_others;
            for (const std::string& reason : words.reasons)
                CHECK(reason.find("The contract makes") == std::string::npos);
        }
    }
    CHECK(cards > 5);
    CHECK(of_others > 2);
}

TEST_CASE("no two things that may be done have the same words") {
    const RulebookPtr rules = rules_of("partnership");
    std::set<std::string> all;
    const auto differs = [&](DecisionKind kind, const Action& action) {
        const std::string said = what_was_done(*rules, kind, action, Face::french);
        INFO(said);
        CHECK(all.insert(said).second);
    };
    for (const Action& action : {bid(250), pass(), name_trump(Suit::hearts), hand_back(), take_kitty(),
                                 keep(), reject(), swap(), claim(), accuse(2), accuse(3)})
        differs(DecisionKind::play, action);
    for (const DecisionKind kind :
         {DecisionKind::hand_back, DecisionKind::ask_card, DecisionKind::object, DecisionKind::meld})
        differs(kind, decline());
    CHECK(all.contains("claim the rest"));
    CHECK(all.contains("call a renege on seat 2"));
}

TEST_CASE("every variant can be reviewed, and the page has a curve") {
    for (const char* variant :
         {"auction", "cutthroat", "two-handed", "check", "five-handed", "eight-handed"}) {
        INFO(variant);
        const RulebookPtr rules = rules_of(variant);
        RecordedGame game = a_game(rules, 3);
        play_round(game, [](const View& view, const Decision& asked) {
            return bots::SteadyPlayer(bots::random_for(view)).decide(view, asked);
        });
        const auto seats = seats_of_people(game, 1);
        const Seat seat = seats.empty() ? 1 : seats.front();
        const Review found = review(game, 1, seat, {.work = 10, .nodes = 50'000, .threads = 2});
        const nlohmann::json json = to_json(*rules, {found});
        CHECK(json["decisions"].size() == found.decisions.size());
        std::vector<std::string> people;
        for (int person = 1; person <= rules->people; ++person)
            people.push_back("P" + std::to_string(person));
        const std::string page = to_html(
            game, {found}, [&](int) { return Names(people); }, Face::french);
        const auto weighed = std::count_if(found.decisions.begin(), found.decisions.end(),
                                           [](const ReviewedDecision& one) { return one.deals > 0; });
        if (weighed > 1) CHECK(page.find("<svg class=\"curve\"") != std::string::npos);
        CHECK(page.find("nan") == std::string::npos);
    }
}
