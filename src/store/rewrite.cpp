#include "store/rewrite.hpp"

#include "base/files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace roundhouse::store {

namespace {

/// Only one program at a time may change a file. The lock is on a file beside it, as the file itself is
/// replaced. Where locks do not work, two programs are unlikely to meet.
FileHandle sole_writer(const std::filesystem::path& file) {
    constexpr int flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    FileHandle lock(::open((file.string() + ".lock").c_str(), flags, S_IRUSR | S_IWUSR));
    if (lock) static_cast<void>(::flock(lock.number(), LOCK_EX));
    return lock;
}

} // namespace

bool rewrite(const std::filesystem::path& file, std::uint64_t most,
             const std::function<bool(const std::string&)>& take, const std::function<std::string()>& text) {
    if (file.empty()) return false;
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    const FileHandle sole = sole_writer(file);
    const auto before = read_file(file, most);
    if (!before && before.error().fault != FileFault::missing) return false;
    if (before && !take(*before) && keep_damaged(file, *before).empty()) return false;
    const std::string now = text();
    return now.size() <= most && replace_file(file, now);
}

} // namespace roundhouse::store
