#include "cli/ask/rulebooks.hpp"

#include "base/text.hpp"
#include "base/trouble.hpp"
#include "teach/asks/asks.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

using nlohmann::json;
using seating::Chosen;
using teach::AskError;

namespace {

std::string option_text(const std::string& name, const json& value) {
    if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
    if (value.is_string()) return value.get<std::string>();
    if (value.is_number_integer()) return value.dump(); // keep a number too large for any option as it is
    throw AskError("options." + printable(name, 60), "expected true, false, a whole number or a text");
}

Chosen options_in(const json& request) {
    Chosen chosen;
    const auto options = request.find("options");
    if (options == request.end() || options->is_null()) return chosen;
    if (!options->is_object()) throw AskError("options", "expected an object, for example {\"target\":1000}");
    for (const auto& [name, value] : options->items()) chosen[name] = option_text(name, value);
    return chosen;
}

AskError refused(const variants::Findings& findings) {
    constexpr std::string_view prefix = "option ";
    const std::string& path = findings.front().path;
    const bool option = path.starts_with(prefix);
    return {option ? "options." + printable(path.substr(prefix.size()), 60) : "variant",
            seating::findings_text(findings)};
}

std::string variant_in(const json& request) {
    const auto variant = request.find("variant");
    if (variant != request.end() && variant->is_string()) return variant->get<std::string>();
    const auto names = seating::variant_names();
    throw AskError("variant", "expected the name of a variant, for example \"" +
                                  (names.empty() ? "…" : names.front()) + "\"");
}

} // namespace

RulebookPtr Rulebooks::under(const json& request) {
    const std::string name = variant_in(request);
    const Chosen chosen = options_in(request);
    const variants::Package& opened = package(name);
    // Compare options by meaning: 1000 and "1000" are the same rules.
    variants::Findings findings;
    variants::Report report(findings);
    variants::Choices choices = variants::parse_choices(opened.options(), chosen, report);
    if (variants::any_error(findings)) throw refused(findings);
    if (const RulebookPtr* known = rulebooks_.find({name, choices})) return *known;
    auto rules = opened.compile_values(choices);
    if (!rules) throw refused(rules.error());
    return rulebooks_.add({name, std::move(choices)}, std::move(*rules));
}

const variants::Package& Rulebooks::package(const std::string& name) {
    if (const variants::Package* known = packages_.find(name)) return *known;
    try {
        return packages_.add(name, seating::open_variant(name));
    } catch (const Trouble& trouble) {
        throw AskError("variant", trouble.what());
    }
}

} // namespace roundhouse::cli
