#pragma once
// What one seat may know of a round. Secrets are kept from players here and nowhere else.

#include "game/round.hpp"

#include <span>

namespace roundhouse {

/// A round as seen from one seat; cheap, holds a reference. Everything it returns is either public or the
/// seat's own. Seat 0 is a bystander, who sees what is open.
class View {
  public:
    View(const Round& round, Seat seat) : state_(&round.state_), round_(&round), seat_(seat) {}

    Seat seat() const { return seat_; }
    const Rulebook& rules() const { return *state_->rules; }
    Seat dealer() const { return state_->dealer; }
    const Standing& before() const { return state_->before; }
    bool over() const { return round_->over(); }
    /// The current step; requires !over().
    Step step() const { return state_->rules->flow[state_->step]; }

    /// What this seat must decide now; empty if it is another's turn. Includes claims and exits.
    Decision decision() const;
    /// Whose turn it is, 0 if the round is over.
    Seat turn() const { return round_->pending().seat; }

    CardSet hand() const { return seat_ ? state_->tricks.hands[seat_] : CardSet{}; }
    int hand_size(Seat seat) const { return state_->tricks.hands[seat].size(); }

    const AuctionState& auction() const { return state_->auction.state; }
    std::span<const Call> calls() const { return state_->auction.calls; }
    /// Its seat is 0 while there is none.
    const Contract& contract() const { return state_->contract; }
    /// What a side must reach; 0 for nothing.
    int contract_of(int side) const { return roundhouse::contract_of(*state_, side); }
    Trump trump() const { return state_->tricks.trump; }
    const Sides& sides() const { return state_->tricks.sides; }
    /// The party for which the seat scores: where people sit out, the person who sits there in this round
    /// (C33).
    Party party_of(Seat seat) const;
    /// The dealer's party. Where people sit out, the dealer has no seat, and `dealer()` stands in for it.
    Party dealing_party() const;
    /// The one other seat on this seat's side, as far as is known; 0 if there is none or more than one.
    Seat partner() const;

    std::span<const ShownMeld> melds() const { return state_->melds.shown; }
    /// False if this seat's side does not meld in this round, as after going out (A09).
    bool may_meld() const { return roundhouse::may_meld(*state_, sides().of[seat_]); }
    int meld_points(Seat seat) const { return state_->melds.points[seat]; }

    /// The card that was called and found: its holder gave it up, or is the partner. Empty if there is none.
    std::optional<Card> called() const { return state_->call_card.card; }
    /// Who became the declarer's partner by holding it; 0 if nobody.
    Seat called_partner() const { return state_->call_card.partner; }
    /// Kinds that were called, and that nobody but the declarer had.
    CardSet called_in_vain() const { return CardSet::of(state_->call_card.in_vain); }

    /// Cards of the trick on the table, in playing order from `leader()`.
    std::span<const Card> trick() const { return {state_->tricks.cards.data(), state_->tricks.played}; }
    /// What binds the players in the current step, if it plays tricks; otherwise in the play step.
    const PlayTable& table() const { return play_table(rules(), over() ? Step::play : step()); }
    Seat leader() const { return state_->tricks.leader; }
    /// The seat that is winning the trick on the table; 0 if it is empty.
    Seat best_seat() const;
    std::span<const TrickRecord> finished_tricks() const {
        return {state_->play.record.data(), state_->tricks.done};
    }
    int count(Seat seat) const { return state_->tricks.count[seat]; }
    int tricks_won(Seat seat) const { return state_->tricks.tricks[seat]; }
    int tricks_left() const { return state_->tricks.left; }
    /// Who claimed all remaining tricks, which are not recorded; 0 if nobody did.
    Seat claimed_by() const { return state_->play.claimed_by; }
    /// Tricks of the round, including those to come.
    int tricks() const { return roundhouse::tricks(*state_); }

