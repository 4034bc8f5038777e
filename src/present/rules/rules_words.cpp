#include "present/rules/rules_words.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace roundhouse::present {

std::string ranks_text(const std::vector<Rank>& ranks, Face face) {
    Lines letters;
    for (const Rank rank : ranks) letters.push_back(letter(rank, face));
    return join(letters, " ");
}

namespace {

/// How often the deck has most of its cards.
int usual_copies(const CardSet& deck) {
    std::map<int, int> times;
    for (const Card card : CardSet::of(deck.kinds())) ++times[deck.count(card)];
    const auto fewer = [](const auto& one, const auto& other) { return one.second < other.second; };
    return times.empty() ? 0 : std::max_element(times.begin(), times.end(), fewer)->first;
}

/// The cards that there are more or fewer of: "9: 1 of each"; a single suit's by themselves: "9♦: 1".
Lines unusual_copies(const Rulebook& rules, int usual, Face face) {
    Lines all;
    for (const Rank rank : rules.ranks) {
        std::map<int, CardSet> by_number;
        for (const Suit suit : all_suits)
            if (const Card card(rank, suit); rules.deck.has(card))
                by_number[rules.deck.count(card)].add(card);
        for (const auto& [number, cards] : by_number) {
            if (number == usual) continue;
            all.push_back(cards.size() == suit_count ? tr("{0}: {1} of each", letter(rank, face), number)
                                                     : fmt::format("{}: {}", mark(cards), number));
        }
    }
    return all;
}

} // namespace

std::string deck_text(const Rulebook& rules, Face face) {
    const int usual = usual_copies(rules.deck);
    std::string number = tr("{0}, {1} of each card", rules.deck.size(), usual);
    if (const Lines others = unusual_copies(rules, usual, face); !others.empty())
        number += " (" + join(others, ", ") + ")";
    return number + "; " + tr("{} from high to low", ranks_text(rules.ranks, face));
}

std::string people_text(const Rulebook& rules) {
    const int out = rules.people - rules.seats;
    return out == 1 ? tr("{}: the dealer sits out, in rotation, and each has a score", rules.people)
                    : tr("{0}: {1} sit out, the dealer and whoever dealt before, in rotation, and each has a "
                         "score",
                         rules.people, out);
}

std::string more_of_a_meld(const Rulebook& rules) {
    std::set<std::size_t> lengths;
    for (const MeldRule& rule : rules.meld_rules)
        if (!rule.wins_at && most_at_once(rule, rules.deck) > std::ssize(rule.points))
            lengths.insert(rule.points.size());
    Lines all;
    for (const std::size_t length : lengths)
        all.push_back(length == 1 ? tr("a meld with one number in the table scores it each time")
                                  : tr("where the table has {0} numbers for a meld, {1} or more of them at "
                                       "once are split up in the way that scores most",
                                       length, length + 1));
    return join(all, "; ");
}

Lines worth_in_words(const MeldRule& rule) {
    Lines worth;
    for (const int points : rule.points) worth.push_back(std::to_string(points));
    if (rule.wins_at) worth.push_back(tr("the game"));
    return worth;
}

std::string count_text(const Rulebook& rules, Face face) {
    Lines parts;
    for (const Rank rank : rules.ranks)
        if (const int points = rules.count.points[static_cast<std::size_t>(index(rank))])
            parts.push_back(fmt::format("{} {}", in_words(rank, face), points));
    parts.push_back(tr("last trick {}", rules.count.last_trick));
    return tr("{}; {} in all", join(parts, ", "), rules.count.total);
}

std::string kinds_of_melds(const std::vector<Lines>& kinds) {
    Lines all;
    for (const Lines& names : kinds) all.push_back(all_of(names));
    return tr("in each of these groups a card serves in one meld only: {}", join(all, " | "));
}

namespace {

/// The facts of a condition as they are said after "when", in the order of Fact.
constexpr std::array said_facts{
    translatable("void"),
    translatable("holding a trump"),
    translatable("trump is led"),
    translatable("it was ruffed"),
    translatable("it is the first trick"),
    translatable("their own side holds the trick"),
    translatable("playing last"),
    translatable("on the declarer's side"),
};
static_assert(said_facts.size() == fact_names.size());

/// "trump is led or it was ruffed"; as the package's catalog has it, if it does.
std::string condition_in_words(const std::string& text) {
    if (text == by_function) return tr("the package says so");
    if (std::string own = translated(text); own != text) return own;
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; };
    std::string said;
    for (auto at = text.begin(); at != text.end();) {
        const auto end = std::find_if_not(at, text.end(), is_letter);
        const std::string word(at, end);
        const auto fact = std::find(fact_names.begin(), fact_names.end(), word);
        if (fact != fact_names.end())
            said += translated(said_facts[static_cast<std::size_t>(fact - fact_names.begin())]);
        else
            said += word;
        at = end;
        if (at != text.end()) said += *at++;
    }
    return said;
}

bool lies_within(const MeldRule& part, const MeldRule& whole) {
    return share_type(whole, part) && whole.of == part.of && part.ranks.size() > 1 &&
           part.ranks.size() < whole.ranks.size() &&
           std::all_of(part.ranks.begin(), part.ranks.end(), [&](Rank rank) {
               return std::count(part.ranks.begin(), part.ranks.end(), rank) <=
                      std::count(whole.ranks.begin(), whole.ranks.end(), rank);
           });
}

} // namespace

std::pair<const MeldRule*, const MeldRule*> meld_within(const Rulebook& rules) {
    for (const MeldRule& whole : rules.meld_rules)
        for (const MeldRule& part : rules.meld_rules)
            if (lies_within(part, whole)) return {&whole, &part};
    return {};
}

Lines must_steps(const Must& must) {
    Lines rules;
    for (const Filter& filter : must)
        rules.push_back(
            filter.when_text.empty() || filter.name.ends_with(filter.when_text)
                ? translated(filter.name)
                : tr("{} (when {})", translated(filter.name), condition_in_words(filter.when_text)));
    return rules;
}

std::string must_text(const Must& must) {
    return must.empty() ? tr("anything") : join(must_steps(must), tr(", then "));
}

} // namespace roundhouse::present
