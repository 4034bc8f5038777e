#pragma once
// A separate home for whatever stores games, settings or a log.

#include "support/environment.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <unistd.h>

namespace roundhouse::testing {

/// A folder for games, settings and logs, removed at the end of the test. The language is English.
class Home {
  public:
    Home() = default;
    ~Home() {
        std::error_code error;
        std::filesystem::permissions(path_, std::filesystem::perms::owner_all, error);
        std::filesystem::remove_all(path_, error);
    }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;

    const std::filesystem::path& path() const { return path_; }
    std::filesystem::path games() const { return path_ / "data" / "roundhouse" / "games"; }
    std::vector<std::filesystem::path> journals() const {
        std::vector<std::filesystem::path> found;
        std::error_code error;
        for (const auto& entry : std::filesystem::directory_iterator(games(), error))
            found.push_back(entry.path());
        return found;
    }
    std::filesystem::path write(const std::string& name, const std::string& text) const {
        const std::filesystem::path file = path_ / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
        return file;
    }

  private:
    static std::filesystem::path new_folder() {
        char name[] = "/tmp/roundhouse-test-XXXXXX";
        return mkdtemp(name);
    }

    std::filesystem::path path_ = new_folder();
    Variable data_{"XDG_DATA_HOME", path_ / "data"}, state_{"XDG_STATE_HOME", path_ / "state"},
        config_{"XDG_CONFIG_HOME", path_ / "config"}, language_{"LANGUAGE", "en"},
        colour_{"NO_COLOR", std::nullopt};
};

inline std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace roundhouse::testing
