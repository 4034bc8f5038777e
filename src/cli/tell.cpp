#include "cli/tell.hpp"

#include "base/speech.hpp"
#include "base/text.hpp"
#include "teach/explain.hpp"

#include <utility>

#include <fmt/format.h>

namespace roundhouse::cli {

void Teller::begin_at(const View& view) {
    trick_.clear();
    phase_ = view.over() ? "" : phrase(teach::phase_of(rules_, view.step()));
    for (std::size_t i = 0; i < view.trick().size(); ++i)
        trick_.emplace_back(onward(view.leader(), static_cast<int>(i), rules_.seats), view.trick()[i]);
}

Lines Teller::heading(Step step) {
    const std::string phase = phrase(teach::phase_of(rules_, step));
    if (phase == phase_) return {};
    phase_ = phase;
    if (step == Step::deal) return {}; // who deals is said when the round begins
    return {style_.bold("· " + phase + " ·")};
}

std::string Teller::gave(const Event& event) const {
    if (event.cards.empty())
        return phrase("{} gives {} {} {}.", names_[event.seat], names_[event.to], event.number,
                      said(event.number == 1 ? "card" : "cards"));
    return phrase("{} gives {} {}.", names_[event.seat], names_[event.to], cards_text(event.cards, style_));
}

std::string Teller::took(const Event& event) {
    std::string with;
    for (const auto& [seat, card] : trick_)
        if (seat == event.seat) with = phrase(" with ") + card_text(card, style_);
    trick_.clear();
    return phrase("{} takes the trick{}: {}.", names_[event.seat], with, in_points(event.number));
}

std::string Teller::called(const Event& event) const {
    if (event.number && event.index)
        return phrase("{} bids \"{}\": {}.", names_[event.seat], spoken_digit(event.number), event.number);
    if (event.number) return phrase("{} bids {}.", names_[event.seat], event.number);
    const std::string& pass = rules_.auction->passes.at(static_cast<std::size_t>(event.index)).name;
    if (pass == "pass") return phrase("{} passes.", names_[event.seat]);
    return phrase("{} says {}.", names_[event.seat], said(pass));
}

std::string Teller::kitty(const Event& event) const {
    const std::string what =
        event.cards.empty() ? phrase("{} cards", event.number) : cards_text(event.cards, style_);
    return phrase("{} takes the kitty: {}.", names_[event.seat], what);
}

std::string Teller::asked(const Event& event) const {
    if (event.cards.empty() && event.index)
        return phrase("{} has nothing left to ask for and plays alone against all.", names_[event.seat]);
    if (event.cards.empty()) return phrase("{} calls for no card.", names_[event.seat]);
    if (event.index)
        return phrase("{} asks for {}: {}.", names_[event.seat], cards_text(event.cards, style_),
                      event.to ? phrase("{} has it and is the partner for this hand", names_[event.to])
                               : phrase("nobody has it"));
    return phrase("{} calls for {}: {}.", names_[event.seat], cards_text(event.cards, style_),
                  event.to ? phrase("{} gives it", names_[event.to]) : phrase("nobody has it"));
}

std::string Teller::contract(const Event& event) {
    const std::string& who = names_[event.seat];
    if (const Seat from = std::exchange(handed_back_by_, 0))
        return phrase("{} hands the contract back: {} has it at {}.", names_[from], who, event.number);
    if (event.index) return phrase("Nobody bid: {} must take it at {}.", who, event.number);
    return phrase("{} has the contract at {}.", who, event.number);
}

std::string Teller::named(const Event& event) const {
    if (event.number >= suit_count)
        return phrase("{} names {}: no trump.", names_[event.seat],
                      said(rules_.trump->also.at(static_cast<std::size_t>(event.number - suit_count)).name));
    return phrase("{} names {} trump.", names_[event.seat],
                  suit_text(static_cast<Suit>(event.number), style_));
}

std::string Teller::melded(const Event& event) const {
    const MeldRule& rule = rules_.meld_rules.at(static_cast<std::size_t>(event.index));
    const std::string what =
        fmt::format("{}: {}", in_words(rule, event.to, style_.face), cards_text(event.cards, style_));
    if (wins_game(rule, event.to)) return phrase("{} melds {}: the game is won.", names_[event.seat], what);
    if (event.number == 0)
        return phrase("{} shows {}, which must be shown but does not count.", names_[event.seat], what);
    return phrase("{} melds {} for {}.", names_[event.seat], what, event.number);
}

std::string Teller::melds_in_all(const Event& event) const {
    if (event.number) return phrase("{} melds {} in all.", names_[event.seat], event.number);
    // Too little for the side is kept to itself.
    if (rules_.meld_at_least) return phrase("{} has no meld that counts.", names_[event.seat]);
    return phrase("{} has nothing to meld.", names_[event.seat]);
}

std::string Teller::left(const Event& event) const {
    const ExitRule& exit = rules_.exits.at(static_cast<std::size_t>(event.index));
    const std::string when = teach::when_open(exit);
    const std::string why = exit.by_rule ? phrase(" (by rule") + (when.empty() ? "" : ", " + when) + ")" : "";
    const std::string cost = exit.text.empty() ? "" : " " + phrase(exit.text);
    return fmt::format("{}: {}{}.{}", names_[event.seat], said(event.text), why, cost);
}

Lines Teller::of_draws(const Event& event) const {
    const std::string& who = names_[event.seat];
    const std::string cards = event.cards.empty() ? phrase("a card") : cards_text(event.cards, style_);
    if (event.kind == EventKind::kept)
        return {phrase("{} keeps {}; the next card is put away unseen.", who, cards)};
    if (event.kind == EventKind::rejected) return {phrase("{} puts {} away.", who, cards)};
    if (event.kind == EventKind::drew) return {phrase("{} draws {}.", who, cards)};
    if (event.kind == EventKind::swapped)
        return {phrase("{} takes {}, which lay under the stock, for a card of the hand.", who, cards)};
    return wrapped(phrase("{} is turned up: {} are trump.{}", cards,
                          suit_text((*event.cards.begin()).suit(), style_),
                          event.number ? phrase(" It pays {} {}.", who, event.number) : ""));
}

std::string Teller::accused(const Event& event) const {
    const std::string& who = names_[event.seat];
    const std::string& whom = names_[event.to];
    if (event.index == 0)
        return phrase("{} calls a renege of {}, wrongly: there was none so far. It costs nothing.", who,
                      whom);
    return phrase("{} calls a renege of {}, rightly: {} ({}). The hand is over.", who, whom,
                  cards_text(event.cards, style_), said(event.text));
}

Lines Teller::of_tricks(const Event& event) {
    const std::string& who = names_[event.seat];
    if (event.kind == EventKind::trick) return {took(event)};
    if (event.kind == EventKind::claimed)
        return {style_.bold(phrase("{} claims the rest of the tricks: {}.", who, in_points(event.number)))};
    if (event.kind == EventKind::led) {
        trick_.clear();
        return {};
    }
    const bool leads = trick_.empty();
    trick_.emplace_back(event.seat, *event.cards.begin());
    const std::string card = cards_text(event.cards, style_);
    return {leads ? phrase("{} leads {}.", who, card) : phrase("{} plays {}.", who, card)};
}

Lines Teller::tell(const Event& hidden, Seat viewer) {
    const Event event = seen_by(hidden, viewer);
    switch (event.kind) {
    case EventKind::phase: return heading(static_cast<Step>(event.number));
    case EventKind::called: return {called(event)};
    case EventKind::hand_back:
        handed_back_by_ = event.to ? event.seat : 0; // the bid follows with the contract
        return event.to ? Lines{} : Lines{phrase("{} keeps the contract.", names_[event.seat])};
    case EventKind::contract: return {contract(event)};
    case EventKind::bound: {
        std::string who;
        for (const Seat seat : seats_of(rules_, event.index))
            who += (who.empty() ? "" : phrase(" and ")) + names_[seat];
        return {phrase("{} must make {}.", who, event.number)};
    }
    case EventKind::kitty: return wrapped(kitty(event));
    case EventKind::discarded:
        return wrapped(phrase("{} puts {} cards away{}.", names_[event.seat], event.number,
                              event.cards.empty() ? "" : ": " + cards_text(event.cards, style_)));
    case EventKind::asked: return {asked(event)};
    case EventKind::turned_up:
    case EventKind::kept:
    case EventKind::rejected:
    case EventKind::drew:
    case EventKind::swapped: return of_draws(event);
    case EventKind::trump: return {named(event)};
    case EventKind::gave: return {gave(event)};
    case EventKind::melded: return wrapped(melded(event));
    case EventKind::meld_sum: return {melds_in_all(event)};
    case EventKind::led:
    case EventKind::played:
    case EventKind::trick:
    case EventKind::claimed: return of_tricks(event);
    case EventKind::left: return wrapped(left(event));
    case EventKind::chose:
        return wrapped(fmt::format("{}: {}{}", names_[event.seat], said(event.text),
                                   event.extra.empty() ? "." : ". " + phrase(event.extra)));
    case EventKind::laid:
        return wrapped(phrase("{} lays {} out of turn; it is played when the turn comes.", names_[event.seat],
                              cards_text(event.cards, style_)));
    case EventKind::accused: return wrapped(accused(event));
    case EventKind::broke_off:
        return wrapped(phrase("The step \"{}\" ends here, as its script fails: {}",
                              in_words(rules_.own_steps.at(static_cast<std::size_t>(event.index)).title),
                              event.text));
    case EventKind::thrown_in:
        return {phrase("Nobody bids: {}.", said(event.text.empty() ? "the hand is thrown in" : event.text))};
    case EventKind::voided: return wrapped(phrase(event.text));
    case EventKind::dealt:
    case EventKind::line:
    case EventKind::scores:
    case EventKind::over:
    case EventKind::winner: return {};
    }
    return {};
}

} // namespace roundhouse::cli
