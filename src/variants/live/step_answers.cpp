#include "variants/live/step_answers.hpp"

#include "base/text.hpp"
#include "cards/notation.hpp"
#include "rules/auction.hpp"
#include "script/schema.hpp"
#include "variants/description/node.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::variants {

using nlohmann::json;
using script::Table;
using script::Value;

namespace {

constexpr std::size_t most_options = 50;
constexpr std::size_t most_id = 40, most_notice = 200;

Result<json, WrongAnswer> plain(const Value& value, const std::string& path);

Result<json, WrongAnswer> plain_table(const Table& table, const std::string& path) {
    if (!table.list.empty() && !table.fields.empty())
        return fail(WrongAnswer{path, "a list, or a table with names", "both in one"});
    json all = table.fields.empty() ? json::array() : json::object();
    for (std::size_t i = 0; i < table.list.size(); ++i) {
        auto inner = plain(table.list[i], script::join_path(path, i + 1));
        if (!inner) return inner;
        all.push_back(std::move(*inner));
    }
    for (const auto& [key, field] : table.fields) {
        auto inner = plain(field, script::join_path(path, key));
        if (!inner) return inner;
        all[key] = std::move(*inner);
    }
    return all;
}

Result<json, WrongAnswer> plain(const Value& value, const std::string& path) {
    switch (value.kind()) {
    case script::Kind::boolean: return json(value.as_boolean());
    case script::Kind::integer: return json(value.as_integer());
    case script::Kind::number: return json(value.as_number());
    case script::Kind::text: return json(value.as_text());
    case script::Kind::table: return plain_table(value.as_table(), path);
    case script::Kind::nil:
    case script::Kind::function: break;
    }
    return fail(WrongAnswer{path, "plain data", script::in_words(value)});
}

Value value_of(const json& data) {
    if (data.is_boolean()) return data.get<bool>();
    if (data.is_number_integer()) return data.get<std::int64_t>();
    if (data.is_number()) return data.get<double>();
    if (data.is_string()) return data.get<std::string>();
    if (data.is_null()) return {};
    Table table;
    if (data.is_object())
        for (const auto& [key, inner] : data.items()) table.fields.emplace_back(key, value_of(inner));
    else
        for (const json& inner : data) table.list.push_back(value_of(inner));
    return table;
}

/// People type it, and the journal has it in a line of words.
bool good_id(const std::string& id) {
    const auto parts = words(id);
    return !id.empty() && id.size() <= most_id && printable(id, most_id) == id &&
           join(std::vector<std::string>(parts.begin(), parts.end()), " ") == id;
}

/// Two different seats: `swap = { 1, 3 }`
std::optional<std::pair<Seat, Seat>> read_swap(const Value& value) {
    if (!value.is_table() || !value.as_table().fields.empty() || value.as_table().list.size() != 2) return {};
    const auto& list = value.as_table().list;
    for (const Value& seat : list)
        if (!seat.is_integer() || seat.as_integer() < 1 || seat.as_integer() > most_seats) return {};
    const auto one = static_cast<Seat>(list[0].as_integer()), other = static_cast<Seat>(list[1].as_integer());
    if (one == other) return {};
    return std::pair(one, other);
}

/// A hint for the first seat of a swap that is written like 1.0; empty if none is.
std::string whole_seats(const Value& swap) {
    if (!swap.is_table()) return {};
    for (const Value& seat : swap.as_table().list)
        if (std::string hint = script::whole_computed(seat); !hint.empty()) return hint;
    return {};
}

/// `does = { bid = 300, trump = "hearts", takes = "giving up", swap = { 1, 3 } }`
Result<StepEffects, WrongAnswer> read_effects(const Value& value, const std::string& path) {
    StepEffects does;
    if (!value.is_table() || !value.as_table().list.empty())
        return fail(
            WrongAnswer{path, "a table of `bid`, `trump`, `takes` or `swap`", script::in_words(value)});
    for (const auto& [key, field] : value.as_table().fields) {
        const std::string at = script::join_path(path, key);
        if (key == "bid" && field.is_integer() && field.as_integer() > 0 && field.as_integer() <= most_bid)
            does.bid = static_cast<int>(field.as_integer());
        else if (key == "bid")
            return fail(WrongAnswer{at, fmt::format("a whole number from 1 to {}", most_bid),
                                    script::in_words(field), script::whole_computed(field)});
        else if (key == "trump" && field.is_text() && parse_suit(field.as_text()))
            does.trump = parse_suit(field.as_text());
        else if (key == "trump")
            return fail(WrongAnswer{at, "a suit, \"hearts\"", script::in_words(field)});
        else if (key == "takes" && field.is_text())
            does.takes = field.as_text();
        else if (key == "takes")
            return fail(WrongAnswer{at, "the name of an exit", script::in_words(field)});
        else if (key == "swap") {
            const auto seats = read_swap(field);
            if (!seats)
                return fail(
                    WrongAnswer{at, "two seats, { 1, 3 }", script::in_words(field), whole_seats(field)});
            does.swap = *seats;
        } else
            return fail(unknown_key(path, key, {"bid", "trump", "takes", "swap"}));
    }
    return does;
}

Result<StepOption, WrongAnswer> read_option(const Value& value, const std::string& path) {
    StepOption option;
    const Value* id = &value;
    if (value.is_table()) {
        const Table& table = value.as_table();
        for (const auto& [key, field] : table.fields) {
            if (key == "does") {
                auto does = read_effects(field, path + ".does");
                if (!does) return fail(does.error());
                option.does = std::move(*does);
                continue;
            }
            if (key != "text") return fail(unknown_key(path, key, {"text", "does"}));
            if (!field.is_text() || field.as_text().size() > most_notice)
                return fail(WrongAnswer{path + ".text",
                                        fmt::format("a text of at most {} bytes", most_notice),
                                        script::in_words(field)});
            option.text = field.as_text();
        }
        if (table.list.size() != 1)
            return fail(WrongAnswer{path, "one name and perhaps `text`", script::in_words(value)});
        id = &table.list[0];
    }
    if (!id->is_text() || !good_id(id->as_text()))
        return fail(WrongAnswer{
            path, fmt::format("a name of at most {} bytes with single blanks between words", most_id),
            script::in_words(*id)});
    option.id = id->as_text();
    return option;
}

} // namespace

