#include "variants/option_values.hpp"

#include "variants/compile/expression.hpp"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

namespace roundhouse::variants {

using script::Value;

namespace {

std::optional<OptionValue> option_value(const Value& value) {
    if (value.is_boolean()) return OptionValue(value.as_boolean());
    if (value.is_text()) return OptionValue(value.as_text());
    if (!value.is_integer() || value.as_integer() < -1'000'000 || value.as_integer() > 1'000'000) return {};
    return OptionValue(static_cast<int>(value.as_integer()));
}

bool is_name(std::string_view name) {
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
    return !name.empty() && name[0] >= 'a' && name[0] <= 'z' && std::all_of(name.begin(), name.end(), fits) &&
           name != "not" && name != "and" && name != "or";
}

Text localised(const Node& node, const std::string& otherwise) {
    Text text = text_of(node);
    if (text.en.empty()) text.en = otherwise;
    return text;
}

/// Takes over the choices that a function found. Returns null, or the part of its answer that is not one.
const Value* take_choices(const Value& answer, Option& option) {
    option.choices.clear();
    if (!answer.is_table() || answer.as_table().list.empty()) return &answer;
    for (const Value& choice : answer.as_table().list) {
        const auto value = option_value(choice);
        if (!value) return &choice;
        option.choices.push_back(*value);
    }
    option.standard = option.choices.front();
    return nullptr;
}

} // namespace

bool allowed(const Option& option, const OptionValue& value) {
    switch (option.kind) {
    case Option::Kind::yes_no: return std::holds_alternative<bool>(value);
    case Option::Kind::choice: // no choices: that none were found is reported already
        return option.choices.empty() ||
               std::find(option.choices.begin(), option.choices.end(), value) != option.choices.end();
    case Option::Kind::number: break;
    }
    const int* number = std::get_if<int>(&value);
    return number && *number >= option.least && *number <= option.most &&
           (*number - option.least) % option.step == 0;
}

Option resolved(Option option, const std::vector<AgreedOption>& before, const std::string& path,
                script::Sandbox& sandbox, Report& report) {
    if (!option.computed) return option;
    const Value argument = options_table(before);
    const auto answer = sandbox.call(*option.computed, {&argument, 1}, {});
    const auto value = answer ? option_value(*answer) : std::nullopt;
    if (!answer) {
        report.failed("option_default", path, answer.error());
    } else if (option.kind == Option::Kind::choice) {
        const Value* const wrong = take_choices(*answer, option);
        if (!wrong) return option;
        report.expected("option_choices", path,
                        wrong == &*answer ? "a list of choices, or `min` and `max` of a number"
                                          : "choices that are texts, whole numbers, true or false",
                        script::in_words(*wrong), script::whole_computed(*wrong));
    } else if (value && allowed(option, *value)) {
        option.standard = *value;
        return option;
    } else {
        report.expected("option_default", path, in_words(option), script::in_words(*answer),
                        script::whole_computed(*answer));
    }
    option.computed.reset();
    option.choices.clear();
    return option;
}

AgreedOption agreed_as(const Option& option, OptionValue value, OptionValue standard) {
    return {option.name,  option.label, std::move(value), std::move(standard), option.choices,
            option.least, option.most,  option.step,      option.words};
}

namespace {

void read_kind(const Node& node, const Node& standard, Option& option, Report& report) {
    if (standard.size() > 0) {
        option.kind = Option::Kind::choice;
        for (std::size_t i = 0; i < standard.size(); ++i) {
            const auto value = option_value(*standard.at(i).value());
            if (!value) continue;
            if (std::find(option.choices.begin(), option.choices.end(), *value) != option.choices.end())
                report.fault("option_choices", standard.at(i).path(),
                             fmt::format("the choice {} is listed twice", to_string(*value)));
            option.choices.push_back(*value);
        }
        if (!option.choices.empty()) option.standard = option.choices.front();
    } else if (standard && standard.value()->is_boolean()) {
        option.standard = standard.truth();
    } else if (standard.function() && !node["min"] && !node["max"]) {
        option.kind = Option::Kind::choice;
        option.computed = standard.function();
    } else if (standard.integer() || standard.function()) {
        option.kind = Option::Kind::number;
        option.standard = standard.integer_or(0);
        option.computed = standard.function();
    } else {
        option.refused = true; // reported by the schema; what it should be cannot be known
        return;
    }
    const bool ranged = node["min"] && node["max"];
    if (option.kind != Option::Kind::number) {
        if (node["min"] || node["max"])
            report.fault("option_range", node.path(), "`min` and `max` are for numbers");
        return;
    }
    if (!ranged)
        return report.expected("option_range", node.path(), "`min` and `max` of a number", "nothing",
                               fmt::format("say what \"{}\" may be", option.name));
    option.least = node["min"].integer_or(0);
    option.most = node["max"].integer_or(0);
    option.step = std::max(1, node["step"].integer_or(1));
    if (option.most < option.least)
        return report.expected("option_range", node["max"].path(),
                               fmt::format("at least `min`, {}", option.least),
                               fmt::format("{}", option.most));
    // `max` may lie between two steps.
    option.most -= static_cast<int>((std::int64_t{option.most} - option.least) % option.step);
    if (!option.computed && !allowed(option, option.standard))
        report.expected("option_default", standard.path(), in_words(option), to_string(option.standard));
}

/// What people read for each value; a key that is none of the values is a finding.
std::map<std::string, std::string> words_of(const Node& node, const Option& option, Report& report) {
    std::map<std::string, std::string> words;
    if (!node.is_table()) return words;
    std::vector<std::string> values;
    for (const OptionValue& choice : option.choices) values.push_back(to_string(choice));
    for (const auto& [value, text] : node.value()->as_table().fields) {
        if (!text.is_text()) continue; // refused when it was read
        words[value] = text.as_text();
        // Its values are found later, or cannot be known.
        const bool open = option.computed || option.kind == Option::Kind::number || option.refused;
        if (!open && std::find(values.begin(), values.end(), value) == values.end())
            report.fault("option_words", node[value].path(), "this is no value of the option",
                         suggestion(value, values));
    }
    return words;
}

void check_names(const std::vector<Option>& options, const Node& list, Report& report) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Node node = list.at(i);
        const auto known = [&](const std::string& name) {
            return std::any_of(options.begin(), options.end(),
                               [&](const Option& option) { return option.name == name; });
        };
        std::vector<std::string> names;
        for (const Option& option : options) names.push_back(option.name);
        const auto check = [&](const char* field, std::string text) {
            std::replace_if(
                text.begin(), text.end(), [](char c) { return c == '(' || c == ')'; }, ' ');
            for (const auto word : words(text))
                if (word != "not" && word != "and" && word != "or" && !known(std::string(word)))
                    report.fault("unknown_option", node[field].path(),
                                 fmt::format("no option \"{}\"", printable(word, 40)),
                                 suggestion(word, names));
        };
        check("needs", node["needs"].text());
        check("excludes", node["excludes"].text());
        if (!node["needs"].is_text() || !list) continue;
        if (const auto read = Expression::parse(node["needs"].text(), names);
            !read && read.error().found.front() != '"')
            report.expected("option_needs", node["needs"].path(), "options joined by not, and, or",
                            read.error().found, read.error().hint);
    }
}

} // namespace

