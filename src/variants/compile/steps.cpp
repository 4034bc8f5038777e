// Steps of the package's own.

#include "variants/compile/compiler.hpp"
#include "variants/description/description.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::variants {

namespace {

constexpr std::size_t most_own_steps = 8;

/// Flows and exits name steps by one word, which must not mean one thing to the engine and another to the
/// package.
bool good_name(Compiler& work, const Node& step, const std::string& name) {
    const auto& taken = flow_names();
    if (std::find(taken.begin(), taken.end(), name) != taken.end() || name == "lead") {
        work.report.fault("step_name", step.path(),
                          fmt::format("the engine has a \"{}\" of its own", printable(name, 40)),
                          "give the step another name");
        return false;
    }
    if (words(name).size() == 1 && words(name)[0].size() == name.size()) return true;
    work.report.expected("step_name", step.path(), "a name of one word",
                         fmt::format("\"{}\"", printable(name, 40)));
    return false;
}

} // namespace

void compile_own_steps(Compiler& work) {
    const Node steps = work.from["steps"];
    if (!steps.is_table()) return;
    const auto& fields = steps.value()->as_table().fields;
    if (fields.size() > most_own_steps)
        work.report.expected("length", steps.path(), fmt::format("at most {} steps", most_own_steps),
                             fmt::format("{}", fields.size()));
    for (const auto& [name, value] : fields) {
        const Node step = steps[name];
        if (!good_name(work, step, name)) continue;
        OwnStep own{name, text_of(step["title"]), step["text"].text()};
        if (own.title.en.empty()) own.title.en = name;
        work.rules().own_steps.push_back(std::move(own));
    }
}

} // namespace roundhouse::variants
