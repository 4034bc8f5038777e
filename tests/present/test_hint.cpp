#include "catch.hpp"
#include "support/tables.hpp"

#include "base/text.hpp"
#include "bots/sharp/sharp.hpp"
#include "bots/worlds/worlds.hpp"
#include "present/cards.hpp"
#include "present/hints/hints.hpp"
#include "present/hints/principles.hpp"

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;
using bots::possible_hands;

namespace {

Names names() { return Names(usual_names(4, Turn::clockwise)); }

Hint hint(const Match& match) {
    const Decision decision = match.round->pending();
    return hint_for(View(*match.round, decision.seat), decision, names());
}

} // namespace

TEST_CASE("Hints are always allowed, to the end of a round") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Match match = round_of(seed);
        while (match.round_is_on()) {
            const Hint advice = hint(match);
            CHECK_FALSE(advice.why.empty());
            REQUIRE_FALSE(act(match, advice.action));
        }
    }
}

TEST_CASE("The same view gives the same hint, whatever lies hidden") {
    const Match match = round_of(4);
    const Decision decision = match.round->pending();
    const View view(*match.round, decision.seat);
    Random random(99);
    const Round other = supposed(view, possible_hands(view, random));
    CHECK(hint_for(view, decision, names()).why ==
          hint_for(View(other, decision.seat), other.pending(), names()).why);
}

TEST_CASE("A hint to pass says which contract that leaves to an opponent who had to bid", "[C03]") {
    const RulebookPtr rules = rules_of("auction");
    const auto advice = [&](const std::string& hand, const std::string& calls) {
        Random random(4);
        const Pack rest = shuffled_and_cut(rules->deck - cards(hand), random);
        std::vector<std::string> hands;
        for (auto card = rest.begin(); card != rest.end(); card += rules->deal.hand)
            hands.push_back(notation(Pack(card, card + rules->deal.hand)));
        hands.push_back(hand);
        ToldRound told(rules, pack_for(*rules, 4, hands), 4);
        told.say(calls);
        return hint_for(View(told.round, 4), told.pending(), names());
    };
    const auto says_so = [](const Hint& hint) {
        return std::count(hint.why.begin(), hint.why.end(),
                          "If you pass, an opponent has to play for 250.") == 1;
    };
    const std::string good = "10h As 9s Qc Qs Ad Kh 9s Kc Ah Ac Kd";
    const Hint leaves = advice(good, "1 bid 250\n2 pass\n3 pass");
    CHECK(leaves.action == pass());
    CHECK(says_so(leaves));
    CHECK_FALSE(says_so(advice(good, "1 bid 260\n2 pass\n3 pass")));
    const Hint takes = advice("Ah Ah 10h 10h Kh Kh Qh Qh Jh Jh As Ac", "1 bid 250\n2 pass\n3 pass");
    CHECK(is<actions::Bid>(takes.action));
    CHECK_FALSE(says_so(takes));
}

TEST_CASE("A hint to pass says the pass that tells the partner of meld, as the bots do", "[D10]") {
    const RulebookPtr rules = rules_of("double-deck");
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Match match = begin_match(rules, seed);
        deal_next(match);
        const int meld =
            rules->melds.points(match.round->state().tricks.hands[match.round->pending().seat], {});
        const Hint advice = hint(match);
        const auto* call = as<actions::Pass>(advice.action);
        if (!call) continue;
        const PassCall& said = rules->auction->passes.at(static_cast<std::size_t>(call->which));
        INFO(said.name << " with " << meld);
        if (!said.meld) continue;
        ++told;
        CHECK((said.meld->least <= meld && meld <= said.meld->most));
        CHECK_THAT(advice.why.front(), Catch::StartsWith("Say “" + said.name + "”."));
        for (const std::string& why : advice.why) CHECK(why.find("Pass:") == std::string::npos); // one call
    }
    CHECK(told > 0);
}

TEST_CASE("Worlds that are drawn hold every unseen card once") {
    const Match match = round_of(4, {"bid 250", "pass", "pass", "pass"});
    const View view(*match.round, 1);
    Random random(1);
    const auto hands = possible_hands(view, random);
    CardSet together;
    for (Seat seat = 1; seat <= 4; ++seat) {
        CHECK(hands[seat].size() == view.hand_size(seat));
        together += hands[seat];
    }
    CHECK(together == match.rules->deck);
}

