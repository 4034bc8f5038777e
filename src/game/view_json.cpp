// A view for programs: one object with everything that its seat may know.

#include "game/view.hpp"

#include "cards/notation.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse {

namespace {

nlohmann::json tricks_json(const View& view) {
    auto list = nlohmann::json::array();
    for (const TrickRecord& trick : view.finished_tricks()) {
        std::vector<Card> cards(trick.cards.begin(), trick.cards.begin() + view.rules().seats);
        list.push_back({{"leader", trick.leader},
                        {"cards", notation(cards)},
                        {"winner", trick.winner},
                        {"points", trick.points}});
    }
    return list;
}

nlohmann::json meld_json(const Rulebook& rules, const Meld& meld) {
    const MeldRule& rule = rules.meld_rules[static_cast<std::size_t>(meld.rule)];
    return {{"name", name(rule, meld.multiple)},
            {"type", rule.type},
            {"cards", notation(meld.cards)},
            {"points", meld.points}};
}

nlohmann::json calls_json(const View& view) {
    auto calls = nlohmann::json::array();
    for (const Call& call : view.calls()) {
        const auto& passes = view.rules().auction->passes;
        calls.push_back(
            {{"seat", call.seat}, {"call", call.bid ? std::to_string(call.bid) : passes[call.pass].name}});
        if (call.spoken) calls.back()["spoken"] = true;
    }
    return calls;
}

nlohmann::json melds_json(const View& view) {
    auto melds = nlohmann::json::array();
    for (const ShownMeld& shown : view.melds()) {
        melds.push_back(meld_json(view.rules(), shown.meld));
        melds.back()["seat"] = shown.seat;
    }
    return melds;
}

/// Only where a card is called.
nlohmann::json called_json(const View& view) {
    const auto card = view.called();
    return {{"card", card ? nlohmann::json(notation(*card)) : nlohmann::json(nullptr)},
            {"partner", view.called_partner()},
            {"in_vain", notation(view.called_in_vain())}};
}

nlohmann::json seats_json(const View& view) {
    auto seats = nlohmann::json::array();
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        seats.push_back({{"side", view.sides().of[seat]},
                         {"party", view.party_of(seat)},
                         {"cards", view.hand_size(seat)},
                         {"meld", view.meld_points(seat)},
                         {"count", view.count(seat)},
                         {"tricks", view.tricks_won(seat)},
                         {"gave_to", view.given_to(seat)},
                         {"gave", notation(view.given(seat))},
                         {"known", notation(view.known_in(seat))}});
    return seats;
}

/// The cards to be drawn, and those put away while drafting.
void add_stock(const View& view, nlohmann::json& told) {
    if (view.rules().deal.stock == 0) return;
    const auto card = view.turned_up();
    told["stock"] = {{"cards", view.stock_size()},
                     {"turned_up", card ? nlohmann::json(notation(*card)) : nlohmann::json(nullptr)}};
    if (view.rules().draft) told["rejected"] = notation(view.rejected());
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
        auto& one = told["seats"][static_cast<std::size_t>(seat - 1)];
        one["open"] = notation(view.open_cards(seat));
        one["pile"] = view.pile_size(seat);
    }
}

nlohmann::json allowed_passes(const View& view, const Decision& decision) {
    auto passes = nlohmann::json::array();
    if (decision.must_bid) return passes;
    for (const PassCall& pass : view.rules().auction->passes) passes.push_back(pass.name);
    return passes;
}

nlohmann::json suits_to_name(const Decision& decision) {
    auto suits = nlohmann::json::array();
    for (const Suit suit : all_suits)
        if (decision.suits >> index(suit) & 1) suits.push_back(name(suit));
    return suits;
}

nlohmann::json contracts_to_name(const View& view, const Decision& decision) {
    auto contracts = nlohmann::json::array();
    for (std::size_t i = 0; view.rules().trump && i < view.rules().trump->also.size(); ++i)
        if (decision.suits >> (suit_count + i) & 1) contracts.push_back(view.rules().trump->also[i].name);
    return contracts;
}

nlohmann::json offered_melds(const View& view) {
    auto melds = nlohmann::json::array();
    for (const Meld& meld : view.offered_melds()) melds.push_back(meld_json(view.rules(), meld));
    return melds;
}

nlohmann::json options_to_choose(const View& view) {
    auto options = nlohmann::json::array();
    for (const StepOption& option : view.options())
        if (option.then) options.push_back({{"option", option.id}, {"text", option.text}});
    return options;
}

nlohmann::json exits_to_take(const View& view, const Decision& decision) {
    auto exits = nlohmann::json::array();
    for (std::size_t i = 0; i < view.rules().exits.size(); ++i)
        if (decision.exits >> i & 1) exits.push_back(view.rules().exits[i].name);
    return exits;
}

