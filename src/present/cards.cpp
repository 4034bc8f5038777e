#include "present/cards.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "cards/spelling.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace roundhouse::present {

namespace {

// The names that notation gives, so that they get into the catalogs.
[[maybe_unused]] constexpr std::array names_of_cards{
    translatable("spades"), translatable("hearts"), translatable("diamonds"), translatable("clubs"),
    translatable("leaves"), translatable("bells"),  translatable("acorns"),   translatable("Seven"),
    translatable("Eight"),  translatable("Nine"),   translatable("Jack"),     translatable("Queen"),
    translatable("King"),   translatable("Ten"),    translatable("Ace"),      translatable("Unter"),
    translatable("Ober")};

/// Unicode has no signs for the German suits.
std::string letter_of_german(Suit suit) {
    switch (suit) {
    case Suit::spades: return tr_in("letter of the suit leaves", "l");
    case Suit::hearts: return tr_in("letter of the suit hearts", "h");
    case Suit::diamonds: return tr_in("letter of the suit bells", "b");
    case Suit::clubs: return tr_in("letter of the suit acorns", "a");
    }
    return {};
}

std::string utf8(char32_t code) {
    return {static_cast<char>(0xe0 | code >> 12), static_cast<char>(0x80 | (code >> 6 & 0x3f)),
            static_cast<char>(0x80 | (code & 0x3f))};
}

/// What the text begins with, if that is one of U+E000 to U+EFFF, where marks are; else 0.
char32_t code_of_mark(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (text.size() < 3 || byte(0) != 0xee) return 0;
    return 0xe000u | (byte(1) & 0x3fu) << 6 | (byte(2) & 0x3fu);
}

bool marks_card(char32_t code) { return code >= first_card_mark && code < first_card_mark + kind_count; }

std::string enumerated(const std::vector<std::string>& texts,
                       std::string (*last)(const std::string&, const std::string&)) {
    if (texts.size() < 2) return texts.empty() ? "" : texts.front();
    return last(join(std::span(texts).first(texts.size() - 1), tr_in("between the parts of a list", ", ")),
                texts.back());
}

} // namespace

/// Suits that the text leaves out come last.
std::array<Suit, suit_count> suits_in_order() {
    const std::string letters = tr_in("the suits by their English letters, as players sort them", "SHDC");
    std::array<Suit, suit_count> suits = all_suits;
    std::stable_sort(suits.begin(), suits.end(), [&](Suit one, Suit other) {
        return letters.find(letter(one)) < letters.find(letter(other));
    });
    return suits;
}

std::vector<Card> in_order(const CardSet& cards) {
    std::vector<Card> all;
    for (const Suit suit : suits_in_order())
        for (const Card card : sorted(cards.only(mask_of(suit)))) all.push_back(card);
    return all;
}

std::string mark(Suit suit) { return utf8(first_suit_mark + static_cast<char32_t>(index(suit))); }

std::string mark(Card card) { return utf8(first_card_mark + static_cast<char32_t>(card.number())); }

std::string mark(const CardSet& cards) {
    std::string text;
    for (const Card card : in_order(cards)) text += (text.empty() ? "" : " ") + mark(card);
    return text;
}

std::string kinds_text(const CardSet& kinds, Face face) {
    std::vector<std::string> parts;
    CardSet rest = CardSet::of(kinds.kinds());
    using enum Rank;
    for (const Rank rank : {ace, ten, king, queen, jack, nine, eight, seven}) {
        const CardSet of_rank = CardSet::of(mask_of(rank));
        if (!rest.contains(of_rank)) continue;
        parts.push_back(letter(rank, face));
        rest -= of_rank;
    }
    for (const Card card : in_order(rest)) parts.push_back(mark(card));
    return join(parts, ", ");
}

bool begins_with_card(std::string_view text) { return marks_card(code_of_mark(text)); }

std::string with_marks_drawn(std::string_view text, const std::function<std::string(Card)>& card,
                             const std::function<std::string(Suit)>& suit) {
    std::string drawn;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t code = code_of_mark(text.substr(at));
        const bool is_suit = code >= first_suit_mark && code < first_suit_mark + suit_count;
        const bool is_card = marks_card(code);
        if (is_suit)
            drawn += suit(static_cast<Suit>(code - first_suit_mark));
        else if (is_card)
            drawn += card(Card::numbered(static_cast<int>(code - first_card_mark)));
        else
            drawn += text[at];
        at += is_suit || is_card ? 3 : 1;
    }
    return drawn;
}

std::string sign(Suit suit, Face face) {
    return face == Face::german ? letter_of_german(suit) : symbol(suit);
}

