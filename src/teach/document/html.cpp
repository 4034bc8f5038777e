// The rules as one page of HTML.

#include "teach/html.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/document/document.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace roundhouse::teach {

using present::MeldRow;
using present::RulesRow;
using present::RulesSection;

namespace {

constexpr const char* document_style = R"(
header p{font-size:1.1rem;color:var(--quiet);margin:.2rem 0 .8rem}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr));gap:.6rem;margin:0;padding:.7rem 0;list-style:none;
border-top:2px solid var(--text);border-bottom:1px solid var(--line)}.facts b{display:block;font-size:1.7rem;line-height:1.15;font-variant-numeric:tabular-nums}
.facts li{color:var(--quiet);font-size:.9rem}.facts b{color:var(--text)}
.flow{columns:2;column-gap:2.4rem}section{break-inside:avoid;margin:0;padding:.2rem 0 .5rem}
h2{margin:.7rem 0 .3rem}.rule{border-top:1px solid var(--line);margin-top:.5rem}
section p{margin:.25rem 0}section ul,section ol{margin:.15rem 0 .35rem}
.facts .sq{font-size:.5em;vertical-align:.35em}.sq{font-size:.8em;margin:0 .35em 0 0;vertical-align:.1em}
.ranks{display:flex;flex-wrap:wrap;gap:.4rem;margin:.4rem 0;padding:0;list-style:none}
.ranks li{text-align:center;font-variant-numeric:tabular-nums;font-weight:600}.ranks svg{width:40px;height:56px;display:block}
.melds{display:grid;grid-template-columns:repeat(3,1fr);gap:.8rem 1.6rem;margin:.5rem 0;padding:0;list-style:none}
.melds li{break-inside:avoid;min-width:0;display:flex;flex-direction:column;justify-content:flex-end}
.fan{display:flex;height:50px}.fan svg{width:36px;height:50px;flex:none}.fan svg+svg{margin-left:-13px}
.line{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 .8rem;border-bottom:1px solid var(--line);padding:.15rem 0}
.line b{margin-left:auto;white-space:nowrap;font-variant-numeric:tabular-nums}.melds .quiet{font-size:.82rem}
.box{border:2px solid var(--text);border-radius:12px;padding:.5rem .9rem .7rem;margin:.8rem 0;break-inside:avoid}
.box h2{margin:.1rem 0 .4rem}.box p,.other p{display:flex;justify-content:space-between;gap:1rem;margin:.2rem 0}
.box p span+span{white-space:nowrap}
.examples{display:grid;grid-template-columns:1fr 1fr;gap:.8rem}.examples .case{margin:0}.case h3{margin:0 0 .3rem}
.hands{display:flex;flex-wrap:wrap;gap:.5rem 1.1rem;margin:.3rem 0}.hands figure{margin:0}
.hands figcaption{font-size:.82rem;color:var(--quiet);text-align:center}.hands .fan{height:66px;padding-top:8px;box-sizing:content-box}
.hands .fan svg{width:40px;height:56px}.hands .fan.open svg+svg{margin-left:3px}.hands .fan.long svg+svg{margin-left:-20px}
.up{transform:translateY(-8px)}.down{opacity:.4}.fan span{display:flex;flex:none}.fan span+span{margin-left:3px}
.terms{columns:2;column-gap:2.4rem;margin:0;padding:0;list-style:none}.terms li{break-inside:avoid;padding:.15rem 0}
.terms li:target{background:var(--panel);outline:2px solid var(--b);outline-offset:3px}
.terms small{color:var(--quiet);font-size:.88rem}
a{color:inherit}a.term{text-decoration:underline dotted;text-underline-offset:.18em}
.other{columns:2;column-gap:2.4rem;font-size:.9rem}.other p{break-inside:avoid;border-bottom:1px dotted var(--line)}
footer{margin-top:1.2rem;padding-top:.4rem;border-top:1px solid var(--line);font-size:.82rem;color:var(--quiet)}
@media (max-width:52rem){.melds{grid-template-columns:1fr 1fr}}
@media (max-width:40rem){.melds .wide{grid-column:1/-1}.flow,.terms,.other{columns:1}.examples{grid-template-columns:1fr}.facts b{font-size:1.4rem}}
@media (max-width:24rem){.melds{grid-template-columns:1fr}}
@media print{.melds .wide{grid-column:span 2}h1{font-size:20pt}h2{font-size:13pt;margin:5pt 0 2pt}.flow,.terms,.other{columns:2}.melds{grid-template-columns:1fr 1fr 1fr;gap:5pt 14pt}
.examples{grid-template-columns:1fr 1fr}.facts b{font-size:17pt}header p{font-size:11pt}a.term{text-decoration:none}
.fan{height:38px}.fan svg{width:27px;height:38px}.fan svg+svg{margin-left:-9px}.ranks svg{width:30px;height:42px}
.terms,.other{font-size:9.5pt}.down{opacity:.5}}
)";

