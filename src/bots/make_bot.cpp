#include "bots/levels/novice.hpp"
#include "bots/levels/random.hpp"
#include "bots/master/master.hpp"
#include "bots/sharp/sharp.hpp"

namespace roundhouse::bots {

std::vector<std::string> bot_kinds() { return {"random", "novice", "steady", "sharp", "master"}; }

std::unique_ptr<Player> make_bot(const std::string& kind, std::uint64_t seed, Seat seat, int work,
                                 std::shared_ptr<const Judge> judge) {
    // Deals use the streams numbered by round; bots use streams far from those.
    constexpr std::uint64_t bot_streams = std::uint64_t{1} << 32;
    const Random random = Random::stream(seed, bot_streams + static_cast<std::uint64_t>(seat));
    if (kind == "random") return std::make_unique<RandomPlayer>(random);
    if (kind == "novice") return std::make_unique<NovicePlayer>(random, std::move(judge));
    if (kind == "steady") return std::make_unique<SteadyPlayer>(random, std::move(judge));
    if (kind == "sharp") return std::make_unique<SharpPlayer>(random, work, std::move(judge));
    if (kind == "master") return std::make_unique<MasterPlayer>(random, work, std::move(judge));
    return nullptr;
}

Action decide_seated(const Match& match, const std::string& kind, std::size_t entries) {
    constexpr std::uint64_t table_streams = std::uint64_t{1} << 40; // far from those of deals and seats
    const Decision decision = match.round->pending();
    Random random = Random::stream(seed_for_bots(match.seed), table_streams + entries);
    const std::uint64_t seed = random.next();
    auto bot = make_bot(kind, seed, decision.seat);
    if (!bot) bot = make_bot("steady", seed, decision.seat);
    return bot->decide(View(*match.round, decision.seat), decision);
}

} // namespace roundhouse::bots
