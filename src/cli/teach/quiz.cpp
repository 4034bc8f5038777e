// roundhouse quiz [VARIANT]

#include "cli/teach/quiz.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "store/quiz_progress.hpp"
#include "teach/quiz/quiz.hpp"
#include "teach/quiz/quiz_words.hpp"
#include "variants/live/live.hpp"

#include <cerrno>
#include <csignal>
#include <random>

#include <poll.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

using teach::Question;
using teach::QuizStanding;
using teach::Topic;

volatile std::sig_atomic_t quiz_interrupted = 0;

/// While it lives, Ctrl+C only ends the wait for a line at the terminal.
class PatientTerminal {
  public:
    explicit PatientTerminal(const Streams& streams) : streams_(streams) {
        if (!streams.in_terminal) return;
        quiz_interrupted = 0;
        struct sigaction note {};
        note.sa_handler = [](int) { quiz_interrupted = 1; };
        ::sigaction(SIGINT, &note, &before_);
        sigset_t interrupt;
        sigemptyset(&interrupt);
        sigaddset(&interrupt, SIGINT);
        ::sigprocmask(SIG_BLOCK, &interrupt, &mask_); // only delivered while we wait
    }
    ~PatientTerminal() {
        if (!streams_.in_terminal) return;
        ::sigprocmask(SIG_SETMASK, &mask_, nullptr);
        ::sigaction(SIGINT, &before_, nullptr);
    }
    PatientTerminal(const PatientTerminal&) = delete;
    PatientTerminal& operator=(const PatientTerminal&) = delete;

    /// True once there is input, or it has ended; false if Ctrl+C came first.
    bool wait() const {
        if (!streams_.in_terminal || streams_.in.rdbuf()->in_avail() > 0) return true;
        pollfd input{STDIN_FILENO, POLLIN, 0};
        while (::ppoll(&input, 1, nullptr, &mask_) < 0 && errno == EINTR)
            if (quiz_interrupted) return false;
        return true;
    }

  private:
    const Streams& streams_;
    struct sigaction before_ {};
    sigset_t mask_{};
};

std::uint64_t any_seed() {
    std::random_device source;
    return source() % 1'000'000'000;
}

/// `known`: packages, the one played or learned most recently first.
teach::Quiz open_quiz(const QuizRequest& request, const std::vector<std::string>& known, std::uint64_t seed) {
    const variants::Package package = seating::open_variant(request.variant);
    const seating::Chosen chosen = seating::read_options(request.options);
    teach::QuizRules rules =
        teach::quiz_rules(package, {seating::rules_of(package, chosen), request.variant}, chosen, known);
    if (!request.json)
        rules.face = request.face.value_or(rules.own.rules->face); // programs get the French names
    return {std::move(rules), seed};
}

/// The topics to ask about, in turn. Throws Trouble if there are no questions on the topic wanted.
std::vector<Topic> topics_wanted(const QuizRequest& request, const teach::Quiz& quiz) {
    const std::vector<Topic> topics = teach::topics_of(quiz.rules());
    if (request.topic.empty()) return topics;
    std::vector<std::string> names;
    for (const Topic topic : topics) {
        if (request.topic == name(topic)) return {topic};
        names.emplace_back(name(topic));
    }
    throw Trouble(
        tr("--topic {}: these rules have nothing on that; choose from {}", request.topic, join(names, ", ")));
}

Question next_question(teach::Quiz& quiz, Topic topic, int level) {
    auto question = quiz.next(topic, level);
    if (!question) throw Trouble(teach::no_question_in_words(topic));
    return std::move(*question);
}

/// The index of the choice typed as a number or a letter; nothing if it is not one.
std::optional<std::size_t> choice_typed(const std::string& line, std::size_t choices) {
    const auto parts = words(line);
    if (parts.size() != 1 || parts[0].size() != 1) return {};
    const char key = lower_case(parts[0])[0];
    const std::size_t place =
        key >= 'a' ? static_cast<std::size_t>(key - 'a') : static_cast<std::size_t>(key) - '1';
    return place < choices ? std::optional(place) : std::nullopt;
}

bool is_quit(const std::string& line) {
    const auto parts = words(line);
    if (parts.size() != 1) return false;
    const std::string word = lower_case(parts[0]);
    return word == "q" || word == "quit" || word == lower_case(tr("quit"));
}

void show_question(const Screen& screen, const Question& question, int number, int all) {
    screen.line();
    screen.line(screen.style().bold(teach::heading_of(question, number, all)));
    screen.sentence(question.text);
    for (std::size_t i = 0; i < question.choices.size(); ++i)
        screen.lines(
            terminal::hanging(fmt::format("  {}", i + 1), 5, question.choices[i].text, screen.style()));
}

