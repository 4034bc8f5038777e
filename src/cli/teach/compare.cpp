// roundhouse compare A B

#include "cli/teach/compare.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "bots/lab/pieces.hpp"
#include "cli/commands.hpp"
#include "cli/effects_plan.hpp"
#include "seating/options_in_words.hpp"
#include "teach/compare/compare.hpp"
#include "teach/compare/compare_words.hpp"
#include "teach/compare/each_option.hpp"
#include "teach/situations/situation_words.hpp"
#include "variants/live/live.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

using teach::Comparison;

teach::RuleSet rule_set(const std::string& variant, const std::vector<std::string>& options) {
    return {
        seating::rules_of(seating::open_variant(variant), seating::read_options(options), {.watch = true}),
        variant};
}

/// Both sides' texts, one below the other.
void show_pair(const Screen& screen, const std::string& a, const std::string& b) {
    screen.lines(terminal::hanging("  A", 4, a.empty() ? "–" : a, screen.style()));
    screen.lines(terminal::hanging("  B", 4, b.empty() ? "–" : b, screen.style()));
}

void show_heading(const Screen& screen, const std::string& text) {
    screen.line("");
    screen.line(screen.style().bold(text));
}

void show(const Screen& screen, const std::string& sentence) {
    screen.lines(terminal::wrapped(sentence, screen.style()));
}

void show_statements(const Screen& screen, const Comparison& found) {
    show_heading(screen, teach::in_words(teach::CompareText::what_differs));
    if (found.statements.empty()) screen.line(teach::in_words(teach::CompareText::same_rules));
    const teach::Statement* before = nullptr;
    for (const teach::Statement& one : found.statements) {
        if (!before || before->section != one.section) screen.line(present::in_words(one.section));
        show_pair(screen, one.a, one.b);
        before = &one;
    }
    if (const std::string equal = teach::equal_in_words(found.equal); before && !equal.empty())
        show(screen, equal);
}

void show_situations(const Screen& screen, const Comparison& found) {
    if (found.statements.empty()) return;
    show_heading(screen, teach::in_words(teach::CompareText::where_it_shows));
    for (const teach::Situation& one : found.situations.found) {
        const auto words = teach::in_words(one, *found.a.rules, *found.b.rules, screen.style().face);
        show(screen, words.title);
        show_pair(screen, words.a, words.b);
    }
    for (const teach::NotShown& one : found.situations.not_shown)
        show(screen, present::in_words(one.section) + ": " + one.why);
}

void show_round(const Screen& screen, const char* label, const teach::ToldRound& round, std::size_t from) {
    screen.line(screen.style().bold(label));
    for (std::size_t i = from; i < round.lines.size(); ++i)
        screen.lines(terminal::wrapped(round.lines[i], screen.style(), terminal::screen_width, "  "));
    for (const std::string& line : round.settlement)
        screen.lines(terminal::wrapped(line, screen.style(), terminal::screen_width, "  = "));
}

void show_same_deal(const Screen& screen, const teach::SameDeal& deal) {
    show_heading(screen, teach::in_words(teach::CompareText::same_deal));
    if (!deal.same_cards) show(screen, teach::in_words(teach::CompareText::own_cards));
    for (const std::string& hand : deal.a.hands) show(screen, deal.same_cards ? hand : "A  " + hand);
    if (!deal.same_cards)
        for (const std::string& hand : deal.b.hands) show(screen, "B  " + hand);
    for (std::size_t i = 0; i < deal.parts_at; ++i)
        screen.lines(terminal::wrapped(deal.a.lines[i], screen.style(), terminal::screen_width, "  "));
    if (const std::string parting = teach::parting_in_words(deal); !parting.empty()) show(screen, parting);
    show_round(screen, "A", deal.a, deal.parts_at);
    show_round(screen, "B", deal.b, deal.parts_at);
}

