#include "present/asked/answers.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/asked/decisions.hpp"
#include "present/asked/offer.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"
#include "present/rules/customs.hpp"
#include "present/rules/meanings.hpp"
#include "present/rules/rules_page.hpp"
#include "present/rules/rules_words.hpp"
#include "present/rules/terms.hpp"

namespace roundhouse::present {

namespace {

/// True if the typed word begins the name, as it is in the package or in the reader's language.
bool means(const std::string& name, std::string_view typed) {
    if (typed.size() < 3) return false;
    return lower_case(name).starts_with(typed) || lower_case(translated(name)).starts_with(typed);
}

/// What a card counts and which melds it serves in.
std::string about_card(const View& view, Card card, Face face) {
    const Rulebook& rules = view.rules();
    if (!rules.deck.has(card)) return tr("{} is not in this deck.", mark(card));
    const int points = rules.play.points[card];
    Lines melds;
    if (view.trump() && view.hand().has(card))
        for (const Meld& meld : rules.melds.best(view.hand(), *view.trump()))
            if (meld.cards.has(card))
                melds.push_back(
                    in_words(rules.meld_rules[static_cast<std::size_t>(meld.rule)], meld.multiple, face));
    const std::string counts = points ? tr("{} counts {} in tricks.", mark(card), in_points(points))
                                      : tr("{} counts nothing in tricks.", mark(card));
    return melds.empty() ? counts : counts + " " + tr("In your hand it belongs to {}.", all_of(melds));
}

std::string why_it_stays(Spares spares) {
    switch (spares) {
    case Spares::nothing:
    case Spares::kinds_taken: break;
    case Spares::melded:
        return tr("It is in one of your melds: you may discard it only when no others are left.");
    case Spares::listed: return tr("Such cards may be discarded only when no others are left.");
    }
    return tr("It came with the kitty: discard no more copies of a card than you held before.");
}

Lines explain_card(const View& view, const Decision& decision, Card card, Face face) {
    if (decision.kind == DecisionKind::play)
        return {why_not_in_words(view.table(), view.trick_play(), card, face), about_card(view, card, face)};
    Lines lines{about_card(view, card, face)};
    const bool held = view.hand().has(card);
    if (decision.kind == DecisionKind::ask_card)
        lines.push_back(decision.cards.has(card) ? tr("You may call it.")
                        : held && !view.rules().call_card->makes_partner
                            ? tr("You hold it, so you cannot call it.")
                            : tr("It cannot be called."));
    else if (!held)
        lines.push_back(tr("You do not hold it."));
    else if (decision.kind == DecisionKind::discard && decision.cards.has(card))
        lines.push_back(tr("You may discard it."));
    else if (decision.kind == DecisionKind::discard)
        lines.push_back(why_it_stays(view.rules().discard->spares));
    return lines;
}

Lines explain_bid(const View& view, int points) {
    if (!view.rules().auction) return {tr("There is no bidding in these rules.")};
    const AuctionRule& rule = *view.rules().auction;
    if (over(view.auction())) {
        const std::string closed = tr("The auction is over.");
        if (rule.summed || !can_be_bid(rule, points)) return {closed};
        return {meaning_of_bid(view.rules(), points), closed};
    }
    const bool now = may_bid(rule, view.auction(), points);
    Lines lines;
    if (now || can_be_bid(rule, points)) lines.push_back(meaning_of_bid(view, points));
    if (!now) {
        lines.push_back(in_words(why_not(rule, view.auction(), points)));
        return lines;
    }
    if (std::string custom = said_by_custom(view.rules(), points, view.auction().high); !custom.empty())
        lines.push_back(std::move(custom));
    return lines;
}

/// "three": the bid that is spoken as its last digit (D12).
Lines explain_spoken(const View& view, const std::string& word) {
    const auto& rule = view.rules().auction;
    const char* const digit = digit_spoken(word);
    if (!rule || !digit) return {};
    if (!rule->last_digit) return {in_words(Refusal{RefusalCode::not_spoken})};
    if (over(view.auction())) return {tr("The auction is over.")};
    const auto call = parse_call(*rule, view.auction(), digit);
    if (!call) return {tr("“{}” is not a bid that you can make now.", word)};
    return {tr("“{0}” is a bid of {1}, spoken as its last digit. It counts as {1}; by custom it also tells "
               "your partner that you hold aces around.",
               word, call->bid),
            meaning_of_bid(view, call->bid)};
}

std::string explain_contract(const Rulebook& rules, std::string_view word, Face face) {
    if (!rules.trump) return {};
    for (const SideContract& contract : rules.trump->also)
        if (means(contract.name, word)) return translated(contract.name) + ": " + meaning_of(contract, face);
    return {};
}

std::string explain_pass(const Rulebook& rules, std::string_view word) {
    if (!rules.auction) return {};
    const auto& passes = rules.auction->passes;
    for (std::size_t i = 0; i < passes.size(); ++i)
        if (passes[i].name == word || lower_case(translated(passes[i].name)) == word ||
            (i == 0 && (word == "p" || word == "pass")))
            return fmt::format("{}: {}", translated(passes[i].name),
                               meaning_of_pass(rules, static_cast<int>(i)));
    return {};
}

std::string explain_exit(const Rulebook& rules, std::string_view word) {
    for (const ExitRule& exit : rules.exits)
        if (means(exit.name, word)) return translated(exit.name) + ": " + meaning_of(exit, rules.sides);
    return {};
}

std::string points_of(const MeldRule& rule) {
    const Lines worth = worth_in_words(rule);
    if (worth.size() > 1) return tr("{} for one, two, … of them", join(worth, ", "));
    return rule.points.empty() ? join(worth, "") : in_points(rule.points.front());
}

Lines explain_melds(const View& view, std::string_view word, Face face) {
    const Rulebook& rules = view.rules();
    const Suit trump = view.trump().value_or(Suit::hearts);
    Lines lines;
    for (const MeldRule& rule : rules.meld_rules) {
        bool meant = lower_case(in_words(rule, 1, face)).starts_with(word) && word.size() >= 3;
        for (const std::string& name : rule.names) meant = meant || means(name, word);
        if (!meant) continue;
        const auto places = places_of(rule, trump);
        const std::string name = in_words(rule, 1, face);
        lines.push_back(places.empty() ? tr("{}: {}.", name, points_of(rule))
                                       : tr("{}: {}; with {} as trump, {}.", name, points_of(rule),
                                            in_words(trump, face), mark(places[0])));
        if (rule.announced) lines.push_back(tr("It must be shown even when it does not count."));
    }
    if (!lines.empty() && rules.meld_at_least)
        lines.push_back(tr("A side that melds less than {} in all scores none of it.", rules.meld_at_least));
    return lines;
}

std::string explain_claim(const Decision& decision) {
    return decision.may_claim ? tr("Claim: every trick that is left is yours whatever the others hold. You "
                                   "may take them now.")
                              : tr("Claim: a player on lead may take the rest at once if the others could "
                                   "not win a trick whatever they held. That is not so now.");
}

/// A word of the page of rules: "kitty", "discard", "auction".
Lines explain_label(const Rulebook& rules, std::string_view word, Face face) {
    Lines lines;
    for (const RulesRow& row : rules_page(rules, face).rows)
        if (lower_case(row.label) == word) lines.push_back(row.label + ": " + row.text + ".");
    return lines;
}

Lines explain_term(const Rulebook& rules, std::string_view word) {
    const Terms& terms = terms_of(rules);
    const Term* const term = find_term(terms, word);
    return term ? in_sentences(explained(*term, terms)) : Lines{};
}

/// What the rules say about a word that is not a call, contract or way out, and what it means.
Lines explain_word(const View& view, const std::string& about, Face face) {
    const Rulebook& rules = view.rules();
    Lines lines = explain_melds(view, about, face);
    if (lines.empty()) lines = explain_label(rules, about, face);
    for (std::string& line : explain_term(rules, about)) lines.push_back(std::move(line));
    return lines;
}

} // namespace

std::vector<std::string> answer_question(const View& view, const Decision& decision, const std::string& about,
                                         const Names& names, Face face) {
    if (about.empty()) {
        Lines lines = explain_decision(view, decision, names, face);
        if (decision.kind == DecisionKind::call)
            for (std::string& told : told_by_partner_in_words(view)) lines.push_back(std::move(told));
        return lines;
    }
    if (int points = 0; parse_int(about, points)) return explain_bid(view, points);
    if (const auto cards = cards_written(about, face); cards && cards->size() == 1)
        return explain_card(view, decision, cards->front(), face);
    if (const auto suit = suit_written(about, face)) return {about_suit(view, *suit, face)};
    if (about == "calls" || about == lower_case(tr("calls"))) return calls_in_words(view, names);
    if (about == "claim") return {explain_claim(decision)};
    const Rulebook& rules = view.rules();
    for (const std::string& text :
         {explain_pass(rules, about), explain_exit(rules, about), explain_contract(rules, about, face)})
        if (!text.empty()) return {text};
    if (Lines lines = explain_spoken(view, about); !lines.empty()) return lines;
    return explain_word(view, about, face);
}

} // namespace roundhouse::present
