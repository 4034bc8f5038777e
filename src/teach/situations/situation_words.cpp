#include "teach/situations/situation_words.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "cards/notation.hpp"
#include "present/asked/offer.hpp"
#include "present/cards.hpp"
#include "teach/asks/ask_auction.hpp"
#include "teach/asks/ask_legal.hpp"
#include "teach/situations/moves_words.hpp"
#include "teach/situations/settle_words.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;
using present::mark;

std::string with_trump(const json& request) {
    if (request.contains("contract"))
        return tr("“{}” is played.", translated(request["contract"].get<std::string>()));
    const auto suit = request["trump"].is_string() ? parse_suit(request["trump"].get<std::string>())
                                                   : std::optional<Suit>{};
    return suit ? tr("Trump is {}.", mark(*suit)) : tr("There is no trump.");
}

namespace {

/// Which trick it is, if the request says so or it matters: after the stock is drawn other rules hold than
/// before.
std::string which_trick(const json& request, const Rulebook& rules) {
    const int number = request.value("trick_number", 0);
    if (number > 1) return " " + tr("It is trick {} of the hand.", number);
    if (number == 1 || request.value("first_trick", false))
        return " " + tr("It is the first trick of the hand.");
    return rules.draw_play ? " " + tr("It is one of the last {} tricks.", rules.deal.hand) : "";
}

} // namespace

std::string circumstances(const json& request, const Rulebook& a, const Rulebook& b) {
    std::string text = with_trump(request) + which_trick(request, a.draw_play ? a : b);
    const int declarer = request.value("declarer", 0);
    const int own = static_cast<int>(words(request["trick"].get_ref<const std::string&>()).size()) + 1;
    if (declarer == own)
        text += " " + tr("You are the declarer.");
    else if (declarer > own)
        text += " " + tr("The declarer plays after you.");
    else if (declarer)
        text += " " + tr("Card {} of the trick is the declarer's.", declarer);
    return text;
}

std::string opened_without_choice(const Rulebook& rules, const json& request) {
    if (!rules.auction || !rules.auction->forced_opening) return {};
    const Seat first =
        begin_auction(*rules.auction, rules.seats, dealing_seat(rules, request["dealer"].get<int>())).holder;
    return tr("Seat {} has to bid {}.", first, *rules.auction->forced_opening);
}

std::string who_dealt(const json& request, const Rulebook& a, const Rulebook& b) {
    if (somebody_sits_out(a) || somebody_sits_out(b)) return tr("seat 1 is eldest hand");
    return tr("seat {} dealt", request["dealer"].get<int>());
}

std::string calls_in_words(const std::string& calls) {
    std::vector<std::string> all;
    for (const std::string_view call : words(calls)) {
        const bool bid = call.find_first_not_of("0123456789") == std::string_view::npos;
        const char* const digit = present::digit_spoken(call);
        all.push_back(bid ? std::string(call) : digit ? present::digit_in_words(digit) : translated(call));
    }
    return join(all, " ");
}

SomeBids some_bids(const json& answer, const json& other, std::size_t most) {
    const std::vector<int> bids = answer["bids"], others = other.value("bids", std::vector<int>{});
    SomeBids some;
    std::size_t next = std::min(most, bids.size());
    for (std::size_t i = 0; i < next; ++i) some.shown.push_back(std::to_string(bids[i]));
    const auto first = std::mismatch(bids.begin(), bids.end(), others.begin(), others.end()).first;
    const auto apart = static_cast<std::size_t>(first - bids.begin());
    if (bids != others && apart >= most && next < bids.size()) {
        const std::size_t at = std::min(apart, bids.size() - 1);
        some.shown.back() = "…";
        some.shown.push_back(std::to_string(bids[at]));
        next = at + 1;
    }
    some.more = next < bids.size();
    return some;
}

std::string marks_of(const std::string& cards) {
    std::vector<std::string> all;
    if (const auto read = parse_cards(cards))
        for (const Card card : *read) all.push_back(mark(card));
    return join(all, " ");
}

std::string meld_said(const json& meld, Face face) {
    if (meld.contains("of") && speaking().language.tag() != "en")
        return present::times_in_words(meld["times"], meld["of"].get<std::string>(), face);
    return present::in_words(meld["name"].get<std::string>(), face);
}

std::vector<std::string> melds_in_words(const json& answer, Face face) {
    std::vector<std::string> melds;
    for (const json& meld : answer["melds"])
        melds.push_back(fmt::format("{} {}", meld_said(meld, face),
                                    meld.contains("wins_game") ? tr("wins the game")
                                                               : std::to_string(meld["points"].get<int>())));
    return melds;
}

std::string with_marked(std::string text, const json& answer) {
    for (const json& one : answer.value("marks", json::array()))
        text += (text.empty() ? "" : " ") +
                tr("Marked: {} {}.", translated(one["name"].get<std::string>()), one["worth"].get<int>());
    return text;
}

