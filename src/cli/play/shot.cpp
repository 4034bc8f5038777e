// roundhouse shot

#include "window/app/shot.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"

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
        throw Trouble(tr("--size {}: expected WxH, from 900x600 to 7680x4320", printable(text, 40)));
    return {width, height};
}

/// For pages that no game has opened.
Face usual_face(const seating::NewGame& game) {
    return seating::rules_of(seating::open_variant(game.variant), game.options)->face;
}

} // namespace

int shot(const ShotRequest& request, const Streams&) {
    const auto at = std::find(window::moment_names.begin(), window::moment_names.end(), request.at);
    window::ShotRequest wanted;
    wanted.at = static_cast<window::Moment>(at - window::moment_names.begin());
    wanted.game.variant = request.variant;
    wanted.game.options = seating::read_options(request.options);
    wanted.game.seed = request.seed;
    wanted.game.players = {{"human", ""}};
    wanted.rounds = request.rounds;
    std::tie(wanted.width, wanted.height) = size_of(request.size);
    wanted.settings.face_of_game = !request.face;
    wanted.settings.cards.face = request.face ? *request.face : usual_face(wanted.game);
    wanted.settings.cards.four_colours = request.four_colours;
    wanted.settings.cards.large_index = request.large_index;
    wanted.settings.text_scale = static_cast<float>(request.text) / 100;
    wanted.settings.language = speaking().language.tag();
    wanted.section = request.section;
    wanted.with = request.with;
    wanted.step = request.step;
    wanted.answer = request.answer;
    wanted.large = request.projector;
    wanted.file = request.file;
    window::take_shot(wanted);
    return all_well;
}

} // namespace roundhouse::cli
