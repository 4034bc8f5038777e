#include "store/journals.hpp"

#include "base/files.hpp"
#include "base/language.hpp"
#include "base/paths.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>

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

/// How far the game is, without playing it again. What was taken back does not count.
JournalFacts facts_of(const fs::path& path, const Journal& journal) {
    struct Entry {
        bool deals = false;
        std::vector<int> scores; ///< after it
    };
    std::vector<Entry> entries;
    for (const JournalLine& line : journal.body) {
        int taken_back = 0;
        if (line.text.starts_with("scores ")) {
            if (!entries.empty()) entries.back().scores = scores_in(line.text);
        } else if (line.text.starts_with("undo ") && parse_int(line.text.substr(5), taken_back)) {
            entries.resize(entries.size() -
                           std::min(entries.size(), static_cast<std::size_t>(std::max(taken_back, 0))));
        } else if (!line.text.starts_with("pack ")) {
            const bool deals = line.text.starts_with("round ");
            entries.push_back({deals, entries.empty() ? std::vector<int>{} : entries.back().scores});
        }
    }
    JournalFacts facts{path, journal.header, time_of(path), {}, 0};
    facts.rounds = static_cast<int>(
        std::count_if(entries.begin(), entries.end(), [](const Entry& entry) { return entry.deals; }));
    if (!entries.empty()) facts.scores = entries.back().scores;
    return facts;
}

} // namespace

fs::path games_directory() { return user_data().empty() ? fs::path() : user_data() / "games"; }

OpenedJournal new_journal(const std::string& variant, std::uint64_t seed) {
    OpenedJournal journal;
    const fs::path directory = games_directory();
    if (directory.empty()) {
        journal.trouble = tr("neither XDG_DATA_HOME nor HOME is set");
        return journal;
    }
    std::error_code error;
    fs::create_directories(directory, error);
    const std::string stem =
        fmt::format("{}-{}-{:%Y%m%d-%H%M%S}", variant, seed, local_time(std::time(nullptr)));
    journal.path = directory / (stem + ".journal");
    for (int copy = 2; fs::exists(journal.path, error); ++copy)
        journal.path = directory / fmt::format("{}-{}.journal", stem, copy);
    auto out = std::make_unique<std::ofstream>(journal.path, std::ios::binary);
    if (*out)
        journal.out = std::move(out);
    else
        journal.trouble = tr("{} cannot be written", directory.string());
    return journal;
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

fs::path keep_damaged(const fs::path& path) {
    const fs::path copy = path.string() + ".damaged";
    std::error_code error;
    fs::copy_file(path, copy, fs::copy_options::overwrite_existing, error);
    return error ? fs::path() : copy;
}

} // namespace roundhouse::store