std::string in_letters(std::string_view text, Face face) {
    return with_marks_drawn(
        text,
        [&](Card card) {
            return face == Face::german ? letter(card.rank(), face) + letter_of_german(card.suit())
                                        : notation(card);
        },
        [&](Suit suit) { return name(suit, face); });
}

std::string to_type(const std::vector<Card>& cards, Face face) {
    std::vector<std::string> texts;
    for (const Card card : cards) texts.push_back(in_letters(mark(card), face));
    return lower_case(join(texts, " "));
}

std::string suit_to_type(Suit suit, Face face) {
    return face == Face::german ? letter_of_german(suit) : lower_case(std::string(1, letter(suit)));
}

std::string in_signs(std::string_view text, Face face) {
    return with_marks_drawn(
        text, [&](Card card) { return letter(card.rank(), face) + sign(card.suit(), face); },
        [&](Suit suit) { return face == Face::german ? in_words(suit, face) : symbol(suit); });
}

std::string in_words(Suit suit, Face face) { return translated(name(suit, face)); }

std::string in_words(Rank rank, Face face) { return translated(name(rank, face)); }

std::string in_words(Card card, Face face) {
    return tr("{} of {}", in_words(card.rank(), face), capital(in_words(card.suit(), face)));
}

std::optional<Suit> suit_written(std::string_view text, Face face_seen) {
    if (face_seen == Face::german)
        for (const Suit suit : all_suits)
            if (lower_case(text) == letter_of_german(suit)) return suit;
    if (const auto suit = parse_suit(text)) return suit;
    const std::string lower = lower_case(text);
    for (const Suit suit : all_suits)
        for (const Face face : {Face::french, Face::german})
            if (lower_case(in_words(suit, face)) == lower) return suit;
    const Lines others = between_commas(tr_in("other names of leaves, with commas between", "green")); // A01
    if (std::find(others.begin(), others.end(), lower) != others.end()) return Suit::spades;
    return {};
}

namespace {

/// True if the word is of cards in letters that only the French face has: `qs`, `jd`, `10d` for a German.
bool is_french_alone(const std::string& word) {
    bool french = false;
    for (std::string_view rest = word; !rest.empty();) {
        const std::size_t rank = rest.starts_with("10") ? 2 : 1;
        if (!parse_rank(rest.substr(0, rank)) || rest.size() <= rank) return false;
        const std::string suit(rest.substr(rank, 1));
        if (!parse_suit(suit)) return false;
        const bool own = std::any_of(all_suits.begin(), all_suits.end(), [&](Suit one) {
            return suit == letter_of_german(one) || suit[0] == name(one, Face::german)[0];
        });
        french = french || rest[0] == 'q' || rest[0] == 'j' || !own;
        rest.remove_prefix(rank + 1);
    }
    return french;
}

/// A word of cards in the letters of the German face that the reader sees (`os10e`), as read_cards expects
/// them (`ob10a`); any other word as it is.
std::string with_own_letters(const std::string& word) {
    std::string read;
    for (std::string_view rest = word; !rest.empty();) {
        const std::size_t rank = rest.starts_with("10") ? 2 : 1;
        if (!parse_rank(rest.substr(0, rank))) return word;
        const std::string_view behind = rest.substr(rank);
        const auto suit = std::find_if(all_suits.begin(), all_suits.end(),
                                       [&](Suit one) { return behind.starts_with(letter_of_german(one)); });
        if (suit == all_suits.end()) return word;
        read += std::string(rest.substr(0, rank)) + name(*suit, Face::german)[0];
        rest.remove_prefix(rank + letter_of_german(*suit).size());
    }
    return read;
}

/// A word with the queen or jack by its initial in the reader's language, where that means nothing else:
/// "♠D".
std::string with_own_initials(const std::string& word) {
    for (const Rank rank : {Rank::queen, Rank::jack}) {
        const std::string initial = lower_case(in_words(rank, Face::french)).substr(0, 1);
        if (parse_rank(initial)) continue;
        const std::string english = lower_case(letter(rank));
        if (word == initial) return english;
        if (word.starts_with(initial)) return english + word.substr(1);
        if (word.ends_with(initial) && parse_suit(word.substr(0, word.size() - 1)))
            return english + word.substr(0, word.size() - 1);
    }
    return word;
}

} // namespace

Face letters_of(std::string_view text, Face face_seen) {
    const std::string lower = lower_case(text);
    for (const std::string_view word : words(lower)) {
        const std::string_view bare = word.ends_with(',') ? word.substr(0, word.size() - 1) : word;
        if (is_french_alone(std::string(bare))) return Face::french;
    }
    return face_seen;
}

