// The contents of the sections of the rules.

#include "base/text.hpp"
#include "present/cards.hpp"
#include "window/learn/card_rows.hpp"
#include "window/paint/packed.hpp"
#include "window/rules/rules_view.hpp"

#include <algorithm>
#include <cfloat>

#include <fmt/format.h>
#include <imgui.h>

namespace roundhouse::window {

using present::MeldRow;
using present::RulesRow;
using present::RulesSection;

namespace {

/// Marks a rule that this table changed.
constexpr const char* agreed_mark = "■ ";

std::string with_mark(const std::string& text, bool agreed_otherwise) {
    return (agreed_otherwise ? agreed_mark : "") + text;
}

float width_in(const Page& page, const std::string& text, Size size, bool bold) {
    const ImFont& font = *page.fonts.of(size, bold);
    return font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, text.c_str()).x;
}

} // namespace

void RulesView::draw_glance(const Page& page, const std::string& about) {
    if (!about.empty()) quiet(about);
    terms_.paragraph(page, document_.page.summary, look::text, Size::label);
    ImGui::Spacing();
    draw_facts(page);
    ImGui::Spacing();
    draw_options(page, true);
    small(page, tr("N and P turn the pages. T, or a click, explains an underlined word."));
}

/// The numbers people look up, in large type.
void RulesView::draw_facts(const Page& page) {
    const float s = page.scale;
    const auto columns = std::clamp(static_cast<int>(ImGui::GetContentRegionAvail().x / (150 * s)), 1, 3);
    if (!ImGui::BeginTable("facts", columns)) return;
    for (const teach::KeyFact& fact : teach::key_facts(document_)) {
        ImGui::TableNextColumn();
        heading(page, with_mark(std::to_string(fact.number), fact.agreed_otherwise), Size::title);
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - 8 * s);
        quiet(fact.what);
    }
    ImGui::EndTable();
}

void RulesView::draw_rows(const Page& page, const Part& part) {
    const RulesRow* before = nullptr;
    for (const RulesSection section : part.of)
        for (const RulesRow& row : document_.page.rows) {
            if (row.section != section || (section == RulesSection::cards)) continue;
            if (!(before && before->label == row.label) && row.label != part.title) {
                ImGui::Spacing();
                heading(page, row.label, Size::label);
            }
            before = &row;
            if (row.steps.size() < 2) {
                terms_.paragraph(page,
                                 with_mark(teach::prose(row.text), teach::agreed_otherwise(document_, row)));
                continue;
            }
            for (std::size_t i = 0; i < row.steps.size(); ++i) {
                ImGui::TextDisabled("%zu", i + 1);
                ImGui::SameLine(26 * page.scale);
                terms_.paragraph(page, with_mark(teach::prose(row.steps[i]),
                                                 teach::agreed_otherwise(document_, row, row.steps[i])));
            }
        }
}

/// The ranks as cards, with their points in tricks.
void RulesView::draw_ranks(const Page& page, const Canvas& canvas) {
    quiet(tr("From high to low, with their points in tricks:"));
    const float s = page.scale, width = 52 * s, gap = 12 * s;
    const Canvas on_panel = canvas.on(*ImGui::GetWindowDrawList());
    const ImVec2 at = ImGui::GetCursorScreenPos();
    float x = 0;
    for (const Rank rank : rules_->ranks) {
        on_panel.card(Card(rank, Suit::spades),
                      {{at.x + x + width / 2, at.y + width * card_aspect / 2}, width, 0});
        const int points = rules_->count.points[static_cast<std::size_t>(index(rank))];
        on_panel.text({at.x + x, at.y + width * card_aspect + 4 * s, width, 18 * s},
                      points ? std::to_string(points) : "–", {Size::label, true}, Align::centre);
        x += width + gap;
    }
    ImGui::Dummy({x, width * card_aspect + 26 * s});
}

void RulesView::draw_melds(const Page& page, const Canvas& canvas) {
    terms_.paragraph(page,
                     tr("Points for one, two, … of them; {} stands for trump.", present::mark(Suit::spades)),
                     look::quiet);
    std::vector<const MeldRule*> patterns;
    for (const MeldRule& rule : document_.rules->meld_rules) patterns.push_back(&rule);
    draw_meld_grid(page, canvas, "melds", document_.page.melds, patterns);
    if (document_.page.marks.empty()) return;
    ImGui::Spacing();
    quiet(tr("Marks, with what one, two, … of them are worth:"));
    patterns.clear();
    for (const MarkRule& rule : document_.rules->marks) patterns.push_back(&rule.pattern);
    draw_meld_grid(page, canvas, "marks", document_.page.marks, patterns);
}

