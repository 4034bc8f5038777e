#pragma once
// From a description, which may say anything, to a rulebook, which is consistent.

#include "rules/rulebook.hpp"
#include "script/sandbox.hpp"
#include "variants/description/node.hpp"

#include <optional>

namespace roundhouse::variants {

/// The functions of a step of the package's own.
struct StepHooks {
    std::optional<script::Function> begin;
    script::Function options, choose;
};

/// The functions of a description that are called at play time, as handles into the sandbox that gave it.
struct Hooks {
    script::Function settle, decide;
    script::Function renege;              ///< in place of settle, where a renege was called
    std::optional<script::Function> made; ///< the settlement's: whether the bid was made
    std::vector<StepHooks> steps;         ///< in the order of the rulebook's own_steps
};

struct Compiled {
    Rulebook rules; ///< without id, titles, options, live functions and digest, which the package adds
    Hooks hooks;
    std::vector<std::string> zero_sum; ///< tallies whose lines add up to nothing
};

/// Checks what rules(o) returned, against the schema and then as a whole, and compiles it. Everything that is
/// wrong is added to `findings` with its path and without file and line; empty if any of it is an error.
/// Functions over finitely many inputs are tabulated through `sandbox`, which must have given them.
std::optional<Compiled> compile(const script::Value& description, script::Sandbox& sandbox,
                                Findings& findings);

/// Gives contracts with rules of their own all that they share with `rules`, which is otherwise complete.
void complete_contracts(Rulebook& rules);

/// The hooks alone, of a description that compiled before.
std::optional<Hooks> hooks_of(const script::Value& description);

/// Notes in the sandbox what the hooks could keep from call to call, before any of them is called: a game may
/// not depend on it. Anything they hold that cannot be watched is a finding.
void note_kept(const Hooks& hooks, script::Sandbox& sandbox, Findings& findings);

} // namespace roundhouse::variants
