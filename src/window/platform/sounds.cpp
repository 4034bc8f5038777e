#include "window/platform/sounds.hpp"

#include "base/files.hpp"
#include "base/paths.hpp"
#include "window/app/app.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <optional>

#include <SFML/Audio/Sound.hpp>
#include <SFML/Audio/SoundBuffer.hpp>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace roundhouse::window {

int gain_of(const Rulebook& rules, const SettledRound& round, Party party) {
    const int sign = rules.scoring.lowest_wins ? -1 : 1;
    const auto points = [&](Party of) { return sign * round.delta.at(static_cast<std::size_t>(of - 1)); };
    const auto has = [](const SideResult& side, Party one) {
        return std::find(side.parties.begin(), side.parties.end(), one) != side.parties.end();
    };
    const auto& sides = round.result.sides;
    const auto own =
        std::find_if(sides.begin(), sides.end(), [&](const auto& side) { return has(side, party); });
    std::optional<int> best;
    for (Party other = 1; other <= rules.parties; ++other)
        if (other != party && !(own != sides.end() && has(*own, other)))
            best = std::max(best.value_or(points(other)), points(other));
    return best ? points(party) - *best : 0;
}

Scenery scenery_of(App& app) {
    Scenery seen;
    if (!app.session() || !app.scene() || app.page() == PageKind::agreed) return seen;
    const Session& session = *app.session();
    const TableScene& scene = *app.scene();
    const Match& match = session.match();
    seen.trick = scene.stage().trick().size();
    seen.moving = scene.stage().flights().size();
    seen.rounds = match.round_number;
    seen.asked = scene.decision().seat != 0;
    seen.quiet_turns = session.people() != 1;
    // Do not give away the last round's result before it is shown.
    seen.settled = app.page() == PageKind::score ? match.settled.size() : 0;
    if (seen.settled == 0 || !session.is_person(scene.viewer())) return seen;
    for (Party party = 1; party <= match.rules->parties; ++party)
        if (session.scores_for(party, scene.viewer()))
            seen.gain = gain_of(*match.rules, match.settled.back(), party);
    return seen;
}

std::vector<Sound> sounds_between(const Scenery& before, const Scenery& after) {
    std::vector<Sound> sounds;
    if (after.trick > before.trick)
        sounds.push_back(Sound::laid);
    else if (after.trick == 0 && before.trick > 1)
        sounds.push_back(Sound::gathered);
    else if (after.rounds > before.rounds || (after.trick == before.trick && after.moving > before.moving))
        sounds.push_back(Sound::slid);
    if (after.asked && !before.asked && !after.quiet_turns) sounds.push_back(Sound::turn);
    if (after.settled > before.settled && after.gain != 0)
        sounds.push_back(after.gain > 0 ? Sound::won : Sound::lost);
    return sounds;
}

std::filesystem::path sound_folder() {
    for (const std::filesystem::path& root : data_roots()) {
        std::error_code error;
        if (std::filesystem::is_directory(root / "assets" / "sounds", error))
            return root / "assets" / "sounds";
    }
    return {};
}

/// The loaded sounds; one that is still playing starts again.
struct SoundPlayer::Device {
    std::array<sf::SoundBuffer, sound_names.size()> buffers;
    std::array<sf::Sound, sound_names.size()> sounds;
};

int begin_sound_trial() {
    if (sound_folder().empty()) return 0;
    setenv("ALSOFT_LOGLEVEL", "0", 0);
    const pid_t child = fork();
    if (child != 0) return child;
    // Silence the libraries about a missing device.
    if (const int nowhere = open("/dev/null", O_WRONLY); nowhere >= 0) {
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
    }
    alarm(5);
    // By hand, since sfml-audio does not tell whether it found a device.
    void* library = dlopen("libopenal.so.1", RTLD_NOW);
    void* found = library ? dlsym(library, "alcOpenDevice") : nullptr;
    void* (*open_device)(const char*) = nullptr;
    std::memcpy(&open_device, &found, sizeof found);
    _exit(open_device && open_device(nullptr) ? 0 : 1);
}

SoundPlayer::SoundPlayer(int trial) {
    if (trial <= 0) return;
    const std::filesystem::path folder = sound_folder();
    opening_ = std::async(std::launch::async, [folder, trial]() -> std::unique_ptr<Device> {
        int status = 0;
        if (waitpid(trial, &status, 0) != trial || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
            return nullptr;
        auto device = std::make_unique<Device>();
        for (std::size_t i = 0; i < sound_names.size(); ++i) {
            const std::string bytes = file_text((folder / sound_names[i]).string() + ".wav").value_or("");
            if (!bytes.empty() && device->buffers[i].loadFromMemory(bytes.data(), bytes.size()))
                device->sounds[i].setBuffer(device->buffers[i]);
        }
        return device;
    });
}

SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::listen(App& app) {
    const Scenery now = scenery_of(app);
    if (now == before_) return;
    const std::vector<Sound> heard = sounds_between(before_, now);
    before_ = now;
    if (!app.settings().sound) return;
    for (const Sound sound : heard) play(sound, app.settings().volume);
}

void SoundPlayer::play(Sound sound, float volume) {
    if (opening_.valid() && opening_.wait_for(std::chrono::seconds(0)) == std::future_status::ready)
        device_ = opening_.get();
    if (!device_) return;
    sf::Sound& voice = device_->sounds[static_cast<std::size_t>(sound)];
    if (!voice.getBuffer()) return; // its file is missing
    voice.setVolume(100 * volume);
    voice.play();
}

} // namespace roundhouse::window
