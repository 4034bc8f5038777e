#pragma once
// A question in the making: the rules give the right answer; wrong ones are offered, the most plausible
// first.

#include "cards/random.hpp"
#include "teach/quiz/question.hpp"

#include <deque>

namespace roundhouse::teach {

/// The rules that are asked about, and others that would answer some questions differently.
struct QuizRules {
    RuleSet own;
    std::deque<RuleSet> others;
    std::vector<std::size_t> familiar = {}; ///< indices into `others` of those that the person asked knows
    Face face = Face::french;               ///< names the ranks: queens may be Obers
};

/// A random element of a list that is not empty.
template<class List>
const auto& one_of(Random& random, const List& list) {
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}
/// A random number from `least` to `most`.
inline int between(Random& random, int least, int most) {
    return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least) + 1));
}

class Draft {
  public:
    /// Asks `request` (without "variant" and "options") under the quiz's own rules; the value at `field` of
    /// the answer is the right choice.
    Draft(const QuizRules& rules, const nlohmann::json& request, const std::string& field);

    /// False if the rules give no such answer: then there is no question.
    bool answerable() const { return answerable_; }
    const nlohmann::json& answer() const { return answer_; }
    const nlohmann::json& right() const { return right_; }
    const nlohmann::json& request() const { return request_; }

    /// Offers a wrong answer. False if it is right after all, or was offered before.
    bool offer(const nlohmann::json& value, const std::string& why);
    /// Offers up to `most` answers of other rules that are wrong here, beginning with a random one of these.
    void offer_others(Random& random, int most);
    /// True if a wrong answer comes from other rules.
    bool has_others() const { return others_ > 0; }

    /// The question, with up to `level` + 1 wrong answers, three at most; nothing if fewer than two were
    /// offered.
    std::optional<Question> question(Topic topic, int level, Random& random) const;

    /// Says what decides, where the answer does not show it.
    void explain(const std::string& text) { explanation_ = text; }

  private:
    bool take(Choice choice);

    const QuizRules& rules_;
    nlohmann::json request_, answer_, right_;
    std::string field_, explanation_;
    bool answerable_ = false;
    int others_ = 0;
    std::vector<Choice> wrong_;
};

/// Shuffles the choices, the right one included.
void shuffle(Question& question, Random& random);

/// The value at that field of an answer; nothing if there is no such field or the answer is an error.
std::optional<nlohmann::json> at_field(const nlohmann::json& answer, const std::string& field);

// One question of each topic, if this draw of cards or calls gives one.
std::optional<Question> meld_question(const QuizRules& rules, int level, Random& random);
std::optional<Question> play_question(const QuizRules& rules, int level, Random& random);
std::optional<Question> bidding_question(const QuizRules& rules, int level, Random& random);
std::optional<Question> scoring_question(const QuizRules& rules, int level, Random& random);
/// `found`: situations in which the quiz's own rules (A) and `other` (B) answer differently.
std::optional<Question> difference_question(const QuizRules& rules, const RuleSet& other,
                                            const std::vector<Situation>& found, int level, Random& random);

} // namespace roundhouse::teach
