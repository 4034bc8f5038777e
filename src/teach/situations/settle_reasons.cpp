#include "teach/situations/settle_reasons.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/rules/meanings.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

/// What a side melded and took, and what it had to reach.
struct Sum {
    int meld = 0, count = 0, bid = 0;
    int points() const { return meld + count; }
};

bool on_side_of(const Rulebook& rules, const json& contract, Seat seat) {
    const Seat declarer = contract["seat"];
    if (rules.sides != SidesForm::called) return rules.party[seat] == rules.party[declarer];
    return seat == declarer || seat == contract.value("partner", 0);
}

Sum sum_of(const Rulebook& rules, const json& request) {
    const json& contract = request["contract"];
    const auto of = [&](const char* field, Seat seat) {
        return request.contains(field) ? request[field][static_cast<std::size_t>(seat - 1)].get<int>() : 0;
    };
    Sum sum;
    for (Seat seat = 1; seat <= rules.seats; ++seat)
        if (on_side_of(rules, contract, seat)) {
            sum.meld += of("melds", seat);
            sum.count += of("counts", seat);
        }
    const bool summed = rules.auction && rules.auction->summed;
    sum.bid = summed ? of("bids", rules.party[contract["seat"].get<int>()]) : contract["bid"].get<int>();
    return sum;
}

/// What the declarer's party loses by its own lines; 0 if nothing.
int lost_by_declarer(const Rulebook& rules, const json& request, const json& answer) {
    const int side =
        rules.sides == SidesForm::called ? 1 : rules.party[request["contract"]["seat"].get<int>()];
    int lost = 0;
    for (const json& line : answer["lines"])
        if (line.value("side", 0) == side && !line.contains("tally"))
            lost -= std::min(line["points"].get<int>(), 0);
    return lost;
}

std::string what_is_lost(const Rulebook& rules, int bid, int lost) {
    const bool tricks = says(rules.settle_says, "set_keeps_count");
    const bool meld = says(rules.settle_says, "set_keeps_meld");
    const std::string cost = lost == bid       ? tr("the bid is lost")
                             : lost == 2 * bid ? tr("twice the bid is lost")
                                               : tr("{} points are lost", lost);
    if (tricks == meld) return cost;
    return tricks ? tr("{}, but the tricks count", cost) : tr("{}, but the meld counts", cost);
}

/// True if the meld counts: some rules require a trick for that.
bool meld_counts(const Rulebook& rules, const json& request) {
    if (!says(rules.settle_says, "needs_trick")) return true;
    if (!request.contains("tricks")) return false;
    int tricks = 0;
    for (Seat seat = 1; seat <= rules.seats; ++seat)
        if (on_side_of(rules, request["contract"], seat))
            tricks += request["tricks"][static_cast<std::size_t>(seat - 1)].get<int>();
    return tricks > 0;
}

/// For a hand that was played for a bid in points.
std::string why_made_or_lost(const Rulebook& rules, const json& request, const json& answer) {
    Sum sum = sum_of(rules, request);
    std::vector<std::string> sentences;
    if (sum.meld && sum.meld < rules.meld_at_least) {
        sentences.push_back(tr("A meld under {} does not count.", rules.meld_at_least));
        sum.meld = 0;
    } else if (sum.meld && !meld_counts(rules, request)) {
        sentences.push_back(tr("Without a trick the meld does not count."));
        sum.meld = 0;
    }
    const int lost = lost_by_declarer(rules, request, answer), least = least_count_of(rules.settle_says);
    if (lost && sum.count < least)
        sentences.push_back(
            tr("{0} in tricks is short of {1}: {2}.", sum.count, least, what_is_lost(rules, sum.bid, lost)));
    else if (lost && sum.points() < sum.bid)
        sentences.push_back(tr("{0} + {1} = {2}, short of {3}: {4}.", sum.meld, sum.count, sum.points(),
                               sum.bid, what_is_lost(rules, sum.bid, lost)));
    else if (!lost && sum.points() >= sum.bid)
        sentences.push_back(
            tr("{0} + {1} = {2} is enough for {3}.", sum.meld, sum.count, sum.points(), sum.bid));
    else
        return {}; // something else decides
    return join(sentences, " ");
}

} // namespace

std::string why_settled(const Rulebook& rules, const json& request, const json& answer) {
    const std::string outcome = request.value("outcome", outcome_played);
    for (const ExitRule& exit : rules.exits)
        if (exit.name == outcome) return present::cost_of(exit);
    const bool has_bid = request.contains("contract") && request["contract"].is_object() &&
                         request["contract"].value("bid", 0) > 0 && !request["contract"].contains("name");
    if (outcome != outcome_played || !has_bid || request.contains("meld_wins")) return {};
    return why_made_or_lost(rules, request, answer);
}

} // namespace roundhouse::teach
