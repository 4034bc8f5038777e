#pragma once
// A question in the making: the right answer is asked of the rules, wrong ones are offered, the most
// plausible first.

#include "cards/random.hpp"
#include "teach/quiz/question.hpp"

#include <deque>

namespace roundhouse::teach {

/// The rules that are asked about, and others that would answer some questions otherwise.
struct QuizRules {
    RuleSet own;
    std::deque<RuleSet> others;
    std::vector<std::size_t> familiar = {}; ///< places of those among them that whoever is asked knows
    Face face = Face::french;               ///< whose ranks are said: Queens are Obers
};

/// One of a list that is not empty.
template<class List>
const auto& one_of(Random& random, const List& list) {
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}
/// A number from `least` to `most`.
inline int between(Random& random, int least, int most) {
    return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least) + 1));
}

class Draft {
  public:
    /// Asks `request` (without "variant" and "options") under the quiz's own rules; what counts is what
    /// stands at `field` of the answer.
    Draft(const QuizRules& rules, const nlohmann::json& request, const std::string& field);

    /// False if the rules have no such answer: then there is no question.
    bool answerable() const { return answerable_; }
    const nlohmann::json& answer() const { return answer_; }
    const nlohmann::json& right() const { return right_; }
    const nlohmann::json& request() const { return request_; }

    /// A wrong answer. What is right, or stands there already, is not taken: false.
    bool offer(const nlohmann::json& value, const std::string& why);
    /// What at most `most` of the others answer, where it is wrong here, from any of them on.
    void offer_others(Random& random, int most);
    /// True if some of the wrong answers is that of other rules.
    bool has_others() const { return others_ > 0; }

    /// The question, with `level` + 1 wrong answers or fewer, but three at most; nothing if fewer than two
    /// were offered.
    std::optional<Question> question(Topic topic, int level, Random& random) const;

    /// What decides, if it is not what the answer says by itself.
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

/// Mixes the choices, the right one among them.
void shuffle(Question& question, Random& random);

/// What stands at that field of an answer; nothing if there is no such field, or the answer is an error.
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
