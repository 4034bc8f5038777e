// roundhouse play

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "cli/log.hpp"
#include "cli/play/farewell.hpp"
#include "present/cards.hpp"
#include "seating/allowances.hpp"
#include "seating/games.hpp"
#include "store/journals.hpp"
#include "teach/lessons/lesson.hpp"
#include "terminal/draw/draw.hpp"
#include "terminal/text_table.hpp"
#include "variants/live/live.hpp"

#include <algorithm>
#include <optional>

namespace roundhouse::cli {

namespace {

constexpr std::chrono::milliseconds bot_pause{350};

struct Offered {
    std::string name, title;
};

std::vector<Offered> offered_variants() {
    const script::Operation operation(seating::during_a_list, seating::for_a_list);
    std::vector<Offered> offered;
    for (const std::string& name : seating::variant_names()) {
        offered.push_back({name, {}});
        if (const auto package = variants::open_package(name)) {
            const LanguageScope scope(speaking_of(package->texts()));
            offered.back().title = present::in_words(package->title());
        }
    }
    return offered;
}

/// By number, name and title.
void list_variants(const std::vector<Offered>& offered, const Screen& screen) {
    std::size_t wide = 0;
    for (const Offered& one : offered) wide = std::max(wide, columns(one.name));
    for (std::size_t i = 0; i < offered.size(); ++i)
        screen.line(fmt::format("  {:>2}  {}  {}", i + 1, padded(offered[i].name, wide), offered[i].title));
}

/// The variants that a number, a name, a title or the beginning of one matches; case is ignored. A whole name
/// or title matches only that variant.
std::vector<std::string> meant_by(const std::string& typed, const std::vector<Offered>& offered) {
    int number = 0;
    if (parse_int(typed, number) && number >= 1 && static_cast<std::size_t>(number) <= offered.size())
        return {offered[static_cast<std::size_t>(number - 1)].name};
    std::vector<std::string> meant;
    for (const Offered& one : offered) {
        const std::string name = lower_case(one.name), title = lower_case(one.title);
        if (name == typed || title == typed) return {one.name};
        if (name.starts_with(typed) || title.starts_with(typed)) meant.push_back(one.name);
    }
    return meant;
}

std::string asked_variant(const std::string& first, const Screen& screen) {
    screen.line(tr("Which variant?"));
    const auto offered = offered_variants();
    list_variants(offered, screen);
    for (;;) {
        const auto answer = screen.ask(tr("A number or a name (Enter: {}): ", first));
        if (!answer) throw Trouble(tr("No variant was chosen."));
        const auto typed = words(*answer);
        if (typed.empty()) return first;
        const auto meant =
            meant_by(lower_case(join(std::vector<std::string>(typed.begin(), typed.end()), " ")), offered);
        if (meant.size() == 1) return meant.front();
        screen.line(meant.empty()
                        ? tr("There is no such variant. Type a number from the list, or press Enter for {}, "
                             "a good one to start with.",
                             first)
                        : tr("That could be {}. Type more of the name, or the number.", join(meant, ", ")));
    }
}

std::string chosen_variant(const PlayRequest& request, const Screen& screen, const Streams& streams) {
    if (!request.variant.empty()) return request.variant;
    const std::string first = variant_to_begin_with();
    return streams.in_terminal && streams.out_terminal ? asked_variant(first, screen) : first;
}

/// "roundhouse WHAT FILE", quoted for a shell.
std::string command_with(const std::string& what, const std::filesystem::path& path) {
    return "roundhouse " + what + " " + shell_word(path.string());
}

} // namespace

/// If a script fails, says so: the game is as it was before the action that called it.
int play_opened(seating::OpenedGame opened, const Screen& screen, bool only_this_round) {
    const std::string how_to_resume = opened.path.empty() ? "" : command_with("play --resume", opened.path);
    const std::string how_to_verify = opened.path.empty() ? "" : command_with("verify", opened.path);
    const std::string how_to_review = opened.path.empty() ? "" : command_with("review", opened.path);
    seating::Session session(std::move(opened.game), opened.programs);
    const LanguageScope scope(speaking_of(session.rules().texts));
    if (!opened.notice.empty()) screen.warn(opened.notice);
    std::optional<Farewell> farewell;
    if (!only_this_round)
        farewell.emplace(how_to_resume.empty() ? tr("This game is not saved, so it ends here.")
                                               : tr("To go on with this game:") + "\n  " + how_to_resume);
    try {
        terminal::TextTable(session, screen,
                            {how_to_resume, how_to_verify, how_to_review, bot_pause, only_this_round})
            .play();
        return all_well;
    } catch (const variants::ScriptFailure& failure) {
        log_error(failure.what());
        const std::string what = tr("The variant's script failed:") + "\n" + failure.what() + "\n";
        if (how_to_resume.empty()) throw Trouble(what + tr("This game is not saved, so it ends here."));
        throw Trouble(what + tr("Only the last action is lost. Once the script is fixed, resume with") +
                      "\n  " + how_to_resume);
    }
}

namespace {

/// A finished game can only be looked at.
void show_result(const seating::KeptGame& kept, Screen screen) {
    const Match& match = kept.replay.game.match();
    screen.show_usual_face(match.rules->face);
    const LanguageScope scope(speaking_of(match.rules->texts));
    std::vector<std::string> players;
    for (const SeatedPlayer& player : kept.replay.game.players()) players.push_back(player.name);
    const present::Names names(players);
    screen.line(tr("This game is over."));
    screen.lines(terminal::draw_score_sheet(match, names, screen.style()));
    screen.lines(terminal::draw_verdict(match, names, screen.style()));
}

/// A kept game has its own variant, options and deals: refuses other ones.
void require_kept_game(const PlayRequest& request) {
    if (const char* option = option_of_new_deals(request)) throw not_together(option, "--resume");
    const std::string& file = request.resume_file;
    if (file.empty()) return;
    if (!request.variant.empty()) throw not_together("VARIANT", "--resume FILE");
    const auto names = seating::variant_names();
    std::error_code unknown;
    if (!std::filesystem::exists(file, unknown) && std::find(names.begin(), names.end(), file) != names.end())
        throw Trouble(
            tr("There is no file {0}. To resume the latest game of that variant:\n  roundhouse play "
               "{0} --resume",
               file));
}

int resume(const PlayRequest& request, const Screen& screen) {
    require_kept_game(request);
    std::vector<std::string> skipped;
    seating::KeptGame kept = request.resume_file.empty()
                                 ? seating::newest_unfinished(skipped, request.variant)
                                 : seating::read_game(request.resume_file);
    for (const std::string& line : skipped) screen.warn(line);
    if (const std::string trouble = seating::trouble_in(kept); !trouble.empty())
        screen.warn(tr("{}. The game up to there is sound and goes on.", trouble));
    const auto players = players_from_here(request, kept.replay.game);
    if (kept.replay.game.match().over()) {
        show_result(kept, screen);
        return all_well;
    }
    log_info(fmt::format("resumed {}", kept.path.string()));
    return play_opened(seating::go_on(std::move(kept), starts_programs(request), players), screen);
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
                       in_words(first, first.lesson.title), first.lesson.minutes, shell_word(variant),
                       shell_word(first.lesson.id)));
}

} // namespace

std::string no_variant_at_all() {
    return tr("No variant is installed. Set ROUNDHOUSE_DATA to a folder that has some.");
}

std::string variant_to_begin_with() {
    const std::string first = seating::package_to_begin_with();
    if (first.empty()) throw Trouble(no_variant_at_all());
    return first;
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
