// roundhouse window, and what `roundhouse` does by itself

#include "window/platform/window.hpp"
#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "parcels/parcel.hpp"
#include "window/platform/probe.hpp"

namespace roundhouse::cli {

namespace {

/// Why there was no window; empty if there was one, and it was closed.
std::string open_window(const PlayRequest& request, const Streams& streams) {
    window::WindowRequest wanted;
    if (request.resume && !request.variant.empty()) throw not_together("VARIANT", "--resume");
    wanted.resume = request.resume;
    wanted.programs = request.programs;
    wanted.replay = request.replay_file;
    wanted.language = request.language;
    wanted.face = request.face;
    if (request.variant.ends_with(std::string(".") + parcels::extension)) {
        wanted.install = request.variant;
    } else if (!request.variant.empty()) {
        const seating::Chosen options = seating::read_options(request.options);
        const RulebookPtr rules = seating::rules_of(seating::open_variant(request.variant), options);
        wanted.game = {request.variant, options, seated(request, *rules), request.seed, true};
    }
    streams.out << std::flush;
    return window::run_window(wanted);
}

} // namespace

int play_in_window(const PlayRequest& request, const Streams& streams) {
    const std::string why = request.probe ? window::why_no_window() : open_window(request, streams);
    if (!why.empty())
        throw Trouble(why + " " + tr("The same game can be played at the terminal:") +
                      "\n  roundhouse play " + printable_whole(request.variant));
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
