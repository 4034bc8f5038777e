#include "game/journal/recorded_game.hpp"

#include "base/text.hpp"
#include "cards/notation.hpp"
#include "game/journal/journal_lines.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

namespace roundhouse {

using namespace journal_lines;

namespace {

std::string scores_line(const std::vector<int>& scores, std::uint64_t sum) {
    std::string line = "scores";
    for (const int score : scores) line += fmt::format(" {}", score);
    return line + fmt::format(" sum {:08x}", static_cast<std::uint32_t>(sum ^ sum >> 32));
}

/// True for actions that others see only face down.
bool hides_cards(const Action& action) {
    return std::holds_alternative<actions::Discard>(action) || std::holds_alternative<actions::Give>(action);
}

/// Moves everything from `place` on to a list of its own.
template<class T>
std::vector<T> cut_off(std::vector<T>& list, std::size_t place) {
    const auto from = list.begin() + static_cast<std::ptrdiff_t>(place);
    std::vector<T> rest(std::make_move_iterator(from), std::make_move_iterator(list.end()));
    list.erase(from, list.end());
    return rest;
}

bool is_between_rounds(const Match& match) { return !match.round_is_on() && match.round_number > 0; }

template<class T>
void put_back(std::vector<T>& list, std::vector<T> rest) {
    list.insert(list.end(), std::make_move_iterator(rest.begin()), std::make_move_iterator(rest.end()));
}

} // namespace

RecordedGame::RecordedGame(RulebookPtr rules, JournalHeader header, std::unique_ptr<JournalOut> out)
    : match_(begin_match(std::move(rules), header.seed)), header_(completed(std::move(header))),
      players_(header_.players), out_(std::move(out)), sum_(digest("")) {
    for (const std::string& line : of_head(header_)) write(line);
    flush();
}

void RecordedGame::write(const std::string& line) {
    ++lines_;
    sum_ = digest("\n", digest(line, sum_));
    if (out_) unwritten_ += line + '\n';
}

/// Sends the lines to the disk before anybody is told what they say.
void RecordedGame::flush() {
    if (out_ && !unwritten_.empty()) out_->write(std::exchange(unwritten_, {}));
}

/// In a game with a secret seed the line is sealed until its round is over.
void RecordedGame::write_hidden(const std::string& line, int round) {
    const SecretSeed* secret = match_.seed.secret();
    if (!secret) return write(line);
    hidden_.push_back({lines_ + 1, round, line});
    write("sealed " + sealed(line, line_key(*secret), lines_ + 1));
}

/// `round` is the entry's, or the one that it deals.
void RecordedGame::write_entry(const Match& before, const Done& done, int round) {
    if (!done.action) {
        write(fmt::format("round {} dealer {}", round, dealer_of(before, round)));
        return write_hidden("pack " + notation(pack_of(before, round)), round);
    }
    const std::string line = fmt::format("{} {}", done.by, to_text(*before.rules, *done.action));
    if (hides_cards(*done.action))
        write_hidden(line, round);
    else
        write(line);
}

/// Opens the sealed lines of a finished round, and the seed of a finished game.
void RecordedGame::close_round(const Match& after) {
    if (!is_between_rounds(after)) return;
    closing_.clear();
    const auto close_with = [&](std::string line) {
        write(line);
        closing_.push_back(std::move(line));
    };
    // A later round that was taken back will be dealt again as it was: it stays sealed.
    const auto is_over = [&](const Hidden& hidden) { return hidden.round <= after.round_number; };
    for (const Hidden& hidden : hidden_)
        if (is_over(hidden)) close_with(fmt::format("opened {} {}", hidden.line, hidden.text));
    std::erase_if(hidden_, is_over);
    if (const SecretSeed* secret = after.seed.secret(); secret && after.over())
        close_with(std::string(opening) + to_text(*secret));
    close_with(scores_line(after.scores, sum_));
    flush();
    if (out_) out_->secure();
}

std::optional<Refusal> RecordedGame::play_on(Match& match, const Done& done, EventLog log) {
    if (!done.action) {
        unsettled::deal_next(match, pack_of(match, match.round_number + 1), log);
        return {};
    }
    return done.in_turn ? unsettled::act(match, *done.action, log)
                        : unsettled::aside(match, done.by, *done.action, log);
}

std::vector<SeatedPlayer> RecordedGame::players_at(std::size_t n) const {
    std::vector<SeatedPlayer> players = players_;
    for (auto change = seat_changes_.rbegin(); change != seat_changes_.rend() && change->entry > n; ++change)
        players[static_cast<std::size_t>(change->place - 1)] = change->before;
    return players;
}

std::vector<SeatedPlayer> RecordedGame::players_in(int round) const {
    const auto number = static_cast<std::size_t>(std::max(round, 0));
    if (number == 0 || number > dealings_.size()) return players_;
    const std::size_t first = dealings_[number - 1].entry;
    const bool is_last = number == dealings_.size();
    // Between rounds, seats are given for the next one.
    const std::size_t end = !is_last               ? dealings_[number].entry
                            : match_.round_is_on() ? done_.size() + 1
                                                   : done_.size();
    std::vector<SeatedPlayer> players = players_at(first);
    for (const SeatChange& change : seat_changes_) {
        SeatedPlayer& here = players[static_cast<std::size_t>(change.place - 1)];
        const bool in_it = change.entry > first && change.entry < end;
        if (in_it && (change.now.is_person() || !here.is_person())) here = change.now;
    }
    return players;
}

void RecordedGame::sit(int place, SeatedPlayer player) {
    SeatedPlayer& here = players_.at(static_cast<std::size_t>(place - 1));
    player.name = name_in_line(std::move(player.name));
    write(sits_line(place, player));
    flush();
    undone_.clear();
    seat_changes_.push_back({done_.size(), place, here, player});
    here = std::move(player);
}

void RecordedGame::deal(EventLog log) { carry_out({}, log); }

std::optional<Refusal> RecordedGame::act(const Action& action, EventLog log) {
    return carry_out({match_.round ? match_.round->pending().seat : 0, action, true}, log);
}

std::optional<Refusal> RecordedGame::aside(Seat seat, const Action& action, EventLog log) {
    return carry_out({seat, action, false}, log);
}

/// Works on a copy: if settlement fails, the game and the journal stay as they were, and the action can be
/// repeated. Events are held back until the journal has the line.
std::optional<Refusal> RecordedGame::carry_out(Done done, EventLog log) {
    std::vector<Event> events;
    const EventLog held_back = log.listens() ? EventLog(events) : EventLog{};
    Match next = match_;
    if (auto refusal = play_on(next, done, held_back)) return refusal;
    settle_if_over(next, held_back);
    write_entry(match_, done, next.round_number);
    close_round(next);
    flush();
    undone_.clear();
    if (!done.action) dealings_.push_back({done_.size(), std::move(match_)});
    done_.push_back(std::move(done));
    match_ = std::move(next);
    for (Event& event : events) log.tell(std::move(event));
    return {};
}

/// Does what another game under these rules and this seed allowed.
void RecordedGame::repeat(const Done& done) {
    if (carry_out(done, {})) throw std::logic_error("what was allowed is not allowed again");
}

Match RecordedGame::before(std::size_t n) const {
    if (n >= done_.size()) return match_;
    const auto later = [](std::size_t entry, const Dealing& dealing) { return entry < dealing.entry; };
    const Dealing& dealing = *std::prev(std::upper_bound(dealings_.begin(), dealings_.end(), n, later));
    Match match = dealing.before;
    for (std::size_t entry = dealing.entry; entry < n; ++entry) play_on(match, done_[entry], {});
    return match;
}

std::unique_ptr<RecordedGame> RecordedGame::begun_again(std::size_t entries, JournalHeader header,
                                                        std::unique_ptr<JournalOut> out) const {
    auto game = std::make_unique<RecordedGame>(match_.rules, std::move(header), std::move(out));
    for (std::size_t n = 0; n < std::min(entries, done_.size()); ++n) game->repeat(done_[n]);
    return game;
}

std::unique_ptr<RecordedGame> RecordedGame::copied(std::size_t entries) const {
    auto game = std::make_unique<RecordedGame>(match_.rules, header_, nullptr);
    auto change = seat_changes_.begin();
    for (std::size_t n = 0; n <= std::min(entries, done_.size()); ++n) {
        for (; change != seat_changes_.end() && change->entry == n; ++change)
            game->sit(change->place, change->now);
        if (n < entries && n < done_.size()) game->repeat(done_[n]);
    }
    return game;
}

std::vector<Event> RecordedGame::events(std::size_t n) const {
    std::vector<Event> events;
    Match match = before(n);
    play_on(match, done_[n], EventLog(events));
    if (n + 1 < done_.size() && done_[n + 1].action) return events; // the round went on
    const Match after = before(n + 1);
    if (after.settled.size() > match.settled.size()) tell_settlement(after, EventLog(events));
    return events;
}

std::optional<std::size_t> RecordedGame::last_done_by(const std::function<bool(int)>& is_one) const {
    int round = match_.round_number;
    for (std::size_t n = done_.size(); n-- > 0;) {
        const Seat by = done_[n].by;
        if (by == 0)
            --round;
        else if (is_one(person_at(match_, round, by)))
            return n;
    }
    return {};
}

void RecordedGame::undo(std::size_t number) {
    number = std::min(number, done_.size() - kept());
    if (number == 0) return;
    const std::size_t left = done_.size() - number;
    Match then = before(left);
    write(fmt::format("undo {}", number));
    flush();
    const auto goes = [&](const Dealing& dealing) { return dealing.entry >= left; };
    const auto first = std::find_if(dealings_.begin(), dealings_.end(), goes) - dealings_.begin();
    undone_.push_back({cut_off(done_, left), cut_off(dealings_, static_cast<std::size_t>(first)),
                       std::exchange(match_, std::move(then))});
}

void RecordedGame::redo() {
    if (undone_.empty()) return;
    TakenBack again = std::move(undone_.back());
    undone_.pop_back();
    auto dealing = again.dealings.begin();
    int round = match_.round_number;
    for (const Done& done : again.done) {
        const bool deals = !done.action;
        if (deals && &done != &again.done.front()) close_round(dealing->before);
        if (deals) ++round;
        write_entry(deals ? dealing++->before : match_, done, round);
    }
    close_round(again.after);
    flush();
    put_back(done_, std::move(again.done));
    put_back(dealings_, std::move(again.dealings));
    match_ = std::move(again.after);
}

} // namespace roundhouse
