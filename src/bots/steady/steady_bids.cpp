// What `steady` says in an auction: what a hand promises, and the calls that follow from it.

#include "bots/core/convention.hpp"
#include "bots/steady/steady.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

constexpr int worlds_for_bids = 12;
/// A contract is wanted if the bid is reached so often, and given up if not even so often. Partners who give
/// each other cards make more of them than the guesses say.
constexpr double wanted = 0.6, wanted_with_gifts = 0.55, given_up = 0.15, better_than_the_partners = 0.4;
/// To outbid its partner a hand must be likelier than that to make the bid.
constexpr double wanted_over_partner = 0.75;
constexpr int draws_that_fit = 6;
constexpr int suits_to_guess = 2;

/// Of a few draws the one in which the partner's meld comes closest to what it told.
World guessed(const Judge& judge, const View& view, const Worlds& source, Random& random) {
    World best = source.draw(random);
    const auto told = told_by_partner(view);
    if (!told) return best;
    const Seat partner = partner_of(view.rules(), view.seat());
    const auto wrong = [&](const World& world) {
        return off(*told, judge.rules().melds.points(world.hands[partner], {}));
    };
    for (int i = 1; i < draws_that_fit && wrong(best) > 0; ++i) {
        const World other = source.draw(random);
        if (wrong(other) < wrong(best)) best = other;
    }
    return best;
}

/// What the seat's own side has melded, once that is settled: nothing is left to guess.
std::optional<int> melded(const View& view) {
    const auto& flow = view.rules().flow;
    const auto melding = std::find(flow.begin(), flow.end(), Step::meld);
    if (view.step() != Step::play || melding >= std::find(flow.begin(), flow.end(), Step::play)) return {};
    int sum = 0;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (view.sides().of[seat] == view.sides().of[view.seat()]) sum += view.meld_points(seat);
    return sum;
}

/// Of suits that may be named the few that are worth most with the hand alone.
std::uint8_t worth_a_guess(const Judge& judge, const CardSet& hand, std::uint8_t suits) {
    std::uint8_t best = 0;
    for (int i = 0; i < suits_to_guess && suits; ++i) {
        const auto suit = static_cast<std::uint8_t>(1u << index(judge.best_suit(hand, suits)));
        best |= suit;
        suits &= static_cast<std::uint8_t>(~suit);
    }
    return best;
}

bool aces_around(const View& view) {
    for (const Suit suit : all_suits)
        if (!view.hand().has(Card(view.rules().ranks.front(), suit))) return false;
    return true;
}

/// The pass that tells the most and is true of the hand (D10): `chance` is that of the lowest bid.
int true_pass(const View& view, double chance) {
    const std::vector<PassCall>& passes = view.rules().auction->passes;
    const int meld = view.rules().melds.points(view.hand(), {});
    const Seat partner = partner_of(view.rules(), view.seat());
    const bool partner_bids = partner && !(view.auction().passed >> (partner - 1) & 1);
    int best = 0, tells = 0;
    for (std::size_t i = 0; i < passes.size(); ++i) {
        const PassCall& pass = passes[i];
        int told = 0;
        if (pass.meld && pass.meld->least <= meld && meld <= pass.meld->most)
            told = pass.aces_around ? (aces_around(view) ? 2 : 0) : 1;
        // Worth a try, if the partner cannot do better (D11).
        if (pass.hands_back != HandsBack::never && partner_bids && chance >= better_than_the_partners)
            told = 3;
        if (told <= tells) continue;
        tells = told;
        best = static_cast<int>(i);
    }
    return best;
}

/// A bid that tells the partner of meld, said once, while the partner may still bid: before it has bid, or
/// when it has opened with the least bid, which asks for meld (D13).
std::optional<int> bid_that_tells(const View& view) {
    const AuctionRule& rule = *view.rules().auction;
    const Seat partner = partner_of(view.rules(), view.seat());
    if ((!rule.convention && rule.tells.empty()) || !partner || (view.auction().passed >> (partner - 1) & 1))
        return {};
    for (const Call& call : view.calls()) {
        if (call.seat == view.seat()) return {};
        const bool asks = rule.convention && rule.convention->opening_asks && call.bid == rule.minimum;
        if (call.seat == partner && !asks) return {};
    }
    const auto told =
        telling(rule, view.rules().melds.points(view.hand(), {}), view.auction().high, aces_around(view));
    return told && may_bid(rule, view.auction(), *told) ? told : std::nullopt;
}

