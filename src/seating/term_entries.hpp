#pragma once
// How all packages explain the words of the game, and which of them use them.

#include "present/rules/terms.hpp"

namespace roundhouse::seating {

/// How some packages explain a word, and which of them use it.
struct TermEntry {
    Term term;
    present::ExplainedTerm told;
    PackageTextsPtr texts; ///< of one of those that explain it so
    Face face;             ///< in which its cards are usually shown
    struct User {
        std::string id, title;
    };
    std::vector<User> used_by;
};

/// Everything that the packages' rulebooks explain, by name, in the language of the thread; one entry for
/// each meaning. Compiles every package: some tenths of a second.
std::vector<TermEntry> term_entries();

} // namespace roundhouse::seating
