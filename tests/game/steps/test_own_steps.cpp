// Steps that a package brings itself, written in Lua: recorded, undone, replayed and copied like any others;
// a failing script does not end the game.
#include "bots/lab/simulate.hpp"
#include "catch.hpp"
#include "place.hpp"
#include "support/journals.hpp"
#include "support/shipped.hpp"
#include "variants/live/live.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

RulebookPtr compiled(const std::string& package, const Options& options = {},
                     variants::CompileOptions how = {}) {
    return opened(source_tree() + "/tests/packages/" + package).compile(options, how).value();
}

const std::vector<std::string> of_one_suit{
    "As As 10s 10s Ks Ks Qs Qs Js Js Ah Ah", "10h 10h Kh Kh Qh Qh Jh Jh 9h 9h 9s 9s",
    "Ad Ad 10d 10d Kd Kd Qd Qd Jd Jd 9d 9d", "Ac Ac 10c 10c Kc Kc Qc Qc Jc Jc 9c 9c"};

constexpr const char* up_to_the_step = "1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump spades\n"
                                       "3 give Ad Ad 10d 10d\n1 give Ad Ad 10d 10d";

/// A round in which seat 1 has the contract, up to the package's own step.
ToldRound at_the_step(const RulebookPtr& rules) {
    ToldRound round(rules, pack_for(*rules, 4, of_one_suit), 4);
    round.say(up_to_the_step);
    return round;
}

std::string ids(const Round& round) {
    std::string text;
    for (const StepOption& option : View(round, 0).options()) text += option.id + " ";
    return text;
}

nlohmann::json state_of(const Round& round) { return to_json(View(round, 0))["own_steps"]["kontra"]; }

/// How the step "odd" ends: its script's error, or "in play" if it succeeded. The round goes on.
std::string odd(const std::string& where, const std::string& what, const std::string& choices = "") {
    ToldRound round = at_the_step(compiled("odd-steps", {{"where", where}, {"what", what}}));
    round.say(choices);
    CHECK(round.pending().kind == DecisionKind::play);
    CHECK_FALSE(round.try_to("1 play As"));
    for (const Event& event : round.events)
        if (const auto* broke = as<events::BrokeOff>(event)) return broke->fault;
    return "in play";
}

/// The exception when the step's functions are watched.
std::string watched(const std::string& what) {
    const RulebookPtr rules = compiled("odd-steps", {{"where", "choose"}, {"what", what}}, {.watch = true});
    try {
        ToldRound(rules, pack_for(*rules, 4, of_one_suit), 4).say(up_to_the_step);
    } catch (const variants::ScriptFailure& failure) {
        return failure.what();
    }
    return "nothing";
}

} // namespace

TEST_CASE("A package's own step asks whom it says for what it says, and settlement sees what it ended with") {
    ToldRound table = at_the_step(compiled("kontra"));
    CHECK(table.pending().seat == 2); // the first opponent from the dealer's left
    CHECK(table.pending().kind == DecisionKind::choose);
    CHECK(ids(table.round) == "double pass ");
    const auto refusal = table.try_to("2 choose redouble");
    REQUIRE(refusal);
    CHECK(refusal->code == RefusalCode::no_option);
    CHECK(refusal->names == std::vector<std::string>{"double", "pass"});
    table.say("2 choose pass");
    CHECK(table.pending().seat == 4);
    table.say("4 choose double");
    CHECK(table.pending().seat == 1);
    CHECK(ids(table.round) == "redouble pass ");
    table.say("1 choose redouble");
    CHECK(table.pending().kind == DecisionKind::play);
    CHECK(ids(table.round).empty());
    CHECK(state_of(table.round) ==
          nlohmann::json::parse(
              R"({"stakes":4,"declarer":1,"answered":true,"waiting":[false,false,false,false]})"));
    table.say("1 claim");
    const RoundResult result = table.round.result();
    REQUIRE(result.steps.size() == 1);
    CHECK((*result.steps[0])["stakes"] == 4);
    const auto lines = table.round.rules().live->settle(result);
    REQUIRE(lines.size() >= 2);
    CHECK(lines[0].points == 1540 * 4);
}

