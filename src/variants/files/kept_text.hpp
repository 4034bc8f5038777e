#pragma once
// A package as one text, so that a game can go on under it when its files have changed or are gone. Private
// to this room.

#include "variants/files/package_texts.hpp"
#include "variants/program.hpp"

namespace roundhouse::variants {

struct KeptText {
    std::string id;
    Program program;
    PackageTexts texts; ///< what it says in other languages
};

/// JSON, the same for the same package.
std::string to_kept_text(const KeptText& kept);

/// Reads it back. A finding if it is damaged, or larger than any package.
Result<KeptText, Findings> read_kept_text(const std::string& text);

} // namespace roundhouse::variants
