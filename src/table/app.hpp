#pragma once
// Everything the window shows, from the lobby to the end of a game, without the window itself: pictures taken
// off-screen and tests go through the same door.

#include "table/glass.hpp"
#include "table/lobby.hpp"
#include "table/scene.hpp"

namespace roundhouse::table {

enum class PageKind : std::uint8_t {
    lobby,
    agreed, ///< before the first deal: the rules
    table,
    score, ///< between rounds, and at the end
    rules,
    menu,
    settings,
    quit, ///< nothing more is shown
};

class App {
  public:
    /// `settings_file`: where settings are kept; empty: nowhere.
    App(const Host& host, Settings settings, std::filesystem::path settings_file);

    /// Lets the game go on; true if the picture changed or moves.
    bool update(double now);
    /// Draws what is on and does what the person asks.
    void draw(Glass& glass, Point window, const Input& input, float seconds);

    PageKind page() const { return page_; }
    void show(PageKind page);
    /// Begins this game, at its page of rules; if it cannot, the lobby says why.
    void begin(const NewGame& game);
    void resume();
    Lobby& lobby() { return lobby_; }
    /// Null without a game.
    Session* session() { return session_.get(); }
    TableScene* scene() { return scene_.get(); }
    const Settings& settings() const { return settings_; }
    void switch_sound() { settings_.sound = !settings_.sound; }

  private:
    void sit_down(OpenedGame opened, PageKind first);
    void leave_game();
    void draw_page(const Page& page, Glass& glass, const Input& input);
    void draw_lobby(const Page& page);
    void draw_rules(const Page& page, bool first);
    void draw_score(const Page& page);
    void draw_menu(const Page& page);
    void draw_settings(const Page& page);
    void settings_changed();

    const Host& host_;
    Settings settings_, kept_;
    std::filesystem::path settings_file_;
    Words words_;
    Lobby lobby_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<TableScene> scene_;
    PageKind page_ = PageKind::lobby, before_ = PageKind::lobby;
    std::string notice_;
};

} // namespace roundhouse::table
