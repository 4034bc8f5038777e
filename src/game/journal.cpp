#include "game/journal.hpp"

#include "base/text.hpp"
#include "cards/notation.hpp"

#include <charconv>
#include <stdexcept>

#include <fmt/format.h>

namespace roundhouse {

namespace {

constexpr std::string_view first_line = "roundhouse journal 1";

std::vector<std::string> header_lines(const JournalHeader& header) {
    std::vector<std::string> lines{std::string(first_line), "variant " + header.variant,
                                   "rules " + header.digest};
    for (const auto& [name, value] : header.options)
        lines.push_back(fmt::format("option {} {}", name, value));
    lines.push_back(fmt::format("seed {}", header.seed));
    for (std::size_t i = 0; i < header.players.size(); ++i)
        lines.push_back(fmt::format("seat {} {} {}", i + 1, header.players[i].kind, header.players[i].name));
    return lines;
}

/// Names stand at the end of a line of words: one blank between words, nothing that breaks the line.
JournalHeader with_clean_names(JournalHeader header) {
    for (SeatedPlayer& player : header.players) {
        const auto parts = words(player.name);
        player.name = printable(join(std::vector<std::string>(parts.begin(), parts.end()), " "), 100);
    }
    return header;
}

/// The rest of the line behind its first `n` words.
std::string_view behind(std::string_view line, std::size_t n) {
    const auto parts = words(line);
    return n < parts.size() ? line.substr(static_cast<std::size_t>(parts[n].data() - line.data()))
                            : std::string_view{};
}

std::string scores_line(const std::vector<int>& scores, std::uint64_t sum) {
    std::string line = "scores";
    for (const int score : scores) line += fmt::format(" {}", score);
    return line + fmt::format(" sum {:08x}", static_cast<std::uint32_t>(sum ^ sum >> 32));
}

/// What is wrong with a line, or nothing; its number is still to be filled in.
using Wrong = std::optional<JournalTrouble>;

JournalTrouble wrong(JournalFault fault, std::string found = {}, std::string expected = {}) {
    return {.fault = fault, .found = std::move(found), .expected = std::move(expected)};
}

/// Takes one line into the header. Sets `done` at the first line of the body.
Wrong read_header_line(JournalHeader& header, std::string_view line, bool& done) {
    const auto parts = words(line);
    if (parts.empty()) return wrong(JournalFault::empty_line);
    if (parts[0] == "round") {
        done = true;
        return {};
    }
    if (parts[0] == "variant" && parts.size() == 2)
        header.variant = parts[1];
    else if (parts[0] == "rules" && parts.size() == 2)
        header.digest = parts[1];
    else if (parts[0] == "option" && parts.size() >= 3)
        header.options.emplace_back(parts[1], behind(line, 2));
    else if (parts[0] == "seed" && parts.size() == 2) {
        const char* const last = parts[1].data() + parts[1].size();
        const auto [end, error] = std::from_chars(parts[1].data(), last, header.seed);
        if (error != std::errc{} || end != last) return wrong(JournalFault::bad_seed);
    } else if (parts[0] == "seat" && parts.size() >= 3) {
        if (parts[1] != std::to_string(header.players.size() + 1))
            return wrong(JournalFault::seat_order, {}, std::to_string(header.players.size() + 1));
        header.players.push_back({std::string(parts[2]), std::string(behind(line, 3))});
    } else {
        return wrong(JournalFault::not_in_head, std::string(line));
    }
    return {};
}

} // namespace

Result<Journal, JournalTrouble> read_journal(std::string_view text) {
    Journal journal;
    bool in_body = false;
    int number = 0;
    const auto fault = [&](JournalTrouble trouble) {
        trouble.line = std::max(number, 1);
        return fail(std::move(trouble));
    };
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        const std::string line(text.substr(0, end));
        if (end == std::string_view::npos) {
            journal.trouble = {.line = number, .fault = JournalFault::cut_off};
            break;
        }
        text.remove_prefix(end + 1);
        if (number == 1 && line != first_line)
            return fault(wrong(JournalFault::not_a_journal, {}, std::string(first_line)));
        if (!in_body && number > 1) {
            if (const Wrong found = read_header_line(journal.header, line, in_body)) return fault(*found);
        }
        (in_body ? journal.body : journal.head).push_back({number, line});
    }
    if (number == 0) return fault(wrong(JournalFault::empty));
    if (journal.header.variant.empty()) return fault(wrong(JournalFault::no_variant));
    if (journal.header.players.empty()) return fault(wrong(JournalFault::no_seats));
    return journal;
}

RecordedGame::RecordedGame(RulebookPtr rules, JournalHeader header, std::unique_ptr<std::ostream> out)
    : match_(begin_match(std::move(rules), header.seed)), header_(with_clean_names(std::move(header))),
      out_(std::move(out)), sum_(digest("")) {
    for (const std::string& line : header_lines(header_)) write(line);
}

