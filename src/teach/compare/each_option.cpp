#include "teach/compare/each_option.hpp"

#include "base/language.hpp"
#include "present/cards.hpp"
#include "present/rules/rules_page.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace roundhouse::teach {

namespace {

/// How far the effect is from zero, in half widths of its interval; 0 if it is not clear.
double clarity(const Effect& effect) {
    const double half = (effect.high - effect.low) / 2;
    if (!effect.clear()) return 0;
    return half > 0 ? std::abs(effect.difference) / half : std::abs(effect.difference);
}

double clarity(const OptionEffect& option) {
    const Effect* clearest = option.clearest();
    return clearest ? clarity(*clearest) : 0;
}

std::vector<OptionEffect> sorted(std::vector<OptionEffect> all) {
    std::stable_sort(all.begin(), all.end(),
                     [](const OptionEffect& a, const OptionEffect& b) { return clarity(a) > clarity(b); });
    return all;
}

} // namespace

const Effect* OptionEffect::clearest() const {
    const auto most = std::max_element(effects.begin(), effects.end(), [](const Effect& a, const Effect& b) {
        return clarity(a) < clarity(b);
    });
    return most == effects.end() || !most->clear() ? nullptr : &*most;
}

int rule_sets_of_each_option(const variants::Package& package,
                             const std::map<std::string, std::string>& chosen) {
    const auto usual = package.compile(chosen);
    if (!usual) return 0;
    std::size_t all = 1;
    for (const AgreedOption& option : (*usual)->options)
        all += variants::values_besides(option, option.value).size();
    return static_cast<int>(all);
}

std::vector<OptionEffect> each_option(const variants::Package& package,
                                      const std::map<std::string, std::string>& chosen,
                                      const EffectsPlan& wanted, Face face) {
    std::vector<OptionEffect> all;
    EffectsPlan plan = wanted;
    std::int64_t before = 0; // deals of the rule sets that are done
    if (wanted.progress) plan.progress = [&](std::int64_t done) { wanted.progress(before + done); };
    const auto is_stopped = [&] { return plan.stop && plan.stop->load(); };
    const auto next = [&] {
        before += deals_here(plan);
        if (wanted.progress) wanted.progress(before);
    };
    const variants::CompileOptions how{.watch = true};
    const auto usual = package.compile(chosen, how);
    if (!usual) return all;
    const RulebookPtr rules = *usual;
    const LanguageScope scope(speaking_of(rules->texts));
    const auto as_usual = play_deals(rules, plan);
    if (is_stopped()) return all;
    next();
    for (const AgreedOption& option : rules->options)
        for (const OptionValue& value : variants::values_besides(option, option.value)) {
            OptionEffect one{option.name, to_string(value), {}, {}, {}};
            one.label =
                fmt::format("{}: {}", present::in_words(option.label), present::in_words(option, value));
            auto changed = chosen;
            changed[option.name] = one.value;
            const auto other = package.compile(changed, how);
            if (!other)
                one.refused = other.error();
            else
                one.effects = effects(*rules, as_usual, **other, play_deals(*other, plan), face);
            if (is_stopped()) return sorted(std::move(all)); // without the value that was cut short
            all.push_back(std::move(one));
            next();
        }
    return sorted(std::move(all));
}

} // namespace roundhouse::teach
