// The pages of plain panels: rules, menu, settings, help, the games that are kept.

#include "table/app.hpp"
#include "teach/explain.hpp"

#include <cfloat>
#include <cmath>

#include <imgui.h>
#include <imgui_stdlib.h>

namespace roundhouse::table {

namespace {

/// A line of the rules' page: what lies more than a blank apart stands in columns.
void rules_line(const Page& page, const std::string& line) {
    constexpr std::array<float, 4> columns{0, 150, 340, 560};
    std::size_t column = line.starts_with(' ') ? 1 : 0, at = line.find_first_not_of(' ');
    bool first = true;
    while (at < line.size() && column < columns.size()) {
        const std::size_t gap =
            column == 0 && line.find("  ", at) > 14 ? std::string::npos : line.find("  ", at);
        const std::string part = line.substr(at, gap == std::string::npos ? gap : gap - at);
        if (!first) ImGui::SameLine();
        if (column) ImGui::SetCursorPosX(columns[column] * page.scale);
        if (column == 0 && gap == std::string::npos) {
            ImGui::Spacing();
            heading(page, part, Size::label);
        } else if (first && gap != std::string::npos) {
            quiet(part);
        } else {
            paragraph(part);
        }
        first = false;
        ++column;
        at = line.find_first_not_of(' ', gap);
    }
}

void agreed_options(const Page& page, const Rulebook& rules) {
    ImGui::Spacing();
    heading(page, phrase("Options agreed:"), Size::label);
    if (!begin_choices(page, "agreed")) return;
    for (const AgreedOption& option : rules.options) {
        const bool usual = option.value == option.standard;
        begin_choice(page, in_words(option.label),
                     usual ? "" : phrase("usually {}", option_in_words(option.standard)));
        if (usual) // as high as the words beside it
            ImGui::SetCursorPosY(ImGui::GetCursorPosY() + ImGui::GetStyle().FramePadding.y);
        heading(page, option_in_words(option.value), Size::body);
        end_choice();
    }
    end_choices();
}

} // namespace

void App::draw_rules(const Page& page, bool first) {
    const Rulebook& rules = session_->rules();
    begin_panel(page, "rules", {900, 760});
    heading(page, rules.title.in(words_.language()));
    quiet(words_(first ? "These are the rules agreed." : "The rules agreed"));
    if (!notice_.empty()) fault(notice_);
    begin_body(page, "page");
    paragraph(rules.summary.in(words_.language()));
    ImGui::Spacing();
    for (const std::string& line : teach::summary(rules, settings_.cards.face)) {
        if (line == phrase("Options agreed:")) break; // they stand in a table of their own
        if (line != in_words(rules.title) && line != in_words(rules.summary)) rules_line(page, line);
    }
    if (!rules.options.empty()) agreed_options(page, rules);
    end_body(page);
    const auto back = [&] {
        notice_.clear();
        page_ = first ? PageKind::table : before_;
    };
    if (first) {
        if (button(words_("Back to the lobby"))) leave_game();
        const std::string label = words_("Deal the cards");
        at_right(page, label);
        if (main_button(page, label, true)) back();
    } else {
        const std::string label = words_("Back to the table");
        at_right(page, label, true);
        if (main_button(page, label, true)) back();
    }
    end_panel();
}

void App::draw_menu(const Page& page) {
    begin_panel(page, "menu", {380, 404});
    heading(page, words_("Menu"));
    ImGui::Spacing();
    const ImVec2 size{ImGui::GetContentRegionAvail().x, 0};
    const auto item = [&](const char* text) { return ImGui::Button(words_(text).c_str(), size); };
    if (wide_main_button(page, words_("Go on"))) page_ = before_;
    ImGui::Spacing();
    if (item("Score sheet")) page_ = PageKind::score;
    if (item("Rules agreed")) page_ = PageKind::rules;
    if (item("Help and keys")) page_ = PageKind::help;
    if (item("Settings")) page_ = PageKind::settings;
    if (item("Leave to the lobby")) leave_game();
    if (item("Quit")) page_ = PageKind::quit;
    if (page_ == PageKind::menu) quiet(words_("A game you leave is kept and can be resumed."));
    end_panel();
}

namespace {

void choose_person(const Page& page, Settings& settings) {
    begin_choice(page, page.words("Language"));
    int language = settings.language == "de" ? 1 : 0;
    if (pick_one("##language", {"English", "Deutsch"}, language)) settings.language = language ? "de" : "en";
    end_choice();
    begin_choice(page, page.words("Your name"), page.words("In games that begin after this."));
    ImGui::InputText("##name", &settings.name);
    end_choice();
}

void choose_look(const Page& page, Settings& settings) {
    const Words& words = page.words;
    begin_choice(page, words("Cards"), words("Names of cards go with them."));
    int face = settings.cards.face == Face::german ? 1 : 0;
    if (pick_one("##face", {words("French"), words("Württemberg")}, face))
        settings.cards.face = face ? Face::german : Face::french;
    end_choice();
    begin_choice(page, words("Four colours"), words("French cards: diamonds orange, clubs green."));
    check(page, "##four", settings.cards.four_colours);
    end_choice();
    begin_choice(page, words("Large letters on the cards"));
    check(page, "##large", settings.cards.large_index);
    end_choice();
    begin_choice(page, words("Size of text"));
    ImGui::SliderFloat("##size", &settings.text_scale, 0.85F, 1.4F, "%.2f");
    end_choice();
}

void choose_course(const Page& page, Settings& settings) {
    const Words& words = page.words;
    begin_choice(page, words("Speed of motion"));
    constexpr std::array<float, 4> paces{0.6F, 1, 2, 0};
    int pace = 1;
    for (std::size_t i = 0; i < paces.size(); ++i)
        if (std::abs(paces[i] - settings.pace) < 0.01F) pace = static_cast<int>(i);
    if (pick_one("##pace", {words("slow"), words("usual"), words("fast"), words("none")}, pace))
        settings.pace = paces[static_cast<std::size_t>(pace)];
    end_choice();
    begin_choice(page, words("Forced cards"),
                 words("Play a card at once when no other may be played, and draw from the stock."));
    check(page, "##forced", settings.play_forced);
    end_choice();
    begin_choice(page, words("Sound"));
    check(page, "##sound", settings.sound);
    end_choice();
    begin_choice(page, words("Volume"));
    ImGui::BeginDisabled(!settings.sound);
    ImGui::SliderFloat("##volume", &settings.volume, 0, 1, "%.1f");
    ImGui::EndDisabled();
    end_choice();
}

} // namespace

void App::draw_settings(const Page& page) {
    begin_panel(page, "settings", {700, 520});
    heading(page, words_("Settings"));
    begin_body(page, "all");
    if (begin_choices(page, "choices", 230)) {
        choose_person(page, settings_);
        choose_look(page, settings_);
        choose_course(page, settings_);
        end_choices();
    }
    end_body(page);
    const std::string done = words_("Done");
    at_right(page, done, true);
    if (main_button(page, done, true)) page_ = before_;
    end_panel();
}

void App::draw_help(const Page& page) {
    begin_panel(page, "help", {760, 540});
    heading(page, words_("Help and keys"));
    begin_body(page, "text");
    paragraph(
        words_("Everything can be done with the mouse or with the keys alone. A click on a card plays or "
               "chooses it; a card that may not be chosen is dimmed, and a click on it says why."));
    ImGui::Spacing();
    if (ImGui::BeginTable("keys", 2)) {
        ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, 190 * page.scale);
        ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
        const std::array<std::pair<const char*, const char*>, 15> keys{{
            {"← →", "go along the cards or the answers"},
            {"↑ ↓", "change between answers and cards"},
            {"Enter", "play, choose, go on"},
            {"H", "a hint: what a sensible player would do, and why"},
            {"?", "what is asked, or why the card may not be played"},
            {"L", "the last trick"},
            {"R", "the rules agreed"},
            {"Ctrl+Z", "take back your last decision"},
            {"P", "pass; on the score sheet: save it as a file to print"},
            {"B", "the lowest bid"},
            {"O", "lay the card out of turn, where a referee watches"},
            {"Tab", "the next control of a page"},
            {"Esc", "back, or the menu"},
            {"F1", "this page"},
            {"F11", "the whole screen"},
        }};
        for (const auto& [key, what] : keys) key_line(page, key, words_(what));
        ImGui::EndTable();
    }
    ImGui::Spacing();
    paragraph(words_(
        "While a game is shown again: ← and → go step by step, Home and End to its ends, the space bar "
        "lets it run, O opens and covers the hands, Esc leaves."));
    end_body(page);
    const std::string done = words_("Done");
    at_right(page, done, true);
    if (main_button(page, done, true)) page_ = before_;
    end_panel();
}

