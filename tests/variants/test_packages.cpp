#include "catch.hpp"
#include "place.hpp"
#include "support/environment.hpp"

#include "support.hpp"
#include "variants/description/description.hpp"

#include <algorithm>
#include <filesystem>

using namespace roundhouse;
using namespace roundhouse::testing;
using variants::list_packages;
using variants::open_package;

namespace fs = std::filesystem;

namespace {

std::string only_error(const std::string& name_or_path) {
    const auto package = open_package(name_or_path);
    if (package) return "no error";
    return script::to_text(package.error().front());
}

} // namespace

TEST_CASE("packages that ship are listed and opened by name, folder or file") {
    const auto packages = list_packages();
    const auto found = std::find_if(packages.begin(), packages.end(),
                                    [](const auto& info) { return info.id == "partnership"; });
    REQUIRE(found != packages.end());
    CHECK(found->shipped);
    CHECK(found->refused.empty());
    const std::string digest = (*opened("partnership").compile())->digest;
    CHECK((*opened(source_tree() + "/variants/partnership").compile())->digest == digest);
    CHECK((*opened(source_tree() + "/variants/partnership/variant.lua").compile())->digest == digest);
    CHECK(opened("partnership").sources().front().name == "variants/partnership/variant.lua");
    CHECK(opened("partnership").files().size() >= 5);
}

TEST_CASE("A package says which cards it is played with, and that changes no rule", "[A34]") {
    const auto face_of = [](const variants::Package& package) { return (*package.compile())->face; };
    CHECK(face_of(opened("german")) == Face::german);
    CHECK(face_of(opened("cross")) == Face::german); // like the one it extends
    CHECK(face_of(opened("partnership")) == Face::french);
    const Folder folder;
    const auto written = [&](const std::string& fields) {
        folder.write("variant.lua", "return { extends = \"german\", title = \"Mine\"" + fields + " }");
        return opened(folder.path().string());
    };
    CHECK(face_of(written("")) == Face::german);
    const std::string digest = (*written("").compile())->digest;
    const variants::Package with_french = written(", face = \"french\"");
    CHECK(face_of(with_french) == Face::french);
    CHECK((*with_french.compile())->digest == digest);
    CHECK(only_error((folder.write("variant.lua", "return { extends = \"german\", face = \"Tarot\" }"),
                      folder.path().string()))
              .find("expected \"french\" or \"german\"") != std::string::npos);
}

TEST_CASE("an unknown name gives the nearest") {
    CHECK(only_error("partnershp") == "there is no variant \"partnershp\"; did you mean \"partnership\"?");
    CHECK(only_error("no/such/folder") ==
          "no/such/folder: there is no such folder; give a package's folder, its "
          "variant.lua, or its name");
}

TEST_CASE("a folder without variant.lua says which file is expected where") {
    const Folder folder;
    CHECK(only_error(folder.path().string()) ==
          folder.path().string() + "/variant.lua: this file is missing; a package is a folder "
                                   "with a variant.lua, which returns its rules");
}

TEST_CASE("a user's own package is found, but not under a name that ships") {
    const Folder home;
    home.write("roundhouse/variants/mine/variant.lua",
               "return { extends = \"partnership\", title = \"Mine\" }");
    home.write("roundhouse/variants/partnership/variant.lua", "return {}");
    home.write("roundhouse/variants/Not Fine/variant.lua", "return {}");
    const testing::Variable own("XDG_DATA_HOME", home.path());
    const auto packages = list_packages();
    CHECK(opened("mine").title().en == "Mine");
    CHECK(opened("partnership").info().shipped);
    std::vector<std::string> refused;
    for (const auto& info : packages)
        if (!info.refused.empty()) refused.push_back(info.id + ": " + info.refused);
    CHECK(refused ==
          std::vector<std::string>{
              "Not Fine: a package's folder is named with a-z, 0-9 and -, at most 40 of them",
              "partnership: a package that ships has the name \"partnership\"; rename the folder"});
}

