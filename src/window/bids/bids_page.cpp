#include "window/bids/bids_page.hpp"

#include "base/language.hpp"
#include "window/bids/bids_parts.hpp"
#include "window/paint/shown.hpp"

#include <cmath>

#include <imgui.h>

namespace roundhouse::window {

namespace {

/// From this width on margins are wider, at a scale of 1.
constexpr float wide_from = 1120;

float margin_of(const Page& page) { return (page.window.x / page.scale >= wide_from ? 40 : 20) * page.scale; }

/// Converts its card marks to letters and signs of that face.
void show_marks(present::BidsAndMelds& known, Face face) {
    for (present::CallLine& call : known.calls) call.said = shown(call.said, face);
    known.outcome = shown(known.outcome, face);
    known.taken = shown(known.taken, face);
}

} // namespace

BidsPage::BidsPage(present::BidsAndMelds known, CardSet deck, Face face)
    : known_(std::move(known)), deck_(std::move(deck)) {
    show_marks(known_, face);
    for (std::size_t i = 0; i < known_.calls.size(); ++i)
        if (known_.calls[i].contract) call_ = i; // the list and the key focus start there
}

std::unique_ptr<Leaf> bids_page(const TableModel& table) {
    if (!table.session.match().round) return nullptr;
    const View view = table.view();
    const Face face = table.settings.cards.face;
    return std::make_unique<BidsPage>(present::bids_and_melds(view, table.session.names(), face),
                                      table.session.rules().deck, face);
}

std::optional<CardsShown> BidsPage::cards(Point window, float) const {
    return CardsShown{deck_, most_card * window.x};
}

bool stop(const Page& page, const Canvas& canvas, const Rect& place, std::size_t number, std::size_t& at) {
    ImGui::SetCursorScreenPos({place.left, place.top});
    ImGui::PushID(static_cast<int>(number));
    const bool pressed = ImGui::InvisibleButton("##stop", {place.width, place.height});
    ImGui::PopID();
    const bool visible = ImGui::GetIO().NavVisible;
    if (ImGui::IsItemFocused() && visible) {
        at = number;
        canvas.outline(place.grown(2 * page.scale), look::gold, 9 * page.scale,
                       std::max(2.0F, 2 * page.scale));
    }
    if (number == at) page.tabs.add();
    return pressed;
}

Point begin_scrolled(const char* id, const Rect& place) {
    ImGui::SetCursorScreenPos({place.left, place.top});
    ImGui::BeginChild(id, {place.width, place.height}, false, ImGuiWindowFlags_NavFlattened);
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    return {corner.x, corner.y};
}

BidsPage::Places BidsPage::lay(const Page& page, float top) const {
    const float s = page.scale;
    Places places;
    places.margin = margin_of(page);
    places.gap = 12 * s;
    const float width = page.window.x - 2 * places.margin, bottom = page.window.y - 12 * s,
                low = height_of_tricks(page, known_);
    places.tricks = {places.margin, bottom - low, width, low};
    const float high = places.tricks.top - places.gap - top;
    const float calls = known_.has_calls ? std::min(0.37F * width, 480 * s) : 0;
    places.calls = {places.margin, top, calls, high};
    const float left = places.margin + (calls > 0 ? calls + places.gap : 0);
    places.melds = {left, top, places.margin + width - left, high};
    return places;
}

namespace {

std::string close_label() { return tr("Close") + "  B"; }

float width_of_close() {
    return ImGui::CalcTextSize(close_label().c_str()).x + 2 * ImGui::GetStyle().FramePadding.x;
}

} // namespace

/// The title, and which round of which game; returns its bottom.
float BidsPage::draw_heading(const Page& page, const Canvas& canvas) const {
    const float s = page.scale, margin = margin_of(page), top = 12 * s;
    const TextStyle title{Size::title, true}, about{Size::body, false, look::quiet};
    const float name = std::ceil(canvas.measure(known_.title, title).x) + 1,
                room = page.window.x - 2 * margin - width_of_close() - 12 * s;
    canvas.text({margin, top, std::min(name, room), 36 * s}, known_.title, title);
    const float beside = room - name - 16 * s;
    if (canvas.measure(known_.about, about).x <= beside) {
        canvas.text({margin + name + 16 * s, top + 5 * s, beside, 28 * s}, known_.about, about);
        return top + 46 * s;
    }
    const float high = canvas.height_of(known_.about, about, room);
    canvas.paragraph({margin, top + 36 * s, room, high + 2}, known_.about, about);
    return top + 36 * s + high + 8 * s;
}

bool BidsPage::draw_close(const Page& page, float margin) const {
    ImGui::SetCursorScreenPos({page.window.x - margin - width_of_close(), 12 * page.scale});
    return button(page, close_label());
}

LeafWish BidsPage::draw(const Page& page, const Canvas& below, const Input& input) {
    LeafWish wish;
    begin_sheet(page, "bids");
    const Canvas canvas = below.on(*ImGui::GetWindowDrawList());
    const Places places = lay(page, draw_heading(page, canvas));
    if (known_.has_calls) draw_calls(page, below, places.calls);
    draw_melds(page, below, places.melds);
    draw_tricks(page, below, places.tricks);
    wish.back = draw_close(page, places.margin) || input.typed(U'b');
    end_panel();
    return wish;
}

} // namespace roundhouse::window
