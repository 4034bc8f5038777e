// roundhouse play

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "bots/programs/program.hpp"
#include "cli/commands.hpp"
#include "cli/log.hpp"
#include "cli/play/farewell.hpp"
#include "seating/games.hpp"
#include "store/journals.hpp"
#include "teach/lessons/lesson.hpp"
#include "terminal/draw.hpp"
#include "terminal/text_table.hpp"
#include "variants/live/live.hpp"

#include <algorithm>
#include <optional>

namespace roundhouse::cli {

namespace {

constexpr std::chrono::milliseconds bot_pause{350};

std::string asked_variant(const Screen& screen) {
    const auto names = seating::variant_names();
    screen.line(tr("Which variant?"));
    for (std::size_t i = 0; i < names.size(); ++i) screen.line(fmt::format("  {:>2}  {}", i + 1, names[i]));
    for (;;) {
        const auto answer = screen.ask(tr("A number or a name (Enter: {}): ", names.front()));
        if (!answer) throw Trouble(tr("No variant was chosen."));
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
        screen.line(meant.empty() ? tr("There is no such variant.")
                                  : tr("That could be {}.", join(meant, ", ")));
    }
}

std::string chosen_variant(const PlayRequest& request, const Screen& screen, const Streams& streams) {
    if (!request.variant.empty()) return request.variant;
    const auto names = seating::variant_names();
    if (names.empty()) throw Trouble(no_variant_at_all());
    return streams.in_terminal && streams.out_terminal ? asked_variant(screen) : names.front();
}

std::string checked_name(const std::string& name) {
    const std::string shown = printable(name, 60);
    const auto parts = words(name);
    if (parts.empty() || shown != name || columns(name) > 20)
        throw Trouble(tr("--name {}: a name has 1 to 20 letters", shown));
    return name;
}

/// "roundhouse WHAT FILE" as a shell reads it.
std::string command_with(const std::string& what, const std::filesystem::path& path) {
    const std::string text = path.string();
    const std::string command = "roundhouse " + what + " ";
    std::string quoted;
    if (printable_whole(text) != text) { // line feeds, or not UTF-8: spelled out, as bash reads them
        for (const char c : text) quoted += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
        return command + "$'" + quoted + "'";
    }
    const bool plain = text.find_first_of(" '\"\\$`&;()<>|*?[]#~!") == std::string::npos;
    for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return command + (plain ? text : "'" + quoted + "'");
}

} // namespace

/// If a script fails it says so: the game is as it was before the action that asked it.
int play_opened(seating::OpenedGame opened, const Screen& screen, bool only_this_round) {
    const std::string how_to_resume = opened.path.empty() ? "" : command_with("play --resume", opened.path);
    const std::string how_to_verify = opened.path.empty() ? "" : command_with("verify", opened.path);
    const std::string how_to_review = opened.path.empty() ? "" : command_with("review", opened.path);
    seating::Session session(std::move(opened.game), opened.programs);
    const LanguageScope scope(speaking_of(session.rules().texts));
    if (!opened.notice.empty()) screen.warn(opened.notice);
    std::optional<Farewell> farewell;
    if (!only_this_round)
        farewell.emplace(how_to_resume.empty() ? tr("This game is not written down, so it ends here.")
                                               : tr("To go on with this game:") + "\n  " + how_to_resume);
    try {
        terminal::TextTable(session, screen,
                            {how_to_resume, how_to_verify, how_to_review, bot_pause, only_this_round})
            .play();
        return all_well;
    } catch (const variants::ScriptFailure& failure) {
        log_error(failure.what());
        const std::string what = tr("The variant's script failed:") + "\n" + failure.what() + "\n";
        if (how_to_resume.empty())
            throw Trouble(what + tr("This game is not written down, so it ends here."));
        throw Trouble(what + tr("Only the last action is lost. Once the script is fixed, resume with") +
                      "\n  " + how_to_resume);
    }
}

namespace {

/// A game that is over can only be looked at.
void show_result(const seating::KeptGame& kept, Screen screen) {
    const Match& match = kept.replay.game.match();
    screen.show_usual_face(match.rules->face);
    const LanguageScope scope(speaking_of(match.rules->texts));
    std::vector<std::string> players;
    for (const SeatedPlayer& player : kept.replay.game.header().players) players.push_back(player.name);
    const present::Names names(players);
    screen.line(tr("This game is over."));
    screen.lines(terminal::draw_score_sheet(match, names, screen.style()));
    screen.lines(terminal::draw_verdict(match, names, screen.style()));
}

int resume(const PlayRequest& request, const Screen& screen) {
    std::vector<std::string> skipped;
    seating::KeptGame kept = request.resume_file.empty()
                                 ? seating::newest_unfinished(skipped, request.variant)
                                 : seating::read_game(request.resume_file);
    for (const std::string& line : skipped) screen.warn(line);
    if (const std::string trouble = seating::trouble_in(kept); !trouble.empty())
        screen.warn(tr("{}. The game up to there is sound and goes on.", trouble));
    if (kept.replay.game.match().over()) {
        show_result(kept, screen);
        return all_well;
    }
    log_info(fmt::format("resumed {}", kept.path.string()));
    return play_opened(seating::go_on(std::move(kept), request.programs), screen);
}

/// One line for a person who never played before: the variant's first lesson, if it has one.
void offer_lesson(const std::string& variant, const Screen& screen) {
    std::error_code error;
    const std::filesystem::directory_iterator games(store::games_directory(), error), end;
    if (!error && games != end) return;
    const auto courses = teach::lessons_of(seating::open_variant(variant));
    if (courses.empty()) return;
    const teach::Course& first = courses.front();
    screen.sentence(tr("New to this? “{}” takes {} minutes: roundhouse lesson {} {}",
                       in_words(first, first.lesson.title), first.lesson.minutes, printable_whole(variant),
                       printable_whole(first.lesson.id)));
}

} // namespace

std::string no_variant_at_all() {
    return tr("No variant is installed. Set ROUNDHOUSE_DATA to a folder that has some.");
}

std::vector<SeatedPlayer> seated(const PlayRequest& request, const Rulebook& rules) {
    std::vector<SeatedPlayer> players(static_cast<std::size_t>(rules.people), {"steady", ""});
    if (!request.watch) players.front().kind = "human";
    auto kinds = bots::bot_kinds();
    kinds.insert(kinds.begin(), "human");
    for (const std::string& text : request.seats) {
        const auto [seat, kind] = of_seat(text, rules.people, "--seat");
        const bool known = std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
        if (seat == 0 || (!known && !bots::command_in(kind)))
            throw Trouble(tr("--seat {}: expected N=KIND, where KIND is one of {}, or program:COMMAND",
                             printable(text, 60), join(kinds, ", ")));
        if (request.watch && kind == "human") throw Trouble(tr("--watch leaves no seat for a person"));
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
    seating::NewGame wanted{chosen_variant(request, screen, streams),
                            seating::read_options(request.options),
                            {},
                            request.seed,
                            true};
    wanted.players =
        seated(request, *seating::rules_of(seating::open_variant(wanted.variant), wanted.options));
    if (streams.in_terminal && streams.out_terminal && !request.watch) offer_lesson(wanted.variant, screen);
    seating::OpenedGame opened = seating::begin_game(wanted);
    const JournalHeader& header = opened.game->header();
    log_info(fmt::format("playing {}, {}", header.variant,
                         header.seed.is_secret() ? "commitment " + header.commitment
                                                 : fmt::format("seed {}", header.seed.number())));
    return play_opened(std::move(opened), screen);
}

} // namespace roundhouse::cli
