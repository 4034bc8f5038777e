#pragma once
// The file of a game in progress.

#include "base/files.hpp"
#include "game/journal/journal_out.hpp"

#include <string>

namespace roundhouse::store {

/// Always ends with a whole line: if the disk is full, the lines that did not fit are kept and written with
/// the next one that does, and once more when the file is closed. Its content is on disk at the end of a
/// round and after closing.
class JournalFile final : public JournalOut {
  public:
    /// Continues after the first `end` bytes of a file that is open for reading and writing.
    JournalFile(FileHandle file, std::uint64_t end) : file_(std::move(file)), end_(end) {}
    ~JournalFile() override;
    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;

    void write(std::string_view lines) override;
    void secure() override;
    bool waits() const override { return !unwritten_.empty() || !secured_; }

    /// The content of the file; empty if it cannot be read.
    std::string text() const;
    /// Cuts the file to its first `bytes` bytes. False if that fails.
    bool cut(std::uint64_t bytes);

  private:
    void try_to_write();

    FileHandle file_;
    std::uint64_t end_;     ///< of the last whole line
    std::string unwritten_; ///< whole lines
    bool secured_ = true;   ///< the last sync to the disk succeeded
};

/// Keeps others from playing this game until the file, which is open for writing, is closed; the system
/// releases the lock however this program ends. False if somebody is playing it.
bool lock_game(const FileHandle& file);

/// True if somebody who opened the file separately is playing this game. Asking keeps nobody from playing.
bool is_locked(const FileHandle& file);

} // namespace roundhouse::store
