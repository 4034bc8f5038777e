// Bots decide by what they may know: other cards in hands they cannot see change nothing; the same seed gives
// the same game.
#include <algorithm>
#include <map>

#include "bots/sharp.hpp"
#include "catch.hpp"
#include "support/rounds.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

namespace {

constexpr int little_work = 6;

/// Other hands of the same sizes: what is known in a hand is in it, every unseen card somewhere.
PerSeat<CardSet> scrambled(const View& view, Random& random) {
    PerSeat<CardSet> hands;
    CardSet rest = view.unseen();
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
        if (seat == view.seat()) continue;
        hands[seat] = view.known_in(seat);
        rest -= hands[seat];
    }
    Pack pack = shuffled_and_cut(rest, random);
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        while (seat != view.seat() && hands[seat].size() < view.hand_size(seat)) {
            hands[seat].add(pack.back());
            pack.pop_back();
        }
    return hands;
}

Action decided(const std::string& kind, const Round& round, std::uint64_t seed) {
    const Decision asked = round.pending();
    return make_bot(kind, seed, asked.seat, little_work)->decide(View(round, asked.seat), asked);
}

/// Plays rounds by bots of that kind and asks at decisions of every kind; answers how many of each.
std::map<DecisionKind, int> honest_at_every_decision(const std::string& kind, std::uint64_t seed) {
    Random random(seed);
    const RulebookPtr rules = by_hand::partnership();
    Round round(rules, shuffled_and_cut(rules->deck, random), 1 + any_of(random, 4));
    std::map<DecisionKind, int> asked_for;
    while (!round.over()) {
        const Decision asked = round.pending();
        const std::uint64_t bot_seed = random.next();
        const Action action = decided(kind, round, bot_seed);
        if (asked.kind != DecisionKind::play || any_of(random, 3) == 0) {
            const View view(round, asked.seat);
            const Round other = supposed(view, scrambled(view, random));
            REQUIRE(to_text(*rules, decided(kind, other, bot_seed)) == to_text(*rules, action));
            ++asked_for[asked.kind];
        }
        REQUIRE(!round.apply(action));
    }
    return asked_for;
}

std::string whole_round(const std::string& kind, std::uint64_t seed) {
    Match match = begin_match(by_hand::partnership(), seed);
    std::vector<std::unique_ptr<Player>> players;
    for (Seat seat = 1; seat <= 4; ++seat) players.push_back(make_bot(kind, seed, seat, little_work));
    deal_next(match);
    std::string said;
    while (match.round_is_on()) {
        const Decision asked = match.round->pending();
        const Action action =
            players[static_cast<std::size_t>(asked.seat - 1)]->decide(View(*match.round, asked.seat), asked);
        said += to_text(*match.rules, action) + "\n";
        REQUIRE_FALSE(apply(match, action));
    }
    return said;
}

} // namespace

TEST_CASE("No bot's action depends on cards that it cannot see") {
    for (const auto& [kind, rounds] : {std::pair{"steady", 60}, std::pair{"sharp", 15}}) {
        std::map<DecisionKind, int> asked_for;
        for (int seed = 1; seed <= rounds; ++seed)
            for (const auto& [decision, times] :
                 honest_at_every_decision(kind, static_cast<std::uint64_t>(seed)))
                asked_for[decision] += times;
        CHECK(asked_for.size() == 4);
        for (const auto& [decision, times] : asked_for) CHECK(times >= 15);
    }
}

TEST_CASE("The same seed gives the same game, another seed another") {
    for (const std::string kind : {"steady", "sharp"}) {
        CHECK(whole_round(kind, 5) == whole_round(kind, 5));
        CHECK(whole_round(kind, 5) != whole_round(kind, 6));
    }
}

TEST_CASE("Whom the rest is certain claims it, and who may play one card only plays it") {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Match match = begin_match(by_hand::partnership(), seed);
        deal_next(match);
        while (match.round_is_on()) {
            const Decision asked = match.round->pending();
            for (const std::string kind : {"steady", "sharp"}) {
                const Action action = decided(kind, *match.round, seed);
                if (asked.may_claim) CHECK(action == claim());
            }
            REQUIRE_FALSE(apply(match, decided("steady", *match.round, seed)));
        }
    }
}

namespace {

/// Weighs every play of a round that steady bots play; answers how many.
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
                if (one.action.kind == ActionKind::play) kinds |= mask_of(card_of(one.action));
            CHECK(kinds == asked.cards.kinds());
            CHECK(std::is_sorted(weighing.candidates.begin(), weighing.candidates.end(),
                                 [](const Weighed& a, const Weighed& b) { return a.worth > b.worth; }));
            ++weighed;
        }
        REQUIRE_FALSE(apply(match, decided("steady", *match.round, seed)));
    }
    return weighed;
}

} // namespace

TEST_CASE("What sharp weighs are all the plays there are, the best first") {
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
