#include "variants/files/package_texts.hpp"

#include "base/catalog/filled.hpp"
#include "base/catalog/po.hpp"
#include "script/text/text_check.hpp"

#include <fmt/format.h>

namespace roundhouse::variants {

namespace {

struct Told {
    const char* found;
    const char* hint;
};

Told told(PoFault::Kind kind) {
    switch (kind) {
    case PoFault::Kind::not_a_line:
        return {"this line is neither msgid, msgstr, a text in quotes nor a comment",
                "see gettext's .po format"};
    case PoFault::Kind::not_closed: return {"the text has no closing quote", ""};
    case PoFault::Kind::bad_escape:
        return {"an unknown escape", "a backslash is followed by n, t, \" or another backslash"};
    case PoFault::Kind::context: return {"msgctxt is not used in packages", "remove the line"};
    case PoFault::Kind::plural: return {"plural forms are not used in packages", "write msgid and msgstr"};
    case PoFault::Kind::no_msgid: return {"a msgstr without its msgid", ""};
    case PoFault::Kind::no_msgstr: return {"a msgid without its msgstr", ""};
    case PoFault::Kind::twice: return {"this msgid appears twice", "remove one of them"};
    }
    return {"", ""};
}

/// What is wrong with the placeholders of a translation; empty if nothing is. An English text with other
/// braces is never filled in.
std::string fault_in_places(const PoEntry& entry) {
    const auto english = places_in(entry.english), translated = places_in(entry.text);
    if (!english || english == translated) return {};
    if (!translated)
        return fmt::format("the translation of \"{}\" has braces that are no place for a number",
                           entry.english);
    return fmt::format("\"{}\" has {} {{}}, its translation {}", entry.english, *english, *translated);
}

} // namespace

void take_texts(const std::string& po, const std::string& tag, const std::string& file, PackageTexts& texts,
                Findings& findings) {
    const auto warn = [&](int line, std::string found, std::string hint) {
        Finding finding;
        finding.code = "translation";
        finding.severity = script::Severity::warning;
        finding.file = file;
        finding.line = line;
        finding.found = std::move(found);
        finding.hint = std::move(hint);
        findings.push_back(std::move(finding));
    };
    if (const auto bad = script::bad_line(po)) return warn(bad->line, bad->said, "");
    const auto entries = read_po(po);
    if (!entries)
        return warn(entries.error().line, told(entries.error().kind).found, told(entries.error().kind).hint);
    for (const PoEntry& entry : *entries) {
        if (entry.text.empty())
            warn(entry.line, fmt::format("\"{}\" is not translated", entry.english), "");
        else if (entry.fuzzy)
            warn(entry.line, fmt::format("\"{}\" is marked fuzzy: a tool guessed it", entry.english),
                 "correct it and remove the mark");
        else if (std::string fault = fault_in_places(entry); !fault.empty())
            warn(entry.line, std::move(fault), "each {} stands for a number");
        else
            texts[tag][entry.english] = entry.text;
    }
}

void lay_over(PackageTexts& texts, const PackageTexts& over) {
    for (const auto& [tag, own] : over)
        for (const auto& [english, text] : own) texts[tag][english] = text;
}

} // namespace roundhouse::variants
