#include "teach/compare/same_deal.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "bots/player.hpp"
#include "present/cards.hpp"
#include "present/narrator.hpp"
#include "present/scores.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

/// Sentences for the events of a round; the cards of a trick stand together.
class Teller {
  public:
    Teller(const RulebookPtr& rules, const present::Names& names, Face face)
        : narrator_(rules, names, face), names_(names) {}

    void tell(const std::vector<Event>& events) {
        for (const Event& event : events) tell(event);
    }
    std::vector<std::string> lines;

  private:
    void tell(const Event& event) {
        const auto told = narrator_.tell(event, 0);
        if (is<events::Leads>(event)) return;
        if (const auto* played = as<events::Played>(event)) {
            trick_ += trick_.empty() ? names_[played->seat] + ": " : " ";
            trick_ += present::mark(played->card);
            return;
        }
        for (const present::Told& one : told) {
            const bool ends_trick = is<events::TookTrick>(event) && !trick_.empty();
            lines.push_back(ends_trick ? trick_ + ". " + one.text : one.text);
            if (ends_trick) trick_.clear();
        }
    }

    present::Narrator narrator_;
    const present::Names& names_;
    std::string trick_;
};

std::string sheet_line(const Rulebook& rules, const present::SheetRow& row) {
    std::vector<std::string> points;
    for (const auto& one : row.points) points.push_back(one ? fmt::format("{:+}", *one) : "–");
    return fmt::format("{}: {}", present::in_words(rules, row), join(points, ", "));
}

void play(Match& match, const std::vector<std::string>& bots, std::vector<Event>& events) {
    std::vector<std::unique_ptr<bots::Player>> players;
    for (Seat seat = 1; seat <= match.rules->seats; ++seat)
        players.push_back(bots::make_bot(bots[std::min(static_cast<std::size_t>(seat), bots.size()) - 1],
                                         seed_for_bots(match.seed), seat));
    for (Decision asked = match.round->pending(); asked; asked = match.round->pending()) {
        const View view(*match.round, asked.seat);
        const Action action = players[static_cast<std::size_t>(asked.seat - 1)]->decide(view, asked);
        if (act(match, action, EventLog(events))) return; // a bot's fault: the round stands as it is
    }
}

ToldRound told(Match match, const Pack& pack, const std::vector<std::string>& bots, Face face) {
    const Rulebook& rules = *match.rules;
    const LanguageScope scope(speaking_of(rules.texts));
    const present::Names names(present::usual_names(rules.people, rules.turn));
    std::vector<Event> events;
    deal_next(match, pack, EventLog(events));
    ToldRound round;
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        const std::string hand = present::mark(match.round->state().tricks.hands[seat]);
        round.hands.push_back(names[seat] + ": " + hand);
    }
    play(match, bots, events);
    Teller teller(match.rules, names, face);
    teller.tell(events);
    round.lines = std::move(teller.lines);
    if (match.settled.empty()) return round;
    const SettledRound& settled = match.settled.back();
    if (const std::string played = present::what_was_played(rules, settled, names); !played.empty())
        round.settlement.push_back(played);
    for (const present::SheetRow& row : present::sheet_rows(rules, settled))
        round.settlement.push_back(sheet_line(rules, row));
    round.settlement.push_back(present::scores_in_words(match, names));
    round.settled = {settled.lines, settled.delta, settled.scores, settled.tallies, match.verdict};
    return round;
}

json round_json(const ToldRound& round) {
    const auto letters = [](const std::vector<std::string>& lines) {
        json list = json::array();
        for (const std::string& line : lines) list.push_back(present::in_letters(line));
        return list;
    };
    json lines = json::array();
    for (const Line& line : round.settled.lines) {
        json one{{"text", line.text}, {"points", line.points}};
        one[line.party ? "party" : "side"] = line.party ? line.party : line.side;
        if (!line.tally.empty()) one["tally"] = line.tally;
        lines.push_back(std::move(one));
    }
    return {{"hands", letters(round.hands)},
            {"round", letters(round.lines)},
            {"lines", lines},
            {"delta", round.settled.delta},
            {"scores", round.settled.scores}};
}

} // namespace

SameDeal same_deal(const RulebookPtr& a, const RulebookPtr& b, const std::vector<std::string>& bots,
                   std::uint64_t seed, Face face) {
    SameDeal deal;
    deal.seed = seed;
    deal.same_cards = a->deck == b->deck && a->seats == b->seats && a->people == b->people;
    const Match first = begin_match(a, seed);
    Match second = begin_match(b, seed);
    if (deal.same_cards) second.first_dealer = first.first_dealer;
    const Pack pack = pack_of(first, 1);
    deal.a = told(first, pack, bots, face);
    deal.b = told(second, deal.same_cards ? pack : pack_of(second, 1), bots, face);
    const auto &one = deal.a.lines, &other = deal.b.lines;
    deal.parts_at = static_cast<std::size_t>(
        std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first - one.begin());
    return deal;
}

json to_json(const SameDeal& deal) {
    return {{"seed", deal.seed},
            {"same_cards", deal.same_cards},
            {"parts_at", deal.parts_at},
            {"a", round_json(deal.a)},
            {"b", round_json(deal.b)}};
}

} // namespace roundhouse::teach
