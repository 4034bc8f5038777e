// What was chosen of a package's options, and what the table has agreed on.

#include "variants/compile/expression.hpp"
#include "variants/option_values.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::variants {

using script::Value;

namespace {

std::string path_of(const std::string& option) { return "option " + option; }

void unknown(const std::vector<Option>& options, const std::string& name, Report& report) {
    std::vector<std::string> names;
    for (const Option& option : options)
        if (!option.fixed) names.push_back(option.name);
    report.fault("unknown_option", "options", fmt::format("unknown option \"{}\"", printable(name, 40)),
                 names.empty() ? "this package has no options" : suggestion(name, names));
}

std::optional<OptionValue> parsed(const Option& option, const std::string& text) {
    if (option.kind == Option::Kind::yes_no) {
        for (const char* yes : {"yes", "true", "on", "1"})
            if (text == yes) return OptionValue(true);
        for (const char* no : {"no", "false", "off", "0"})
            if (text == no) return OptionValue(false);
        return {};
    }
    for (const OptionValue& choice : option.choices)
        if (to_string(choice) == text) return choice;
    int number = 0;
    const bool numeric = parse_int(text, number);
    if (option.kind == Option::Kind::number && numeric) return OptionValue(number);
    // Which choices there are may depend on other options: whether this is one is checked later.
    if (option.kind == Option::Kind::choice && option.computed)
        return numeric ? OptionValue(number) : OptionValue(text);
    return {};
}

void refuse(const Option& option, std::string shown, const OptionValue* value, Report& report) {
    std::string hint;
    const int* number = value ? std::get_if<int>(value) : nullptr;
    if (option.kind == Option::Kind::number && number)
        hint = fmt::format("the nearest is {}", nearest_allowed(option, *number));
    report.expected("option_value", path_of(option.name), in_words(option), std::move(shown),
                    std::move(hint));
}

bool on(const AgreedOption& option) {
    const bool* yes = std::get_if<bool>(&option.value);
    return yes ? *yes : option.value != option.standard;
}

} // namespace

std::vector<OptionValue> values_besides(const AgreedOption& option, const OptionValue& value) {
    std::vector<OptionValue> values = option.choices;
    if (values.empty() && std::holds_alternative<bool>(option.standard)) values = {true, false};
    if (values.empty()) values = {option.least, option.most};
    std::erase(values, value);
    return values;
}

bool has_what_it_needs(const Option& option, const std::vector<AgreedOption>& agreed) {
    if (option.needs.empty()) return true;
    std::vector<std::string> names;
    for (const AgreedOption& other : agreed) names.push_back(other.name);
    const auto needs = Expression::parse(option.needs, names);
    return !needs || needs->value([&](std::size_t i) { return on(agreed[i]); });
}

std::vector<std::string> in_the_way(const std::string& option, const std::vector<Option>& options,
                                    const std::vector<AgreedOption>& agreed) {
    const auto excludes = [&](const std::string& one, const std::string& other) {
        for (const Option& declared : options)
            if (declared.name == one)
                return std::find(declared.excludes.begin(), declared.excludes.end(), other) !=
                       declared.excludes.end();
        return false;
    };
    std::vector<std::string> names;
    for (const AgreedOption& other : agreed)
        if (on(other) && (excludes(option, other.name) || excludes(other.name, option)))
            names.push_back(other.name);
    return names;
}

namespace {

void check_company(const Option& option, const std::vector<AgreedOption>& agreed, Report& report) {
    for (const std::string& name : option.excludes)
        for (const AgreedOption& other : agreed)
            if (other.name == name && on(other))
                report.fault("option_excludes", path_of(option.name),
                             fmt::format("cannot be combined with \"{}\"", name),
                             fmt::format("turn \"{}\" or \"{}\" off", option.name, name));
    // A fixed number or choice holds even while what it needs is off.
    const bool stands = option.fixed && option.kind != Option::Kind::yes_no;
    if (!stands && !has_what_it_needs(option, agreed))
        report.fault("option_needs", path_of(option.name), fmt::format("needs \"{}\"", option.needs),
                     fmt::format("change that, or turn \"{}\" off", option.name));
}

} // namespace

Choices parse_choices(const std::vector<Option>& options, const std::map<std::string, std::string>& texts,
                      Report& report) {
    Choices choices;
    for (const auto& [name, text] : texts) {
        const auto option = std::find_if(options.begin(), options.end(),
                                         [&](const Option& other) { return other.name == name; });
        if (option == options.end()) {
            unknown(options, name, report);
            continue;
        }
        if (const auto value = parsed(*option, text))
            choices[name] = *value;
        else
            refuse(*option, fmt::format("\"{}\"", printable(text, 40)), nullptr, report);
    }
    return choices;
}

std::vector<AgreedOption> agree(const std::vector<Option>& options, const Choices& choices,
                                script::Sandbox& sandbox, Report& report) {
    std::vector<AgreedOption> agreed;
    for (const Option& declared : options) {
        const Option option = resolved(declared, agreed, path_of(declared.name), sandbox, report);
        OptionValue value = option.fixed.value_or(option.standard);
        if (option.fixed && !allowed(option, value))
            report.expected("option_value", path_of(option.name), in_words(option), to_string(value),
                            "the package fixes this: choose values that go with it");
        if (const auto chosen = choices.find(option.name); chosen != choices.end()) {
            if (option.fixed)
                unknown(options, option.name, report);
            else if (allowed(option, chosen->second))
                value = chosen->second;
            else
                refuse(option, to_string(chosen->second), &chosen->second, report);
        }
        agreed.push_back(agreed_as(option, std::move(value), option.standard));
    }
    for (const auto& [name, value] : choices)
        if (std::none_of(options.begin(), options.end(), [&](const Option& o) { return o.name == name; }))
            unknown(options, name, report);
    for (std::size_t i = 0; i < options.size(); ++i)
        if (on(agreed[i])) check_company(options[i], agreed, report);
    return agreed;
}

Value options_table(const std::vector<AgreedOption>& agreed) {
    script::Table table;
    table.strict = true;
    table.name = "the table of options";
    for (const AgreedOption& option : agreed)
        table.set(option.name, std::visit([](const auto& value) { return Value(value); }, option.value));
    return table;
}

} // namespace roundhouse::variants
