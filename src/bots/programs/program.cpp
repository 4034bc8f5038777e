#include "bots/programs/program.hpp"

#include "base/text.hpp"
#include "bots/programs/protocol.hpp"

namespace roundhouse::bots {

namespace {

std::string last_line(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    const auto end = text.rfind('\n');
    return printable(end == std::string::npos ? text : text.substr(end + 1), 160);
}

} // namespace

std::optional<std::string> command_in(const std::string& kind) {
    if (!kind.starts_with(program_prefix)) return {};
    std::string command = kind.substr(program_prefix.size());
    if (words(command).empty()) return {};
    return command;
}

Program::~Program() {
    if (child_ && !lost()) child_->tell(bye_line());
}

std::optional<ProgramLoss> Program::lost() const {
    const std::lock_guard lock(loss_watch_);
    return loss_;
}

std::optional<Action> Program::lose(ProgramFault fault, std::string answer) {
    if (child_) {
        child_->give_no_time();
        const bool answered = fault == ProgramFault::nonsense || fault == ProgramFault::not_allowed;
        if (!answered) answer = last_line(child_->last_words());
    }
    child_.reset();
    const std::lock_guard lock(loss_watch_);
    loss_ = ProgramLoss{fault, std::move(answer)};
    return {};
}

std::optional<Action> Program::answer(const View& view) {
    const std::lock_guard lock(asked_);
    if (lost()) return {};
    if (stop_) return lose(ProgramFault::stopped, {});
    if (!child_) child_ = Child::start(command_);
    if (!child_) return lose(ProgramFault::not_started, {});
    const auto line = child_->ask(std::exchange(hello_, {}) + view_line(view), limit_, stop_);
    if (!line) return lose(line.error(), {});
    const auto action = read_answer(view.rules(), *line);
    if (!action) return lose(ProgramFault::nonsense, action.error());
    if (!is_allowed(view, *action))
        return lose(ProgramFault::not_allowed, printable(to_text(view.rules(), *action), 80));
    return *action;
}

} // namespace roundhouse::bots
