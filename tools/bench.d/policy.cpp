// Measures the figures by which `steady` and play-outs weigh cards: plays hands of every package with some
// figures changed, for one side at a time, against the figures in use. tools/bench --policy runs it.

#include "bots/core/policy.hpp"
#include "base/text.hpp"
#include "bots/lab/parallel.hpp"
#include "bots/player.hpp"
#include "game/match.hpp"
#include "package.hpp"

#include <cmath>
#include <thread>

#include <fmt/format.h>

namespace {

using namespace roundhouse;
using bots::Policy;
using bots::Weights;

struct Figure {
    const char* name;
    int Weights::*at;
};
constexpr Figure all_figures[] = {
    {"long_enough", &Weights::long_enough},
    {"draw_with_boss", &Weights::draw_with_boss},
    {"draw_low", &Weights::draw_low},
    {"draw_step", &Weights::draw_step},
    {"trump_points", &Weights::trump_points},
    {"trump_alone", &Weights::trump_alone},
    {"boss", &Weights::boss},
    {"boss_points", &Weights::boss_points},
    {"boss_out", &Weights::boss_out},
    {"boss_missing", &Weights::boss_missing},
    {"boss_unruffed", &Weights::boss_unruffed},
    {"plain", &Weights::plain},
    {"plain_place", &Weights::plain_place},
    {"plain_beaten", &Weights::plain_beaten},
    {"plain_own", &Weights::plain_own},
    {"plain_out", &Weights::plain_out},
    {"give", &Weights::give},
    {"deny", &Weights::deny},
    {"thrown_length", &Weights::thrown_length},
    {"keep_boss", &Weights::keep_boss},
    {"win", &Weights::win},
    {"surely", &Weights::surely},
    {"before_ruffs", &Weights::before_ruffs},
    {"perhaps", &Weights::perhaps},
    {"lose", &Weights::lose},
};
static_assert(sizeof(Weights) == std::size(all_figures) * sizeof(int), "a figure has no name");

/// A hand before the first lead, with its play table.
struct Hand {
    const PlayTable* table;
    TrickPlay start;
    TrickPlay usual; ///< how it ends with the figures in use
};

struct Hands {
    std::string package;
    RulebookPtr rules;
    std::vector<Hand> all;
};

/// Hands after `steady` has bid and exchanged, up to the first lead; none if cards are drawn during play.
Hands hands_of(const std::string& package, std::int64_t number) {
    Hands found{package, bench::load(package), {}};
    const Rulebook& rules = *found.rules;
    for (std::int64_t i = 0; i < number; ++i) {
        Match match = begin_match(found.rules, static_cast<std::uint64_t>(i + 1));
        deal_next(match);
        std::vector<std::unique_ptr<bots::Player>> players;
        for (Seat seat = 1; seat <= rules.seats; ++seat)
            players.push_back(bots::make_bot("steady", static_cast<std::uint64_t>(i), seat));
        while (match.round_is_on() && match.round->pending().kind != DecisionKind::play) {
            const Decision asked = match.round->pending();
            bots::Player& player = *players[static_cast<std::size_t>(asked.seat - 1)];
            if (act(match, player.decide(View(*match.round, asked.seat), asked))) std::abort();
        }
        if (!match.round_is_on() || match.round->state().contract.goal != Goal::bid) continue;
        if (View(*match.round, 1).stock_size() > 0) break;
        const PlayTable& table = match.round->rules().play;
        const TrickPlay& start = match.round->state().tricks;
        found.all.push_back({&table, start, start});
        Policy(table).play_on(found.all.back().usual);
    }
    return found;
}

/// Collects numbers for their mean and its 95% interval.
struct Mean {
    double sum = 0, squares = 0;
    std::int64_t number = 0;

