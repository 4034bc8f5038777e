#include "game/journal/journal.hpp"

#include "base/text.hpp"
#include "cards/notation.hpp"
#include "game/journal/journal_lines.hpp"

#include <fmt/format.h>

namespace roundhouse {

using namespace journal_lines;

/// Carries out a journal's lines, one by one.
struct Replayer {
    RecordedGame& game;
    std::vector<Event>& events;
    bool pack_expected = false;
    bool scores_expected = false;

    Wrong carry_out(std::string_view line) {
        const auto parts = words(line);
        if (parts.empty()) return wrong(JournalFault::empty_line);
        if (scores_expected) return closing(line);
        if (parts[0] == "sealed") return hidden(parts);
        if (pack_expected) return deal(line, parts);
        if (parts[0] == "round") return round(line);
        if (parts[0] == "undo") return undo(parts);
        if (auto given = seat_given(line)) return seat(std::move(*given));
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
            return wrong(JournalFault::other_pack, {},
                         match.seed.is_secret() ? "" : std::to_string(match.seed.number()));
        pack_expected = false;
        events_before.push_back(events.size());
        game.deal(EventLog(events));
        entered();
        return {};
    }

    /// A line whose text only the seed reveals.
    Wrong hidden(const std::vector<std::string_view>& parts) {
        const SecretSeed* secret = game.match().seed.secret();
        const auto text = secret && parts.size() == 2 ? opened(parts[1], line_key(*secret)) : std::nullopt;
        if (!text || words(*text).empty()) return wrong(JournalFault::bad_seal);
        return pack_expected ? deal(*text, words(*text)) : action(*text, words(*text));
    }

    /// Checks a line that closes a round; it follows from those before it.
    Wrong closing(std::string_view line) {
        const std::string& expected = game.closing_[closing_lines];
        if (line != expected) {
            if (!expected.starts_with("scores "))
                return wrong(JournalFault::other_line, std::string(line), expected);
            const auto cut = expected.find(" sum ");
            if (line.substr(0, cut) != expected.substr(0, cut))
                return wrong(JournalFault::other_scores, std::string(line), expected.substr(0, cut));
            return wrong(JournalFault::other_sum);
        }
        scores_expected = ++closing_lines < game.closing_.size();
        return {};
    }

    void entered() {
        scores_expected = !game.match().round_is_on();
        closing_lines = 0;
    }

    Wrong undo(const std::vector<std::string_view>& parts) {
        int number = 0;
        if (parts.size() != 2 || !parse_int(parts[1], number) || number < 1 ||
            static_cast<std::size_t>(number) > game.entries() - game.kept())
            return wrong(JournalFault::bad_undo);
        game.undo(static_cast<std::size_t>(number));
        events.resize(events_before[game.entries()]);
        events_before.resize(game.entries());
        return {};
    }

    Wrong seat(SeatGiven given) {
        if (game.match().over()) return wrong(JournalFault::game_is_over);
        if (given.place < 1 || static_cast<std::size_t>(given.place) > game.players().size())
            return wrong(JournalFault::no_such_seat, {}, std::to_string(game.players().size()));
        told_at_changes.push_back(events.size());
        game.sit(given.place, std::move(given.player));
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
        entered();
        return {};
    }

    std::vector<std::size_t>& told_at_changes;
    std::vector<std::size_t> events_before; ///< how many events there were before each entry
    std::size_t closing_lines = 0;          ///< how many of the round's closing lines were read
};

Replay replay(const Journal& journal, RulebookPtr rules) {
    const std::string digest = rules->digest;
    Replay replay{RecordedGame(std::move(rules), journal.header, nullptr), {}, {}, {}, 0, false, 0};
    const auto head = static_cast<int>(journal.head.size());
    if ((replay.trouble = trouble_of_seed(journal))) return replay;
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
    Replayer replayer{replay.game, replay.events, false, false, replay.told_at_changes, {}, 0};
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
    replay.closing_lines = replayer.closing_lines;
    if (!replay.trouble && journal.trouble) replay.trouble = journal.trouble;
    if (!replay.trouble && replayer.pack_expected)
        replay.trouble = {.line = replay.sound_lines + 2, .fault = JournalFault::pack_missing};
    return replay;
}

std::size_t sound_bytes(const Replay& replay, std::string_view text) {
    std::size_t sound = 0;
    for (int line = 0; line < replay.sound_lines; ++line) sound = text.find('\n', sound) + 1;
    return sound;
}

void continue_in(Replay& replay, std::unique_ptr<JournalOut> out) {
    const auto& closing = replay.game.closing_;
    for (std::size_t line = replay.closing_lines; replay.scores_missing && line < closing.size(); ++line)
        out->write(closing[line] + '\n');
    replay.game.out_ = std::move(out);
}

} // namespace roundhouse
