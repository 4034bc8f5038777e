#include "terminal/text_table.hpp"

#include "base/language.hpp"
#include "base/overloaded.hpp"
#include "present/answers.hpp"
#include "present/cards.hpp"
#include "present/deals.hpp"
#include "present/decisions.hpp"
#include "present/hints.hpp"
#include "present/programs.hpp"
#include "present/refusals.hpp"
#include "present/rules_page.hpp"
#include "present/scores.hpp"
#include "present/terms.hpp"
#include "seating/allowances.hpp"
#include "terminal/draw.hpp"
#include "terminal/draw_review.hpp"
#include "terminal/look_again.hpp"

#include <algorithm>

namespace roundhouse::terminal {

TextTable::TextTable(seating::Session& session, const Screen& screen, TableSettings settings)
    : session_(session), screen_(screen), settings_(std::move(settings)) {
    for (Seat seat = 0; seat <= match().rules->seats; ++seat)
        narrators_.emplace_back(match().rules, names_, style().face);
    forget_events();
}

/// From here on people know what there was; what follows is told.
void TextTable::forget_events() {
    names_ = names(); // where people sit out they change seats
    events_.clear();
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
    screen_.line(style().bold(tr("Round {}: {}", now.round_number, dealt)));
    if (const std::string out = present::who_sits_out(now, names()); !out.empty()) screen_.line(out);
}

/// Before the first deal: what is played, what is not as usual, who sits with whom.
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
    if (match().round_number > 0) screen_.line(tr("So far: {}", present::scores_in_words(match(), names())));
}

Ending TextTable::leave(Ending how) const {
    if (settings_.only_this_round) return how;
    if (settings_.how_to_resume.empty())
        screen_.line(tr("This game is not written down, so it ends here."));
    else if (session_.game().journal_failed())
        screen_.lines({tr("The journal could not be written to its end. To go on from where it stops:"),
                       "  " + settings_.how_to_resume});
    else
        screen_.lines({tr("The game is kept. To go on:"), "  " + settings_.how_to_resume});
    return how;
}

// ---- what happens

/// The game does not stop for a disk that is full; but it is said, and that there is room again, too.
void TextTable::watch_journal() {
    const bool fails = session_.game().journal_failed();
    if (fails == told_of_journal_) return;
    told_of_journal_ = fails;
    screen_.warn(
        fails ? tr("The journal cannot be written at the moment. The game goes on, and what is played is "
                   "written down as soon as there is room.")
              : tr("The journal is written again; nothing is missing in it."));
}

void TextTable::happened(std::vector<Event> events) {
    watch_journal();
    for (Event& event : events) events_.push_back(std::move(event));
    if (alone()) catch_up(session_.first_person());
    if (!match().round_is_on()) show_round_end();
}

