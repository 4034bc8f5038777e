#pragma once
// What a person chose for the window, kept from one time to the next.

#include "base/files.hpp"
#include "cards/notation.hpp"

#include <filesystem>
#include <optional>

namespace roundhouse::store {

/// How a person wants the cards.
struct FaceChoice {
    Face face = Face::french;
    bool four_colours = false; ///< of the French face: diamonds orange, clubs green
    bool large_index = false;
    friend bool operator==(const FaceChoice&, const FaceChoice&) = default;
};

struct Settings {
    FaceChoice cards;
    bool face_of_game = true; ///< `cards.face` is that which the game is played with; else a person chose it
    std::optional<Face> chosen_face() const {
        return face_of_game ? std::nullopt : std::optional(cards.face);
    }
    float pace = 1;           ///< of motion: 1 usual, 2 twice as fast, 0 none
    float text_scale = 1;     ///< 0.85 to 1.4
    bool play_forced = false; ///< the only card that may be played is played at once
    bool sound = true;
    float volume = 0.6F;       ///< of sounds, 0 to 1
    std::string language;      ///< "en", "de"; empty: that of the system
    std::string name;          ///< of the person, 60 bytes at most; empty: the usual name of the seat
    std::string last_game;     ///< the package that was played last; empty: none yet
    std::string compared_with; ///< the package that others were compared with last; empty: none yet
    friend bool operator==(const Settings&, const Settings&) = default;
};

/// $XDG_CONFIG_HOME/roundhouse/window.json, or the same under ~/.config. Empty if neither is known.
std::filesystem::path settings_file();

/// What the file says; for what it does not say, or says wrongly, the standard. A file that is missing, or
/// that is no regular file of at most 64 KiB, says nothing.
Settings read_settings(const std::filesystem::path& file);

/// Why the settings there are neither read nor written; nothing for a file that is missing.
std::optional<FileTrouble> trouble_of_settings(const std::filesystem::path& file);

/// Writes what read_settings would take: a name that is too long is cut, what is out of its bounds is brought
/// within them. Only its owner may read the file. A damaged file is first kept beside it. False if the file
/// cannot be written; then it is left as it is. `before`: what was read or written last; only what differs
/// from that is changed, so that what another window wrote since then stays.
bool write_settings(const Settings& settings, const std::filesystem::path& file,
                    const Settings* before = nullptr);

} // namespace roundhouse::store
