// The lobby: games at the left, the chosen one at the right.

#include "window/pages/lobby.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "window/pages/option_control.hpp"
#include "window/pages/seat_rows.hpp"
#include "window/paint/lines.hpp"

#include <algorithm>
#include <array>
#include <cfloat>
#include <utility>

#include <imgui.h>
#include <imgui_stdlib.h>

namespace roundhouse::window {

namespace {

/// Writes at most `most` lines of the text from `at` down, with an ellipsis if there is more. Returns their
/// height.
float write_lines(ImDrawList& list, const ImFont& font, ImVec2 at, float width, const std::string& text,
                  int most, ImU32 colour) {
    const char* begin = text.data();
    const char* const end = begin + text.size();
    float y = at.y;
    for (int line = 0; line < most && begin < end; ++line, y += font.FontSize) {
        const char* const stop = end_of_line(font, begin, end, width);
        std::string shown(begin, stop);
        if (line + 1 == most && stop < end) {
            while (!shown.empty() && (shown.back() == ' ' || shown.back() == ',')) shown.pop_back();
            while (!shown.empty() &&
                   font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, (shown + " …").c_str()).x > width) {
                const std::size_t cut = shown.rfind(' ');
                shown.resize(cut == std::string::npos ? 0 : cut);
            }
            shown += " …";
        }
        list.AddText(&font, font.FontSize, {at.x, y}, colour, shown.c_str());
        begin = stop;
        while (begin < end && (*begin == ' ' || *begin == '\n')) ++begin;
    }
    return y - at.y;
}

ImU32 shade(Colour c) { return IM_COL32(c.red, c.green, c.blue, c.alpha); }

std::string players_words(int seats) {
    constexpr std::array words{translatable("One player"),    translatable("Two players"),
                               translatable("Three players"), translatable("Four players"),
                               translatable("Five players"),  translatable("Six players"),
                               translatable("Seven players"), translatable("Eight players")};
    return translated(words.at(static_cast<std::size_t>(std::clamp(seats, 1, 8) - 1)));
}

} // namespace

Lobby::Wish Lobby::draw(const Page& page, float top) {
    Wish wish = Wish::none;
    const auto take = [&](Wish other) {
        if (other != Wish::none) wish = other;
    };
    begin_panel(page, "lobby", {std::max(1120.0F, 0.86F * page.window.x / page.scale), 4000}, top);
    const float notice = height_of_notice(page);
    const float height = ImGui::GetContentRegionAvail().y - foot_height(page) - notice;
    ImGui::BeginChild("games", {ImGui::GetContentRegionAvail().x * 0.4F, height}, false,
                      ImGuiWindowFlags_NavFlattened);
    take(draw_list(page));
    ImGui::EndChild();
    ImGui::SameLine(0, 28 * page.scale);
    ImGui::BeginChild("details", {0, height}, false, ImGuiWindowFlags_NavFlattened);
    if (!entries_.empty()) take(draw_details(page, entries_[chosen_]));
    ImGui::EndChild();
    draw_notice(notice);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + 4 * page.scale);
    take(draw_buttons(page));
    end_panel();
    return wish;
}

/// A long notice takes room from the lists; a longer one still scrolls.
float Lobby::height_of_notice(const Page& page) const {
    if (notice_.empty()) return 0;
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float text = ImGui::CalcTextSize(notice_.c_str(), nullptr, false, room.x).y;
    return std::clamp(text + 2 * ImGui::GetStyle().ItemSpacing.y, 40 * page.scale, 0.3F * room.y);
}

void Lobby::draw_notice(float height) const {
    if (notice_.empty()) return;
    ImGui::BeginChild("notice", {0, height - ImGui::GetStyle().ItemSpacing.y});
    if (is_fault_)
        fault(notice_);
    else
        paragraph(notice_);
    ImGui::EndChild();
}

