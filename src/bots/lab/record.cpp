#include "bots/lab/record.hpp"

#include "base/text.hpp"
#include "cards/notation.hpp"
#include "game/view.hpp"

#include <fmt/format.h>

namespace roundhouse::bots {

namespace {

std::string tag(const std::string& name, const std::string& value) {
    std::string quoted;
    for (const char c : printable(value, 400)) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return fmt::format("[{} \"{}\"]\n", name, quoted);
}

std::string spaced(const std::vector<int>& values) {
    std::vector<std::string> texts;
    for (const int value : values) texts.push_back(std::to_string(value));
    return join(texts, " ");
}

/// Trick by trick, the leader's card first, then round the table.
std::string tricks_of(const RoundState& state) {
    std::string lines;
    const int seats = state.rules->seats;
    for (int number = 0; number < state.tricks.done; ++number) {
        const TrickRecord& trick = state.play.record[static_cast<std::size_t>(number)];
        const std::vector<Card> cards(trick.cards.begin(), trick.cards.begin() + seats);
        lines += fmt::format("{:>2}. {}: {} = {} {:+}\n", number + 1, trick.leader, notation(cards),
                             trick.winner, trick.points);
    }
    return lines;
}

std::string melds_of(const RoundState& state) {
    std::string lines;
    for (const ShownMeld& shown : state.melds.shown) {
        const MeldRule& rule = state.rules->meld_rules[static_cast<std::size_t>(shown.meld.rule)];
        lines += fmt::format("{}: {} as {} {:+}\n", shown.seat, notation(shown.meld.cards),
                             printable(name(rule, shown.meld.multiple), 80), shown.meld.points);
    }
    return lines;
}

} // namespace

RoundRecord::RoundRecord(const Match& match, std::int64_t board, std::vector<std::string> players,
                         const std::vector<std::pair<std::string, std::string>>& more) {
    const Rulebook& rules = *match.rules;
    const RoundState& state = match.round->state();
    head_ = tag("Event", "roundhouse arena") + tag("Variant", rules.id) + tag("Rules", rules.digest);
    for (const AgreedOption& option : rules.options)
        head_ += tag("Option", option.name + "=" + roundhouse::to_string(option.value));
    for (const auto& [name, value] : more) head_ += tag(name, value);
    head_ += tag("Board", std::to_string(board)) + tag("Seed", std::to_string(match.seed.number()));
    const View table(*match.round, 0);
    for (std::size_t i = 0; i < players.size(); ++i) head_ += tag(fmt::format("Seat{}", i + 1), players[i]);
    for (Seat seat = 1; seat <= rules.seats; ++seat) // where people sit out
        if (rules.people > rules.seats)
            head_ += tag(fmt::format("Party{}", seat), std::to_string(table.party_of(seat)));
    head_ += tag("Dealer", std::to_string(state.dealer));
    if (const auto card = table.turned_up()) head_ += tag("TurnedUp", notation(*card));
    for (Seat seat = 1; seat <= rules.seats; ++seat)
        head_ += tag(fmt::format("Hand{}", seat), notation(state.tricks.hands[seat]));
    if (!state.kitty.cards.empty()) head_ += tag("Kitty", notation(state.kitty.cards));
    if (!state.stock.cards.empty()) {
        const std::vector<Card> drawn(state.stock.cards.rbegin(), state.stock.cards.rend());
        head_ += tag("Stock", notation(drawn));
    }
}

void RoundRecord::note(const Match& match, Seat seat, const Action& action) {
    if (is<actions::Play>(action)) return; // written with its trick
    const Rulebook& rules = *match.rules;
    const Step step = match.round->pending().step;
    if (const std::string name = roundhouse::name(rules, step); name != section_) {
        section_ = name;
        body_ += tag("Step", name);
    }
    body_ += fmt::format("{}: {}", seat, to_text(rules, action));
    const TrickPlay& tricks = match.round->state().tricks;
    if (step == Step::play || step == Step::draw_play)
        body_ += fmt::format(" {{after card {} of trick {}}}", tricks.played, tricks.done + 1);
    body_ += '\n';
}

std::string RoundRecord::text(const Match& match) const {
    const RoundState& state = match.round->state();
    std::string text = head_ + body_;
    if (const auto melds = state.melds.shown.size(); melds > 0)
        text += tag("Melds", std::to_string(melds)) + melds_of(state);
    if (state.tricks.done > 0) text += tag("Tricks", std::to_string(state.tricks.done)) + tricks_of(state);
    if (match.settled.empty()) return text + tag("Result", "broken off") + "\n";
    const SettledRound& settled = match.settled.back();
    const Contract& contract = settled.result.contract;
    if (contract.seat)
        text += tag("Contract", fmt::format("{} by {}{}{}", contract.bid, contract.seat,
                                            state.tricks.trump ? "" : ", " + contract.name,
                                            contract.forced ? " (forced)" : ""));
    for (const SideResult& side : settled.result.sides)
        text += fmt::format("; seats {}: meld {}, cards {}, tricks {}\n", spaced(side.seats), side.meld,
                            side.count, side.tricks);
    text += tag("Outcome", settled.result.outcome) + tag("Result", spaced(settled.delta));
    for (const Line& line : settled.lines)
        text +=
            fmt::format("; {}: {} {:+}{}\n",
                        line.party ? fmt::format("party {}", line.party) : fmt::format("side {}", line.side),
                        printable(line.text, 120), line.points,
                        line.tally.empty() ? std::string() : " of " + printable(line.tally, 80));
    return text + "\n";
}

} // namespace roundhouse::bots
