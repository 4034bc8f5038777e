#include "cli/table.hpp"

#include "bots/player.hpp"
#include "bots/plays.hpp"
#include "cli/hint.hpp"
#include "cli/prompt.hpp"
#include "cli/question.hpp"
#include "teach/explain.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::cli {

Action bot_action(const RecordedGame& game, const Decision& decision) {
    const int person = person_at(game.match(), game.match().round_number, decision.seat);
    const std::string& kind = game.header().players[static_cast<std::size_t>(person - 1)].kind;
    return bots::decide_seated(game.match(), kind, game.entries());
}

Table::Table(RecordedGame& game, const Screen& screen, TableSettings settings)
    : game_(game), screen_(screen), settings_(std::move(settings)) {
    std::vector<std::string> names;
    for (const SeatedPlayer& player : game.header().players) {
        names.push_back(player.name);
        people_ += player.kind == "human" ? 1 : 0;
    }
    names_ = Names(std::move(names));
    for (Seat seat = 0; seat <= match().rules->seats; ++seat)
        tellers_.emplace_back(*match().rules, names_, style());
    sit_down();
    forget_events();
}

/// Where people sit out they change seats from round to round.
void Table::sit_down() {
    if (!somebody_sits_out(*match().rules)) return;
    names_.sit(seating(match(), std::max(1, match().round_number)));
    shown_to_ = 0;
}

/// From here on people know what there was; what follows is told.
void Table::forget_events() {
    events_.clear();
    told_.assign(tellers_.size(), 0);
    for (std::size_t seat = 0; seat < tellers_.size(); ++seat)
        if (match().round) tellers_[seat].begin_at(view(static_cast<Seat>(seat)));
}

Ending Table::play() {
    introduce();
    while (!match().over()) {
        if (!match().round_is_on()) {
            if (match().round_number > 0 && people_ > 0)
                if (const auto ending = between_rounds()) return leave(*ending);
            if (match().round_is_on()) continue; // somebody took something back
            std::vector<Event> events;
            game_.deal(EventLog(events));
            sit_down();
            screen_.line();
            announce_deal();
            happened(std::move(events));
            continue;
        }
        if (bot_calls_renege()) continue;
        const Decision decision = match().round->pending();
        if (!is_person(decision.seat)) {
            act(bot_action(game_, decision));
        } else if (const auto ending = person_decides(decision)) {
            return leave(*ending);
        }
    }
    return Ending::finished;
}

void Table::announce_deal() const {
    const Match& now = match();
    const DealRule& deal = now.rules->deal;
    const std::string& dealer = names_.person(dealing_person(now, now.round_number));
    std::string dealt = fmt::format("{} deals {} cards to each", dealer, deal.hand);
    if (deal.kitty) dealt += fmt::format(", {} lie in the kitty", deal.kitty);
    if (deal.stock) dealt += fmt::format(", {} lie in the stock", deal.stock);
    if (now.rules->draft)
        dealt = fmt::format("{} shuffles; hands of {} are drawn card by card", dealer, deal.hand);
    screen_.line(style().bold(fmt::format("Round {}: {}.", now.round_number, dealt)));
    if (const std::string out = who_sits_out(now, names_); !out.empty()) screen_.line(out);
}

/// Before the first deal: what is played, what was agreed, who sits with whom.
void Table::introduce() const {
    const Rulebook& rules = *match().rules;
    screen_.line(style().bold(rules.title.en));
    if (!rules.summary.en.empty()) screen_.sentence(rules.summary.en);
    std::string agreed;
    for (const AgreedOption& option : rules.options)
        agreed += fmt::format("{}{} {}", agreed.empty() ? "" : ", ", option.name, to_string(option.value));
    if (!agreed.empty()) screen_.sentence("Agreed: " + agreed + ".");
    std::string sides;
    for (Party party = 1; party <= rules.parties; ++party)
        sides += (sides.empty()              ? ""
                  : somebody_sits_out(rules) ? ", "
                                             : " against ") +
                 names_.party(rules, party);
    screen_.sentence(
        fmt::format("{}, seed {}.{}", sides, match().seed,
                    people_ ? " `rules` shows all rules, `help` what can be said, `hint` what to do." : ""));
    if (match().round_number > 0) screen_.line("So far: " + scores_text(match(), names_));
}

