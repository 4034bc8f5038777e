#include "cli/read_answers.hpp"

#include "base/text.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

bool is_one_of(std::string_view text, std::initializer_list<std::string_view> phrases) {
    return std::find(phrases.begin(), phrases.end(), text) != phrases.end();
}

/// Verbs that may stand before an answer; longer ones first where one begins with another.
std::vector<std::string_view> verbs_of(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::keep_card: return {};
    case DecisionKind::call: return {"bid", "b", "call"};
    case DecisionKind::hand_back: return {};
    case DecisionKind::take_kitty: return {};
    case DecisionKind::discard: return {"discard", "put away", "put", "bury", "lay away", "lay", "d"};
    case DecisionKind::ask_card: return {"call for", "call", "ask for", "ask", "c"};
    case DecisionKind::name_trump: return {"trump", "name", "call", "contract"};
    case DecisionKind::give: return {"give", "pass", "g", "p"};
    case DecisionKind::meld: return {"meld", "m"};
    case DecisionKind::play: return {"play", "p", "lead"};
    case DecisionKind::object: return {};
    case DecisionKind::choose: return {"choose"};
    }
    return {};
}

std::string without_verb(const std::string& text, DecisionKind kind) {
    for (const std::string_view verb : verbs_of(kind))
        if (text.size() > verb.size() + 1 && text.starts_with(verb) && text[verb.size()] == ' ')
            return text.substr(verb.size() + 1);
    return text;
}

bool is_digit_word(std::string_view text) {
    for (int digit = 0; digit < 10; ++digit)
        if (text == spoken_digit(digit)) return true;
    return false;
}

/// "three": a bid spoken as its last digit (D12).
Typed read_spoken(const View& view, const std::string& text) {
    const AuctionRule& rule = *view.rules().auction;
    if (!rule.last_digit)
        return Misread{"Bids are not spoken as their last digit in these rules; say the whole number."};
    const auto call = parse_call(rule, view.auction(), text);
    if (call && call->spoken) return bid(call->bid, true);
    return Misread{fmt::format("No bid that you may make ends in {}.", text)};
}

std::optional<Typed> read_call(const View& view, const std::string& text) {
    int points = 0;
    if (parse_int(text, points)) {
        if (points > 0) return bid(points);
        if (points == 0 && view.rules().auction->summed) return pass();
        return Misread{"A bid is a whole number above zero."};
    }
    if (is_digit_word(text)) return read_spoken(view, text);
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

std::optional<Typed> read_hand_back(const std::string& text) {
    if (is_one_of(text, {"hand back", "hand it back", "back", "b", "yes", "y", "give it back", "give back"}))
        return hand_back();
    if (is_one_of(text, {"keep", "keep it", "k", "no", "n", "decline"})) return decline();
    return {};
}

std::optional<Typed> read_keep(const std::string& text) {
    if (is_one_of(text, {"keep", "keep it", "k", "yes", "y"})) return keep();
    if (is_one_of(text, {"reject", "reject it", "r", "no", "n"})) return reject();
    return {};
}

/// A meld by its number in the list, its name or its cards.
std::optional<Typed> read_meld(const View& view, const std::string& text) {
    if (is_one_of(text, {"none", "no", "n", "nothing", "no meld", "done", "decline"})) return decline();
    if (is_one_of(text, {"swap", "s", "swap it", "exchange"})) return swap();
    const auto offered = view.offered_melds();
    int number = 0;
    if (parse_int(text, number)) {
        if (number >= 1 && static_cast<std::size_t>(number) <= offered.size())
            return meld(offered[static_cast<std::size_t>(number - 1)]);
        return Misread{fmt::format("{} melds are offered.", offered.size())};
    }
    std::vector<Meld> meant;
    const auto cards = read_cards(text);
    for (const Meld& one : offered) {
        const MeldRule& rule = view.rules().meld_rules[static_cast<std::size_t>(one.rule)];
        const bool named = text.size() >= 3 && lower_case(name(rule, one.multiple)).starts_with(text);
        if (named || (cards && counted(*cards) == one.cards)) meant.push_back(one);
    }
    if (meant.size() == 1) return meld(meant.front());
    if (meant.size() > 1) return Misread{"That could be several of the melds; say its number or its cards."};
    if (cards && !cards->empty()) return Misread{"Those cards are none of the melds that you may score now."};
    return {};
}

/// A rank alone does not say which card.
std::optional<Typed> rank_alone(const std::string& text, const CardSet& choice, const char* none, Face face) {
    const auto rank = parse_rank(text);
    if (!rank || !commands_named(text).empty()) return {};
    const CardSet cards = choice.only(mask_of(*rank));
    const std::string kind = lower_case(name(*rank, face));
    if (cards.empty()) return Misread{fmt::format("{} {}.", none, kind)};
    return Misread{
        fmt::format("Which {}? Write its suit too: {}.", kind, notation(CardSet::of(cards.kinds()), face))};
}

std::optional<Typed> read_play(const View& view, const Decision& decision, const std::string& text,
                               Face face) {
    if (decision.may_claim && text.size() >= 2 && std::string_view("claim").starts_with(text)) return claim();
    if (text == "claim") return claim();
    if (const auto cards = read_cards(text); cards && !cards->empty()) {
        if (cards->size() == 1) return play(cards->front());
        return Misread{"One card is played at a time."};
    }
    return rank_alone(text, view.hand(), "You hold no", face);
}

std::optional<Typed> read_ask(const Decision& decision, const std::string& text, Face face) {
    if (is_one_of(text, {"none", "no", "n", "nothing", "no card", "decline"})) return decline();
    if (const auto cards = read_cards(text); cards && !cards->empty()) {
        if (cards->size() == 1) return ask_card(cards->front());
        return Misread{"One card is called, once."};
    }
    return rank_alone(text, decision.cards, "You hold every", face);
}

/// Several cards, to give or to put away.
std::optional<Typed> read_several(const std::string& text, Action (*action)(const CardSet&)) {
    const auto cards = read_cards(text);
    if (!cards || cards->empty()) return {};
    CardSet set;
    for (const Card card : *cards) {
        if (set.count(card) == CardSet::most_copies) return Misread{"That is one card too often."};
        set.add(card);
    }
    return action(set);
}

/// A suit, or a contract without trump by any beginning that is clear.
std::optional<Typed> read_trump(const View& view, const std::string& text) {
    if (const auto suit = parse_suit(text)) return name_trump(*suit);
    const auto& also = view.rules().trump->also;
    std::vector<std::string> meant = commands_named(text);
    std::optional<Action> named;
    for (std::size_t i = 0; i < also.size(); ++i) {
        const std::string contract = lower_case(also[i].name);
        if (contract == text) return name_contract(static_cast<int>(i));
        if (!contract.starts_with(text)) continue;
        named = name_contract(static_cast<int>(i));
        meant.push_back(also[i].name);
    }
    if (!named) return {};
    if (meant.size() == 1) return *named;
    return Misread{fmt::format("\"{}\" could be {}.", printable(text, 40), join(meant, ", "))};
}

std::optional<Typed> read_objection(const std::string& text) {
    if (is_one_of(text, {"none", "no", "n", "nothing", "no renege", "decline", "stand", "let it stand"}))
        return decline();
    return {};
}

/// One of the options of a package's own step, by any beginning that is clear.
std::optional<Typed> read_choice(const View& view, const std::string& text) {
    std::vector<std::string> meant = commands_named(text);
    std::optional<Action> chosen;
    for (const StepOption& option : view.options()) {
        const std::string id = lower_case(option.id);
        if (id == text) return choose(option.id);
        if (!id.starts_with(text)) continue;
        chosen = choose(option.id);
        meant.push_back(option.id);
    }
    if (!chosen) return {};
    if (meant.size() == 1) return *chosen;
    return Misread{fmt::format("\"{}\" could be {}.", printable(text, 40), join(meant, ", "))};
}

} // namespace

