// Situations without cards: calls, contracts, settlements, the end of a game.

#include "cards/notation.hpp"
#include "present/scores.hpp"
#include "teach/asks/count_step.hpp"
#include "teach/situations/cases.hpp"
#include "teach/situations/possible.hpp"
#include "teach/statements/facts.hpp"

#include <algorithm>
#include <deque>
#include <numeric>

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;
using present::RulesSection;

namespace {

json auction_request(const Finder& finder, const std::string& calls) {
    return {{"ask", "auction"}, {"dealer", dealer_of_cases(finder.a, finder.b)}, {"calls", calls}};
}

/// Calls that may follow under both: the two lowest common bids, and the passes that both know.
std::vector<std::string> next_calls(const json& a, const json& b) {
    std::vector<std::string> calls;
    if (!a.contains("seat") || !b.contains("seat")) return calls;
    const auto in_b = [&](const char* field, const json& one) {
        return std::find(b[field].begin(), b[field].end(), one) != b[field].end();
    };
    for (const json& bid : a["bids"])
        if (in_b("bids", bid) && calls.size() < 2) calls.push_back(std::to_string(bid.get<int>()));
    for (const json& pass : a["passes"])
        if (in_b("passes", pass)) calls.push_back(pass.get<std::string>());
    return calls;
}

/// Every auction up to some length, the shortest first.
void find_short_auctions(Finder& finder) {
    constexpr int most_asked = 150;
    std::deque<std::string> open{""};
    for (int asked = 0; asked < most_asked && !open.empty(); ++asked) {
        const std::string calls = open.front();
        open.pop_front();
        finder.offer(auction_request(finder, calls));
        const json request = auction_request(finder, calls);
        for (const std::string& call : next_calls(answered(finder.a, request), answered(finder.b, request)))
            open.push_back(calls.empty() ? call : calls + " " + call);
    }
}

/// Auctions in which everybody, or everybody but one, passes, however many sit at the table.
void find_long_auctions(Finder& finder) {
    std::string passes;
    for (int n = 1; n <= std::max(finder.a.seats, finder.b.seats); ++n) {
        passes += passes.empty() ? "pass" : " pass";
        finder.offer(auction_request(finder, passes));
    }
    const json none = auction_request(finder, "");
    for (const std::string& call : next_calls(answered(finder.a, none), answered(finder.b, none)))
        for (int n = 1; n < std::max(finder.a.seats, finder.b.seats); ++n) {
            std::string calls = call;
            for (int i = 0; i < n; ++i) calls += " pass";
            finder.offer(auction_request(finder, calls));
        }
}

/// A seat that holds a marriage, and bids spoken as a digit.
void find_odd_calls(Finder& finder) {
    if (finder.a.seats == finder.b.seats) {
        json request = auction_request(finder, "");
        request["hands"] = std::vector<std::string>(static_cast<std::size_t>(finder.a.seats), "");
        const Seat dealer = dealing_seat(finder.a, request["dealer"].get<int>());
        request["hands"][static_cast<std::size_t>(onward(dealer, 1, finder.a.seats) - 1)] = "Kh Qh";
        if (common_deck(finder.a, finder.b)
                .contains({Card(Rank::king, Suit::hearts), Card(Rank::queen, Suit::hearts)}))
            finder.offer(request);
    }
    for (const Rulebook* rules : {&finder.a, &finder.b})
        if (rules->auction->last_digit) finder.offer(auction_request(finder, spoken_call));
}

} // namespace

void find_calls(Finder& finder) {
    if (!finder.a.auction || !finder.b.auction) return;
    if (facts_of(finder.a, RulesSection::auction) == facts_of(finder.b, RulesSection::auction) &&
        finder.a.seats == finder.b.seats)
        return;
    if (finder.a.seats != finder.b.seats) { // whose turn it is later says nothing about the auction
        for (const char* calls : {"", "pass"}) finder.offer(auction_request(finder, calls));
        find_odd_calls(finder);
        return;
    }
    find_short_auctions(finder);
    find_long_auctions(finder);
    find_odd_calls(finder);
}