TEST_CASE("What is chosen in a package's own step is told to everybody, and stands in the view") {
    ToldRound table = at_the_step(compiled("kontra"));
    table.events.clear();
    table.say("2 choose double");
    REQUIRE(table.events.size() == 1);
    CHECK(to_json(table.round.rules(), seen_by(table.events[0], 3)) ==
          nlohmann::json::parse(R"({"event":"chose","seat":2,"step":"kontra","option":"double"})"));
    const auto asked = to_json(View(table.round, 1))["decision"];
    CHECK(asked["kind"] == "choose");
    CHECK(asked["options"][0] ==
          nlohmann::json::parse(R"({"option":"redouble","text":"The round counts four times."})"));
    CHECK(to_json(View(table.round, 2))["decision"].is_null());
    CHECK(to_json(View(table.round, 2))["step"] == "kontra");
}

TEST_CASE("A step that an option takes out is not played") {
    ToldRound table = at_the_step(compiled("kontra", {{"kontra", "no"}}));
    CHECK(table.pending().kind == DecisionKind::play);
    CHECK(table.round.rules().own_steps.empty());
}

TEST_CASE("A round is copied with its own step, and copies go their own ways") {
    ToldRound table = at_the_step(compiled("kontra"));
    const std::string before = all_of(table.round);
    Round copy = table.round;
    REQUIRE_FALSE(copy.apply(choose("double")));
    CHECK(all_of(table.round) == before);
    REQUIRE_FALSE(table.round.apply(choose("pass")));
    CHECK(state_of(copy)["stakes"] == 2);
    CHECK(state_of(table.round)["stakes"] == 1);
    CHECK(copy.pending().seat == 1);
    CHECK(table.round.pending().seat == 4);
}

TEST_CASE("Games with a package's own step are journalled, taken back and replayed") {
    const RulebookPtr rules = compiled("kontra");
    bool chosen = false, taken_back = false;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto recording = recorded(rules, seed, 3, 10);
        check_replays(*recording, rules);
        chosen = chosen || recording->journal().find(" choose double\n") != std::string::npos;
        taken_back = taken_back || recording->journal().find(" choose pass\nundo ") != std::string::npos;
    }
    CHECK(chosen);
    CHECK(taken_back);
}

TEST_CASE("A journal line with an option that the step does not offer is not sound") {
    const RulebookPtr rules = compiled("kontra");
    std::string text = recorded(rules, 1, 2, 0)->journal();
    const auto at = text.find(" choose ");
    REQUIRE(at != std::string::npos);
    text.insert(at + 8, "not to ");
    const auto journal = read_journal(text);
    REQUIRE(journal);
    const Replay again = replay(*journal, rules);
    REQUIRE(again.trouble);
    CHECK(again.trouble->line == 1 + std::count(text.begin(), text.begin() + static_cast<long>(at), '\n'));
    CHECK(again.trouble->fault == JournalFault::refused);
    CHECK(again.trouble->refusal->code == RefusalCode::no_option);
}

TEST_CASE("A step whose script fails at once is over, everybody is told why, and the game goes on") {
    CHECK(odd("begin", "nothing") == "variant.lua:41: steps.odd.begin(): expected plain data, got nothing; "
                                     "does it end with `return state`?");
    CHECK(odd("begin", "function") ==
          "variant.lua:41: steps.odd.begin()[1][1]: expected plain data, got a function");
    CHECK(odd("begin", "cycle") == "variant.lua:41: steps.odd.begin().inside[1]: holds itself: it is the "
                                   "same table as the whole result");
    CHECK(odd("begin", "huge") ==
          "variant.lua:41: steps.odd.begin(): expected a state of at most 16384 bytes, got 48895");
    CHECK(odd("begin", "mixed") ==
          "variant.lua:41: steps.odd.begin(): expected a list, or a table with names, got both in one");
    CHECK(odd("begin", "loop") ==
          "variant.lua:2: steps.odd.begin: took too many steps; does it loop without end?");
    CHECK(odd("begin", "error") == "variant.lua:31: steps.odd.begin: no such luck");
}

TEST_CASE("Options that no table can offer end a package's own step") {
    CHECK(odd("options", "nothing") == "in play");
    CHECK(odd("options", "word") ==
          "variant.lua:45: steps.odd.options(): expected a list of options, or nothing, got 7");
    CHECK(odd("options", "twice") ==
          "variant.lua:45: steps.odd.options()[2]: expected names that differ, got \"Go on\" again");
    CHECK(odd("options", "many") ==
          "variant.lua:45: steps.odd.options(): expected at most 50 options, got 51");
    CHECK(odd("options", "name") ==
          "variant.lua:45: steps.odd.options()[1]: expected a name of at most 40 bytes with single blanks "
          "between words, got \"two  blanks\" (a string)");
    CHECK(odd("options", "field") == "variant.lua:45: steps.odd.options()[1]: unknown key \"txet\"; "
                                     "did you mean \"text\"?");
    CHECK(odd("late", "error", "1 choose go on") == "variant.lua:31: steps.odd.options: no such luck");
}

