#pragma once
// Questions about a rule set, one after another, made by the engine from a seed. The same rules, seed and
// order of topics and levels, the same questions in the same language.

#include "teach/quiz/draft.hpp"
#include "variants/packages.hpp"

#include <map>
#include <set>

namespace roundhouse::teach {

/// The rules that wrong answers and differences come from: those of `package` with one option changed, and
/// the packages that ship. What cannot be compiled is left out. Familiar are the package's own and those that
/// somebody `knows`.
QuizRules quiz_rules(const variants::Package& package, RuleSet own,
                     const std::map<std::string, std::string>& chosen,
                     const std::vector<std::string>& knows = {});

/// The topics of which there is something to ask.
std::vector<Topic> topics_of(const QuizRules& rules);

class Quiz {
  public:
    Quiz(QuizRules rules, std::uint64_t seed) : rules_(std::move(rules)), seed_(seed) {}

    const QuizRules& rules() const { return rules_; }
    /// The next question of that topic, none that was asked before as long as there are others. In the
    /// language of the thread, with the package's own texts. Empty if these rules give none. Throws what
    /// LiveRules throws.
    std::optional<Question> next(Topic topic, int level);

  private:
    /// `familiar`: what others are compared with is only what is known.
    std::optional<Question> drawn(Topic topic, int level, Random& random, bool familiar);
    const std::vector<Situation>& situations_with(std::size_t other);

    QuizRules rules_;
    std::uint64_t seed_;
    std::uint64_t number_ = 0;
    std::set<std::string> asked_;
    std::map<std::size_t, std::vector<Situation>> situations_; ///< of each of the others, once they are asked
};

} // namespace roundhouse::teach
