#include "teach/examples/examples.hpp"

#include "teach/asks/asks.hpp"
#include "teach/examples/example_answer.hpp"
#include "teach/option_values.hpp"
#include "variants/live/live.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

json to_json(const script::Value& value) {
    switch (value.kind()) {
    case script::Kind::boolean: return value.as_boolean();
    case script::Kind::integer: return value.as_integer();
    case script::Kind::number: return value.as_number();
    case script::Kind::text: return value.as_text();
    case script::Kind::table: break;
    default: return nullptr;
    }
    const script::Table& table = value.as_table();
    if (table.fields.empty()) {
        json list = json::array();
        for (const script::Value& item : table.list) list.push_back(to_json(item));
        return list;
    }
    json object = json::object();
    for (const auto& [key, field] : table.fields) object[key] = to_json(field);
    return object;
}

constexpr std::array forms{"meld", "legal", "winner", "auction", "settle", "round", "rules"};

/// Nothing if the entry asks nothing.
std::optional<Example> question_of(const script::Table& entry) {
    for (const char* form : forms) {
        const script::Value* question = entry.find(form);
        if (!question) continue;
        if (!question->is_table()) return {};
        const script::Value* options = entry.find("options");
        if (options && !options->is_table()) return {};
        return Example{form, to_json(*question),
                       options ? choices_of(options->as_table()) : variants::Choices{}};
    }
    return {};
}

/// Compiles the rules once for each set of choices.
class RulesUnder {
  public:
    explicit RulesUnder(const variants::Package& package) : package_(package) {}

    const Result<RulebookPtr, variants::Findings>& operator()(const variants::Choices& choices) {
        const auto at = known_.find(choices);
        return at != known_.end() ? at->second
                                  : known_.emplace(choices, package_.compile_values(choices)).first->second;
    }

  private:
    const variants::Package& package_;
    std::map<variants::Choices, Result<RulebookPtr, variants::Findings>> known_;
};

ExampleResult carry_out(RulesUnder& rules_under, const script::Table& entry) {
    ExampleResult result;
    if (!entry.list.empty() && entry.list[0].is_text()) result.cites = entry.list[0].as_text();
    if (entry.list.size() > 1 && entry.list[1].is_text()) result.title = entry.list[1].as_text();
    result.expected = "an entry { \"B12\", legal = { …, is = … } }";
    const auto example = question_of(entry);
    if (result.cites.empty() || !example) return result;
    result.form = example->form;
    const auto& rules = rules_under(example->choices);
    if (!rules) {
        result.got = script::to_text(rules.error().front());
        return result;
    }
    try {
        const Compared came = compared(*rules, example->form, example->fields);
        result.expected = came.expected.dump();
        result.got = came.got.dump();
        result.passed = !came.expected.is_null() && came.expected == came.got;
        if (came.expected.is_null()) result.expected = "an answer: is = …";
    } catch (const AskError& error) {
        result.expected = "a question that can be asked";
        result.got = error.place() + ": " + error.what();
    } catch (const variants::ScriptFailure& failure) {
        result.got = failure.what();
        result.failure = failure.finding();
    }
    return result;
}

/// The example's answer under these rules; nothing if it cannot be asked there. An action that the rules do
/// not know or allow, and a contract or way out that they do not know, count as answers too.
std::optional<std::string> answer_under(const RulebookPtr& rules, const Example& example) {
    try {
        return compared(rules, example.form, example.fields).got.dump();
    } catch (const AskError& error) {
        const std::string& place = error.place();
        if (place.starts_with("actions[") || place == "name" || place == "outcome") return error.what();
        return {};
    } catch (const variants::ScriptFailure&) { // reported for the example itself
        return {};
    }
}

/// The option's other values; for a number its standard, too, besides its ends.
std::vector<OptionValue> values_to_try(const AgreedOption& option) {
    std::vector<OptionValue> values = variants::values_besides(option, option.value);
    if (option.value != option.standard &&
        std::find(values.begin(), values.end(), option.standard) == values.end())
        values.push_back(option.standard);
    return values;
}

/// True if another value of that option alone changes the example's answer.
bool shows(RulesUnder& rules_under, const Example& example, const std::string& name) {
    const auto& compiled = rules_under(example.choices);
    if (!compiled) return false;
    const RulebookPtr& rules = *compiled;
    const auto option = std::find_if(rules->options.begin(), rules->options.end(),
                                     [&](const AgreedOption& one) { return one.name == name; });
    const auto answer = answer_under(rules, example);
    if (option == rules->options.end() || !answer) return false;
    for (const OptionValue& value : values_to_try(*option)) {
        variants::Choices choices = example.choices;
        choices[name] = value;
        const auto& others = rules_under(choices);
        const auto other = others ? answer_under(*others, example) : std::nullopt;
        if (other && *other != *answer) return true;
    }
    return false;
}

} // namespace

Result<std::vector<ExampleResult>, variants::Findings> run_examples(const variants::Package& package) {
    const auto read = package.read_examples();
    if (!read) return fail(read.error());
    std::vector<ExampleResult> results;
    if (!read->is_table()) return results;
    RulesUnder rules_under(package);
    for (const script::Value& entry : read->as_table().list)
        results.push_back(entry.is_table() ? carry_out(rules_under, entry.as_table()) : ExampleResult{});
    return results;
}

Result<std::vector<Example>, variants::Findings> read_examples(const variants::Package& package) {
    const auto read = package.read_examples();
    if (!read) return fail(read.error());
    std::vector<Example> examples;
    if (read->is_table())
        for (const script::Value& entry : read->as_table().list)
            if (entry.is_table())
                if (auto example = question_of(entry.as_table())) examples.push_back(std::move(*example));
    return examples;
}

Result<std::vector<std::string>, variants::Findings> options_not_shown(const variants::Package& package) {
    auto read = read_examples(package);
    if (!read) return fail(read.error());
    std::vector<Example>& examples = *read;
    RulesUnder rules_under(package);
    std::vector<std::string> missing;
    for (const variants::Option& option : package.options()) {
        // Examples that set the option are the likeliest to show it.
        std::stable_partition(examples.begin(), examples.end(),
                              [&](const Example& one) { return one.choices.count(option.name) > 0; });
        if (std::none_of(examples.begin(), examples.end(),
                         [&](const Example& one) { return shows(rules_under, one, option.name); }))
            missing.push_back(option.name);
    }
    return missing;
}

} // namespace roundhouse::teach
