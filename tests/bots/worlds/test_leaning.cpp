// Where bots expect trumps and aces once trump is named.
#include "bots/worlds/worlds.hpp"

#include "bots/player.hpp"
#include "catch.hpp"
#include "support/rounds.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;
using namespace roundhouse::testing;

namespace {

constexpr int worlds_drawn = 10;

/// The error of drawn worlds: over all kinds, the squared difference between the mean number in a hand and
/// the true one.
struct Off {
    double evenly = 0, leaning = 0;
};

double off(const Worlds& worlds, Seat seat, const CardSet& truth) {
    PerKind<double> mean{};
    Random random(11);
    for (int i = 0; i < worlds_drawn; ++i) {
        const CardSet hand = worlds.draw(random).hands[seat];
        for (const Card card : hand) mean[card] += 1.0 / worlds_drawn;
    }
    double sum = 0;
    for (int number = 0; number < kind_count; ++number) {
        const double by = mean[static_cast<std::size_t>(number)] - truth.count(Card::numbered(number));
        sum += by * by;
    }
    return sum;
}

/// Over the first three tricks of `games` games of steady bots: the hand of seat `which`, as each other seat
/// sees it on its turn.
template<class Which>
Off off_in_first_tricks(const RulebookPtr& rules, std::uint64_t games, Which which) {
    Off sum;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Match match = begin_match(rules, seed);
        deal_next(match);
        while (match.round_is_on()) {
            const Decision asked = match.round->pending();
            const View view(*match.round, asked.seat);
            const Seat seat = asked.kind == DecisionKind::play ? which(view) : 0;
            if (seat && seat != view.seat() && view.finished_tricks().size() < 3) {
                const CardSet& truth = match.round->state().tricks.hands[seat];
                sum.evenly += off(Worlds(view), seat, truth);
                sum.leaning += off(worlds_in_play(view), seat, truth);
            }
            REQUIRE_FALSE(act(match, make_bot("steady", seed, asked.seat)->decide(view, asked)));
        }
    }
    return sum;
}

Seat declarer_of(const View& view) { return view.contract().seat; }
Seat giver_in(const View& view) { return partner_of(view.rules(), view.contract().seat); }

} // namespace

TEST_CASE("Worlds come closer to the declarer's hand if trumps lean there, and away from the discard",
          "[A08][B05]") {
    for (const char* name : {"german", "partnership", "racehorse-pass", "three-handed"}) {
        INFO(name);
        const Off by = off_in_first_tricks(rules_of(name), 40, declarer_of);
        INFO(by.evenly << " evenly, " << by.leaning << " leaning");
        CHECK(by.leaning < by.evenly * 0.97);
    }
}

TEST_CASE("A seat that has given the declarer cards is taken to have no trumps left and few aces", "[B05]") {
    const Off by = off_in_first_tricks(rules_of("partnership"), 40, giver_in);
    INFO(by.evenly << " evenly, " << by.leaning << " leaning");
    CHECK(by.leaning < by.evenly * 0.97);
}

TEST_CASE("There is no leaning before trump is named, nor in a contract without one", "[A29]") {
    const RulebookPtr rules =
        rules_of("german", {{"durch", "yes"}, {"with_sevens", "yes"}, {"no_kitty", "yes"}});
    const auto uneven_after = [&](const std::string& named) {
        Random random(3);
        ToldRound table(rules, shuffled_and_cut(rules->deck, random), 3);
        table.say("1 bid 150\n2 pass\n3 pass");
        CHECK(leaning_of(View(table.round, 2)).uneven() == 0);
        table.say("1 " + named);
        return leaning_of(View(table.round, 2)).uneven();
    };
    CHECK(uneven_after("trump hearts") == (mask_of(Suit::hearts) | mask_of(Rank::ace)));
    CHECK(uneven_after("contract Durch") == 0);
}