std::vector<json> refused_here_alone(const json& answer, const json& other) {
    std::vector<json> alone;
    for (const json& refused : answer["refused"])
        if (std::none_of(other["refused"].begin(), other["refused"].end(),
                         [&](const json& one) { return one["card"] == refused["card"]; }))
            alone.push_back(refused);
    return alone;
}

namespace {

std::string melds_said(const json& answer, Face face) {
    const auto melds = melds_in_words(answer, face);
    return with_marked(melds.empty() ? tr("No meld.")
                                     : tr("{} points: {}.", answer["total"].get<int>(), join(melds, ", ")),
                       answer);
}

std::string trick_said(const json& request, const Rulebook& a, const Rulebook& b) {
    const std::string trick = request["trick"], hand = marks_of(request["hand"]);
    std::string text = trick.empty() ? tr("You are to lead and hold {}.", hand)
                                     : tr("The trick: {}. You hold {}.", marks_of(request["trick"]), hand);
    return text + " " + circumstances(request, a, b);
}

/// What may be played, and why not the first card that only the other rules allow.
std::string legal_said(const json& request, const json& answer, const json& other, const Rulebook& rules,
                       Face face) {
    std::string text = tr("You may play {}.", marks_of(answer["legal"]));
    const auto refused = refused_here_alone(answer, other);
    if (refused.empty()) return text;
    const std::string card = refused.front()["card"];
    return text + " " + why_refused(rules, request, *parse_card(card), face);
}

std::string winner_said(const json& request, const json& answer) {
    const auto cards = words(request["trick"].get_ref<const std::string&>());
    if (answer.contains("points")) return tr("The trick counts {}.", answer["points"].get<int>());
    return tr("{} takes it.", marks_of(std::string(cards[answer["winner"].get<std::size_t>() - 1])));
}

std::string winner_title(const json& request) {
    const std::string cards = marks_of(request["trick"]);
    if (!request.contains("last")) return tr("The trick: {}.", cards) + " " + with_trump(request);
    return request["last"].get<bool>() ? tr("{} lies in the last trick.", cards)
                                       : tr("{} lies in a trick.", cards);
}

std::string calls_so_far(const std::string& calls, const std::string& dealt) {
    return calls.empty() ? tr("Nobody has called yet; {}.", dealt)
                         : tr("The calls so far: {}; {}.", calls, dealt);
}

/// The same if the first seat has its bid already.
std::string calls_since(const std::string& calls, const std::string& dealt) {
    return calls.empty() ? tr("Nobody else has called yet; {}.", dealt)
                         : tr("The calls since: {}; {}.", calls, dealt);
}

/// An opening under only one of the rule sets is not in the title: it is part of that one's answer.
bool opens_alike(const Rulebook& a, const Rulebook& b, const json& request) {
    return opened_without_choice(a, request) == opened_without_choice(b, request);
}

std::string calls_title(const json& request, const Rulebook& a, const Rulebook& b) {
    const std::string opening = opens_alike(a, b, request) ? opened_without_choice(a, request) : "";
    const std::string calls = calls_in_words(request.value("calls", "")), dealt = who_dealt(request, a, b);
    std::string text =
        opening.empty() ? calls_so_far(calls, dealt) : opening + " " + calls_since(calls, dealt);
    if (request.contains("hands"))
        for (std::size_t i = 0; i < request["hands"].size(); ++i)
            if (const json& hand = request["hands"][i]; hand != "")
                text += " " + tr("Seat {} holds {}.", i + 1, marks_of(hand));
    return text;
}

std::string open_calls(const json& answer, const json& other) {
    const SomeBids bids = some_bids(answer, other, 4);
    std::vector<std::string> passes;
    for (const json& pass : answer["passes"]) passes.push_back(translated(pass.get<std::string>()));
    const std::string few = join(bids.shown, ", ");
    const std::string more = bids.more ? tr("{} and so on", few) : few;
    const int seat = answer["seat"];
    if (bids.shown.empty()) return tr("Seat {} may say: {}.", seat, join(passes, ", "));
    if (passes.empty()) return tr("Seat {} must bid: {}.", seat, more);
    return tr("Seat {} may bid {}, or say: {}.", seat, more, join(passes, ", "));
}

std::string calls_said(const json& request, const json& answer, const json& other, const Rulebook& rules) {
    if (answer.contains("refused")) return why_call_refused(rules, request);
    if (!answer.contains("contract")) return open_calls(answer, other);
    const json& contract = answer["contract"];
    if (contract.is_null()) return tr("Nobody has bid: the hand is thrown in.");
    const int seat = contract["seat"];
    if (!contract.contains("bid")) return tr("Seat {} has the contract.", seat);
    const int bid = contract["bid"];
    return contract["forced"].get<bool>() ? tr("Seat {} must take the contract at {}.", seat, bid)
                                          : tr("Seat {} has the contract at {}.", seat, bid);
}

std::string trump_said(const json& answer, Face face) {
    std::vector<std::string> all;
    for (const json& one : answer["suits"])
        if (const auto suit = parse_suit(one.get<std::string>()))
            all.push_back(present::in_words(*suit, face));
    for (const json& one : answer["contracts"]) all.push_back(translated(one.get<std::string>()));
    return all.empty() ? tr("No suit may be named.") : tr("May be named: {}.", join(all, ", "));
}

/// The first hand that differs, else the kitty or the stock.
std::string deal_said(const json& answer, const json& other) {
    for (std::size_t i = 0; i < answer["hands"].size() && i < other["hands"].size(); ++i)
        if (answer["hands"][i] != other["hands"][i])
            return tr("Seat {} is dealt {}.", i + 1, marks_of(answer["hands"][i]));
    const std::string kitty = answer["kitty"];
    const int stock = answer["stock"].get<int>();
    return kitty.empty()
               ? tr_n("{} card is left in the stock.", "{} cards are left in the stock.", stock, stock)
               : tr("The kitty: {}.", marks_of(answer["kitty"]));
}

std::string title_of(const Situation& one, const Rulebook& a, const Rulebook& b) {
    const json& request = one.request;
    switch (one.kind) {
    case SituationKind::meld:
        return tr("You hold {}.", marks_of(request["hand"])) + " " + with_trump(request);
    case SituationKind::legal: return trick_said(request, a, b);
    case SituationKind::winner: return winner_title(request);
    case SituationKind::calls:
    case SituationKind::contract:
        if (request["ask"] == "auction") return calls_title(request, a, b);
        if (request["hand"] != "")
            return tr("The declarer holds {} and names trump.", marks_of(request["hand"]));
        return (a.deck + b.deck).only(mask_of(Rank::nine)).empty()
                   ? tr("The declarer holds no marriage and names trump.")
                   : tr("The declarer holds neither a marriage nor a nine and names trump.");
    case SituationKind::settlement:
    case SituationKind::ending: return settle_title(request);
    case SituationKind::deal:
        return tr("The pack of seed {}; {}.", request["seed"].get<std::uint64_t>(), who_dealt(request, a, b));
    case SituationKind::kitty:
    case SituationKind::exchange: return moves_title(one, a, b);
    }
    return {};
}

std::string said(const Situation& one, const json& answer, const json& other, const Rulebook& rules,
                 Face face) {
    switch (one.kind) {
    case SituationKind::meld: return melds_said(answer, face);
    case SituationKind::legal: return legal_said(one.request, answer, other, rules, face);
    case SituationKind::winner: return winner_said(one.request, answer);
    case SituationKind::calls:
    case SituationKind::contract:
        return one.request["ask"] == "auction" ? calls_said(one.request, answer, other, rules)
                                               : trump_said(answer, face);
    case SituationKind::settlement:
    case SituationKind::ending:
        return settle_said(rules, one.request, answer, one.kind == SituationKind::ending);
    case SituationKind::deal: return deal_said(answer, other);
    case SituationKind::kitty:
    case SituationKind::exchange: return moves_said(rules, one.request, answer, other, face);
    }
    return {};
}

void add_opening(const Situation& one, const Rulebook& own, const Rulebook& other, std::string& answer) {
    if (one.request["ask"] != "auction" || opens_alike(own, other, one.request)) return;
    if (const std::string opening = opened_without_choice(own, one.request); !opening.empty())
        answer = opening + " " + answer;
}

} // namespace

