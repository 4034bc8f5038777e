#pragma once
// Notices that files were saved: looks at when they were written, as that works on every file system.

#include <filesystem>
#include <map>
#include <utility>
#include <vector>

namespace roundhouse::teach {

class SavedFiles {
  public:
    /// What lies below these folders, at most three deep. What lies there now counts as not seen yet.
    explicit SavedFiles(std::vector<std::filesystem::path> folders) : folders_(std::move(folders)) {}

    /// From here on it looks after these folders; what lies there now counts as seen, if they are
    /// others than before.
    void follow(std::vector<std::filesystem::path> folders);
    /// True if something was saved since it was asked last, or nothing was seen yet. Waits until nobody is
    /// writing, some hundredths of a second, as an editor may be in the middle of it.
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
