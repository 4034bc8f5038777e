// Games that begin, go on and are left, and what is said about them at the table.

#include "base/text.hpp"
#include "base/trouble.hpp"
#include "present/programs.hpp"
#include "window/app/app.hpp"
#include "window/bids/bids_page.hpp"
#include "window/pages/seats_page.hpp"
#include "window/parcels/install_page.hpp"

namespace roundhouse::window {

void App::sit_down(seating::OpenedGame opened, PageKind first, Seated seated) {
    put_table_away();
    file_ = std::move(opened.path);
    session_ = std::make_unique<Session>(std::move(opened.game), opened.programs);
    show_usual_face(session_->rules().face);
    const LanguageScope scope(speaks()); // in this game's texts
    scene_ = std::make_unique<TableScene>(*session_, settings_);
    notice_ = std::move(opened.notice);
    note_.clear();
    only_looked_at_ = seated == Seated::looks_on;
    is_tried_ = seated == Seated::tries;
    playing_ = deals_next_ = only_this_round_ = false;
    close_leaves();
    put_waiting_away();
    page_ = before_ = first;
    due_.clear();
    if (first == PageKind::table && !notice_.empty())
        due_.push_back({tr("About this game"), std::exchange(notice_, {})});
    const JournalHeader& header = session_->game().header();
    seating::Chosen options;
    options.insert(header.options.begin(), header.options.end());
    if (rules_) rules_ending_.push_back(std::move(rules_));
    rules_ = std::make_unique<RulesView>(header.variant, std::move(options), session_->game().match().rules,
                                         term_users_);
    watch_package();
}

void App::put_table_away() {
    if (session_ && session_->length() == 0 && !file_.empty()) {
        std::error_code ignored;
        std::filesystem::remove(file_, ignored);
    }
    file_.clear();
    still_thinking_.leave(std::move(session_), std::move(scene_));
}

void App::put_waiting_away() {
    if (!waiting_) return;
    for (std::unique_ptr<Leaf>& leaf : waiting_->leaves) {
        leaf->leave();
        closing_.push_back(std::move(leaf));
    }
    still_thinking_.leave(std::move(waiting_->session), std::move(waiting_->scene));
    waiting_.reset();
}

bool App::can_be_resumed() const {
    const JournalHeader& header = session_->game().header();
    return !file_.empty() && (!header.seed.is_secret() || !header.sealed_seed.empty());
}

void App::fail(const std::exception& error) {
    const std::string text = error.what();
    const bool goes_back = is_played_on();
    leave_game();
    if (goes_back && leaf())
        leaf()->tell(text);
    else
        lobby_.say(text);
}

void App::begin(const seating::NewGame& game) {
    const LanguageScope scope(speaks());
    seating::OpenedGame opened;
    try {
        opened = seating::begin_game(game, keeps_games_);
    } catch (const std::exception& error) {
        if (!session_ || !leaf()) return fail(error);
        return leaf()->tell(error.what()); // the current game goes on
    }
    try {
        sit_down(std::move(opened), PageKind::agreed);
        settings_.last_game = session_->game().header().variant;
        lobby_.put_first_lesson_away();
    } catch (const std::exception& error) {
        fail(error);
    }
}

/// The same game, with other cards.
void App::again() {
    const JournalHeader& header = session_->game().header();
    seating::NewGame game{header.variant, {}, session_->game().players(), {}, session_->starts_programs()};
    game.options.insert(header.options.begin(), header.options.end());
    begin(game);
}

void App::resume(Resumption how) {
    const LanguageScope scope(speaks());
    Lines& said = how.skipped;
    try {
        if (!how.game) how.game = seating::newest_unfinished(said);
        seating::OpenedGame opened = seating::go_on(std::move(*how.game), how.programs, how.players);
        if (!opened.notice.empty()) said.push_back(opened.notice);
        opened.notice = join(said, "\n");
        sit_down(std::move(opened), PageKind::table);
    } catch (const std::exception& error) {
        said.emplace_back(error.what());
        fail(Trouble(join(said, "\n")));
    }
}

void App::install(const std::filesystem::path& file) {
    const LanguageScope scope(speaks());
    open(std::make_unique<InstallPage>(file, settings_.chosen_face()));
}

void App::open_bids() {
    if (!scene_) return;
    const LanguageScope scope(speaks());
    if (auto page = bids_page(scene_->table())) open(std::move(page));
}

void App::go_on(const std::filesystem::path& file, const std::vector<SeatedPlayer>& players) {
    const LanguageScope scope(speaks());
    seating::OpenedGame opened;
    try {
        seating::KeptGame kept = seating::read_game(file);
        if (kept.replay.game.match().over()) {
            about_games_ = tr("This game is over.");
            return;
        }
        opened = seating::go_on(std::move(kept), false, players);
    } catch (const std::exception& error) { // shown in the list, where another can be chosen
        about_games_ = error.what();
        return;
    }
    try {
        sit_down(std::move(opened), PageKind::table);
    } catch (const std::exception& error) {
        fail(error);
    }
}

bool App::can_change_seats() const {
    return can_be_resumed() && session_->length() > 0 && !replaying() && !is_tried_ && !only_looked_at_ &&
           !session_->match().over();
}

void App::choose_seats() {
    const LanguageScope scope(speaks());
    open(std::make_unique<SeatsPage>(session_->game(), settings_.name));
}

void App::choose_seats(const std::filesystem::path& file) {
    const LanguageScope scope(speaks());
    try {
        const seating::KeptGame kept = seating::read_game(file);
        if (kept.replay.game.match().over())
            about_games_ = tr("This game is over.");
        else
            open(std::make_unique<SeatsPage>(kept.replay.game, settings_.name));
    } catch (const std::exception& error) {
        about_games_ = error.what();
    }
}

/// The current game is resumed from its file like any kept game.
void App::take_seats(const std::vector<SeatedPlayer>& players) {
    const LanguageScope scope(speaks());
    close_leaves();
    if (!session_) return go_on(games_.at(chosen_game_).file, players);
    try {
        const std::filesystem::path file = file_;
        const bool programs = session_->starts_programs();
        put_table_away(); // releases the lock on the file
        sit_down(seating::go_on(seating::read_game(file), programs, players), PageKind::table);
    } catch (const std::exception& error) {
        fail(error);
    }
}

void App::say_at_table(std::string title, std::string text) {
    due_.push_back({std::move(title), std::move(text)});
    tell_due();
}

std::string App::with_notice(std::string words) {
    for (const Announcement& one : due_) words += "\n" + one.text;
    due_.clear();
    return words;
}

/// What was said before must be read first.
void App::tell_due() {
    const bool can_be_read = !scene_->curtain() && (session_->match().round_is_on() || replaying());
    if (due_.empty() || !can_be_read || scene_->table().bubble) return;
    scene_->tell_person(due_.front().title, due_.front().text);
    due_.pop_front();
}

void App::watch_journal() {
    if (const auto news = session_->news_of_journal())
        say_at_table(session_->game().journal_failed() ? tr("Not saved") : tr("Saved again"), *news);
}

/// Reports once, at the table, each program that has lost its seat.
void App::watch_programs() {
    Lines lines;
    for (const seating::LostProgram& lost : session_->lost_programs())
        lines.push_back(present::in_words(lost.loss, lost.name));
    if (!lines.empty()) say_at_table(tr("Program lost"), join(lines, "\n"));
}

void App::leave_game() {
    if (is_played_on()) return end_played_on();
    close_leaves();
    stop_watching();
    saved_ = {};
    due_.clear();
    under_help_.reset();
    if (rules_) rules_ending_.push_back(std::move(rules_));
    put_table_away();
    lobby_.refresh();
    page_ = before_ = PageKind::lobby;
}

} // namespace roundhouse::window