void show_effects(const Screen& screen, const Comparison& found) {
    constexpr std::size_t widest = 36; // labels up to here keep to their column
    show_heading(screen, teach::in_words(teach::CompareText::difference_made));
    show(screen, teach::deals_in_words(found));
    bool any = false;
    for (const teach::Effect& effect : found.effects)
        if (effect.clear()) {
            show(screen, capital(teach::in_words(effect)) + ".");
            any = true;
        }
    if (found.deals < fewest_deals)
        show(screen, tr("Too few deals to tell: nothing is clear with fewer than {}.", fewest_deals));
    else if (!any)
        show(screen, teach::in_words(teach::CompareText::none_clear));
    std::size_t width = 0;
    for (const teach::Effect& effect : found.effects) width = std::max(width, columns(effect.label));
    width = std::min(width, widest);
    screen.line(fmt::format("  {}  {:>8}  {:>8}  {:>18}", padded("", width), "A", "B", "B − A"));
    for (const teach::Effect& effect : found.effects) {
        const bool long_one = columns(effect.label) > widest;
        if (long_one) screen.line("  " + effect.label);
        screen.line(fmt::format("{} {}  {:>8}  {:>8}  {}", effect.clear() ? "*" : " ",
                                padded(long_one ? "" : effect.label, width), figures(effect.a),
                                figures(effect.b), teach::difference_in_figures(effect, 9)));
    }
}

void add_effects(const CompareRequest& request, Face face, const Streams& streams, Comparison& found) {
    if (!request.rounds) return;
    std::optional<Interruptible> watching;
    if (!request.pieces) watching.emplace(); // a part is finished whole or not at all
    teach::EffectsPlan plan = effects_plan(request);
    plan.progress = progress_on(streams, 2 * teach::deals_here(plan), tr("deals"), request.pieces);
    const auto a = teach::play_deals(found.a.rules, plan);
    plan.deals = std::ssize(a);
    const std::int64_t under_a = teach::deals_here(plan);
    if (interrupted) { // match what was played under A
        plan.progress = {};
        streams.err << tr_n("Stopped after {} deal; now the same under B.",
                            "Stopped after {} deals; now the same under B.", under_a, under_a)
                    << '\n';
        plan.progress = progress_on(streams, 2 * under_a, tr("deals"));
        interrupted = false;
    }
    if (plan.progress)
        plan.progress = [under_a, bar = plan.progress](std::int64_t done) { bar(under_a + done); };
    const auto b = teach::play_deals(found.b.rules, plan);
    plan.progress = {}; // ends the progress line
    found.deals = static_cast<std::int64_t>(std::min(a.size(), b.size()));
    if (interrupted)
        streams.err << tr_n("Stopped after {} deal.", "Stopped after {} deals.", found.deals, found.deals)
                    << '\n';
    found.effects = teach::effects(*found.a.rules, a, *found.b.rules, b, face);
}

/// The option's clearest effect, or why it cannot be changed by itself.
std::string what_it_does(const teach::OptionEffect& one, const variants::Package& package,
                         seating::Chosen chosen, std::size_t width) {
    if (!one.refused.empty()) {
        chosen[one.name] = one.value;
        const Lines why = seating::why_refused(package, chosen, one.refused);
        return why.empty() ? script::to_text(one.refused.front()) : join(why, " ");
    }
    const teach::Effect* clearest = one.clearest();
    if (!clearest) return tr("no clear difference");
    return fmt::format("{}  {}{}", padded(clearest->label, width), teach::difference_in_figures(*clearest, 8),
                       clearest->share ? " " + tr("of 100") : std::string());
}

/// One line each: the option's change, its clearest effect, and how large that is.
void show_table(const Screen& screen, const std::vector<teach::OptionEffect>& options,
                const variants::Package& package, const seating::Chosen& chosen) {
    constexpr std::size_t widest = 44;
    std::size_t label = 0, effect = 0;
    for (const teach::OptionEffect& one : options) {
        label = std::max(label, std::min(columns(one.label), widest));
        if (const teach::Effect* clearest = one.clearest())
            effect = std::max(effect, columns(clearest->label));
    }
    for (const teach::OptionEffect& one : options) {
        const std::string what = what_it_does(one, package, chosen, effect);
        const bool long_one = columns(one.label) > widest;
        if (long_one) screen.line(one.label);
        screen.lines(
            terminal::hanging(padded(long_one ? "" : one.label, label), label + 2, what, screen.style()));
    }
}

