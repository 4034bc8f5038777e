// What `steady` says in an auction, by what its hand promises.

#include "bots/core/convention.hpp"
#include "bots/steady/steady.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace roundhouse::bots {

namespace {

/// A contract is wanted if at least this share of the guesses makes the bid, and given up if less than
/// `given_up` does. A partner who gives no cards may do better.
constexpr double wanted_usually = 0.6, wanted_with_partners = 0.72;
/// Where partners exchange cards, both sides have something to bid on, and a pass leaves the others a
/// contract that is usually made: even odds are enough. Above `dear` times all card points, a bid must be
/// likelier by half the excess, as a share of all card points.
constexpr double wanted_with_gifts = 0.5, dear = 1.4, nearly_certain = 0.9;
constexpr double given_up = 0.15, better_than_the_partners = 0.4;
/// To outbid its partner a hand must be likelier than this to make the bid.
constexpr double wanted_over_partner = 0.8;

double wanted(const View& view, int bid) {
    const int total = view.rules().count.total;
    if (view.rules().exchange && total > 0)
        return std::clamp(wanted_with_gifts + (static_cast<double>(bid) / total - dear) / 2,
                          wanted_with_gifts, nearly_certain);
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (seat != view.seat() && view.sides().of[seat] == view.sides().of[view.seat()])
            return wanted_with_partners;
    return wanted_usually;
}

bool aces_around(const View& view) {
    for (const Suit suit : all_suits)
        if (!view.hand().has(Card(view.rules().ranks.front(), suit))) return false;
    return true;
}

/// True if a pass may ask a partner who may get the contract to hand the contract back (D11).
bool may_ask_back(const View& view) {
    const Seat partner = partner_of(view.rules(), view.seat());
    const auto& passes = view.rules().auction->passes;
    return partner && (may_still_call(view, partner) || view.auction().holder == partner) &&
           std::any_of(passes.begin(), passes.end(),
                       [](const PassCall& pass) { return pass.hands_back != HandsBack::never; });
}

/// The pass that tells the most and is true of the hand (D10); `asks_back`: it asks for the contract.
int true_pass(const View& view, bool asks_back = false) {
    const std::vector<PassCall>& passes = view.rules().auction->passes;
    const int meld = view.rules().melds.points(view.hand(), {});
    int best = 0, tells = 0;
    for (std::size_t i = 0; i < passes.size(); ++i) {
        const PassCall& pass = passes[i];
        int told = 0;
        if (pass.meld && pass.meld->least <= meld && meld <= pass.meld->most)
            told = pass.aces_around ? (aces_around(view) ? 2 : 0) : 1;
        if (asks_back && pass.hands_back != HandsBack::never) told = 3;
        if (told <= tells) continue;
        tells = told;
        best = static_cast<int>(i);
    }
    return best;
}

/// A bid that shows meld to the partner, made once, while the partner may still bid: before the partner has
/// bid, or when it opened with the least bid, which asks for meld (D13).
std::optional<int> bid_that_tells(const View& view) {
    const AuctionRule& rule = *view.rules().auction;
    const Seat partner = partner_of(view.rules(), view.seat());
    if ((!rule.convention && rule.tells.empty()) || !partner || !may_still_call(view, partner)) return {};
    for (const Call& call : view.calls()) {
        if (call.seat == view.seat()) return {};
        const bool asks = rule.convention && rule.convention->opening_asks && call.bid == rule.minimum;
        if (call.seat == partner && !asks) return {};
    }
    const auto told =
        telling(rule, view.rules().melds.points(view.hand(), {}), view.auction().high, aces_around(view));
    return told && may_bid(rule, view.auction(), *told) ? told : std::nullopt;
}

} // namespace

/// Before trump is named.
Promises& SteadyPlayer::promised(const View& view) {
    if (!promised_.are_of(view)) promised_ = Promises(view);
    return promised_;
}

bool SteadyPlayer::promises(const View& view, int bid, double least) {
    return promised(view).reach(judge(view), view, bid, least);
}

