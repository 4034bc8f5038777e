#pragma once
// The functions of a package that stay in Lua at play time.

#include "rules/settlement.hpp"
#include "variants/program.hpp"

#include <memory>
#include <stdexcept>

namespace roundhouse::variants {

/// A package's function failed, was stopped, or gave an answer that no rule can mean. The game that asked is
/// not harmed: the host shows the finding.
class ScriptFailure : public std::runtime_error {
  public:
    explicit ScriptFailure(Finding finding)
        : std::runtime_error(script::to_text(finding)), finding_(std::move(finding)) {}
    const Finding& finding() const { return finding_; }

  private:
    Finding finding_;
};

/// What live rules need to know besides the functions.
struct LiveSetup {
    std::shared_ptr<const Program> program;
    std::vector<AgreedOption> options;
    std::vector<std::string> tallies; ///< their names
    std::vector<std::string> zero_sum;
    std::vector<std::string> own_steps; ///< their names
    /// Compares what the functions keep from call to call, and reports any change; a step of the package's
    /// own that fails throws (check, test, simulate).
    bool watch = false;
};

/// Live rules over Lua states built from the program's text. Each thread has one to itself while it asks; the
/// first is `sandbox` with its `hooks`. Answers of functions are checked before they are used.
std::shared_ptr<const LiveRules> live_rules(LiveSetup setup, script::Sandbox sandbox, Hooks hooks);

} // namespace roundhouse::variants
