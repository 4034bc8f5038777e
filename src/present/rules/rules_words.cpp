#include "present/rules/rules_words.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"

#include <fmt/format.h>

namespace roundhouse::present {

std::string ranks_text(const std::vector<Rank>& ranks, Face face) {
    Lines letters;
    for (const Rank rank : ranks) letters.push_back(letter(rank, face));
    return join(letters, " ");
}

Lines worth_in_words(const MeldRule& rule) {
    Lines worth;
    for (const int points : rule.points) worth.push_back(std::to_string(points));
    if (rule.wins_at) worth.push_back(tr("the game"));
    return worth;
}

std::string count_text(const Rulebook& rules, Face face) {
    Lines parts;
    for (const Rank rank : rules.ranks)
        if (const int points = rules.count.points[static_cast<std::size_t>(index(rank))])
            parts.push_back(fmt::format("{} {}", letter(rank, face), points));
    parts.push_back(tr("last trick {}", rules.count.last_trick));
    return tr("{}; {} in all", join(parts, ", "), rules.count.total);
}

std::string kinds_of_melds(const std::vector<Lines>& kinds) {
    Lines all;
    for (const Lines& names : kinds) all.push_back(all_of(names));
    return tr("a card serves in one meld of each kind: {}", join(all, " | "));
}

Lines must_steps(const Must& must) {
    Lines rules;
    for (const Filter& filter : must)
        rules.push_back(filter.when_text.empty() || filter.name.ends_with(filter.when_text)
                            ? translated(filter.name)
                            : tr("{} (when {})", translated(filter.name), translated(filter.when_text)));
    return rules;
}

std::string must_text(const Must& must) {
    return must.empty() ? tr("anything") : join(must_steps(must), tr(", then "));
}

} // namespace roundhouse::present
