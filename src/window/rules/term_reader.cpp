#include "window/rules/term_reader.hpp"

#include "base/text.hpp"
#include "present/cards.hpp"
#include "window/paint/lines.hpp"
#include "window/paint/packed.hpp"
#include "window/paint/shown.hpp"

#include <algorithm>
#include <cfloat>

#include <imgui.h>

namespace roundhouse::window {

namespace {

constexpr const char* term_popup = "term";

float width_of_letters(const ImFont& font, const char* begin, const char* end) {
    return font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, begin, end).x;
}

void underline(ImDrawList& list, Point from, float width, Colour colour, float s) {
    const float dash = 3 * s;
    for (float x = 0; x < width; x += 2 * dash)
        list.AddLine({from.x + x, from.y}, {from.x + std::min(x + dash, width), from.y}, packed(colour),
                     1.2F * s);
}

} // namespace

const std::vector<seating::TermEntry::User>* TermUsers::of(const Term& term) {
    const std::string& language = speaking().language.tag();
    if ((!entries_.was_asked() || language != language_) && entries_.at_rest()) {
        language_ = language;
        entries_.begin([] { return seating::term_entries(); });
    }
    if (!entries_.made() || language != language_) return nullptr;
    for (const seating::TermEntry& entry : *entries_.made())
        if (entry.term.words == term.words && entry.term.text == term.text) return &entry.used_by;
    return nullptr;
}

void TermReader::read(RulebookPtr rules, Face face) {
    const std::string& language = speaking().language.tag();
    if (rules == rules_ && face == face_ && language == language_) return;
    rules_ = std::move(rules);
    face_ = face;
    language_ = language;
    known_.clear();
    in_sight_.clear();
    before_.clear();
    wanted_ = opened_ = nullptr;
}

void TermReader::begin() { before_ = std::exchange(in_sight_, {}); }

const std::vector<present::Mention>& TermReader::mentions_in(const std::string& text) {
    const auto [place, fresh] = known_.try_emplace(text);
    if (fresh && rules_) place->second = present::mentions(text, present::terms_of(*rules_));
    return place->second;
}

void TermReader::draw_line(const char* begin, const char* end, const std::string& text, Point at, Size size,
                           bool bold, const Page& page) {
    const ImFont& font = *page.fonts.of(size, bold);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (const present::Mention& one : mentions_in(text)) {
        const char* const from = std::max(text.data() + one.at, begin);
        const char* const to = std::min(text.data() + one.at + one.length, end);
        if (from >= to) continue;
        if (std::find(in_sight_.begin(), in_sight_.end(), one.term) != in_sight_.end()) continue;
        const Rect place{at.x + width_of_letters(font, begin, from), at.y, width_of_letters(font, from, to),
                         font.FontSize};
        const ImVec2 corner{place.left, place.top}, opposite{place.right(), place.bottom()};
        if (!ImGui::IsRectVisible(corner, opposite)) continue;
        in_sight_.push_back(one.term);
        const bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(corner, opposite);
        underline(list, {place.left, place.bottom()}, place.width, hovered ? look::gold : look::quiet,
                  page.scale);
        if (!hovered) continue;
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) open(*one.term);
    }
}

void TermReader::paragraph(const Page& page, const std::string& sentence, Colour colour, Size size,
                           bool bold) {
    const std::string text = shown(sentence, face_);
    const ImFont& font = *page.fonts.of(size, bold);
    const float width = std::max(ImGui::GetContentRegionAvail().x, font.FontSize * 6);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const char* begin = text.data();
    const char* const end = begin + text.size();
    float y = at.y;
    for (; begin < end; y += font.FontSize + 2 * page.scale) {
        const char* const stop = end_of_line(font, begin, end, width);
        list.AddText(&font, font.FontSize, {at.x, y}, packed(colour), begin, stop);
        draw_line(begin, stop, text, {at.x, y}, size, bold, page);
        begin = stop;
        while (begin < end && (*begin == ' ' || *begin == '\n')) ++begin;
    }
    ImGui::Dummy({width, std::max(y - at.y, font.FontSize)});
}

/// Opens the word after the open one, among those in view.
void TermReader::next() {
    const auto& words = in_sight_.empty() ? before_ : in_sight_;
    if (words.empty()) return;
    const auto at = std::find(words.begin(), words.end(), opened());
    open(at == words.end() || at + 1 == words.end() ? *words.front() : **(at + 1));
}

void TermReader::explain(const Page& page) {
    const Terms& terms = present::terms_of(*rules_);
    const present::ExplainedTerm told = present::explained(*opened_, terms);
    heading(page, capital(told.name), Size::large);
    paragraph(page, told.text);
    if (!told.example.empty()) {
        ImGui::Spacing();
        paragraph(page, tr("For example: {}", told.example), look::quiet);
    }
    if (!told.also.empty()) quiet(tr("Also called: {}.", join(told.also, ", ")));
    if (const auto* const users = users_.of(*opened_); !users) {
        quiet("…");
    } else if (!users->empty()) {
        Lines titles;
        for (const auto& user : *users) titles.push_back(user.title);
        quiet(titles.size() == seating::variant_names().size() ? tr("Used in every variant.")
                                                               : tr("Used in: {}.", join(titles, ", ")));
    }
    ImGui::Spacing();
    bool any = false;
    for (const std::string& name : opened_->see)
        for (const Term& other : terms) {
            if (roundhouse::name(other) != name) continue;
            const std::string label = present::explained(other, terms).name;
            const float width = ImGui::CalcTextSize(label.c_str()).x + 2 * ImGui::GetStyle().FramePadding.x;
            if (any) ImGui::SameLine();
            if (any && ImGui::GetContentRegionAvail().x < width) ImGui::NewLine();
            if (button(page, label)) open(other);
            any = true;
        }
}

void TermReader::draw(const Page& page, const Input& input) {
    if (!rules_) return;
    if (!ImGui::GetIO().WantTextInput && input.typed(U't')) next();
    if (wanted_) {
        opened_ = std::exchange(wanted_, nullptr);
        ImGui::OpenPopup(term_popup);
    }
    const float s = page.scale;
    const float width = std::min(540 * s, page.window.x - 48 * s);
    ImGui::SetNextWindowPos({page.window.x / 2, page.window.y / 2}, ImGuiCond_Always, {0.5F, 0.5F});
    ImGui::SetNextWindowSize({width, 0});
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, page.window.y - 32 * s});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {20 * s, 16 * s});
    ImGui::PushStyleVar(ImGuiStyleVar_PopupBorderSize, 2 * s);
    ImGui::PushStyleColor(ImGuiCol_Border, packed(look::gold));
    is_open_ = opened_ && ImGui::BeginPopup(term_popup, ImGuiWindowFlags_NoMove);
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(2);
    if (!is_open_) return;
    const auto of_page = in_sight_; // T moves among the page's words, not the explanation's
    explain(page);
    in_sight_ = of_page;
    const std::string close = tr("Close");
    at_right(page, close, true);
    if (main_button(page, close)) ImGui::CloseCurrentPopup();
    ImGui::EndPopup();
}

} // namespace roundhouse::window