/// The index that a person chose; nothing at the end of input, at Ctrl+C, or when they quit.
std::optional<std::size_t> chosen_place(const Screen& screen, const Streams& streams,
                                        const PatientTerminal& terminal, const Question& question) {
    const std::size_t choices = question.choices.size();
    for (;;) {
        streams.out << tr("Your answer: ") << std::flush;
        if (!terminal.wait()) {
            screen.line();
            return {};
        }
        const auto line = screen.ask("");
        if (!line || is_quit(*line)) return {};
        if (const auto place = choice_typed(*line, choices)) return place;
        screen.sentence(tr("Type a number from 1 to {}, a letter, or q to quit.", choices));
    }
}

void show_verdict(const Screen& screen, const Question& question, std::size_t place) {
    if (place == question.right) {
        screen.line(screen.style().green(tr("Right.")));
    } else {
        screen.line(screen.style().red(tr("Wrong.")));
        screen.sentence(question.choices[place].why);
        screen.sentence(
            tr("The answer is {}: {}", question.right + 1, question.choices[question.right].text));
    }
    screen.sentence(question.explanation);
}

/// How each topic went this time and in all.
void show_summary(const Screen& screen, const teach::QuizStandings& now, const teach::QuizStandings& kept) {
    screen.line();
    if (now.empty()) {
        screen.line(teach::none_answered_in_words());
        return;
    }
    for (const auto& [topic, standing] : now) {
        const QuizStanding& all = kept.at(topic);
        screen.sentence(tr("{}: {} of {} right; in all {} of {}, now at level {}.", in_words(topic),
                           standing.right, standing.asked, all.right, all.asked, all.level));
    }
}

int ask_person(const QuizRequest& request, teach::Quiz& quiz, const std::vector<Topic>& topics,
               const Streams& streams) {
    const Screen screen(streams, quiz.rules().face);
    const PatientTerminal terminal(streams);
    const std::string package = quiz.rules().own.rules->id;
    const auto file = store::quiz_progress_file();
    teach::QuizStandings kept = store::read_quiz_progress(file)[package], now;
    screen.line(screen.style().bold(teach::title_of(quiz.rules().own)));
    bool written = true;
    for (int i = 0; i < request.questions; ++i) {
        const Topic topic = topics[static_cast<std::size_t>(i) % topics.size()];
        const Question question = next_question(quiz, topic, kept[topic].level);
        show_question(screen, question, i + 1, request.questions);
        const auto place = chosen_place(screen, streams, terminal, question);
        if (!place) break;
        show_verdict(screen, question, *place);
        const auto note = [&, right = *place == question.right](teach::QuizStandings& standings) {
            note_answer(standings[topic], right);
        };
        note(kept);
        note(now);
        written = store::change_quiz_progress(package, note, file) && written;
    }
    show_summary(screen, now, kept);
    if (!written && !file.empty()) screen.warn(tr("{}: cannot be written", printable_whole(file.string())));
    return all_well;
}

/// The questions with their answers; harder as they go on, as for somebody who is always right.
int write_questions(const QuizRequest& request, teach::Quiz& quiz, const std::vector<Topic>& topics,
                    std::uint64_t seed, const Screen& screen) {
    nlohmann::json all = teach::rules_asked(quiz.rules().own);
    all["seed"] = seed;
    all["questions"] = nlohmann::json::array();
    teach::QuizStandings standings;
    for (int i = 0; i < request.questions; ++i) {
        const Topic topic = topics[static_cast<std::size_t>(i) % topics.size()];
        QuizStanding& standing = standings[topic];
        all["questions"].push_back(to_json(next_question(quiz, topic, standing.level)));
        note_answer(standing, true);
    }
    screen.line(json_line(all));
    return all_well;
}

} // namespace

int quiz(const QuizRequest& asked, const Streams& streams) {
    const LanguageScope language(asked.json ? Speaking{} : speaking());
    const std::uint64_t seed = asked.seed.value_or(any_seed());
    // Programs get the same questions on every machine, whoever uses it.
    const auto known = asked.json ? std::vector<std::string>() : seating::known_packages();
    QuizRequest request = asked;
    if (asked.variant.empty()) request.variant = known.empty() ? variant_to_begin_with() : known.front();
    try {
        teach::Quiz quiz = open_quiz(request, known, seed);
        const std::vector<Topic> topics = topics_wanted(request, quiz);
        return request.json ? write_questions(request, quiz, topics, seed, Screen(streams))
                            : ask_person(request, quiz, topics, streams);
    } catch (const variants::ScriptFailure& failure) {
        throw script_failed(failure.what(), request.variant);
    }
}

} // namespace roundhouse::cli
