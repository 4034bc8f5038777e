#include "teach/asks/asks.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "cards/deck.hpp"
#include "cards/notation.hpp"
#include "game/match.hpp"
#include "present/cards.hpp"
#include "present/rules/meanings.hpp"
#include "rules/rulebook_json.hpp"
#include "teach/asks/ask_auction.hpp"
#include "teach/asks/ask_deal.hpp"
#include "teach/asks/ask_legal.hpp"
#include "teach/asks/ask_moves.hpp"
#include "teach/asks/request.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

json ask_meld(const Rulebook& rules, const json& json_request, Face face) {
    const Request request(json_request, {"trump", "hand"});
    const Trump trump = request.trump("trump");
    const CardSet hand = counted(request.cards("hand", rules.deck));
    json answer{{"total", rules.melds.points(hand, trump)}, {"melds", json::array()}};
    for (const Meld& meld : rules.melds.best(hand, trump)) {
        const MeldRule& rule = rules.meld_rules[static_cast<std::size_t>(meld.rule)];
        answer["melds"].push_back({{"name", name(rule, meld.multiple)},
                                   {"type", rule.type},
                                   {"cards", present::in_letters(present::mark(meld.cards), face)},
                                   {"points", meld.points}});
        if (wins_game(rule, meld.multiple)) answer["melds"].back()["wins_game"] = true;
        if (meld.multiple > static_cast<int>(rule.names.size())) // other languages may phrase it differently
            answer["melds"].back().update({{"of", rule.names.front()}, {"times", meld.multiple}});
    }
    if (!rules.marks.empty()) answer["marks"] = json::array();
    for (const Mark& mark : marks_in(rules.marks, hand, trump))
        answer["marks"].push_back({{"name", mark.name}, {"worth", mark.worth}});
    return answer;
}

json ask_winner(const Rulebook& rules, const json& json_request, Face) {
    const Request request(json_request, {"trump", "trick", "last", "contract"});
    const Rulebook& played = played_under(rules, request);
    const auto trick = request.cards("trick", rules.deck);
    if (trick.empty() || trick.size() > static_cast<std::size_t>(rules.seats))
        throw AskError("trick", tr("expected one to {} cards", rules.seats));
    json found{{"winner", winner(played.play, trump_under(rules, request), trick) + 1}};
    if (request.has("last")) {
        int points = request.flag("last", false) ? played.count.last_trick : 0;
        for (const Card card : trick) points += played.play.points[card];
        found["points"] = points;
    }
    return found;
}

std::string outcome_of(const Rulebook& rules, const Request& request) {
    const std::string outcome = request.text("outcome", outcome_played);
    std::vector<std::string> known{outcome_played, outcome_thrown_in};
    for (const ExitRule& exit : rules.exits) known.push_back(exit.name);
    if (rules.enforcement == Enforcement::referee) known.emplace_back(outcome_of_renege);
    if (std::find(known.begin(), known.end(), outcome) == known.end())
        throw AskError("outcome", tr("expected one of {}", join(known, ", ")));
    return outcome;
}

/// The sides' bids, 0 for none; where bids are added, what each side must reach (C08).
std::vector<int> bids_of(const Rulebook& rules, const Request& request) {
    const auto bids = request.numbers("bids", static_cast<std::size_t>(rules.parties));
    if (!rules.auction) return bids;
    for (const int bid : bids) {
        const bool fits =
            bid == 0 || (rules.auction->summed ? bid >= rules.auction->minimum && bid <= most_bid
                                               : can_be_bid(*rules.auction, bid));
        if (!fits) throw AskError("bids", tr("nobody can bid {} in this auction", bid));
    }
    return bids;
}

/// A contract with trump, or one of those without. Where bids are added, its bid is what the side bid.
Contract contract_of(const Rulebook& rules, const json& json_contract, const std::vector<int>& bids) {
    const Request request(json_contract, {"seat", "bid", "name", "forced", "reached", "partner"});
    Contract contract;
    contract.seat = request.number("seat", 1, rules.seats);
    const bool summed = rules.auction && rules.auction->summed;
    const int added = summed ? bids[rules.party[contract.seat] - std::size_t{1}] : 0;
    contract.bid = added ? request.number("bid", added, added, added) : request.number("bid", 0, most_bid);
    if (rules.auction && !summed && !can_be_bid(*rules.auction, contract.bid))
        throw AskError("bid", tr("nobody can bid {} in this auction", contract.bid));
    contract.name = contract_named(rules, request, "name");
    if (const SideContract* side = side_contract(rules, contract.name)) {
        if (side->bid_up_to && contract.bid > *side->bid_up_to)
            throw AskError("bid", tr("“{}” can be named only at a bid of up to {}", translated(contract.name),
                                     *side->bid_up_to));
        contract.goal = side->goal;
        contract.times = side->times;
    }
    contract.forced = request.flag("forced", false);
    contract.reached = request.flag("reached", false);
    return contract;
}

