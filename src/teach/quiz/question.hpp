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
/// As programs know it, stable.
constexpr const char* name(Topic topic) { return topic_names[static_cast<std::size_t>(topic)]; }
/// "Melds": a heading.
std::string in_words(Topic topic);

/// How hard questions get: 1 is easy.
inline constexpr int hardest_level = 3;

struct Choice {
    std::string text;     ///< with marks for cards
    std::string why;      ///< why it is wrong, in sentences; empty for the right one
    nlohmann::json value; ///< what the answer to the request would be at the question's field
    nlohmann::json under; ///< {"variant","options"} under which that is the answer; null if no rules say so
};

struct Question {
    Topic topic = Topic::melds;
    int level = 1;
    std::string text;              ///< the case and what is asked of it, with marks for cards
    std::vector<Card> trick, hand; ///< those of the case, for pictures; empty where there are none
    std::vector<Choice> choices;   ///< two to four; texts and values are distinct
    std::size_t right = 0;         ///< place among them
    std::string explanation;       ///< the rule that decides, with marks for cards
    nlohmann::json request;        ///< of `ask`, "variant" and "options" among its fields
    std::string field;             ///< JSON pointer: there the answer holds the right choice's value
};

/// No question has more words to read: its text, its choices and its explanation. Each card is one. Ten
/// questions are read in three minutes at 200 words a minute.
inline constexpr std::size_t most_words = 60;
std::size_t words_to_read(const Question& question);

/// The shape that src/cli/QUIZ.md describes. The thread must speak English, here and when it was made.
nlohmann::json to_json(const Question& question);

} // namespace roundhouse::teach
