#include "bots/programs/child.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <optional>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace roundhouse::bots {

namespace {

using Clock = std::chrono::steady_clock;

/// Two connected descriptors that no other program inherits; closed at the end unless taken.
struct Pair {
    std::array<int, 2> ends{-1, -1};

    Pair() = default;
    Pair(const Pair&) = delete;
    Pair& operator=(const Pair&) = delete;
    ~Pair() {
        for (const int end : ends)
            if (end >= 0) close(end);
    }
    int take(std::size_t which) { return std::exchange(ends[which], -1); }
};

/// Running programs, by process group. Ctrl+C does not reach a group of its own, so whatever ends this
/// program ends them first.
constinit std::array<std::atomic<pid_t>, 256> running{};
constinit std::atomic<bool> is_ending{false}; ///< no more are started: other threads still run

void heed_signals() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE}) {
        struct sigaction now {};
        if (sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_DFL)
            std::signal(signal, end_with_programs);
    }
}

/// False if the list is full or this program is ending: then the group must be killed.
bool note_running(pid_t pid) {
    for (std::atomic<pid_t>& group : running)
        if (pid_t none = 0; group.compare_exchange_strong(none, pid)) return !is_ending;
    return false;
}

void note_over(pid_t pid) {
    for (std::atomic<pid_t>& group : running)
        if (pid_t it = pid; group.compare_exchange_strong(it, 0)) return;
}

/// What a program starts with: its three descriptors and no others, no signal blocked or ignored, and a group
/// of its own.
class Beginning {
  public:
    Beginning(int in, int out, int err) {
        posix_spawn_file_actions_init(&files_);
        posix_spawn_file_actions_adddup2(&files_, in, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&files_, out, STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&files_, err, STDERR_FILENO);
        posix_spawn_file_actions_addclosefrom_np(&files_, STDERR_FILENO + 1);
        posix_spawnattr_init(&attributes_);
        sigset_t none, all;
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawnattr_setsigmask(&attributes_, &none);
        posix_spawnattr_setsigdefault(&attributes_, &all);
        posix_spawnattr_setpgroup(&attributes_, 0);
        posix_spawnattr_setflags(&attributes_,
                                 POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    }
    ~Beginning() {
        posix_spawn_file_actions_destroy(&files_);
        posix_spawnattr_destroy(&attributes_);
    }
    Beginning(const Beginning&) = delete;
    Beginning& operator=(const Beginning&) = delete;

    /// The process; empty if it could not be started.
    std::optional<pid_t> run(const std::string& command) const {
        std::array<std::string, 3> words{"sh", "-c", command};
        std::array<char*, 4> arguments{words[0].data(), words[1].data(), words[2].data(), nullptr};
        pid_t pid = 0;
        if (posix_spawn(&pid, "/bin/sh", &files_, &attributes_, arguments.data(), environ) != 0) return {};
        return pid;
    }

  private:
    posix_spawn_file_actions_t files_{};
    posix_spawnattr_t attributes_{};
};

/// Kills the program, even if it has left its group, and whatever it started there.
void end_group(pid_t pid) {
    kill(-pid, SIGKILL);
    kill(pid, SIGKILL);
}

/// True once the process is over; it is not reaped, so that its number is not reused.
bool has_ended(pid_t pid) {
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != 0;
}

/// How many bytes were taken; empty if the other end is closed. `to` is a socket, so that no signal is
/// raised.
std::optional<std::size_t> send_some(int to, std::string_view text) {
    const ssize_t sent = send(to, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent >= 0) return static_cast<std::size_t>(sent);
    return errno == EAGAIN || errno == EINTR ? std::optional<std::size_t>(0) : std::nullopt;
}

/// Where the first character at or after `place` begins; `place` itself if that is not UTF-8.
std::size_t character_from(std::string_view text, std::size_t place) {
    constexpr std::size_t most_inside = 3; // bytes of a character after its first
    std::size_t from = place;
    while (from < text.size() && (static_cast<unsigned char>(text[from]) & 0xc0) == 0x80) ++from;
    return from - place > most_inside ? place : from;
}

} // namespace

void end_programs() {
    is_ending = true;
    for (std::atomic<pid_t>& group : running)
        if (const pid_t pid = group.exchange(0)) end_group(pid);
}

void end_with_programs(int signal) {
    end_programs();
    std::signal(signal, SIG_DFL);
    raise(signal);
}

