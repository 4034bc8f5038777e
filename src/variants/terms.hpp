#pragma once
// Words of the game that packages and the library explain: terms.lua beside their scripts. Private to this
// room.

#include "rules/term.hpp"
#include "script/text/source.hpp"
#include "variants/description/node.hpp"

namespace roundhouse::variants {

/// Adds the terms of a file; one with the name of an earlier one replaces it. Faults in them stop nobody from
/// playing: findings, with file and line, are warnings, and the file's terms are left out.
void take_terms(const script::Source& source, bool own, Terms& terms, Findings& findings);

} // namespace roundhouse::variants
