// Why two answers differ, as a key: situations with the same key show the same thing.

#include "base/text.hpp"
#include "cards/notation.hpp"
#include "teach/asks/asks.hpp"
#include "teach/situations/cases.hpp"
#include "teach/situations/possible.hpp"
#include "teach/situations/settle_words.hpp"
#include "teach/situations/situation_words.hpp"
#include "teach/situations/situations.hpp"
#include "teach/statements/meld_statements.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

/// Identifies a meld of an answer, whatever its name and points: its ranks by suit, and which suit is trump.
std::string shape_of(const std::string& cards, const json& trump) {
    std::map<Suit, std::string> by_suit;
    const auto set = parse_card_set(cards);
    if (!set) return cards;
    for (const Card card : sorted(*set)) by_suit[card.suit()] += letter(card.rank()) + " ";
    const auto named = trump.is_string() ? parse_suit(trump.get<std::string>()) : std::optional<Suit>{};
    std::vector<std::string> suits;
    for (const auto& [suit, ranks] : by_suit) suits.push_back(ranks + (suit == named ? "t" : "p"));
    std::sort(suits.begin(), suits.end());
    return join(suits, ",");
}

struct Scored {
    std::string shape;
    int points;
    bool wins;
    auto operator<=>(const Scored&) const = default;
};

std::multiset<Scored> melds_in(const json& answer, const json& trump) {
    std::multiset<Scored> melds;
    for (const json& meld : answer["melds"])
        melds.insert({shape_of(meld["cards"], trump), meld["points"], meld.contains("wins_game")});
    return melds;
}

/// True if both have the same melds, and the points of one are those of the other times the scale.
bool on_scale(const std::multiset<Scored>& a, const std::multiset<Scored>& b, const MeldScale& scale) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const Scored& one, const Scored& other) {
        return one.shape == other.shape && one.points * scale.b == other.points * scale.a;
    });
}

std::string meld_reason(const Rulebook& rules, const Rulebook& others, const json& request, const json& a,
                        const json& b) {
    const json marks = a.value("marks", json::array()), other_marks = b.value("marks", json::array());
    if (marks != other_marks) {
        std::string names;
        for (const json* one : {&marks, &other_marks})
            for (const json& mark : *one) names += mark["name"].get<std::string>() + ";";
        return "mark " + names;
    }
    if (a["total"] == b["total"]) return {};
    const auto of_a = melds_in(a, request["trump"]), of_b = melds_in(b, request["trump"]);
    if (const auto scale = meld_scale(rules, others); scale && on_scale(of_a, of_b, *scale)) return "scale";
    std::string key;
    for (const auto& [own, other] : {std::pair{&of_a, &of_b}, std::pair{&of_b, &of_a}}) {
        for (const Scored& meld : *own)
            if (!other->contains(meld)) key += meld.shape + ";";
        key += "|";
    }
    return key;
}

std::string legal_reason(const json& request, const json& a, const json& b) {
    if (a["legal"] == b["legal"]) return {};
    const auto keeps = [](const json& own, const json& other) {
        std::set<std::string> names;
        for (const json& refused : refused_here_alone(own, other))
            names.insert(refused["must"].get<std::string>());
        return join(std::vector<std::string>(names.begin(), names.end()), ",");
    };
    const bool leads = request["trick"] == "";
    return fmt::format("{} a:{} b:{}", leads ? "lead" : "follow", keeps(a, b), keeps(b, a));
}

/// True if the points of every card have the same ratio in both.
bool counts_on_scale(const Rulebook& a, const Rulebook& b) {
    std::set<std::pair<int, int>> ratios;
    for (std::size_t rank = 0; rank < a.count.points.size(); ++rank) {
        const int one = a.count.points[rank], other = b.count.points[rank];
        if (const int common = std::gcd(one, other)) ratios.insert({one / common, other / common});
    }
    return ratios.size() < 2;
}

std::string winner_reason(const Rulebook& rules, const Rulebook& others, const json& request, const json& a,
                          const json& b) {
    if (a["winner"] != b["winner"]) return "order";
    if (a.value("points", 0) == b.value("points", 0)) return {};
    if (request.value("last", false)) return "last trick";
    return counts_on_scale(rules, others) ? "points" : "points of " + request["trick"].get<std::string>();
}

/// What sort of answer it is: open calls, a contract, a refusal.
std::string sort_of(const json& answer) {
    if (answer.contains("error")) return "error";
    if (answer.contains("refused")) return "refused " + answer["refused"]["code"].get<std::string>();
    if (!answer.contains("contract")) return "open";
    const json& contract = answer["contract"];
    return contract.is_null() ? "nobody" : contract.value("forced", false) ? "forced" : "bid";
}

std::string auction_reason(const json& request, const json& a, const json& b) {
    const std::string one = sort_of(a), other = sort_of(b), calls = request.value("calls", "");
    const bool refused = one.starts_with("refused") || other.starts_with("refused");
    // What may be called shows among the open calls, except for bids spoken as a digit.
    if (refused) return one != other && calls == spoken_call ? "spoken" : "";
    if (one != other) return one + " / " + other;
    if (one == "error" || a == b) return {};
    if (one != "open") return "contract";
    std::string key;
    for (const char* field : {"seat", "bids", "passes"})
        if (a[field] != b[field]) key += field + std::string(" ");
    return key + (calls.find_first_of("0123456789") == std::string::npos ? "at first" : "later");
}

