#pragma once
// Everything the window shows, from the lobby to the end of a game, but not the window itself: off-screen
// pictures and tests use the same interface.

#include "base/language.hpp"
#include "seating/game_list.hpp"
#include "seating/games.hpp"
#include "window/app/resumption.hpp"
#include "window/pages/leaf.hpp"
#include "window/pages/lobby.hpp"
#include "window/paint/renderer.hpp"
#include "window/rules/rules_view.hpp"
#include "window/table/still_thinking.hpp"
#include "window/workshop/saved.hpp"

#include <deque>

namespace roundhouse::window {

enum class PageKind : std::uint8_t {
    lobby,
    agreed, ///< the rules, before the first deal
    table,  ///< also in a replay
    score,  ///< between rounds, and at the end
    rules,
    menu,
    settings,
    help,
    games, ///< the kept games
    leaf,  ///< a page of its own: App::leaf
    quit,  ///< closes the window
};

/// Overrides the settings for this run only; not saved unless a person chooses it.
struct ThisTime {
    std::optional<Face> face;
    std::string language; ///< empty: as in the settings
};

class App {
  public:
    /// `settings_file`: where settings are kept; empty: nowhere.
    /// `keeps_games`: games are recorded and can be resumed.
    App(Settings settings, std::filesystem::path settings_file, bool keeps_games = true,
        ThisTime this_time = {});
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    /// Advances the game; true if the picture changed or moves.
    bool update(double now);
    /// The letters and cards that a window of this size needs.
    Fit fit(Point window) const;
    /// Draws the current page and does what the person asks. If a script throws meanwhile, the next update
    /// leaves the game and says why.
    void draw(Renderer& renderer, Point window, const Input& input, float seconds);

    PageKind page() const { return page_; }
    void show(PageKind page);
    /// Shows this page over the current one.
    void open(std::unique_ptr<Leaf> leaf);
    /// The topmost leaf; null if there is none.
    Leaf* leaf() { return leaves_.empty() ? nullptr : leaves_.back().get(); }
    /// The rules of the current game, for the rules page; null without a game.
    RulesView* rules_view() { return rules_.get(); }
    /// Begins this game at its rules page. If it cannot begin, the page that asked for it (or the lobby) says
    /// why.
    void begin(const seating::NewGame& game);
    /// Opens the quiz about a game.
    void quiz(const seating::NewGame& game);
    /// Compares these rules with the package's usual rules if options were changed, else with another
    /// package.
    void compare(const std::string& variant, const seating::Chosen& options);
    /// The window enters or leaves full screen.
    void fill_screen(bool fills);
    /// Opens the list of lessons of the game chosen in the lobby.
    void open_lessons();
    /// Resumes a kept game; if that fails, the lobby says why.
    void resume(Resumption how = {});
    /// Opens a package file, to be installed.
    void install(const std::filesystem::path& file);
    /// Opens a kept game for viewing only.
    void look_at(const std::filesystem::path& file);
    /// Replays the current game from its beginning.
    void replay();
    Lobby& lobby() { return lobby_; }
    /// Reviews what people decided in a finished round, from 1; 0: the last one.
    void review(int round = 0);
    /// The result of the last save of the package being played.
    const Saved& saved() const { return saved_; }
    /// Opens what everybody knows of the current round; does nothing without one.
    void open_bids();
    void open_workshop();
    void open_workshop_from_lobby();
    /// Null without a game.
    Session* session() { return session_.get(); }
    TableScene* scene() { return scene_.get(); }
    /// The current game is being recorded.
    bool is_kept() const { return !file_.empty(); }
    const Settings& settings() const { return settings_; }
    /// The controls of the page in Tab order.
    const TabRing& tabs() const { return tabs_; }
    void switch_sound() { settings_.sound = !settings_.sound; }

  private:
    /// For a LanguageScope: the person's language, and the texts of the current game's package.
    Speaking speaks() const;
    /// How people sit down to a game.
    enum class Seated : std::uint8_t {
        plays,
        tries,   ///< plays on from a decision of another game, to see what comes of it
        looks_on ///< watches its replay
    };
    void sit_down(seating::OpenedGame opened, PageKind first, Seated seated = Seated::plays);
    /// Does not wait for players who are still thinking. A game in which no card was dealt is not kept.
    void put_table_away();
    void put_waiting_away();
    /// The current game could be resumed after leaving it.
    bool can_be_resumed() const;
    void leave_game();
    void again();
    void fail(const std::exception& error);
    /// Resumes a kept game; leaves a finished one alone.
    void go_on(const std::filesystem::path& file, const std::vector<SeatedPlayer>& players = {});
    /// Asks who sits where from now on: at the table, or in a kept game before it is resumed.
    void choose_seats();
    void choose_seats(const std::filesystem::path& file);
    void take_seats(const std::vector<SeatedPlayer>& players);
    /// Seats of the current game can change hands.
    bool can_change_seats() const;
    /// Says it at the table once a person sits there who can read it and has read what came before.
    void say_at_table(std::string title, std::string text);
    /// Adds what must be said as the game begins.
    std::string with_notice(std::string words);
    void tell_due();
    void watch_journal();
    void watch_programs();