void App::draw_games(const Page& page) {
    begin_panel(page, "kept", {820, 680});
    heading(page, words_("Replay a game"));
    quiet(words_("Every game is kept. Choose one to see it again, step by step."));
    begin_body(page, "list");
    std::string wanted;
    if (games_.empty()) paragraph(words_("No game is kept yet."));
    for (std::size_t i = 0; i < games_.size(); ++i) {
        const KeptGameInfo& game = games_[i];
        ImGui::PushID(static_cast<int>(i));
        if (ImGui::Selectable("##game", i == chosen_game_, 0, {0, 40 * page.scale})) wanted = game.file;
        if (i == 0) ImGui::SetItemDefaultFocus();
        ImGui::PopID();
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const ImVec2 at = ImGui::GetItemRectMin();
        const float s = page.scale, right = ImGui::GetItemRectMax().x;
        const ImFont* bold = page.fonts.of(Size::body, true);
        const ImFont* plain = page.fonts.of(Size::small, false);
        list.AddText(bold, bold->FontSize, {at.x + 10 * s, at.y + 4 * s}, ImGui::GetColorU32(ImGuiCol_Text),
                     game.title.c_str());
        std::string facts = phrase("{} rounds", game.rounds);
        if (game.rounds == 1) facts = phrase("1 round");
        if (!game.scores.empty()) facts += ", " + game.scores;
        const ImU32 faint = ImGui::GetColorU32(ImGuiCol_TextDisabled);
        list.AddText(plain, plain->FontSize, {at.x + 10 * s, at.y + 22 * s}, faint, game.players.c_str());
        const auto at_end = [&](const std::string& text, float y) {
            const float width = plain->CalcTextSizeA(plain->FontSize, FLT_MAX, 0, text.c_str()).x;
            list.AddText(plain, plain->FontSize, {right - width - 12 * s, at.y + y * s}, faint, text.c_str());
        };
        at_end(game.when, 5);
        at_end(facts, 22);
    }
    end_body(page);
    if (button(words_("Back"))) page_ = before_;
    const std::string label = words_("Show it");
    at_right(page, label);
    if (main_button(page, label, true, !games_.empty())) wanted = games_[chosen_game_].file;
    end_panel();
    if (!wanted.empty()) look_at(wanted);
}

} // namespace roundhouse::table
