// Commands at the text table.

#include "base/language.hpp"
#include "present/asked/decisions.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"
#include "present/hints/hints.hpp"
#include "seating/allowances.hpp"
#include "terminal/answer.hpp"
#include "terminal/draw/draw.hpp"
#include "terminal/draw/draw_review.hpp"
#include "terminal/look_again.hpp"
#include "terminal/text_table.hpp"

#include <algorithm>

namespace roundhouse::terminal {

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
    const auto said = read_aside(line, seat, names(), style().face);
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

/// After an undo or a redo. Where people sit out, the seats of another round are other people's (C33).
void TextTable::stand_elsewhere(int round) {
    if (session_.round() != round && somebody_sits_out(*match().rules) && shown_to_ != 0) {
        screen_.hide();
        shown_to_ = 0;
    }
    forget_events();
}

bool TextTable::take_back(Seat seat) {
    const int round = session_.round();
    if (!session_.take_back(seat)) {
        screen_.line(tr("There is nothing to take back."));
        return false;
    }
    stand_elsewhere(round);
    screen_.line(tr("Taken back: {} decides again.", names()[session_.turn()]));
    return true;
}

bool TextTable::redo() {
    const int round = session_.round();
    if (!session_.redo()) {
        screen_.line(tr("There is nothing to do again."));
        return false;
    }
    stand_elsewhere(round);
    screen_.line(tr("Done again."));
    return true;
}

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

void TextTable::show_hint(const View& seen, const Decision& decision) {
    const present::Hint hint = present::hint_for(seen, decision, names(), style().face);
    screen_.sentences(hint.why, "  ");
    warned_of_ = hint.action; // the hint has stated the price
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
    screen_.sentences(answer_to(session_.view(decision.seat), decision, about, names(), style().face), "  ");
}

/// Reviews what people decided in the last round.
void TextTable::show_review() {
    if (match().round_is_on()) return screen_.line(tr("A round can be reviewed when it is over."));
    bool numbered = false;
    for (const Seat seat : teach::seats_of_people(session_.game(), match().round_number)) {
        numbered |= !reviewed(seat).costliest(1).empty();
        screen_.line();
        screen_.lines(
            draw_review(session_.game(), reviewed(seat), session_.names_in(match().round_number), style()));
    }
    if (numbered)
        screen_.sentence(
            tr("“find 1” lets you find something better than the first of them, “play on 1” plays on "
               "from there."));
}

const teach::Review& TextTable::reviewed(Seat seat) {
    const auto known = std::find_if(reviews_.begin(), reviews_.end(),
                                    [&](const teach::Review& one) { return one.seat == seat; });
    if (known != reviews_.end()) return *known;
    return reviews_.emplace_back(teach::review(session_.game(), match().round_number, seat));
}

bool TextTable::look_again(const LookAgain& wanted) {
    const std::vector<Seat> people = teach::seats_of_people(session_.game(), match().round_number);
    const Seat seat = wanted.seat ? wanted.seat : people.empty() ? 0 : people.front();
    if (std::find(people.begin(), people.end(), seat) == people.end()) {
        screen_.sentence(tr("Only decisions that people made can be looked at again."));
        return true;
    }
    const teach::Review review = reviewed(seat);
    const teach::ReviewedDecision* decision = decision_numbered(review, wanted.number, screen_);
    if (!decision) return true;
    if (!wanted.plays_on)
        return find_better(session_.game(), *decision, session_.names_in(review.round), screen_);
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
    case Command::help: screen_.lines(help_lines(style().face)); break;
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
        show_hint(seen, decision);
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

} // namespace roundhouse::terminal
