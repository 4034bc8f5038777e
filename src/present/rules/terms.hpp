#pragma once
// Words of the game, explained: at the table, by the program's `term`, and in place on the page of rules.

#include "rules/rulebook.hpp"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::present {

/// The text with what stands in brackets, cards ("[Qs Jd]") or a suit ("[H]"), as marks.
std::string with_marks(const std::string& text);

/// A term in the reader's language; sentences have marks for cards.
struct ExplainedTerm {
    std::string name, text;
    std::string example; ///< may be empty, as may those below
    std::vector<std::string> also, see;
};
/// `terms`: those that it may name as related.
ExplainedTerm explained(const Term& term, const Terms& terms);
/// The same as sentences: "Dix: the lowest trump …", "For example: …".
std::vector<std::string> in_sentences(const ExplainedTerm& term);

/// How a word names a term, the best match first: by a form of the term's own name, or by another name for
/// it, in the reader's language; then likewise in English. To a German "Talon" is first the stock, and
/// only then the kitty, as in English.
enum class TermName : std::uint8_t { own, others, english, english_others, none };
TermName how_called(const Term& term, std::string_view word); ///< case ignored
/// The term that the word means best; null if there is none.
const Term* find_term(const Terms& terms, std::string_view word);
/// Names near what was typed, nearest first, in the reader's language.
std::vector<std::string> terms_near(const Terms& terms, std::string_view word);

/// A word of a text that is a form of a term.
struct Mention {
    std::size_t at = 0, length = 0; ///< in bytes
    const Term* term = nullptr;
};
/// Where a text in the reader's language uses terms, in order; where forms overlap, the longest.
std::vector<Mention> mentions(std::string_view text, const Terms& terms);

/// The terms that are of use under these rules: everyday words, those whose needs the rules meet, those that
/// their page uses, and those that a package brought along.
std::set<const Term*> used_terms(const Rulebook& rules, const Terms& terms);

/// The terms of the rulebook; none if it was not made by a package.
const Terms& terms_of(const Rulebook& rules);

} // namespace roundhouse::present
