#pragma once
// The result of the last save of the package, as the table and the workshop show it.

#include "seating/new_rules.hpp"
#include "teach/watch/package_watch.hpp"
#include "window/pages/panel.hpp"

#include <optional>

namespace roundhouse::window {

struct Saved {
    std::string variant;             ///< the package being played; empty: none is watched
    std::filesystem::path file;      ///< its variant.lua
    Face face = Face::french;        ///< in which cards are named
    RulebookPtr played;              ///< the rules in play; null: no game
    std::optional<teach::Look> look; ///< at the last save; nothing if none since the game began
    RulebookPtr sound;               ///< from the last sound save; null: none was
    teach::Outline outline;          ///< of the last sound save
    variants::Choices chosen;        ///< options that differ from usual
    bool put_away = false;           ///< dismissed at the table
    bool next_deal = false;          ///< the new rules take effect at the next deal

    /// There are new rules to go over to.
    bool offers() const { return played && look && look->sound() && look->rules->digest != played->digest; }
};

enum class SavedWish : std::uint8_t { none, this_deal, next_deal, workshop, put_away };

/// "Saved: no errors."
std::string saved_heading(const Saved& saved);
/// What that means for the game: which rules apply.
std::string saved_words(const Saved& saved);
/// "house/variant.lua, line 12"
std::string place_of(const script::Finding& finding);
/// What is wrong, without the place.
std::string words_of(const script::Finding& finding);
/// "Warning"
std::string severity_of(const script::Finding& finding);

/// At the table, from the top left corner of `place` down as far as it needs.
SavedWish draw_saved_bar(const Page& page, const Rect& place, const Saved& saved);
/// Buttons for the two ways on; F5 and F6 do the same.
SavedWish draw_ways_on(const Page& page, const Saved& saved);
/// The keys F5 and F6; none if nothing is offered.
SavedWish saved_keys(const Saved& saved);

} // namespace roundhouse::window
