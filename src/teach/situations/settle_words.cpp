#include "teach/situations/settle_words.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/scores.hpp"
#include "teach/situations/situations.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

std::string numbers(const json& list) {
    std::vector<std::string> all;
    for (const json& number : list) all.push_back(figures(number.get<int>(), 0));
    return join(all, ", ");
}

std::string contract_said(const json& request) {
    const json& contract = request["contract"];
    if (contract.is_null()) return tr("Nobody bids");
    const int seat = contract["seat"], bid = contract["bid"];
    std::string text = contract.value("forced", false) ? tr("Seat {} is stuck with {}", seat, bid)
                       : bid == 0                      ? tr("Seat {} plays", seat)
                                                       : tr("Seat {} plays for {}", seat, bid);
    if (const int partner = contract.value("partner", 0))
        text = tr("{}, with seat {} as partner", text, partner);
    if (!contract.contains("name")) return text;
    const std::string name = translated(contract["name"].get<std::string>());
    if (!contract.contains("reached")) return tr("{0} and names {1}", text, name);
    return text + ", " +
           (contract.value("reached", false) ? tr("names {} and makes it", name)
                                             : tr("names {} and does not make it", name));
}

/// "meld 40, tricks 120" for each side, and then for single parties.
std::string scored(const Rulebook& rules, const json& answer) {
    std::map<std::pair<bool, int>, std::vector<std::string>> lines;
    for (const json& line : answer["lines"]) {
        if (line["points"] == 0 || is_kept_by_ending(line)) continue;
        const bool of_party = line.contains("party");
        lines[{of_party, line[of_party ? "party" : "side"].get<int>()}].push_back(
            fmt::format("{} {}", line_said(rules, line), figures(line["points"].get<int>(), 0)));
    }
    std::vector<std::string> all;
    for (const auto& [who, said] : lines)
        all.push_back(who.first ? tr("Party {}: {}.", who.second, join(said, ", "))
                                : tr("Side {}: {}.", who.second, join(said, ", ")));
    return all.empty() ? tr("Nobody scores.") : join(all, " ");
}

/// "Target raised by: 250.", only once if it is the same for all.
std::string kept_said(const Rulebook& rules, const json& answer) {
    std::vector<std::string> all;
    for (const json& line : answer["lines"]) {
        if (line["points"] == 0 || !is_kept_by_ending(line)) continue;
        const auto alike = [&](const json& other) {
            return is_kept_by_ending(other) && other["tally"] == line["tally"] &&
                   other["points"] == line["points"];
        };
        const auto times = std::count_if(answer["lines"].begin(), answer["lines"].end(), alike);
        const std::string what = line_said(rules, line);
        const std::string points = figures(line["points"].get<int>(), 0);
        const std::string one =
            times == std::ssize(answer["delta"])
                ? fmt::format("{}: {}.", what, points)
                : tr("Party {}: {}.", line["party"].get<int>(), fmt::format("{} {}", what, points));
        if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
    }
    return join(all, " ");
}

} // namespace

std::string verdict_said(const json& answer) {
    if (!answer["over"].get<bool>()) return tr("The game goes on.");
    const json& winner = answer["winner"];
    if (winner.is_null()) return tr("The game is over.");
    return winner.is_array() ? tr("The game is over: parties {} win it.", numbers(winner))
                             : tr("The game is over: party {} wins it.", winner.get<int>());
}

bool is_kept_by_ending(const json& line) {
    return line.contains("party") && line.contains("tally") && line["text"] == line["tally"];
}

std::string line_said(const Rulebook& rules, const json& line) {
    return present::in_words(rules, {line["text"].get<std::string>(), line.value("tally", ""), {}});
}

namespace {

/// What each seat melded and took; empty if the request does not say.
std::string by_seat(const json& request) {
    std::vector<std::string> parts;
    if (request.contains("melds")) parts.push_back(tr("meld {}", numbers(request["melds"])));
    if (request.contains("counts")) parts.push_back(tr("card points {}", numbers(request["counts"])));
    if (request.contains("tricks")) parts.push_back(tr("tricks {}", numbers(request["tricks"])));
    return parts.empty() ? "" : tr("by seat: {}", join(parts, "; "));
}

} // namespace

std::string settle_title(const json& request) {
    std::vector<std::string> parts;
    if (request.contains("contract")) parts.push_back(contract_said(request));
    const std::string outcome = request.value("outcome", outcome_played);
    if (outcome != outcome_played &&
        !(outcome == outcome_thrown_in && parts.size() == 1 && request["contract"].is_null()))
        parts.push_back(translated(outcome));
    if (request.contains("offender")) parts.push_back(tr("side {} reneged", request["offender"].get<int>()));
    if (request.contains("bids")) parts.push_back(tr("bids {}", numbers(request["bids"])));
    if (const std::string seats = by_seat(request); !seats.empty()) parts.push_back(seats);
    if (request.contains("scores"))
        parts.push_back(tr("the scores before it {}", numbers(request["scores"])));
    if (request.contains("round")) parts.push_back(tr("it is round {}", request["round"].get<int>()));
    if (parts.empty()) parts.push_back(tr("A hand is played"));
    return capital(join(parts, "; ")) + ".";
}

std::string settle_said(const Rulebook& rules, const json& request, const json& answer, bool about_the_end) {
    if (answer.contains("closed")) return put_to(rules, request)["error"]; // in the reader's language
    if (answer.contains("error"))
        return answer["place"] == "name" ? tr("There is no such contract.") : tr("There is no such way out.");
    std::vector<std::string> all{scored(rules, answer)};
    if (about_the_end)
        if (const std::string kept = kept_said(rules, answer); !kept.empty()) all.push_back(kept);
    if (about_the_end || answer["over"].get<bool>() || answer["lines"].empty())
        all.push_back(verdict_said(answer));
    return join(all, " ");
}

} // namespace roundhouse::teach
