#include "present/chance.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"

#include <algorithm>
#include <array>

namespace roundhouse::present {

std::string chosen_by_chance(const Rulebook& rules, const std::vector<std::string>& bots) {
    constexpr std::array by_chance{"random", "novice", "steady"};
    const bool some = std::any_of(bots.begin(), bots.end(), [&](const std::string& kind) {
        return std::find(by_chance.begin(), by_chance.end(), kind) != by_chance.end();
    });
    if (!some || rules.own_steps.empty()) return {};
    std::vector<std::string> titles;
    for (const OwnStep& step : rules.own_steps) titles.push_back(in_words(step.title));
    return tr("In these steps bots chose by chance, as only sharp and master play them out: {}.",
              join(titles, ", "));
}

} // namespace roundhouse::present
