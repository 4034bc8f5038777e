// A package with the input as its variant.lua: it is refused with findings that are safe to show, or it
// compiles to the same rules again, and rounds under them keep every invariant.
#include "fuzz.hpp"

#include <nlohmann/json.hpp>

#include "bots/lab/simulate.hpp"
#include "rules/rulebook_json.hpp"
#include "variants/live/live.hpp"
#include "variants/packages.hpp"

using namespace roundhouse;
using fuzz::demand;

namespace {

void check_findings(const variants::Findings& findings) {
    demand(!findings.empty(), "what is refused has a reason");
    for (const auto& finding : findings) {
        fuzz::demand_in_sight(script::to_text(finding));
        fuzz::demand_in_sight(to_json(finding).dump());
    }
}

void check_rounds(const RulebookPtr& rules) {
    bots::SimulationPlan plan;
    plan.rules = rules;
    plan.rounds = 2;
    try {
        const bots::Simulation played = bots::simulate(plan);
        demand(played.violations == 0, "rounds keep every invariant",
               played.violations ? played.first_violations.front() : "");
    } catch (const variants::ScriptFailure& failure) {
        fuzz::demand_in_sight(failure.what());
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::filesystem::path folder = [] {
        std::filesystem::create_directories(fuzz::home() / "package");
        return fuzz::home() / "package";
    }();
    fuzz::write(folder / "variant.lua", fuzz::text_of(data, size));
    const auto package = variants::open_package(folder.string());
    if (!package) {
        check_findings(package.error());
        return 0;
    }
    const auto rules = package->compile({}, {.watch = true});
    if (!rules) {
        check_findings(rules.error());
        return 0;
    }
    const auto again = package->compile();
    demand(again && (*again)->digest == (*rules)->digest, "the same text, the same rules");
    fuzz::demand_in_sight(to_json(**rules).dump());
    check_rounds(*rules);
    return 0;
}
