#include "base/language.hpp"
#include "present/rules_page.hpp"
#include "terminal/draw.hpp"

#include <algorithm>

namespace roundhouse::terminal {

namespace {

constexpr std::size_t most_label = 24;

void add_melds(Lines& lines, const std::vector<present::MeldRow>& rows, const Style& style) {
    std::size_t name = 0, cards = 0;
    for (const auto& row : rows) {
        name = std::max(name, columns(row.name));
        cards =
            std::max(cards, columns(wrapped(row.cards, {.colour = false, .face = style.face}, 200).front()));
    }
    for (const auto& row : rows) {
        const std::string plain = wrapped(row.cards, {.colour = false, .face = style.face}, 200).front();
        const std::string drawn = wrapped(row.cards, style, 200).front();
        std::string line = "  " + padded(row.name, name) + "  " + drawn +
                           std::string(cards - columns(plain), ' ') + "  " + row.points;
        if (!row.remark.empty()) line += " (" + row.remark + ")";
        lines.push_back(std::move(line));
    }
}

} // namespace

Lines draw_rules(const Rulebook& rules, const Style& style) {
    const present::RulesPage page = present::rules_page(rules, style.face);
    Lines lines{style.bold(page.title)};
    if (!page.summary.empty()) add(lines, wrapped(page.summary, style));
    std::size_t label = 0;
    for (const auto& row : page.rows) label = std::max(label, std::min(columns(row.label), most_label));
    for (const auto& row : page.rows) add(lines, hanging(row.label, label + 2, row.text, style));
    lines.push_back(tr("Melds, with the points for one, two, … of them:"));
    add_melds(lines, page.melds, style);
    if (!page.marks.empty()) lines.push_back(tr("Marks, with what one, two, … of them are worth:"));
    add_melds(lines, page.marks, style);
    if (!page.options.empty()) lines.push_back(tr("Options:"));
    for (const auto& option : page.options) {
        // What was changed stands out by its sign, too.
        const std::string text = option.usual.empty()
                                     ? fmt::format("{}: {}", option.label, option.value)
                                     : tr("{}: {} (usually {})", option.label, option.value, option.usual);
        add(lines, wrapped(text, style, screen_width, option.usual.empty() ? "    " : "  * "));
    }
    return lines;
}

} // namespace roundhouse::terminal
