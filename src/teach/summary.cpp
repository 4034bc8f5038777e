#include "base/text.hpp"
#include "teach/explain.hpp"

#include <fmt/format.h>

namespace roundhouse::teach {

namespace {

std::string ranks_text(const std::vector<Rank>& ranks) {
    std::string text;
    for (const Rank rank : ranks) text += (text.empty() ? "" : " ") + letter(rank);
    return text;
}

std::string sides_text(const Rulebook& rules) {
    if (rules.sides == SidesForm::each) return "each for themselves";
    std::string text;
    for (Party party = 1; party <= rules.parties; ++party) {
        std::string seats;
        for (const Seat seat : seats_of(rules, party))
            seats += (seats.empty() ? "" : "+") + std::to_string(seat);
        text += (text.empty() ? "" : " against ") + seats;
    }
    return "seats " + text;
}

std::string auction_text(const AuctionRule& rule) {
    std::string text = fmt::format("from {}", rule.minimum);
    if (!rule.raises.empty())
        text += fmt::format(", each bid raises by {}", fmt::join(rule.raises, " or "));
    else
        for (const Rung& rung : rule.steps)
            text += rung.to ? fmt::format(", by {} to {}", rung.by, *rung.to)
                            : fmt::format(", then by {}", rung.by);
    if (rule.dealer_takes) text += fmt::format("; all pass: the dealer has it at {}", *rule.dealer_takes);
    return text;
}

std::string must_text(const Must& must) {
    if (must.empty()) return "anything";
    std::vector<std::string> rules;
    for (const Filter& filter : must)
        rules.push_back(filter.when_text.empty() || filter.name.ends_with(filter.when_text)
                            ? filter.name
                            : fmt::format("{} (when {})", filter.name, filter.when_text));
    return join(rules, ", then ");
}

std::string count_text(const Rulebook& rules) {
    std::string text;
    for (const Rank rank : rules.ranks)
        if (const int points = rules.count.points[static_cast<std::size_t>(index(rank))])
            text += fmt::format("{} {}, ", letter(rank), points);
    return fmt::format("{}last trick {}; {} in all", text, rules.count.last_trick, rules.count.total);
}

std::string meld_text(const MeldRule& rule) {
    std::string cards = notation(rule.cards);
    if (rule.of != MeldSuit::given) {
        cards = ranks_text(rule.ranks);
        constexpr std::array where{"", " of trump", " of a plain suit", " of one suit", " of each suit"};
        cards += where[static_cast<std::size_t>(rule.of)];
    }
    return fmt::format("  {} {} {}", padded(rule.names[0], 18), padded(cards, 26),
                       fmt::join(rule.points, " / "));
}

std::string described(const Described& what) {
    std::string text = what.kind;
    for (const auto& [name, value] : what.facts)
        if (value != OptionValue(false)) text += fmt::format("; {} {}", name, to_string(value));
    for (char& c : text)
        if (c == '_') c = ' ';
    return text;
}

} // namespace

std::vector<std::string> summary(const Rulebook& rules) {
    std::vector<std::string> lines;
    const auto line = [&](const char* what, const std::string& text) {
        lines.push_back(padded(what, 12) + text);
    };
    lines.push_back(rules.title.en);
    if (!rules.summary.en.empty()) lines.push_back(rules.summary.en);
    line("Players", fmt::format("{}, {}, {}", rules.seats, sides_text(rules),
                                rules.turn == Turn::clockwise ? "clockwise" : "counter-clockwise"));
    line("Cards", fmt::format("{} ({} from high to low), {} each", rules.deck.size(), ranks_text(rules.ranks),
                              rules.deal.hand));
    line("Phases", join(phases(rules), ", "));
    if (rules.auction) line("Auction", auction_text(*rules.auction));
    if (rules.pass)
        line("Exchange", fmt::format("{} cards from the partner, then as many back", rules.pass->cards));
    line("Leading", must_text(rules.play.lead));
    line("Following", must_text(rules.play.follow));
    line("Tricks", count_text(rules));
    for (const ExitRule& exit : rules.exits) {
        std::string when;
        if (exit.when.bid_above_meld)
            when +=
                fmt::format("if the bid is more than {} above the side's meld", *exit.when.bid_above_meld);
        if (exit.when.meld_under)
            when += fmt::format("if the side's meld is under {}", *exit.when.meld_under);
        line("Way out", exit.name + (when.empty() ? "" : ", " + when));
    }
    line("Settlement", described(rules.settle_says));
    line("End", described(rules.ending_says));
    lines.emplace_back("Melds, with the points for one, two, … of them at once:");
    for (const MeldRule& rule : rules.meld_rules) lines.push_back(meld_text(rule));
    if (!rules.options.empty()) lines.emplace_back("Options agreed:");
    for (const AgreedOption& option : rules.options)
        lines.push_back(fmt::format(
            "  {} = {}{}  {}", option.name, to_string(option.value),
            option.value == option.standard ? "" : " (usually " + to_string(option.standard) + ")",
            option.label));
    return lines;
}

} // namespace roundhouse::teach
