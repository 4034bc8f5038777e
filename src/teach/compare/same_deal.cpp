#include "teach/compare/same_deal.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "bots/player.hpp"
#include "present/cards.hpp"
#include "present/narrator.hpp"
#include "present/scores.hpp"
#include "teach/asks/asks.hpp"
#include "teach/compare/effects.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

/// All that happened in a round, and the hands after each action.
struct PlayedRound {
    std::vector<Event> events;
    std::vector<std::pair<std::size_t, std::vector<CardSet>>> hands; ///< after so many events
};

std::vector<CardSet> hands_in(const Match& match) {
    std::vector<CardSet> hands;
    for (Seat seat = 1; seat <= match.rules->seats; ++seat)
        hands.push_back(match.round->state().tricks.hands[seat]);
    return hands;
}

/// Tells the events of a round in sentences; the cards of a trick share one.
class Teller {
  public:
    Teller(const RulebookPtr& rules, const present::Names& names, Face face)
        : rules_(*rules), narrator_(rules, names, face), names_(names) {
        now_.beside.resize(static_cast<std::size_t>(rules_.seats));
        taken_.resize(now_.beside.size());
    }

    void tell(const PlayedRound& played) {
        auto hands = played.hands.begin();
        for (std::size_t i = 0; i < played.events.size(); ++i) {
            while (hands + 1 != played.hands.end() && hands->first <= i) ++hands;
            if (!is<events::Claimed>(played.events[i])) now_.hands = hands->second; // claimed cards are shown
            tell(played.events[i]);
        }
    }
    std::vector<std::string> lines;
    std::vector<ToldStep> steps;

  private:
    void tell(const Event& event) {
        const auto told = narrator_.tell(event, 0);
        if (is<events::Leads>(event)) return;
        if (const auto* played = as<events::Played>(event)) {
            trick_ += trick_.empty() ? names_[played->seat] + ": " : " ";
            trick_ += present::mark(played->card);
            now_.trick.emplace_back(played->seat, played->card);
            return;
        }
        look_at(event);
        for (const present::Told& one : told) {
            const bool ends_trick = is<events::TookTrick>(event) && !trick_.empty();
            lines.push_back(ends_trick ? trick_ + ". " + one.text : one.text);
            if (ends_trick) trick_.clear();
            now_.heading = one.kind == present::Told::Kind::heading;
            if (now_.heading) now_.phase = one.text;
            now_.by = seat_of(event);
            steps.push_back(now_);
        }
        now_.trick.clear();
    }

    std::string& beside(Seat seat) { return now_.beside.at(static_cast<std::size_t>(seat - 1)); }
    void say_nothing() { now_.beside.assign(now_.beside.size(), {}); }

    /// Updates what is shown of the table after an event.
    void look_at(const Event& event) {
        if (const auto* called = as<events::Called>(event)) {
            const Call& call = called->call;
            beside(call.seat) =
                call.bid ? std::to_string(call.bid) : translated(rules_.auction->passes.at(call.pass).name);
        } else if (const auto* made = as<events::ContractMade>(event)) {
            say_nothing();
            now_.declarer = made->seat;
            beside(made->seat) = std::to_string(made->bid);
        } else if (const auto* named = as<events::NamedTrump>(event)) {
            now_.trump = named->suit;
        } else if (const auto* total = as<events::MeldTotal>(event)) {
            beside(total->seat) = tr("meld {}", total->points);
        } else if (const auto* took = as<events::TookTrick>(event)) {
            take(took->seat, took->points);
        } else if (const auto* claimed = as<events::Claimed>(event)) {
            take(claimed->seat, claimed->points);
        }
    }

    void take(Seat seat, int points) {
        if (!std::exchange(plays_, true)) say_nothing();
        int& all = taken_.at(static_cast<std::size_t>(seat - 1));
        all += points;
        beside(seat) = present::in_points(all);
    }

    const Rulebook& rules_;
    present::Narrator narrator_;
    const present::Names& names_;
    std::string trick_;
    ToldStep now_;
    bool plays_ = false;
    std::vector<int> taken_; ///< points, seat by seat
};

std::string sheet_line(const Rulebook& rules, const present::SheetRow& row) {
    std::vector<std::string> points;
    for (const auto& one : row.points) points.push_back(one ? present::points_against(*one) : "–");
    return fmt::format("{}: {}", present::in_words(rules, row), join(points, ", "));
}