TEST_CASE("An option on which the script fails is refused; another can be chosen, and random players do") {
    ToldRound table = at_the_step(compiled("odd-steps", {{"where", "choose"}, {"what", "nothing"}}));
    CHECK(ids(table.round) == "go on stop ");
    const std::string before = all_of(table.round);
    const auto refusal = table.try_to("1 choose go on");
    REQUIRE(refusal);
    CHECK(refusal->code == RefusalCode::script);
    CHECK(refusal->rule == "variant.lua:50: steps.odd.choose(): expected plain data, got nothing; "
                           "does it end with `return state`?");
    CHECK(all_of(table.round) == before);
    CHECK(to_json(View(table.round, 1))["decision"]["options"].size() == 1);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        RandomTable players(4, seed);
        CHECK(players.decide(table.round) == choose("stop"));
    }
    table.say("1 choose stop");
    CHECK(table.pending().kind == DecisionKind::play);
}

TEST_CASE("A step that always finds something more to choose ends after a hundred choices") {
    std::string choices;
    for (int i = 0; i < 100; ++i) choices += "1 choose go on\n";
    CHECK(odd("begin", "endless", choices).find("steps.odd: 100 choices were made, and it is not over") !=
          std::string::npos);
}

TEST_CASE("Where steps are watched, one that never ends is an error at once") {
    bots::SimulationPlan plan;
    plan.rules = compiled("odd-steps", {{"where", "begin"}, {"what", "endless"}}, {.watch = true});
    CHECK_THROWS_WITH(bots::simulate(plan), Catch::Contains("100 choices were made, and it is not over"));
    plan.rules = compiled("odd-steps", {{"where", "begin"}, {"what", "slow"}}, {.watch = true});
    CHECK_THROWS_WITH(bots::simulate(plan), Catch::Contains("it took too many steps in this round"));
}

TEST_CASE("A watched step that fails is an error with its place, not an end of the step") {
    CHECK_THAT(watched("error"),
               Catch::EndsWith("tests/packages/odd-steps/variant.lua:31: steps.odd.choose: no such luck"));
    CHECK_THAT(watched("memory"), Catch::Contains("it changed \"asked\""));
    CHECK(watched("well") == "nothing");
}

namespace {

ToldRound with_second_thoughts(const std::string& choice) {
    ToldRound table = at_the_step(compiled("second-thoughts"));
    table.say("1 choose " + choice);
    return table;
}

} // namespace

TEST_CASE("What an option does is carried out: a higher bid") {
    ToldRound table = at_the_step(compiled("second-thoughts"));
    CHECK(ids(table.round) == "raise hearts give up stay ");
    table.events.clear();
    table.say("1 choose raise");
    CHECK(View(table.round, 2).contract().bid == 300);
    REQUIRE(table.events.size() >= 2);
    const auto* made = as<events::ContractMade>(table.events[1]);
    REQUIRE(made);
    CHECK(made->bid == 300);
    CHECK(table.pending().kind == DecisionKind::play);
    table.say("1 claim");
    CHECK(table.round.result().contract.bid == 300);
}

TEST_CASE("What an option does is carried out: another trump, before the melds are counted") {
    const ToldRound table = with_second_thoughts("hearts");
    const View view(table.round, 1);
    CHECK(view.trump() == Suit::hearts);
    CHECK(view.contract().bid == 270);
    const ToldRound usual = with_second_thoughts("stay");
    CHECK(View(usual.round, 1).trump() == Suit::spades);
    CHECK(view.meld_points(1) < View(usual.round, 1).meld_points(1)); // the double run is in spades
}

TEST_CASE("What an option does is carried out: a way out") {
    const ToldRound table = with_second_thoughts("give up");
    CHECK(table.round.over());
    CHECK(table.round.result().outcome == "giving up");
}

TEST_CASE("An option whose effects cannot be is not offered, and says why") {
    ToldRound table = at_the_step(compiled("second-thoughts", {{"asks_too_little", "yes"}}));
    const auto refusal = table.try_to("1 choose raise");
    REQUIRE(refusal);
    CHECK(refusal->code == RefusalCode::script);
    CHECK(refusal->rule == "steps.thoughts, \"raise\": does.bid: expected more than the bid, 250, got 250");
    CHECK_FALSE(table.try_to("1 choose hearts"));
}

