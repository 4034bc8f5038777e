#include "terminal/read.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "terminal/draw/draw.hpp"
#include "terminal/read_answers.hpp"

#include <algorithm>
#include <array>

namespace roundhouse::terminal {

namespace {

struct Known {
    const char* word;
    Command command;
    const char* what;
};
constexpr std::array commands{
    Known{translatable("hint"), Command::hint, translatable("what to do now, and why")},
    Known{translatable("undo"), Command::undo,
          translatable("take back your last decision and all that followed")},
    Known{translatable("redo"), Command::redo, translatable("do again what was taken back")},
    Known{translatable("last"), Command::last, translatable("the last trick")},
    Known{translatable("melds"), Command::melds,
          translatable("the melds on the table, or what your hand would meld")},
    Known{translatable("score"), Command::score, translatable("the score sheet, line by line")},
    Known{translatable("review"), Command::review,
          translatable("between rounds: what your decisions were worth, and what cost most")},
    Known{translatable("hand"), Command::hand, translatable("your hand")},
    Known{translatable("rules"), Command::rules, translatable("the rules of this table")},
    Known{translatable("table"), Command::show, translatable("the table again (Enter alone does the same)")},
    Known{translatable("face"), Command::face,
          translatable("the other face of the cards, French or German; or “face german”")},
    Known{translatable("help"), Command::help, translatable("these lines")},
    Known{translatable("quit"), Command::quit, translatable("leave; the game is kept and can be resumed")},
};
constexpr std::array aliases{Known{"exit", Command::quit, ""},
                             Known{"bye", Command::quit, ""},
                             Known{"show", Command::show, ""},
                             Known{"sheet", Command::score, ""},
                             Known{"back", Command::undo, ""},
                             Known{translatable("face french"), Command::french, ""},
                             Known{translatable("face german"), Command::german, ""}};

std::string joined(const std::vector<std::string_view>& parts, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < parts.size(); ++i)
        text += (text.empty() ? "" : " ") + std::string(parts[i]);
    return text;
}

/// Commands that begin with the word, in English or the reader's language; an exact match alone.
std::vector<const Known*> commands_like(std::string_view word) {
    std::vector<const Known*> found;
    for (const Known& known : commands) {
        const std::string here = lower_case(translated(known.word));
        if (known.word == word || here == word) return {&known};
        if (std::string_view(known.word).starts_with(word) || here.starts_with(word)) found.push_back(&known);
    }
    if (found.empty())
        for (const Known& known : aliases)
            if (known.word == word || lower_case(translated(known.word)) == word) found.push_back(&known);
    return found;
}

/// True if each word typed begins the matching word; "give up" fits "giving up", too.
bool begin_alike(const std::vector<std::string_view>& typed, const std::string& name) {
    const auto parts = words(name);
    bool fits = typed.size() <= parts.size();
    for (std::size_t i = 0; fits && i < typed.size(); ++i) {
        std::string_view word = typed[i];
        if (word.size() > 3 && word.ends_with('e') && parts[i].ends_with("ing")) word.remove_suffix(1);
        fits = parts[i].starts_with(word);
    }
    return fits;
}

/// Verbs in English and the reader's language.
Lines verbs(const std::string& english, const std::string& here) { return between_commas(english + here); }

std::optional<int> exit_meant(const View& view, const Decision& decision, std::string_view text) {
    auto typed = words(text);
    const Lines before = verbs("leave,choose,", tr_in("verbs, with commas between", "choose"));
    if (typed.size() > 1 && std::find(before.begin(), before.end(), typed[0]) != before.end())
        typed.erase(typed.begin());
    if (text.size() < 3) return {};
    const auto& exits = view.rules().exits;
    for (std::size_t i = 0; i < exits.size(); ++i)
        if ((decision.exits >> i & 1) && (begin_alike(typed, lower_case(exits[i].name)) ||
                                          begin_alike(typed, lower_case(translated(exits[i].name)))))
            return static_cast<int>(i);
    return {};
}

std::variant<Command, Misread> command_meant(const std::string& word, const std::string& otherwise) {
    const auto found = commands_like(word);
    if (found.size() == 1) return found[0]->command;
    if (found.size() > 1) {
        Lines choice;
        for (const Known* known : found) choice.push_back(translated(known->word));
        return Misread{tr("“{}” could be {}.", word, join(choice, ", "))};
    }
    Lines names;
    for (const Known& known : commands) names.push_back(translated(known.word));
    const std::string near = nearest(word, names), shown = printable(word, 40);
    const std::string what = near.empty() ? tr("“{}” is not understood.", shown)
                                          : tr("“{}” is not understood; did you mean “{}”?", shown, near);
    return Misread{what + " " + otherwise + " " + tr("“help” lists what you can say.")};
}

} // namespace

std::string bare(const std::string& said) {
    std::string text = said;
    for (const std::string_view quote : {"“", "”", "„", "\""})
        for (std::size_t at = text.find(quote); at != std::string::npos; at = text.find(quote))
            text.erase(at, quote.size());
    while (!text.empty() && (text.back() == '.' || text.back() == '!')) text.pop_back();
    text = joined(words(text), 0);
    return text.empty() ? said : text;
}

