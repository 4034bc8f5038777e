#include "variants/files/kept_text.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::variants {

using nlohmann::json;

namespace {

constexpr int version = 1;
/// Parents, modules and catalogs each have limits of their own, together far below this.
constexpr std::size_t most_bytes = std::size_t{16} << 20;

json to_json(const script::Source& source) { return {{"name", source.name}, {"text", source.text}}; }

script::Source source_of(const json& source) {
    return {source.at("name").get<std::string>(), source.at("text").get<std::string>()};
}

Findings damaged() {
    Finding finding;
    finding.code = "kept_text";
    finding.found = "the text of the package, as it was kept, is damaged";
    return {finding};
}

} // namespace

std::string to_kept_text(const KeptText& kept) {
    json text{{"format", version}, {"id", kept.id}, {"parts", json::array()}, {"modules", json::object()}};
    for (const script::Source& part : kept.program.parts) text["parts"].push_back(to_json(part));
    for (const auto& [name, source] : kept.program.modules) text["modules"][name] = to_json(source);
    text["library"] = kept.program.library;
    text["texts"] = kept.texts;
    return text.dump();
}

Result<KeptText, Findings> read_kept_text(const std::string& text) {
    if (text.size() > most_bytes) return fail(damaged());
    KeptText kept;
    try {
        const json read = json::parse(text);
        if (read.at("format") != version) return fail(damaged());
        kept.id = read.at("id").get<std::string>();
        for (const json& part : read.at("parts")) kept.program.parts.push_back(source_of(part));
        for (const auto& [name, source] : read.at("modules").items())
            kept.program.modules[name] = source_of(source);
        kept.program.library = read.at("library").get<std::set<std::string>>();
        for (const auto& [tag, texts] : read.at("texts").items())
            for (const auto& [english, translated] : texts.items())
                kept.texts[tag][english] = translated.get<std::string>();
    } catch (const json::exception&) {
        return fail(damaged());
    }
    const auto& modules = kept.program.modules;
    for (const std::string& name : kept.program.library)
        if (modules.find(name) == modules.end()) return fail(damaged());
    if (kept.id.empty() || kept.program.parts.empty()) return fail(damaged());
    return kept;
}

} // namespace roundhouse::variants
