#include "window/support/windows.hpp"
#include "support/home.hpp"
#include "support/shipped.hpp"

#include "store/journals.hpp"
#include "store/settings.hpp"

#include <optional>

namespace roundhouse::window::testing {

seating::NewGame game_at_window(const std::string& variant, std::uint64_t seed) {
    seating::NewGame game{variant, {}, {}, seed};
    const RulebookPtr rules = roundhouse::testing::rules_of(variant);
    for (int i = 0; i < rules->people; ++i)
        game.players.push_back({i == 0 ? "human" : "steady", "Seat " + std::to_string(i + 1)});
    return game;
}

void use_own_settings(float pace) {
    static std::optional<roundhouse::testing::Home> home;
    home.emplace();
    store::Settings settings;
    settings.pace = pace;
    settings.language = "en";
    store::write_settings(settings, store::settings_file());
}

std::filesystem::path kept_game() {
    const auto games = store::journal_files();
    if (games.size() != 1) throw std::logic_error(std::to_string(games.size()) + " games are kept, not one");
    return games.front();
}

} // namespace roundhouse::window::testing