TEST_CASE("Effects of a step are journalled and replayed as any choice is") {
    const RulebookPtr rules = compiled("second-thoughts");
    for (std::uint64_t seed = 1; seed <= 4; ++seed) check_replays(*recorded(rules, seed, 3, 10), rules);
    bots::SimulationPlan plan;
    plan.rules = rules;
    plan.bots = {"random"};
    plan.rounds = 200;
    CHECK(bots::simulate(plan).first_violations.empty());
    plan.rules = compiled("second-thoughts", {{"asks_too_little", "yes"}});
    CHECK_FALSE(bots::simulate(plan).first_violations.empty());
}

namespace {

/// A round in which seat 1 has the contract and may change hands with seat 3.
ToldRound before_the_change(const Options& options = {}) {
    const RulebookPtr rules = compiled("changed-hands", options);
    ToldRound table(rules, pack_for(*rules, 4, of_one_suit), 4);
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass");
    return table;
}

} // namespace

TEST_CASE("Two seats change hands: each knows what the other has now, and nobody else does") {
    ToldRound table = before_the_change();
    CHECK(ids(table.round) == "change stay ");
    const CardSet spades = View(table.round, 1).hand(), diamonds = View(table.round, 3).hand();
    table.events.clear();
    table.say("1 choose change");
    CHECK(View(table.round, 1).hand() == diamonds);
    CHECK(View(table.round, 3).hand() == spades);
    CHECK(View(table.round, 1).known_in(3) == spades);
    CHECK(View(table.round, 3).known_in(1) == diamonds);
    CHECK(View(table.round, 2).known_in(1).empty());
    CHECK(conserves_cards(table.round.state()));

    REQUIRE(table.events.size() >= 3);
    const auto* gave = as<events::Gave>(table.events[1]);
    REQUIRE(gave);
    CHECK(gave->seat == 1);
    CHECK(gave->to == 3);
    CHECK(gave->number == 12);
    CHECK(as<events::Gave>(seen_by(table.events[1], 3))->cards == spades);
    CHECK(as<events::Gave>(seen_by(table.events[1], 2))->cards.empty());

    // Whoever had the hand knows what is left of it after the given cards came back.
    table.say("1 trump diamonds\n3 give As As 10s 10s");
    CHECK(View(table.round, 1).known_in(3) == cards("Ks Ks Qs Qs Js Js Ah Ah"));
    for (const Seat other : {0, 2, 4}) CHECK(View(table.round, other).known_in(3).empty());
}

TEST_CASE("A hand that was changed is known to whoever had it until it is played") {
    ToldRound table = before_the_change();
    const CardSet spades = View(table.round, 1).hand();
    table.say("1 choose change");
    const View view(table.round, 1);
    PerSeat<CardSet> hands{};
    hands[2] = View(table.round, 4).hand();
    hands[3] = spades;
    hands[4] = View(table.round, 2).hand();
    const Round meant = supposed(view, hands);
    CHECK(View(meant, 1).known_in(3) == spades);
    CHECK(View(meant, 3).known_in(1) == View(meant, 1).hand());
}

TEST_CASE("Hands are changed while they are as dealt, and between seats of the table") {
    const RulebookPtr late = compiled("changed-hands", {{"too_late", "yes"}});
    ToldRound table = at_the_step(late);
    const auto refusal = table.try_to("1 choose change");
    REQUIRE(refusal);
    CHECK(refusal->rule ==
          "steps.change, \"change\": does.swap: hands are changed before anybody takes, gives, "
          "puts away, melds or plays a card");
    ToldRound nobody = before_the_change({{"nobody", "yes"}});
    const auto no_seat = nobody.try_to("1 choose change");
    REQUIRE(no_seat);
    CHECK(no_seat->rule == "steps.change, \"change\": does.swap: seats are 1 to 4");
}

TEST_CASE("Games with changed hands are played to the end by every bot, journalled and replayed") {
    const RulebookPtr rules = compiled("changed-hands");
    for (const char* bot : {"random", "steady", "sharp"}) {
        bots::SimulationPlan plan;
        plan.rules = rules;
        plan.bots = {bot};
        plan.rounds = std::string(bot) == "sharp" ? 2 : 100;
        CHECK(bots::simulate(plan).first_violations.empty());
    }
    const auto recording = recorded(rules, 3, 3, 10);
    const auto journal = read_journal(recording->journal());
    REQUIRE(journal);
    CHECK(all_of(replay(*journal, rules).game.match()) == all_of(recording->game.match()));
}
