// The page Review, by keys only: it shows what the command says, lets one find better choices, and plays on
// without touching the game.

#include "base/files.hpp"
#include "catch.hpp"
#include "window/support/answers.hpp"
#include "window/support/failing_leaf.hpp"
#include "window/support/keyboard.hpp"

#include "store/journals.hpp"
#include "window/review/review_page.hpp"

#include <imgui.h>
#include <imgui_internal.h>
#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::window;
using window::testing::Keyboard;
using window::testing::large_text;
using window::testing::use_own_settings;

namespace {

ReviewPage& review_page(Keyboard& keys) {
    auto* const page = dynamic_cast<ReviewPage*>(keys.app.leaf());
    REQUIRE(page);
    return *page;
}

FindPage& find_page(Keyboard& keys) {
    auto* const page = dynamic_cast<FindPage*>(keys.app.leaf());
    REQUIRE(page);
    return *page;
}

store::Settings at_once(const char* language = "en") {
    store::Settings settings;
    settings.pace = 0;
    settings.language = language;
    return settings;
}

/// A badly played round, and the part of its review that is known at once.
void open_review(Keyboard& keys, const char* variant = "partnership") {
    keys.begin_game(variant, 8);
    keys.show(PageKind::table);
    keys.play_round(8);
    keys.type(U'v');
}

void wait_for_review(Keyboard& keys) {
    keys.wait_until([&] { return review_page(keys).done(); });
    REQUIRE(review_page(keys).rows().size() >= 2); // bad play cost points
}

/// The index of the row for a card played.
std::size_t row_of_a_card(Keyboard& keys) {
    const auto& rows = review_page(keys).rows();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].decision.kind == DecisionKind::play) return i;
    FAIL("no card cost points");
    return 0;
}

void choose_row(Keyboard& keys, std::size_t row) {
    while (review_page(keys).chosen() < row) keys.down();
    REQUIRE(review_page(keys).chosen() == row);
}

/// Anna at the first seat in round 1, then Ben at the second in round 2, which has just ended.
std::unique_ptr<RecordedGame> given_from_anna_to_ben() {
    auto game = seating::begin_game({"partnership", {}, {{"human", "Anna"}}, 8}, false).game;
    for (const int round : {1, 2}) {
        game->deal();
        while (game->match().round_is_on())
            REQUIRE(!game->act(bots::decide_seated(game->match(), "steady", game->entries())));
        if (round == 2) break;
        game->sit(1, {"steady", "South"});
        game->sit(2, {"human", "Ben"});
    }
    return game;
}

/// An entry as a review names it, not weighed.
teach::ReviewedDecision decision_of(const RecordedGame& game, std::size_t entry) {
    teach::ReviewedDecision decision;
    decision.entry = entry;
    decision.seat = game.done_by(entry);
    decision.kind = game.before(entry).round->pending().kind;
    decision.done.action = decision.best.action = *game.decided(entry);
    return decision;
}

void wait_for_verdict(Keyboard& keys) {
    keys.wait_until([&] { return find_page(keys).verdict() && !find_page(keys).is_weighing(); });
}

} // namespace

TEST_CASE("The page shows the review that the command makes", "[window]") {
    use_own_settings();
    Keyboard keys(at_once());
    open_review(keys);
    wait_for_review(keys);
    const Session& session = *keys.app.session();
    const teach::Review said = teach::review(session.game(), 1, 1);
    CHECK(teach::to_json(session.rules(), {review_page(keys).review()}) ==
          teach::to_json(session.rules(), {said}));
    CHECK(review_page(keys).rows().size() == said.costliest(teach::most_numbered).size());
}

TEST_CASE("The curve grows from the left, and leaving stops the work", "[window][clock]") {
    use_own_settings();
    Keyboard keys(at_once());
    open_review(keys);
    CHECK_FALSE(review_page(keys).done());
    std::size_t before = 0;
    keys.wait_until([&] {
        const std::size_t ready = review_page(keys).ready();
        CHECK(ready >= before);
        before = ready;
        return ready > 0;
    });
    CHECK_FALSE(review_page(keys).done());
    const auto begin = std::chrono::steady_clock::now();
    keys.escape();
    CHECK(keys.app.page() == PageKind::score);
    // Nothing waits for what is still being weighed; the work is over long before the whole review would be.
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(1));
    keys.type(U'v'); // it can start again
    wait_for_review(keys);
}

