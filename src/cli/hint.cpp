#include "cli/hint.hpp"

#include "base/text.hpp"
#include "cli/worlds.hpp"
#include "teach/explain.hpp"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

int of_side(const Sides& sides, Seat seat, const PerSeat<int>& values, int seats) {
    int sum = 0;
    for (Seat other = 1; other <= seats; ++other)
        if (sides.of[other] == sides.of[seat]) sum += values[other];
    return sum;
}

// ---- the auction and the trump suit

/// What the seat's hand is good for with one suit as trump.
struct SuitWorth {
    Suit suit = Suit::spades;
    int meld = 0;
    int length = 0;
};

SuitWorth best_suit(const View& view, std::uint8_t suits) {
    SuitWorth best{Suit::spades, -1, 0};
    for (const Suit suit : all_suits) {
        if (!(suits >> index(suit) & 1)) continue;
        const SuitWorth worth{suit, view.rules().melds.points(view.hand(), suit), view.hand().count(suit)};
        if (std::pair(worth.meld, worth.length) > std::pair(best.meld, best.length)) best = worth;
    }
    return best;
}

/// Mean meld and card points of the seat's side if it declared that suit and led.
std::pair<int, int> expected(const View& view, Suit suit) {
    const Rulebook& rules = view.rules();
    Random random = random_for(view);
    int melds = 0, counts = 0;
    for (int world = 0; world < hint_worlds; ++world) {
        TrickPlay state = view.trick_play();
        state.hands = possible_hands(view, random);
        state.trump = suit;
        state.leader = static_cast<std::int8_t>(view.seat());
        state.left = static_cast<std::int8_t>(view.hand().size());
        state.sides.declarers = state.sides.of[view.seat()];
        PerSeat<int> meld{};
        for (Seat seat = 1; seat <= rules.seats; ++seat)
            meld[seat] = rules.melds.points(state.hands[seat], suit);
        melds += of_side(state.sides, view.seat(), meld, rules.seats);
        const auto count = counts_at_random(rules.play, state, random);
        counts += of_side(state.sides, view.seat(), count, rules.seats);
    }
    return {melds / hint_worlds, counts / hint_worlds};
}

std::uint8_t suits_to_name(const View& view) {
    std::uint8_t suits = 0;
    for (const Suit suit : nameable(view.rules(), view.hand()))
        suits = static_cast<std::uint8_t>(suits | 1u << index(suit));
    return suits;
}

Hint hint_call(const View& view) {
    const auto bids = next_bids(*view.rules().auction, view.auction());
    const std::uint8_t suits = suits_to_name(view);
    if (!suits) return {pass(), {"Your hand could not name any suit trump, so pass."}};
    const SuitWorth best = best_suit(view, suits);
    const auto [melds, counts] = expected(view, best.suit);
    const bool alone = partner_of(view.rules(), view.seat()) == 0;
    Lines why{fmt::format("Your best suit is {}: {} of them, and with it as trump your hand melds {}.",
                          name(best.suit), best.length, best.meld)};
    why.push_back(fmt::format(
        "Over {} random ways the other cards may lie, {} would meld {} and take {} of {} in "
        "tricks: about {}.",
        hint_worlds, alone ? "you" : "your side", melds, counts, view.rules().count.total, melds + counts));
    if (view.rules().pass) why.emplace_back("What the exchange adds is not in that.");
    if (bids.empty()) return {pass(), why};
    const bool worth = melds + counts >= bids.front();
    why.push_back(worth ? fmt::format("That reaches {}, the lowest bid: bid it.", bids.front())
                        : fmt::format("That is short of {}, the lowest bid: pass.", bids.front()));
    return {worth ? bid(bids.front()) : pass(), why};
}

Hint hint_trump(const View& view, const Decision& decision) {
    const SuitWorth best = best_suit(view, decision.suits);
    Lines why;
    for (const Suit suit : all_suits)
        if (decision.suits >> index(suit) & 1)
            why.push_back(fmt::format("{}: {} cards, melds {}.", capital(name(suit)), view.hand().count(suit),
                                      view.rules().melds.points(view.hand(), suit)));
    why.push_back(fmt::format("Name {}: it melds most; between equals, the longer suit.", name(best.suit)));
    return {name_trump(best.suit), why};
}

// ---- the exchange

/// How gladly the giver parts with a card: the partner gives the declarer what helps, the declarer gives back
/// what helps least.
int keenness(const View& view, Card card, bool declarer) {
    const Rulebook& rules = view.rules();
    const bool trump = view.trump() && card.suit() == *view.trump();
    const int count = rules.play.points[static_cast<std::size_t>(card.number())];
    const bool top = !rules.ranks.empty() && card.rank() == rules.ranks.front();
    int keen = 0;
    if (declarer) {
        if (trump) keen -= 500;
        if (top) keen -= 200;
        keen -= count;
        keen -= view.hand().count(card.suit());
    } else {
        const auto place =
            std::find(rules.ranks.begin(), rules.ranks.end(), card.rank()) - rules.ranks.begin();
        if (trump) keen += 500 - 20 * static_cast<int>(place);
        if (top) keen += 200;
        keen += count;
    }
    return keen;
}

