#include "variants/agreements.hpp"

#include <algorithm>
#include <map>

namespace roundhouse::variants {

namespace {

using Levels = std::vector<std::size_t>; ///< of each option: 0 is its standard, n its n-th other value

class CoveringSearch {
  public:
    CoveringSearch(const Package& package, const script::Operation* limit)
        : package_(package), limit_(limit) {}

    Covering run() {
        const auto standard = built({});
        if (!standard) return {};
        most_.assign(standard->rules->options.size(), 0);
        take(Levels(most_.size(), 0), *standard);
        for (std::size_t level = 1; most_.size() == 1 && level <= most_[0]; ++level) // it makes no pairs
            if (const auto only = built({level})) take({level}, *only);
        for (Levels known; known != most_;) { // an agreement may bring values that the standard does not have
            known = most_;
            cover_all();
        }
        for (auto& [levels, why] : refused_) found_.refused.push_back(std::move(why));
        std::stable_sort(
            found_.refused.begin(), found_.refused.end(),
            [](const Refused& a, const Refused& b) { return a.choices.size() < b.choices.size(); });
        return std::move(found_);
    }

  private:
    using Value = std::pair<std::size_t, std::size_t>; ///< option, level
    using Pair = std::pair<Value, Value>;

    bool goes_on() const { return !limit_ || !is_used_up(*limit_); }

    void cover_all() {
        for (std::size_t i = 0; i < most_.size(); ++i)
            for (std::size_t a = 0; a <= most_[i]; ++a)
                for (std::size_t j = i + 1; j < most_.size(); ++j)
                    for (std::size_t b = 0; b <= most_[j] && goes_on(); ++b)
                        if (!covered_.count({{i, a}, {j, b}})) cover({{i, a}, {j, b}});
    }

    /// The agreement, or nothing if it is refused or an option has fewer values there. An option's values may
    /// depend on those before it, so they are chosen one after the other.
    std::optional<Combination> built(const Levels& levels) {
        Combination made{{}, compiled({}, {})};
        if (!made.rules) return {};
        std::vector<AgreedOption> options = made.rules->options;
        Levels so_far(levels.size(), 0);
        for (std::size_t i = 0; i < levels.size(); ++i) {
            if (levels[i] == 0) continue;
            const auto values = values_besides(options[i], options[i].standard);
            if (levels[i] > values.size()) return {};
            made.choices[options[i].name] = values[levels[i] - 1];
            so_far[i] = levels[i];
            made.rules = compiled(so_far, made.choices);
            if (made.rules) options = made.rules->options;
        }
        return made.rules ? std::optional(made) : std::nullopt;
    }

    /// Null if it is refused; the reason is kept.
    RulebookPtr compiled(const Levels& levels, const Choices& choices) {
        const auto known = known_.find(levels);
        if (known != known_.end()) return known->second;
        if (!goes_on()) return nullptr;
        auto rules = package_.compile_values(choices);
        if (!rules && !goes_on()) return nullptr; // the limit is used up; it may be sound
        if (!rules) refused_[levels] = {choices, rules.error()};
        return known_[levels] = rules ? *rules : nullptr;
    }

    void take(const Levels& levels, const Combination& combination) {
        for (std::size_t i = 0; i < levels.size(); ++i) {
            const AgreedOption& option = combination.rules->options[i];
            most_[i] = std::max(most_[i], values_besides(option, option.standard).size());
        }
        for (std::size_t i = 0; i < levels.size(); ++i)
            for (std::size_t j = i + 1; j < levels.size(); ++j)
                covered_.insert({{i, levels[i]}, {j, levels[j]}});
        found_.combinations.push_back(combination);
    }

    /// How many pairs would be new if the option had that level beside those that are set.
    std::size_t gain(const Levels& levels, const std::vector<bool>& set, Value value) const {
        std::size_t number = 0;
        for (std::size_t i = 0; i < levels.size(); ++i) {
            if (!set[i] || i == value.first) continue;
            const Value other{i, levels[i]};
            number += !covered_.count(i < value.first ? Pair{other, value} : Pair{value, other});
        }
        return number;
    }

    void cover(const Pair& pair) {
        Levels levels(most_.size(), 0);
        levels[pair.first.first] = pair.first.second;
        levels[pair.second.first] = pair.second.second;
        auto combination = built(levels);
        if (!combination) {
            if (!with_help(levels, pair)) {
                covered_.insert(pair); // never allowed together
                return;
            }
            combination = built(levels);
        }
        std::vector<bool> set(levels.size(), false);
        for (std::size_t i = 0; i < levels.size(); ++i) set[i] = levels[i] > 0;
        set[pair.first.first] = set[pair.second.first] = true;
        for (std::size_t i = 0; i < levels.size(); ++i) {
            if (set[i]) continue;
            std::vector<std::size_t> order;
            for (std::size_t level = 0; level <= most_[i]; ++level) order.push_back(level);
            std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
                return gain(levels, set, {i, a}) > gain(levels, set, {i, b});
            });
            for (const std::size_t level : order) {
                Levels more = levels;
                more[i] = level;
                if (level > 0 && !built(more)) continue;
                levels = more;
                break;
            }
            set[i] = true;
        }
        if (const auto whole = built(levels)) take(levels, *whole);
        covered_.insert(pair);
    }

    /// A value may need another option: tries one more beside the pair.
    bool with_help(Levels& levels, const Pair& pair) {
        for (std::size_t i = 0; i < levels.size(); ++i) {
            if (i == pair.first.first || i == pair.second.first) continue;
            for (std::size_t level = 1; level <= most_[i]; ++level) {
                Levels helped = levels;
                helped[i] = level;
                if (!built(helped)) continue;
                levels = helped;
                return true;
            }
        }
        return false;
    }

    const Package& package_;
    const script::Operation* limit_;
    Levels most_; ///< of each option: how many values beside the standard, in any agreement so far
    std::map<Levels, RulebookPtr> known_;
    std::map<Levels, Refused> refused_;
    std::set<Pair> covered_;
    Covering found_;
};

} // namespace

Covering pairwise(const Package& package, const script::Operation* limit) {
    return CoveringSearch(package, limit).run();
}

std::string to_text(const Choices& choices) {
    std::string text;
    for (const auto& [name, value] : choices)
        text += (text.empty() ? "" : ", ") + name + "=" + to_string(value);
    return text;
}

} // namespace roundhouse::variants
