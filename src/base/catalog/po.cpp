#include "base/catalog/po.hpp"

#include <optional>
#include <set>
#include <utility>

namespace roundhouse {

namespace {

using Kind = PoFault::Kind;

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t from = text.find_first_not_of(blanks);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

/// Appends the text between the quotes to `into`.
std::optional<Kind> unquote(std::string_view quoted, std::string& into) {
    if (quoted.size() < 2 || quoted.front() != '"') return Kind::not_a_line;
    for (std::size_t i = 1; i < quoted.size(); ++i) {
        if (quoted[i] == '"') return i + 1 == quoted.size() ? std::optional<Kind>() : Kind::not_a_line;
        if (quoted[i] != '\\') {
            into += quoted[i];
            continue;
        }
        switch (++i < quoted.size() ? quoted[i] : '\0') {
        case 'n': into += '\n'; break;
        case 't': into += '\t'; break;
        case '"': into += '"'; break;
        case '\\': into += '\\'; break;
        default: return Kind::bad_escape;
        }
    }
    return Kind::not_closed;
}

class Reader {
  public:
    std::optional<PoFault> read(std::string_view text) {
        while (!text.empty()) {
            ++line_;
            const std::size_t end = std::min(text.find('\n'), text.size());
            if (const auto fault = take(trimmed(text.substr(0, end)))) return fault;
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return finish();
    }

    std::vector<PoEntry> entries;

  private:
    enum class Part : std::uint8_t { none, english, text };

    std::optional<PoFault> take(std::string_view line) {
        if (line.empty()) return {};
        if (line.front() == '#') {
            if (line.starts_with("#,") && line.find("fuzzy") != std::string_view::npos) next_is_fuzzy_ = true;
            if (line.starts_with("#~")) next_is_fuzzy_ = false; // the mark belonged to an obsolete entry
            return {};
        }
        if (line.starts_with("msgctxt")) return here(Kind::context);
        if (line.starts_with("msgid_plural") || line.starts_with("msgstr[")) return here(Kind::plural);
        if (line.starts_with("msgid")) return begin_entry(trimmed(line.substr(5)));
        if (line.starts_with("msgstr")) {
            if (part_ != Part::english) return here(Kind::no_msgid);
            part_ = Part::text;
            return here(unquote(trimmed(line.substr(6)), entry_.text));
        }
        if (part_ == Part::none) return here(Kind::not_a_line);
        return here(unquote(line, part_ == Part::english ? entry_.english : entry_.text));
    }

    std::optional<PoFault> begin_entry(std::string_view quoted) {
        if (const auto fault = finish()) return fault;
        entry_ = PoEntry();
        entry_.line = line_;
        entry_.fuzzy = std::exchange(next_is_fuzzy_, false);
        part_ = Part::english;
        return here(unquote(quoted, entry_.english));
    }

    /// What is wrong with an entry is known only when the next one begins.
    std::optional<PoFault> finish() {
        const Part part = std::exchange(part_, Part::none);
        if (part == Part::english) return PoFault{Kind::no_msgstr, entry_.line};
        if (part == Part::none || entry_.english.empty()) return {};
        if (!seen_.insert(entry_.english).second) return PoFault{Kind::twice, entry_.line};
        entries.push_back(std::move(entry_));
        return {};
    }

    std::optional<PoFault> here(std::optional<Kind> kind) const {
        if (!kind) return {};
        return PoFault{*kind, line_};
    }

    PoEntry entry_;
    Part part_ = Part::none;
    bool next_is_fuzzy_ = false;
    int line_ = 0;
    std::set<std::string> seen_;
};

} // namespace

Result<std::vector<PoEntry>, PoFault> read_po(std::string_view text) {
    Reader reader;
    if (const auto fault = reader.read(text)) return fail(*fault);
    return std::move(reader.entries);
}

} // namespace roundhouse
