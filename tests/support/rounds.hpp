#pragma once
// Rounds for tests: dealt from given hands, played from text or by random players.

#include <sstream>

#include <nlohmann/json.hpp>

#include "bots/levels/random.hpp"
#include "game/journal/journal.hpp"
#include "game/view.hpp"
#include "support/journal_stream.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

namespace roundhouse {

/// The pack that deals every seat the hand given for it.
inline Pack pack_for(const Rulebook& rules, Seat dealer, const std::vector<std::string>& hands) {
    PerSeat<Pack> left;
    for (Seat seat = 1; seat <= rules.seats; ++seat)
        left[seat] = row(hands.at(static_cast<std::size_t>(seat - 1)));
    Pack pack;
    for (const int packet : rules.deal.packets)
        for (int n = 1; n <= rules.seats; ++n) {
            Pack& hand = left[onward(dealer, n, rules.seats)];
            pack.insert(pack.end(), hand.begin(), hand.begin() + packet);
            hand.erase(hand.begin(), hand.begin() + packet);
        }
    return pack;
}

/// For three seats, the third dealing: the first gets `hand`, the kitty `kitty`, and the other seats share
/// the rest.
inline Pack pack_with_kitty(const Rulebook& rules, const std::string& hand, const std::string& kitty) {
    const Pack rest = sorted_pack(rules.deck - cards(hand) - cards(kitty));
    Pack second, third;
    for (std::size_t i = 0; i < rest.size(); ++i) (i % 2 ? second : third).push_back(rest[i]);
    Pack pack = pack_for(rules, 3, {hand, notation(second), notation(third)});
    for (const Card card : row(kitty)) pack.push_back(card);
    return pack;
}

/// For two seats: the first gets `hand`, the second what comes first of the rest, and the stock begins with
/// `stock`.
inline Pack pack_with_stock(const Rulebook& rules, const std::string& hand, const std::string& stock,
                            Seat dealer = 2) {
    const Pack rest = sorted_pack(rules.deck - cards(hand) - cards(stock));
    const auto left = rest.begin() + rules.deal.hand;
    Pack pack = pack_for(rules, dealer, {hand, notation(Pack(rest.begin(), left))});
    for (const Card card : row(stock)) pack.push_back(card);
    pack.insert(pack.end(), left, rest.end());
    return pack;
}

/// A round driven by words, and the events in it.
struct ToldRound {
    std::vector<Event> events;
    Round round;

    ToldRound(RulebookPtr rules, Pack pack, Seat dealer)
        : round(std::move(rules), std::move(pack), dealer, EventLog(events)) {}

    /// `1 bid 250`: the seat must be the one to decide. Returns why not, if refused.
    std::optional<Refusal> try_to(std::string_view line) {
        const auto space = line.find(' ');
        if (std::to_string(round.pending().seat) != line.substr(0, space))
            throw std::invalid_argument("not this seat's turn: " + std::string(line));
        const auto action = parse_action(round.rules(), line.substr(space + 1));
        if (!action) throw std::invalid_argument("no action: " + std::string(line));
        return round.apply(*action, EventLog(events));
    }
    /// Several lines, all of which must be allowed.
    void say(std::string_view lines) {
        while (!lines.empty()) {
            const auto end = std::min(lines.find('\n'), lines.size());
            std::string_view line = lines.substr(0, end);
            lines.remove_prefix(std::min(end + 1, lines.size()));
            const auto first = line.find_first_not_of(' ');
            if (first == std::string_view::npos) continue;
            if (const auto refusal = try_to(line.substr(first)))
                throw std::invalid_argument(std::string(line) + ": " + name(refusal->code));
        }
    }
    Decision pending() const { return round.pending(); }
};

/// One random player for each seat.
class RandomTable {
  public:
    RandomTable(int seats, std::uint64_t seed) {
        for (Seat seat = 1; seat <= seats; ++seat)
            players_.emplace_back(Random::stream(seed, static_cast<std::uint64_t>(seat) << 40));
    }
    Action decide(const Round& round) {
        const Decision decision = round.pending();
        return players_.at(static_cast<std::size_t>(decision.seat - 1))
            .decide(View(round, decision.seat), decision);
    }
    /// In its current state, so that a copy can be asked the same.
    const bots::RandomPlayer& player(Seat seat) const {
        return players_.at(static_cast<std::size_t>(seat - 1));
    }

  private:
    std::vector<bots::RandomPlayer> players_;
};

/// Everything about a round as text: equal text, equal rounds.
inline std::string all_of(const Round& round) {
    std::string text = notation(round.state().pack);
    for (Seat seat = 0; seat <= round.rules().seats; ++seat) text += "\n" + to_json(View(round, seat)).dump();
    const RoundState& state = round.state();
    text += "\nout " + notation(state.play.out) + " exit " + std::to_string(state.exit) + " step " +
            std::to_string(state.step) + " claimed " + std::to_string(state.play.claimed_by);
    return text;
}

inline std::string all_of(const Match& match) {
    std::string text =
        "round " + std::to_string(match.round_number) + " over " + std::to_string(match.over());
    for (const int score : match.scores) text += " " + std::to_string(score);
    text += " settled " + std::to_string(match.settled.size());
    for (const Party party : match.verdict.winners) text += " winner " + std::to_string(party);
    return match.round ? text + "\n" + all_of(*match.round) : text;
}

inline std::string all_of(const Rulebook& rules, const std::vector<Event>& events) {
    std::string text;
    for (const Event& event : events) text += to_json(rules, event).dump() + "\n";
    return text;
}

inline JournalHeader header_for(const Rulebook& rules, std::uint64_t seed) {
    JournalHeader header{rules.id, rules.digest, {{"overtrump", "no"}}, seed, {}};
    for (int person = 1; person <= rules.people; ++person)
        header.players.push_back({"human", "Player " + std::to_string(person)});
    return header;
}

/// A recorded game whose journal can be read while it is played.
struct Recording {
    std::ostringstream* text; // owned by the game
    RecordedGame game;
    std::vector<Event> events;            // of the entries not undone
    std::vector<std::size_t> told_before; // number of events before each entry

    Recording(RulebookPtr rules, JournalHeader header, std::unique_ptr<std::ostringstream> out)
        : text(out.get()),
          game(std::move(rules), std::move(header), std::make_unique<JournalStream>(std::move(out))) {}
    Recording(const RulebookPtr& rules, std::uint64_t seed)
        : Recording(rules, header_for(*rules, seed), std::make_unique<std::ostringstream>()) {}

    std::string journal() const { return text->str(); }
    /// Plays with random players until this many rounds are settled, or the game is over.
    void play_rounds(int rounds, RandomTable& table) {
        while (!game.match().over() && static_cast<int>(game.match().settled.size()) < rounds)
            play_entry(table);
    }
    /// One deal or one action.
    void play_entry(RandomTable& table) {
        told_before.push_back(events.size());
        if (!game.match().round_is_on()) return game.deal(EventLog(events));
        if (const auto refusal = game.act(table.decide(*game.match().round), EventLog(events)))
            throw std::logic_error(std::string("a random player was refused: ") + name(refusal->code));
    }
    /// Undoes entries, and drops their events.
    void take_back(std::size_t entries) {
        game.undo(entries);
        if (told_before.size() == game.entries()) return;
        events.resize(told_before[game.entries()]);
        told_before.resize(game.entries());
    }
};

} // namespace roundhouse