void find_trumps(Finder& finder) {
    if (!finder.a.trump || !finder.b.trump) return;
    const CardSet deck = common_deck(finder.a, finder.b);
    const int bid = finder.a.auction ? finder.a.auction->minimum : 0;
    for (const char* hand : {"", "9h", "Kh Qh", "Ah 10h Kh Qh Jh"})
        if (deck.contains(*parse_card_set(hand)))
            finder.offer({{"ask", "trump"}, {"hand", hand}, {"bid", bid}});
    for (const Rulebook* rules : {&finder.a, &finder.b})
        for (const SideContract& also : rules->trump->also)
            if (also.bid_up_to)
                finder.offer({{"ask", "trump"}, {"hand", "Kh Qh"}, {"bid", *also.bid_up_to + 10}});
}

namespace {

/// A number of points: round, mostly small, sometimes none.
int some_points(Random& random, int most, int step) {
    if (most < step || random.below(4) == 0) return 0;
    return static_cast<int>(random.below(static_cast<std::uint32_t>(most / step) + 1)) * step;
}

/// The lowest bids that both allow.
std::vector<int> common_bids(const Rulebook& a, const Rulebook& b) {
    std::vector<int> bids;
    if (!a.auction || !b.auction) return {0};
    const auto can = [](const Rulebook& rules, int bid) {
        return rules.auction->summed ? bid >= rules.auction->minimum : can_be_bid(*rules.auction, bid);
    };
    const int from = std::max(1, std::min(a.auction->minimum, b.auction->minimum));
    for (int bid = from; bid <= from + 1000 && bids.size() < 40; ++bid)
        if (can(a, bid) && can(b, bid)) bids.push_back(bid);
    return bids;
}

/// What a settlement may be about: how the hand ended, and what was played.
struct Scope {
    std::vector<std::string> outcomes{outcome_played};
    std::vector<std::string> contracts{"trump"};
    std::vector<int> bids, targets, rounds;
    int count = 0; ///< that there are under both
    int step = 1;  ///< the unit that they come in
    int tricks = 0;
};

void add_once(std::vector<std::string>& list, const std::string& text) {
    if (std::find(list.begin(), list.end(), text) == list.end()) list.push_back(text);
}

/// Adds the numbers of an ending: of rounds, or the scores to reach.
void add_numbers(const Rulebook& rules, Scope& scope) {
    for (const auto& [name, value] : rules.ending_says.facts)
        if (const int* number = std::get_if<int>(&value); number && *number > 0)
            (name == "rounds" ? scope.rounds : scope.targets).push_back(*number);
}

Scope scope_of(const Rulebook& a, const Rulebook& b) {
    Scope scope;
    scope.bids = common_bids(a, b);
    for (const Rulebook* rules : {&a, &b}) {
        for (const ExitRule& exit : rules->exits) add_once(scope.outcomes, exit.name);
        if (rules->enforcement == Enforcement::referee) add_once(scope.outcomes, outcome_of_renege);
        if (rules->trump)
            for (const SideContract& also : rules->trump->also) add_once(scope.contracts, also.name);
        add_numbers(*rules, scope);
    }
    scope.step = std::gcd(count_step(a), count_step(b));
    scope.count = std::min(a.count.total, b.count.total);
    scope.tricks = std::min(tricks(a), tricks(b));
    return scope;
}

/// Random melds for the seats, multiples of `step`.
json some_melds(Random& random, int seats, int most, int step) {
    json list = json::array();
    for (int seat = 0; seat < seats; ++seat) list.push_back(some_points(random, most, step));
    return list;
}

/// Shares all points and tricks of a hand that is played out among some of the seats.
void share_out(Random& random, const Scope& scope, int seats, json& request) {
    std::vector<int> counts(static_cast<std::size_t>(seats), 0), taken = counts;
    const auto seat = [&] { return random.below(random.below(2) ? 2u : static_cast<std::uint32_t>(seats)); };
    const std::size_t most = seat(), some = seat();
    const int few = static_cast<int>(random.below(static_cast<std::uint32_t>(scope.tricks / 2) + 1));
    taken[most] += scope.tricks - few;
    taken[some] += few;
    const int part = few ? some_points(random, scope.count, scope.step) : 0;
    counts[most] += scope.count - part;
    counts[some] += part;
    request["counts"] = counts;
    request["tricks"] = taken;
}

/// True if the counts do not tell whether the contract is reached, by the rules that know it.
bool has_goal_in_tricks(const Finder& finder, const std::string& contract) {
    const SideContract* side = side_contract(finder.a, contract);
    if (!side) side = side_contract(finder.b, contract);
    return side && side->goal != Goal::bid;
}

json contract_for(const Scope& scope, const Finder& finder, Random& random) {
    const auto pick = [&](const auto& list) {
        return list[random.below(static_cast<std::uint32_t>(list.size()))];
    };
    const bool first = random.below(2) != 0; // the lowest bid in half of the cases
    const auto bids = first ? 1u : static_cast<std::uint32_t>(scope.bids.size());
    json contract{{"seat", 1}, {"bid", scope.bids[random.below(bids)]}};
    if (const std::string name = random.below(3) ? "trump" : pick(scope.contracts); name != "trump") {
        contract["name"] = name;
        const bool reached = random.below(2) != 0;
        if (has_goal_in_tricks(finder, name)) contract["reached"] = reached;
    }
    // Nobody is stuck with a bid except at the price that both name.
    const auto price = forced_price(finder.a);
    if (price && price == forced_price(finder.b) && random.below(5) == 0) {
        contract["bid"] = *price;
        contract["forced"] = true;
    }
    return contract;
}

/// True if the hand has a contract; without an auction only one without trump is a contract.
bool makes_contracts(const Finder& finder, const json& contract) {
    return finder.a.auction || finder.b.auction || contract.contains("name");
}

/// The end of a hand played for that contract, or for none where nobody bids.
json settled_for(const Finder& finder, json contract) {
    json request{{"ask", "settle"}};
    if (makes_contracts(finder, contract)) request["contract"] = std::move(contract);
    return request;
}

json settle_request(const Scope& scope, const Finder& finder, Random& random, bool near_the_end) {
    const Rulebook& a = finder.a;
    const int step = scope.step % 10 && random.below(2) ? 10 * scope.step : scope.step;
    const int seats = std::min(a.seats, finder.b.seats);
    json contract = contract_for(scope, finder, random);
    const int bid = contract["bid"];
    json request = settled_for(finder, std::move(contract));
    if (random.below(3) == 0)
        request["outcome"] = scope.outcomes[random.below(static_cast<std::uint32_t>(scope.outcomes.size()))];
    if (request.value("outcome", "") == outcome_played) request.erase("outcome");
    if (request.value("outcome", "") == outcome_of_renege)
        request["offender"] = 1 + static_cast<int>(random.below(2));
    const json& made_for = request.value("contract", json(nullptr));
    const bool for_tricks = made_for.is_object() && made_for.contains("reached");
    if (!for_tricks) request["melds"] = some_melds(random, seats, 2 * std::max(bid, 20), step);
    if (!for_tricks && !request.contains("outcome")) share_out(random, scope, seats, request);
    const auto sums = [](const Rulebook& rules) { return rules.auction && rules.auction->summed; };
    if ((sums(a) || sums(finder.b)) && a.parties == finder.b.parties) {
        request["bids"] = json::array({bid});
        const int others = bid > scope.bids.front() ? scope.bids.front() : 0; // one that was outbid
        while (std::ssize(request["bids"]) < a.parties) request["bids"].push_back(others);
    }
    if (near_the_end && a.parties == finder.b.parties && !scope.targets.empty()) {
        request["scores"] = json::array();
        const int target = scope.targets[random.below(static_cast<std::uint32_t>(scope.targets.size()))];
        for (Party party = 1; party <= a.parties; ++party)
            request["scores"].push_back(target +
                                        (static_cast<int>(random.below(5)) - 3) * std::max(target / 10, 1));
    }
    if (near_the_end && !scope.rounds.empty() && random.below(2))
        request["round"] = scope.rounds[random.below(static_cast<std::uint32_t>(scope.rounds.size()))];
    return request;
}

bool settles_alike(const Rulebook& a, const Rulebook& b) {
    for (const RulesSection section :
         {RulesSection::settlement, RulesSection::ending, RulesSection::exits, RulesSection::trump})
        if (facts_of(a, section) != facts_of(b, section)) return false;
    return a.meld_at_least == b.meld_at_least && a.id == b.id && a.options.size() == b.options.size() &&
           a.count.total == b.count.total && a.tallies.size() == b.tallies.size();
}

} // namespace

