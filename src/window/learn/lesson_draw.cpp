// How a lesson looks: the spotlit table and the teacher's panel.

#include "base/language.hpp"
#include "present/cards.hpp"
#include "present/scores.hpp"
#include "window/learn/card_rows.hpp"
#include "window/learn/lesson_page.hpp"
#include "window/learn/lesson_text.hpp"
#include "window/pages/score_page.hpp"
#include "window/paint/packed.hpp"
#include "window/paint/shown.hpp"

#include <algorithm>
#include <cfloat>
#include <utility>

#include <fmt/format.h>
#include <imgui.h>
#include <imgui_internal.h>

namespace roundhouse::window {

using teach::Grade;

namespace {

constexpr float least_panel = 280, most_of_window = 0.3F;

/// One segment for each step; gold up to the current one.
void draw_steps(const Page& page, std::size_t steps, std::size_t reached) {
    const float s = page.scale, whole = ImGui::GetContentRegionAvail().x, height = 5 * s;
    const auto number = static_cast<float>(steps);
    const float gap = std::min(4 * s, 0.3F * whole / number), width = (whole - gap * (number - 1)) / number;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    for (std::size_t i = 0; i < steps; ++i) {
        const float left = at.x + static_cast<float>(i) * (width + gap);
        ImGui::GetWindowDrawList()->AddRectFilled({left, at.y}, {left + width, at.y + height},
                                                  packed(i < reached ? look::gold : look::faint.faded(0.7F)),
                                                  height / 2);
    }
    ImGui::Dummy({whole, height});
}

} // namespace

Rect LessonPage::place_of_panel(const Page& page) const {
    const TableLayout& table = scene_->layout();
    const float margin = page.window.x - table.column.right();
    return {table.column.left, table.felt.top, side_, page.window.y - table.felt.top - margin};
}

LeafWish LessonPage::draw(const Page& page, const Canvas& canvas, const Input& input) {
    LeafWish wish;
    const LanguageScope scope(course_ ? speaks() : speaking());
    side_ = std::max(least_panel, std::min(334 * page.scale, most_of_window * page.window.x));
    if (course_) obey_keys(input);
    if (scene_) {
        draw_table(page, canvas, input);
        begin_panel_at_side(page, "lesson", place_of_panel(page));
    } else {
        begin_panel(page, "lesson", {760, 700});
    }
    if (course_) {
        draw_parts(page, canvas, wish);
    } else {
        heading(page, tr("Lessons"));
        begin_body(page, "opening");
        if (trouble_.empty())
            quiet(tr("The lesson is being opened …"));
        else
            fault(trouble_);
        end_body(page);
        if (button(page, tr("Back"))) wish.back = true;
    }
    end_panel();
    if (to_next_) begin_next();
    return wish;
}

void LessonPage::obey_keys(const Input& input) {
    if (input.typed(Key::left) && !left_moves_) return go_back();
    if (input.typed(U'h')) return hint();
    if (is_done()) return;
    for (std::size_t i = 0; i < now().answers.size() && i < 9; ++i)
        if (input.typed(U'1' + static_cast<char32_t>(i))) return answer(i);
}

void LessonPage::draw_table(const Page& page, const Canvas& canvas, const Input& input) {
    Input seen;
    seen.mouse = input.mouse;
    Spotlight light;
    light.side = side_;
    light.hand_answers = static_cast<bool>(hand_asked());
    if (!is_done()) light.lit = now().lit;
    scene_->light(std::move(light), picked_);
    scene_->draw(canvas, page.window, seen);
    if (input.clicked && scene_->layout().hand_area.contains(input.mouse)) click_hand(input.mouse);
    if (!session_->match().round_is_on()) draw_sheet(page);
}

/// At the end of a round: how it was scored, in the middle of the felt.
void LessonPage::draw_sheet(const Page& page) {
    const Rect& felt = scene_->layout().felt;
    const float width = std::min(felt.width - 32 * page.scale, 620 * page.scale),
                height = std::min(felt.height - 32 * page.scale,
                                  (height_of_score_page(*session_) - 110) * page.scale);
    begin_panel_at_side(page, "sheet",
                        {felt.centre().x - width / 2, felt.top + (felt.height - height) / 2, width, height});
    draw_score_sheet(page, *session_);
    const ImVec2 corner = ImGui::GetWindowPos();
    end_panel();
    const int number = scene_->table().spotlight->number_of("scores");
    if (!number) return;
    number_disc(page, *ImGui::GetForegroundDrawList(), {corner.x + 4 * page.scale, corner.y + 4 * page.scale},
                12 * page.scale, number);
}

void LessonPage::draw_parts(const Page& page, const Canvas& canvas, LeafWish& wish) {
    const float s = page.scale;
    draw_heading(page);
    const float button_height =
        page.fonts.of(Size::label, true)->FontSize + 2 * ImGui::GetStyle().FramePadding.y;
    const float row = button_height + 2 * s, all = ImGui::GetContentRegionAvail().y,
                foot = button_height + 2 * ImGui::GetStyle().ItemSpacing.y + 12 * s;
    if (is_done() || now().answers.empty())
        draw_text(page, canvas, all - foot - row);
    else
        draw_asking(page, canvas, all - foot, row);
    if (has_row()) {
        const float top = ImGui::GetCursorPosY();
        draw_way_on(page, wish);
        ImGui::SetCursorPosY(top + row);
    }
    line_across(page, 12);
    ImGui::PushStyleColor(ImGuiCol_Button, packed(answer_ground));
    draw_foot(page, wish);
    ImGui::PopStyleColor();
}

/// The explanation, which scrolls.
void LessonPage::draw_text(const Page& page, const Canvas& canvas, float height) {
    ImGui::BeginChild("step", {0, height}, false, ImGuiWindowFlags_NavFlattened);
    if (std::exchange(from_top_, false)) ImGui::SetScrollY(0);
    if (is_done())
        draw_end(page);
    else
        draw_body(page, canvas);
    text_height_ = ImGui::GetCursorPosY();
    if (is_close_) draw_reply(page);
    const bool more = ImGui::GetScrollY() < ImGui::GetScrollMaxY() - 1;
    scroll_by_keys({.arrows = more}); // else they move through the answers
    if (more) draw_more_below(page);
    ImGui::EndChild();
}

void LessonPage::draw_heading(const Page& page) {
    const std::size_t steps = course_->lesson.steps.size(), number = std::min(step_ + 1, steps);
    const std::string place = fmt::format("{} / {}", number, steps);
    const ImFont& font = *page.fonts.of(Size::body, true);
    const float width = font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, place.c_str()).x,
                whole = ImGui::GetContentRegionAvail().x, left = ImGui::GetCursorPosX();
    const float top = ImGui::GetCursorPosY();
    ImGui::PushTextWrapPos(left + whole - width - 10 * page.scale);
    ImGui::PushStyleColor(ImGuiCol_Text, packed(look::quiet));
    paragraph(said(course_->lesson.title));
    ImGui::PopStyleColor();
    ImGui::PopTextWrapPos();
    const float below = ImGui::GetCursorPosY();
    ImGui::SetCursorPos({left + whole - width, top});
    ImGui::PushFont(page.fonts.of(Size::body, true));
    ImGui::TextUnformatted(place.c_str());
    ImGui::PopFont();
    ImGui::SetCursorPos({left, below});
    draw_steps(page, steps, is_done() ? steps : step_ + 1);
    ImGui::Dummy({0, 2 * page.scale});
}

