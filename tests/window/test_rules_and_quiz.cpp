// The page of rules and the quiz, by keys only, in the smallest window with the largest text, in both
// languages.

#include "catch.hpp"
#include "support/shipped_packages.hpp"
#include "window/support/keyboard.hpp"

#include "store/quiz_progress.hpp"
#include "variants/packages.hpp"
#include "window/learn/quiz_page.hpp"
#include "window/rules/rules_page.hpp"

#include <imgui.h>

using namespace roundhouse;
using namespace roundhouse::window;
using window::testing::Keyboard;
using window::testing::large_text;
using window::testing::Patience;
using window::testing::use_own_settings;

namespace {

const Point smallest{900, 600};

void draw_with(Keyboard& keys, const Input& input = {}, int frames = 3) {
    keys.app.draw(keys.renderer, smallest, input, 1.0F / 60);
    for (int i = 0; i < frames; ++i) keys.app.draw(keys.renderer, smallest, {}, 1.0F / 60);
}

void type(Keyboard& keys, char32_t letter) {
    Input input;
    input.keys.push_back({Key::letter, letter});
    draw_with(keys, input);
}

template<class Is>
void wait_until(Keyboard& keys, const Is& is) {
    const Patience patience;
    while (!is() && !patience.is_out()) {
        keys.app.update(0);
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    REQUIRE_FALSE(patience.is_out());
    draw_with(keys);
}

/// Opens the page with the lobby's buttons, by Tab and Enter. They come after the games: Rules, then Quiz.
template<class Opened>
Opened& open_by_keys(Keyboard& keys) {
    for (int stop = 0; stop < keys.app.tabs().size() && !keys.app.leaf(); ++stop) {
        keys.go_to(stop);
        if (keys.app.tabs().at() == 0) continue; // the list of games
        keys.enter();
        if (keys.app.leaf() && !dynamic_cast<Opened*>(keys.app.leaf())) keys.escape();
        if (stop > 4) break;
    }
    auto* const opened = dynamic_cast<Opened*>(keys.app.leaf());
    REQUIRE(opened);
    return *opened;
}

QuizPage& quiz_by_keys(Keyboard& keys) {
    auto& quiz = open_by_keys<QuizPage>(keys);
    wait_until(keys, [&] { return quiz.stage() == QuizPage::Stage::topics; });
    return quiz;
}

void answer_by_key(Keyboard& keys, QuizPage& quiz, bool right) {
    wait_until(keys, [&] { return quiz.question() != nullptr; });
    const std::size_t place = right ? quiz.question()->right : quiz.question()->right == 0 ? 1 : 0;
    type(keys, U'1' + static_cast<char32_t>(place));
    REQUIRE(quiz.stage() == QuizPage::Stage::answered);
}

} // namespace

TEST_CASE("Every package's rules open from the lobby, and N goes through all sections without a text cut off",
          "[window]") {
    use_own_settings();
    for (const char* language : {"en", "de"}) {
        Keyboard keys(large_text(language));
        TermUsers users;
        for (const variants::PackageInfo& info : roundhouse::testing::shipped_packages()) {
            INFO(info.id << " " << language);
            const auto package = variants::open_package(info.id);
            auto page = std::make_unique<RulesPage>(info.id, seating::Chosen(), *package->compile({}),
                                                    keys.app.settings(), users);
            RulesView& view = page->view();
            keys.app.open(std::move(page));
            draw_with(keys);
            wait_until(keys, [&] { return view.is_whole(); });
            int turned = 0;
            for (; view.chosen() + 1 < view.sections() && turned < 200; ++turned) {
                type(keys, U'n');
                INFO("section " << view.chosen());
                CHECK(keys.renderer.cut().empty());
            }
            CHECK(view.sections() >= 8);
            CHECK(view.chosen() + 1 == view.sections());
            type(keys, U'p');
            keys.escape();
            CHECK(keys.app.page() == PageKind::lobby);
        }
    }
}

TEST_CASE("Tab and Enter open the rules and the quiz from the lobby, and Escape leaves them", "[window]") {
    use_own_settings();
    Keyboard keys;
    auto& rules = open_by_keys<RulesPage>(keys);
    wait_until(keys, [&] { return rules.view().is_whole(); });
    CHECK(keys.reached() == keys.app.tabs().size());
    keys.escape();
    CHECK(keys.app.page() == PageKind::lobby);
    auto& quiz = quiz_by_keys(keys);
    CHECK(keys.reached() == keys.app.tabs().size());
    CHECK(quiz.trouble().empty());
    keys.escape();
    CHECK(keys.app.page() == PageKind::lobby);
}

TEST_CASE("T explains the words in sight one after another, and Escape closes the explanation first",
          "[window]") {
    use_own_settings();
    Keyboard keys;
    keys.begin_game();
    REQUIRE(keys.app.page() == PageKind::agreed);
    const TermReader& words = keys.app.rules_view()->terms();
    REQUIRE(words.in_sight().size() >= 2);
    const Term *const first = words.in_sight()[0], *const second = words.in_sight()[1];
    CHECK(words.opened() == nullptr);
    type(keys, U't');
    CHECK(words.opened() == first);
    type(keys, U't');
    CHECK(words.opened() == second);
    keys.escape();
    CHECK(words.opened() == nullptr);
    CHECK(keys.app.page() == PageKind::agreed);
    type(keys, U't');
    keys.enter(); // "Close", and no card is dealt
    CHECK(words.opened() == nullptr);
    CHECK(keys.app.page() == PageKind::agreed);
    keys.enter();
    CHECK(keys.app.page() == PageKind::table);
}

TEST_CASE("What the table agreed is marked on its page of rules", "[window]") {
    use_own_settings();
    Keyboard keys;
    seating::NewGame game = window::testing::game_at_window("partnership", 1);
    game.options["target"] = "1000";
    keys.app.begin(game);
    draw_with(keys);
    RulesView& view = *keys.app.rules_view();
    wait_until(keys, [&] { return view.is_whole(); });
    CHECK(view.agreed_marks() == 3); // the number at a glance, its row in the ending, the option
}

TEST_CASE("A quiz answered by keys: right and wrong, ten questions, and how it went is kept", "[window]") {
    use_own_settings();
    const auto file = store::quiz_progress_file();
    for (const char* language : {"en", "de"}) {
        INFO(language);
        std::filesystem::remove(file);
        Keyboard keys(large_text(language));
        TermUsers users;
        auto made = std::make_unique<QuizPage>(QuizWanted{"german", {}, 5, file}, keys.app.settings(), users);
        QuizPage& quiz = *made;
        keys.app.open(std::move(made));
        wait_until(keys, [&] { return quiz.stage() == QuizPage::Stage::topics; });
        keys.enter(); // "A bit of everything"
        for (int i = 0; i < 10; ++i) {
            INFO("question " << i + 1);
            answer_by_key(keys, quiz, i != 4);
            const auto& now = quiz.now();
            int asked = 0, right = 0;
            for (const auto& [topic, standing] : now) asked += standing.asked, right += standing.right;
            CHECK(asked == i + 1);
            CHECK(right == (i < 4 ? i + 1 : i));
            CHECK(keys.renderer.cut().empty());
            CHECK(store::read_quiz_progress(file)["german"] == quiz.standings());
            keys.enter(); // on
        }
        CHECK(quiz.stage() == QuizPage::Stage::summary);
        CHECK(keys.renderer.cut().empty());
        const teach::QuizStandings kept = quiz.standings();
        keys.enter(); // ten more
        CHECK(quiz.stage() == QuizPage::Stage::topics);
        keys.escape();
        auto again =
            std::make_unique<QuizPage>(QuizWanted{"german", {}, 6, file}, keys.app.settings(), users);
        QuizPage& second = *again;
        keys.app.open(std::move(again));
        wait_until(keys, [&] { return second.stage() == QuizPage::Stage::topics; });
        CHECK(second.standings() == kept);
        keys.escape();
        wait_until(keys, [&] { return keys.app.page() == PageKind::lobby; });
    }
}

TEST_CASE("A quiz about a package that is gone says so", "[window]") {
    use_own_settings();
    Keyboard keys;
    TermUsers users;
    auto made = std::make_unique<QuizPage>(QuizWanted{"nowhere", {}, 1, {}}, keys.app.settings(), users);
    QuizPage& quiz = *made;
    keys.app.open(std::move(made));
    wait_until(keys, [&] { return !quiz.trouble().empty(); });
    CHECK(quiz.trouble().find("nowhere") != std::string::npos);
    keys.escape();
    CHECK(keys.app.page() == PageKind::lobby);
}