nlohmann::json decision_json(const View& view) {
    const Decision decision = view.decision();
    if (!decision) return nullptr;
    nlohmann::json told{{"kind", name(decision.kind)}};
    switch (decision.kind) {
    case DecisionKind::keep_card: told["drawn"] = notation(decision.cards); break;
    case DecisionKind::call:
        told["bids"] = next_bids(*view.rules().auction, view.auction());
        told["passes"] = allowed_passes(view, decision);
        break;
    case DecisionKind::hand_back: told["to"] = decision.to; break;
    case DecisionKind::take_kitty: break;
    case DecisionKind::discard:
        told["cards"] = decision.how_many;
        told["from"] = notation(decision.cards);
        if (!decision.in_any_case.empty()) told["in_any_case"] = notation(decision.in_any_case);
        if (decision.may_lead) told["may_lead"] = true;
        break;
    case DecisionKind::ask_card:
        told["kinds"] = notation(decision.cards);
        told["may_decline"] = decision.may_decline;
        break;
    case DecisionKind::name_trump:
        told["suits"] = suits_to_name(decision);
        told["contracts"] = contracts_to_name(view, decision);
        break;
    case DecisionKind::give:
        told["cards"] = decision.how_many;
        told["from"] = notation(decision.cards);
        told["to"] = decision.to;
        break;
    case DecisionKind::meld:
        told["melds"] = offered_melds(view);
        told["swap"] = decision.may_swap;
        break;
    case DecisionKind::play:
        told["legal"] = notation(decision.cards);
        told["claim"] = decision.may_claim;
        break;
    case DecisionKind::object: break;
    case DecisionKind::choose: told["options"] = options_to_choose(view); break;
    }
    told["exits"] = exits_to_take(view, decision);
    return told;
}

/// Only where a referee watches.
nlohmann::json referee_json(const View& view) {
    const Asides may = view.asides();
    auto accuse = nlohmann::json::array(), laid = nlohmann::json::array(),
         accusations = nlohmann::json::array();
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
        if (may.accuse >> (seat - 1) & 1) accuse.push_back(seat);
        laid.push_back(view.laid(seat) ? nlohmann::json(notation(*view.laid(seat)))
                                       : nlohmann::json(nullptr));
    }
    for (const Accusation& made : view.accusations())
        accusations.push_back({{"by", made.by}, {"of", made.against}, {"proven", made.proven}});
    return {{"may_accuse", accuse},
            {"may_lay", notation(may.play)},
            {"laid", laid},
            {"accusations", accusations}};
}

} // namespace

nlohmann::json to_json(const View& view) {
    const Rulebook& rules = view.rules();
    nlohmann::json told{
        {"variant", rules.id},
        {"seat", view.seat()},
        {"dealer", view.dealer()},
        {"dealing_party", view.dealing_party()},
        {"round", view.before().round},
        {"scores", view.before().scores},
        {"tallies", view.before().tallies},
        {"step", view.over() ? "over" : name(rules, view.step())},
        {"turn", view.turn()},
        {"hand", notation(view.hand())},
        {"trump", view.trump() ? nlohmann::json(name(*view.trump())) : nlohmann::json(nullptr)},
        {"trick",
         {{"leader", view.leader()},
          {"cards", notation(std::vector<Card>(view.trick().begin(), view.trick().end()))}}},
        {"tricks", tricks_json(view)},
        {"claimed_by", view.claimed_by()},
        {"decision", decision_json(view)}};
    told["kitty"] = notation(view.kitty());
    told["buried"] = {{"number", view.buried_size()}, {"cards", notation(view.buried())}};
    if (const SideContract* contract = view.side_contract()) told["without_trump"] = contract->name;
    if (view.contract().seat)
        told["contract"] = {
            {"seat", view.contract().seat}, {"bid", view.contract().bid}, {"forced", view.contract().forced}};
    const int sides = rules.auction && rules.auction->summed ? side_count(view.sides(), rules.seats) : 0;
    for (int side = 1; side <= sides; ++side) told["contracts"].push_back(view.contract_of(side));
    if (rules.call_card) told["called"] = called_json(view);
    if (rules.enforcement == Enforcement::referee) told["referee"] = referee_json(view);
    for (std::size_t i = 0; i < view.step_states().size(); ++i)
        if (const StepState& state = view.step_states()[i])
            told["own_steps"][rules.own_steps[i].name] = *state;
    told["calls"] = calls_json(view);
    told["melds"] = melds_json(view);
    told["seats"] = seats_json(view);
    add_stock(view, told);
    return told;
}

} // namespace roundhouse
