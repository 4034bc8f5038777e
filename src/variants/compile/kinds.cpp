// Kinds of cards that a text names.

#include "cards/notation.hpp"
#include "variants/compile/compiler.hpp"

#include <fmt/format.h>

namespace roundhouse::variants {

std::optional<KindMask> kinds_of(const Rulebook& rules, const std::string& word, const CountRule& count) {
    if (word == "counters" || word == "non-counters") {
        KindMask kinds = 0;
        for (const Rank rank : rules.ranks)
            if ((count.points[static_cast<std::size_t>(index(rank))] > 0) == (word == "counters"))
                kinds |= mask_of(rank);
        return kinds;
    }
    if (const auto rank = parse_rank(word)) return mask_of(*rank);
    if (const auto card = parse_card(word)) return mask_of(*card);
    return {};
}

std::optional<KindMask> read_kinds(Compiler& work, const Node& node, const CountRule& count) {
    const Rulebook& rules = work.rules();
    const auto words = names_in(node.text());
    KindMask kinds = 0;
    for (const std::string& word : words) {
        if (const auto named = kinds_of(rules, word, count)) {
            kinds |= *named;
        } else {
            work.report.expected("not_a_kind", node.path(),
                                 "ranks (\"A 10\"), cards (\"Qs Jd\"), \"counters\" or \"non-counters\"",
                                 fmt::format("\"{}\"", printable(word, 40)));
            return {};
        }
    }
    if (!words.empty()) {
        // A text for decks of several sizes may name more than this one has.
        if (!rules.deck.empty() && rules.deck.only(kinds).empty())
            work.report.warn("never_held", node.path(),
                             fmt::format("the deck has none of these cards: {}", printable(node.text(), 60)));
        return kinds;
    }
    work.report.expected("not_a_kind", node.path(), "ranks, cards, \"counters\" or \"non-counters\"",
                         "nothing");
    return {};
}

} // namespace roundhouse::variants
