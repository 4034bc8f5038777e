#include "bots/core/evaluate.hpp"

#include "cards/deck.hpp"

#include <algorithm>
#include <bit>
#include <exception>

namespace roundhouse::bots {

namespace {

/// In hundredths of a trick: a boss that opponents may yet ruff, and cards with few or many above them.
/// Lengths and counts are for a deck with two copies.
int plain_trick(int higher_out, int own_length) {
    if (higher_out == 0) return std::max(40, 90 - 8 * own_length);
    if (higher_out <= 2) return 30;
    return higher_out <= 4 ? 12 : 3;
}

int trump_trick(int higher_out) {
    if (higher_out == 0) return 100;
    return higher_out <= 2 ? 80 : higher_out <= 5 ? 60 : 50;
}

} // namespace

std::uint8_t nameable_suits(const Rulebook& rules, const CardSet& hand) {
    std::uint8_t suits = 0;
    for (const Suit suit : nameable(rules, hand))
        suits = static_cast<std::uint8_t>(suits | 1u << index(suit));
    return suits;
}

Judge::Judge(const Rulebook& rules)
    : rules_(rules), policy_(rules.play, rules.scoring.points_cost ? shunning_points() : Weights{}),
      gifts_(rules), gift_worth_(rules, gifts_), trick_points_(trick_points(rules)),
      least_count_(least_count_of(rules.settle_says)), needs_trick_(says(rules.settle_says, "needs_trick")),
      ends_on_little_(std::any_of(rules.exits.begin(), rules.exits.end(), [](const ExitRule& exit) {
          return exit.by_rule && exit.when.meld_under;
      })) {
    for (int t = 0; t < trump_count; ++t) {
        const Trump trump = t < suit_count ? Trump(static_cast<Suit>(t)) : Trump();
        auto& of_trump = potential_[static_cast<std::size_t>(t)];
        for (const MeldRule& rule : rules.meld_rules)
            for (const CardSet& place : places_of(rule, trump)) {
                // A small meld inside a larger one of its kind is not worth twice: take the most of each.
                const int points = rule.points.empty() ? 0 : rule.points.front(); // it wins the game instead
                const int share = points / std::max(1, place.size());
                for (const Card card : place) {
                    int& worth = of_trump[card];
                    worth = std::max(worth, share);
                }
            }
    }
}

Haul Judge::haul(int meld, int count) const {
    return {meld, count, tricks(rules_) * count / std::max(1, rules_.count.total)};
}

int Judge::counted(int meld) const { return meld < rules_.meld_at_least && !ends_on_little_ ? 0 : meld; }

bool Judge::ends_with(int meld) const { return meld < rules_.meld_at_least && ends_on_little_; }

double Judge::gain(int bid, int meld, int count) const {
    meld = counted(meld);
    try {
        const double ahead = ahead_in(rules_, round_of(rules_, bid, haul(meld, count)));
        return rules_.scoring.lowest_wins ? -ahead : ahead;
    } catch (const std::exception&) { // the game reports it
        return meld + count >= bid ? meld + count : -bid;
    }
}

bool Judge::reaches(int bid, int sure, int count) const {
    try {
        return is_made(rules_, round_of(rules_, bid, haul(sure, count)));
    } catch (const std::exception&) { // the game reports it
        return sure + count >= bid;
    }
}

bool Judge::makes(int bid, int meld, int count) const {
    if (rules_.scoring.made_by_sum) return count >= count_needed(bid, meld);
    return !ends_with(meld) && reaches(bid, counted(meld), count);
}

int Judge::count_needed(int bid, int meld, int put_away) const {
    const int total = rules_.count.total, never = total + 1, sure = counted(meld) + put_away;
    if (ends_with(meld)) return never;
    const int for_meld = needs_trick_ && put_away < bid ? 1 : 0;
    if (rules_.scoring.made_by_sum) return std::max({for_meld, bid - sure, least_count_ - put_away});
    int from = 0, to = never; // the fewest lies between them
    while (from < to) {
        const int count = (from + to) / 2;
        if (reaches(bid, sure, count))
            to = count;
        else
            from = count + 1;
    }
    return from;
}

CardSet Judge::gift(const Giving& giving) const {
    const CardSet chosen = gifts_.chosen(giving);
    return giving.declares && giving.goal == Goal::bid ? gift_worth_.best(giving, chosen) : chosen;
}

int Judge::own_count(const CardSet& hand, Trump trump) const {
    const int copies = std::max(1, rules_.deck.count(*rules_.deck.begin()));
    const SuitLengths lengths = hand.lengths();
    int hundredths = 0;
    for (const Suit suit : all_suits) {
        if (lengths[suit] == 0) continue;
        const int length = lengths[suit] * 2 / copies;
        int higher_out = 0;
        for (const Rank rank : rules_.ranks) {
            const Card card(rank, suit);
            const int held = hand.count(card);
            if (held > 0) {
                const int higher = (2 * higher_out + copies - 1) / copies;
                hundredths += held * (trump == suit ? trump_trick(higher) : plain_trick(higher, length));
            }
            higher_out += rules_.deck.count(card) - held;
        }
    }
    const int all = std::max(1, hand.size());
    return rules_.count.total * std::min(hundredths, 100 * all) / (100 * all);
}

int Judge::alone(const CardSet& hand, Trump trump) const {
    return rules_.melds.points(hand, trump) + own_count(hand, trump);
}

Trump Judge::likely_trump(const View& view, const CardSet& hand) const {
    if (view.trump() || view.side_contract()) return view.trump();
    const std::uint8_t suits = nameable_suits(rules_, hand);
    return suits ? Trump{best_suit(hand, suits)} : Trump{};
}

Suit Judge::best_suit(const CardSet& hand, std::uint8_t suits) const {
    std::optional<std::pair<int, Suit>> best;
    for (const Suit suit : all_suits) {
        if (!(suits >> index(suit) & 1)) continue;
        const int worth = alone(hand, suit);
        if (!best || worth > best->first) best = {worth, suit};
    }
    return best ? best->second : Suit::spades;
}

int Judge::strength(Card card, Trump trump) const {
    const int place = std::popcount(beaters(rules_.play, {}, card));
    const bool is_trump = trump && card.suit() == *trump;
    if (is_trump) return trick_points_ * std::max(5, 11 - place) / 10;
    return place == 0 ? trick_points_ * 7 / 10 : place == 1 ? trick_points_ / 5 : 0;
}

int Judge::adds(const CardSet& hand, Card card, Trump trump) const {
    const int melds = rules_.melds.points(hand + CardSet{card}, trump) - rules_.melds.points(hand, trump);
    return melds + potential(card, trump) / 4 + strength(card, trump);
}

int Judge::points_of(const CardSet& cards) const {
    int points = 0;
    for (const Card card : cards) points += rules_.play.points[card];
    return points;
}

int Judge::spare(const CardSet& hand, Card card, Trump trump) const {
    const int lost = melds_before_discard(rules_) ? 0
                                                  : rules_.melds.points(hand, trump) -
                                                        rules_.melds.points(hand - CardSet{card}, trump);
    const int unit = std::max(1, rules_.count.total / 50);
    const int winner = rules_.scoring.points_cost ? -unit : unit; // what keeping one gains
    int worth = -4 * lost - 2 * unit * hand.count(card.suit());
    if (trump == card.suit()) worth -= 20 * winner;
    if (card.rank() == rules_.ranks.front()) worth -= 15 * winner;
    const int points = rules_.count.points[static_cast<std::size_t>(index(card.rank()))];
    return worth + (rules_.discard && !rules_.discard->counts ? -points : points);
}

CardSet Judge::put_away(const CardSet& hand, const CardSet& choice, Trump trump, int number) const {
    CardSet left = hand, from = choice, away;
    while (away.size() < number && !from.empty()) {
        std::optional<std::pair<int, Card>> best;
        for (const Card card : CardSet::of(from.kinds())) {
            const int worth = spare(left, card, trump);
            if (!best || worth > best->first) best = {worth, card};
        }
        away.add(best->second);
        left.remove(best->second);
        from.remove(best->second);
    }
    return away;
}

namespace {

/// A kitty for everyone: who gets which card is anybody's guess (C31).
void deal_out(const CardSet& kitty, int seats, TrickPlay& start) {
    Random random = Random::stream(kitty.low(), kitty.high());
    Seat seat = 1;
    for (const Card card : shuffled_and_cut(kitty, random)) {
        start.hands[seat].add(card);
        seat = after(seat, seats);
    }
}

/// The declarer takes the kitty, if it has not yet, and puts the surplus cards away. Returns those.
CardSet take_kitty(const Judge& judge, const View& view, const World& world, Seat declarer,
                   TrickPlay& start) {
    const Rulebook& rules = judge.rules();
    CardSet& hand = start.hands[declarer];
    CardSet away = declarer == view.seat() ? view.buried() : CardSet{};
    CardSet kitty = view.kitty();
    if (rules.kitty && view.kitty_size() > 0) {
        kitty = world.rest;
        if (rules.kitty->to_everyone) {
            deal_out(kitty, rules.seats, start);
            return {};
        }
        hand += kitty;
    }
    const int too_many = hand.size() - rules.deal.hand;
    if (rules.discard && too_many > 0) {
        const bool keeps_kitty = rules.discard->spares == Spares::kinds_taken && hand.contains(kitty);
        const CardSet others = hand - hand.only(rules.discard->kinds);
        const CardSet& free = keeps_kitty ? hand - kitty : others.size() >= too_many ? others : hand;
        away = judge.put_away(hand, free, start.trump, too_many);
        hand -= away;
    }
    if (rules.discard && rules.discard->counts)
        start.count[declarer] = static_cast<std::int16_t>(start.count[declarer] + judge.points_of(away));
    return away;
}

/// Partner and declarer give each other cards, as far as they have not yet.
void exchange(const Judge& judge, const View& view, Seat declarer, TrickPlay& start) {
    const Rulebook& rules = judge.rules();
    const Seat partner = rules.exchange ? partner_of(rules, declarer) : 0;
    const Seat contract = view.contract().seat;
    if (!partner || (contract && contract != declarer)) return;
    const ExchangeRule& rule = *rules.exchange;
    PerSeat<CardSet> gave{};
    for (const Seat from : {declarer, partner}) gave[from] = view.given(from);
    const Seat first = rule.declarer_first ? declarer : partner;
    for (const Seat from : {first, first == partner ? declarer : partner}) {
        if (view.given_to(from)) continue;
        const Seat to = from == partner ? declarer : partner;
        Giving giving{start.hands[from], start.trump, rule.cards, from == declarer, gave[to]};
        if (rule.simultaneous) {
            giving.hand -= gave[to];
            giving.received = {};
        }
        gave[from] = judge.gifts().chosen(giving);
        start.hands[from] -= gave[from];
        start.hands[to] += gave[from];
    }
}

} // namespace

PerSeat<int> pile_points(const Judge& judge, const View& view, Seat declarer, const CardSet& hidden) {
    PerSeat<int> points{};
    if (!view.rules().draft) return points;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
        const CardSet known = seat == view.seat() ? view.rejected() : CardSet{};
        const int unknown = view.pile_size(seat) - known.size();
        points[view.pile_counts_for(seat, declarer)] +=
            judge.points_of(known) + unknown * judge.points_of(hidden) / std::max(1, hidden.size());
    }
    return points;
}