    // Watching the package being played.
    void watch_package();
    void stop_watching();
    void leave_workshop_to_lobby();
    bool take_saves();
    void obey(SavedWish wish);
    void go_over(seating::From from);
    void begin_under_new_rules(seating::From from);
    void look_under(variants::Choices options);
    void draw_saves(const Page& page);

    /// Back to the page below the topmost leaf.
    void close_leaf();
    void close_leaves();
    void obey(LeafWish wish);
    /// Plays on from a page about a game, which waits meanwhile.
    void play_on(seating::PlayedOn game);
    /// Back to that page.
    void end_played_on();
    bool is_played_on() const { return waiting_.has_value(); }
    void draw_page(const Page& page, Renderer& renderer, const Input& input);
    void draw_behind(const Page& page, const Canvas& canvas, const Input& input);
    bool obey_keys(const Input& input, const Renderer& renderer);
    bool step_back();
    void leave_help() { page_ = std::exchange(under_help_, {}).value_or(before_); }
    void draw_lobby(const Page& page, const Canvas& canvas);
    void draw_rules(const Page& page, const Canvas& canvas, const Input& input, bool first);
    /// Pages about the game chosen in the lobby.
    void open_rules();
    void open_quiz() { quiz(lobby_.chosen()); }
    void open_compare();
    void compare_agreed();
    void open_first_lesson();
    void put_first_lesson_away();
    /// Where progress in lessons is kept; empty: nowhere.
    std::filesystem::path lesson_file() const;
    /// Nothing shows that anybody was here before.
    bool is_first_start() const;
    void draw_score(const Page& page, const Input& input);
    void draw_score_heading(const Page& page);
    void draw_score_buttons(const Page& page);
    void draw_ways_back(const Page& page, OnEnter enter);
    void draw_menu(const Page& page);
    void draw_settings(const Page& page);
    void draw_help(const Page& page);
    /// What to do with the chosen kept game.
    enum class GameWish : std::uint8_t { none, replay, review, play, seats };
    void draw_games(const Page& page, const Input& input);
    GameWish draw_games_foot(const Page& page, const Input& input);
    void print_sheet();
    void settings_changed();
    void keep_settings();
    void say(const std::string& text);
    /// Shows the cards usual for a game, unless a person chose others (A34).
    void show_usual_face(Face usual);
    /// Shows the usual cards of the game the current page is about.
    void follow_page();
    // The replay.
    bool replaying() const { return session_ && session_->replaying(); }
    void step_replay(int by);
    void go_to(std::size_t place);
    void end_replay();
    void obey_replay(const Input& input);
    void draw_replay(const Page& page);
    void draw_replayed_score(const Page& page);

    TabRing tabs_;
    TermUsers term_users_; ///< before the pages that use it
    bool keeps_games_;
    ThisTime this_time_;
    Settings stored_; ///< as last read or written, without the overrides for this run
    Settings settings_, kept_;
    std::filesystem::path settings_file_;
    Language language_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<TableScene> scene_;
    std::unique_ptr<RulesView> rules_;                     ///< of the current game
    std::vector<std::unique_ptr<RulesView>> rules_ending_; ///< of other games, until their work ends
    Lobby lobby_; ///< after `session_` and `language_`: speaks() reads them while it is built
    PageKind page_ = PageKind::lobby, before_ = PageKind::lobby;
    std::optional<PageKind> under_help_; ///< where F1 was pressed; if nothing, help goes back to `before_`
    std::vector<std::unique_ptr<Leaf>> leaves_; ///< each lies over the one before
    PageKind under_leaves_ = PageKind::lobby, before_leaves_ = PageKind::lobby;
    Saved saved_;
    std::unique_ptr<teach::PackageWatch> package_watch_; ///< null: no package is watched
    std::vector<std::unique_ptr<teach::PackageWatch>> watches_ending_;
    std::vector<std::unique_ptr<Leaf>> closing_; ///< left, but still working
    StillThinking still_thinking_;               ///< at tables that were left
    /// A game that waits while another is played from one of its decisions, and the pages that were open.
    struct Waiting {
        std::unique_ptr<Session> session;
        std::unique_ptr<TableScene> scene;
        std::vector<std::unique_ptr<Leaf>> leaves;
        PageKind under_leaves = PageKind::lobby, before_leaves = PageKind::lobby;
        bool only_looked_at = false;
        std::filesystem::path file;
    };
    std::optional<Waiting> waiting_;
    bool fills_screen_ = false;
    bool only_this_round_ = false; ///< the current game ends with this round
    std::filesystem::path file_;   ///< of the current game; empty: it is not recorded
    std::string notice_;           ///< what to say about the game on the first page of its rules
    struct Announcement {
        std::string title, text;
    };
    std::deque<Announcement> due_; ///< to be said at the table, one after the other
    std::exception_ptr failed_;    ///< thrown while drawing; `update` reports it
    std::string note_;             ///< on the score sheet: where it was saved, or what failed
    std::vector<seating::GameInList> games_;
    std::size_t chosen_game_ = 0;
    std::string about_games_; ///< shown under the list of games

    bool only_looked_at_ = false; ///< the game was opened only for its replay
    bool is_tried_ = false;       ///< played from a decision of another game
    bool told_of_settings_ = false;
    bool deals_next_ = false; ///< the score has been read
    bool playing_ = false, hands_open_ = true;
    double next_step_ = 0, now_ = 0;
};

} // namespace roundhouse::window