std::unique_ptr<Child> Child::start(const std::string& command) {
    Pair in, out, err;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in.ends.data()) != 0 ||
        pipe2(out.ends.data(), O_CLOEXEC) != 0 || pipe2(err.ends.data(), O_CLOEXEC) != 0)
        return nullptr;
    for (const int end : {out.ends[0], err.ends[0]}) fcntl(end, F_SETFL, O_NONBLOCK);
    heed_signals();
    if (is_ending) return nullptr;
    const auto pid = Beginning(in.ends[1], out.ends[1], err.ends[1]).run(command);
    if (!pid) return nullptr;
    std::unique_ptr<Child> child(new Child(*pid, in.take(0), out.take(0), err.take(0)));
    if (note_running(*pid)) return child;
    child->give_no_time();
    return nullptr;
}

Child::~Child() {
    close(in_);
    constexpr std::chrono::milliseconds moment{2};
    for (auto waited = moment.zero(); waited < grace_ && !has_ended(pid_); waited += moment)
        std::this_thread::sleep_for(moment);
    close(out_); // not before: it may have last words
    close(err_);
    end_group(pid_);
    note_over(pid_);
    while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

void Child::tell(std::string_view text) const { send_some(in_, text); }

bool Child::read_answer() {
    std::array<char, 4096> some{};
    const ssize_t got = read(out_, some.data(), some.size());
    if (got > 0) answer_.append(some.data(), static_cast<std::size_t>(got));
    return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

bool Child::read_errors() {
    constexpr std::size_t kept = 400;
    std::array<char, 4096> some{};
    const ssize_t got = read(err_, some.data(), some.size());
    if (got > 0) {
        errors_.append(some.data(), static_cast<std::size_t>(got));
        errors_now_ += static_cast<std::size_t>(got);
        if (errors_.size() > kept) {
            errors_.erase(0, character_from(errors_, errors_.size() - kept));
            errors_cut_ = true;
        }
    }
    return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

void Child::read_last_errors() {
    std::size_t before = 0;
    do {
        before = errors_now_;
        read_errors();
    } while (errors_now_ != before && errors_now_ <= most_errors);
}

Result<std::string, ProgramFault> Child::ask(std::string_view text, std::chrono::milliseconds limit,
                                             const std::atomic<bool>& stop) {
    const auto fault = [](ProgramFault why) { return Failure<ProgramFault>{why}; };
    if (!read_answer()) {
        read_last_errors();
        return fault(ProgramFault::ended);
    }
    if (!answer_.empty()) return fault(ProgramFault::spoke_unasked);
    errors_now_ = 0;
    bool errors_open = true;
    for (const auto end = Clock::now() + limit; Clock::now() < end;) {
        if (stop) return fault(ProgramFault::stopped);
        std::array<pollfd, 3> waits{
            {{out_, POLLIN, 0}, {errors_open ? err_ : -1, POLLIN, 0}, {text.empty() ? -1 : in_, POLLOUT, 0}}};
        constexpr int slice = 50; // milliseconds between looks at `stop`
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        const bool quiet =
            poll(waits.data(), waits.size(), static_cast<int>(std::clamp<long>(left, 1, slice))) <= 0;
        const bool over = quiet && has_ended(pid_); // others may still hold its output open
        if (quiet && !over) continue;
        if (waits[1].revents) errors_open = read_errors();
        if (errors_now_ > most_errors) return fault(ProgramFault::too_much);
        if (waits[2].revents) {
            const auto sent = send_some(in_, text);
            if (!sent) return fault(ProgramFault::ended);
            text.remove_prefix(*sent);
        }
        if (!waits[0].revents && !over) continue;
        const std::size_t before = answer_.size();
        const bool more = read_answer() && !(over && answer_.size() == before);
        if (const auto line_end = answer_.find('\n'); line_end != std::string::npos) {
            if (line_end > longest_line) return fault(ProgramFault::too_much);
            std::string line = answer_.substr(0, line_end);
            answer_.erase(0, line_end + 1);
            return line;
        }
        if (answer_.size() > longest_line) return fault(ProgramFault::too_much);
        if (!more) {
            read_last_errors();
            return fault(ProgramFault::ended);
        }
    }
    return fault(ProgramFault::too_late);
}

} // namespace roundhouse::bots