void play(Match& match, const std::vector<std::string>& bots, PlayedRound& played) {
    std::vector<std::unique_ptr<bots::Player>> players;
    for (Seat seat = 1; seat <= match.rules->seats; ++seat)
        players.push_back(bots::make_bot(bots[std::min(static_cast<std::size_t>(seat), bots.size()) - 1],
                                         seed_for_bots(match.seed), seat));
    for (Decision asked = match.round->pending(); asked; asked = match.round->pending()) {
        const View view(*match.round, asked.seat);
        const Action action = players[static_cast<std::size_t>(asked.seat - 1)]->decide(view, asked);
        if (act(match, action, EventLog(played.events))) return; // a bot's fault: the round stays as it is
        played.hands.emplace_back(played.events.size(), hands_in(match));
    }
}

ToldRound told(Match match, const Pack& pack, const std::vector<std::string>& bots, Face face) {
    const Rulebook& rules = *match.rules;
    const LanguageScope scope(speaking_of(rules.texts));
    present::Names names(present::usual_names(rules.people, rules.turn));
    PlayedRound all;
    deal_next(match, pack, EventLog(all.events));
    names.sit(present::seating(match, match.round_number));
    all.hands.emplace_back(all.events.size(), hands_in(match));
    ToldRound round;
    for (Seat seat = 1; seat <= rules.seats; ++seat) round.names.push_back(names[seat]);
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        const std::string hand = present::mark(match.round->state().tricks.hands[seat]);
        round.hands.push_back(names[seat] + ": " + hand);
    }
    play(match, bots, all);
    Teller teller(match.rules, names, face);
    teller.tell(all);
    round.lines = std::move(teller.lines);
    round.steps = std::move(teller.steps);
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
    for (const Line& line : round.settled.lines) lines.push_back(line_json(line));
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
    deal.same_cards = same_packs(*a, *b);
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

bool part(const SameDeal& deal) { return deal.parts_at < std::max(deal.a.lines.size(), deal.b.lines.size()); }

std::string parting_in_words(const SameDeal& deal) {
    if (!part(deal)) return tr("Both rounds go the same way.");
    return deal.parts_at ? tr("Here they part.") : std::string();
}

namespace {

/// A phase of a round, and where its lines are, without the heading.
struct ToldPhase {
    std::string name;
    std::vector<std::size_t> lines;
};

std::vector<ToldPhase> phases_in(const ToldRound& round) {
    std::vector<ToldPhase> phases;
    for (std::size_t i = 0; i < round.steps.size(); ++i) {
        if (phases.empty() || phases.back().name != round.steps[i].phase)
            phases.push_back({round.steps[i].phase, {}});
        if (!round.steps[i].heading) phases.back().lines.push_back(i);
    }
    return phases;
}

using PhaseAt = std::vector<ToldPhase>::const_iterator;

PhaseAt find_phase(PhaseAt from, PhaseAt end, const std::string& name) {
    return std::find_if(from, end, [&](const ToldPhase& phase) { return phase.name == name; });
}

} // namespace

std::vector<StepPair> side_by_side(const SameDeal& deal) {
    const auto of_a = phases_in(deal.a), of_b = phases_in(deal.b);
    std::vector<StepPair> steps;
    StepPair now;
    const auto add = [&](const std::vector<std::size_t>& a, const std::vector<std::size_t>& b) {
        for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
            if (i < a.size()) now.a = a[i];
            if (i < b.size()) now.b = b[i];
            steps.push_back(now);
        }
    };
    auto b = of_b.begin();
    for (const ToldPhase& phase : of_a) {
        const auto same = find_phase(b, of_b.end(), phase.name);
        if (same == of_b.end()) {
            add(phase.lines, {});
            continue;
        }
        for (; b != same; ++b) add({}, b->lines);
        add(phase.lines, b->lines);
        ++b;
    }
    for (; b != of_b.end(); ++b) add({}, b->lines);
    return steps;
}

std::size_t parts_in(const std::vector<StepPair>& steps, const SameDeal& deal) {
    const auto parts = std::find_if(steps.begin(), steps.end(), [&](const StepPair& step) {
        return !step.a || !step.b || deal.a.lines[*step.a] != deal.b.lines[*step.b];
    });
    return static_cast<std::size_t>(parts - steps.begin());
}

json to_json(const SameDeal& deal) {
    return {{"seed", deal.seed},
            {"same_cards", deal.same_cards},
            {"parts_at", deal.parts_at},
            {"a", round_json(deal.a)},
            {"b", round_json(deal.b)}};
}

} // namespace roundhouse::teach
