// roundhouse list

#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/trouble.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

nlohmann::json described(const variants::PackageInfo& info) {
    nlohmann::json one{{"id", info.id}, {"directory", info.directory.string()}, {"shipped", info.shipped}};
    const auto broken = [&](const std::string& why) {
        one["error"] = why;
        return one;
    };
    if (!info.refused.empty()) return broken(info.refused);
    const auto package = variants::open_package(info.id);
    if (!package) return broken(script::to_text(package.error().front()));
    one["title"] = package->title().en;
    const auto rules = package->compile();
    if (!rules) return broken(script::to_text(rules.error().front()));
    one["seats"] = (*rules)->seats;
    one["cards"] = (*rules)->deck.size();
    return one;
}

} // namespace

int list(bool json, const Streams& streams) {
    const Screen screen(streams);
    const auto packages = variants::list_packages();
    auto all = nlohmann::json::array();
    for (const variants::PackageInfo& info : packages) all.push_back(described(info));
    if (json) {
        screen.line(all.dump());
        return all_well;
    }
    if (all.empty())
        throw Trouble("No variant is installed. ROUNDHOUSE_DATA can name a folder that has some.");
    screen.line(screen.style().bold(fmt::format("{} seats  cards  title", padded("variant", 20))));
    for (const auto& one : all) {
        const auto id = padded(one["id"].get<std::string>(), 20);
        if (one.contains("error"))
            screen.line(fmt::format("{} broken: {}", id, one["error"].get<std::string>()));
        else
            screen.line(fmt::format("{} {:>5}  {:>5}  {}", id, one["seats"].get<int>(),
                                    one["cards"].get<int>(), one["title"].get<std::string>()));
    }
    return all_well;
}

} // namespace roundhouse::cli
