#include "window/parcels/install_page.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/trouble.hpp"
#include "present/cards.hpp"
#include "seating/packages.hpp"
#include "teach/check/check.hpp"
#include "teach/compare/compare.hpp"
#include "window/paint/shown.hpp"

#include <algorithm>

#include <imgui.h>

namespace roundhouse::window {

namespace {

/// "1.2, by Anna, CC BY 4.0"
std::string about_line(const variants::Imprint& imprint) {
    Lines parts;
    if (!imprint.version.empty()) parts.push_back(printable(imprint.version, 40));
    if (!imprint.author.empty()) parts.push_back(tr("by {}", printable(imprint.author, 100)));
    if (!imprint.licence.empty()) parts.push_back(printable(imprint.licence, 100));
    return join(parts, ", ");
}

void compare_with_known(const variants::Package& package, InstallPage::Seen& seen,
                        std::optional<Face> chosen) {
    seen.against = seen.standing == parcels::Standing::other ? package.id() : package.extends();
    if (seen.against.empty()) return;
    const auto before = variants::open_package(seen.against);
    const auto a = before ? before->compile() : fail(before.error());
    const auto b = package.compile();
    if (!a || !b) return;
    const Face face = chosen.value_or(teach::usual_face(**a, **b));
    seen.changes = teach::statements(**a, **b, face);
    for (teach::Statement& one : seen.changes) {
        one.a = shown(one.a, face);
        one.b = shown(one.b, face);
    }
}

InstallPage::Seen look_into(const std::filesystem::path& file, std::optional<Face> face) {
    InstallPage::Seen seen;
    seen.incoming = std::make_shared<const parcels::Incoming>(parcels::read_parcel(file));
    seen.standing = parcels::standing_of(*seen.incoming);
    const variants::Package package = parcels::openable(*seen.incoming);
    const LanguageScope scope(speaking_of(package.texts()));
    seen.title = present::in_words(package.title());
    seen.about = about_line(package.imprint());
    seen.summary = present::in_words(package.summary());
    compare_with_known(package, seen, face);
    const auto findings = teach::check(package);
    seen.findings = seating::findings_text(findings);
    seen.sound = std::none_of(findings.begin(), findings.end(), [](const script::Finding& one) {
        return one.severity == script::Severity::error;
    });
    return seen;
}

} // namespace

InstallPage::InstallPage(std::filesystem::path file, std::optional<Face> face) : file_(std::move(file)) {
    looking_.begin([file = file_, face] { return look_into(file, face); });
}

bool InstallPage::update(double /*now*/) { return looking_.update(); }

LeafWish InstallPage::draw(const Page& page, const Canvas& /*canvas*/, const Input& /*input*/) {
    LeafWish wish;
    begin_panel(page, "install", {760, 620});
    heading(page, seen() ? seen()->title : tr("A package in a file"));
    begin_body(page, "what");
    if (seen())
        draw_seen(page, *seen());
    else if (trouble().empty())
        quiet(tr("The rules are being tried out …"));
    else
        fault(trouble());
    end_body(page);
    draw_buttons(page, wish);
    end_panel();
    return wish;
}

void InstallPage::draw_seen(const Page& page, const Seen& seen) const {
    if (!seen.about.empty()) quiet(seen.about);
    if (!seen.summary.empty()) paragraph(seen.summary);
    if (!failed_.empty()) fault(failed_);
    draw_changes(page, seen);
    ImGui::Spacing();
    heading(page, tr("Tried with bots, under all options"), Size::large);
    if (seen.findings.empty())
        paragraph(tr("Nothing is wrong."));
    else if (seen.sound)
        paragraph(seen.findings);
    else
        fault(seen.findings);
}

void InstallPage::draw_changes(const Page& page, const Seen& seen) const {
    if (seen.against.empty()) return;
    ImGui::Spacing();
    const bool replaces = seen.standing == parcels::Standing::other;
    heading(page,
            replaces ? tr("Compared with {} as you have it:", seen.against)
                     : tr("Compared with {}:", seen.against),
            Size::large);
    if (seen.changes.empty()) return quiet(tr("no rule differs"));
    for (const teach::Statement& one : seen.changes) {
        quiet(present::in_words(one.section));
        paragraph(one.b.empty() ? tr("not any more: {}", one.a) : one.b);
        if (!one.a.empty() && !one.b.empty()) small(page, tr("before: {}", one.a));
        ImGui::Spacing();
    }
}

void InstallPage::draw_buttons(const Page& page, LeafWish& wish) {
    if (button(page, seen() && seen()->standing != parcels::Standing::same ? tr("Cancel") : tr("Back")))
        wish.back = true;
    if (!seen()) return;
    if (seen()->standing == parcels::Standing::same) {
        ImGui::SameLine();
        return quiet(tr("Exactly this {} is already installed.", seen()->incoming->manifest().name));
    }
    const std::string label =
        seen()->standing == parcels::Standing::other ? tr("Replace mine") : tr("Install");
    at_right(page, label);
    if (main_button(page, label, OnEnter::press, seen()->sound)) install();
    if (installed().empty()) return;
    wish.installed = installed().filename().string();
    wish.kept = printable(installed_.kept.string(), 300);
}

void InstallPage::install() {
    try {
        installed_ = parcels::install(*seen()->incoming);
    } catch (const Trouble& trouble) {
        failed_ = trouble.what();
    }
}

} // namespace roundhouse::window
