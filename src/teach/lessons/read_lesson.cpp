#include "teach/lessons/read_lesson.hpp"

#include "cards/notation.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"
#include "script/limits/operation.hpp"
#include "teach/asks/asks.hpp"
#include "teach/examples/example_answer.hpp"
#include "teach/option_values.hpp"

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;
using variants::Node;
using variants::Report;
using namespace script;

namespace {

Schema lit_schema() {
    return record("something to look at",
                  {field("cards", text(), "Cards that the learner can see."),
                   field("seat", integer(1, most_seats), "A player."),
                   field("panel", one_of({lit_panels.begin(), lit_panels.end()}), "A part of the table.")});
}

Schema answer_schema() {
    return record("an answer",
                  {field("says", localised(), "What stands in the list; else the action in words."),
                   field("does", text(), "The action, as in journals: \"bid 250\", \"As\"."),
                   field("cards", text(), "These, and no others, may be played."),
                   field("points", integer(0, 100'000), "So much the learner's hand melds in trump."),
                   field("trump", one_of({"spades", "hearts", "diamonds", "clubs"}),
                         "With `points`: if that were trump."),
                   field("right", boolean(), "The one that the lesson goes on with."),
                   field("acceptable", boolean(), "As good, for the reason that it gives."),
                   field("why", localised(), "Why it is right, or not.").required(),
                   field("leads", localised(), "What would come of it.")});
}

Schema step_schema() {
    return record(
        "a step",
        {field("title", localised(), "What it is about, in a few words.").required(),
         field("text", list(localised(), 1, 3), "Short paragraphs; cards stand in brackets.").required(),
         field("show", list(lit_schema(), 0, 6), "What is lit, numbered from 1."),
         field("moves", text(2000), "What happens before it: actions with \";\" between."),
         field("steady", one_of({"my turn", "end of trick", "the play", "end of round"}),
               "How far bots play on after the moves."),
         field("ask", localised(), "The question."),
         field("hint", localised(), "What helps without giving it away."),
         field("answers", list(answer_schema(), 0, 9), "From which one is chosen.")});
}

const Schema& lesson_schema() {
    static const Schema schema = record(
        "a lesson",
        {field("title", localised(), "Its name.").required(),
         field("goal", localised(), "What is learned in it.").required(),
         field("minutes", integer(1, 60), "How long it takes.").or_else(Value(std::int64_t{10})),
         field("order", integer(0, 1000), "Its place in the list.").or_else(Value(std::int64_t{100})),
         field("first", boolean(), "Offered to whoever starts the program for the first time."),
         field("options", map(plain()), "Options of the package, by name."),
         field("seat", integer(1, most_seats), "Where the learner sits.").or_else(Value(std::int64_t{1})),
         field("dealer", integer(1, most_people), "Who deals: a seat, or a person where the dealer sits out.")
             .required(),
         field("seed", integer(0), "Deals the first round of that seed."),
         field("deal", list(text(), 1, most_seats), "A hand for each seat."),
         field("kitty", text(), "What lies in the kitty; else what the hands leave."),
         field("stock", text(), "The first cards of the stock, as they come."),
         field("steps", list(step_schema(), 1, 60), "What is said and asked, in order.").required()});
    return schema;
}

std::optional<CardSet> cards_of_node(const Node& node, Report& report) {
    if (!node.is_text()) return {};
    if (const auto set = parse_card_set(node.text())) return *set;
    report.expected("cards", node.path(), "cards, as in \"Qs Jd\"",
                    fmt::format("\"{}\"", printable(node.text(), 40)));
    return {};
}

/// Whatever is in brackets must be cards or a suit.
Text lesson_text(const Node& node, Report& report) {
    Text text = variants::text_of(node);
    const auto check = [&](const std::string& one) {
        for (std::size_t open = 0; (open = one.find('[', open)) != std::string::npos; ++open) {
            const std::size_t close = one.find(']', open);
            const std::string inner =
                one.substr(open + 1, close == std::string::npos ? close : close - open - 1);
            const auto cards = parse_cards(inner);
            if (close == std::string::npos || (!parse_suit(inner) && (!cards || cards->empty())))
                report.expected("lesson_cards", node.path(), "cards or a suit in brackets, as in [Qs Jd]",
                                fmt::format("[{}]", printable(inner, 40)));
        }
    };
    check(text.en);
    for (const auto& [tag, other] : text.others) check(other);
    return text;
}

Lit lit_of(const Node& node, const Rulebook& rules, Report& report) {
    Lit lit;
    if (const auto cards = cards_of_node(node["cards"], report)) lit.cards = *cards;
    lit.seat = node["seat"].integer_or(0);
    lit.panel = node["panel"].text();
    if (lit.seat > rules.seats)
        report.expected("seat", node["seat"].path(), fmt::format("a seat from 1 to {}", rules.seats),
                        std::to_string(lit.seat));
    if (lit.cards.empty() && !lit.seat && lit.panel.empty())
        report.expected("lit", node.path(), "cards, a seat or a panel", "nothing");
    return lit;
}

LessonAnswer answer_of(const Node& node, const Rulebook& rules, Report& report) {
    LessonAnswer answer;
    answer.says = lesson_text(node["says"], report);
    answer.why = lesson_text(node["why"], report);
    answer.leads = lesson_text(node["leads"], report);
    answer.cards = cards_of_node(node["cards"], report);
    answer.points = node["points"].integer();
    if (node["trump"].is_text()) answer.trump = parse_suit(node["trump"].text());
    if (node["acceptable"].truth()) answer.grade = Grade::acceptable;
    if (node["right"].truth()) answer.grade = Grade::right;
    if (const Node does = node["does"]; does.is_text()) {
        if (const auto action = lesson_action(rules, does.text()))
            answer.action = *action;
        else
            report.fault("action", does.path(), present::in_words(action.error()));
    }
    if (answer.says.en.empty() && !answer.action && !answer.cards && !answer.points)
        report.expected("answer", node.path(), "`says`, `does`, `cards` or `points`", "none of them");
    return answer;
}

LessonStep step_of(const Node& node, const Rulebook& rules, Report& report) {
    LessonStep step;
    step.path = node.path();
    step.title = lesson_text(node["title"], report);
    for (std::size_t i = 0; i < node["text"].size(); ++i)
        step.text.push_back(lesson_text(node["text"].at(i), report));
    for (std::size_t i = 0; i < node["show"].size(); ++i)
        step.lit.push_back(lit_of(node["show"].at(i), rules, report));
    step.moves = node["moves"].text();
    step.steady = node["steady"].text();
    step.ask = lesson_text(node["ask"], report);
    step.hint = lesson_text(node["hint"], report);
    const Node answers = node["answers"];
    int right = 0;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        step.answers.push_back(answer_of(answers.at(i), rules, report));
        right += step.answers.back().grade == Grade::right;
    }
    if (answers.size() && right != 1)
        report.fault("right", answers.path(), fmt::format("exactly one answer must be right; {} are", right));
    if (answers.size() == 1) report.fault("answers", answers.path(), "there is nothing to choose from");
    if (answers.size() && step.ask.en.empty())
        report.fault("ask", join_path(node.path(), "ask"), "answers need a question: give `ask`");
    return step;
}

/// Sets up the table: with the hands given, or as the seed deals.
void set_up(const Node& node, Lesson& lesson, Report& report) {
    lesson.dealer = node["dealer"].integer_or(1);
    lesson.learner = node["seat"].integer_or(1);
    const Rulebook& rules = *lesson.rules;
    const auto beyond = [&](const char* key, const char* what, int last) {
        const int number = node[key].integer_or(1);
        if (number > last)
            report.expected("seat", node[key].path(), fmt::format("a {} from 1 to {}", what, last),
                            std::to_string(number));
        return number > last;
    };
    if (beyond("dealer", somebody_sits_out(rules) ? "person" : "seat", rules.people) ||
        beyond("seat", "seat", rules.seats))
        return;
    if (const Node seed = node["seed"]; seed && seed.value()->is_integer()) { // of 64 bits
        Match match = begin_match(lesson.rules, static_cast<std::uint64_t>(seed.value()->as_integer()));
        match.first_dealer = lesson.dealer;
        lesson.pack = pack_of(match, 1);
        return;
    }
    json hands = json::array();
    for (std::size_t i = 0; i < node["deal"].size(); ++i) hands.push_back(node["deal"].at(i).text());
    const auto text_or_null = [&](const char* key) {
        return node[key].is_text() ? json(node[key].text()) : json(nullptr);
    };
    try {
        lesson.pack =
            pack_for(*lesson.rules, lesson.dealer, hands, text_or_null("kitty"), text_or_null("stock"));
    } catch (const AskError& error) {
        report.fault("deal", error.place(), error.what());
    }
}

} // namespace

Result<Action, ActionFault> lesson_action(const Rulebook& rules, std::string_view text) {
    const auto parts = words(text);
    const std::string whole = join(std::vector<std::string>(parts.begin(), parts.end()), " ");
    return parse_action(rules, parts.size() == 1 && parse_card(parts[0]) ? "play " + whole : whole);
}

Result<Lesson, variants::Findings> read_lesson(const variants::Package& package, const Source& source) {
    const Operation operation("a lesson was read", {40'000'000, std::chrono::seconds{1}});
    const auto raw = package.run(source);
    if (!raw) return fail(raw.error());
    variants::Findings findings;
    const Value value = read(lesson_schema(), *raw, "", findings);
    Report report(findings);
    const Node node(&value, &*raw, "");
    Lesson lesson;
    lesson.id = std::filesystem::path(source.name).stem().string();
    lesson.package = opened_as(package);
    lesson.title = lesson_text(node["title"], report);
    lesson.goal = lesson_text(node["goal"], report);
    lesson.minutes = node["minutes"].integer_or(10);
    lesson.order = node["order"].integer_or(100);
    lesson.first = node["first"].truth();
    const Node options = node["options"];
    const auto rules = package.compile_values(options.is_table() ? choices_of(options.value()->as_table())
                                                                 : variants::Choices{});
    if (!rules) {
        for (const Finding& finding : rules.error()) report.fault("options", "options", to_text(finding));
        return fail(std::move(findings));
    }
    lesson.rules = *rules;
    set_up(node, lesson, report);
    for (std::size_t i = 0; i < node["steps"].size(); ++i)
        lesson.steps.push_back(step_of(node["steps"].at(i), *lesson.rules, report));
    if (!findings.empty()) return fail(std::move(findings));
    return lesson;
}

} // namespace roundhouse::teach
