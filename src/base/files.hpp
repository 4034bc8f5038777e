#pragma once
// Users' files: read as a whole and written as a whole. Nothing here waits for a pipe, reads a device or
// takes in more than was agreed.

#include "base/result.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace roundhouse {

/// Why a file is not read.
enum class FileFault : std::uint8_t {
    missing,      ///< there is none
    unreadable,   ///< the system's reason is in `reason`
    endless_link, ///< links that lead round in a circle
    not_a_file,   ///< a folder, a pipe, a device, a socket
    too_large,    ///< `size` bytes; `most` would do
};

struct FileTrouble {
    FileFault fault = FileFault::missing;
    std::string reason = {};
    std::uint64_t size = 0, most = 0;
};

/// The most bytes of a file that people hand in: a journal of thousands of rounds fits.
inline constexpr std::uint64_t file_limit = std::uint64_t{16} << 20;

/// An open file, closed at the end. A value that moves.
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

/// Opens a regular file, and nothing else, without waiting; `flags` as for open(2).
Result<FileHandle, FileTrouble> open_regular(const std::filesystem::path& path, int flags);

/// All bytes of an open file that has at most `most`.
Result<std::string, FileTrouble> read_all(const FileHandle& file, std::uint64_t most = file_limit);

/// The bytes of a regular file of at most `most` bytes.
Result<std::string, FileTrouble> read_file(const std::filesystem::path& path,
                                           std::uint64_t most = file_limit);

/// The same where the reason does not matter.
std::optional<std::string> file_text(const std::filesystem::path& path, std::uint64_t most = file_limit);

/// Writes a file that only its owner may read, all of it or nothing: what was there stays until the new bytes
/// are on the disk. Follows links, also to a file that is not there yet. False if it cannot be written, or if
/// what is there is not a regular file.
bool replace_file(const std::filesystem::path& path, std::string_view bytes);

/// Writes a file that only its owner may read and that was not there before, all of it or nothing. False if
/// that cannot be, or if there is one.
bool new_file(const std::filesystem::path& path, std::string_view bytes);

/// Makes a file that only its owner may read and that was not there before. It is opened to read and write;
/// empty, with errno set, if there can be none.
FileHandle create_file(const std::filesystem::path& path);

/// Keeps a copy of something that is not sound beside the file at `path`: NAME.damaged, NAME.damaged-2, …
/// Never overwrites one. Returns its path; empty if it cannot be written.
std::filesystem::path keep_damaged(const std::filesystem::path& path, std::string_view bytes);

/// Gives the file itself such a name, whatever its size; a link is renamed, not what it leads to. Returns its
/// new path; empty if it cannot be renamed.
std::filesystem::path set_aside(const std::filesystem::path& path);

/// Writes all bytes at `place` of the file; returns how many got there before the system refused.
std::size_t write_at(const FileHandle& file, std::string_view bytes, std::uint64_t place);

} // namespace roundhouse
