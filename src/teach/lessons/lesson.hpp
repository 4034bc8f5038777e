#pragma once
// Lessons: a table that is set up, what is said of it, and questions that lead on. A package brings them as
// lessons/NAME.lua (scripts/README.md says how to write one); "What is new for you" is made from the rules.

#include "cards/notation.hpp"
#include "game/match.hpp"
#include "variants/packages.hpp"

#include <string>
#include <vector>

namespace roundhouse::teach {

/// What a step speaks of: one of the three. The learner must be able to see it.
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
    std::optional<int> points = {}; ///< "so much my hand melds"
    Trump trump = {};               ///< points: if that is trump; else what trump is
    Grade grade = Grade::wrong;
    Text why;                                ///< why it is right, or not
    Text leads;                              ///< what would come of it; may be empty
    DecisionKind asked = DecisionKind::meld; ///< does: what the table asks there, for its words
};

struct LessonStep {
    Text title;
    std::vector<Text> text; ///< one to three paragraphs; cards stand in brackets
    std::vector<Lit> lit;   ///< numbered from 1 in this order
    std::string moves;      ///< what happens at the table before it, as in journals, with ";" between
    std::string steady; ///< how far bots then go on: "my turn", "end of trick", "the play", "end of round"
    Text ask, hint;     ///< a step without answers asks nothing
    std::vector<LessonAnswer> answers;
    std::string path; ///< of the description: "steps[3]"
};

struct Lesson {
    std::string id;      ///< the file's name without ".lua"
    std::string package; ///< by which it is opened again
    Text title, goal;
    int minutes = 10;
    int order = 0;      ///< its place in the list
    bool first = false; ///< offered to whoever starts the program for the first time
    Seat learner = 1;
    std::optional<Pack> pack; ///< none: nothing lies on the table
    Seat dealer = 0;
    RulebookPtr rules;
    std::vector<LessonStep> steps;
};

/// A lesson that was played through the right way, and the table as it stands at each step.
struct Course {
    Lesson lesson;
    std::vector<Match> tables;              ///< one for each step; none if there is no pack
    std::vector<std::vector<Event>> events; ///< what happened since the step before

    bool has_table() const { return !tables.empty(); }
};

/// One lesson of a package, or all that is wrong with it, with file and line: what the schema does not know,
/// a right or acceptable answer that is not legal at that point, cards lit that the learner cannot see, an
/// answer that the engine contradicts.
Result<Course, variants::Findings> open_lesson(const variants::Package& package,
                                               const script::Source& source);

/// The name or the path by which a package is opened again; places in its lessons are kept under it.
std::string opened_as(const variants::Package& package);

/// Every sound lesson of a package, in the order that they name.
std::vector<Course> lessons_of(const variants::Package& package);
/// What is wrong with the others.
variants::Findings lesson_findings(const variants::Package& package);

/// What is said to an answer, with marks for cards.
struct Reply {
    Grade grade = Grade::wrong;
    std::string text;
    bool moves_on() const { return grade != Grade::wrong; }
};
/// To one from the list.
Reply reply_to(const Course& course, std::size_t step, std::size_t answer, Face face = Face::french);
/// To what is done at the table itself. Where a rule forbids it, the rule is named.
Reply reply_to(const Course& course, std::size_t step, const Action& action, Face face = Face::french);
/// To cards that are named where it is asked which may be played.
Reply reply_to(const Course& course, std::size_t step, const CardSet& cards, Face face = Face::french);

/// An answer as the list shows it, with marks for cards.
std::string in_words(const Course& course, const LessonAnswer& answer, Face face = Face::french);
/// A text of a lesson, with marks for cards.
std::string in_words(const Course& course, const Text& text);
/// "Right.", "Not that one."
std::string in_words(Grade grade);
/// What is said of the right answer to who gave one that is as good.
std::string goes_on_with(const Course& course, const LessonStep& step, Face face = Face::french);
/// The hint of a step, or that there is none.
std::string hint_in_words(const Course& course, const LessonStep& step);
std::string end_in_words();

/// "What is new for you": from a rule set that somebody knows to another. In the language of the thread.
/// Empty if both play alike, or one is not sound. Its id names the known one: "what-is-new:partnership".
std::optional<Course> what_is_new(const variants::Package& package, const variants::Package& known,
                                  Face face = Face::french);
inline constexpr const char* what_is_new_id = "what-is-new";
/// The id of the one for those who know the package of that id.
inline std::string what_is_new_from(const std::string& known) {
    return std::string(what_is_new_id) + ":" + known;
}

} // namespace roundhouse::teach
