#include "teach/situations/settle_words.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/scores.hpp"

#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

std::string numbers(const json& list) {
    std::vector<std::string> all;
    for (const json& number : list) all.push_back(std::to_string(number.get<int>()));
    return join(all, ", ");
}

std::string contract_said(const json& request) {
    const json& contract = request["contract"];
    if (contract.is_null()) return tr("Nobody bids");
    const int seat = contract["seat"], bid = contract["bid"];
    std::string text = contract.value("forced", false) ? tr("Seat {} is stuck with {}", seat, bid)
                                                       : tr("Seat {} plays for {}", seat, bid);
    if (!contract.contains("name")) return text;
    const std::string name = translated(contract["name"].get<std::string>());
    if (!contract.contains("reached")) return tr("{0} and names {1}", text, name);
    return text + ", " +
           (contract.value("reached", false) ? tr("names {} and makes it", name)
                                             : tr("names {} and does not make it", name));
}

/// "meld 40, tricks 120" of each side.
std::map<int, std::vector<std::string>> lines_by_side(const json& answer) {
    std::map<int, std::vector<std::string>> sides;
    for (const json& line : answer["lines"]) {
        if (line["points"] == 0) continue;
        std::string one = fmt::format("{} {}", present::line_text(line["text"].get<std::string>()),
                                      line["points"].get<int>());
        if (line.contains("tally")) one += fmt::format(" ({})", translated(line["tally"].get<std::string>()));
        sides[line.contains("side") ? line["side"].get<int>() : -line["party"].get<int>()].push_back(one);
    }
    return sides;
}

std::string verdict_said(const json& answer) {
    if (!answer["over"].get<bool>()) return tr("The game goes on.");
    const json& winner = answer["winner"];
    if (winner.is_null()) return tr("The game is over.");
    return winner.is_array() ? tr("The game is over: parties {} win it.", numbers(winner))
                             : tr("The game is over: party {} wins it.", winner.get<int>());
}

} // namespace

std::string line_said(const json& line) {
    const std::string text = present::line_text(line["text"].get<std::string>());
    return line.contains("tally") ? fmt::format("{} ({})", text, translated(line["tally"].get<std::string>()))
                                  : text;
}

std::string settle_title(const json& request) {
    std::vector<std::string> parts;
    if (request.contains("contract")) parts.push_back(contract_said(request));
    const std::string outcome = request.value("outcome", "played");
    if (outcome != "played" &&
        !(outcome == "thrown in" && parts.size() == 1 && request["contract"].is_null()))
        parts.push_back(translated(outcome));
    if (request.contains("offender")) parts.push_back(tr("side {} reneged", request["offender"].get<int>()));
    if (request.contains("bids")) parts.push_back(tr("bids {}", numbers(request["bids"])));
    if (request.contains("melds")) parts.push_back(tr("in meld {}", numbers(request["melds"])));
    if (request.contains("counts")) parts.push_back(tr("in card points {}", numbers(request["counts"])));
    if (request.contains("tricks")) parts.push_back(tr("tricks {}", numbers(request["tricks"])));
    if (request.contains("scores"))
        parts.push_back(tr("the scores before it {}", numbers(request["scores"])));
    if (request.contains("round")) parts.push_back(tr("it is round {}", request["round"].get<int>()));
    return capital(join(parts, "; ")) + ".";
}

std::string settle_said(const json& answer) {
    if (answer.contains("error"))
        return answer["place"] == "name" ? tr("There is no such contract.") : tr("There is no such way out.");
    std::string text;
    for (const auto& [side, lines] : lines_by_side(answer))
        text += (side > 0 ? tr("Side {}: {}.", side, join(lines, ", "))
                          : tr("Party {}: {}.", -side, join(lines, ", "))) +
                " ";
    if (text.empty()) text = tr("Nobody scores.") + " ";
    return answer["over"].get<bool>() || answer["lines"].empty() ? text + verdict_said(answer)
                                                                 : text.substr(0, text.size() - 1);
}

} // namespace roundhouse::teach
