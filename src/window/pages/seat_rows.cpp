#include "window/pages/seat_rows.hpp"

#include "base/language.hpp"
#include "bots/player.hpp"
#include "bots/programs/program.hpp"

#include <algorithm>

#include <imgui.h>

namespace roundhouse::window {

namespace {

/// What this kind of player is like.
std::string kind_in_words(const std::string& kind) {
    if (kind == "human") return tr("person at this screen");
    if (kind == "random") return tr("random bot: plays anything");
    if (kind == "novice") return tr("novice bot: a beginner, overlooks things");
    if (kind == "steady") return tr("steady bot: sensible");
    if (kind == "sharp") return tr("sharp bot: strong, thinks ahead");
    if (kind == "master") return tr("master bot: the strongest, takes its time");
    if (kind.starts_with(bots::program_prefix)) return tr("a program");
    return tr("bot: {}", kind);
}

/// The name's share of a seat's line; the kind of player gets the rest.
constexpr float name_share = 0.4F;

/// More than four seats go in two columns if the kinds of players can be read there.
int seat_columns(std::size_t seats, const std::vector<std::string>& kinds) {
    if (seats <= 4) return 1;
    float widest = 0;
    for (const std::string& kind : kinds)
        widest = std::max(widest, ImGui::CalcTextSize(kind_in_words(kind).c_str()).x);
    const float arrow = ImGui::GetFrameHeight(), edges = 6 * ImGui::GetStyle().FramePadding.x;
    return (widest + arrow + edges) / (1 - name_share) <= ImGui::GetContentRegionAvail().x / 2 ? 2 : 1;
}

/// Offers these kinds; shows the present one.
void draw_kind(const Page& page, const std::vector<std::string>& kinds, std::string& chosen) {
    if (!ImGui::BeginCombo("##kind", kind_in_words(chosen).c_str())) {
        page.tabs.add();
        return;
    }
    const std::string before = chosen;
    for (const std::string& kind : kinds) {
        if (ImGui::Selectable(kind_in_words(kind).c_str(), kind == before)) chosen = kind;
        if (kind == before) ImGui::SetItemDefaultFocus();
    }
    ImGui::EndCombo();
}

} // namespace

void draw_seat_rows(const Page& page, std::vector<SeatedPlayer>& players) {
    auto kinds = bots::bot_kinds();
    kinds.insert(kinds.begin(), "human");
    if (!ImGui::BeginTable("seats", seat_columns(players.size(), kinds))) return;
    for (std::size_t i = 0; i < players.size(); ++i) {
        ImGui::TableNextColumn();
        ImGui::PushID(static_cast<int>(i));
        const float width = ImGui::GetContentRegionAvail().x;
        ImGui::SetNextItemWidth(name_share * width);
        name_field(page, "##name", players[i].name);
        ImGui::SameLine();
        ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
        draw_kind(page, kinds, players[i].kind);
        ImGui::PopID();
    }
    ImGui::EndTable();
    const auto people = std::count_if(players.begin(), players.end(),
                                      [](const SeatedPlayer& player) { return player.is_person(); });
    if (people > 1) small(page, tr("Between turns the cards are covered until the next person looks."));
    if (people == 0) small(page, tr("You only watch."));
}

} // namespace roundhouse::window
