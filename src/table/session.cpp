#include "table/session.hpp"

#include "bots/player.hpp"

#include <chrono>

namespace roundhouse::table {

Session::Session(std::unique_ptr<RecordedGame> game) : game_(std::move(game)) {
    for (const SeatedPlayer& player : game_->header().players) {
        names_.push_back(player.name);
        people_ += player.kind == "human" ? 1 : 0;
    }
}

std::string Session::name_of_party(Party party) const {
    std::string text;
    for (const Seat seat : seats_of(rules(), party)) text += (text.empty() ? "" : " & ") + name(seat);
    return text;
}

bool Session::is_person(Seat seat) const {
    return seat != 0 && game_->header().players[static_cast<std::size_t>(seat - 1)].kind == "human";
}

Seat Session::first_person() const {
    for (Seat seat = 1; seat <= rules().seats; ++seat)
        if (is_person(seat)) return seat;
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

bool Session::take_back(Seat seat) {
    for (std::size_t entry = game_->entries(); entry-- > 0;) {
        const Match& before = game_->before(entry);
        if (!before.round_is_on()) continue;
        const Seat decided = before.round->pending().seat;
        if (seat ? decided != seat : !is_person(decided)) continue;
        game_->undo(game_->entries() - entry);
        if (thinking()) abandoned_.push_back(std::move(thought_)); // it answers a question that nobody asks
        return true;
    }
    return false;
}

void Session::think() {
    if (thinking() || turn() == 0 || is_person(turn())) return;
    const std::string& kind = game_->header().players[static_cast<std::size_t>(turn() - 1)].kind;
    thought_ = std::async(std::launch::async, [match = match(), kind, entries = game_->entries()] {
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
