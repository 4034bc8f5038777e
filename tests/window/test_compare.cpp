// The page Compare, by keys only, in the smallest window with the largest text, in both languages.

#include "catch.hpp"
#include "window/support/keyboard.hpp"

#include "window/compare/compare_page.hpp"

#include <fstream>

#include <imgui.h>

using namespace roundhouse;
using namespace roundhouse::window;
using window::testing::Keyboard;
using window::testing::large_text;
using window::testing::use_own_settings;

namespace {

using Section = ComparePage::Section;

ComparePage& open_page(Keyboard& keys, store::Settings& settings, const char* a, const char* b) {
    auto made = std::make_unique<ComparePage>(CompareWanted{{a, {}}, {b, {}}, {}}, settings);
    ComparePage& page = *made;
    keys.app.open(std::move(made));
    return page;
}

/// Waits for the comparison and the deal, not for the effects.
void wait_for_words(Keyboard& keys, ComparePage& page) {
    keys.wait_until([&] { return page.found().compared && page.found().compared->found.same_deal; });
}

/// The texts that did not fit, for failure messages.
std::string cut(const Keyboard& keys) {
    std::string all;
    for (const std::string& text : keys.renderer.cut()) all += "“" + text + "” ";
    return all;
}

/// Lobby, games, Rules, Compare: by Tab and Enter.
ComparePage& open_by_tab(Keyboard& keys) {
    for (int stop = 1; stop < 6 && !dynamic_cast<ComparePage*>(keys.app.leaf()); ++stop) {
        if (keys.app.leaf()) keys.escape();
        keys.go_to(stop);
        keys.enter();
    }
    auto* const page = dynamic_cast<ComparePage*>(keys.app.leaf());
    REQUIRE(page);
    return *page;
}

} // namespace

TEST_CASE("Compare opens from the lobby by keys, with a related game, and Escape leaves it", "[window]") {
    use_own_settings();
    Keyboard keys;
    ComparePage& page = open_by_tab(keys);
    CHECK(page.a().variant == "partnership");
    CHECK(page.b().variant != "partnership");
    CHECK(page.section() == Section::see);
    wait_for_words(keys, page);
    CHECK(page.found().compared->found.b.rules->seats == 4);
    CHECK(keys.reached() == keys.app.tabs().size());
    keys.escape();
    CHECK(keys.app.page() == PageKind::lobby);
}

TEST_CASE("Digits choose the section, arrows the case and the step, and the ends hold", "[window]") {
    use_own_settings();
    Keyboard keys;
    store::Settings settings;
    ComparePage& page = open_page(keys, settings, "partnership", "auction");
    wait_for_words(keys, page);
    const auto cases = page.found().compared->cases.size(), steps = page.found().compared->steps.size();
    REQUIRE(cases > 2);
    REQUIRE(steps > 20);
    keys.press(sf::Keyboard::Up, Key::up);
    CHECK(page.chosen_case() == 0);
    for (std::size_t i = 0; i < cases + 2; ++i) keys.down();
    CHECK(page.chosen_case() == cases - 1);
    keys.type(U'3');
    CHECK(page.section() == Section::deal);
    keys.press(sf::Keyboard::Right, Key::right);
    CHECK(page.step() == 1);
    keys.press(sf::Keyboard::Left, Key::left);
    keys.press(sf::Keyboard::Left, Key::left);
    CHECK(page.step() == 0);
    CHECK(page.chosen_case() == cases - 1);
    for (const auto& [digit, section] : {std::pair{U'1', Section::differs}, std::pair{U'4', Section::matters},
                                         std::pair{U'2', Section::see}}) {
        keys.type(digit);
        CHECK(page.section() == section);
    }
}

TEST_CASE("X exchanges A and B, and what was played serves again", "[window]") {
    use_own_settings();
    Keyboard keys;
    store::Settings settings;
    ComparePage& page = open_page(keys, settings, "partnership", "auction");
    keys.wait_until([&] { return page.found().deals >= 200; });
    const auto before = page.found();
    keys.type(U'x');
    CHECK(page.a().variant == "auction");
    CHECK(page.b().variant == "partnership");
    keys.wait_until([&] { return page.found().deals > 0; });
    CHECK(page.found().deals >= before.deals); // no deal was played again
    CHECK(page.found().compared->found.statements.size() == before.compared->found.statements.size());
    const teach::Statement &now = page.found().compared->found.statements.front(),
                           &then = before.compared->found.statements.front();
    CHECK(now.a == then.b);
    CHECK(now.b == then.a);
    // Over the same deals, the effects are reversed.
    const auto bid = [](const std::vector<teach::Effect>& effects) {
        for (const teach::Effect& one : effects)
            if (one.name == "bid") return one.difference;
        return 0.0;
    };
    CHECK(bid(before.effects) < 0);
    CHECK(bid(page.found().effects) > 0);
}

