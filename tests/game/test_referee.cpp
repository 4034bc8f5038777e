// Reneges: when a referee watches, illegal plays are accepted, and another player may call them (C27). The
// package's settlement sets the price (C28).
#include "bots/lab/simulate.hpp"
#include "bots/worlds/plays.hpp"
#include "catch.hpp"
#include "support/journals.hpp"
#include "support/scramble.hpp"
#include "support/shipped.hpp"
#include "support/shipped_packages.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

RulebookPtr enforced(const std::string& name, const std::string& enforcement = "referee") {
    return rules_of(name, {{"enforcement", enforcement}});
}

RulebookPtr watched() { return enforced("three-handed"); }

const std::vector<std::string> hands{"As As 10s 10s Ks Ks Qs Qs Js Js 9s 9s Ah Ah Ad",
                                     "Ad Kh Kh Qh Jh Jh 9h 9h Kd Qd Jd 9d Kc Qc Jc",
                                     "Ac Ac 10h 10d 10c Kd Qd Qh Jd 9d Kc Qc Jc 9c 9c"};

/// A match in which seat 1 has the contract at 20, with spades trump; `discards` (if any) were put away.
Match dealt(const RulebookPtr& rules, const std::string& discards = "10h 10d 10c") {
    Match match = begin_match(rules, 1);
    match.first_dealer = 3;
    Pack pack = pack_for(*rules, 3, hands);
    for (const Card card : row("10h 10d 10c")) pack.push_back(card);
    deal_next(match, pack, {});
    for (const char* action : {"bid 20", "pass", "pass", "trump spades"})
        REQUIRE_FALSE(act(match, *parse_action(*rules, action)));
    if (!discards.empty()) REQUIRE_FALSE(act(match, discard(*parse_card_set(discards))));
    return match;
}

/// Plays, each by the seat whose turn it is.
void play_all(Match& match, const std::vector<std::pair<Seat, std::string>>& plays) {
    for (const auto& [seat, card] : plays) {
        INFO(seat << " " << card);
        REQUIRE(match.round->pending().seat == seat);
        REQUIRE_FALSE(act(match, play(*parse_card(card))));
    }
}

/// The result of calling a renege: the offence, and the scores.
std::string called(Match match, Seat by, Seat against) {
    if (const auto refusal = aside(match, by, accuse(against))) return name(refusal->code);
    if (match.settled.empty()) return "nothing";
    const RoundResult& result = match.settled.back().result;
    std::string text =
        result.outcome + " by side " + std::to_string(result.offender) + ", " + result.offence + ":";
    for (const int score : match.scores) text += " " + std::to_string(score);
    return text;
}

bots::Simulation simulated(const RulebookPtr& rules, std::vector<std::string> bots, int rounds) {
    bots::SimulationPlan plan;
    plan.rules = rules;
    plan.bots = std::move(bots);
    plan.rounds = rounds;
    return bots::simulate(plan);
}

} // namespace

