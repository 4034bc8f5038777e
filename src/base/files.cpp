#include "base/files.hpp"

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace roundhouse {

namespace fs = std::filesystem;

namespace {

constexpr mode_t owner_only = S_IRUSR | S_IWUSR;

FileTrouble trouble_of(int error) {
    if (error == ENOENT || error == ENOTDIR) return {.fault = FileFault::missing};
    if (error == ELOOP) return {.fault = FileFault::endless_link};
    // What open(2) reports for a socket, for a missing device, and for a folder to be written.
    if (error == ENXIO || error == ENODEV || error == EISDIR) return {.fault = FileFault::not_a_file};
    return {.fault = FileFault::unreadable, .reason = std::generic_category().message(error)};
}

/// The file that a path leads to, even if it does not exist. Empty for an endless link.
fs::path behind_links(fs::path path) {
    constexpr int most_links = 40; // like the system
    std::error_code error;
    for (int links = 0; fs::is_symlink(fs::symlink_status(path, error)); ++links) {
        const fs::path target = fs::read_symlink(path, error);
        if (error || links == most_links) return {};
        path = path.parent_path() / target;
    }
    return path;
}

} // namespace

FileHandle& FileHandle::operator=(FileHandle&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
}

FileHandle::~FileHandle() {
    if (number_ >= 0) ::close(number_);
}

Result<FileHandle, FileTrouble> open_regular(const fs::path& path, int flags) {
    // Opening a device may have effects, so the type is checked before opening, and again after.
    struct stat before {};
    if (::stat(path.c_str(), &before) != 0) return fail(trouble_of(errno));
    if (!S_ISREG(before.st_mode)) return fail(FileTrouble{.fault = FileFault::not_a_file});
    FileHandle file(::open(path.c_str(), flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!file) return fail(trouble_of(errno));
    struct stat opened {};
    if (::fstat(file.number(), &opened) != 0) return fail(trouble_of(errno));
    if (!S_ISREG(opened.st_mode)) return fail(FileTrouble{.fault = FileFault::not_a_file});
    return file;
}

Result<std::string, FileTrouble> read_all(const FileHandle& file, std::uint64_t most) {
    struct stat status {};
    if (::fstat(file.number(), &status) != 0) return fail(trouble_of(errno));
    const auto size = static_cast<std::uint64_t>(status.st_size);
    if (size > most) return fail(FileTrouble{.fault = FileFault::too_large, .size = size, .most = most});
    // The kernel's own files report size 0, and others may grow while they are read: read to the end.
    constexpr std::size_t portion = 64 * 1024;
    std::string bytes;
    for (;;) {
        const std::size_t end = bytes.size();
        bytes.resize(end + (end < size ? size - end : portion));
        const ssize_t got =
            ::pread(file.number(), bytes.data() + end, bytes.size() - end, static_cast<off_t>(end));
        bytes.resize(end + static_cast<std::size_t>(got > 0 ? got : 0));
        if (got < 0 && errno != EINTR) return fail(trouble_of(errno));
        if (got == 0) return bytes;
        if (bytes.size() > most)
            return fail(FileTrouble{.fault = FileFault::too_large, .size = bytes.size(), .most = most});
    }
}

Result<std::string, FileTrouble> read_file(const fs::path& path, std::uint64_t most) {
    const auto file = open_regular(path, O_RDONLY);
    if (!file) return fail(file.error());
    return read_all(*file, most);
}

std::optional<std::string> file_text(const fs::path& path, std::uint64_t most) {
    auto text = read_file(path, most);
    return text ? std::optional(std::move(*text)) : std::nullopt;
}

std::size_t write_at(const FileHandle& file, std::string_view bytes, std::uint64_t place) {
    std::size_t written = 0;
    while (written < bytes.size()) {
        const ssize_t got = ::pwrite(file.number(), bytes.data() + written, bytes.size() - written,
                                     static_cast<off_t>(place + written));
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        written += static_cast<std::size_t>(got);
    }
    return written;
}

FileHandle create_file(const fs::path& path) {
    return FileHandle(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, owner_only));
}

namespace {

/// A new file in `folder` with these bytes, on the disk, for its owner alone; empty if it cannot be written.
fs::path written_in(const fs::path& folder, std::string_view bytes) {
    std::string name = (folder / ".roundhouse-XXXXXX").string();
    const FileHandle file(::mkostemp(name.data(), O_CLOEXEC)); // for its owner alone
    if (!file) return {};
    if (write_at(file, bytes, 0) == bytes.size() && ::fsync(file.number()) == 0) return name;
    ::unlink(name.c_str());
    return {};
}

/// Renames a file, never over an existing one. False, with errno set, on failure.
bool take_free_name(const fs::path& from, const fs::path& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
    // Not every file system can do that, or make links: then an empty file takes the name first.
    if (errno == EEXIST || !create_file(to)) return false;
    if (::rename(from.c_str(), to.c_str()) == 0) return true;
    const int why = errno;
    ::unlink(to.c_str());
    errno = why;
    return false;
}

/// Creates a file with these bytes, on the disk. False, with errno set and no file left, on failure.
bool create_with(const fs::path& path, std::string_view bytes) {
    const FileHandle file = create_file(path);
    if (!file) return false;
    if (write_at(file, bytes, 0) == bytes.size() && ::fsync(file.number()) == 0) return true;
    const int why = errno;
    ::unlink(path.c_str());
    errno = why;
    return false;
}

/// Tries names for damaged content, NAME.damaged, NAME.damaged-2, …, until `take` accepts one or fails for
/// another reason than that the name exists.
template<class Take>
fs::path under_damaged_name(const fs::path& path, Take take) {
    constexpr int most_copies = 1000;
    for (int number = 1; number <= most_copies; ++number) {
        fs::path name = path.string() + (number == 1 ? ".damaged" : ".damaged-" + std::to_string(number));
        if (take(name)) return name;
        if (errno != EEXIST) return {};
    }
    return {};
}

} // namespace

bool new_file(const fs::path& path, std::string_view bytes) {
    const fs::path fresh = written_in(path.parent_path(), bytes);
    if (fresh.empty()) return false;
    if (take_free_name(fresh, path)) return true;
    ::unlink(fresh.c_str());
    return false;
}

bool replace_file(const fs::path& path, std::string_view bytes) {
    const fs::path real = behind_links(path);
    std::error_code error;
    const fs::file_status there = fs::status(real, error);
    if (real.empty() || (fs::exists(there) && !fs::is_regular_file(there))) return false;
    const fs::path fresh = written_in(real.parent_path(), bytes);
    if (fresh.empty()) return false;
    fs::rename(fresh, real, error);
    if (error) ::unlink(fresh.c_str());
    return !error;
}

fs::path keep_damaged(const fs::path& path, std::string_view bytes) {
    return under_damaged_name(path, [&](const fs::path& copy) { return create_with(copy, bytes); });
}

fs::path set_aside(const fs::path& path) {
    return under_damaged_name(path, [&](const fs::path& name) { return take_free_name(path, name); });
}

} // namespace roundhouse