/// A meld of more cards gets more than one column where columns are narrow.
constexpr int most_narrow = 6;

constexpr const char* square = "<span class=\"sq\">■</span>";

/// Writes the document, and remembers which terms it has linked.
class Writer {
  public:
    Writer(const Document& document, Face face)
        : document_(document), face_(face), terms_(terms_used(document)) {}

    std::string all();

  private:
    /// The text, with the first mention of each term linked to its explanation.
    std::string linked(const std::string& text);
    std::string facts() const;
    std::string section(RulesSection section);
    std::string row(const RulesRow& row, bool labelled);
    std::string steps(const RulesRow& row);
    std::string cards();
    std::string melds();
    std::string meld(const MeldRow& row, const MeldRule& rule);
    std::string example(const WorkedExample& one);
    std::string examples();
    std::string agreed() const;
    std::string other_options() const;
    std::string glossary() const;
    std::string entry(const Term& term) const;

    std::size_t number_of(const Term* term) const {
        return static_cast<std::size_t>(std::find(terms_.begin(), terms_.end(), term) - terms_.begin());
    }
    const Rulebook& rules() const { return *document_.rules; }

    const Document& document_;
    Face face_;
    std::vector<const Term*> terms_;
    std::set<const Term*> linked_;
};

std::string Writer::linked(const std::string& text) {
    const Terms& terms = present::terms_of(rules());
    std::string html;
    std::size_t from = 0;
    for (const present::Mention& one : present::mentions(text, terms)) {
        if (number_of(one.term) == terms_.size() || !linked_.insert(one.term).second) continue;
        html += sentence(text.substr(from, one.at - from), face_);
        html += fmt::format("<a class=\"term\" href=\"#term-{}\" title=\"{}\">{}</a>", number_of(one.term),
                            escaped(present::in_signs(present::explained(*one.term, terms).text, face_)),
                            escaped(text.substr(one.at, one.length)));
        from = one.at + one.length;
    }
    return html + sentence(text.substr(from), face_);
}

/// The numbers that people look up, large.
std::string Writer::facts() const {
    std::string html = "<ul class=\"facts\">\n";
    for (const KeyFact& fact : key_facts(document_))
        html += fmt::format("<li><b>{}{}</b>{}</li>\n", fact.agreed_otherwise ? square : "", fact.number,
                            escaped(fact.what));
    return html + "</ul>\n";
}

std::string Writer::steps(const RulesRow& row) {
    std::string html = "<ol>\n";
    for (const std::string& step : row.steps) {
        const bool other = agreed_otherwise(document_, row, step);
        html += fmt::format("<li>{}{}</li>\n", other ? square : "", linked(prose(step)));
    }
    return html + "</ol>\n";
}

std::string Writer::row(const RulesRow& row, bool labelled) {
    const char* const marked = agreed_otherwise(document_, row) ? square : "";
    const std::string label = labelled ? fmt::format("<strong>{}.</strong> ", escaped(row.label)) : "";
    if (row.steps.size() > 1) return fmt::format("<p>{}{}</p>\n{}", marked, label, steps(row));
    return fmt::format("<p>{}{}{}</p>\n", marked, label, linked(prose(row.text)));
}