void RulesView::draw_meld_grid(const Page& page, const Canvas& canvas, const char* id,
                               const std::vector<MeldRow>& rows,
                               const std::vector<const MeldRule*>& patterns) {
    const float s = page.scale;
    const auto columns = std::clamp(static_cast<int>(ImGui::GetContentRegionAvail().x / (190 * s)), 1, 4);
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, {8 * s, 7 * s});
    if (ImGui::BeginTable(id, columns, ImGuiTableFlags_SizingStretchSame)) {
        for (std::size_t i = 0; i < rows.size() && i < patterns.size(); ++i) {
            ImGui::TableNextColumn();
            draw_meld(page, canvas, rows[i], *patterns[i]);
        }
        ImGui::EndTable();
    }
    ImGui::PopStyleVar();
}

/// An example of its cards, with spades as trump; in words if there is none.
void RulesView::draw_meld(const Page& page, const Canvas& canvas, const MeldRow& row,
                          const MeldRule& pattern) {
    const float s = page.scale, width = 46 * s, room = ImGui::GetContentRegionAvail().x;
    const auto places = places_of(pattern, Suit::spades);
    if (places.empty())
        terms_.paragraph(page, row.cards, look::quiet);
    else
        row_of_cards(page, canvas, present::in_order(places.front()), width, room, 0.66F * width);
    const std::string name = with_mark(row.name, teach::agreed_otherwise(document_, row));
    const float points = width_in(page, row.points, Size::body, true);
    const bool beside = width_in(page, name, Size::body, false) + points + 12 * s < room;
    const float left = ImGui::GetCursorPosX();
    terms_.paragraph(page, name);
    if (beside) {
        ImGui::SameLine(0, 0);
        ImGui::SetCursorPosX(left + room - points);
    }
    ImGui::PushFont(page.fonts.of(Size::body, true));
    ImGui::PushStyleColor(ImGuiCol_Text, packed(look::gold));
    if (beside) // exactly as wide as the room: wrapped text would break
        ImGui::TextUnformatted(row.points.c_str());
    else
        paragraph(row.points);
    ImGui::PopStyleColor();
    ImGui::PopFont();
    if (!row.remark.empty()) terms_.paragraph(page, teach::prose(row.remark), look::quiet, Size::small);
}

void RulesView::draw_examples(const Page& page, const Canvas& canvas, const Part& part) {
    for (const teach::WorkedExample& one : document_.examples) {
        if (std::find(part.of.begin(), part.of.end(), one.section) == part.of.end()) continue;
        ImGui::Spacing();
        ImGui::Separator();
        ImGui::Spacing();
        small(page, tr("Worked example"));
        heading(page, one.heading, Size::label);
        terms_.paragraph(page, one.question);
        if (!one.trick.empty() || !one.hand.empty())
            trick_and_hand(page, canvas, one.trick, one.hand, 58 * page.scale, one.legal);
        terms_.paragraph(page, one.answer, look::text, Size::body, true);
    }
}

/// All options, or only those that were changed.
void RulesView::draw_options(const Page& page, bool changed_alone) {
    const auto& options = document_.page.options;
    const bool any =
        std::any_of(options.begin(), options.end(), [](const auto& option) { return !option.usual.empty(); });
    if (changed_alone && !any) {
        if (!options.empty()) quiet(tr("All rules are standard."));
        return;
    }
    if (changed_alone) heading(page, agreed_mark + tr("Agreed at our table"), Size::label);
    if (!begin_choices(page, changed_alone ? "changed" : "agreed")) return;
    for (const present::OptionRow& option : options) {
        const bool changed = !option.usual.empty();
        if (changed_alone && !changed) continue;
        begin_choice(page, with_mark(option.label, changed),
                     changed ? tr("default {}", option.usual) : std::string());
        if (!changed) // aligned with the words beside it
            ImGui::SetCursorPosY(ImGui::GetCursorPosY() + ImGui::GetStyle().FramePadding.y);
        heading(page, option.value, Size::body);
        end_choice();
    }
    end_choices();
    if (changed_alone) quiet(tr("All other rules are standard."));
}

void RulesView::draw_words(const Page& page) {
    quiet(tr("A click on a word shows an example, related words and who uses it."));
    const Terms& terms = present::terms_of(*document_.rules);
    for (const Term* const term : words_) {
        const present::ExplainedTerm told = present::explained(*term, terms);
        ImGui::Spacing();
        ImGui::PushID(told.name.c_str());
        ImGui::PushStyleColor(ImGuiCol_Header, 0U);
        ImGui::PushFont(page.fonts.of(Size::body, true));
        if (ImGui::Selectable(capital(told.name).c_str())) terms_.open(*term);
        page.tabs.add();
        ImGui::PopFont();
        ImGui::PopStyleColor();
        terms_.paragraph(page, told.text, look::quiet);
        ImGui::PopID();
    }
}

} // namespace roundhouse::window
