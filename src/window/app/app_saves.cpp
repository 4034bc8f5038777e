// Watches the package being played: what a save brings, and how the game goes over to new rules.

#include "window/app/app.hpp"
#include "window/workshop/workshop_page.hpp"

namespace roundhouse::window {

/// A game only viewed, or tried from a review, keeps its rules.
void App::watch_package() {
    stop_watching();
    saved_ = {};
    if (!session_ || replaying() || is_tried_ || only_looked_at_ || session_->match().over()) return;
    const JournalHeader& header = session_->game().header();
    const auto package = variants::open_package(header.variant);
    if (!package) return;
    saved_.variant = header.variant;
    saved_.played = session_->game().match().rules;
    saved_.face = settings_.cards.face;
    saved_.file = package->info().directory / "variant.lua";
    for (const AgreedOption& option : saved_.played->options)
        if (option.value != option.standard) saved_.chosen[option.name] = option.value;
    package_watch_ = std::make_unique<teach::PackageWatch>(
        header.variant, seating::Chosen(header.options.begin(), header.options.end()), saved_.played,
        saved_.face, teach::folders_of(*package));
}

void App::stop_watching() {
    if (!package_watch_) return;
    package_watch_->leave();
    watches_ending_.push_back(std::move(package_watch_));
}

bool App::take_saves() {
    std::erase_if(watches_ending_, [](const auto& watch) { return watch->at_rest(); });
    if (!package_watch_) return false;
    auto news = package_watch_->news();
    if (!news) return false;
    if (news->number > 0 && (!saved_.look || saved_.look->number != news->number))
        saved_.put_away = saved_.next_deal = false;
    saved_.look = std::move(*news);
    if (saved_.look->sound()) {
        saved_.sound = saved_.look->rules;
        saved_.outline = saved_.look->outline;
    }
    return true;
}

/// Checks the package under other options before anybody plays by them.
void App::look_under(variants::Choices options) {
    if (!package_watch_) return;
    saved_.chosen = std::move(options);
    seating::Chosen texts;
    for (const auto& [name, value] : saved_.chosen) texts[name] = to_string(value);
    package_watch_->look_under(std::move(texts));
}

/// Watches the package chosen in the lobby without a game, even if it cannot be played.
void App::open_workshop_from_lobby() {
    const variants::PackageInfo* const info = lobby_.chosen_package();
    if (!info || info->shipped) return;
    stop_watching();
    saved_ = {};
    saved_.variant = info->id;
    const RulebookPtr rules = lobby_.shown();
    saved_.face = settings_.chosen_face().value_or(rules ? rules->face : Face::french);
    saved_.file = info->directory / "variant.lua";
    const auto package = variants::open_package(info->id);
    const auto folders = package ? teach::folders_of(*package) : std::vector{info->directory};
    package_watch_ = std::make_unique<teach::PackageWatch>(saved_.variant, seating::Chosen{}, nullptr,
                                                           saved_.face, folders);
    open_workshop();
}

/// Back in the lobby, reads the package as it is now.
void App::leave_workshop_to_lobby() {
    if (session_ || !package_watch_) return;
    stop_watching();
    lobby_.list_again(saved_.variant);
    saved_ = {};
}

void App::open_workshop() {
    if (!package_watch_) return;
    saved_.put_away = true; // the workshop shows it
    if (saved_.played) saved_.face = settings_.chosen_face().value_or(saved_.played->face);
    if (!saved_.look) package_watch_->look_now();
    std::optional<AtTable> table;
    if (session_ && scene_ && !scene_->curtain()) table = AtTable{session_->match(), scene_->viewer()};
    open(std::make_unique<WorkshopPage>(saved_, std::move(table)));
}

void App::obey(SavedWish wish) {
    switch (wish) {
    case SavedWish::this_deal: go_over(seating::From::this_deal); break;
    case SavedWish::next_deal: go_over(seating::From::next_deal); break;
    case SavedWish::workshop: open_workshop(); break;
    case SavedWish::put_away: saved_.put_away = true; break;
    case SavedWish::none: break;
    }
}

void App::go_over(seating::From from) {
    if (!saved_.offers() || !session_) return;
    if (from == seating::From::next_deal) {
        saved_.next_deal = saved_.put_away = true;
        close_leaves();
        if (page_ == PageKind::table && session_->match().round_is_on())
            scene_->tell_person(tr("From the next deal"), tr("This deal is played out under the old rules."));
        return;
    }
    try {
        begin_under_new_rules(from);
    } catch (const std::exception& error) { // of a script while finished rounds are scored again
        fail(error);
    }
}

void App::begin_under_new_rules(seating::From from) {
    auto begun =
        seating::under_new_rules(session_->game(), saved_.look->rules, from, keeps_games_, saved_.look->text);
    if (!begun) {
        close_leaves();
        page_ = before_ = PageKind::table;
        scene_->tell_person(tr("Not under the new rules"),
                            tr("They do not allow what was done in the rounds before, so this deal cannot be "
                               "played again. From the next deal a new game can begin (F6)."));
        return;
    }
    const bool first = session_->match().round_number <= 1 && from == seating::From::this_deal;
    begun->opened.programs = session_->starts_programs();
    sit_down(std::move(begun->opened), PageKind::table);
    std::string words = tr("This is a game of its own; the one before is kept as it was.");
    if (!begun->earlier_rounds)
        words =
            tr("They do not allow what was done in the rounds before, so a new game begins.") + " " + words;
    else if (!first)
        words = tr("The rounds before are counted under the new rules.") + " " + words;
    say_at_table(tr("The new rules apply"), with_notice(words));
}

void App::draw_saves(const Page& page) {
    if (!saved_.look || saved_.put_away || !scene_ || scene_->curtain()) {
        obey(saved_keys(saved_));
        return;
    }
    const SavedWish key = saved_keys(saved_);
    const SavedWish pressed = draw_saved_bar(page, {0, 0, page.window.x, 0}, saved_);
    obey(pressed == SavedWish::none ? key : pressed);
}

} // namespace roundhouse::window
