#include "rules/rulebook.hpp"

#include <algorithm>

namespace roundhouse {

std::string to_string(const OptionValue& value) {
    if (const bool* yes = std::get_if<bool>(&value)) return *yes ? "yes" : "no";
    if (const int* number = std::get_if<int>(&value)) return std::to_string(*number);
    return std::get<std::string>(value);
}

std::string name(const Rulebook& rules, Step step) {
    return is_own(step) ? rules.own_steps.at(own_number(step)).name
                        : step_names[static_cast<std::size_t>(step)];
}

const SideContract* side_contract(const Rulebook& rules, std::string_view name) {
    if (!rules.trump) return nullptr;
    for (const SideContract& contract : rules.trump->also)
        if (contract.name == name) return &contract;
    return nullptr;
}

const Rulebook& as_played(const Rulebook& rules, std::string_view contract) {
    const SideContract* side = side_contract(rules, contract);
    return side && side->own ? *side->own : rules;
}

std::vector<SideResult> sides_of(const Rulebook& rules, const PerSeat<std::uint8_t>& of) {
    std::vector<SideResult> sides;
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        sides.resize(std::max<std::size_t>(sides.size(), of[seat]));
        SideResult& side = sides[of[seat] - std::size_t{1}];
        side.seats.push_back(seat);
        const Party party = rules.party[seat];
        if (std::find(side.parties.begin(), side.parties.end(), party) == side.parties.end())
            side.parties.push_back(party);
    }
    return sides;
}

void credit_people(const Rulebook& rules, int dealing_person, std::vector<SideResult>& sides) {
    if (!somebody_sits_out(rules)) return;
    for (SideResult& side : sides) {
        side.parties.clear();
        for (const Seat seat : side.seats) side.parties.push_back(person_at(rules, dealing_person, seat));
    }
}

std::vector<Seat> seats_of(const Rulebook& rules, Party party) {
    std::vector<Seat> seats;
    for (Seat seat = 1; seat <= rules.seats; ++seat)
        if (rules.party[seat] == party) seats.push_back(seat);
    return seats;
}

Seat partner_of(const Rulebook& rules, Seat seat) {
    const auto seats = seats_of(rules, rules.party[seat]);
    if (seats.size() != 2) return 0;
    return seats[0] == seat ? seats[1] : seats[0];
}

bool melds_before_discard(const Rulebook& rules) {
    const auto meld = std::find(rules.flow.begin(), rules.flow.end(), Step::meld);
    return std::find(meld, rules.flow.end(), Step::discard) != rules.flow.end();
}

bool holds_marriage(const CardSet& hand) {
    for (const Suit suit : all_suits)
        if (hand.has(Card(Rank::king, suit)) && hand.has(Card(Rank::queen, suit))) return true;
    return false;
}

std::string name(TrumpNeeds needs) {
    constexpr std::array names{"nothing", "marriage", "run", "dix", "marriage or dix"};
    return names[static_cast<std::size_t>(needs)];
}

std::array<KindMask, 2> needed_for_trump(TrumpNeeds needs, Suit suit) {
    const KindMask dix = mask_of(Card(Rank::nine, suit)),
                   marriage = mask_of(Card(Rank::king, suit)) | mask_of(Card(Rank::queen, suit)),
                   run = mask_of(suit) & (mask_of(Rank::ace) | mask_of(Rank::ten) | mask_of(Rank::jack));
    switch (needs) {
    case TrumpNeeds::nothing: break;
    case TrumpNeeds::marriage: return {marriage, marriage};
    case TrumpNeeds::run: return {run | marriage, run | marriage};
    case TrumpNeeds::dix: return {dix, dix};
    case TrumpNeeds::marriage_or_dix: return {marriage, dix};
    }
    return {};
}

std::vector<Suit> nameable(const Rulebook& rules, const CardSet& hand) {
    const TrumpNeeds needs = rules.trump ? rules.trump->needs : TrumpNeeds::nothing;
    const KindMask held = hand.kinds();
    std::vector<Suit> suits;
    for (const Suit suit : all_suits) {
        const auto needed = needed_for_trump(needs, suit);
        if (std::any_of(needed.begin(), needed.end(), [&](KindMask one) { return (one & ~held) == 0; }))
            suits.push_back(suit);
    }
    return suits;
}

} // namespace roundhouse
