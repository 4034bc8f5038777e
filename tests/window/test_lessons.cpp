// Lessons in the window, by keys only, in the smallest window with the largest text, in both languages.

#include "catch.hpp"
#include "window/support/keyboard.hpp"

#include "store/lesson_progress.hpp"
#include "window/learn/lesson_page.hpp"
#include "window/learn/lessons_page.hpp"

using namespace roundhouse;
using namespace roundhouse::window;
using teach::Grade;
using window::testing::Keyboard;
using window::testing::large_text;
using window::testing::use_own_settings;

namespace {

LessonPage& opened_lesson(Keyboard& keys) {
    auto* const page = dynamic_cast<LessonPage*>(keys.app.leaf());
    REQUIRE(page);
    keys.wait_until([&] { return page->course() || !page->trouble().empty(); });
    REQUIRE(page->trouble().empty());
    return *page;
}

LessonPage& open_first(Keyboard& keys, const std::filesystem::path& progress = {}) {
    LessonWanted wanted{"partnership", ""};
    wanted.progress = progress;
    keys.app.open(std::make_unique<LessonPage>(std::move(wanted), keys.app.settings()));
    return opened_lesson(keys);
}

/// The first answer with that grade in the current step; nothing if there is none.
std::optional<std::size_t> answer_of(const LessonPage& page, Grade grade) {
    const auto& answers = page.course()->lesson.steps[page.step()].answers;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (answers[i].grade == grade) return i;
    return {};
}

void type_digit(Keyboard& keys, std::size_t answer) { keys.type(U'1' + static_cast<char32_t>(answer)); }

void go_left(Keyboard& keys) { keys.press(sf::Keyboard::Left, Key::left); }

void do_step(Keyboard& keys, const LessonPage& page) {
    if (const auto right = answer_of(page, Grade::right)) {
        type_digit(keys, *right);
        REQUIRE(page.reply());
        CHECK(page.reply()->grade == Grade::right);
    }
    CHECK(keys.renderer.cut().empty());
    keys.enter();
}

/// Moves through the lobby's buttons with Tab and Enter until the list of lessons opens.
LessonsPage& lessons_by_keys(Keyboard& keys) {
    const auto opened = [&] { return dynamic_cast<LessonsPage*>(keys.app.leaf()); };
    for (int stop = 1; stop < 7 && !opened(); ++stop) {
        if (keys.app.leaf()) keys.escape();
        keys.go_to(stop);
        keys.enter();
    }
    REQUIRE(opened());
    keys.wait_until([&] { return opened()->is_open(); });
    return *opened();
}

} // namespace

TEST_CASE("The first lesson by digits: the right way leads through all of it, and no text is cut off",
          "[window]") {
    use_own_settings();
    for (const char* language : {"en", "de"}) {
        Keyboard keys(large_text(language));
        LessonPage& page = open_first(keys);
        const std::size_t steps = page.course()->lesson.steps.size();
        for (std::size_t step = 0; step < steps; ++step) {
            INFO(language << " step " << step + 1);
            REQUIRE(page.step() == step);
            CHECK(keys.renderer.cut().empty());
            REQUIRE(window::testing::part_of("lesson", "step"));
            CHECK(window::testing::part_of("lesson", "step")->Scroll.y == 0); // it begins at its top
            do_step(keys, page);
        }
        CHECK(page.is_done());
        CHECK(keys.renderer.cut().empty());
        go_left(keys);
        CHECK(page.step() == steps - 1);
        keys.escape();
        CHECK(keys.app.page() == PageKind::lobby);
    }
}

TEST_CASE("The question and its answers stay in sight, also when something is said to one", "[window]") {
    use_own_settings();
    const auto in_sight = [] {
        const ImGuiWindow* const asked = window::testing::part_of("lesson", "ask");
        return asked && asked->ScrollMax.y == 0;
    };
    for (const char* language : {"en", "de"}) {
        Keyboard keys(large_text(language));
        LessonPage& page = open_first(keys);
        for (std::size_t step = 0; step < page.course()->lesson.steps.size(); ++step) {
            INFO(language << " step " << step + 1);
            CHECK(in_sight());
            const float top = window::testing::part_of("lesson", "ask")->Pos.y;
            if (const auto wrong = answer_of(page, Grade::wrong)) type_digit(keys, *wrong);
            CHECK(in_sight());
            type_digit(keys, *answer_of(page, Grade::right));
            CHECK(in_sight());
            CHECK(window::testing::part_of("lesson", "ask")->Pos.y == top); // nothing jumps
            keys.enter();
        }
        CHECK(page.is_done());
    }
}

