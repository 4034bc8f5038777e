#include "teach/html.hpp"

#include "base/language.hpp"
#include "present/cards.hpp"

#include <array>

#include <fmt/format.h>

namespace roundhouse::teach {

namespace {

constexpr bool is_red(Suit suit) { return suit == Suit::hearts || suit == Suit::diamonds; }

std::string coloured(Suit suit, const std::string& text) {
    return is_red(suit) ? fmt::format("<span class=\"red\">{}</span>", text) : text;
}

/// Shapes of the suits on a field of 20 by 20.
constexpr std::array french_shapes{
    "M10 1C12 5 18 8 18 12.5A4 4 0 0 1 11 14.5L12.5 19H7.5L9 14.5A4 4 0 0 1 2 12.5C2 8 8 5 10 1Z",
    "M10 18.5C5 13.5 1.5 10.5 1.5 6.5A4.3 4.3 0 0 1 10 5A4.3 4.3 0 0 1 18.5 6.5C18.5 10.5 15 13.5 10 18.5Z",
    "M10 1L17 10L10 19L3 10Z",
    "M10 1A4 4 0 0 1 13 8A4 4 0 1 1 11.5 14L12.5 19H7.5L8.5 14A4 4 0 1 1 7 8A4 4 0 0 1 10 1Z"};
/// Leaves, hearts, bells, acorns.
constexpr std::array german_shapes{
    "M10 0C15 3 19 8 17 14C14.5 16 12 15.5 11 14L11.6 20H8.4L9 14C8 15.5 5.5 16 3 14C1 8 5 3 10 0Z",
    french_shapes[1], "M10 1.5A8.5 8.5 0 1 1 9.9 1.5ZM3.5 8.5H16.5V10.5H3.5ZM10 12.5A2 2 0 1 0 10.1 12.5Z",
    "M9 0H11V2.5C15 2.8 18 5 18 8.5H2C2 5 5 2.8 9 2.5ZM4 10H16C16 15 12.5 17.5 10 20C7.5 17.5 4 15 4 10Z"};

constexpr const char* shape_of(Suit suit, Face face) {
    return (face == Face::german ? german_shapes : french_shapes)[static_cast<std::size_t>(index(suit))];
}

constexpr const char* style = R"(
:root{color-scheme:light dark;--felt:#fdfbf5;--panel:#fff;--text:#20262e;--quiet:#5a6b64;--line:#c9d3ce;--b:#1f6f9f}
@media (prefers-color-scheme:dark){:root{--felt:#123a32;--panel:#0e2a25;--text:#eef6f1;--quiet:#9fc1b4;
--line:#2f5a4e;--b:#8ccbee}.red{color:#ff9a94}}
@media (prefers-color-scheme:light){.red{color:#b3202b}}
body{margin:0 auto;max-width:60rem;padding:1.2rem;background:var(--felt);color:var(--text);
font:16px/1.45 Inter,"Noto Sans","DejaVu Sans",sans-serif}
h1{font-size:1.6rem;margin:.2rem 0}h2{font-size:1.25rem;margin:1.6rem 0 .5rem}h3{font-size:1rem;margin:1rem 0 .3rem}
.sets{position:sticky;top:0;background:var(--felt);padding:.4rem 0;border-bottom:1px solid var(--line)}
.sets p{margin:.1rem 0}.key{display:inline-block;width:1.5em;height:1.5em;line-height:1.5em;text-align:center;
border-radius:50%;border:2px solid var(--text);box-sizing:border-box;font-weight:700;font-size:.75rem;line-height:1.25em}
.key.b{background:var(--b);border-color:var(--b);color:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35rem .5rem;
border-bottom:1px solid var(--line)}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.case,.panel{background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:.7rem .9rem;margin:.6rem 0;
break-inside:avoid}.two{display:grid;grid-template-columns:1fr 1fr;gap:1rem}.quiet{color:var(--quiet);font-size:.9rem}
.cards{display:flex;flex-wrap:wrap;gap:4px;margin:.3rem 0}.cards svg{width:42px;height:58px}
.off{opacity:.35}.parts{border-top:3px solid var(--b)}ol,ul{margin:.2rem 0;padding-left:1.2rem}
@media (max-width:40rem){.two{grid-template-columns:1fr}table.wide thead{display:none}
table.wide td{display:block;border:0;padding:.15rem .3rem}table.wide tr{display:block;border-bottom:1px solid var(--line)}
table.wide td[data-h]::before{content:attr(data-h) " ";font-weight:700}}
@page{margin:15mm}
@media print{:root{--felt:#fff;--panel:#fff;--text:#000;--quiet:#333;--line:#999;--b:#000}.red{color:#000}
body{font-size:10.5pt;padding:0;max-width:none}.sets{position:static}}
)";

} // namespace

std::string escaped(std::string_view text) {
    std::string all;
    for (const char c : text) switch (c) {
        case '<': all += "&lt;"; break;
        case '>': all += "&gt;"; break;
        case '&': all += "&amp;"; break;
        case '"': all += "&quot;"; break;
        case '\'': all += "&#39;"; break;
        default:
            if (static_cast<unsigned char>(c) >= 0x20 || c == '\n') all += c;
        }
    return all;
}

std::string sentence(std::string_view text, Face face) {
    return present::with_marks_drawn(
        escaped(text),
        [&](Card card) {
            return coloured(card.suit(),
                            escaped(letter(card.rank(), face) + present::sign(card.suit(), face)));
        },
        [&](Suit suit) { return coloured(suit, escaped(present::in_signs(present::mark(suit), face))); });
}

std::string card_picture(Card card, Face face) {
    const char* colour = is_red(card.suit()) ? "#b3202b" : "#20262e";
    return fmt::format(
        "<svg viewBox=\"0 0 50 70\" role=\"img\"><title>{}</title>"
        "<rect x=\"1\" y=\"1\" width=\"48\" height=\"68\" rx=\"5\" fill=\"#fdfbf5\" stroke=\"#667\"/>"
        "<text x=\"6\" y=\"24\" font-size=\"21\" font-weight=\"700\" fill=\"{}\">{}</text>"
        "<path transform=\"translate(6 33) scale(1.25)\" fill-rule=\"evenodd\" fill=\"{}\" d=\"{}\"/></svg>",
        escaped(present::in_words(card, face)), colour, escaped(letter(card.rank(), face)), colour,
        shape_of(card.suit(), face));
}

std::string cards_row(const std::vector<Card>& cards, Face face) {
    std::string row = "<div class=\"cards\">";
    for (const Card card : cards) row += card_picture(card, face);
    return row + "</div>\n";
}

std::string page_begin(const std::string& title, std::string_view more_style) {
    return fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<title>{}</title>\n<style>{}{}</style>\n</head>\n<body>\n<h1>{}</h1>\n",
                       escaped(speaking().language.tag()), escaped(title), style, more_style, escaped(title));
}

std::string page_end() { return "</body>\n</html>\n"; }

std::string heading(const std::string& text) { return fmt::format("<h2>{}</h2>\n", escaped(text)); }

} // namespace roundhouse::teach
