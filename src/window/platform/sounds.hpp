#pragma once
// The sounds of the table: a few quiet ones. A machine without a sound device is silent.

#include "game/match.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <future>
#include <memory>
#include <vector>

namespace roundhouse::window {

class App;

enum class Sound : std::uint8_t { laid, slid, gathered, turn, won, lost };
/// Names of their files in assets/sounds.
inline constexpr std::array<const char*, 6> sound_names{"laid", "slid", "gathered", "turn", "won", "lost"};

/// The parts of the table's state that sounds depend on.
struct Scenery {
    std::size_t trick = 0; ///< cards in it
    std::size_t moving = 0;
    int rounds = 0;          ///< dealt
    bool asked = false;      ///< it is this person's turn
    bool quiet_turns = true; ///< not exactly one person plays: no turn is announced
    std::size_t settled = 0;
    int gain = 0; ///< of the person's party in the last round
    friend bool operator==(const Scenery&, const Scenery&) = default;
};

/// How much better the party came off in that round than the best of those who were not on its side (C32); as
/// rules count in which the lowest score wins.
int gain_of(const Rulebook& rules, const SettledRound& round, Party party);

Scenery scenery_of(App& app);
/// The sounds for the change from one to the other.
std::vector<Sound> sounds_between(const Scenery& before, const Scenery& after);

/// The folder with the sounds among the program's data; empty if there is none.
std::filesystem::path sound_folder();

/// Starts trying the sound device in a separate process, since a broken one can exit or hang whoever opens
/// it. Call it before this program has other threads: a process forked from a threaded program may not use
/// libraries. Returns the process id; zero or less: not tried.
int begin_sound_trial();

/// Plays the sounds. Opens the device on a thread of its own, since that can be slow.
class SoundPlayer {
  public:
    /// Silent unless the trial succeeds.
    explicit SoundPlayer(int trial);
    ~SoundPlayer();
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;

    /// Plays what has happened at the table since the last call.
    void listen(App& app);

  private:
    struct Device;
    void play(Sound sound, float volume);

    std::future<std::unique_ptr<Device>> opening_;
    std::unique_ptr<Device> device_;
    Scenery before_;
};

} // namespace roundhouse::window
