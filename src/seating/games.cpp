#include "seating/games.hpp"

#include "base/characters.hpp"
#include "base/files.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "bots/programs/program.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"
#include "present/files.hpp"
#include "present/names.hpp"
#include "seating/opened.hpp"
#include "store/journals.hpp"
#include "store/kept_rules.hpp"
#include "store/seal_key.hpp"

#include <algorithm>

namespace roundhouse::seating {

namespace fs = std::filesystem;

std::vector<SeatedPlayer> all_players(std::vector<SeatedPlayer> players, const Rulebook& rules) {
    const auto names = present::usual_names(rules.people, rules.turn);
    players.resize(names.size(), {"steady", ""});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (players[i].name.empty()) players[i].name = names[i];
    return players;
}

namespace {

/// Bots take the seats of programs.
void without_programs(std::vector<SeatedPlayer>& players) {
    for (SeatedPlayer& player : players)
        if (bots::command_in(player.kind)) player.kind = "steady";
}

/// Seals a secret seed for the journal, so that the game can be resumed. Returns a notice if it cannot be.
std::string seal(JournalHeader& header) {
    const SecretSeed* secret = header.seed.secret();
    if (!secret) return {};
    const auto key = store::seal_key();
    if (!key)
        return tr("No key can be kept in {}, so this game cannot be resumed.",
                  printable(store::seal_key_file().string(), 300));
    header.sealed_seed = sealed_seed(*secret, *key);
    return {};
}

/// Opens the seed of a game that is on, if it is the user's own.
void open_own(JournalHeader& header) {
    if (header.is_open()) return;
    if (const auto key = store::kept_seal_key()) open_seed(header, *key);
}

} // namespace

OpenedGame opened_with(const RulebookPtr& rules, JournalHeader header, bool keeps, const Begins& begins) {
    OpenedGame opened;
    std::unique_ptr<JournalOut> out;
    if (keeps) {
        // The name of the file gives no secret away.
        store::OpenedJournal journal = store::new_journal(
            header.seed.is_secret() ? rules->id : fmt::format("{}-{}", rules->id, header.seed.number()));
        if (journal.file) {
            opened.path = journal.path;
            opened.notice = seal(header);
        } else {
            opened.notice =
                tr("{}, so this game is not saved and cannot be resumed.", capital(journal.trouble));
        }
        out = std::move(journal.file);
    }
    opened.game = begins(std::move(header), std::move(out));
    return opened;
}

namespace {

/// A package by name is kept by its id, in any language, and a path so that it is found from anywhere, and
/// the same however it was typed.
std::string name_in_journal(const std::string& variant) {
    if (!variants::is_package_path(variant)) return without_title(variant);
    fs::path path = fs::absolute(variant).lexically_normal();
    if (path.filename() == "variant.lua") path = path.parent_path(); // "./house/variant.lua"
    if (!path.has_filename()) path = path.parent_path();             // "./house/"
    return path.string();
}

} // namespace

OpenedGame begin_game(const NewGame& wanted, bool keeps) {
    const variants::Package package = open_variant(wanted.variant);
    const RulebookPtr rules = rules_of(package, wanted.options);
    JournalHeader header;
    if (keeps) header.text = store::keep_rules(package.kept_text()).value_or("");
    header.variant = name_in_journal(wanted.variant);
    header.digest = rules->digest;
    for (const AgreedOption& option : rules->options)
        header.options.emplace_back(option.name, to_string(option.value));
    header.seed = wanted.seed ? DealSeed(*wanted.seed) : DealSeed(secret_from_system());
    header.players = all_players(wanted.players, *rules);
    if (!wanted.programs) without_programs(header.players);
    OpenedGame opened = opened_with(
        rules, std::move(header), keeps, [&](JournalHeader head, std::unique_ptr<JournalOut> out) {
            return std::make_unique<RecordedGame>(rules, std::move(head), std::move(out));
        });
    opened.programs = wanted.programs;
    return opened;
}

PlayedOn play_on(const RecordedGame& game, std::size_t entry, bool keeps) {
    const Match then = game.before(entry);
    JournalHeader header = game.header();
    header.players = game.players_at(entry);
    const int person = person_at(then, then.round_number, then.round->pending().seat);
    for (SeatedPlayer& player : header.players)
        if (player.is_person()) player.kind = "steady";
    without_programs(header.players);
    header.players.at(static_cast<std::size_t>(person - 1)).kind = "human";
    // Later deals of a game that is still on must not be learnt here.
    const bool trial = !game.match().over();
    return {opened_with(then.rules, std::move(header), keeps && !trial,
                        [&](JournalHeader head, std::unique_ptr<JournalOut> out) {
                            return game.begun_again(entry, std::move(head), std::move(out));
                        }),
            trial};
}

std::string in_words(const PlayedOn& played) {
    return played.only_this_round ? tr("You decide again from here. As the game itself is still on, only "
                                       "this round is played, and it is not kept.")
                                  : tr("You decide again from here. The game itself stays as it was.");
}

namespace {

struct RulesOfGame {
    RulebookPtr rules;
    bool as_kept = false; ///< from the text kept with the game: the package is gone, or says something else
};

/// The rules that a game began with: those of its package, or of the text that was kept of it; if neither has
/// them, the package's present rules. Throws Trouble if the package is gone or broken and no text was kept.
RulesOfGame rules_it_began_with(const JournalHeader& header) {
    const Chosen chosen(header.options.begin(), header.options.end());
    const auto kept = [&]() -> RulebookPtr {
        const auto text = store::kept_rules(header.text);
        const auto package = text ? variants::open_kept(*text) : fail(variants::Findings{});
        const auto rules = package ? package->compile(chosen) : fail(variants::Findings{});
        return rules && (*rules)->digest == header.digest ? *rules : nullptr;
    };
    try {
        RulebookPtr rules = rules_of(open_variant(header.variant), chosen);
        if (rules->digest == header.digest) return {std::move(rules)};
        if (RulebookPtr as_kept = kept()) return {std::move(as_kept), true};
        return {std::move(rules)};
    } catch (const Trouble&) {
        if (RulebookPtr as_kept = kept()) return {std::move(as_kept), true};
        throw;
    }
}

/// A kept game with that text. Throws Trouble if nothing of it can be played.
KeptGame played_again(const fs::path& path, std::string text) {
    auto journal = read_journal(text);
    if (journal) open_own(journal->header);
    const auto trouble = [&](const JournalTrouble& what, const std::string& hint) {
        return Trouble(fmt::format("{}:{}: {}. {}", printable_whole(path.string()), what.line,
                                   present::in_words(what), hint));
    };
    if (!journal)
        throw trouble(
            journal.error(),
            tr("Its header is damaged, so it cannot be played; `roundhouse play` begins a new game."));
    RulesOfGame began = rules_it_began_with(journal->header);
    KeptGame kept{path, std::move(text), replay(*journal, std::move(began.rules)), began.as_kept};
    if (!journal->header.is_open()) throw trouble(*kept.replay.trouble, tr("The file is left as it is."));
    if (kept.replay.trouble && kept.replay.sound_lines == 0)
        throw trouble(
            *kept.replay.trouble,
            tr("The file is left as it is: restore the package as it was to go on with this game."));
    return kept;
}

} // namespace

KeptGame read_game(const fs::path& path) {
    auto text = read_file(path);
    if (!text) throw Trouble(capital(present::in_words(text.error(), path)) + ".");
    return played_again(path, std::move(*text));
}

namespace {

std::string being_played(const fs::path& path) {
    return tr("{} is being played by another program; close that first.", printable(path.string(), 300));
}

/// For sentences; the directory need not be there yet.
std::string where_games_are_kept() {
    const fs::path directory = store::games_directory();
    return directory.empty() ? tr("your home") : printable_whole(directory.string());
}

} // namespace

fs::path newest_game() {
    const auto games = store::journal_files();
    if (games.empty())
        throw Trouble(tr("No game is kept in\n  {}\n`roundhouse play` begins one.", where_games_are_kept()));
    return games.front();
}

KeptGame newest_unfinished(std::vector<std::string>& skipped, const std::string& variant) {
    const std::string wanted = name_in_journal(variant);
    for (const fs::path& path : store::journal_files()) {
        try {
            auto text = file_text(path);
            if (text && says_that_it_is_over(*text)) continue;
            KeptGame kept = text ? played_again(path, std::move(*text)) : read_game(path);
            if (kept.replay.game.match().over()) continue;
            if (!wanted.empty() && name_in_journal(kept.replay.game.header().variant) != wanted) continue;
            if (!store::is_being_played(path)) return kept;
            skipped.push_back(tr("Skipped: {}", being_played(path)));
        } catch (const Trouble& trouble) {
            skipped.push_back(tr("Skipped: {}", trouble.what()));
        }
    }
    if (!wanted.empty())
        throw Trouble(
            tr("There is no unfinished game of {0}. `roundhouse play {0}` begins one.", shell_word(variant)));
    throw Trouble(
        tr("There is no unfinished game in\n  {}\n`roundhouse play` begins one.", where_games_are_kept()));
}

namespace {

/// Programs that sat at a kept game and whose seats bots take now; empty if there were none.
std::string programs_left_out(const RecordedGame& game) {
    Lines lines;
    for (const SeatedPlayer& player : game.players())
        if (const auto command = bots::command_in(player.kind))
            lines.push_back(
                tr("{} was played by the program “{}”; a bot plays on for it. With --programs it is "
                   "started again.",
                   printable(player.name, 40), printable_whole(*command)));
    return join(lines, "\n");
}

/// One more thing that a person should know.
void notice(OpenedGame& opened, const std::string& text) {
    opened.notice += (opened.notice.empty() ? "" : "\n") + text;
}

/// Names players who sit down without a name: a bot after a bot, or a person after a person, gets the name of
/// the one before, others the usual one.
void name_who_sits_down(std::vector<SeatedPlayer>& players, const RecordedGame& game) {
    const Rulebook& rules = *game.match().rules;
    const auto usual = present::usual_names(rules.people, rules.turn);
    for (std::size_t i = 0; i < players.size(); ++i) {
        const SeatedPlayer& before = game.players()[i];
        if (!players[i].name.empty()) continue;
        players[i].name = players[i].is_person() == before.is_person() ? before.name : usual[i];
    }
}

/// What to say at the table about seats that changed hands; empty if none did.
std::string seats_given(const RecordedGame& game, std::size_t from) {
    Lines lines;
    bool left = false, came = false;
    const auto& changes = game.seat_changes();
    for (std::size_t i = from; i < changes.size(); ++i) {
        lines.push_back(present::in_words(changes[i]));
        left |= changes[i].before.is_person();
        came |= changes[i].now.is_person();
    }
    if (lines.empty()) return {};
    if (game.entries() > 0) lines.push_back(tr("What was done before that cannot be taken back."));
    if (left && came && game.match().round_is_on())
        lines.push_back(tr("Whoever gave up a seat has seen its cards of this round."));
    return join(lines, "\n");
}

/// Seats the players who play from here on, and notes that in the journal.
void sit_down(std::vector<SeatedPlayer> players, OpenedGame& opened) {
    RecordedGame& game = *opened.game;
    if (players.size() != game.players().size()) return;
    name_who_sits_down(players, game);
    const std::size_t before = game.seat_changes().size();
    for (std::size_t i = 0; i < players.size(); ++i)
        if (players[i] != game.players()[i]) game.sit(static_cast<int>(i) + 1, players[i]);
    if (const std::string given = seats_given(game, before); !given.empty()) notice(opened, given);
}

} // namespace

OpenedGame go_on(KeptGame kept, bool programs, const std::vector<SeatedPlayer>& players) {
    OpenedGame opened;
    const std::string shown = printable(kept.path.string(), 300);
    store::OpenedJournal journal = store::open_journal(kept.path);
    if (journal.in_use) throw Trouble(capital(being_played(kept.path)));
    // Somebody may have played on before it was locked.
    if (std::string text = journal.file ? journal.file->text() : kept.text; text != kept.text)
        kept = played_again(kept.path, std::move(text));
    bool copied = true;
    if (kept.replay.trouble && journal.file) {
        const fs::path copy = keep_damaged(kept.path, kept.text);
        copied = !copy.empty();
        opened.notice = copied ? tr("The file as it was is kept as {}.", printable_whole(copy.string()))
                               : tr("No copy of {} can be kept, so the game goes on without a journal.",
                                    printable_whole(kept.path.string()));
    }
    if (copied && store::continue_in(kept.replay, std::move(journal), kept.text))
        opened.path = kept.path;
    else if (copied)
        notice(opened, tr("{} cannot be written, so the game goes on without a journal.",
                          printable_whole(kept.path.string())));
    if (opened.notice.empty() && kept.under_kept_rules)
        opened.notice =
            tr("The package has changed or is gone: this game goes on under the rules that it began with.");
    opened.game = std::make_unique<RecordedGame>(std::move(kept.replay.game));
    opened.programs = programs;
    sit_down(players, opened);
    if (const std::string left_out = programs_left_out(*opened.game); !programs && !left_out.empty())
        notice(opened, left_out);
    return opened;
}

ProvedGame prove_game(const fs::path& path) {
    const auto text = read_file(path);
    if (!text) throw Trouble(capital(present::in_words(text.error(), path)) + ".");
    auto journal = read_journal(*text);
    const auto trouble = [&](const JournalTrouble& what) {
        return Trouble(tr("{}:{}: {}. This proves nothing.", printable(path.string(), 300), what.line,
                          present::in_words(what)));
    };
    if (!journal) throw trouble(journal.error());
    open_own(journal->header);
    ProvedGame proved{journal->header, prove_deals(*journal)};
    if (proved.proof.trouble) throw trouble(*proved.proof.trouble);
    return proved;
}

namespace {

/// The event as the people among the players have seen it, each from their seat.
Event seen_by_people(const Rulebook& rules, const Event& event, const std::vector<Seat>& people) {
    const Event open = seen_by(event, 0);
    const std::string known = to_json(rules, open).dump();
    for (const Seat seat : people)
        if (const Event seen = seen_by(event, seat); to_json(rules, seen).dump() != known) return seen;
    return open;
}

} // namespace

std::vector<Event> events_to_show(const KeptGame& kept) {
    std::vector<Event> events = kept.replay.events;
    const RecordedGame& game = kept.replay.game;
    const Match& match = game.match();
    if (!match.round_is_on()) return events;
    std::vector<Seat> people;
    for (Seat seat = 1; seat <= match.rules->seats; ++seat) {
        const int person = person_at(match, match.round_number, seat);
        if (game.players().at(static_cast<std::size_t>(person - 1)).is_person()) people.push_back(seat);
    }
    const auto begins = [&](const Event& event) {
        const auto* began = std::get_if<events::StepBegan>(&event);
        return began && began->step == match.rules->flow.front();
    };
    const auto on = std::find_if(events.rbegin(), events.rend(), begins);
    for (auto event = on == events.rend() ? events.begin() : on.base(); event != events.end(); ++event)
        *event = seen_by_people(*match.rules, *event, people);
    return events;
}

std::string trouble_in(const KeptGame& kept) {
    if (!kept.replay.trouble) return {};
    return fmt::format("{}:{}: {}", printable_whole(kept.path.string()), kept.replay.trouble->line,
                       present::in_words(*kept.replay.trouble));
}

} // namespace roundhouse::seating