/// The states in which the package's own steps ended, by name.
std::vector<StepState> states_of(const Rulebook& rules, const Request& request) {
    std::vector<StepState> states(rules.own_steps.size());
    if (!request.has("steps")) return states;
    std::vector<std::string> known;
    for (const OwnStep& step : rules.own_steps) known.push_back(step.name);
    if (!request.raw()["steps"].is_object()) throw AskError("steps", "expected {\"step\":state,…}");
    const Request steps(request.raw()["steps"], known);
    for (std::size_t i = 0; i < known.size(); ++i)
        if (steps.has(known[i].c_str())) states[i] = std::make_shared<const json>(steps.raw()[known[i]]);
    return states;
}

/// The side of each seat: fixed, or formed by the declarer and the partner if one was called (C32).
PerSeat<std::uint8_t> sides_under(const Rulebook& rules, Seat declarer, int& declarers,
                                  const json& contract) {
    PerSeat<std::uint8_t> of = rules.party;
    const Seat partner = Request(contract, {"seat", "bid", "name", "forced", "reached", "partner"})
                             .number("partner", 1, rules.seats, 0);
    if (partner && (rules.sides != SidesForm::called || partner == declarer))
        throw AskError("partner", tr("nobody is called to be a partner here"));
    for (Seat seat = 1; seat <= rules.seats && rules.sides == SidesForm::called; ++seat)
        of[seat] = seat == declarer || seat == partner ? 1 : 2;
    declarers = of[declarer];
    return of;
}

/// `marks`: for each side a list of {"name","worth"}.
void read_marks(const Request& request, RoundResult& result) {
    if (!request.has("marks")) return;
    const json& sides = request.raw()["marks"];
    if (!sides.is_array() || sides.size() != result.sides.size())
        throw AskError("marks", fmt::format("expected a list for each of {} sides", result.sides.size()));
    constexpr std::size_t most_marks = 100;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (!sides[i].is_array() || sides[i].size() > most_marks)
            throw AskError("marks", fmt::format("expected a list of at most {} marks", most_marks));
        for (const json& one : sides[i]) {
            if (!one.is_object()) throw AskError("marks", "expected {\"name\":…,\"worth\":…}");
            const Request mark(one, {"name", "worth"});
            result.sides[i].marks.push_back({mark.text("name"), mark.number("worth", -1000, 1000)});
        }
    }
}

/// A number for each seat; together at most `all`.
std::vector<int> seats_share(const Request& request, const char* field, std::size_t seats, int all) {
    const auto shares = request.numbers(field, seats);
    const long sum = std::accumulate(shares.begin(), shares.end(), 0L);
    if (sum > all) throw AskError(field, tr("these add up to {}, but there are {} in all", sum, all));
    if (std::any_of(shares.begin(), shares.end(), [](int share) { return share < 0; }))
        throw AskError(field, tr("none can be less than 0"));
    return shares;
}

/// True if that outcome ends the hand before anybody melds (D17).
bool ends_before_melds(const Rulebook& rules, const ExitRule& exit) {
    const auto place = [&](Step step) { return std::find(rules.flow.begin(), rules.flow.end(), step); };
    const auto melds = place(Step::meld);
    return std::find(exit.goes_on.begin(), exit.goes_on.end(), Step::meld) == exit.goes_on.end() &&
           !exit.at_lead && !exit.at.empty() &&
           std::all_of(exit.at.begin(), exit.at.end(), [&](Step step) { return place(step) < melds; });
}

const ExitRule* way_out(const Rulebook& rules, const std::string& outcome) {
    const auto exit = std::find_if(rules.exits.begin(), rules.exits.end(),
                                   [&](const ExitRule& rule) { return rule.name == outcome; });
    return exit == rules.exits.end() ? nullptr : &*exit;
}

