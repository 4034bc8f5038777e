#include "teach/statements/meld_statements.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "cards/notation.hpp"
#include "present/cards.hpp"
#include "present/rules/rules_words.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace roundhouse::teach {

using present::MeldRow;
using present::RulesSection;

namespace {

constexpr std::size_t nowhere = ~std::size_t{0};

/// A meld that both rule sets know, by its places in their lists; or one that only one of them knows.
struct Pair {
    std::size_t a = nowhere, b = nowhere;
    bool both() const { return a != nowhere && b != nowhere; }
};

std::vector<Pair> matched(const Rulebook& a, const Rulebook& b) {
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < a.meld_rules.size(); ++i) pairs.push_back({i, nowhere});
    for (std::size_t i = 0; i < b.meld_rules.size(); ++i) {
        const auto same = std::find_if(pairs.begin(), pairs.end(), [&](const Pair& pair) {
            return pair.a != nowhere && pair.b == nowhere &&
                   pattern_of(a.meld_rules[pair.a]) == pattern_of(b.meld_rules[i]);
        });
        if (same == pairs.end())
            pairs.push_back({nowhere, i});
        else
            same->b = i;
    }
    return pairs;
}

/// The ratio of their points, if it is the same for any number of them; else empty.
std::optional<MeldScale> ratio_of(const Rulebook& a, const Rulebook& b, const Pair& pair) {
    const MeldRule &one = a.meld_rules[pair.a], &other = b.meld_rules[pair.b];
    std::optional<MeldScale> ratio;
    const int most = std::min(most_at_once(one, a.deck), most_at_once(other, b.deck));
    for (int n = 1; n <= std::max(most, 1); ++n) {
        const int of_a = points_of(one, n), of_b = points_of(other, n);
        if (of_a <= 0 || of_b <= 0) return {};
        const int common = std::gcd(of_a, of_b);
        const MeldScale here{of_b / common, of_a / common};
        if (ratio && *ratio != here) return {};
        ratio = here;
    }
    return ratio;
}

bool alike(const Rulebook& a, const Rulebook& b, const Pair& pair) {
    const MeldRule &one = a.meld_rules[pair.a], &other = b.meld_rules[pair.b];
    return ratio_of(a, b, pair) == MeldScale{} && one.announced == other.announced &&
           one.beside == other.beside && one.wins_at == other.wins_at;
}

std::string in_words(const MeldScale& ratio, const std::string& list) {
    if (ratio == MeldScale{1, 10}) return tr("a tenth of that: {}", list);
    if (ratio == MeldScale{1, 2}) return tr("half of that: {}", list);
    if (ratio == MeldScale{2, 1}) return tr("twice that: {}", list);
    if (ratio == MeldScale{10, 1}) return tr("ten times that: {}", list);
    if (ratio.a == 1) return tr("{} times that: {}", ratio.b, list);
    return tr("{}/{} of that: {}", ratio.b, ratio.a, list);
}

std::string in_words(const MeldRow& row) {
    const std::string text = tr("{}, {}: {}", row.name, row.cards, row.points);
    return row.remark.empty() ? text : fmt::format("{} ({})", text, row.remark);
}

std::string in_words(const std::vector<MeldRow>& rows, std::size_t place) {
    return place == nowhere ? "" : in_words(rows[place]);
}

present::RulesPage page_of(const Rulebook& rules, Face face) {
    const LanguageScope scope(speaking_of(rules.texts));
    return present::rules_page(rules, face);
}

/// One statement for all melds on that scale, which it takes out of `pairs`.
void add_scale(const Rulebook& a, const Rulebook& b, const present::RulesPage& page,
               const present::RulesPage& other_page, std::vector<Pair>& pairs,
               std::vector<Statement>& found) {
    const auto scale = meld_scale(a, b);
    if (!scale) return;
    std::vector<std::string> in_a, in_b;
    const auto add = [](std::vector<std::string>& list, const MeldRow& row) {
        list.push_back(row.name + " " + row.points);
    };
    std::erase_if(pairs, [&](const Pair& pair) {
        if (!pair.both() || ratio_of(a, b, pair) != scale) return false;
        add(in_a, page.melds[pair.a]);
        add(in_b, other_page.melds[pair.b]);
        return true;
    });
    found.push_back({RulesSection::melds, join(in_a, ", "), in_words(*scale, join(in_b, ", "))});
}

