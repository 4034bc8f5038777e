#include "game/steps/steps.hpp"

#include "rules/exits.hpp"

#include <algorithm>

namespace roundhouse {

namespace {

void nothing_begins(RoundState&, EventLog) {}

} // namespace

Decision nothing_pending(const RoundState&) { return {}; }

std::optional<Refusal> nothing_to_do(RoundState&, const Decision&, const Action&, EventLog) {
    return Refusal{.code = RefusalCode::not_asked};
}

std::optional<Refusal> why_not_these(const CardSet& hand, const Decision& asked, const CardSet& cards) {
    const CardSet allowed = CardSet::of(asked.cards.kinds());
    if (!hand.contains(cards))
        return Refusal{.code = RefusalCode::not_held, .cards = cards, .allowed = allowed};
    if (cards.size() == asked.how_many) return {};
    return Refusal{.code = RefusalCode::wrong_number,
                   .cards = cards,
                   .allowed = allowed,
                   .number = cards.size(),
                   .limit = asked.how_many};
}

/// Settlement is up to the match: the round is over when this step is reached.
const StepCode settle_step{nothing_begins, nothing_pending, nothing_to_do};

const StepCode& code_of(Step step) {
    switch (step) {
    case Step::deal: return deal_step;
    case Step::draft: return draft_step;
    case Step::turn_up: return turn_up_step;
    case Step::auction: return auction_step;
    case Step::kitty: return kitty_step;
    case Step::discard: return discard_step;
    case Step::call_card: return call_card_step;
    case Step::trump: return trump_step;
    case Step::exchange: return exchange_step;
    case Step::meld: return meld_step;
    case Step::draw_play: return draw_play_step;
    case Step::play: return play_step;
    case Step::settle: return settle_step;
    case Step::own: break;
    }
    return own_steps;
}

void take_exit(RoundState& state, Seat seat, int exit, EventLog log) {
    const ExitRule& rule = state.rules->exits[static_cast<std::size_t>(exit)];
    state.exit = exit;
    if (state.auction.thrown_in)
        log.tell(events::ThrownIn{exit});
    else
        log.tell(events::Left{seat, exit});
    if (rule.deals_again) log.tell(events::Voided{.dealt_again = true});
    state.ahead = 0;
    for (std::size_t i = state.step; i < state.rules->flow.size(); ++i)
        for (const Step step : rule.goes_on)
            if (state.rules->flow[i] == step) state.ahead |= std::uint32_t{1} << i;
}

namespace {

/// Facts about a hand come from that of `seat` alone, so that an offer reveals no other hand. Costly facts
/// are looked up only where they matter.
bool is_open(const ExitWhen& when, const RoundState& state, Seat seat) {
    const Seat declarer = state.contract.seat;
    ExitFacts facts{.bid = state.contract.bid,
                    .declarers_meld = {},
                    .forced = state.contract.forced,
                    .nobody_bid = state.auction.thrown_in,
                    .no_suit = {},
                    .had_to_open = state.auction.had_to_open == declarer,
                    .hand = {}};
    if (seat) facts.hand = state.tricks.hands[seat]; // where nobody bid, no hand is looked at
    if (when.bid_above_meld || when.meld_under) facts.declarers_meld = declarers_meld(state);
    if (when.no_suit && declarer)
        facts.no_suit = nameable(*state.rules, state.tricks.hands[declarer]).empty();
    return !unmet(when, facts);
}

} // namespace

int exit_by_rule(const RoundState& state, Step step) {
    if (state.exit >= 0 || (state.contract.seat == 0 && !state.auction.thrown_in)) return -1;
    for (std::size_t i = 0; i < state.rules->exits.size(); ++i) {
        const ExitRule& exit = state.rules->exits[i];
        const bool here = std::find(exit.at.begin(), exit.at.end(), step) != exit.at.end();
        if (exit.by_rule && here && is_open(exit.when, state, state.contract.seat))
            return static_cast<int>(i);
    }
    return -1;
}

bool offers_exit(const RoundState& state, Step step) {
    if (state.exit >= 0) return false;
    return std::any_of(state.rules->exits.begin(), state.rules->exits.end(), [&](const ExitRule& exit) {
        const bool here = std::find(exit.at.begin(), exit.at.end(), step) != exit.at.end();
        return !exit.by_rule && here && is_open(exit.when, state, state.contract.seat);
    });
}

std::uint32_t open_exits(const RoundState& state, const Decision& decision) {
    if (state.exit >= 0) return 0;
    const bool first_card = decision.kind == DecisionKind::play && state.tricks.done == 0;
    std::uint32_t open = 0;
    for (std::size_t i = 0; i < state.rules->exits.size(); ++i) {
        const ExitRule& exit = state.rules->exits[i];
        if (exit.by_rule || (!exit.anyone && decision.seat != state.contract.seat)) continue;
        bool here = exit.at_lead && first_card && (exit.anyone || state.tricks.played == 0);
        for (const Step step : exit.at) here = here || step == decision.step;
        if (here && is_open(exit.when, state, decision.seat)) open |= std::uint32_t{1} << i;
    }
    return open;
}

} // namespace roundhouse