/// Only a way out that is open at the table ends a hand here (B16, C34). What a request leaves out, such as
/// the hands, closes none; nor is any closed if the package has steps of its own.
void require_open(const Rulebook& rules, const RoundResult& result) {
    const ExitRule* exit = way_out(rules, result.outcome);
    if (!exit || !result.declarers || !rules.own_steps.empty()) return;
    const ExitFacts facts{.bid = result.contract.bid,
                          .declarers_meld = result.sides[static_cast<std::size_t>(result.declarers - 1)].meld,
                          .forced = result.contract.forced,
                          .nobody_bid = false,
                          .no_suit = {},
                          .had_to_open = {},
                          .hand = {}};
    if (!unmet(exit->when, facts)) return;
    const LanguageScope own(speaking_of(rules.texts)); // the caller may be speaking for another package
    throw WayOutClosed("outcome", present::why_closed(*exit, facts));
}

/// Takes away the meld that the rules do not let a side score, as the round does in play: too little (D18),
/// in a contract without melds, or because of how the hand ended.
void void_melds(const Rulebook& rules, RoundResult& result) {
    const ExitRule* exit = way_out(rules, result.outcome);
    bool nobody = exit && ends_before_melds(rules, *exit);
    if (const SideContract* side = side_contract(rules, result.contract.name); side && !side->melds)
        nobody = true;
    for (std::size_t i = 0; i < result.sides.size(); ++i) {
        const bool others_only = exit && exit->melds == ExitMelds::other_sides;
        if (nobody || result.sides[i].meld < rules.meld_at_least ||
            (others_only && static_cast<int>(i) + 1 == result.declarers))
            result.sides[i].meld = 0;
    }
}

/// Credits each side with what its seats have melded and taken.
void credit_sides(const Rulebook& rules, const Request& request, const PerSeat<std::uint8_t>& of,
                  const std::vector<int>& bids, RoundResult& result) {
    const auto seats = static_cast<std::size_t>(rules.seats);
    const auto melds = request.numbers("melds", seats);
    const auto counts =
        seats_share(request, "counts", seats, as_played(rules, result.contract.name).count.total);
    const auto tricks = seats_share(request, "tricks", seats, result.tricks);
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat - 1);
        SideResult& side = result.sides[of[seat] - std::size_t{1}];
        side.meld += melds[at];
        side.count += counts[at];
        side.tricks += tricks[at];
        side.bid = std::max(side.bid, bids[static_cast<std::size_t>(rules.party[seat] - 1)]);
    }
}

/// True for "thrown in", unless the package has a way out of that name that a declarer takes.
bool is_without_contract(const Rulebook& rules, const std::string& outcome) {
    return outcome == outcome_thrown_in &&
           std::none_of(rules.exits.begin(), rules.exits.end(), [](const ExitRule& exit) {
               return exit.name == outcome_thrown_in && !exit.when.nobody_bid;
           });
}

std::string only_thrown_in_without_contract() {
    return tr("a hand that was played has one; none goes with the outcome \"thrown in\"");
}

RoundResult result_of(const Rulebook& rules, const Request& request) {
    const auto parties = static_cast<std::size_t>(rules.parties);
    RoundResult result;
    PerSeat<std::uint8_t> of = rules.party;
    result.outcome = request.has("meld_wins") ? outcome_of_winning_meld : outcome_of(rules, request);
    if (const ExitRule* exit = way_out(rules, result.outcome)) result.dealt_again = exit->deals_again;
    result.round = result.dealt = request.number("round", 1, most_hands, 1);
    result.tricks = tricks(rules);
    const auto bids = bids_of(rules, request);
    if (request.has("contract") && !request.raw()["contract"].is_null()) {
        if (!request.raw()["contract"].is_object())
            throw AskError("contract", "expected {\"seat\":…,\"bid\":…} or null");
        result.contract = contract_of(rules, request.raw()["contract"], bids);
        of = sides_under(rules, result.contract.seat, result.declarers, request.raw()["contract"]);
    } else if (rules.auction && result.outcome != outcome_thrown_in && !result.dealt_again) {
        throw AskError("contract",
                       request.has("contract") ? only_thrown_in_without_contract() : "the field is missing");
    }
    if (result.contract.seat && is_without_contract(rules, result.outcome))
        throw AskError("contract", only_thrown_in_without_contract());
    result.scores = request.numbers("scores", parties);
    result.tallies = request.numbers("tallies", parties * rules.tallies.size());
    result.steps = states_of(rules, request);
    result.sides = sides_of(rules, of);
    const int sides = static_cast<int>(result.sides.size());
    result.meld_wins = request.number("meld_wins", 1, sides, 0);
    credit_people(rules, request.number("dealer", 1, rules.people, rules.people), result.sides);
    if (result.outcome == outcome_of_renege) {
        result.offender = request.number("offender", 1, sides);
        result.offence = request.text("offence", "out of turn");
    }
    credit_sides(rules, request, of, bids, result);
    read_marks(request, result);
    require_open(rules, result);
    void_melds(rules, result);
    const bool summed = rules.auction && rules.auction->summed && request.has("bids");
    for (std::size_t i = 0; i < result.sides.size(); ++i)
        result.sides[i].contract = summed                                        ? bids[i]
                                   : static_cast<int>(i) + 1 == result.declarers ? result.contract.bid
                                                                                 : 0;
    if (result.declarers && !request.has("bids"))
        result.sides[static_cast<std::size_t>(result.declarers - 1)].bid = result.contract.bid;
    return result;
}

