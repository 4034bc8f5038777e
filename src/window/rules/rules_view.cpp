#include "window/rules/rules_view.hpp"

#include "base/text.hpp"
#include "window/paint/packed.hpp"

#include <algorithm>

#include <imgui.h>

namespace roundhouse::window {

using present::RulesSection;

namespace {

/// The same rules without marks and examples, until the document is ready.
teach::Document document_without_examples(const RulebookPtr& rules, Face face) {
    teach::Document plain{rules, rules, present::rules_page(*rules, face), {}, {}};
    plain.usual = plain.page;
    return plain;
}

} // namespace

RulesView::RulesView(std::string variant, seating::Chosen options, RulebookPtr rules, TermUsers& users)
    : variant_(std::move(variant)), options_(std::move(options)), rules_(std::move(rules)), terms_(users) {}

bool RulesView::shows_cards() const {
    if (parts_.empty()) return false;
    const Part& part = parts_[static_cast<std::size_t>(chosen_)];
    if (part.kind == Part::Kind::cards || part.kind == Part::Kind::melds) return true;
    return std::any_of(document_.examples.begin(), document_.examples.end(), [&](const auto& one) {
        return std::find(part.of.begin(), part.of.end(), one.section) != part.of.end();
    });
}

bool RulesView::update() {
    if (!coming_.update()) return false;
    if (coming_.made() && coming_.made()->rules->digest == rules_->digest) {
        document_ = std::move(*coming_.made());
        words_ = teach::terms_used(document_);
    }
    return true;
}

/// Makes the document in the current language, with the ranks of those cards, unless that is done.
void RulesView::make(Face face) {
    const std::string& language = speaking().language.tag();
    if ((made_ && face == face_ && language == language_) || !coming_.at_rest()) return;
    made_ = true;
    face_ = face;
    language_ = language;
    const LanguageScope texts(speaking_of(rules_->texts));
    document_ = document_without_examples(rules_, face);
    words_ = teach::terms_used(document_);
    divide();
    coming_.begin([variant = variant_, options = options_, face] {
        const variants::Package package = seating::open_variant(variant);
        const LanguageScope texts_of_package(speaking_of(package.texts()));
        return teach::document(package, seating::rules_of(package, options), face);
    });
}

void RulesView::divide() {
    using Kind = Part::Kind;
    parts_.clear();
    parts_.push_back({tr("At a glance"), {}, Kind::glance});
    parts_.push_back({tr("Cards and deal"),
                      {RulesSection::cards, RulesSection::count, RulesSection::players, RulesSection::deal},
                      Kind::cards});
    for (const RulesSection section : {RulesSection::auction, RulesSection::kitty, RulesSection::trump,
                                       RulesSection::exchange, RulesSection::melds, RulesSection::play,
                                       RulesSection::exits, RulesSection::settlement, RulesSection::ending}) {
        const auto& rows = document_.page.rows;
        const bool melds = section == RulesSection::melds && !document_.page.melds.empty();
        if (melds ||
            std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.section == section; }))
            parts_.push_back({present::in_words(section), {section}, melds ? Kind::melds : Kind::rows});
    }
    if (!document_.page.options.empty()) parts_.push_back({tr("Options"), {}, Kind::options});
    if (!words_.empty()) parts_.push_back({tr("Words of the game"), {}, Kind::words});
    chosen_ = std::min(chosen_, sections() - 1);
}

void RulesView::choose(int section) {
    const int wanted = std::clamp(section, 0, std::max(sections() - 1, 0));
    if (wanted != chosen_) from_top_ = true;
    chosen_ = wanted;
}

bool RulesView::choose(RulesSection section) {
    for (int i = 0; i < sections(); ++i) {
        const auto& of = parts_[static_cast<std::size_t>(i)].of;
        if (std::find(of.begin(), of.end(), section) == of.end()) continue;
        choose(i);
        return true;
    }
    return false;
}

