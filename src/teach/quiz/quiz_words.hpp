#pragma once
// Requests, their answers and single fields of answers, in the words of the quiz.

#include "teach/quiz/question.hpp"

namespace roundhouse::teach {

/// The case that a request is about: "You hold … ♥ is trump."
std::string case_said(const nlohmann::json& request, const Rulebook& rules, Face face = Face::french);
/// What is asked for: "Which cards may be played?"
std::string asked_for(const nlohmann::json& request, const std::string& field, const Rulebook& rules);
/// The whole answer, with what decides for that field of it: "You may play A♥. 9♥ may not be played (…)".
std::string answer_said(const nlohmann::json& request, const std::string& field, const nlohmann::json& answer,
                        const Rulebook& rules, Face face = Face::french);
/// What stands at that field of an answer, never a sentence: "150 points", "A♥ 10♥", "seat 3".
std::string value_said(const nlohmann::json& request, const std::string& field, const nlohmann::json& value);

/// "Question 3 of 10 · melds, level 2"
std::string heading_of(const Question& question, int number, int all);
/// Why a topic is asked no more.
std::string no_question_in_words(Topic topic);
std::string none_answered_in_words();

} // namespace roundhouse::teach