json ask_settle(const Rulebook& rules, const json& json_request, Face) {
    const Request request(json_request,
                          {"contract", "outcome", "melds", "counts", "tricks", "scores", "tallies", "bids",
                           "round", "steps", "meld_wins", "marks", "dealer", "offender", "offence"});
    const Settled settled = settle(rules, result_of(rules, request));
    json lines = json::array();
    for (const Line& line : settled.lines) lines.push_back(line_json(line));
    json tallies = json::object();
    for (std::size_t i = 0; i < rules.tallies.size(); ++i) {
        const auto from = settled.tallies.begin() + static_cast<std::ptrdiff_t>(i) * rules.parties;
        tallies[rules.tallies[i].name] = std::vector<int>(from, from + rules.parties);
    }
    const auto& winners = settled.verdict.winners;
    const json winner = winners.empty()       ? json(nullptr)
                        : winners.size() == 1 ? json(winners[0])
                                              : json(winners);
    return {{"lines", lines},     {"delta", settled.delta},       {"scores", settled.scores},
            {"tallies", tallies}, {"over", settled.verdict.over}, {"winner", winner}};
}

json ask_rules(const Rulebook& rules, const json& request, Face) {
    Request(request, {});
    json book = to_json(rules);
    for (std::size_t i = 0; rules.auction && i < rules.auction->passes.size(); ++i)
        book["auction"]["passes"][i]["meaning"] = present::meaning_of(rules.auction->passes[i]);
    return book;
}

struct Ask {
    const char* kind;
    json (*answer)(const Rulebook&, const json&, Face);
};
constexpr std::array asks{Ask{"meld", ask_meld},        Ask{"legal", ask_legal},   Ask{"winner", ask_winner},
                          Ask{"auction", ask_auction},  Ask{"settle", ask_settle}, Ask{"rules", ask_rules},
                          Ask{"deal", ask_deal},        Ask{"trump", ask_trump},   Ask{"kitty", ask_kitty},
                          Ask{"exchange", ask_exchange}};

} // namespace

std::vector<std::string> ask_kinds() {
    std::vector<std::string> kinds;
    for (const Ask& ask : asks) kinds.emplace_back(ask.kind);
    return kinds;
}

json line_json(const Line& line) {
    json one{{"text", line.text}, {"points", line.points}};
    one[line.party ? "party" : "side"] = line.party ? line.party : line.side;
    if (!line.tally.empty()) one["tally"] = line.tally;
    return one;
}

json answer(const Rulebook& rules, const json& request, Face face) {
    const auto kind = request.find("ask");
    if (kind == request.end() || !kind->is_string())
        throw AskError("ask", fmt::format("expected one of {}", join(ask_kinds(), ", ")));
    for (const Ask& ask : asks)
        if (*kind == ask.kind) return ask.answer(rules, request, face);
    const std::string near = nearest(kind->get<std::string>(), ask_kinds());
    throw AskError("ask", fmt::format("\"{}\" is not a question; {}", printable(kind->get<std::string>(), 40),
                                      near.empty() ? "expected one of " + join(ask_kinds(), ", ")
                                                   : "did you mean \"" + near + "\"?"));
}

} // namespace roundhouse::teach