std::optional<Typed> read_answer(const View& view, const Decision& decision, const std::string& text,
                                 Face face) {
    const std::string answer = without_verb(text, decision.kind);
    switch (decision.kind) {
    case DecisionKind::keep_card: return read_keep(answer);
    case DecisionKind::call: return read_call(view, answer);
    case DecisionKind::hand_back: return read_hand_back(answer);
    case DecisionKind::take_kitty:
        if (is_one_of(answer, {"take", "take it", "t", "take kitty", "take the kitty", "yes", "y"}))
            return take_kitty();
        return {};
    case DecisionKind::discard: return read_several(answer, discard);
    case DecisionKind::ask_card: return read_ask(decision, answer, face);
    case DecisionKind::name_trump: return read_trump(view, answer);
    case DecisionKind::give: return read_several(answer, give);
    case DecisionKind::meld: return read_meld(view, answer);
    case DecisionKind::play: return read_play(view, decision, answer, face);
    case DecisionKind::object: return read_objection(answer);
    case DecisionKind::choose: return read_choice(view, answer);
    }
    return {};
}

std::string how_to_answer(const View& view, const Decision& decision, Face face) {
    const auto cards = [&](const char* french, const char* german) {
        return face == Face::german ? german : french;
    };
    switch (decision.kind) {
    case DecisionKind::keep_card: return "say keep or reject";
    case DecisionKind::call: return "say a number or pass";
    case DecisionKind::hand_back: return "say back to hand the contract back, or keep";
    case DecisionKind::take_kitty: return "say take to take the kitty";
    case DecisionKind::discard:
        return fmt::format("name the cards to put away, for example {}", cards("9h 9d qs", "9h 9b ol"));
    case DecisionKind::ask_card:
        return fmt::format("name a card to call, for example {}{}", cards("ah", "al"),
                           decision.may_decline ? ", or none" : "");
    case DecisionKind::name_trump: {
        std::string contracts;
        for (const SideContract& contract : view.rules().trump->also) contracts += ", or " + contract.name;
        return fmt::format("name a suit, for example {}{}", cards("hearts or h", "leaves or l"), contracts);
    }
    case DecisionKind::give:
        return fmt::format("name the cards, for example {}", cards("qs 9h jd 10c", "ol 9h ub 10a"));
    case DecisionKind::meld:
        return fmt::format("say a meld's number, name or cards{}, or none",
                           decision.may_swap ? ", or swap" : "");
    case DecisionKind::play:
        return fmt::format("name a card, for example {}", cards("10h or qs", "10h or ol"));
    case DecisionKind::object: return "say none, or whose renege you call, for example accuse 2";
    case DecisionKind::choose: {
        std::vector<std::string> ids;
        for (const StepOption& option : view.options()) ids.push_back(option.id);
        return "say one of: " + join(ids, ", ");
    }
    }
    return {};
}

} // namespace roundhouse::cli
