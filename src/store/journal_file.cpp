#include "store/journal_file.hpp"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace roundhouse::store {

JournalFile::~JournalFile() {
    try_to_write();
    secure();
}

void JournalFile::write(std::string_view lines) {
    unwritten_ += lines;
    try_to_write();
}

void JournalFile::try_to_write() {
    if (unwritten_.empty()) return;
    const std::size_t written = write_at(file_, unwritten_, end_);
    const std::size_t whole =
        written == unwritten_.size() || written == 0 ? written : unwritten_.rfind('\n', written - 1) + 1;
    end_ += whole;
    unwritten_.erase(0, whole);
    if (written != whole) static_cast<void>(cut(end_)); // no half line stays
}

void JournalFile::secure() {
    // A file that is not on a disk, such as one in memory, cannot be synced and need not be.
    secured_ = ::fsync(file_.number()) == 0 || errno == EINVAL || errno == EROFS;
}

std::string JournalFile::text() const {
    const auto text = read_all(file_);
    return text ? *text : std::string();
}

bool JournalFile::cut(std::uint64_t bytes) {
    if (::ftruncate(file_.number(), static_cast<off_t>(bytes)) != 0) return false;
    end_ = bytes;
    return true;
}

namespace {

/// The lock of whoever plays: on the whole file, by the one who opened it (flock(2) cannot be asked about
/// without being taken). On a file system without locks, two programs are unlikely to play the same game.
struct flock players_lock() {
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    return lock;
}

} // namespace

bool lock_game(const FileHandle& file) {
    struct flock lock = players_lock();
    return ::fcntl(file.number(), F_OFD_SETLK, &lock) == 0 || (errno != EAGAIN && errno != EACCES);
}

bool is_locked(const FileHandle& file) {
    struct flock lock = players_lock();
    return ::fcntl(file.number(), F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}

} // namespace roundhouse::store
