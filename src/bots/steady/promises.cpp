#include "bots/steady/promises.hpp"

#include "bots/core/convention.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

constexpr int draws_that_fit = 6;
constexpr int suits_to_guess = 2;
constexpr int fewest_guesses = 9, fewest_turns = 3;
/// After this many guesses, a suit that is behind the hand's best one is given up.
constexpr std::size_t guesses_to_compare = 3;

/// How many guesses are made at once, as a rule with the others in new places each time.
int guesses_at_once(const View& view) { return view.rules().seats - 1; }

int guesses_for(const View& view) {
    const int turn = guesses_at_once(view);
    return turn * std::max(fewest_turns, (fewest_guesses + turn - 1) / turn);
}

/// Of a few draws the one in which the partner's meld comes closest to what it told.
World guess_as_told(const Rulebook& rules, const Worlds& source, Seat partner, const PointRange& told,
                    Random& random) {
    World best = source.draw(random);
    const auto wrong = [&](const World& world) {
        return off(told, rules.melds.points(world.hands[partner], {}));
    };
    for (int i = 1; i < draws_that_fit && wrong(best) > 0; ++i) {
        const World other = source.draw(random);
        if (wrong(other) < wrong(best)) best = other;
    }
    return best;
}

std::vector<World> some_guesses(const View& view, const Worlds& source, Random& random) {
    const auto told = told_by_partner(view);
    if (!told) return source.spread(random, guesses_at_once(view));
    const Seat partner = partner_of(view.rules(), view.seat());
    std::vector<World> found;
    for (int i = guesses_at_once(view); i > 0; --i)
        found.push_back(guess_as_told(view.rules(), source, partner, *told, random));
    return found;
}

std::vector<World> all_guesses(const View& view, Random& random) {
    const Worlds source(view);
    std::vector<World> all;
    while (std::ssize(all) < guesses_for(view))
        for (World& world : some_guesses(view, source, random)) all.push_back(std::move(world));
    return all;
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

/// The trump that is named, or the few suits that are worth most with the hand alone, the best first.
std::vector<Trump> trumps_to_try(const Judge& judge, const View& view) {
    if (view.trump() || view.side_contract()) return {view.trump()};
    std::uint8_t suits = nameable_suits(judge.rules(), view.hand());
    std::vector<Trump> trumps;
    for (int i = 0; i < suits_to_guess && suits; ++i) {
        const Suit best = judge.best_suit(view.hand(), suits);
        trumps.push_back(best);
        suits &= static_cast<std::uint8_t>(~(1u << index(best)));
    }
    return trumps;
}

/// A contract tried in one world, its tricks played to the end.
Trial played_out(const Judge& judge, const View& view, const World& world, Seat declarer, Trump trump) {
    Trial trial = tried(judge, view, world, declarer, trump);
    judge.policy().play_on(trial.start);
    return trial;
}

Promise promise(const Judge& judge, const View& view, const World& world, Trump trump,
                std::optional<int> melded) {
    const Trial trial = played_out(judge, view, world, view.seat(), trump);
    const TrickPlay& tricks = trial.start;
    const int seats = judge.rules().seats;
    return {melded ? *melded : of_side(tricks.sides, view.seat(), trial.meld, seats),
            of_side(tricks.sides, view.seat(), tricks.count, seats)};
}

Prospect prospect_of(Trump trump, std::vector<Promise> promises) {
    Prospect prospect{.trump = trump};
    for (const Promise& one : promises) {
        prospect.meld += one.meld;
        prospect.count += one.count;
    }
    const int number = std::max(1, static_cast<int>(promises.size()));
    prospect.meld /= number;
    prospect.count /= number;
    prospect.promises = std::move(promises);
    return prospect;
}

Prospect prospect(const Judge& judge, const View& view, const std::vector<World>& worlds, Trump trump,
                  bool melds) {
    const std::optional<int> shown = melds ? melded(view) : 0;
    std::vector<Promise> promises;
    for (const World& world : worlds) promises.push_back(promise(judge, view, world, trump, shown));
    return prospect_of(trump, std::move(promises));
}

/// How far the view's seat ends ahead of the mean of the other parties, in one guess.
double ahead_in_guess(const Judge& judge, const View& view, const World& guess, Seat declarer, Trump trump,
                      int bid) {
    const Rulebook& rules = judge.rules();
    const Trial trial = played_out(judge, view, guess, declarer, trump);
    const TrickPlay& tricks = trial.start;
    const Sides& sides = tricks.sides;
    int melds = 0, defenders = 0;
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        if (sides.of[seat] == sides.of[declarer]) continue;
        melds += rules.melds.points(guess.hands[seat], trump);
        ++defenders;
    }
    const double others = std::max(1.0, 1.0 * rules.parties * defenders / rules.seats);
    const double ahead = judge.gain(bid, of_side(sides, declarer, trial.meld, rules.seats),
                                    of_side(sides, declarer, tricks.count, rules.seats)) -
                         melds / others;
    if (sides.of[view.seat()] == sides.of[declarer]) return ahead;
    // What the declarer is ahead of each defender is shared by them all.
    return -ahead * (rules.parties - others) / std::max(1, rules.parties - 1);
}

void best_first(std::vector<Prospect>& suits) {
    std::stable_sort(suits.begin(), suits.end(),
                     [](const Prospect& a, const Prospect& b) { return a.sum() > b.sum(); });
}

} // namespace

namespace {

/// Where more than meld and card points decides a bid: the share of several counts around the promised one
/// that make it.
double share_that_makes(const Judge& judge, int bid, const Promise& promise, int half_width) {
    constexpr int tried = 4; // to either side
    int made = 0;
    for (int i = -tried; i <= tried; ++i) {
        const int count = promise.count + i * half_width / tried;
        made += judge.makes(bid, promise.meld, std::clamp(count, 0, judge.rules().count.total));
    }
    return made / (2.0 * tried + 1);
}

} // namespace

