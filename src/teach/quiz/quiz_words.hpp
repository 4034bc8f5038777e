#pragma once
// The words of the quiz for requests, their answers and single fields of these.

#include "teach/quiz/question.hpp"

namespace roundhouse::teach {

/// The case of a request: "You hold … Trump is ♥."
std::string case_said(const nlohmann::json& request, const Rulebook& rules, Face face = Face::french);
/// The question: "Which cards may be played?"
std::string asked_for(const nlohmann::json& request, const std::string& field, const Rulebook& rules);
/// The whole answer, with what decides that field of it: "You may play A♥. …"
std::string answer_said(const nlohmann::json& request, const std::string& field, const nlohmann::json& answer,
                        const Rulebook& rules, Face face = Face::french);
/// The value at that field of an answer, never a sentence: "150 points", "A♥ 10♥", "seat 3".
std::string value_said(const nlohmann::json& request, const std::string& field, const nlohmann::json& value);

/// "Question 3 of 10 · melds, level 2"
std::string heading_of(const Question& question, int number, int all);
/// Says that no question about a topic was found.
std::string no_question_in_words(Topic topic);
std::string none_answered_in_words();

} // namespace roundhouse::teach
