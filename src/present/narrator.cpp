#include "present/narrator.hpp"

#include "base/language.hpp"
#include "present/asked/offer.hpp"
#include "present/cards.hpp"
#include "present/phases.hpp"
#include "present/rules/meanings.hpp"

#include <utility>

namespace roundhouse::present {

void Narrator::begin_at(const View& view) {
    trick_.clear();
    phase_ = view.over() ? "" : phase_of(*rules_, view.step());
    for (std::size_t i = 0; i < view.trick().size(); ++i)
        trick_.emplace_back(onward(view.leader(), static_cast<int>(i), rules_->seats), view.trick()[i]);
}

/// A sentence for each kind of event; empty for what is not told.
struct Narrator::Words {
    Narrator& state;
    const Rulebook& rules = *state.rules_;

    const std::string& name(Seat seat) const { return state.names_[seat]; }

    // ---- the deal, the stock

    std::string operator()(const events::TurnedUp& up) const {
        const std::string trump = in_words(up.card.suit(), state.face_);
        return up.pays ? tr("{} is turned up, so {} are trump; it pays {} {}.", mark(up.card), trump,
                            name(up.dealer), up.pays)
                       : tr("{} is turned up, so {} are trump.", mark(up.card), trump);
    }
    std::string operator()(const events::Kept& kept) const {
        return kept.card ? tr("{} keeps {}; the next card goes unseen to the pile.", name(kept.seat),
                              mark(*kept.card))
                         : tr("{} keeps the card; the next one goes unseen to the pile.", name(kept.seat));
    }
    std::string operator()(const events::Rejected& rejected) const {
        return rejected.card ? tr("{} rejects {}.", name(rejected.seat), mark(*rejected.card))
                             : tr("{} rejects the card.", name(rejected.seat));
    }
    std::string operator()(const events::Drew& drew) const {
        return drew.card ? tr("{} draws {}.", name(drew.seat), mark(*drew.card))
                         : tr("{} draws a card.", name(drew.seat));
    }
    std::string operator()(const events::Swapped& swapped) const {
        const Card given(*rules.draw_play->swap, swapped.taken.suit());
        return tr("{} swaps {} for {}, which was turned up.", name(swapped.seat), mark(given),
                  mark(swapped.taken));
    }

    // ---- the auction

    std::string operator()(const events::Called& called) const {
        const Call& call = called.call;
        if (call.bid && call.spoken)
            return tr("{} bids “{}”: {}.", name(call.seat),
                      digit_in_words(spoken_digit(*rules.auction, call.bid)), call.bid);
        if (call.bid) return tr("{} bids {}.", name(call.seat), call.bid);
        if (rules.auction->passes.at(call.pass).name == "pass") return tr("{} passes.", name(call.seat));
        return tr("{} says “{}”.", name(call.seat), translated(rules.auction->passes.at(call.pass).name));
    }
    std::string operator()(const events::HandedBack& back) const {
        state.handed_back_by_ = back.seat; // the bid follows with the contract
        return {};
    }
    std::string operator()(const events::KeptContract& kept) const {
        return tr("{} keeps the contract.", name(kept.seat));
    }
    std::string operator()(const events::ContractMade& made) const {
        if (const Seat from = std::exchange(state.handed_back_by_, 0))
            return tr("{0} hands the contract back: {1} has it at {2}.", name(from), name(made.seat),
                      made.bid);
        if (!made.forced) return tr("{} has the contract at {}.", name(made.seat), made.bid);
        return rules.auction->forced_opening
                   ? tr("Nobody else bid: {} must take it at {}.", name(made.seat), made.bid)
                   : tr("Nobody bid: {} must take it at {}.", name(made.seat), made.bid);
    }
    std::string operator()(const events::SideBound& bound) const {
        std::vector<std::string> who;
        for (const Seat seat : seats_of(rules, bound.side)) who.push_back(name(seat));
        return tr("{} must make {}.", all_of(who), bound.bid);
    }
    std::string operator()(const events::ThrownIn& thrown) const {
        if (thrown.exit < 0) return tr("Nobody bids: the hand is thrown in.");
        return tr("Nobody bids: {}.", translated(rules.exits.at(static_cast<std::size_t>(thrown.exit)).name));
    }

    // ---- the kitty, trump, the exchange

    std::string operator()(const events::TookKitty& took) const {
        return took.cards.empty() ? tr_n("{0} takes the kitty: one card.", "{0} takes the kitty: {1} cards.",
                                         took.number, name(took.seat), took.number)
                                  : tr("{} takes the kitty: {}.", name(took.seat), mark(took.cards));
    }
    std::string operator()(const events::Discarded& put) const {
        return put.cards.empty() ? tr_n("{0} discards a card.", "{0} discards {1} cards.", put.number,
                                        name(put.seat), put.number)
                                 : tr("{} discards {}.", name(put.seat), mark(put.cards));
    }
    std::string operator()(const events::CalledCard& called) const {
        if (!called.card) return tr("{} calls no card.", name(called.seat));
        return called.giver ? tr("{0} calls {1}; {2} hands it over.", name(called.seat), mark(*called.card),
                                 name(called.giver))
                            : tr("{} calls {}; nobody has it.", name(called.seat), mark(*called.card));
    }
    std::string operator()(const events::AskedForPartner& asked) const {
        if (!asked.card)
            return tr("{} has nothing left to ask for, and plays alone against the others.",
                      name(asked.seat));
        return asked.partner ? tr("{0} asks for {1}: {2} has it and is the partner for this hand.",
                                  name(asked.seat), mark(*asked.card), name(asked.partner))
                             : tr("{} asks for {}: nobody has it.", name(asked.seat), mark(*asked.card));
    }
    std::string operator()(const events::NamedTrump& named) const {
        std::string suit = in_words(named.suit, state.face_);
        if (state.face_ == Face::french) suit += " " + mark(named.suit);
        return tr("{} names {} trump.", name(named.seat), suit);
    }
    std::string operator()(const events::NamedContract& named) const {
        return tr("{} names {}: no trump.", name(named.seat),
                  translated(rules.trump->also.at(static_cast<std::size_t>(named.which)).name));
    }
    std::string operator()(const events::Gave& gave) const {
        return gave.cards.empty()
                   ? tr_n("{0} gives {1} a card.", "{0} gives {1} {2} cards.", gave.number, name(gave.seat),
                          name(gave.to), gave.number)
                   : tr("{0} gives {1} {2}.", name(gave.seat), name(gave.to), mark(gave.cards));
    }

