// Worlds agree with everything a seat has seen.
#include "bots/core/policy.hpp"
#include "bots/worlds/plays.hpp"
#include "bots/worlds/worlds.hpp"

#include <rapidcheck.h>

#include "bots/steady_round.hpp"
#include "catch.hpp"
#include "support/rounds.hpp"
#include "support/shipped_packages.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;
using namespace roundhouse::testing;

namespace {

template<class Check>
void at_every_decision(std::uint64_t seed, Check check) {
    Random random(seed);
    const RulebookPtr rules = by_hand::partnership();
    RandomTable table(4, random.next());
    Round round(rules, shuffled_and_cut(rules->deck, random), 1 + any_of(random, 4));
    while (!round.over()) {
        check(round, random);
        RC_ASSERT(!round.apply(table.decide(round)));
    }
}

} // namespace

TEST_CASE("What a play rules out is never in the hand", "[B10][B11]") {
    REQUIRE(rc::check("excluded", [](std::uint64_t seed) {
        at_every_decision(seed, [](const Round& round, Random&) {
            for (Seat viewer = 1; viewer <= 4; ++viewer) {
                const Knowledge known = knowledge_of(View(round, viewer));
                for (Seat seat = 1; seat <= 4; ++seat) {
                    const CardSet& hand = round.state().tricks.hands[seat];
                    RC_ASSERT(seat == viewer || !(hand.kinds() & known.cannot[seat]));
                    RC_ASSERT(plays_agree(View(round, viewer), seat, hand));
                }
            }
        });
    }));
}

namespace {

/// The kinds of `candidates` that plays rule out, checking each play by itself.
KindMask excluded_by_plays(const View& view, Seat of, KindMask candidates) {
    CardSet later;
    each_play(view, [&](const TrickPlay&, Seat seat, Card card) {
        if (seat == of) later.add(card);
    });
    KindMask found = 0;
    each_play(view, [&](TrickPlay state, Seat seat, Card card) {
        if (seat != of) return;
        for (const Card other : CardSet::of(candidates)) {
            state.hands[seat] = later + CardSet{other};
            if (shows_whole_hand(view.table(), state) && !(legal_kinds(view.table(), state) & mask_of(card)))
                found |= mask_of(other);
        }
        later.remove(card);
    });
    return found;
}

} // namespace

TEST_CASE("Plays rule out what the rulebook's filters forbade at each of them", "[B10][B11]") {
    for (const variants::PackageInfo& package : shipped_packages()) {
        INFO(package.id);
        const RulebookPtr rules = testing::rules_of(package.id);
        Random random(5);
        RandomTable table(rules->seats, random.next());
        Round round(rules, shuffled_and_cut(rules->deck, random), 1);
        while (!round.over()) {
            const View view(round, round.pending().seat);
            const Knowledge known = knowledge_of(view);
            for (Seat seat = 1; seat <= rules->seats; ++seat)
                if (seat != view.seat() && view.step() == Step::play)
                    CHECK(known.cannot[seat] == excluded_by_plays(view, seat, known.unseen.kinds()));
            each_play(view, [&](const TrickPlay& before, Seat seat, Card card) {
                const KindMask shown = shown_by_playing(view.table(), before, card) & known.unseen.kinds();
                if (seat != view.seat() && view.step() == Step::play)
                    CHECK((shown & ~known.cannot[seat]) == 0);
            });
            REQUIRE_FALSE(round.apply(table.decide(round)));
        }
    }
}

namespace {

void check_a_world(const View& view, const Worlds& worlds, Random& random) {
    const World world = worlds.draw(random);
    CardSet others = world.rest;
    for (Seat seat = 1; seat <= 4; ++seat) {
        RC_ASSERT(world.hands[seat].size() == view.hand_size(seat));
        RC_ASSERT(world.hands[seat].contains(view.known_in(seat)));
        if (seat == view.seat()) continue;
        others += world.hands[seat];
        RC_ASSERT(!(world.hands[seat].kinds() & worlds.knowledge().cannot[seat]));
        RC_ASSERT(plays_agree(view, seat, world.hands[seat]));
    }
    RC_ASSERT(others == view.unseen());
    RC_ASSERT(world.rest.empty());
}

void check_worlds(const Round& round, Random& random) {
    const View view(round, 1 + any_of(random, 4));
    check_a_world(view, Worlds(view), random);
    check_a_world(view, worlds_in_play(view), random);
}

} // namespace

TEST_CASE("A world holds every unseen card once, in hands of the right sizes that agree with the plays") {
    REQUIRE(rc::check("drawn", [](std::uint64_t seed) { at_every_decision(seed, check_worlds); }));
}

