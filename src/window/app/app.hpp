#pragma once
// Everything the window shows, from the lobby to the end of a game, without the window itself: pictures taken
// off-screen and tests go through the same door.

#include "base/language.hpp"
#include "seating/game_list.hpp"
#include "seating/games.hpp"
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
    agreed, ///< before the first deal: the rules
    table,  ///< also of a replay
    score,  ///< between rounds, and at the end
    rules,
    menu,
    settings,
    help,
    games, ///< those that are kept
    leaf,  ///< one that stands for itself: App::leaf
    quit,  ///< nothing more is shown
};

/// What holds this time in place of the settings. It is not kept, unless a person chooses it.
struct ThisTime {
    std::optional<Face> face;
    std::string language; ///< empty: that of the settings
};

class App {
  public:
    /// `settings_file`: where settings are kept; empty: nowhere.
    /// `keeps_games`: games are written down and can be resumed; else they are only played.
    App(Settings settings, std::filesystem::path settings_file, bool keeps_games = true,
        ThisTime this_time = {});
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    /// Lets the game go on; true if the picture changed or moves.
    bool update(double now);
    /// The letters and cards that a window of this size asks for.
    Fit fit(Point window) const;
    /// Draws what is on and does what the person asks. If a script throws while this draws, the next update
    /// leaves the game and says why.
    void draw(Renderer& renderer, Point window, const Input& input, float seconds);

    PageKind page() const { return page_; }
    void show(PageKind page);
    /// Shows this page over what is on.
    void open(std::unique_ptr<Leaf> leaf);
    /// The one that is shown; null if none is.
    Leaf* leaf() { return leaves_.empty() ? nullptr : leaves_.back().get(); }
    /// The rules of the game that is on, as the page of rules shows them; null without a game.
    RulesView* rules_view() { return rules_.get(); }
    /// Begins this game, at its page of rules; if it cannot, the page that wished for it says why, or the
    /// lobby.
    void begin(const seating::NewGame& game);
    /// Opens the quiz about a game.
    void quiz(const seating::NewGame& game);
    /// Compares these rules: with themselves as they come if something was agreed, else with another package.
    void compare(const std::string& variant, const seating::Chosen& options);
    /// The window begins or ends to fill the screen.
    void fill_screen(bool fills);
    /// Opens the list of lessons of the game that is chosen in the lobby.
    void open_lessons();
    /// `programs`: those at its seats are started again. `players`: see seating::go_on.
    void resume(bool programs = false, const std::vector<SeatedPlayer>& players = {});
    /// Looks at a package in a file, to be installed.
    void install(const std::filesystem::path& file);
    /// Opens a kept game to be looked at.
    void look_at(const std::filesystem::path& file);
    /// Shows the game that is on again, from its beginning.
    void replay();
    Lobby& lobby() { return lobby_; }
    /// Looks again at what people decided in a finished round, from 1; 0: the last one.
    void review(int round = 0);
    /// What the last save of the package that is played came to.
    const Saved& saved() const { return saved_; }
    /// Opens what everybody knows of the round that is on; nothing without one.
    void open_bids();
    void open_workshop();
    void open_workshop_from_lobby();
    /// Null without a game.
    Session* session() { return session_.get(); }
    TableScene* scene() { return scene_.get(); }
    /// The game that is on is written down.
    bool is_kept() const { return !file_.empty(); }
    const Settings& settings() const { return settings_; }
    /// The controls of the page as Tab goes along them.
    const TabRing& tabs() const { return tabs_; }
    void switch_sound() { settings_.sound = !settings_.sound; }

  private:
    /// What is said from here on this thread is in the person's language.
    Speaking speaks() const;
    /// Of a game that people sit down to.
    enum class Seated : std::uint8_t {
        plays,
        tries,   ///< from a decision of another game, to see what comes of it
        looks_on ///< its replay
    };
    void sit_down(seating::OpenedGame opened, PageKind first, Seated seated = Seated::plays);
    /// Nobody waits for those who think there. A game of which no card was dealt is not kept.
    void put_table_away();
    void put_waiting_away();
    /// The game that is on, if it is left.
    bool can_be_resumed() const;
    void leave_game();
    void again();
    void fail(const std::exception& error);
    /// Goes on with a kept game; one that is over is left where it is.
    void go_on(const std::filesystem::path& file, const std::vector<SeatedPlayer>& players = {});
    /// Asks who sits where from now on: at the table, or in a kept game before it goes on.
    void choose_seats();
    void choose_seats(const std::filesystem::path& file);
    void take_seats(const std::vector<SeatedPlayer>& players);
    /// Seats can be given to others in the game that is on.
    bool can_change_seats() const;
    /// Says it at the table, as soon as somebody sits there who can read it and has read what was said
    /// before.
    void say_at_table(std::string title, std::string text);
    /// These words, and what is to be said of the game as it begins.
    std::string with_notice(std::string words);
    void tell_due();
    void watch_journal();
    void watch_programs();