double Prospect::made(const Judge& judge, int bid, std::size_t first) const {
    const int half_width = std::max(1, judge.rules().count.total / 5);
    double sum = 0;
    for (std::size_t i = 0; i < std::min(first, promises.size()); ++i) {
        const Promise& promise = promises[i];
        if (!judge.rules().scoring.made_by_sum) {
            sum += share_that_makes(judge, bid, promise, half_width);
            continue;
        }
        const int needed = judge.count_needed(bid, promise.meld);
        if (needed > judge.rules().count.total) continue;
        if (needed <= 1) // one trick is as good as sure where any are promised
            sum += promise.count >= needed;
        else
            sum += std::clamp(0.5 + 0.5 * (promise.count - needed) / half_width, 0.0, 1.0);
    }
    return sum;
}

double Prospect::chance(const Judge& judge, int bid) const {
    return promises.empty() ? 0 : made(judge, bid, promises.size()) / static_cast<double>(promises.size());
}

double Prospect::gain(const Judge& judge, int bid) const {
    double sum = 0;
    for (const Promise& one : promises) sum += judge.gain(bid, one.meld, one.count);
    return promises.empty() ? 0 : sum / static_cast<double>(promises.size());
}

std::vector<Prospect> prospects(const Judge& judge, const View& view, Random& random) {
    const std::vector<World> tried_in = all_guesses(view, random);
    const SideContract* side = view.side_contract();
    std::vector<Prospect> found;
    for (const Trump trump : trumps_to_try(judge, view))
        found.push_back(prospect(judge, view, tried_in, trump, !side || side->melds));
    best_first(found);
    return found;
}

Prospect prospect_without_trump(const Judge& judge, const View& view, Random& random, bool melds) {
    return prospect(judge, view, all_guesses(view, random), {}, melds);
}

double best_chance(const Judge& judge, const std::vector<Prospect>& suits, int bid) {
    double best = 0;
    for (const Prospect& prospect : suits) best = std::max(best, prospect.chance(judge, bid));
    return best;
}

Promises::Promises(const View& view)
    : hand_(view.hand()), unseen_(view.unseen()), told_(told_by_partner(view).value_or(PointRange{})),
      kitty_(view.kitty_size()), most_(static_cast<std::size_t>(guesses_for(view))),
      random_(Random::stream(view.hand().low(), view.hand().high())) {}

bool Promises::are_of(const View& view) const {
    const PointRange told = told_by_partner(view).value_or(PointRange{});
    return kitty_ == view.kitty_size() && hand_ == view.hand() && unseen_ == view.unseen() &&
           told_.least == told.least && told_.most == told.most;
}

const World& Promises::world(const View& view, std::size_t number) {
    if (number >= worlds_.size())
        for (World& world : some_guesses(view, Worlds(view), random_)) worlds_.push_back(std::move(world));
    return worlds_[number];
}

void Promises::try_suits(const Judge& judge, const View& view) {
    if (!suits_.empty()) return;
    for (const Trump trump : trumps_to_try(judge, view)) suits_.push_back({.trump = trump});
}

void Promises::add_guess(const Judge& judge, const View& view, Prospect& suit) {
    const World& guess = world(view, suit.promises.size());
    suit.promises.push_back(promise(judge, view, guess, suit.trump, melded(view)));
}

bool Promises::is_behind(const Judge& judge, const Prospect& suit, int bid) const {
    const std::size_t guesses = suit.promises.size();
    return guesses >= guesses_to_compare &&
           suit.made(judge, bid, guesses) < suits_.front().made(judge, bid, guesses);
}

bool Promises::reaches(const Judge& judge, const View& view, Prospect& suit, int bid, double least) {
    const auto all = static_cast<double>(most_);
    while (true) {
        const double made = suit.made(judge, bid, most_);
        if (made / all >= least) return true;
        const std::size_t left = most_ - suit.promises.size();
        if (left == 0 || (made + static_cast<double>(left)) / all < least) return false;
        if (is_behind(judge, suit, bid)) return false;
        add_guess(judge, view, suit);
    }
}

bool Promises::reach(const Judge& judge, const View& view, int bid, double least) {
    try_suits(judge, view);
    return std::any_of(suits_.begin(), suits_.end(),
                       [&](Prospect& suit) { return reaches(judge, view, suit, bid, least); });
}

bool Promises::pay(const Judge& judge, const View& view, int bid) {
    const auto suits = whole(judge, view);
    return std::any_of(suits.begin(), suits.end(),
                       [&](const Prospect& suit) { return suit.gain(judge, bid) > 0; });
}

double Promises::ahead(const Judge& judge, const View& view, Seat declarer, int bid) {
    const auto suits = whole(judge, view);
    double sum = 0;
    for (std::size_t i = 0; i < most_; ++i) {
        const World& guess = world(view, i);
        const Trump trump =
            declarer == view.seat() ? suits.front().trump : judge.likely_trump(view, guess.hands[declarer]);
        sum += ahead_in_guess(judge, view, guess, declarer, trump, bid);
    }
    return sum / static_cast<double>(most_);
}

std::vector<Prospect> Promises::whole(const Judge& judge, const View& view) {
    try_suits(judge, view);
    std::vector<Prospect> found;
    for (Prospect& suit : suits_) {
        while (suit.promises.size() < most_) add_guess(judge, view, suit);
        found.push_back(prospect_of(suit.trump, suit.promises));
    }
    best_first(found);
    return found;
}

} // namespace roundhouse::bots
