#include "terminal/look_again.hpp"

#include "base/language.hpp"
#include "present/asked/refusals.hpp"
#include "seating/games.hpp"
#include "teach/review/curve.hpp"
#include "teach/review/words.hpp"
#include "terminal/answer.hpp"
#include "terminal/draw/draw.hpp"

namespace roundhouse::terminal {

namespace {

/// The words after a command, if the line begins with it.
std::optional<std::vector<std::string_view>> behind(const std::vector<std::string_view>& line,
                                                    const std::string& command) {
    const auto parts = words(command);
    if (line.size() < parts.size() || !std::equal(parts.begin(), parts.end(), line.begin())) return {};
    return std::vector(line.begin() + static_cast<std::ptrdiff_t>(parts.size()), line.end());
}

/// Judges an action; true if it is as good as the best.
bool judged(const RecordedGame& game, const teach::ReviewedDecision& decision, const Action& action,
            const Names& names, const Screen& screen) {
    Match tried = game.before(decision.entry);
    if (const auto refusal = unsettled::act(tried, action, {})) {
        screen.sentence(present::in_words(*refusal, &names, screen.style().face));
        return false;
    }
    const teach::AnswerVerdict verdict = teach::verdict_on(
        game, decision, action, teach::weigh_answer(game, decision, action), screen.style().face);
    screen.sentence(verdict.title + ". " + verdict.text);
    return verdict.right;
}

} // namespace

std::optional<LookAgain> read_look_again(std::string_view line, const Names& names) {
    const std::string low = bare(lower_case(line));
    const auto typed = words(low);
    for (const bool plays_on : {false, true}) {
        const std::string here =
            lower_case(plays_on ? tr_in("command", "play on") : tr_in("command", "find"));
        auto rest = behind(typed, plays_on ? "play on" : "find");
        if (!rest) rest = behind(typed, here);
        if (!rest) continue;
        LookAgain wanted{plays_on, 1, 0}; // without a number: the costliest
        if (rest->empty()) return wanted;
        if (rest->size() > 2 || !parse_int(rest->front(), wanted.number)) continue;
        if (rest->size() == 2 && !(wanted.seat = names.seat_named(rest->back()))) continue;
        return wanted;
    }
    return {};
}

const teach::ReviewedDecision* decision_numbered(const teach::Review& review, int number,
                                                 const Screen& screen) {
    const auto dear = review.costliest(teach::most_numbered);
    if (number >= 1 && static_cast<std::size_t>(number) <= dear.size())
        return dear[static_cast<std::size_t>(number - 1)];
    screen.sentence(dear.empty() ? tr("Nothing cost more than chance can explain.")
                                 : tr_n("Only one decision cost points: number 1.",
                                        "{} decisions are numbered, from 1.", static_cast<long>(dear.size()),
                                        dear.size()));
    return nullptr;
}

bool find_better(const RecordedGame& game, const teach::ReviewedDecision& decision, const Names& names,
                 const Screen& screen) {
    const Match match = game.before(decision.entry);
    const View view(*match.round, decision.seat);
    const Decision& asked = match.round->pending();
    const Style& style = screen.style();
    const teach::DecisionWords words = teach::in_words(game, decision, names, style.face);
    screen.line();
    screen.lines(draw_table(match, view, names, style));
    screen.sentence(words.title);
    screen.sentence(tr("You chose {}. Find something better.", words.done));
    for (;;) {
        const auto line = screen.ask(tr("What is better? (“tell” says it, “quit” leaves):") + " ");
        if (!line) return false;
        const std::string low = lower_case(*line);
        if (low == "tell" || low == lower_case(tr_in("command", "tell"))) {
            screen.sentences(words.reasons, "  ");
            return true;
        }
        const Typed typed = read_typed(*line, view, asked, style.face);
        if (const auto* action = std::get_if<Action>(&typed)) {
            if (judged(game, decision, *action, names, screen)) return true;
        } else if (const auto* misread = std::get_if<Misread>(&typed)) {
            screen.sentence(misread->text);
        } else if (const auto* question = std::get_if<Question>(&typed)) {
            screen.sentences(answer_to(view, asked, question->about, names, style.face), "  ");
        } else if (std::get<Command>(typed) == Command::quit) {
            return true;
        } else if (std::get<Command>(typed) == Command::show) {
            screen.lines(draw_table(match, view, names, style));
        } else {
            screen.sentence(
                tr("Here you can say what is better, ask with “?”, see the table again with Enter, "
                   "or say “tell” or “quit”."));
        }
    }
}

Ending try_round(const RecordedGame& game, const teach::ReviewedDecision& decision, const Screen& screen,
                 std::chrono::milliseconds pause) {
    seating::PlayedOn played = seating::play_on(game, decision.entry, false);
    seating::Session session(std::move(played.opened.game));
    screen.line();
    screen.sentence(in_words(played));
    TableSettings settings;
    settings.pause = pause;
    settings.only_this_round = true;
    const Ending ending = TextTable(session, screen, settings).play();
    screen.line();
    screen.sentence(tr("The game itself stands as it stood."));
    return ending;
}

} // namespace roundhouse::terminal