namespace {

/// As a package writes them: without quotes.
std::string one_of_numbers(const std::vector<std::string>& numbers) {
    std::string text = quoted(numbers);
    std::erase(text, '"');
    return text;
}

} // namespace

std::string in_words(const Option& option) {
    std::vector<std::string> names;
    switch (option.kind) {
    case Option::Kind::yes_no: return "yes or no";
    case Option::Kind::choice:
        for (const OptionValue& choice : option.choices) names.push_back(to_string(choice));
        return std::all_of(option.choices.begin(), option.choices.end(),
                           [](const OptionValue& choice) { return std::holds_alternative<int>(choice); })
                   ? one_of_numbers(names)
                   : quoted(names);
    case Option::Kind::number: break;
    }
    const std::string range = fmt::format("a number from {} to {}", option.least, option.most);
    return option.step == 1 ? range : fmt::format("{} in steps of {}", range, option.step);
}

int nearest_allowed(const Option& option, int number) {
    const int inside = std::clamp(number, option.least, option.most);
    const int over = (inside - option.least) % option.step, below = inside - over;
    const bool nearer_above = 2 * over > option.step && below + option.step <= option.most;
    return nearer_above ? below + option.step : below;
}

namespace {

std::string in_words(const OptionValue& value) {
    return std::visit([](const auto& held) { return script::in_words(Value(held)); }, value);
}

/// "options[2][2]"; where the package did not declare the option itself, what it says of options.
std::string path_of_standard(const Node& list, const std::string& option) {
    for (std::size_t i = list.size(); i-- > 0;)
        if (list.at(i)["name"].text() == option) return script::join_path(list.at(i).path(), 2);
    return script::join_path(list.size() > 0 ? "options" : "fixed", option);
}

} // namespace