int RulesView::agreed_marks() const {
    int marks = 0;
    for (const teach::KeyFact& fact : teach::key_facts(document_)) marks += fact.agreed_otherwise ? 1 : 0;
    for (const auto& row : document_.page.rows) marks += teach::agreed_otherwise(document_, row) ? 1 : 0;
    for (const auto& row : document_.page.melds) marks += teach::agreed_otherwise(document_, row) ? 1 : 0;
    for (const auto& option : document_.page.options) marks += option.usual.empty() ? 0 : 1;
    return marks;
}

/// Scrolls through the text; at its end goes to the next section, at its start to the one before.
void RulesView::turn_page(int by) {
    const float at = ImGui::GetScrollY(), most = ImGui::GetScrollMaxY();
    if (by > 0 ? at < most - 1 : at > 1)
        ImGui::SetScrollY(at + static_cast<float>(by) * 0.85F * ImGui::GetWindowHeight());
    else
        choose(chosen_ + by);
}

void RulesView::draw(const Page& page, const Canvas& canvas, const Input& input, Face face,
                     const std::string& about) {
    make(face);
    const LanguageScope texts(speaking_of(rules_->texts));
    terms_.read(rules_, face);
    terms_.begin();
    const float s = page.scale, gap = 24 * s;
    const float height = ImGui::GetContentRegionAvail().y - foot_height(page);
    const float list = std::min(190 * s, 0.27F * ImGui::GetContentRegionAvail().x);
    ImGui::BeginChild("sections", {list, height}, false, ImGuiWindowFlags_NavFlattened);
    draw_list(page);
    ImGui::EndChild();
    ImGui::SameLine(0, gap);
    ImGui::BeginChild("section", {0, height}, false, ImGuiWindowFlags_NavFlattened);
    if (std::exchange(from_top_, false)) ImGui::SetScrollY(0);
    if (!ImGui::GetIO().WantTextInput && !terms_.opened())
        turn_ += (input.typed(U'n') ? 1 : 0) - (input.typed(U'p') ? 1 : 0);
    draw_part(page, canvas, about);
    if (const int by = std::exchange(turn_, 0)) turn_page(by);
    ImGui::EndChild();
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + 4 * s);
}

void RulesView::draw_list(const Page& page) {
    const float s = page.scale;
    int focused = 0;
    for (int i = 0; i < sections(); ++i) {
        const Part& part = parts_[static_cast<std::size_t>(i)];
        ImGui::PushID(i);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float room = ImGui::GetContentRegionAvail().x - 14 * s;
        const float height = ImGui::CalcTextSize(part.title.c_str(), nullptr, false, room).y + 8 * s;
        if (ImGui::Selectable("##section", i == chosen_, 0, {0, height})) choose(i);
        if (i == chosen_) page.tabs.add(); // arrows move through the list
        if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) {
            focused = i + 1;
            if (focused != focused_) choose(i);
        }
        ImDrawList& list = *ImGui::GetWindowDrawList();
        if (i == chosen_)
            list.AddRectFilled({at.x, at.y + 2 * s}, {at.x + 3 * s, at.y + height - 2 * s},
                               packed(look::gold), 2 * s);
        const ImFont& font = *page.fonts.of(Size::body, false);
        list.AddText(&font, font.FontSize, {at.x + 10 * s, at.y + 4 * s},
                     packed(i == chosen_ ? look::text : look::quiet), part.title.c_str(), nullptr, room);
        ImGui::PopID();
    }
    focused_ = focused;
}

void RulesView::draw_part(const Page& page, const Canvas& canvas, const std::string& about) {
    const Part& part = parts_[static_cast<std::size_t>(chosen_)];
    heading(page, part.title, Size::large);
    ImGui::Spacing();
    switch (part.kind) {
    case Part::Kind::glance: draw_glance(page, about); break;
    case Part::Kind::cards: draw_ranks(page, canvas); break;
    case Part::Kind::melds: draw_melds(page, canvas); break;
    case Part::Kind::options: draw_options(page, false); break;
    case Part::Kind::words: draw_words(page); break;
    case Part::Kind::rows: break;
    }
    draw_rows(page, part);
    draw_examples(page, canvas, part);
}

} // namespace roundhouse::window