namespace {

/// What a seat did, and the eye should follow.
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

void TextTable::show_round_end() {
    if (!alone()) { // everybody looks now: what lies open is told from where the last to look has been
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
    screen_.line();
    screen_.lines(draw_round_scores(match(), match().settled.size() - 1, names(), style()));
    screen_.lines(draw_bars(match(), names()));
    screen_.lines(draw_verdict(match(), names(), style()));
    if (match().over() && match().seed.is_secret() && !settings_.how_to_verify.empty()) {
        screen_.sentence(present::deals_are_opened(match().seed));
        screen_.line("  " + settings_.how_to_verify);
    }
    if (match().over() && session_.people() > 0 && !settings_.how_to_review.empty())
        screen_.lines({tr("To look at your decisions again:"), "  " + settings_.how_to_review});
    forget_events();
}

bool TextTable::act(const Action& action) {
    std::vector<Event> events;
    if (const auto refusal = session_.act(action, events)) {
        screen_.sentence(present::in_words(*refusal, &names(), style().face));
        return false;
    }
    happened(std::move(events));
    return true;
}

std::optional<bool> TextTable::says_out_of_turn(const std::string& line, Seat seat) {
    const auto said = read_aside(line, seat, names());
    if (!said || !session_.is_person(said->seat) || match().rules->enforcement != Enforcement::referee)
        return {};
    std::vector<Event> events;
    const auto refusal = session_.aside(said->seat, said->action, events);
    if (refusal)
        screen_.sentence(present::in_words(*refusal, &names(), style().face));
    else
        happened(std::move(events));
    return !refusal;
}

bool TextTable::take_back(Seat seat) {
    if (!session_.take_back(seat)) {
        screen_.line(tr("There is nothing to take back."));
        return false;
    }
    forget_events();
    screen_.line(tr("Taken back: {} decides again.", names()[session_.turn()]));
    return true;
}

bool TextTable::redo() {
    if (!session_.redo()) {
        screen_.line(tr("There is nothing to do again."));
        return false;
    }
    forget_events();
    screen_.line(tr("Done again."));
    return true;
}

// ---- people

bool TextTable::turn_to(Seat seat) {
    if (!alone() && shown_to_ != seat) {
        if (shown_to_ != 0) screen_.hide();
        if (!screen_.ask(tr("{}'s turn: press Enter.", names()[seat]) + " ")) return false;
        shown_to_ = seat;
    }
    catch_up(seat);
    return true;
}

void TextTable::show_table(Seat seat) const {
    screen_.line();
    screen_.lines(draw_table(match(), session_.view(seat), names(), style()));
}

void TextTable::show_face(Command command) {
    const bool german =
        command == Command::german || (command == Command::face && style().face == Face::french);
    const Face face = german ? Face::german : Face::french;
    screen_.show_face(face);
    for (present::Narrator& narrator : narrators_) narrator.show_face(face);
    const std::string queen = present::in_words(Card(Rank::queen, Suit::spades), face),
                      jack = present::in_words(Card(Rank::jack, Suit::diamonds), face);
    screen_.line(german ? tr("The cards now have their German names: {}, {}.", queen, jack)
                        : tr("The cards now have their French names: {}, {}.", queen, jack));
}

bool TextTable::warns(const Action& action, const View& seen) {
    const auto* put = as<actions::Discard>(action);
    if (!put || warned_of_ == action) return false;
    if (put->cards.size() != seen.decision().how_many) return false; // refused anyway
    const std::string warning = present::discard_warning(seen, put->cards, style().face);
    if (warning.empty()) return false;
    warned_of_ = action;
    screen_.sentence(warning);
    return true;
}

void TextTable::answer(const std::string& about, const Decision& decision) const {
    Lines lines =
        present::answer_question(session_.view(decision.seat), decision, about, names(), style().face);
    if (lines.empty())
        if (std::string help = help_on(about); !help.empty()) lines.push_back(std::move(help));
    if (lines.empty()) {
        lines.push_back(
            tr("“{}” is not a card, a bid, a meld, a term or a command. “?” alone explains what is asked.",
               printable(about, 40)));
        if (const Lines near = present::terms_near(present::terms_of(*match().rules), about); !near.empty())
            lines.push_back(tr("Did you mean {}?", present::one_of(near)));
    }
    screen_.sentences(lines, "  ");
}

/// What people decided in the last round.
void TextTable::show_review() {
    if (match().round_is_on()) return screen_.line(tr("A round can be reviewed when it is over."));
    for (const Seat seat : teach::seats_of_people(session_.game(), match().round_number)) {
        screen_.line();
        screen_.lines(draw_review(session_.game(), reviewed(seat), names(), style()));
    }
    screen_.sentence(
        tr("“find 1” lets you find something better than the first of them, “play on 1” plays on "
           "from there."));
}

const teach::Review& TextTable::reviewed(Seat seat) {
    const int round = match().round_number;
    std::erase_if(reviews_, [&](const teach::Review& one) { return one.round != round; });
    const auto known = std::find_if(reviews_.begin(), reviews_.end(),
                                    [&](const teach::Review& one) { return one.seat == seat; });
    return known != reviews_.end() ? *known
                                   : reviews_.emplace_back(teach::review(session_.game(), round, seat));
}

bool TextTable::look_again(const LookAgain& wanted) {
    const std::vector<Seat> people = teach::seats_of_people(session_.game(), match().round_number);
    const Seat seat = wanted.seat ? wanted.seat : people.empty() ? 0 : people.front();
    if (std::find(people.begin(), people.end(), seat) == people.end()) {
        screen_.sentence(tr("Only what people decided is looked at again."));
        return true;
    }
    const teach::Review review = reviewed(seat);
    const teach::ReviewedDecision* decision = decision_numbered(review, wanted.number, screen_);
    if (!decision) return true;
    if (!wanted.plays_on) return find_better(session_.game(), *decision, names(), screen_);
    return try_round(session_.game(), *decision, screen_, settings_.pause) != Ending::input_ended;
}

/// Commands that only show something.
void TextTable::show(Command command, Seat seat) {
    const View seen = session_.view(seat);
    switch (command) {
    case Command::show: show_table(seat); break;
    case Command::last: screen_.lines(draw_last_trick(seen, names(), style())); break;
    case Command::melds: screen_.lines(draw_melds(seen, names(), style())); break;
    case Command::score: screen_.lines(draw_score_sheet(match(), names(), style())); break;
    case Command::hand: screen_.lines(draw_hand(seen.hand(), {}, style())); break;
    case Command::rules: screen_.lines(draw_rules(*match().rules, style())); break;
    case Command::help: screen_.lines(help_lines()); break;
    case Command::review: show_review(); break;
    case Command::face:
    case Command::french:
    case Command::german:
    case Command::hint:
    case Command::undo:
    case Command::redo:
    case Command::quit: break;
    }
}

bool TextTable::obey_typed(const Typed& typed, const Decision& decision) {
    const View seen = session_.view(decision.seat);
    if (const auto* action = std::get_if<Action>(&typed)) return !warns(*action, seen) && act(*action);
    if (const auto* question = std::get_if<Question>(&typed)) {
        answer(question->about, decision);
        return false;
    }
    if (const auto* misread = std::get_if<Misread>(&typed)) {
        screen_.sentence(misread->text);
        return false;
    }
    switch (const Command command = std::get<Command>(typed)) {
    case Command::undo: return take_back(decision.seat);
    case Command::redo: return redo();
    case Command::hint: {
        const script::Operation operation(seating::while_thinking, seating::for_thinking);
        screen_.sentences(present::hint_for(seen, decision, names(), style().face).why, "  ");
        return false;
    }
    case Command::face:
    case Command::french:
    case Command::german:
        show_face(command);
        show_table(decision.seat);
        return false;
    default: show(command, decision.seat); return false;
    }
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
        switch (const Command command = std::get<Command>(typed)) {
        case Command::show: return {};
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
        case Command::hint: screen_.line(tr("There is nothing to decide now; Enter deals.")); break;
        default: show(command, 0);
        }
    }
}

} // namespace roundhouse::terminal
