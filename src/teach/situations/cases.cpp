#include "teach/situations/cases.hpp"

#include "base/text.hpp"
#include "cards/notation.hpp"
#include "teach/situations/possible.hpp"

#include <algorithm>

namespace roundhouse::teach {

using nlohmann::json;
using present::RulesSection;

namespace {

/// Fields that list words, each of which may be dropped.
constexpr std::array lists_of_words{"hand", "trick", "calls"};

void without_a_word(const json& request, std::vector<json>& all) {
    for (const char* field : lists_of_words) {
        if (!request.contains(field)) continue;
        const std::string text = request[field];
        const auto parts = words(text);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            std::vector<std::string> left;
            for (std::size_t n = 0; n < parts.size(); ++n)
                if (n != i) left.emplace_back(parts[n]);
            json less = request;
            less[field] = join(left, " ");
            all.push_back(std::move(less));
        }
    }
}

/// Simpler numbers than this one, the simplest first.
std::vector<int> rounder(int number) {
    std::vector<int> all;
    for (const int by : {1'000'000'000, 1000, 500, 100, 50, 10, 5})
        if (number % by && (all.empty() || all.back() != number - number % by))
            all.push_back(number - number % by);
    return all;
}

void with_rounder_numbers(const json& request, std::vector<json>& all) {
    for (const char* field : {"melds", "scores"}) { // counts and tricks must add up
        if (!request.contains(field)) continue;
        for (std::size_t i = 0; i < request[field].size(); ++i)
            for (const int number : rounder(request[field][i].get<int>())) {
                json less = request;
                less[field][i] = number;
                all.push_back(std::move(less));
            }
    }
}

/// Moves all that one seat has taken to another, so that fewer have something.
void with_fewer_takers(const json& request, std::vector<json>& all) {
    if (!request.contains("counts") || !request.contains("tricks")) return;
    const std::size_t seats = request["tricks"].size();
    for (std::size_t from = seats; from-- > 0;)
        for (std::size_t to = 0; to < seats; ++to) {
            if (from == to || request["tricks"][from] == 0 || request["tricks"][to] == 0) continue;
            json less = request;
            for (const char* field : {"counts", "tricks"}) {
                less[field][to] = request[field][to].get<int>() + request[field][from].get<int>();
                less[field][from] = 0;
            }
            all.push_back(std::move(less));
        }
}

void without_a_field(const json& request, std::vector<json>& all) {
    for (const char* field : {"first_trick", "trick_number", "declarer", "melds", "counts", "tricks",
                              "scores", "bids", "round", "hands"})
        if (request.contains(field)) {
            all.push_back(request);
            all.back().erase(field);
        }
}

} // namespace

std::vector<json> simpler(const json& request) {
    std::vector<json> all;
    without_a_field(request, all);
    without_a_word(request, all);
    with_fewer_takers(request, all);
    with_rounder_numbers(request, all);
    return all;
}

json shrunk(const Rulebook& a, const Rulebook& b, json request) {
    const std::string reason = reason_of(a, b, request);
    for (bool smaller = true; smaller;) {
        smaller = false;
        for (json& less : simpler(request))
            if (can_happen(a, less) && can_happen(b, less) && reason_of(a, b, less) == reason) {
                request = std::move(less);
                smaller = true;
                break;
            }
    }
    return request;
}

namespace {

bool is_ending(const std::string& reason) {
    return reason.starts_with("settle over") || reason == "settle another winner" ||
           reason == std::string("settle ") + kept_by_the_ending;
}

SituationKind kind_of(const json& request, const std::string& reason) {
    const std::string ask = request["ask"];
    if (ask == "meld") return SituationKind::meld;
    if (ask == "legal") return SituationKind::legal;
    if (ask == "winner") return SituationKind::winner;
    if (ask == "deal") return SituationKind::deal;
    if (ask == "trump") return SituationKind::contract;
    if (ask == "kitty") return SituationKind::kitty;
    if (ask == "exchange") return SituationKind::exchange;
    if (ask == "settle") return is_ending(reason) ? SituationKind::ending : SituationKind::settlement;
    const bool open = reason.find("open") != std::string::npos || reason.ends_with("spoken") ||
                      reason.ends_with("at first") || reason.ends_with("later");
    return open ? SituationKind::calls : SituationKind::contract;
}

RulesSection section_of(const json& request, const std::string& reason) {
    const std::string ask = request["ask"];
    if (ask == "meld") return RulesSection::melds;
    if (ask == "legal") return RulesSection::play;
    if (ask == "winner") return reason == "winner order" ? RulesSection::cards : RulesSection::count;
    if (ask == "deal") return RulesSection::deal;
    if (ask == "trump") return RulesSection::trump;
    if (ask == "kitty") return RulesSection::kitty;
    if (ask == "exchange") return RulesSection::exchange;
    if (ask == "auction") return RulesSection::auction;
    if (is_ending(reason)) return RulesSection::ending;
    if (request.contains("contract") && request["contract"].is_object() &&
        request["contract"].contains("name"))
        return RulesSection::trump;
    return request.value("outcome", outcome_played) == outcome_played ? RulesSection::settlement
                                                                      : RulesSection::exits;
}

} // namespace

bool Finder::offer(const json& request) {
    if (!can_happen(a, request) || !can_happen(b, request)) return false;
    const std::string reason = reason_of(a, b, request);
    if (reason.empty() || !reasons_.insert(reason).second) return false;
    json small = shrunk(a, b, request);
    json of_a = put_to(a, small), of_b = put_to(b, small);
    found.push_back({kind_of(small, reason), section_of(small, reason), std::move(small), std::move(of_a),
                     std::move(of_b), reason});
    return true;
}

CardSet common_deck(const Rulebook& a, const Rulebook& b) { return common(a.deck, b.deck); }

int dealer_of_cases(const Rulebook& a, const Rulebook& b) {
    return somebody_sits_out(a) || somebody_sits_out(b) ? std::min(a.seats, b.seats) : 1;
}

} // namespace roundhouse::teach
