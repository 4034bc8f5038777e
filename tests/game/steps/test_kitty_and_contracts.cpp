// Steps and contracts of German Pinochle and double-deck, with the shipped packages.

#include "catch.hpp"

#include "cards/notation.hpp"
#include "game/steps/steps.hpp"
#include "support/rounds.hpp"
#include "support/shipped.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

/// Seat 1 holds the spades; the kitty is queens and jacks of clubs.
Pack german_pack(const Rulebook& rules) {
    Pack pack = pack_for(rules, 3,
                         {"As As 10s 10s Ks Ks Qs Qs Js Js Ah Ah", "10h 10h Kh Kh Qh Qh Jh Jh Ad Ad 10d 10d",
                          "Kd Kd Qd Qd Jd Jd Ac Ac 10c 10c Kc Kc"});
    for (const Card card : row("Qc Qc Jc Jc")) pack.push_back(card);
    return pack;
}

/// A round in which seat 1 has the contract at 150 and must decide about the kitty.
ToldRound after_the_auction(const Options& options = {}) {
    const RulebookPtr rules = rules_of("german", options);
    ToldRound told(rules, german_pack(*rules), 3);
    told.say("1 bid 150\n2 pass\n3 pass");
    return told;
}

void play_on(ToldRound& told, std::uint64_t seed = 1) {
    bots::RandomPlayer player{Random(seed)};
    while (told.pending()) {
        const Decision asked = told.pending();
        REQUIRE_FALSE(told.round.apply(player.decide(View(told.round, asked.seat), asked)));
    }
}

} // namespace

TEST_CASE("[A01][A02][A03][A04][A31] cards, hands and kitty") {
    const auto deal = [](const std::string& id, const Options& options) {
        const RulebookPtr rules = rules_of(id, options);
        return std::vector<int>{rules->deck.size(), rules->deal.hand, rules->deal.kitty};
    };
    CHECK(deal("german", {}) == std::vector<int>{40, 12, 4});
    CHECK(deal("german", {{"with_sevens", "yes"}}) == std::vector<int>{48, 15, 3});
    CHECK(deal("german", {{"american", "yes"}}) == std::vector<int>{48, 15, 3});
    CHECK(deal("german", {{"with_sevens", "yes"}, {"no_kitty", "yes"}}) == std::vector<int>{48, 16, 0});
    CHECK(deal("cross", {}) == std::vector<int>{40, 9, 4});
    CHECK(deal("cross", {{"with_sevens", "yes"}}) == std::vector<int>{48, 11, 4});
    CHECK(deal("cross", {{"no_kitty", "yes"}}) == std::vector<int>{40, 10, 0});
    CHECK(deal("cross", {{"american", "yes"}}) == std::vector<int>{48, 12, 0});
}

TEST_CASE("[A04][A31] combinations that are forbidden name both options") {
    const auto refused = [](const Options& options) {
        const auto package = variants::open_package("german");
        REQUIRE(package);
        const auto rules = package->compile(options);
        REQUIRE_FALSE(rules);
        return script::to_text(rules.error().front());
    };
    for (const char* other : {"with_sevens", "calling", "durch", "untendurch"}) {
        const std::string text = refused({{"american", "yes"}, {other, "yes"}});
        INFO(text);
        CHECK(text.find("american") != std::string::npos);
        CHECK(text.find(other) != std::string::npos);
    }
    CHECK(refused({{"no_kitty", "yes"}}).find("with_sevens or american") != std::string::npos);
}

TEST_CASE("[A05][A32][A33] directions, training and teams") {
    CHECK(rules_of("german")->turn == Turn::counter_clockwise);
    CHECK(rules_of("german", {{"american", "yes"}})->turn == Turn::clockwise);
    const auto options = rules_of("german", {{"training", "yes"}})->options;
    CHECK(std::any_of(options.begin(), options.end(), [](const AgreedOption& option) {
        return option.name == "training" && option.value == OptionValue(true);
    }));
    const RulebookPtr cross = rules_of("cross");
    CHECK(cross->party[1] == cross->party[3]);
    CHECK(cross->party[1] != cross->party[2]);
    CHECK(cross->parties == 2);
}

TEST_CASE("[A07] the declarer shows the kitty to all and takes it") {
    const ToldRound told = after_the_auction();
    CHECK(told.pending().kind == DecisionKind::discard);
    CHECK(told.pending().seat == 1);
    CHECK(told.pending().how_many == 4);
    for (Seat seat = 1; seat <= 3; ++seat) CHECK(View(told.round, seat).kitty() == cards("Qc Qc Jc Jc"));
    CHECK(View(told.round, 2).hand_size(1) == 16);
    CHECK(View(told.round, 2).known_in(1) == cards("Qc Qc Jc Jc"));
}