/// Takes the keenest cards one by one, each time counting what meld the rest of the hand would lose.
Hint hint_give(const View& view, const Decision& decision, const Names& names) {
    const Rulebook& rules = view.rules();
    const bool declarer = view.contract().seat == view.seat();
    CardSet hand = view.hand(), gift;
    for (int i = 0; i < decision.how_many; ++i) {
        const int before = rules.melds.points(hand, view.trump());
        std::optional<std::pair<int, Card>> best;
        for (const Card card : teach::sorted_for_people(CardSet::of(hand.kinds()))) {
            const int loss = before - rules.melds.points(hand - CardSet{card}, view.trump());
            const int worth = keenness(view, card, declarer) - (declarer ? 1000 : 2) * loss;
            if (!best || worth > best->first) best = {worth, card};
        }
        gift.add(best->second);
        hand.remove(best->second);
    }
    const int lost = rules.melds.points(view.hand(), view.trump()) - rules.melds.points(hand, view.trump());
    Lines why{fmt::format("Give {} {}.", names[decision.to], notation(gift))};
    why.emplace_back(
        declarer ? "They are the cards that serve least: outside your melds first, then neither trump "
                   "nor the highest of a suit, then those that count least."
                 : "The declarer is helped most by trumps from the top and by the highest cards of "
                   "other suits; of the rest, by cards that count.");
    why.push_back(lost ? fmt::format("Your own melds become {} smaller by it.", lost)
                       : std::string("Your own melds stay whole."));
    return {give(gift), why};
}

// ---- the play

struct PlayWorth {
    Card card;
    int total = 0;
};

std::vector<PlayWorth> worth_of_plays(const View& view, const Decision& decision) {
    const Rulebook& rules = view.rules();
    std::vector<PlayWorth> plays;
    for (const Card card : teach::sorted_for_people(decision.cards)) plays.push_back({card, 0});
    Random random = random_for(view);
    for (int world = 0; world < hint_worlds; ++world) {
        TrickPlay state = view.trick_play();
        state.hands = possible_hands(view, random);
        for (PlayWorth& candidate : plays) {
            TrickPlay after = state;
            play(rules.play, after, candidate.card);
            const auto counts = counts_at_random(rules.play, after, random);
            candidate.total += of_side(state.sides, view.seat(), counts, rules.seats);
        }
    }
    std::stable_sort(plays.begin(), plays.end(),
                     [](const PlayWorth& a, const PlayWorth& b) { return a.total > b.total; });
    return plays;
}

/// What can be said of a card for certain.
std::string certain_of(const View& view, Card card) {
    const PlayTable& table = view.rules().play;
    const TrickPlay state = view.trick_play();
    const int points = table.points[static_cast<std::size_t>(card.number())];
    const KindMask over = beaters(table, view.trump(), card) & view.unseen().kinds();
    if (state.played == 0)
        return over & mask_of(card.suit()) ? "" : fmt::format("No higher card of its suit is out. ");
    const bool beats = (beaters(table, view.trump(), state.cards[state.best]) & mask_of(card)) != 0;
    const bool last = state.played + 1 == table.seats;
    const bool ours = state.sides.of[view.best_seat()] == state.sides.of[view.seat()];
    if (beats) return last || !over ? "It takes the trick. " : "It is the best of the trick so far. ";
    if (ours && points)
        return fmt::format("It adds {} points to a trick that your side holds so far. ", points);
    return points ? fmt::format("It cannot win the trick and costs {} points. ", points)
                  : "It cannot win the trick and costs nothing. ";
}

/// A way out, where the bid cannot be reached even with every trick.
std::optional<Hint> hint_exit(const View& view, const Decision& decision) {
    if (!decision.exits) return {};
    PerSeat<int> melds{};
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) melds[seat] = view.meld_points(seat);
    const int meld = of_side(view.sides(), view.seat(), melds, view.rules().seats);
    const int total = view.rules().count.total, bid = view.contract().bid;
    if (meld + total >= bid) return {};
    const int exit = std::countr_zero(decision.exits);
    const ExitRule& rule = view.rules().exits[static_cast<std::size_t>(exit)];
    return Hint{leave(exit),
                {fmt::format("The bid of {} is out of reach: {} melded and all {} in tricks make {}.", bid,
                             meld, total, meld + total),
                 fmt::format("Choose {}. {}", rule.name, rule.text)}};
}

Hint hint_play(const View& view, const Decision& decision) {
    if (const auto way_out = hint_exit(view, decision)) return *way_out;
    if (decision.may_claim) return {claim(), {"Every trick that is left is yours: claim them."}};
    if (decision.cards.size() == 1) {
        const Card only = *decision.cards.begin();
        return {play(only), {fmt::format("{} is the only card you may play.", name(only))}};
    }
    const auto plays = worth_of_plays(view, decision);
    std::string others;
    for (std::size_t i = 1; i < std::min<std::size_t>(plays.size(), 4); ++i)
        others +=
            fmt::format("{}{} {}", i == 1 ? "" : ", ", notation(plays[i].card), plays[i].total / hint_worlds);
    const bool alone = partner_of(view.rules(), view.seat()) == 0;
    Lines why{
        fmt::format("Play {}. Over {} random ways the other cards may lie, each played on at random, {} "
                    "with about {} card points; {}{}.",
                    notation(plays[0].card), certain_of(view, plays[0].card), hint_worlds,
                    alone ? "you end" : "your side ends", plays[0].total / hint_worlds,
                    plays.size() > 4 ? "next: " : "with ", others)};
    why.emplace_back("Chance play knows no plan: near numbers mean little.");
    return {play(plays[0].card), why};
}

} // namespace

Hint hint_for(const View& view, const Decision& decision, const Names& names) {
    switch (decision.kind) {
    case DecisionKind::call: return hint_call(view);
    case DecisionKind::name_trump: return hint_trump(view, decision);
    case DecisionKind::give: return hint_give(view, decision, names);
    case DecisionKind::play: return hint_play(view, decision);
    }
    return {};
}

} // namespace roundhouse::cli