    // The package that is played is looked after.
    void watch_package();
    void stop_watching();
    void leave_workshop_to_lobby();
    bool take_saves();
    void obey(SavedWish wish);
    void go_over(seating::From from);
    void begin_under_new_rules(seating::From from);
    void look_under(variants::Choices options);
    void draw_saves(const Page& page);

    /// Back to what lies under the page that is shown last.
    void close_leaf();
    void close_leaves();
    void obey(LeafWish wish);
    /// Plays on from a page about a game that waits meanwhile.
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
    /// Pages about the game that is chosen in the lobby.
    void open_rules();
    void open_quiz() { quiz(lobby_.chosen()); }
    void open_compare();
    void compare_agreed();
    void open_first_lesson();
    void put_first_lesson_away();
    /// Where it is kept how far somebody is in lessons; empty: nowhere.
    std::filesystem::path lesson_file() const;
    /// Nothing says that somebody was here before.
    bool is_first_start() const;
    void draw_score(const Page& page, const Input& input);
    void draw_score_heading(const Page& page);
    void draw_score_buttons(const Page& page);
    void draw_ways_back(const Page& page, OnEnter enter);
    void draw_menu(const Page& page);
    void draw_settings(const Page& page);
    void draw_help(const Page& page);
    /// What is to be done with the kept game that is chosen.
    enum class GameWish : std::uint8_t { none, replay, review, play, seats };
    void draw_games(const Page& page, const Input& input);
    GameWish draw_games_foot(const Page& page, const Input& input);
    void print_sheet();
    void settings_changed();
    void keep_settings();
    void say(const std::string& text);
    /// Shows the cards a game is usually played with, unless a person chose others (A34).
    void show_usual_face(Face usual);
    /// Shows those of the game the current page is about.
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
    TermUsers term_users_; ///< before the pages that ask it
    bool keeps_games_;
    ThisTime this_time_;
    Settings stored_; ///< as they were read or written last, without what holds this time
    Settings settings_, kept_;
    std::filesystem::path settings_file_;
    Language language_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<TableScene> scene_;
    std::unique_ptr<RulesView> rules_;                     ///< of the game that is on
    std::vector<std::unique_ptr<RulesView>> rules_ending_; ///< of others, while they work
    Lobby lobby_; ///< after the session: it is made in the language that is spoken then
    PageKind page_ = PageKind::lobby, before_ = PageKind::lobby;
    std::optional<PageKind> under_help_;        ///< where F1 was pressed; else help goes back to `before_`
    std::vector<std::unique_ptr<Leaf>> leaves_; ///< each over the one before
    PageKind under_leaves_ = PageKind::lobby, before_leaves_ = PageKind::lobby;
    Saved saved_;
    std::unique_ptr<teach::PackageWatch> package_watch_; ///< null: nothing is looked after
    std::vector<std::unique_ptr<teach::PackageWatch>> watches_ending_;
    std::vector<std::unique_ptr<Leaf>> closing_; ///< left, but still at work
    StillThinking still_thinking_;               ///< of tables that were left
    /// A game that waits while one is played from one of its decisions, with the page that was shown.
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
    bool only_this_round_ = false; ///< no more is played of the game that is on
    std::filesystem::path file_;   ///< of the game that is on; empty: it is not written down
    std::string notice_;           ///< what is to be known of the game, on the first page of its rules
    struct Announcement {
        std::string title, text;
    };
    std::deque<Announcement> due_; ///< what is to be said at the table, one after the other
    std::exception_ptr failed_;    ///< while a picture was drawn; told by `update`
    std::string note_;             ///< on the score sheet: where it was saved, or what could not be done
    std::vector<seating::GameInList> games_;
    std::size_t chosen_game_ = 0;
    std::string about_games_; ///< what is said under their list

    bool only_looked_at_ = false; ///< the game was opened for its replay
    bool is_tried_ = false;       ///< from a decision of another game
    bool told_of_settings_ = false;
    bool deals_next_ = false; ///< the score was read
    bool playing_ = false, hands_open_ = true;
    double next_step_ = 0, now_ = 0;
};

} // namespace roundhouse::window
