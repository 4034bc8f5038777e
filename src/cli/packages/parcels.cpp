#include "cli/packages/parcels.hpp"

#include "base/characters.hpp"
#include "base/files.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "cli/packages/findings.hpp"
#include "parcels/install.hpp"
#include "present/cards.hpp"
#include "present/files.hpp"
#include "teach/check/check.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_changes_shown = 12;

/// "Friday night 1.2, by Anna, CC BY 4.0"
std::string line_of(const variants::Package& package) {
    const variants::Imprint& imprint = package.imprint();
    std::string line = present::in_words(package.title());
    if (!imprint.version.empty()) line += " " + printable(imprint.version, 40);
    if (!imprint.author.empty()) line += ", " + tr("by {}", printable(imprint.author, 100));
    if (!imprint.licence.empty()) line += ", " + printable(imprint.licence, 100);
    return line;
}

/// How it differs from what the user knows: the package that it replaces, or else the one that it extends.
void show_what_it_changes(const variants::Package& package, parcels::Standing standing,
                          const Screen& screen) {
    const bool replaces = standing == parcels::Standing::other;
    const std::string known = replaces ? package.id() : package.extends();
    if (known.empty()) return;
    const auto before = variants::open_package(known);
    const auto a = before ? before->compile() : fail(before.error());
    const auto b = package.compile();
    if (!a || !b) return;
    screen.line();
    screen.sentence(replaces ? tr("Compared with {} as you have it:", known)
                             : tr("Compared with {}:", known));
    if (show_changes(**a, **b, screen, most_changes_shown) == 0) screen.line(tr("  no rule differs"));
}

/// Asks at a terminal; elsewhere refuses, unless agreed beforehand.
bool agreed(const std::string& question, const Streams& streams) {
    const Screen screen(streams);
    if (!streams.in_terminal)
        throw Trouble(
            tr("There is nobody to ask; use --yes to go ahead without asking. Nothing was changed."));
    const auto answer = screen.ask(question + " ");
    const std::string typed = lower_case(answer.value_or("")), yes = tr("y");
    const auto parts = words(typed);
    return !parts.empty() && (parts[0].starts_with(yes) || parts[0].starts_with('y'));
}

/// Throws Trouble unless the file does not exist or is an older copy of that package.
void require_own_copy(const fs::path& file, const std::string& package) {
    const auto there = read_file(file, parcels::most_bytes);
    if (there && !parcels::holds_other_than(*there, package)) return;
    if (there || there.error().fault == FileFault::too_large)
        throw Trouble(tr("{} already exists and is not a copy of {}: move it, or name another file with "
                         "--output.",
                         printable_whole(file.string()), package));
    if (there.error().fault != FileFault::missing)
        throw Trouble(capital(present::in_words(there.error(), file)) + ".");
}

} // namespace

int pack(const PackRequest& request, const Streams& streams) {
    const Screen screen(streams);
    const variants::Package package = seating::open_variant(request.package);
    const parcels::Parcel parcel = parcels::parcel_of(package);
    if (const auto findings = teach::check(package); seating::number_of(findings, script::Severity::error)) {
        show_findings(findings, package.id(), screen);
        throw Trouble(tr("Fix that first; nothing was written."));
    }
    const fs::path file = request.output.empty()
                              ? fs::path(fmt::format("{}.{}", package.id(), parcels::extension))
                              : fs::path(request.output);
    require_own_copy(file, package.id());
    const std::string bytes = parcels::packed(parcel);
    write_for_others(file, bytes);
    screen.line(tr_n("{0}: {1} file, {2} bytes.", "{0}: {1} files, {2} bytes.",
                     static_cast<long>(parcel.files.size()), printable_whole(file.string()),
                     parcel.files.size(), bytes.size()));
    for (const std::string& left : parcels::other_files_in(package.info().directory))
        screen.line(tr("Left out: {}", printable(left, 100)));
    const variants::Imprint& imprint = package.imprint();
    if (imprint.version.empty() || imprint.author.empty() || imprint.licence.empty())
        screen.sentence(tr("variant.lua may say more to whoever gets it: version, author, licence."));
    screen.sentence(
        tr("A friend installs it with: roundhouse install {}", shell_word(file.filename().string())));
    return all_well;
}

int install(const InstallRequest& request, const Streams& streams) {
    const Screen screen(streams);
    const parcels::Incoming incoming(parcels::read_parcel(request.file));
    const std::string& name = incoming.manifest().name;
    const parcels::Standing standing = parcels::standing_of(incoming);
    if (standing == parcels::Standing::same) {
        screen.line(tr("Exactly this {} is already installed.", name));
        return all_well;
    }
    const variants::Package package = parcels::openable(incoming);
    const LanguageScope scope(speaking_of(package.texts()));
    screen.sentence(line_of(package));
    screen.sentence(present::in_words(package.summary()));
    show_what_it_changes(package, standing, screen);
    screen.line();
    const auto findings = teach::check(package);
    show_findings(findings, name, screen);
    if (seating::number_of(findings, script::Severity::error))
        throw Trouble(tr("{} has errors, so it is not installed.", name));
    const std::string question = standing == parcels::Standing::other
                                     ? tr("Replace your {} with it? [y/N]", name)
                                     : tr("Install it as {}? [y/N]", name);
    if (!request.yes && !agreed(question, streams)) {
        screen.line(tr("Nothing was changed."));
        return not_as_expected;
    }
    const parcels::Installed installed = parcels::install(incoming);
    screen.line(tr("{} is yours: roundhouse play {}", name, name));
    if (!installed.kept.empty())
        screen.line(tr("What was there is kept as {}.", printable_whole(installed.kept.string())));
    return all_well;
}

int uninstall(const std::string& name, bool yes, const Streams& streams) {
    const Screen screen(streams);
    const auto children = parcels::extended_by(name);
    if (!children.empty()) screen.sentence(tr("Without it these cannot be played: {}", join(children, ", ")));
    if (!yes && !agreed(tr("Remove {}? [y/N]", printable(name, 60)), streams)) {
        screen.line(tr("Nothing was changed."));
        return not_as_expected;
    }
    const fs::path kept = parcels::uninstall(name);
    screen.line(tr("{} is gone; a copy is kept as {}.", name, printable_whole(kept.string())));
    return all_well;
}

} // namespace roundhouse::cli