TEST_CASE("only regular files of the package itself are read") {
    const Folder folder, outside;
    outside.write("secret.lua", "return {}");
    const auto front = folder.path().string() + "/";
    fs::create_symlink(outside.path() / "secret.lua", folder.path() / "variant.lua");
    CHECK(only_error(front) ==
          front + "variant.lua: is a link that leads out of the package; put a copy there");
    fs::remove(folder.path() / "variant.lua");
    folder.write("inside.lua", "return { extends = \"partnership\", title = \"Linked\" }");
    fs::create_symlink("inside.lua", folder.path() / "variant.lua");
    CHECK(opened(front).title().en == "Linked");
    folder.write("big.lua", std::string(65537, ' '));
    CHECK_THAT(only_error(front), Catch::Contains("has 65537 bytes; the limit is 65536"));
    fs::remove(folder.path() / "big.lua");
    fs::create_directory(folder.path() / "dir.lua");
    CHECK_THAT(only_error(front), Catch::Contains("is not a regular file"));
}

TEST_CASE("A file that nothing reads, under nearly the right name, is reported") {
    const Folder folder;
    folder.write("variant.lua", "return { extends = \"partnership\" }");
    folder.write("example.lua", "return {}");
    folder.write("lesson/first.lua", "return {}");
    for (const char* own : {"notes.txt", "log/a.txt", "land/b.txt", "tests.lua", "names.lua"})
        folder.write(own, "return {}");
    const auto said = texts(opened(folder.path().string()).warnings());
    REQUIRE(said.size() == 2);
    CHECK_THAT(said[0], Catch::Contains("example.lua") && Catch::Contains("did you mean \"examples.lua\"?"));
    CHECK_THAT(said[1], Catch::Contains("did you mean \"lessons\"?"));

    folder.write("lessons/first.lua", "return {}");
    folder.write("variant.lua", "local e = require 'example'\nreturn { extends = \"partnership\" }");
    CHECK(texts(opened(folder.path().string()).warnings()).empty());
}

TEST_CASE("a package brings modules of its own, under names that are free") {
    const Folder folder;
    folder.write("variant.lua", R"(
local more = require "more"
return { extends = "partnership", rules = function(o, r) r.auction.minimum = more.minimum return r end })");
    folder.write("more.lua", "return { minimum = 310 }");
    CHECK((*opened(folder.path().string()).compile())->auction->minimum == 310);
    folder.write("must.lua", "return {}");
    CHECK_THAT(
        only_error(folder.path().string()),
        Catch::Contains("must.lua: the name \"must\" is taken by scripts/std/must.lua; rename this file"));
}

TEST_CASE("a module must be fit to be kept with a game, whether or not something asks for it") {
    const Folder folder;
    folder.write("variant.lua", "return { extends = \"partnership\", title = \"Old\" }");
    folder.write("old.lua", "-- gez\xe4hlt\nreturn {}");
    CHECK_THAT(only_error(folder.path().string()),
               Catch::EndsWith("old.lua:1: byte 7 of the line is not UTF-8"));
    folder.write("old.lua", "-- gezählt\nreturn {}");
    CHECK(variants::open_kept(opened(folder.path().string()).kept_text()));
}

TEST_CASE("what an editor leaves beside a text that is being edited is none of the package") {
    const Folder folder;
    folder.write("variant.lua", "return { extends = \"partnership\", title = \"Edited\" }");
    folder.write("lang/de.po", "");
    folder.write("lessons/first.lua", "return {}");
    for (const char* lock : {".#variant.lua", "lang/.#de.po", "lessons/.#first.lua"})
        fs::create_symlink("somebody@somewhere.1234", folder.path() / lock);
    const auto package = opened(folder.path().string());
    CHECK(texts(package.warnings()).empty());
    CHECK(package.lessons().size() == 1);
}

