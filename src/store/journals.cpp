#include "store/journals.hpp"

#include "base/files.hpp"
#include "base/language.hpp"
#include "base/paths.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <chrono>
#include <ctime>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>

#include <fmt/chrono.h>

namespace roundhouse::store {

namespace fs = std::filesystem;

namespace {

std::tm local_time(std::time_t time) {
    std::tm local{};
    localtime_r(&time, &local);
    return local;
}

std::string time_of(const fs::path& path) {
    std::error_code error;
    const auto file = fs::last_write_time(path, error);
    if (error) return {};
    const auto wall = std::chrono::file_clock::to_sys(file);
    return fmt::format("{:%Y-%m-%d %H:%M}", local_time(std::chrono::system_clock::to_time_t(
                                                std::chrono::time_point_cast<std::chrono::seconds>(wall))));
}

/// The numbers of "scores 420 -250 sum …".
std::vector<int> scores_in(std::string_view line) {
    std::vector<int> scores;
    for (const std::string_view word : words(line.substr(0, line.find(" sum "))))
        if (int number = 0; parse_int(word, number)) scores.push_back(number);
    return scores;
}

/// How far the game is, without a replay. What was taken back does not count.
JournalFacts facts_of(const fs::path& path, const Journal& journal) {
    struct Entry {
        bool deals = false;
        std::vector<int> scores; ///< after it
    };
    std::vector<Entry> entries;
    JournalHeader header = journal.header;
    bool pack_follows = false;
    for (const JournalLine& line : journal.body) {
        if (std::exchange(pack_follows, line.text.starts_with("round "))) continue;
        if (line.text.starts_with("opened ") || line.text.starts_with("opening ")) continue;
        if (const auto given = seat_given(line.text)) {
            const auto place = static_cast<std::size_t>(given->place) - 1; // none: the largest
            if (place < header.players.size()) header.players[place] = given->player;
            continue;
        }
        int taken_back = 0;
        if (line.text.starts_with("scores ")) {
            if (!entries.empty()) entries.back().scores = scores_in(line.text);
        } else if (line.text.starts_with("undo ") && parse_int(line.text.substr(5), taken_back)) {
            entries.resize(entries.size() -
                           std::min(entries.size(), static_cast<std::size_t>(std::max(taken_back, 0))));
        } else {
            const bool deals = line.text.starts_with("round ");
            entries.push_back({deals, entries.empty() ? std::vector<int>{} : entries.back().scores});
        }
    }
    JournalFacts facts{path, std::move(header), time_of(path), {}, 0};
    facts.rounds = static_cast<int>(
        std::count_if(entries.begin(), entries.end(), [](const Entry& entry) { return entry.deals; }));
    if (!entries.empty()) facts.scores = entries.back().scores;
    return facts;
}

} // namespace

fs::path games_directory() { return user_data().empty() ? fs::path() : user_data() / "games"; }

namespace {

/// `name` as the start of a file name: nothing special to a shell, and short enough for what follows.
std::string plain_name(const std::string& name) {
    constexpr std::size_t most = 60;
    std::string plain = name.substr(0, most);
    for (char& c : plain)
        if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_') c = '-';
    return plain;
}

} // namespace

OpenedJournal new_journal(const std::string& name) {
    OpenedJournal journal;
    const fs::path directory = games_directory();
    if (directory.empty()) {
        journal.trouble = tr("neither XDG_DATA_HOME nor HOME is set");
        return journal;
    }
    std::error_code error;
    fs::create_directories(directory, error);
    const std::string stem =
        fmt::format("{}-{:%Y%m%d-%H%M%S}", plain_name(name), local_time(std::time(nullptr)));
    journal.path = directory / (stem + ".journal");
    FileHandle file = create_file(journal.path);
    for (int copy = 2; !file && errno == EEXIST; ++copy) {
        journal.path = directory / fmt::format("{}-{}.journal", stem, copy);
        file = create_file(journal.path);
    }
    if (file && lock_game(file))
        journal.file = std::make_unique<JournalFile>(std::move(file), 0);
    else
        journal.trouble = tr("{} cannot be written", printable(directory.string(), 300));
    return journal;
}

OpenedJournal open_journal(const fs::path& path) {
    OpenedJournal journal;
    journal.path = path;
    auto file = open_regular(path, O_RDWR);
    if (!file) {
        journal.trouble = tr("{} cannot be written", printable(path.string(), 300));
    } else if (!lock_game(*file)) {
        journal.in_use = true;
    } else {
        ::fchmod(file->number(), S_IRUSR | S_IWUSR); // others could read older files
        journal.file = std::make_unique<JournalFile>(std::move(*file), 0);
    }
    return journal;
}

bool continue_in(Replay& replay, OpenedJournal journal, std::string_view text) {
    if (replay.sound_lines == 0 || !journal.file || !journal.file->cut(sound_bytes(replay, text)))
        return false;
    roundhouse::continue_in(replay, std::move(journal.file));
    return true;
}

bool is_being_played(const fs::path& path) {
    const auto file = open_regular(path, O_RDONLY);
    return file && is_locked(*file);
}

std::vector<fs::path> journal_files() {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    std::error_code error;
    for (fs::directory_iterator at(games_directory(), error), end; !error && at != end; at.increment(error))
        if (at->path().extension() == ".journal") found.emplace_back(at->last_write_time(error), at->path());
    std::sort(found.rbegin(), found.rend());
    std::vector<fs::path> paths;
    for (auto& [time, path] : found) paths.push_back(std::move(path));
    return paths;
}

std::vector<JournalFacts> newest_journals(std::size_t most) {
    std::vector<JournalFacts> all;
    for (const fs::path& path : journal_files()) {
        if (all.size() == most) break;
        const auto text = file_text(path);
        const auto journal = read_journal(text.value_or(""));
        if (!journal) continue;
        all.push_back(facts_of(path, *journal));
    }
    return all;
}

} // namespace roundhouse::store
