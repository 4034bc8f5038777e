// A lesson's question, its answers, and the replies to them.

#include "base/language.hpp"
#include "window/learn/lesson_page.hpp"
#include "window/learn/lesson_text.hpp"
#include "window/paint/packed.hpp"
#include "window/paint/shown.hpp"

#include <algorithm>
#include <cfloat>

#include <imgui.h>

namespace roundhouse::window {

using teach::Grade;

namespace {

constexpr Colour good_green{0x8f, 0xdb, 0x9b}, wrong_red{0xf2, 0x8b, 0x82};
constexpr float least_answer = 48; ///< pixels, at any text size
constexpr float least_text = 0.2F; ///< share of the room for text and question
constexpr float closer = 0.5F;     ///< share of the usual gap between answers where there is little room
constexpr float digit_box = 24, mark_box = 20;

/// Above and below the line over the question.
float line_gap(bool close) { return close ? 9 : 14; }

constexpr float between_pairs = 6;

/// In the panel, which may be narrow.
TextStyle style_of_reply(const Page& page, float width) {
    return {width < 225 * page.scale ? Size::body : Size::label, false, look::text};
}

} // namespace

/// Keeps the question in view. If there is room for all, it follows the text, and the reply follows the
/// answers; else it stays at the foot, and the text above it scrolls and ends with the reply.
void LessonPage::draw_asking(const Page& page, const Canvas& canvas, float room, float row) {
    const float gap = ImGui::GetStyle().ItemSpacing.y, width = ImGui::GetContentRegionAvail().x;
    const bool measured = asked_height_ > 0;
    is_close_ =
        !measured ||
        text_height_ + height_with_room(page, width) + height_of_replies(page, width) + row + 2 * gap > room;
    if (has_row()) room -= row;
    const float text = is_close_ ? std::max(room - asked_height_ - gap, least_text * room) : text_height_;
    draw_text(page, canvas, text);
    ImGui::BeginChild("ask", {0, is_close_ ? std::max(room - text - gap, 1.0F) : asked_height_}, false,
                      ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_NoScrollbar);
    draw_question(page, canvas);
    asked_height_ = ImGui::GetCursorPosY();
    if (ImGui::GetScrollY() < ImGui::GetScrollMaxY() - 1) draw_more_below(page);
    ImGui::EndChild();
    if (is_close_) return;
    ImGui::BeginChild("reply", {0, room - text - asked_height_ - 2 * gap}, false,
                      ImGuiWindowFlags_NavFlattened);
    draw_reply(page);
    ImGui::EndChild();
}

/// Height of the question as it is drawn where there is room for all, or a little more. If it were less than
/// what is drawn then, the page would change from picture to picture.
float LessonPage::height_with_room(const Page& page, float width) const {
    if (!is_close_) return asked_height_;
    const auto rounded = static_cast<float>(now().answers.size() + 4); // each part to a whole pixel
    return asked_height_ + rounded + (line_gap(false) - line_gap(true)) * page.scale +
           height_of_answers(page, width, Answers::apart) -
           height_of_answers(page, width, where_close(page, width));
}

/// With the gaps below them.
float LessonPage::height_of_answers(const Page& page, float width, Answers how) const {
    const float gap = (how == Answers::apart ? 1 : closer) * ImGui::GetStyle().ItemSpacing.y;
    float height = 0;
    for (std::size_t i = 0; i < now().answers.size(); i += how == Answers::in_pairs ? 2 : 1)
        height += shape_of_answer(page, width, i, how).height + gap;
    return height;
}

/// In pairs, if all fit half of the panel in one line, as cards and bids do.
LessonPage::Answers LessonPage::where_close(const Page& page, float width) const {
    if (now().answers.size() < 3) return Answers::close;
    for (std::size_t i = 0; i < now().answers.size(); ++i) {
        const AnswerShape shape = shape_of_answer(page, width, i, Answers::in_pairs);
        const ImFont& font = *page.fonts.of(shape.style.size, shape.style.bold);
        if (font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, shape.text.c_str()).x > shape.room)
            return Answers::close;
    }
    return Answers::in_pairs;
}

/// Height of the longest reply, so that nothing moves when one appears.
float LessonPage::height_of_replies(const Page& page, float width) const {
    const auto numbers = static_cast<int>(now().lit.size());
    const TextStyle style = style_of_reply(page, width);
    float most = 0;
    for (const Lines& reply : replies_) {
        float height = height_of_lesson_paragraph(page, "X", 0, style, width);
        for (const std::string& text : reply)
            height += height_of_lesson_paragraph(page, text, numbers, style, width) +
                      ImGui::GetStyle().ItemSpacing.y;
        most = std::max(most, height);
    }
    return most;
}

/// The reply to an answer, below its grade.
Lines LessonPage::lines_of(const teach::Reply& reply) const {
    const Face face = settings_.cards.face;
    Lines lines{shown(reply.text, face)};
    if (reply.grade == Grade::acceptable)
        lines.push_back(shown(teach::goes_on_with(*course_, now(), face), face));
    return lines;
}

std::string LessonPage::words_of_hint() const {
    return shown(teach::hint_in_words(*course_, now()), settings_.cards.face);
}

