#pragma once
// What the last save of the package came to, as the table and the workshop show it.

#include "seating/new_rules.hpp"
#include "teach/watch/package_watch.hpp"
#include "window/pages/panel.hpp"

#include <optional>

namespace roundhouse::window {

struct Saved {
    std::string variant;             ///< the package that is played; empty: none that is looked after
    std::filesystem::path file;      ///< its variant.lua
    Face face = Face::french;        ///< in which cards are named
    RulebookPtr played;              ///< what is played by; null: nothing is played
    std::optional<teach::Look> look; ///< of the last save; nothing since the game began
    RulebookPtr sound;               ///< of the last save that was sound; null: none was
    teach::Outline outline;          ///< of that
    variants::Choices chosen;        ///< options that are otherwise than usual
    bool put_away = false;           ///< at the table it is not shown any more
    bool next_deal = false;          ///< the new rules hold from there

    /// There are new rules to go over to.
    bool offers() const { return played && look && look->sound() && look->rules->digest != played->digest; }
};

enum class SavedWish : std::uint8_t { none, this_deal, next_deal, workshop, put_away };

/// "Saved: sound."
std::string saved_heading(const Saved& saved);
/// What that means for the game: which rules hold.
std::string saved_words(const Saved& saved);
/// "house/variant.lua, line 12"
std::string place_of(const script::Finding& finding);
/// What is wrong, without the place.
std::string words_of(const script::Finding& finding);
/// "Warning"
std::string severity_of(const script::Finding& finding);

/// At the table, from the left top corner of `place` as far down as it needs.
SavedWish draw_saved_bar(const Page& page, const Rect& place, const Saved& saved);
/// The two ways on, in a row; F5 and F6 are the same.
SavedWish draw_ways_on(const Page& page, const Saved& saved);
/// The keys of that; nothing where nothing is offered.
SavedWish saved_keys(const Saved& saved);

} // namespace roundhouse::window