TEST_CASE("Before anything is known about the hands, worlds from one shuffle put each card elsewhere") {
    const RulebookPtr rules = by_hand::partnership();
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        const Round round(rules, shuffled_and_cut(rules->deck, random), 4);
        const View view(round, 1);
        const std::vector<World> worlds = Worlds(view).spread(random, 3);
        REQUIRE(worlds.size() == 3);
        for (Seat seat = 2; seat <= 4; ++seat) {
            CardSet held; // in the worlds so far
            for (const World& world : worlds) {
                CHECK(world.hands[seat].size() == view.hand_size(seat));
                CHECK(world.rest.empty());
                held += world.hands[seat];
            }
            CHECK(held == view.unseen());
        }
    }
}

TEST_CASE("Worlds from one shuffle move the kitty, too", "[A07]") {
    const RulebookPtr rules = rules_of("cross");
    Random random(2);
    const Round round(rules, shuffled_and_cut(rules->deck, random), 4);
    const View view(round, round.pending().seat);
    CardSet kitties;
    for (const World& world : Worlds(view).spread(random, 5)) {
        CardSet all = world.rest;
        for (Seat seat = 1; seat <= rules->seats; ++seat)
            if (seat != view.seat()) all += world.hands[seat];
        CHECK(all == view.unseen());
        CHECK(world.rest.size() == view.kitty_size());
        CHECK(world.hands[view.seat()] == view.hand());
        kitties += world.rest;
    }
    CHECK(view.unseen().contains(kitties)); // no card occurred twice
}

TEST_CASE("In a possible round the stock lies in any order, under the card turned up", "[C16]") {
    const RulebookPtr rules = rules_of("two-handed");
    Random random(3);
    const Round round(rules, shuffled_and_cut(rules->deck, random), 2);
    const View view(round, 1);
    KindMask drawn_next = 0;
    for (const World& world : Worlds(view).spread(random, 20)) {
        const RoundState possible = possible_round(view, world, random).state();
        const std::vector<Card>& stock = possible.stock.cards;
        CHECK(std::ssize(stock) == view.stock_size());
        CHECK(stock.front() == view.turned_up());
        CHECK(counted({stock.begin() + 1, stock.end()}) == world.rest);
        CHECK(possible.tricks.hands[2] == world.hands[2]);
        drawn_next |= mask_of(stock.back());
    }
    CHECK(std::popcount(drawn_next) > 1);
}

TEST_CASE("Where plays show something about the hands, each of several worlds agrees with them", "[B10]") {
    REQUIRE(rc::check("several", [](std::uint64_t seed) {
        at_every_decision(seed, [](const Round& round, Random& random) {
            const View view(round, 1 + any_of(random, 4));
            const Worlds worlds(view);
            for (const World& world : worlds.spread(random, 2))
                for (Seat seat = 1; seat <= 4; ++seat)
                    RC_ASSERT(seat == view.seat() || plays_agree(view, seat, world.hands[seat]));
        });
    }));
}

TEST_CASE("A world that chance misses because few fit is found all the same") {
    REQUIRE(rc::check("as it failed", [] {
        for (const std::uint64_t seed : {2596U, 2597U, 2598U}) at_every_decision(seed, check_worlds);
    }));
}

TEST_CASE("A seat that does not follow is void, one that does not ruff has no trump, one that does not head "
          "has nothing higher",
          "[B10][B11]") {
    const RulebookPtr rules = by_hand::partnership();
    const std::vector<std::string> hands{"Ah Ah 10h Kh Qh Jh 9h 9h Ac Ac 10c 10c", // declarer, leads hearts
                                         "As As 10s 10s Ks Ks Qs Qs Js Js 9s 9s",  // only spades
                                         "10h Kh Qh Jh Kc Kc Qc Qc Jc Jc 9c 9c",
                                         "Ad Ad 10d 10d Kd Kd Qd Qd Jd Jd 9d 9d"};
    ToldRound table(rules, pack_for(*rules, 4, hands), 4);
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump clubs");
    table.say("3 give 9c 9c Jh Qh\n1 give 9c 9c Jh Qh");
    table.say("1 play Kh\n2 play 9s\n3 play 10h");
    const Knowledge known = knowledge_of(View(table.round, 4));
    CHECK((known.cannot[2] & mask_of(Suit::hearts)) == (known.unseen.kinds() & mask_of(Suit::hearts)));
    CHECK((known.cannot[2] & mask_of(Suit::clubs)) == (known.unseen.kinds() & mask_of(Suit::clubs)));
    CHECK_FALSE(known.cannot[2] & mask_of(Suit::spades));
    CHECK(known.cannot[3] == 0); // it headed, as it had to
}