/// The line is on its way to the disk before anybody is told what it says.
void RecordedGame::write(const std::string& line) {
    last_line_ = line;
    sum_ = digest("\n", digest(line, sum_));
    if (out_) *out_ << line << '\n' << std::flush;
}

void RecordedGame::write_scores() {
    if (!match_.round_is_on() && match_.round_number > 0) write(scores_line(match_.scores, sum_));
}

namespace {

/// Events are held back until the journal has the line.
EventLog held_back(std::vector<Event>& events, EventLog log) {
    return log.listens() ? EventLog(events) : EventLog{};
}

} // namespace

void RecordedGame::deal(EventLog log) {
    const int number = match_.round_number + 1;
    const Pack pack = pack_of(match_, number);
    std::vector<Event> events;
    Match dealt = match_;
    deal_next(dealt, pack, held_back(events, log));
    write(fmt::format("round {} dealer {}", number, dealer_of(match_, number)));
    write("pack " + notation(pack));
    enter(std::move(dealt), {}, events, log);
}

/// The game goes on as `next`, whose line is written; then what happened is told.
void RecordedGame::enter(Match next, Done done, std::vector<Event>& events, EventLog log) {
    undone_.clear();
    before_.push_back(std::move(match_));
    done_.push_back(std::move(done));
    events_.push_back(events);
    match_ = std::move(next);
    write_scores();
    for (Event& event : events) log.tell(std::move(event));
}

std::optional<Refusal> RecordedGame::act(const Action& action, EventLog log) {
    return carry_out(match_.round ? match_.round->pending().seat : 0, action, true, log);
}

std::optional<Refusal> RecordedGame::aside(Seat seat, const Action& action, EventLog log) {
    return carry_out(seat, action, false, log);
}

std::optional<Refusal> RecordedGame::carry_out(Seat seat, const Action& action, bool in_turn, EventLog log) {
    // Done to a copy: should the settlement fail, the game and the journal stay as they were, and the action
    // can be done again.
    std::vector<Event> events;
    Match next = match_;
    auto refusal = in_turn ? roundhouse::act(next, action, held_back(events, log))
                           : roundhouse::aside(next, seat, action, held_back(events, log));
    if (refusal) return refusal;
    write(fmt::format("{} {}", seat, to_text(*match_.rules, action)));
    enter(std::move(next), {seat, action, in_turn}, events, log);
    return {};
}

std::optional<std::size_t> RecordedGame::last_done_by(const std::function<bool(Seat)>& is_one) const {
    for (std::size_t n = done_.size(); n-- > 0;)
        if (done_[n].by != 0 && is_one(done_[n].by)) return n;
    return {};
}

void RecordedGame::undo(std::size_t number) {
    number = std::min(number, before_.size());
    if (number == 0) return;
    write(fmt::format("undo {}", number));
    const std::size_t left = before_.size() - number;
    match_ = std::move(before_[left]);
    before_.resize(left);
    events_.resize(left);
    undone_.emplace_back(done_.begin() + static_cast<std::ptrdiff_t>(left), done_.end());
    done_.resize(left);
}

void RecordedGame::redo() {
    if (undone_.empty()) return;
    auto further = std::move(undone_);
    const std::vector<Done> again = std::move(further.back());
    further.pop_back();
    std::vector<Event> events; // listened to, so that they can be shown again
    for (const Done& done : again) {
        if (!done.action)
            deal(EventLog(events));
        else if (carry_out(done.by, *done.action, done.in_turn, EventLog(events)))
            throw std::logic_error("what was taken back cannot be done again");
    }
    undone_ = std::move(further);
}

/// Carries a journal's lines out, one by one.
struct Replayer {
    RecordedGame& game;
    std::vector<Event>& events;
    bool pack_expected = false;
    bool scores_expected = false;

    Wrong carry_out(std::string_view line) {
        const auto parts = words(line);
        if (parts.empty()) return wrong(JournalFault::empty_line);
        if (pack_expected) return deal(line, parts);
        if (scores_expected) return scores(line);
        if (parts[0] == "round") return round(line);
        if (parts[0] == "undo") return undo(parts);
        return action(line, parts);
    }

    Wrong round(std::string_view line) {
        const Match& match = game.match();
        if (match.round_is_on()) return wrong(JournalFault::round_is_on);
        if (match.over()) return wrong(JournalFault::game_is_over);
        const int number = match.round_number + 1;
        const std::string expected = fmt::format("round {} dealer {}", number, dealer_of(match, number));
        if (line != expected) return wrong(JournalFault::other_line, std::string(line), expected);
        pack_expected = true;
        return {};
    }

