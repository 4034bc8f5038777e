#include "cli/read.hpp"

#include "base/text.hpp"

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
    Known{"help", Command::help, "these lines"},
    Known{"quit", Command::quit, "leave; the game is kept and can be resumed"},
};
constexpr std::array aliases{Known{"exit", Command::quit, ""}, Known{"bye", Command::quit, ""},
                             Known{"show", Command::show, ""}, Known{"sheet", Command::score, ""},
                             Known{"back", Command::undo, ""}};

std::string lower(std::string_view text) {
    std::string low(text);
    for (char& c : low) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return low;
}

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

/// The verb that may stand before an answer, and what it answers.
std::string without_verb(const std::string& line, DecisionKind kind) {
    const auto parts = words(line);
    if (parts.size() < 2) return line;
    const auto is = [&](std::initializer_list<std::string_view> verbs) {
        return std::find(verbs.begin(), verbs.end(), parts[0]) != verbs.end();
    };
    const bool verb = (kind == DecisionKind::call && is({"bid", "b", "call"})) ||
                      (kind == DecisionKind::name_trump && is({"trump", "name", "call"})) ||
                      (kind == DecisionKind::give && is({"give", "pass", "g", "p"})) ||
                      (kind == DecisionKind::play && is({"play", "p", "lead"}));
    return verb ? joined(parts, 1) : line;
}

std::optional<Typed> read_call(const View& view, const std::string& text) {
    int points = 0;
    if (parse_int(text, points)) {
        if (points > 0) return bid(points);
        return Misread{"A bid is a whole number above zero."};
    }
    const auto& passes = view.rules().auction->passes;
    std::vector<std::size_t> meant;
    for (std::size_t i = 0; i < passes.size(); ++i) {
        if (passes[i].name == text) return pass(static_cast<int>(i));
        if (passes[i].name.starts_with(text)) meant.push_back(i);
    }
    if (text == "p" || std::string_view("pass").starts_with(text)) return pass(0);
    if (meant.size() == 1) return pass(static_cast<int>(meant[0]));
    return {};
}

std::optional<Typed> read_play(const View& view, const Decision& decision, const std::string& text) {
    if (decision.may_claim && text.size() >= 2 && std::string_view("claim").starts_with(text)) return claim();
    if (text == "claim") return claim();
    if (const auto cards = read_cards(text); cards && !cards->empty()) {
        if (cards->size() == 1) return play(cards->front());
        return Misread{"One card is played at a time."};
    }
    if (const auto rank = parse_rank(text); rank && commands_like(text).empty()) {
        const CardSet held = view.hand().only(mask_of(*rank));
        const std::string kind = lower(name(*rank));
        if (held.empty()) return Misread{fmt::format("You hold no {}.", kind)};
        return Misread{
            fmt::format("Which {}? Write its suit too: {}.", kind, notation(CardSet::of(held.kinds())))};
    }
    return {};
}

std::optional<Typed> read_give(const std::string& text) {
    const auto cards = read_cards(text);
    if (!cards || cards->empty()) return {};
    CardSet set;
    for (const Card card : *cards) {
        if (set.count(card) == CardSet::most_copies) return Misread{"That is one card too often."};
        set.add(card);
    }
    return give(set);
}

std::optional<Typed> read_answer(const View& view, const Decision& decision, const std::string& text) {
    switch (decision.kind) {
    case DecisionKind::call: return read_call(view, text);
    case DecisionKind::name_trump:
        if (const auto suit = parse_suit(text)) return name_trump(*suit);
        return {};
    case DecisionKind::give: return read_give(text);
    case DecisionKind::play: return read_play(view, decision, text);
    }
    return {};
}

std::string how_to_answer(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::call: return "say a number or pass";
    case DecisionKind::name_trump: return "name a suit, for example hearts or h";
    case DecisionKind::give: return "name the cards, for example qs 9h jd 10c";
    case DecisionKind::play: return "name a card, for example 10h or qs";
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

std::optional<std::vector<Card>> read_cards(std::string_view text) {
    std::string spaced = lower(text);
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

Typed read_typed(std::string_view line, const View& view, const Decision& decision) {
    const std::string low = lower(line);
    const auto parts = words(low);
    if (parts.empty()) return Command::show;
    if (parts[0] == "why" || parts[0] == "explain") return Question{joined(parts, 1)};
    if (parts[0].starts_with('?'))
        return Question{joined(words(std::string_view(low).substr(low.find('?') + 1)), 0)};
    const std::string whole = joined(parts, 0);
    if (const auto answer = read_answer(view, decision, without_verb(whole, decision.kind))) return *answer;
    if (const auto exit = exit_meant(view, decision, parts[0] == "leave" ? joined(parts, 1) : whole))
        return leave(*exit);
    const auto meant = command_meant(whole, how_to_answer(decision.kind));
    if (const auto* command = std::get_if<Command>(&meant)) return *command;
    return std::get<Misread>(meant);
}

std::variant<Command, Misread> read_command(std::string_view line) {
    const std::string low = lower(line);
    const auto parts = words(low);
    if (parts.empty()) return Command::show;
    return command_meant(joined(parts, 0), "Enter alone deals the next round");
}

Lines help_lines() {
    Lines lines{"Answer what is asked in your own words:",
                "  250, bid 250, pass, p    in the auction",
                "  hearts, h                the trump suit",
                "  qs 9h jd 10c             cards to give",
                "  ah, 10h, th, play ah     a card to play",
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
