#include "present/rules/terms.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/rules/rules_page.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::present {

std::string with_marks(const std::string& text) {
    std::string out;
    std::size_t from = 0;
    for (std::size_t open; (open = text.find('[', from)) != std::string::npos;) {
        const std::size_t close = text.find(']', open);
        if (close == std::string::npos) break;
        const std::string inner = text.substr(open + 1, close - open - 1);
        Lines marks;
        if (const auto suit = parse_suit(inner))
            marks.push_back(mark(*suit));
        else if (const auto cards = parse_cards(inner))
            for (const Card card : *cards) marks.push_back(mark(card));
        out += text.substr(from, open - from) + join(marks, " ");
        from = close + 1;
    }
    return out + text.substr(from);
}

namespace {

Lines in_language(const std::string& text) { return between_commas(text.empty() ? text : translated(text)); }

/// True for part of a word: a letter, a digit, or any byte beyond ASCII.
bool in_word(std::string_view text, std::size_t at) {
    if (at >= text.size()) return false;
    const auto c = static_cast<unsigned char>(text[at]);
    return c >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

struct Form {
    std::string text; ///< in lower case
    const Term* term;
};

/// Every form of every term that texts mark, the longest first; of equal ones those that a package brought.
std::vector<Form> forms_of(const Terms& terms) {
    std::vector<Form> forms;
    for (const Term& term : terms) {
        if (term.everyday) continue;
        for (const std::string& form : in_language(term.words)) forms.push_back({lower_case(form), &term});
    }
    std::stable_sort(forms.begin(), forms.end(), [](const Form& a, const Form& b) {
        return a.text.size() != b.text.size() ? a.text.size() > b.text.size() : a.term->own > b.term->own;
    });
    return forms;
}

/// Everything that the page says in English.
std::string page_in_english(const Rulebook& rules) {
    const LanguageScope english(Speaking{});
    const RulesPage page = rules_page(rules);
    std::string text;
    for (const RulesRow& row : page.rows) text += row.label + ". " + row.text + "\n";
    for (const auto* melds : {&page.melds, &page.marks})
        for (const MeldRow& row : *melds) text += row.name + ", " + row.remark + "\n";
    for (const OptionRow& row : page.options) text += row.label + ": " + row.value + "\n";
    return text;
}

} // namespace

ExplainedTerm explained(const Term& term, const Terms& terms) {
    ExplainedTerm told{in_language(term.words).front(),
                       with_marks(translated(term.text)),
                       term.example.empty() ? "" : with_marks(translated(term.example)),
                       in_language(term.also),
                       {}};
    for (const std::string& wanted : term.see)
        for (const Term& other : terms)
            if (name(other) == wanted) told.see.push_back(in_language(other.words).front());
    return told;
}

std::vector<std::string> in_sentences(const ExplainedTerm& term) {
    Lines lines{fmt::format("{}: {}", capital(term.name), term.text)};
    if (!term.example.empty()) lines.push_back(tr("For example: {}", term.example));
    if (!term.also.empty()) lines.push_back(tr("Also called: {}.", join(term.also, ", ")));
    if (!term.see.empty()) lines.push_back(tr("See also: {}.", join(term.see, ", ")));
    return lines;
}

TermName how_called(const Term& term, std::string_view word) {
    const std::string wanted = lower_case(word);
    const auto is_one = [&](const Lines& names) {
        return std::any_of(names.begin(), names.end(),
                           [&](const std::string& one) { return lower_case(one) == wanted; });
    };
    if (is_one(in_language(term.words))) return TermName::own;
    if (is_one(in_language(term.also))) return TermName::others;
    if (is_one(between_commas(term.words))) return TermName::english;
    return is_one(between_commas(term.also)) ? TermName::english_others : TermName::none;
}

const Term* find_term(const Terms& terms, std::string_view word) {
    const Term* found = nullptr;
    TermName best = TermName::none;
    for (const Term& term : terms) {
        const TermName called = how_called(term, word);
        if (called == TermName::none) continue;
        if (!found || called < best || (called == best && term.own)) {
            found = &term;
            best = called;
        }
    }
    return found;
}

std::vector<std::string> terms_near(const Terms& terms, std::string_view word) {
    Lines names;
    for (const Term& term : terms) names.push_back(in_language(term.words).front());
    return nearest_names(word, names);
}

namespace {

/// True if a card follows the word: then it says what to do with that card, as in “Spiel A♣”, where the noun
/// means something else.
bool is_before_card(std::string_view text, std::size_t end) {
    return end < text.size() && text[end] == ' ' && begins_with_card(text.substr(end + 1));
}

} // namespace

std::vector<Mention> mentions(std::string_view text, const Terms& terms) {
    const std::vector<Form> forms = forms_of(terms);
    const std::string lower = lower_case(text);
    std::vector<Mention> found;
    for (std::size_t at = 0; at < lower.size(); ++at) {
        if (!in_word(lower, at) || (at > 0 && in_word(lower, at - 1))) continue;
        const auto form = std::find_if(forms.begin(), forms.end(), [&](const Form& one) {
            return lower.compare(at, one.text.size(), one.text) == 0 && !in_word(lower, at + one.text.size());
        });
        if (form == forms.end() || is_before_card(text, at + form->text.size())) continue;
        found.push_back({at, form->text.size(), form->term});
        at += form->text.size() - 1;
    }
    return found;
}

namespace {

/// `page`: what the rules' page says in English.
bool is_of_use(const Term& term, const Rulebook& rules, const std::string& page) {
    if (term.everyday) return true;
    switch (term.needs) {
    case TermNeeds::everywhere: return true;
    case TermNeeds::auction: return rules.auction.has_value();
    case TermNeeds::kitty: return rules.kitty.has_value();
    case TermNeeds::stock: return rules.deal.stock > 0;
    case TermNeeds::nothing: break;
    }
    return term.own || !mentions(page, {term}).empty();
}

} // namespace

std::set<const Term*> used_terms(const Rulebook& rules, const Terms& terms) {
    const LanguageScope english(Speaking{});
    const std::string page = page_in_english(rules);
    std::set<const Term*> used;
    for (const Term& term : terms)
        if (is_of_use(term, rules, page)) used.insert(&term);
    return used;
}

const Terms& terms_of(const Rulebook& rules) {
    static const Terms none;
    return rules.terms ? *rules.terms : none;
}

} // namespace roundhouse::present
