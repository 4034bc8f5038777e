#include "table/app.hpp"

#include "table/score_page.hpp"
#include "teach/explain.hpp"
#include "teach/score_sheet.hpp"

#include <fmt/format.h>
#include <imgui.h>
#include <imgui_stdlib.h>

namespace roundhouse::table {

namespace {

/// A line of the rules' page: what lies more than a blank apart stands in columns.
void rules_line(const Page& page, const std::string& line) {
    constexpr std::array<float, 4> columns{0, 150, 320, 520};
    std::size_t column = line.starts_with(' ') ? 1 : 0, at = line.find_first_not_of(' ');
    bool first = true;
    while (at < line.size() && column < columns.size()) {
        const std::size_t gap =
            column == 0 && line.find("  ", at) > 12 ? std::string::npos : line.find("  ", at);
        const std::string part = line.substr(at, gap == std::string::npos ? gap : gap - at);
        if (!first) ImGui::SameLine();
        if (column) ImGui::SetCursorPosX(columns[column] * page.scale);
        if (first && gap != std::string::npos)
            quiet(part);
        else
            paragraph(part);
        first = false;
        ++column;
        at = line.find_first_not_of(' ', gap);
    }
}

} // namespace

App::App(const Host& host, Settings settings, std::filesystem::path settings_file)
    : host_(host), settings_(std::move(settings)), kept_(settings_), settings_file_(std::move(settings_file)),
      words_(settings_.language), lobby_(host_, settings_) {}

void App::show(PageKind page) {
    if (page_ == PageKind::table || page_ == PageKind::lobby || page_ == PageKind::score ||
        page_ == PageKind::agreed)
        before_ = page_;
    page_ = page;
}

void App::sit_down(OpenedGame opened, PageKind first) {
    scene_.reset();
    session_ = std::make_unique<Session>(std::move(opened.game));
    scene_ = std::make_unique<TableScene>(*session_, host_, settings_, words_);
    notice_ = std::move(opened.notice);
    page_ = first;
}

void App::begin(const NewGame& game) {
    try {
        sit_down(host_.begin(game), PageKind::agreed);
    } catch (const std::exception& error) {
        lobby_.say(error.what());
    }
}

void App::resume() {
    try {
        sit_down(host_.resume(), PageKind::table);
    } catch (const std::exception& error) {
        lobby_.say(error.what());
    }
}

void App::leave_game() {
    scene_.reset();
    session_.reset();
    lobby_.refresh();
    page_ = before_ = PageKind::lobby;
}

bool App::update(double now) {
    if (page_ == PageKind::lobby) return lobby_.read_next();
    if (!scene_ || page_ != PageKind::table) return false;
    try {
        const bool changed = scene_->update(now);
        if (!scene_->round_ended()) return changed;
    } catch (const std::exception& error) {
        // A script that fails loses no game: it stands as it was, and can be resumed when the script is
        // mended.
        const std::string text = error.what();
        leave_game();
        lobby_.say(text);
        return true;
    }
    if (session_->match().round_number == 0)
        scene_->deal();
    else
        show(PageKind::score);
    return true;
}

void App::draw(Glass& glass, Point window, const Input& input, float seconds) {
    TableShape shape;
    shape.window = window;
    shape.text_scale = settings_.text_scale;
    if (session_) shape.seats = session_->rules().seats;
    const TableLayout layout = lay_table(shape);
    glass.fit(layout.text, layout.card_width, session_ ? session_->rules().deck : CardSet{}, settings_.cards);
    glass.begin(window, seconds);
    const Page page{glass.fonts(), words_, window, layout.text};
    draw_page(page, glass, input);
    glass.end();
    if (!(settings_ == kept_)) settings_changed();
}

void App::draw_page(const Page& page, Glass& glass, const Input& input) {
    const Canvas canvas = glass.canvas();
    const bool at_table = page_ == PageKind::table;
    if (scene_ && page_ != PageKind::agreed) {
        // Under a panel the table is only a picture.
        const Wish wish = scene_->draw(canvas, page.window, at_table ? input : Input{});
        if (at_table && wish == Wish::menu) show(PageKind::menu);
        if (at_table && wish == Wish::rules) show(PageKind::rules);
        if (at_table && wish == Wish::score) show(PageKind::score);
        if (!at_table) canvas.fill({0, 0, page.window.x, page.window.y}, look::felt_edge.faded(0.6F));
    } else {
        canvas.felt({0, 0, page.window.x, page.window.y});
    }
    if (!at_table && page_ != PageKind::lobby && page_ != PageKind::agreed && page_ != PageKind::score &&
        input.typed(Key::escape) && !ImGui::GetIO().WantTextInput) {
        page_ = before_;
        return;
    }
    switch (page_) {
    case PageKind::lobby: draw_lobby(page); break;
    case PageKind::agreed: draw_rules(page, true); break;
    case PageKind::rules: draw_rules(page, false); break;
    case PageKind::score: draw_score(page); break;
    case PageKind::menu: draw_menu(page); break;
    case PageKind::settings: draw_settings(page); break;
    case PageKind::table:
    case PageKind::quit: break;
    }
}

void App::draw_lobby(const Page& page) {
    switch (lobby_.draw(page)) {
    case Lobby::Wish::begin: begin(lobby_.chosen()); break;
    case Lobby::Wish::resume: resume(); break;
    case Lobby::Wish::settings: show(PageKind::settings); break;
    case Lobby::Wish::quit: page_ = PageKind::quit; break;
    case Lobby::Wish::none: break;
    }
}

void App::draw_rules(const Page& page, bool first) {
    const Rulebook& rules = session_->rules();
    begin_panel(page, "rules", {860, 700});
    heading(page, rules.title.in(words_.language()));
    quiet(words_(first ? "These are the rules agreed." : "The rules agreed"));
    if (!notice_.empty()) fault(notice_);
    ImGui::Spacing();
    ImGui::BeginChild("page", {0, ImGui::GetContentRegionAvail().y - 60 * page.scale});
    for (const std::string& line : teach::summary(rules, settings_.cards.face))
        if (line != rules.title.en && line != rules.summary.en) rules_line(page, line);
    ImGui::EndChild();
    if (main_button(page, words_(first ? "Deal the cards" : "Back to the table"), true)) {
        notice_.clear();
        page_ = PageKind::table;
    }
    if (first) {
        ImGui::SameLine();
        if (button(words_("Back to the lobby"))) leave_game();
    }
    end_panel();
}

void App::draw_score(const Page& page) {
    const Match& match = session_->match();
    begin_panel(page, "score", {760, 640});
    const bool between = !match.round_is_on();
    heading(page, match.over() ? words_("The game is over") : words_("Score"));
    if (match.over()) {
        Lines parties;
        for (Party party = 1; party <= match.rules->parties; ++party)
            parties.push_back(session_->name_of_party(party));
        heading(page, teach::verdict_in_words(match, parties), Size::label);
    }
    ImGui::Spacing();
    draw_score_sheet(page, *session_, 64 * page.scale);
    if (match.over()) {
        if (main_button(page, words_("Back to the lobby"), true)) leave_game();
    } else if (between) {
        if (main_button(page, words_("Next round"), true)) {
            scene_->deal();
            page_ = PageKind::table;
        }
        ImGui::SameLine();
        if (button(words_("Menu"))) show(PageKind::menu);
    } else if (main_button(page, words_("Back to the table"), true)) {
        page_ = PageKind::table;
    }
    end_panel();
}

void App::draw_menu(const Page& page) {
    begin_panel(page, "menu", {380, 440});
    heading(page, words_("Menu"));
    ImGui::Spacing();
    const ImVec2 size{ImGui::GetContentRegionAvail().x, 0};
    const auto item = [&](const char* text) { return ImGui::Button(words_(text).c_str(), size); };
    if (main_button(page, words_("Go on"), true)) page_ = before_;
    ImGui::Spacing();
    if (item("Score sheet")) page_ = PageKind::score;
    if (item("Rules agreed")) page_ = PageKind::rules;
    if (item("Settings")) page_ = PageKind::settings;
    if (item("Leave to the lobby")) leave_game();
    if (item("Quit")) page_ = PageKind::quit;
    if (page_ == PageKind::menu) quiet(words_("A game you leave is kept and can be resumed."));
    end_panel();
}

void App::draw_settings(const Page& page) {
    begin_panel(page, "settings", {620, 620});
    heading(page, words_("Settings"));
    ImGui::Spacing();
    ImGui::PushItemWidth(220 * page.scale);
    int face = settings_.cards.face == Face::german ? 1 : 0;
    const std::string french = words_("French"), german = words_("Württemberg");
    const std::array<const char*, 2> faces{french.c_str(), german.c_str()};
    if (ImGui::Combo(words_("Cards").c_str(), &face, faces.data(), 2))
        settings_.cards.face = face ? Face::german : Face::french;
    ImGui::Checkbox(words_("Four colours (French cards)").c_str(), &settings_.cards.four_colours);
    ImGui::Checkbox(words_("Large letters on the cards").c_str(), &settings_.cards.large_index);
    ImGui::SliderFloat(words_("Size of text").c_str(), &settings_.text_scale, 0.85F, 1.4F, "%.2f");
    constexpr std::array<float, 4> paces{0.6F, 1, 2, 0};
    const Lines pace_names{words_("slow"), words_("usual"), words_("fast"), words_("none")};
    std::size_t pace = 1;
    for (std::size_t i = 0; i < paces.size(); ++i)
        if (std::abs(paces[i] - settings_.pace) < 0.01F) pace = i;
    if (ImGui::BeginCombo(words_("Speed of motion").c_str(), pace_names[pace].c_str())) {
        for (std::size_t i = 0; i < paces.size(); ++i)
            if (ImGui::Selectable(pace_names[i].c_str(), i == pace)) settings_.pace = paces[i];
        ImGui::EndCombo();
    }
    ImGui::Checkbox(words_("Play a card at once when no other may be played").c_str(),
                    &settings_.play_forced);
    int language = settings_.language == "de" ? 1 : 0;
    const std::array<const char*, 2> languages{"English", "Deutsch"};
    if (ImGui::Combo(words_("Language").c_str(), &language, languages.data(), 2))
        settings_.language = language ? "de" : "en";
    ImGui::InputText(words_("Your name").c_str(), &settings_.name);
    ImGui::PopItemWidth();
    ImGui::Spacing();
    if (main_button(page, words_("Done"), true)) page_ = before_;
    end_panel();
}

void App::settings_changed() {
    if (settings_.language != words_.language()) words_ = Words(settings_.language);
    if (scene_) scene_->refresh();
    kept_ = settings_;
    if (!settings_file_.empty()) write_settings(settings_, settings_file_);
}

} // namespace roundhouse::table