std::string Writer::section(RulesSection section) {
    std::vector<const RulesRow*> rows;
    for (const RulesRow& row : document_.page.rows)
        if (row.section == section) rows.push_back(&row);
    if (rows.empty()) return {};
    const std::string title = present::in_words(section);
    std::string html = "<section>\n" + heading(title);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool again = i > 0 && rows[i - 1]->label == rows[i]->label;
        html += row(*rows[i], !again && rows[i]->label != title);
    }
    return html + "</section>\n";
}

/// The ranks as cards, with what they count in tricks.
std::string Writer::cards() {
    std::string html = "<section>\n" + heading(present::in_words(RulesSection::cards)) + "<p>" +
                       escaped(tr("From high to low, with their points in tricks:")) +
                       "</p>\n<ul class=\"ranks\">\n";
    for (const Rank rank : rules().ranks) {
        const int points = rules().count.points[static_cast<std::size_t>(index(rank))];
        html += fmt::format("<li>{}{}</li>\n", card_picture(Card(rank, Suit::spades), face_),
                            points ? std::to_string(points) : "–");
    }
    html += "</ul>\n";
    for (const RulesRow& row : document_.page.rows)
        if (row.section == RulesSection::count) {
            const char* const marked = agreed_otherwise(document_, row) ? square : "";
            html += fmt::format("<p>{}{}</p>\n", marked,
                                linked(tr("The last trick counts {} more: {} in all.",
                                          rules().count.last_trick, rules().count.total)));
            break;
        }
    return html + "</section>\n";
}

/// Its cards with spades as trump; a meld that has no fixed cards is told in words.
std::string Writer::meld(const MeldRow& row, const MeldRule& rule) {
    const auto places = places_of(rule, Suit::spades);
    std::string html =
        !places.empty() && places.front().size() > most_narrow ? "<li class=\"wide\">" : "<li>";
    if (!places.empty()) {
        html += "<div class=\"fan\">";
        for (const Card card : present::in_order(places.front())) html += card_picture(card, face_);
        html += "</div>";
    } else {
        html += fmt::format("<span class=\"quiet\">{}</span>", sentence(row.cards, face_));
    }
    html +=
        fmt::format("<div class=\"line\"><span>{}{}</span><b>{}</b></div>",
                    agreed_otherwise(document_, row) ? square : "", linked(row.name), escaped(row.points));
    if (!row.remark.empty())
        html += fmt::format("<span class=\"quiet\">{}</span>", linked(prose(row.remark)));
    return html + "</li>\n";
}

std::string Writer::melds() {
    if (rules().meld_rules.empty()) return {};
    std::string html = "<section class=\"rule\">\n" + heading(present::in_words(RulesSection::melds)) +
                       fmt::format("<p class=\"quiet\">{}</p>\n<ul class=\"melds\">\n",
                                   sentence(tr("Points for one, two, … of them; {} stands for trump.",
                                               present::mark(Suit::spades)),
                                            face_));
    for (std::size_t i = 0; i < rules().meld_rules.size(); ++i)
        html += meld(document_.page.melds[i], rules().meld_rules[i]);
    html += "</ul>\n";
    if (!rules().marks.empty()) {
        html += fmt::format("<p class=\"quiet\">{}</p>\n<ul class=\"melds\">\n",
                            escaped(tr("Marks, with what one, two, … of them are worth:")));
        for (std::size_t i = 0; i < rules().marks.size(); ++i)
            html += meld(document_.page.marks[i], rules().marks[i].pattern);
        html += "</ul>\n";
    }
    for (const RulesRow& row : document_.page.rows)
        if (row.section == RulesSection::melds) html += this->row(row, true);
    return html + "</section>\n";
}

/// Cards in a row, overlapping where there are many; those that are not `legal` are faded.
std::string hand_figure(const std::vector<Card>& cards, const std::optional<CardSet>& legal,
                        const std::string& caption, Face face) {
    std::string html = fmt::format("<figure><div class=\"fan {}\">", cards.size() > 8 ? "long" : "open");
    for (const Card card : cards) {
        if (legal)
            html += fmt::format("<span class=\"{}\">{}</span>", legal->has(card) ? "up" : "down",
                                card_picture(card, face));
        else
            html += card_picture(card, face);
    }
    return html + fmt::format("</div><figcaption>{}</figcaption></figure>\n", escaped(caption));
}

