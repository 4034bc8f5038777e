#include "teach/examples/key_examples.hpp"

#include "base/text.hpp"
#include "base/trouble.hpp"
#include "variants/description/description.hpp"

#include <fmt/format.h>

namespace roundhouse::teach {

using script::Field;
using script::Schema;
using script::Value;

namespace {

constexpr std::size_t longest = 80;

std::string whole(const Value& value) {
    if (value.is_text()) return "\"" + printable(value.as_text(), 400) + "\"";
    if (value.is_function()) return "function";
    if (!value.is_table()) return script::in_words(value);
    std::vector<std::string> parts;
    for (const Value& one : value.as_table().list) parts.push_back(whole(one));
    for (const auto& [key, one] : value.as_table().fields)
        parts.push_back(script::join_path("", key) + " = " + whole(one));
    return parts.empty() ? "{}" : "{ " + join(parts, ", ") + " }";
}

/// Finds examples for the fields of a value that have none yet.
class Collector {
  public:
    Collector(std::map<std::string, KeyExample>& found, const std::string& package)
        : found_(found), package_(package) {}

    void look(const Schema& schema, const Value& value, const std::string& path) {
        using Type = Schema::Type;
        if (schema.type == Type::any_of)
            for (const Schema& alternative : schema.inner) look(alternative, value, path);
        if (!value.is_table()) return;
        const script::Table& table = value.as_table();
        if (schema.type == Type::list)
            for (const Value& one : table.list) look(schema.inner.front(), one, path + "[]");
        if (schema.type == Type::map)
            for (const auto& [key, one] : table.fields) look(schema.inner.front(), one, path + "[name]");
        if (schema.type != Type::record) return;
        std::size_t placed = 0;
        for (const Field& field : schema.fields) {
            if (field.position == Field::rest) {
                for (std::size_t i = placed; i < table.list.size(); ++i)
                    note(field, table.list[i], path + "[]");
            } else if (field.position > 0) {
                placed = std::max(placed, static_cast<std::size_t>(field.position));
                const auto at = static_cast<std::size_t>(field.position);
                if (at <= table.list.size()) note(field, table.list[at - 1], script::join_path(path, at));
            } else if (const Value* const given = table.find(field.key)) {
                note(field, *given, script::join_path(path, field.key));
            }
        }
    }

  private:
    void note(const Field& field, const Value& value, const std::string& path) {
        const bool left_out =
            value.is_boolean() && !value.as_boolean() && field.type.type != Schema::Type::boolean;
        if (value.is_nil() || left_out) return;
        found_.try_emplace(path, KeyExample{in_lua(value), package_});
        look(field.type, value, path);
    }

    std::map<std::string, KeyExample>& found_;
    const std::string& package_;
};

/// Values of an option to try besides its standard.
std::vector<OptionValue> others(const variants::Option& option) {
    switch (option.kind) {
    case variants::Option::Kind::yes_no: return {!std::get<bool>(option.standard)};
    case variants::Option::Kind::number: return {option.most};
    case variants::Option::Kind::choice: break;
    }
    return option.choices;
}

} // namespace

std::string in_lua(const Value& value) {
    std::string text = whole(value);
    if (text.size() <= longest) return text;
    const std::size_t end = text.rfind(' ', longest);
    return text.substr(0, end == std::string::npos ? longest : end) + " …";
}

std::vector<variants::Package> packages_with_examples(const std::vector<std::string>& further) {
    std::vector<std::string> names{"partnership"};
    for (const variants::PackageInfo& info : variants::list_packages())
        if (info.shipped && info.id != names.front()) names.push_back(info.id);
    names.insert(names.end(), further.begin(), further.end());
    std::vector<variants::Package> packages;
    for (const std::string& name : names) {
        auto package = variants::open_package(name);
        if (!package) throw Trouble(script::to_text(package.error().front()));
        packages.push_back(std::move(*package));
    }
    return packages;
}

KeyExamples key_examples(const std::vector<variants::Package>& packages) {
    KeyExamples examples;
    for (const variants::Package& package : packages) {
        if (const auto returned = package.run(package.sources().back()))
            Collector(examples.of_packages, package.id()).look(variants::package_schema(), *returned, "");
        const auto describe = [&](const variants::Choices& choices) {
            Value description;
            const auto rules =
                package.compile_values(choices, {.change = [&](Value& value) { description = value; }});
            if (rules)
                Collector(examples.of_rules, package.id())
                    .look(variants::description_schema(), description, "");
        };
        describe({});
        for (const variants::Option& option : package.options())
            if (!option.fixed)
                for (const OptionValue& value : others(option)) describe({{option.name, value}});
    }
    return examples;
}

} // namespace roundhouse::teach