TEST_CASE("[A08] of no kind may more go than were held before the kitty") {
    ToldRound told = after_the_auction();
    const auto refusal = told.try_to("1 discard Qc Ah Ah Js");
    REQUIRE(refusal);
    CHECK(refusal->code == RefusalCode::picked_up);
    CHECK(told.try_to("1 discard Ah Ah Js")->code == RefusalCode::wrong_number);
    CHECK(told.try_to("1 discard Kd Ah Ah Js")->code == RefusalCode::not_held);
    told.say("1 discard Ah Ah Js Js");
    CHECK(told.pending().kind == DecisionKind::name_trump);
    CHECK(View(told.round, 1).buried() == cards("Ah Ah Js Js"));
    CHECK(View(told.round, 2).buried().empty());
    CHECK(View(told.round, 2).buried_size() == 4);
    CHECK(conserves_cards(told.round.state()));
}

TEST_CASE("Where there is no declarer nobody takes a kitty or puts cards away") {
    auto rules = std::make_shared<Rulebook>(*rules_of("german"));
    ExitRule grand;
    grand.name = "grand";
    grand.at = {Step::auction};
    grand.anyone = true;
    grand.goes_on = {Step::kitty, Step::discard, Step::trump, Step::meld, Step::play, Step::settle};
    rules->exits.push_back(grand);
    ToldRound told(rules, german_pack(*rules), 3);
    told.say("1 leave grand");
    CHECK(told.pending().kind == DecisionKind::play);
    CHECK(View(told.round, 1).kitty_size() == 4);
    play_on(told);
    CHECK(told.round.over());
    CHECK(conserves_cards(told.round.state()));
}

TEST_CASE("Who leaves names any suit where the hand allows none") {
    auto rules = std::make_shared<Rulebook>(*rules_of("german"));
    rules->trump->needs = TrumpNeeds::run;
    ExitRule no_run;
    no_run.name = "no run";
    no_run.at = {Step::trump};
    no_run.when.no_suit = no_run.by_rule = true;
    no_run.goes_on = {Step::settle};
    rules->exits.push_back(no_run);
    ToldRound told(rules, german_pack(*rules), 3);
    told.say("1 pass\n2 bid 150\n3 pass"); // seat 2 has no ace of hearts
    ToldRound stays = told;
    told.say("2 leave going out");
    CHECK(told.pending().kind == DecisionKind::name_trump);
    CHECK(told.pending().suits == 15);
    told.say("2 trump hearts");
    CHECK(told.round.over());
    CHECK(told.round.result().outcome == "going out");
    REQUIRE_FALSE(stays.round.apply(discard(cards("10d 10d Jh Jh"))));
    CHECK(stays.round.over());
    CHECK(stays.round.result().outcome == "no run");
}

TEST_CASE("[A08] a kitty larger than the hand cannot be put away from it") {
    const auto said = said_of("return { title = 'Large', extends = 'german', rules = function(o, r)\n"
                              "r.deal = { hand = 8, kitty = 16, packets = 3 }\nreturn r end }\n");
    CHECK(std::any_of(said.begin(), said.end(), [](const std::string& line) {
        return line.find("discard.spares: 16 cards are put away, but only 8 were held before") !=
               std::string::npos;
    }));
    // If cards were given before the discard there may still be too few, so others may go, too.
    auto rules = std::make_shared<Rulebook>(*rules_of("german"));
    rules->deal = {8, 16, 0, {3, 3, 2}};
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Random random(seed);
        RandomTable table(3, seed);
        Round round(rules, shuffled_and_cut(rules->deck, random), 3);
        while (!round.over()) {
            CHECK(conserves_cards(round.state()));
            REQUIRE_FALSE(round.apply(table.decide(round)));
        }
    }
}

TEST_CASE("[A08][A19] discards count for the declarer's tricks in the end") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        ToldRound told = after_the_auction();
        told.say("1 discard Ah Ah Js Js\n1 trump spades");
        play_on(told, seed);
        const RoundResult result = told.round.result();
        CHECK(result.sides[0].count + result.sides[1].count + result.sides[2].count == 250);
        CHECK(result.sides[0].count >= 11 + 11 + 2 + 2);
    }
}

TEST_CASE("[A10][A20] after discarding the declarer names trump, and leads to the first trick") {
    ToldRound told = after_the_auction();
    told.say("1 discard Ah Ah Js Js\n1 trump spades");
    CHECK(told.pending().kind == DecisionKind::play);
    CHECK(told.pending().seat == 1);
    told.say("1 play As");
    CHECK(told.pending().seat == 2);
}

TEST_CASE("[A09] going out: a trump suit is named, the others meld, nothing is played") {
    ToldRound told = after_the_auction();
    CHECK(told.pending().exits == 1);
    told.say("1 leave going out");
    CHECK(told.pending().kind == DecisionKind::name_trump);
    told.say("1 trump diamonds");
    CHECK(told.round.over());
    const RoundResult result = told.round.result();
    CHECK(result.outcome == "going out");
    CHECK(result.sides[0].meld == 0);
    CHECK(result.sides[1].meld == 40); // king and queen of hearts, twice
    CHECK(result.sides[2].meld == 80); // the same in trump, twice
    CHECK(conserves_cards(told.round.state()));
}