WrongAnswer unknown_key(std::string path, std::string_view key, const std::vector<std::string>& names) {
    return {std::move(path), "", fmt::format("unknown key \"{}\"", printable(key, 60)),
            suggestion(key, names)};
}

Result<StepState, WrongAnswer> read_state(const Value& answer) {
    if (answer.is_nil())
        return fail(WrongAnswer{"", "plain data", "nothing", "does it end with `return state`?"});
    auto state = plain(answer, "");
    if (!state) return fail(state.error());
    if (const std::size_t size = state->dump().size(); size > most_state_bytes)
        return fail(WrongAnswer{"", fmt::format("a state of at most {} bytes", most_state_bytes),
                                fmt::format("{}", size)});
    return std::make_shared<const json>(std::move(*state));
}

Result<std::vector<StepOption>, WrongAnswer> read_options(const Value& answer) {
    std::vector<StepOption> options;
    if (answer.is_nil() || (answer.is_boolean() && !answer.as_boolean())) return options;
    if (!answer.is_table() || !answer.as_table().fields.empty())
        return fail(WrongAnswer{"", "a list of options, or nothing", script::in_words(answer)});
    const auto& list = answer.as_table().list;
    if (list.size() > most_options)
        return fail(
            WrongAnswer{"", fmt::format("at most {} options", most_options), fmt::format("{}", list.size())});
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].is_boolean() && !list[i].as_boolean()) continue;
        const std::string path = script::join_path("", i + 1);
        auto option = read_option(list[i], path);
        if (!option) return fail(option.error());
        const bool again = std::any_of(options.begin(), options.end(), [&](const StepOption& other) {
            return lower_case(other.id) == lower_case(option->id);
        });
        if (again)
            return fail(WrongAnswer{path, "names that differ", fmt::format("\"{}\" again", option->id)});
        options.push_back(std::move(*option));
    }
    return options;
}

Value value_of(const StepState& state) { return state ? value_of(*state) : Value(); }

} // namespace roundhouse::variants
