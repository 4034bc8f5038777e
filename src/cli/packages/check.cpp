// roundhouse check PACKAGE

#include "teach/check/check.hpp"
#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/interruptible.hpp"
#include "cli/packages/findings.hpp"
#include "teach/watch/package_watch.hpp"
#include "variants/files/package_files.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <thread>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace fs = std::filesystem;

namespace {

/// Shows the author what the package printed while it was opened.
void show_prints(const script::Prints& prints, const Screen& screen) {
    for (const script::Printed& printed : prints.each_once())
        screen.line("print  " + script::to_text(printed));
}

/// Everything wrong with a package, warnings included. Throws Trouble if there is no such package.
variants::Findings findings_of(const std::string& name) {
    const auto names = seating::variant_names();
    std::error_code unknown;
    if (variants::is_package_path(name) ? !fs::exists(name, unknown)
                                        : std::find(names.begin(), names.end(), name) == names.end())
        seating::open_variant(name); // suggests similar names
    const auto package = variants::open_package(name);
    if (!package) return package.error();
    return teach::check(*package);
}

// ---- watching

/// The package's folder, even if the package is broken. Throws Trouble if there is no such package.
fs::path folder_of(const std::string& name) {
    fs::path folder;
    std::error_code unknown;
    if (variants::is_package_path(name)) // the folder, or its variant.lua
        folder = fs::is_regular_file(name, unknown) ? fs::absolute(name).parent_path() : fs::path(name);
    else if (const auto found = variants::find_package(name))
        folder = found->directory;
    if (!fs::is_directory(folder, unknown)) seating::open_variant(name); // suggests similar names
    return folder;
}

/// One check of the package: what changed since it was last sound, and what is wrong. First what can be said
/// at once after a save, then what needs trial rounds.
RulebookPtr look_at(const std::string& name, RulebookPtr sound, teach::SavedFiles& files,
                    const Screen& screen) {
    const script::Prints prints;
    const auto package = variants::open_package(name);
    show_prints(prints, screen);
    if (package) files.follow(teach::folders_of(*package)); // parents and modules, too
    const auto rules = package ? package->compile() : fail(package.error());
    if (!rules) {
        show_findings(rules.error(), name, screen);
        return sound;
    }
    const LanguageScope scope(speaking_of(package->texts()));
    if (sound) show_changes(*sound, **rules, screen);
    show_findings(teach::check(*package), name, screen);
    return *rules;
}

} // namespace

int check(const std::string& package, bool json, const Streams& streams) {
    const Screen screen(streams);
    const script::Prints prints;
    const variants::Findings findings = findings_of(package);
    if (!json) show_prints(prints, screen);
    if (json) {
        auto all = nlohmann::json::array();
        for (const script::Finding& finding : findings) all.push_back(script::to_json(finding));
        screen.line(json_line(all));
    } else {
        show_findings(findings, package, screen);
    }
    return seating::number_of(findings, script::Severity::error) ? bad_input : all_well;
}

int watch(const std::string& package, const Streams& streams) {
    using namespace std::chrono_literals;
    constexpr auto between_looks = 40ms;
    const Screen screen(streams);
    const Interruptible watching;
    const fs::path folder = folder_of(package);
    RulebookPtr sound;
    teach::SavedFiles files({folder});
    for (bool first = true; !interrupted; first = false) {
        while (!interrupted && !files.saved()) std::this_thread::sleep_for(between_looks);
        if (interrupted) break;
        if (!first) screen.line();
        sound = look_at(package, sound, files, screen);
        screen.line(tr("Watching {}; Ctrl+C ends it.", printable_whole(folder.string())));
        streams.out << std::flush;
    }
    return all_well;
}

} // namespace roundhouse::cli
