#include "base/language.hpp"
#include "present/rules/rules_page.hpp"
#include "terminal/draw/draw.hpp"

#include <algorithm>
#include <functional>

namespace roundhouse::terminal {

namespace {

using present::MeldRow;
using present::RulesPage;
using present::RulesRow;
using present::RulesSection;

constexpr std::size_t most_label = 24;

/// A sign marks house rules too, for output without colours.
constexpr const char* plain_front = "  ";
constexpr const char* marked_front = "* ";

using Marked = std::function<bool(const RulesRow&)>;
using MarkedMeld = std::function<bool(const MeldRow&)>;

void add_melds(Lines& lines, const std::vector<MeldRow>& rows, const Style& style, const MarkedMeld& marked) {
    std::size_t name = 0, cards = 0;
    for (const auto& row : rows) {
        name = std::max(name, columns(row.name));
        cards =
            std::max(cards, columns(wrapped(row.cards, {.colour = false, .face = style.face}, 200).front()));
    }
    for (const auto& row : rows) {
        const std::string plain = wrapped(row.cards, {.colour = false, .face = style.face}, 200).front();
        const std::string drawn = wrapped(row.cards, style, 200).front();
        const std::string line = (marked(row) ? marked_front : plain_front) + padded(row.name, name) + "  " +
                                 drawn + std::string(cards - columns(plain), ' ') + "  " + row.points;
        const std::string remark = row.remark.empty() ? "" : " (" + row.remark + ")";
        const bool beside = columns(line + remark) <= screen_width;
        lines.push_back(beside ? line + remark : line);
        if (!beside) add(lines, wrapped(remark, style, screen_width, "      "));
    }
}

void add_rows(Lines& lines, const RulesPage& page, RulesSection section, std::size_t label,
              const Style& style, const Marked& marked) {
    const std::string title = present::in_words(section);
    const RulesRow* before = nullptr;
    for (const RulesRow& row : page.rows) {
        if (row.section != section) continue;
        if (!before) lines.push_back(style.bold(title));
        const bool again = before && before->label == row.label;
        const std::string front = marked(row) ? marked_front : plain_front;
        add(lines,
            hanging(front + (again || row.label == title ? "" : row.label), label + 4, row.text, style));
        before = &row;
    }
}

void add_options(Lines& lines, const RulesPage& page, const Style& style) {
    if (!page.options.empty()) lines.push_back(tr("Options:"));
    for (const auto& option : page.options) {
        const std::string text = option.usual.empty()
                                     ? fmt::format("{}: {}", option.label, option.value)
                                     : tr("{}: {} (default {})", option.label, option.value, option.usual);
        add(lines, hanging(option.usual.empty() ? "" : "  *", 4, text, style));
    }
}

std::size_t widest_label(const RulesPage& page) {
    std::size_t label = 0;
    for (const auto& row : page.rows) label = std::max(label, std::min(columns(row.label), most_label));
    return label;
}

void add_all_melds(Lines& lines, const RulesPage& page, const Style& style, const MarkedMeld& marked) {
    if (!page.melds.empty()) lines.push_back(tr("Melds, with the points for one, two, … of them:"));
    add_melds(lines, page.melds, style, marked);
    if (!page.marks.empty()) lines.push_back(tr("Marks, with what one, two, … of them are worth:"));
    add_melds(lines, page.marks, style, marked);
}

Lines page_head(const RulesPage& page, const Style& style) {
    Lines lines{style.bold(page.title)};
    if (!page.summary.empty()) add(lines, wrapped(page.summary, style));
    return lines;
}

void add_examples(Lines& lines, const teach::Document& document, const Style& style) {
    if (!document.examples.empty()) lines.push_back(style.bold(tr("Worked examples")));
    for (const teach::WorkedExample& one : document.examples) {
        add(lines, wrapped(one.question, style, screen_width, "  "));
        add(lines, wrapped(one.answer, style, screen_width, "    "));
    }
}

void add_terms(Lines& lines, const teach::Document& document, const Style& style) {
    const auto terms = teach::terms_used(document);
    if (!terms.empty()) lines.push_back(style.bold(tr("Words of the game")));
    for (const Term* term : terms) {
        const auto told = present::explained(*term, present::terms_of(*document.rules));
        add(lines, hanging("  " + told.name, 18, told.text, style));
    }
}

} // namespace

Lines draw_rules(const Rulebook& rules, const Style& style) {
    const RulesPage page = present::rules_page(rules, style.face);
    Lines lines = page_head(page, style);
    for (const RulesRow& row : page.rows)
        add(lines, hanging(row.label, widest_label(page) + 2, row.text, style));
    add_all_melds(lines, page, style, [](const MeldRow&) { return false; });
    add_options(lines, page, style);
    return lines;
}

Lines draw_document(const teach::Document& document, const Style& style) {
    const auto marked = [&](const auto& row) { return teach::agreed_otherwise(document, row); };
    const RulesPage& page = document.page;
    Lines lines = page_head(page, style);
    for (std::size_t i = 0; i < present::section_names.size(); ++i) {
        const auto section = static_cast<RulesSection>(i);
        add_rows(lines, page, section, widest_label(page), style, marked);
        if (section == RulesSection::melds) add_all_melds(lines, page, style, marked);
    }
    add_options(lines, page, style);
    add_examples(lines, document, style);
    add_terms(lines, document, style);
    return lines;
}

} // namespace roundhouse::terminal
