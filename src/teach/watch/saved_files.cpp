#include "teach/watch/saved_files.hpp"

#include <chrono>
#include <thread>

namespace roundhouse::teach {

namespace fs = std::filesystem;

void SavedFiles::follow(std::vector<fs::path> folders) {
    if (looked_ && folders == folders_) return; // keep what was saved meanwhile as news
    folders_ = std::move(folders);
    seen_ = look();
    looked_ = true;
}

SavedFiles::Stamps SavedFiles::look() const {
    constexpr int deepest = 2;
    constexpr std::size_t most = 2000;
    Stamps stamps;
    for (const fs::path& folder : folders_) {
        std::error_code error;
        for (fs::recursive_directory_iterator at(folder, error), end;
             !error && at != end && stamps.size() < most; at.increment(error)) {
            if (at.depth() >= deepest) at.disable_recursion_pending();
            std::error_code gone; // if the file vanishes meanwhile
            if (!at->is_regular_file(gone)) continue;
            const auto written = at->last_write_time(gone);
            const auto size = gone ? 0 : at->file_size(gone);
            if (!gone) stamps[at->path()] = {written, size};
        }
    }
    return stamps;
}

bool SavedFiles::saved() {
    using namespace std::chrono_literals;
    Stamps stamps = look();
    if (looked_ && stamps == seen_) return false;
    for (int tries = 0; tries < 20; ++tries) {
        std::this_thread::sleep_for(15ms);
        Stamps again = look();
        if (again == stamps) break;
        stamps = std::move(again);
    }
    seen_ = std::move(stamps);
    looked_ = true;
    return true;
}

} // namespace roundhouse::teach