std::string Writer::example(const WorkedExample& one) {
    std::string html = fmt::format("<section class=\"case\">\n<h3>{}</h3>\n", escaped(one.heading));
    if (!one.trick.empty() || !one.hand.empty()) {
        html += "<div class=\"hands\">\n";
        if (!one.trick.empty()) html += hand_figure(one.trick, {}, tr("on the table"), face_);
        if (!one.hand.empty()) html += hand_figure(one.hand, one.legal, tr("your hand"), face_);
        html += "</div>\n";
    }
    return html + fmt::format("<p>{}</p>\n<p><strong>{}</strong></p>\n</section>\n", linked(one.question),
                              linked(one.answer));
}

std::string Writer::examples() {
    if (document_.examples.empty()) return {};
    std::string html = fmt::format("<div class=\"rule\">{}</div>\n<div class=\"examples\">\n",
                                   heading(tr("Worked examples")));
    for (const WorkedExample& one : document_.examples) html += example(one);
    return html + "</div>\n";
}

std::string Writer::agreed() const {
    std::string html;
    for (const auto& option : document_.page.options)
        if (!option.usual.empty())
            html += fmt::format(
                "<p><span>{}: <strong>{}</strong></span><span class=\"quiet\">{}</span></p>\n",
                escaped(option.label), escaped(option.value), escaped(tr("default {}", option.usual)));
    if (html.empty()) return {};
    return fmt::format("<section class=\"box\">\n<h2>{}{}</h2>\n{}<p class=\"quiet\">{}</p>\n</section>\n",
                       square, escaped(tr("Agreed at our table")), html,
                       escaped(tr("All other rules are standard.")));
}

std::string Writer::other_options() const {
    std::string html;
    for (const auto& option : document_.page.options)
        if (option.usual.empty())
            html += fmt::format("<p><span>{}</span><span>{}</span></p>\n", escaped(option.label),
                                escaped(option.value));
    if (html.empty()) return {};
    return fmt::format("<div class=\"rule\">{}</div>\n<div class=\"other\">\n{}</div>\n",
                       heading(tr("What tables agree on, as it is here")), html);
}

std::string Writer::entry(const Term& term) const {
    const Terms& terms = present::terms_of(rules());
    const present::ExplainedTerm told = present::explained(term, terms);
    std::string html = fmt::format("<li id=\"term-{}\"><strong>{}</strong> {}", number_of(&term),
                                   escaped(told.name), sentence(told.text, face_));
    if (!told.example.empty())
        html += fmt::format(" <small>{}</small>", sentence(tr("For example: {}", told.example), face_));
    if (!told.also.empty())
        html += fmt::format(" <small>{}</small>", escaped(tr("Also called: {}.", join(told.also, ", "))));
    return html + "</li>\n";
}

std::string Writer::glossary() const {
    if (terms_.empty()) return {};
    std::string html =
        fmt::format("<div class=\"rule\">{}</div>\n<ul class=\"terms\">\n", heading(tr("Words of the game")));
    for (const Term* term : terms_) html += entry(*term);
    return html + "</ul>\n";
}

std::string Writer::all() {
    std::string html = page_begin(document_.page.title, document_style);
    if (!document_.page.summary.empty())
        html += fmt::format("<header><p>{}</p></header>\n", linked(document_.page.summary));
    html += facts() + agreed() + "<div class=\"flow\">\n" + cards();
    for (const RulesSection before : {RulesSection::players, RulesSection::deal, RulesSection::auction,
                                      RulesSection::kitty, RulesSection::trump, RulesSection::exchange})
        html += section(before);
    html += "</div>\n" + melds() + "<div class=\"flow rule\">\n";
    for (const RulesSection after :
         {RulesSection::play, RulesSection::exits, RulesSection::settlement, RulesSection::ending})
        html += section(after);
    html += "</div>\n" + examples() + glossary() + other_options();
    return html +
           fmt::format("<footer>Roundhouse · {}</footer>\n",
                       escaped(tr("rules {}", rules().digest.substr(0, 8)))) +
           page_end();
}

} // namespace

std::string to_html(const Document& document, Face face) { return Writer(document, face).all(); }

} // namespace roundhouse::teach
