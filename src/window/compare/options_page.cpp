#include "window/compare/options_page.hpp"

#include "base/language.hpp"
#include "base/trouble.hpp"
#include "present/cards.hpp"
#include "window/pages/option_control.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <imgui.h>

namespace roundhouse::window {

namespace {

constexpr Point size_of_panel{1060, 700};
constexpr float side_by_side_from = 800; ///< the least width for two columns of choices

} // namespace

OptionsPage::OptionsPage(SetWanted a, SetWanted b, std::shared_ptr<SetsChosen> chosen)
    : sides_{opened(a), opened(b)}, chosen_(std::move(chosen)) {}

OptionsPage::Side OptionsPage::opened(const SetWanted& wanted) {
    Side side;
    side.variant = wanted.variant;
    try {
        side.package = seating::open_variant(wanted.variant);
        side.rules = seating::rules_of(*side.package, wanted.options);
        for (const AgreedOption& one : side.rules->options)
            if (wanted.options.contains(one.name)) side.options[one.name] = one.value;
    } catch (const Trouble& trouble) {
        side.trouble = trouble.what();
    }
    return side;
}

void OptionsPage::compile(Side& side) {
    auto rules = side.package->compile_values(side.options);
    side.trouble = rules ? "" : seating::findings_text(rules.error());
    if (rules) side.rules = *rules;
}

SetWanted OptionsPage::wanted(Which which) const {
    const Side& side = sides_[static_cast<std::size_t>(which)];
    SetWanted wanted{side.variant, {}};
    for (const auto& [name, value] : side.options) wanted.options[name] = to_string(value);
    return wanted;
}

bool OptionsPage::are_sound() const {
    return std::all_of(sides_.begin(), sides_.end(),
                       [](const Side& side) { return side.rules && side.trouble.empty(); });
}

void OptionsPage::draw_side(const Page& page, Which which) {
    Side& own = side(which);
    const Side& other = side(which == Which::a ? Which::b : Which::a);
    const char* const letter = which == Which::a ? "A" : "B";
    ImGui::PushID(letter);
    if (own.package && own.rules) {
        const LanguageScope texts(speaking_of(own.package->texts())); // options are in the package's words
        heading(page, fmt::format("{}: {}", letter, present::in_words(own.package->title())), Size::large);
        const auto& options = own.package->options();
        if (own.rules->options.empty()) quiet(tr("This game has no options."));
        if (begin_choices(page, "options", room_for_values(page, own.rules->options))) {
            if (draw_options(page, options, own.rules->options, own.options)) compile(own);
            end_choices();
        }
    } else {
        heading(page, fmt::format("{}: {}", letter, own.variant), Size::large);
    }
    if (!own.trouble.empty()) fault(own.trouble);
    if (!own.options.empty() && button(page, tr("Back to the standard rules"))) {
        own.options.clear();
        compile(own);
    }
    if (other.variant != own.variant && other.rules) {
        const std::string label = which == Which::a ? tr("Same game as B") : tr("Same game as A");
        if (button(page, label)) own = other;
    }
    ImGui::PopID();
}

LeafWish OptionsPage::draw_buttons(const Page& page) {
    LeafWish wish;
    if (button(page, tr("Cancel") + "  Esc")) wish.back = true;
    const std::string label = tr("Compare");
    at_right(page, label);
    if (!main_button(page, label, OnEnter::press_from_else, are_sound())) return wish;
    chosen_->sets = std::array{wanted(Which::a), wanted(Which::b)};
    wish.back = true;
    return wish;
}

LeafWish OptionsPage::draw(const Page& page, const Canvas& /*canvas*/, const Input& /*input*/) {
    begin_panel(page, "compare options", size_of_panel);
    heading(page, tr("Options of both rule sets"));
    begin_body(page, "both");
    const bool beside = ImGui::GetContentRegionAvail().x >= side_by_side_from * page.scale;
    if (ImGui::BeginTable("sides", beside ? 2 : 1, ImGuiTableFlags_BordersInnerV)) {
        for (const Which which : {Which::a, Which::b}) {
            ImGui::TableNextColumn();
            draw_side(page, which);
        }
        ImGui::EndTable();
    }
    end_body(page);
    LeafWish wish = draw_buttons(page);
    end_panel();
    return wish;
}

} // namespace roundhouse::window