std::vector<Option> read_options(const Node& list, const std::vector<Option>& inherited,
                                 script::Sandbox& sandbox, Report& report) {
    std::vector<Option> options = inherited;
    std::vector<std::string> own;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Node node = list.at(i);
        Option option;
        option.name = node["name"].text();
        if (option.name.empty()) continue;
        if (!is_name(option.name))
            report.expected("option_name", node.path(), "a name of a-z, 0-9 and _ that begins with a letter",
                            fmt::format("\"{}\"", printable(option.name, 40)));
        if (std::find(own.begin(), own.end(), option.name) != own.end())
            report.fault("option_name", node.path(),
                         fmt::format("the option \"{}\" is listed twice", option.name));
        own.push_back(option.name);
        option.label = localised(node["label"], option.name);
        const auto standard = script::join_path(node.path(), 2);
        read_kind(node, Node(node["default"].value(), nullptr, standard), option, report);
        option.words = words_of(node["words"], option, report);
        option.needs = node["needs"].text();
        const std::string excluded = node["excludes"].text();
        for (const auto name : words(excluded)) option.excludes.emplace_back(name);
        const auto same = std::find_if(options.begin(), options.end(),
                                       [&](const Option& other) { return other.name == option.name; });
        if (same != options.end())
            *same = std::move(option);
        else
            options.push_back(std::move(option));
    }
    check_names(options, list, report);
    if (std::any_of(options.begin(), options.end(), [](const Option& option) { return option.refused; }))
        return options;
    std::vector<AgreedOption> before;
    for (Option& option : options) {
        const std::string path = path_of_standard(list, option.name);
        option = resolved(std::move(option), before, path, sandbox, report);
        if (option.fixed && !allowed(option, *option.fixed)) {
            report.expected("option_value", "fixed." + option.name, in_words(option),
                            in_words(*option.fixed));
            option.fixed = option.standard; // reported once
        }
        before.push_back(agreed_as(option, option.fixed.value_or(option.standard), option.standard));
    }
    return options;
}

void fix_options(const Node& fixed, std::vector<Option>& options, Report& report) {
    if (!fixed.is_table()) return;
    std::vector<std::string> names;
    for (const Option& option : options) names.push_back(option.name);
    for (const auto& [name, written] : fixed.value()->as_table().fields) {
        if (written.is_nil()) continue; // refused when it was read
        const auto option = std::find_if(options.begin(), options.end(),
                                         [&](const Option& other) { return other.name == name; });
        const auto value = option_value(written);
        if (option == options.end())
            report.fault("unknown_option", fixed[name].path(),
                         "the package that this one extends has no such option", suggestion(name, names));
        else if (option->refused)
            continue;
        else if (!value || (!option->computed && !allowed(*option, *value)))
            report.expected("option_value", fixed[name].path(), in_words(*option), script::in_words(written));
        else
            option->fixed = *value;
    }
}

std::vector<Option> offered(const std::vector<Option>& options) {
    std::vector<Option> open = options;
    std::erase_if(open, [](const Option& option) { return option.fixed.has_value(); });
    return open;
}

std::vector<AgreedOption> offered(const std::vector<AgreedOption>& agreed,
                                  const std::vector<Option>& options) {
    std::vector<AgreedOption> open;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (!options[i].fixed) open.push_back(agreed[i]);
    return open;
}

} // namespace roundhouse::variants
