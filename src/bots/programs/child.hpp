#pragma once
// A program that runs beside this one and talks to it in lines. Whatever it can do wrong is limited: how long
// it takes, how much it writes, what it leaves behind.

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
    not_started,   ///< no process could be started
    ended,         ///< it ended, or closed its input or output
    too_late,      ///< no answer within the time limit
    too_much,      ///< a line, or what it wrote to its standard error, was too long
    spoke_unasked, ///< it wrote a line before it was asked
    nonsense,      ///< its answer is not an action
    not_allowed,   ///< its answer is an action that is not allowed
    stopped        ///< nobody waits for its answer any more
};

/// The longest line that a program may answer with, and the most it may write to its standard error during
/// one question; in bytes.
inline constexpr std::size_t longest_line = 64 * 1024, most_errors = 1024 * 1024;

/// Kills every running program; no more are started. Safe in a signal handler, like the next.
void end_programs();
/// The same, then ends this process by that signal.
void end_with_programs(int signal);

class Child {
  public:
    /// Starts `sh -c command` in its own process group; null if that fails. From then on SIGINT, SIGTERM,
    /// SIGHUP, SIGQUIT and SIGPIPE, unless something else handles or ignores them, end all programs before
    /// this process.
    static std::unique_ptr<Child> start(const std::string& command);
    /// Closes the program's input, gives it a moment to end by itself, and kills what is left of its group.
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Sends the text, whole lines, and waits for one line. After a fault it must not be asked again.
    Result<std::string, ProgramFault> ask(std::string_view text, std::chrono::milliseconds limit,
                                          const std::atomic<bool>& stop);
    /// Sends the text if there is room for it, without waiting.
    void tell(std::string_view text) const;
    /// It will be killed without a moment to end by itself.
    void give_no_time() { grace_ = {}; }
    /// The end of what it wrote to its standard error, beginning with "… " if more came before.
    std::string last_words() const { return (errors_cut_ ? "… " : "") + errors_; }

  private:
    Child(pid_t pid, int in, int out, int err) : pid_(pid), in_(in), out_(out), err_(err) {}
    /// Reads what is there; false if no more will ever come.
    bool read_answer();
    bool read_errors();
    /// Reads all that it wrote before it ended.
    void read_last_errors();

    pid_t pid_;
    int in_, out_, err_; ///< this side's ends
    std::string answer_, errors_;
    bool errors_cut_ = false;    ///< there were more than is kept
    std::size_t errors_now_ = 0; ///< bytes of errors since it was asked
    std::chrono::milliseconds grace_{300};
};

} // namespace roundhouse::bots
