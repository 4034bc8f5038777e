#pragma once
// The file of a game that is on.

#include "base/files.hpp"
#include "game/journal/journal_out.hpp"

#include <string>

namespace roundhouse::store {

/// Ends behind a whole line at any time: where the disk is full, the lines that found no room are kept and
/// written with the next one that does, and once more when the file is closed. What it holds is on the disk
/// at the end of a round and when it is closed.
class JournalFile final : public JournalOut {
  public:
    /// Goes on behind the first `end` bytes of a file that is open to be read and written.
    JournalFile(FileHandle file, std::uint64_t end) : file_(std::move(file)), end_(end) {}
    ~JournalFile() override;
    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;

    void write(std::string_view lines) override;
    void secure() override;
    bool waits() const override { return !unwritten_.empty() || !secured_; }

    /// What is in the file; empty if it cannot be read.
    std::string text() const;
    /// Cuts off what is behind the first `bytes` bytes. False if that cannot be.
    bool cut(std::uint64_t bytes);

  private:
    void try_to_write();

    FileHandle file_;
    std::uint64_t end_;     ///< of the last whole line
    std::string unwritten_; ///< whole lines
    bool secured_ = true;   ///< the disk took all that it was given last
};

/// Keeps other programs from playing this game; the system lets go of it however this one ends. False if
/// another program plays it.
bool lock_game(const FileHandle& file);

/// True if a program plays this game. Any number may look at once; who looks keeps the file until it is
/// closed from who would play, who waits a moment for that.
bool is_locked(const FileHandle& file);

} // namespace roundhouse::store
