// Games that begin, go on and are left, and what is said of them at the table.

#include "base/text.hpp"
#include "base/trouble.hpp"
#include "present/programs.hpp"
#include "window/pages/app.hpp"
#include "window/parcels/install_page.hpp"

namespace roundhouse::window {

void App::sit_down(seating::OpenedGame opened, PageKind first) {
    scene_.reset();
    session_ = std::make_unique<Session>(std::move(opened.game), opened.programs);
    show_usual_face(session_->rules().face);
    const LanguageScope scope(speaks()); // of this game
    scene_ = std::make_unique<TableScene>(*session_, settings_);
    notice_ = std::move(opened.notice);
    printed_.clear();
    only_looked_at_ = playing_ = told_of_journal_ = deals_next_ = only_this_round_ = false;
    close_leaves();
    waiting_.reset();
    page_ = before_ = first;
    due_.reset();
    if (first == PageKind::table && !notice_.empty())
        due_ = {tr("About this game"), std::exchange(notice_, {})};
    const JournalHeader& header = session_->game().header();
    seating::Chosen options;
    options.insert(header.options.begin(), header.options.end());
    rules_ = std::make_unique<RulesView>(header.variant, std::move(options), session_->game().match().rules,
                                         term_users_);
    watch_package();
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
    try {
        sit_down(seating::begin_game(game, keeps_games_), PageKind::agreed);
        settings_.last_game = game.variant;
        lobby_.put_first_lesson_away();
    } catch (const std::exception& error) {
        fail(error);
    }
}

/// The same game, with other cards.
void App::again() {
    const JournalHeader& header = session_->game().header();
    seating::NewGame game{header.variant, {}, header.players, {}, session_->starts_programs()};
    game.options.insert(header.options.begin(), header.options.end());
    begin(game);
}

void App::resume(bool programs) {
    const LanguageScope scope(speaks());
    Lines said; // of newer games that cannot be played on, whether there is another or not
    try {
        seating::OpenedGame opened = seating::go_on(seating::newest_unfinished(said), programs);
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

void App::go_on(const std::filesystem::path& file) {
    const LanguageScope scope(speaks());
    try {
        seating::KeptGame kept = seating::read_game(file);
        if (kept.replay.game.match().over())
            about_games_ = tr("This game is over.");
        else
            sit_down(seating::go_on(std::move(kept)), PageKind::table);
    } catch (const std::exception& error) {
        fail(error);
    }
}

void App::say_at_table(std::string title, std::string text) {
    due_ = {std::move(title), std::move(text)};
    tell_due();
}

void App::tell_due() {
    const bool can_be_read = !scene_->curtain() && (session_->match().round_is_on() || replaying());
    if (!due_ || !can_be_read) return;
    scene_->tell_person(due_->title, due_->text);
    due_.reset();
}

/// The game does not stop for a disk that is full; but it is said, and that there is room again, too.
void App::watch_journal() {
    const bool at_table = session_->match().round_is_on() && !scene_->curtain();
    const bool fails = session_->game().journal_failed();
    if (!at_table || fails == told_of_journal_) return;
    told_of_journal_ = fails;
    if (fails)
        scene_->tell_person(tr("Not written down"),
                            tr("The journal cannot be written at the moment. The game goes on, and what is "
                               "played is written down as soon as there is room."));
    else
        scene_->tell_person(tr("Written down"),
                            tr("The journal is being written again; nothing is missing from it."));
}

/// A program that has lost its seat is told of once, at the table.
void App::watch_programs() {
    if (!session_->match().round_is_on() || scene_->curtain()) return;
    Lines lines;
    for (const seating::LostProgram& lost : session_->lost_programs())
        lines.push_back(present::in_words(lost.loss, lost.name));
    if (!lines.empty()) scene_->tell_person(tr("A bot plays on"), join(lines, "\n"));
}

void App::leave_game() {
    if (is_played_on()) return end_played_on();
    close_leaves();
    stop_watching();
    saved_ = {};
    due_.reset();
    rules_.reset();
    scene_.reset();
    session_.reset();
    lobby_.refresh();
    page_ = before_ = PageKind::lobby;
}

} // namespace roundhouse::window
