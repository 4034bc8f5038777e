#include "table/session.hpp"

#include "bots/player.hpp"
#include "bots/plays.hpp"

#include <chrono>

#include <unistd.h>

namespace roundhouse::table {

Session::Session(std::unique_ptr<RecordedGame> game) : game_(std::move(game)) {
    for (const SeatedPlayer& player : game_->header().players) people_ += player.kind == "human" ? 1 : 0;
}

const SeatedPlayer& Session::player(Seat seat) const {
    const int person = person_at(match(), std::max(match().round_number, 1), seat);
    return game_->header().players.at(static_cast<std::size_t>(person - 1));
}

Lines Session::names_in(int round) const {
    Lines all;
    for (Seat seat = 1; seat <= rules().seats; ++seat)
        all.push_back(
            game_->header().players.at(static_cast<std::size_t>(person_at(match(), round, seat) - 1)).name);
    return all;
}

std::string Session::name_of_party(Party party) const {
    if (somebody_sits_out(rules()))
        return game_->header().players.at(static_cast<std::size_t>(party - 1)).name;
    std::string text;
    for (const Seat seat : seats_of(rules(), party)) text += (text.empty() ? "" : " & ") + name(seat);
    return text;
}

bool Session::scores_for(Party party, Seat seat) const {
    if (somebody_sits_out(rules()))
        return person_at(match(), std::max(match().round_number, 1), seat) == party;
    return rules().party[seat] == party;
}

bool Session::is_person(Seat seat) const { return seat != 0 && !replaying() && player(seat).kind == "human"; }

Seat Session::first_person() const {
    for (Seat seat = 1; seat <= rules().seats; ++seat)
        if (player(seat).kind == "human") return seat;
    return 0;
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

void Session::abandon_thought() {
    if (thinking()) abandoned_.push_back(std::move(thought_));
}

bool Session::take_back(Seat seat) {
    const auto entry = game_->last_done_by([&](Seat by) { return seat ? by == seat : is_person(by); });
    if (!entry) return false;
    game_->undo(game_->entries() - *entry);
    abandon_thought();
    return true;
}

bool Session::bot_calls_renege(std::vector<Event>& events) {
    if (rules().enforcement == Enforcement::strict || thinking() || !match().round_is_on()) return false;
    for (Seat seat = 1; seat <= rules().seats; ++seat) {
        if (is_person(seat)) continue;
        const Seat guilty = bots::provable_renege(View(*match().round, seat));
        if (guilty && !game_->aside(seat, accuse(guilty), EventLog(events))) return true;
    }
    return false;
}

void Session::think() {
    if (replaying() || thinking() || turn() == 0 || is_person(turn())) return;
    const std::string& kind = player(turn()).kind;
    thought_ = std::async(std::launch::async, [match = match(), kind, entries = game_->entries()] {
        // Whoever thinks leaves the processor to the picture: on Linux this is of the thread alone.
        static_cast<void>(nice(5));
        return bots::decide_seated(match, kind, entries);
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

} // namespace roundhouse::table