/// Where each seat calls once, the most that the hand promises, unless nobody calls after it; else `least`.
int bid_at_once(const View& view, const Judge& known, const std::vector<Prospect>& suits, int least) {
    const AuctionRule& rule = *view.rules().auction;
    const bool is_last = view.auction().calls + 1 >= view.auction().seats;
    if (rule.turns != CallTurns::one_each || is_last) return least;
    constexpr int looked_at = 20;
    int most = least;
    for (const int next : next_bids(rule, view.auction(), looked_at))
        if (best_chance(known, suits, next) >= wanted) most = std::max(most, next);
    return most;
}

} // namespace

double Prospect::chance(const Judge& judge, int bid) const {
    const int half_width = std::max(1, judge.rules().count.total / 5);
    double sum = 0;
    for (const Promise& promise : promises) {
        if (promise.meld < judge.rules().meld_at_least) continue; // nothing is scored at all
        const int needed = std::max(bid - promise.meld, judge.least_count());
        if (needed > judge.rules().count.total) continue;
        if (needed <= 0)
            sum += 1;
        else
            sum += std::clamp(0.5 + 0.5 * (promise.count - needed) / half_width, 0.0, 1.0);
    }
    return promises.empty() ? 0 : sum / static_cast<double>(promises.size());
}

namespace {

std::vector<World> guesses(const Judge& judge, const View& view, Random& random, int worlds) {
    const Worlds source(view);
    std::vector<World> found;
    for (int i = 0; i < worlds; ++i) found.push_back(guessed(judge, view, source, random));
    return found;
}

/// What is named, or what is worth a thought.
std::vector<Trump> trumps_to_try(const Judge& judge, const View& view) {
    if (view.trump() || view.side_contract()) return {view.trump()};
    const auto suits = worth_a_guess(judge, view.hand(), nameable_suits(judge.rules(), view.hand()));
    std::vector<Trump> trumps;
    for (const Suit suit : all_suits)
        if (suits >> index(suit) & 1) trumps.push_back(suit);
    return trumps;
}

/// `melds`: they count in this contract.
Prospect prospect(const Judge& judge, const View& view, const std::vector<World>& worlds, Trump trump,
                  bool melds = true) {
    const std::optional<int> shown = melds ? melded(view) : 0;
    const auto number = static_cast<int>(worlds.size());
    Prospect prospect{.trump = trump};
    for (const World& world : worlds) {
        const Trial trial = tried(judge, view, world, view.seat(), trump);
        prospect.promises.push_back(
            {shown ? *shown : of_side(trial.start.sides, view.seat(), trial.meld, judge.rules().seats),
             judge.expected_count(trial.start, view.seat())});
        prospect.meld += prospect.promises.back().meld;
        prospect.count += prospect.promises.back().count;
    }
    prospect.meld /= number;
    prospect.count /= number;
    return prospect;
}

} // namespace

std::vector<Prospect> prospects(const Judge& judge, const View& view, Random& random, int worlds) {
    const std::vector<World> tried_in = guesses(judge, view, random, worlds);
    const SideContract* side = view.side_contract();
    std::vector<Prospect> found;
    for (const Trump trump : trumps_to_try(judge, view))
        found.push_back(prospect(judge, view, tried_in, trump, !side || side->melds));
    std::stable_sort(found.begin(), found.end(),
                     [](const Prospect& a, const Prospect& b) { return a.sum() > b.sum(); });
    return found;
}

double best_chance(const Judge& judge, const std::vector<Prospect>& suits, int bid) {
    double best = 0;
    for (const Prospect& prospect : suits) best = std::max(best, prospect.chance(judge, bid));
    return best;
}

/// Before trump is named: the same guesses for the same hand, so that a hand is not judged anew with every
/// bid.
const std::vector<Prospect>& SteadyPlayer::promised(const View& view) {
    const PointRange told = told_by_partner(view).value_or(PointRange{});
    auto& known = promised_;
    if (known.kitty != view.kitty_size() || known.hand != view.hand() || known.unseen != view.unseen() ||
        known.told.least != told.least || known.told.most != told.most) {
        Random random = Random::stream(view.hand().low(), view.hand().high());
        known = {view.hand(), view.unseen(), told, view.kitty_size(),
                 prospects(judge(view), view, random, worlds_for_bids)};
    }
    return known.suits;
}