Lobby::Wish Lobby::draw_list(const Page& page) {
    Wish wish = Wish::none;
    if (entries_.empty()) fault(tr("No game is installed. Set ROUNDHOUSE_DATA to a folder that has some."));
    if (offers_first_lesson()) wish = draw_first_lesson(page);
    if (!resumable_.empty()) wish = draw_resume(page);
    ImGui::BeginChild("list", {0, 0}, false, ImGuiWindowFlags_NavFlattened); // offers stay above it
    std::string group;
    std::vector<float> tops; // of the entries up to the chosen one
    bool before = true;
    for (const std::size_t place : order()) {
        if (before) tops.push_back(ImGui::GetCursorPosY());
        const Entry& entry = entries_[place];
        std::string head = entry.rules ? players_words(entry.rules->seats) : group;
        if (!entry.info.shipped) head = tr("Your own variants");
        if (head != group) small(page, head);
        group = head;
        if (const Wish one = draw_entry(page, place); one != Wish::none) wish = one;
        if (place == chosen_ && std::exchange(before, false)) bring_in_sight(tops);
    }
    ImGui::EndChild();
    return wish;
}

/// Scrolls the entry drawn last, whose top is the last of `tops`, to the middle; no entry is cut at the top.
/// One that is taller than the list starts at its top.
void Lobby::bring_in_sight(const std::vector<float>& tops) {
    if (!scroll_) return;
    // Unread entries may still be sorted in above it.
    scroll_ = std::any_of(entries_.begin(), entries_.end(), [](const Entry& one) { return !one.read; });
    const float height = ImGui::GetWindowHeight(), bottom = ImGui::GetCursorPosY();
    if (tops.back() >= ImGui::GetScrollY() && bottom <= ImGui::GetScrollY() + height) return;
    const float wanted = (tops.back() + bottom - height) / 2;
    const auto top = std::find_if(tops.begin(), tops.end(), [&](float one) { return one >= wanted; });
    ImGui::SetScrollY((top == tops.end() ? tops.back() : *top) - ImGui::GetStyle().ItemSpacing.y / 2);
}

Lobby::Wish Lobby::draw_resume(const Page& page) {
    const float s = page.scale, height = 54 * s, width = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool pressed = ImGui::Selectable("##resume", false, 0, {width, height});
    page.tabs.add();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRect(at, {at.x + width, at.y + height}, shade(look::gold), 8 * s, 0, 1.5F * s);
    const ImFont* bold = page.fonts.of(Size::label, true);
    const ImFont* plain = page.fonts.of(Size::body, false);
    list.AddText(bold, bold->FontSize, {at.x + 14 * s, at.y + 7 * s}, shade(look::gold),
                 tr("Continue your game").c_str());
    write_lines(list, *plain, {at.x + 14 * s, at.y + 29 * s}, width - 28 * s, resumable_, 1,
                shade(look::text));
    return pressed ? Wish::resume : Wish::none;
}

/// The main thing to do, in gold, and a way to dismiss it.
Lobby::Wish Lobby::draw_first_lesson(const Page& page) {
    const float s = page.scale, pad = 14 * s, width = ImGui::GetContentRegionAvail().x;
    const Offered& lesson = **offered_.made();
    const std::string head = tr("New here? Learn it in {} minutes", lesson.minutes),
                      away = tr("No, thank you");
    const ImFont* bold = page.fonts.of(Size::label, true);
    const ImFont* plain = page.fonts.of(Size::body, false);
    const float inner = width - 2 * pad;
    const float tall = bold->CalcTextSizeA(bold->FontSize, FLT_MAX, inner, head.c_str()).y,
                height = tall + plain->FontSize + 22 * s;
    Wish wish = Wish::none;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (wide_main_button(page, "##first", height)) wish = Wish::first_lesson;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddText(bold, bold->FontSize, {at.x + pad, at.y + 9 * s}, shade(look::ink), head.c_str(), nullptr,
                 inner);
    write_lines(list, *plain, {at.x + pad, at.y + 12 * s + tall}, inner, lesson.title, 1, shade(look::ink));
    ImGui::PushFont(page.fonts.of(Size::small, false));
    if (button(page, away)) wish = Wish::no_first_lesson;
    ImGui::PopFont();
    ImGui::Spacing();
    return wish;
}

