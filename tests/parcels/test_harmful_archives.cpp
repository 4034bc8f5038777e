// Malicious or damaged files: none is unpacked.

#include "catch.hpp"

#include "base/trouble.hpp"
#include "base/version.hpp"
#include "parcels/install.hpp"
#include "parcels/support/archives.hpp"
#include "support/home.hpp"

#include <sys/stat.h>

using namespace roundhouse;
using namespace roundhouse::parcels;
using Catch::Matchers::Contains;
using namespace roundhouse::testing;

TEST_CASE("Nothing is written outside: such archives are refused") {
    const Home home;
    const Files sound{{"variant.lua", "return {}"}};
    const std::string manifest = manifest_for("house", sound).dump();
    const Entry variant{"house/variant.lua", "return {}"};
    const auto refused = [&](const std::vector<Entry>& entries, const std::string& why) {
        INFO(why);
        CHECK_THROWS_WITH(unpacked(archive_of(entries)), Contains(why));
    };
    CHECK_NOTHROW(unpacked(archive_of({{"manifest.json", manifest}, variant})));
    CHECK_NOTHROW(unpacked(archive_of({{"manifest.json", manifest}, {"house", "", AE_IFDIR}, variant})));
    for (const char* path : {"../house/x.lua", "house/../../x.lua", "/etc/x.lua", "house//x.lua",
                             "house/./x.lua", "C:/x.lua", "house/x\n.lua"})
        refused({{"manifest.json", manifest}, variant, {path, "return 1"}}, "is not a file name");
    refused({{"manifest.json", manifest}, {"house/variant.lua", "", AE_IFLNK, "/etc/passwd"}},
            "is not an ordinary file");
    for (const unsigned type : {AE_IFCHR, AE_IFBLK, AE_IFSOCK}) {
        INFO(type);
        const std::string archive =
            with_last_of_type(archive_of({{"manifest.json", manifest}, variant}), type);
        CHECK_THROWS_WITH(unpacked(archive), Contains("is not an ordinary file"));
    }
    refused({{"manifest.json", manifest}, variant, variant}, "is in it twice");
    refused({{"manifest.json", manifest}, variant, {"house/more.lua", "return 1"}},
            "not named in its manifest");
    refused({{"manifest.json", manifest}, {"house/variant.lua", "return { }"}}, "was changed or is damaged");
    refused({{"manifest.json", manifest}}, "“variant.lua” is missing");
    refused({variant}, "manifest.json is missing");
    refused({{"manifest.json", "[]"}, variant}, "manifest.json is missing or damaged");
    refused({{"manifest.json", manifest}, variant, {"house/big.lua", std::string(70'000, ' ')}},
            "larger than 65536");
    std::vector<Entry> many{{"manifest.json", manifest}, variant};
    for (int i = 0; i < 300; ++i) many.push_back({"house/m" + std::to_string(i) + ".lua", ""});
    refused(many, "more than 200 files");
    CHECK_THROWS_WITH(unpacked("PK is not enough"), Contains("not a zip archive, or it is damaged"));
    CHECK_THROWS_WITH(unpacked(""), Contains("not a zip archive, or it is damaged"));
}

TEST_CASE("Nor are files that no package has, and names that lead away") {
    const Home home;
    for (const char* path : {"run.sh", ".bashrc", "sub/x.lua", "lang/x.lua", "variant.lua.exe", "-rf.lua"})
        CHECK_THROWS_WITH(unpacked(forged("house", {{"variant.lua", "return {}"}, {path, "x"}})),
                          Contains("does not belong in a package"));
    for (const char* name : {"..", "a b", "House", "-house", "", "x/y"})
        CHECK_THROWS_AS(unpacked(forged(name, {{"variant.lua", "return {}"}})), Trouble);
}

TEST_CASE("A file that is none is named with what is wrong") {
    const Home home;
    CHECK_THROWS_WITH(read_parcel(home.path() / "none.roundhouse"), Contains("none.roundhouse"));
    CHECK_THROWS_WITH(read_parcel(home.write("text.roundhouse", "hello")),
                      Contains("text.roundhouse is not a package that can be installed. It is not a zip "
                               "archive, or it is damaged"));
    REQUIRE(mkfifo((home.path() / "pipe.roundhouse").c_str(), 0600) == 0);
    CHECK_THROWS_WITH(read_parcel(home.path() / "pipe.roundhouse"), Contains("not a regular file"));
    CHECK_THROWS_WITH(read_parcel(home.write("big.roundhouse", std::string(3 << 20, 'x'))),
                      Contains("bytes"));
}

TEST_CASE("A file of another size than its manifest says is refused") {
    const Files files{{"variant.lua", "return {}"}};
    auto manifest = manifest_for("house", files);
    manifest["files"][0]["bytes"] = 10;
    CHECK_THROWS_WITH(unpacked(archive_of({{"manifest.json", manifest.dump()},
                                           {"house/variant.lua", files.at("variant.lua")}})),
                      Contains("was changed or is damaged"));
}

TEST_CASE("Where a package has errors, that a newer program made it is said") {
    const Home home;
    const Files files{{"variant.lua", "return { titel = 1 }"}};
    const auto refused = [&](const std::string& engine) {
        auto manifest = manifest_for("house", files);
        manifest["engine"] = engine;
        try {
            openable(Incoming(unpacked(archive_of(
                {{"manifest.json", manifest.dump()}, {"house/variant.lua", files.at("variant.lua")}}))));
        } catch (const Trouble& trouble) {
            return std::string(trouble.what());
        }
        return std::string();
    };
    CHECK_THAT(refused("99.1"), Contains("version 99.1 of the program, which is newer"));
    for (const std::string_view engine :
         std::initializer_list<std::string_view>{"0", "", "0.0.9", "soon", program_version()}) {
        CHECK_THAT(refused(std::string(engine)), Contains("has errors"));
        CHECK_THAT(refused(std::string(engine)), !Contains("newer"));
    }
}