Trial tried(const Judge& judge, const View& view, const World& world, Seat declarer, Trump trump) {
    const Rulebook& rules = judge.rules();
    Trial trial;
    TrickPlay& start = trial.start;
    start = view.trick_play();
    start.hands = world.hands;
    start.trump = trump;
    const CardSet away = take_kitty(judge, view, world, declarer, start);
    exchange(judge, view, declarer, start);
    const PerSeat<int> piles = pile_points(judge, view, declarer, world.rest);
    for (Seat seat = 1; seat <= rules.seats; ++seat)
        start.count[seat] = static_cast<std::int16_t>(start.count[seat] + piles[seat]);
    start.sides.declarers = start.sides.of[declarer];
    if (view.step() != Step::play) {
        start.played = start.best = start.done = 0;
        start.leader = static_cast<std::int8_t>(
            rules.first_lead == FirstLead::declarer ? declarer : after(view.dealer(), rules.seats));
        start.left = static_cast<std::int8_t>(start.hands[declarer].size());
    }
    for (Seat seat = 1; seat <= rules.seats; ++seat)
        if (start.sides.of[seat] == start.sides.declarers)
            trial.meld[seat] = rules.melds.points(start.hands[seat], start.trump);
    if (melds_before_discard(rules))
        trial.meld[declarer] = rules.melds.points(start.hands[declarer] + away, start.trump);
    return trial;
}

Giving giving_of(const View& view, const Decision& decision) {
    const auto& rule = view.rules().exchange;
    const bool seen = view.given_to(decision.to) == view.seat() && !(rule && rule->simultaneous);
    return {decision.cards,
            view.trump(),
            decision.how_many,
            view.contract().seat == view.seat(),
            seen ? view.given(decision.to) : CardSet{},
            view.goal()};
}

} // namespace roundhouse::bots
