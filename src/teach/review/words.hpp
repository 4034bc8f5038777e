#pragma once
// A review in words, for every front end. Cards are marks.

#include "present/names.hpp"
#include "teach/review/review.hpp"

namespace roundhouse::teach {

/// What is done, in a few words: cards, "bid 250", "keep the contract". `kind`: of the decision.
std::string what_was_done(const Rulebook& rules, DecisionKind kind, const Action& action, Face face);

/// "Round 4, North", and how the round went, if it is over.
std::string title_of(const RecordedGame& game, const Review& review, const present::Names& names);

/// A decision in words, as the table stood at that moment.
struct DecisionWords {
    std::string title;      ///< "Trick 9: the lead"
    std::string done, best; ///< what was done, what is better: cards, or a few words
    std::string about_done; ///< what can be said of it without giving away what is better; may be empty
    std::string why;        ///< why the other is better: a sentence or two; may be empty
    std::vector<std::string> reasons; ///< sentences; only for mistakes
};
DecisionWords in_words(const RecordedGame& game, const ReviewedDecision& decision,
                       const present::Names& names, Face face);

/// The reply to an answer to "Find something better".
struct AnswerVerdict {
    bool right = false;
    std::string title, text;
};
/// `answer`: the result of weighing it; empty if it could not be weighed.
AnswerVerdict verdict_on(const RecordedGame& game, const ReviewedDecision& decision, const Action& action,
                         const std::optional<Answer>& answer, Face face);

/// "−52", for what cost points.
std::string points_lost(const ReviewedDecision& decision);
/// "± 14", for what cost points.
std::string interval_in_words(const ReviewedDecision& decision);
/// "−52 ± 14", "as good as the best", "too close to call", "not weighed".
std::string cost_in_words(const ReviewedDecision& decision);

/// Sentences: how many decisions were as good as the best, too close to call, or cost points; or that none
/// did.
std::vector<std::string> summary_of(const Review& review);
/// What the numbers rest on.
std::string about_the_numbers();

/// What open cards would have allowed, in sentences; none if nothing is known. To be shown apart.
std::vector<std::string> hindsight_of(const Review& review);
/// The text above it.
std::string about_hindsight();
/// What the decision cost with all cards open; empty if that is not known.
std::string hindsight_of(const ReviewedDecision& decision);

} // namespace roundhouse::teach
