#include "cli/tell.hpp"

#include "base/text.hpp"
#include "teach/explain.hpp"

#include <fmt/format.h>

namespace roundhouse::cli {

void Teller::begin_at(const View& view) {
    trick_.clear();
    phase_ = view.over() ? "" : teach::phase_of(rules_, view.step());
    for (std::size_t i = 0; i < view.trick().size(); ++i)
        trick_.emplace_back(onward(view.leader(), static_cast<int>(i), rules_.seats), view.trick()[i]);
}

Lines Teller::heading(Step step) {
    const std::string phase = teach::phase_of(rules_, step);
    if (phase == phase_) return {};
    phase_ = phase;
    if (step == Step::deal) return {}; // who deals is said when the round begins
    return {style_.bold("· " + phase + " ·")};
}

std::string Teller::gave(const Event& event) const {
    if (event.cards.empty())
        return fmt::format("{} gives {} {} cards.", names_[event.seat], names_[event.to], event.number);
    return fmt::format("{} gives {} {}.", names_[event.seat], names_[event.to],
                       cards_text(event.cards, style_));
}

std::string Teller::took(const Event& event) {
    std::string with;
    for (const auto& [seat, card] : trick_)
        if (seat == event.seat) with = " with " + card_text(card, style_);
    trick_.clear();
    return fmt::format("{} takes the trick{}: {} points.", names_[event.seat], with, event.number);
}

std::string Teller::called(const Event& event) const {
    if (event.number) return fmt::format("{} bids {}.", names_[event.seat], event.number);
    const std::string& pass = rules_.auction->passes.at(static_cast<std::size_t>(event.index)).name;
    if (pass == "pass") return fmt::format("{} passes.", names_[event.seat]);
    return fmt::format("{} says {}.", names_[event.seat], pass);
}

Lines Teller::tell(const Event& hidden, Seat viewer) {
    const Event event = seen_by(hidden, viewer);
    const auto at = static_cast<std::size_t>(event.index);
    const auto who = [&]() -> const std::string& { return names_[event.seat]; };
    switch (event.kind) {
    case EventKind::phase: return heading(static_cast<Step>(event.number));
    case EventKind::dealt: return {};
    case EventKind::called: return {called(event)};
    case EventKind::contract:
        if (event.index) return {fmt::format("Nobody bid: {} must take it at {}.", who(), event.number)};
        return {fmt::format("{} has the contract at {}.", who(), event.number)};
    case EventKind::trump:
        return {fmt::format("{} names {} trump.", who(), suit_text(static_cast<Suit>(event.number), style_))};
    case EventKind::gave: return {gave(event)};
    case EventKind::melded:
        return wrapped(fmt::format("{} melds {}: {} for {}.", who(), name(rules_.meld_rules.at(at), event.to),
                                   cards_text(event.cards, style_), event.number));
    case EventKind::meld_sum:
        return {event.number ? fmt::format("{} melds {} in all.", who(), event.number)
                             : fmt::format("{} has nothing to meld.", who())};
    case EventKind::led: trick_.clear(); return {};
    case EventKind::played: {
        const bool leads = trick_.empty();
        trick_.emplace_back(event.seat, *event.cards.begin());
        return {fmt::format("{} {} {}.", who(), leads ? "leads" : "plays", cards_text(event.cards, style_))};
    }
    case EventKind::trick: return {took(event)};
    case EventKind::claimed:
        return {
            style_.bold(fmt::format("{} claims the rest of the tricks: {} points.", who(), event.number))};
    case EventKind::left:
        return wrapped(fmt::format("{}: {}. {}", who(), event.text, rules_.exits.at(at).text));
    case EventKind::thrown_in: return {"Nobody bids: the hand is thrown in."};
    case EventKind::line:
    case EventKind::scores:
    case EventKind::over:
    case EventKind::winner: return {};
    }
    return {};
}

} // namespace roundhouse::cli
