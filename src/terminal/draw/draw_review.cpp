#include "terminal/draw/draw_review.hpp"

#include "base/language.hpp"
#include "present/cards.hpp"
#include "teach/review/words.hpp"

#include <fmt/format.h>

namespace roundhouse::terminal {

namespace {

constexpr std::size_t most_named = 3;
/// Columns for expected values.
constexpr std::size_t expected_width = 7;

void add_sentences(Lines& lines, const Lines& sentences, const Style& style, std::string_view indent) {
    for (const std::string& one : sentences) add(lines, wrapped(one, style, screen_width, indent));
}

void add_costliest(Lines& lines, const RecordedGame& game, const teach::Review& review, const Names& names,
                   const Style& style) {
    const auto dear = review.costliest(most_named);
    if (dear.empty()) return;
    lines.emplace_back();
    lines.push_back(style.bold(tr("What cost most")));
    int number = 0;
    for (const teach::ReviewedDecision* one : dear) {
        const teach::DecisionWords words = teach::in_words(game, *one, names, style.face);
        add(lines,
            wrapped(tr("{0}. {1} – {2} points", ++number, words.title, teach::cost_in_words(*one)), style));
        add_sentences(lines, words.reasons, style, "   ");
    }
}

/// A paragraph for each decision, with a hanging indent.
void add_table(Lines& lines, const RecordedGame& game, const teach::Review& review, const Names& names,
               const Style& style) {
    lines.emplace_back();
    lines.push_back(style.bold(tr("What you could expect, before each decision")));
    for (const teach::ReviewedDecision& one : review.decisions) {
        const teach::DecisionWords words = teach::in_words(game, one, names, style.face);
        const std::string expected = one.deals ? present::points_against(one.best.worth) : "";
        const std::string where = one.trick ? tr("Trick {}", one.trick) : words.title;
        add(lines, hanging("  " + right(expected, expected_width), expected_width + 4,
                           fmt::format("{}: {} – {}", where, words.done, teach::cost_in_words(one)), style));
    }
    if (review.result)
        lines.push_back("  " + right(present::points_against(*review.result), expected_width) + "  " +
                        tr("the round as it ended"));
}

void add_hindsight(Lines& lines, const RecordedGame& game, const teach::Review& review, const Names& names,
                   const Style& style) {
    Lines said = teach::hindsight_of(review);
    int number = 0;
    for (const teach::ReviewedDecision* one : review.costliest(most_named)) {
        ++number;
        if (const std::string cost = teach::hindsight_of(*one); !cost.empty())
            said.push_back(fmt::format("{}. {}. {}", number,
                                       teach::in_words(game, *one, names, style.face).title, cost));
    }
    if (said.empty()) return;
    lines.emplace_back();
    lines.push_back(style.bold(tr("In hindsight")));
    add(lines, wrapped(teach::about_hindsight(), style));
    add_sentences(lines, said, style, "  ");
}

} // namespace

Lines draw_review(const RecordedGame& game, const teach::Review& review, const Names& names,
                  const Style& style) {
    Lines lines = wrapped(teach::title_of(game, review, names), style);
    for (std::string& line : lines) line = style.bold(line);
    add_sentences(lines, teach::summary_of(review), style, "");
    if (review.decisions.empty()) return lines;
    add_costliest(lines, game, review, names, style);
    add_table(lines, game, review, names, style);
    lines.emplace_back();
    add(lines, wrapped(teach::about_the_numbers(), style));
    add_hindsight(lines, game, review, names, style);
    return lines;
}

} // namespace roundhouse::terminal
