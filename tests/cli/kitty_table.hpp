#pragma once
// Rounds with a kitty, a card to call, contracts without trump, spoken bids: dealt from hands written down.

#include "program.hpp"

#include "base/text.hpp"
#include "cards/deck.hpp"
#include "cli/names.hpp"
#include "cli/screen.hpp"
#include "game/view.hpp"

namespace roundhouse::cli::testing {

inline RulebookPtr rules_under(const std::string& variant, const Chosen& chosen = {}) {
    static std::map<std::pair<std::string, Chosen>, RulebookPtr> known;
    RulebookPtr& rules = known[{variant, chosen}];
    if (!rules) rules = rules_of(open_variant(variant), chosen);
    return rules;
}

inline RulebookPtr german() {
    return rules_under("german", {{"calling", "yes"}, {"durch", "yes"}, {"untendurch", "yes"}});
}
inline RulebookPtr double_deck() { return rules_under("double-deck"); }

/// The last seat deals, the first gets these cards, the kitty those; the others share the rest evenly.
inline Match dealt(const RulebookPtr& rules, const std::string& first, const std::string& kitty,
                   const std::vector<std::string>& actions = {}) {
    PerSeat<std::vector<Card>> hands;
    hands[1] = *parse_cards(first);
    Pack rest = sorted_pack(rules->deck - *parse_card_set(first) - *parse_card_set(kitty));
    for (std::size_t i = 0; i < rest.size(); ++i)
        hands[2 + static_cast<int>(i) % (rules->seats - 1)].push_back(rest[i]);
    Pack pack;
    std::size_t at = 0;
    for (const int packet : rules->deal.packets) {
        for (Seat seat = 1; seat <= rules->seats; ++seat)
            for (int n = 0; n < packet; ++n) pack.push_back(hands[seat].at(at + static_cast<std::size_t>(n)));
        at += static_cast<std::size_t>(packet);
    }
    const std::vector<Card> last = *parse_cards(kitty);
    pack.insert(pack.end(), last.begin(), last.end());
    Match match = begin_match(rules, 1);
    match.first_dealer = rules->seats;
    deal_next(match, pack, {});
    for (const std::string& action : actions)
        if (const auto refusal = apply(match, *parse_action(*rules, action)))
            throw std::logic_error(action + ": " + refusal->text);
    return match;
}

/// With the kitty, spades trump: a run, a pair of hearts, a pinochle and jacks around make 250. The four
/// cards that meld nothing are 10d 10d Qd 10c.
inline Match with_kitty(const std::vector<std::string>& actions = {"bid 150", "pass", "pass"}) {
    return dealt(german(), "As 10s Ks Qs Js Jd Kh Qh 10d 10d 10c Qd", "Ah Ad Jh Jc", actions);
}
/// After the discard.
inline Match to_call(std::vector<std::string> more = {}) {
    more.insert(more.begin(), {"bid 150", "pass", "pass", "discard 10d 10d Qd 10c"});
    return with_kitty(more);
}

inline View view_of(const Match& match) { return {*match.round, match.round->pending().seat}; }
inline Names names_for(const Match& match) {
    return Names(usual_names(match.rules->seats, match.rules->turn));
}

/// Texts of several lines as one, with single blanks.
inline std::string flat(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines)
        for (const std::string_view word : words(line)) text += (text.empty() ? "" : " ") + std::string(word);
    return text;
}

} // namespace roundhouse::cli::testing
