#include "seating/session.hpp"

#include "base/background.hpp"
#include "base/language.hpp"
#include "bots/player.hpp"
#include "bots/programs/protocol.hpp"
#include "bots/worlds/plays.hpp"
#include "script/limits/elsewhere.hpp"
#include "seating/allowances.hpp"
#include "teach/asks/asks.hpp"

#include <chrono>
#include <utility>

#include <nlohmann/json.hpp>

namespace roundhouse::seating {

std::string hello_of(const Rulebook& rules) {
    return bots::hello_line(teach::answer(rules, {{"ask", "rules"}}));
}

Session::Session(std::unique_ptr<RecordedGame> game, bool programs)
    : game_(std::move(game)), starts_programs_(programs) {
    int place = 0;
    players_ = game_->players();
    for (const SeatedPlayer& player : players_) {
        people_ += player.is_person() ? 1 : 0;
        if (const auto command = bots::command_in(player.kind); command && programs)
            programs_[place] = std::make_shared<bots::Program>(*command, hello_of(rules()));
        ++place;
    }
}

Session::~Session() { leave(); }

std::vector<std::future<Action>> Session::leave() {
    *left_ = true;
    for (const auto& [place, program] : programs_) program->stop();
    abandon_thought();
    return std::exchange(abandoned_, {});
}

Session::Session(Match match, std::vector<SeatedPlayer> players)
    : Session(std::make_unique<RecordedGame>(
          match.rules, JournalHeader{"", "", {}, match.seed, std::move(players)}, nullptr)) {
    shown_ = {0, std::move(match)};
}

void Session::show_place(std::size_t place) {
    place = std::min(place, length());
    shown_ = {place, game_->before(place)};
    players_ = game_->players_at(place);
    seated_in_ = 0;
}

void Session::end_replay() {
    shown_.reset();
    players_ = game_->players();
    seated_in_ = 0;
}

present::Names Session::names_of(const std::vector<SeatedPlayer>& players, int round) const {
    std::vector<std::string> all;
    for (const SeatedPlayer& player : players) all.push_back(player.name);
    present::Names names(std::move(all));
    if (somebody_sits_out(rules())) names.sit(present::seating(match(), round));
    return names;
}

present::Names Session::names_in(int round) const { return names_of(game_->players_in(round), round); }

const present::Names& Session::names() const {
    if (seated_in_ != round()) {
        names_ = names_of(players_, round());
        seated_in_ = round();
    }
    return names_;
}

int Session::person(Seat seat) const { return person_at(match(), round(), seat); }

Seat Session::seat_of(int person) const {
    for (Seat seat = 1; seat <= rules().seats; ++seat)
        if (this->person(seat) == person) return seat;
    return 0;
}

std::size_t Session::place_of(Seat seat) const { return static_cast<std::size_t>(person(seat) - 1); }

bool Session::is_person(Seat seat) const { return seat != 0 && !replaying() && player(seat).is_person(); }

Seat Session::first_person() const {
    for (Seat seat = 1; seat <= rules().seats; ++seat)
        if (now_at(seat).is_person()) return seat;
    return 0;
}

bool Session::scores_for(Party party, Seat seat) const {
    if (somebody_sits_out(rules())) return person(seat) == party;
    return rules().party[seat] == party;
}

std::optional<bool> Session::people_won() const {
    if (replaying()) return {};
    const std::vector<Party>& winners = match().verdict.winners;
    std::optional<bool> won;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        if (!players_[i].is_person()) continue;
        const int place = static_cast<int>(i) + 1;
        const Party party = somebody_sits_out(rules()) ? place : rules().party[place];
        const bool this_one = std::find(winners.begin(), winners.end(), party) != winners.end();
        if (won && *won != this_one) return {};
        won = this_one;
    }
    return won;
}

std::vector<Event> Session::deal() {
    std::vector<Event> events;
    game_->deal(EventLog(events));
    return events;
}

