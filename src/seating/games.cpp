#include "seating/games.hpp"

#include "base/files.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "present/cards.hpp"
#include "present/names.hpp"
#include "present/refusals.hpp"
#include "store/journals.hpp"

#include <random>

namespace roundhouse::seating {

namespace fs = std::filesystem;

namespace {

/// A seed short enough to be told to a friend.
std::uint64_t any_seed() {
    std::random_device device;
    return device() % 1'000'000;
}

std::vector<SeatedPlayer> all_players(std::vector<SeatedPlayer> players, const Rulebook& rules) {
    const auto names = present::usual_names(rules.people, rules.turn);
    players.resize(names.size(), {"steady", ""});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (players[i].name.empty()) players[i].name = names[i];
    return players;
}

} // namespace

OpenedGame begin_game(const NewGame& wanted, bool keeps) {
    const RulebookPtr rules = rules_of(open_variant(wanted.variant), wanted.options);
    JournalHeader header;
    header.variant =
        is_path(wanted.variant) ? fs::absolute(wanted.variant).lexically_normal().string() : wanted.variant;
    header.digest = rules->digest;
    for (const AgreedOption& option : rules->options)
        header.options.emplace_back(option.name, to_string(option.value));
    header.seed = wanted.seed ? *wanted.seed : any_seed();
    header.players = all_players(wanted.players, *rules);
    OpenedGame opened;
    std::unique_ptr<std::ostream> out;
    if (keeps) {
        store::OpenedJournal journal = store::new_journal(rules->id, header.seed);
        if (journal.trouble.empty())
            opened.path = journal.path;
        else
            opened.notice =
                tr("{}, so this game is not written down and cannot be resumed.", capital(journal.trouble));
        out = std::move(journal.out);
    }
    opened.game = std::make_unique<RecordedGame>(rules, std::move(header), std::move(out));
    return opened;
}

KeptGame read_game(const fs::path& path) {
    const auto text = file_text(path);
    if (!text) throw Trouble(tr("{} cannot be read; is the path right?", printable(path.string(), 200)));
    const auto journal = read_journal(*text);
    const auto trouble = [&](const JournalTrouble& what, const std::string& hint) {
        return Trouble(fmt::format("{}:{}: {}. {}", path.string(), what.line, present::in_words(what), hint));
    };
    if (!journal)
        throw trouble(journal.error(),
                      tr("Without a sound head nothing of it can be played; `roundhouse play` "
                         "begins a new game."));
    const Chosen chosen(journal->header.options.begin(), journal->header.options.end());
    RulebookPtr rules = rules_of(open_variant(journal->header.variant), chosen);
    KeptGame kept{path, *text, replay(*journal, std::move(rules))};
    if (kept.replay.trouble && kept.replay.sound_lines == 0)
        throw trouble(*kept.replay.trouble,
                      tr("The file is left as it is: restore the package as it was to play this game on."));
    return kept;
}

KeptGame newest_unfinished(std::vector<std::string>& skipped) {
    for (const fs::path& path : store::journal_files()) {
        try {
            KeptGame kept = read_game(path);
            if (!kept.replay.game.match().over()) return kept;
        } catch (const Trouble& trouble) {
            skipped.push_back(tr("Skipped: {}", trouble.what()));
        }
    }
    const fs::path directory = store::games_directory();
    throw Trouble(tr("There is no unfinished game in\n  {}\n`roundhouse play` begins one.",
                     directory.empty() ? tr("your home") : directory.string()));
}

OpenedGame go_on(KeptGame kept) {
    OpenedGame opened;
    bool copied = true;
    if (kept.replay.trouble) {
        const fs::path copy = store::keep_damaged(kept.path);
        copied = !copy.empty();
        opened.notice = copied ? tr("The file as it was is kept as {}.", copy.string())
                               : tr("No copy of {} can be kept, so the game goes on without a journal.",
                                    kept.path.string());
    }
    if (copied && continue_in(kept.replay, kept.path, kept.text))
        opened.path = kept.path;
    else if (copied)
        opened.notice =
            tr("{} cannot be written, so the game goes on without a journal.", kept.path.string());
    opened.game = std::make_unique<RecordedGame>(std::move(kept.replay.game));
    return opened;
}

std::string trouble_in(const KeptGame& kept) {
    if (!kept.replay.trouble) return {};
    return fmt::format("{}:{}: {}", kept.path.string(), kept.replay.trouble->line,
                       present::in_words(*kept.replay.trouble));
}

namespace {

/// Titles of packages by their names, each looked up once; the name where the package is gone.
class Titles {
  public:
    const std::string& of(const std::string& variant) {
        const auto known = titles_.find(variant);
        if (known != titles_.end()) return known->second;
        std::string title = variant;
        try {
            const variants::Package package = open_variant(variant);
            const LanguageScope scope(speaking_of(package.texts()));
            title = present::in_words(package.title());
        } catch (const std::exception&) { // gone or broken: its name will do
        }
        return titles_[variant] = std::move(title);
    }

  private:
    std::map<std::string, std::string> titles_;
};

} // namespace

std::vector<GameInList> kept_games() {
    constexpr std::size_t most = 100;
    std::vector<GameInList> games;
    Titles titles;
    for (const store::JournalFacts& facts : store::newest_journals(most)) {
        Lines players, scores;
        for (const SeatedPlayer& player : facts.header.players) players.push_back(printable(player.name, 40));
        for (const int score : facts.scores) scores.push_back(std::to_string(score));
        games.push_back({facts.path, titles.of(facts.header.variant), join(players, ", "), facts.when,
                         join(scores, " : "), facts.rounds});
    }
    return games;
}

std::string what_can_be_resumed() {
    try {
        std::vector<std::string> skipped;
        const KeptGame kept = newest_unfinished(skipped);
        const Match& match = kept.replay.game.match();
        const LanguageScope scope(speaking_of(match.rules->texts));
        return tr("{}, round {}", present::in_words(match.rules->title), std::max(match.round_number, 1));
    } catch (const std::exception&) {
        return {}; // there is none, or none that can be played on
    }
}

} // namespace roundhouse::seating