TEST_CASE("a package that extends another states its changes only") {
    const auto package = opened(test_package("house"));
    CHECK(package.title().en == "Our house");
    CHECK_FALSE(package.summary().en.empty()); // the parent's
    REQUIRE(package.options().size() > 2);
    CHECK(package.options()[0].name == "overtrump");
    CHECK(package.options()[1].name == "target");
    CHECK(package.options()[1].step == 250);
    CHECK(package.options().back().name == "friendly");
    const auto rules = *package.compile();
    CHECK(rules->id == "house");
    CHECK(rules->auction->minimum == 300);
    CHECK(rules->auction->dealer_takes == 300);
    CHECK(rules->auction->raises == std::vector<int>{10, 20});
    CHECK(rules->meld_rules[8].points == std::vector<int>{200, 2000});
    CHECK(rules->meld_rules[9].points == std::vector<int>{80, 800});
    CHECK(rules->exits.empty());
    const auto round = finished_round(100, 150, 100, 100);
    CHECK(rules->live->ending(round, {1000, 0}).over);
    CHECK((*package.compile({{"friendly", "no"}}))->exits.size() == 1);
}

TEST_CASE("a package beside another is found from wherever one stands") {
    const Folder folder;
    folder.write("par/variant.lua", "return { title = 'Par', extends = 'partnership' }");
    folder.write("kid/variant.lua", "return { title = 'Kid', extends = '../par' }");
    const auto before = std::filesystem::current_path();
    for (const auto& [from, name] :
         {std::pair{".", "kid/variant.lua"}, std::pair{".", "./kid"}, std::pair{"kid", "."},
          std::pair{"kid", "variant.lua"}, std::pair{"par", "../kid"}}) {
        CAPTURE(from, name);
        std::filesystem::current_path(folder.path() / from);
        const auto package = variants::open_package(name);
        CHECK(package);
        if (!package) continue;
        CHECK(package->extends() == "../par");
        const auto parent = variants::open_package(variants::beside(package->info(), package->extends()));
        CHECK(parent);
        if (parent) CHECK(parent->title().en == "Par");
    }
    std::filesystem::current_path(before);
}

TEST_CASE("packages extend packages that extend, but not in a circle") {
    const auto circle = only_error(test_package("round-a"));
    const auto rules = opened(test_package("grandchild")).compile();
    REQUIRE(rules);
    CHECK((*rules)->auction->minimum == 350);
    CHECK((*rules)->title.en == "Our house, on Sundays");
    CHECK_THAT(circle,
               Catch::Contains("extends: packages extend each other in a circle: round-a extends round-b "
                               "extends round-a"));
    CHECK(said_of("return { extends = \"partnrship\" }")[0] ==
          "variant.lua:1: extends: there is no variant \"partnrship\"; did you mean \"partnership\"?");
}

TEST_CASE("examples are read to plain data") {
    const auto package = opened("partnership");
    REQUIRE(package.examples());
    const auto examples = package.read_examples();
    REQUIRE(examples);
    CHECK(examples->as_table().list.size() > 10);
    const auto none = opened(test_package("house")).read_examples();
    REQUIRE(none);
    CHECK(none->is_nil());
}

TEST_CASE("every field of the format has a sentence") {
    for (const auto* schema : {&variants::package_schema(), &variants::description_schema()})
        for (const auto& row : script::describe(*schema)) {
            INFO(row.path);
            CHECK_FALSE(row.sentence.empty());
        }
}

TEST_CASE("a translation with other places for values than its English text has is left out") {
    const testing::Folder folder;
    folder.write("variant.lua", "return { extends = 'partnership', title = 'House' }");
    folder.write("lang/de.po", "msgid \"first to {} wins\"\nmsgstr \"{:>900000000} {{}}\"\n"
                               "msgid \"{} for {}\"\nmsgstr \"für {1} {0}\"\n"
                               "msgid \"{} in all\"\nmsgstr \"insgesamt\"\n");
    const auto package = testing::opened(folder.path().string());
    const auto& german = package.own_texts().at("de");
    CHECK_FALSE(german.contains("first to {} wins"));
    CHECK_FALSE(german.contains("{} in all"));
    CHECK(german.at("{} for {}") == "für {1} {0}");
    REQUIRE(package.warnings().size() == 2);
    CHECK(package.warnings()[0].found ==
          "the translation of \"first to {} wins\" has braces that are no place for a number");
    CHECK(package.warnings()[1].found == "\"{} in all\" has 1 {}, its translation 0");
}