    /// Who gave how many cards to whom is public; only those two know which cards. `given` combines the
    /// exchange with what went back for a called card; if there were both, `given_to` is the partner in the
    /// exchange.
    CardSet given(Seat from) const;
    Seat given_to(Seat from) const;

    /// The kitty once this seat has seen it; empty before.
    CardSet kitty() const;
    /// Cards that the declarer put away: how many, and which if this seat is the declarer.
    int buried_size() const { return state_->discard.cards.size(); }
    CardSet buried() const {
        return seat_ && seat_ == state_->contract.seat ? state_->discard.cards : CardSet{};
    }
    /// Cards in a kitty that nobody has taken.
    int kitty_size() const { return state_->kitty.taken ? 0 : state_->kitty.cards.size(); }
    /// What the declarer's side must do: reach the bid, or what a contract without trump demands.
    Goal goal() const { return state_->contract.goal; }
    /// The contract without trump that was named; null if there is a trump suit.
    const SideContract* side_contract() const;
    /// Its index in the rulebook's list; -1 for none.
    int side_contract_number() const { return state_->trump.contract; }

    /// What this seat may do out of turn, where a referee watches.
    Asides asides() const { return seat_ ? round_->asides(seat_) : Asides{}; }
    /// Reneges called so far in the round, rightly or not.
    std::span<const Accusation> accusations() const { return state_->referee.accusations; }
    /// The card that a seat has laid before its turn; everybody sees it.
    std::optional<Card> laid(Seat seat) const { return state_->referee.laid[seat]; }

    /// The options of the package's own step in progress; everybody may know them, whoever chooses.
    std::span<const StepOption> options() const;
    /// The states of the package's own steps that have begun; they are public.
    std::span<const StepState> step_states() const { return state_->own.states; }

    /// Cards still to be drawn; and the face-up card under them, until it is taken.
    int stock_size() const { return static_cast<int>(state_->stock.cards.size()); }
    std::optional<Card> turned_up() const;
    /// The card that this seat has drawn and may still reject (C19).
    std::optional<Card> drawn() const;
    /// How many cards a seat put on its draft pile; and those that this seat rejected.
    int pile_size(Seat seat) const {
        return state_->draft.rejected[seat].size() + state_->draft.blind[seat].size();
    }
    CardSet rejected() const { return seat_ ? state_->draft.rejected[seat_] : CardSet{}; }
    /// The seat for which a seat's draft pile counts if `declarer` declares (C21).
    Seat pile_counts_for(Seat seat, Seat declarer) const;
    /// Cards of the seat's hand that everybody has seen: melded between tricks, or taken face up.
    CardSet open_cards(Seat seat) const;
    /// What may be melded now; empty unless this seat must decide on a meld.
    std::vector<Meld> offered_melds() const;
    /// While cards are drawn: what this seat could meld if it had just won a trick; else empty.
    std::vector<Meld> melds_to_lay() const;

    /// Cards of the deck that this seat neither holds nor has seen played, put away or open: those in the
    /// others' hands, in the stock or the kitty, or put away unseen.
    CardSet unseen() const;
    /// Of the unseen cards, those certainly in that seat's hand, from all that this seat has seen of it:
    /// melds and cards given, called for or taken up, less those that left it or may have left it since.
    CardSet known_in(Seat seat) const;

    /// True if that seat's melds still tell what it holds: since then, no card has come to its hand or been
    /// given from it, and nothing melded can have been put away.
    bool melds_stay(Seat seat) const;

    /// The shared trick state with this seat's hand; the others' hands are empty.
    TrickPlay trick_play() const;

  private:
    friend Round supposed(const View& view, const PerSeat<CardSet>& hands, std::span<const Card> stock);
    const RoundState* state_;
    const Round* round_;
    Seat seat_;
};

/// Everything the view shows, as JSON: for programs that play, and for tests of secrecy.
nlohmann::json to_json(const View& view);

} // namespace roundhouse