TEST_CASE("Effects grow while the page is open, and closing it stops them", "[window]") {
    use_own_settings();
    Keyboard keys;
    store::Settings settings;
    auto made =
        std::make_unique<ComparePage>(CompareWanted{{"partnership", {}}, {"auction", {}}, {}}, settings);
    ComparePage& page = *made;
    const window::testing::Patience patience;
    const auto pass_until = [&](const auto& is) {
        while (!is() && !patience.is_out()) {
            page.update(0);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        REQUIRE(is());
    };
    pass_until([&] { return page.found().deals > 0; });
    const auto first = page.found();
    CHECK(first.deals < CompareJob::most_deals);
    REQUIRE_FALSE(first.effects.empty());
    pass_until([&] { return page.found().deals > first.deals; });
    for (std::size_t i = 0; i < first.effects.size(); ++i)
        if (first.effects[i].name == "points.declarers") {
            const auto& later = page.found().effects;
            const auto same = std::find_if(later.begin(), later.end(), [&](const teach::Effect& one) {
                return one.name == first.effects[i].name;
            });
            REQUIRE(same != later.end());
            CHECK(same->margin() < first.effects[i].margin()); // more deals, a narrower interval
        }
    page.leave();
    pass_until([&] { return page.at_rest(); });
    page.update(0);
    CHECK_FALSE(page.found().done);
}

TEST_CASE("Nothing of Compare is cut off in the smallest window with the largest text", "[window]") {
    use_own_settings();
    for (const char* language : {"en", "de"}) {
        store::Settings settings = large_text(language);
        Keyboard keys(settings);
        for (const auto& [a, b] :
             {std::pair{"partnership", "auction"}, std::pair{"german", "cross"},
              std::pair{"double-deck", "triple-deck"}, std::pair{"partnership", "double-deck"}}) {
            INFO(a << " " << b << " " << language);
            ComparePage& page = open_page(keys, settings, a, b);
            keys.wait_until([&] { return page.found().deals > 0; });
            for (const bool large : {false, true}) {
                page.fill_screen(large);
                for (const char32_t section : {U'1', U'4'}) {
                    keys.type(section);
                    CHECK(cut(keys) == "");
                }
                keys.type(U'2');
                for (std::size_t i = 0; i < page.found().compared->cases.size(); ++i) {
                    page.go_to_case(i);
                    keys.type(U'0');
                    INFO("case " << i);
                    CHECK(cut(keys) == "");
                }
                keys.type(U'3');
                for (std::size_t i = 0; i < page.found().compared->steps.size(); i += 3) {
                    page.go_to_step(i);
                    keys.type(U'0');
                    INFO("step " << i);
                    CHECK(cut(keys) == "");
                }
            }
            keys.escape();
            REQUIRE(keys.app.page() == PageKind::lobby);
        }
    }
}

TEST_CASE("Rules agreed are compared with the usual ones; the list of games opens by A and B", "[window]") {
    use_own_settings();
    Keyboard keys;
    keys.app.compare("partnership", {{"target", "1000"}});
    auto& page = dynamic_cast<ComparePage&>(*keys.app.leaf());
    wait_for_words(keys, page);
    CHECK(page.a() == SetWanted{"partnership", {}});
    CHECK(page.b() == SetWanted{"partnership", {{"target", "1000"}}});
    REQUIRE_FALSE(page.found().compared->found.statements.empty());
    keys.type(U'b');
    keys.wait_until([&] { return ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup); });
    keys.press(sf::Keyboard::Up, Key::up);
    keys.enter();
    CHECK_FALSE(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup));
    CHECK(page.b() == SetWanted{"partnership", {}}); // it is listed above it
    wait_for_words(keys, page);
    CHECK(page.found().compared->found.statements.empty());
    keys.type(U'a');
    REQUIRE(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup));
    keys.escape(); // closes only the list
    CHECK(keys.app.leaf() == &page);
}

TEST_CASE("A hand of the comparison is played as it was shown", "[window]") {
    use_own_settings();
    for (const Which which : {Which::a, Which::b}) {
        Keyboard keys;
        store::Settings settings;
        ComparePage& page = open_page(keys, settings, "partnership", "auction");
        wait_for_words(keys, page);
        const teach::SameDeal deal = *page.found().compared->found.same_deal;
        const auto& shown = which == Which::a ? deal.a : deal.b;
        keys.type(U'3');
        // The two come last, after everything that stays at the top and the two arrows.
        const int last = keys.app.tabs().size() - 1;
        keys.go_to(which == Which::a ? last - 1 : last);
        keys.enter();
        REQUIRE(keys.app.session());
        CHECK(keys.app.session()->rules().id == (which == Which::a ? "partnership" : "auction"));
        keys.enter(); // "Deal the cards"
        keys.wait_for_decision();
        CHECK(keys.app.session()->view(1).hand() == shown.steps.front().hands.front());
    }
}

