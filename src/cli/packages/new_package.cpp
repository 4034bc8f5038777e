// roundhouse new NAME

#include "seating/new_package.hpp"

#include "base/language.hpp"
#include "cli/commands.hpp"

#include <fmt/format.h>

namespace roundhouse::cli {

int new_package(const std::string& name, const std::string& parent, const Streams& streams) {
    const Screen screen(streams);
    const auto folder = seating::make_package(name, parent);
    screen.line(tr("{} is yours to change. Then:", (folder / "variant.lua").string()));
    const std::string check = "roundhouse check " + name,
                      compare = fmt::format("roundhouse compare {} {}", parent, name);
    const auto line = [&](const std::string& command, const std::string& what) {
        screen.line(fmt::format("  {:<{}}  {}", command, compare.size(), what));
    };
    line(check, tr("says what is wrong"));
    line(compare, tr("shows what it changes"));
    line("roundhouse play " + name, tr("plays it"));
    return all_well;
}

} // namespace roundhouse::cli
