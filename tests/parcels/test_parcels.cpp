// Packages given to a friend: packed, previewed, installed, removed.

#include "catch.hpp"

#include "base/files.hpp"
#include "base/trouble.hpp"
#include "parcels/install.hpp"
#include "parcels/support/archives.hpp"
#include "seating/packages.hpp"
#include "support/home.hpp"

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::parcels;
using Catch::Matchers::Contains;
using namespace roundhouse::testing;
namespace fs = std::filesystem;

namespace {

fs::path own(const Home& home, const std::string& name) {
    return home.path() / "data" / "roundhouse" / "variants" / name;
}

/// Writes one of the user's own packages, with this minimum bid, extending `parent`.
void write_package(const Home& home, const std::string& name, int minimum,
                   const std::string& parent = "partnership") {
    const std::string folder = "data/roundhouse/variants/" + name + "/";
    home.write(folder + "variant.lua",
               "return { extends = \"" + parent +
                   "\", title = \"Friday night\", version = \"1.2\", author = \"Anna\",\n"
                   "  licence = \"CC BY 4.0\",\n"
                   "  rules = function(o, r) r.auction.minimum = " +
                   std::to_string(minimum) + " return r end }\n");
    home.write(folder + "lang/de.po", "msgid \"Friday night\"\nmsgstr \"Freitagabend\"\n");
    home.write(folder + "README.md", "# Friday night\n");
}

Parcel parcel(const std::string& name) { return parcel_of(seating::open_variant(name)); }

int least_bid(const std::string& name) {
    return seating::rules_of(seating::open_variant(name), {})->auction->minimum;
}

bool nothing_left_over(const Home& home) {
    for (const auto& entry : fs::directory_iterator(home.path() / "data" / "roundhouse"))
        if (entry.path().filename().string().starts_with("incoming")) return false;
    return true;
}

} // namespace

TEST_CASE("A package goes to another home and is the same there") {
    std::string bytes;
    {
        const Home anna;
        write_package(anna, "friday-night", 300);
        anna.write("data/roundhouse/variants/friday-night/variant.lua~", "an editor's copy");
        bytes = packed(parcel("friday-night"));
        CHECK(bytes == packed(parcel("friday-night")));
        CHECK(other_files_in(own(anna, "friday-night")) == std::vector<std::string>{"variant.lua~"});
    }
    const Home bert;
    const Incoming incoming(unpacked(bytes));
    CHECK(incoming.manifest().title == "Friday night");
    CHECK(incoming.manifest().imprint.version == "1.2");
    CHECK(incoming.manifest().imprint.author == "Anna");
    CHECK(incoming.manifest().imprint.licence == "CC BY 4.0");
    CHECK(incoming.manifest().extends == "partnership");
    CHECK(standing_of(incoming) == Standing::free);
    CHECK(openable(incoming).title().en == "Friday night");
    CHECK(install(incoming).folder == own(bert, "friday-night"));
    CHECK(least_bid("friday-night") == 300);
    CHECK(fs::exists(own(bert, "friday-night") / "lang" / "de.po"));
    CHECK_FALSE(fs::exists(own(bert, "friday-night") / "variant.lua~"));
    CHECK(standing_of(Incoming(unpacked(bytes))) == Standing::same);
}

TEST_CASE("An upgrade takes the place of what was there, and a copy of that is kept") {
    const Home home;
    write_package(home, "friday-night", 400);
    const std::string newer = packed(parcel("friday-night"));
    write_package(home, "friday-night", 300);
    {
        const Incoming incoming(unpacked(newer));
        CHECK(standing_of(incoming) == Standing::other);
        CHECK(least_bid("friday-night") == 300);
        const Installed installed = install(incoming);
        CHECK(least_bid("friday-night") == 400);
        CHECK(installed.kept == removed_packages() / "friday-night.roundhouse");
        CHECK(read_parcel(installed.kept).files.at("variant.lua").find("300") != std::string::npos);
    }
    CHECK(nothing_left_over(home));
}

TEST_CASE("A folder without a package takes no name: an empty one goes, files in one are not lost") {
    Files theirs{{"variant.lua", "return { extends = \"partnership\", title = \"T\" }"}};
    const std::string bytes = forged("friday-night", theirs);
    const Home home;
    fs::create_directories(own(home, "friday-night"));
    SECTION("empty") {
        const Installed installed = install(Incoming(unpacked(bytes)));
        CHECK(installed.kept.empty());
        CHECK(fs::exists(own(home, "friday-night") / "variant.lua"));
    }
    SECTION("with a text, but no rules") {
        home.write("data/roundhouse/variants/friday-night/README.md", "who owes whom");
        CHECK_THROWS_WITH(install(Incoming(unpacked(bytes))),
                          Contains("such as README.md. Take them out first"));
        CHECK(fs::exists(own(home, "friday-night") / "README.md"));
        CHECK_FALSE(fs::exists(own(home, "friday-night") / "variant.lua"));
    }
    CHECK(nothing_left_over(home));
}