TEST_CASE("Tab reaches every control, arrows choose a decision, Escape leaves for the score", "[window]") {
    use_own_settings();
    Keyboard keys(at_once());
    open_review(keys);
    wait_for_review(keys);
    CHECK(keys.app.tabs().size() >= 1 + 2 * static_cast<int>(review_page(keys).rows().size()));
    CHECK(keys.reached() == keys.app.tabs().size());
    CHECK(review_page(keys).chosen() == 0);
    keys.down();
    CHECK(review_page(keys).chosen() == 1);
    keys.press(sf::Keyboard::Up, Key::up);
    keys.press(sf::Keyboard::Up, Key::up);
    CHECK(review_page(keys).chosen() == 0);
    keys.type(U's'); // the better choice stays hidden until asked for
    CHECK(review_page(keys).learnt(0) == Learnt::shown);
    CHECK(review_page(keys).learnt(1) == Learnt::nothing);
    keys.press(sf::Keyboard::F1, Key::letter); // help covers it
    CHECK(keys.app.page() == PageKind::help);
    keys.escape();
    CHECK(keys.app.page() == PageKind::leaf);
    keys.escape();
    CHECK(keys.app.page() == PageKind::score);
}

TEST_CASE("Find something better: the table as it was, until something as good as the best is found",
          "[window]") {
    use_own_settings();
    Keyboard keys(at_once());
    open_review(keys);
    wait_for_review(keys);
    const std::size_t row = row_of_a_card(keys);
    const teach::ReviewedDecision decision = review_page(keys).rows()[row].decision;
    const std::string before = to_json(keys.app.session()->view(1)).dump();
    choose_row(keys, row);
    keys.type(U'f');
    keys.wait_until([&] { return bool(find_page(keys).scene().decision()); });
    const Match then = keys.app.session()->game().before(decision.entry);
    const TableScene& table = find_page(keys).scene();
    CHECK(to_json(table.table().view()) ==
          to_json(View(*then.round, decision.seat))); // hands covered as then
    CHECK_FALSE(table.table().hands_open);

    keys.enter_strokes(window::testing::keys_for(table, decision.done.action)); // the same choice again
    wait_for_verdict(keys);
    CHECK_FALSE(find_page(keys).verdict()->right);
    keys.wait_until([&] { return bool(find_page(keys).scene().decision()); }); // the decision is open again
    CHECK(to_json(find_page(keys).scene().table().view()) == to_json(View(*then.round, decision.seat)));

    keys.press(sf::Keyboard::Z, Key::undo); // what was done before stays done
    CHECK(to_json(find_page(keys).scene().table().view()) == to_json(View(*then.round, decision.seat)));

    keys.enter_strokes(window::testing::keys_for(find_page(keys).scene(), decision.best.action));
    keys.wait_until([&] { return find_page(keys).verdict() && find_page(keys).verdict()->right; });
    keys.enter();
    CHECK(review_page(keys).learnt(row) == Learnt::found);
    CHECK(to_json(keys.app.session()->view(1)).dump() == before);
}

TEST_CASE("Find something better: where S is the key of an answer, it gives that and does not show the best",
          "[window][D11]") {
    use_own_settings();
    Keyboard keys(at_once());
    const auto game = seating::begin_game({"double-deck", {}, {{"human", "A"}}, 3}, false).game;
    game->deal();
    REQUIRE(!game->act(bots::decide_seated(game->match(), "steady", game->entries())));
    const auto learnt = std::make_shared<LearntAt>();
    keys.app.open(std::make_unique<FindPage>(*game, decision_of(*game, 1), keys.app.settings(), learnt));
    keys.wait_until([&] { return bool(find_page(keys).scene().decision()); });
    const auto& choices = find_page(keys).scene().table().offer.choices;
    REQUIRE(std::any_of(choices.begin(), choices.end(), [](const auto& one) { return one.key == 's'; }));
    keys.type(U's');
    CHECK(find_page(keys).scene().table().session.length() == 2); // the deal and the answer
    CHECK(learnt->empty());
    keys.escape();
}

