// Every refusal, provoked at a table and worded in both languages.

#include "catch.hpp"
#include "place.hpp"
#include "support/rounds.hpp"
#include "support/shipped.hpp"
#include "support/shipped_packages.hpp"
#include "support/tables.hpp"

#include "base/language.hpp"
#include "bots/player.hpp"
#include "present/asked/refusals.hpp"
#include "rules/play/trick.hpp"

#include <map>

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

/// A refusal's texts in English and German, and the texts missing in German.
struct Worded {
    std::string english, german;
    std::set<std::string> missed;
};

class Collector {
  public:
    void add(const Rulebook& rules, const Refusal& refusal) {
        if (said_[refusal.code].size() >= 20) return; // enough of this kind
        Worded worded{present::in_words(refusal), {}, {}};
        const LanguageScope scope(
            {.language = Language("de"), .package = rules.texts, .missed = &worded.missed});
        worded.german = present::in_words(refusal);
        said_[refusal.code].push_back(std::move(worded));
    }

    const std::map<RefusalCode, std::vector<Worded>>& said() const { return said_; }

  private:
    std::map<RefusalCode, std::vector<Worded>> said_;
};

/// Everything that one could try, sensible or not.
std::vector<Action> whatever(const View& view, const Decision& decision, Random& random) {
    const Rulebook& rules = view.rules();
    const CardSet hand = view.hand();
    std::vector<Action> all{keep(),  reject(),          hand_back(), take_kitty(), decline(), swap(),
                            claim(), choose("nothing"), accuse(1),   accuse(2),    pass(99)};
    for (const int points : {1, most_bid + 1, 100, 101, 250, 251, 253, 255, 400}) all.push_back(bid(points));
    all.push_back(bid(view.auction().high));
    all.push_back(bid(view.rules().auction ? view.rules().auction->minimum : 50, true));
    if (rules.auction && !rules.auction->passes.empty()) all.push_back(pass(0));
    for (std::size_t i = 0; i < rules.exits.size(); ++i) all.push_back(leave(static_cast<int>(i)));
    for (const Suit suit : all_suits) all.push_back(name_trump(suit));
    for (int which = 0; rules.trump && which < static_cast<int>(rules.trump->also.size()); ++which)
        all.push_back(name_contract(which));
    for (const Card card : CardSet::of(rules.deck.kinds())) {
        all.push_back(play(card));
        all.push_back(ask_card(card));
    }
    for (const StepOption& option : view.options()) all.push_back(choose(option.id));
    for (const Meld& one : view.offered_melds()) all.push_back(meld(one));
    for (std::size_t i = 0; i < rules.meld_rules.size(); ++i)
        for (const CardSet& cards : places_of(rules.meld_rules[i], view.trump())) {
            Meld one;
            one.rule = static_cast<int>(i);
            one.cards = cards;
            all.push_back(meld(one)); // already melded, or not held
            one.cards = hand;
            all.push_back(meld(one));
        }
    for (const int number : {decision.how_many, decision.how_many + 1, 1})
        for (int i = 0; i < 12; ++i) {
            CardSet some;
            std::vector<Card> pool(hand.begin(), hand.end());
            while (some.size() < number && !pool.empty()) {
                const std::size_t at = random.below(static_cast<std::uint32_t>(pool.size()));
                some.add(pool[at]);
                pool.erase(pool.begin() + static_cast<std::ptrdiff_t>(at));
            }
            all.push_back(give(some));
            all.push_back(discard(some));
        }
    all.push_back(give(rules.deck));
    all.push_back(discard(rules.deck));
    return all;
}

void try_everything(const Match& match, Random& random, Collector& said) {
    const Decision decision = match.round->pending();
    if (!decision) return;
    for (const Action& action : whatever(View(*match.round, decision.seat), decision, random)) {
        Match copy = match;
        if (const auto refusal = act(copy, action)) said.add(*match.rules, *refusal);
        for (Seat seat = 1; seat <= 2; ++seat) { // out of turn
            Match other = match;
            if (const auto refusal = aside(other, seat, action)) said.add(*match.rules, *refusal);
        }
    }
}

