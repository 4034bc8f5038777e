#include "teach/situations/case_view.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "cards/deck.hpp"
#include "cards/notation.hpp"
#include "present/cards.hpp"
#include "teach/asks/ask_auction.hpp"
#include "teach/asks/ask_legal.hpp"
#include "teach/asks/request.hpp"
#include "teach/situations/moves_words.hpp"
#include "teach/situations/settle_words.hpp"
#include "teach/situations/situation_words.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;
using present::mark;

namespace {

std::vector<std::string> marks_by_kind(const CardSet& kinds) {
    std::vector<std::string> all;
    for (const Card card : present::in_order(kinds))
        if (all.empty() || all.back() != mark(card)) all.push_back(mark(card));
    return all;
}

// ---- what may be played

void say_legal(const json& request, const json& answer, const json& other, const Rulebook& rules, Face face,
               CaseSide& side) {
    const CardSet legal = counted(cards_of_field(answer, "legal")),
                  there = counted(cards_of_field(other, "legal"));
    side.cards = cards_of_field(request, "hand");
    side.up = legal;
    const auto kinds = marks_by_kind(legal);
    const bool any = legal.size() == static_cast<int>(side.cards.size());
    side.answer = any                 ? side.cards.size() == 2 ? tr("Either card") : tr("Any card")
                                  : kinds.size() == 1 ? tr("Only {}", kinds.front())
                  : kinds.size() <= 3 ? tr("Only {}", present::one_of(kinds))
                                      : tr("{} of {} cards", legal.size(), side.cards.size());
    if (const auto refused = refused_here_alone(answer, other); !refused.empty()) {
        const std::string card = refused.front()["card"];
        side.reason = why_refused(rules, request, *parse_card(card), face);
        return;
    }
    std::vector<std::string> more;
    for (const std::string& card : marks_by_kind(legal))
        if (const auto of_other = marks_by_kind(there);
            std::find(of_other.begin(), of_other.end(), card) == of_other.end())
            more.push_back(card);
    if (!more.empty())
        side.reason = more.size() == 1 ? tr("Here {} may be played, too.", more.front())
                                       : tr("Here {} may be played, too.", present::all_of(more));
}

// ---- melds

void say_melds(const json& request, const json& answer, Face face, CaseSide& side) {
    side.cards = cards_of_field(request, "hand");
    for (const json& meld : answer["melds"])
        side.up = larger(side.up, counted(cards_of_field(meld, "cards")));
    const auto melds = melds_in_words(answer, face);
    side.answer = melds.empty() ? tr("No meld") : present::in_points(answer["total"].get<int>());
    side.reason = with_marked(melds.empty() ? "" : join(melds, ", ") + ".", answer);
}

// ---- tricks

void say_winner(const json& request, const json& answer, const json& other, CaseSide& side) {
    side.cards = cards_of_field(request, "trick");
    const auto winner = answer.value("winner", std::size_t{0});
    if (winner > 0 && winner <= side.cards.size()) side.up.add(side.cards[winner - 1]);
    const bool by_points = answer.contains("points") && answer["winner"] == other["winner"];
    side.answer = by_points    ? tr("The trick counts {}", answer["points"].get<int>())
                  : winner > 0 ? tr("{} takes it", mark(side.cards[winner - 1]))
                               : "";
}

// ---- calls and contracts

void say_calls(const json& request, const json& answer, const json& other, const Rulebook& rules,
               CaseSide& side) {
    if (answer.contains("refused")) {
        side.answer = tr("Not allowed");
        side.reason = why_call_refused(rules, request);
        return;
    }
    if (answer.contains("contract")) {
        const json& contract = answer["contract"];
        if (contract.is_null()) {
            side.answer = tr("Thrown in");
            side.reason = tr("Nobody has bid: the hand is thrown in.");
            return;
        }
        const int seat = contract["seat"];
        const bool forced = contract.value("forced", false);
        side.answer = contract.contains("bid") ? tr("Seat {} for {}", seat, contract["bid"].get<int>())
                                               : tr("Seat {} plays", seat);
        side.reason = forced ? tr("It is stuck with the contract.") : "";
        return;
    }
    const int seat = answer["seat"];
    const bool may_bid = !answer["bids"].empty(), may_pass = !answer["passes"].empty();
    side.reason = opened_without_choice(rules, request);
    side.answer = !may_pass  ? tr("Seat {} must bid", seat)
                  : !may_bid ? tr("Seat {} must pass", seat)
                             : tr("Seat {} may bid or pass", seat);
    const SomeBids bids = some_bids(answer, other, 6);
    side.offers = bids.shown;
    if (bids.more) side.offers.emplace_back("…");
    for (const json& pass : answer["passes"]) side.offers.push_back(translated(pass.get<std::string>()));
}

void say_trumps(const json& request, const json& answer, Face face, CaseSide& side) {
    side.cards = cards_of_field(request, "hand");
    side.up = counted(side.cards);
    for (const json& one : answer["suits"])
        if (const auto suit = parse_suit(one.get<std::string>()))
            side.offers.push_back(present::in_words(*suit, face));
    for (const json& one : answer["contracts"]) side.offers.push_back(translated(one.get<std::string>()));
    side.answer = side.offers.empty() ? tr("No suit may be named") : tr("May be named");
}

// ---- what a round is worth

void say_settlement(const Rulebook& rules, const json& request, const json& answer, bool about_the_end,
                    CaseSide& side) {
    side.reason = settle_said(rules, request, answer, about_the_end);
    if (answer.contains("error")) {
        side.answer = answer.contains("closed") ? tr("Not possible here") : tr("Not in these rules");
        return;
    }
    std::vector<std::string> points;
    for (const json& one : answer["delta"]) points.push_back(present::points_against(one.get<int>()));
    side.answer = join(points, " : ");
    if (!answer["over"].get<bool>()) return;
    const json& winner = answer["winner"]; // this may be the only difference
    side.answer += ", " + (winner.is_number() ? tr("party {} wins the game", winner.get<int>())
                                              : tr("the game is over"));
}

void say_deal(const json& answer, const json& other, CaseSide& side) {
    for (std::size_t i = 0; i < answer["hands"].size() && i < other["hands"].size(); ++i)
        if (answer["hands"][i] != other["hands"][i]) {
            const auto hand = parse_cards(answer["hands"][i].get<std::string>());
            if (hand) side.cards = *hand;
            side.up = counted(side.cards);
            side.answer = tr_n("Seat {} gets {} card", "Seat {} gets {} cards", std::ssize(side.cards), i + 1,
                               side.cards.size());
            return;
        }
    const auto kitty = cards_of_field(answer, "kitty");
    side.cards = kitty;
    side.up = counted(kitty);
    const int stock = answer["stock"].get<int>();
    side.answer =
        kitty.empty()
            ? tr_n("{} card is left in the stock", "{} cards are left in the stock", stock, stock)
            : tr_n("The kitty has {} card", "The kitty has {} cards", std::ssize(kitty), kitty.size());
}

void say_moves(const json& request, const json& answer, const json& other, const Rulebook& rules, Face face,
               CaseSide& side) {
    side.answer = moves_in_short(request, answer);
    side.reason = moves_said(rules, request, answer, other, face);
    PutAway put = put_away_in(answer);
    side.cards = std::move(put.hand);
    side.up = put.may_go;
}

CaseSide side_of(const Situation& one, bool is_b, const Rulebook& rules, Face face) {
    const json &answer = is_b ? one.b : one.a, &other = is_b ? one.a : one.b;
    const LanguageScope scope(speaking_of(rules.texts));
    CaseSide side;
    switch (one.kind) {
    case SituationKind::meld: say_melds(one.request, answer, face, side); break;
    case SituationKind::legal: say_legal(one.request, answer, other, rules, face, side); break;
    case SituationKind::winner: say_winner(one.request, answer, other, side); break;
    case SituationKind::calls:
    case SituationKind::contract:
        if (one.request["ask"] == "auction")
            say_calls(one.request, answer, other, rules, side);
        else
            say_trumps(one.request, answer, face, side);
        break;
    case SituationKind::settlement:
    case SituationKind::ending:
        say_settlement(rules, one.request, answer, one.kind == SituationKind::ending, side);
        break;
    case SituationKind::deal: say_deal(answer, other, side); break;
    case SituationKind::kitty:
    case SituationKind::exchange: say_moves(one.request, answer, other, rules, face, side); break;
    }
    return side;
}

// ---- labels for lists

/// The first meld that only one of the answers has.
std::string meld_label(const Situation& one, Face face) {
    const auto has = [](const json& answer, const json& name) {
        return std::any_of(answer["melds"].begin(), answer["melds"].end(),
                           [&](const json& meld) { return meld["name"] == name; });
    };
    for (const auto& [own, other] : {std::pair{&one.a, &one.b}, std::pair{&one.b, &one.a}})
        for (const json& meld : (*own)["melds"])
            if (!has(*other, meld["name"])) return meld_said(meld, face);
    for (const json& meld : one.a["melds"]) return meld_said(meld, face);
    return in_words(one.kind);
}

std::string settlement_label(const Situation& one) {
    const json& request = one.request;
    if (one.kind == SituationKind::ending) return in_words(one.kind);
    if (const std::string outcome = request.value("outcome", outcome_played); outcome != outcome_played)
        return capital(translated(outcome));
    if (!request.contains("contract")) return in_words(one.kind);
    if (request["contract"].is_null()) return tr("Nobody bids");
    if (one.a.contains("error") || one.b.contains("error")) return in_words(one.kind);
    const auto made = [](const json& answer) { return answer["delta"][0].get<int>() >= 0; };
    if (made(one.a) != made(one.b)) return tr("Made or set?");
    return made(one.a) ? tr("The contract is made") : tr("The bid is not reached");
}

std::string label_of(const Situation& one, Face face) {
    const json& request = one.request;
    switch (one.kind) {
    case SituationKind::meld: return meld_label(one, face);
    case SituationKind::legal:
        for (const auto& [own, other] : {std::pair{&one.a, &one.b}, std::pair{&one.b, &one.a}})
            if (const auto refused = refused_here_alone(*own, *other); !refused.empty())
                return capital(translated(refused.front()["must"].get<std::string>()));
        break;
    case SituationKind::winner:
        if (request.value("last", false)) return tr("The last trick");
        if (one.a.value("winner", 0) != one.b.value("winner", 0)) return tr("Who takes it");
        return tr("What a card counts");
    case SituationKind::calls:
    case SituationKind::contract:
        if (request["ask"] != "auction") return tr("Naming trump");
        if (const std::string calls = calls_in_words(request.value("calls", "")); !calls.empty())
            return tr("After {}", calls);
        return tr("The first call");
    case SituationKind::settlement:
    case SituationKind::ending: return settlement_label(one);
    case SituationKind::deal:
    case SituationKind::kitty:
    case SituationKind::exchange: break;
    }
    return in_words(one.kind);
}

std::string case_title(const Situation& one, const Rulebook& a, const Rulebook& b, Face face) {
    switch (one.kind) {
    case SituationKind::meld: return tr("What does this hand meld?") + " " + with_trump(one.request);
    case SituationKind::legal:
        return (one.request["trick"] == "" ? tr("You are to lead.") : tr("It is your turn to play.")) + " " +
               circumstances(one.request, a, b);
    default: return in_words(one, a, b, face).title;
    }
}

/// What the rules say about it: the statement that names what is shown, or the section's only one.
std::string rule_of(const Situation& one, const std::string& shown, bool is_b,
                    const std::vector<Statement>& said) {
    std::vector<std::string> texts;
    for (const Statement& statement : said)
        if (const std::string& text = is_b ? statement.b : statement.a;
            statement.section == one.section && !text.empty())
            texts.push_back(text);
    if (one.kind != SituationKind::meld && texts.size() == 1) return texts.front();
    for (const std::string& text : texts) { // "Run with king, A 10 …: 190", "Way out: throwing in, if …"
        const std::size_t colon = text.find(": ");
        const bool way_out = colon != std::string::npos && capital(text.substr(colon + 2)).starts_with(shown);
        if (text.starts_with(shown + ",") || text.starts_with(shown + ":") || way_out) return text;
    }
    return {};
}

} // namespace

CaseView view_of(const Situation& one, const Rulebook& a, const Rulebook& b,
                 const std::vector<Statement>& said, Face face) {
    CaseView view{one.kind, one.section, {}, {}, {}, {}, {}};
    view.a = side_of(one, false, a, face);
    view.b = side_of(one, true, b, face);
    {
        const LanguageScope scope(speaking_of(texts_of_either(a.texts, b.texts)));
        view.label = label_of(one, face);
        view.title = case_title(one, a, b, face);
    }
    view.a.rule = rule_of(one, view.label, false, said);
    view.b.rule = rule_of(one, view.label, true, said);
    if (one.kind == SituationKind::legal) view.trick = cards_of_field(one.request, "trick");
    return view;
}

} // namespace roundhouse::teach
