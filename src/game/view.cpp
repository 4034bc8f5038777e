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

Seat View::partner() const {
    Seat partner = 0;
    for (Seat seat = 1; seat <= rules().seats; ++seat) {
        if (seat_ == 0 || seat == seat_ || sides().of[seat] != sides().of[seat_]) continue;
        if (partner) return 0;
        partner = seat;
    }
    return partner;
}

CardSet View::given(Seat from) const {
    return seat_ && (from == seat_ || state_->exchange.given_to[from] == seat_) ? state_->exchange.given[from]
                                                                                : CardSet{};
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

CardSet View::open_cards(Seat seat) const {
    CardSet cards;
    for (const OpenCard& open : state_->drawing.open)
        if (open.seat == seat) cards.add(open.card);
    return cards;
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
    const auto& discard = state_->rules->discard;
    if (seat != state_->contract.seat || state_->discard.cards.empty() ||
        !melds_before_discard(*state_->rules))
        return true;
    return discard->spares == Spares::melded &&
           melded_cards(*state_, seat).size() <= state_->rules->deal.hand;
}

namespace {

/// True if the seat has given and put away nothing, nor will have to put away what it gave for.
bool kept_hand(const RoundState& state, Seat seat) {
    return state.exchange.given_to[seat] == 0 && state.call_card.owed_to == 0 &&
           (seat != state.contract.seat || state.discard.cards.empty());
}

} // namespace

CardSet View::known_in(Seat seat) const {
    if (seat == seat_) return hand();
    if (state_->tricks.hands[seat].empty()) return {}; // also of cards that somebody's claim took
    if (state_->rules->draw_play) return common(open_cards(seat), unseen());
    CardSet known = melds_stay(seat) ? melded_cards(*state_, seat) : CardSet{};

    // What this seat gave it and it did not give back. It may have given this seat cards of its own of the
    // same kind; counting only what must be there keeps this certain.
    if (seat_ && state_->exchange.given_to[seat_] == seat) {
        CardSet mine = state_->exchange.given[seat_];
        const auto& pass = state_->rules->exchange;
        const bool gives_back = (state_->contract.seat == seat) != (pass && pass->declarer_first);
        const bool gave_after =
            state_->exchange.given_to[seat] == seat_ && gives_back && !(pass && pass->simultaneous);
        if (gave_after) mine -= common(mine, state_->exchange.given[seat]);
        known = larger(known, mine);
    }
    // The hand that it had from this seat, if it has kept all of it.
    if (seat_ && state_->own.handed_to[seat_] == seat && kept_hand(*state_, seat))
        known = larger(known, state_->own.handed[seat_]);
    // Whoever became partner by a card has it.
    if (seat == state_->call_card.partner) known = larger(known, CardSet{state_->call_card.card});
    if (seat_ && seat_ == state_->contract.seat) known = larger(known, state_->kitty.given[seat]);
    // A kitty that was shown is in the declarer's hand, for good where what was taken may not be put away.
    if (seat == state_->contract.seat && !kitty().empty()) {
        const bool stays =
            state_->discard.cards.empty() || state_->rules->discard->spares == Spares::kinds_taken;
        if (stays && state_->call_card.owed_to == 0 && state_->exchange.given_to[seat] == 0)
            known = larger(known, kitty());
    }
    // What it has played since is gone. Melds and gifts lie before the first trick.
    CardSet played;
    const int seats = state_->rules->seats;
    for (const TrickRecord& trick : finished_tricks())
        for (int i = 0; i < seats; ++i)
            if (onward(trick.leader, i, seats) == seat) played.add(trick.cards[static_cast<std::size_t>(i)]);
    for (std::size_t i = 0; i < trick().size(); ++i)
        if (onward(leader(), static_cast<int>(i), seats) == seat) played.add(trick()[i]);
    known -= common(known, played);
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