TEST_CASE("Playing on leaves the game as it was, byte for byte, and goes back to the review", "[window]") {
    use_own_settings();
    Keyboard keys(at_once(), true);
    open_review(keys);
    wait_for_review(keys);
    const std::filesystem::path file = window::testing::kept_game();
    const std::string journal = file_text(file).value();
    const std::size_t row = row_of_a_card(keys), length = keys.app.session()->length();
    const teach::ReviewedDecision decision = review_page(keys).rows()[row].decision;
    const Session* const game = keys.app.session();
    choose_row(keys, row);
    keys.type(U'p');
    REQUIRE(keys.app.page() == PageKind::table);
    REQUIRE(keys.app.session() != game);
    CHECK(keys.app.session()->length() == decision.entry);
    CHECK(keys.app.session()->match().seed == game->match().seed);
    for (Seat seat = 2; seat <= 4; ++seat) CHECK_FALSE(keys.app.session()->is_person(seat));
    keys.play_round(11);
    CHECK(keys.app.page() == PageKind::score);
    keys.enter(); // back to the review
    CHECK(keys.app.session() == game);
    CHECK(review_page(keys).rows()[row].decision.entry == decision.entry);
    CHECK(game->length() == length);
    CHECK(file_text(file).value() == journal);
    CHECK(store::journal_files().size() == 1); // nothing can be learned from an unfinished game
    keys.type(U'p');                           // it can be left at once, too
    REQUIRE(keys.app.session() != game);
    keys.show(PageKind::menu);
    keys.go_to(5); // go on, score sheet, rules, help, settings, back
    keys.enter();
    CHECK(keys.app.session() == game);
    CHECK(review_page(keys).done());
    keys.escape();
    CHECK(keys.app.page() == PageKind::score);
}

TEST_CASE("A game that fails while it is played on leads back to the review, which says why", "[window]") {
    use_own_settings();
    Keyboard keys(at_once());
    open_review(keys);
    wait_for_review(keys);
    const Session* const game = keys.app.session();
    keys.type(U'p');
    REQUIRE(keys.app.session() != game);
    keys.app.open(std::make_unique<window::testing::FailingLeaf>());
    keys.type(U'x');
    keys.app.update(1);
    CHECK(keys.app.session() == game);
    CHECK(review_page(keys).told() == "it fails");
    keys.down(); // the next action hides it
    CHECK(review_page(keys).told().empty());
}

TEST_CASE("Nothing of a review is cut off in the smallest window with the largest text", "[window]") {
    use_own_settings();
    int seen = 0;
    for (const char* language : {"en", "de"})
        for (const char* variant : {"partnership", "german", "double-deck"}) {
            INFO(variant << " " << language);
            Keyboard keys(large_text(language));
            open_review(keys, variant);
            keys.wait_until([&] { return review_page(keys).done(); });
            const auto nothing_cut = [&] {
                for (const std::string& text : keys.renderer.cut()) FAIL_CHECK(text);
            };
            nothing_cut();
            for (std::size_t row = 0; row < review_page(keys).rows().size(); ++row) {
                keys.type(U's');
                nothing_cut();
                keys.down();
            }
            if (review_page(keys).rows().empty()) continue;
            ++seen;
            // Nothing is wider than the window: it only scrolls down.
            CHECK(ImGui::FindWindowByName("review")->ScrollMax.x == 0);
        }
    CHECK(seen > 0);
}

TEST_CASE("A kept game is reviewed from the list of games and from its replay", "[window]") {
    use_own_settings();
    {
        Keyboard keys(at_once(), true);
        open_review(keys);
        keys.escape();
    }
    Keyboard keys(at_once(), true);
    keys.show(PageKind::games);
    keys.type(U'v');
    wait_for_review(keys);
    keys.escape();
    REQUIRE(keys.app.page() == PageKind::table);
    REQUIRE(keys.app.session()->replaying());
    keys.type(U'v');
    CHECK(review_page(keys).review().seat == 1);
}

TEST_CASE("A review at the window is of those who sat there in the round, and so is its table", "[window]") {
    const auto game = given_from_anna_to_ben();
    const store::Settings settings = at_once();
    for (const auto& [round, seat] : {std::pair<int, Seat>{1, 1}, {2, 2}}) {
        ReviewPage page(*game, round, settings, false);
        CHECK(page.review().seat == seat);
        page.leave();
    }
    const auto entry = game->last_done_by([](Seat by) { return by == 2; });
    REQUIRE(entry);
    FindPage page(*game, decision_of(*game, *entry), settings, std::make_shared<LearntAt>());
    CHECK(page.scene().table().session.name(1) == "South");
    CHECK(page.scene().table().session.name(2) == "Ben");
    page.leave();
}