TEST_CASE("Under a referee illegal plays of every kind are accepted, and another player may call them",
          "[C27][C28]") {
    SECTION("out of suit") {
        Match match = dealt(watched());
        play_all(match, {{1, "Ah"}, {2, "Kd"}});
        CHECK(called(match, 3, 2) == "renege by side 2, follow the suit led: 172 -20 4");
        CHECK(called(match, 1, 2) == "renege by side 2, follow the suit led: 172 -20 4");
        CHECK(called(match, 1, 3) == "nothing");
    }
    SECTION("sloughing with trump in hand") {
        Match match = dealt(watched());
        play_all(match, {{1, "Ad"}, {2, "Ad"}, {3, "9d"}, {1, "Ah"}, {2, "9h"}, {3, "10h"}});
        CHECK(called(match, 2, 1) == "nothing");
        match = dealt(watched(), "10h 10c Ah");
        play_all(match, {{1, "10d"}, {2, "Ad"}, {3, "9d"}, {2, "Kc"}, {3, "Ac"}, {1, "Ah"}});
        CHECK(called(match, 2, 1) == "renege by side 1, trump if void: -40 6 4");
    }
    SECTION("not going over") {
        Match match = dealt(watched(), "10h 10c Ah");
        play_all(match, {{1, "10d"}, {2, "Kd"}});
        CHECK(called(match, 3, 2) == "renege by side 2, beat the best card: 172 -20 4");
    }
    SECTION("out of turn") {
        Match match = dealt(watched());
        REQUIRE_FALSE(aside(match, 3, play(*parse_card("Ac"))));
        CHECK(called(match, 2, 3) == "renege by side 3, out of turn: 172 6 -20");
    }
    SECTION("leading before discarding") {
        Match match = dealt(watched(), "");
        CHECK(match.round->pending().kind == DecisionKind::discard);
        CHECK(match.round->pending().may_lead);
        play_all(match, {{1, "Ah"}});
        CHECK(match.round->state().tricks.hands[1].size() == 17);
        CHECK(called(match, 2, 1) == "renege by side 1, leading before discarding: -40 6 4");
    }
}

TEST_CASE("Without a referee the same plays are refused", "[C27]") {
    Match match = dealt(enforced("three-handed", "strict"), "");
    CHECK_FALSE(match.round->pending().may_lead);
    CHECK(act(match, play(*parse_card("Ah")))->code == RefusalCode::not_asked);
    REQUIRE_FALSE(act(match, discard(*parse_card_set("10h 10d 10c"))));
    play_all(match, {{1, "Ah"}});
    CHECK(act(match, play(*parse_card("Kd")))->code == RefusalCode::must);
    CHECK(aside(match, 3, play(*parse_card("Ac")))->code == RefusalCode::not_your_turn);
    CHECK(aside(match, 3, accuse(2))->code == RefusalCode::no_accusation);
    CHECK_FALSE(match.round->asides(3));
}

TEST_CASE("A wrong accusation costs nothing, but it is recorded and told", "[C28]") {
    Match match = dealt(watched());
    play_all(match, {{1, "Ah"}});
    std::vector<Event> events;
    REQUIRE_FALSE(aside(match, 3, accuse(1), EventLog(events)));
    REQUIRE(events.size() == 1);
    CHECK(to_json(*match.rules, events[0]) ==
          nlohmann::json::parse(R"({"event":"called a renege","seat":3,"of":1,"proven":false})"));
    CHECK(match.round_is_on());
    CHECK(match.round->pending().seat == 2);
    const View view(*match.round, 2);
    REQUIRE(view.accusations().size() == 1);
    CHECK(view.accusations()[0].by == 3);
    CHECK(view.accusations()[0].against == 1);
    CHECK_FALSE(view.accusations()[0].proven);
    CHECK(to_json(view)["referee"]["accusations"].size() == 1);
}

TEST_CASE("In teams the offender's team is the offender", "[C28]") {
    const RulebookPtr rules = enforced("partnership");
    RoundResult result;
    result.contract.seat = 1;
    result.contract.bid = 300;
    result.declarers = 1;
    result.outcome = "renege";
    result.offence = "out of turn";
    result.scores = {0, 0};
    result.sides = {{{1, 3}, {1}, 100, 40, 3, 300, 300, {}, {}}, {{2, 4}, {2}, 60, 20, 2, 260, 0, {}, {}}};
    const auto scores = [&](int offender) {
        result.offender = offender;
        return settle(*rules, result).scores;
    };
    CHECK(scores(1) == std::vector<int>{-600, 60});
    CHECK(scores(2) == std::vector<int>{400, -300});
}