TEST_CASE("The gift that a hint proposes has every trump but a nine in it, and says what it costs",
          "[B05][D26]") {
    const KindMask better_trumps = mask_of(Suit::hearts) & ~mask_of(Card(Rank::nine, Suit::hearts));
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Match match = round_of(seed, {"bid 250", "pass", "pass", "pass", "trump hearts"});
        const Decision asked = match.round->pending();
        REQUIRE(asked.kind == DecisionKind::give);
        const Hint advice = hint(match);
        REQUIRE(is<actions::Give>(advice.action));
        const int trumps = View(*match.round, asked.seat).hand().only(better_trumps).size();
        CHECK(cards_of(advice.action).only(better_trumps).size() == std::min(trumps, 4));
        const std::string why = in_letters(join(advice.why, " "));
        CHECK(contains(why, "Give "));
        CHECK((contains(why, " of your own meld points.") || contains(why, "Your own melds stay whole.")));
        CHECK(contains(why, " choices is clearly better; the bid makes ") == (advice.why.size() == 3));
    }
}

TEST_CASE("Who had better leave the hand instead of giving cards is told so") {
    auto changed = std::make_shared<Rulebook>(*partnership());
    changed->exits.front().at = {Step::exchange};
    changed->exits.front().when = {};
    int left = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Match match = begin_match(changed, seed);
        deal_next(match);
        for (const char* said : {"bid 250", "pass", "pass", "pass", "trump spades"})
            REQUIRE_FALSE(act(match, *parse_action(*changed, said)));
        while (match.round->pending().seat != match.round->state().contract.seat)
            REQUIRE_FALSE(act(match, hint(match).action)); // the partner gives first
        REQUIRE(match.round->pending().exits);
        const Hint advice = hint(match);
        const bool leaves = is<actions::Leave>(advice.action);
        left += leaves;
        CHECK(advice.why.front().find(leaves ? "Choose" : "Give") == 0);
    }
    CHECK(left > 0);
    CHECK(left < 12);
}

TEST_CASE("A hint names the principle that its card follows, and none that it does not", "[D26]") {
    int named = 0, plays = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        Match match = round_of(seed);
        while (match.round_is_on()) {
            const Decision asked = match.round->pending();
            const View view(*match.round, asked.seat);
            const Hint advice = hint(match);
            const auto* played = as<actions::Play>(advice.action);
            if (played && asked.cards.size() > 1 && !asked.may_claim) {
                ++plays;
                const std::string principle = principle_in_words(view, played->card);
                const bool said =
                    std::find(advice.why.begin(), advice.why.end(), principle) != advice.why.end();
                CHECK(said == !principle.empty());
                named += said;
                // No principle favours a card over itself.
                CHECK(principle_in_words(view, played->card, &played->card).empty());
                for (const bots::Followed& one : bots::principles_for(view, played->card)) {
                    const auto all = bots::principles_followed(view, played->card);
                    CHECK(std::find(all.begin(), all.end(), one) != all.end());
                }
            }
            REQUIRE_FALSE(act(match, advice.action));
        }
    }
    CHECK(named > 5);
    CHECK(named < plays); // not every card is given one
}

TEST_CASE("Of cards that do equally well the hint plays one with a reason, and says if none matters",
          "[D26]") {
    int alike = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Match match = round_of(seed);
        while (match.round_is_on()) {
            const Decision asked = match.round->pending();
            const View view(*match.round, asked.seat);
            const Hint advice = hint(match);
            const auto* played = as<actions::Play>(advice.action);
            if (played && asked.cards.size() > 1 && !asked.may_claim) {
                const auto weighed =
                    bots::SharpPlayer(bots::random_for(view), 200).weigh(view, asked).candidates;
                const auto says = [&](const char* words) {
                    return std::any_of(advice.why.begin(), advice.why.end(),
                                       [&](const std::string& one) { return contains(one, words); });
                };
                const bool same = weighed.size() > 1 &&
                                  std::all_of(weighed.begin(), weighed.end(), [&](const bots::Weighed& one) {
                                      return one.each == weighed.front().each;
                                  });
                CHECK(says("come to the same") == same);
                CHECK_FALSE((same && says("Next best")));
                alike += same;
                // Only for a reason is it another card than the one that came out best.
                const Card best = std::get<actions::Play>(weighed.front().action).card;
                CHECK((played->card == best || !principle_in_words(view, played->card).empty()));
                CHECK(says("too small to tell") == (played->card != best && !same));
                if (principle_in_words(view, played->card).empty())
                    for (const bots::Weighed& one : weighed)
                        if (one.each == weighed.front().each)
                            CHECK(principle_in_words(view, std::get<actions::Play>(one.action).card).empty());
            }
            REQUIRE_FALSE(act(match, advice.action));
        }
    }
    CHECK(alike > 0);
}

