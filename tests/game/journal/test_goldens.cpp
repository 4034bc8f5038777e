// A game of every shipped package as a journal under tests/games, and the signature of many random rounds. A
// package without them fails. A difference here means that the engine plays differently: if that is intended,
// run the tests with ROUNDHOUSE_BLESS=1 and say so in the commit.

#include "catch.hpp"
#include "place.hpp"

#include "bots/lab/simulate.hpp"
#include "game/journal/journal.hpp"
#include "support/journal_stream.hpp"
#include "support/shipped.hpp"
#include "support/shipped_packages.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::testing;
namespace fs = std::filesystem;

namespace {

const fs::path games = fs::path(source_tree()) / "tests/games";

std::string text_of(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

std::vector<std::string> shipped() {
    std::vector<std::string> ids;
    for (const auto& info : shipped_packages()) ids.push_back(info.id);
    return ids;
}

bool blessing() { return std::getenv("ROUNDHOUSE_BLESS") != nullptr; }

/// The journal of a game between random players; empty if it takes too many rounds.
std::string random_game(const std::string& id, const RulebookPtr& rules, std::uint64_t seed) {
    constexpr int most_rounds = 60;
    JournalHeader header{id, rules->digest, {}, seed, {}};
    for (const AgreedOption& option : rules->options)
        header.options.emplace_back(option.name, to_string(option.value));
    std::vector<std::unique_ptr<bots::Player>> players;
    for (Seat seat = 1; seat <= rules->seats; ++seat) {
        header.players.push_back({"random", "Seat " + std::to_string(seat)});
        players.push_back(bots::make_bot("random", seed, seat));
    }
    auto out = std::make_unique<std::ostringstream>();
    const std::ostringstream& text = *out;
    RecordedGame game(rules, header, std::make_unique<JournalStream>(std::move(out)));
    while (!game.match().over() && game.match().round_number <= most_rounds) {
        if (!game.match().round_is_on()) game.deal();
        const Decision& asked = game.match().round->pending();
        if (!asked) continue;
        REQUIRE_FALSE(game.act(players[static_cast<std::size_t>(asked.seat - 1)]->decide(
            View(*game.match().round, asked.seat), asked)));
    }
    return game.match().over() ? text.str() : "";
}

/// Rewrites the journal: the same game, or the next seed's if that is too long.
void bless(const std::string& id, const RulebookPtr& rules, std::uint64_t seed) {
    std::string text;
    while ((text = random_game(id, rules, seed)).empty()) ++seed;
    std::ofstream(games / (id + ".journal")) << text;
}

} // namespace

TEST_CASE("the golden game of every package replays to its end") {
    REQUIRE_FALSE(shipped().empty());
    for (const std::string& id : shipped()) {
        INFO(id);
        if (blessing()) {
            const auto old = read_journal(text_of(games / (id + ".journal")));
            bless(id, rules_of(id), old ? old->header.seed.number() : 1);
        }
        const auto journal = read_journal(text_of(games / (id + ".journal")));
        REQUIRE(journal);
        const auto& options = journal->header.options;
        const Replay replayed = replay(*journal, rules_of(id, {options.begin(), options.end()}));
        if (replayed.trouble) FAIL("line " << replayed.trouble->line);
        CHECK(replayed.game.match().over());
    }
}

TEST_CASE("a thousand random rounds of every package come out as they did") {
    const fs::path file = games / "signatures.json";
    nlohmann::json now = nlohmann::json::object();
    for (const std::string& id : shipped()) {
        bots::SimulationPlan plan;
        plan.rules = rules_of(id);
        const bots::Simulation sum = bots::simulate(plan);
        CHECK(sum.violations == 0);
        now[id] = bots::to_json(sum)["signature"];
    }
    if (blessing()) std::ofstream(file) << now.dump(2) << "\n";
    CHECK(nlohmann::json::parse(text_of(file)) == now);
}
