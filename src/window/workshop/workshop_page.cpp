#include "window/workshop/workshop_page.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "present/cards.hpp"
#include "window/platform/editor.hpp"

#include <SFML/Window/Keyboard.hpp>
#include <imgui.h>

namespace roundhouse::window {

namespace {

/// In a narrower window the columns become tabs.
constexpr float three_columns_from = 1040;
constexpr float left_column = 276, right_column = 426, gap = 12, bar_height = 58, prints_height = 116;
/// From here on the package's text has room, too.
constexpr float source_from = 1600, window_for_source = 1920, text_beside_source = 0.75F;
constexpr float card_width = 56;
constexpr double lit_for = 1; // seconds

float width_of_button(const std::string& label) {
    return ImGui::CalcTextSize(label.c_str()).x + 2 * ImGui::GetStyle().FramePadding.x;
}

} // namespace

WorkshopPage::WorkshopPage(const Saved& saved, std::optional<AtTable> table)
    : saved_(saved), table_(std::move(table)) {}

const variants::Findings& WorkshopPage::findings() const {
    static const variants::Findings none;
    return saved_.look ? saved_.look->findings : none;
}

/// Evaluates the position again after every sound save.
bool WorkshopPage::update(double now) {
    const bool was_lit = lights_up();
    now_ = now;
    const bool went_out = was_lit && !lights_up();
    const bool sound = saved_.look && saved_.look->sound();
    if (table_ && sound && answered_ != saved_.look->rules && position_.at_rest()) {
        answered_ = saved_.look->rules;
        position_.begin([table = *table_, rules = answered_, face = saved_.face] {
            return teach::answers_for(table.match, table.viewer, *rules, face);
        });
    }
    if (!position_.update()) return went_out;
    // The old answers stay until there are new ones, so that nothing jumps.
    if (position_.made()) {
        answers_before_ = std::exchange(answers_, std::exchange(position_.made(), std::nullopt));
        if (answers_before_) lit_until_ = now + lit_for;
    }
    return true;
}

/// A large window shows more, in slightly smaller letters.
std::optional<CardsShown> WorkshopPage::cards(Point window, float scale) const {
    const bool has_source =
        window.x >= window_for_source && window.x >= source_from * scale * text_beside_source;
    const float text = has_source ? text_beside_source : 1;
    return CardsShown{table_ ? table_->match.rules->deck : CardSet{}, card_width * scale * text, text};
}

void WorkshopPage::edit(const variants::Place& place) {
    std::filesystem::path file = place.file;
    int line = place.line;
    std::error_code unknown;
    if (!std::filesystem::is_regular_file(file, unknown)) {
        file = saved_.file;
        line = 0;
    }
    trouble_ = open_editor(file, line)
                   ? ""
                   : tr("No editor could be opened: set VISUAL to one that has a window of its own.");
}

variants::Place WorkshopPage::chosen_place() const {
    if (chosen_ < findings().size()) return {findings()[chosen_].file, findings()[chosen_].line};
    for (const teach::OutlineSection& one : outline().sections)
        if (section_ == one.section) return one.place;
    return {};
}

void WorkshopPage::edit_chosen() { edit(chosen_place()); }

void WorkshopPage::take_keys(const Input& input) {
    if (ImGui::IsKeyPressed(sf::Keyboard::F8, false) && !findings().empty()) {
        chosen_ = (chosen_ + 1) % findings().size();
        tab_ = Tab::changes;
        scroll_ = true;
    }
    if (input.typed(U'e')) edit_chosen();
    constexpr std::array<char32_t, 3> tabs{U'1', U'2', U'3'};
    for (std::size_t i = 0; i < tabs.size(); ++i)
        if (input.typed(tabs[i])) tab_ = static_cast<Tab>(i);
}

void WorkshopPage::draw_head(const Page& page, const Rect& place, LeafWish& wish) {
    ImGui::SetCursorScreenPos({place.left, place.top});
    ImGui::BeginGroup();
    heading(page, tr("Workshop"));
    ImGui::EndGroup();
    const float s = page.scale;
    const std::string edit_label = tr("Open in the editor") + "  E", back = tr("Back") + "  Esc";
    const float buttons =
        width_of_button(edit_label) + width_of_button(back) + ImGui::GetStyle().ItemSpacing.x;
    const float from = ImGui::GetItemRectMax().x + 16 * s, until = place.right() - buttons - 12 * s;
    if (until - from > 120 * s) {
        const bool sound = saved_.look && saved_.look->sound();
        const RulebookPtr& rules = sound ? saved_.look->rules : saved_.played;
        const std::string title = rules ? present::in_words(rules->title) : saved_.variant;
        const std::string made =
            outline().parent.empty() ? title : tr("{0}, made from {1}", title, outline().parent);
        ImGui::SetCursorScreenPos({from, place.top + 10 * s});
        ImGui::PushTextWrapPos(until - ImGui::GetWindowPos().x);
        quiet(made);
        ImGui::PopTextWrapPos();
    }
    ImGui::SetCursorScreenPos({place.right() - buttons, place.top + 2 * s});
    if (button(page, edit_label)) edit_chosen();
    ImGui::SameLine();
    if (button(page, back)) wish.back = true;
}

/// The state in words, with buttons for the two ways on; for an error, with a button to its line.
SavedWish WorkshopPage::draw_bar(const Page& page, const Rect& place) {
    SavedWish way = saved_keys(saved_);
    begin_part(page, "bar", place);
    const float s = page.scale;
    const bool wide = page.window.x / s >= three_columns_from;
    if (wide) // vertically centred
        ImGui::SetCursorPosY((place.height - page.fonts.of(Size::label, true)->FontSize) / 2);
    ImGui::BeginGroup();
    heading(page, saved_heading(saved_), Size::label);
    ImGui::EndGroup();
    const bool wrong = saved_.look && !saved_.look->sound() && !findings().empty();
    const std::string words = trouble_.empty() ? saved_words(saved_) : trouble_;
    if (wide) ImGui::SameLine(0, 14 * s);
    if (trouble_.empty())
        quiet(words);
    else
        fault(words);
    if (wrong) {
        const std::string label = findings().front().line > 0 ? tr("Edit line {}", findings().front().line)
                                                              : tr("Open in the editor");
        at_right(page, label, !wide);
        if (wide) ImGui::SetCursorPosY((place.height - ImGui::GetFrameHeight()) / 2);
        if (main_button(page, label, OnEnter::nothing))
            edit({findings().front().file, findings().front().line});
    } else if (saved_.offers()) {
        if (wide) {
            const float both = 1.2F * width_of_button(tr("Play this deal again") + "  F5") +
                               width_of_button(tr("From the next deal") + "  F6") +
                               ImGui::GetStyle().ItemSpacing.x;
            ImGui::SameLine();
            ImGui::SetCursorPos(
                {ImGui::GetWindowContentRegionMax().x - both, (place.height - ImGui::GetFrameHeight()) / 2});
        }
        if (const SavedWish pressed = draw_ways_on(page, saved_); pressed != SavedWish::none) way = pressed;
    }
    end_part();
    return way;
}

void WorkshopPage::draw_columns(const Page& page, const Canvas& canvas, const Rect& place) {
    const float s = page.scale, between = gap * s;
    const float left = left_column * s, right = right_column * s, low = prints_height * s;
    const float middle = place.width - left - right - 2 * between, high = place.height - low - between;
    begin_part(page, "package", {place.left, place.top, left, place.height});
    draw_package(page);
    end_part();
    const bool has_source = page.window.x / s >= source_from;
    const float changes = has_source ? (middle - between) / 2 : middle;
    const float from = place.left + left + between;
    if (has_source) {
        begin_part(page, "source", {from, place.top, changes, high});
        draw_source(page);
        end_part();
    }
    begin_part(page, "changes", {from + middle - changes, place.top, changes, high});
    draw_middle(page);
    end_part();
    begin_part(page, "position", {place.right() - right, place.top, right, high});
    draw_position(page, canvas);
    end_part();
    begin_part(page, "prints",
               {place.left + left + between, place.top + high + between, place.width - left - between, low});
    draw_prints(page);
    end_part();
}

/// One column at a time, and below it what was printed.
void WorkshopPage::draw_tabs(const Page& page, const Canvas& canvas, const Rect& place) {
    const float s = page.scale, between = gap * s;
    const std::array<std::string, 3> names{tr("Package"), tr("Changes and findings"), tr("This position")};
    Point next{place.left, place.top};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string label = std::to_string(i + 1) + "  " + names[i];
        const float width = width_of_button(label);
        if (i > 0 && next.x + width > place.right()) // two rows if letters are large
            next = {place.left, next.y + ImGui::GetFrameHeightWithSpacing()};
        ImGui::SetCursorScreenPos({next.x, next.y});
        const bool is_open = tab_ == static_cast<Tab>(i);
        if (is_open) ImGui::PushStyleColor(ImGuiCol_Button, ImGui::GetStyleColorVec4(ImGuiCol_ButtonActive));
        if (button(page, label)) tab_ = static_cast<Tab>(i);
        if (is_open) ImGui::PopStyleColor();
        next.x += width + ImGui::GetStyle().ItemSpacing.x;
    }
    const float top = ImGui::GetItemRectMax().y + between;
    begin_part(page, "tab", {place.left, top, place.width, place.bottom() - top});
    switch (tab_) {
    case Tab::package:
        draw_package(page);
        ImGui::Spacing();
        draw_prints(page);
        break;
    case Tab::changes: draw_middle(page); break;
    case Tab::position: draw_position(page, canvas); break;
    }
    end_part();
}

