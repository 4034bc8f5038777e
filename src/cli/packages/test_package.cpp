// roundhouse test PACKAGE: runs the package's examples.

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "teach/examples/examples.hpp"
#include "variants/live/live.hpp"

#include <algorithm>

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
        screen.line(fmt::format("  {} {} {}{}",
                                result.passed ? style.green(tr("ok  ")) : style.red(tr("FAIL")), result.cites,
                                result.form, title));
        if (result.passed) continue;
        ++failed;
        screen.line("         " + tr("expected {}", result.expected));
        screen.line("         " + tr("got      {}", result.got));
    }
    if (results.empty())
        screen.line(tr("{} has no examples (examples.lua).", package));
    else if (failed)
        screen.line(tr("{}: {} of {} examples failed.", package, failed, results.size()));
    else
        screen.line(tr_n("{0}: its example holds.", "{0}: all {1} examples hold.",
                         static_cast<long>(results.size()), package, results.size()));
}

} // namespace

int test_package(const std::string& name, bool json, const Streams& streams) {
    const Screen screen(streams);
    const variants::Package package = seating::open_variant(name);
    try {
        const auto results = teach::run_examples(package);
        if (!results) throw Trouble(seating::findings_text(results.error()));
        if (json) {
            auto all = nlohmann::json::array();
            for (const ExampleResult& result : *results) all.push_back(to_json(result));
            screen.line(json_line(all));
        } else {
            show(*results, printable_whole(name), screen);
        }
        if (const auto slips = teach::slips_in_examples(package); !slips.empty())
            throw Trouble(seating::findings_text(slips));
        const bool held = std::all_of(results->begin(), results->end(),
                                      [](const ExampleResult& result) { return result.passed; });
        return held ? all_well : not_as_expected;
    } catch (const variants::ScriptFailure& failure) {
        throw script_failed(failure.what(), name);
    }
}

} // namespace roundhouse::cli