std::optional<Refusal> Session::act(const Action& action, std::vector<Event>& events) {
    return game_->act(action, EventLog(events));
}

std::optional<Refusal> Session::aside(Seat seat, const Action& action, std::vector<Event>& events) {
    auto refusal = game_->aside(seat, action, EventLog(events));
    if (!refusal) abandon_thought();
    return refusal;
}

bool Session::bot_calls_renege(std::vector<Event>& events) {
    if (rules().enforcement == Enforcement::strict || thinking() || !match().round_is_on()) return false;
    for (Seat seat = 1; seat <= rules().seats; ++seat) {
        if (is_person(seat) || program_at(seat)) continue; // they call for themselves
        const Seat guilty = bots::provable_renege(view(seat));
        if (guilty && !game_->aside(seat, accuse(guilty), EventLog(events))) return true;
    }
    return false;
}

std::optional<std::size_t> Session::last_done_by(Seat seat) const {
    if (replaying()) return {};
    const auto is_one = [&](int place) {
        return seat ? place == person(seat) : players_.at(static_cast<std::size_t>(place - 1)).is_person();
    };
    const auto entry = game_->last_done_by(is_one);
    return entry && *entry >= std::max(kept_, game_->kept()) ? entry : std::nullopt;
}

bool Session::take_back(Seat seat) {
    const auto entry = last_done_by(seat);
    if (!entry) return false;
    game_->undo(game_->entries() - *entry);
    abandon_thought();
    return true;
}

bool Session::redo() {
    if (!can_redo()) return false;
    game_->redo();
    abandon_thought();
    return true;
}

void Session::abandon_thought() {
    if (thinking()) abandoned_.push_back(std::move(thought_));
}

namespace {

/// What the bot does, or the program if there is one; a steady bot where it has lost its seat.
Action decided_by(const Match& match, const std::string& kind, std::size_t entries, bots::Program* program) {
    if (program)
        if (auto action = program->answer(View(*match.round, match.round->pending().seat))) return *action;
    const script::Operation operation(while_thinking, for_thinking);
    return bots::decide_seated(match, bots::command_in(kind) ? "steady" : kind, entries);
}

} // namespace

std::shared_ptr<bots::Program> Session::program_at(Seat seat) const {
    const auto found = programs_.find(person(seat) - 1);
    return found == programs_.end() ? nullptr : found->second;
}

std::vector<LostProgram> Session::lost_programs() {
    std::vector<LostProgram> lost;
    for (const auto& [place, program] : programs_) {
        const auto loss = program->lost();
        if (!loss || std::find(told_lost_.begin(), told_lost_.end(), place) != told_lost_.end()) continue;
        told_lost_.push_back(place);
        lost.push_back({game_->players()[static_cast<std::size_t>(place)].name, *loss});
    }
    return lost;
}

std::optional<std::string> Session::news_of_journal() {
    const bool fails = game_->journal_failed();
    if (fails == std::exchange(told_of_journal_, fails)) return {};
    return fails ? tr("The journal cannot be written at the moment. The game goes on, and what is played is "
                      "written down as soon as there is room.")
                 : tr("The journal is being written again; nothing is missing from it.");
}

Action Session::decide() const {
    return decided_by(match(), player(turn()).kind, game_->entries(), program_at(turn()).get());
}

void Session::think() {
    if (replaying() || thinking() || turn() == 0 || is_person(turn())) return;
    const std::string& kind = player(turn()).kind;
    thought_ = std::async(std::launch::async, [match = match(), kind, entries = game_->entries(),
                                               program = program_at(turn()), left = left_] {
        work_in_background();
        const script::EndsWhen ends(*left);
        return decided_by(match, kind, entries, program.get());
    });
}

std::optional<Action> Session::thought() {
    constexpr auto ready = [](const std::future<Action>& thought) {
        return thought.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    };
    std::erase_if(abandoned_, ready);
    if (!thinking() || !ready(thought_)) return {};
    return thought_.get();
}

} // namespace roundhouse::seating
