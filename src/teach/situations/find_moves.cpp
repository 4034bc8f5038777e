// Situations in which cards change hands before the first trick: the kitty, the exchange.

#include "base/text.hpp"
#include "teach/situations/cases.hpp"
#include "teach/statements/facts.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;
using present::RulesSection;

namespace {

using Traits = std::set<std::string>;

void add_traits(const json& move, bool by_declarer, Traits& traits) {
    const std::string name = move["move"];
    const auto has = [&](const std::string& text) { traits.insert(name + " " + text); };
    if (move.contains("number"))
        has(fmt::format("{}{}", move["number"].get<int>(), by_declarer ? "" : " by another"));
    if (move.contains("shown")) has(move["shown"].get<bool>() ? "shown" : "unseen");
    if (move.contains("from")) has("of the kitty");
    if (move.contains("seen")) has(move["seen"].get<bool>() ? "seen" : "at first");
    if (move.contains("points")) has(move["points"] == 0 ? "for nobody" : "for points");
    if (move.contains("may_not")) has("but " + move.value("code", std::string("some")));
}

/// What an answer says about the rules, whatever cards were dealt.
Traits traits_of(const json& answer) {
    Traits traits;
    std::string order;
    for (const json& move : answer["moves"]) {
        const bool by_declarer = answer["declarer"] == move.value("seat", 0);
        add_traits(move, by_declarer, traits);
        order += fmt::format("{}{},", move["move"].get<std::string>(), by_declarer ? "" : "*");
    }
    traits.insert("in order " + order);
    return traits;
}

Traits traits_apart(const json& a, const json& b) {
    const Traits of_a = traits_of(a), of_b = traits_of(b);
    Traits all;
    std::set_symmetric_difference(of_a.begin(), of_a.end(), of_b.begin(), of_b.end(),
                                  std::inserter(all, all.end()));
    return all;
}

/// Offers one case: of some deals, the one that shows most of what differs.
void offer_most_telling(Finder& finder, const char* ask) {
    constexpr std::uint64_t deals = 24;
    json best;
    std::size_t most = 0;
    for (std::uint64_t n = 0; n < deals; ++n) {
        json request{{"ask", ask},
                     {"dealer", dealer_of_cases(finder.a, finder.b)},
                     {"seed", (finder.plan.seed + n) % 1'000'000}};
        const json a = put_to(finder.a, request), b = put_to(finder.b, request);
        if (a.contains("error") || b.contains("error")) continue;
        const std::size_t differs = traits_apart(a, b).size();
        if (differs <= most) continue;
        most = differs;
        best = std::move(request);
    }
    if (most > 0) finder.offer(best);
}

} // namespace

std::string moves_reason(const json& a, const json& b) {
    const Traits all = traits_apart(a, b);
    return join(std::vector<std::string>(all.begin(), all.end()), "; ");
}

void find_moves(Finder& finder) {
    const Rulebook &a = finder.a, &b = finder.b;
    const auto differs = [&](RulesSection section) { return facts_of(a, section) != facts_of(b, section); };
    if (differs(RulesSection::kitty) || melds_before_discard(a) != melds_before_discard(b))
        offer_most_telling(finder, "kitty");
    if (differs(RulesSection::exchange)) offer_most_telling(finder, "exchange");
}

} // namespace roundhouse::teach
