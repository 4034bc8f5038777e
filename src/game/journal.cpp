#include "game/journal.hpp"

#include "base/text.hpp"
#include "cards/notation.hpp"

#include <charconv>

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

/// Takes one line into the header; what is wrong with it, or nothing. Sets `done` at the first line of the
/// body.
std::string read_header_line(JournalHeader& header, std::string_view line, bool& done) {
    const auto parts = words(line);
    if (parts.empty()) return "the line is empty";
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
        if (error != std::errc{} || end != last) return "the seed is no number from 0 to 2^64 - 1";
    } else if (parts[0] == "seat" && parts.size() >= 3) {
        if (parts[1] != std::to_string(header.players.size() + 1))
            return fmt::format("expected seat {}", header.players.size() + 1);
        header.players.push_back({std::string(parts[2]), std::string(behind(line, 3))});
    } else {
        return fmt::format("\"{}\" does not belong into a journal's head", printable(line, 60));
    }
    return {};
}

} // namespace

Result<Journal, JournalTrouble> read_journal(std::string_view text) {
    Journal journal;
    bool in_body = false;
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        const std::string line(text.substr(0, end));
        if (end == std::string_view::npos) {
            journal.trouble = {number, "the line is cut off"};
            break;
        }
        text.remove_prefix(end + 1);
        if (number == 1 && line != first_line)
            return fail(JournalTrouble{1, fmt::format("a journal begins with \"{}\"", first_line)});
        if (!in_body && number > 1) {
            const std::string wrong = read_header_line(journal.header, line, in_body);
            if (!wrong.empty()) return fail(JournalTrouble{number, wrong});
        }
        (in_body ? journal.body : journal.head).push_back({number, line});
    }
    if (number == 0) return fail(JournalTrouble{1, "the journal is empty"});
    if (journal.header.variant.empty()) return fail(JournalTrouble{number, "the journal names no variant"});
    if (journal.header.players.empty()) return fail(JournalTrouble{number, "the journal names no seats"});
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
    enter(std::move(dealt), 0, events, log);
}

/// The game goes on as `next`, whose line is written; then what happened is told.
void RecordedGame::enter(Match next, Seat by, std::vector<Event>& events, EventLog log) {
    before_.push_back(std::move(match_));
    done_by_.push_back(by);
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
    auto refusal = in_turn ? apply(next, action, held_back(events, log))
                           : roundhouse::aside(next, seat, action, held_back(events, log));
    if (refusal) return refusal;
    write(fmt::format("{} {}", seat, to_text(*match_.rules, action)));
    enter(std::move(next), seat, events, log);
    return {};
}

std::optional<std::size_t> RecordedGame::last_done_by(const std::function<bool(Seat)>& is_one) const {
    for (std::size_t n = done_by_.size(); n-- > 0;)
        if (done_by_[n] != 0 && is_one(done_by_[n])) return n;
    return {};
}

void RecordedGame::undo(std::size_t number) {
    number = std::min(number, before_.size());
    if (number == 0) return;
    write(fmt::format("undo {}", number));
    match_ = std::move(before_[before_.size() - number]);
    before_.resize(before_.size() - number);
    events_.resize(before_.size());
    done_by_.resize(before_.size());
}

/// Carries a journal's lines out, one by one. Each answers what is wrong with it, or nothing.
struct Replayer {
    RecordedGame& game;
    std::vector<Event>& events;
    bool pack_expected = false;
    bool scores_expected = false;

    std::string carry_out(std::string_view line) {
        const auto parts = words(line);
        if (parts.empty()) return "the line is empty";
        if (pack_expected) return deal(line, parts);
        if (scores_expected) return scores(line);
        if (parts[0] == "round") return round(line);
        if (parts[0] == "undo") return undo(parts);
        return action(line, parts);
    }

    std::string round(std::string_view line) {
        const Match& match = game.match();
        if (match.round_is_on()) return "a round begins before the last one has ended";
        if (match.over()) return "a round begins after the game has ended";
        const int number = match.round_number + 1;
        const std::string expected = fmt::format("round {} dealer {}", number, dealer_of(match, number));
        if (line != expected) return fmt::format("expected \"{}\"", expected);
        pack_expected = true;
        return {};
    }

    std::string deal(std::string_view line, const std::vector<std::string_view>& parts) {
        const Match& match = game.match();
        if (parts[0] != "pack") return "expected the pack";
        const auto pack = parse_cards(behind(line, 1));
        if (!pack) return pack.error();
        for (const Card card : *pack)
            if (!match.rules->deck.has(card)) return fmt::format("{} is not in this deck", notation(card));
        if (*pack != pack_of(match, match.round_number + 1))
            return fmt::format("this is not the pack that seed {} deals in round {}", match.seed,
                               match.round_number + 1);
        pack_expected = false;
        events_before.push_back(events.size());
        game.deal(EventLog(events));
        scores_expected = !match.round_is_on();
        return {};
    }

    std::string scores(std::string_view line) {
        const std::string& expected = game.last_line_;
        if (line != expected) {
            const auto cut = expected.find(" sum ");
            if (line.substr(0, cut) != expected.substr(0, cut))
                return fmt::format("the scores do not follow from the play; expected \"{}\"",
                                   expected.substr(0, cut));
            return "a line before this one has been changed: its sum does not agree";
        }
        scores_expected = false;
        return {};
    }

    std::string undo(const std::vector<std::string_view>& parts) {
        int number = 0;
        if (parts.size() != 2 || !parse_int(parts[1], number) || number < 1 ||
            static_cast<std::size_t>(number) > game.entries())
            return "there is not so much to take back";
        game.undo(static_cast<std::size_t>(number));
        events.resize(events_before[game.entries()]);
        events_before.resize(game.entries());
        return {};
    }

    std::string action(std::string_view line, const std::vector<std::string_view>& parts) {
        const Match& match = game.match();
        if (!match.round_is_on()) return "no round is on";
        const Seat turn = match.round->pending().seat;
        Seat seat = 0;
        const bool known = parse_int(parts[0], seat) && seat >= 1 && seat <= match.rules->seats;
        if (!known || (seat != turn && !match.round->asides(seat)))
            return fmt::format("it is seat {}'s turn", turn);
        const auto action = parse_action(*match.rules, behind(line, 1));
        if (!action) return action.error();
        const std::size_t told = events.size();
        const auto refusal =
            seat == turn ? game.act(*action, EventLog(events)) : game.aside(seat, *action, EventLog(events));
        if (refusal) return refusal->text;
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
        replay.trouble = {
            3, fmt::format("the rules have changed since: the journal was written under {}, the package "
                           "as it is now gives {}",
                           printable(journal.header.digest, 40), digest)};
        return replay;
    }
    if (journal.header.players.size() != static_cast<std::size_t>(replay.game.match().rules->people)) {
        replay.trouble = {head,
                          fmt::format("the journal seats {} players, the rules {}",
                                      journal.header.players.size(), replay.game.match().rules->people)};
        return replay;
    }
    Replayer replayer{replay.game, replay.events, false, false, {}};
    replay.sound_lines = head;
    for (const JournalLine& line : journal.body) {
        const std::string wrong = replayer.carry_out(line.text);
        if (!wrong.empty()) {
            replay.trouble = {line.number, wrong};
            break;
        }
        if (!replayer.pack_expected) replay.sound_lines = line.number;
    }
    replay.scores_missing = replayer.scores_expected;
    if (!replay.trouble && journal.trouble) replay.trouble = journal.trouble;
    if (!replay.trouble && replayer.pack_expected)
        replay.trouble = {replay.sound_lines + 2, "the pack is missing"};
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
