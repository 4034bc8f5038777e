#include "cli/question.hpp"

#include "base/speech.hpp"
#include "base/text.hpp"
#include "cli/read.hpp"
#include "teach/explain.hpp"

#include <cctype>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

bool same_start(std::string_view name, std::string_view typed) {
    if (typed.size() < 3 || typed.size() > name.size()) return false;
    for (std::size_t i = 0; i < typed.size(); ++i)
        if (std::tolower(static_cast<unsigned char>(name[i])) != typed[i]) return false;
    return true;
}

/// What a card counts and which melds it serves in, by the rulebook.
std::string about_card(const View& view, Card card, Face face) {
    const Rulebook& rules = view.rules();
    if (!rules.deck.has(card)) return phrase("{} is not in this deck.", in_words(card, face));
    const int points = rules.play.points[static_cast<std::size_t>(card.number())];
    Lines melds;
    if (view.trump())
        for (const Meld& meld : rules.melds.best(view.hand(), *view.trump()))
            if (meld.cards.has(card))
                melds.push_back(
                    in_words(rules.meld_rules[static_cast<std::size_t>(meld.rule)], meld.multiple, face));
    if (melds.empty() || !view.hand().has(card))
        return phrase("{} counts {} in tricks.", in_words(card, face), points);
    return phrase("{} counts {} in tricks; in your hand it melds in {}.", in_words(card, face), points,
                  join(melds, ", "));
}

Lines explain_card(const View& view, const Decision& decision, Card card, Face face) {
    if (decision.kind == DecisionKind::play) {
        const Refusal why = why_not(view.table(), view.trick_play(), card, face);
        return {why.text, about_card(view, card, face)};
    }
    Lines lines{about_card(view, card, face)};
    const bool held = view.hand().has(card);
    if (decision.kind == DecisionKind::ask_card)
        lines.push_back(phrase(decision.cards.has(card) ? "You may call it."
                               : held                   ? "You hold it, so it cannot be called."
                                                        : "It cannot be called."));
    else if (!held)
        lines.push_back(phrase("You do not hold it."));
    else if (decision.kind == DecisionKind::discard && decision.cards.has(card))
        lines.push_back(phrase("You may put it away."));
    else if (decision.kind == DecisionKind::discard)
        lines.push_back(phrase(view.rules().discard->spares == Spares::melded
                                   ? "It lies in one of your melds: while others are left, it stays."
                                   : "It came with the kitty: of no kind may more go than you held before."));
    return lines;
}

Lines explain_bid(const View& view, int points) {
    if (!view.rules().auction) return {phrase("There is no auction in these rules.")};
    Lines lines{teach::meaning_of_bid(view.rules(), points)};
    const AuctionState& auction = view.auction();
    if (over(auction))
        lines.push_back(phrase("The auction is over."));
    else if (!may_bid(*view.rules().auction, auction, points))
        lines.push_back(why_not(*view.rules().auction, auction, points).text);
    return lines;
}

/// "three": the bid that is spoken as its last digit (D12).
Lines explain_spoken(const View& view, const std::string& word) {
    const auto& rule = view.rules().auction;
    bool digit = false;
    for (int bid = 0; bid < 10; ++bid) digit = digit || word == spoken_digit(bid);
    if (!rule || !digit) return {};
    if (!rule->last_digit) return {phrase("Bids are not spoken as their last digit in these rules.")};
    if (over(view.auction())) return {phrase("The auction is over.")};
    const auto call = parse_call(*rule, view.auction(), word);
    if (!call) return {phrase("{}: no bid that may be made now ends in that digit.", word)};
    return {phrase("{}: a bid of {}, spoken as its last digit. It counts as {} does; by custom it also "
                   "tells your partner that you hold aces around.",
                   word, call->bid, call->bid),
            teach::meaning_of_bid(view.rules(), call->bid)};
}

std::string explain_contract(const Rulebook& rules, std::string_view word) {
    if (!rules.trump) return {};
    for (const SideContract& contract : rules.trump->also)
        if (same_start(contract.name, word))
            return phrase(contract.name) + ": " + teach::meaning_of(contract);
    return {};
}

