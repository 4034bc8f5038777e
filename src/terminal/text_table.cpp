#include "terminal/text_table.hpp"

#include "base/language.hpp"
#include "base/overloaded.hpp"
#include "present/asked/decisions.hpp"
#include "present/cards.hpp"
#include "present/deals.hpp"
#include "present/programs.hpp"
#include "present/rules/rules_page.hpp"
#include "present/scores.hpp"
#include "terminal/draw/draw.hpp"
#include "terminal/look_again.hpp"

#include <algorithm>

namespace roundhouse::terminal {

TextTable::TextTable(seating::Session& session, const Screen& screen, TableSettings settings)
    : session_(session), screen_(screen), settings_(std::move(settings)) {
    screen_.show_usual_face(match().rules->face);
    for (Seat seat = 0; seat <= match().rules->seats; ++seat)
        narrators_.emplace_back(match().rules, names_, style().face);
    forget_events();
}

/// Marks everything up to now as known to people; only what follows will be told.
void TextTable::forget_events() {
    names_ = names(); // people who sit out change seats
    events_.clear();
    reviews_.clear();
    told_.assign(narrators_.size(), 0);
    for (std::size_t seat = 0; seat < narrators_.size(); ++seat)
        if (match().round) narrators_[seat].begin_at(session_.view(static_cast<Seat>(seat)));
}

Ending TextTable::play() {
    if (!settings_.only_this_round) introduce();
    while (!match().over()) {
        if (!match().round_is_on()) {
            if (settings_.only_this_round) return Ending::finished;
            if (match().round_number > 0 && session_.people() > 0)
                if (const auto ending = between_rounds()) return leave(*ending);
            if (match().round_is_on()) continue; // somebody took something back
            std::vector<Event> events = session_.deal();
            names_ = names();
            if (somebody_sits_out(*match().rules)) shown_to_ = 0;
            screen_.line();
            announce_deal();
            happened(std::move(events));
            continue;
        }
        if (std::vector<Event> events; session_.bot_calls_renege(events)) {
            happened(std::move(events));
            continue;
        }
        const Decision decision = session_.pending();
        if (!session_.is_person(decision.seat)) {
            const Action action = session_.decide();
            for (const seating::LostProgram& lost : session_.lost_programs())
                screen_.warn(present::in_words(lost.loss, lost.name));
            act(action);
        } else if (const auto ending = person_decides(decision)) {
            return leave(*ending);
        }
    }
    return Ending::finished;
}

void TextTable::announce_deal() const {
    const Match& now = match();
    const DealRule& deal = now.rules->deal;
    const std::string& dealer = names().person(dealing_person(now, now.round_number));
    std::string dealt =
        deal.kitty
            ? tr("{} deals {} cards to each player and {} to the kitty.", dealer, deal.hand, deal.kitty)
        : deal.stock
            ? tr("{} deals {} cards to each player; {} are left in the stock.", dealer, deal.hand, deal.stock)
            : tr("{} deals {} cards to each player.", dealer, deal.hand);
    if (now.rules->draft) dealt = tr("{} shuffles; hands of {} are drafted card by card.", dealer, deal.hand);
    for (const std::string& line : wrapped(tr("Round {}: {}", now.round_number, dealt), style()))
        screen_.line(style().bold(line));
    if (const std::string out = present::who_sits_out(now, names()); !out.empty()) screen_.sentence(out);
}

/// Before the first deal: the variant, the house rules, and who partners whom.
void TextTable::introduce() const {
    const Rulebook& rules = *match().rules;
    screen_.line(style().bold(present::in_words(rules.title)));
    if (!rules.summary.en.empty()) screen_.sentence(present::in_words(rules.summary));
    if (const auto changed = present::changed_options(rules); !changed.empty())
        screen_.sentence(tr("Agreed: {}.", join(changed, "; ")));
    const Lines parties = names().parties(rules);
    screen_.sentence(somebody_sits_out(rules)
                         ? tr("At the table: {}.", join(parties, ", "))
                         : join(parties, " " + tr_in("between the sides", "against") + " ") + ".");
    if (const std::string sealed = present::deals_are_sealed(match().seed); !sealed.empty())
        screen_.sentence(sealed);
    if (session_.people())
        screen_.sentence(tr("“hint” says what to do, “rules” shows all rules, “help” what you can say."));
    if (match().round_number > 0)
        screen_.sentence(tr("So far: {}", present::scores_in_words(match(), names())));
}

Ending TextTable::leave(Ending how) const {
    if (settings_.only_this_round) return how;
    if (settings_.how_to_resume.empty())
        screen_.line(tr("This game is not saved, so it ends here."));
    else if (session_.game().journal_failed())
        screen_.lines({tr("The journal could not be written to its end. To go on from where it stops:"),
                       "  " + settings_.how_to_resume});
    else
        screen_.lines({tr("The game is kept. To go on:"), "  " + settings_.how_to_resume});
    return how;
}

// ---- what happens

void TextTable::watch_journal() {
    if (const auto news = session_.news_of_journal()) screen_.warn(*news);
}

void TextTable::happened(std::vector<Event> events) {
    watch_journal();
    for (Event& event : events) events_.push_back(std::move(event));
    if (alone()) catch_up(session_.first_person());
    if (!match().round_is_on()) show_round_end();
}

namespace {

/// True for something a seat did that the eye should follow.
bool is_decided(const Event& event) {
    return std::visit(
        Overloaded{
            [](const events::Kept&) { return true; }, [](const events::Rejected&) { return true; },
            [](const events::Called&) { return true; }, [](const events::HandedBack&) { return true; },
            [](const events::KeptContract&) { return true; }, [](const events::TookKitty&) { return true; },
            [](const events::Discarded&) { return true; }, [](const events::CalledCard&) { return true; },
            [](const events::AskedForPartner&) { return true; }, [](const events::Gave&) { return true; },
            [](const events::NamedTrump&) { return true; }, [](const events::NamedContract&) { return true; },
            [](const events::Swapped&) { return true; }, [](const events::Played&) { return true; },
            [](const events::Chose&) { return true; }, [](const events::Accused&) { return true; },
            [](const auto&) { return false; }},
        event);
}

} // namespace

void TextTable::say(const std::vector<present::Told>& all) const {
    for (const present::Told& told : all) {
        if (told.kind == present::Told::Kind::heading)
            screen_.line(style().bold("· " + told.text + " ·"));
        else
            for (const std::string& line : wrapped(told.text, style()))
                screen_.line(told.kind == present::Told::Kind::highlight ? style().bold(line) : line);
    }
}

void TextTable::catch_up(Seat viewer) {
    std::size_t& told = told_[static_cast<std::size_t>(viewer)];
    for (; told < events_.size(); ++told) {
        const Event& event = events_[told];
        say(narrators_[static_cast<std::size_t>(viewer)].tell(event, viewer));
        if (is_decided(event) && !session_.is_person(seat_of(event))) screen_.pause(settings_.pause);
    }
}

/// The last round's result.
void TextTable::show_result() const {
    screen_.line();
    screen_.lines(draw_round_scores(match(), match().settled.size() - 1, names(), style()));
    screen_.lines(draw_bars(match(), names()));
    screen_.lines(draw_verdict(match(), names(), style()));
}

void TextTable::show_round_end() {
    if (!alone()) { // everybody looks now: tell the open events from where the last one stopped looking
        screen_.hide();
        shown_to_ = 0;
        std::size_t from = events_.size();
        for (Seat seat = 1; seat <= match().rules->seats; ++seat)
            if (session_.is_person(seat)) from = std::min(from, told_[static_cast<std::size_t>(seat)]);
        present::Narrator narrator(match().rules, names_, style().face);
        for (std::size_t i = 0; i < events_.size(); ++i) {
            const auto told = narrator.tell(events_[i], 0);
            if (i >= from) say(told);
        }
    }
    show_result();
    if (match().over() && match().seed.is_secret() && !settings_.how_to_verify.empty()) {
        screen_.sentence(present::deals_are_opened(match().seed));
        screen_.line("  " + settings_.how_to_verify);
    }
    if (match().over() && session_.people() > 0 && !settings_.how_to_review.empty())
        screen_.lines({tr("To look at your decisions again:"), "  " + settings_.how_to_review});
    forget_events();
}

std::optional<Ending> TextTable::person_decides(const Decision& decision) {
    const Seat seat = decision.seat;
    if (!turn_to(seat)) return Ending::input_ended;
    show_table(seat);
    warned_of_.reset();
    for (;;) {
        const auto line = screen_.ask(fmt::format(
            "{}, {}: ", names()[seat], present::what_is_asked(session_.view(seat), decision, names())));
        if (!line) return Ending::input_ended;
        if (const auto done = says_out_of_turn(*line, seat)) {
            if (*done) return {};
            continue;
        }
        const Typed typed = read_typed(*line, session_.view(seat), decision, style().face);
        if (const auto* command = std::get_if<Command>(&typed); command && *command == Command::quit)
            return Ending::quit;
        if (obey_typed(typed, decision)) return {};
    }
}

std::optional<Ending> TextTable::between_rounds() {
    for (;;) {
        const auto line = screen_.ask(tr("Press Enter to deal the next round:") + " ");
        if (!line) return Ending::input_ended;
        if (const auto wanted = read_look_again(*line, names())) {
            if (!look_again(*wanted)) return Ending::input_ended;
            continue;
        }
        const auto typed = read_command(*line);
        if (const auto* misread = std::get_if<Misread>(&typed)) {
            screen_.sentence(misread->text);
            continue;
        }
        if (const auto* question = std::get_if<Question>(&typed)) {
            answer(question->about, {});
            continue;
        }
        switch (const Command command = std::get<Command>(typed)) {
        case Command::show:
            if (words(*line).empty()) return {};
            show_result();
            break;
        case Command::quit: return Ending::quit;
        case Command::undo:
            if (take_back(0)) return {};
            break;
        case Command::redo:
            if (redo()) return {};
            break;
        case Command::face:
        case Command::french:
        case Command::german: show_face(command); break;
        case Command::hint: answer({}, {}); break;
        case Command::hand: screen_.line(tr("Nobody holds cards now; Enter deals.")); break;
        default: show(command, 0);
        }
    }
}

} // namespace roundhouse::terminal
