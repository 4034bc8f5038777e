#include "base/files.hpp"

#include <cerrno>
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
    // What open(2) says of a socket, of a device that is not there, and of a folder that is to be written.
    if (error == ENXIO || error == ENODEV || error == EISDIR) return {.fault = FileFault::not_a_file};
    return {.fault = FileFault::unreadable, .reason = std::generic_category().message(error)};
}

/// The file that a path leads to; itself where nothing is there yet. Empty for an endless link.
fs::path behind_links(const fs::path& path) {
    std::error_code error;
    const fs::path real = fs::weakly_canonical(path, error);
    return error ? fs::path() : real;
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
    // A device may do something when it is opened: it is looked at before, and again once it is open.
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
    // Files of the kernel say that they are empty, and others grow meanwhile: the end is where it is found.
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

/// A file of its owner's with these bytes, on the disk, in a folder; empty if there can be none.
fs::path written_in(const fs::path& folder, std::string_view bytes) {
    std::string name = (folder / ".roundhouse-XXXXXX").string();
    const FileHandle file(::mkostemp(name.data(), O_CLOEXEC)); // for its owner alone
    if (!file) return {};
    if (write_at(file, bytes, 0) == bytes.size() && ::fsync(file.number()) == 0) return name;
    ::unlink(name.c_str());
    return {};
}

} // namespace

bool new_file(const fs::path& path, std::string_view bytes) {
    const fs::path fresh = written_in(path.parent_path(), bytes);
    if (fresh.empty()) return false;
    const bool linked = ::link(fresh.c_str(), path.c_str()) == 0; // never over a file that is there
    ::unlink(fresh.c_str());
    return linked;
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
    constexpr int most_copies = 1000;
    for (int number = 1; number <= most_copies; ++number) {
        const fs::path copy =
            path.string() + (number == 1 ? ".damaged" : ".damaged-" + std::to_string(number));
        const FileHandle file = create_file(copy);
        if (!file && errno == EEXIST) continue;
        if (!file) return {};
        if (write_at(file, bytes, 0) == bytes.size() && ::fsync(file.number()) == 0) return copy;
        ::unlink(copy.c_str());
        return {};
    }
    return {};
}

} // namespace roundhouse