TEST_CASE("A hand holds no card, and no two, that would have made another meld", "[B06][B07]") {
    const RulebookPtr rules = by_hand::partnership();
    const std::vector<std::string> hands{"Ah Ah 10h Kh Qh Jh 9h 9h Ac Ac 10c 10c",
                                         "As As 10s 10s Ks Ks Qs Qs Js Js 9s 9s", // two marriages, shown
                                         "10h Kh Qh Jh Kc Kc Qc Qc Jc Jc 9c 9c",
                                         "Ad Ad 10d 10d Kd Kd Qd Qd Jd Jd 9d 9d"};
    ToldRound table(rules, pack_for(*rules, 4, hands), 4);
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump hearts");
    table.say("3 give 10h Kh Qh Jh\n1 give 9h 9h 10c 10c");
    const Worlds worlds(View(table.round, 1));
    Random random(3);
    for (int i = 0; i < 100; ++i) {
        const CardSet second = worlds.draw(random).hands[2];
        CHECK_FALSE(second.has(card("Jd"))); // it would have melded a pinochle
        CHECK_FALSE((second.has(card("Kd")) && second.has(card("Qd"))));
    }
}

TEST_CASE("The actual deal is among the worlds", "[B09][B10]") {
    for (const char* name : {"partnership", "german", "double-deck", "auction"}) {
        const RulebookPtr rules = rules_of(name);
        int looked_at = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Match match = begin_match(rules, seed);
            deal_next(match);
            RandomTable table(rules->seats, seed);
            while (match.round_is_on()) {
                const Decision asked = match.round->pending();
                const View view(*match.round, asked.seat);
                if (asked.kind == DecisionKind::play && view.unseen().size() <= 6 && view.trick().empty()) {
                    ++looked_at;
                    const Worlds worlds(view);
                    Random random(seed);
                    bool found = false;
                    for (int i = 0; i < 2000 && !found; ++i)
                        found = worlds.draw(random).hands == match.round->state().tricks.hands;
                    INFO(name << ", game " << seed);
                    CHECK(found);
                }
                REQUIRE_FALSE(act(match, table.decide(*match.round)));
            }
        }
        CHECK(looked_at > 10);
    }
}

namespace {

/// Worlds drawn in the first tricks of `games` games of steady bots.
template<class See>
void in_first_tricks(const RulebookPtr& rules, std::uint64_t games, See see) {
    for (std::uint64_t seed = 1; seed <= games; ++seed)
        steady_round(rules, seed, [&](const View& view, const Decision& asked, const Action&) {
            if (asked.kind != DecisionKind::play || !view.finished_tricks().empty()) return;
            const Worlds worlds(view);
            Random random(seed);
            for (int i = 0; i < 10; ++i) see(view, worlds.knowledge(), worlds.draw(random));
        });
}

/// What the hand would have melded before the first trick in this world.
int melded_in(const View& view, const Knowledge& known, const World& world, Seat seat) {
    return view.rules().melds.points(world.hands[seat] + known.played[seat], view.trump());
}

} // namespace

TEST_CASE("Hands that would have melded otherwise are hardly ever drawn", "[B09]") {
    for (const char* name : {"partnership", "racehorse", "eight-handed", "double-deck"}) {
        int wrong = 0, drawn = 0;
        in_first_tricks(rules_of(name), 10,
                        [&](const View& view, const Knowledge& known, const World& world) {
                            for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
                                if (seat == view.seat() || known.melded[seat] < 0) continue;
                                ++drawn;
                                wrong += melded_in(view, known, world, seat) != known.melded[seat];
                            }
                        });
        INFO(name << ": " << wrong << " of " << drawn);
        CHECK(drawn > 1000);
        CHECK(wrong * 20 < drawn);
    }
}

TEST_CASE("A side that shows no melds is given hands that meld too little to be shown", "[D18]") {
    int told = 0, drawn = 0;
    in_first_tricks(rules_of("double-deck"), 60,
                    [&](const View& view, const Knowledge& known, const World& world) {
                        for (const Seat seat : {1, 2}) {
                            if (!known.secret[seat]) continue;
                            ++drawn;
                            const int together =
                                melded_in(view, known, world, seat) + melded_in(view, known, world, seat + 2);
                            told += together >= view.rules().meld_at_least;
                        }
                    });
    CHECK(drawn > 200);
    CHECK(told * 10 < drawn);
}
