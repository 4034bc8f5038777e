// A comparison as one page of HTML.

#include "teach/html.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/asks/request.hpp"
#include "teach/compare/compare.hpp"
#include "teach/compare/compare_words.hpp"
#include "teach/compare/on_paper.hpp"
#include "teach/situations/situation_words.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

/// On paper it is one sheet: what difference it makes, what differs, and the cases in two columns.
constexpr const char* compare_style = R"(
.paper{display:none}
@page{size:A4;margin:10mm}
@media print{.screen{display:none!important}.paper{display:block;order:4;margin:.3rem 0 0}
body{display:flex;flex-direction:column;font-size:8pt;line-height:1.22}
h1{font-size:12pt}h2{font-size:9.5pt;margin:.5rem 0 .15rem}.sets{display:flex;gap:2rem}.made{order:1}.differs{order:2}
.see{order:3}.made table,.made .quiet{display:none}.made ul{columns:2}.differs th,.differs td{padding:.08rem .4rem}
.differs th{width:14%}.differs td{width:43%}.differs .quiet{font-size:8pt;margin:.2rem 0 0}
.cases{columns:2;column-gap:1.2rem}.case{border:0;border-radius:0;padding:0;margin:0 0 .35rem}.case h3,.case .cards{display:none}
.case p{margin:0;font-weight:700}.case .two{display:block}.case .key{border:0;width:auto;height:auto;font-size:inherit;color:#000;background:none}}
)";

std::string set_line(const char* key, const RuleSet& set) {
    return fmt::format("<p><span class=\"key {}\">{}</span> <strong>{}</strong></p>\n", lower_case(key), key,
                       escaped(title_of(set)));
}

std::string cell(const char* head, const std::string& html) {
    return fmt::format("<td data-h=\"{}\">{}</td>", escaped(head), html.empty() ? "–" : html);
}

/// Keeps what has no room on the sheet for the screen.
const char* unless(bool on_paper) { return on_paper ? "" : " class=\"screen\""; }

std::string statements_part(const Comparison& found, const OnPaper& paper, Face face) {
    std::string html = heading(in_words(CompareText::what_differs));
    if (found.statements.empty())
        return html + fmt::format("<p>{}</p>\n", escaped(in_words(CompareText::same_rules)));
    html += fmt::format("<table class=\"wide\">\n<thead><tr><th scope=\"col\">{}</th><th scope=\"col\">A</th>"
                        "<th scope=\"col\">B</th></tr></thead>\n<tbody>\n",
                        escaped(tr("Rule")));
    for (std::size_t i = 0; i < found.statements.size(); ++i) {
        const Statement& one = found.statements[i];
        html += fmt::format("<tr{}><th scope=\"row\">{}</th>{}{}</tr>\n", unless(paper.statements[i]),
                            escaped(present::in_words(one.section)), cell("A", sentence(one.a, face)),
                            cell("B", sentence(one.b, face)));
    }
    html += "</tbody>\n</table>\n";
    if (const std::string equal = equal_in_words(found.equal); !equal.empty())
        html += fmt::format("<p class=\"quiet\">{}</p>\n", escaped(equal));
    return html;
}

/// The hand again, with the cards that may not be played faded.
std::string legal_cards(const Situation& one, const json& answer, Face face) {
    const auto legal = cards_of_field(answer, "legal");
    std::string row = "<div class=\"cards\">";
    for (const Card card : cards_of_field(one.request, "hand")) {
        const bool may = std::find(legal.begin(), legal.end(), card) != legal.end();
        row += fmt::format("<span class=\"{}\">{}</span>", may ? "on" : "off", card_picture(card, face));
    }
    return row + "</div>\n";
}

std::string side_of_case(const char* key, const Situation& one, const json& answer, const std::string& said,
                         Face face) {
    return fmt::format("<div><span class=\"key {}\">{}</span> {}{}</div>\n", lower_case(key), key,
                       one.kind == SituationKind::legal ? legal_cards(one, answer, face) : "",
                       sentence(said, face));
}

std::string situations_part(const Comparison& found, const OnPaper& paper, Face face) {
    if (found.statements.empty()) return {};
    std::string html = heading(in_words(CompareText::where_it_shows)) + "<div class=\"cases\">\n";
    for (std::size_t i = 0; i < found.situations.found.size(); ++i) {
        const Situation& one = found.situations.found[i];
        const SituationWords words = in_words(one, *found.a.rules, *found.b.rules, face);
        html += fmt::format("<section class=\"case{}\">\n<h3>{}</h3>\n<p>{}</p>\n",
                            paper.situations[i] ? "" : " screen", escaped(in_words(one.kind)),
                            sentence(words.title, face));
        const bool trick = one.kind == SituationKind::legal || one.kind == SituationKind::winner;
        const auto cards = cards_of_field(one.request, trick ? "trick" : "hand");
        if (!cards.empty()) html += cards_row(cards, face);
        html += "<div class=\"two\">\n" + side_of_case("A", one, one.a, words.a, face) +
                side_of_case("B", one, one.b, words.b, face) + "</div>\n</section>\n";
    }
    html += "</div>\n";
    if (found.situations.not_shown.empty()) return html;
    html += "<ul class=\"quiet screen\">\n";
    for (const NotShown& one : found.situations.not_shown)
        html += fmt::format("<li>{}: {}</li>\n", escaped(present::in_words(one.section)), escaped(one.why));
    return html + "</ul>\n";
}

std::string round_part(const char* key, const ToldRound& round, std::size_t from, Face face) {
    std::string html = fmt::format("<div class=\"panel parts\"><span class=\"key {}\">{}</span>\n<ol>\n",
                                   lower_case(key), key);
    for (std::size_t i = from; i < round.lines.size(); ++i)
        html += fmt::format("<li>{}</li>\n", sentence(round.lines[i], face));
    html += "</ol>\n";
    for (const std::string& line : round.settlement) html += fmt::format("<p>{}</p>\n", sentence(line, face));
    return html + "</div>\n";
}

std::string hands_part(const std::vector<std::string>& hands, Face face) {
    std::string html = "<ul>\n";
    for (const std::string& hand : hands) html += fmt::format("<li>{}</li>\n", sentence(hand, face));
    return html + "</ul>\n";
}

std::string same_deal_part(const Comparison& found, Face face) {
    if (!found.same_deal) return {};
    const SameDeal& deal = *found.same_deal;
    std::string html = heading(in_words(CompareText::same_deal));
    if (deal.same_cards)
        html += hands_part(deal.a.hands, face);
    else
        html += fmt::format("<p>{}</p>\n<div class=\"two\">{}{}</div>\n",
                            escaped(in_words(CompareText::own_cards)), hands_part(deal.a.hands, face),
                            hands_part(deal.b.hands, face));
    if (deal.parts_at) {
        html += "<ol>\n";
        for (std::size_t i = 0; i < deal.parts_at; ++i)
            html += fmt::format("<li>{}</li>\n", sentence(deal.a.lines[i], face));
        html += "</ol>\n";
    }
    if (const std::string parting = parting_in_words(deal); !parting.empty())
        html += fmt::format("<p><strong>{}</strong></p>\n", escaped(parting));
    return html + "<div class=\"two\">\n" + round_part("A", deal.a, deal.parts_at, face) +
           round_part("B", deal.b, deal.parts_at, face) + "</div>\n";
}

/// The interval on the axis of its unit, zero in the middle; hollow where it is not clear of zero.
std::string plot(const Effect& effect, double largest) {
    const auto at = [&](double value) { return 100 + 95 * std::clamp(value / largest, -1.0, 1.0); };
    return fmt::format("<svg viewBox=\"0 0 200 16\" width=\"200\" height=\"16\" aria-hidden=\"true\">"
                       "<path d=\"M100 0V16\" stroke=\"currentColor\" stroke-width=\"1.5\"/>"
                       "<path d=\"M{:.1f} 8H{:.1f}\" stroke=\"currentColor\"/>"
                       "<circle cx=\"{:.1f}\" cy=\"8\" r=\"4\" stroke=\"currentColor\" fill=\"{}\"/></svg>",
                       at(effect.low), at(effect.high), at(effect.difference),
                       effect.clear() ? "currentColor" : "none");
}

/// The effects of one unit, on one axis; nothing if there are none.
std::string unit_part(const std::vector<Effect>& effects, EffectUnit unit) {
    double largest = 1e-9;
    for (const Effect& one : effects)
        if (unit_of(one) == unit) largest = std::max({largest, std::abs(one.low), std::abs(one.high)});
    std::string rows;
    for (const Effect& one : effects)
        if (unit_of(one) == unit)
            rows += fmt::format("<tr><th scope=\"row\">{}</th><td class=\"n\">{}</td><td class=\"n\">{}</td>"
                                "<td class=\"n\">{}</td><td>{}</td></tr>\n",
                                escaped(label_in_group(one)), figures(one.a), figures(one.b),
                                difference_in_figures(one), plot(one, largest));
    if (rows.empty()) return {};
    return fmt::format("<tbody>\n<tr><th colspan=\"5\" scope=\"rowgroup\">{}</th></tr>\n{}</tbody>\n",
                       escaped(in_words(unit)), rows);
}

std::string effects_part(const Comparison& found) {
    if (!found.deals) return {};
    std::string html =
        fmt::format("<h2>{}</h2>\n<p class=\"quiet\">{}</p>\n<ul>\n",
                    escaped(in_words(CompareText::difference_made)), escaped(deals_in_words(found)));
    for (const Effect& one : found.effects)
        if (one.clear()) html += fmt::format("<li>{}.</li>\n", escaped(capital(in_words(one))));
    html += fmt::format("</ul>\n<table>\n<thead><tr><td></td><th class=\"n\" scope=\"col\">A</th>"
                        "<th class=\"n\" scope=\"col\">B</th><th class=\"n\" scope=\"col\">B − A</th>"
                        "<th scope=\"col\">{}</th></tr></thead>\n",
                        escaped(tr("interval (95%)")));
    for (const EffectUnit unit :
         {EffectUnit::of_hundred, EffectUnit::points, EffectUnit::rounds, EffectUnit::melds})
        html += unit_part(found.effects, unit);
    return html + "</table>\n";
}

} // namespace

std::string to_html(const Comparison& found, Face face) {
    const OnPaper paper = on_paper(found, face);
    const auto part = [](const char* kind, const std::string& html) {
        return html.empty() ? html : fmt::format("<div class=\"{}\">\n{}</div>\n", kind, html);
    };
    return page_begin(tr("Two rule sets compared"), compare_style) + "<div class=\"sets\">\n" +
           set_line("A", found.a) + set_line("B", found.b) + "</div>\n" +
           part("differs", statements_part(found, paper, face)) +
           part("see", situations_part(found, paper, face)) + part("screen", same_deal_part(found, face)) +
           part("made", effects_part(found)) +
           (paper.left_off.empty() ? ""
                                   : fmt::format("<p class=\"paper\">{}</p>\n", escaped(paper.left_off))) +
           page_end();
}

} // namespace roundhouse::teach
