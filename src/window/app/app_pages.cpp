// Pages made of plain panels: menu, settings, help, kept games.

#include "present/deals.hpp"
#include "present/rules/rules_page.hpp"
#include "window/app/app.hpp"
#include "window/pages/league_page.hpp"
#include "window/paint/shown.hpp"

#include <cfloat>
#include <cmath>

#include <imgui.h>

namespace roundhouse::window {

void App::draw_menu(const Page& page) {
    begin_panel(page, "menu", {380, 486});
    heading(page, tr("Menu"));
    ImGui::Spacing();
    const ImVec2 size{ImGui::GetContentRegionAvail().x, 0};
    const auto item = [&](const std::string& text) {
        const bool pressed = ImGui::Button(text.c_str(), size);
        page.tabs.add();
        return pressed;
    };
    if (wide_main_button(page, tr("Go on"))) page_ = before_;
    ImGui::Spacing();
    if (item(tr("Score sheet"))) page_ = PageKind::score;
    if (item(tr("Rules agreed"))) page_ = PageKind::rules;
    if (item(tr("Help and keys"))) {
        under_help_ = PageKind::menu;
        page_ = PageKind::help;
    }
    if (item(tr("Settings"))) page_ = PageKind::settings;
    const bool seats = can_change_seats() && item(tr("Who plays"));
    const bool workshop = !saved_.variant.empty() && item(tr("Workshop"));
    const bool played_on = is_played_on();
    if (item(played_on ? tr("Back to the review") : tr("Back to the lobby"))) leave_game();
    if (item(tr("Quit"))) page_ = PageKind::quit;
    if (page_ == PageKind::menu)
        quiet(only_this_round_   ? tr("This round is only a trial and is not kept.")
              : can_be_resumed() ? tr("A game you leave is kept and can be resumed.")
                                 : tr("This game is not saved: if you leave it, it is gone."));
    end_panel();
    if (seats) choose_seats();
    if (workshop) open_workshop();
}

namespace {

void choose_person(const Page& page, Settings& settings) {
    begin_choice(page, tr("Language"));
    const std::vector<std::string> tags = language_tags();
    Lines names{tr("same as the system")};
    int chosen = 0;
    for (std::size_t i = 0; i < tags.size(); ++i) {
        names.push_back(language_name(tags[i]));
        if (tags[i] == settings.language) chosen = static_cast<int>(i + 1);
    }
    if (pick_one(page, "##language", names, chosen))
        settings.language = chosen ? tags[static_cast<std::size_t>(chosen - 1)] : "";
    end_choice();
    begin_choice(page, tr("Your name"), tr("Used from your next game on."));
    name_field(page, "##name", settings.name);
    end_choice();
}

/// A percentage as a printf format for sliders.
std::string percent_format() {
    std::string format;
    for (const char c : tr("{}%", '#')) format += c == '#' ? "%d" : c == '%' ? "%%" : std::string(1, c);
    return format;
}

/// A fraction, chosen in percent.
void choose_share(const Page& page, const char* id, float& share, int least, int most) {
    int percent = static_cast<int>(std::lround(share * 100));
    if (slide(page, id, percent, least, most, percent_format())) share = static_cast<float>(percent) / 100;
}

void choose_look(const Page& page, Settings& settings) {
    begin_choice(page, tr("Cards"), tr("Card names follow this choice."));
    int face = settings.face_of_game ? 0 : settings.cards.face == Face::french ? 1 : 2;
    if (pick_one(page, "##face", {tr("the game's own"), tr("French"), tr("Württemberg")}, face)) {
        settings.face_of_game = face == 0;
        if (face > 0) settings.cards.face = face == 1 ? Face::french : Face::german;
    }
    end_choice();
    begin_choice(page, tr("Four colours"), tr("French cards: diamonds orange, clubs green."));
    check(page, "##four", settings.cards.four_colours);
    end_choice();
    begin_choice(page, tr("Large letters on the cards"));
    check(page, "##large", settings.cards.large_index);
    end_choice();
    begin_choice(page, tr("Text size"));
    choose_share(page, "##size", settings.text_scale, 85, 140);
    end_choice();
}

void choose_course(const Page& page, Settings& settings) {
    begin_choice(page, tr("Animation"));
    constexpr std::array<float, 4> paces{0.6F, 1, 2, 0};
    int pace = 1;
    for (std::size_t i = 0; i < paces.size(); ++i)
        if (std::abs(paces[i] - settings.pace) < 0.01F) pace = static_cast<int>(i);
    if (pick_one(page, "##pace", {tr("slow"), tr("normal"), tr("fast"), tr("none")}, pace))
        settings.pace = paces[static_cast<std::size_t>(pace)];
    end_choice();
    begin_choice(page, tr("Forced cards"),
                 tr("Plays your card when only one is allowed, and draws from the stock for you."));
    check(page, "##forced", settings.play_forced);
    end_choice();
    begin_choice(page, tr("Sound"));
    check(page, "##sound", settings.sound);
    end_choice();
    begin_choice(page, tr("Volume"));
    ImGui::BeginDisabled(!settings.sound);
    choose_share(page, "##volume", settings.volume, 0, 100);
    ImGui::EndDisabled();
    end_choice();
}

} // namespace

void App::draw_settings(const Page& page) {
    begin_panel(page, "settings", {700, 520});
    heading(page, tr("Settings"));
    begin_body(page, "all");
    if (begin_choices(page, "choices", 230)) {
        choose_person(page, settings_);
        choose_look(page, settings_);
        choose_course(page, settings_);
        end_choices();
    }
    end_body(page);
    const std::string done = tr("Done");
    at_right(page, done, true);
    if (main_button(page, done)) page_ = before_;
    end_panel();
}

namespace {

void draw_keys(const Page& page) {
    if (!ImGui::BeginTable("keys", 2)) return;
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, 190 * page.scale);
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
    const std::array<std::pair<std::string, std::string>, 24> keys{{
        {"← →", tr("move along the cards or the answers")},
        {"↑ ↓", tr("switch between answers and cards")},
        {"Enter", tr("play, choose, go on")},
        {"H", tr("a hint: what a sensible player would do, and why")},
        {"?", tr("what is asked, or why the card may not be played")},
        {"0–9", tr("type a bid; 1 to 4 name a suit")},
        {"+ −", tr("higher and lower bids")},
        {"P", tr("pass; on the score sheet: save it as a file to print")},
        {"V", tr("on the score sheet, in a replay or in the list of games: review")},
        {"G", tr("in the list of games: play on")},
        {"S", tr("in the list of games: who plays, then play on")},
        {"D", tr("done: give or discard the chosen cards")},
        {"C", tr("claim the rest of the tricks")},
        {"B", tr("bids, melds and tricks, over the table; B again closes them")},
        {"L", tr("the last trick; in the list of games: the league")},
        {"R", tr("the rules of this table")},
        {"O", tr("lay the card out of turn, with a referee")},
        {tr("Ctrl+Z"), tr("take back your last decision")},
        {tr("Ctrl+Shift+Z"), tr("redo it")},
        {"M", tr("sound on and off")},
        {"Tab", tr("the next control of a page")},
        {"Esc", tr("back, or the menu")},
        {"F1", tr("this page")},
        {"F11", tr("full screen")},
    }};
    for (const auto& [key, what] : keys) key_line(page, key, what);
    ImGui::EndTable();
}

/// The keys of pages that have their own.
Lines keys_of_pages() {
    return {
        tr("On a page of plain text, the arrow keys, Page Up, Page Down, Home and End scroll."),
        tr("On the page of rules N and P turn the pages. T, or a click, explains an underlined word, also "
           "in a quiz; T again goes to the next one. In a quiz 1 to 4 answer, Enter goes on."),
        tr("On the page Compare 1 to 4 choose a section, the arrows a case or a step, X swaps the two, A and "
           "B choose others, O chooses options of both, L shows it large, as F11 does, and Ctrl+P saves it "
           "as a page to print."),
        tr("In a replay ← and → go step by step, Home and End jump to its ends, Space plays and "
           "pauses, O opens or covers the hands, B shows bids and melds, Esc leaves."),
        tr("On the page Bids and melds Tab goes from part to part, the arrows from call to call and from "
           "player to player, Enter shows a player alone and then all again, B or Esc closes it."),
        tr("In a review the arrows choose a decision, F lets you find something better, S shows it, P "
           "plays on from there, Page Up and Page Down go to other rounds."),
        tr("In a lesson the digits answer, Enter goes on, H gives a hint, ← goes back a step, Esc leaves "
           "and keeps your place."),
        tr("When you save a file of the package that you play, the table says whether it has errors: F5 "
           "plays this deal again under the new rules, F6 goes over to them from the next deal, F7 opens the "
           "workshop. There F8 goes to the next finding, E opens the editor, and 1 to 3 choose a part in a "
           "narrow window. In the lobby F7 opens it for a package of your own."),
        tr("F9 dismisses the notice about a saved file.")};
}

} // namespace