void find_settlements(Finder& finder) {
    const Rulebook &a = finder.a, &b = finder.b;
    if (a.auction.has_value() != b.auction.has_value()) return;
    const Scope scope = scope_of(a, b);
    if (scope.bids.empty()) return;
    Random random = finder.random(2);
    // Ways out and contracts that only one of them knows show at once.
    for (const std::string& outcome : scope.outcomes)
        for (const int bid : scope.bids) { // the first at which it is open
            json request = settled_for(finder, {{"seat", 1}, {"bid", bid}});
            request["outcome"] = outcome == outcome_of_renege ? outcome_played : outcome;
            if (finder.offer(request)) break;
        }
    for (const std::string& name : scope.contracts)
        if (name != "trump") {
            json contract{{"seat", 1}, {"bid", scope.bids.front()}, {"name", name}};
            if (has_goal_in_tricks(finder, name)) contract["reached"] = true;
            finder.offer(settled_for(finder, std::move(contract)));
        }
    const int tries = settles_alike(a, b) ? finder.plan.tries / 4 : finder.plan.tries;
    int since = 0;
    for (int i = 0; i < tries && since < tries / 2; ++i, ++since)
        if (finder.offer(settle_request(scope, finder, random, i % 2 == 1))) since = 0;
}

namespace {

/// True if a hand may end without a bid.
bool nobody_may_bid(const Rulebook& rules) {
    return !rules.auction || (!rules.auction->dealer_takes && !rules.auction->forced_opening &&
                              rules.auction->must_open != MustOpen::eldest);
}

} // namespace

void find_endings(Finder& finder) {
    const Rulebook &a = finder.a, &b = finder.b;
    const Scope scope = scope_of(a, b);
    // The simplest end of a hand: nobody has bid, if that is possible; else a bid that fails, or no contract
    // at all.
    json simplest{{"ask", "settle"}, {"contract", nullptr}, {"outcome", outcome_thrown_in}};
    const bool bids = a.auction || b.auction;
    if (!bids || (!(nobody_may_bid(a) && nobody_may_bid(b)) && !scope.bids.empty()))
        simplest = settled_for(finder, {{"seat", 1}, {"bid", scope.bids.front()}});
    for (const int target : scope.targets) {
        if (a.parties != b.parties) continue;
        json request = simplest;
        request["scores"] = std::vector<int>(static_cast<std::size_t>(a.parties), 0);
        // Whoever does not bid keeps this score.
        request["scores"].back() = target;
        finder.offer(request);
    }
    for (const int rounds : scope.rounds) {
        json request = simplest;
        request["round"] = rounds;
        finder.offer(request);
    }
}

} // namespace roundhouse::teach
