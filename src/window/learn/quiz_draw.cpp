// How the quiz looks.

#include "base/language.hpp"
#include "store/quiz_progress.hpp"
#include "teach/quiz/quiz_words.hpp"
#include "window/learn/card_rows.hpp"
#include "window/learn/quiz_page.hpp"
#include "window/paint/packed.hpp"
#include "window/paint/shown.hpp"

#include <algorithm>
#include <cfloat>

#include <imgui.h>

namespace roundhouse::window {

using teach::Topic;

namespace {

constexpr Colour right_green{0x7f, 0xd1, 0x8c};
constexpr int segments = 10;

/// One segment for each question: right, wrong, current, to come.
void draw_segments(const Page& page, const std::vector<bool>& marks, bool asks) {
    const float s = page.scale, gap = 4 * s, whole = ImGui::GetContentRegionAvail().x;
    const float width = (whole - gap * (segments - 1)) / segments, height = 6 * s;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (int i = 0; i < segments; ++i) {
        const ImVec2 from{at.x + static_cast<float>(i) * (width + gap), at.y};
        const ImVec2 to{from.x + width, from.y + height};
        const auto place = static_cast<std::size_t>(i);
        if (place < marks.size() && !marks[place]) // hollow, to be told apart without colour
            list.AddRect(from, to, packed(look::red), 3 * s, 0, 1.5F * s);
        else
            list.AddRectFilled(from, to,
                               packed(place < marks.size()            ? right_green
                                      : place == marks.size() && asks ? look::gold
                                                                      : look::button),
                               3 * s);
    }
    ImGui::Dummy({whole, height + 4 * s});
}

std::string level_dots(int level) {
    std::string dots;
    for (int i = 1; i <= teach::hardest_level; ++i) dots += i <= level ? "●" : "○";
    return dots;
}

} // namespace

void QuizPage::draw_heading(const Page& page) {
    heading(page, title_.empty() ? tr("Quiz") : tr("Quiz: {}", title_));
    if (stage_ == Stage::opening || stage_ == Stage::topics) return;
    const bool asks = stage_ == Stage::question;
    draw_segments(page, marks_, asks);
    if (question_) quiet(teach::heading_of(*question_, number_, segments));
}

/// Above the scrolling part: stays in view while the explanation is read.
void QuizPage::draw_asked(const Page& page) {
    if (!question_) return;
    terms_.paragraph(page, question_->text, look::text, Size::label);
    ImGui::Spacing();
}

void QuizPage::draw_topics(const Page& page) {
    paragraph(tr("Ten questions about these rules. With each right answer they get harder."));
    ImGui::Spacing();
    heading(page, tr("Which topic?"), Size::label);
    if (!begin_choices(page, "topics", 150)) return;
    const auto offer = [&](const std::string& label, const std::string& about, std::optional<Topic> topic) {
        begin_choice(page, label, about);
        const bool pressed =
            topic ? ImGui::Button(tr("Ask me").c_str(), {-FLT_MIN, 0}) : wide_main_button(page, tr("Ask me"));
        if (topic) page.tabs.add();
        if (pressed) begin(topic);
        end_choice();
    };
    offer(tr("A bit of everything"), "", {});
    for (const Topic topic : all_) {
        const auto kept = kept_.find(topic);
        const bool fresh = kept == kept_.end() || kept->second.asked == 0;
        offer(in_words(topic),
              fresh ? tr("not asked yet")
                    : tr("{} of {} right, level {}", kept->second.right, kept->second.asked,
                         kept->second.level),
              topic);
    }
    end_choices();
}

void QuizPage::draw_question(const Page& page, const Canvas& canvas, const Input& input) {
    if (!question_) {
        quiet(tr("The next question is coming …"));
        return;
    }
    const float s = page.scale;
    if (!question_->trick.empty() || !question_->hand.empty())
        trick_and_hand(page, canvas, question_->trick, question_->hand,
                       std::min(62 * s, 0.1F * page.window.y)); // so that the answers are in view, too
    ImGui::Spacing();
    draw_choices(page, input);
    if (stage_ == Stage::answered) draw_verdict(page);
}

void QuizPage::draw_choices(const Page& page, const Input& input) {
    const bool open = stage_ == Stage::question && !terms_.opened();
    std::optional<std::size_t> taken;
    for (std::size_t i = 0; i < question_->choices.size(); ++i) {
        if (draw_choice(page, i)) taken = i;
        if (open && input.typed(U'1' + static_cast<char32_t>(i))) taken = i;
    }
    if (open && taken) answer(*taken);
}

/// A wide button with its digit; after the answer, marked right or chosen.
bool QuizPage::draw_choice(const Page& page, std::size_t place) {
    const float s = page.scale, width = ImGui::GetContentRegionAvail().x, pad = 12 * s, digit = 34 * s;
    const std::string text = shown(question_->choices[place].text, face_);
    const ImFont& font = *page.fonts.of(Size::label, false);
    const ImFont& bold = *page.fonts.of(Size::label, true);
    const float room = width - digit - 2 * pad - 30 * s;
    const float height =
        std::max(font.CalcTextSizeA(font.FontSize, FLT_MAX, room, text.c_str()).y + 14 * s, 38 * s);
    const bool done = stage_ == Stage::answered, right = place == question_->right,
               chosen = done && place == chosen_;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::PushID(static_cast<int>(place));
    ImGui::BeginDisabled(done);
    const bool pressed = ImGui::Button("##choice", {width, height});
    page.tabs.add();
    ImGui::EndDisabled();
    ImGui::PopID();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float inside = (height - font.FontSize) / 2;
    const Colour colour = done && !right && !chosen ? look::quiet : look::text;
    const std::string number = std::to_string(place + 1);
    list.AddText(&bold, bold.FontSize, {at.x + pad, at.y + inside}, packed(look::gold), number.c_str());
    list.AddText(&font, font.FontSize,
                 {at.x + digit, at.y + 7 * s + std::max((38 * s - 14 * s - font.FontSize) / 2, 0.0F)},
                 packed(colour), text.c_str(), nullptr, room);
    if (!done || !(right || chosen)) return pressed;
    const Colour edge = right ? right_green : look::red;
    list.AddRect(at, {at.x + width, at.y + height}, packed(edge), 8 * s, 0, 2 * s);
    list.AddText(&bold, bold.FontSize, {at.x + width - pad - 16 * s, at.y + inside}, packed(edge),
                 right ? "✓" : "×");
    return pressed;
}

void QuizPage::draw_verdict(const Page& page) {
    const bool right = chosen_ == question_->right;
    ImGui::Spacing();
    ImGui::PushStyleColor(ImGuiCol_Text, packed(right ? right_green : look::red));
    heading(page, right ? tr("Right.") : tr("Wrong."), Size::label);
    ImGui::PopStyleColor();
    // The chosen and the right answer are marked above; often both texts give the deciding rule.
    const std::string& why = question_->choices[chosen_].why;
    if (question_->explanation.find(why) == std::string::npos) terms_.paragraph(page, why);
    terms_.paragraph(page, question_->explanation);
    if (std::exchange(scroll_, false)) ImGui::SetScrollHereY(1);
}

void QuizPage::draw_summary(const Page& page) {
    if (now_.empty()) return quiet(teach::none_answered_in_words());
    const auto right = std::count(marks_.begin(), marks_.end(), true);
    heading(page, tr("{} of {} right", right, marks_.size()), Size::large);
    ImGui::Spacing();
    if (!ImGui::BeginTable("standings", 4, ImGuiTableFlags_BordersInnerH | ImGuiTableFlags_SizingStretchProp))
        return;
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch, 2);
    for (int i = 0; i < 3; ++i) ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch, 1);
    for (const std::string& text : {tr("Topic"), tr("Now"), tr("In all"), tr("Level")}) {
        ImGui::TableNextColumn();
        quiet(text);
    }
    for (const auto& [topic, standing] : now_) {
        const teach::QuizStanding& all = kept_.at(topic);
        for (const std::string& text : {in_words(topic), tr("{} of {}", standing.right, standing.asked),
                                        tr("{} of {}", all.right, all.asked), level_dots(all.level)}) {
            ImGui::TableNextColumn();
            paragraph(text);
        }
    }
    ImGui::EndTable();
    ImGui::Spacing();
    if (wanted_.progress.empty()) return;
    if (written_)
        quiet(tr("Your results are kept; the next quiz goes on from there."));
    else
        fault(tr("Your results could not be saved."));
}

std::string QuizPage::label_on() const {
    if (stage_ == Stage::summary) return tr("Ten more");
    return static_cast<int>(marks_.size()) < segments ? tr("Next question") : tr("How it went");
}

void QuizPage::draw_foot(const Page& page, LeafWish& wish) {
    if (button(page, tr("Back to the lobby"))) wish.back = true;
    if (stage_ != Stage::answered && stage_ != Stage::summary) return;
    const std::string label = label_on();
    at_right(page, label);
    const OnEnter enter = terms_.opened() ? OnEnter::nothing : OnEnter::press;
    if (!main_button(page, label, enter)) return;
    if (stage_ == Stage::answered)
        go_on();
    else
        stage_ = Stage::topics;
}

} // namespace roundhouse::window