void App::draw_help(const Page& page) {
    begin_panel(page, "help", {760, 700});
    heading(page, tr("Help and keys"));
    begin_body(page, "text");
    paragraph(tr("Everything can be done with the mouse or with the keys alone. A click on a card plays or "
                 "chooses it; a card that may not be chosen is dimmed, and a click on it says why."));
    ImGui::Spacing();
    paragraph(tr("Beside a name a gold dot marks your side, and D the dealer. In the rules ■ marks what your "
                 "table plays differently."));
    ImGui::Spacing();
    draw_keys(page);
    for (const std::string& text : keys_of_pages()) {
        ImGui::Spacing();
        paragraph(text);
    }
    end_body(page);
    const std::string done = tr("Done");
    at_right(page, done, true);
    if (main_button(page, done)) leave_help();
    end_panel();
}

namespace {

/// Writes over the line drawn last: which game, who plays, when, and how far.
void write_game(const Page& page, const seating::GameInList& game) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 at = ImGui::GetItemRectMin();
    const float s = page.scale, right = ImGui::GetItemRectMax().x;
    const ImFont* bold = page.fonts.of(Size::body, true);
    const ImFont* plain = page.fonts.of(Size::small, false);
    // Two lines, vertically centred.
    const float first = (ImGui::GetItemRectSize().y - bold->FontSize - plain->FontSize - 2 * s) / 2,
                second = first + bold->FontSize + 2 * s;
    list.AddText(bold, bold->FontSize, {at.x + 10 * s, at.y + first}, ImGui::GetColorU32(ImGuiCol_Text),
                 game.title.c_str());
    std::string facts = tr_n("{} round", "{} rounds", game.rounds, game.rounds);
    if (!game.scores.empty()) facts += ", " + game.scores;
    const ImU32 faint = ImGui::GetColorU32(ImGuiCol_TextDisabled);
    list.AddText(plain, plain->FontSize, {at.x + 10 * s, at.y + second}, faint, game.players.c_str());
    const auto at_end = [&](const std::string& text, float y) {
        const float width = plain->CalcTextSizeA(plain->FontSize, FLT_MAX, 0, text.c_str()).x;
        list.AddText(plain, plain->FontSize, {right - width - 12 * s, at.y + y}, faint, text.c_str());
    };
    at_end(game.when, first + (bold->FontSize - plain->FontSize) / 2);
    at_end(facts, second);
}