TEST_CASE("Of an ace led it is said what can beat it, and nothing is left open once all have played") {
    Match match = round_of(1);
    while (match.round_is_on() && match.round->state().tricks.done < 3) { // trumps are out
        const Decision asked = match.round->pending();
        const View view(*match.round, asked.seat);
        const std::size_t played = view.trick().size();
        for (const Card card : asked.kind == DecisionKind::play ? asked.cards : CardSet{}) {
            const std::string certain = certain_of(view, card);
            INFO(certain);
            if (played == 0 && card.rank() == Rank::ace)
                CHECK(certain ==
                      (view.trump() == card.suit() ? "Nothing can beat " : "Only a trump can beat ") +
                          mark(card) + ".");
            CHECK((certain.empty() || certain.find(mark(card)) != std::string::npos)); // two may be at stake
            if (played < 3) continue;
            CHECK(certain.find("so far") == std::string::npos);
            CHECK(certain.find("unless") == std::string::npos);
        }
        REQUIRE_FALSE(act(match, hint(match).action));
    }
}

TEST_CASE("Principles are told with the signs of their suits and cards", "[D26]") {
    using bots::Principle;
    CHECK(in_signs(in_words({Principle::draw_trump, Suit::spades, 5})) ==
          "Draw trump: 5 are still out in ♠, and you have the length.");
    CHECK(in_signs(in_words({Principle::draw_trump, Suit::spades, 1})) ==
          "Draw trump: one is still out in ♠, and you have the length.");
    CHECK(in_signs(in_words({Principle::queen_through, Suit::hearts, 7})) ==
          "With 7 trumps, lead Q♥ through the ace of ♥ that the next player has shown.");
    CHECK(in_signs(in_words({Principle::lead_back_jack, Suit::clubs, 0})) ==
          "Lead ♣ back: J♣ on your second ace shows that your partner has the other two aces.");
    CHECK(in_signs(in_words({Principle::protect_ten, Suit::diamonds, 0})) ==
          "Protect the ten of ♦: a higher card is still out.");
    for (int n = 0; n < bots::principle_count; ++n) // each has its own sentence
        for (int m = 0; m < n; ++m)
            CHECK(in_words({static_cast<Principle>(n), Suit::spades, 3}) !=
                  in_words({static_cast<Principle>(m), Suit::spades, 3}));
}

TEST_CASE("While cards are drawn, a hint lays the smaller meld first and says what comes of it", "[C17]") {
    const RulebookPtr rules = rules_of("two-handed");
    const Pack pack = pack_with_stock(*rules, "Ah 10h Kh Qh Jh As Ks Qs Jd Kd Qd 9s", "10h");
    ToldRound told{rules, pack, 2};
    told.say("1 play As");
    REQUIRE_FALSE(told.round.apply(play(*told.pending().cards.begin()), EventLog(told.events)));
    const Hint advice = hint_for(View(told.round, 1), told.pending(), Names(usual_names(2, Turn::clockwise)));
    CHECK(to_text(*rules, advice.action) == "meld Kh Qh as Royal marriage");
    const std::string why = in_letters(join(advice.why, " "));
    CHECK(contains(why, "Meld Royal marriage (Kh Qh) first, for 40."));
    CHECK(contains(why, "Run (Ah 10h Kh Qh Jh) can follow and scores 150"));
    CHECK(contains(why, "it comes to about this against the others: Royal marriage +"));
}

TEST_CASE("While cards are drawn, a hint says what the trick is good for, and which cards no meld needs",
          "[C17]") {
    const RulebookPtr rules = rules_of("two-handed");
    const Pack pack = pack_with_stock(*rules, "Kh Qh 10s 9c As Ks Qs Js Jc Kd Kc Ad", "10h", 1);
    ToldRound told{rules, pack, 1};
    told.say("2 play 9s");
    const Hint advice = hint_for(View(told.round, 1), told.pending(), Names(usual_names(2, Turn::clockwise)));
    CHECK(to_text(*rules, advice.action) == "play 10s");
    const std::string why = in_letters(join(advice.why, " "));
    CHECK(contains(why, "10s takes the trick. Then you can lay a meld for 80. No meld that you can still lay "
                        "needs 10s. In "));
    CHECK(contains(why, "simulated deals that fit what you have seen, the round is worth about "));
}