TEST_CASE("What is only looked at leaves nothing behind") {
    const Home home;
    write_package(home, "friday-night", 300);
    const std::string bytes = packed(parcel("friday-night"));
    uninstall("friday-night");
    { const Incoming incoming(unpacked(bytes)); }
    CHECK(nothing_left_over(home));
    CHECK_FALSE(fs::exists(own(home, "friday-night")));
}

TEST_CASE("A package taken away is kept, and comes back") {
    const Home home;
    write_package(home, "friday-night", 300);
    write_package(home, "our-friday", 310, "friday-night");
    CHECK(extended_by("friday-night") == std::vector<std::string>{"our-friday"});
    const fs::path kept = uninstall("friday-night");
    CHECK_FALSE(fs::exists(own(home, "friday-night")));
    install(Incoming(read_parcel(kept)));
    CHECK(least_bid("our-friday") == 310);
}

TEST_CASE("All packages that cannot be played without one are named before it is taken away") {
    const Home home;
    write_package(home, "friday-night", 300);
    write_package(home, "by-path", 310, "../friday-night");
    write_package(home, "grandchild", 320, "by-path");
    write_package(home, "other", 330);
    home.write("data/roundhouse/variants/laid-over/variant.lua",
               "return { extends = \"partnership\", with = { \"friday-night\" }, title = \"Laid over\" }");
    std::vector<std::string> named = extended_by("friday-night");
    std::sort(named.begin(), named.end());
    CHECK(named == std::vector<std::string>{"by-path", "grandchild", "laid-over"});
    CHECK(extended_by("grandchild").empty());
}

TEST_CASE("A broken package can be taken away, too") {
    const Home home;
    home.write("data/roundhouse/variants/broken/variant.lua", "return {");
    CHECK(read_parcel(uninstall("broken")).files.at("variant.lua") == "return {");
}

TEST_CASE("What ships stays, what is not there is not removed, what would be lost is not lost") {
    const Home home;
    CHECK_THROWS_WITH(uninstall("partnership"), Contains("ships with the program"));
    CHECK_THROWS_WITH(uninstall("fridy"), Contains("There is no variant “fridy”"));
    const fs::path path =
        home.write("friday/variant.lua", "return { extends = 'partnership' }").parent_path();
    CHECK_THROWS_WITH(uninstall(path.string()),
                      "Remove a package by its name, not by a path: " + path.string());
    write_package(home, "friday-night", 300);
    home.write("data/roundhouse/variants/friday-night/notes.odt", "who owes whom");
    CHECK_THROWS_WITH(uninstall("friday-night"), Contains("notes.odt"));
    CHECK(fs::exists(own(home, "friday-night") / "notes.odt"));
}

