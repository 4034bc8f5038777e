// The workshop's right column: what the hand on the table comes to under the saved rules, and what it was
// before.

#include "base/language.hpp"
#include "present/cards.hpp"
#include "window/learn/card_rows.hpp"
#include "window/paint/packed.hpp"
#include "window/paint/shown.hpp"
#include "window/workshop/workshop_page.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <imgui.h>

namespace roundhouse::window {

namespace {

constexpr float hand_card = 46, widest_step = 0.62F;
constexpr Colour lit_up{0x74, 0x5c, 0x22};

std::string was(int now, int before) { return now == before ? tr("as before") : tr("was {}", before); }

/// A suit, what the hand melds with it as trump, and what it melded before.
void draw_tile(const Page& page, const Canvas& canvas, const teach::MeldsWith& one, float width, bool best,
               bool lit) {
    const float s = page.scale;
    const ImFont& large = *page.fonts.of(Size::label, true);
    const ImFont& small_font = *page.fonts.of(Size::small, false);
    const float height = large.FontSize + small_font.FontSize + 18 * s;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Canvas here = canvas.on(*ImGui::GetWindowDrawList());
    const Rect tile{at.x, at.y, width, height};
    here.fill(tile, lit ? lit_up : look::button, 8 * s);
    if (best) here.outline(tile, look::gold, 8 * s, 2 * s);
    here.sign(one.trump, {at.x + 8 * s, at.y + 8 * s, large.FontSize, large.FontSize});
    here.text({at.x, at.y + 6 * s, width - 10 * s, large.FontSize + 2 * s}, std::to_string(one.now),
              {Size::label, true}, Align::right);
    const TextStyle below{Size::small, false, one.now == one.before ? look::quiet : look::gold};
    here.text({at.x, at.y + large.FontSize + 9 * s, width - 10 * s, small_font.FontSize + 2 * s},
              was(one.now, one.before), below, Align::right);
    ImGui::Dummy({width, height});
}

template<class IsLit>
void draw_melds(const Page& page, const Canvas& canvas, const std::vector<teach::MeldsWith>& melds,
                IsLit is_lit) {
    heading(page, tr("Melds"), Size::label);
    const auto best = std::max_element(
        melds.begin(), melds.end(), [](const auto& one, const auto& other) { return one.now < other.now; });
    const float between = 6 * page.scale;
    const float width = (ImGui::GetContentRegionAvail().x - 3 * between) / 4;
    for (std::size_t i = 0; i < melds.size(); ++i) {
        if (i > 0) ImGui::SameLine(0, between);
        draw_tile(page, canvas, melds[i], width, &melds[i] == &*best, is_lit(melds[i]));
    }
    small(page, best->names.empty() ? tr("no meld in any suit") : best->names);
}

/// Highlights the next line, which shows this text.
void light_behind(const Page& page, const std::string& text, Size size) {
    const ImFont& font = *page.fonts.of(size, true);
    const float width = font.CalcTextSizeA(font.FontSize, 10'000, 0, text.c_str()).x, edge = 4 * page.scale;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::GetWindowDrawList()->AddRectFilled(
        {at.x - edge, at.y - edge}, {at.x + width + edge, at.y + font.FontSize + edge}, packed(lit_up), edge);
}

} // namespace

std::optional<int> WorkshopPage::melds_before(Suit trump) const {
    if (!answers_before_) return {};
    for (const teach::MeldsWith& one : answers_before_->melds)
        if (one.trump == trump) return one.now;
    return {};
}

std::optional<int> WorkshopPage::settled_before(std::size_t count) const {
    if (!answers_before_ || count >= answers_before_->settled.size()) return {};
    return answers_before_->settled[count].now;
}

void WorkshopPage::draw_position(const Page& page, const Canvas& canvas) {
    heading(page, tr("This position"), Size::label);
    if (!table_) return quiet(tr("No hand is shown here."));
    if (!position_.trouble().empty()) return fault(position_.trouble());
    const teach::PositionAnswers* const answers = position();
    if (!answers) return quiet(tr("Working it out …"));
    const float s = page.scale;
    if (!answers->hand.empty()) {
        small(page, tr("Round {0}, trick {1}", answers->round, answers->trick));
        const std::vector<Card> hand = present::in_order(answers->hand);
        row_of_cards(page, canvas, hand, hand_card * s, ImGui::GetContentRegionAvail().x,
                     widest_step * hand_card * s);
        draw_melds(page, canvas, answers->melds,
                   [&](const teach::MeldsWith& one) { return is_lit(melds_before(one.trump), one.now); });
        if (answers->legal) draw_legal(page, canvas, *answers->legal);
    }
    if (!answers->settled.empty()) draw_settlement(page, *answers);
    if (!answers->trouble.empty()) fault(answers->trouble);
}

void WorkshopPage::draw_legal(const Page& page, const Canvas& canvas, const teach::LegalCards& legal) {
    const float s = page.scale, width = hand_card * s;
    ImGui::Separator();
    heading(page, tr("Legal cards"), Size::label);
    if (!legal.trick.empty()) {
        small(page, tr("on"));
        ImGui::SameLine();
        row_of_cards(page, canvas, legal.trick, 0.7F * width, 200 * s, 0.75F * width);
    }
    const std::vector<Card> cards = present::in_order(legal.now);
    row_of_cards(page, canvas, cards, width, ImGui::GetContentRegionAvail().x, widest_step * width);
    if (legal.now == legal.before) {
        small(page, tr("as before"));
    } else {
        small(page, tr("before"));
        row_of_cards(page, canvas, present::in_order(legal.before), 0.7F * width,
                     ImGui::GetContentRegionAvail().x, widest_step * width);
    }
    if (!legal.why.empty()) paragraph(shown(legal.why, saved_.face));
}

void WorkshopPage::draw_settlement(const Page& page, const teach::PositionAnswers& answers) {
    ImGui::Separator();
    heading(page, !answers.bid ? tr("Settlement") : tr("Settlement, bid {}", *answers.bid), Size::label);
    const int last = static_cast<int>(answers.settled.size()) - 1;
    if (count_ < 0 || count_ > last) count_ = static_cast<int>(answers.likely);
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
    ImGui::SliderInt("##count", &count_, 0, last, "");
    step_by_keys(count_, 0, last);
    page.tabs.add();
    const teach::SettledWith& at = answers.settled[static_cast<std::size_t>(count_)];
    quiet(tr("{} in tricks", at.count));
    ImGui::SameLine();
    if (is_lit(settled_before(static_cast<std::size_t>(count_)), at.now))
        light_behind(page, present::points_against(at.now), Size::label);
    heading(page, present::points_against(at.now), Size::label);
    ImGui::SameLine();
    small(page, at.now == at.before ? tr("as before") : tr("was {}", present::points_against(at.before)));
    if (!at.lines.empty()) small(page, at.lines);
    if (answers.makes) small(page, tr("{} in tricks make it", answers.settled[*answers.makes].count));
    if (answers.bid && !answers.makes && answers.settled.back().now < 0)
        small(page, tr("even all the tricks are not enough"));
    if (answers.supposed) small(page, tr("as if you had it for the least bid, with your own melds"));
}

} // namespace roundhouse::window
