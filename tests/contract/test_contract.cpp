// What every package under variants/ must satisfy: a new one is tested automatically.

#include "catch.hpp"
#include "place.hpp"

#include "bots/lab/simulate.hpp"
#include "support/journals.hpp"
#include "support/long_form.hpp"
#include "support/scramble.hpp"
#include "support/shipped_packages.hpp"
#include "teach/examples/examples.hpp"
#include "teach/examples/mutation.hpp"
#include "variants/agreements.hpp"

#include <filesystem>
#include <map>
#include <set>

using namespace roundhouse;
namespace fs = std::filesystem;

namespace {

using testing::long_form;

/// Random rounds for each set of agreed options.
int rounds_each() { return long_form() ? 5000 : 300; }
/// The number of them in which every decision is checked.
int rounds_watched() { return long_form() ? 100 : 4; }

const std::vector<variants::Package>& packages() {
    static const std::vector<variants::Package> opened = [] {
        std::vector<variants::Package> all;
        for (const auto& info : testing::shipped_packages()) {
            const auto package = variants::open_package(info.id);
            if (!package) throw std::runtime_error(info.id + ": " + script::to_text(package.error().front()));
            all.push_back(*package);
        }
        return all;
    }();
    return opened;
}

const variants::Covering& covering_of(const variants::Package& package) {
    static std::map<std::string, variants::Covering> found;
    const auto at = found.find(package.id());
    return at != found.end() ? at->second : found[package.id()] = variants::pairwise(package);
}

RulebookPtr standard(const variants::Package& package, variants::CompileOptions how = {}) {
    auto rules = package.compile({}, how);
    REQUIRE(rules);
    return *rules;
}

/// Decisions that a step must ask for at least once in many rounds; empty for steps without any.
std::set<DecisionKind> asked_in(const Rulebook& rules, Step step) {
    switch (step) {
    case Step::draft: return {DecisionKind::keep_card};
    case Step::auction: return {DecisionKind::call};
    case Step::discard: return {DecisionKind::discard};
    case Step::call_card: return {DecisionKind::ask_card};
    case Step::trump: return {DecisionKind::name_trump};
    case Step::exchange: return {DecisionKind::give};
    case Step::draw_play: return {DecisionKind::play, DecisionKind::meld};
    case Step::play:
        if (rules.enforcement == Enforcement::referee) return {DecisionKind::play, DecisionKind::object};
        return {DecisionKind::play};
    case Step::own: return {DecisionKind::choose};
    default:
        return is_own(step) && !rules.own_steps.empty() ? std::set{DecisionKind::choose}
                                                        : std::set<DecisionKind>{};
    }
}

/// Checks a decision, and what must hold during a round.
void check_decision(const Round& round) {
    const Decision asked = round.pending();
    const RoundState& state = round.state();
    REQUIRE(conserves_cards(state));
    REQUIRE(asked.seat >= 1);
    REQUIRE(asked.seat <= round.rules().seats);
    if (asked.kind != DecisionKind::play) return;
    REQUIRE_FALSE(asked.cards.empty());
    REQUIRE(state.tricks.hands[asked.seat].contains(asked.cards));
}

/// No view reveals cards that its seat cannot see: it stays the same when they lie elsewhere.
void check_secrets(const Round& round, Random& random) {
    for (Seat seat = 1; seat <= round.rules().seats; ++seat) {
        const View view(round, seat);
        const Round other = supposed(view, scrambled_hands(view, random));
        REQUIRE(conserves_cards(other.state()));
        REQUIRE(to_json(View(other, seat)) == to_json(view));
    }
}

/// Checks rounds by random players; returns the kinds of decision that occurred.
std::set<DecisionKind> watch(const RulebookPtr& rules, std::uint64_t seed, int rounds) {
    std::set<DecisionKind> kinds;
    Random random = Random::stream(seed, 7);
    RandomTable table(rules->seats, seed);
    Match match = begin_match(rules, seed);
    for (int i = 0; i < rounds; ++i) {
        if (match.over()) match = begin_match(rules, random.next());
        deal_next(match);
        const bool secrets = i == 0;
        while (match.round_is_on()) {
            check_decision(*match.round);
            kinds.insert(match.round->pending().kind);
            if (secrets && any_of(random, 3) == 0) check_secrets(*match.round, random);
            REQUIRE_FALSE(act(match, table.decide(*match.round)));
        }
        REQUIRE(conserves_cards(match.round->state()));
    }
    return kinds;
}

/// The lowest value of the option for a game's length; the other rules stay the same.
variants::Choices short_game(const Rulebook& rules) {
    variants::Choices choices;
    for (const AgreedOption& option : rules.options)
        if ((option.name == "target" || option.name == "rounds") && std::holds_alternative<int>(option.value))
            choices[option.name] = option.choices.empty() ? OptionValue(option.least) : option.standard;
    return choices;
}

/// Plays a game with that kind of bot; returns the rounds that it took, or 0 if it was not over after `most`.
int rounds_to_the_end(const RulebookPtr& rules, const std::string& kind, int work, int most) {
    Match match = begin_match(rules, 11);
    std::vector<std::unique_ptr<bots::Player>> players;
    for (Seat seat = 1; seat <= rules->seats; ++seat) players.push_back(bots::make_bot(kind, 11, seat, work));
    while (!match.over() && match.round_number < most) {
        deal_next(match);
        while (match.round_is_on()) {
            const Decision asked = match.round->pending();
            const Action action = players[static_cast<std::size_t>(asked.seat - 1)]->decide(
                View(*match.round, asked.seat), asked);
            const auto refusal = act(match, action);
            INFO(to_text(*rules, action));
            REQUIRE_FALSE(refusal);
        }
    }
    return match.over() ? match.round_number : 0;
}

} // namespace