Lobby::Wish Lobby::draw_entry(const Page& page, std::size_t place) {
    const Entry& entry = entries_[place];
    const float width = ImGui::GetContentRegionAvail().x,
                height = 16 * page.scale + page.fonts.of(Size::label, true)->FontSize +
                         static_cast<float>(lines_of(entry)) * page.fonts.of(Size::small, false)->FontSize;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    Wish wish = Wish::none;
    ImGui::PushID(static_cast<int>(place));
    if (ImGui::Selectable("##game", place == chosen_, ImGuiSelectableFlags_AllowDoubleClick, {0, height})) {
        // A second Enter, like a second click, begins.
        const bool again =
            place == chosen_ && can_begin() && (ImGui::IsMouseDoubleClicked(0) || ImGui::GetIO().NavVisible);
        if (again)
            wish = Wish::begin;
        else
            choose(place);
    }
    if (place == chosen_) ImGui::SetItemDefaultFocus();
    if (place == chosen_) page.tabs.add(); // arrows move through the list
    ImGui::PopID();
    write_entry(page, entry, {at.x, at.y, width, height}, place == chosen_);
    return wish;
}

/// The note at the right of its title: the number of cards, or what to know first.
std::pair<std::string, Colour> Lobby::facts_of(const Entry& entry) const {
    if (!entry.trouble.empty()) return {tr("cannot be played"), look::red};
    if (entry.info.id == first_ && settings_.last_game.empty() && !offers_first_lesson())
        return {tr("begin here"), look::gold};
    if (!entry.rules) return {"…", look::quiet};
    // A user's own game may have the title of the game it is based on.
    const std::string cards = tr("{} cards", entry.rules->deck.size());
    return {entry.info.shipped ? cards : entry.info.id + " · " + cards, look::quiet};
}

void Lobby::write_entry(const Page& page, const Entry& entry, const Rect& place, bool chosen) const {
    const float s = page.scale, pad = 12 * s;
    const bool broken = !entry.trouble.empty();
    const ImFont* bold = page.fonts.of(Size::label, true);
    const ImFont* small_font = page.fonts.of(Size::small, false);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (chosen)
        list.AddRectFilled({place.left, place.top + 4 * s}, {place.left + 4 * s, place.bottom() - 4 * s},
                           shade(look::gold), 2 * s);
    const auto [facts, colour] = facts_of(entry);
    const std::string title = entry.package ? present::in_words(entry.package->title()) : entry.info.id;
    const auto width_of = [](const ImFont& font, const std::string& text) {
        return font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, text.c_str()).x;
    };
    const float room = place.width - 2 * pad, facts_width = width_of(*small_font, facts);
    const bool beside = width_of(*bold, title) + pad + facts_width <= room;
    write_lines(list, *bold, {place.left + pad, place.top + 6 * s}, room, title, 1,
                shade(broken ? look::quiet : look::text));
    if (beside)
        list.AddText(small_font, small_font->FontSize, {place.right() - pad - facts_width, place.top + 8 * s},
                     shade(colour), facts.c_str());
    std::string about = broken          ? entry.trouble
                        : entry.package ? present::in_words(entry.package->summary())
                                        : "";
    if (!beside) about = facts + " · " + about; // the title is not shortened: it might then name another game
    write_lines(list, *small_font, {place.left + pad, place.top + 9 * s + bold->FontSize}, room, about,
                lines_of(entry), shade(look::quiet));
}

