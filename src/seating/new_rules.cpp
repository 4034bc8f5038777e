#include "seating/new_rules.hpp"

#include "seating/opened.hpp"
#include "store/kept_rules.hpp"

namespace roundhouse::seating {

namespace {

/// Seats in `again` the players who are not there yet, as far as its rules have places for them.
void sit_as(const std::vector<SeatedPlayer>& players, RecordedGame& again) {
    const std::size_t places = std::min(players.size(), again.players().size());
    for (std::size_t i = 0; i < places; ++i) {
        SeatedPlayer player = players[i];
        if (player.name.empty()) player.name = again.players()[i].name;
        if (again.players()[i] != player) again.sit(static_cast<int>(i) + 1, std::move(player));
    }
}

/// Does the first `entries` of `game` in `again`, which is under other rules. False if these do not allow it.
bool done_again(const RecordedGame& game, std::size_t entries, RecordedGame& again) {
    for (std::size_t n = 0; n < entries; ++n) {
        sit_as(game.players_at(n), again);
        const Match& match = again.match();
        const bool deals = game.done_by(n) == 0;
        if (match.over() || deals == match.round_is_on()) return false;
        if (deals) {
            again.deal();
            continue;
        }
        const auto action = game.decided(n); // empty for what was done out of turn
        if (!action || match.round->pending().seat != game.done_by(n) || again.act(*action)) return false;
    }
    sit_as(game.players(), again);
    return !again.match().over() && !again.match().round_is_on();
}

JournalHeader header_under(const RecordedGame& game, const Rulebook& rules) {
    JournalHeader header = game.header();
    header.digest = rules.digest;
    header.options.clear();
    for (const AgreedOption& option : rules.options)
        header.options.emplace_back(option.name, to_string(option.value));
    header.players = all_players(std::move(header.players), rules);
    header.commitment.clear();
    header.sealed_seed.clear();
    return header;
}

/// The entry with which the last round was dealt.
std::size_t last_deal(const RecordedGame& game) {
    std::size_t entry = game.entries();
    while (entry > 0 && game.done_by(entry - 1) != 0) --entry;
    return entry > 0 ? entry - 1 : 0;
}

} // namespace

std::optional<UnderNewRules> under_new_rules(const RecordedGame& game, const RulebookPtr& rules, From from,
                                             bool keeps, const std::string& text) {
    const bool this_deal = from == From::this_deal;
    const std::size_t entries = this_deal ? last_deal(game) : game.entries();
    JournalHeader header = header_under(game, *rules);
    header.text = keeps && !text.empty() ? store::keep_rules(text).value_or("") : "";
    UnderNewRules found;
    RecordedGame trial(rules, header, nullptr); // a game that does not come about is not written down
    found.earlier_rounds = done_again(game, entries, trial);
    if (!found.earlier_rounds && this_deal) return {};
    if (!found.earlier_rounds) { // another game, of those who sit there now
        header.seed = DealSeed(secret_from_system());
        header.players = all_players(game.players(), *rules);
    }
    found.opened = opened_with(
        rules, std::move(header), keeps, [&](JournalHeader head, std::unique_ptr<JournalOut> out) {
            auto again = std::make_unique<RecordedGame>(rules, std::move(head), std::move(out));
            if (found.earlier_rounds) done_again(game, entries, *again);
            again->deal();
            return again;
        });
    return found;
}

} // namespace roundhouse::seating
