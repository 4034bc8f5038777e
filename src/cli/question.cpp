#include "cli/question.hpp"

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
std::string about_card(const View& view, Card card) {
    const Rulebook& rules = view.rules();
    if (!rules.deck.has(card)) return fmt::format("{} is not in this deck.", name(card));
    const int points = rules.play.points[static_cast<std::size_t>(card.number())];
    std::string text = fmt::format("{} counts {} in tricks", name(card), points);
    std::string melds;
    if (view.trump())
        for (const Meld& meld : rules.melds.best(view.hand(), *view.trump()))
            if (meld.cards.has(card))
                melds += (melds.empty() ? "" : ", ") +
                         name(rules.meld_rules[static_cast<std::size_t>(meld.rule)], meld.multiple);
    if (!melds.empty() && view.hand().has(card)) text += "; in your hand it melds in " + melds;
    return text + ".";
}

Lines explain_card(const View& view, const Decision& decision, Card card) {
    if (decision.kind == DecisionKind::play) {
        const Refusal why = why_not(view.rules().play, view.trick_play(), card);
        return {why.text, about_card(view, card)};
    }
    Lines lines{about_card(view, card)};
    if (!view.hand().has(card)) lines.emplace_back("You do not hold it.");
    return lines;
}

Lines explain_bid(const View& view, int points) {
    if (!view.rules().auction) return {"There is no auction in these rules."};
    Lines lines{teach::meaning_of_bid(view.rules(), points)};
    const AuctionState& auction = view.auction();
    if (over(auction))
        lines.emplace_back("The auction is over.");
    else if (!may_bid(*view.rules().auction, auction, points))
        lines.push_back(why_not(*view.rules().auction, auction, points).text);
    return lines;
}

std::string explain_pass(const Rulebook& rules, std::string_view word) {
    if (!rules.auction) return {};
    for (std::size_t i = 0; i < rules.auction->passes.size(); ++i)
        if (rules.auction->passes[i].name == word || (i == 0 && (word == "p" || word == "pass")))
            return fmt::format("{}: {}", rules.auction->passes[i].name,
                               teach::meaning_of_pass(rules, static_cast<int>(i)));
    return {};
}

std::string explain_suit(const View& view, Suit suit) {
    const CardSet hand = view.hand();
    return fmt::format("You hold {} {}; with {} as trump your hand alone melds {}.", hand.count(suit),
                       name(suit), name(suit), view.rules().melds.points(hand, suit));
}

std::string explain_exit(const Rulebook& rules, std::string_view word) {
    for (const ExitRule& exit : rules.exits)
        if (same_start(exit.name, word))
            return exit.name + ": " +
                   (exit.when.bid_above_meld
                        ? fmt::format("open when the bid is more than {} above the side's meld. ",
                                      *exit.when.bid_above_meld)
                        : "") +
                   exit.text;
    return {};
}

std::string points_of(const MeldRule& rule) {
    std::string text;
    for (const int points : rule.points) text += (text.empty() ? "" : ", ") + std::to_string(points);
    return text + (rule.points.size() > 1 ? " for one, two … of them at once" : " points");
}

Lines explain_melds(const Rulebook& rules, std::string_view word) {
    Lines lines;
    for (const MeldRule& rule : rules.meld_rules) {
        bool meant = false;
        for (const std::string& name : rule.names) meant = meant || same_start(name, word);
        if (!meant) continue;
        const auto places = places_of(rule, Suit::hearts);
        const std::string example =
            places.empty() ? "" : fmt::format("; with hearts trump, {}", notation(places[0]));
        lines.push_back(fmt::format("{}: {}{}.", rule.names[0], points_of(rule), example));
    }
    return lines;
}

std::string explain_claim(const Decision& decision) {
    return decision.may_claim
               ? "claim: every trick that is left is yours whatever the others hold; you may take "
                 "them now."
               : "claim: who is to lead may take the rest at once, when no holding of the others "
                 "could win a trick. That is not so now.";
}

} // namespace

Lines answer_question(const View& view, const Decision& decision, const std::string& about,
                      const Names& names) {
    Lines lines;
    int points = 0;
    if (about.empty()) {
        for (const std::string& line : teach::explain_decision(view, decision))
            lines.push_back(names.put_into(line));
        return lines;
    }
    if (parse_int(about, points)) return explain_bid(view, points);
    if (const auto cards = read_cards(about); cards && cards->size() == 1)
        return explain_card(view, decision, cards->front());
    if (const auto suit = parse_suit(about)) return {explain_suit(view, *suit)};
    if (about == "claim") return {explain_claim(decision)};
    for (const std::string& text : {explain_pass(view.rules(), about), explain_exit(view.rules(), about)})
        if (!text.empty()) return {text};
    if (lines = explain_melds(view.rules(), about); !lines.empty()) return lines;
    if (const std::string help = help_on(about); !help.empty()) return {help};
    return {
        fmt::format("\"{}\" is neither a card, a bid, a meld nor a command; ? alone explains what is asked.",
                    printable(about, 40))};
}

} // namespace roundhouse::cli