TEST_CASE("A card laid out of turn lies open, and is played when its turn comes", "[C27]") {
    Match match = dealt(watched());
    std::vector<Event> events;
    REQUIRE_FALSE(aside(match, 3, play(*parse_card("Ac")), EventLog(events)));
    CHECK(to_json(*match.rules, events.at(0)) ==
          nlohmann::json::parse(R"({"event":"laid out of turn","seat":3,"card":"Ac"})"));
    CHECK(View(*match.round, 1).laid(3) == parse_card("Ac"));
    CHECK(View(*match.round, 1).known_in(3).has(*parse_card("Ac")));
    CHECK(aside(match, 3, play(*parse_card("Ac")))->code ==
          RefusalCode::not_your_turn); // it has already laid one
    CHECK(aside(match, 2, play(*parse_card("Ac")))->code == RefusalCode::not_your_turn); // not held
    play_all(match, {{1, "Ah"}, {2, "9h"}});
    CHECK(match.round->state().play.record[0].cards[2] == parse_card("Ac"));
    CHECK(match.round->pending().seat == 1);
    CHECK_FALSE(View(*match.round, 1).laid(3));
    CHECK(match.round->state().referee.reneges.size() == 2); // that card did not follow suit either
}

TEST_CASE("When all is played everybody may call a renege once more, and what was not put away counts",
          "[C27]") {
    Match match = dealt(watched(), "");
    play_all(match, {{1, "Ah"}});
    while (match.round->pending().kind == DecisionKind::play)
        REQUIRE_FALSE(act(match, play(*match.round->pending().cards.begin())));
    CHECK(conserves_cards(match.round->state()));
    CHECK(match.round->state().discard.cards.size() == 3);
    CHECK(match.round->pending().kind == DecisionKind::object);
    CHECK(match.round->pending().seat == 1);
    REQUIRE_FALSE(act(match, decline()));
    CHECK(match.round->pending().seat == 2);
    Match stands = match;
    REQUIRE_FALSE(act(stands, decline()));
    REQUIRE_FALSE(act(stands, decline()));
    REQUIRE(stands.settled.size() == 1);
    CHECK(stands.settled.back().result.outcome == "played");
    int counts = 0;
    for (const SideResult& side : stands.settled.back().result.sides) counts += side.count;
    CHECK(counts == stands.rules->count.total);
    REQUIRE_FALSE(act(match, accuse(1)));
    CHECK(match.settled.back().result.outcome == "renege");
}

TEST_CASE("Nobody claims while the declarer holds cards that should have been put away", "[C27]") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Match match = dealt(watched(), "");
        play_all(match, {{1, "Ah"}});
        RandomTable table(3, seed);
        while (match.round_is_on() && match.round->pending().kind == DecisionKind::play) {
            CHECK_FALSE(match.round->pending().may_claim);
            REQUIRE_FALSE(act(match, table.decide(*match.round)));
        }
    }
}

TEST_CASE("Nobody is told of a renege before it is called", "[C27]") {
    Match match = dealt(watched());
    play_all(match, {{1, "Ah"}, {2, "Kd"}});
    REQUIRE(match.round->state().referee.reneges.size() == 1);
    for (Seat seat = 0; seat <= 3; ++seat) {
        const std::string seen = to_json(View(*match.round, seat)).dump();
        CHECK(seen.find("follow the suit led") == std::string::npos);
        CHECK(seen.find("\"proven\"") == std::string::npos);
    }
    const Round guessed = supposed(View(*match.round, 3), match.round->state().tricks.hands);
    CHECK(guessed.state().referee.reneges.empty());
}

