#include "teach/quiz/quiz.hpp"

#include "base/language.hpp"

#include <algorithm>

namespace roundhouse::teach {

QuizRules quiz_rules(const variants::Package& package, RuleSet own,
                     const std::map<std::string, std::string>& chosen,
                     const std::vector<std::string>& knows) {
    QuizRules rules{std::move(own), {}};
    const auto add = [&](RuleSet other, bool familiar) {
        if (familiar) rules.familiar.push_back(rules.others.size());
        rules.others.push_back(std::move(other));
    };
    for (const AgreedOption& option : rules.own.rules->options) {
        const std::vector<OptionValue> values = variants::values_besides(option, option.value);
        if (values.empty()) continue;
        std::map<std::string, std::string> other = chosen;
        other[option.name] = to_string(values.front());
        if (const auto book = package.compile(other)) add({*book, rules.own.variant}, true);
    }
    for (const variants::PackageInfo& info : variants::list_packages()) {
        if (!info.shipped || info.id == package.id()) continue;
        if (const auto shipped = variants::open_package(info.id))
            if (const auto book = shipped->compile())
                add({*book, info.id}, std::find(knows.begin(), knows.end(), info.id) != knows.end());
    }
    return rules;
}

std::vector<Topic> topics_of(const QuizRules& rules) {
    const Rulebook& own = *rules.own.rules;
    std::vector<Topic> topics;
    for (const Topic topic : all_topics) {
        const bool names = own.trump && own.trump->needs != TrumpNeeds::nothing;
        const bool nothing = (topic == Topic::melds && own.meld_rules.empty()) ||
                             (topic == Topic::bidding && !own.auction && !names) ||
                             (topic == Topic::differences && rules.others.empty());
        if (!nothing) topics.push_back(topic);
    }
    return topics;
}

const std::vector<Situation>& Quiz::situations_with(std::size_t other) {
    // Few tries: the cases that show up quickly are those that people meet.
    constexpr SearchPlan plan{.seed = 1, .tries = 60};
    const auto [place, fresh] = situations_.try_emplace(other);
    if (fresh) place->second = situations(*rules_.own.rules, *rules_.others[other].rules, {}, plan).found;
    return place->second;
}

std::optional<Question> Quiz::drawn(Topic topic, int level, Random& random, bool familiar) {
    switch (topic) {
    case Topic::melds: return meld_question(rules_, level, random);
    case Topic::play: return play_question(rules_, level, random);
    case Topic::bidding: return bidding_question(rules_, level, random);
    case Topic::scoring: return scoring_question(rules_, level, random);
    case Topic::differences: break;
    }
    if (rules_.others.empty()) return {};
    const std::size_t other = familiar ? one_of(random, rules_.familiar)
                                       : random.below(static_cast<std::uint32_t>(rules_.others.size()));
    return difference_question(rules_, rules_.others[other], situations_with(other), level, random);
}

std::optional<Question> Quiz::next(Topic topic, int level) {
    constexpr int tries = 400, for_a_new_one = 200, among_familiar = 100;
    const LanguageScope scope(speaking_of(rules_.own.rules->texts));
    Random random = Random::stream(seed_, ++number_ * all_topics.size() + static_cast<std::size_t>(topic));
    // Games that the person does not know come last: at the hardest level, or when nothing else is left.
    const bool familiar = level < hardest_level && !rules_.familiar.empty();
    for (int i = 0; i < tries; ++i) {
        std::optional<Question> question = drawn(topic, level, random, familiar && i < among_familiar);
        if (!question || words_to_read(*question) > most_words) continue;
        const bool fresh = asked_.insert(question->request.dump() + question->field).second;
        if (fresh || i >= for_a_new_one) return question;
    }
    return {};
}

} // namespace roundhouse::teach
