#include "seating/game_list.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "seating/games.hpp"
#include "store/journals.hpp"
#include "store/kept_rules.hpp"

#include <algorithm>
#include <map>

namespace roundhouse::seating {

namespace {

/// Titles of packages by their names and their kept text, each looked up once; the name where the package is
/// gone and was not kept.
class Titles {
  public:
    const std::string& of(const JournalHeader& header) {
        const auto key = std::pair(header.variant, header.text);
        const auto known = titles_.find(key);
        if (known != titles_.end()) return known->second;
        std::string title = printable(header.variant, 60);
        try {
            title = title_of(open_variant(header.variant));
        } catch (const std::exception&) { // gone or broken: as it was, or its name
            const auto text = store::kept_rules(header.text);
            if (const auto package = text ? variants::open_kept(*text) : fail(variants::Findings{}))
                title = title_of(*package);
        }
        return titles_[key] = std::move(title);
    }

  private:
    static std::string title_of(const variants::Package& package) {
        const LanguageScope scope(speaking_of(package.texts()));
        return present::in_words(package.title());
    }

    std::map<std::pair<std::string, std::string>, std::string> titles_;
};

} // namespace

std::vector<GameInList> kept_games() {
    constexpr std::size_t most = 100;
    std::vector<GameInList> games;
    Titles titles;
    for (const store::JournalFacts& facts : store::newest_journals(most)) {
        Lines players, scores;
        for (const SeatedPlayer& player : facts.header.players) players.push_back(printable(player.name, 40));
        for (const int score : facts.scores) scores.push_back(figures(score, 0));
        games.push_back({facts.path, titles.of(facts.header), join(players, ", "), facts.when,
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
