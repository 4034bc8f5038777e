#pragma once
// The effects of a difference in rules: bots play many deals under both rule sets. If decks and tables agree,
// both play the same packs, and deals are compared one by one.

#include "base/statistics.hpp"
#include "game/match.hpp"

#include <atomic>
#include <cmath>
#include <functional>
#include <map>

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::bots {
class Pieces;
}

namespace roundhouse::teach {

struct EffectsPlan {
    std::vector<std::string> bots{"steady"}; ///< seat by seat; the last one also takes the seats after it
    std::int64_t deals = 500;                ///< under each rule set
    std::int64_t first = 0;                  ///< number of the first deal, to continue after others
    std::uint64_t seed = 1;
    int threads = 1;
    /// Called now and then with the number of deals done, from one thread at a time; may be empty.
    std::function<void(std::int64_t)> progress = {};
    /// Once true, no more deals are begun; those done count. May be null.
    const std::atomic<bool>* stop = nullptr;
    bots::Pieces* pieces = nullptr; ///< a share is played here, or nothing; null: everything is
};

/// How many of the plan's deals are played here.
std::int64_t deals_here(const EffectsPlan& plan);

/// The outcome of one deal. Arrays are by role: 0 the declarers, 1 the others.
struct DealFacts {
    bool contract = false, forced = false, made = false;
    int bid = 0;
    std::array<int, 2> meld{}, count{}, points{};
    std::map<std::string, int> melds; ///< how many of each, by pattern_of
    RoundResult result;
};

nlohmann::json to_json(const DealFacts& facts);
/// The reverse, exactly. Throws bots::OtherWork for facts that no deal under these rules can have.
DealFacts read_deal(const nlohmann::json& json, const Rulebook& rules);

/// The facts of each deal, in order; fewer than planned if stopped, and empty ones for deals not played here.
/// The same for any number of threads. Every deal is the first of a game, at 0:0; the deal goes round.
std::vector<DealFacts> play_deals(const RulebookPtr& rules, const EffectsPlan& plan);

/// How many times as wide the 99.9% interval of a mean is as its 95% interval.
inline constexpr double sure_over_usual = z_of_999 / z_of_95;

/// A mean under both, the difference B - A, and its 95% interval.
struct Effect {
    /// Stable, and unique among the effects: "contracts.made", "points.others", "melds.Run".
    std::string name;
    std::string label;  ///< for people, in the language of the thread
    bool share = false; ///< out of 100; otherwise points or rounds
    double a = 0, b = 0, difference = 0, low = 0, high = 0;
    bool enough = true; ///< enough deals have a value for the interval to mean something: fewest_deals
    /// Sure to 99.9%: among the dozens of effects shown together, a few would leave zero by chance at 95%.
    bool clear() const { return enough && std::abs(difference) > sure_over_usual * margin(); }
    double margin() const { return (high - low) / 2; }
    /// One deal, or a few with the same value, say nothing about how far others would spread.
    bool has_interval() const { return enough || margin() > 0; }
};

/// The unit of an effect; each has an axis of its own.
enum class EffectUnit : std::uint8_t { of_hundred, points, melds, rounds };
EffectUnit unit_of(const Effect& effect);
/// "Out of 100", "Points in a deal": a heading over effects of that unit.
std::string in_words(EffectUnit unit);
/// The label under such a heading: "Run with king".
std::string label_in_group(const Effect& effect);

/// True if both can be dealt the same packs, so that deals may be compared one by one.
bool same_packs(const Rulebook& a, const Rulebook& b);

/// Every effect that has a value under both, in a fixed order. Deals are paired if `same_packs`. Melds are
/// named in the terms of `face`.
std::vector<Effect> effects(const Rulebook& a, const std::vector<DealFacts>& deals_a, const Rulebook& b,
                            const std::vector<DealFacts>& deals_b, Face face);

/// "+7.1 ± 1.2", or "+7.1" without an interval; the number is padded to `width`.
std::string difference_in_figures(const Effect& effect, int width = 0);
/// "contracts made: 7.1 ± 1.2 of 100 more under B"; for effects that are clear of zero.
std::string in_words(const Effect& effect);

/// One sentence about the effects clearest of zero, at most two and none about single melds; or that nothing
/// is clear.
std::string clearest_in_words(const std::vector<Effect>& effects);

nlohmann::json to_json(const Effect& effect);

} // namespace roundhouse::teach
