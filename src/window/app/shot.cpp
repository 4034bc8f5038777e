#include "window/app/shot.hpp"

#include "base/language.hpp"
#include "base/trouble.hpp"
#include "bots/player.hpp"
#include "window/app/app.hpp"
#include "window/compare/compare_page.hpp"
#include "window/learn/lesson_page.hpp"
#include "window/learn/quiz_page.hpp"
#include "window/pages/league_page.hpp"
#include "window/paint/offscreen.hpp"
#include "window/platform/probe.hpp"
#include "window/review/review_page.hpp"

#include <chrono>
#include <thread>

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/OpenGL.hpp>
#include <fmt/format.h>

namespace roundhouse::window {

namespace {

constexpr int most_rounds = 400;
/// How many rounds a moment may take to reach a person; after that, anybody's will do.
constexpr int patience = 12;

bool is_exchange(DecisionKind kind) {
    return kind == DecisionKind::give || kind == DecisionKind::discard || kind == DecisionKind::ask_card ||
           kind == DecisionKind::keep_card;
}

/// True if the game is at the moment, for whoever decides now.
bool is_reached(const TableScene& scene, const Session& session, const ShotRequest& wanted) {
    const Match& match = session.match();
    const Decision asked = session.pending();
    if (wanted.at != Moment::end && match.round_number < wanted.rounds) return false;
    switch (wanted.at) {
    case Moment::auction:
        return asked && asked.kind == DecisionKind::call && View(*match.round, 0).calls().size() >= 2;
    case Moment::exchange: return asked && is_exchange(asked.kind) && !scene.melds_open();
    case Moment::meld: return scene.melds_open() && !View(*match.round, 0).melds().empty();
    case Moment::trick: {
        if (!asked || asked.kind != DecisionKind::play) return false;
        const View view(*match.round, asked.seat);
        const auto among = static_cast<std::size_t>(std::min(2, session.rules().seats - 1));
        return view.finished_tricks().size() >= 2 && view.trick().size() >= among &&
               asked.cards.kinds() != view.hand().kinds();
    }
    case Moment::review:
    case Moment::find:
    case Moment::score: return !match.settled.empty() && !match.round_is_on();
    case Moment::end:
    case Moment::replay: return match.over();
    default: return bool(asked);
    }
}

bool needs_game(Moment moment) {
    return moment != Moment::lobby && moment != Moment::games && moment != Moment::league &&
           moment != Moment::quiz && moment != Moment::compare && moment != Moment::lesson &&
           moment != Moment::lessons && moment != Moment::welcome;
}

bool is_for_whoever_decides(Moment moment) {
    return moment == Moment::auction || moment == Moment::exchange || moment == Moment::trick;
}

void show(TableScene& scene) {
    scene.update(0);
    scene.settle();
    scene.update(0);
}

/// One deal or one decision. Bots of the game think on other threads, so this waits for them.
void go_on(TableScene& scene, Session& session) {
    if (scene.melds_open()) {
        scene.close_melds();
    } else if (!session.match().round_is_on()) {
        scene.deal();
    } else if (session.is_person(session.turn())) {
        scene.act(bots::decide_seated(session.match(), "steady", session.game().entries()));
    } else {
        const std::size_t entries = session.game().entries();
        while (session.game().entries() == entries && !scene.melds_open() && !scene.update(0))
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    show(scene);
}

/// Lets bots play, also for people, until the moment is reached. False if it did not reach a person in time,
/// or at all.
bool play_to(TableScene& scene, Session& session, const ShotRequest& wanted, int rounds) {
    while (!is_reached(scene, session, wanted) ||
           (is_for_whoever_decides(wanted.at) && !session.is_person(session.turn()))) {
        if (session.match().over() || session.match().round_number > rounds) return false;
        go_on(scene, session);
    }
    return true;
}

/// Plays to the moment, and sits down where it arises.
void reach(App& app, const ShotRequest& request) {
    const auto begin = [&](const seating::NewGame& game) {
        app.begin(game);
        if (!app.session()) throw Trouble(tr("The game could not begin."));
    };
    begin(request.game);
    if (request.at == Moment::agreed) return;
    if (!play_to(*app.scene(), *app.session(), request,
                 is_for_whoever_decides(request.at) ? request.rounds + patience : most_rounds)) {
        seating::NewGame game = request.game;
        game.players = app.session()->game().players();
        for (SeatedPlayer& player : game.players) player.kind = "human";
        begin(game);
        if (!play_to(*app.scene(), *app.session(), request, most_rounds))
            throw Trouble(tr("This game does not come to that: {}.",
                             moment_names[static_cast<std::size_t>(request.at)]));
    }
    const Session& session = *app.session();
    if (is_for_whoever_decides(request.at)) app.scene()->look_from(session.turn());
    if (!is_for_whoever_decides(request.at)) app.scene()->look_from(std::max(session.first_person(), 1));
    show(*app.scene());
}

/// The moment at which the page is opened.
ShotRequest request_of_table(const ShotRequest& request) {
    ShotRequest table = request;
    if (request.at == Moment::bids)
        table.at = request.section == "auction" ? Moment::auction
                   : request.section == "meld"  ? Moment::meld
                                                : Moment::trick;
    return table;
}

PageKind page_at(Moment moment) {
    switch (moment) {
    case Moment::lobby:
    case Moment::welcome: return PageKind::lobby;
    case Moment::agreed: return PageKind::agreed;
    case Moment::score:
    case Moment::end: return PageKind::score;
    case Moment::menu: return PageKind::menu;
    case Moment::rules: return PageKind::rules;
    case Moment::settings: return PageKind::settings;
    case Moment::help: return PageKind::help;
    case Moment::games:
    case Moment::league: return PageKind::games;
    default: return PageKind::table;
    }
}

/// Waits for a page's background work.
template<class Is>
void wait_for(App& app, const Is& is) {
    while (!is()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        app.update(0);
    }
}

/// Opens the review and waits for it, then shows the costliest decision and moves on to the next.
void reach_review(App& app, Renderer& renderer, Point size, bool finds) {
    app.review();
    auto* const review = dynamic_cast<ReviewPage*>(app.leaf());
    if (!review) throw Trouble(tr("There is no round to review."));
    wait_for(app, [&] { return review->done(); });
    Input input;
    input.keys = {{Key::letter, U's'}};
    app.draw(renderer, size, input, 1.0F / 60);
    input.keys = {{Key::down}};
    app.draw(renderer, size, input, 1.0F / 60);
    if (!finds) return;
    if (review->rows().empty()) throw Trouble(tr("This game does not come to that: {}.", "find"));
    input.keys = {{Key::letter, U'f'}};
    app.draw(renderer, size, input, 1.0F / 60);
    app.update(0);
    if (app.leaf() == review) throw Trouble(review->told());
}

/// One question about play, answered wrong.
void reach_quiz(App& app, const ShotRequest& request) {
    app.quiz(request.game);
    auto& quiz = dynamic_cast<QuizPage&>(*app.leaf());
    const auto is_stuck = [&] { return !quiz.trouble().empty(); };
    wait_for(app, [&] { return quiz.stage() != QuizPage::Stage::opening || is_stuck(); });
    if (!is_stuck()) quiz.begin(teach::Topic::play);
    wait_for(app, [&] { return quiz.question() || is_stuck(); });
    if (is_stuck()) throw Trouble(quiz.trouble());
    quiz.answer(quiz.question()->right == 0 ? 1 : 0);
}

/// The finished comparison.
void reach_compare(App& app, const ShotRequest& request) {
    while (app.lobby().read_next()) {
    }
    app.compare(request.game.variant, request.game.options);
    auto& page = dynamic_cast<ComparePage&>(*app.leaf());
    if (!request.with.empty()) page.compare(page.a(), {request.with, {}});
    page.fill_screen(request.large);
    for (std::size_t i = 0; i < comparison_sections.size(); ++i)
        if (request.section == comparison_sections[i]) page.choose(static_cast<ComparePage::Section>(i));
    const auto trouble = [&] { return page.found().trouble; };
    wait_for(app, [&] {
        const auto& known = page.found().compared;
        return page.found().done || page.found().deals >= request.deals || !trouble().empty() ||
               (known && known->found.statements.empty() && known->found.same_deal);
    });
    if (!trouble().empty()) throw Trouble(trouble());
    const auto step = static_cast<std::size_t>(std::max(request.step, 1) - 1);
    page.go_to_case(step);
    page.go_to_step(step);
}

/// A step of the game's first lesson.
void reach_lesson(App& app, const ShotRequest& request) {
    LessonWanted wanted;
    wanted.variant = request.game.variant;
    wanted.step = static_cast<std::size_t>(request.step - 1);
    app.open(std::make_unique<LessonPage>(wanted, app.settings()));
    auto& page = dynamic_cast<LessonPage&>(*app.leaf());
    wait_for(app, [&] { return page.course() || !page.trouble().empty(); });
    if (!page.trouble().empty()) throw Trouble(page.trouble());
    if (page.step() != *wanted.step)
        throw Trouble(tr_n("This lesson has {} step.", "This lesson has {} steps.",
                           std::ssize(page.course()->lesson.steps), page.course()->lesson.steps.size()));
    if (request.answer > 0) page.answer(static_cast<std::size_t>(request.answer - 1));
}

/// The workshop with everything that check finds in the package.
void reach_workshop(App& app) {
    app.open_workshop();
    wait_for(app, [&] { return app.saved().look && app.saved().look->checked; });
}

void reach_welcome(App& app) {
    app.lobby().offer_first_lesson();
    wait_for(app, [&] { return app.lobby().offers_first_lesson(); });
}

/// The rules page, complete, at the requested section.
void reach_rules(App& app, Renderer& renderer, Point size, const ShotRequest& request) {
    app.draw(renderer, size, {}, 1.0F / 60);
    wait_for(app, [&] { return app.rules_view()->is_whole(); });
    for (std::size_t i = 0; i < present::section_names.size(); ++i)
        if (request.section == present::section_names[i])
            app.rules_view()->choose(static_cast<present::RulesSection>(i));
}

/// Removes the transparency.
void make_opaque(sf::Image& image) {
    const sf::Vector2u size = image.getSize();
    for (unsigned y = 0; y < size.y; ++y)
        for (unsigned x = 0; x < size.x; ++x) {
            sf::Color colour = image.getPixel(x, y);
            colour.a = 255;
            image.setPixel(x, y, colour);
        }
}

/// Falls back to a virtual display.
void find_display() {
    const std::string why = why_no_window();
    if (why.empty() || (use_off_screen_display() && why_no_window().empty())) return;
    throw Trouble(why + " " + tr("With Xvfb installed, pictures can be taken without a display."));
}

/// Opens the page; some need frames drawn on the way.
void reach_page(App& app, Renderer& renderer, Point size, const ShotRequest& request) {
    app.show(page_at(request.at));
    switch (request.at) {
    case Moment::replay: return app.replay();
    case Moment::review: return reach_review(app, renderer, size, false);
    case Moment::find: return reach_review(app, renderer, size, true);
    case Moment::quiz: return reach_quiz(app, request);
    case Moment::compare: return reach_compare(app, request);
    case Moment::lesson: return reach_lesson(app, request);
    case Moment::lessons:
        app.open_lessons();
        return wait_for(app, [&] { return dynamic_cast<LessonsPage&>(*app.leaf()).is_open(); });
    case Moment::league:
        app.open(std::make_unique<LeaguePage>());
        wait_for(app, [&] { return app.leaf()->at_rest(); });
        app.update(0); // takes what was read
        return;
    case Moment::workshop: return reach_workshop(app);
    case Moment::bids: return app.open_bids();
    case Moment::rules:
    case Moment::agreed: return reach_rules(app, renderer, size, request);
    default: return; // the page needs nothing more
    }
}

} // namespace

void take_shot(const ShotRequest& request) {
    const std::string no_place = tr("The picture cannot be written to {}.", request.file.string());
    std::error_code unknown;
    if (!std::filesystem::is_directory(std::filesystem::absolute(request.file, unknown).parent_path(),
                                       unknown))
        throw Trouble(no_place);
    // Report problems of the game before looking for a display.
    const LanguageScope scope({.language = Language(request.settings.language)}); // for error messages, too
    App app(request.settings, {}, false);
    app.lobby().choose(request.game.variant, request.game.options);
    const bool lists_all =
        request.at == Moment::lobby || request.at == Moment::welcome || request.at == Moment::lessons;
    while (lists_all && app.lobby().read_next()) {
    }
    if (request.at == Moment::welcome) reach_welcome(app);
    if (needs_game(request.at)) reach(app, request_of_table(request));

    find_display();
    sf::RenderTexture target;
    if (!target.create(static_cast<unsigned>(request.width), static_cast<unsigned>(request.height)))
        throw Trouble(
            tr("A picture of {} by {} pixels cannot be painted here.", request.width, request.height));
    target.setActive(true);
    Renderer renderer;
    const Point size{static_cast<float>(request.width), static_cast<float>(request.height)};
    reach_page(app, renderer, size, request);
    for (int frame = 0; frame < 4; ++frame) { // panels find their size in the first frames
        target.clear();
        app.draw(renderer, size, {}, 1.0F / 60);
    }
    app.update(0); // reports in the lobby what failed while drawing
    if (!app.lobby().notice().empty()) throw Trouble(app.lobby().notice());
    // Transparent parts are blended already: make the whole picture opaque.
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_TRUE);
    target.clear();
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    target.display();
    sf::Image image = target.getTexture().copyToImage();
    make_opaque(image);
    if (!image.saveToFile(request.file.string())) throw Trouble(no_place);
}

} // namespace roundhouse::window
