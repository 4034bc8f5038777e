// In a wide window, the package's text at the chosen finding or section.

#include "base/characters.hpp"
#include "base/files.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "window/paint/packed.hpp"
#include "window/workshop/workshop_page.hpp"

#include <algorithm>

#include <imgui.h>

namespace roundhouse::window {

namespace {

constexpr std::size_t most_letters = 400;

std::vector<std::string> lines_of(const std::filesystem::path& file) {
    std::vector<std::string> lines;
    const std::string text = file_text(file).value_or("");
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string line = text.substr(at, end - at);
        for (std::size_t tab = 0; (tab = line.find('\t', tab)) != std::string::npos;)
            line.replace(tab, 1, "    ");
        lines.push_back(printable(line, most_letters));
        at = end + 1;
    }
    return lines;
}

} // namespace

void WorkshopPage::draw_source(const Page& page) {
    variants::Place place = chosen_place();
    if (place.file.empty()) place.file = saved_.file.string();
    const int number = saved_.look ? saved_.look->number : 0;
    if (source_.file != place.file || source_.number != number)
        source_ = {place.file, number, lines_of(place.file), -1};
    const std::filesystem::path path(place.file);
    heading(page, printable((path.parent_path().filename() / path.filename()).string(), 60), Size::label);
    if (source_.lines.empty()) return quiet(tr("There is nothing in it."));

    const float s = page.scale;
    ImGui::PushFont(page.fonts.of(Size::small, false));
    const float margin = ImGui::CalcTextSize("0000").x + 8 * s;
    for (std::size_t i = 0; i < source_.lines.size(); ++i) {
        const bool is_chosen = static_cast<int>(i) + 1 == place.line;
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float width = ImGui::GetContentRegionAvail().x;
        const std::string& line = source_.lines[i];
        const float height = ImGui::CalcTextSize(line.c_str(), nullptr, false, width - margin).y;
        if (is_chosen)
            ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + width, at.y + height}, packed(look::button),
                                                      4 * s);
        const float left = ImGui::GetCursorPosX();
        quiet(std::to_string(i + 1));
        ImGui::SameLine(left + margin);
        paragraph(line); // a long one wraps
        if (is_chosen && source_.in_sight != place.line) {
            ImGui::SetScrollHereY();
            source_.in_sight = place.line;
        }
    }
    ImGui::PopFont();
}

} // namespace roundhouse::window
