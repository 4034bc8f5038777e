// A journal, read and replayed: it cannot break the program, its sound part is sound by itself, and the game
// played from its lines is written so that it replays the same.
#include "../support/journal_stream.hpp"
#include "fuzz.hpp"

#include <map>
#include <sstream>

#include <nlohmann/json.hpp>

#include "game/journal/journal.hpp"
#include "game/view.hpp"
#include "present/asked/refusals.hpp"
#include "variants/packages.hpp"

using namespace roundhouse;
using fuzz::demand;

namespace {

/// The rules of a package that ships, with its standard options; null if there is none of that name.
RulebookPtr rules_of(const std::string& variant) {
    static const std::map<std::string, RulebookPtr> books = [] {
        std::map<std::string, RulebookPtr> all;
        for (const auto& info : variants::list_packages()) all[info.id] = nullptr;
        return all;
    }();
    static std::map<std::string, RulebookPtr> opened;
    if (!books.contains(variant)) return nullptr;
    RulebookPtr& rules = opened[variant];
    if (!rules) rules = variants::open_package(variant).value().compile().value();
    return rules;
}

/// Everything about a game.
std::string standing(const RecordedGame& game) {
    const Match& match = game.match();
    std::string text =
        std::to_string(game.entries()) + " entries, round " + std::to_string(match.round_number);
    for (const int score : match.scores) text += " " + std::to_string(score);
    for (Seat seat = 0; match.round && seat <= match.rules->seats; ++seat)
        text += "\n" + to_json(View(*match.round, seat)).dump();
    return text;
}

std::string told(const Rulebook& rules, const std::vector<Event>& events) {
    std::string text;
    for (const Event& event : events) text += to_json(rules, event).dump() + "\n";
    return text;
}

/// Its sound part, on its own.
void check_sound_part(const Replay& replayed, const std::string& text, const std::string& digest,
                      const RulebookPtr& rules) {
    if (replayed.sound_lines == 0) return;
    const std::string part = text.substr(0, sound_bytes(replayed, text));
    auto journal = read_journal(part);
    demand(static_cast<bool>(journal), "the sound part has a head", part);
    journal->header.digest = digest;
    const Replay again = replay(*journal, rules);
    demand(!again.trouble, "the sound part is sound", part);
    demand(again.sound_lines == replayed.sound_lines, "all of it is", part);
    demand(standing(again.game) == standing(replayed.game), "it is the same game", part);
}

/// Plays the lines that can be played in a new, recorded game; returns its journal.
std::string check_played(const Journal& journal, const RulebookPtr& rules) {
    JournalHeader header = journal.header;
    if (!header.is_open()) return {};
    header.players.resize(static_cast<std::size_t>(rules->people), {"random", "Ben"});
    auto stream = std::make_unique<std::ostringstream>();
    const std::ostringstream& written = *stream;
    RecordedGame game(rules, header, std::make_unique<JournalStream>(std::move(stream)));
    for (const JournalLine& line : journal.body) {
        const std::size_t blank = std::min(line.text.find(' '), line.text.size());
        const std::string first = line.text.substr(0, blank);
        if (first == "undo" && game.entries() > 0) {
            game.undo(1 + line.text.size() % game.entries());
            if (line.text.ends_with(' ')) game.redo();
        }
        if (!game.match().round_is_on() && !game.match().over()) game.deal();
        if (!game.match().round_is_on()) break;
        const auto action = parse_action(*rules, std::string_view(line.text).substr(blank));
        if (!action) continue;
        const auto again = parse_action(*rules, to_text(*rules, *action));
        demand(again && *again == *action, "an action is written and read again", line.text);
        const Seat seat = first.empty() ? 0 : first[0] - '0';
        if (seat >= 1 && seat <= rules->seats && seat != game.match().round->pending().seat)
            static_cast<void>(game.aside(seat, *action));
        else
            static_cast<void>(game.act(*action));
    }
    const std::string text = written.str(), stands = standing(game);
    const auto again = read_journal(text);
    demand(static_cast<bool>(again), "what is written has a head", text);
    const Replay replayed = replay(*again, rules);
    demand(!replayed.trouble, "what is written replays", text);
    demand(standing(replayed.game) == stands, "it replays to the same game", text);
    return text + told(*rules, replayed.events);
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = fuzz::text_of(data, size);
    auto journal = read_journal(text);
    if (!journal) {
        fuzz::demand_in_sight(present::in_words(journal.error()));
        return 0;
    }
    const RulebookPtr rules = rules_of(journal->header.variant);
    if (!rules) return 0;
    // Otherwise every change of a package would make the corpus worthless.
    journal->header.digest = rules->digest;
    const Replay replayed = replay(*journal, rules);
    if (replayed.trouble) fuzz::demand_in_sight(present::in_words(*replayed.trouble));
    check_sound_part(replayed, text, rules->digest, rules);
    const std::string once = check_played(*journal, rules);
    demand(check_played(*journal, rules) == once, "the same lines, the same game", text);
    return 0;
}
