// Runs every script in tests/hostile, and attacks too large to keep as files, in one process.

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <unistd.h>

#include <fmt/format.h>

#include "catch.hpp"
#include "place.hpp"
#include "script/sandbox.hpp"
#include "script/schema.hpp"

using namespace roundhouse::script;
namespace fs = std::filesystem;

namespace {

std::string contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

/// The attacks too large to keep as files, and variants just small enough to be accepted.
std::vector<Source> generated() {
    const auto numbered = [](const char* form, int n) {
        std::string all;
        for (int i = 0; i < n; ++i) all += fmt::format(fmt::runtime(form), i);
        return all;
    };
    const auto blocks = [](int n) {
        return "-- expect: refuse\nlocal t = " + repeated("{", n) + repeated("}", n) + repeated("do ", n) +
               repeated("end ", n) + "return {}";
    };
    const auto bracket = [](int n) {
        return "-- expect: refuse\nreturn [" + std::string(static_cast<std::size_t>(n), '=');
    };
    const auto chain = [](int n) {
        return "-- expect: limit-or-contained\nlocal a\nlocal x = a" + repeated(" or a", n) + "\nreturn {}";
    };
    const auto labels = [&](int n) {
        return "-- expect: limit-or-contained\ndo return {} end\n" + numbered("goto l{}\n", n) +
               "local function f() end\n" + numbered("::l{}:: f()\n", n);
    };
    const auto line = [](int n) { return "-- expect: refuse\nreturn { " + repeated("1,", n) + " ! }"; };
    const auto constants = [&](int n) {
        return "-- expect: limit-or-contained\nlocal t = { " + numbered("\"k{}\",", n) + " }\nreturn {}";
    };
    return {{"08-nested-blocks", blocks(5000)},
            {"08-nested-blocks (fits)", blocks(4000)},
            {"09-long-bracket-level", bracket(400000)},
            {"09-long-bracket-level (fits)", bracket(60000)},
            {"190-parse-or-chain", chain(24000)},
            {"190-parse-or-chain (fits)", chain(13000)},
            {"191-parse-labels", labels(15000)},
            {"191-parse-labels (fits)", labels(2400)},
            {"193-huge-line", line(150000)},
            {"193-huge-line (fits)", line(30000)},
            {"194-many-constants", constants(40000)},
            {"194-many-constants (fits)", constants(7000)}};
}

std::vector<Source> corpus() {
    std::vector<Source> all = generated();
    for (const auto& entry : fs::directory_iterator(fs::path(source_tree()) / "tests/hostile"))
        if (entry.path().extension() == ".lua")
            all.push_back({entry.path().filename().string(), contents(entry.path())});
    std::sort(all.begin(), all.end(), [](const Source& a, const Source& b) { return a.name < b.name; });
    return all;
}

std::string expectation(const Source& source) {
    const std::size_t at = source.text.find("expect: ");
    if (at == std::string::npos) return "refuse"; // bytecode has no header
    const std::size_t end = source.text.find_first_of(" \r\n|", at + 8);
    return source.text.substr(at + 8, end - at - 8);
}

/// A description as the host reads it: values that pass the sandbox boundary must still pass this.
Schema description() {
    return record("description", {
                                     field("id", text(40), "").required(),
                                     field("players", integer(2, 8), "").required(),
                                     field("name", text(40), "").required(),
                                     field("on_anything", function(), ""),
                                 });
}

/// The outcome of a run: the fault and its text, or the value returned.
struct Outcome {
    bool ran = false;
    Fault fault = Fault::script;
    std::string message;
    std::vector<Finding> findings;