TEST_CASE("Bots call what later plays and melds prove, and nothing else", "[C27]") {
    Match match = dealt(watched());
    play_all(match, {{1, "Ah"}, {2, "Kd"}});
    // Seat 2 has melded the king and queen of hearts: everybody knows that it could have followed.
    CHECK(bots::provable_renege(View(*match.round, 3)) == 2);
    CHECK(bots::provable_renege(View(*match.round, 1)) == 2);
    CHECK(bots::provable_renege(View(*match.round, 2)) == 0);

    match = dealt(watched());
    play_all(match, {{1, "Ad"}, {2, "Ad"}, {3, "Ac"}}); // seat 3 has melded the king and queen of diamonds
    CHECK(bots::provable_renege(View(*match.round, 1)) == 3);
    match = dealt(watched(), "10h 10c Ah");
    play_all(match, {{1, "10d"}, {2, "9d"}}); // it did not head, but its ace was not known
    CHECK(bots::provable_renege(View(*match.round, 3)) == 0);
    play_all(match, {{3, "9d"}, {1, "Ad"}, {2, "Ad"}}); // now it is
    CHECK(bots::provable_renege(View(*match.round, 3)) == 2);
    CHECK(bots::provable_renege(View(*match.round, 1)) == 2);

    match = dealt(watched(), "");
    play_all(match, {{1, "Ah"}});
    CHECK(bots::provable_renege(View(*match.round, 2)) == 1); // too many cards in hand
    match = dealt(watched());
    REQUIRE_FALSE(aside(match, 3, play(*parse_card("Ac"))));
    CHECK(bots::provable_renege(View(*match.round, 1)) == 3);
}

TEST_CASE("Games with reneges are journalled with the seat that spoke, taken back and replayed", "[C27]") {
    const RulebookPtr rules = watched();
    std::string all;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Recording recording(rules, seed);
        RandomTable table(3, seed);
        Random random = Random::stream(seed, 7);
        while (recording.game.match().settled.size() < 6 && !recording.game.match().over()) {
            const Match& match = recording.game.match();
            const Seat seat = 1 + any_of(random, 3);
            const Asides may = match.round_is_on() ? match.round->asides(seat) : Asides{};
            const std::size_t told = recording.events.size();
            if (!may.play.empty() && any_of(random, 40) == 0) {
                recording.told_before.push_back(told);
                REQUIRE_FALSE(
                    recording.game.aside(seat, play(*may.play.begin()), EventLog(recording.events)));
                CHECK(recording.game.done_by(recording.game.entries() - 1) == seat);
            } else if (may.accuse && any_of(random, 40) == 0) {
                recording.told_before.push_back(told);
                REQUIRE_FALSE(recording.game.aside(seat, accuse(after(seat, 3)), EventLog(recording.events)));
            } else {
                recording.play_entry(table);
            }
            if (any_of(random, 60) == 0) recording.take_back(static_cast<std::size_t>(1 + any_of(random, 4)));
        }
        check_replays(recording, rules);
        all += recording.journal();
    }
    CHECK(all.find(" renege ") != std::string::npos);
    CHECK(all.find("\n2 renege 3\n") != std::string::npos);
}

TEST_CASE("Random players renege where a referee watches, others call them, and bots finish their games",
          "[C27]") {
    for (const RulebookPtr& rules : {watched(), enforced("partnership")}) {
        const auto played = simulated(rules, {"random", "steady"}, 300);
        INFO((played.first_violations.empty() ? "" : played.first_violations[0]));
        CHECK(played.violations == 0);
        CHECK(played.outcomes.at("renege") > 20);
    }
    const auto honest = simulated(watched(), {"steady"}, 50);
    CHECK(honest.outcomes.count("renege") == 0);
}

TEST_CASE("What a bot can prove does not depend on how hidden cards lie", "[C27]") {
    int proven = 0;
    for (const std::string package : {"three-handed", "partnership", "two-handed"}) {
        const RulebookPtr rules = enforced(package);
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            INFO(package << ", seed " << seed);
            Random random(seed);
            RandomTable table(rules->seats, seed);
            Round round(rules, shuffled_and_cut(rules->deck, random), 1);
            while (!round.over()) {
                for (Seat seat = 1; seat <= rules->seats; ++seat) {
                    const View view(round, seat);
                    const Round other = supposed(view, scrambled_hands(view, random));
                    const Seat guilty = bots::provable_renege(view);
                    CHECK(bots::provable_renege(View(other, seat)) == guilty);
                    const auto& made = round.state().referee.reneges;
                    proven += guilty != 0;
                    CHECK((guilty == 0 || std::any_of(made.begin(), made.end(), [&](const Renege& renege) {
                               return renege.seat == guilty;
                           })));
                }
                REQUIRE_FALSE(round.apply(table.decide(round)));
            }
        }
    }
    CHECK(proven > 20);
}

