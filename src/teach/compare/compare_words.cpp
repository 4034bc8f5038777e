#include "teach/compare/compare_words.hpp"

#include "base/language.hpp"
#include "base/text.hpp"

namespace roundhouse::teach {

std::string in_words(CompareText text) {
    switch (text) {
    case CompareText::what_differs: return tr("What differs");
    case CompareText::where_it_shows: return tr("Where it shows");
    case CompareText::same_deal: return tr("The same deal both ways");
    case CompareText::difference_made: return tr("What difference it makes");
    case CompareText::same_rules: return tr("Nothing: these are the same rules.");
    case CompareText::own_cards:
        return tr("The decks or the tables are not the same: each is dealt its own cards.");
    case CompareText::none_clear: return tr("No clear difference.");
    }
    return {};
}

std::string equal_in_words(const std::vector<present::RulesSection>& equal) {
    Lines names;
    for (const auto section : equal) names.push_back(present::in_words(section));
    return names.empty() ? std::string() : tr("The same: {}.", join(names, ", "));
}

} // namespace roundhouse::teach
