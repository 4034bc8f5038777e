// Principles of play (D26) about the trick on the table: where they apply, where they do not, and whether
// what they promise comes true.
#include "bots/core/principles_at_table.hpp"
#include "bots/steady/steady.hpp"
#include "bots/worlds/worlds.hpp"
#include "cards/deck.hpp"

#include <map>

using namespace roundhouse;
using namespace roundhouse::bots;
using namespace roundhouse::principles_at_table;

TEST_CASE("A lone trump ace takes a trick before it is caught", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"As Jc", "sh"}, {"Jh", ""}, {"Jh", ""}}};
    const Round alone = played(held, "Ah"); // seat 2 is void in hearts
    CHECK(follows(alone, "As", Principle::save_trump_ace));
    const std::array<Held, 4> two{{{plain_hand, ""}, {"As Js Jc", "sh"}, {"Jh", ""}, {"Jh", ""}}};
    CHECK_FALSE(follows(played(two, "Ah"), "As", Principle::save_trump_ace));
}

TEST_CASE("A seat that plays last against the declarer takes counters", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"Jh", "h"}, {"Qh", "h"}, {"Ah 10h Jh", ""}}};
    const Round round = played(held, "Kh Jh Qh");
    REQUIRE(round.pending().seat == 4);
    CHECK(follows(round, "Ah", Principle::last_takes));
    const std::array<Held, 4> nothing{
        {{plain_hand + " Qh", ""}, {"Jh", "h"}, {"Jh", "h"}, {"Ah 10h Jh", ""}}};
    CHECK_FALSE(follows(played(nothing, "Qh Jh Jh"), "Ah", Principle::last_takes)); // no counters
    const std::array<Held, 4> third{{{plain_hand, ""}, {"Jh", "h"}, {"Ah Jh", "h"}, {"Jh Qh", ""}}};
    CHECK_FALSE(follows(played(third, "Kh Jh"), "Ah", Principle::last_takes)); // not the last
}

TEST_CASE("Counters go on the own side's trick once nobody can take it", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"Ah Qh Jh", ""}, {"Jh Qh", ""}, {"Kh Jh 10h", ""}}};
    const Round round = played(held, "Kh Ah Jh"); // seat 4 plays last, seat 2 is winning
    REQUIRE(round.pending().seat == 4);
    CHECK(follows(round, "Kh", Principle::counter_to_us));
    CHECK(speaks_for(round, "Kh", Principle::counter_to_us));
    CHECK_FALSE(follows(round, "Jh", Principle::counter_to_us)); // not a counter
    const Round theirs = played(held, "Ah Jh Jh");
    CHECK_FALSE(follows(theirs, "Kh", Principle::counter_to_us));
    // While a seat that may ruff is still to play, nothing is certain.
    const std::array<Held, 4> third{{{plain_hand, ""}, {"Jh", ""}, {"Kh Jh", ""}, {"Jh", ""}}};
    CHECK_FALSE(follows(played(third, "Ah Jh"), "Kh", Principle::counter_to_us));
}

TEST_CASE("The others' tricks get no counters", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"Jh Qh Kh", ""}, {"Jh", ""}, {"Kh Jh", ""}}};
    const Round round = played(held, "Ah Jh Jh");
    CHECK(follows(round, "Jh", Principle::none_to_them));
    CHECK_FALSE(follows(round, "Kh", Principle::none_to_them));
    // With the partner still to play, its side may yet win the trick.
    CHECK_FALSE(follows(played(held, "Ah"), "Jh", Principle::none_to_them));
    // If only counters are legal, there is no choice: the principle favours no card.
    const std::array<Held, 4> forced{{{plain_hand, ""}, {"Jh", ""}, {"Jh", ""}, {"Kh", "h"}}};
    CHECK_FALSE(speaks_for(played(forced, "Ah Jh Jh"), "Kh", Principle::none_to_them));
}

TEST_CASE("A ten is held back from an ace that is out", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"Jh Ah", ""}, {"Jh", ""}, {"10h Jh", ""}}};
    const Round round = played(held, "Ah Jh Jh");
    CHECK(follows(round, "Jh", Principle::protect_ten));
    CHECK_FALSE(follows(round, "10h", Principle::protect_ten));
    // It is safe on a trick certain to be its own side's.
    CHECK_FALSE(follows(played(held, "Jh Ah Jh"), "Jh", Principle::protect_ten));
}

TEST_CASE("Counters are brought home in a trick that is safe, and points taken", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"Ah Jh", ""}, {"Jh Qh", ""}, {"Ah 10h Kh Jh", ""}}};
    const Round partners = played(held, "Kh Ah Jh");
    REQUIRE(partners.pending().seat == 4);
    CHECK(follows(partners, "10h", Principle::bring_home));
    CHECK_FALSE(follows(partners, "Ah", Principle::bring_home)); // nothing could catch it
    CHECK_FALSE(follows(partners, "Jh", Principle::bring_home));
    CHECK(follows(partners, "Jh", Principle::keep_high));
    CHECK_FALSE(follows(partners, "Kh", Principle::keep_high));
    const std::array<Held, 4> low{{{plain_hand, ""}, {"Jh", "h"}, {"Jh Qh", "h"}, {"Ah 10h Kh", ""}}};
    const Round points = played(low, "Kh Jh Qh");
    CHECK(follows(points, "10h", Principle::take_points));
    CHECK(follows(points, "10h", Principle::win_cheaply));
    CHECK_FALSE(follows(points, "Ah", Principle::win_cheaply));
    const Round nothing = played(low, "Jh Jh Qh");
    CHECK_FALSE(follows(nothing, "Kh", Principle::take_points));
}

