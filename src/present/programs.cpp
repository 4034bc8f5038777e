#include "present/programs.hpp"

#include "base/language.hpp"
#include "base/text.hpp"

namespace roundhouse::present {

namespace {

std::string why(bots::ProgramFault fault) {
    using enum bots::ProgramFault;
    switch (fault) {
    case not_started: return tr("it could not be started");
    case ended: return tr("it ended or hung up");
    case too_late: return tr("it took longer than {} seconds", bots::program_limit.count() / 1000);
    case too_much: return tr("it wrote too much");
    case spoke_unasked: return tr("it answered without being asked");
    case nonsense: return tr("its answer is not an action");
    case not_allowed: return tr("its answer is not allowed");
    case stopped: return tr("it was stopped");
    }
    return {};
}

} // namespace

std::string in_words(const bots::ProgramLoss& loss, const std::string& name) {
    const std::string shown = printable(name, 40);
    if (loss.answer.empty())
        return tr("The program of {} has lost its seat: {}. A bot plays on.", shown, why(loss.fault));
    return tr("The program of {} has lost its seat: {} (“{}”). A bot plays on.", shown, why(loss.fault),
              loss.answer);
}

} // namespace roundhouse::present
