// roundhouse ask: one JSON request a line, one JSON answer a line. The format is in ASK.md.

#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "teach/asks.hpp"
#include "variants/live.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::cli {

using nlohmann::json;
using seating::Chosen;
using teach::AskError;

namespace {

constexpr std::size_t longest_line = std::size_t{1024} * 1024;

std::string option_text(const std::string& name, const json& value) {
    if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
    if (value.is_number_integer() || value.is_string())
        return value.is_string() ? value.get<std::string>() : std::to_string(value.get<std::int64_t>());
    throw AskError("options." + name, "expected true, false, a whole number or a text");
}

Chosen options_in(const json& request) {
    Chosen chosen;
    const auto options = request.find("options");
    if (options == request.end() || options->is_null()) return chosen;
    if (!options->is_object()) throw AskError("options", "expected an object, for example {\"target\":1000}");
    for (const auto& [name, value] : options->items()) chosen[name] = option_text(name, value);
    return chosen;
}

/// Packages and rulebooks opened so far: a program asks many questions under the same rules.
class Rulebooks {
  public:
    const Rulebook& under(const json& request) {
        const auto variant = request.find("variant");
        if (variant == request.end() || !variant->is_string())
            throw AskError("variant", "expected the name of a variant, for example \"" + first() + "\"");
        const auto name = variant->get<std::string>();
        const Chosen chosen = options_in(request);
        const auto known = compiled_.find({name, chosen});
        if (known != compiled_.end()) return *known->second;
        RulebookPtr rules = compile(name, chosen);
        return *compiled_.insert_or_assign({name, chosen}, std::move(rules)).first->second;
    }

  private:
    static std::string first() {
        const auto names = seating::variant_names();
        return names.empty() ? "…" : names.front();
    }
    const variants::Package& package(const std::string& name) {
        const auto known = packages_.find(name);
        if (known != packages_.end()) return known->second;
        try {
            return packages_.emplace(name, seating::open_variant(name)).first->second;
        } catch (const Trouble& trouble) {
            throw AskError("variant", trouble.what());
        }
    }
    RulebookPtr compile(const std::string& name, const Chosen& chosen) {
        const variants::Package& opened = package(name);
        auto rules = opened.compile(chosen);
        if (rules) return *rules;
        const script::Finding& finding = rules.error().front();
        constexpr std::string_view prefix = "option ";
        const bool option = finding.path.starts_with(prefix);
        throw AskError(option ? "options." + finding.path.substr(prefix.size()) : "variant",
                       seating::findings_text(rules.error()));
    }

    std::map<std::string, variants::Package> packages_;
    std::map<std::pair<std::string, Chosen>, RulebookPtr> compiled_;
};

json trouble(const std::string& place, const std::string& text) {
    return {{"error", text}, {"place", place}};
}

json answer_line(Rulebooks& rulebooks, const std::string& line) {
    if (line.size() > longest_line) return trouble("line", "a request has at most 1 MiB");
    if (const auto bad = first_bad_utf8(line); bad != std::string::npos)
        return trouble(fmt::format("byte {}", bad + 1), "the request is not UTF-8");
    try {
        const json request = json::parse(line);
        if (!request.is_object())
            return trouble("byte 1", "expected a JSON object, for example {\"ask\":\"rules\",\"variant\":…}");
        return teach::answer(rulebooks.under(request), request);
    } catch (const json::parse_error& error) {
        return trouble(fmt::format("byte {}", error.byte), "the request is not JSON");
    } catch (const AskError& error) {
        return trouble(error.place(), error.what());
    } catch (const variants::ScriptFailure& failure) {
        return trouble("variant", failure.what());
    }
}

} // namespace

int ask(const Streams& streams) {
    const LanguageScope english({}); // what programs read does not go with the user's language
    Rulebooks rulebooks;
    std::string line;
    while (std::getline(streams.in, line)) {
        if (words(line).empty()) continue;
        const json answer = answer_line(rulebooks, line);
        streams.out << answer.dump(-1, ' ', false, json::error_handler_t::replace) << '\n' << std::flush;
    }
    return all_well;
}

} // namespace roundhouse::cli