Lobby::Wish Lobby::draw_details(const Page& page, Entry& entry) {
    if (!entry.trouble.empty()) {
        heading(page, entry.info.id, Size::large);
        quiet(tr("This package cannot be played. What is wrong with it:"));
        fault(entry.trouble);
        const bool own = !entry.info.shipped && entry.info.refused.empty();
        return own && button(page, tr("Workshop") + "  F7") ? Wish::workshop : Wish::none;
    }
    if (!entry.package) return Wish::none;
    const LanguageScope texts(speaking_of(entry.package->texts())); // options are in the package's words
    heading(page, present::in_words(entry.package->title()), Size::large);
    if (entry.rules)
        small(page, tr("{} seats, {} cards", entry.rules->seats, entry.rules->deck.size()) +
                        (entry.rules->turn == Turn::clockwise ? "" : ", " + tr("counter-clockwise")));
    paragraph(present::in_words(entry.package->summary()));
    const Wish wish = entry.rules ? draw_learning(page, !entry.info.shipped) : Wish::none;
    if (settings_.last_game.empty() && entry.info.id == first_ && !offers_first_lesson()) {
        ImGui::PushStyleColor(ImGuiCol_Text, shade(look::gold));
        paragraph(tr("New here? This is a good game to begin with. Press Enter: you see the rules "
                     "agreed, then the cards are dealt. At the table H gives a hint and ? says why."));
        ImGui::PopStyleColor();
    }
    ImGui::Spacing();
    draw_seats(page);
    draw_options(page, entry);
    return wish;
}

Lobby::Wish Lobby::draw_learning(const Page& page, bool own) {
    Wish wish = Wish::none;
    bool first = true;
    const auto item = [&](const std::string& text, Wish what) {
        const float width = ImGui::CalcTextSize(text.c_str()).x + 2 * ImGui::GetStyle().FramePadding.x;
        if (!std::exchange(first, false)) ImGui::SameLine();
        if (ImGui::GetContentRegionAvail().x < width) ImGui::NewLine();
        if (button(page, text)) wish = what;
    };
    item(tr("Rules"), Wish::rules);
    item(tr("Compare"), Wish::compare);
    item(tr("Quiz"), Wish::quiz);
    item(tr("Lessons"), Wish::lessons);
    if (own) item(tr("Workshop"), Wish::workshop);
    return wish;
}

void Lobby::draw_seats(const Page& page) {
    heading(page, tr("Who plays"), Size::label);
    draw_seat_rows(page, players_);
    ImGui::Spacing();
}

void Lobby::draw_options(const Page& page, Entry& entry) {
    heading(page, tr("Rules to agree on"), Size::label);
    if (!begin_choices(page, "options", room_for_values(page, entry.rules->options))) return;
    variants::Choices options = entry.options;
    const bool changed = window::draw_options(page, entry.package->options(), entry.rules->options, options);
    begin_choice(page, tr("Deal number"), tr("The same number deals the same cards."));
    ImGui::InputTextWithHint("##seed", tr("any").c_str(), &seed_, ImGuiInputTextFlags_CharsDecimal);
    page.tabs.add();
    end_choice();
    end_choices();
    if (!is_seed_sound()) fault(tr("A deal number has only digits and is less than 2^64."));
    if (changed) agree(std::move(options));
    if (!entry.option_trouble.empty()) fault(entry.option_trouble);
    if (!entry.options.empty() && button(page, tr("Back to the standard rules"))) agree({});
}

Lobby::Wish Lobby::draw_buttons(const Page& page) {
    Wish wish = Wish::none;
    const auto item = [&](const std::string& text, Wish what) {
        if (button(page, text)) wish = what;
        ImGui::SameLine();
    };
    item(tr("Settings"), Wish::settings);
    item(tr("Help"), Wish::help);
    item(tr("Your games"), Wish::games);
    item(tr("Quit"), Wish::quit);
    const std::string begin = tr("Begin the game");
    at_right(page, begin);
    if (offers_first_lesson()) { // gold and Enter belong to the lesson
        ImGui::PushFont(page.fonts.of(Size::label, true));
        ImGui::BeginDisabled(!can_begin());
        if (button(page, begin)) wish = Wish::begin;
        ImGui::EndDisabled();
        ImGui::PopFont();
        return wish;
    }
    if (main_button(page, begin, OnEnter::press_from_else, can_begin())) wish = Wish::begin;
    return wish;
}

} // namespace roundhouse::window