    // ---- melds

    std::string operator()(const events::Melded& melded) const {
        const Meld& meld = melded.meld;
        const MeldRule& rule = rules.meld_rules.at(static_cast<std::size_t>(meld.rule));
        const std::string what = in_words(rule, meld.multiple, state.face_), cards = mark(meld.cards);
        if (wins_game(rule, meld.multiple))
            return tr("{0} melds {1} ({2}): the game is won.", name(melded.seat), what, cards);
        if (meld.points == 0)
            return tr("{0} shows {1} ({2}); it must be shown, but does not count.", name(melded.seat), what,
                      cards);
        return tr("{0} melds {1} ({2}) for {3}.", name(melded.seat), what, cards, meld.points);
    }
    std::string operator()(const events::MeldTotal& total) const {
        if (total.points) return tr("{} melds {} in all.", name(total.seat), total.points);
        if (total.value)
            return tr("{0} announces {1} in meld. It does not count: the side has less than {2}.",
                      name(total.seat), total.value, rules.meld_at_least);
        return tr("{} has nothing to meld.", name(total.seat));
    }

    // ---- tricks

    std::string operator()(const events::Leads&) const {
        state.trick_.clear();
        return {};
    }
    std::string operator()(const events::Played& played) const {
        const bool leads = state.trick_.empty();
        state.trick_.emplace_back(played.seat, played.card);
        return leads ? tr("{} leads {}.", name(played.seat), mark(played.card))
                     : tr("{} plays {}.", name(played.seat), mark(played.card));
    }
    std::string operator()(const events::TookTrick& took) const {
        std::optional<Card> with;
        for (const auto& [seat, card] : state.trick_)
            if (seat == took.seat) with = card;
        state.trick_.clear();
        return with ? tr("{0} takes the trick with {1}: {2}.", name(took.seat), mark(*with),
                         in_points(took.points))
                    : tr("{} takes the trick: {}.", name(took.seat), in_points(took.points));
    }
    std::string operator()(const events::Claimed& claimed) const {
        return tr("{} claims the rest of the tricks: {}.", name(claimed.seat), in_points(claimed.points));
    }

    // ---- out of the ordinary

    std::string operator()(const events::Left& left) const {
        const ExitRule& exit = rules.exits.at(static_cast<std::size_t>(left.exit));
        std::string text = tr("{}: {}.", name(left.seat), translated(exit.name));
        if (const std::string when = when_open(exit); exit.by_rule && !when.empty())
            text = tr("{}: {}, by rule {}.", name(left.seat), translated(exit.name), when);
        else if (exit.by_rule)
            text = tr("{}: {}, by rule.", name(left.seat), translated(exit.name));
        return exit.text.empty() ? text : text + " " + translated(exit.text);
    }
    std::string operator()(const events::Chose& chose) const {
        const std::string text = tr("{}: {}.", name(chose.seat), translated(chose.option));
        return chose.meaning.empty() ? text : text + " " + translated(chose.meaning);
    }
    std::string operator()(const events::BrokeOff& broke) const {
        const OwnStep& step = rules.own_steps.at(static_cast<std::size_t>(broke.own_step));
        return tr("“{}” ends here, as its script fails: {}", in_words(step.title), broke.fault);
    }
    std::string operator()(const events::LaidEarly& laid) const {
        return tr("{} lays {} out of turn; it is played when the turn comes.", name(laid.seat),
                  mark(laid.card));
    }
    std::string operator()(const events::Accused& accused) const {
        if (!accused.proven)
            return tr("{} calls a renege on {}, but there was none. It costs nothing.", name(accused.seat),
                      name(accused.of));
        return tr("{0} calls a renege on {1}, and is right: {2} ({3}). The hand is over.", name(accused.seat),
                  name(accused.of), mark(accused.card), translated(accused.offence));
    }
    std::string operator()(const events::Voided& voided) const {
        return voided.dealt_again ? tr("The hand is void: nobody scores, and the same dealer deals again.")
                                  : tr("The deck was wrong: the hand is void, and nobody scores.");
    }

    /// Shown elsewhere: hands, and what the score sheet has.
    std::string operator()(const auto&) const { return {}; }
};

std::vector<Told> Narrator::tell(const Event& hidden, Seat viewer) {
    const Event event = seen_by(hidden, viewer);
    if (const auto* began = std::get_if<events::StepBegan>(&event)) {
        const std::string phase = phase_of(*rules_, began->step);
        if (std::exchange(phase_, phase) == phase) return {};
        if (began->step == Step::deal) return {}; // who deals is said when the round begins
        return {{phase, Told::Kind::heading}};
    }
    std::string text = std::visit(Words{*this}, event);
    if (text.empty()) return {};
    const bool claims = std::holds_alternative<events::Claimed>(event);
    return {{std::move(text), claims ? Told::Kind::highlight : Told::Kind::sentence}};
}

} // namespace roundhouse::present
