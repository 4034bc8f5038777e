// Bids and melds: the page over the table, by keys, in the smallest window.

#include "catch.hpp"
#include "window/support/keyboard.hpp"

#include "window/bids/bids_page.hpp"

using namespace roundhouse;
using namespace roundhouse::window;
using window::testing::Keyboard;
using window::testing::large_text;
using window::testing::use_own_settings;

namespace {

const BidsPage* bids_of(Keyboard& keys) { return dynamic_cast<const BidsPage*>(keys.app.leaf()); }

/// Goes to the table, to a decision of the person after the first trick.
void play_to_a_trick(Keyboard& keys) {
    while (keys.is_asked()) {
        const Session& session = *keys.app.session();
        const View view = session.view(session.turn());
        if (view.finished_tricks().size() >= 2) return;
        keys.app.scene()->act(bots::decide_seated(session.match(), "steady", session.length()));
    }
}

void begin(Keyboard& keys, const char* variant, std::uint64_t seed = 1) {
    keys.begin_game(variant, seed);
    keys.show(PageKind::table);
}

} // namespace

TEST_CASE("B opens bids and melds and closes them, as Escape does", "[window]") {
    use_own_settings();
    Keyboard keys;
    begin(keys, "partnership");
    keys.wait_for_decision();
    for (const bool by_escape : {false, true}) {
        keys.type(U'b');
        REQUIRE(bids_of(keys));
        if (by_escape)
            keys.escape();
        else
            keys.type(U'b');
        CHECK(keys.app.leaf() == nullptr);
        CHECK(keys.app.page() == PageKind::table);
    }
    CHECK(keys.app.scene()->table().asked()); // as before
}

TEST_CASE("the table waits under bids and melds", "[window]") {
    use_own_settings();
    store::Settings settings;
    settings.pace = 0;
    Keyboard keys(settings);
    begin(keys, "double-deck", 4);
    keys.wait_until([&] { return keys.app.session()->match().round.has_value(); });
    REQUIRE_FALSE(keys.app.session()->is_person(keys.app.session()->turn())); // a bot must call
    keys.type(U'b');
    REQUIRE(bids_of(keys));
    const std::size_t entries = keys.app.session()->length();
    for (int i = 1; i <= 50; ++i) {
        keys.app.update(1000 + i);
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    CHECK(keys.app.session()->length() == entries);
    keys.type(U'b');
    keys.wait_for_decision(); // it goes on
}

TEST_CASE("Tab goes from part to part, arrows go along the calls, Enter shows one player alone", "[window]") {
    use_own_settings();
    store::Settings settings;
    settings.pace = 0;
    Keyboard keys(settings);
    begin(keys, "double-deck", 4);
    play_to_a_trick(keys);
    keys.type(U'b');
    REQUIRE(bids_of(keys));
    CHECK(keys.app.tabs().size() == 4); // calls, melds, the last trick, Close
    CHECK(keys.reached() == 4);
    keys.go_to(0);
    const auto& calls = bids_of(keys)->known().calls;
    const auto contract =
        std::find_if(calls.begin(), calls.end(), [](const auto& call) { return call.contract; });
    REQUIRE(contract != calls.end());
    keys.enter(); // the keys start at the contract's call
    CHECK(bids_of(keys)->alone() == contract->seat);
    keys.enter();
    CHECK(bids_of(keys)->alone() == 0);
    REQUIRE(contract + 1 != calls.end());
    keys.down();
    keys.enter();
    CHECK(bids_of(keys)->alone() == (contract + 1)->seat);
    CHECK(keys.reached() == 4);
    keys.escape();
    CHECK(keys.app.leaf() == nullptr);
}

TEST_CASE("bids and melds can be looked at when the round is scored, and in a replay", "[window]") {
    use_own_settings();
    store::Settings settings;
    settings.pace = 0;
    Keyboard keys(settings);
    begin(keys, "partnership");
    keys.play_round(1);
    REQUIRE(keys.app.page() == PageKind::score);
    keys.type(U'b');
    REQUIRE(bids_of(keys));
    CHECK_FALSE(bids_of(keys)->known().last_trick.empty());
    keys.escape();
    CHECK(keys.app.page() == PageKind::score);
    keys.app.replay(); // at the first deal
    keys.type(U'b');
    REQUIRE(bids_of(keys));
    CHECK(bids_of(keys)->known().outcome == "Nobody has called yet.");
    keys.type(U'b');
    CHECK(keys.app.page() == PageKind::table);
}

TEST_CASE("nothing of bids and melds is cut off in the smallest window with the largest text", "[window]") {
    use_own_settings();
    for (const char* language : {"en", "de"})
        for (const char* variant : {"partnership", "double-deck", "german", "auction", "five-handed",
                                    "eight-handed", "two-handed", "bezique"}) {
            INFO(variant << " " << language);
            Keyboard keys(large_text(language));
            begin(keys, variant, 4);
            play_to_a_trick(keys);
            keys.type(U'b');
            const BidsPage* const page = bids_of(keys);
            REQUIRE(page);
            CHECK_FALSE(page->known().last_trick.empty());
            for (const std::string& cut : keys.renderer.cut()) FAIL_CHECK("cut off: " << cut);
        }
}