LeafWish WorkshopPage::draw(const Page& page, const Canvas& canvas, const Input& input) {
    LeafWish wish;
    if (saved_.look && number_ != saved_.look->number) {
        number_ = saved_.look->number;
        chosen_ = 0;
        count_ = -1;
    }
    take_keys(input);
    begin_sheet(page, "workshop");
    const float s = page.scale;
    const bool wide = page.window.x / s >= three_columns_from;
    const float margin = (wide ? 40 : 16) * s, inside = page.window.x - 2 * margin;
    draw_head(page, {margin, 14 * s, inside, 40 * s}, wish);
    // In a narrow window the bar's words are above its buttons.
    const float line = page.fonts.of(Size::label, true)->FontSize + 2 * ImGui::GetStyle().FramePadding.y;
    const float bar = wide ? std::max(bar_height * s, line + 24 * s) : 2 * line + 44 * s;
    const float top = 14 * s + std::max(46 * s, line + 8 * s);
    const SavedWish way = draw_bar(page, {margin, top, inside, bar});
    const float below = top + bar + gap * s;
    const Rect rest{margin, below, inside, page.window.y - below - 14 * s};
    if (wide)
        draw_columns(page, canvas, rest);
    else
        draw_tabs(page, canvas, rest);
    scroll_ = false;
    end_panel();
    wish.options = std::exchange(wished_, std::nullopt);
    if (way == SavedWish::this_deal) wish.new_rules = seating::From::this_deal;
    if (way == SavedWish::next_deal) wish.new_rules = seating::From::next_deal;
    return wish;
}

} // namespace roundhouse::window