void LessonPage::draw_body(const Page& page, const Canvas& canvas) {
    const float s = page.scale, width = ImGui::GetContentRegionAvail().x;
    const bool narrow = width < 225 * s;
    const auto numbers = static_cast<int>(now().lit.size());
    const TextStyle style{narrow ? Size::body : Size::label, false, look::text};
    lesson_paragraph(page, said(now().title), 0,
                     {width < 270 * s ? Size::large : Size::title, true, look::text}, width);
    for (const Text& text : now().text) lesson_paragraph(page, said(text), numbers, style, width);
    draw_elsewhere(page, canvas);
}

/// What is lit but not shown at the table is listed in the panel.
void LessonPage::draw_elsewhere(const Page& page, const Canvas& canvas) {
    if (!scene_ || !session_->match().round) return;
    const TableModel& table = scene_->table();
    const float s = page.scale, width = ImGui::GetContentRegionAvail().x;
    const View seen = session_->view(course_->lesson.learner);
    const auto numbers = static_cast<int>(now().lit.size());
    const auto line = [&](int number, const std::string& text) {
        lesson_paragraph(page, fmt::format("({}) {}", number, shown(text, settings_.cards.face)), numbers,
                         {Size::body, false, look::text}, width);
    };
    for (int number = 1; number <= numbers; ++number) {
        const teach::Lit& lit = now().lit[static_cast<std::size_t>(number - 1)];
        if (const CardSet cards = lit_elsewhere(table, number); !cards.empty()) {
            const ImVec2 at = ImGui::GetCursorScreenPos();
            const float card = 46 * s, disc = 10 * s;
            number_disc(page, *ImGui::GetWindowDrawList(), {at.x + disc, at.y + disc}, disc, number);
            ImGui::SetCursorPosX(ImGui::GetCursorPosX() + 28 * s);
            row_of_cards(page, canvas, present::in_order(cards), card, width - 28 * s, card * 1.06F);
        }
        if (lit.panel == "scores" && session_->match().round_is_on())
            line(number, present::scores_in_words(session_->match(), session_->names()));
        bool on_table = false;
        for (Seat seat = 1; seat <= session_->rules().seats; ++seat)
            on_table = on_table || table.stage.said(seat);
        if (lit.panel == "calls" && !on_table && !seen.calls().empty()) {
            Lines calls;
            for (const Call& call : seen.calls())
                calls.push_back(session_->name(call.seat) + " " +
                                present::call_in_words(*seen.rules().auction, call));
            line(number, join(calls, " · "));
        }
    }
}