Action SteadyPlayer::tell_or_pass(const View& view, double chance) {
    const auto tells = bid_that_tells(view);
    return tells ? bid(*tells) : pass(true_pass(view, chance));
}

/// Where bids are added: what the hand alone should bring, a little less.
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
/// others have passed; until then a hand that passes is out for good, so a good one goes over it. A bid that
/// only told of meld is gone over by any hand that can name a suit well enough (D14).
Action SteadyPlayer::call(const View& view, const Decision& decision) {
    const AuctionRule& rule = *view.rules().auction;
    if (rule.summed) return name_number(view);
    const auto bids = next_bids(rule, view.auction(), 1);
    const Judge& known = judge(view);
    if (decision.must_bid) return bid(bids.front());
    if (bids.empty()) return pass(true_pass(view, 0));
    const bool covers = to_be_covered(view), stands = own_side_stands(view);
    if (stands && (bid_that_tells(view) || !others_may_bid(view))) return tell_or_pass(view, 0);
    if (const auto clear = towards_clear_contract(view, decision)) return *clear;
    const std::vector<Prospect>& suits = promised(view);
    const double chance = best_chance(known, suits, bids.front());
    if (stands && chance < wanted_over_partner) return tell_or_pass(view, 0);
    const double least = covers                  ? better_than_the_partners
                         : view.rules().exchange ? wanted_with_gifts
                                                 : wanted;
    if (chance < least) return tell_or_pass(view, chance);
    if (aces_around(view)) // told by speaking the digit; at 50 there is none to speak (D12)
        for (const int points : next_bids(rule, view.auction(), 2))
            if (spoken_digit(rule, points)) return bid(points, true);
    return bid(bid_at_once(view, known, suits, bids.front()));
}

Action SteadyPlayer::choose_trump(const View& view, const Decision& decision) {
    const Judge& known = judge(view);
    const int bid = view.contract().bid;
    if (view.step() == Step::trump && decision.suits >> suit_count)
        if (const auto contract = clear_contract(view, bid, random_)) return name_contract(*contract);
    double most = -1;
    Action best = any(view, decision);
    const auto weigh = [&](const Judge& judge, const Prospect& promise, int times, const Action& action) {
        const double worth = times * (promise.chance(judge, bid) + 0.01) * (promise.sum() + bid);
        if (worth <= most) return;
        most = worth;
        best = action;
    };
    for (const Prospect& promise : promised(view))
        if (promise.trump && (decision.suits >> index(*promise.trump) & 1))
            weigh(known, promise, 1, name_trump(*promise.trump));
    if (view.step() != Step::trump || !(decision.suits >> suit_count)) return best;
    const auto& also = view.rules().trump->also;
    for (std::size_t i = 0; i < also.size(); ++i) {
        if (also[i].goal != Goal::bid || !(decision.suits >> (suit_count + i) & 1)) continue;
        const Judge judge(also[i].own ? *also[i].own : view.rules());
        const auto worlds = guesses(judge, view, random_, worlds_for_bids);
        weigh(judge, prospect(judge, view, worlds, {}, also[i].melds), also[i].times,
              name_contract(static_cast<int>(i)));
    }
    return best;
}

/// The contract goes back to a partner who asked for it, unless this hand can do it well enough (D11).
Action SteadyPlayer::hand_back_or_keep(const View& view) {
    const Judge& known = judge(view);
    const auto suits = prospects(known, view, random_, worlds_for_bids);
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

/// True if this side will probably come out behind. Before there is a contract always: whoever may ask for a
/// new deal does.
bool SteadyPlayer::better_dealt_again(const View& view) {
    const Seat declarer = view.contract().seat;
    if (declarer == 0) return true;
    const Judge& known = judge(view);
    const auto suits = prospects(known, view, random_, worlds_for_bids);
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
    const auto suits = prospects(known, view, random_, worlds_for_bids);
    return best_chance(known, suits, view.contract().bid) < given_up;
}

} // namespace roundhouse::bots