TEST_CASE("A contract decided before its last trick leaves cards in hand that prove nothing", "[C27]") {
    const auto opened = variants::open_package("cross");
    REQUIRE(opened);
    const auto rules = opened->compile({{"enforcement", "referee"}, {"durch", "yes"}, {"untendurch", "yes"}});
    REQUIRE(rules);
    const auto played = simulated(*rules, {"random"}, 1000);
    INFO((played.first_violations.empty() ? "" : played.first_violations[0]));
    CHECK(played.violations == 0);
}

TEST_CASE("Bots that search go on where somebody plays against the rules", "[C27]") {
    const auto played = simulated(watched(), {"random", "sharp", "random"}, 2);
    INFO((played.first_violations.empty() ? "" : played.first_violations[0]));
    CHECK(played.violations == 0);
}

TEST_CASE("While cards are drawn a renege can be called too, and a card laid", "[C27]") {
    const RulebookPtr rules = enforced("two-handed");
    Match match = begin_match(rules, 1);
    deal_next(match);
    while (match.round->pending().kind != DecisionKind::play) REQUIRE_FALSE(act(match, decline()));
    const Seat seat = match.round->pending().seat, other = after(seat, 2);
    const Asides may = match.round->asides(other);
    CHECK(may.accuse == 1u << (seat - 1));
    REQUIRE_FALSE(may.play.empty());
    const Card card = *may.play.begin();
    REQUIRE_FALSE(aside(match, other, play(card)));
    REQUIRE_FALSE(act(match, play(*match.round->pending().cards.begin())));
    CHECK(match.round->state().play.record[0].cards[1] == card);
    CHECK(
        called(match, seat, other).starts_with("renege by side " + std::to_string(other) + ", out of turn"));
}

TEST_CASE("The option is that of every package, and strict rules are the same without it", "[C27]") {
    for (const auto& info : shipped_packages()) {
        INFO(info.id);
        const auto opened = variants::open_package(info.id);
        REQUIRE(opened);
        const auto usual = opened->compile();
        REQUIRE(usual);
        CHECK((*usual)->enforcement == Enforcement::strict);
        CHECK(enforced(info.id, "strict")->digest == (*usual)->digest);
        const RulebookPtr refereed = enforced(info.id);
        CHECK(refereed->enforcement == Enforcement::referee);
        CHECK(refereed->digest != (*usual)->digest);
    }
}

TEST_CASE("A view says who claimed the tricks that are on no record") {
    const RulebookPtr rules = watched();
    RandomTable table(rules->seats, 1);
    int claims = 0;
    for (std::uint64_t seed = 1; seed <= 40 && claims < 3; ++seed) {
        Match match = begin_match(rules, seed);
        deal_next(match);
        while (match.round_is_on()) {
            const Decision asked = match.round->pending();
            const auto told = to_json(View(*match.round, asked.seat));
            std::size_t won = told["tricks"].size();
            for (const auto& seat : told["seats"]) won -= seat["tricks"].get<std::size_t>();
            CHECK((told["claimed_by"] == 0) == (won == 0));
            if (asked.may_claim) {
                ++claims;
                REQUIRE_FALSE(act(match, claim()));
                if (match.round_is_on())
                    CHECK(to_json(View(*match.round, asked.seat))["claimed_by"] == asked.seat);
            } else {
                REQUIRE_FALSE(act(match, table.decide(*match.round)));
            }
        }
    }
    CHECK(claims > 0);
}