/// A button at the right of the heading that begins at `top`.
bool draw_way_to_league(const Page& page, const Input& input, float top) {
    const ImVec2 below = ImGui::GetCursorPos();
    const std::string label = tr("League");
    const float wide = ImGui::CalcTextSize(label.c_str()).x + 2 * ImGui::GetStyle().FramePadding.x;
    ImGui::SetCursorPos({below.x + ImGui::GetContentRegionAvail().x - wide, top});
    const bool wanted = button(page, label) || input.typed(U'l');
    tip(page, tr("How everybody did in finished games (L)."));
    ImGui::SetCursorPos(below);
    return wanted;
}

} // namespace

void App::draw_games(const Page& page, const Input& input) {
    begin_panel(page, "kept", {820, 680});
    const float top = ImGui::GetCursorPosY();
    heading(page, tr("Your games"));
    const bool wants_league = draw_way_to_league(page, input, top);
    if (about_games_.empty())
        quiet(tr("Every game is kept. Choose one to replay it, review it or play on."));
    else
        fault(about_games_);
    begin_body(page, "list");
    const std::size_t before = chosen_game_;
    GameWish wish = GameWish::none;
    if (games_.empty()) paragraph(tr("No game is kept yet."));
    // A line is slightly taller than its place: without this the first would be cut off above.
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + ImGui::GetStyle().ItemSpacing.y / 2);
    for (std::size_t i = 0; i < games_.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        if (ImGui::Selectable("##game", i == chosen_game_, ImGuiSelectableFlags_AllowDoubleClick,
                              {0, 40 * page.scale})) {
            chosen_game_ = i; // a click only selects; the buttons below act on it
            if (ImGui::IsMouseDoubleClicked(0) || ImGui::GetIO().NavVisible) wish = GameWish::replay;
        }
        if (i == chosen_game_) ImGui::SetItemDefaultFocus();
        if (i == chosen_game_) page.tabs.add();
        if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) chosen_game_ = i;
        ImGui::PopID();
        write_game(page, games_[i]);
    }
    if (chosen_game_ != before) about_games_.clear();
    end_body(page);
    if (const GameWish pressed = draw_games_foot(page, input); pressed != GameWish::none) wish = pressed;
    end_panel();
    if (wants_league) open(std::make_unique<LeaguePage>());
    if (wish == GameWish::none || games_.empty() || wants_league) return;
    const std::filesystem::path file = games_[chosen_game_].file;
    if (wish == GameWish::play) return go_on(file);
    if (wish == GameWish::seats) return choose_seats(file);
    look_at(file);
    if (wish == GameWish::review && replaying()) review();
}

App::GameWish App::draw_games_foot(const Page& page, const Input& input) {
    GameWish wish = GameWish::none;
    if (button(page, tr("Back"))) page_ = before_;
    const auto item = [&](const std::string& label, char32_t key, const std::string& about, GameWish what) {
        ImGui::SameLine();
        if (button(page, label) || (!games_.empty() && input.typed(key))) wish = what;
        tip(page, about);
    };
    ImGui::BeginDisabled(games_.empty());
    item(tr("Review"), U'v', tr("What your decisions were worth, and what cost most (V)."), GameWish::review);
    item(tr("Play on"), U'g', tr("Picks up the game where you left it (G)."), GameWish::play);
    item(tr("Who plays"), U's', tr("Takes over a seat, or gives one to a bot, and plays on (S)."),
         GameWish::seats);
    ImGui::EndDisabled();
    const std::string label = tr("Show it");
    at_right(page, label);
    if (main_button(page, label, OnEnter::press_from_else, !games_.empty())) wish = GameWish::replay;
    return wish;
}

} // namespace roundhouse::window
