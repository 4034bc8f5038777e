// roundhouse play

#include "base/text.hpp"
#include "bots/player.hpp"
#include "cli/commands.hpp"
#include "cli/journals.hpp"
#include "cli/log.hpp"
#include "cli/table.hpp"
#include "cli/trouble.hpp"
#include "variants/live.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

constexpr std::chrono::milliseconds bot_pause{350};

std::string asked_variant(const Screen& screen) {
    const auto names = variant_names();
    screen.line("Which variant?");
    for (std::size_t i = 0; i < names.size(); ++i) screen.line(fmt::format("  {:>2}  {}", i + 1, names[i]));
    for (;;) {
        const auto answer = screen.ask(fmt::format("A number or a name (Enter: {}): ", names.front()));
        if (!answer) throw Trouble("No variant was chosen.");
        const auto typed = words(*answer);
        if (typed.empty()) return names.front();
        int number = 0;
        if (parse_int(typed[0], number) && number >= 1 && static_cast<std::size_t>(number) <= names.size())
            return names[static_cast<std::size_t>(number - 1)];
        std::vector<std::string> meant;
        for (const std::string& name : names)
            if (name == typed[0])
                return name;
            else if (name.starts_with(typed[0]))
                meant.push_back(name);
        if (meant.size() == 1) return meant.front();
        screen.line(meant.empty() ? "There is no such variant." : "That could be " + join(meant, ", ") + ".");
    }
}

std::string chosen_variant(const PlayRequest& request, const Screen& screen, const Streams& streams) {
    if (!request.variant.empty()) return request.variant;
    const auto names = variant_names();
    if (names.empty())
        throw Trouble("No variant is installed. ROUNDHOUSE_DATA can name a folder that has some.");
    return streams.in_terminal && streams.out_terminal ? asked_variant(screen) : names.front();
}

/// "2=human" as a seat and the rest; 0 if no seat is named.
std::pair<Seat, std::string> of_seat(const std::string& text, int seats, const char* what) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) return {0, text};
    int seat = 0;
    if (!parse_int(std::string_view(text).substr(0, equals), seat) || seat < 1 || seat > seats)
        throw Trouble(
            fmt::format("{} {}: seats are numbered from 1 to {}", what, printable(text, 60), seats));
    return {seat, text.substr(equals + 1)};
}

std::string checked_name(const std::string& name) {
    const std::string shown = printable(name, 60);
    const auto parts = words(name);
    if (parts.empty() || shown != name || columns(name) > 20)
        throw Trouble(fmt::format("--name {}: a name has 1 to 20 letters", shown));
    return name;
}

std::string resume_command(const std::filesystem::path& path) {
    const std::string text = path.string();
    const bool plain = text.find_first_of(" '\"\\$`&;()<>|*?[]#~!\t") == std::string::npos;
    std::string quoted;
    for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return "roundhouse play --resume " + (plain ? text : "'" + quoted + "'");
}

/// Plays, and if a script fails says so: the game is as it was before the action that asked it.
int play_on(RecordedGame& game, const Screen& screen, const TableSettings& settings) {
    try {
        Table(game, screen, settings).play();
        return all_well;
    } catch (const variants::ScriptFailure& failure) {
        log_error(failure.what());
        throw Trouble(fmt::format(
            "The variant's script failed:\n{}\n{}", failure.what(),
            settings.how_to_resume.empty()
                ? "The game is not written down, so it ends here."
                : "Nothing is lost but the last action. When the script is mended, go on with\n  " +
                      settings.how_to_resume));
    }
}

TableSettings settings_for(const std::filesystem::path& path) {
    return {path.empty() ? "" : resume_command(path), bot_pause};
}

int resume(const PlayRequest& request, const Screen& screen) {
    std::vector<std::string> skipped;
    KeptGame kept = request.resume_file.empty() ? newest_unfinished(skipped) : read_game(request.resume_file);
    for (const std::string& line : skipped) screen.warn(line);
    if (kept.replay.trouble)
        screen.warn(fmt::format("{}:{}: {}. What comes before is sound and is played on.", kept.path.string(),
                                kept.replay.trouble->line, kept.replay.trouble->reason));
    if (kept.replay.game.match().over()) {
        const Names names = [&] {
            std::vector<std::string> all;
            for (const SeatedPlayer& player : kept.replay.game.header().players) all.push_back(player.name);
            return Names(all);
        }();
        screen.line("This game is over.");
        screen.lines(draw_score_sheet(kept.replay.game.match(), names, screen.style()));
        screen.lines(draw_verdict(kept.replay.game.match(), names, screen.style()));
        return all_well;
    }
    if (const std::string said = go_on_in_file(kept); !said.empty()) screen.warn(said);
    log_info(fmt::format("resumed {}", kept.path.string()));
    return play_on(kept.replay.game, screen, settings_for(kept.path));
}

} // namespace

std::vector<SeatedPlayer> seated(const PlayRequest& request, const Rulebook& rules) {
    std::vector<SeatedPlayer> players;
    for (const std::string& name : usual_names(rules.people, rules.turn)) players.push_back({"steady", name});
    if (!request.watch) players.front().kind = "human";
    auto kinds = bots::bot_kinds();
    kinds.insert(kinds.begin(), "human");
    for (const std::string& text : request.seats) {
        const auto [seat, kind] = of_seat(text, rules.people, "--seat");
        if (seat == 0 || std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
            throw Trouble(fmt::format("--seat {}: expected N=KIND, KIND one of {}", printable(text, 60),
                                      join(kinds, ", ")));
        if (request.watch && kind == "human") throw Trouble("--watch and a person's seat do not go together");
        players[static_cast<std::size_t>(seat - 1)].kind = kind;
    }
    for (const std::string& text : request.names) {
        auto [seat, name] = of_seat(text, rules.people, "--name");
        for (Seat at = 1; seat == 0 && at <= rules.people; ++at)
            if (players[static_cast<std::size_t>(at - 1)].kind == "human") seat = at;
        players[static_cast<std::size_t>(std::max(seat, 1) - 1)].name = checked_name(name);
    }
    return players;
}

int play(const PlayRequest& request, const Streams& streams) {
    const Screen screen(streams, request.face);
    if (request.resume) return resume(request, screen);
    const Chosen chosen = read_options(request.options);
    const std::string variant = chosen_variant(request, screen, streams);
    const variants::Package package = open_variant(variant);
    const RulebookPtr rules = rules_of(package, chosen);
    JournalHeader header = header_of(variant, *rules, request.seed ? *request.seed : any_seed());
    header.players = seated(request, *rules);
    OpenedJournal journal = new_journal(rules->id, header.seed);
    if (!journal.trouble.empty())
        screen.warn(
            fmt::format("{}, so this game is not written down and cannot be resumed.", journal.trouble));
    const std::filesystem::path path = journal.trouble.empty() ? journal.path : std::filesystem::path();
    log_info(fmt::format("playing {} with seed {}", rules->id, header.seed));
    RecordedGame game(rules, std::move(header), std::move(journal.out));
    return play_on(game, screen, settings_for(path));
}

} // namespace roundhouse::cli
