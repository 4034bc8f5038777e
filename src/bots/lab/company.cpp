#include "bots/lab/company.hpp"

#include "base/text.hpp"

#include <stdexcept>

namespace roundhouse::bots {

/// A program at a seat of one game, and the steady bot that takes over from it.
class LentProgram final : public Player {
  public:
    LentProgram(Company& company, std::unique_ptr<Player> steady)
        : company_(company), program_(company.take()), steady_(std::move(steady)) {}
    ~LentProgram() override { company_.give_back(std::move(program_)); }
    LentProgram(const LentProgram&) = delete;
    LentProgram& operator=(const LentProgram&) = delete;

    Action decide(const View& view, const Decision& decision) override {
        if (program_)
            if (auto action = program_->answer(view)) return *action;
        ++company_.fallbacks_;
        return steady_->decide(view, decision);
    }

  private:
    Company& company_;
    std::unique_ptr<Program> program_;
    std::unique_ptr<Player> steady_;
};

Company::Company(std::string kind, std::shared_ptr<const Judge> judge, std::string hello, int work)
    : kind_(std::move(kind)), hello_(std::move(hello)), command_(command_in(kind_)), work_(work),
      judge_(std::move(judge)) {
    losses_.of = command_.value_or(kind_);
    if (!command_ && !make_bot(kind_, 0, 1))
        throw std::invalid_argument("there is no bot \"" + printable(kind_, 40) +
                                    "\"; there are: " + join(bot_kinds(), ", ") + ", program:COMMAND");
}

std::unique_ptr<Player> Company::player(std::uint64_t seed, Seat seat) {
    if (command_) return std::make_unique<LentProgram>(*this, make_bot("steady", seed, seat, work_, judge_));
    return make_bot(kind_, seed, seat, work_, judge_);
}

std::unique_ptr<Program> Company::take() {
    const std::lock_guard lock(watch_);
    if (idle_.empty())
        return losses_.seats < most_losses ? std::make_unique<Program>(*command_, hello_) : nullptr;
    std::unique_ptr<Program> program = std::move(idle_.back());
    idle_.pop_back();
    return program;
}

void Company::give_back(std::unique_ptr<Program> program) {
    if (!program) return;
    const auto loss = program->lost();
    const std::lock_guard lock(watch_);
    if (!loss) {
        idle_.push_back(std::move(program));
        return;
    }
    ++losses_.seats;
    if (!losses_.first) losses_.first = loss;
}

Losses Company::losses() const {
    const std::lock_guard lock(watch_);
    Losses all = losses_;
    all.decisions = fallbacks_;
    return all;
}

} // namespace roundhouse::bots