TEST_CASE("While only a ruff could take the trick, a counter goes on it, unless a void is known", "[D26]") {
    const std::array<Held, 4> held{
        {{std::string(declares) + "Ah", ""}, {"Jh Qh Jc Ah", ""}, {"Jh Kh Jc Qh", "c"}, {"Js Jc", "h"}}};
    const Round first = played(held, "Ah Jh");
    CHECK(follows(first, "Kh", Principle::likely_counter));
    CHECK_FALSE(follows(first, "Jh", Principle::likely_counter));
    const Round ruffed = played(held, "Ah Jh Jh Js Jc Ac Jc Jc Ah Qh");
    REQUIRE(ruffed.pending().seat == 3);
    CHECK_FALSE(follows(ruffed, "Kh", Principle::likely_counter));

    const std::array<Held, 4> second{{{plain_hand, ""}, {"Ah 10h", ""}, {"Jh", ""}, {"Jh", ""}}};
    CHECK(follows(played(second, "Kh"), "Ah", Principle::take_unless_ruffed));
    CHECK_FALSE(follows(played(second, "Kh"), "10h", Principle::take_unless_ruffed)); // an ace may come
}

TEST_CASE("Low is played where higher cards may be beaten too, or the trick is lost", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"Qh Kh Jh", "h"}, {"Jh", ""}, {"Kh Jh", ""}}};
    const Round second = played(held, "Jh");
    CHECK(follows(second, "Qh", Principle::play_low));
    CHECK_FALSE(follows(second, "Kh", Principle::play_low));
    const Round lost = played(held, "Ah Jh Jh");
    CHECK(follows(lost, "Jh", Principle::throw_lowest));
    CHECK_FALSE(follows(lost, "Kh", Principle::throw_lowest));
    CHECK_FALSE(follows(lost, "Jh", Principle::play_low));
}

TEST_CASE("Low is played to a trick that the seat cannot win while it is open", "[D26]") {
    const std::array<Held, 4> held{{{plain_hand, ""}, {"Qh Kh Jh", "h"}, {"Jh", ""}, {"Kh Jh", ""}}};
    const Round open = played(held, "Ah"); // seats 3 and 4 may still ruff
    CHECK(follows(open, "Jh", Principle::low_while_open));
    CHECK(speaks_for(open, "Jh", Principle::low_while_open));
    CHECK_FALSE(follows(open, "Qh", Principle::low_while_open));
    // With a card that may win there is something else to think of.
    CHECK_FALSE(follows(played(held, "Jh"), "Qh", Principle::low_while_open));
    // A lost trick has a principle of its own.
    CHECK_FALSE(follows(played(held, "Ah Jh Jh"), "Jh", Principle::low_while_open));
}

namespace {

/// What a card that follows the principle promises about the trick, whatever the others hold: 1, its own side
/// takes it; −1, the other side does; 0, nothing.
int promised(Principle principle) {
    switch (principle) {
    case Principle::cash_winner:
    case Principle::top_trump:
    case Principle::bring_home:
    case Principle::take_points:
    case Principle::counter_to_us:
    case Principle::win_cheaply:
    case Principle::keep_high: return 1;
    case Principle::none_to_them:
    case Principle::throw_lowest: return -1;
    default: return 0;
    }
}

Action any_play(const Decision& asked, Random& random) {
    const Pack cards = sorted_pack(asked.cards);
    return play(cards[random.below(static_cast<std::uint32_t>(cards.size()))]);
}

/// Plays the card, then any cards until that many tricks are done. Returns the winner of the last one.
Seat winner_after(Round round, Card card, std::size_t tricks, Random& random) {
    const Seat seat = round.pending().seat;
    const std::size_t done = View(round, seat).finished_tricks().size() + tricks;
    REQUIRE(!round.apply(play(card)));
    while (!round.over() && View(round, seat).finished_tricks().size() < done)
        REQUIRE(!round.apply(any_play(round.pending(), random)));
    return View(round, seat).finished_tricks()[done - 1].winner;
}

} // namespace

TEST_CASE("What a principle says of the trick comes true, however the cards lie", "[D26]") {
    std::map<Principle, int> seen;
    Random random(7);
    for (const char* package : {"partnership", "german", "three-handed", "double-deck"})
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Match match = begin_match(testing::rules_of(package), seed);
            deal_next(match);
            while (match.round_is_on()) {
                const Decision asked = match.round->pending();
                const View view(*match.round, asked.seat);
                const auto side = [&](Seat seat) { return view.sides().of[seat]; };
                for (const Card one : asked.kind == DecisionKind::play ? asked.cards : CardSet{})
                    for (const Followed& followed : principles_followed(view, one)) {
                        const bool last = followed.principle == Principle::last_trick;
                        const int said = promised(followed.principle);
                        if (!last && !said) continue;
                        INFO(package << " " << seed << ": " << notation(one) << " "
                                     << static_cast<int>(followed.principle));
                        ++seen[followed.principle];
                        const Seat winner = winner_after(*match.round, one, last ? 2 : 1, random);
                        if (last)
                            CHECK(winner == asked.seat);
                        else
                            CHECK((side(winner) == side(asked.seat)) == (said > 0));
                    }
                const Action next = asked.kind == DecisionKind::play
                                        ? any_play(asked, random)
                                        : SteadyPlayer(random_for(view)).decide(view, asked);
                REQUIRE(!act(match, next));
            }
        }
    CHECK(seen.size() == 10); // each of them occurred
}
