// Bots use only what they may know: changing the cards that they cannot see changes nothing. The same seed
// gives the same game.
#include <algorithm>
#include <map>
#include <set>

#include "bots/core/principles.hpp"
#include "bots/sharp/sharp.hpp"
#include "catch.hpp"
#include "support/scramble.hpp"
#include "support/shipped.hpp"
#include "support/shipped_packages.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;
using namespace roundhouse::bots;

namespace {

constexpr int little_work = 6;

/// For master, a unit of work is five worlds: one unit is enough.
int work_for(const std::string& kind) { return kind == "master" ? 1 : little_work; }

Action decided(const std::string& kind, const Round& round, std::uint64_t seed) {
    const Decision asked = round.pending();
    return make_bot(kind, seed, asked.seat, work_for(kind))->decide(View(round, asked.seat), asked);
}

/// Decisions that often occur under these rules: a large hand without a marriage is rare.
std::set<DecisionKind> askable(const Rulebook& rules) {
    std::set<DecisionKind> kinds{DecisionKind::play};
    if (rules.auction) kinds.insert(DecisionKind::call);
    if (rules.auction)
        for (const PassCall& pass : rules.auction->passes)
            if (pass.hands_back == HandsBack::always) kinds.insert(DecisionKind::hand_back);
    if (rules.discard) kinds.insert(DecisionKind::discard);
    if (rules.call_card) kinds.insert(DecisionKind::ask_card);
    if ((rules.call_card && !rules.call_card->makes_partner) || rules.exchange)
        kinds.insert(DecisionKind::give);
    if (rules.trump) kinds.insert(DecisionKind::name_trump);
    if (rules.draft) kinds.insert(DecisionKind::keep_card);
    if (rules.draw_play) kinds.insert(DecisionKind::meld);
    return kinds;
}

/// For frequent decisions, only one in this many is tested.
int rareness(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::keep_card: return 16;
    case DecisionKind::play: return 12;
    case DecisionKind::meld: return 6;
    case DecisionKind::call: return 3;
    default: return 1;
    }
}

/// Asks every thinking bot for its decisions in a round played by random players, then again with other
/// hidden cards; counts the kinds of decision. Tests only some of the many plays.
void honest_in_a_round(const RulebookPtr& rules, std::uint64_t seed, std::map<DecisionKind, int>& asked_for) {
    Random random(seed);
    RandomTable table(rules->seats, random.next());
    Round round(rules, shuffled_and_cut(rules->deck, random), 1 + any_of(random, rules->seats));
    while (!round.over()) {
        const Decision asked = round.pending();
        const int rarely = rareness(asked.kind);
        if (any_of(random, rarely) == 0) {
            const std::uint64_t bot_seed = random.next();
            const View view(round, asked.seat);
            const Round other = supposed(view, scrambled_hands(view, random));
            for (const std::string kind : {"novice", "steady", "sharp", "master"}) {
                INFO(rules->id << ": " << kind << ", seed " << seed);
                const Action action = decided(kind, round, bot_seed);
                REQUIRE(to_text(*rules, decided(kind, other, bot_seed)) == to_text(*rules, action));
                Round tried = round;
                REQUIRE_FALSE(tried.apply(action));
            }
            ++asked_for[asked.kind];
        }
        REQUIRE_FALSE(round.apply(table.decide(round)));
    }
}

std::string whole_round(const std::string& kind, std::uint64_t seed) {
    Match match = begin_match(by_hand::partnership(), seed);
    std::vector<std::unique_ptr<Player>> players;
    for (Seat seat = 1; seat <= 4; ++seat) players.push_back(make_bot(kind, seed, seat, work_for(kind)));
    deal_next(match);
    std::string said;
    while (match.round_is_on()) {
        const Decision asked = match.round->pending();
        const Action action =
            players[static_cast<std::size_t>(asked.seat - 1)]->decide(View(*match.round, asked.seat), asked);
        said += to_text(*match.rules, action) + "\n";
        REQUIRE_FALSE(act(match, action));
    }
    return said;
}

} // namespace

TEST_CASE("No bot's action depends on cards that it cannot see, whatever the decision", "[D26]") {
    const std::vector<RulebookPtr> all{
        rules_of("partnership"),
        rules_of("german"),
        rules_of("german", {{"calling", "yes"}, {"durch", "yes"}, {"untendurch", "yes"}}),
        rules_of("german", {{"american", "yes"}, {"no_kitty", "yes"}}),
        rules_of("cross", {{"calling", "yes"}, {"with_sevens", "yes"}}),
        rules_of("double-deck", {{"save_needs_no_marriage", "no"}}),
        rules_of("double-deck", {{"nines", "yes"}}),
        rules_of("two-handed"),
        rules_of("two-handed-draft"),
        rules_of("five-handed")};
    for (const RulebookPtr& rules : all) {
        std::map<DecisionKind, int> asked_for;
        const std::set<DecisionKind> kinds = askable(*rules);
        const auto often_enough = [&] {
            return std::all_of(kinds.begin(), kinds.end(),
                               [&](DecisionKind kind) { return asked_for[kind] >= 4; });
        };
        for (std::uint64_t seed = 1; seed <= 60 && !often_enough(); ++seed)
            honest_in_a_round(rules, seed, asked_for);
        INFO(rules->id);
        for (const DecisionKind kind : kinds) {
            INFO("kind " << static_cast<int>(kind));
            CHECK(asked_for[kind] >= 4);
        }
    }
}

