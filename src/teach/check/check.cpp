#include "teach/check/check.hpp"

#include "script/text/locator.hpp"
#include "teach/check/in_play.hpp"
#include "teach/examples/examples.hpp"
#include "teach/lessons/lesson.hpp"
#include "teach/translations.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace roundhouse::teach {

namespace {

using script::Finding;
using script::Severity;
using variants::Choices;
using variants::Combination;
using variants::Findings;

/// What a finding says, whatever was agreed.
std::string what_it_says(Finding finding) {
    finding.under.clear();
    return script::to_text(finding);
}

/// The same without amounts: a sum that is wrong by another number under other options is one fault.
std::string without_amounts(Finding finding) {
    for (std::string* text : {&finding.expected, &finding.found})
        std::erase_if(*text, [](char c) { return c >= '0' && c <= '9'; });
    // One fault in different lines of a settlement: settle(r)[3] and settle(r)[4].
    if (const std::size_t call = finding.path.find(')'); call != std::string::npos)
        std::erase_if(finding.path, [](char c) { return c >= '0' && c <= '9'; });
    return what_it_says(std::move(finding));
}

/// Keeps each finding once.
class Collected {
  public:
    explicit Collected(const script::Operation& limit) : limit_(limit) {}

    void add(Finding finding, const Choices& agreed = {}) {
        if (is_cut_short(finding)) return;
        if (!said_.insert(what_it_says(finding)).second) return;
        finding.under = variants::to_text(agreed);
        all_.push_back(std::move(finding));
    }
    /// A finding from play: rounds under other options fail in the same way with other cards.
    void add_played(Finding finding, const Choices& agreed) {
        if (finding.severity == Severity::error && !played_.insert(without_amounts(finding)).second) return;
        add(std::move(finding), agreed);
    }
    /// True if the finding only says that the check used up its allowance.
    bool is_cut_short(const Finding& finding) const {
        return variants::is_used_up(limit_) && finding.code == "deadline";
    }
    Findings take() {
        std::stable_sort(all_.begin(), all_.end(),
                         [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
        return std::move(all_);
    }

  private:
    const script::Operation& limit_;
    std::set<std::string> said_, played_;
    Findings all_;
};

/// An agreement may be refused as such, which is no fault of the package: its values do not go together,
/// or the people are fewer than the seats.
bool is_of_agreement(const Finding& finding, const Choices& agreed) {
    const std::string& code = finding.code;
    return code == "option_value" || code == "option_needs" || code == "option_excludes" ||
           (code == "people" && agreed.contains("people"));
}

/// Every other value of a number with few values; else the steps next to its standard.
std::vector<Choices> other_numbers(const Rulebook& standard) {
    constexpr int few = 24;
    std::vector<Choices> found;
    for (const AgreedOption& option : standard.options) {
        const int* number = std::get_if<int>(&option.standard);
        if (!number || !option.choices.empty() || option.step <= 0) continue;
        std::vector<int> values{*number - option.step, *number + option.step};
        if ((option.most - option.least) / option.step < few) {
            values.clear();
            for (int value = option.least; value <= option.most; value += option.step)
                values.push_back(value);
        }
        for (const int value : values)
            if (value >= option.least && value <= option.most && value != *number)
                found.push_back({{option.name, value}});
    }
    return found;
}

Finding warning(std::string code, std::string path, std::string found) {
    return {std::move(code), Severity::warning, "", 0, std::move(path), "", std::move(found), ""};
}

void melds_of_one_name(const Combination& one, Collected& collected) {
    std::set<std::pair<std::string, MeldSuit>> known; // people can tell a meld in trump from one off it
    for (const MeldRule& rule : one.rules->meld_rules)
        if (!known.emplace(rule.names.front(), rule.of).second)
            collected.add(warning("same-name", "melds",
                                  fmt::format("two melds are called \"{}\": nobody can tell them apart",
                                              rule.names.front())),
                          one.choices);
}

void dealer_below_minimum(const Combination& one, Collected& collected) {
    const auto& auction = one.rules->auction;
    if (!auction || !auction->dealer_takes) return;
    const int least = auction->dealer_minimum.value_or(auction->minimum);
    if (*auction->dealer_takes < least)
        collected.add(warning("forced-below-minimum", "auction.nobody",
                              fmt::format("the dealer is forced to play for {}, but the least bid is {}",
                                          *auction->dealer_takes, least)),
                      one.choices);
}

void options_without_choice(const Rulebook& usual, Collected& collected) {
    for (const AgreedOption& option : usual.options)
        if (variants::values_besides(option, option.value).empty())
            collected.add({"one-value", Severity::remark, "", 0, "options." + option.name, "",
                           "it has only one value, so there is nothing to choose", ""});
}

/// Compiles every agreement; a fault of several is reported for the simplest of them.
void check_agreements(const variants::Package& package, const variants::Covering& covering,
                      const script::Operation& limit, Collected& collected) {
    for (const variants::Refused& refused : covering.refused)
        for (const Finding& finding : refused.findings)
            if (!is_of_agreement(finding, refused.choices)) collected.add(finding, refused.choices);
    for (const Combination& one : covering.combinations) {
        melds_of_one_name(one, collected);
        dealer_below_minimum(one, collected);
    }
    options_without_choice(*covering.combinations.front().rules, collected);
    for (const Choices& choices : other_numbers(*covering.combinations.front().rules)) {
        if (variants::is_used_up(limit)) return;
        const auto rules = package.compile_values(choices);
        if (rules) continue;
        if (variants::is_used_up(limit)) return; // it may be sound
        for (const Finding& finding : rules.error())
            if (!is_of_agreement(finding, choices)) collected.add(finding, choices);
    }
}

/// Reports slips in examples.lua, and each example that fails.
void check_examples(const variants::Package& package, Collected& collected) {
    const variants::Findings slips = slips_in_examples(package);
    for (const Finding& finding : slips) collected.add(finding);
    const auto results = run_examples(package);
    if (!results) return; // reported already
    const auto text = package.examples();
    std::optional<script::Locator> lines;
    if (text) lines.emplace(*text);
    for (std::size_t i = 0; i < results->size(); ++i) {
        const ExampleResult& one = (*results)[i];
        const bool is_slip = std::any_of(slips.begin(), slips.end(), [&](const Finding& slip) {
            return slip.path.empty() || slip.path.starts_with(fmt::format("[{}]", i + 1));
        });
        if (one.passed || is_slip) continue;
        Finding finding{"example",
                        Severity::error,
                        text ? text->name : "",
                        0,
                        fmt::format("[{}]", i + 1),
                        one.expected,
                        one.failure ? "a failure of the script" : one.got,
                        ""};
        if (one.failure && collected.is_cut_short(*one.failure)) return;
        if (one.failure) collected.add(*one.failure);
        if (lines) finding.line = lines->line(finding.path);
        if (!one.title.empty()) finding.path += fmt::format(" \"{}\"", one.title);
        collected.add(std::move(finding));
    }
}

/// Adds the file and line to findings that have only a path, as those found by trying do.
variants::Findings placed(const variants::Package& package, variants::Findings findings) {
    std::vector<std::string> paths;
    const auto is_lost = [](const Finding& finding) { return finding.file.empty() && !finding.path.empty(); };
    for (const Finding& finding : findings)
        if (is_lost(finding)) paths.push_back(finding.path);
    if (paths.empty()) return findings;
    const auto places = package.placed(paths).places;
    std::size_t next = 0;
    for (Finding& finding : findings) {
        if (!is_lost(finding)) continue;
        const variants::Place& place = places[next++];
        if (place.line == 0) continue;
        finding.file = place.file;
        finding.line = place.line;
    }
    return findings;
}

/// Warns that the check ran out of its allowance.
Finding not_all_tried(const variants::Package& package) {
    return {"not-all-tried",
            Severity::warning,
            package.sources().back().name,
            0,
            "",
            "",
            "not all agreements were tried: that takes too long",
            "fewer options, or functions that take fewer steps"};
}

/// All that is found before the limit is used up.
Findings checked(const variants::Package& package, const script::Operation& limit) {
    Collected collected(limit);
    for (const Finding& finding : package.warnings()) collected.add(finding);
    const variants::Covering covering = variants::pairwise(package, &limit);
    if (covering.combinations.empty()) { // not even the usual rules hold
        const auto rules = package.compile({}, {.watch = true});
        if (!rules)
            for (const Finding& finding : rules.error()) collected.add(finding);
        return collected.take();
    }
    check_agreements(package, covering, limit, collected);
    for (auto& [finding, agreed] : found_in_play(package, covering, limit))
        collected.add_played(std::move(finding), agreed);
    if (!variants::is_used_up(limit)) check_examples(package, collected);
    if (!variants::is_used_up(limit))
        for (const Finding& finding : lesson_findings(package)) collected.add(finding);
    if (variants::is_used_up(limit)) collected.add(not_all_tried(package));
    for (const Finding& finding : translation_findings(package)) collected.add(finding);
    return collected.take();
}

/// Plays the usual rules however much the agreements took, so that a function that never ends is reported by
/// name.
Findings usual_rules_played(const variants::Package& package, script::Allowance allowance) {
    const script::Operation limit("the usual rules were played", allowance);
    variants::Covering usual;
    auto rules = package.compile();
    if (!rules) return rules.error();
    usual.combinations.push_back({{}, std::move(*rules)});
    Findings errors;
    for (const auto& [finding, agreed] : found_in_play(package, usual, limit))
        if (finding.severity == Severity::error) errors.push_back(finding);
    return errors;
}

} // namespace

variants::Findings check(const variants::Package& package, script::Allowance allowance) {
    Findings findings;
    bool was_cut_short = false;
    {
        const script::Operation limit("the package was checked", allowance);
        findings = checked(package, limit);
        was_cut_short = variants::is_used_up(limit);
    }
    const bool has_errors = std::any_of(findings.begin(), findings.end(), [](const Finding& finding) {
        return finding.severity == Severity::error;
    });
    if (was_cut_short && !has_errors)
        for (Finding& finding : usual_rules_played(package, allowance))
            findings.insert(findings.begin(), std::move(finding));
    return placed(package, std::move(findings));
}

} // namespace roundhouse::teach
