#pragma once
// What is heard at the table: a few quiet sounds for what happens. A machine without a sound device is
// silent.

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
/// Their files are named so, in assets/sounds.
inline constexpr std::array<const char*, 6> sound_names{"laid", "slid", "gathered", "turn", "won", "lost"};

/// The table as an ear notices it.
struct Scenery {
    std::size_t trick = 0; ///< cards that lie in it
    std::size_t moving = 0;
    int rounds = 0;          ///< dealt
    bool asked = false;      ///< it is this person's turn
    bool quiet_turns = true; ///< there is not exactly one person: then nobody's turn is announced
    std::size_t settled = 0;
    int gain = 0; ///< what the person's party made of the last round more than the best of the others
    friend bool operator==(const Scenery&, const Scenery&) = default;
};

Scenery scenery_of(App& app);
/// What is heard when one becomes the other.
std::vector<Sound> sounds_between(const Scenery& before, const Scenery& after);

/// The folder with the sounds among the program's data; empty if there is none.
std::filesystem::path sound_folder();

/// Begins to try the sound device in a process of its own, as one that is broken can end or hang whoever
/// opens it. To be called before this program has other threads: where there are, a forked process may not
/// use libraries. The process's number; zero or less: it is not tried.
int begin_sound_trial();

/// Plays them. The device is opened on a thread of its own, as that can take its time.
class SoundPlayer {
  public:
    /// Silent unless the trial goes well.
    explicit SoundPlayer(int trial);
    ~SoundPlayer();
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;

    /// Plays what has happened at the table since this was asked last.
    void listen(App& app);

  private:
    struct Device;
    void play(Sound sound, float volume);

    std::future<std::unique_ptr<Device>> opening_;
    std::unique_ptr<Device> device_;
    Scenery before_;
};

} // namespace roundhouse::window
