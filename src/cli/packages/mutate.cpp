// roundhouse test PACKAGE --mutate

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "cli/interruptible.hpp"
#include "teach/examples/mutation.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

int mutate(const std::string& name, int threads, bool json, const Streams& streams) {
    const Screen screen(streams);
    const variants::Package package = seating::open_variant(name);
    const Interruptible watching;
    teach::MutationPlan plan;
    plan.threads = threads;
    plan.stop = &interrupted;
    plan.progress = [&, bar = std::function<void(std::int64_t)>()](std::int64_t done,
                                                                   std::int64_t all) mutable {
        if (done == 1) bar = progress_on(streams, all, tr("changes"));
        if (bar) bar(done);
    };
    const auto all = teach::mutations(package, plan);
    plan.progress = {}; // ends the progress line
    if (interrupted) throw Trouble(tr("Stopped before all changes were tried."));
    if (!all) throw Trouble(seating::findings_text(all.error()));
    std::size_t noticed = 0;
    auto list = nlohmann::json::array();
    for (const teach::Mutation& one : *all) {
        noticed += one.noticed ? 1 : 0;
        list.push_back({{"path", one.path}, {"from", one.from}, {"to", one.to}, {"noticed", one.noticed}});
        if (!json && !one.noticed) screen.sentence(fmt::format("{}: {} → {}", one.path, one.from, one.to));
    }
    if (json)
        screen.line(json_line(list));
    else
        screen.sentence(tr(
            "{}: examples notice {} of {} changes of its rules ({} of 100).", printable_whole(name), noticed,
            all->size(),
            figures(all->empty() ? 0.0
                                 : 100.0 * static_cast<double>(noticed) / static_cast<double>(all->size()))));
    return noticed == all->size() ? all_well : not_as_expected;
}

} // namespace roundhouse::cli