TEST_CASE("A package that could not come back is neither packed nor taken away") {
    const Home home;
    write_package(home, "friday-night", 300);
    const std::string folder = "data/roundhouse/variants/friday-night/";
    SECTION("too many files") {
        for (int i = 0; i < 200; ++i) home.write(folder + "note" + std::to_string(i) + ".md", "x");
        CHECK_THROWS_WITH(packed(parcel("friday-night")),
                          Contains("friday-night does not fit in a file") && Contains("more than 200 files"));
        CHECK_THROWS_WITH(uninstall("friday-night"), Contains("more than 200 files"));
        Files other{{"variant.lua", "return { extends = \"partnership\", title = \"T\" }"}};
        CHECK_THROWS_WITH(install(Incoming(unpacked(forged("friday-night", other)))),
                          Contains("more than 200 files"));
        CHECK(fs::exists(own(home, "friday-night") / "note199.md"));
    }
    SECTION("so many that not all are looked at") {
        for (int i = 0; i < 2000; ++i) home.write(folder + "lang/l" + std::to_string(i) + ".po", "");
        CHECK_THROWS_WITH(uninstall("friday-night"), Contains("friday-night has more than 2000 files"));
    }
    SECTION("more bytes than a parcel may have") {
        std::string noise(60'000, ' ');
        std::uint32_t state = 1;
        for (int i = 0; i < 40; ++i) {
            for (char& c : noise) c = static_cast<char>((state = state * 1'664'525 + 1'013'904'223) >> 24);
            home.write(folder + "noise" + std::to_string(i) + ".txt", noise);
        }
        CHECK_THROWS_WITH(packed(parcel("friday-night")), Contains("It is larger than 2097152 bytes"));
    }
    CHECK(fs::exists(own(home, "friday-night") / "variant.lua"));
    CHECK_FALSE(fs::exists(removed_packages() / "friday-night.roundhouse"));
}

TEST_CASE("Folders that no package has are named and not looked into, and so are links to folders") {
    const Home home;
    write_package(home, "friday-night", 300);
    const fs::path folder = own(home, "friday-night");
    for (int i = 0; i < 2100; ++i)
        home.write("data/roundhouse/variants/friday-night/.git/objects/" + std::to_string(i), "");
    home.write("elsewhere/one.lua", "return {}");
    fs::create_directory_symlink(home.path() / "elsewhere", folder / "lessons");
    fs::create_directory(folder / "empty");
    CHECK(other_files_in(folder) == std::vector<std::string>{".git/", "lessons"});
    CHECK(package_files_in(folder).size() == 3);
    CHECK_THROWS_WITH(uninstall("friday-night"), Contains(".git/"));
}

TEST_CASE("A folder that cannot be read is not taken for an empty one") {
    const Home home;
    CHECK_THROWS_WITH(package_files_in(home.path() / "none"), Contains("none cannot be read"));
    CHECK_THROWS_WITH(other_files_in(home.path() / "none"), Contains("none cannot be read"));
    home.write("data/roundhouse/variants/house", "a file where a folder should be");
    CHECK_THROWS_WITH(standing_of(Incoming(unpacked(forged("house", {{"variant.lua", "return {}"}})))),
                      Contains("house cannot be read"));
}

TEST_CASE("A package that would change itself is not installed, also by way of others") {
    const Home home;
    write_package(home, "house", 300);
    write_package(home, "our-house", 310, "house");
    const auto changing = [](const std::string& parent) {
        const std::string text = "return { extends = \"" + parent + "\", title = \"T\" }";
        nlohmann::json manifest = manifest_for("house", {{"variant.lua", text}});
        manifest["extends"] = parent;
        return Incoming(
            unpacked(archive_of({{"manifest.json", manifest.dump()}, {"house/variant.lua", text}})));
    };
    for (const char* parent : {"house", "our-house"})
        CHECK_THROWS_WITH(openable(changing(parent)), Contains("house would change itself"));
    CHECK_NOTHROW(openable(changing("partnership")));
    uninstall("house");
    CHECK_THROWS_WITH(openable(changing("house")), Contains("house would change itself"));
}

TEST_CASE("A parent that is missing is named") {
    const Home home;
    write_package(home, "friday-night", 300);
    write_package(home, "our-friday", 310, "friday-night");
    const std::string bytes = packed(parcel("our-friday"));
    uninstall("our-friday");
    uninstall("friday-night");
    CHECK_THROWS_WITH(
        openable(Incoming(unpacked(bytes))),
        Contains("our-friday changes friday-night, which is not here: install friday-night first"));
}

TEST_CASE("What is not one's own to give is not packed") {
    const Home home;
    CHECK_THROWS_WITH(parcel("partnership"), Contains("ships with the program"));
    write_package(home, "friday-night", 300);
    const auto path =
        home.write("elsewhere/house/variant.lua",
                   "return { extends = \"../../data/roundhouse/variants/friday-night\", title = \"H\" }");
    CHECK_THROWS_WITH(parcel(path.parent_path().string()), Contains("extend a package by its name"));
}

TEST_CASE("A package with the name of one that ships is not installed") {
    const Home home;
    const Incoming incoming(unpacked(forged("partnership", {{"variant.lua", "return {}"}})));
    CHECK(standing_of(incoming) == Standing::shipped);
    for (const auto refuse :
         {+[](const Incoming& one) { openable(one); }, +[](const Incoming& one) { install(one); }})
        CHECK_THROWS_WITH(refuse(incoming), Contains("yours needs another name"));
}

TEST_CASE("Rules that have errors are not installed, and say why") {
    const Home home;
    CHECK_THROWS_WITH(
        openable(Incoming(unpacked(forged("house", {{"variant.lua", "return { titel = 1 }"}})))),
        Contains("house has errors") && Contains("titel"));
}

TEST_CASE("A file cut anywhere, or with a byte changed, is refused or is the same parcel") {
    const Home home;
    write_package(home, "friday-night", 300);
    const std::string bytes = packed(parcel("friday-night"));
    const Files files = unpacked(bytes).files;
    const auto refused_or_the_same = [&](const std::string& damaged) {
        try {
            const bool the_same = unpacked(damaged).files == files;
            CHECK(the_same);
        } catch (const Trouble&) {
            SUCCEED();
        }
    };
    for (std::size_t cut = 0; cut < bytes.size(); cut += 7) refused_or_the_same(bytes.substr(0, cut));
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        std::string damaged = bytes;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x21);
        refused_or_the_same(damaged);
    }
}

TEST_CASE("What a program left that was ended while it asked is removed after a day") {
    const Home home;
    const fs::path old = home.write("data/roundhouse/incoming-abc123/house/variant.lua", "return {}");
    const fs::path other = home.write("data/roundhouse/incoming-def456/house/variant.lua", "return {}");
    const fs::path file = home.write("data/roundhouse/incoming-notes.txt", "not a folder");
    const auto two_days_ago = fs::file_time_type::clock::now() - std::chrono::hours(48);
    fs::last_write_time(old.parent_path().parent_path(), two_days_ago);
    fs::last_write_time(file, two_days_ago);
    const Incoming incoming(unpacked(forged("house", {{"variant.lua", "return {}"}})));
    CHECK_FALSE(fs::exists(old.parent_path().parent_path()));
    CHECK(fs::exists(other)); // another program may be asking about it right now
    CHECK(fs::exists(file));
    CHECK(fs::exists(incoming.folder()));
}
