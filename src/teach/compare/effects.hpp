#pragma once
// What a difference in rules comes to: many deals by bots under both rule sets. Where decks and tables agree
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
    std::vector<std::string> bots{"steady"}; ///< seat by seat; the last one goes for the seats after it too
    std::int64_t deals = 500;                ///< under each rule set
    std::int64_t first = 0;                  ///< the number of the first one, to go on after others
    std::uint64_t seed = 1;
    int threads = 1;
    /// Called now and then, from one thread at a time, with the deals done; may be empty.
    std::function<void(std::int64_t)> progress = {};
    /// When it is true no more deals are begun: what is done counts. May be null.
    const std::atomic<bool>* stop = nullptr;
    bots::Pieces* pieces = nullptr; ///< a part is played, or all is known; null: everything is played here
};

/// Of the plan's deals, those that are played here.
std::int64_t deals_here(const EffectsPlan& plan);

/// What one deal came to. "Declarers" and "others" are roles: 0 and 1.
struct DealFacts {
    bool contract = false, forced = false, made = false;
    int bid = 0;
    std::array<int, 2> meld{}, count{}, points{};
    std::map<std::string, int> melds; ///< how many of each, by pattern_of
    RoundResult result;
};

nlohmann::json to_json(const DealFacts& facts);
/// The reverse, exactly, under those rules. Facts that no deal under them can come to are bots::OtherWork.
DealFacts read_deal(const nlohmann::json& json, const Rulebook& rules);

/// The facts of each deal, in order; fewer than planned if it was stopped, empty ones for what is not done
/// here. The same for any number of threads. Every deal is a game's first, at 0:0; who deals goes round.
std::vector<DealFacts> play_deals(const RulebookPtr& rules, const EffectsPlan& plan);

/// How many times as wide as its 95% interval the 99.9% interval of a mean is.
inline constexpr double sure_over_usual = z_of_999 / z_of_95;

/// A mean under both, the difference B - A, and its 95% interval.
struct Effect {
    /// Stable, and unique among the effects: "contracts.made", "points.others", "melds.Run".
    std::string name;
    std::string label;  ///< for people, in the language of the thread
    bool share = false; ///< of 100; else points or rounds
    double a = 0, b = 0, difference = 0, low = 0, high = 0;
    bool enough = true; ///< deals that have a value, for the interval to mean something: fewest_deals
    /// Sure to 99.9%: of the dozens of effects that stand side by side a few leave zero by chance at 95%.
    bool clear() const { return enough && std::abs(difference) > sure_over_usual * margin(); }
    double margin() const { return (high - low) / 2; }
    /// One deal, or a few that came to the same, say nothing of how far others would lie.
    bool has_interval() const { return enough || margin() > 0; }
};

/// What an effect is measured in: each has an axis of its own.
enum class EffectUnit : std::uint8_t { of_hundred, points, melds, rounds };
EffectUnit unit_of(const Effect& effect);
/// "Out of 100", "Points in a deal": a heading over effects of that unit.
std::string in_words(EffectUnit unit);
/// The label under such a heading: "Run with king".
std::string label_in_group(const Effect& effect);

/// True if both can be dealt the same packs, so that deals may be compared one by one.
bool same_packs(const Rulebook& a, const Rulebook& b);

/// Every effect that has a value under both, in a fixed order. Deals are paired if `same_packs`. Melds are
/// named as cards of that face are.
std::vector<Effect> effects(const Rulebook& a, const std::vector<DealFacts>& deals_a, const Rulebook& b,
                            const std::vector<DealFacts>& deals_b, Face face);

/// "+7.1 ± 1.2", or "+7.1" without an interval, the number that long at least.
std::string difference_in_figures(const Effect& effect, int width = 0);
/// "contracts made: 7.1 ± 1.2 of 100 more under B"; for effects that are clear of zero.
std::string in_words(const Effect& effect);

/// One sentence about the effects that are clearest of zero, two at most; none of single melds. That nothing
/// is clear, if so.
std::string clearest_in_words(const std::vector<Effect>& effects);

nlohmann::json to_json(const Effect& effect);

} // namespace roundhouse::teach
