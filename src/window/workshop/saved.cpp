#include "window/workshop/saved.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "seating/packages.hpp"

#include <algorithm>

#include <SFML/Window/Keyboard.hpp>
#include <fmt/format.h>
#include <imgui.h>

namespace roundhouse::window {

namespace {

/// "One warning.": how many findings there are.
std::string found_besides(const teach::Look& look) {
    const Lines parts = seating::counted(look.findings);
    if (parts.empty()) return look.checked ? tr("Nothing is wrong.") : tr("It is still being tried out.");
    return capital(join(parts, ", ")) + ".";
}

} // namespace

std::string saved_heading(const Saved& saved) {
    if (!saved.look) return tr("Checking the package …");
    if (saved.look->number == 0)
        return saved.look->sound() ? tr("The package has no errors") : tr("The package has errors");
    if (saved.look->other_options)
        return saved.look->sound() ? tr("Other options: no errors") : tr("Other options: errors");
    return saved.look->sound() ? tr("Saved: no errors") : tr("Saved: errors");
}

std::string saved_words(const Saved& saved) {
    if (!saved.look) return tr("Save a file of the package: the result appears here.");
    if (!saved.look->sound())
        return saved.played ? tr("The table keeps its rules.") : tr("It cannot be played like this.");
    const std::string besides = found_besides(*saved.look);
    if (!saved.played) return besides;
    if (!saved.offers()) return besides + " " + tr("You play by these rules already.");
    if (saved.next_deal) return besides + " " + tr("The new rules apply from the next deal.");
    return besides + " " + tr("Until you choose, the old rules apply.");
}

std::string place_of(const script::Finding& finding) {
    if (finding.file.empty()) return {};
    const std::filesystem::path path(finding.file); // the folder and the file name are enough
    const std::string file = printable((path.parent_path().filename() / path.filename()).string(), 60);
    std::string place = finding.line > 0 ? tr("{}, line {}", file, finding.line) : file;
    if (!finding.under.empty()) place += ", " + tr("with {}", finding.under);
    return place;
}

std::string words_of(const script::Finding& finding) {
    script::Finding bare = finding;
    bare.file.clear();
    bare.under.clear();
    bare.line = 0;
    return printable(script::to_text(bare), 600);
}

std::string severity_of(const script::Finding& finding) {
    switch (finding.severity) {
    case script::Severity::error: return tr("Error");
    case script::Severity::warning: return tr("Warning");
    case script::Severity::remark: return tr("Remark");
    }
    return {};
}

SavedWish draw_ways_on(const Page& page, const Saved& saved) {
    SavedWish wish = SavedWish::none;
    if (main_button(page, tr("Play this deal again") + "  F5", OnEnter::nothing, saved.offers()))
        wish = SavedWish::this_deal;
    ImGui::SameLine();
    ImGui::BeginDisabled(!saved.offers() || saved.next_deal);
    if (button(page, tr("From the next deal") + "  F6")) wish = SavedWish::next_deal;
    ImGui::EndDisabled();
    return wish;
}

SavedWish saved_keys(const Saved& saved) {
    const auto pressed = [](sf::Keyboard::Key key) { return ImGui::IsKeyPressed(key, false); };
    if (saved.variant.empty()) return SavedWish::none;
    if (saved.offers() && pressed(sf::Keyboard::F5)) return SavedWish::this_deal;
    if (saved.offers() && !saved.next_deal && pressed(sf::Keyboard::F6)) return SavedWish::next_deal;
    if (saved.look && !saved.put_away && pressed(sf::Keyboard::F9)) return SavedWish::put_away;
    return pressed(sf::Keyboard::F7) ? SavedWish::workshop : SavedWish::none;
}

SavedWish draw_saved_bar(const Page& page, const Rect& place, const Saved& saved) {
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {20 * page.scale, 8 * page.scale});
    begin_panel_beside("saved", {place.left, place.top, place.width, 0}); // as high as needed
    ImGui::PopStyleVar();
    heading(page, saved_heading(saved), Size::label);
    ImGui::SameLine();
    quiet(saved_words(saved));
    if (!saved.look->sound() && !saved.look->findings.empty()) { // the rest is in the workshop
        const variants::Findings& findings = saved.look->findings;
        fault(words_of(findings.front()));
        const int more = static_cast<int>(findings.size()) - 1;
        const std::string others = more > 0 ? "; " + tr_n("{} more", "{} more", more, more) : "";
        small(page, place_of(findings.front()) + others);
    }
    SavedWish wish = SavedWish::none;
    if (saved.offers()) {
        wish = draw_ways_on(page, saved);
        ImGui::SameLine();
    }
    if (button(page, tr("Workshop") + "  F7")) wish = SavedWish::workshop;
    ImGui::SameLine();
    if (button(page, tr("Dismiss"))) wish = SavedWish::put_away;
    end_panel();
    return wish;
}

} // namespace roundhouse::window
