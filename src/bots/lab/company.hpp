#pragma once
// Players of one kind for many games. Bots are made anew for each game; a program's process is reused.

#include "bots/programs/program.hpp"

#include <vector>

namespace roundhouse::bots {

/// A program that has lost this many processes is not started again: steady bots play the rest.
inline constexpr int most_losses = 10;

/// What became of a program's processes.
struct Losses {
    std::string of;                        ///< the command, or the kind of a bot, which loses nothing
    std::int64_t decisions = 0;            ///< made by steady bots in its place
    int seats = 0;                         ///< lost, each by a process
    std::optional<ProgramLoss> first = {}; ///< why the first was lost
};

class Company {
  public:
    /// `kind`: a bot's, or "program:COMMAND"; `judge`: of the rules in play; `hello`: the line that greets
    /// programs. Throws std::invalid_argument for an unknown kind.
    Company(std::string kind, std::shared_ptr<const Judge> judge, std::string hello, int work);
    Company(const Company&) = delete;
    Company& operator=(const Company&) = delete;

    /// A player for a seat of one game; the company must outlive it. From any thread.
    std::unique_ptr<Player> player(std::uint64_t seed, Seat seat);
    bool is_program() const { return command_.has_value(); }

    Losses losses() const;

  private:
    friend class LentProgram;
    std::unique_ptr<Program> take();
    void give_back(std::unique_ptr<Program> program);

    std::string kind_, hello_;
    std::optional<std::string> command_;
    int work_;
    std::shared_ptr<const Judge> judge_;
    std::atomic<std::int64_t> fallbacks_{0};
    mutable std::mutex watch_;
    std::vector<std::unique_ptr<Program>> idle_;
    Losses losses_; ///< without the decisions
};

} // namespace roundhouse::bots
