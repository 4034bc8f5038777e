// roundhouse list

#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "present/cards.hpp"
#include "seating/allowances.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

using nlohmann::json;

/// What is known about a package; its title in the reader's language for people, in English for programs.
json described(const variants::PackageInfo& info, bool for_programs) {
    json one{{"id", info.id}, {"directory", info.directory.string()}, {"shipped", info.shipped}};
    const auto broken = [&](const std::string& why) {
        one["error"] = why;
        return one;
    };
    if (!info.refused.empty()) return broken(info.refused);
    const auto package = variants::open_package(info.id);
    if (!package) return broken(script::to_text(package.error().front()));
    const LanguageScope scope(speaking_of(package->texts()));
    one["title"] = for_programs ? package->title().en : present::in_words(package->title());
    if (const std::string& version = package->imprint().version; !version.empty()) one["version"] = version;
    const auto rules = package->compile();
    if (!rules) return broken(script::to_text(rules.error().front()));
    one["seats"] = (*rules)->seats;
    one["cards"] = (*rules)->deck.size();
    return one;
}

void show(const json& all, const Screen& screen) {
    const std::string seats = tr("seats"), cards = tr("cards");
    screen.line(screen.style().bold(
        fmt::format("{} {}  {}  {}", padded(tr("variant"), 20), seats, cards, tr("title"))));
    for (const json& one : all) {
        const auto id = padded(printable(one["id"].get<std::string>(), 60), 20);
        if (one.contains("error"))
            screen.line(fmt::format("{} {}", id, tr("broken: {}", one["error"].get<std::string>())));
        else
            screen.line(fmt::format(
                "{} {:>{}}  {:>{}}  {}", id, one["seats"].get<int>(), columns(seats), one["cards"].get<int>(),
                columns(cards),
                one["title"].get<std::string>() +
                    (one.contains("version") ? " " + printable(one["version"].get<std::string>(), 40) : "")));
    }
}

} // namespace

int list(bool as_json, const Streams& streams) {
    const Screen screen(streams);
    auto all = json::array();
    const script::Operation operation(seating::during_a_list, seating::for_a_list);
    for (const variants::PackageInfo& info : variants::list_packages())
        all.push_back(described(info, as_json));
    if (as_json) {
        screen.line(json_line(all));
        return all_well;
    }
    if (all.empty()) throw Trouble(no_variant_at_all());
    show(all, screen);
    return all_well;
}

} // namespace roundhouse::cli