TEST_CASE(
    "Where there is little room cards stand two in a row, and the left arrow goes from one to the other",
    "[window]") {
    use_own_settings();
    for (const char* language : {"en", "de"}) {
        Keyboard keys(large_text(language));
        keys.app.open(std::make_unique<LessonPage>(LessonWanted{"five-handed", ""}, keys.app.settings()));
        LessonPage& page = opened_lesson(keys);
        const auto answers = [&] { return page.course()->lesson.steps[page.step()].answers.size(); };
        while (answers() < 5) do_step(keys, page);
        const std::size_t step = page.step();
        INFO(language << " step " << step + 1);
        CHECK(window::testing::part_of("lesson", "ask")->ScrollMax.y == 0); // all five are in sight
        keys.go_to(1);
        go_left(keys);
        CHECK(page.step() == step);
        go_left(keys);
        CHECK(page.step() == step - 1);
    }
}

TEST_CASE("A question that just fits, or just does not, is drawn the same in every picture", "[window]") {
    use_own_settings();
    for (const char* language : {"en", "de"})
        for (const float scale : {0.85F, 1.0F}) {
            store::Settings settings = large_text(language);
            settings.text_scale = scale;
            Keyboard keys(settings);
            keys.app.open(std::make_unique<LessonPage>(LessonWanted{"two-handed", ""}, keys.app.settings()));
            LessonPage& page = opened_lesson(keys);
            for (; !page.is_done(); do_step(keys, page)) {
                INFO(language << " at " << scale << ", step " << page.step() + 1);
                keys.look(); // a page finds its sizes in a few pictures
                const float height = window::testing::part_of("lesson", "ask")->Size.y;
                keys.look();
                CHECK(window::testing::part_of("lesson", "ask")->Size.y == height);
            }
        }
}

TEST_CASE("A click on the sign that a text goes on below scrolls it, and answers nothing", "[window]") {
    use_own_settings();
    Keyboard keys(large_text("en"));
    LessonPage& page = open_first(keys);
    do_step(keys, page); // the second step has a long text
    const ImGuiWindow& text = *window::testing::part_of("lesson", "step");
    REQUIRE(text.ScrollMax.y > 0);
    keys.click({text.InnerRect.Max.x - 14, text.Pos.y + text.Size.y - 14});
    CHECK(text.Scroll.y > 0);
    CHECK_FALSE(page.reply());
}

TEST_CASE("After a lesson Enter begins the next one", "[window]") {
    use_own_settings();
    Keyboard keys;
    LessonPage& page = open_first(keys);
    const std::string first = page.course()->lesson.id;
    while (!page.is_done()) do_step(keys, page);
    keys.enter();
    keys.wait_until([&] { return page.course() != nullptr; });
    CHECK(page.course()->lesson.id != first);
    CHECK(page.step() == 0);
}

TEST_CASE("A wrong answer says why and does not go on; the right one still may be found", "[window]") {
    use_own_settings();
    for (const char* language : {"en", "de"}) {
        Keyboard keys(large_text(language));
        LessonPage& page = open_first(keys);
        for (std::size_t step = 0; step < page.course()->lesson.steps.size(); ++step) {
            INFO(language << " step " << step + 1);
            if (const auto wrong = answer_of(page, Grade::wrong)) {
                type_digit(keys, *wrong);
                REQUIRE(page.reply());
                CHECK(page.reply()->grade == Grade::wrong);
                CHECK_FALSE(page.reply()->text.empty());
                CHECK(keys.renderer.cut().empty());
                keys.enter();
                CHECK(page.step() == step);
            }
            do_step(keys, page);
            CHECK(page.step() == step + 1);
        }
    }
}

TEST_CASE("H hints in place of the reply, and the left arrow goes back a step", "[window]") {
    use_own_settings();
    Keyboard keys;
    LessonPage& page = open_first(keys);
    do_step(keys, page);
    REQUIRE(page.step() == 1);
    type_digit(keys, *answer_of(page, Grade::wrong));
    REQUIRE(page.reply());
    keys.type(U'h');
    CHECK_FALSE(page.reply());
    keys.enter();
    CHECK(page.step() == 1);
    go_left(keys);
    CHECK(page.step() == 0);
    CHECK_FALSE(page.reply());
    go_left(keys);
    CHECK(page.step() == 0);
}

TEST_CASE("Tab goes along the answers and the buttons of a lesson, and Enter answers and goes on",
          "[window]") {
    use_own_settings();
    Keyboard keys;
    LessonPage& page = open_first(keys);
    const std::size_t right = *answer_of(page, Grade::right);
    CHECK(keys.reached() == keys.app.tabs().size());
    keys.go_to(static_cast<int>(right));
    keys.enter();
    REQUIRE(page.reply());
    CHECK(page.reply()->moves_on());
    keys.enter();
    CHECK(page.step() == 1);
}

