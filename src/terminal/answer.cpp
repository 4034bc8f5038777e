#include "terminal/answer.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/asked/answers.hpp"
#include "present/cards.hpp"
#include "present/rules/terms.hpp"
#include "terminal/read.hpp"

namespace roundhouse::terminal {

namespace {

bool is_of_a_hand(const std::string& about, Face face) {
    return present::cards_written(about, face) || present::suit_written(about, face);
}

Lines nothing_known(const Rulebook& rules, const std::string& about) {
    Lines lines{
        tr("“{}” is not a card, a bid, a meld, a term or a command. “?” alone explains what is asked.",
           printable(about, 40))};
    if (const Lines near = present::terms_near(present::terms_of(rules), about); !near.empty())
        lines.push_back(tr("Did you mean {}?", present::one_of(near)));
    return lines;
}

} // namespace

Lines answer_to(const View& view, const Decision& decision, const std::string& about,
                const present::Names& names, Face face) {
    if (!decision && about.empty()) return {tr("There is nothing to decide now; Enter deals.")};
    if (!decision && is_of_a_hand(about, face)) {
        const Terms& terms = present::terms_of(view.rules());
        if (const Term* term = present::find_term(terms, about)) // "bells" is also a term of the rules
            return present::in_sentences(present::explained(*term, terms));
        return {tr("Ask about cards and suits while a round is being played.")};
    }
    if (Lines lines = present::answer_question(view, decision, about, names, face); !lines.empty())
        return lines;
    if (std::string help = help_on(about); !help.empty()) return {std::move(help)};
    return nothing_known(view.rules(), about);
}

} // namespace roundhouse::terminal
