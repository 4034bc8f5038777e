#pragma once
// A word of the game and its meaning: English, as packages write it; their catalogs have the translations.

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace roundhouse {

/// What a rule set must have for the word to be useful there.
enum class TermNeeds : std::uint8_t { nothing, everywhere, auction, kitty, stock };
inline constexpr std::array<const char*, 5> term_needs{"", "everywhere", "auction", "kitty", "stock"};

/// In its sentences, cards and suits are in brackets: "[Qs Jd] is a pinochle, with [H] as trump or without."
struct Term {
    std::string words; ///< "trick, tricks": its name, then other forms of it
    std::string text;  ///< what it means
    std::string also;  ///< "widow, talon": what others call it; may be empty, as may all below
    std::string example;
    std::vector<std::string> see; ///< names of related terms
    TermNeeds needs = TermNeeds::nothing;
    bool everyday = false; ///< useful everywhere, but explained only on request: no text marks it
    bool own = false;      ///< from a package, not from the library
};

/// In English: "trick".
inline std::string name(const Term& term) { return term.words.substr(0, term.words.find(',')); }

using Terms = std::vector<Term>;
/// Shared by all rulebooks of a package; never null in one that was compiled.
using TermsPtr = std::shared_ptr<const Terms>;

} // namespace roundhouse
