#include "teach/review/html.hpp"

#include "base/language.hpp"
#include "present/cards.hpp"
#include "teach/html.hpp"
#include "teach/review/words.hpp"

#include <fmt/format.h>

namespace roundhouse::teach {

namespace {

constexpr std::size_t most_named = 3;

/// The styles of this page alone, besides those that all pages share.
constexpr const char* review_style = R"(
.curve{width:100%;height:auto;font-size:13px}.curve text{fill:var(--quiet)}.curve .strong{fill:var(--text);font-weight:700}
.curve .number{fill:#10211c;font-weight:700}.curve .grid{stroke:var(--line)}.curve .zero{stroke:var(--quiet)}
.curve .line{fill:none;stroke:#b98a2a;stroke-width:2.5}.curve .band{fill:#b98a2a;opacity:.18}.curve .dot{fill:#dba63f}
.curve .lost{stroke:var(--text);stroke-dasharray:4 3}.curve .hollow{fill:var(--panel);stroke:var(--text);stroke-width:1.5}
.dear{display:grid;grid-template-columns:2rem minmax(5rem,auto) 1fr auto;gap:.3rem 1rem;align-items:center}
.dear h3{margin:0}.pair{display:flex;align-items:center;gap:.5rem;flex-wrap:wrap}.loss{font-size:1.2rem;font-weight:700;
white-space:nowrap}.loss small{font-weight:400;font-size:.8rem;color:var(--quiet)}
.badge{display:inline-block;width:1.7em;line-height:1.7em;border-radius:50%;background:#dba63f;color:#10211c;
text-align:center;font-weight:700}.hindsight{border-style:dashed;border-width:2px}
@media (max-width:40rem){.dear{grid-template-columns:2rem 1fr}.dear>*{grid-column:2}.dear>.badge{grid-column:1}}
)";

/// Cards as pictures, anything else in words.
std::string pictures(const Action& action, const std::string& words, const std::string& under, Face face) {
    const CardSet cards = cards_of(action);
    const std::string shown = cards.empty() ? fmt::format("<strong>{}</strong>", sentence(words, face))
                                            : cards_row(present::in_order(cards), face);
    return fmt::format("<div>{}<div class=\"quiet\">{}</div></div>", shown, escaped(under));
}

std::string costliest_part(const RecordedGame& game, const Review& review, const present::Names& names,
                           Face face) {
    const auto dear = review.costliest(most_named);
    if (dear.empty()) return {};
    std::string html = heading(tr("What cost most"));
    int number = 0;
    for (const ReviewedDecision* one : dear) {
        const DecisionWords words = in_words(game, *one, names, face);
        html += fmt::format("<section class=\"case dear\"><span class=\"badge\">{}</span><div "
                            "class=\"pair\">{}<span>→</span>{}</div>"
                            "<div><h3>{}</h3>",
                            ++number, pictures(one->done.action, words.done, tr("done"), face),
                            pictures(one->best.action, words.best, tr("better"), face),
                            sentence(words.title, face));
        for (const std::string& reason : words.reasons)
            html += fmt::format("<p>{}</p>", sentence(reason, face));
        html += fmt::format("</div><div class=\"loss\">{} <small>{}</small></div></section>\n",
                            escaped(cost_in_words(*one)), escaped(tr("points")));
    }
    return html;
}

std::string table_part(const RecordedGame& game, const Review& review, const present::Names& names,
                       Face face) {
    std::string html =
        heading(tr("Every decision")) +
        fmt::format("<table>\n<thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th>"
                    "<th class=\"n\" scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead>\n<tbody>\n",
                    escaped(tr("Decision")), escaped(tr("done")), escaped(tr("expected")),
                    escaped(tr("cost")));
    for (const ReviewedDecision& one : review.decisions) {
        const DecisionWords words = in_words(game, one, names, face);
        html += fmt::format(
            "<tr><th scope=\"row\">{}</th><td>{}</td><td class=\"n\">{}</td><td>{}</td></tr>\n",
            sentence(words.title, face), sentence(words.done, face),
            one.deals ? present::points_against(one.best.worth) : "–", escaped(cost_in_words(one)));
    }
    return html + "</tbody>\n</table>\n";
}

std::string hindsight_part(const RecordedGame& game, const Review& review, const present::Names& names,
                           Face face) {
    std::string lines;
    for (const std::string& one : hindsight_of(review)) lines += fmt::format("<p>{}</p>\n", escaped(one));
    int number = 0;
    for (const ReviewedDecision* one : review.costliest(most_named)) {
        ++number;
        if (const std::string cost = hindsight_of(*one); !cost.empty())
            lines += fmt::format("<p><span class=\"badge\">{}</span> {}: {}</p>\n", number,
                                 sentence(in_words(game, *one, names, face).title, face), escaped(cost));
    }
    if (lines.empty()) return {};
    return fmt::format(
        "<section class=\"panel hindsight\"><h2>{}</h2>\n<p class=\"quiet\">{}</p>\n{}</section>\n",
        escaped(tr("In hindsight")), escaped(about_hindsight()), lines);
}

std::string review_part(const RecordedGame& game, const Review& review, const present::Names& names,
                        Face face) {
    std::string html =
        fmt::format("<p><strong>{}</strong></p>\n", sentence(title_of(game, review, names), face));
    for (const std::string& one : summary_of(review)) html += fmt::format("<p>{}</p>\n", sentence(one, face));
    if (review.decisions.empty()) return html;
    if (const std::string curve = curve_of(game, review); !curve.empty())
        html +=
            heading(tr("What you could expect, before each decision")) +
            fmt::format("<p class=\"quiet\">{}</p>\n<div class=\"panel\">{}</div>\n",
                        escaped(tr("Points of the round beyond those of the others; winning the game counts "
                                   "as points, too. The band is their interval (95%).")),
                        curve);
    return html + costliest_part(game, review, names, face) + table_part(game, review, names, face) +
           fmt::format("<p class=\"quiet\">{}</p>\n", escaped(about_the_numbers())) +
           hindsight_part(game, review, names, face);
}

} // namespace

std::string to_html(const RecordedGame& game, const std::vector<Review>& reviews,
                    const std::function<present::Names(int round)>& names, Face face) {
    std::string html =
        page_begin(tr("Review: {}", present::in_words(game.match().rules->title)), review_style);
    for (const Review& one : reviews) html += review_part(game, one, names(one.round), face);
    return html + page_end();
}

} // namespace roundhouse::teach
