#pragma once
// What a person chose for the window, remembered for the next time.

#include "base/files.hpp"
#include "cards/notation.hpp"

#include <filesystem>
#include <optional>

namespace roundhouse::store {

/// How a person wants the cards to look.
struct FaceChoice {
    Face face = Face::french;
    bool four_colours = false; ///< of the French face: diamonds orange, clubs green
    bool large_index = false;
    friend bool operator==(const FaceChoice&, const FaceChoice&) = default;
};

struct Settings {
    FaceChoice cards;
    bool face_of_game = true; ///< `cards.face` is the game's own; false: a person chose it
    std::optional<Face> chosen_face() const {
        return face_of_game ? std::nullopt : std::optional(cards.face);
    }
    float pace = 1;           ///< speed of motion: 1 usual, 2 twice as fast, 0 none
    float text_scale = 1;     ///< 0.85 to 1.4
    bool play_forced = false; ///< a card that is the only legal one is played at once
    bool sound = true;
    float volume = 0.6F;       ///< of sounds, 0 to 1
    std::string language;      ///< "en", "de"; empty: the system's
    std::string name;          ///< of the person, 60 bytes at most; empty: the usual name of the seat
    std::string last_game;     ///< the package played last; empty: none yet
    std::string compared_with; ///< the package that others were last compared with; empty: none yet
    friend bool operator==(const Settings&, const Settings&) = default;
};

/// $XDG_CONFIG_HOME/roundhouse/window.json, or the same under ~/.config. Empty if neither is known.
std::filesystem::path settings_file();

/// What the file says; the defaults for what it does not say, or says wrongly. A file that is missing, or is
/// not a regular file of at most 64 KiB, says nothing.
Settings read_settings(const std::filesystem::path& file);

/// Why the settings there can be neither read nor written; empty for a missing file.
std::optional<FileTrouble> trouble_of_settings(const std::filesystem::path& file);

/// Writes what read_settings would accept: a name that is too long is cut, and values out of bounds are
/// clamped. Only its owner may read the file. A damaged file is first copied beside it. False, with the file
/// unchanged, if it cannot be written. `before`: what was last read or written; only what differs from it is
/// changed, so that what another window wrote since then stays.
bool write_settings(const Settings& settings, const std::filesystem::path& file,
                    const Settings* before = nullptr);

} // namespace roundhouse::store
