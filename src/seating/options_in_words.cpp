#include "seating/options_in_words.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/rules/rules_page.hpp"

#include <algorithm>

namespace roundhouse::seating {

using variants::Option;

namespace {

constexpr std::size_t longest_typed = 40;

Lines in_quotes(const std::vector<std::string>& names) {
    Lines quoted;
    for (const std::string& name : names) quoted.push_back(tr("“{}”", name));
    return quoted;
}

/// As it may be typed.
std::string value_in_words(const OptionValue& value) {
    const bool* const yes = std::get_if<bool>(&value);
    if (!yes) return to_string(value);
    return *yes ? tr("yes") : tr("no");
}

std::string values(const Option& option) {
    if (option.kind == Option::Kind::yes_no) return present::one_of(Lines{tr("yes"), tr("no")});
    if (option.kind == Option::Kind::choice) {
        Lines choices;
        for (const OptionValue& choice : option.choices) choices.push_back(to_string(choice));
        return present::one_of(choices);
    }
    return option.step == 1
               ? tr("a number from {} to {}", option.least, option.most)
               : tr("a number from {} to {} in steps of {}", option.least, option.most, option.step);
}

std::string unknown(const std::string& name, const std::vector<Option>& options) {
    std::vector<std::string> names;
    for (const Option& option : options) names.push_back(option.name);
    const auto near = nearest_names(name, names);
    const std::string shown = printable(name, longest_typed);
    if (near.empty()) return tr("There is no option “{}”.", shown);
    return tr("There is no option “{0}”. Did you mean {1}?", shown, present::one_of(in_quotes(near)));
}

std::string not_allowed(const Option& option, const std::string& typed) {
    std::string text = tr("The option “{0}” must be {1}, not “{2}”.", option.name, values(option),
                          printable(typed, longest_typed));
    int number = 0;
    if (option.kind == Option::Kind::number && parse_int(typed, number))
        text += " " + tr("The nearest is {}.", variants::nearest_allowed(option, number));
    return text;
}

bool is_yes_or_no(const std::string& name, const std::vector<Option>& options) {
    return std::any_of(options.begin(), options.end(), [&](const Option& option) {
        return option.name == name && option.kind == Option::Kind::yes_no;
    });
}

/// The options that it excludes and that were chosen too, with their values; all of them if none was.
std::vector<std::string> company(const Option& option, const std::vector<Option>& options,
                                 const std::map<std::string, std::string>& chosen) {
    std::vector<std::string> found;
    for (const std::string& name : option.excludes)
        if (const auto other = chosen.find(name); other != chosen.end())
            found.push_back(is_yes_or_no(name, options) ? name : name + "=" + other->second);
    return found.empty() ? option.excludes : found;
}

std::string refused(const Option& option, const std::vector<Option>& options, const std::string& code,
                    const std::map<std::string, std::string>& chosen) {
    if (code == "option_needs")
        return tr(
            "The option “{0}” needs {1}.", option.name,
            present::needs_in_words(option.needs, [](std::string_view name) { return tr("“{}”", name); }));
    if (code == "option_excludes")
        return tr("The option “{0}” cannot be combined with {1}.", option.name,
                  present::one_of(in_quotes(company(option, options, chosen))));
    const auto typed = chosen.find(option.name);
    return typed == chosen.end() ? "" : not_allowed(option, typed->second);
}

std::string all_options(const variants::Package& package) {
    if (package.options().empty()) return tr("{} has no options.", package.id());
    const LanguageScope texts(speaking_of(package.texts()));
    std::string text = tr("The options of {}:", package.id());
    for (const Option& option : package.options())
        text += "\n  " + tr("{0} = {1} (default {2}): {3}", option.name, values(option),
                            value_in_words(option.standard), present::in_words(option.label));
    return text;
}

} // namespace

Lines why_refused(const variants::Package& package, const std::map<std::string, std::string>& chosen,
                  const variants::Findings& findings) {
    const auto& options = package.options();
    const auto named = [&](const std::string& name) {
        return std::find_if(options.begin(), options.end(),
                            [&](const Option& option) { return option.name == name; });
    };
    Lines lines;
    for (const auto& [name, value] : chosen)
        if (named(name) == options.end()) lines.push_back(unknown(name, options));
    for (const script::Finding& finding : findings) {
        constexpr std::string_view about = "option ";
        if (finding.path.rfind(about, 0) != 0) continue;
        const auto option = named(finding.path.substr(about.size()));
        if (option == options.end()) continue;
        if (std::string line = refused(*option, options, finding.code, chosen); !line.empty())
            lines.push_back(std::move(line));
    }
    return lines;
}

std::string options_refused(const variants::Package& package,
                            const std::map<std::string, std::string>& chosen,
                            const variants::Findings& findings) {
    Lines lines = why_refused(package, chosen, findings);
    if (lines.empty()) return {};
    lines.push_back(all_options(package));
    return join(lines, "\n");
}

} // namespace roundhouse::seating
