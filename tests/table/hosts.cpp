#include "hosts.hpp"

#include "table/settings.hpp"
#include "variants/packages.hpp"

#include <cstdlib>
#include <fstream>

namespace roundhouse::table::testing {

Host plain_host(const std::filesystem::path& journal) {
    Host host;
    host.usual_names = [](int seats, Turn) {
        Lines names;
        for (int i = 1; i <= seats; ++i) names.push_back("Seat " + std::to_string(i));
        return names;
    };
    host.begin = [journal](const NewGame& wanted) {
        const auto package = variants::open_package(wanted.variant);
        const RulebookPtr rules = *package->compile(wanted.options);
        JournalHeader header;
        header.variant = wanted.variant;
        header.digest = rules->digest;
        header.seed = wanted.seed.value_or(1);
        header.players = wanted.players;
        std::unique_ptr<std::ostream> out;
        if (!journal.empty()) out = std::make_unique<std::ofstream>(journal, std::ios::binary);
        return OpenedGame{std::make_unique<RecordedGame>(rules, header, std::move(out)), ""};
    };
    return host;
}

NewGame game_at_window(const std::string& variant, std::uint64_t seed) {
    NewGame game{variant, {}, {}, seed};
    const RulebookPtr rules = *variants::open_package(variant)->compile({});
    for (int i = 0; i < rules->people; ++i)
        game.players.push_back({i == 0 ? "human" : "steady", "Seat " + std::to_string(i + 1)});
    return game;
}

void use_own_settings(const std::string& name, float pace) {
    const auto folder = std::filesystem::temp_directory_path() / ("roundhouse-window-" + name);
    std::filesystem::remove_all(folder);
    setenv("XDG_CONFIG_HOME", folder.c_str(), 1);
    Settings settings;
    settings.pace = pace;
    write_settings(settings, settings_file());
}

} // namespace roundhouse::table::testing
