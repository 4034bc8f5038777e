#pragma once
// Questions about a rule set, made one after another by the engine from a seed. The same rules, seed and
// sequence of topics and levels give the same questions in the same language.

#include "teach/quiz/draft.hpp"
#include "variants/packages.hpp"

#include <map>
#include <set>

namespace roundhouse::teach {

/// The rules that wrong answers and differences come from: those of `package` with one option changed, and
/// the packages that ship. Rules that do not compile are left out. Familiar are the package's own and those
/// that somebody `knows`.
QuizRules quiz_rules(const variants::Package& package, RuleSet own,
                     const std::map<std::string, std::string>& chosen,
                     const std::vector<std::string>& knows = {});

/// The topics with something to ask about.
std::vector<Topic> topics_of(const QuizRules& rules);

class Quiz {
  public:
    Quiz(QuizRules rules, std::uint64_t seed) : rules_(std::move(rules)), seed_(seed) {}

    const QuizRules& rules() const { return rules_; }
    /// The next question on that topic, a new one as long as there are any, in the thread's language with the
    /// package's own texts. Empty if these rules give none. Throws what LiveRules throws.
    std::optional<Question> next(Topic topic, int level);

  private:
    /// `familiar`: compares only with rules that the person knows.
    std::optional<Question> drawn(Topic topic, int level, Random& random, bool familiar);
    const std::vector<Situation>& situations_with(std::size_t other);

    QuizRules rules_;
    std::uint64_t seed_;
    std::uint64_t number_ = 0;
    std::set<std::string> asked_;
    std::map<std::size_t, std::vector<Situation>> situations_; ///< with each of the others, once asked
};

} // namespace roundhouse::teach
