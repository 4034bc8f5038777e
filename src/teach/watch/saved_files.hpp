#pragma once
// Notices saved files by their time of writing, which works on every file system.

#include <filesystem>
#include <map>
#include <utility>
#include <vector>

namespace roundhouse::teach {

class SavedFiles {
  public:
    /// Watches what is below these folders, at most three levels deep. What is there now counts as not seen
    /// yet.
    explicit SavedFiles(std::vector<std::filesystem::path> folders) : folders_(std::move(folders)) {}

    /// Watches these folders from now on; if they are others than before, what is there now counts as seen.
    void follow(std::vector<std::filesystem::path> folders);
    /// True if something was saved since the last call, or nothing was seen yet. Waits some hundredths of a
    /// second until nobody is writing, as an editor may be in the middle of it.
    bool saved();

  private:
    /// When each file was written, and how large it is.
    using Stamps =
        std::map<std::filesystem::path, std::pair<std::filesystem::file_time_type, std::uintmax_t>>;
    Stamps look() const;

    std::vector<std::filesystem::path> folders_;
    Stamps seen_;
    bool looked_ = false;
};

} // namespace roundhouse::teach
