// Kinds of cards that a text names.

#include "cards/notation.hpp"
#include "variants/compile/compiler.hpp"

#include <fmt/format.h>

namespace roundhouse::variants {

std::optional<KindMask> read_kinds(Compiler& work, const Node& node, const CountRule& count) {
    const Rulebook& rules = work.rules();
    const auto words = names_in(node.text());
    KindMask kinds = 0;
    for (const std::string& word : words) {
        if (word == "counters" || word == "non-counters") {
            for (const Rank rank : rules.ranks)
                if ((count.points[static_cast<std::size_t>(index(rank))] > 0) == (word == "counters"))
                    kinds |= mask_of(rank);
        } else if (const auto rank = parse_rank(word)) {
            kinds |= mask_of(*rank);
        } else if (const auto card = parse_card(word)) {
            kinds |= mask_of(*card);
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
