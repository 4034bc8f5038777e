// Filters, facts and the fast form of compulsion.
#include <rapidcheck.h>

#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;

namespace {

using by_hand::condition;

/// The facts as defined in must.hpp.
Facts facts_by_words(const PlayTable& table, const TrickPlay& state) {
    const Seat seat = to_play(state, table);
    const CardSet& hand = state.hands[seat];
    const std::vector<Card> trick(state.cards.begin(), state.cards.begin() + state.played);
    Facts facts = 0;
    const auto say = [&](Fact fact, bool holds) {
        if (holds) facts = static_cast<Facts>(facts | bit(fact));
    };
    say(Fact::holds_trump, state.trump && hand.count(*state.trump) > 0);
    say(Fact::first_trick, state.done == 0);
    say(Fact::last_to_play, state.played == table.seats - 1);
    say(Fact::declarers_side, state.sides.of[seat] == state.sides.declarers);
    if (trick.empty()) return facts;
    const Suit led = trick[0].suit();
    const auto best = static_cast<std::size_t>(winner(table, state.trump, trick));
    const Seat holder = onward(state.leader, static_cast<int>(best), table.seats);
    say(Fact::is_void, hand.count(led) == 0);
    say(Fact::trump_led, state.trump == led);
    say(Fact::ruffed, state.trump != led && trick[best].suit() == state.trump);
    say(Fact::partner_best, state.sides.of[holder] == state.sides.of[seat]);
    return facts;
}

/// A condition on a few random facts.
Condition any_condition(Random& random, Facts on) {
    Condition made;
    const auto table = random.next();
    for (unsigned facts = 0; facts < 256; ++facts)
        made.set(static_cast<Facts>(facts), table >> ((facts & on) % 61) & 1);
    return made;
}

/// The same, with some thresholds too.
Condition any_comparison(Random& random, Facts on) {
    Condition made;
    made.compared = static_cast<std::uint8_t>(1 + any_of(random, most_thresholds));
    for (unsigned i = 0; i < made.compared; ++i)
        made.thresholds[i] = {static_cast<TrickMeasure>(any_of(random, measure_count)),
                              1 + any_of(random, 4)};
    const auto table = random.next();
    for (unsigned facts = 0; facts < made.combinations(); ++facts)
        made.set(facts, table >> ((facts & (on | ~0xffu)) % 61) & 1);
    return made;
}

/// Filters close to the common shape: each part may be the usual one or only look like it.
Must any_must(Random& random) {
    constexpr auto cheap = static_cast<Facts>(bit(Fact::is_void) | bit(Fact::trump_led) | bit(Fact::ruffed));
    const auto some = [&](Filter usual) {
        switch (any_of(random, 9)) {
        case 0: usual.when = any_condition(random, cheap); break;
        case 1: usual.when = any_condition(random, static_cast<Facts>(random.next())); break;
        case 2: usual.keep = static_cast<Keep>(any_of(random, keep_count)); break;
        case 3: usual.when = any_comparison(random, cheap); break;
        case 4:
            usual.keep = Keep::listed;
            usual.kinds = static_cast<KindMask>(random.next());
            break;
        default: break;
        }
        return usual;
    };
    Must must{some(by_hand::follow()), some(by_hand::ruff())};
    if (any_of(random, 4)) {
        Filter head{"head", Keep::winners, any_condition(random, cheap), ""};
        if (any_of(random, 4) == 0) head.keep = static_cast<Keep>(any_of(random, keep_count));
        if (any_of(random, 4) == 0) head.when = any_condition(random, static_cast<Facts>(random.next()));
        must.push_back(head);
    }
    if (any_of(random, 8) == 0) must.push_back(some(by_hand::follow()));
    return must;
}

} // namespace

TEST_CASE("The facts of a trick are what their names say") {
    REQUIRE(rc::check("facts", [](std::uint64_t seed) {
        Random random(seed);
        const PlayTable table =
            by_hand::play_table(by_hand::six_ranks, by_hand::pre_1945(), 2 + any_of(random, 7));
        TrickPlay state = any_deal(table, by_hand::six_ranks, random, 5);
        while (!finished(state)) {
            RC_ASSERT(sight(table, state).facts == facts_by_words(table, state));
            play(table, state, any_card(random, state.hands[to_play(state, table)]));
        }
    }));
}