/// Where settlement pays unlike most, the usual chance says little: the package says what the hand would
/// gain.
bool SteadyPlayer::wants(const View& view, int bid, double least) {
    if (view.rules().scoring.pays_as_usual) return promises(view, bid, least);
    return promises(view, bid, given_up) && promised(view).pay(judge(view), view, bid);
}

/// True if an opponent must play a contract that nobody wanted if this seat passes, and that is worth more
/// than to play one at that bid.
bool SteadyPlayer::better_forced_on_opponent(const View& view, int bid) {
    const auto forced = forced_on_opponent(view);
    if (!forced || !view.rules().scoring.pays_as_usual) return false;
    Promises& promises = promised(view);
    return promises.ahead(judge(view), view, view.seat(), bid) <
           promises.ahead(judge(view), view, forced->seat, forced->bid);
}

/// A partner is asked for the contract if it is worth a try, in case the partner cannot do better.
Action SteadyPlayer::tell_or_pass(const View& view, std::optional<int> least) {
    if (const auto tells = bid_that_tells(view)) return bid(*tells);
    return pass(
        true_pass(view, least && may_ask_back(view) && promises(view, *least, better_than_the_partners)));
}

/// Where each seat calls once, the most that the hand promises, unless nobody calls after it; else `least`.
int SteadyPlayer::bid_at_once(const View& view, int least) {
    const AuctionRule& rule = *view.rules().auction;
    const bool is_last = view.auction().calls + 1 >= view.auction().seats;
    if (rule.turns != CallTurns::one_each || is_last) return least;
    constexpr int looked_at = 20;
    int most = least;
    for (const int next : next_bids(rule, view.auction(), looked_at))
        if (wants(view, next, wanted(view, next))) most = std::max(most, next);
    return most;
}

/// Where bids are added: a little less than the hand alone should bring.
Action SteadyPlayer::name_number(const View& view) {
    const AuctionRule& rule = *view.rules().auction;
    const std::uint8_t suits = nameable_suits(view.rules(), view.hand());
    if (!suits) return pass();
    const Judge& known = judge(view);
    const int worth =
        known.alone(view.hand(), known.best_suit(view.hand(), suits)) - view.rules().count.total / 10;
    int named = 0;
    for (int next = next_on_ladder(rule, 0); next > named && next <= worth;
         next = next_on_ladder(rule, named))
        named = next;
    return named ? bid(named) : pass();
}

/// The lowest bid, as long as the best suit promises it. A partner who holds the bid is left alone once the
/// others have passed; until then a hand that passes is out for good, so a good one goes over it. Any hand
/// that can name a suit well enough goes over a bid that only showed meld (D14).
Action SteadyPlayer::call(const View& view, const Decision& decision) {
    const AuctionRule& rule = *view.rules().auction;
    if (rule.summed) return name_number(view);
    const auto bids = next_bids(rule, view.auction(), 1);
    if (decision.must_bid) return bid(bids.front());
    if (bids.empty()) return pass(true_pass(view));
    const bool covers = to_be_covered(view), stands = own_side_stands(view);
    if (stands && (bid_that_tells(view) || !others_may_bid(view))) return tell_or_pass(view);
    if (const auto clear = towards_clear_contract(view, decision)) return *clear;
    if (stands && !promises(view, bids.front(), wanted_over_partner)) return tell_or_pass(view);
    const double least = covers ? better_than_the_partners : wanted(view, bids.front());
    if (!wants(view, bids.front(), least)) return tell_or_pass(view, bids.front());
    if (better_forced_on_opponent(view, bids.front())) return tell_or_pass(view);
    if (aces_around(view)) // told by speaking the digit; at 50 there is none to speak (D12)
        for (const int points : next_bids(rule, view.auction(), 2))
            if (spoken_digit(rule, points)) return bid(points, true);
    return bid(bid_at_once(view, bids.front()));
}