TEST_CASE("Escape keeps the place, and the list of lessons goes on from there", "[window]") {
    use_own_settings();
    const auto file = store::lesson_progress_file();
    Keyboard keys({}, true);
    keys.wait_until([&] { return keys.app.lobby().offers_first_lesson(); });
    keys.go_to(1); // "No, thank you"
    keys.enter();
    LessonsPage& list = lessons_by_keys(keys);
    REQUIRE(list.rows().size() >= 1);
    const std::string id = list.rows().front().id;
    CHECK(list.place(id) == store::LessonPlace{});
    keys.enter(); // "Begin"
    {
        LessonPage& page = opened_lesson(keys);
        REQUIRE(page.course()->lesson.id == id);
        do_step(keys, page);
        do_step(keys, page);
        CHECK(page.step() == 2);
    }
    keys.escape();
    CHECK(store::read_lesson_progress(file).lessons["partnership"][id] == store::LessonPlace{2, false});
    CHECK(list.place(id).step == 2);
    keys.enter(); // "Go on"
    {
        LessonPage& page = opened_lesson(keys);
        CHECK(page.step() == 2);
        while (!page.is_done()) do_step(keys, page);
    }
    keys.escape();
    CHECK(list.place(id) == store::LessonPlace{0, true});
    keys.escape();
    CHECK(keys.app.page() == PageKind::lobby);
}

TEST_CASE("The first start offers the first lesson: Enter begins it, and once it was begun it is not offered",
          "[window]") {
    use_own_settings();
    Keyboard keys({}, true);
    REQUIRE(keys.app.page() == PageKind::lobby);
    keys.wait_until([&] { return keys.app.lobby().offers_first_lesson(); });
    CHECK(keys.renderer.cut().empty());
    keys.enter();
    LessonPage& page = opened_lesson(keys);
    CHECK(page.course()->lesson.first);
    keys.escape();
    CHECK(keys.app.lobby().offers_first_lesson()); // no step was done
    keys.enter();
    do_step(keys, opened_lesson(keys));
    keys.escape();
    CHECK_FALSE(keys.app.lobby().offers_first_lesson());
}

TEST_CASE("Whoever wants no first lesson is not offered it again", "[window]") {
    use_own_settings();
    {
        Keyboard keys({}, true);
        keys.wait_until([&] { return keys.app.lobby().offers_first_lesson(); });
        keys.go_to(1); // "No, thank you"
        keys.enter();
        CHECK_FALSE(keys.app.lobby().offers_first_lesson());
        CHECK(keys.app.page() == PageKind::lobby);
    }
    App again({}, {}, true);
    while (again.lobby().read_next()) {
    }
    CHECK_FALSE(again.lobby().offers_first_lesson());
}

TEST_CASE("What is new is told from a game that is known, with no table", "[window]") {
    use_own_settings();
    for (const char* language : {"en", "de"}) {
        Keyboard keys(large_text(language));
        LessonWanted wanted{"partnership", teach::what_is_new_id, "auction"};
        keys.app.open(std::make_unique<LessonPage>(std::move(wanted), keys.app.settings()));
        LessonPage& page = opened_lesson(keys);
        CHECK(page.scene() == nullptr);
        while (!page.is_done()) {
            INFO(language << " step " << page.step() + 1);
            do_step(keys, page);
        }
        keys.escape();
        CHECK(keys.app.page() == PageKind::lobby);
    }
}

TEST_CASE("A card clicked in the hand answers as the list does, and says why it is not the one", "[window]") {
    use_own_settings();
    Keyboard keys;
    LessonPage& page = open_first(keys);
    const auto plays = [&] {
        const auto right = answer_of(page, Grade::right);
        const auto& answers = page.course()->lesson.steps[page.step()].answers;
        return right && answers[*right].action && is<actions::Play>(*answers[*right].action);
    };
    while (!plays()) do_step(keys, page);
    const auto& answers = page.course()->lesson.steps[page.step()].answers;
    const auto click = [&](Card card) {
        const TableModel& table = page.scene()->table();
        for (std::size_t i = 0; i < table.hand.size(); ++i) {
            if (table.hand[i] != card) continue;
            Input input;
            input.mouse = point_on(table.layout.hand[i], 0.1F, 0.3F);
            input.clicked = true;
            keys.app.draw(keys.renderer, {900, 600}, input, 1.0F / 60);
            return;
        }
        FAIL("the card is not in the hand");
    };
    click(*cards_of(*answers[*answer_of(page, Grade::wrong)].action).begin());
    REQUIRE(page.reply());
    CHECK(page.reply()->grade == Grade::wrong);
    click(*cards_of(*answers[*answer_of(page, Grade::right)].action).begin());
    CHECK(page.reply()->grade == Grade::right);
}

TEST_CASE("A lesson of a package that is gone says so", "[window]") {
    use_own_settings();
    Keyboard keys;
    keys.app.open(std::make_unique<LessonPage>(LessonWanted{"nowhere", "x"}, keys.app.settings()));
    auto& page = dynamic_cast<LessonPage&>(*keys.app.leaf());
    keys.wait_until([&] { return !page.trouble().empty(); });
    CHECK(page.trouble().find("nowhere") != std::string::npos);
    keys.escape();
    CHECK(keys.app.page() == PageKind::lobby);
}
