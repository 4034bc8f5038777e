// Contracts without a trump suit (A29, A30) by rule: when a hand is clearly good for one, what is buried for
// it, and how it is played.

#include "bots/core/convention.hpp"
#include "bots/steady/steady.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

constexpr int worlds_for_contracts = 24;
/// In how many guesses in a hundred the goal must be reached.
constexpr int clearly = 90;
/// Such a contract is bid up to the minimum plus this many times all card points. Without a limit, two hands
/// that are both sure of one would outbid each other for ever.
constexpr int most_for_contract = 4;

/// The cards of a suit, highest first.
std::vector<Card> from_the_top(const PlayTable& table, const CardSet& cards, Suit suit) {
    const CardSet held = cards.only(mask_of(suit));
    std::vector<Card> row(held.begin(), held.end());
    std::stable_sort(row.begin(), row.end(),
                     [&](Card a, Card b) { return (beaters(table, {}, b) & mask_of(a)) != 0; });
    return row;
}

/// True if the n-th card (from 0) of a suit led from the top is beaten. Opponents throw their lowest on the
/// cards before it and keep their highest; a partner gets rid of the highest first.
bool beaten(const PlayTable& table, const std::vector<Card>& row, std::size_t n,
            const std::vector<Card>& others, bool by_partner) {
    return others.size() > n && (beaters(table, {}, row[n]) & mask_of(others[by_partner ? n : 0]));
}

/// True if the card can be made to take a trick: somebody may lead a lower one of its suit.
bool takes(const PlayTable& table, Card card, const CardSet& others) {
    return (others.only(mask_of(card.suit())).kinds() & ~beaters(table, {}, card) & ~mask_of(card)) != 0;
}

/// The cards of the hand that stand in the way of the goal in one guess, with every opponent playing against
/// it. A partner leads nothing that makes the declarer take a trick.
CardSet obstacles(const View& view, const PlayTable& table, const CardSet& hand, Goal goal,
                  const World& world) {
    CardSet found;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
        const bool is_partner = view.sides().of[seat] == view.sides().of[view.seat()];
        if (seat == view.seat() || (is_partner && goal == Goal::no_trick)) continue;
        for (const Suit suit : all_suits) {
            const auto row = from_the_top(table, hand, suit);
            const auto others = from_the_top(table, world.hands[seat], suit);
            for (std::size_t n = 0; n < row.size(); ++n) {
                const bool stands = goal == Goal::every_trick ? beaten(table, row, n, others, is_partner)
                                                              : takes(table, row[n], world.hands[seat]);
                if (stands && found.count(row[n]) < hand.count(row[n])) found.add(row[n]);
            }
        }
    }
    return found;
}

/// How many obstacles remain. A hand that wants no trick gets rid of one with its first lead: a card that
/// others must beat.
int stumbles(const View& view, const PlayTable& table, const CardSet& hand, Goal goal, const World& world) {
    const CardSet found = obstacles(view, table, hand, goal, world);
    if (goal == Goal::every_trick || found.empty()) return found.size();
    KindMask out = 0;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (seat != view.seat()) out |= world.hands[seat].kinds();
    for (const Card card : found)
        if (beaters(table, {}, card) & out) return found.size() - 1;
    return found.size();
}

bool may_go_without_trump(const View& view) {
    return view.rules().trump && !view.rules().trump->also.empty();
}

std::vector<World> guesses(const View& view, Random& random) {
    const Worlds source(view);
    std::vector<World> worlds;
    for (int i = 0; i < worlds_for_contracts; ++i) worlds.push_back(source.draw(random));
    return worlds;
}

/// A contract may have ranks of its own.
const PlayTable& table_of(const View& view, const SideContract& contract) {
    return contract.own ? contract.own->play : view.rules().play;
}

bool clear_with(const View& view, const CardSet& hand, const SideContract& contract,
                const std::vector<World>& worlds) {
    const PlayTable& table = table_of(view, contract);
    const auto reached = std::count_if(worlds.begin(), worlds.end(), [&](const World& world) {
        return stumbles(view, table, hand, contract.goal, world) == 0;
    });
    return reached * 100 >= clearly * static_cast<long>(worlds.size());
}

