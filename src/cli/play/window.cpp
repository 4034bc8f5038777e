// roundhouse window, and what a bare `roundhouse` does

#include "window/platform/window.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "parcels/parcel.hpp"
#include "window/platform/probe.hpp"

namespace roundhouse::cli {

namespace {

bool is_parcel(const std::string& variant) {
    return variant.ends_with(std::string(".") + parcels::extension);
}

/// Throws Trouble for options that would be ignored: a replay and a kept game bring everything with them.
void require_all_of_use(const PlayRequest& request) {
    const char* const option = request.resume ? option_of_new_deals(request) : option_of_new_game(request);
    const char* const kept = !request.replay_file.empty() ? "--replay"
                             : request.resume             ? "--resume"
                                                          : nullptr;
    if (kept && !request.variant.empty()) throw not_together("VARIANT", kept);
    if (kept && option) throw not_together(option, kept);
    if (request.resume && !request.replay_file.empty()) throw not_together("--resume", "--replay");
    if (option && is_parcel(request.variant))
        throw not_together(option, printable(request.variant, 60).c_str());
}

/// An option of a new game starts one at once, even without a variant's name. Empty: the lobby, or the
/// resumed game.
std::string variant_to_open(const PlayRequest& request) {
    if (request.resume) return {};
    return request.variant.empty() && option_of_new_game(request) ? variant_to_begin_with() : request.variant;
}

/// How the latest game goes on. It is read here if seats are given in it, so that a seat that cannot be given
/// is refused at the terminal.
window::Resumption resumption(const PlayRequest& request) {
    window::Resumption how;
    how.programs = starts_programs(request);
    if (request.seats.empty() && request.names.empty()) return how;
    how.game = seating::newest_unfinished(how.skipped);
    how.players = players_from_here(request, how.game->replay.game);
    return how;
}

/// Why there was no window; empty if there was one, and it has been closed.
std::string open_window(const PlayRequest& request, const Streams& streams) {
    require_all_of_use(request);
    window::WindowRequest wanted;
    if (request.resume) wanted.resume = resumption(request);
    wanted.replay = request.replay_file;
    wanted.language = request.language;
    wanted.face = request.face;
    if (is_parcel(request.variant)) {
        wanted.install = request.variant;
    } else if (const std::string variant = variant_to_open(request); !variant.empty()) {
        const seating::Chosen options = seating::read_options(request.options);
        const RulebookPtr rules = seating::rules_of(seating::open_variant(variant), options);
        wanted.game = {variant, options, seated(request, *rules), request.seed, true};
    }
    streams.out << std::flush;
    return window::run_window(std::move(wanted));
}

/// The command that does the same without a window.
std::string at_terminal(const PlayRequest& request) {
    std::vector<std::string> typed{"play"};
    if (!request.replay_file.empty())
        typed = {"replay", request.replay_file};
    else if (is_parcel(request.variant))
        typed = {"install", request.variant};
    else if (!request.variant.empty())
        typed.push_back(request.variant);
    if (request.resume) typed.emplace_back("--resume");
    if (request.programs) typed.emplace_back("--programs");
    const auto add = [&](const char* option, const std::string& value) {
        typed.insert(typed.end(), {option, value});
    };
    for (const std::string& option : request.options) add("-o", option);
    for (const std::string& seat : request.seats) add("--seat", seat);
    for (const std::string& name : request.names) add("--name", name);
    if (request.seed) add("--seed", std::to_string(*request.seed));
    if (request.watch) typed.emplace_back("--watch");
    if (request.face && !is_parcel(request.variant))
        add("--face", *request.face == Face::german ? "german" : "french");
    std::string command = "roundhouse";
    if (!request.language.empty()) command += " --lang " + shell_word(request.language);
    for (const std::string& word : typed) command += " " + shell_word(word);
    return command;
}

} // namespace

int play_in_window(const PlayRequest& request, const Streams& streams) {
    const std::string why = request.probe ? window::why_no_window() : open_window(request, streams);
    if (!why.empty())
        throw Trouble(why + " " + tr("The same can be done at the terminal:") + "\n  " +
                      at_terminal(request));
    return all_well;
}

int greet(const PlayRequest& request, const Streams& streams) {
    const std::string why = open_window(request, streams);
    if (why.empty()) return all_well;
    streams.out << why << ' ' << tr("Roundhouse can be played at the terminal:") << "\n\n";
    for (const auto& [command, what] :
         {std::pair{"roundhouse play", tr("play at the terminal; hint and ? help")},
          std::pair{"roundhouse play --resume", tr("resume the latest game")},
          std::pair{"roundhouse list", tr("list the variants")},
          std::pair{"roundhouse rules VARIANT", tr("show a variant's rules")},
          std::pair{"roundhouse --help", tr("everything else")}})
        streams.out << fmt::format("  {:<30}  {}\n", command, what);
    return all_well;
}

} // namespace roundhouse::cli