/// The points of a settlement's lines, by side, text and sign; without what an ending keeps for itself.
std::map<std::string, int> lines_of(const json& answer) {
    std::map<std::string, int> lines;
    for (const json& line : answer["lines"])
        if (line["points"] != 0 && !is_kept_by_ending(line))
            lines[fmt::format("{}{}{}", line.value("side", 0) == 1 ? "d " : "o ",
                              line["text"].get<std::string>(), line["points"].get<int>() < 0 ? "-" : "")] +=
                line["points"].get<int>();
    return lines;
}

/// The first line that only one of them has, the declarers' before the others', so that one rule shows as one
/// reason whatever else the sides score. If both have the same lines, the first with different points.
std::string lines_apart(const json& a, const json& b) {
    const auto of_a = lines_of(a), of_b = lines_of(b);
    std::set<std::string> lacking, amounts;
    for (const auto& [own, other] : {std::pair{&of_a, &of_b}, std::pair{&of_b, &of_a}})
        for (const auto& [line, points] : *own) {
            const auto at = other->find(line);
            if (at == other->end())
                lacking.insert(line + (own == &of_a ? " in a" : " in b"));
            else if (at->second != points)
                amounts.insert(line);
        }
    const auto& all = lacking.empty() ? amounts : lacking;
    return all.empty() ? "" : *all.begin();
}

/// The tallies in which a line of either answer scores; the others are kept by an ending for itself.
json scored_tallies(const json& answer, const json& other) {
    json all = json::object();
    for (const json* one : {&answer, &other})
        for (const json& line : (*one)["lines"]) {
            if (!line.contains("tally") || is_kept_by_ending(line)) continue;
            const std::string tally = line["tally"];
            all[tally] = answer["tallies"].value(tally, json(nullptr));
        }
    return all;
}

/// The lines of an answer about what an ending keeps for itself.
json kept_lines(const json& answer) {
    json all = json::array();
    for (const json& line : answer["lines"])
        if (is_kept_by_ending(line)) all.push_back(line);
    return all;
}

std::string settle_reason(const json& request, const json& a, const json& b) {
    const bool error = a.contains("error"), other_error = b.contains("error");
    if (error && other_error) return {};
    const std::string outcome = request.value("outcome", outcome_played);
    // A way out that one of them does not know, or that is closed there, is reason enough.
    if (error || other_error) {
        const std::string place = (error ? a : b)["place"];
        if ((error ? a : b).contains("closed")) return "closed way out: " + outcome;
        if (place == "outcome") return "no such way out: " + outcome;
        if (place == "name") return "no such contract: " + request["contract"]["name"].get<std::string>();
        return {};
    }
    const bool one_table = a["delta"].size() == b["delta"].size();
    if ((one_table && a["delta"] != b["delta"]) || scored_tallies(a, b) != scored_tallies(b, a))
        return fmt::format("{} | {}", outcome, lines_apart(a, b));
    // At tables of different size the extra sides have nothing, but a line that one of them lacks is a
    // reason.
    if (!one_table)
        if (const std::string apart = lines_apart(a, b); !apart.empty())
            return fmt::format("{} | {}", outcome, apart);
    if (a["over"] != b["over"]) return a["over"].get<bool>() ? "over in a" : "over in b";
    if (!one_table) return {};
    if (a["winner"] != b["winner"]) return "another winner";
    return kept_lines(a) == kept_lines(b) ? "" : kept_by_the_ending;
}

} // namespace

json answered(const Rulebook& rules, const json& request) {
    try {
        return answer(rules, request);
    } catch (const WayOutClosed& closed) {
        return {{"error", closed.what()}, {"place", closed.place()}, {"closed", true}};
    } catch (const AskError& error) {
        return {{"error", error.what()}, {"place", error.place()}};
    }
}

json put_to(const Rulebook& rules, const json& request) {
    return answered(rules, for_seats_of(rules, request));
}

std::string reason_of(const Rulebook& a, const Rulebook& b, const json& request) {
    const json of_a = put_to(a, request), of_b = put_to(b, request);
    const std::string kind = request["ask"];
    if (kind == "settle") {
        const std::string reason = settle_reason(request, of_a, of_b);
        return reason.empty() ? "" : "settle " + reason;
    }
    if (of_a.contains("error") || of_b.contains("error")) return {};
    const std::string reason = kind == "meld"      ? meld_reason(a, b, request, of_a, of_b)
                               : kind == "legal"   ? legal_reason(request, of_a, of_b)
                               : kind == "winner"  ? winner_reason(a, b, request, of_a, of_b)
                               : kind == "auction" ? auction_reason(request, of_a, of_b)
                               : kind == "kitty" || kind == "exchange" ? moves_reason(of_a, of_b)
                               : of_a == of_b                          ? ""
                               : of_a.contains("suits") && of_a["suits"] != of_b["suits"] ? "suits"
                                                                                          : "other";
    return reason.empty() ? "" : kind + " " + reason;
}

} // namespace roundhouse::teach
