// Exits for anyone, facts about a hand, and hands dealt again: the misdeal of double-deck (C38).

#include "catch.hpp"
#include "support/journals.hpp"
#include "support/scramble.hpp"
#include "support/shipped.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

constexpr int misdeal = 3; ///< after no marriage, too little meld and throwing in

RulebookPtr with_misdeal(Options options = {}) {
    options["technical_misdeal"] = "yes";
    const RulebookPtr rules = rules_of("double-deck", options);
    REQUIRE(rules->exits.at(misdeal).name == "technical misdeal");
    return rules;
}

/// The same, with more hands that may declare it: by the ledger it is rare.
RulebookPtr with_many_misdeals(const Options& options = {}) {
    Rulebook rules = *with_misdeal(options);
    rules.exits[misdeal].when.holds = {{"Q J", mask_of(Rank::queen) | mask_of(Rank::jack), 11, {}}};
    return std::make_shared<const Rulebook>(std::move(rules));
}

/// Rewritten from the ledger's row.
bool qualifies(const CardSet& hand) {
    int aces = 0, non_counters = 0;
    for (const Card card : hand) {
        aces += card.rank() == Rank::ace;
        non_counters += card.rank() == Rank::queen || card.rank() == Rank::jack || card.rank() == Rank::nine;
    }
    return aces == 0 && non_counters >= 13;
}

const std::vector<std::string> hands{"As As Ks Qs Ah Ah 10h Kh Kh Qh Jh Ad Ad Kd Kd Jd Jd Ac Ac Kc",
                                     "10s Ks Qs Qs Qs Js Js Js 10h 10h Qh Qh Jh Jh Jh 10d 10d Qd Qd Jc",
                                     "As 10s 10s Ks Ah 10h Kh Ad 10d Kd Qd Jd Ac 10c 10c Kc Kc Qc Qc Jc",
                                     "As 10s Ks Js Ah Kh Qh Ad 10d Kd Qd Jd Ac 10c 10c Kc Qc Qc Jc Jc"};

constexpr std::string_view to_the_lead = "1 bid 50\n2 pass\n3 pass\n4 pass\n1 trump hearts";

ToldRound table_of(const RulebookPtr& rules) { return {rules, pack_for(*rules, 4, hands), 4}; }

/// Random players, except that a seat that may declare the misdeal does so at once, in `percent` of the
/// cases.
void play_round(Match& match, RandomTable& table, Random& random, int percent) {
    while (match.round_is_on()) {
        const Decision asked = match.round->pending();
        const bool declare = (asked.exits >> misdeal & 1) && any_of(random, 100) < percent;
        REQUIRE_FALSE(act(match, declare ? leave(misdeal) : table.decide(*match.round)));
    }
}

} // namespace

TEST_CASE("[C38] the misdeal is open to who holds it, at every turn up to their own first card") {
    int open = 0;
    for (const auto& options : {Options{}, {{"nines", "yes"}}}) {
        const RulebookPtr rules = with_misdeal(options);
        RandomTable table(4, 7);
        Random random(8);
        for (int i = 0; i < 150; ++i) {
            Round round(rules, shuffled_and_cut(rules->deck, random), 1 + any_of(random, 4));
            while (!round.over() && round.state().tricks.done < 2) {
                const Decision asked = round.pending();
                const bool may = qualifies(round.state().tricks.hands[asked.seat]) &&
                                 (asked.kind != DecisionKind::play || round.state().tricks.done == 0);
                REQUIRE((asked.exits >> misdeal & 1) == may);
                open += may;
                Action action = table.decide(round);
                while (is<actions::Leave>(action)) action = table.decide(round);
                REQUIRE_FALSE(round.apply(action));
            }
        }
    }
    CHECK(open > 20);
}

TEST_CASE("[C38] nobody else learns that a player may declare it") {
    const RulebookPtr rules = with_misdeal();
    ToldRound table = table_of(rules);
    table.say(to_the_lead);
    table.say("1 play Ah");
    REQUIRE(table.pending().seat == 2);
    REQUIRE(table.pending().exits == 1u << misdeal);
    Random random(3);
    for (const Seat other : {0, 1, 3, 4}) {
        const View view(table.round, other);
        CHECK(view.decision().exits == 0);
        CHECK(to_json(view).dump().find("misdeal") == std::string::npos);
        for (int i = 0; i < 20 && other != 0; ++i) // with other hands, most may not declare it
            CHECK(to_json(View(supposed(view, scrambled_hands(view, random)), other)) == to_json(view));
    }
    for (const Event& event : table.events)
        CHECK(to_json(*rules, event).dump().find("misdeal") == std::string::npos);
}