/// A word of the rules' page: "kitty", "discard", "calling".
std::string explain_label(const Rulebook& rules, std::string_view word, Face face) {
    for (const std::string& line : teach::summary(rules, face)) {
        const auto parts = words(line);
        if (line.starts_with(' ') || line.size() < 13 || parts.size() < 2) continue;
        if (same_start(parts[0], word) && parts[0].size() == word.size() && line[11] == ' ')
            return fmt::format("{}: {}{}", parts[0], line.substr(12), line.ends_with('.') ? "" : ".");
    }
    return {};
}

std::string explain_pass(const Rulebook& rules, std::string_view word) {
    if (!rules.auction) return {};
    for (std::size_t i = 0; i < rules.auction->passes.size(); ++i)
        if (rules.auction->passes[i].name == word || (i == 0 && (word == "p" || word == "pass")))
            return fmt::format("{}: {}", said(rules.auction->passes[i].name),
                               teach::meaning_of_pass(rules, static_cast<int>(i)));
    return {};
}

std::string explain_suit(const View& view, Suit suit, Face face) {
    const CardSet hand = view.hand();
    return phrase("You hold {} {}; with {} as trump your hand alone melds {}.", hand.count(suit),
                  in_words(suit, face), in_words(suit, face), view.rules().melds.points(hand, suit));
}

std::string explain_exit(const Rulebook& rules, std::string_view word) {
    for (const ExitRule& exit : rules.exits)
        if (same_start(exit.name, word)) return phrase(exit.name) + ": " + teach::meaning_of(exit);
    return {};
}

std::string points_of(const MeldRule& rule) {
    std::string text;
    for (const int points : rule.points) text += (text.empty() ? "" : ", ") + std::to_string(points);
    return rule.points.size() > 1 ? phrase("{} for one, two … of them at once", text)
                                  : phrase("{} points", text);
}

Lines explain_melds(const Rulebook& rules, std::string_view word, Face face) {
    Lines lines;
    for (const MeldRule& rule : rules.meld_rules) {
        bool meant = false;
        for (const std::string& name : rule.names) meant = meant || same_start(name, word);
        if (!meant) continue;
        const auto places = places_of(rule, Suit::hearts);
        const std::string example =
            places.empty() ? "" : phrase("; with hearts trump, {}", written(places[0], face));
        lines.push_back(fmt::format("{}: {}{}.", in_words(rule, 1, face), points_of(rule), example));
        if (rule.announced) lines.push_back(phrase("It must be shown even when it does not count."));
    }
    if (!lines.empty() && rules.meld_at_least)
        lines.push_back(
            phrase("A side that melds less than {} in all scores none of it.", rules.meld_at_least));
    return lines;
}

std::string explain_claim(const Decision& decision) {
    return decision.may_claim
               ? phrase("claim: every trick that is left is yours whatever the others hold; you may take "
                        "them now.")
               : phrase("claim: who is to lead may take the rest at once, when no holding of the others "
                        "could win a trick. That is not so now.");
}

} // namespace

Lines answer_question(const View& view, const Decision& decision, const std::string& about,
                      const Names& names, Face face) {
    Lines lines;
    int points = 0;
    if (about.empty()) {
        for (const std::string& line : teach::explain_decision(view, decision, face))
            lines.push_back(names.put_into(line));
        return lines;
    }
    if (parse_int(about, points)) return explain_bid(view, points);
    if (const auto cards = read_cards(about); cards && cards->size() == 1)
        return explain_card(view, decision, cards->front(), face);
    if (const auto suit = parse_suit(about)) return {explain_suit(view, *suit, face)};
    if (about == "claim") return {explain_claim(decision)};
    const Rulebook& rules = view.rules();
    for (const std::string& text :
         {explain_pass(rules, about), explain_exit(rules, about), explain_contract(rules, about)})
        if (!text.empty()) return {text};
    if (lines = explain_spoken(view, about); !lines.empty()) return lines;
    if (lines = explain_melds(rules, about, face); !lines.empty()) return lines;
    if (const std::string label = explain_label(rules, about, face); !label.empty()) return {label};
    if (const std::string help = help_on(about); !help.empty()) return {help};
    return {phrase("\"{}\" is neither a card, a bid, a meld nor a command; ? alone explains what is asked.",
                   printable(about, 40))};
}

} // namespace roundhouse::cli
