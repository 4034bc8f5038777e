#pragma once
// Lessons: a table that is set up, text about it, and questions that lead on. Packages bring them as
// lessons/NAME.lua (scripts/README.md says how to write one); "What is new for you" is made from the rules.

#include "cards/notation.hpp"
#include "game/match.hpp"
#include "variants/packages.hpp"

#include <string>
#include <vector>

namespace roundhouse::teach {

/// What a step highlights: one of the three. The learner must be able to see it.
struct Lit {
    CardSet cards;
    Seat seat = 0;
    std::string panel; ///< one of lit_panels
};
inline constexpr std::array lit_panels{"contract", "trump", "calls", "melds", "tricks", "scores"};

enum class Grade : std::uint8_t {
    wrong,
    acceptable, ///< as good, for a reason; the lesson goes on with the right one
    right
};

struct LessonAnswer {
    Text says;                      ///< in the list of answers; empty: the action's own words
    std::optional<Action> action;   ///< what it does at the table
    std::optional<CardSet> cards;   ///< "these may be played"
    std::optional<int> points = {}; ///< "my hand melds this much"
    Trump trump = {};               ///< for `points`: the trump assumed; none: trump as it is
    Grade grade = Grade::wrong;
    Text why;                                ///< why it is right, or not
    Text leads;                              ///< what would come of it; may be empty
    DecisionKind asked = DecisionKind::meld; ///< the kind of decision at the table, for the words of `action`
};

struct LessonStep {
    Text title;
    std::vector<Text> text; ///< one to three paragraphs, with cards in brackets
    std::vector<Lit> lit;   ///< numbered from 1 in this order
    std::string moves;      ///< actions before it, as in journals, separated by ";"
    std::string steady; ///< how far bots then play on: "my turn", "end of trick", "the play", "end of round"
    Text ask, hint;     ///< a step without answers asks nothing
    std::vector<LessonAnswer> answers;
    std::string path; ///< in the description: "steps[3]"
};

struct Lesson {
    std::string id;      ///< the file's name without ".lua"
    std::string package; ///< name or path that opens it again
    Text title, goal;
    int minutes = 10;
    int order = 0;      ///< its place in the list
    bool first = false; ///< offered to whoever starts the program for the first time
    Seat learner = 1;
    std::optional<Pack> pack; ///< none: the table is empty
    Seat dealer = 0;
    RulebookPtr rules;
    std::vector<LessonStep> steps;
};

/// A lesson played through with the right answers, and the table at each step.
struct Course {
    Lesson lesson;
    std::vector<Match> tables;              ///< one for each step; none if there is no pack
    std::vector<std::vector<Event>> events; ///< what happened since the previous step

    bool has_table() const { return !tables.empty(); }
};

/// One lesson of a package, or everything wrong with it, with file and line: fields that the schema does not
/// know, a right or acceptable answer that is not legal at that point, highlighted cards that the learner
/// cannot see, an answer that the engine contradicts.
Result<Course, variants::Findings> open_lesson(const variants::Package& package,
                                               const script::Source& source);

/// The name or path that opens a package again; the learner's places in its lessons are stored under it.
std::string opened_as(const variants::Package& package);

/// Every sound lesson of a package, in the order they give.
std::vector<Course> lessons_of(const variants::Package& package);
/// What is wrong with the others.
variants::Findings lesson_findings(const variants::Package& package);

/// The reply to an answer, with marks for cards.
struct Reply {
    Grade grade = Grade::wrong;
    std::string text;
    bool moves_on() const { return grade != Grade::wrong; }
};
/// To an answer from the list.
Reply reply_to(const Course& course, std::size_t step, std::size_t answer, Face face = Face::french);
/// To an action at the table itself. If a rule forbids it, the reply names the rule.
Reply reply_to(const Course& course, std::size_t step, const Action& action, Face face = Face::french);
/// To the cards that the learner says may be played.
Reply reply_to(const Course& course, std::size_t step, const CardSet& cards, Face face = Face::french);

/// An answer as the list shows it, with marks for cards.
std::string in_words(const Course& course, const LessonAnswer& answer, Face face = Face::french);
/// A text of a lesson, with marks for cards.
std::string in_words(const Course& course, const Text& text);
/// "Right.", "Not that one."
std::string in_words(Grade grade);
/// Names the right answer to a learner who gave an acceptable one.
std::string goes_on_with(const Course& course, const LessonStep& step, Face face = Face::french);
/// The hint of a step, or that there is none.
std::string hint_in_words(const Course& course, const LessonStep& step);
std::string end_in_words();

/// "What is new for you": from a rule set that somebody knows to another. In the thread's language. Empty if
/// both play alike, or one is unsound. Its id names the known one: "what-is-new:partnership".
std::optional<Course> what_is_new(const variants::Package& package, const variants::Package& known,
                                  Face face = Face::french);
inline constexpr const char* what_is_new_id = "what-is-new";
/// The id of the lesson for those who know the package `known`.
inline std::string what_is_new_from(const std::string& known) {
    return std::string(what_is_new_id) + ":" + known;
}

} // namespace roundhouse::teach