Ending Table::leave(Ending how) const {
    if (settings_.how_to_resume.empty())
        screen_.line("This game is not written down, so it ends here.");
    else
        screen_.lines({"The game is kept. To go on:", "  " + settings_.how_to_resume});
    return how;
}

// ---- what happens

/// The game does not stop for a disk that is full; but it is said, once.
void Table::watch_journal() {
    if (told_of_journal_ || !game_.journal_failed()) return;
    screen_.warn(
        "The journal can no longer be written; the game goes on, but only what was written can be resumed.");
    told_of_journal_ = true;
}

void Table::happened(std::vector<Event> events) {
    watch_journal();
    for (Event& event : events) events_.push_back(std::move(event));
    if (alone()) {
        Seat viewer = 0;
        for (Seat seat = 1; seat <= match().rules->seats; ++seat)
            if (is_person(seat)) viewer = seat;
        catch_up(viewer);
    }
    if (!match().round_is_on()) show_round_end();
}

namespace {

/// What a seat did, and the eye should follow.
bool is_decided(EventKind kind) {
    constexpr std::array decided{EventKind::kept,      EventKind::rejected, EventKind::called,
                                 EventKind::hand_back, EventKind::kitty,    EventKind::discarded,
                                 EventKind::asked,     EventKind::gave,     EventKind::trump,
                                 EventKind::swapped,   EventKind::played,   EventKind::chose,
                                 EventKind::accused};
    return std::find(decided.begin(), decided.end(), kind) != decided.end();
}

} // namespace

void Table::catch_up(Seat viewer) {
    const auto at = static_cast<std::size_t>(viewer);
    for (; told_[at] < events_.size(); ++told_[at]) {
        const Event& event = events_[told_[at]];
        screen_.lines(tellers_[at].tell(event, viewer));
        if (is_decided(event.kind) && !is_person(event.seat)) screen_.pause(settings_.pause);
    }
}

void Table::show_round_end() {
    if (!alone()) { // everybody looks now: what lies open is told from where the last to look has been
        screen_.hide();
        shown_to_ = 0;
        std::size_t from = events_.size();
        for (Seat seat = 1; seat <= match().rules->seats; ++seat)
            if (is_person(seat)) from = std::min(from, told_[static_cast<std::size_t>(seat)]);
        Teller teller(*match().rules, names_, style());
        for (std::size_t i = 0; i < events_.size(); ++i) {
            const Lines lines = teller.tell(events_[i], 0);
            if (i >= from) screen_.lines(lines);
        }
    }
    screen_.line();
    screen_.lines(draw_round_scores(match(), match().settled.size() - 1, names_, style()));
    screen_.lines(draw_bars(match(), names_, style()));
    screen_.lines(draw_verdict(match(), names_, style()));
    forget_events();
}

bool Table::act(const Action& action) {
    std::vector<Event> events;
    if (const auto refusal = game_.act(action, EventLog(events))) {
        const Decision asked = match().round->pending();
        screen_.sentence(refusal_text(view(asked.seat), asked, action, *refusal, style().face));
        return false;
    }
    happened(std::move(events));
    return true;
}

/// Where a referee watches: a bot that can prove a renege calls it.
bool Table::bot_calls_renege() {
    if (match().rules->enforcement == Enforcement::strict) return false;
    for (Seat seat = 1; seat <= match().rules->seats; ++seat) {
        if (is_person(seat)) continue;
        const Seat guilty = bots::provable_renege(view(seat));
        std::vector<Event> events;
        if (!guilty || game_.aside(seat, accuse(guilty), EventLog(events))) continue;
        happened(std::move(events));
        return true;
    }
    return false;
}

std::optional<bool> Table::says_out_of_turn(const std::string& line, Seat seat) {
    const auto said = read_aside(line, seat, names_);
    if (!said || !is_person(said->seat) || match().rules->enforcement != Enforcement::referee) return {};
    std::vector<Event> events;
    const auto refusal = game_.aside(said->seat, said->action, EventLog(events));
    if (refusal)
        screen_.sentence(refusal->text);
    else
        happened(std::move(events));
    return !refusal;
}

bool Table::take_back(Seat seat) {
    const auto entry = game_.last_done_by([&](Seat by) { return seat ? by == seat : is_person(by); });
    if (!entry) {
        screen_.line("There is nothing to take back.");
        return false;
    }
    game_.undo(game_.entries() - *entry);
    sit_down();
    forget_events();
    screen_.line(fmt::format("Taken back: {} decides again.", names_[match().round->pending().seat]));
    return true;
}

