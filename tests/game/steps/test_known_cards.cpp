// What is certain about a hand that passes cards on: given after melding, discarded after a gift, called for
// and handed over. In the order of shipped packages, and in others that a package may choose.

#include "catch.hpp"

#include "support/rounds.hpp"
#include "support/scramble.hpp"
#include "support/shipped.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

RulebookPtr meld_before_pass() {
    return house_rules("partnership", "r.flow = 'deal auction trump meld pass play settle'");
}

RulebookPtr pass_before_discard(const std::string& spares = "nothing") {
    return house_rules("auction",
                       "if r.kitty then r.flow = 'deal auction kitty trump pass discard meld play settle' "
                       "r.discard.spares = '" +
                           spares + "' end",
                       {{"kitty", "4"}, {"pass_cards", "2"}});
}

RulebookPtr discard_after_meld_and_pass() {
    return house_rules("auction",
                       "if r.kitty then r.flow = 'deal auction kitty trump meld pass discard play settle' "
                       "r.discard.spares = 'melded cards, while others are left' end",
                       {{"kitty", "4"}, {"pass_cards", "4"}});
}

RulebookPtr kitty_for_everyone_and_pass(const std::string& order) {
    return house_rules("auction",
                       "if r.kitty then r.kitty, r.discard = { to = 'everyone', shown = false }, false end",
                       {{"kitty", "4"}, {"pass_cards", "2"}, {"pass_order", order}});
}

RulebookPtr call_and_pass() {
    return house_rules("cross", R"(
        r.call_card = { asks = "any card not held", hands_over = true, gives_back = 1, nobody = "nothing" }
        r.flow = "deal auction kitty discard call_card trump pass meld play settle"
        r.pass = { cards = 2 })");
}

/// The first seat from the dealer's left may make the first two seats change hands; then a card is called.
RulebookPtr change_and_call() {
    return house_rules("german", R"(
        r.call_card = { asks = "any card not held", hands_over = true, gives_back = 1 }
        r.flow = "deal switch auction kitty discard call_card trump meld play settle"
        r.steps = { switch = {
          begin = function() return { open = true } end,
          options = function(state) if state.open then return { { "swap", does = { swap = { 1, 2 } } } } end end,
          choose = function() return { open = false } end,
        } })");
}

/// What any seat knows for certain is true, and follows from nothing that others cannot see. The second check
/// is slow, so it is made only now and then.
void check_what_is_known(const Round& round, Random& random) {
    const int seats = round.rules().seats;
    for (Seat viewer = 0; viewer <= seats; ++viewer)
        for (Seat seat = 1; seat <= seats; ++seat)
            if (!round.state().tricks.hands[seat].contains(View(round, viewer).known_in(seat)))
                FAIL("seat " << viewer << " of seat " << seat);
    if (any_of(random, 3)) return;
    const View view(round, any_of(random, seats + 1));
    const Round other = supposed(view, scrambled_hands(view, random));
    REQUIRE(to_json(View(other, view.seat())) == to_json(view));
}

void check_rounds(const RulebookPtr& rules, int rounds) {
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(rounds); ++seed) {
        INFO("seed " << seed);
        Random random(seed);
        RandomTable table(rules->seats, seed);
        Round round(rules, shuffled_and_cut(rules->deck, random), 1 + any_of(random, rules->seats));
        while (!round.over()) {
            check_what_is_known(round, random);
            REQUIRE_FALSE(round.apply(table.decide(round)));
        }
    }
}

} // namespace

TEST_CASE("What is known of a hand is so, in whatever order its cards come and go") {
    SECTION("melded, then given") { check_rounds(meld_before_pass(), 8); }
    SECTION("given, then put away") { check_rounds(pass_before_discard(), 8); }
    SECTION("the same, no more of a kind than were held") {
        check_rounds(pass_before_discard("kinds beyond those held before"), 8);
    }
    SECTION("melded, given, then put away") { check_rounds(discard_after_meld_and_pass(), 8); }
    SECTION("out of the kitty, then given") { check_rounds(kitty_for_everyone_and_pass("in turn"), 8); }
    SECTION("the same at once") { check_rounds(kitty_for_everyone_and_pass("simultaneous"), 8); }
    SECTION("called, then given") { check_rounds(call_and_pass(), 8); }
    SECTION("changed, then called") { check_rounds(change_and_call(), 8); }
    SECTION("called, in a package that ships") { check_rounds(rules_of("german", {{"calling", "yes"}}), 8); }
    SECTION("a partner called") { check_rounds(rules_of("five-handed"), 4); }
    SECTION("put away after melding") { check_rounds(rules_of("three-handed"), 4); }
    SECTION("a kitty for everyone") { check_rounds(rules_of("four-handed", {{"kitty", "4"}}), 4); }
}