TEST_CASE("every package says what it is, in both languages, and has its page and its examples") {
    REQUIRE(packages().size() >= 4);
    for (const variants::Package& package : packages()) {
        INFO(package.id());
        CHECK(package.warnings().empty());
        CHECK_FALSE(package.title().en.empty());
        CHECK(package.title().others.contains("de"));
        CHECK_FALSE(package.summary().en.empty());
        CHECK(package.examples());
        CHECK(fs::exists(package.info().directory / "README.md"));
        for (const variants::Option& option : package.options()) {
            INFO(option.name);
            CHECK_FALSE(option.label.en.empty());
            CHECK(option.label.en != option.name);
        }
    }
}

TEST_CASE("each option has an example whose answer differs between two of its values") {
    for (const variants::Package& package : packages()) {
        INFO(package.id());
        auto missing = teach::options_not_shown(package);
        REQUIRE(missing);
        std::erase(*missing, "training"); // about the table, not its rules: no league counts it (A32)
        CHECK(*missing == std::vector<std::string>{});
    }
}

TEST_CASE("deals add up in every agreement of a covering set, and what is refused names the options") {
    for (const variants::Package& package : packages()) {
        const variants::Covering& covering = covering_of(package);
        REQUIRE_FALSE(covering.combinations.empty());
        for (const variants::Combination& one : covering.combinations) {
            INFO(package.id() << ": " << variants::to_text(one.choices));
            const DealRule& deal = one.rules->deal;
            const int each = one.rules->draft ? 0 : deal.hand * one.rules->seats;
            CHECK(each + deal.kitty + deal.stock == one.rules->deck.size());
            CHECK(tricks(*one.rules) <= most_tricks);
        }
        for (const variants::Refused& refused : covering.refused)
            for (const auto& finding : refused.findings) {
                INFO(package.id() << ": " << variants::to_text(refused.choices) << "\n"
                                  << script::to_text(finding));
                // variants::Refused must come from the agreed options, never from rules that do not fit
                // together.
                CHECK(finding.path.starts_with("option "));
                int named = 0;
                for (const variants::Option& option : package.options())
                    named += script::to_text(finding).find(option.name) != std::string::npos;
                if (finding.code != "option_value") CHECK(named >= 2);
            }
    }
}

