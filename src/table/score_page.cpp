#include "table/score_page.hpp"

#include "teach/score_sheet.hpp"

#include <fmt/format.h>
#include <imgui.h>

namespace roundhouse::table {

namespace {

/// A colour for each party, told apart without seeing colours by the mark at the line's end.
constexpr std::array<Colour, 8> party_colours{
    Colour{0xd9, 0xa4, 0x41}, {0x7f, 0xc8, 0xe8}, {0xe8, 0x8f, 0x7a}, {0xb9, 0xd8, 0x7a},
    {0xc9, 0xa6, 0xe8},       {0xee, 0xf6, 0xf1}, {0x5f, 0xb8, 0x9a}, {0xe8, 0xc8, 0xa0}};

ImU32 packed(Colour c) {
    return static_cast<ImU32>(c.red) | static_cast<ImU32>(c.green) << 8 | static_cast<ImU32>(c.blue) << 16 |
           0xff000000U;
}

void right(const std::string& text) {
    const float width = ImGui::CalcTextSize(text.c_str()).x;
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(ImGui::GetContentRegionAvail().x - width, 0.0F));
    ImGui::TextUnformatted(text.c_str());
}

void row(const std::string& label, const std::vector<std::optional<int>>& values) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::TextUnformatted(label.c_str());
    for (const auto& value : values) {
        ImGui::TableNextColumn();
        if (value) right(std::to_string(*value));
    }
}

std::vector<std::optional<int>> all(const std::vector<int>& values) { return {values.begin(), values.end()}; }

/// Totals over the rounds, as lines that end in the party's name.
void plot(const Page& page, const Session& session, float height) {
    const Match& match = session.match();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, names = 130 * page.scale;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    int least = 0, most = 1;
    for (const SettledRound& round : match.settled)
        for (const int score : round.scores) {
            least = std::min(least, score);
            most = std::max(most, score);
        }
    const auto rounds = static_cast<float>(match.settled.size());
    const auto point = [&](float round, int score) {
        const float up = static_cast<float>(score - least) / static_cast<float>(most - least);
        return ImVec2{at.x + (width - names) * round / rounds, at.y + height - 8 - up * (height - 16)};
    };
    list.AddLine(point(0, 0), point(rounds, 0), packed(look::faint), 1);
    const ImFont* font = page.fonts.of(Size::small, false);
    float last_y = -1e9F;
    for (Party party = 1; party <= session.rules().parties; ++party) {
        const auto which = static_cast<std::size_t>(party - 1);
        const ImU32 colour = packed(party_colours[which]);
        ImVec2 before = point(0, 0);
        for (std::size_t i = 0; i < match.settled.size(); ++i) {
            const ImVec2 here = point(static_cast<float>(i + 1), match.settled[i].scores[which]);
            list.AddLine(before, here, colour, 2.5F * page.scale);
            list.AddCircleFilled(here, 3.5F * page.scale, colour);
            before = here;
        }
        float y = before.y - 7 * page.scale;
        if (std::abs(y - last_y) < 15 * page.scale) y = last_y + 15 * page.scale;
        last_y = y;
        list.AddText(font, font->FontSize, {before.x + 10 * page.scale, y}, colour,
                     session.name_of_party(party).c_str());
    }
    ImGui::Dummy({width, height});
}

void draw_round(const Page& page, const Session& session, std::size_t place) {
    const SettledRound& round = session.match().settled[place];
    const int parties = session.rules().parties;
    if (!ImGui::BeginTable(fmt::format("round{}", place).c_str(), parties + 1,
                           ImGuiTableFlags_BordersInnerH | ImGuiTableFlags_PadOuterX))
        return;
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch, 2);
    for (int i = 0; i < parties; ++i) ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch, 1);
    ImGui::PushFont(page.fonts.of(Size::body, true));
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::TextUnformatted(fmt::format("{} {}", page.words("Round"), place + 1).c_str());
    for (Party party = 1; party <= parties; ++party) {
        ImGui::TableNextColumn();
        right(session.name_of_party(party));
    }
    ImGui::PopFont();
    for (const teach::SheetRow& line : teach::sheet_rows(session.rules(), round))
        row(line.text + (line.tally.empty() ? "" : " (" + line.tally + ")"), line.points);
    row(page.words("this round"), all(round.delta));
    ImGui::PushFont(page.fonts.of(Size::label, true));
    row(page.words("total"), all(round.scores));
    ImGui::PopFont();
    ImGui::EndTable();
    quiet(teach::what_was_played(round, session.names_in(static_cast<int>(place) + 1)));
    ImGui::Spacing();
}

} // namespace

void draw_score_sheet(const Page& page, const Session& session, float foot) {
    const Match& match = session.match();
    if (match.settled.empty()) {
        paragraph(page.words("No round has been played to its end yet."));
        return;
    }
    ImGui::BeginChild("sheet", {0, ImGui::GetContentRegionAvail().y - foot});
    if (match.settled.size() > 1) plot(page, session, 120 * page.scale);
    for (std::size_t i = match.settled.size(); i-- > 0;) draw_round(page, session, i);
    ImGui::EndChild();
}

} // namespace roundhouse::table