TEST_CASE("Melded cards that may have been given away are known no more, but to who got them") {
    const RulebookPtr rules = meld_before_pass();
    ToldRound table(
        rules,
        pack_for(*rules, 4,
                 {"As Ks Qs Ah 10h 10h Kh Qh 9d 9d 9c 9c", "10s Ks Js Js 9s Ah Qh Qd Qd Kc Qc Jc",
                  "Ad Ad Kd Kd Jd Jd 10d 10d Ac 10c 10c Kc", "As 10s Qs 9s Kh Jh Jh 9h 9h Ac Qc Jc"}),
        4);
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump spades");
    CHECK(View(table.round, 2).known_in(1) == cards("Ks Qs Kh Qh"));
    CHECK(View(table.round, 2).melds_stay(1));
    table.say("3 give Ad Kd Jd Ac");
    CHECK(View(table.round, 2).known_in(1) == cards("Ks Qs Kh Qh"));
    CHECK(View(table.round, 3).known_in(1) == cards("Ks Qs Kh Qh Ad Kd Jd Ac"));
    table.say("1 give Ks Qs Kh Ad");
    for (const Seat other : {0, 2, 4}) CHECK(View(table.round, other).known_in(1).empty());
    CHECK(View(table.round, 3).known_in(1) == cards("Qh Kd Jd Ac"));
    CHECK(View(table.round, 1).known_in(3) == cards("Ks Qs Kh Ad"));
    for (const Seat changed : {1, 3}) CHECK_FALSE(View(table.round, 2).melds_stay(changed));
    CHECK(View(table.round, 1).melds_stay(2));
}

TEST_CASE("A card that was called stays with the declarer; any of the kitty may go back for it", "[A28]") {
    const RulebookPtr rules = rules_of("german", {{"calling", "yes"}});
    Pack pack = pack_for(*rules, 3,
                         {"As As 10s 10s Ks Ks Qs Qs Js Js Ah Ah", "10h 10h Kh Kh Qh Qh Jh Jh Ad Ad 10d 10d",
                          "Kd Kd Qd Qd Jd Jd Ac Ac 10c 10c Kc Kc"});
    for (const Card card : row("Qc Qc Jc Jc")) pack.push_back(card);
    ToldRound table(rules, pack, 3);
    table.say("1 bid 150\n2 pass\n3 pass\n1 discard Js Js Ah Ah\n1 ask Kd");
    for (const Seat other : {0, 2, 3}) CHECK(View(table.round, other).known_in(1) == cards("Kd Qc Qc Jc Jc"));
    table.say("1 give Qc");
    for (const Seat other : {0, 2}) CHECK(View(table.round, other).known_in(1) == cards("Kd Qc Jc"));
    CHECK(View(table.round, 3).known_in(1) == cards("Kd Qc Jc Jc"));
    CHECK(View(table.round, 1).known_in(3) == cards("Qc"));
    CHECK(View(table.round, 3).given(1) == cards("Qc"));
    CHECK(View(table.round, 2).given_to(1) == 3);
}

TEST_CASE("Who got cards for a card that was called is not passed over in the exchange") {
    const RulebookPtr rules = call_and_pass();
    int both = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Random random(seed);
        RandomTable table(rules->seats, seed);
        Round round(rules, shuffled_and_cut(rules->deck, random), 1);
        while (!round.over() && round.pending().kind != DecisionKind::play)
            REQUIRE_FALSE(round.apply(table.decide(round)));
        const RoundState& state = round.state();
        const Seat declarer = state.contract.seat;
        if (round.over() || declarer == 0 || state.exit >= 0) continue;
        const Seat partner = partner_of(*rules, declarer);
        CHECK(state.exchange.given_to[declarer] == partner);
        CHECK(state.exchange.given_to[partner] == declarer);
        if (state.call_card.returned_to == 0) continue;
        ++both;
        CHECK(View(round, declarer).given(declarer).size() == 3); // one for the card, two to the partner
    }
    CHECK(both > 0);
}