/// What is left of the hand once the cards that most often stand in the way are buried.
CardSet without_obstacles(const View& view, const Decision& decision, const SideContract& contract,
                          const std::vector<World>& worlds) {
    const PlayTable& table = table_of(view, contract);
    CardSet left = view.hand() - decision.in_any_case, from = decision.cards - decision.in_any_case;
    const int number = decision.how_many - decision.in_any_case.size();
    for (int i = 0; i < number && !from.empty(); ++i) {
        PerKind<int> often{};
        for (const World& world : worlds)
            for (const Card card : obstacles(view, table, left, contract.goal, world)) ++often[card];
        const CardSet kinds = CardSet::of(from.kinds());
        const Card worst = *std::max_element(kinds.begin(), kinds.end(),
                                             [&](Card a, Card b) { return often[a] < often[b]; });
        left.remove(worst);
        from.remove(worst);
    }
    return left;
}

} // namespace

std::optional<int> clear_contract(const View& view, int bid, Random& random) {
    if (!may_go_without_trump(view)) return {};
    const auto& also = view.rules().trump->also;
    const auto worlds = guesses(view, random);
    for (std::size_t i = 0; i < also.size(); ++i) {
        if (also[i].goal == Goal::bid || (also[i].bid_up_to && bid > *also[i].bid_up_to)) continue;
        if (clear_with(view, view.hand(), also[i], worlds)) return static_cast<int>(i);
    }
    return {};
}

std::optional<CardSet> discard_for_contract(const View& view, const Decision& decision, Random& random) {
    if (!may_go_without_trump(view)) return {};
    const auto worlds = guesses(view, random);
    for (const SideContract& contract : view.rules().trump->also) {
        if (contract.goal == Goal::bid || (contract.bid_up_to && view.contract().bid > *contract.bid_up_to))
            continue;
        const CardSet left = without_obstacles(view, decision, contract, worlds);
        if (clear_with(view, left, contract, worlds)) return view.hand() - left;
    }
    return {};
}

std::optional<Action> SteadyPlayer::towards_clear_contract(const View& view, const Decision& decision) {
    if (!may_go_without_trump(view)) return {};
    if (decision.kind == DecisionKind::discard) {
        if (const auto cards = discard_for_contract(view, decision, random_)) return discard(*cards);
        return {};
    }
    if (decision.kind != DecisionKind::call || decision.must_bid || own_side_stands(view)) return {};
    const AuctionRule& rule = *view.rules().auction;
    const auto bids = rule.summed ? std::vector<int>{} : next_bids(rule, view.auction(), 1);
    if (bids.empty() || bids.front() > rule.minimum + most_for_contract * view.rules().count.total) return {};
    if (!clear_contract(view, bids.front(), random_)) return {};
    return bid(bids.front());
}

/// A declarer that wants every trick leads what nobody can beat, the longest suit first; one that wants none
/// leads what others must beat, and throws its highest cards. Against the first, opponents win if they can
/// and keep high cards; against the second they stay low, so that the declarer must take. A partner does the
/// reverse.
Card card_without_trump(const View& view, const Decision& decision) {
    const PlayTable& table = view.rules().play;
    const bool every = view.goal() == Goal::every_trick;
    const bool declares = view.contract().seat == view.seat();
    const bool partner = !declares && view.sides().of[view.seat()] == view.sides().declarers;
    const TrickPlay state = view.trick_play();
    const KindMask beats = state.played ? beaters(table, {}, state.cards[state.best]) : 0;
    const auto worth = [&](Card card) {
        const int above = view.unseen().only(beaters(table, {}, card)).size();
        const int height = -std::popcount(beaters(table, {}, card));
        if (declares && state.played == 0)
            return every ? view.hand().count(card.suit()) - kind_count * above : above;
        if (declares) return every ? -height : height;
        const int winning = every && (beats & mask_of(card)) ? kind_count : 0;
        return partner ? height - winning : winning - height;
    };
    const CardSet kinds = CardSet::of(decision.cards.kinds());
    return *std::max_element(kinds.begin(), kinds.end(), [&](Card a, Card b) { return worth(a) < worth(b); });
}

} // namespace roundhouse::bots
