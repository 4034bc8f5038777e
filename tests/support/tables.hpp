#pragma once
// Rounds at the tables of packages: dealt from a seed, or from given hands.

#include "base/text.hpp"
#include "cards/deck.hpp"
#include "game/match.hpp"
#include "game/view.hpp"
#include "place.hpp"
#include "present/cards.hpp"
#include "present/names.hpp"
#include "support/shipped.hpp"

#include <map>
#include <stdexcept>

namespace roundhouse::testing {

using present::Names;

inline RulebookPtr partnership() { return rules_of("partnership"); }

/// The first round of partnership, after these actions.
inline Match round_of(std::uint64_t seed, const std::vector<std::string>& actions = {}) {
    Match match = begin_match(partnership(), seed);
    deal_next(match);
    for (const std::string& action : actions)
        if (act(match, *parse_action(*match.rules, action))) throw std::logic_error("refused: " + action);
    return match;
}

inline RulebookPtr german() {
    return rules_of("german", {{"calling", "yes"}, {"durch", "yes"}, {"untendurch", "yes"}});
}
inline RulebookPtr double_deck() { return rules_of("double-deck"); }

/// The last seat deals; the first gets these cards, the kitty those, and the others share the rest evenly.
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
        if (const auto refusal = act(match, *parse_action(*rules, action)))
            throw std::logic_error(action + ": " + name(refusal->code));
    return match;
}

/// A round of double-deck after these calls; the last seat dealt, and the first has a strong hand to bid on.
inline Match double_deck_after(const std::vector<std::string>& calls) {
    return dealt(double_deck(), "Ah Ah Ah 10h 10h Kh Kh Qh Jh As As 10s Ks Ad Ad 10d Ac Ac 10c 10c", "",
                 calls);
}

/// With the kitty, spades trump: a run, a marriage in hearts, a pinochle and jacks around make 250. The four
/// cards in no meld are 10d 10d Qd 10c.
inline Match with_kitty(const std::vector<std::string>& actions = {"bid 150", "pass", "pass"}) {
    return dealt(german(), "As 10s Ks Qs Js Jd Kh Qh 10d 10d 10c Qd", "Ah Ad Jh Jc", actions);
}
/// After the discard.
inline Match to_call(std::vector<std::string> more = {}) {
    more.insert(more.begin(), {"bid 150", "pass", "pass", "discard 10d 10d Qd 10c"});
    return with_kitty(more);
}

/// A house's own step: seat 1 has the contract, and seat 2 may double.
inline RulebookPtr kontra() { return rules_of(source_tree() + "/tests/packages/kontra"); }
inline Match at_kontra() {
    Match match = dealt(kontra(), "As As 10s 10s Ks Ks Qs Qs Js Js Ah Ah", "",
                        {"bid 250", "pass", "pass", "pass", "trump spades"});
    while (match.round->pending().kind == DecisionKind::give) {
        CardSet gift;
        for (const Card card : match.round->pending().cards)
            if (gift.size() < 4) gift.add(card);
        if (act(match, give(gift))) throw std::logic_error("refused: a gift");
    }
    return match;
}

inline View view_of(const Match& match) { return {*match.round, match.round->pending().seat}; }
inline Names names_for(const Match& match) {
    return Names(present::usual_names(match.rules->seats, match.rules->turn));
}

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

inline std::string all(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

/// Sentences as one text with single blanks, cards with their signs.
inline std::string flat(const Lines& lines, Face face = Face::french) {
    std::string text;
    for (const std::string& line : lines) {
        const std::string drawn = present::in_signs(line, face);
        for (const std::string_view word : words(drawn))
            text += (text.empty() ? "" : " ") + std::string(word);
    }
    return text;
}

} // namespace roundhouse::testing