void play_and_try(const std::string& package, const Options& options, int rounds, Collector& said) {
    INFO(package);
    const RulebookPtr rules = rules_of(package, options);
    Random random(5);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(rounds); ++seed) {
        Match match = begin_match(rules, seed);
        if (const auto refusal = act(match, decline())) said.add(*rules, *refusal);
        deal_next(match);
        for (std::uint64_t step = 0; match.round_is_on(); ++step) {
            const DecisionKind kind = match.round->pending().kind;
            if (step < 12 || step % 7 == 0 || kind == DecisionKind::meld || kind == DecisionKind::discard)
                try_everything(match, random, said);
            REQUIRE_FALSE(act(match, bots::decide_seated(match, "random", step)));
        }
        if (const auto refusal = act(match, decline())) said.add(*rules, *refusal);
    }
}

/// Refusals that only a table's options cause, not a random round.
void provoke_the_rest(Collector& said) {
    const RulebookPtr rules = rules_of("double-deck", {{"table_talk", "no"}});
    AuctionState state = begin_auction(*rules->auction, 4, 4);
    for (const char* word : {"what", "three"})
        if (const auto call = parse_call(*rules->auction, state, word); !call) said.add(*rules, call.error());
    while (!over(state)) make_call(*rules->auction, state, Call{state.next, 0, 0, false});
    said.add(*rules, why_not(*rules->auction, state, 50));
}

const Collector& provoked() {
    static const Collector all = [] {
        Collector said;
        for (const variants::PackageInfo& info : shipped_packages()) play_and_try(info.id, {}, 2, said);
        play_and_try("auction", {{"must_open", "eldest"}}, 2, said);
        play_and_try("auction", {{"trump_needs", "run"}}, 3, said);
        play_and_try("german",
                     {{"calling", "yes"}, {"durch", "yes"}, {"untendurch", "yes"}, {"durch_value", "150"}}, 6,
                     said);
        play_and_try("double-deck", {{"table_talk", "no"}}, 1, said);
        play_and_try("four-handed", {{"kitty", "4"}}, 2, said);
        play_and_try("racehorse", {}, 6, said);
        play_and_try("two-handed", {}, 10, said);
        play_and_try("three-handed", {{"enforcement", "referee"}}, 3, said);
        play_and_try(source_tree() + "/tests/packages/kontra", {}, 3, said);
        play_and_try(source_tree() + "/tests/packages/odd-steps", {{"where", "choose"}, {"what", "error"}}, 2,
                     said);
        play_and_try(source_tree() + "/tests/packages/vocabulary", {}, 3, said);
        provoke_the_rest(said);
        return said;
    }();
    return all;
}

} // namespace

TEST_CASE("every refusal can be provoked") {
    for (int code = 0; code < refusal_count; ++code) {
        INFO(name(static_cast<RefusalCode>(code)));
        CHECK(provoked().said().contains(static_cast<RefusalCode>(code)));
    }
}

TEST_CASE("every refusal is a sentence, in English and in German") {
    for (const auto& [code, texts] : provoked().said())
        for (const Worded& worded : texts) {
            INFO(name(code));
            INFO(worded.english);
            INFO(worded.german);
            CHECK(worded.english.size() > 10);
            CHECK(worded.english.find("  ") == std::string::npos);
            if (code == RefusalCode::script) continue; // the script's author writes that text
            CHECK((worded.english.back() == '.' || worded.english.back() == '?'));
            if (code != RefusalCode::no_option) // from a package without translations
                CHECK(worded.missed == std::set<std::string>{});
            CHECK(worded.german != worded.english);
            CHECK((worded.german.back() == '.' || worded.german.back() == '?'));
        }
}

TEST_CASE("A card that equals the best one is not said to beat it", "[C15]") {
    const RulebookPtr rules = rules_of("auction");
    TrickPlay state;
    state.trump = Suit::clubs;
    state.left = 2;
    const Card king(Rank::king, Suit::clubs), ten(Rank::ten, Suit::clubs);
    state.hands[1] = CardSet{Card(Rank::ten, Suit::spades)};
    play(rules->play, state, Card(Rank::ten, Suit::spades));
    state.hands[2] = CardSet{king};
    play(rules->play, state, king);
    state.hands[3] = CardSet{king, ten};
    const std::string said =
        present::in_letters(present::why_not_in_words(rules->play, state, king, Face::french));
    CHECK(said == "Kc may not be played (beat the best card): of two equal cards the first wins, and you can "
                  "beat Kc, so play 10c.");
}
