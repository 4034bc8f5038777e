#include "teach/situations/possible.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

std::vector<int> numbers_of(const json& request, const char* field) {
    return request.value(field, std::vector<int>{});
}

int sum_of(const std::vector<int>& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0); }

/// The most that this many tricks can count.
int most_in(const Rulebook& rules, int tricks) {
    if (tricks == 0) return 0;
    const int highest = *std::max_element(rules.count.points.begin(), rules.count.points.end());
    return tricks * rules.seats * highest + rules.count.last_trick;
}

/// True if all points and tricks are somebody's, and nobody has points without the tricks for them.
bool is_played_out(const Rulebook& rules, const std::vector<int>& counts, const std::vector<int>& taken) {
    if (counts.size() != taken.size() || sum_of(counts) != rules.count.total ||
        sum_of(taken) != tricks(rules))
        return false;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > most_in(rules, taken[i])) return false;
    return true;
}

bool contract_can_be(const Rulebook& rules, const json& contract) {
    if (!contract.is_object()) return true;
    return !contract.value("forced", false) || contract["bid"] == forced_price(rules);
}

bool settlement_can_happen(const Rulebook& rules, const json& request) {
    const json contract = request.value("contract", json(nullptr));
    if (!contract_can_be(rules, contract)) return false;
    const bool tells_play = request.contains("counts") || request.contains("tricks");
    const std::string name = contract.is_object() ? contract.value("name", "trump") : "trump";
    const SideContract* side = side_contract(rules, name);
    if (side && !side->melds && request.contains("melds")) return false;
    if (request.value("outcome", outcome_played) != outcome_played || (side && side->goal != Goal::bid))
        return !tells_play; // the hand ends before its tricks are shared out
    if (!tells_play) return !request.contains("melds");
    return is_played_out(as_played(rules, name), numbers_of(request, "counts"),
                         numbers_of(request, "tricks"));
}

} // namespace

std::optional<int> forced_price(const Rulebook& rules) {
    if (!rules.auction) return {};
    return rules.auction->dealer_takes ? rules.auction->dealer_takes : rules.auction->forced_opening;
}

bool can_happen(const Rulebook& rules, const json& request) {
    const std::string ask = request["ask"];
    if (ask == "settle") return settlement_can_happen(rules, for_seats_of(rules, request));
    const bool about_cards = ask == "meld" || ask == "legal" || ask == "winner";
    return !about_cards || request.contains("contract") || request["trump"].is_string();
}

json for_seats_of(const Rulebook& rules, json request) {
    if (request["ask"] == "settle")
        for (const char* field : {"melds", "counts", "tricks"})
            if (request.contains(field))
                while (request[field].size() < static_cast<std::size_t>(rules.seats))
                    request[field].push_back(0);
    return request;
}

} // namespace roundhouse::teach
