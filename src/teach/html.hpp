#pragma once
// Parts of a page of HTML: text with every special character escaped, cards as pictures.

#include "cards/notation.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::teach {

/// `<`, `>`, `&` and quotes as entities; characters that a page must not contain are left out.
std::string escaped(std::string_view text);
/// A sentence with marks, as HTML: cards and suits as signs, red ones in a span.
std::string sentence(std::string_view text, Face face);
/// A small card as inline SVG, with a title for screen readers.
std::string card_picture(Card card, Face face);
/// The cards in a row.
std::string cards_row(const std::vector<Card>& cards, Face face);
/// The beginning of a page up to its heading, with the styles for screen and print followed by `more_style`;
/// and the end of a page.
std::string page_begin(const std::string& title, std::string_view more_style = {});
std::string page_end();
/// A section heading.
std::string heading(const std::string& text);

} // namespace roundhouse::teach
