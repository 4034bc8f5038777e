// A line answered by a program at a seat: it cannot break the table, an action read from it survives writing
// and reading, and the round accepts what was judged legal.
#include "fuzz.hpp"

#include <nlohmann/json.hpp>

#include "bots/player.hpp"
#include "bots/programs/protocol.hpp"
#include "game/match.hpp"
#include "variants/packages.hpp"

using namespace roundhouse;
using fuzz::demand;

namespace {

/// Every decision in a round of that package.
std::vector<Round> decisions_of(const std::string& variant) {
    Match match = begin_match(variants::open_package(variant).value().compile().value(), 1);
    deal_next(match);
    std::vector<Round> all;
    while (match.round_is_on()) {
        all.push_back(*match.round);
        const Seat seat = match.round->pending().seat;
        const View view(*match.round, seat);
        act(match, bots::make_bot("steady", 1, seat)->decide(view, view.decision()));
    }
    return all;
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<Round> rounds = [] {
        std::vector<Round> all = decisions_of("racehorse-pass");
        for (const Round& round : decisions_of("german")) all.push_back(round);
        return all;
    }();
    if (size == 0) return 0;
    const Round& round = rounds[data[0] % rounds.size()];
    const std::string line = fuzz::text_of(data + 1, size - 1);
    const auto action = bots::read_answer(round.rules(), line);
    if (!action) {
        fuzz::demand_in_sight(action.error());
        return 0;
    }
    const std::string written = to_json(round.rules(), *action).dump();
    const auto again = bots::read_answer(round.rules(), written);
    demand(again && *again == *action, "the same action", written);
    if (bots::is_allowed(View(round, round.pending().seat), *action))
        demand(!Round(round).apply(*action), "what is allowed is accepted", written);
    return 0;
}
