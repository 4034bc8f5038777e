#include "base/paths.hpp"

#include <algorithm>
#include <cstdlib>

namespace roundhouse {

namespace fs = std::filesystem;

namespace {

fs::path below(const char* variable, const char* below_home) {
    if (const char* set = std::getenv(variable); set && *set == '/') return fs::path(set) / "roundhouse";
    if (const char* home = std::getenv("HOME"); home && *home == '/')
        return fs::path(home) / below_home / "roundhouse";
    return {};
}

/// The path of the running program; empty if the system does not say.
fs::path program_file() {
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error);
}

} // namespace

fs::path build_folder() {
#ifdef ROUNDHOUSE_BUILD_FOLDER
    std::error_code error;
    const fs::path folder = fs::canonical(ROUNDHOUSE_BUILD_FOLDER, error), program = program_file();
    if (!error &&
        std::mismatch(folder.begin(), folder.end(), program.begin(), program.end()).first == folder.end())
        return folder;
#endif
    return {};
}

std::vector<fs::path> data_roots() {
    std::vector<fs::path> candidates;
    if (const char* set = std::getenv("ROUNDHOUSE_DATA"); set && *set) candidates.emplace_back(set);
#ifdef ROUNDHOUSE_SOURCE_TREE
    if (!build_folder().empty()) candidates.emplace_back(ROUNDHOUSE_SOURCE_TREE);
#endif
    if (const fs::path program = program_file(); !program.empty())
        candidates.push_back(program.parent_path().parent_path() / "share" / "roundhouse");
    std::vector<fs::path> roots;
    std::error_code error;
    for (const fs::path& root : candidates)
        if (fs::is_directory(root / "variants", error)) roots.push_back(root);
    return roots;
}

fs::path user_config() { return below("XDG_CONFIG_HOME", ".config"); }
fs::path user_data() { return below("XDG_DATA_HOME", ".local/share"); }
fs::path user_state() { return below("XDG_STATE_HOME", ".local/state"); }

} // namespace roundhouse
