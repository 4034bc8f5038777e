#pragma once
// The agreed rules as a page: rows by subject, tables of melds and of options. Whoever shows it lays it out.

#include "cards/notation.hpp"
#include "rules/rulebook.hpp"

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace roundhouse::present {

/// Parts of the rules, in the order in which people read them.
enum class RulesSection : std::uint8_t {
    players,
    cards,
    deal,
    auction,
    kitty,
    trump,
    exchange,
    melds,
    play,
    count,
    exits,
    settlement,
    ending
};
inline constexpr std::array<const char*, 13> section_names{
    "players", "cards", "deal",  "auction", "kitty",      "trump", "exchange",
    "melds",   "play",  "count", "exits",   "settlement", "ending"};
/// For programs, stable.
constexpr const char* name(RulesSection section) { return section_names[static_cast<std::size_t>(section)]; }
/// "What must be played": a heading.
std::string in_words(RulesSection section);

/// "Auction": "from 250, …". One subject may have several rows.
struct RulesRow {
    std::string label, text;
    RulesSection section = RulesSection::players;
    std::vector<std::string> steps; ///< the items, if the text is an ordered list; else empty
    bool names_melds = false;       ///< its words name melds: no difference between rule sets
    bool of_the_table = false;      ///< true wherever it can arise: no difference between rule sets
};

struct MeldRow {
    std::string name;
    std::string cards;  ///< "A 10 K Q J of trump", with marks
    std::string points; ///< for one, two, … of them: "150 / 1500"
    std::string remark; ///< "shown even if it does not count"; often empty
};

struct OptionRow {
    std::string label, value;
    std::string usual; ///< what it usually is, if it was changed
};

struct RulesPage {
    std::string title, summary;
    std::vector<RulesRow> rows;
    std::vector<MeldRow> melds, marks;
    std::vector<OptionRow> options;
};

RulesPage rules_page(const Rulebook& rules, Face face = Face::french);

/// The options that are not as usual, in words: "Play to: 1000". For a greeting.
std::vector<std::string> changed_options(const Rulebook& rules);

/// "yes", "blocked": what people read for that value of the option.
std::string in_words(const AgreedOption& option, const OptionValue& value);

/// What an option needs, "sevens or nines", with each option called as `called` says: "“A” or “B”".
std::string needs_in_words(std::string_view needs,
                           const std::function<std::string(std::string_view option)>& called);

} // namespace roundhouse::present
