#include "present/customs.hpp"

#include "base/language.hpp"
#include "bots/steady/convention.hpp"

namespace roundhouse::present {

std::string said_by_custom(const Rulebook& rules, int bid, int high) {
    const auto convention = bots::meld_bids(rules);
    if (!convention) return {};
    if (const int meld = bots::meld_told(*convention, bid, high))
        return tr("By custom it tells your partner that you meld about {}.", meld);
    if (bid > convention->last)
        return tr(
            "By custom it says: I want the contract. It leaves the others no room to tell of their meld.");
    if (!high && bid == convention->least)
        return tr("By custom it says: I want the contract, and asks the partner to tell of meld.");
    return tr("By custom it says: I want the contract.");
}

std::vector<std::string> told_by_partner_in_words(const View& view) {
    std::vector<std::string> lines;
    if (const auto told = bots::told_by_partner(view))
        lines.push_back(tr("Your partner has told of {} to {} in meld.", told->least, told->most));
    if (bots::to_be_covered(view))
        lines.push_back(
            tr("That bid only tells of meld: go one over it if you hold a marriage and a suit good "
               "enough for trump."));
    return lines;
}

} // namespace roundhouse::present