    bool limited() const {
        return !ran && (fault == Fault::fuel || fault == Fault::memory || fault == Fault::deadline);
    }
    /// The text was refused, or used something not on offer.
    bool never_began() const {
        return !ran && (fault == Fault::refused || fault == Fault::syntax ||
                        message.find("is not offered") != std::string::npos ||
                        message.find(" has no \"") != std::string::npos);
    }
};

Outcome attack(const Source& source, Sandbox& sandbox) {
    Outcome outcome;
    const auto result = sandbox.run(source);
    if (!result) {
        outcome.fault = result.error().fault;
        outcome.message = to_text(result.error());
        CHECK(result.error().message.size() <= 2100);
        for (const char c : result.error().message) CHECK(static_cast<unsigned char>(c) >= 0x20);
        CHECK_NOTHROW(to_json(from_error(result.error())).dump());
        return outcome;
    }
    outcome.ran = true;
    if (result->is_table())
        for (const auto& [key, value] : result->as_table().fields) {
            if (!value.is_function()) continue;
            const auto called = sandbox.call(value.as_function(), {});
            if (!called) outcome.message = to_text(called.error());
        }
    read(description(), *result, "", outcome.findings);
    return outcome;
}

bool satisfies(const std::string& expect, const Outcome& outcome) {
    if (outcome.message.find("BREACH") != std::string::npos) return false;
    if (outcome.never_began()) return true;
    if (expect == "refuse") return false;
    if (expect == "limit") return outcome.limited();
    if (expect == "reject-result")
        return outcome.ran ? !outcome.findings.empty() : outcome.fault == Fault::result;
    return expect == "contained" || expect == "limit-or-contained" || expect == "same-every-run";
}

std::size_t resident() {
    std::ifstream file("/proc/self/statm");
    std::size_t total = 0, pages = 0;
    file >> total >> pages;
    return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

void check_that_a_sound_script_works() {
    Sandbox sandbox;
    const auto result = sandbox.run({"sound.lua", R"(
        local parts = {}
        for k, v in pairs { b = 2, a = 1, "x" } do parts[#parts + 1] = tostring(k) .. "=" .. tostring(v) end
        table.sort(parts, function(a, b) return a > b end)
        return { id = ("ab"):upper():rep(2, "-"), players = math.max(2, 4),
                 name = table.concat(parts, " ") .. string.format("%3d", 7) }
    )"});
    REQUIRE(result);
    CHECK(result->as_table().find("id")->as_text() == "AB-AB");
    CHECK(result->as_table().find("players")->as_integer() == 4);
    CHECK(result->as_table().find("name")->as_text() == "b=2 a=1 1=x  7");
}

} // namespace

TEST_CASE("every hostile script is held") {
    using clock = std::chrono::steady_clock;
    const std::size_t before = resident();
    const auto all = corpus();
    REQUIRE(all.size() > 120);
    for (const Source& source : all) {
        INFO(source.name);
        const std::string expect = expectation(source);
        const auto start = clock::now();
        Outcome outcome;
        {
            Sandbox sandbox;
            outcome = attack(source, sandbox);
        }
        const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(clock::now() - start);
        INFO("expect " << expect << ": " << (outcome.ran ? "ran " : "") << outcome.message);
        CHECK(satisfies(expect, outcome));
        CHECK(took.count() < 2000);
        if (took.count() > 300) WARN(source.name << " took " << took.count() << " ms");
        CHECK(resident() < before + (256u << 20));
        check_that_a_sound_script_works();
        if (expect != "same-every-run") continue;
        for (int again = 0; again < 2; ++again) {
            Sandbox sandbox;
            const Outcome repeated_outcome = attack(source, sandbox);
            CHECK(repeated_outcome.ran == outcome.ran);
            CHECK(repeated_outcome.message == outcome.message);
        }
    }
}

TEST_CASE("a sandbox still works after each hostile script that it ran") {
    Sandbox sandbox;
    for (const Source& source : corpus()) {
        INFO(source.name);
        attack(source, sandbox);
        const auto after = sandbox.run({"after.lua", "return #string.rep(\"x\", 7)"});
        REQUIRE(after);
        CHECK(after->as_integer() == 7);
    }
}
