#include "window/pages/score_page.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/scores.hpp"
#include "window/paint/packed.hpp"

#include <algorithm>
#include <array>
#include <cfloat>

#include <fmt/format.h>
#include <imgui.h>

namespace roundhouse::window {

namespace {

/// Parties differ by colour and, for those who cannot see it, by the mark at the end of their line.
constexpr std::array<Colour, 8> party_colours{
    Colour{0xd9, 0xa4, 0x41}, {0x7f, 0xc8, 0xe8}, {0xe8, 0x8f, 0x7a}, {0xb9, 0xd8, 0x7a},
    {0xc9, 0xa6, 0xe8},       {0xee, 0xf6, 0xf1}, {0x5f, 0xb8, 0x9a}, {0xe8, 0xc8, 0xa0}};

Colour colour_of(int which) { return party_colours[static_cast<std::size_t>(which) % party_colours.size()]; }

/// One of four marks; parties of the same colour get different ones.
int mark_of(int which) { return (which + which / static_cast<int>(party_colours.size())) % 4; }

/// Right-aligned, in as many lines as needed; a word too long for a line is shortened.
void right_in_lines(const std::string& text) {
    const float room = ImGui::GetContentRegionAvail().x;
    const auto width = [](const std::string& part) { return ImGui::CalcTextSize(part.c_str()).x; };
    std::string line;
    for (const std::string_view word : words(text)) {
        const std::string longer = line.empty() ? std::string(word) : line + " " + std::string(word);
        if (line.empty() || width(longer) <= room) {
            line = longer;
            continue;
        }
        at_right_of_cell(line);
        line = word;
    }
    if (width(line) > room) {
        while (line.size() > 1 && width(line + "…") > room) {
            line.pop_back();
            while (!line.empty() && (line.back() & 0xc0) == 0x80) line.pop_back(); // inside a letter
        }
        line += "…";
    }
    at_right_of_cell(line);
}

void row(const std::string& label, const std::vector<std::optional<int>>& values, bool sign = true) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    paragraph(label);
    for (const auto& value : values) {
        ImGui::TableNextColumn();
        if (value) at_right_of_cell(sign ? present::points_against(*value) : figures(*value, 0));
    }
}

std::vector<std::optional<int>> all(const std::vector<int>& values) { return {values.begin(), values.end()}; }

/// Geometry of the plot.
struct Axes {
    ImVec2 at;
    float width, height;
    int least = 0, most = 1;
    float rounds = 1;
    ImVec2 point(float round, int score) const {
        const float up = static_cast<float>(score - least) / static_cast<float>(most - least);
        return {at.x + width * round / rounds, at.y + height * (1 - up)};
    }
};

Axes axes_of(const Match& match, ImVec2 at, float width, float height, int target) {
    Axes axes{at, width, height, 0, std::max(target, 1), static_cast<float>(match.settled.size())};
    for (const SettledRound& round : match.settled)
        for (const int score : round.scores) {
            axes.least = std::min(axes.least, score);
            axes.most = std::max(axes.most, score);
        }
    return axes;
}

/// A horizontal line with its number at the left.
void level(const Page& page, const Axes& axes, int score, Colour colour, float left) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* font = page.fonts.of(Size::small, false);
    const ImVec2 from = axes.point(0, score);
    list.AddLine(from, axes.point(axes.rounds, score), packed(colour), 1);
    const std::string text = figures(score, 0);
    const float width = font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, text.c_str()).x;
    list.AddText(font, font->FontSize, {left - width, from.y - font->FontSize / 2}, packed(look::quiet),
                 text.c_str());
}

/// A mark at a line's end that tells parties apart without colours.
void mark(ImDrawList& list, ImVec2 at, float size, int which, ImU32 colour) {
    switch (mark_of(which)) {
    case 0: list.AddCircleFilled(at, size, colour); break;
    case 1: list.AddRectFilled({at.x - size, at.y - size}, {at.x + size, at.y + size}, colour); break;
    case 2:
        list.AddTriangleFilled({at.x - size, at.y + size}, {at.x + size, at.y + size}, {at.x, at.y - size},
                               colour);
        break;
    default:
        list.AddQuadFilled({at.x - size, at.y}, {at.x, at.y - size}, {at.x + size, at.y}, {at.x, at.y + size},
                           colour);
    }
}

constexpr float least_plot = 150, name_step = 15;

/// At normal text size: high enough to give every name a line.
float height_of_plot(int parties) {
    return std::max(least_plot, name_step * static_cast<float>(parties) + name_step);
}

