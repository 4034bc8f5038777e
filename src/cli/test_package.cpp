// roundhouse test PACKAGE: carries the package's examples out.

#include "cli/commands.hpp"
#include "cli/trouble.hpp"
#include "teach/examples.hpp"
#include "variants/live.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

using teach::ExampleResult;

nlohmann::json to_json(const ExampleResult& result) {
    return {{"cites", result.cites},   {"title", result.title},       {"form", result.form},
            {"passed", result.passed}, {"expected", result.expected}, {"got", result.got}};
}

void show(const std::vector<ExampleResult>& results, const std::string& package, const Screen& screen) {
    const Style& style = screen.style();
    std::size_t failed = 0;
    for (const ExampleResult& result : results) {
        const std::string title = result.title.empty() ? "" : ": " + result.title;
        screen.line(fmt::format("  {} {} {}{}", result.passed ? style.green("ok  ") : style.red("FAIL"),
                                result.cites, result.form, title));
        if (result.passed) continue;
        ++failed;
        screen.line("         expected " + result.expected);
        screen.line("         got      " + result.got);
    }
    if (results.empty())
        screen.line(fmt::format("{} has no examples (examples.lua).", package));
    else if (failed)
        screen.line(fmt::format("{}: {} of {} examples failed.", package, failed, results.size()));
    else
        screen.line(fmt::format("{}: all {} examples hold.", package, results.size()));
}

} // namespace

int test_package(const std::string& name, bool json, const Streams& streams) {
    const Screen screen(streams);
    const variants::Package package = open_variant(name);
    try {
        const auto results = teach::run_examples(package);
        if (!results) throw Trouble(findings_text(results.error()));
        if (json) {
            auto all = nlohmann::json::array();
            for (const ExampleResult& result : *results) all.push_back(to_json(result));
            screen.line(all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
        } else {
            show(*results, name, screen);
        }
        const bool held = std::all_of(results->begin(), results->end(),
                                      [](const ExampleResult& result) { return result.passed; });
        return held ? all_well : not_as_expected;
    } catch (const variants::ScriptFailure& failure) {
        throw Trouble(fmt::format("The variant's script failed:\n{}", failure.what()));
    }
}

} // namespace roundhouse::cli
