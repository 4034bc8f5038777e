// More people than seats (C33), and hands that do not add up to the deck (C29).

#include "catch.hpp"

#include "bots/player.hpp"
#include "game/journal/journal.hpp"
#include "support/rounds.hpp"
#include "support/shipped.hpp"

#include <numeric>
#include <set>

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

void play_round(Match& match, RandomTable& table) {
    deal_next(match);
    while (match.round_is_on()) REQUIRE_FALSE(act(match, table.decide(*match.round)));
}

} // namespace

TEST_CASE("[C33] the dealer sits out, in rotation; scores are those of people") {
    Match match = begin_match(rules_of("partnership", {{"people", "5"}}), 7);
    RandomTable table(4, 7);
    REQUIRE(match.scores.size() == 5);
    std::set<int> sat_out;
    std::vector<int> before = match.scores;
    for (int number = 1; number <= 5 && !match.over(); ++number) {
        play_round(match, table);
        const int dealer = dealing_person(match, number);
        sat_out.insert(dealer);
        CHECK(dealer_of(match, number) == 4);
        CHECK(match.scores[static_cast<std::size_t>(dealer - 1)] ==
              before[static_cast<std::size_t>(dealer - 1)]); // whoever sits out scores nothing
        CHECK(person_at(match, number, 1) == dealer % 5 + 1);
        const auto& delta = match.settled.back().delta;
        const auto of = [&](Seat seat) {
            return delta[static_cast<std::size_t>(person_at(match, number, seat) - 1)];
        };
        CHECK(of(1) == of(3)); // this round's partners
        CHECK(of(2) == of(4));
        before = match.scores;
    }
    CHECK(sat_out.size() == 5);
}

TEST_CASE("[C33] games with people who sit out end, are journalled and played again") {
    const RulebookPtr rules = rules_of("german", {{"people", "4"}, {"rounds", "8"}});
    JournalHeader header{"german", rules->digest, {{"people", "4"}, {"rounds", "8"}}, 3, {}};
    for (const char* name : {"A", "B", "C", "D"}) header.players.push_back({"random", name});
    auto out = std::make_unique<std::ostringstream>();
    const std::ostringstream& text = *out;
    RecordedGame game(rules, header, std::make_unique<JournalStream>(std::move(out)));
    RandomTable table(3, 3);
    while (!game.match().over()) {
        if (!game.match().round_is_on())
            game.deal();
        else
            REQUIRE_FALSE(game.act(table.decide(*game.match().round)));
    }
    CHECK(game.match().settled.size() == 8);
    const auto journal = read_journal(text.str());
    REQUIRE(journal);
    const Replay again = replay(*journal, rules);
    CHECK_FALSE(again.trouble);
    CHECK(again.game.match().scores == game.match().scores);
    CHECK(again.game.match().scores.size() == 4);
}

TEST_CASE("[C29] a hand whose cards are no longer the deck is void: nobody scores, the game goes on") {
    Match match = begin_match(rules_of("partnership", {}), 5);
    match.scores = {300, 200};
    deal_next(match);
    // No rule loses a card: this fault is planted behind the engine's back.
    CardSet& hand = const_cast<RoundState&>(match.round->state()).tricks.hands[1];
    const Card lost = *hand.begin();
    hand.remove(lost);
    hand.add(lost == Card(Rank::ace, Suit::clubs) ? Card(Rank::ten, Suit::clubs)
                                                  : Card(Rank::ace, Suit::clubs));
    std::vector<Event> events;
    REQUIRE_FALSE(act(match, pass(), EventLog(events)));
    CHECK_FALSE(match.round_is_on());
    REQUIRE(match.settled.size() == 1);
    CHECK(match.settled.back().result.outcome == "void");
    CHECK(match.settled.back().lines.empty());
    CHECK(match.scores == std::vector<int>{300, 200});
    const auto told = std::find_if(events.begin(), events.end(),
                                   [](const Event& event) { return is<events::Voided>(event); });
    REQUIRE(told != events.end());
    CHECK_FALSE(as<events::Voided>(*told)->dealt_again);
    deal_next(match);
    CHECK(match.round_is_on());
}

TEST_CASE("Programs are told the contract of each side, however many people there are", "[C08]") {
    for (const char* people : {"4", "6"}) {
        Match match = begin_match(rules_of("auction", {{"bidding", "summed"}, {"people", people}}), 7);
        deal_next(match);
        CHECK(to_json(View(*match.round, 1))["contracts"].size() == 2);
    }
}

TEST_CASE("[C33] A view says which of the scores is whose, whoever sits out") {
    for (const char* people : {"4", "5", "7"}) {
        Match match = begin_match(rules_of("cutthroat", {{"people", people}}), 7);
        RandomTable table(match.rules->seats, 7);
        for (int number = 1; number <= 4 && !match.over(); ++number) {
            play_round(match, table);
            const auto told = to_json(View(*match.round, 1));
            CHECK(told["dealing_party"] == dealing_person(match, number));
            for (Seat seat = 1; seat <= match.rules->seats; ++seat)
                CHECK(told["seats"][static_cast<std::size_t>(seat - 1)]["party"] ==
                      person_at(match, number, seat));
        }
    }
    Match partners = begin_match(rules_of("partnership"), 7);
    deal_next(partners);
    const auto told = to_json(View(*partners.round, 1));
    CHECK(told["dealing_party"] == partners.rules->party[dealer_of(partners, 1)]);
    for (std::size_t at = 0; at < 4; ++at) CHECK(told["seats"][at]["party"] == at % 2 + 1);
}