    Wrong deal(std::string_view line, const std::vector<std::string_view>& parts) {
        const Match& match = game.match();
        if (parts[0] != "pack") return wrong(JournalFault::no_pack);
        const auto pack = parse_cards(behind(line, 1));
        if (!pack) return wrong(JournalFault::no_cards, pack.error().word);
        for (const Card card : *pack)
            if (!match.rules->deck.has(card)) return wrong(JournalFault::not_in_deck, notation(card));
        if (*pack != pack_of(match, match.round_number + 1))
            return wrong(JournalFault::other_pack, {}, std::to_string(match.seed));
        pack_expected = false;
        events_before.push_back(events.size());
        game.deal(EventLog(events));
        scores_expected = !match.round_is_on();
        return {};
    }

    Wrong scores(std::string_view line) {
        const std::string& expected = game.last_line_;
        if (line != expected) {
            const auto cut = expected.find(" sum ");
            if (line.substr(0, cut) != expected.substr(0, cut))
                return wrong(JournalFault::other_scores, std::string(line), expected.substr(0, cut));
            return wrong(JournalFault::other_sum);
        }
        scores_expected = false;
        return {};
    }

    Wrong undo(const std::vector<std::string_view>& parts) {
        int number = 0;
        if (parts.size() != 2 || !parse_int(parts[1], number) || number < 1 ||
            static_cast<std::size_t>(number) > game.entries())
            return wrong(JournalFault::bad_undo);
        game.undo(static_cast<std::size_t>(number));
        events.resize(events_before[game.entries()]);
        events_before.resize(game.entries());
        return {};
    }

    Wrong action(std::string_view line, const std::vector<std::string_view>& parts) {
        const Match& match = game.match();
        if (!match.round_is_on()) return wrong(JournalFault::no_round);
        const Seat turn = match.round->pending().seat;
        Seat seat = 0;
        const bool known = parse_int(parts[0], seat) && seat >= 1 && seat <= match.rules->seats;
        if (!known || (seat != turn && !match.round->asides(seat)))
            return wrong(JournalFault::other_turn, {}, std::to_string(turn));
        const auto action = parse_action(*match.rules, behind(line, 1));
        if (!action) return JournalTrouble{.fault = JournalFault::no_action, .action = action.error()};
        const std::size_t told = events.size();
        auto refusal =
            seat == turn ? game.act(*action, EventLog(events)) : game.aside(seat, *action, EventLog(events));
        if (refusal) return JournalTrouble{.fault = JournalFault::refused, .refusal = std::move(refusal)};
        events_before.push_back(told);
        scores_expected = !game.match().round_is_on();
        return {};
    }

    std::vector<std::size_t> events_before; ///< how many events there were before each entry
};

Replay replay(const Journal& journal, RulebookPtr rules) {
    const std::string digest = rules->digest;
    Replay replay{RecordedGame(std::move(rules), journal.header, nullptr), {}, {}, 0, false};
    const auto head = static_cast<int>(journal.head.size());
    if (journal.header.digest != digest) {
        replay.trouble = wrong(JournalFault::other_rules, journal.header.digest, digest);
        replay.trouble->line = 3;
        return replay;
    }
    if (journal.header.players.size() != static_cast<std::size_t>(replay.game.match().rules->people)) {
        replay.trouble = wrong(JournalFault::other_players, std::to_string(journal.header.players.size()),
                               std::to_string(replay.game.match().rules->people));
        replay.trouble->line = head;
        return replay;
    }
    Replayer replayer{replay.game, replay.events, false, false, {}};
    replay.sound_lines = head;
    for (const JournalLine& line : journal.body) {
        if (Wrong found = replayer.carry_out(line.text)) {
            replay.trouble = std::move(found);
            replay.trouble->line = line.number;
            break;
        }
        if (!replayer.pack_expected) replay.sound_lines = line.number;
    }
    replay.scores_missing = replayer.scores_expected;
    if (!replay.trouble && journal.trouble) replay.trouble = journal.trouble;
    if (!replay.trouble && replayer.pack_expected)
        replay.trouble = {.line = replay.sound_lines + 2, .fault = JournalFault::pack_missing};
    return replay;
}

bool continue_in(Replay& replay, const std::filesystem::path& path, std::string_view text) {
    if (replay.sound_lines == 0) return false;
    std::size_t sound = 0;
    for (int line = 0; line < replay.sound_lines; ++line) sound = text.find('\n', sound) + 1;
    std::error_code error;
    std::filesystem::resize_file(path, sound, error);
    if (error) return false;
    auto out = std::make_unique<std::ofstream>(path, std::ios::app | std::ios::binary);
    if (!*out) return false;
    if (replay.scores_missing) *out << replay.game.last_line_ << '\n' << std::flush;
    replay.game.out_ = std::move(out);
    return true;
}

} // namespace roundhouse
