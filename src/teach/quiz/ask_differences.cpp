// Questions about where two rule sets part: which of them gives an answer, or what one of them answers.

#include "base/language.hpp"
#include "teach/quiz/draft.hpp"
#include "teach/quiz/quiz_words.hpp"

namespace roundhouse::teach {

using nlohmann::json;

namespace {

/// The first field that has words and in which the answers differ.
std::string differing_field(const json& a, const json& b) {
    for (const char* field : {"/total", "/legal", "/points", "/contract", "/bids", "/passes", "/seat",
                              "/suits", "/contracts", "/delta", "/over", "/winner"}) {
        const auto of_a = at_field(a, field), of_b = at_field(b, field);
        if (of_a && of_b && *of_a != *of_b) return field;
    }
    return {};
}

/// How hard a situation is: cards are seen at a glance, a settlement has to be worked out.
int level_of(const Situation& one) {
    switch (one.kind) {
    case SituationKind::meld:
    case SituationKind::winner: return 1;
    case SituationKind::legal:
    case SituationKind::calls:
    case SituationKind::contract: return 2;
    default: return 3;
    }
}

/// The case, with its request under the rules that are right.
Question question_about(const Situation& one, const std::string& field, const RuleSet& right, int level) {
    Question question;
    question.topic = Topic::differences;
    question.level = level;
    question.field = field;
    question.request = one.request;
    question.request.update(rules_asked(right));
    const auto cards = [&](const char* name) {
        const auto read =
            one.request.contains(name) ? parse_cards(one.request[name].get<std::string>()) : parse_cards("");
        return read ? *read : std::vector<Card>{};
    };
    question.trick = cards("trick");
    question.hand = cards("hand");
    return question;
}

struct Side {
    const RuleSet& rules;
    const json& answer;
    Face face = Face::french;

    /// The value in its answer, with the texts of its own package.
    std::string said(const json& request, const std::string& field) const {
        const LanguageScope scope(speaking_of(rules.rules->texts));
        return value_said(request, field, *at_field(answer, field));
    }
};

/// "In which rules is this the answer: 150 points?"
Question which_rules(const Situation& one, const std::string& field, const Side& right, const Side& wrong,
                     int level) {
    Question question = question_about(one, field, right.rules, level);
    const Rulebook& book = *right.rules.rules;
    const LanguageScope scope(speaking_of(book.texts));
    const json& request = one.request;
    question.text = case_said(request, book, right.face) + " " + asked_for(request, field, book) + " " +
                    tr("In which rules is this the answer: {}?", right.said(request, field));
    const std::string of_right = title_of(right.rules), of_wrong = title_of(wrong.rules);
    question.choices = {{of_right, {}, *at_field(right.answer, field), rules_asked(right.rules)},
                        {of_wrong, tr("There the answer is: {}.", wrong.said(request, field)),
                         *at_field(wrong.answer, field), rules_asked(wrong.rules)}};
    question.explanation = answer_said(request, field, right.answer, book, right.face);
    return question;
}

/// "By the rules of B: …", with what A answers as the wrong choice.
Question what_there(const Situation& one, const std::string& field, const Side& right, const Side& wrong,
                    int level) {
    Question question = question_about(one, field, right.rules, level);
    const Rulebook& book = *right.rules.rules;
    const LanguageScope scope(speaking_of(book.texts));
    const json& request = one.request;
    question.text = tr("By the rules of {}:", title_of(right.rules)) + " " +
                    case_said(request, book, right.face) + " " + asked_for(request, field, book);
    const auto choice = [&](const Side& side, const std::string& why) {
        return Choice{side.said(request, field), why, *at_field(side.answer, field), rules_asked(side.rules)};
    };
    question.choices = {choice(right, {}),
                        choice(wrong, tr("That is how {} has it.", title_of(wrong.rules)))};
    question.explanation = answer_said(request, field, right.answer, book, right.face);
    return question;
}

} // namespace

std::optional<Question> difference_question(const QuizRules& rules, const RuleSet& other,
                                            const std::vector<Situation>& found, int level, Random& random) {
    if (found.empty()) return {};
    const Situation& one = one_of(random, found);
    if (level_of(one) > level || (level_of(one) < level && random.below(3))) return {};
    const std::string field = differing_field(one.a, one.b);
    if (field.empty() || title_of(rules.own) == title_of(other)) return {};
    // At tables of different size a settlement is a different request for each.
    if (one.request["ask"] == "settle" && rules.own.rules->seats != other.rules->seats) return {};
    const Side own{rules.own, one.a, rules.face}, others{other, one.b, rules.face};
    const bool own_is_right = random.below(2) == 0;
    const Side &right = own_is_right ? own : others, &wrong = own_is_right ? others : own;
    // Lists of bids may be cut off before the first difference.
    if (right.said(one.request, field) == wrong.said(one.request, field)) return {};
    Question question = random.below(2) ? which_rules(one, field, right, wrong, level)
                                        : what_there(one, field, right, wrong, level);
    shuffle(question, random);
    return question;
}

} // namespace roundhouse::teach