TEST_CASE("Bots play rounds of every package to the end") {
    for (const variants::PackageInfo& package : shipped_packages()) {
        const RulebookPtr rules = rules_of(package.id);
        for (const std::string kind : {"novice", "steady", "sharp", "master"}) {
            Match match = begin_match(rules, 3);
            for (int rounds = 0; rounds < 2 && !match.over(); ++rounds) {
                deal_next(match);
                while (match.round_is_on()) {
                    const auto refusal = act(match, decided(kind, *match.round, 7));
                    INFO(package.id << ": " << kind << ": " << (refusal ? name(refusal->code) : ""));
                    REQUIRE_FALSE(refusal);
                }
            }
        }
    }
}

TEST_CASE("The same seed gives the same game, another seed another") {
    for (const std::string kind : {"novice", "steady", "sharp", "master"}) {
        CHECK(whole_round(kind, 5) == whole_round(kind, 5));
        CHECK(whole_round(kind, 5) != whole_round(kind, 6));
    }
}

TEST_CASE("A seat sure of the rest claims it, and one with a single legal card plays it") {
    int claims = 0, forced = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Match match = begin_match(by_hand::partnership(), seed);
        deal_next(match);
        while (match.round_is_on()) {
            const Decision asked = match.round->pending();
            for (const std::string kind : {"novice", "steady", "sharp", "master"}) {
                const Action action = decided(kind, *match.round, seed);
                if (asked.may_claim)
                    CHECK(action == claim());
                else if (asked.kind == DecisionKind::play && asked.cards.size() == 1 && !asked.exits)
                    CHECK(action == play(*asked.cards.begin()));
            }
            claims += asked.may_claim;
            forced += asked.kind == DecisionKind::play && asked.cards.size() == 1;
            REQUIRE_FALSE(act(match, decided("steady", *match.round, seed)));
        }
    }
    CHECK(claims > 0);
    CHECK(forced > 0);
}

namespace {

/// The best first, waste last. Only a lead that draws trump may be first without being best, and not if one
/// is clearly better.
bool is_in_order(const View& view, const std::vector<Weighed>& all) {
    const auto comes_before = [](const Weighed& a, const Weighed& b) {
        return a.is_waste != b.is_waste ? b.is_waste : a.worth > b.worth;
    };
    if (std::is_sorted(all.begin(), all.end(), comes_before)) return true;
    const Weighed& first = all.front();
    const auto reasons = principles_for(view, std::get<actions::Play>(first.action).card);
    return std::is_sorted(all.begin() + 1, all.end(), comes_before) &&
           std::any_of(reasons.begin(), reasons.end(),
                       [](const Followed& one) { return one.principle == Principle::draw_trump; }) &&
           !is_better(all[1], first, 1.5);
}

/// Weighs every play in a round of steady bots; returns the number of plays.
int weigh_round(std::uint64_t seed) {
    Match match = begin_match(by_hand::partnership(), seed);
    deal_next(match);
    int weighed = 0;
    while (match.round_is_on()) {
        const Decision asked = match.round->pending();
        if (asked.kind == DecisionKind::play) {
            const Weighing weighing =
                SharpPlayer(Random(1), little_work).weigh(View(*match.round, asked.seat), asked);
            CHECK(weighing.worlds == little_work);
            KindMask kinds = 0;
            for (const Weighed& one : weighing.candidates)
                if (is<actions::Play>(one.action)) kinds |= mask_of(as<actions::Play>(one.action)->card);
            CHECK(kinds == asked.cards.kinds());
            CHECK(is_in_order(View(*match.round, asked.seat), weighing.candidates));
            CHECK_FALSE(weighing.candidates.front().is_waste);
            ++weighed;
        }
        REQUIRE_FALSE(act(match, decided("steady", *match.round, seed)));
    }
    return weighed;
}

} // namespace

TEST_CASE(
    "Sharp weighs every legal play, the best first, unless a lead that draws trump is not clearly worse; "
    "waste last") {
    int weighed = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) weighed += weigh_round(seed);
    CHECK(weighed > 40);
}

TEST_CASE("A settlement that fails does not stop a bot") {
    class Broken : public by_hand::Live {
      public:
        Broken() : Live(1500) {}
        std::vector<Line> settle(const RoundResult&) const override { throw std::runtime_error("broken"); }
    };
    Rulebook book = by_hand::partnership_book();
    book.live = std::make_shared<const Broken>();
    Random random(8);
    Round round(std::make_shared<const Rulebook>(book), shuffled_and_cut(book.deck, random), 1);
    while (!round.over()) REQUIRE_FALSE(round.apply(decided("sharp", round, 2)));
}
