#include "teach/statements/made_statements.hpp"

#include "base/language.hpp"
#include "rules/scoring.hpp"

#include <exception>

namespace roundhouse::teach {

namespace {

enum class Said { made, not_made, failed };

Said said_of(const Rulebook& rules, int bid, const Haul& haul) {
    try {
        return is_made(rules, round_of(rules, bid, haul)) ? Said::made : Said::not_made;
    } catch (const std::exception&) { // check reports why
        return Said::failed;
    }
}

std::string in_words(Said said, int bid, const Haul& haul) {
    const std::string hand =
        tr("bid {}, in meld {}, in card points {}, tricks {}", bid, haul.meld, haul.count, haul.tricks);
    switch (said) {
    case Said::made: return tr("Made: {}", hand);
    case Said::not_made: return tr("Not made: {}", hand);
    case Said::failed: break;
    }
    return tr("The package’s own `made` fails: {}", hand);
}

} // namespace

void add_made(const Rulebook& a, const Rulebook& b, std::vector<Statement>& found) {
    if (!a.auction || !b.auction || !a.live || !b.live || a.seats != b.seats) return;
    const int bid = next_on_ladder(*a.auction, 0), all = std::min(tricks(a), tricks(b)),
              points = std::min(a.count.total, b.count.total);
    for (const int meld : {0, bid})
        for (int taken = 0; taken <= all; ++taken) {
            const Haul haul{meld, points * taken / std::max(1, all), taken};
            const Said of_a = said_of(a, bid, haul), of_b = said_of(b, bid, haul);
            if (of_a == of_b) continue;
            found.push_back(
                {present::RulesSection::settlement, in_words(of_a, bid, haul), in_words(of_b, bid, haul)});
            return;
        }
}

} // namespace roundhouse::teach
