// The column beside the table, and long balloons, in little space.

#include "catch.hpp"
#include "window/support/players.hpp"

#include "window/painter/column.hpp"
#include "window/painter/painter.hpp"

using namespace roundhouse;
using namespace roundhouse::window;
using window::testing::Easel;
using window::testing::game_of;
using window::testing::Played;

TEST_CASE("what is asked has room in the column of the smallest window, whatever the scores take") {
    Easel easel;
    for (const char* variant : {"five-handed", "eight-handed", "check", "partnership"}) {
        Played played(game_of(variant, 5, {1}), 0);
        played.window = {900, 600};
        played.settings.text_scale = 1.4F;
        for (int i = 0; i < 40; ++i) {
            played.now += 1;
            played.go_on();
            if (played.over()) break;
            played.frame();
            INFO(variant << ", decision " << i);
            const TableModel& table = played.scene.table();
            REQUIRE(table.asked());
            const Canvas canvas = easel.begin(played.window);
            const ColumnPlan plan = plan_column(table, canvas);
            easel.end();
            CHECK(plan.title == table.offer.title);
            CHECK(plan.question.height > 0);
            CHECK(plan.question.top >= plan.panel.bottom());
            CHECK(plan.question.bottom() <= table.top_of_tools());
            REQUIRE_FALSE(plan.parties.empty());
            CHECK(std::any_of(plan.parties.begin(), plan.parties.end(),
                              [&](Party party) { return played.session.scores_for(party, 1); }));
            played.scene.act(bots::decide_seated(played.session.match(), "random", played.session.length()));
        }
    }
}

TEST_CASE("where there is room, the column has all there is") {
    Played played(game_of("five-handed", 5, {1}), 0);
    played.go_on();
    Easel easel;
    const Canvas canvas = easel.begin(played.window);
    const ColumnPlan plan = plan_column(played.scene.table(), canvas);
    easel.end();
    CHECK(static_cast<int>(plan.parties.size()) == played.session.rules().parties);
    CHECK(plan.tallies);
}

TEST_CASE("a text too long for its balloon shows its last lines") {
    Easel easel;
    const Canvas canvas = easel.begin({900, 600});
    const TextStyle style{Size::body, false, look::ink};
    std::string text = "call 0";
    for (int i = 1; i < 40; ++i) text += "\ncall " + std::to_string(i);
    const float all = canvas.height_of(text, style, 300);
    CHECK(last_lines(canvas, text, style, 300, all) == text);
    const std::string some = last_lines(canvas, text, style, 300, all / 2);
    CHECK(canvas.height_of(some, style, 300) <= all / 2);
    CHECK(some.starts_with("…\ncall "));
    CHECK(some.ends_with("call 38\ncall 39"));
    CHECK(last_lines(canvas, "one line", style, 300, 1) == "one line");
    easel.end();
}