TEST_CASE("the covering set leaves no value of an option out, and no two that may stand together") {
    for (const variants::Package& package : packages()) {
        const variants::Covering& covering = covering_of(package);
        const auto value = [](const variants::Combination& one, std::size_t option) {
            return to_string(one.rules->options[option].value);
        };
        std::vector<std::set<std::string>> values(package.options().size());
        std::set<std::string> pairs;
        for (const variants::Combination& one : covering.combinations)
            for (std::size_t i = 0; i < values.size(); ++i) {
                values[i].insert(value(one, i));
                for (std::size_t j = 0; j < i; ++j)
                    pairs.insert(std::to_string(i) + value(one, i) + " " + std::to_string(j) + value(one, j));
            }
        // Values that depend on other options have no pairs of their own.
        const auto depends = [&](std::size_t i) {
            const AgreedOption& usual = covering.combinations.front().rules->options[i];
            return std::any_of(covering.combinations.begin(), covering.combinations.end(),
                               [&](const variants::Combination& one) {
                                   const AgreedOption& option = one.rules->options[i];
                                   return option.choices != usual.choices ||
                                          option.standard != usual.standard;
                               });
        };
        Random random(5);
        for (std::size_t i = 0; i < values.size(); ++i) {
            INFO(package.id() << ": " << package.options()[i].name);
            CHECK(values[i].size() >= 2);
            for (int tries = 0; i > 0 && tries < 20; ++tries) {
                // A pair is in the set, or is refused by itself, or needs another option.
                const auto j = static_cast<std::size_t>(any_of(random, static_cast<int>(i)));
                if (depends(i) || depends(j)) continue;
                const auto pick = [&](const std::set<std::string>& from) {
                    return *std::next(from.begin(), any_of(random, static_cast<int>(from.size())));
                };
                const std::string a = pick(values[i]), b = pick(values[j]);
                if (pairs.count(std::to_string(i) + a + " " + std::to_string(j) + b)) continue;
                INFO(a << " with " << package.options()[j].name << " " << b);
                CHECK_FALSE(
                    package.compile({{package.options()[i].name, a}, {package.options()[j].name, b}}));
            }
        }
    }
}

TEST_CASE("random rounds keep every invariant, as usual and under every pair of options") {
    for (const variants::Package& package : packages())
        for (const variants::Combination& one : covering_of(package).combinations) {
            INFO(package.id() << ": " << variants::to_text(one.choices));
            bots::SimulationPlan plan;
            plan.rules = one.rules;
            plan.rounds = rounds_each();
            const bots::Simulation sum = bots::simulate(plan);
            CHECK(sum.rounds == rounds_each());
            if (sum.violations) FAIL(sum.first_violations.front());
        }
}

TEST_CASE("[C29] cards are conserved at every decision, secrets are kept, and every kind of decision comes") {
    for (const variants::Package& package : packages()) {
        std::set<DecisionKind> came, wanted;
        for (const variants::Combination& one : covering_of(package).combinations) {
            INFO(package.id() << ": " << variants::to_text(one.choices));
            for (const DecisionKind kind : watch(one.rules, 3, rounds_watched())) came.insert(kind);
            for (const Step step : one.rules->flow)
                for (const DecisionKind kind : asked_in(*one.rules, step)) wanted.insert(kind);
        }
        for (const DecisionKind kind : wanted) {
            INFO(package.id() << ": decision " << static_cast<int>(kind));
            CHECK(came.count(kind));
        }
    }
}

TEST_CASE("what is recorded replays to the same game, with what was taken back taken back") {
    for (const variants::Package& package : packages())
        for (const variants::Combination& one : covering_of(package).combinations) {
            INFO(package.id() << ": " << variants::to_text(one.choices));
            check_replays(*recorded(one.rules, 5, 1, 8), one.rules);
        }
}

TEST_CASE("settlement and ending depend on their argument alone") {
    for (const variants::Package& package : packages()) {
        INFO(package.id());
        bots::SimulationPlan plan;
        plan.rules = standard(package, {.watch = true});
        plan.rounds = 40;
        CHECK(bots::simulate(plan).violations == 0); // throws, naming what changed
    }
}

TEST_CASE("games of steady and of sharp come to their end") {
    for (const variants::Package& package : packages()) {
        INFO(package.id());
        const RulebookPtr usual = standard(package);
        CHECK(rounds_to_the_end(usual, "steady", bots::table_work, 500) > 0);
        const auto shorter = package.compile_values(short_game(*usual));
        REQUIRE(shorter);
        CHECK(rounds_to_the_end(*shorter, "sharp", 1, 500) > 0);
    }
}

TEST_CASE("examples notice what their package's rules say") {
    constexpr std::size_t wanted = 95; // of 100 changes
    for (const variants::Package& package : packages()) {
        INFO(package.id());
        const auto found = teach::mutations(package);
        REQUIRE(found);
        std::string unnoticed;
        std::size_t noticed = 0;
        for (const teach::Mutation& one : *found) {
            noticed += one.noticed ? 1 : 0;
            if (!one.noticed) unnoticed += fmt::format("\n  {}: {} -> {}", one.path, one.from, one.to);
        }
        INFO(unnoticed);
        CHECK(100 * noticed >= wanted * found->size());
    }
}
