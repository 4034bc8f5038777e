#pragma once
// The text of a package, and of those that it extends, run in one sandbox. Private to this room.

#include "script/sandbox.hpp"
#include "variants/compile/compile.hpp"
#include "variants/imprint.hpp"
#include "variants/options.hpp"

#include <set>

namespace roundhouse::variants {

/// Everything that a package's rules are made of; the outermost parent comes first, the package itself last.
struct Program {
    std::vector<script::Source> parts;
    script::Modules modules;
    std::set<std::string> library; ///< those of `modules` that are the library's

    const script::Source& own() const { return parts.back(); }
};

/// A program that ran: what its parts returned, put together.
struct Loaded {
    explicit Loaded(const script::Modules& modules) : sandbox(modules) {}

    script::Sandbox sandbox;
    Text title, summary;
    std::vector<Option> options;
    std::vector<script::Function> rules; ///< of each part that has them
    std::string extends;                 ///< of the last part
    Imprint imprint;                     ///< of the last part
};

/// Runs the parts in a new sandbox. Findings have their file and line. What is returned after errors is of
/// use only for looking further.
Loaded load(const Program& program, Findings& findings);

/// Calls rules(o) of the outermost parent, then of each part with what the one before returned; nil after an
/// error.
script::Value description_under(Loaded& loaded, const std::vector<AgreedOption>& agreed, Findings& findings);

/// Gives findings without a file the part that most likely describes their path, and the line in it.
void place_in(const Program& program, Findings& findings);

/// What the texts mean that can decide anything in play: those of the package and its parents, with all their
/// modules, and the modules of the library that they ask for. Comments, titles and summaries are left out.
std::string meaning_of(const Program& program);

} // namespace roundhouse::variants
