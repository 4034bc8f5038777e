// A package file previewed and installed in the window, by keys only.

#include "catch.hpp"
#include "support/home.hpp"
#include "window/support/keyboard.hpp"

#include "parcels/install.hpp"
#include "seating/packages.hpp"
#include "window/parcels/install_page.hpp"

using namespace roundhouse;
using namespace roundhouse::window;
using roundhouse::testing::Home;
using roundhouse::window::testing::Keyboard;
using roundhouse::window::testing::large_text;

namespace {

namespace fs = std::filesystem;

fs::path own(const Home& home) { return home.path() / "data" / "roundhouse" / "variants" / "friday-night"; }

/// A file with house rules that have this minimum bid; they are not installed.
fs::path given(const Home& home, const std::string& minimum) {
    home.write("data/roundhouse/variants/friday-night/variant.lua",
               "return { extends = \"partnership\", title = \"Friday night\", version = \"1.2\", author = "
               "\"Anna\",\n"
               "  rules = function(o, r) r.auction.minimum, r.auction.nobody.dealer_takes = " +
                   minimum + ", " + minimum + " return r end }\n");
    const std::string bytes = parcels::packed(parcels::parcel_of(seating::open_variant("friday-night")));
    fs::remove_all(own(home));
    return home.write("friday-night.roundhouse", bytes);
}

InstallPage& opened(Keyboard& keys, const fs::path& file) {
    keys.app.open(std::make_unique<InstallPage>(file, Face::french));
    auto* const page = dynamic_cast<InstallPage*>(keys.app.leaf());
    REQUIRE(page);
    keys.wait_until([&] { return page->seen() || !page->trouble().empty(); });
    return *page;
}

} // namespace

TEST_CASE("A package in a file says what it changes; Enter installs it, and the lobby has chosen it",
          "[window]") {
    for (const char* language : {"en", "de"}) {
        INFO(language);
        const Home home;
        const fs::path file = given(home, "300");
        Keyboard keys(large_text(language));
        const InstallPage& page = opened(keys, file);
        REQUIRE(page.seen());
        CHECK(page.seen()->sound);
        CHECK(page.seen()->against == "partnership");
        REQUIRE(page.seen()->changes.size() == 1);
        CHECK(page.seen()->changes.front().b.find("300") != std::string::npos);
        CHECK(keys.renderer.cut().empty());
        CHECK_FALSE(fs::exists(own(home)));
        keys.enter();
        CHECK(fs::exists(own(home) / "variant.lua"));
        CHECK(keys.app.page() == PageKind::lobby);
        CHECK(keys.app.lobby().chosen().variant == "friday-night");
        CHECK(keys.renderer.cut().empty());
    }
}

TEST_CASE("Escape leaves everything as it was", "[window]") {
    const Home home;
    Keyboard keys(large_text("en"));
    opened(keys, given(home, "300"));
    keys.escape();
    CHECK(keys.app.page() == PageKind::lobby);
    CHECK_FALSE(fs::exists(own(home)));
}

TEST_CASE("What is in the place of another is compared with that; what is no package says so", "[window]") {
    const Home home;
    const fs::path file = given(home, "300");
    parcels::install(parcels::Incoming(parcels::read_parcel(file)));
    Keyboard keys(large_text("de"));
    SECTION("just so") {
        CHECK(opened(keys, file).seen()->standing == parcels::Standing::same);
        CHECK(keys.renderer.cut().empty());
    }
    SECTION("another") {
        const fs::path newer = given(home, "350");
        parcels::install(
            parcels::Incoming(parcels::read_parcel(file.parent_path() / "friday-night.roundhouse")));
        home.write("data/roundhouse/variants/friday-night/variant.lua",
                   "return { extends = \"partnership\", title = \"Mine\" }");
        const InstallPage& page = opened(keys, newer);
        CHECK(page.seen()->standing == parcels::Standing::other);
        CHECK(page.seen()->against == "friday-night");
        CHECK(keys.renderer.cut().empty());
        keys.enter();
        CHECK(seating::rules_of(seating::open_variant("friday-night"), {})->auction->minimum == 350);
        CHECK(keys.app.lobby().notice().find(parcels::removed_packages().string()) != std::string::npos);
    }
    SECTION("none") {
        const InstallPage& page = opened(keys, home.write("x.roundhouse", "none"));
        CHECK(page.trouble().find("x.roundhouse") != std::string::npos);
        CHECK(keys.renderer.cut().empty());
        keys.escape();
        CHECK(keys.app.page() == PageKind::lobby);
    }
}
