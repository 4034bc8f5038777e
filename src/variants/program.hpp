#pragma once
// The text of a package, and of those that it extends, run in one sandbox. Private to this room.

#include "script/sandbox.hpp"
#include "variants/compile/compile.hpp"
#include "variants/imprint.hpp"
#include "variants/options.hpp"

#include <map>
#include <set>

namespace roundhouse::variants {

/// Everything that a package's rules are made of; the outermost parent comes first, the package itself last.
struct Program {
    std::vector<script::Source> parts;
    script::Modules modules;
    std::set<std::string> library; ///< those of `modules` that are the library's
    std::shared_ptr<script::ParsedTexts> parsed = script::parsed_texts();
    // One for each part; empty in a program that is read from a kept text.
    std::vector<std::string> ids;
    std::vector<int> layers; ///< the laid-over package (`with`) that it came with, from 1; 0: none

    const script::Source& own() const { return parts.back(); }
};

/// Where each option is decided: the part, and "options[2]" or "fixed.rounds".
using Decided = std::map<std::string, std::pair<std::size_t, std::string>>;

/// A program that ran: what its parts returned, put together.
struct Loaded {
    explicit Loaded(const Program& program) : sandbox(program.modules, {}, program.parsed) {}

    script::Sandbox sandbox;
    Text title, summary;
    Face face = Face::french;
    std::vector<Option> options;
    std::vector<std::optional<script::Function>> rules_of_part; ///< where it has them
    std::vector<std::vector<std::string>> options_of_part;      ///< the names that it declares
    Decided decided;                                            ///< by the last part that does
    std::string extends;                                        ///< of the last part
    std::vector<std::string> with;                              ///< of the last part
    Imprint imprint;                                            ///< of the last part
};

/// Runs the parts in a new sandbox. Findings have their file and line. After errors, the result serves only
/// to look for more of them.
Loaded load(const Program& program, Findings& findings);

/// What a part's rules(o, parent) makes of the description from the parts below it (nil if there is none)
/// under these options. A part without rules leaves it as it is.
Result<script::Value, script::ScriptError>
after_part(Loaded& loaded, std::size_t part, const script::Value& options, script::Value description);

/// Calls rules(o) of the outermost parent, then of each part with what the one before returned; nil after an
/// error.
script::Value description_under(const Program& program, Loaded& loaded,
                                const std::vector<AgreedOption>& agreed, Findings& findings);

/// The description after each part; empty if that cannot be told.
std::vector<script::Value> stages_under(Loaded& loaded, const std::vector<AgreedOption>& agreed);

/// Gives each finding without a file a part and a line in it: of the last part that changed the value at its
/// path, if `stages` tells; else of the one that most likely describes it. A finding placed in a parent's
/// file gets as a hint what the package itself changes.
void place_in(const Program& program, Findings& findings, const std::vector<script::Value>& stages = {});

/// Gives each finding about an option ("option rounds", "options.rounds") the part that decides it, and the
/// line: the last that declares it or, where it is fixed, fixes it.
void place_options(const Program& program, const Decided& decided, Findings& findings);

/// The paths of what the last part changed.
std::vector<std::string> changed_last(const std::vector<script::Value>& stages);

/// The meaning of all texts that can decide anything in play: those of the package and its parents, with all
/// their modules, and the modules of the library that they require. Comments, titles and summaries are left
/// out.
std::string meaning_of(const Program& program);

} // namespace roundhouse::variants
