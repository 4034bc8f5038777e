#pragma once
// A program at a seat: a player whose answers are checked and which may be gone at any time.

#include "bots/player.hpp"
#include "bots/programs/child.hpp"

#include <mutex>
#include <optional>

namespace roundhouse::bots {

/// The kind of such a player: this prefix, then the command.
inline constexpr std::string_view program_prefix = "program:";
/// How long a program may take for one answer.
inline constexpr std::chrono::milliseconds program_limit{10'000};

/// The command in a player's kind; empty for any other kind, or if no command follows.
std::optional<std::string> command_in(const std::string& kind);

struct ProgramLoss {
    ProgramFault fault = ProgramFault::ended;
    std::string answer; ///< what it said, if that is the fault; else the last line of its standard error
};

/// May be asked from any thread; answers one at a time.
class Program {
  public:
    /// `hello`: the line that greets it. The process starts with the first question.
    Program(std::string command, std::string hello, std::chrono::milliseconds limit = program_limit)
        : command_(std::move(command)), hello_(std::move(hello)), limit_(limit) {}
    /// Says `bye`, unless it has lost its seat.
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Its action for the view's seat, which has to decide: always an allowed one. Empty if it has lost its
    /// seat, now or before.
    std::optional<Action> answer(const View& view);
    /// Why it has lost its seat; empty while it plays.
    std::optional<ProgramLoss> lost() const;
    /// Gives up on it: `answer` returns empty at once, even a pending one.
    void stop() { stop_ = true; }

  private:
    std::optional<Action> lose(ProgramFault fault, std::string answer);

    const std::string command_;
    std::string hello_; ///< empty once it is said
    const std::chrono::milliseconds limit_;
    std::atomic<bool> stop_{false};
    std::mutex asked_;
    mutable std::mutex loss_watch_;
    std::unique_ptr<Child> child_;
    std::optional<ProgramLoss> loss_;
};

} // namespace roundhouse::bots
