#pragma once
// A program that runs beside this one and is spoken to in lines. Everything that it can do wrong is bounded:
// how long it takes, how much it writes, what it leaves behind.

#include "base/result.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace roundhouse::bots {

/// Why a program lost its seat.
enum class ProgramFault : std::uint8_t {
    not_started,   ///< no process could be made
    ended,         ///< it ended, or closed its input or output
    too_late,      ///< no answer within the time limit
    too_much,      ///< a line, or what it wrote to its standard error, was too long
    spoke_unasked, ///< it wrote a line before it was asked
    nonsense,      ///< its answer is no action
    not_allowed,   ///< its answer is an action that is not allowed
    stopped        ///< nobody waits for the answer any more
};

/// Longest line that a program may answer with, and the most it may write to its standard error while it is
/// asked once; in bytes.
inline constexpr std::size_t longest_line = 64 * 1024, most_errors = 1024 * 1024;

/// Ends every program that runs; no more are started. May be called from a signal handler, like the next.
void end_programs();
/// The same, then ends this process by that signal.
void end_with_programs(int signal);

class Child {
  public:
    /// Starts `sh -c command` in a process group of its own; null if that cannot be. From then on SIGINT,
    /// SIGTERM, SIGHUP, SIGQUIT and SIGPIPE, where nothing else heeds them, end all programs before this
    /// process.
    static std::unique_ptr<Child> start(const std::string& command);
    /// Closes the program's input, lets it end by itself for a moment, and ends what is left of its group.
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Sends the text, whole lines, and waits for one line. After a fault nothing more may be asked.
    Result<std::string, ProgramFault> ask(std::string_view text, std::chrono::milliseconds limit,
                                          const std::atomic<bool>& stop);
    /// Sends the text if there is room for it; nobody waits.
    void tell(std::string_view text) const;
    /// It is ended without waiting for it.
    void give_no_time() { grace_ = {}; }
    /// The end of what it wrote to its standard error; it begins with "… " if more came before it.
    std::string last_words() const { return (errors_cut_ ? "… " : "") + errors_; }

  private:
    Child(pid_t pid, int in, int out, int err) : pid_(pid), in_(in), out_(out), err_(err) {}
    /// Reads what is there; false if nothing more will ever come.
    bool read_answer();
    bool read_errors();
    /// All that it wrote before its end.
    void read_last_errors();

    pid_t pid_;
    int in_, out_, err_; ///< this side's ends
    std::string answer_, errors_;
    bool errors_cut_ = false;    ///< there were more than are kept
    std::size_t errors_now_ = 0; ///< bytes of errors since it was asked
    std::chrono::milliseconds grace_{300};
};

} // namespace roundhouse::bots
