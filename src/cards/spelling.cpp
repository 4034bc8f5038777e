#include "cards/spelling.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace roundhouse {

namespace {

constexpr std::array<std::string_view, 12> rank_words{"10", "t", "a", "k", "q", "o",
                                                      "j",  "u", "9", "8", "7", ""};

/// Cards written without blanks: "ah10hqs".
std::optional<std::vector<Card>> read_glued(std::string_view text) {
    std::vector<Card> cards;
    while (!text.empty()) {
        std::optional<Card> card;
        for (const std::string_view rank : rank_words) {
            if (rank.empty() || !text.starts_with(rank)) continue;
            const auto lead = text.size() > rank.size() ? static_cast<unsigned char>(text[rank.size()]) : 0u;
            const std::size_t length = rank.size() + (lead >= 0x80 ? 3 : 1);
            if (length <= text.size()) card = parse_card(text.substr(0, length));
            if (card) text.remove_prefix(length);
            break;
        }
        if (!card) return {};
        cards.push_back(*card);
    }
    return cards;
}

/// "hearts ace"
std::optional<Card> read_suit_first(const std::vector<std::string_view>& parts, std::size_t& at) {
    const auto suit = parse_suit(parts[at]);
    const auto rank = suit && at + 1 < parts.size() ? parse_rank(parts[at + 1]) : std::nullopt;
    if (!rank) return {};
    at += 2;
    return Card(*rank, *suit);
}

/// "ace of hearts", "ace hearts", "10 h", or the suit first.
std::optional<Card> read_spelled(const std::vector<std::string_view>& parts, std::size_t& at) {
    const auto rank = parse_rank(parts[at]);
    if (!rank) return read_suit_first(parts, at);
    const std::size_t suit_at = at + 1 < parts.size() && parts[at + 1] == "of" ? at + 2 : at + 1;
    if (suit_at >= parts.size()) return {};
    const auto suit = parse_suit(parts[suit_at]);
    if (!suit) return {};
    at = suit_at + 1;
    return Card(*rank, *suit);
}

} // namespace

std::optional<std::vector<Card>> read_cards(std::string_view text) {
    std::string spaced = lower_case(text);
    std::replace(spaced.begin(), spaced.end(), ',', ' ');
    const auto parts = words(spaced);
    std::vector<Card> cards;
    for (std::size_t at = 0; at < parts.size();) {
        if (parts[at] == "and") {
            ++at;
        } else if (const auto card = read_spelled(parts, at)) {
            cards.push_back(*card);
        } else if (const auto glued = read_glued(parts[at])) {
            cards.insert(cards.end(), glued->begin(), glued->end());
            ++at;
        } else {
            return {};
        }
    }
    return cards;
}

} // namespace roundhouse