std::optional<std::vector<Card>> cards_written(std::string_view text, Face face_seen) {
    face_seen = letters_of(text, face_seen);
    if (face_seen == Face::french)
        if (auto cards = read_cards(text)) return cards;
    const auto rank_written = [](const std::string& word) -> std::optional<Rank> {
        for (const Rank rank : all_ranks)
            for (const Face face : {Face::french, Face::german})
                if (lower_case(in_words(rank, face)) == word) return rank;
        return parse_rank(word);
    };
    std::string lower = lower_case(text);
    std::replace(lower.begin(), lower.end(), '-', ' ');
    std::replace(lower.begin(), lower.end(), ',', ' ');
    const auto read = [&](bool own_initials) {
        std::string english;
        for (const std::string_view part : words(lower)) {
            const std::string word = own_initials ? with_own_initials(std::string(part)) : std::string(part);
            if (const auto rank = rank_written(word))
                english += name(*rank);
            else if (const auto suit = suit_written(word, face_seen))
                english += name(*suit);
            else
                english += face_seen == Face::german ? with_own_letters(word) : word;
            english += ' ';
        }
        return read_cards(english);
    };
    auto cards = read(false);
    return cards || face_seen == Face::german ? cards : read(true);
}

std::string one_of(const CardSet& cards) {
    std::vector<std::string> texts;
    for (const Card card : in_order(cards)) texts.push_back(mark(card));
    return one_of(texts);
}

namespace {

/// True if the character that has byte `at` is a letter, of whatever alphabet; quotation marks, dashes and
/// signs of suits are none.
bool letter_at(std::string_view text, std::size_t at) {
    if (at >= text.size()) return false;
    while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xc0) == 0x80) --at; // to its first byte
    const char32_t c = decode(text, at).code;
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= 0xc0 && c < 0x2000) || c >= 0x2c00;
}

/// `from` becomes `to` where it is a whole word, or its plural: in "Jacks", not in "Jackpot".
void replace_word(std::string& text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
        const std::size_t end = at + from.size();
        const bool plural = end < text.size() && text[end] == 's';
        const bool whole = (at == 0 || !letter_at(text, at - 1)) && !letter_at(text, plural ? end + 1 : end);
        if (whole) text.replace(at, from.size(), to);
        at += whole ? to.size() : from.size();
    }
}

} // namespace

std::string of_face(std::string_view name_of_ranks, Face face) {
    std::string text(name_of_ranks);
    if (face == Face::german)
        for (const Rank rank : {Rank::queen, Rank::jack}) {
            const std::string from = name(rank), to = name(rank, face);
            replace_word(text, from, to);
            replace_word(text, lower_case(from), lower_case(to));
        }
    return text;
}

std::string in_words(std::string_view name_of_ranks, Face face) {
    return translated(of_face(name_of_ranks, face));
}

std::string in_words(const MeldRule& rule, int multiple, Face face) {
    const bool named = multiple <= static_cast<int>(rule.names.size()) || speaking().language.tag() == "en";
    return named ? in_words(name(rule, multiple), face) : times_in_words(multiple, rule.names[0], face);
}

std::string worth_in_words(const MeldRule& rule, const Meld& meld) {
    return wins_game(rule, meld.multiple) ? tr_in("what a meld is worth", "game")
                                          : std::to_string(meld.points);
}

std::string times_in_words(int times, std::string_view meld, Face face) {
    return fmt::format("{} × {}", times, in_words(meld, face));
}

std::string in_words(const Text& text) {
    const auto own = text.others.find(speaking().language.tag());
    return own == text.others.end() ? translated(text.en) : own->second;
}

std::string in_points(int points) { return tr_n("{} point", "{} points", points, figures(points, 0)); }

std::string points_or_nothing(int points) { return points ? figures(points, 0) : tr("nothing"); }

std::string points_against(double worth, int decimals) {
    if (decimals) return figures(worth, decimals, true);
    const long points = std::lround(worth);
    return points < 0 ? fmt::format("−{}", -points) : points > 0 ? fmt::format("+{}", points) : "0";
}

std::string all_of(const std::vector<std::string>& texts) {
    return enumerated(texts, [](const std::string& first, const std::string& last) {
        return tr("{} and {}", first, last);
    });
}

std::string one_of(const std::vector<std::string>& texts) {
    return enumerated(
        texts, [](const std::string& first, const std::string& last) { return tr("{} or {}", first, last); });
}

} // namespace roundhouse::present
