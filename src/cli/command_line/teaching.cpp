// Commands for reviews, quizzes and lessons.

#include "cli/command_line/parts.hpp"
#include "teach/quiz/question.hpp"

namespace roundhouse::cli {

namespace {

constexpr int most_rounds = 1'000'000, most_questions = 1000, most_decisions_named = 3;

void add_review(CLI::App& app, CommandLine& line) {
    CLI::App& command = *app.add_subcommand(
        "review", tr("What each decision of a kept game was worth, and what the best was worth"));
    ReviewRequest& request = line.review;
    command.add_option("file", request.file, tr("a kept game (default: the newest)"));
    command.add_option("--round", request.round, tr("only this round"))
        ->transform(whole_number(1, most_rounds));
    command.add_option("--seat", request.seat, tr("only this seat (default: the seats of people)"))
        ->transform(whole_number(1, most_seats));
    add_threads(command, request.threads);
    command.add_option("--html", request.html, tr("write one page of HTML"))
        ->type_name("FILE")
        ->check(not_empty());
    CLI::Option* find =
        command
            .add_option("--find", request.find, tr("find something better than the decision of that number"))
            ->transform(whole_number(1, most_decisions_named));
    command.add_option("--play-on", request.play_on, tr("play on from the decision of that number"))
        ->transform(whole_number(1, most_decisions_named))
        ->excludes(find);
    add_face(command, request.face);
    add_json(command, line);
    command.callback([&line] {
        line.review.json = line.json;
        line.chosen = [&line](const Streams& streams) { return cli::review(line.review, streams); };
    });
}

void add_quiz(CLI::App& app, CommandLine& line) {
    CLI::App& command =
        *app.add_subcommand("quiz", tr("Ask about the rules, and explain the answers; without "
                                       "VARIANT about the game that you played or learned last"));
    QuizRequest& request = line.quiz;
    const std::vector<std::string> topics(teach::topic_names.begin(), teach::topic_names.end());
    add_variant(command, request.variant);
    add_options(command, request.options);
    command.add_option("--topic", request.topic, tr("what to ask about (default: one topic after another)"))
        ->check(one_of(topics));
    command.add_option("--questions", request.questions, tr("how many"))
        ->transform(whole_number(1, most_questions));
    add_seed(command, request.seed, tr("the same seed asks the same questions"));
    add_face(command, request.face);
    add_json(command, line);
    command.callback([&line] {
        line.quiz.json = line.json;
        line.chosen = [&line](const Streams& streams) { return cli::quiz(line.quiz, streams); };
    });
}

void add_lesson(CLI::App& app, CommandLine& line) {
    CLI::App& command =
        *app.add_subcommand("lesson", tr("Learn at the table, step by step; without NAME list the lessons"));
    LessonRequest& request = line.lesson;
    command.add_option("variant", request.variant, tr("a name, or the path of a package"));
    command.add_option("name", request.name, tr("a lesson; it goes on where you left off"));
    command.add_option("--knows", request.knows, tr("for what-is-new: the variant that you know"));
    command.add_flag("--again", request.again, tr("from the first step"));
    command.add_flag("--hints", request.hints,
                     tr("for authors: what the hint at the table says at each decision"));
    add_face(command, request.face);
    command.callback([&line] {
        line.chosen = [&line](const Streams& streams) { return cli::lesson(line.lesson, streams); };
    });
}

} // namespace

void add_teaching(CLI::App& app, CommandLine& line) {
    add_review(app, line);
    add_quiz(app, line);
    add_lesson(app, line);
}

} // namespace roundhouse::cli