std::vector<std::string> commands_named(std::string_view word) {
    std::vector<std::string> names;
    for (const Known* known : commands_like(word)) names.push_back(translated(known->word));
    return names;
}

std::optional<Question> read_question(std::string_view line) {
    const std::string low = lower_case(line);
    const auto parts = words(low);
    if (parts.empty()) return {};
    if (parts[0] == "why" || parts[0] == "explain" || parts[0] == lower_case(tr("why")))
        return Question{joined(parts, 1)};
    if (!parts[0].starts_with('?')) return {};
    const std::string about = joined(parts, 0);
    return Question{joined(words(std::string_view(about).substr(1)), 0)};
}

Typed read_typed(std::string_view line, const View& view, const Decision& decision, Face face) {
    const std::string low = lower_case(line);
    const auto parts = words(low);
    if (parts.empty()) return Command::show;
    if (auto question = read_question(line)) return std::move(*question);
    const std::string whole = bare(joined(parts, 0));
    if (auto answer = read_answer(view, decision, whole, face)) return *answer;
    if (const auto exit = exit_meant(view, decision, whole)) return leave(*exit);
    auto meant = command_meant(whole, how_to_answer(view, decision, face));
    if (const auto* command = std::get_if<Command>(&meant)) return *command;
    return std::get<Misread>(std::move(meant));
}

std::optional<Aside> read_aside(std::string_view line, Seat seat, const present::Names& names, Face face) {
    const std::string low = lower_case(line);
    const auto parts = words(low);
    if (parts.size() < 2) return {};
    const std::string said = joined(parts, 0);
    for (const std::string& verb : verbs("renege,accuse,", tr_in("verbs, with commas between", "accuse")))
        if (said.starts_with(verb + " "))
            if (const Seat guilty = names.seat_named(said.substr(verb.size() + 1)))
                return Aside{seat, accuse(guilty)};
    const Lines lays = verbs("lays,", tr_in("verbs, with commas between", "lays"));
    const bool laid = std::find(lays.begin(), lays.end(), parts[1]) != lays.end();
    const Seat who = laid ? names.seat_named(parts[0]) : 0;
    const auto cards = who ? present::cards_written(joined(parts, 2), face) : std::nullopt;
    if (!cards || cards->size() != 1) return {};
    return Aside{who, play(cards->front())};
}

std::variant<Command, Question, Misread> read_command(std::string_view line) {
    const std::string low = lower_case(line);
    const auto parts = words(low);
    if (parts.empty()) return Command::show;
    if (auto question = read_question(line)) return std::move(*question);
    const auto meant = command_meant(bare(joined(parts, 0)), tr("Enter alone deals the next round."));
    if (const auto* command = std::get_if<Command>(&meant)) return *command;
    return std::get<Misread>(meant);
}

namespace {

/// Each way to answer, and what it means.
std::vector<std::pair<std::string, std::string>> answers_to_type(Face face) {
    using enum Rank;
    using enum Suit;
    const Card jack_of_hearts{jack, hearts};
    const auto cards = [&](const std::vector<Card>& all) { return present::to_type(all, face); };
    const std::string suit = lower_case(present::in_words(hearts, face)), an_ace = cards({{ace, hearts}});
    return {{tr("250, bid 250, pass, p"), tr("in the bidding")},
            {suit + ", " + present::suit_to_type(hearts, face),
             tr("the trump suit, or a contract without trump")},
            {cards({{queen, spades}, {king, hearts}, {jack, diamonds}, {ten, clubs}}),
             tr("cards to give or to discard")},
            {tr("{0}, call {0}, none", an_ace), tr("a card to call")},
            {tr("back, keep"), tr("a contract that can be handed back")},
            {tr("{0}, {1}, play {0}", an_ace, cards({{ten, hearts}})), tr("a card to play")},
            {tr("accuse 3, renege 3"), tr("with a referee: seat 3 played against the rules")},
            {tr("3 lays {}", an_ace), tr("with a referee: seat 3 lays a card out of turn")},
            {tr_in("an answer to type", "claim"), tr("the rest of the tricks, when they are certain")},
            {fmt::format("{} 1, {} 1", tr_in("command", "find"), tr_in("command", "play on")),
             tr("after a review: find something better, play on from there")},
            {"?", tr("what is asked, and what each answer means")},
            {fmt::format("? {}   ? 270   ? dix", cards({jack_of_hearts})),
             tr("why a card may not be played, what a call or a word means")}};
}

} // namespace

Lines help_lines(Face face) {
    constexpr std::size_t column = 27;
    const Style style{.colour = false, .face = face};
    Lines lines{tr("Answer in your own words:")};
    for (const auto& [what, means] : answers_to_type(face))
        add(lines, hanging("  " + what, column, means, style));
    lines.push_back(tr("Commands (their first letters will do):"));
    for (const Known& known : commands)
        add(lines,
            hanging(std::string("  ") + translated(known.word), column, translated(known.what), style));
    return lines;
}

std::string help_on(std::string_view word) {
    const auto found = commands_like(word);
    if (found.size() != 1 || !*found[0]->what) return {};
    return tr("{}: {}.", translated(found[0]->word), translated(found[0]->what));
}

} // namespace roundhouse::terminal