TEST_CASE("[C38] declared, all meld is void and nobody scores") {
    ToldRound table = table_of(with_misdeal());
    table.say(to_the_lead);
    CHECK(table.round.state().melds.points[1] > 20);
    table.say("1 play Ah");
    CHECK(table.try_to("2 claim")->code == RefusalCode::not_certain);
    table.say("2 leave technical misdeal");
    REQUIRE(table.round.over());
    CHECK(conserves_cards(table.round.state()));
    const RoundResult result = table.round.result();
    CHECK(result.outcome == "technical misdeal");
    CHECK(result.dealt_again);
    for (const SideResult& side : result.sides) CHECK(side.meld + side.count == 0);
    const Settled settled = settle(table.round.rules(), result);
    CHECK(settled.delta == std::vector<int>{0, 0});
    CHECK(settled.lines.empty());
    CHECK_FALSE(settled.verdict.over);
    CHECK(is<events::Voided>(table.events.back()));
    const auto* left = as<events::Left>(table.events[table.events.size() - 2]);
    REQUIRE(left);
    CHECK(left->seat == 2);
}

TEST_CASE("[C38] the same dealer deals again, and the hand does not count as one of the game") {
    for (const char* people : {"0", "5"}) {
        const RulebookPtr rules = with_many_misdeals({{"people", people}});
        Match match = begin_match(rules, 4);
        RandomTable table(4, 5);
        Random random(6);
        int again = 0, dealer = match.first_dealer, hand = 1;
        while (!match.over() && match.round_number < 400 && again < 5) {
            deal_next(match);
            CHECK(dealing_person(match, match.round_number) == dealer);
            CHECK(match.round->state().before.round == hand);
            const std::vector<int> before = match.scores;
            play_round(match, table, random, 100);
            const SettledRound& settled = match.settled.back();
            CHECK(settled.result.dealt_again == (settled.result.outcome == "technical misdeal"));
            if (settled.result.dealt_again) {
                CHECK(match.scores == before);
                ++again;
                continue;
            }
            ++hand;
            dealer = onward(dealer, 1, rules->people);
        }
        CHECK(again > 0);
        // Looking back reconstructs every dealer.
        for (int number = 2; number <= match.round_number; ++number)
            CHECK((dealing_person(match, number) == dealing_person(match, number - 1)) ==
                  match.settled[static_cast<std::size_t>(number - 2)].result.dealt_again);
    }
}

TEST_CASE("[C38] a game with hands dealt again replays, with what was taken back taken back") {
    const RulebookPtr rules = with_many_misdeals();
    int again = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const auto recording = recorded(rules, seed, 25, 3);
        check_replays(*recording, rules);
        for (const SettledRound& round : recording->game.match().settled) again += round.result.dealt_again;
    }
    CHECK(again > 0);
}

TEST_CASE("[C38] an exit for anyone may look at counters and ranks, and dealing again at nobody's bid") {
    Rulebook own = *with_misdeal();
    own.exits[misdeal].when.holds = {{"A", mask_of(Rank::ace), 4, 5}};
    const RulebookPtr rules = std::make_shared<const Rulebook>(own);
    ToldRound table = table_of(rules);
    CHECK(table.pending().exits == 0); // eight aces
    table.say("1 bid 50\n2 pass");
    CHECK(table.pending().exits == 1u << misdeal); // four
    CHECK(table.try_to("3 leave throwing in")->code == RefusalCode::exit_closed);
}

TEST_CASE("[C38] steady and sharp ask for another hand where theirs is behind") {
    ToldRound table = table_of(with_misdeal());
    for (const char* kind : {"steady", "sharp"}) {
        ToldRound led = table;
        const auto decided = [&] {
            const Decision asked = led.pending();
            return bots::make_bot(kind, 1, asked.seat, 4)->decide(View(led.round, asked.seat), asked);
        };
        led.say("1 bid 50");
        CHECK(is<actions::Pass>(decided())); // declaring can wait
        led.say("2 pass\n3 pass\n4 pass\n1 trump hearts\n1 play Ah");
        CHECK(decided() == leave(misdeal));
    }
}
