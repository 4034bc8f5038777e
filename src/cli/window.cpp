#include "cli/window.hpp"

#include "base/speech.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/hint.hpp"
#include "cli/journals.hpp"
#include "cli/open.hpp"
#include "cli/prompt.hpp"
#include "cli/question.hpp"
#include "cli/tell.hpp"
#include "cli/trouble.hpp"
#include "table/probe.hpp"
#include "table/window.hpp"

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

table::OpenedGame begin_game(const table::NewGame& wanted, bool keeps) {
    const RulebookPtr rules = rules_of(open_variant(wanted.variant), wanted.options);
    JournalHeader header = header_of(wanted.variant, *rules, wanted.seed ? *wanted.seed : any_seed());
    header.players = wanted.players;
    const auto names = usual_names(rules->people, rules->turn);
    for (std::size_t i = header.players.size(); i < names.size(); ++i)
        header.players.push_back({"steady", phrase(names[i])});
    header.players.resize(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        if (header.players[i].name.empty()) header.players[i].name = phrase(names[i]);
    OpenedJournal journal;
    if (keeps) journal = new_journal(rules->id, header.seed);
    table::OpenedGame opened;
    if (!journal.trouble.empty())
        opened.notice =
            phrase("{}, so this game is not written down and cannot be resumed.", journal.trouble);
    opened.game = std::make_unique<RecordedGame>(rules, std::move(header), std::move(journal.out));
    return opened;
}

/// Titles of packages by their names, each looked up once; the name where the package is gone.
class Titles {
  public:
    const std::string& of(const std::string& variant) {
        const auto known = titles_.find(variant);
        if (known != titles_.end()) return known->second;
        std::string title = variant;
        try {
            title = in_words(open_variant(variant).title());
        } catch (const std::exception&) { // gone or broken: its name will do
        }
        return titles_[variant] = std::move(title);
    }

  private:
    std::map<std::string, std::string> titles_;
};

std::vector<table::KeptGameInfo> kept_games() {
    std::vector<table::KeptGameInfo> games;
    Titles titles;
    for (const JournalFacts& facts : newest_journals(100)) {
        table::KeptGameInfo game{
            facts.path.string(), titles.of(facts.header.variant), "", facts.when, facts.scores, facts.rounds};
        for (const SeatedPlayer& player : facts.header.players)
            game.players += (game.players.empty() ? "" : ", ") + printable(player.name, 40);
        games.push_back(std::move(game));
    }
    return games;
}

std::string what_can_be_resumed() {
    try {
        std::vector<std::string> skipped;
        const KeptGame kept = newest_unfinished(skipped);
        const Match& match = kept.replay.game.match();
        return phrase("{}, round {}", in_words(match.rules->title), std::max(match.round_number, 1));
    } catch (const std::exception&) {
        return {}; // there is none, or none that can be played on
    }
}

table::OpenedGame resume_game() {
    std::vector<std::string> skipped;
    KeptGame kept = newest_unfinished(skipped);
    table::OpenedGame opened;
    for (const std::string& line : skipped) opened.notice += line + "\n";
    opened.notice += go_on_in_file(kept);
    opened.game = std::make_unique<RecordedGame>(std::move(kept.replay.game));
    return opened;
}

table::OpenedGame look_at_game(const std::string& file) {
    KeptGame kept = read_game(file);
    table::OpenedGame opened;
    if (const auto& trouble = kept.replay.trouble)
        opened.notice = fmt::format("{}:{}: {}", file, trouble->line, trouble->reason);
    opened.game = std::make_unique<RecordedGame>(std::move(kept.replay.game));
    return opened;
}

/// A teller with all that it refers to.
struct HeldTeller {
    RulebookPtr rules;
    Names names;
    Teller teller;
    HeldTeller(RulebookPtr r, Names n, Face face)
        : rules(std::move(r)), names(std::move(n)), teller(*rules, names, Style{false, face}) {}
};

/// Why there was no window; empty if there was one, and it was closed.
std::string open_window(const PlayRequest& request, const Streams& streams) {
    table::WindowRequest wanted;
    wanted.resume = request.resume;
    wanted.replay = request.replay_file;
    if (request.face_chosen) wanted.face = request.face;
    if (!request.variant.empty()) {
        const Chosen options = read_options(request.options);
        const RulebookPtr rules = rules_of(open_variant(request.variant), options);
        wanted.game = {request.variant, options, seated(request, *rules), request.seed};
    }
    streams.out << std::flush;
    return table::run_window(wanted, window_host(true));
}

} // namespace

table::Host window_host(bool keeps) {
    table::Host host;
    host.usual_names = usual_names;
    host.begin = [keeps](const table::NewGame& wanted) { return begin_game(wanted, keeps); };
    host.resumable = what_can_be_resumed;
    host.resume = resume_game;
    host.kept = kept_games;
    host.look_at = look_at_game;
    host.advise = [](const View& view, const Decision& decision, const Lines& names, Face face) {
        Hint hint = hint_for(view, decision, Names(names), face);
        return table::Advice{hint.action, std::move(hint.why)};
    };
    host.answer = [](const View& view, const Decision& decision, const std::string& about, const Lines& names,
                     Face face) { return answer_question(view, decision, about, Names(names), face); };
    host.warn = [](const View& view, const CardSet& cards, Face face) {
        return discard_warning(view, cards, Style{false, face});
    };
    host.teller = [](const RulebookPtr& rules, const Lines& names, Face face, Seat viewer) -> table::Tell {
        const auto held = std::make_shared<HeldTeller>(rules, Names(names), face);
        return [held, viewer](const Event& event) { return held->teller.tell(event, viewer); };
    };
    return host;
}

int play_in_window(const PlayRequest& request, const Streams& streams) {
    const std::string why = request.probe ? table::why_no_window() : open_window(request, streams);
    if (!why.empty())
        throw Trouble(why + " At the terminal the same game is played with\n  roundhouse play " +
                      request.variant);
    return all_well;
}

int greet(const Streams& streams) {
    const std::string why = open_window({}, streams);
    if (why.empty()) return all_well;
    streams.out << why << R"( Roundhouse can be played at the terminal:

  roundhouse play                  play at the terminal; hint and ? help along
  roundhouse play --resume         go on with the newest game
  roundhouse list                  the variants there are
  roundhouse rules VARIANT         their rules
  roundhouse --help                everything else
)";
    return all_well;
}

} // namespace roundhouse::cli