/// Names beside the ends of the curves. `ends`: the height at which each party's curve ends.
void write_names(const Page& page, const Session& session, std::vector<std::pair<float, int>> ends,
                 const Rect& room) {
    const float s = page.scale, step = name_step * s;
    const ImFont* font = page.fonts.of(Size::small, false);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    std::sort(ends.begin(), ends.end());
    std::vector<float> wanted;
    for (const auto& [height, which] : ends) wanted.push_back(height - step / 2);
    const std::vector<float> tops = spread(wanted, step, room.top, room.bottom());
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const float y = tops[i];
        const int which = ends[i].second;
        const ImU32 colour = packed(colour_of(which));
        mark(list, {room.left, y + step / 2}, 4 * s, which, colour);
        list.PushClipRect({room.left, room.top}, {room.right(), room.bottom() + step}, true);
        list.AddText(font, font->FontSize, {room.left + 10 * s, y}, colour,
                     session.names().party(session.rules(), which + 1).c_str());
        list.PopClipRect();
    }
}

/// Totals over the rounds, as curves that end at the party's name.
void plot(const Page& page, const Session& session, float height) {
    const Match& match = session.match();
    const float s = page.scale, names = 150 * s, numbers = 44 * s, pad = 12 * s;
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const int target = present::target_of(match);
    const Axes axes = axes_of(match, {corner.x + numbers, corner.y + pad}, width - names - numbers,
                              height - 2 * pad - 14 * s, target);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    level(page, axes, 0, look::faint, corner.x + numbers - 8 * s);
    if (target) level(page, axes, target, look::gold.faded(0.6F), corner.x + numbers - 8 * s);
    const ImFont* font = page.fonts.of(Size::small, false);
    const std::size_t every = match.settled.size() / 12 + 1; // keeps the numbers apart
    for (std::size_t i = 0; i < match.settled.size(); i += every) {
        const std::string text = std::to_string(i + 1);
        const ImVec2 at = axes.point(static_cast<float>(i + 1), axes.least);
        const float half = font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, text.c_str()).x / 2;
        list.AddText(font, font->FontSize, {at.x - half, at.y + 8 * s}, packed(look::quiet), text.c_str());
    }
    std::vector<std::pair<float, int>> ends;
    for (int which = 0; which < session.rules().parties; ++which) {
        const ImU32 colour = packed(colour_of(which));
        ImVec2 before = axes.point(0, 0);
        for (std::size_t i = 0; i < match.settled.size(); ++i) {
            const ImVec2 here = axes.point(static_cast<float>(i + 1),
                                           match.settled[i].scores[static_cast<std::size_t>(which)]);
            list.AddLine(before, here, colour, 2.5F * s);
            mark(list, here, 4 * s, which, colour);
            before = here;
        }
        ends.emplace_back(before.y, which);
    }
    const float names_from = width - names + 14 * s;
    write_names(page, session, std::move(ends),
                {corner.x + names_from, corner.y, width - names_from, height});
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
    ImGui::TextUnformatted(tr("Round {}", place + 1).c_str());
    for (Party party = 1; party <= parties; ++party) {
        ImGui::TableNextColumn();
        right_in_lines(session.names().party(session.rules(), party));
    }
    ImGui::PopFont();
    for (const present::SheetRow& line : present::sheet_rows(session.rules(), round))
        row(present::in_words(session.rules(), line), line.points);
    ImGui::PushFont(page.fonts.of(Size::body, true));
    row(tr("this round"), all(round.delta), true);
    ImGui::PopFont();
    ImGui::PushFont(page.fonts.of(Size::label, true));
    row(tr("total"), all(round.scores), false);
    ImGui::PopFont();
    ImGui::EndTable();
    const present::Names names = session.names_in(static_cast<int>(place) + 1);
    if (const std::string played = present::what_was_played(session.rules(), round, names); !played.empty())
        quiet(played);
    ImGui::Spacing();
}

} // namespace

std::vector<float> spread(const std::vector<float>& wanted, float step, float top, float bottom) {
    std::vector<float> tops;
    float least = top;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const float below = static_cast<float>(wanted.size() - i) * step;
        tops.push_back(std::max(least, std::min(wanted[i], bottom - below)));
        least = tops.back() + step;
    }
    return tops;
}

void draw_score_sheet(const Page& page, const Session& session) {
    const Match& match = session.match();
    if (match.settled.empty()) {
        paragraph(tr("No round is finished yet."));
        return;
    }
    plot(page, session, height_of_plot(session.rules().parties) * page.scale);
    ImGui::Spacing();
    for (std::size_t i = match.settled.size(); i-- > 0;) draw_round(page, session, i);
}

float height_of_score_page(const Session& session) {
    float height = 320 - least_plot + height_of_plot(session.rules().parties);
    for (const SettledRound& round : session.match().settled)
        height += 110 + 20 * static_cast<float>(present::sheet_rows(session.rules(), round).size());
    return height;
}

} // namespace roundhouse::window
