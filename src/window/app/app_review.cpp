// Reviewing decisions, and playing on from one.

#include "window/app/app.hpp"
#include "window/review/review_page.hpp"

namespace roundhouse::window {

void App::review(int round) {
    if (!session_) return;
    const RecordedGame& game = session_->game();
    const auto rounds = static_cast<int>(game.match().settled.size());
    if (rounds == 0) return;
    const LanguageScope scope(speaks());
    try {
        const int wanted = round > 0 && round <= rounds ? round : rounds;
        open(std::make_unique<ReviewPage>(game, wanted, settings_, keeps_games_));
    } catch (const std::exception& error) { // a script of the package failed
        if (page_ == PageKind::score)
            note_ = error.what();
        else
            scene_->tell_person(tr("Review"), error.what());
    }
}

void App::play_on(seating::PlayedOn game) {
    Waiting waits;
    if (waiting_) // leaving it returns to the first game
        waits = std::move(*waiting_);
    else
        waits = {std::move(session_), std::move(scene_), std::move(leaves_), under_leaves_,
                 before_leaves_,      only_looked_at_,   std::move(file_)};
    if (!waiting_) leaves_.clear();
    try {
        sit_down(std::move(game.opened), PageKind::table, Seated::tries);
    } catch (...) { // a script failed; the way back still works
        waiting_ = std::move(waits);
        throw;
    }
    only_this_round_ = game.only_this_round;
    waiting_ = std::move(waits);
    say_at_table(tr("Play on from here"), with_notice(in_words(game)));
}

void App::end_played_on() {
    close_leaves();
    put_table_away();
    session_ = std::move(waiting_->session);
    scene_ = std::move(waiting_->scene);
    leaves_ = std::move(waiting_->leaves);
    under_leaves_ = waiting_->under_leaves;
    before_leaves_ = waiting_->before_leaves;
    only_looked_at_ = waiting_->only_looked_at;
    file_ = std::move(waiting_->file);
    waiting_.reset();
    is_tried_ = only_this_round_ = playing_ = deals_next_ = false;
    due_.clear();
    note_.clear();
    watch_package();
    page_ = PageKind::leaf;
    before_ = before_leaves_;
}

} // namespace roundhouse::window