PackageTextsPtr texts_of_either(const PackageTextsPtr& a, const PackageTextsPtr& b) {
    if (!a || !b || a == b) return a ? a : b;
    PackageTexts all = *a;
    for (const auto& [tag, texts] : *b) all[tag].insert(texts.begin(), texts.end());
    return std::make_shared<const PackageTexts>(std::move(all));
}

SituationWords in_words(const Situation& situation, const Rulebook& a, const Rulebook& b, Face face) {
    SituationWords words;
    {
        const LanguageScope scope(speaking_of(texts_of_either(a.texts, b.texts)));
        words.title = title_of(situation, a, b);
    }
    {
        const LanguageScope scope(speaking_of(a.texts));
        words.a = said(situation, situation.a, situation.b, a, face);
        add_opening(situation, a, b, words.a);
    }
    const LanguageScope scope(speaking_of(b.texts));
    words.b = said(situation, situation.b, situation.a, b, face);
    add_opening(situation, b, a, words.b);
    return words;
}

std::string in_words(SituationKind kind) {
    constexpr std::array headings{
        translatable("What a hand melds"),         translatable("What may be played"),
        translatable("What a trick brings"),       translatable("What may be called"),
        translatable("Who plays, and for what"),   translatable("What a round is worth"),
        translatable("When the game is over"),     translatable("How the cards are dealt"),
        translatable("What becomes of the kitty"), translatable("What partners exchange")};
    return translated(headings[static_cast<std::size_t>(kind)]);
}

} // namespace roundhouse::teach