void LessonPage::draw_end(const Page& page) {
    heading(page, teach::end_in_words(), Size::large);
    paragraph(said(course_->lesson.goal));
    ImGui::Spacing();
    if (!wanted_.progress.empty() && written_)
        quiet(tr("It is marked as done. You can do it again at any time."));
    else if (!wanted_.progress.empty())
        fault(tr("Your progress could not be saved."));
    if (next_.empty()) return; // then the gold button below does this
    ImGui::Spacing();
    ImGui::PushStyleColor(ImGuiCol_Button, packed(answer_ground));
    plays_game_ = button(page, tr("Play a game"));
    ImGui::PopStyleColor();
}

void LessonPage::draw_way_on(const Page& page, LeafWish& wish) {
    if (is_done()) {
        if (next_.empty())
            plays_game_ = wide_main_button(page, tr("Play a game"));
        else
            to_next_ = wide_main_button(page, tr("Next: {}", said(next_title_)));
        if (std::exchange(plays_game_, false)) {
            seating::NewGame game;
            game.variant = wanted_.variant;
            game.players = {{"human", settings_.name}};
            wish.begin = std::move(game);
        }
        return;
    }
    if (may_take_picked()) {
        if (wide_main_button(page, tr("Take these cards"))) answer_with(picked_cards());
        return;
    }
    if (may_go_on()) draw_go_on(page, ImGui::GetContentRegionAvail().x);
}

void LessonPage::draw_go_on(const Page& page, float width) {
    const bool pressed = main_button(page, tr("Go on"), OnEnter::press, true, width);
    if (std::exchange(to_way_on_, false) && ImGui::GetIO().NavVisible)
        ImGui::SetFocusID(ImGui::GetItemID(), ImGui::GetCurrentWindow());
    if (pressed) go_on();
}

namespace {

struct FootItem {
    std::string label, key;
    bool enabled;
};

/// Including the gap before it.
float width_of_key(const Page& page, const FootItem& item) {
    const ImFont& font = *page.fonts.of(Size::small, false);
    return 8 * page.scale + font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, item.key.c_str()).x;
}

/// True if pressed.
bool foot_button(const Page& page, const FootItem& item, float width, float pad, bool with_key) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::BeginDisabled(!item.enabled);
    const bool pressed = ImGui::Button(("##" + item.key).c_str(), {width, 0});
    page.tabs.add();
    ImGui::EndDisabled();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float height = ImGui::GetItemRectSize().y;
    list.AddText({at.x + pad, at.y + (height - ImGui::GetFontSize()) / 2},
                 packed(item.enabled ? look::text : look::faint), item.label.c_str());
    if (!with_key) return pressed;
    const ImFont& font = *page.fonts.of(Size::small, false);
    const float left = width - pad - width_of_key(page, item) + 8 * page.scale;
    list.AddText(&font, font.FontSize, {at.x + left, at.y + (height - font.FontSize) / 2},
                 packed(item.enabled ? look::quiet : look::faint), item.key.c_str());
    return pressed;
}

} // namespace

void LessonPage::draw_foot(const Page& page, LeafWish& wish) {
    const bool asks = !is_done() && may_answer() && !now().answers.empty();
    const bool goes_on = may_go_on() && !has_row();
    const std::array<FootItem, 3> items{
        {{tr("Back"), "←", step_ > 0}, {tr("Hint"), "H", asks}, {tr("Leave"), "Esc", true}}};
    const float s = page.scale, gap = 8 * s, whole = ImGui::GetContentRegionAvail().x;
    const ImFont& bold = *page.fonts.of(Size::label, true);
    const float way_on = bold.CalcTextSizeA(bold.FontSize, FLT_MAX, 0, tr("Go on").c_str()).x;
    float words = 2 * gap, keys = 0;
    for (const FootItem& item : items) {
        words += ImGui::CalcTextSize(item.label.c_str()).x;
        keys += width_of_key(page, item);
    }
    if (goes_on) words += std::max(way_on - ImGui::CalcTextSize(items[1].label.c_str()).x, 0.0F);
    const bool with_keys = words + keys + 3 * 16 * s <= whole;
    const float pad = std::min(12 * s, (whole - words - (with_keys ? keys : 0)) / 6);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const FootItem& item = items[i];
        const float width =
            ImGui::CalcTextSize(item.label.c_str()).x + 2 * pad + (with_keys ? width_of_key(page, item) : 0);
        if (i > 0) ImGui::SameLine(0, gap);
        if (i + 1 == items.size()) ImGui::SetCursorPosX(ImGui::GetWindowContentRegionMax().x - width);
        if (i == 1 && goes_on) {
            draw_go_on(page, way_on + 2 * pad);
            continue;
        }
        if (!foot_button(page, item, width, pad, with_keys)) continue;
        if (i == 0) go_back();
        if (i == 1) hint();
        if (i == 2) wish.back = true;
    }
}

} // namespace roundhouse::window