Action SteadyPlayer::choose_trump(const View& view, const Decision& decision) {
    const Judge& known = judge(view);
    const int bid = view.contract().bid;
    if (view.step() == Step::trump && decision.suits >> suit_count)
        if (const auto contract = clear_contract(view, bid, random_)) return name_contract(*contract);
    double most = std::numeric_limits<double>::lowest();
    Action best = any(view, decision);
    const auto weigh = [&](const Judge& judge, const Prospect& promise, int times, const Action& action) {
        // A multiplied contract multiplies what is lost and what the others take, too.
        const double at_risk = (times - 1) * (bid + judge.rules().count.total - promise.count);
        const double worth = times * (promise.chance(judge, bid) + 0.01) * (promise.sum() + bid) - at_risk;
        if (worth <= most) return;
        most = worth;
        best = action;
    };
    for (const Prospect& promise : promised(view).whole(known, view))
        if (promise.trump && (decision.suits >> index(*promise.trump) & 1))
            weigh(known, promise, 1, name_trump(*promise.trump));
    if (view.step() != Step::trump || !(decision.suits >> suit_count)) return best;
    const auto& also = view.rules().trump->also;
    for (std::size_t i = 0; i < also.size(); ++i) {
        if (also[i].goal != Goal::bid || !(decision.suits >> (suit_count + i) & 1)) continue;
        const Judge judge(also[i].own ? *also[i].own : view.rules());
        weigh(judge, prospect_without_trump(judge, view, random_, also[i].melds), also[i].times,
              name_contract(static_cast<int>(i)));
    }
    return best;
}

/// The contract goes back to a partner who asked for it, unless this hand can do it well enough (D11).
Action SteadyPlayer::hand_back_or_keep(const View& view) {
    const Judge& known = judge(view);
    const auto suits = prospects(known, view, random_);
    return best_chance(known, suits, view.auction().high) < better_than_the_partners ? hand_back()
                                                                                     : decline();
}

std::uint32_t exits_to_weigh(const View& view, const Decision& decision) {
    std::uint32_t exits = decision.exits;
    for (std::size_t i = 0; i < view.rules().exits.size() && decision.step == Step::auction; ++i)
        if (view.rules().exits[i].deals_again && view.rules().exits[i].at_lead)
            exits &= ~(std::uint32_t{1} << i);
    return exits;
}

/// Gives up where the bid is out of reach; asks for a new deal where this side will probably come out behind.
std::optional<Action> SteadyPlayer::way_out(const View& view, const Decision& decision) {
    if (!decision.exits || view.side_contract()) return {};
    std::optional<Action> out;
    for (std::uint32_t exits = exits_to_weigh(view, decision); exits; exits &= exits - 1) {
        const int exit = std::countr_zero(exits);
        if (view.rules().exits[static_cast<std::size_t>(exit)].deals_again) {
            if (better_dealt_again(view)) return leave(exit);
        } else if (!out && view.seat() == view.contract().seat && hopeless(view, decision)) {
            out = leave(exit);
        }
    }
    return out;
}

/// True if this side will probably come out behind; always, before there is a contract: whoever may then ask
/// for a new deal does.
bool SteadyPlayer::better_dealt_again(const View& view) {
    const Seat declarer = view.contract().seat;
    if (declarer == 0) return true;
    const Judge& known = judge(view);
    const auto suits = prospects(known, view, random_);
    const Prospect best = suits.empty() ? Prospect{} : suits.front();
    const int bid = view.contract().bid;
    int theirs = known.rules().count.total - best.count;
    for (Seat seat = 1; seat <= known.rules().seats; ++seat)
        if (view.sides().of[seat] != view.sides().of[view.seat()]) theirs += view.meld_points(seat);
    if (view.sides().of[declarer] == view.sides().of[view.seat()])
        return best_chance(known, suits, bid) < 0.5 || best.sum() < theirs;
    return theirs >= bid && best.sum() < theirs;
}

bool SteadyPlayer::hopeless(const View& view, const Decision& decision) {
    if (decision.kind == DecisionKind::discard && discard_for_contract(view, decision, random_)) return false;
    const Judge& known = judge(view);
    const auto suits = prospects(known, view, random_);
    return best_chance(known, suits, view.contract().bid) < given_up;
}

} // namespace roundhouse::bots
