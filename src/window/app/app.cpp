#include "window/app/app.hpp"

#include "base/text.hpp"
#include "present/files.hpp"

#include <array>

#include <SFML/Window/Keyboard.hpp>
#include <imgui.h>

namespace roundhouse::window {

namespace {

/// Seconds a replay pauses on something to read, such as melds and scores.
constexpr double reading_time = 2;

/// A page laid over another one, to which it returns.
bool is_aside(PageKind page) {
    return page == PageKind::rules || page == PageKind::menu || page == PageKind::settings ||
           page == PageKind::help || page == PageKind::games || page == PageKind::leaf;
}

Settings settings_with(Settings settings, const ThisTime& this_time) {
    if (this_time.face) {
        settings.face_of_game = false;
        settings.cards.face = *this_time.face;
    }
    if (!this_time.language.empty()) settings.language = this_time.language;
    return settings;
}

Language language_of(const Settings& settings) {
    return Language(settings.language.empty() ? language_of_environment() : settings.language);
}

/// The cards on the lobby's felt, from left to right.
constexpr std::array lobby_fan{Card(Rank::ten, Suit::hearts), Card(Rank::ace, Suit::clubs),
                               Card(Rank::king, Suit::hearts), Card(Rank::queen, Suit::spades),
                               Card(Rank::jack, Suit::diamonds)};

CardSet lobby_cards() {
    CardSet cards;
    for (const Card card : lobby_fan) cards.add(card);
    return cards;
}

} // namespace

App::App(Settings settings, std::filesystem::path settings_file, bool keeps_games, ThisTime this_time)
    : keeps_games_(keeps_games), this_time_(std::move(this_time)), stored_(std::move(settings)),
      settings_(settings_with(stored_, this_time_)), kept_(settings_),
      settings_file_(std::move(settings_file)), language_(language_of(settings_)), lobby_([this] {
          const LanguageScope scope(speaks());
          return Lobby(settings_, keeps_games_);
      }()) {
    const LanguageScope scope(speaks());
    if (is_first_start()) lobby_.offer_first_lesson();
    if (settings_file_.empty()) return;
    const auto trouble = store::trouble_of_settings(settings_file_);
    told_of_settings_ = trouble.has_value();
    if (trouble)
        lobby_.say(tr("{}. The settings are not kept.", present::in_words(*trouble, settings_file_)));
}

/// Tells all to stop before waiting for the first.
App::~App() {
    for (const std::unique_ptr<Leaf>& leaf : leaves_) leaf->leave();
    put_waiting_away();
    put_table_away();
}

Speaking App::speaks() const {
    return {.language = language_, .package = session_ ? session_->rules().texts : nullptr};
}

void App::show(PageKind page) {
    if (!is_aside(page_) || (page_ == PageKind::leaf && page != PageKind::leaf)) before_ = page_;
    if (page == PageKind::games && keeps_games_) games_ = seating::kept_games();
    chosen_game_ = 0;
    about_games_.clear();
    under_help_.reset();
    page_ = page;
}

void App::open(std::unique_ptr<Leaf> leaf) {
    if (leaves_.empty()) {
        under_leaves_ = page_;
        before_leaves_ = is_aside(page_) ? before_ : page_;
    }
    leaves_.push_back(std::move(leaf));
    page_ = PageKind::leaf;
}

void App::close_leaf() {
    leaves_.back()->leave();
    closing_.push_back(std::move(leaves_.back()));
    leaves_.pop_back();
    if (!leaves_.empty()) return;
    page_ = under_leaves_;
    before_ = before_leaves_;
    leave_workshop_to_lobby();
    if (lobby_.offers_first_lesson() && !is_first_start()) lobby_.put_first_lesson_away();
}

void App::close_leaves() {
    while (!leaves_.empty()) close_leaf();
}

void App::obey(LeafWish wish) {
    if (wish.begin)
        begin(*wish.begin);
    else if (wish.new_rules)
        go_over(*wish.new_rules);
    else if (wish.options)
        look_under(std::move(*wish.options));
    else if (wish.play)
        play_on(std::move(*wish.play));
    else if (wish.seats)
        take_seats(*wish.seats);
    else if (wish.rules)
        show(PageKind::rules);
    else if (wish.compare)
        compare(wish.compare->variant, wish.compare->options);
    else if (!wish.installed.empty()) {
        close_leaves();
        leave_game();
        lobby_.list_again(wish.installed);
        if (!wish.kept.empty()) lobby_.tell(tr("What was there is kept as {}.", wish.kept));
    } else if (wish.back)
        close_leaf();
    else if (wish.open)
        open(std::move(wish.open));
}

bool App::update(double now) {
    const LanguageScope scope(speaks());
    now_ = now;
    follow_page();
    std::erase_if(closing_, [](const auto& leaf) { return leaf->at_rest(); });
    std::erase_if(rules_ending_, [](const auto& rules) { return rules->at_rest(); });
    still_thinking_.update();
    const bool saves = take_saves();
    const bool words = term_users_.update() || saves;
    try {
        if (failed_) std::rethrow_exception(std::exchange(failed_, nullptr));
        if (page_ == PageKind::agreed || page_ == PageKind::rules)
            return (rules_ && rules_->update()) || words;
        if (page_ == PageKind::lobby) return lobby_.read_next();
        if (page_ != PageKind::leaf && (!scene_ || page_ != PageKind::table)) return saves;
        if (page_ == PageKind::leaf) return leaf()->update(now) || words;
        watch_journal();
        watch_programs();
        tell_due();
        const bool changed = scene_->update(now) || saves;
        if (replaying()) {
            const bool melds = scene_->melds_open(), reads = melds || !session_->match().round_is_on();
            const double until = next_step_ + (reads ? reading_time : 0);
            if (!playing_ || !(melds || scene_->rests()) || now < until) return changed;
            step_replay(1);
            return true;
        }
        if (!scene_->round_ended()) return changed;
        if (session_->match().round_number > 0 && !deals_next_) {
            show(PageKind::score);
            return true;
        }
        deals_next_ = false;
        if (saved_.next_deal && saved_.offers())
            begin_under_new_rules(seating::From::next_deal);
        else
            scene_->deal();
    } catch (const std::exception& error) {
        // A failing script loses no game: the game stays as it was and can be resumed once the script is
        // fixed.
        fail(error);
    }
    return true;
}

Fit App::fit(Point window) const {
    TableShape shape;
    shape.window = window;
    shape.text_scale = settings_.text_scale;
    if (session_) shape.seats = session_->rules().seats;
    const TableLayout layout = lay_table(shape);
    if (page_ == PageKind::leaf)
        if (const auto shown = leaves_.back()->cards(window, layout.text))
            return {layout.text * shown->text, shown->width, shown->deck, settings_.cards};
    return {layout.text, layout.card_width, session_ ? session_->rules().deck : lobby_cards(),
            settings_.cards, page_ != PageKind::agreed || (rules_ && rules_->shows_cards())};
}

void App::draw(Renderer& renderer, Point window, const Input& input, float seconds) {
    const LanguageScope scope(speaks());
    follow_page();
    const Fit wanted = fit(window);
    renderer.fit(wanted);
    renderer.begin(window, seconds);
    tabs_.begin();
    const Page page{renderer.fonts(), window, wanted.text_scale, tabs_};
    try {
        draw_page(page, renderer, input);
    } catch (...) {
        // A script failed: close the frame; the next update reports it.
        failed_ = std::current_exception();
        renderer.end_what_is_open();
    }
    const bool tab = page_ != PageKind::table && !renderer.popup_was_open() && input.typed(Key::tab);
    tabs_.go(!tab ? 0 : ImGui::GetIO().KeyShift ? -1 : 1);
    renderer.end();
    if (!(settings_ == kept_)) settings_changed();
}

/// Under a panel the table is only a picture and takes no input.
void App::draw_behind(const Page& page, const Canvas& canvas, const Input& input) {
    const Rect whole{0, 0, page.window.x, page.window.y};
    const bool at_table = page_ == PageKind::table;
    if (!scene_ || page_ == PageKind::agreed || page_ == PageKind::leaf) {
        canvas.felt(whole);
        return;
    }
    const Wish wish = scene_->draw(canvas, page.window, at_table && !replaying() ? input : Input{});
    if (at_table && wish == Wish::menu) show(PageKind::menu);
    if (at_table && wish == Wish::rules) show(PageKind::rules);
    if (at_table && wish == Wish::bids) open_bids();
    if (!at_table) canvas.fill(whole, Colour{0x04, 0x12, 0x0f, 0xc4});
}

/// Keys with the same meaning everywhere; true if one was handled.
bool App::obey_keys(const Input& input, const Renderer& renderer) {
    // An open list or a text field takes them first.
    if (ImGui::GetIO().WantTextInput || renderer.popup_was_open()) return false;
    if (ImGui::IsKeyPressed(sf::Keyboard::F1, false) && page_ != PageKind::help) {
        under_help_ = page_;
        page_ = PageKind::help;
        return true;
    }
    if (!input.typed(Key::escape)) return false;
    return step_back();
}

/// Escape; false on pages with nothing to go back to, or if the table handles it.
bool App::step_back() {
    if (page_ == PageKind::leaf) {
        close_leaf();
    } else if (page_ == PageKind::help) {
        leave_help();
    } else if (is_aside(page_)) {
        page_ = before_;
    } else if (page_ == PageKind::agreed) {
        leave_game();
    } else if (page_ == PageKind::score && !note_.empty()) {
        note_.clear();
    } else if (page_ == PageKind::score) {
        if (session_->match().round_is_on())
            page_ = PageKind::table;
        else
            show(PageKind::menu);
    } else {
        return false;
    }
    return true;
}

void App::draw_page(const Page& page, Renderer& renderer, const Input& input) {
    const Canvas canvas = renderer.canvas();
    const PageKind shown = page_;
    if (obey_keys(input, renderer)) {
        draw_behind(page, canvas, {});
        return;
    }
    draw_behind(page, canvas, input);
    if (page_ != shown) return; // the next frame draws it
    switch (page_) {
    case PageKind::lobby: draw_lobby(page, canvas); break;
    case PageKind::agreed: draw_rules(page, canvas, input, true); break;
    case PageKind::rules: draw_rules(page, canvas, input, false); break;
    case PageKind::score: draw_score(page, input); break;
    case PageKind::menu: draw_menu(page); break;
    case PageKind::settings: draw_settings(page); break;
    case PageKind::help: draw_help(page); break;
    case PageKind::games: draw_games(page, input); break;
    case PageKind::leaf: obey(leaf()->draw(page, canvas, input)); break;
    case PageKind::table:
        if (replaying()) {
            obey_replay(input);
            if (replaying()) draw_replay(page);
        } else {
            draw_saves(page);
        }
        break;
    case PageKind::quit: break;
    }
}

void App::draw_lobby(const Page& page, const Canvas& canvas) {
    const float s = page.scale, top = 84 * s;
    const float width = std::min(std::max(1120.0F * s, 0.86F * page.window.x), page.window.x - 32 * s);
    const float left = (page.window.x - width) / 2, right = left + width;
    canvas.text({left + 20 * s, 14 * s, width, 40 * s}, "Roundhouse", {Size::title, true});
    canvas.text({left + 20 * s, 50 * s, width - 300 * s, 24 * s},
                tr("Choose a game, agree on its rules, and begin."), {Size::body, false, look::quiet});
    for (std::size_t i = 0; i < lobby_fan.size(); ++i) { // they peek out from behind the panel
        const float at = static_cast<float>(i) - 2;
        canvas.card(lobby_fan[i],
                    {{right - 150 * s + at * 42 * s, top - 6 * s + at * at * 4 * s}, 84 * s, at * 7});
    }
    if (ImGui::IsKeyPressed(sf::Keyboard::F7, false)) open_workshop_from_lobby();
    switch (lobby_.draw(page, top)) {
    case Lobby::Wish::begin: begin(lobby_.chosen()); break;
    case Lobby::Wish::resume: resume(); break;
    case Lobby::Wish::games: show(PageKind::games); break;
    case Lobby::Wish::settings: show(PageKind::settings); break;
    case Lobby::Wish::rules: open_rules(); break;
    case Lobby::Wish::compare: open_compare(); break;
    case Lobby::Wish::quiz: open_quiz(); break;
    case Lobby::Wish::lessons: open_lessons(); break;
    case Lobby::Wish::workshop: open_workshop_from_lobby(); break;
    case Lobby::Wish::first_lesson: open_first_lesson(); break;
    case Lobby::Wish::no_first_lesson: put_first_lesson_away(); break;
    case Lobby::Wish::help: show(PageKind::help); break;
    case Lobby::Wish::quit: page_ = PageKind::quit; break;
    case Lobby::Wish::none: break;
    }
}

void App::settings_changed() {
    if (settings_.language != kept_.language) this_time_.language.clear();
    if (settings_.chosen_face() != kept_.chosen_face()) this_time_.face.reset();
    if (session_) show_usual_face(session_->rules().face); // the table retells its log in its own cards
    const bool other_language = settings_.language != kept_.language;
    if (other_language) language_ = language_of(settings_);
    const LanguageScope scope(speaks());
    if (other_language) lobby_.refresh();
    kept_ = settings_;
    try {
        if (scene_) scene_->refresh();
    } catch (const std::exception& error) {
        fail(error);
    }
    follow_page();
    keep_settings();
}

void App::keep_settings() {
    if (settings_file_.empty()) return;
    Settings kept = settings_;
    if (!this_time_.language.empty()) kept.language = stored_.language;
    if (this_time_.face) {
        kept.face_of_game = stored_.face_of_game;
        kept.cards.face = stored_.cards.face;
    }
    if (store::write_settings(kept, settings_file_, &stored_)) {
        stored_ = kept;
        return;
    }
    if (std::exchange(told_of_settings_, true)) return;
    say(tr("{} cannot be written. The settings are not kept.", printable(settings_file_.string(), 300)));
}

/// In the lobby, or at the table if there is a game.
void App::say(const std::string& text) {
    if (session_)
        say_at_table(tr("Settings"), text);
    else
        lobby_.say(text);
}

} // namespace roundhouse::window