int show_each_option(const CompareRequest& request, Screen& screen, const Streams& streams) {
    std::optional<Interruptible> watching;
    if (!request.pieces) watching.emplace(); // a part is finished whole or not at all
    const variants::Package package = seating::open_variant(request.a);
    const seating::Chosen chosen = seating::read_options(request.a_options);
    const RulebookPtr rules = seating::rules_of(package, chosen);
    require_seats_for(request.bots, rules->seats);
    screen.show_usual_face(rules->face);
    teach::EffectsPlan plan = effects_plan(request);
    const int sets = teach::rule_sets_of_each_option(package, chosen);
    plan.progress = progress_on(streams, sets * teach::deals_here(plan), tr("deals"), request.pieces);
    const Face face = request.json ? Face::french : screen.style().face;
    const auto options = teach::each_option(package, chosen, plan, face);
    plan.progress = {}; // ends the progress line
    if (interrupted) throw Trouble(tr("Stopped before all options were played."));
    if (request.pieces && request.pieces->in_part()) return all_well;
    if (request.json) {
        nlohmann::json all = nlohmann::json::array();
        for (const teach::OptionEffect& one : options) {
            all.push_back({{"option", one.name}, {"value", one.value}, {"effects", nlohmann::json::array()}});
            if (!one.refused.empty()) all.back()["refused"] = script::to_text(one.refused.front());
            for (const teach::Effect& effect : one.effects) all.back()["effects"].push_back(to_json(effect));
        }
        screen.line(json_line(all));
        return all_well;
    }
    show_table(screen, options, package, chosen);
    return all_well;
}

/// --each-option compares one package with itself, on the screen only.
void require_alone(const CompareRequest& request) {
    constexpr const char* option = "--each-option";
    if (!request.b.empty()) throw Trouble(tr("{} takes only one variant: leave out the second.", option));
    if (!request.b_options.empty()) throw not_together(option, "--b-option");
    if (!request.html.empty()) throw not_together(option, "--html");
    if (!request.rounds)
        throw Trouble(
            tr("{0} shows what each option does in rounds that are played: leave out --rounds 0, or {0}.",
               option));
}

/// The package whose script failed.
const std::string& whose(const variants::ScriptFailure& failure, const CompareRequest& request) {
    if (request.b.empty()) return request.a;
    const std::string of_b = seating::open_variant(request.b).info().directory.string() + "/";
    return failure.finding().file.starts_with(of_b) ? request.b : request.a;
}

void show_all(const Screen& screen, const Comparison& found) {
    screen.lines(terminal::hanging("A", 2, teach::title_of(found.a), screen.style()));
    screen.lines(terminal::hanging("B", 2, teach::title_of(found.b), screen.style()));
    show_statements(screen, found);
    show_situations(screen, found);
    if (found.same_deal) show_same_deal(screen, *found.same_deal);
    if (found.deals) show_effects(screen, found);
}

} // namespace

int compare(const CompareRequest& request, const Streams& streams) {
    Screen screen(streams, request.face);
    for (const std::string& kind : request.bots) require_bot("--bots", kind);
    require_own_bots(request.bots, "compare");
    if (request.pieces && !request.html.empty()) throw not_together("--html", "--shard");
    if (request.each_option) require_alone(request);
    const LanguageScope language(request.json ? Speaking{} : speaking());
    try {
        if (request.each_option) return show_each_option(request, screen, streams);
        const std::string& b = request.b.empty() ? request.a : request.b;
        teach::RuleSet first = rule_set(request.a, request.a_options),
                       second = rule_set(b, request.b_options);
        require_seats_for(request.bots, std::max(first.rules->seats, second.rules->seats));
        screen.show_usual_face(teach::usual_face(*first.rules, *second.rules));
        const Face face = request.json ? Face::french : screen.style().face;
        Comparison found = teach::compare(std::move(first), std::move(second), {.seed = request.seed}, face);
        found.same_deal = teach::same_deal(found.a.rules, found.b.rules, request.bots, request.seed, face);
        add_effects(request, face, streams, found);
        if (request.pieces && request.pieces->in_part()) return all_well;
        if (!request.html.empty()) write_for_others(request.html, teach::to_html(found, screen.style().face));
        if (request.json)
            screen.line(json_line(teach::to_json(found)));
        else if (request.html.empty())
            show_all(screen, found);
        return all_well;
    } catch (const variants::ScriptFailure& failure) {
        throw script_failed(failure.what(), whose(failure, request));
    }
}

} // namespace roundhouse::cli
