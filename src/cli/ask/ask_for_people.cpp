// roundhouse meld, legal, winner, auction, settle, rules: the questions of `ask`, as tables.

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cards/notation.hpp"
#include "cli/commands.hpp"
#include "present/asked/offer.hpp"
#include "present/cards.hpp"
#include "teach/asks/asks.hpp"
#include "teach/document/document.hpp"
#include "teach/situations/settle_words.hpp"
#include "teach/situations/situation_words.hpp"
#include "terminal/draw/draw.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

using nlohmann::json;

namespace {

/// A word of an option's value as a whole number. Throws Trouble.
int number_in(const std::string& text, std::string_view word, const char* option) {
    int number = 0;
    constexpr int most = teach::largest_number;
    if (!parse_int(word, number) || number < -most || number > most)
        throw Trouble(tr("--{} {}: “{}” is not a whole number from {} to {}", option, printable(text, 60),
                         printable(word, 20), -most, most));
    return number;
}

/// "30 20 0 40" as [30,20,0,40].
json number_list(const std::string& text, const char* option) {
    json list = json::array();
    std::string spaced = text;
    for (char& c : spaced)
        if (c == ',') c = ' ';
    for (const std::string_view word : words(spaced)) list.push_back(number_in(text, word, option));
    return list;
}

json contract_in(const std::string& text) {
    const auto parts = words(text);
    if (parts.size() < 2)
        throw Trouble(tr("--contract: expected SEAT and BID, for example --contract \"1 270\""));
    json contract{{"seat", number_in(text, parts[0], "contract")},
                  {"bid", number_in(text, parts[1], "contract")}};
    std::vector<std::string> name(parts.begin() + 2, parts.end());
    if (!name.empty() && name.back() == "reached") {
        contract["reached"] = true;
        name.pop_back();
        if (name.empty())
            throw Trouble(tr("--contract {}: “reached” follows the name of a contract without trump",
                             printable(text, 60)));
    }
    if (!name.empty()) contract["name"] = join(name, " ");
    return contract;
}

json contract_of(const QuestionRequest& typed) {
    if (typed.contract == "none") {
        if (typed.forced) throw not_together("--contract none", "--forced");
        if (typed.partner) throw not_together("--contract none", "--partner");
        return nullptr;
    }
    json contract = contract_in(typed.contract);
    if (typed.forced) contract["forced"] = true;
    if (typed.partner) contract["partner"] = typed.partner;
    return contract;
}

json settle_request(const QuestionRequest& typed) {
    json request{{"contract", contract_of(typed)}};
    for (const auto& [field, text] : {std::pair{"melds", &typed.melds}, std::pair{"counts", &typed.counts},
                                      std::pair{"tricks", &typed.tricks}, std::pair{"scores", &typed.scores},
                                      std::pair{"bids", &typed.bids}, std::pair{"tallies", &typed.tallies}})
        if (!text->empty()) request[field] = number_list(*text, field);
    if (!typed.outcome.empty()) request["outcome"] = typed.outcome;
    return request;
}

/// Cards as a person wrote them, in a request's notation; anything else unchanged, so that the answer
/// complains about it.
std::string read_cards_as(const std::string& text, Face face) {
    const auto cards = present::cards_written(text, face);
    return cards ? notation(*cards) : text;
}
/// Refuses what is not a suit here, with the names that the reader sees.
std::string read_suit_as(const std::string& text, Face face, Face face_seen) {
    if (text == "none") return text;
    if (const auto suit = present::suit_written(text, face)) return {letter(*suit)};
    std::vector<std::string> known;
    for (const Suit suit : present::suits_in_order()) known.push_back(present::in_words(suit, face_seen));
    throw teach::AskError("trump",
                          tr("“{}” is no suit; expected {} or none", printable(text, 40), join(known, ", ")));
}

/// Translates calls from the reader's language into the words of the rules.
std::string read_calls(const Rulebook& rules, const std::string& text) {
    if (!rules.auction) return text;
    std::vector<std::string> calls;
    for (const std::string_view word : words(text)) calls.push_back(present::call_said(*rules.auction, word));
    return join(calls, " ");
}

/// Trick, hand and trump share one notation: a letter that can mean two suits is read alike in all three.
json request_of(const Rulebook& rules, const QuestionRequest& typed, Face face_seen) {
    const Face face = present::letters_of(typed.trick + " " + typed.hand, face_seen);
    json request = typed.kind == "settle" ? settle_request(typed) : json::object();
    request["ask"] = typed.kind;
    const bool needs_trump = typed.kind == "meld" || typed.kind == "legal" || typed.kind == "winner";
    if (needs_trump) request["trump"] = read_suit_as(typed.trump, face, face_seen);
    if (typed.kind == "legal" || typed.kind == "winner") request["trick"] = read_cards_as(typed.trick, face);
    if (typed.kind == "meld" || typed.kind == "legal") request["hand"] = read_cards_as(typed.hand, face);
    if (typed.first_trick) request["first_trick"] = true;
    if (typed.declarer) request["declarer"] = typed.declarer;
    if (typed.kind == "auction") {
        request["dealer"] = typed.dealer;
        request["calls"] = read_calls(rules, typed.calls);
    }
    return request;
}

/// A request's field under the name that people typed: "--counts" for "counts[2]", "--contract" for a field
/// inside one.
std::string typed_as(const std::string& place, const QuestionRequest& typed) {
    const std::string field = place.substr(0, place.find('['));
    if (field == "ask") return printable(typed.variant, 60);
    for (const char* argument : {"hand", "calls"})
        if (field == argument) return field;
    if (field == "trick" && typed.kind == "winner") return field;
    for (const char* part : {"seat", "bid", "name"})
        if (field == part) return "--contract, " + field;
    return field == "first_trick" ? "--first-trick" : "--" + field;
}

Lines melds_table(const json& answer, Face face) {
    Lines lines;
    for (const json& meld : answer["melds"]) {
        const bool wins = meld.contains("wins_game"); // its points do not matter (C43)
        const std::string worth =
            wins ? tr("wins the game") : fmt::format("{:>6}", meld["points"].get<int>());
        lines.push_back(fmt::format("  {} {}   {}",
                                    padded(present::in_words(meld["name"].get<std::string>(), face), 22),
                                    worth, meld["cards"].get<std::string>()));
    }
    lines.push_back(fmt::format("  {} {:>6}", padded(tr("together"), 22), answer["total"].get<int>()));
    return lines;
}

Lines legal_table(const json& answer, const Style& style) {
    Lines lines{tr("May be played: {}", answer["legal"].get<std::string>())};
    for (const json& refused : answer["refused"])
        for (const std::string& line :
             terminal::wrapped(refused["text"].get<std::string>(), style, terminal::screen_width, "  "))
            lines.push_back(line);
    return lines;
}

/// Different cards may be legal while a stock is drawn than after it: shows both unless the question says
/// which.
Lines legal_in_both_halves(const Rulebook& rules, json request, const Style& style) {
    const int drawing = drawing_tricks(rules);
    Lines lines;
    for (const auto& [number, heading] :
         {std::pair{1, tr("In the first {} tricks, while cards are drawn:", drawing)},
          std::pair{drawing + 1, tr("In the last {} tricks:", tricks(rules) - drawing)}}) {
        request["trick_number"] = number;
        lines.push_back(heading);
        for (const std::string& line : legal_table(teach::answer(rules, request, style.face), style))
            lines.push_back("  " + line);
    }
    return lines;
}

Lines auction_table(const json& answer) {
    if (answer.contains("refused")) {
        const json& refused = answer["refused"];
        return {tr("Call {} ({}): {}", refused["place"].get<int>(), refused["call"].get<std::string>(),
                   refused["text"].get<std::string>())};
    }
    if (answer.contains("seat")) {
        std::vector<std::string> calls;
        for (const json& bid : answer["bids"]) calls.push_back(std::to_string(bid.get<int>()));
        for (const json& pass : answer["passes"]) calls.push_back(translated(pass.get<std::string>()));
        return {tr("Seat {} calls next. It may say: {}", answer["seat"].get<int>(), join(calls, " "))};
    }
    const json& contract = answer["contract"];
    if (contract.is_null()) return {tr("Nobody has bid: the hand is thrown in.")};
    const int seat = contract["seat"].get<int>();
    if (!contract.contains("bid")) { // each side must reach what its seats named
        std::vector<std::string> bids;
        for (const json& bid : contract["bids"]) bids.push_back(std::to_string(bid.get<int>()));
        return {tr("Seat {} has the contract. The sides have bid: {}", seat, join(bids, " "))};
    }
    const int bid = contract["bid"].get<int>();
    return {contract["forced"].get<bool>() ? tr("Seat {} must take the contract at {}.", seat, bid)
                                           : tr("Seat {} has the contract at {}.", seat, bid)};
}

Lines settle_table(const Rulebook& rules, const json& answer) {
    Lines lines;
    for (const json& line : answer["lines"]) {
        const std::string what = padded(teach::line_said(rules, line), 22);
        const std::string points = figures(line["points"].get<int>(), 0);
        lines.push_back(line.contains("side")
                            ? tr("  side {}  {} {:>6}", line["side"].get<int>(), what, points)
                            : tr("  party {}  {} {:>6}", line["party"].get<int>(), what, points));
    }
    for (std::size_t i = 0; i < answer["scores"].size(); ++i)
        lines.push_back(tr("  party {} {} to {}", i + 1,
                           present::points_against(answer["delta"][i].get<int>()),
                           figures(answer["scores"][i].get<int>(), 0)));
    if (answer["over"].get<bool>()) lines.push_back(teach::verdict_said(answer));
    return lines;
}

Lines table_of(const Rulebook& rules, const json& request, const json& answer, const Style& style) {
    const std::string kind = request["ask"];
    if (kind == "meld") return melds_table(answer, style.face);
    if (kind == "legal") return legal_table(answer, style);
    if (kind == "winner") return {tr("Card {} of the trick wins.", answer["winner"].get<int>())};
    if (kind == "settle") return settle_table(rules, answer);
    Lines lines = auction_table(answer);
    if (const std::string opening = teach::opened_without_choice(rules, request); !opening.empty())
        lines.insert(lines.begin(), opening);
    return lines;
}

/// The rules as a document: a page in a file, or text; for programs only the page.
void show_rules(const QuestionRequest& typed, const variants::Package& package, const RulebookPtr& rules,
                const Screen& screen) {
    if (typed.json && typed.text) throw not_together("--json", "--text");
    if (typed.json && typed.html.empty()) return;
    const Face face = screen.style().face;
    const teach::Document document = teach::document(package, rules, face);
    if (!typed.html.empty()) write_for_others(typed.html, teach::to_html(document, face));
    if (typed.html.empty() || typed.text) screen.lines(terminal::draw_document(document, screen.style()));
}

} // namespace

int ask_for_people(const QuestionRequest& typed, const Streams& streams) {
    const variants::Package package = seating::open_variant(typed.variant);
    const RulebookPtr rules = seating::rules_of(package, seating::read_options(typed.options));
    const Screen screen(streams, typed.face.value_or(rules->face));
    const LanguageScope scope(speaking_of(rules->texts));
    if (typed.kind == "rules") show_rules(typed, package, rules, screen);
    if (typed.kind == "rules" && !typed.json) return all_well;
    try {
        const Face face = typed.json ? Face::french : screen.style().face;
        const json request = request_of(*rules, typed, face), answer = teach::answer(*rules, request, face);
        if (typed.json)
            screen.line(json_line(answer));
        else if (typed.kind == "legal" && rules->draw_play && !typed.first_trick)
            screen.lines(legal_in_both_halves(*rules, request, screen.style()));
        else
            screen.lines(table_of(*rules, request, answer, screen.style()));
        return all_well;
    } catch (const teach::AskError& error) {
        throw Trouble(fmt::format("{}: {}", typed_as(error.place(), typed), error.what()));
    }
}

} // namespace roundhouse::cli
