#pragma once
// Users' files, read and written whole. Nothing here waits for a pipe, reads a device or exceeds the agreed
// size.

#include "base/result.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace roundhouse {

/// Why a file was not read.
enum class FileFault : std::uint8_t {
    missing,      ///< there is none
    unreadable,   ///< the system's reason is in `reason`
    endless_link, ///< the links form a circle
    not_a_file,   ///< a folder, a pipe, a device, a socket
    too_large,    ///< `size` bytes, where `most` are allowed
};

struct FileTrouble {
    FileFault fault = FileFault::missing;
    std::string reason = {};
    std::uint64_t size = 0, most = 0;
};

/// The largest file, in bytes, accepted from people: a journal of thousands of rounds fits.
inline constexpr std::uint64_t file_limit = std::uint64_t{16} << 20;

/// An open file, closed by its destructor; move-only.
class FileHandle {
  public:
    FileHandle() = default;
    explicit FileHandle(int number) : number_(number) {}
    FileHandle(FileHandle&& other) noexcept : number_(other.number_) { other.number_ = -1; }
    FileHandle& operator=(FileHandle&& other) noexcept;
    ~FileHandle();

    explicit operator bool() const { return number_ >= 0; }
    int number() const { return number_; }

  private:
    int number_ = -1;
};

/// Opens a regular file, and nothing else, without blocking; `flags` as for open(2).
Result<FileHandle, FileTrouble> open_regular(const std::filesystem::path& path, int flags);

/// All bytes of an open file, which may have at most `most`.
Result<std::string, FileTrouble> read_all(const FileHandle& file, std::uint64_t most = file_limit);

/// The bytes of a regular file of at most `most` bytes.
Result<std::string, FileTrouble> read_file(const std::filesystem::path& path,
                                           std::uint64_t most = file_limit);

/// The same where the reason does not matter.
std::optional<std::string> file_text(const std::filesystem::path& path, std::uint64_t most = file_limit);

/// Writes a file that only its owner may read, all or nothing: the old content stays until the new bytes are
/// on disk. Follows links, even to a file that does not exist yet. False if it cannot be written, or if the
/// path is something other than a regular file.
bool replace_file(const std::filesystem::path& path, std::string_view bytes);

/// Writes a new file that only its owner may read, all or nothing. False if it exists already or cannot be
/// written.
bool new_file(const std::filesystem::path& path, std::string_view bytes);

/// Creates a new file that only its owner may read, open for reading and writing; empty, with errno set, on
/// failure.
FileHandle create_file(const std::filesystem::path& path);

/// Saves damaged content beside the file at `path`: NAME.damaged, NAME.damaged-2, … Never overwrites one.
/// Returns the path of the copy; empty if it cannot be written.
std::filesystem::path keep_damaged(const std::filesystem::path& path, std::string_view bytes);

/// Renames the file itself that way, whatever its size; a link is renamed, not its target. Returns the new
/// path; empty if it cannot be renamed.
std::filesystem::path set_aside(const std::filesystem::path& path);

/// Writes all bytes at offset `place`; returns how many were written before the system refused.
std::size_t write_at(const FileHandle& file, std::string_view bytes, std::uint64_t place);

} // namespace roundhouse