TEST_CASE("Ctrl+P saves the comparison as a page and says where", "[window]") {
    use_own_settings();
    Keyboard keys;
    store::Settings settings;
    ComparePage& page = open_page(keys, settings, "partnership", "auction");
    wait_for_words(keys, page);
    sf::Event event;
    event.type = sf::Event::KeyPressed;
    event.key = {};
    event.key.code = sf::Keyboard::P;
    event.key.control = true;
    keys.renderer.feed(event);
    keys.enter_strokes({{Key::letter, U'\0'}});
    event.type = sf::Event::KeyReleased;
    event.key.control = false;
    keys.renderer.feed(event);
    keys.wait_until([&] { return !page.printed().empty(); });
    const std::string& said = page.printed();
    const std::size_t from = said.find('/'), end = said.find(".html");
    REQUIRE(end != std::string::npos);
    std::ifstream file(said.substr(from, end + 5 - from));
    const std::string html((std::istreambuf_iterator<char>(file)), {});
    CHECK(html.starts_with("<!DOCTYPE html>"));
    CHECK(html.find("Partnership auction Pinochle") != std::string::npos);
}

TEST_CASE("A package that is gone is said, and other rules can be chosen", "[window]") {
    use_own_settings();
    Keyboard keys;
    store::Settings settings;
    ComparePage& page = open_page(keys, settings, "partnership", "nowhere");
    keys.wait_until([&] { return !page.found().trouble.empty(); });
    CHECK(page.found().trouble.find("nowhere") != std::string::npos);
    page.compare(page.a(), {"auction", {}});
    wait_for_words(keys, page);
    CHECK(page.found().trouble.empty());
    CHECK(settings.compared_with == "auction");
}

namespace {

/// Opened by O on the comparison's page.
OptionsPage& open_options(Keyboard& keys) {
    keys.type(U'o');
    auto* const options = dynamic_cast<OptionsPage*>(keys.app.leaf());
    REQUIRE(options);
    return *options;
}

/// The first yes-or-no option of the table's rules.
constexpr const char* first_option = "overtrump";

} // namespace

TEST_CASE("O chooses options of both: a game is compared with itself under a house rule, by keys alone",
          "[window]") {
    use_own_settings();
    Keyboard keys;
    store::Settings settings;
    ComparePage& page = open_page(keys, settings, "partnership", "partnership");
    wait_for_words(keys, page);
    CHECK(page.found().compared->found.statements.empty());
    OptionsPage& options = open_options(keys);
    CHECK(keys.reached() == keys.app.tabs().size());
    keys.go_to(0); // the first option of A
    keys.space();
    CHECK(options.wanted(Which::a).options == seating::Chosen{{first_option, "yes"}});
    CHECK(options.wanted(Which::b).options.empty());
    CHECK(page.a().options.empty()); // not before it is confirmed
    keys.go_to(keys.app.tabs().size() - 1);
    keys.enter();
    REQUIRE(keys.app.leaf() == &page);
    CHECK(page.a() == SetWanted{"partnership", {{first_option, "yes"}}});
    CHECK(page.b() == SetWanted{"partnership", {}});
    wait_for_words(keys, page);
    REQUIRE(page.found().compared->found.statements.size() == 1);
    CHECK(page.found().compared->found.statements.front().section == present::RulesSection::play);
    // The current options are already set; Escape changes nothing.
    CHECK(open_options(keys).wanted(Which::a).options == seating::Chosen{{first_option, "yes"}});
    keys.go_to(0);
    keys.space();
    keys.escape();
    CHECK(keys.app.leaf() == &page);
    CHECK(page.a().options == seating::Chosen{{first_option, "yes"}});
}

TEST_CASE("B becomes the game of A with the options of A, to change one of them", "[window]") {
    use_own_settings();
    Keyboard keys;
    store::Settings settings;
    auto made = std::make_unique<ComparePage>(
        CompareWanted{{"partnership", {{"target", "1000"}}}, {"cutthroat", {}}, {}}, settings);
    ComparePage& page = *made;
    keys.app.open(std::move(made));
    wait_for_words(keys, page);
    OptionsPage& options = open_options(keys);
    CHECK(options.wanted(Which::b).variant == "cutthroat");
    // Just before the two buttons at the bottom.
    keys.go_to(keys.app.tabs().size() - 3);
    keys.enter();
    CHECK(options.wanted(Which::b) == options.wanted(Which::a));
    CHECK(options.wanted(Which::b) == SetWanted{"partnership", {{"target", "1000"}}});
}

TEST_CASE("Nothing of the options is cut off, and a package that is gone cannot be compared", "[window]") {
    use_own_settings();
    for (const char* language : {"en", "de"}) {
        store::Settings settings = large_text(language);
        Keyboard keys(settings);
        ComparePage& page = open_page(keys, settings, "auction", "german");
        wait_for_words(keys, page);
        OptionsPage& options = open_options(keys);
        CHECK(options.are_sound());
        CHECK(cut(keys) == "");
        keys.escape();
        page.compare(page.a(), {"nowhere", {}});
        CHECK_FALSE(open_options(keys).are_sound());
        keys.go_to(keys.app.tabs().size() - 1); // Tab skips disabled buttons, so the last is Cancel
        keys.enter();
        CHECK(keys.app.leaf() == &page);
    }
}
