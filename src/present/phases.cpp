#include "present/phases.hpp"

#include "base/language.hpp"
#include "present/cards.hpp"

namespace roundhouse::present {

std::string phase_of(const Rulebook& rules, Step step) {
    switch (step) {
    case Step::deal:
    case Step::turn_up: return tr("dealing"); // the last card of it
    case Step::draft: return tr("drafting");
    case Step::auction: return tr("bidding");
    case Step::kitty: return tr("taking the kitty");
    case Step::discard: return tr("discarding");
    case Step::call_card: return tr("calling a card");
    case Step::trump: return tr("naming trump");
    case Step::exchange: return tr("exchanging");
    case Step::meld: return tr("melding");
    case Step::draw_play: return tr("drawing and melding");
    case Step::play: return tr("trick-taking");
    case Step::settle: return tr("scoring");
    case Step::own: break;
    }
    return in_words(rules.own_steps.at(own_number(step)).title);
}

std::vector<std::string> phases(const Rulebook& rules) {
    std::vector<std::string> names;
    for (const Step step : rules.flow)
        if (std::string phase = phase_of(rules, step); names.empty() || names.back() != phase)
            names.push_back(std::move(phase));
    return names;
}

} // namespace roundhouse::present
