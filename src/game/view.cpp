#include "game/view.hpp"

#include "game/steps/steps.hpp"

namespace roundhouse {

Decision View::decision() const {
    Decision decision = round_->pending();
    return decision.seat == seat_ ? decision : Decision{};
}

Seat View::best_seat() const {
    const TrickPlay& tricks = state_->tricks;
    return tricks.played ? onward(tricks.leader, tricks.best, state_->rules->seats) : 0;
}

Party View::party_of(Seat seat) const {
    return somebody_sits_out(rules()) ? person_at(rules(), before().dealing_person, seat)
                                      : rules().party[seat];
}

Party View::dealing_party() const {
    return somebody_sits_out(rules()) ? before().dealing_person : rules().party[dealer()];
}

Seat View::partner() const { return seat_ ? partner_of(*state_, seat_) : 0; }

CardSet View::given(Seat from) const {
    const auto mine = [&](Seat to) { return seat_ && to && (from == seat_ || to == seat_); };
    CardSet cards;
    if (mine(state_->exchange.given_to[from])) cards += state_->exchange.given[from];
    if (from == state_->contract.seat && mine(state_->call_card.returned_to))
        cards += state_->call_card.returned;
    return cards;
}

Seat View::given_to(Seat from) const {
    if (const Seat to = state_->exchange.given_to[from]) return to;
    return from == state_->contract.seat ? state_->call_card.returned_to : 0;
}

CardSet View::kitty() const {
    const bool mine = seat_ && seat_ == state_->contract.seat;
    return state_->kitty.taken && (mine || state_->rules->kitty->shown) ? state_->kitty.cards : CardSet{};
}

const SideContract* View::side_contract() const {
    return state_->trump.contract < 0
               ? nullptr
               : &state_->rules->trump->also[static_cast<std::size_t>(state_->trump.contract)];
}

std::span<const StepOption> View::options() const {
    if (round_->pending().kind != DecisionKind::choose) return {};
    return state_->own.turn.options;
}

std::optional<Card> View::turned_up() const {
    return state_->stock.turned_up ? std::optional(state_->stock.cards.front()) : std::nullopt;
}

std::optional<Card> View::drawn() const {
    return seat_ && drafting(*state_) == seat_ ? std::optional(state_->stock.cards.back()) : std::nullopt;
}

Seat View::pile_counts_for(Seat seat, Seat declarer) const {
    return roundhouse::pile_counts_for(*state_, seat, declarer);
}

CardSet View::open_cards(Seat seat) const {
    CardSet cards;
    for (const OpenCard& open : state_->drawing.open)
        if (open.seat == seat) cards.add(open.card);
    return cards;
}

std::vector<Meld> View::melds_to_lay() const {
    return seat_ && stock_size() > 0 && rules().draw_play ? roundhouse::melds_to_lay(*state_, seat_)
                                                          : std::vector<Meld>{};
}

std::vector<Meld> View::offered_melds() const {
    return decision().kind == DecisionKind::meld ? roundhouse::offered_melds(*state_) : std::vector<Meld>{};
}

CardSet View::unseen() const {
    CardSet seen = state_->play.out + hand() + buried() + rejected();
    if (const auto card = turned_up()) seen.add(*card);
    if (const auto card = drawn()) seen.add(*card);
    for (const Card card : trick()) seen.add(card);
    return state_->rules->deck - seen;
}

bool View::melds_stay(Seat seat) const {
    if (state_->melds.changed[seat]) return false;
    const auto& discard = state_->rules->discard;
    if (seat != state_->contract.seat || state_->discard.cards.empty() ||
        !melds_before_discard(*state_->rules))
        return true;
    return discard->spares == Spares::melded &&
           melded_cards(*state_, seat).size() <= state_->rules->deal.hand;
}

CardSet View::known_in(Seat seat) const {
    if (seat == seat_) return hand();
    if (state_->tricks.hands[seat].empty()) return {}; // also after a claim took the cards
    if (state_->rules->draw_play) return common(open_cards(seat), unseen());
    CardSet known = seat_ ? state_->known.to_each[seat_][seat] : state_->known.to_all[seat];
    if (const auto laid = state_->referee.laid[seat]) known = larger(known, CardSet{*laid});
    return common(known, unseen());
}

TrickPlay View::trick_play() const {
    TrickPlay play = state_->tricks;
    for (Seat seat = 1; seat <= state_->rules->seats; ++seat)
        if (seat != seat_) play.hands[seat] = {};
    return play;
}

} // namespace roundhouse