    void add(double one) {
        sum += one;
        squares += one * one;
        ++number;
    }
    double mean() const { return number ? sum / static_cast<double>(number) : 0; }
    double interval() const {
        const auto n = static_cast<double>(number);
        return number > 1 ? 1.96 * std::sqrt((squares / n - mean() * mean()) / (n - 1)) : 0;
    }
};

/// How many more of a thousand card points in the hand a side wins by playing with the other figures,
/// averaged over the sides.
double gained(const Hand& hand, const Weights& other) {
    const PlayTable& table = *hand.table;
    const Policy usual(table), changed(table, other);
    int most_sides = 0, total = 0, gain = 0;
    for (Seat seat = 1; seat <= table.seats; ++seat) {
        most_sides = std::max<int>(most_sides, hand.start.sides.of[seat]);
        total += hand.usual.count[seat] - hand.start.count[seat];
    }
    for (int side = 1; side <= most_sides; ++side) {
        const auto ours = [&](Seat seat) { return hand.start.sides.of[seat] == side; };
        PerSeat<const Policy*> by{};
        for (Seat seat = 1; seat <= table.seats; ++seat) by[seat] = ours(seat) ? &changed : &usual;
        TrickPlay end = hand.start;
        Policy::play_on(end, table, by);
        for (Seat seat = 1; seat <= table.seats; ++seat)
            if (ours(seat)) gain += end.count[seat] - hand.usual.count[seat];
    }
    return total > 0 ? 1000.0 * gain / total / most_sides : 0;
}

/// Runs piece(0) … piece(number - 1) on all processors.
void do_all(std::size_t number, const std::function<void(std::size_t)>& piece) {
    bots::in_parallel(
        static_cast<int>(std::max(1u, std::thread::hardware_concurrency())),
        static_cast<std::int64_t>(number), [&](std::int64_t i) { piece(static_cast<std::size_t>(i)); },
        [] {});
}

/// One mean per package, in order.
std::vector<Mean> gains(const std::vector<Hands>& all, const Weights& other) {
    std::vector<Mean> found(all.size());
    do_all(all.size(), [&](std::size_t i) {
        for (const Hand& hand : all[i].all) found[i].add(gained(hand, other));
    });
    return found;
}

Mean together(const std::vector<Mean>& parts) {
    Mean all;
    for (const Mean& part : parts) {
        all.sum += part.sum;
        all.squares += part.squares;
        all.number += part.number;
    }
    return all;
}

void print(const std::string& what, const Mean& gain) {
    fmt::print("{:24} {:+7.2f} ± {:.2f}\n", what, gain.mean(), gain.interval());
    std::fflush(stdout);
}

/// Changes each figure alone, to a fifth smaller and a fifth larger.
void print_each(const std::vector<Hands>& all) {
    for (const Figure& figure : all_figures)
        for (const int direction : {-1, 1}) {
            Weights other;
            other.*figure.at += direction * std::max(1, std::abs(other.*figure.at) / 5);
            print(fmt::format("{} = {}", figure.name, other.*figure.at), together(gains(all, other)));
        }
}

/// What the command line asks for.
struct Wanted {
    std::int64_t hands = 400;
    std::vector<std::string> packages; ///< empty: all shipped ones
    Weights other;
    bool is_changed = false; ///< else each figure is changed in turn
};

/// False if the word is not understood.
bool take(const std::string& word, Wanted& wanted) {
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos) return false;
    const std::string name = word.substr(0, equals), value = word.substr(equals + 1);
    if (name == "package") {
        wanted.packages.push_back(value);
        return !value.empty();
    }
    int number = 0;
    if (!parse_int(value, number)) return false;
    if (name == "hands") {
        wanted.hands = number;
        return number > 0;
    }
    const auto figure = std::find_if(std::begin(all_figures), std::end(all_figures),
                                     [&](const Figure& one) { return name == one.name; });
    if (figure == std::end(all_figures)) return false;
    wanted.other.*figure->at = number;
    wanted.is_changed = true;
    return true;
}

void compare(const Wanted& wanted) {
    std::vector<Hands> all(wanted.packages.size());
    do_all(all.size(), [&](std::size_t i) { all[i] = hands_of(wanted.packages[i], wanted.hands); });
    std::erase_if(all, [](const Hands& one) { return one.all.empty(); });
    fmt::print(
        "Card points of a thousand that a side wins more in a hand with other figures, and the 95% interval. "
        "Packages: {}; hands of each: {} at most.\n",
        all.size(), wanted.hands);
    if (!wanted.is_changed) return print_each(all);
    const auto found = gains(all, wanted.other);
    for (std::size_t i = 0; i < all.size(); ++i) print(all[i].package, found[i]);
    print("all", together(found));
}

} // namespace

int main(int count, char** words) {
    Wanted wanted;
    for (int i = 1; i < count; ++i)
        if (!take(words[i], wanted)) {
            fmt::print(
                stderr,
                "\"{}\" is not understood; write for example give=8, hands=1000 or package=german. Figures:",
                words[i]);
            for (const Figure& figure : all_figures) fmt::print(stderr, " {}", figure.name);
            fmt::print(stderr, "\n");
            return 2;
        }
    if (wanted.packages.empty())
        for (const variants::PackageInfo& info : variants::list_packages())
            if (info.shipped) wanted.packages.push_back(info.id);
    compare(wanted);
}
