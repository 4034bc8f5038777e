#pragma once
// A question of the quiz: a case, choices, and the request of `ask` that proves which of them is right.

#include "teach/compare/compare.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace roundhouse::teach {

enum class Topic : std::uint8_t { melds, play, bidding, scoring, differences };
inline constexpr std::array all_topics{Topic::melds, Topic::play, Topic::bidding, Topic::scoring,
                                       Topic::differences};
inline constexpr std::array<const char*, all_topics.size()> topic_names{"melds", "play", "bidding", "scoring",
                                                                        "differences"};
/// The stable name that programs use.
constexpr const char* name(Topic topic) { return topic_names[static_cast<std::size_t>(topic)]; }
/// "Melds": a heading.
std::string in_words(Topic topic);

/// Levels of difficulty go from 1, easy, to this.
inline constexpr int hardest_level = 3;

struct Choice {
    std::string text;     ///< with marks for cards
    std::string why;      ///< why it is wrong, in sentences; empty for the right one
    nlohmann::json value; ///< at the question's field, if this choice were the answer
    nlohmann::json under; ///< {"variant","options"} of rules that answer so; null if none do
};

struct Question {
    Topic topic = Topic::melds;
    int level = 1;
    std::string text;              ///< the case and the question, with marks for cards
    std::vector<Card> trick, hand; ///< of the case, for pictures; may be empty
    std::vector<Choice> choices;   ///< two to four; texts and values are distinct
    std::size_t right = 0;         ///< place among them
    std::string explanation;       ///< the rule that decides, with marks for cards
    nlohmann::json request;        ///< for `ask`, including "variant" and "options"
    std::string field;             ///< JSON pointer to the right choice's value in the answer
};

/// The most words that a question may have in its text, choices and explanation; each card is one word. At
/// 200 words a minute, ten questions are read in three minutes.
inline constexpr std::size_t most_words = 60;
std::size_t words_to_read(const Question& question);

/// The shape described in src/cli/QUIZ.md. The thread must speak English both here and when the question was
/// made.
nlohmann::json to_json(const Question& question);

} // namespace roundhouse::teach