/// For each pair the place of the first meld of the same type: "0 0 2" if the first two share one.
std::vector<std::size_t> grouping(const std::vector<Pair>& pairs, const std::vector<MeldRule>& rules,
                                  std::size_t Pair::*of) {
    std::vector<std::size_t> first_of;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        std::size_t first = 0;
        while (rules[pairs[first].*of].type != rules[pairs[i].*of].type) ++first;
        first_of.push_back(first);
    }
    return first_of;
}

std::string groups_in_words(const std::vector<std::size_t>& groups, const std::vector<Pair>& pairs,
                            const present::RulesPage& page, std::size_t Pair::*of) {
    std::vector<Lines> kinds;
    for (std::size_t first = 0; first < groups.size(); ++first) {
        Lines names;
        for (std::size_t i = 0; i < groups.size(); ++i)
            if (groups[i] == first) names.push_back(page.melds[pairs[i].*of].name);
        if (!names.empty()) kinds.push_back(std::move(names));
    }
    return present::kinds_of_melds(kinds);
}

/// The kinds of melds: within a kind, a card serves in one meld only.
void add_kinds(const Rulebook& a, const Rulebook& b, const present::RulesPage& page,
               const present::RulesPage& other_page, std::vector<Pair> pairs, std::vector<Statement>& found) {
    std::erase_if(pairs, [](const Pair& pair) { return !pair.both(); });
    const auto groups = grouping(pairs, a.meld_rules, &Pair::a);
    const auto others = grouping(pairs, b.meld_rules, &Pair::b);
    if (groups != others)
        found.push_back({RulesSection::melds, groups_in_words(groups, pairs, page, &Pair::a),
                         groups_in_words(others, pairs, other_page, &Pair::b)});
}

void add_marks(const present::RulesPage& page, const present::RulesPage& other_page,
               std::vector<Statement>& found) {
    const auto texts = [](const std::vector<MeldRow>& rows) {
        std::vector<std::string> all;
        for (const MeldRow& row : rows) all.push_back(in_words(row));
        return all;
    };
    const auto marks = texts(page.marks), others = texts(other_page.marks);
    const auto without = [](std::vector<std::string> all, const std::vector<std::string>& known) {
        std::erase_if(all, [&](const std::string& one) {
            return std::find(known.begin(), known.end(), one) != known.end();
        });
        return all.empty() ? "" : tr("Marks: {}", join(all, "; "));
    };
    Statement said{RulesSection::melds, without(marks, others), without(others, marks)};
    if (!said.a.empty() || !said.b.empty()) found.push_back(std::move(said));
}

} // namespace

std::string pattern_of(const MeldRule& rule) {
    if (rule.of == MeldSuit::given) return notation(rule.cards);
    std::vector<Rank> ranks = rule.ranks;
    std::sort(ranks.rbegin(), ranks.rend());
    std::string text = std::to_string(static_cast<int>(rule.of)) + ":";
    for (const Rank rank : ranks) text += " " + letter(rank);
    return text;
}

int points_of(const MeldRule& rule, int multiple) {
    std::vector<int> best(static_cast<std::size_t>(multiple) + 1, 0);
    for (std::size_t n = 1; n < best.size(); ++n)
        for (std::size_t taken = 1; taken <= std::min(n, rule.points.size()); ++taken)
            best[n] = std::max(best[n], best[n - taken] + rule.points[taken - 1]);
    return best.back();
}

std::optional<MeldScale> meld_scale(const Rulebook& a, const Rulebook& b) {
    std::map<MeldScale, std::size_t> times;
    std::size_t all = 0;
    for (const Pair& pair : matched(a, b))
        if (pair.both()) {
            ++all;
            if (const auto ratio = ratio_of(a, b, pair)) ++times[*ratio];
        }
    for (const auto& [ratio, number] : times)
        if (ratio != MeldScale{} && number >= 3 && 2 * number > all) return ratio;
    return {};
}

void add_melds(const Rulebook& a, const Rulebook& b, Face face, std::vector<Statement>& found) {
    const present::RulesPage page = page_of(a, face), other_page = page_of(b, face);
    std::vector<Pair> pairs = matched(a, b);
    const std::vector<Pair> all = pairs;
    add_scale(a, b, page, other_page, pairs, found);
    for (const Pair& pair : pairs)
        if (!pair.both() || !alike(a, b, pair))
            found.push_back(
                {RulesSection::melds, in_words(page.melds, pair.a), in_words(other_page.melds, pair.b)});
    add_kinds(a, b, page, other_page, all, found);
    add_marks(page, other_page, found);
}

} // namespace roundhouse::teach