TEST_CASE("[A28] calling: the first in playing order who has the card gives it") {
    ToldRound told = after_the_auction({{"calling", "yes"}});
    told.say("1 discard Ah Ah Js Js");
    CHECK(told.pending().kind == DecisionKind::ask_card);
    CHECK(told.try_to("1 ask As")->code == RefusalCode::held);
    told.say("1 ask Ad");
    CHECK(View(told.round, 1).hand().has(card("Ad")));
    CHECK(View(told.round, 3).called() == card("Ad"));
    CHECK(View(told.round, 3).called_in_vain().empty());
    CHECK(told.pending().kind == DecisionKind::give);
    CHECK(told.pending().to == 2);
    CHECK(told.try_to("1 give Ad")->code == RefusalCode::not_to_give);
    told.say("1 give Jc");
    CHECK(told.round.state().tricks.hands[2].has(card("Jc")));
    CHECK(told.pending().kind == DecisionKind::name_trump);
    CHECK(conserves_cards(told.round.state()));
}

TEST_CASE("[A28] nobody has it, or none is called: nothing happens") {
    ToldRound told = after_the_auction({{"calling", "yes"}});
    told.say("1 discard Ah Ah Js Js\n1 ask Ah"); // both are in the discard
    CHECK(View(told.round, 2).called_in_vain() == cards("Ah"));
    CHECK_FALSE(View(told.round, 2).called());
    CHECK(told.pending().kind == DecisionKind::name_trump);
    ToldRound silent = after_the_auction({{"calling", "yes"}});
    silent.say("1 discard Ah Ah Js Js\n1 decline");
    CHECK(silent.pending().kind == DecisionKind::name_trump);
}

TEST_CASE("[A29] Durch: no trump, no melds; a trick for anybody else ends it") {
    ToldRound told = after_the_auction({{"durch", "yes"}});
    told.say("1 discard Qs Qs Js Js\n1 contract Durch");
    CHECK(told.round.state().melds.shown.empty());
    CHECK_FALSE(View(told.round, 1).trump());
    told.say("1 play As\n2 play Jh\n3 play Jd");
    CHECK_FALSE(told.round.over());
    told.say("1 play Qc\n2 play Jh\n3 play Ac");
    CHECK(told.round.over());
    CHECK(told.round.result().contract.name == "Durch");
    CHECK_FALSE(told.round.result().contract.reached);
    CHECK(conserves_cards(told.round.state()));
}

TEST_CASE("[A29] Durch may be named only if the bid is not above its value") {
    const RulebookPtr rules = rules_of("german", {{"durch", "yes"}, {"durch_value", "150"}});
    ToldRound told(rules, german_pack(*rules), 3);
    told.say("1 bid 160\n2 pass\n3 pass\n1 discard Qs Qs Js Js");
    CHECK(told.try_to("1 contract Durch")->code == RefusalCode::cannot_be_named);
}

TEST_CASE("[A30] Untendurch: a trick for the declarer ends it") {
    ToldRound told = after_the_auction({{"untendurch", "yes"}});
    told.say("1 discard As As 10s 10s\n1 contract Untendurch");
    told.say("1 play Jc\n2 play Jh\n3 play Ac\n3 play Jd\n1 play Jc\n2 play Ad");
    CHECK_FALSE(told.round.over());
    told.say("2 play Qh\n3 play Jd\n1 play Ah");
    CHECK(told.round.over());
    CHECK_FALSE(told.round.result().contract.reached);
}

TEST_CASE("[A30] Whoever leaves the hand without a trick has not won Untendurch") {
    ToldRound told = after_the_auction({{"untendurch", "yes"}});
    told.say("1 discard As As 10s 10s\n1 contract Untendurch\n1 play Jc");
    RoundState state = told.round.state();
    CHECK(result_of(state).contract.reached); // so far
    state.exit = 0;
    CHECK_FALSE(result_of(state).contract.reached);
}

TEST_CASE("[A30] in Untendurch nobody claims: the others want the declarer to take a trick") {
    ToldRound told = after_the_auction({{"untendurch", "yes"}});
    told.say("1 discard As As 10s 10s\n1 contract Untendurch");
    told.say("1 play Jc\n2 play Jh\n3 play Ac");
    RoundState state = told.round.state();
    state.tricks.hands[3] = cards("Ah Ad Ac");
    state.tricks.left = 3;
    CHECK_FALSE(may_claim(state));
    state.contract.goal = Goal::bid;
    CHECK(may_claim(state));
}

TEST_CASE("[A34][A35] names follow the face that is shown") {
    CHECK(name(card("Qs"), Face::german) == "Ober of Leaves");
    CHECK(name(card("Jd"), Face::german) == "Unter of Bells");
    CHECK(name(card("Ac"), Face::german) == "Ace of Acorns");
    CHECK(name(card("Qs"), Face::french) == "Queen of Spades");
}
