// What a review says: of decisions and of answers, in sentences and on its page.

#include "teach/review/reviewed.hpp"

#include "base/text.hpp"
#include "bots/core/principles.hpp"
#include "present/cards.hpp"
#include "present/hints/principles.hpp"
#include "teach/review/html.hpp"
#include "teach/review/words.hpp"

#include <nlohmann/json.hpp>

#include <set>

using namespace roundhouse;
using namespace roundhouse::teach;
using namespace roundhouse::testing;

TEST_CASE("what is said of an answer does not give the best away before it is found") {
    RecordedGame game = a_game(partnership(), played_out);
    play_round(game, wildly(3));
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

TEST_CASE("while cards are drawn a review says that the card played could still be melded", "[C17]") {
    RecordedGame game = a_game(rules_of("two-handed"), 5);
    play_round(game, wildly(2));
    int said = 0;
    for (const ReviewedDecision& one :
         review(game, 1, 1, {.work = 40, .nodes = 10'000, .threads = 2}).decisions)
        if (one.is_mistake() && one.kind == DecisionKind::play)
            said += contains(in_words(game, one, Names({"Anna", "B"}), Face::french).why,
                             " could still be melded, ");
    CHECK(said > 0);
}
