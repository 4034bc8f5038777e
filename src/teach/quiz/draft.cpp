#include "teach/quiz/draft.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "teach/asks/request.hpp"
#include "teach/quiz/quiz_words.hpp"

#include <algorithm>

namespace roundhouse::teach {

using nlohmann::json;

std::optional<json> at_field(const json& answer, const std::string& field) {
    const json::json_pointer place(field);
    if (answer.contains("error") || !answer.contains(place)) return {};
    return answer.at(place);
}

Draft::Draft(const QuizRules& rules, const json& request, const std::string& field)
    : rules_(rules), request_(request), answer_(answered(*rules.own.rules, request)), field_(field) {
    const auto value = at_field(answer_, field);
    answerable_ = value.has_value();
    if (value) right_ = *value;
}

namespace {

/// Where bids are added, a contract names only a seat. Next to one with a bid it would be right, too, or no
/// answer at all.
bool are_of_one_sort(const json& value, const json& other) {
    return !value.is_object() || !other.is_object() || value.contains("bid") == other.contains("bid");
}

} // namespace

bool Draft::take(Choice choice) {
    if (choice.value == right_ || !are_of_one_sort(choice.value, right_)) return false;
    choice.text = value_said(request_, field_, choice.value);
    if (choice.text == value_said(request_, field_, right_)) return false;
    const auto same = [&](const Choice& one) { return one.value == choice.value || one.text == choice.text; };
    if (std::any_of(wrong_.begin(), wrong_.end(), same)) return false;
    wrong_.push_back(std::move(choice));
    return true;
}

bool Draft::offer(const json& value, const std::string& why) { return take({{}, why, value, nullptr}); }

void Draft::offer_others(Random& random, int most) {
    if (rules_.others.empty()) return;
    const std::size_t all = rules_.others.size();
    const std::size_t from = random.below(static_cast<std::uint32_t>(all));
    for (std::size_t i = 0; i < all && most > 0; ++i) {
        const RuleSet& other = rules_.others[(from + i) % all];
        const json said = answered(*other.rules, request_);
        const auto value = at_field(said, field_);
        if (!value) continue;
        if (take({{}, tr("That is how {} has it.", title_of(other)), *value, rules_asked(other)})) {
            --most;
            ++others_;
        }
    }
}

std::optional<Question> Draft::question(Topic topic, int level, Random& random) const {
    constexpr std::size_t least = 2, most = 3;
    if (!answerable_ || wrong_.size() < least) return {};
    const Rulebook& own = *rules_.own.rules;
    Question question;
    question.topic = topic;
    question.level = level;
    question.text = case_said(request_, own, rules_.face) + " " + asked_for(request_, field_, own);
    question.trick = cards_of_field(request_, "trick");
    question.hand = cards_of_field(request_, "hand");
    question.choices.push_back({value_said(request_, field_, right_), {}, right_, nullptr});
    const std::size_t wrong = std::min({wrong_.size(), static_cast<std::size_t>(level) + 1, most});
    question.choices.insert(question.choices.end(), wrong_.begin(),
                            wrong_.begin() + static_cast<std::ptrdiff_t>(wrong));
    question.explanation =
        explanation_.empty() ? answer_said(request_, field_, answer_, own, rules_.face) : explanation_;
    question.request = request_;
    question.request.update(rules_asked(rules_.own));
    question.field = field_;
    shuffle(question, random);
    return question;
}

void shuffle(Question& question, Random& random) {
    for (std::size_t i = question.choices.size(); i > 1; --i) {
        const std::size_t with = random.below(static_cast<std::uint32_t>(i));
        std::swap(question.choices[i - 1], question.choices[with]);
        if (question.right == i - 1)
            question.right = with;
        else if (question.right == with)
            question.right = i - 1;
    }
}

} // namespace roundhouse::teach