void LessonPage::draw_question(const Page& page, const Canvas& canvas) {
    if (now().answers.empty()) return;
    const float width = ImGui::GetContentRegionAvail().x;
    line_across(page, line_gap(is_close_));
    lesson_paragraph(page, said(now().ask), static_cast<int>(now().lit.size()),
                     {width < 225 * page.scale ? Size::label : Size::large, true, look::text}, width);
    const ImVec2 apart = ImGui::GetStyle().ItemSpacing;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {apart.x, (is_close_ ? closer : 1) * apart.y});
    const Answers how = is_close_ ? where_close(page, width) : Answers::apart;
    const float left = ImGui::GetCursorPosX();
    float top = 0; // of the row
    left_moves_ = false;
    for (std::size_t i = 0; i < now().answers.size(); ++i) {
        const AnswerShape shape = shape_of_answer(page, width, i, how);
        const bool second = how == Answers::in_pairs && i % 2 == 1;
        if (second)
            ImGui::SetCursorPos({left + width - shape.width, top});
        else
            top = ImGui::GetCursorPosY();
        if (draw_answer(page, canvas, i, shape, second)) answer(i);
    }
    ImGui::PopStyleVar();
}

LessonPage::AnswerShape LessonPage::shape_of_answer(const Page& page, float width, std::size_t place,
                                                    Answers how) const {
    const float s = page.scale;
    const Face face = settings_.cards.face;
    const bool close = how != Answers::apart;
    AnswerShape shape;
    shape.text = shown(teach::in_words(*course_, now().answers[place], face), face);
    shape.style = style_of_reply(page, width);
    shape.width = how == Answers::in_pairs ? (width - between_pairs * s) / 2 : width;
    shape.pad = (close ? 6 : 10) * s;
    shape.left = 2 * shape.pad + digit_box * s;
    shape.room = shape.width - shape.left - shape.pad - (how == Answers::in_pairs ? 0 : mark_box * s);
    shape.tall = height_of_lesson_paragraph(page, shape.text, 0, shape.style, shape.room);
    shape.height = std::max(least_answer, shape.tall + (close ? 10 : 18) * s);
    return shape;
}

/// A wide button with its digit; after the reply, marked right or wrong.
bool LessonPage::draw_answer(const Page& page, const Canvas& canvas, std::size_t place,
                             const AnswerShape& shape, bool second) {
    const float s = page.scale, box = digit_box * s, mark = mark_box * s;
    const auto& [text, style, width, height, pad, left, room, tall] = shape;
    const bool taken = reply_ && reply_->moves_on() && chosen_ == place, wrong = tried_[place];
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float below = ImGui::GetCursorPosY();
    ImGui::PushID(static_cast<int>(place));
    ImGui::PushStyleColor(ImGuiCol_Button, packed(answer_ground));
    ImGui::BeginDisabled(!may_answer());
    const bool pressed = ImGui::Button("##answer", {width, height});
    page.tabs.add();
    left_moves_ = left_moves_ || (second && ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
    ImGui::EndDisabled();
    ImGui::PopStyleColor();
    ImGui::PopID();
    const float next = ImGui::GetCursorPosY();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const bool faded = wrong || (!may_answer() && !taken);
    const Colour ink = faded ? look::quiet : look::text;
    const Rect digit{at.x + pad, at.y + (height - box) / 2, box, box};
    const Canvas on_panel = canvas.on(list);
    on_panel.outline(digit, faded ? look::faint : look::quiet, 5 * s, std::max(1.0F, 1.2F * s));
    const bool is_marked = taken || wrong, mark_beside = left + room + pad + mark / 2 < width;
    if (!is_marked || mark_beside)
        on_panel.text(digit, std::to_string(place + 1), {Size::body, true, ink}, Align::centre);
    ImGui::SetCursorScreenPos({at.x + left, at.y + (height - tall) / 2 + 0.14F * ImGui::GetFontSize()});
    lesson_paragraph(page, text, 0, {style.size, false, ink}, room);
    ImGui::SetCursorPosY(std::max(next, below));
    if (is_marked) {
        const Colour edge = taken ? good_green : wrong_red;
        on_panel.outline({at.x, at.y, width, height}, edge.faded(taken ? 1 : 0.6F), 8 * s, 1.6F * s);
        const Rect place_of_mark = mark_beside ? Rect{at.x + width - pad - mark, at.y, mark, height} : digit;
        on_panel.text(place_of_mark, taken ? "✓" : "×", {Size::label, true, edge}, Align::centre);
    }
    return pressed;
}

void LessonPage::draw_reply(const Page& page) {
    const float width = ImGui::GetContentRegionAvail().x;
    const auto numbers = static_cast<int>(now().lit.size());
    const TextStyle style = style_of_reply(page, width);
    const auto say = [&](const std::string& head, Colour colour, const Lines& lines) {
        lesson_paragraph(page, head, 0, {style.size, true, colour}, width);
        if (is_close_ && scroll_ > 0) { // the text may be long: it scrolls out of view
            --scroll_;
            ImGui::SetScrollHereY(0);
        }
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - 6 * page.scale);
        for (const std::string& text : lines) lesson_paragraph(page, text, numbers, style, width);
    };
    if (reply_)
        say(teach::in_words(reply_->grade), reply_->moves_on() ? good_green : wrong_red, lines_of(*reply_));
    else if (hinted_)
        say(tr("Hint"), look::gold, {words_of_hint()});
    else if (const HandAsked asked = hand_asked())
        small(page,
              asked.one ? tr("Or click the card in your hand.") : tr("Or click the cards in your hand."));
}

} // namespace roundhouse::window
