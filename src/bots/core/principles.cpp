#include "bots/core/principles.hpp"

#include "bots/core/possible_play.hpp"
#include "bots/worlds/plays.hpp"

#include <bit>

namespace roundhouse::bots {

namespace {

/// Of equal cards the first one played wins: a second ace that is led later would catch this one.
bool saves_trump_ace(const PossiblePlay& play) {
    const Card ace(Rank::ace, play.trump);
    if (play.card != ace || play.hand.count(play.trump) != 1 || play.known.unseen.count(ace) == 0)
        return false;
    return (play.leads() || play.beats(ace)) && play.an_opponent_may_hold(play.trump);
}

bool takes_as_last(const PossiblePlay& play) {
    if (play.leads() || play.state.played + 1 != play.table().seats || play.is_ours(play.holder()))
        return false;
    return play.defends() && play.pot() > 0 && play.beats(play.card);
}

/// True if its own side is certain to win the trick with this card.
bool wins_with(const PossiblePlay& play, Card one) {
    return play.beats(one) ? play.is_safe(one) : play.is_ours_for_sure();
}

bool brings_home(const PossiblePlay& play) {
    return !play.leads() && play.points(play.card) > 0 && wins_with(play, play.card) &&
           play.an_opponent_may_hold(play.higher(play.card));
}

bool takes_points(const PossiblePlay& play) {
    return !play.leads() && !play.is_ours(play.holder()) && play.pot() > 0 && play.beats(play.card) &&
           play.is_safe(play.card);
}

/// No opponent still to play may hold a higher card of the suit led, or has shown out of it.
bool only_a_ruff_beats(const PossiblePlay& play, Card one) {
    const Suit led = play.state.cards[0].suit();
    return one.suit() == led && one.suit() != play.trump && !play.is_safe(one) &&
           !play.any_opponent_after(
               [&](Seat seat) { return play.may_hold(seat, play.higher(one)) || !play.may_hold(seat, led); });
}

bool gives_likely_counter(const PossiblePlay& play) {
    if (play.leads() || !play.is_ours(play.holder()) || play.beats(play.card)) return false;
    const int points = play.points(play.card);
    return points > 0 && only_a_ruff_beats(play, play.top()) &&
           play.any_legal([&](Card one) { return play.points(one) < points; });
}

bool takes_unless_ruffed(const PossiblePlay& play) {
    return !play.leads() && play.beats(play.card) && only_a_ruff_beats(play, play.card);
}

bool wins_cheaply(const PossiblePlay& play) {
    if (play.leads() || !play.beats(play.card) || !play.is_safe(play.card)) return false;
    const auto wins = [&](Card one) { return play.beats(one) && play.is_safe(one); };
    const auto of_suit = mask_of(play.card.suit());
    return play.any_legal([&](Card one) { return play.higher(play.card) & mask_of(one); }) &&
           !play.any_legal([&](Card one) {
               return (mask_of(one) & of_suit) && (play.higher(one) & mask_of(play.card)) && wins(one);
           });
}

/// Every higher card of the suit would head the trick, but an opponent behind may beat it.
bool plays_low(const PossiblePlay& play) {
    if (play.leads() || play.is_ours_for_sure() || play.is_theirs_for_sure() || !play.is_lowest_of_suit())
        return false;
    const KindMask above = play.higher(play.card) & play.legal;
    return above && !play.any_legal([&](Card one) {
        return (above & mask_of(one)) && (!play.beats(one) || play.is_safe(one));
    });
}

bool throws_lowest(const PossiblePlay& play) {
    return !play.leads() && play.is_theirs_for_sure() && play.is_lowest_of_suit() &&
           (play.higher(play.card) & play.legal) &&
           !play.any_legal([&](Card one) { return play.beats(one); });
}

/// The trick is lost, and the seat can neither follow suit nor take it.
bool throws_off(const PossiblePlay& play) {
    return !play.leads() && play.is_theirs_for_sure() &&
           !(play.legal & mask_of(play.state.cards[0].suit())) &&
           !play.any_legal([&](Card one) { return play.beats(one); });
}

bool throws_worthless(const PossiblePlay& play) {
    return throws_off(play) && play.an_opponent_may_hold(play.higher(play.card)) &&
           !play.any_legal([&](Card one) { return play.points(one) < play.points(play.card); });
}

bool keeps_high(const PossiblePlay& play) {
    return !play.leads() && play.is_ours_for_sure() && !play.beats(play.card) && play.is_lowest_of_suit() &&
           (play.higher(play.card) & play.legal);
}

/// Whoever takes it, a higher card would be wasted and a counter would be at risk.
bool plays_low_while_open(const PossiblePlay& play) {
    if (play.leads() || play.is_ours_for_sure() || play.is_theirs_for_sure() || !play.is_lowest_of_suit())
        return false;
    return (play.higher(play.card) & play.legal) && !play.any_legal([&](Card one) {
        return play.beats(one) || play.points(one) < play.points(play.card);
    });
}

bool gives_counter(const PossiblePlay& play) {
    if (play.leads() || !play.is_ours_for_sure() || play.beats(play.card)) return false;
    const int points = play.points(play.card);
    return points > 0 && play.any_legal([&](Card one) { return play.points(one) < points; });
}

bool gives_nothing(const PossiblePlay& play) {
    if (play.leads() || !play.is_theirs_for_sure() || play.beats(play.card)) return false;
    const int points = play.points(play.card);
    const auto loses = [&](Card one) { return !play.beats(one); };
    return play.any_legal([&](Card one) { return loses(one) && play.points(one) > points; }) &&
           !play.any_legal([&](Card one) { return loses(one) && play.points(one) < points; });
}

bool protects_ten(const PossiblePlay& play) {
    const Card ten(Rank::ten, play.card.suit());
    if (!play.is_plain() || play.card == ten || !(play.legal & mask_of(ten)) || play.points(ten) == 0)
        return false;
    if (!play.higher_out(ten) || !play.higher_out(play.card)) return false;
    if (play.leads()) return true;
    if (play.is_ours_for_sure()) return false; // there it is safe
    const bool last = play.state.played + 1 == play.table().seats;
    return !(last && play.beats(ten)); // nobody could take it then
}

constexpr PrincipleCheck of_tricks[] = {
    {Principle::save_trump_ace, saves_trump_ace},
    {Principle::last_takes, takes_as_last},
    {Principle::bring_home, brings_home},
    {Principle::take_points, takes_points},
    {Principle::counter_to_us, gives_counter},
    {Principle::likely_counter, gives_likely_counter},
    {Principle::take_unless_ruffed, takes_unless_ruffed},
    {Principle::none_to_them, gives_nothing},
    {Principle::protect_ten, protects_ten},
    {Principle::win_cheaply, wins_cheaply},
    {Principle::play_low, plays_low},
    {Principle::throw_lowest, throws_lowest},
    {Principle::throw_worthless, throws_worthless},
    {Principle::keep_high, keeps_high},
    {Principle::low_while_open, plays_low_while_open},
};

/// All of them, in the order of the principles.
const PrincipleCheck& check_of(int number) {
    const std::span<const PrincipleCheck> leads = checks_of_leads();
    const auto at = static_cast<std::size_t>(number);
    return at < leads.size() ? leads[at] : of_tricks[at - leads.size()];
}

int number_in(const PossiblePlay& play, Principle principle) {
    switch (principle) {
    case Principle::draw_trump: return play.trumps_out();
    case Principle::queen_through: return play.hand.count(play.trump);
    case Principle::last_trick: return play.table().last_trick;
    case Principle::take_points: return play.pot();
    default: return 0;
    }
}

bool is_judged(const View& view) {
    return view.stock_size() == 0 && !view.side_contract() && view.trump().has_value() &&
           !view.rules().scoring.points_cost;
}

/// Without what holds only if nobody has reneged.
Knowledge certain_knowledge(const View& view) {
    Knowledge known = knowledge_of(view);
    if (!plays_are_certain(view)) known.cannot = {};
    return known;
}

PossiblePlay played(const View& view, Card card) {
    TrickPlay state = view.trick_play();
    const KindMask legal = legal_kinds(view.table(), state);
    return {view,  card,        *view.trump(),          view.seat(), view.partner(), state,
            legal, view.hand(), certain_knowledge(view)};
}

std::vector<Followed> followed_by(const PossiblePlay& play) {
    std::vector<Followed> all;
    for (int n = 0; n < principle_count; ++n)
        if (const PrincipleCheck& check = check_of(n); check.holds(play))
            all.push_back({check.principle, play.card.suit(), number_in(play, check.principle)});
    return all;
}

} // namespace

std::vector<Followed> principles_followed(const View& view, Card card) {
    if (!is_judged(view)) return {};
    return followed_by(played(view, card));
}

std::vector<Followed> principles_for(const View& view, Card card) {
    if (!is_judged(view)) return {};
    PossiblePlay play = played(view, card);
    std::vector<Followed> all = followed_by(play);
    std::erase_if(all, [&](const Followed& one) {
        const PrincipleCheck& check = check_of(static_cast<int>(one.principle));
        return !play.any_legal([&](Card other) {
            PossiblePlay instead = play;
            instead.card = other;
            return !check.holds(instead);
        });
    });
    return all;
}

} // namespace roundhouse::bots
