#include "cli/journals.hpp"

#include "base/speech.hpp"
#include "base/text.hpp"
#include "cli/open.hpp"
#include "cli/trouble.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace roundhouse::cli {

namespace fs = std::filesystem;

namespace {

fs::path xdg(const char* variable, const char* below_home) {
    const char* set = std::getenv(variable);
    if (set && *set == '/') return fs::path(set) / "roundhouse";
    const char* home = std::getenv("HOME");
    if (home && *home == '/') return fs::path(home) / below_home / "roundhouse";
    return {};
}

std::string now() {
    const std::time_t time = std::time(nullptr);
    std::tm local{};
    localtime_r(&time, &local);
    return fmt::format("{:%Y%m%d-%H%M%S}", local);
}

/// Newest first.
std::vector<fs::path> journals_in(const fs::path& directory) {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    std::error_code error;
    for (fs::directory_iterator at(directory, error), end; !error && at != end; at.increment(error))
        if (at->path().extension() == ".journal") found.emplace_back(at->last_write_time(error), at->path());
    std::sort(found.rbegin(), found.rend());
    std::vector<fs::path> paths;
    for (auto& [time, path] : found) paths.push_back(std::move(path));
    return paths;
}

} // namespace

fs::path games_directory() {
    const fs::path data = xdg("XDG_DATA_HOME", ".local/share");
    return data.empty() ? data : data / "games";
}

fs::path state_directory() { return xdg("XDG_STATE_HOME", ".local/state"); }

OpenedJournal new_journal(const std::string& variant, std::uint64_t seed) {
    OpenedJournal journal;
    const fs::path directory = games_directory();
    if (directory.empty()) {
        journal.trouble = phrase("neither XDG_DATA_HOME nor HOME is set");
        return journal;
    }
    std::error_code error;
    fs::create_directories(directory, error);
    const std::string stem = fmt::format("{}-{}-{}", variant, seed, now());
    journal.path = directory / (stem + ".journal");
    for (int copy = 2; fs::exists(journal.path, error); ++copy)
        journal.path = directory / fmt::format("{}-{}.journal", stem, copy);
    auto out = std::make_unique<std::ofstream>(journal.path, std::ios::binary);
    if (*out)
        journal.out = std::move(out);
    else
        journal.trouble = phrase("{} cannot be written", directory.string());
    return journal;
}

KeptGame read_game(const fs::path& path) {
    const std::string text = file_text(path);
    const auto journal = read_journal(text);
    const auto trouble = [&](const JournalTrouble& what, std::string_view hint) {
        return Trouble(fmt::format("{}:{}: {}. {}", path.string(), what.line, what.reason, hint));
    };
    if (!journal)
        throw trouble(
            journal.error(),
            phrase("Without a sound head nothing of it can be played; `roundhouse play` begins a new "
                   "game."));
    const Chosen chosen(journal->header.options.begin(), journal->header.options.end());
    RulebookPtr rules = rules_of(open_variant(journal->header.variant), chosen);
    KeptGame game{path, text, replay(*journal, std::move(rules))};
    if (game.replay.trouble && game.replay.sound_lines == 0)
        throw trouble(
            *game.replay.trouble,
            phrase("The file is left as it is: restore the package as it was then to play this game "
                   "on."));
    return game;
}

namespace {

/// "scores 420 -250 sum …" as "420 : -250".
std::string scores_in(std::string_view line) {
    std::string text;
    for (const std::string_view word : words(line.substr(0, line.find(" sum "))))
        if (word != "scores") text += (text.empty() ? "" : " : ") + std::string(word);
    return text;
}

std::string time_of(const fs::path& path) {
    std::error_code error;
    const auto file = fs::last_write_time(path, error);
    if (error) return {};
    const auto wall = std::chrono::file_clock::to_sys(file);
    const std::time_t time =
        std::chrono::system_clock::to_time_t(std::chrono::time_point_cast<std::chrono::seconds>(wall));
    std::tm local{};
    localtime_r(&time, &local);
    return fmt::format("{:%Y-%m-%d %H:%M}", local);
}

} // namespace

std::vector<JournalFacts> newest_journals(std::size_t most) {
    std::vector<JournalFacts> all;
    for (const fs::path& path : journals_in(games_directory())) {
        if (all.size() == most) break;
        std::ifstream in(path, std::ios::binary);
        const std::string text(std::istreambuf_iterator<char>(in), {});
        const auto journal = read_journal(text);
        if (!journal) continue;
        JournalFacts facts{path, journal->header, time_of(path), "", 0};
        for (const JournalLine& line : journal->body) {
            if (line.text.starts_with("round ")) ++facts.rounds;
            if (line.text.starts_with("scores ")) facts.scores = scores_in(line.text);
        }
        all.push_back(std::move(facts));
    }
    return all;
}

KeptGame newest_unfinished(std::vector<std::string>& skipped) {
    const fs::path directory = games_directory();
    for (const fs::path& path : journals_in(directory)) {
        try {
            KeptGame game = read_game(path);
            if (!game.replay.game.match().over()) return game;
        } catch (const Trouble& trouble) {
            skipped.push_back(phrase("Skipped: {}", trouble.what()));
        }
    }
    throw Trouble(phrase("There is no unfinished game in\n  {}\n`roundhouse play` begins one.",
                         directory.empty() ? phrase("your home") : directory.string()));
}

std::string go_on_in_file(KeptGame& game) {
    std::string notice;
    if (game.replay.trouble) {
        const fs::path copy = game.path.string() + ".damaged";
        std::error_code error;
        fs::copy_file(game.path, copy, fs::copy_options::overwrite_existing, error);
        if (error)
            return phrase("{} cannot be kept beside it ({}); the game goes on without a journal.",
                          copy.string(), error.message());
        notice = phrase("The file as it was is kept as {}.", copy.string());
    }
    if (!continue_in(game.replay, game.path, game.text))
        return phrase("{} cannot be written; the game goes on without a journal.", game.path.string());
    return notice;
}

} // namespace roundhouse::cli