TEST_CASE("The fast form of compulsion equals the filters, one by one") {
    int shaped = 0, other = 0;
    REQUIRE(rc::check("fast form", [&](std::uint64_t seed) {
        Random random(seed);
        for (int rules = 0; rules < 20; ++rules) {
            const PlayTable table =
                by_hand::play_table(by_hand::six_ranks, any_must(random), 2 + any_of(random, 7));
            ++(table.shape.fits ? shaped : other);
            TrickPlay state = any_deal(table, by_hand::six_ranks, random, 4);
            while (!finished(state)) {
                const KindMask hand = state.hands[to_play(state, table)].kinds();
                const KindMask legal = legal_kinds(table, state);
                RC_ASSERT(legal == narrowed(binding(table, state), sight(table, state), hand));
                RC_ASSERT(legal != 0);
                RC_ASSERT((legal & ~hand) == 0);
                play(table, state, any_card(random, state.hands[to_play(state, table)]));
            }
        }
    }));
    CHECK(shaped > 100);
    CHECK(other > 100);
}

TEST_CASE("The rules that people play have the fast form", "[B11][C13][C14][A24]") {
    for (const Must& must :
         {by_hand::suit_led(), by_hand::pre_1945(), by_hand::post_1945(), by_hand::trumps_only()})
        CHECK(by_hand::play_table(by_hand::six_ranks, must).shape.fits);
    CHECK(by_hand::play_table(by_hand::six_ranks, {by_hand::follow(), by_hand::ruff()}).shape.fits);
    CHECK_FALSE(by_hand::play_table(by_hand::six_ranks, {}).shape.fits);
}

TEST_CASE("Every card that may not be played has one filter to name, and no other card has") {
    REQUIRE(rc::check("remover", [](std::uint64_t seed) {
        Random random(seed);
        const PlayTable table = by_hand::play_table(by_hand::six_ranks, any_must(random));
        TrickPlay state = any_deal(table, by_hand::six_ranks, random, 6);
        while (!finished(state)) {
            const CardSet hand = state.hands[to_play(state, table)];
            const KindMask legal = legal_kinds(table, state);
            for (const Card held : hand) {
                const Filter* filter =
                    remover(binding(table, state), sight(table, state), hand.kinds(), held);
                RC_ASSERT((filter == nullptr) == ((legal & mask_of(held)) != 0));
            }
            play(table, state, any_card(random, hand));
        }
    }));
}

TEST_CASE("The filter that removes a card is named by the rule it stands for", "[B10][B11]") {
    const PlayTable table = by_hand::play_table(by_hand::six_ranks, by_hand::suit_led());
    TrickPlay state;
    state.trump = Suit::spades;
    state.left = 12;
    state.hands[1] = cards("Qh");
    state.hands[2] = cards("Ah 9h As Ad");
    state.hands[3] = cards("9s Ad");
    play(table, state, card("Qh"));
    const auto name_of = [&](std::string_view text) {
        const Filter* filter = remover(table.follow, sight(table, state),
                                       state.hands[to_play(state, table)].kinds(), card(text));
        return filter ? filter->name : "";
    };
    CHECK(name_of("As") == "follow the suit led");
    CHECK(name_of("9h") == "beat the best card");
    CHECK(name_of("Ah").empty());
    play(table, state, card("Ah"));
    CHECK(name_of("Ad") == "trump if void");
    CHECK(name_of("9s").empty());
}

TEST_CASE("A filter that would leave no card leaves all") {
    const Must impossible{{"nothing is kept", Keep::led, {}, ""}};
    const KindMask hand = cards("Ah 9c").kinds();
    CHECK(narrowed(impossible, Sight{}, hand) == hand);
}

