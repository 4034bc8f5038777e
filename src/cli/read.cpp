#include "cli/read.hpp"

#include "base/text.hpp"
#include "cli/read_answers.hpp"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

struct Known {
    const char* word;
    Command command;
    const char* what;
};
constexpr std::array commands{
    Known{"hint", Command::hint, "what to do here, and why"},
    Known{"undo", Command::undo, "take back your last decision and all that followed"},
    Known{"last", Command::last, "the last trick"},
    Known{"melds", Command::melds, "the melds on the table, or what your hand would meld"},
    Known{"score", Command::score, "the score sheet, line by line"},
    Known{"hand", Command::hand, "your hand"},
    Known{"rules", Command::rules, "the rules agreed"},
    Known{"table", Command::show, "the table again (Enter alone does the same)"},
    Known{"face", Command::face, "the other face of the cards, French or German; or face german"},
    Known{"help", Command::help, "these lines"},
    Known{"quit", Command::quit, "leave; the game is kept and can be resumed"},
};
constexpr std::array aliases{
    Known{"exit", Command::quit, ""},         Known{"bye", Command::quit, ""},
    Known{"show", Command::show, ""},         Known{"sheet", Command::score, ""},
    Known{"back", Command::undo, ""},         Known{"face french", Command::french, ""},
    Known{"face german", Command::german, ""}};

std::string joined(const std::vector<std::string_view>& parts, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < parts.size(); ++i)
        text += (text.empty() ? "" : " ") + std::string(parts[i]);
    return text;
}

/// Commands that begin with the word; an exact one alone.
std::vector<const Known*> commands_like(std::string_view word) {
    std::vector<const Known*> found;
    for (const Known& known : commands) {
        if (known.word == word) return {&known};
        if (std::string_view(known.word).starts_with(word)) found.push_back(&known);
    }
    if (found.empty())
        for (const Known& known : aliases)
            if (known.word == word) found.push_back(&known);
    return found;
}

/// Longest first, so that "10" is not read as a one.
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

/// "ace of hearts", "ace hearts", "10 h".
std::optional<Card> read_spelled(const std::vector<std::string_view>& parts, std::size_t& at) {
    const auto rank = parse_rank(parts[at]);
    if (!rank) return {};
    const std::size_t suit_at = at + 1 < parts.size() && parts[at + 1] == "of" ? at + 2 : at + 1;
    if (suit_at >= parts.size()) return {};
    const auto suit = parse_suit(parts[suit_at]);
    if (!suit) return {};
    at = suit_at + 1;
    return Card(*rank, *suit);
}

std::optional<int> exit_meant(const View& view, const Decision& decision, std::string_view text) {
    const auto typed = words(text);
    if (text.size() < 3) return {};
    for (std::size_t i = 0; i < view.rules().exits.size(); ++i) {
        if (!(decision.exits >> i & 1)) continue;
        const auto name = words(view.rules().exits[i].name);
        bool fits = typed.size() <= name.size();
        for (std::size_t w = 0; fits && w < typed.size(); ++w) fits = name[w].starts_with(typed[w]);
        if (fits) return static_cast<int>(i);
    }
    return {};
}

std::variant<Command, Misread> command_meant(const std::string& word, const std::string& otherwise) {
    const auto found = commands_like(word);
    if (found.size() == 1) return found[0]->command;
    if (found.size() > 1) {
        std::string choice;
        for (const Known* known : found) choice += (choice.empty() ? "" : ", ") + std::string(known->word);
        return Misread{fmt::format("\"{}\" could be {}.", word, choice)};
    }
    std::vector<std::string> names;
    for (const Known& known : commands) names.emplace_back(known.word);
    const std::string near = nearest(word, names);
    return Misread{fmt::format("\"{}\" is not understood{} Here: {}; help lists what can be said.",
                               printable(word, 40), near.empty() ? "." : "; did you mean " + near + "?",
                               otherwise)};
}

} // namespace

std::string lower_case(std::string_view text) {
    std::string low(text);
    for (char& c : low) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return low;
}

std::vector<std::string> commands_named(std::string_view word) {
    std::vector<std::string> names;
    for (const Known* known : commands_like(word)) names.emplace_back(known->word);
    return names;
}

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

Typed read_typed(std::string_view line, const View& view, const Decision& decision, Face face) {
    const std::string low = lower_case(line);
    const auto parts = words(low);
    if (parts.empty()) return Command::show;
    if (parts[0] == "why" || parts[0] == "explain") return Question{joined(parts, 1)};
    if (parts[0].starts_with('?'))
        return Question{joined(words(std::string_view(low).substr(low.find('?') + 1)), 0)};
    const std::string whole = joined(parts, 0);
    if (const auto answer = read_answer(view, decision, whole, face)) return *answer;
    if (const auto exit = exit_meant(view, decision, parts[0] == "leave" ? joined(parts, 1) : whole))
        return leave(*exit);
    const auto meant = command_meant(whole, how_to_answer(view, decision, face));
    if (const auto* command = std::get_if<Command>(&meant)) return *command;
    return std::get<Misread>(meant);
}

std::optional<Aside> read_aside(std::string_view line, Seat seat, const Names& names) {
    const std::string low = lower_case(line);
    const auto parts = words(low);
    if (parts.size() < 2) return {};
    if (parts[0] == "renege" || parts[0] == "accuse")
        if (const Seat guilty = names.seat_named(joined(parts, 1))) return Aside{seat, accuse(guilty)};
    const Seat who = parts[1] == "lays" ? names.seat_named(parts[0]) : 0;
    const auto cards = who ? read_cards(joined(parts, 2)) : std::nullopt;
    if (!cards || cards->size() != 1) return {};
    return Aside{who, play(cards->front())};
}

std::variant<Command, Misread> read_command(std::string_view line) {
    const std::string low = lower_case(line);
    const auto parts = words(low);
    if (parts.empty()) return Command::show;
    return command_meant(joined(parts, 0), "Enter alone deals the next round");
}

Lines help_lines() {
    Lines lines{"Answer what is asked in your own words:",
                "  250, bid 250, pass, p    in the auction",
                "  hearts, h                the trump suit, or a contract without one",
                "  qs 9h jd 10c             cards to give, or to put away",
                "  ah, call ah, none        a card to call",
                "  back, keep               a contract that may be handed back",
                "  ah, 10h, th, play ah     a card to play",
                "  accuse 3, renege 3       with a referee: seat 3 played against the rules",
                "  3 lays ah                with a referee: seat 3 lays a card out of turn",
                "  claim                    the rest of the tricks, when they are certain",
                "  ?                        what is asked, and what each answer means",
                "  ? Jh   ? 270   ? claim   why a card may not be played, what a call means"};
    lines.emplace_back("Commands (the first letters will do):");
    for (const Known& known : commands)
        lines.push_back(fmt::format("  {} {}", padded(known.word, 24), known.what));
    return lines;
}

std::string help_on(std::string_view word) {
    const auto found = commands_like(word);
    return found.size() == 1 && *found[0]->what ? fmt::format("{}: {}.", found[0]->word, found[0]->what) : "";
}

} // namespace roundhouse::cli
