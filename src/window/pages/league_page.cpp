#include "window/pages/league_page.hpp"

#include "base/language.hpp"
#include "base/text.hpp"

#include <algorithm>

#include <imgui.h>

namespace roundhouse::window {

namespace {

constexpr float numbers_wide = 92;

void draw_table(const Page& page, const seating::LeagueTable& table) {
    const std::vector<std::string> headings = seating::league_headings();
    heading(page, table.title, Size::label);
    if (!ImGui::BeginTable(table.variant.c_str(), static_cast<int>(headings.size()) + 1,
                           ImGuiTableFlags_BordersInnerH | ImGuiTableFlags_PadOuterX))
        return;
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
    for (std::size_t i = 0; i < headings.size(); ++i)
        ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, numbers_wide * page.scale);
    ImGui::PushStyleColor(ImGuiCol_Text, ImGui::GetStyleColorVec4(ImGuiCol_TextDisabled));
    ImGui::PushFont(page.fonts.of(Size::small, false));
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    for (const std::string& one : headings) {
        ImGui::TableNextColumn();
        at_right_of_cell(one);
    }
    ImGui::PopFont();
    ImGui::PopStyleColor();
    for (const seating::LeagueRow& row : table.rows) {
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        ImGui::PushFont(page.fonts.of(Size::body, row.is_person));
        paragraph(seating::who(row));
        ImGui::PopFont();
        for (const int number : seating::league_figures(row)) {
            ImGui::TableNextColumn();
            at_right_of_cell(figures(number, 0));
        }
    }
    ImGui::EndTable();
    ImGui::Spacing();
}

float height_of(const seating::League& league) {
    float height = 180;
    for (const seating::LeagueTable& table : league.tables)
        height += 62 + 19 * static_cast<float>(table.rows.size());
    return std::max(height, 300.0F);
}

} // namespace

LeaguePage::LeaguePage() { reading_.begin(seating::league); }

bool LeaguePage::update(double /*now*/) { return reading_.update(); }

LeafWish LeaguePage::draw(const Page& page, const Canvas& /*canvas*/, const Input& /*input*/) {
    LeafWish wish;
    begin_panel(page, "league", {820, league() ? height_of(*league()) : 300});
    heading(page, tr("League"));
    quiet(tr("Everybody’s results in finished games. Rounds count for those who played them."));
    begin_body(page, "tables");
    if (!reading_.trouble().empty())
        fault(reading_.trouble());
    else if (!league())
        quiet(tr("The kept games are being read …"));
    else {
        for (const seating::LeagueTable& table : league()->tables) draw_table(page, table);
        for (const std::string& sentence : seating::what_is_left_out(*league())) paragraph(sentence);
    }
    end_body(page);
    const std::string back = tr("Back");
    at_right(page, back, true);
    if (main_button(page, back)) wish.back = true;
    end_panel();
    return wish;
}

} // namespace roundhouse::window