// ---- people

bool Table::turn_to(Seat seat) {
    if (!alone() && shown_to_ != seat) {
        if (shown_to_ != 0) screen_.hide();
        if (!screen_.ask(fmt::format("{}'s turn: press Enter. ", names_[seat]))) return false;
        shown_to_ = seat;
    }
    catch_up(seat);
    return true;
}

void Table::show_table(Seat seat) const {
    screen_.line();
    screen_.lines(draw_table(match(), view(seat), names_, style()));
}

void Table::show_face(Command command) {
    const bool german =
        command == Command::german || (command == Command::face && style().face == Face::french);
    const Face face = german ? Face::german : Face::french;
    screen_.show_face(face);
    for (Teller& teller : tellers_) teller.show_face(face);
    screen_.line(fmt::format("The cards have their {} names now: {}, {}.", german ? "German" : "French",
                             name(Card(Rank::queen, Suit::spades), face),
                             name(Card(Rank::jack, Suit::diamonds), face)));
}

bool Table::warns(const Action& action, const View& seen) {
    if (action.kind != ActionKind::discard || warned_of_ == action) return false;
    if (action.cards.size() != seen.decision().how_many) return false; // refused anyway
    const std::string warning = discard_warning(seen, action.cards, style());
    if (warning.empty()) return false;
    warned_of_ = action;
    screen_.sentence(warning);
    return true;
}

void Table::advise(const Decision& decision) const {
    for (const std::string& line : hint_for(view(decision.seat), decision, names_, style().face).why)
        screen_.sentence(line, "  ");
}

/// Commands that only show something.
void Table::obey(Command command, Seat seat) const {
    const View seen = view(seat);
    switch (command) {
    case Command::show: show_table(seat); break;
    case Command::last: screen_.lines(draw_last_trick(seen, names_, style())); break;
    case Command::melds: screen_.lines(draw_melds(seen, names_, style())); break;
    case Command::score: screen_.lines(draw_score_sheet(match(), names_, style())); break;
    case Command::hand: screen_.lines(draw_hand(seen.hand(), {}, style())); break;
    case Command::rules:
        for (const std::string& line : teach::summary(*match().rules, style().face))
            screen_.lines(hanging(line));
        break;
    case Command::help: screen_.lines(help_lines()); break;
    case Command::face:
    case Command::french:
    case Command::german:
    case Command::hint:
    case Command::undo:
    case Command::quit: break;
    }
}

namespace {

bool changes_face(Command command) {
    return command == Command::face || command == Command::french || command == Command::german;
}

} // namespace

std::optional<Ending> Table::person_decides(const Decision& decision) {
    const Seat seat = decision.seat;
    if (!turn_to(seat)) return Ending::input_ended;
    show_table(seat);
    warned_of_.reset();
    for (;;) {
        const auto line = screen_.ask(prompt_for(match(), decision, names_));
        if (!line) return Ending::input_ended;
        if (const auto done = says_out_of_turn(*line, seat)) {
            if (*done) return {};
            continue;
        }
        const Typed typed = read_typed(*line, view(seat), decision, style().face);
        if (const auto* action = std::get_if<Action>(&typed)) {
            if (!warns(*action, view(seat)) && act(*action)) return {};
        } else if (const auto* question = std::get_if<Question>(&typed)) {
            for (const std::string& text :
                 answer_question(view(seat), decision, question->about, names_, style().face))
                screen_.sentence(text, "  ");
        } else if (const auto* misread = std::get_if<Misread>(&typed)) {
            screen_.sentence(misread->text);
        } else if (const Command command = std::get<Command>(typed); command == Command::quit) {
            return Ending::quit;
        } else if (command == Command::undo) {
            if (take_back(seat)) return {};
        } else if (command == Command::hint) {
            advise(decision);
        } else if (changes_face(command)) {
            show_face(command);
            show_table(seat);
        } else {
            obey(command, seat);
        }
    }
}

std::optional<Ending> Table::between_rounds() {
    for (;;) {
        const auto line = screen_.ask("Enter deals the next round: ");
        if (!line) return Ending::input_ended;
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
        case Command::face:
        case Command::french:
        case Command::german: show_face(command); break;
        case Command::hint: screen_.line("Nothing is to be decided now; Enter deals."); break;
        default: obey(command, 0);
        }
    }
}

} // namespace roundhouse::cli