TEST_CASE("A filter may name the kinds that it asks for") {
    const Must must{{"an ace or a ten", Keep::listed, {}, "", mask_of(Rank::ace) | mask_of(Rank::ten)}};
    CHECK(narrowed(must, Sight{}, cards("Ah 9c 10d").kinds()) == cards("Ah 10d").kinds());
    CHECK(narrowed(must, Sight{}, cards("Kh 9c").kinds()) == cards("Kh 9c").kinds());
}

TEST_CASE("A condition may compare the trick's number, tricks left, points, the place, and who leads") {
    PlayTable table;
    table.follow = by_hand::pre_1945();
    for (const Card one : by_hand::deck_of(by_hand::six_ranks, 2))
        table.points[one] = one.rank() == Rank::ace ? 10 : 0;
    compile(table, by_hand::six_ranks);
    TrickPlay state;
    state.trump = Suit::clubs;
    state.done = 3;
    state.left = 2;
    state.leader = 2;
    state.sides.of = {1, 2, 1, 2};
    state.sides.declarers = 2;
    state.hands[2] = cards("Ah 9c");
    state.hands[3] = cards("9h 9d");
    const auto reached = [&](TrickMeasure measure, int number) {
        Condition one;
        one.compared = 1;
        one.thresholds[0] = {measure, number};
        for (unsigned facts = 0; facts < 256; ++facts) one.set(facts, false);
        return one.holds(sight(table, state));
    };
    CHECK(reached(TrickMeasure::trick, 4));
    CHECK_FALSE(reached(TrickMeasure::trick, 5));
    CHECK(reached(TrickMeasure::tricks_left, 2));
    CHECK_FALSE(reached(TrickMeasure::tricks_left, 3));
    CHECK(reached(TrickMeasure::place, 1));
    CHECK_FALSE(reached(TrickMeasure::points, 1));
    CHECK(reached(TrickMeasure::declarers_lead, 1));
    play(table, state, card("Ah"));
    CHECK(reached(TrickMeasure::points, 10));
    CHECK_FALSE(reached(TrickMeasure::points, 11));
    CHECK(reached(TrickMeasure::place, 2));
    CHECK(reached(TrickMeasure::declarers_lead, 1));
    state.sides.declarers = 1;
    CHECK_FALSE(reached(TrickMeasure::declarers_lead, 1));
}

TEST_CASE("A condition depends on the facts it was made of") {
    CHECK(depends_on(Condition{}) == 0);
    CHECK(depends_on(condition([](auto is) { return !is(Fact::is_void); })) == bit(Fact::is_void));
    CHECK(depends_on(condition([](auto is) { return is(Fact::ruffed) != is(Fact::last_to_play); })) ==
          (bit(Fact::ruffed) | bit(Fact::last_to_play)));
    for (unsigned fact = 0; fact < fact_count; ++fact) {
        const Condition one = condition([&](auto is) { return is(static_cast<Fact>(fact)); });
        CHECK(depends_on(one) == bit(static_cast<Fact>(fact)));
        CHECK(one.holds(bit(static_cast<Fact>(fact))));
        CHECK_FALSE(one.holds(0));
    }
}

TEST_CASE("A rule for the lead binds who leads and nobody else", "[C12][C21]") {
    PlayTable table;
    table.follow = by_hand::pre_1945();
    table.lead = {{"the first lead is a trump", Keep::trump,
                   condition([](auto is) { return is(Fact::first_trick); }), "first_trick"}};
    compile(table, by_hand::six_ranks);
    TrickPlay state;
    state.trump = Suit::clubs;
    state.left = 2;
    state.hands[1] = cards("Ah 9c");
    state.hands[2] = cards("9h 9d");
    state.hands[3] = cards("Kh Kd");
    state.hands[4] = cards("Qh Qd");
    CHECK(legal_kinds(table, state) == cards("9c").kinds());
    play(table, state, card("9c"));
    for (const char* text : {"9h", "Kh", "Qh"}) play(table, state, card(text));
    CHECK(legal_kinds(table, state) == cards("Ah").kinds());
    state.hands[1] = cards("Ah 9c");
    CHECK(legal_kinds(table, state) == cards("Ah 9c").kinds()); // no longer the first trick
}
