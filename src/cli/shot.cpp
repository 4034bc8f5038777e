// roundhouse shot

#include "table/shot.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/trouble.hpp"
#include "cli/window.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

/// "1280x800"
std::pair<int, int> size_of(const std::string& text) {
    const std::size_t cross = text.find('x');
    int width = 0, height = 0;
    if (cross == std::string::npos || !parse_int(std::string_view(text).substr(0, cross), width) ||
        !parse_int(std::string_view(text).substr(cross + 1), height) || width < 900 || height < 600 ||
        width > 7680 || height > 4320)
        throw Trouble(fmt::format("--size {}: expected WxH, from 900x600 to 7680x4320", printable(text, 40)));
    return {width, height};
}

} // namespace

int shot(const ShotRequest& request, const Streams&) {
    const auto at = std::find(table::moment_names.begin(), table::moment_names.end(), request.at);
    table::ShotRequest wanted;
    wanted.at = static_cast<table::Moment>(at - table::moment_names.begin());
    wanted.game.variant = request.variant;
    wanted.game.options = read_options(request.options);
    wanted.game.seed = request.seed;
    const variants::Package package = open_variant(request.variant);
    wanted.game.players.assign(static_cast<std::size_t>(rules_of(package, wanted.game.options)->people),
                               {"steady", ""});
    wanted.game.players.front().kind = "human";
    wanted.rounds = request.rounds;
    std::tie(wanted.width, wanted.height) = size_of(request.size);
    wanted.settings.cards.face = request.face;
    wanted.settings.cards.four_colours = request.four_colours;
    wanted.settings.cards.large_index = request.large_index;
    wanted.settings.language = request.language;
    wanted.file = request.file;
    try {
        table::take_shot(wanted, window_host(false));
    } catch (const std::runtime_error& error) {
        throw Trouble(error.what());
    }
    return all_well;
}

} // namespace roundhouse::cli
