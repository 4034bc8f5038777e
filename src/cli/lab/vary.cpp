// roundhouse simulate VARIANT --vary NAME=VALUE,VALUE,...

#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "bots/lab/pieces.hpp"
#include "cli/commands.hpp"
#include "cli/effects_plan.hpp"
#include "teach/compare/effects.hpp"
#include "variants/live/live.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

/// One value of the varied option, compared with the first.
struct Varied {
    std::string value; ///< as typed
    RulebookPtr rules;
    std::vector<teach::Effect> effects;
};

/// The rules under each value; the first is the baseline.
std::vector<Varied> rules_under(const SimulateRequest& request, const std::string& option,
                                const std::vector<std::string>& values) {
    const variants::Package package = seating::open_variant(request.variant);
    std::vector<Varied> all;
    int seats = 0;
    for (const std::string& value : values) {
        seating::Chosen chosen = seating::read_options(request.options);
        if (!chosen.emplace(option, seating::value_typed(value)).second)
            throw Trouble(tr("--option {0}: --vary already sets {0}", printable(option, 60)));
        all.push_back({value, seating::rules_of(package, chosen, {.watch = true}), {}});
        for (const Varied& one : all) // the digest includes the options agreed on
            if (&one != &all.back() && one.rules->digest == all.back().rules->digest)
                throw Trouble(tr("--vary {}: {} and {} are the same value", printable(option, 60),
                                 printable(one.value, 40), printable(value, 40)));
        seats = std::max(seats, all.back().rules->seats);
    }
    require_seats_for(request.bots, seats);
    return all;
}

void play(const SimulateRequest& request, const Streams& streams, std::vector<Varied>& all) {
    std::optional<Interruptible> watching;
    if (!request.pieces) watching.emplace(); // a part is finished whole or not at all
    teach::EffectsPlan plan = effects_plan(request);
    std::int64_t before = 0;
    if (const auto bar =
            progress_on(streams, std::ssize(all) * teach::deals_here(plan), tr("deals"), request.pieces))
        plan.progress = [&before, bar](std::int64_t done) { bar(before + done); };
    std::vector<teach::DealFacts> first;
    for (Varied& one : all) {
        auto deals = teach::play_deals(one.rules, plan);
        before += teach::deals_here(plan);
        if (interrupted) throw Trouble(tr("Stopped before all values were played."));
        if (first.empty()) first = deals;
        one.effects = teach::effects(*all.front().rules, first, *one.rules, deals,
                                     request.json ? Face::french : one.rules->face);
    }
}

const teach::Effect* effect_named(const std::vector<teach::Effect>& effects, const std::string& name) {
    for (const teach::Effect& effect : effects)
        if (effect.name == name) return &effect;
    return nullptr;
}

/// One effect per name, even if the baseline lacks it, such as a meld only in a later value.
std::vector<const teach::Effect*> every_effect(const std::vector<Varied>& all) {
    std::vector<const teach::Effect*> every;
    for (const Varied& one : all)
        for (const teach::Effect& effect : one.effects)
            if (std::none_of(every.begin(), every.end(),
                             [&](const teach::Effect* other) { return other->name == effect.name; }))
                every.push_back(&effect);
    return every;
}

/// Two values per block beside the first, for a screen of 80 columns.
void show(const Screen& screen, const std::vector<Varied>& all, const std::string& option) {
    constexpr std::size_t label = 34, first = 9, cell = 18, at_once = 2;
    for (std::size_t from = 1; from < all.size(); from += at_once) {
        const std::size_t to = std::min(all.size(), from + at_once);
        std::string head = padded(option, label) + fmt::format("{:>{}}", all.front().value, first);
        for (std::size_t i = from; i < to; ++i) head += fmt::format("{:>{}}", all[i].value, cell);
        screen.line();
        screen.line(screen.style().bold(head));
        for (const teach::Effect* base : every_effect(all)) {
            const bool long_one = columns(base->label) >= label;
            if (long_one) screen.sentence(base->label);
            std::string line =
                padded(long_one ? "" : base->label, label) + fmt::format("{:>{}}", figures(base->a), first);
            for (std::size_t i = from; i < to; ++i) {
                const teach::Effect* effect = effect_named(all[i].effects, base->name);
                std::string said;
                if (effect) said = (effect->clear() ? "* " : "") + teach::difference_in_figures(*effect);
                line += std::string(cell - std::min(cell, columns(said)), ' ') + said;
            }
            screen.line(line);
        }
    }
}

} // namespace

int vary(const SimulateRequest& request, const Streams& streams) {
    const Screen screen(streams);
    for (const std::string& kind : request.bots) require_bot("--bots", kind);
    require_own_bots(request.bots, "--vary");
    if (!request.seats.empty()) throw not_together("--vary", "--seat");
    const std::size_t equals = request.vary.find('=');
    const std::string option = request.vary.substr(0, equals);
    const auto values = equals == std::string::npos ? std::vector<std::string>{}
                                                    : every_part(request.vary.substr(equals + 1));
    if (option.empty() || values.size() < 2)
        throw Trouble(tr("--vary takes an option and two values or more, as in --vary minimum=150,200,250"));
    std::vector<Varied> all = rules_under(request, option, values);
    const LanguageScope scope(speaking_of(all.front().rules->texts));
    try {
        play(request, streams, all);
    } catch (const variants::ScriptFailure& failure) {
        throw script_failed(failure.what(), request.variant);
    }
    if (request.pieces && request.pieces->in_part()) return all_well;
    if (request.json) {
        auto json = nlohmann::json::array();
        for (const Varied& one : all) {
            json.push_back(
                {{"value", seating::value_typed(one.value)}, {"effects", nlohmann::json::array()}});
            for (const teach::Effect& effect : one.effects) json.back()["effects"].push_back(to_json(effect));
        }
        screen.line(json_line(json));
        return all_well;
    }
    const bool paired = std::all_of(all.begin(), all.end(), [&](const Varied& one) {
        return teach::same_packs(*all.front().rules, *one.rules);
    });
    screen.sentence(paired ? tr_n("{} deal under each, with the same cards, played by {}.",
                                  "{} deals under each, with the same cards, played by {}.", request.rounds,
                                  request.rounds, join(request.bots, ", "))
                           : tr_n("{} deal under each, with different cards, played by {}.",
                                  "{} deals under each, with different cards, played by {}.", request.rounds,
                                  request.rounds, join(request.bots, ", ")));
    screen.sentence(
        tr("The first column is for {}; the others show the difference from it, ± an interval of 95%, with "
           "a star where it is clear of zero.",
           option + "=" + all.front().value));
    show(screen, all, option);
    return all_well;
}

} // namespace roundhouse::cli
