#include "present/asked/decisions.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/asked/offer.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"
#include "present/rules/meanings.hpp"

#include <algorithm>
#include <span>

namespace roundhouse::present {

namespace {

std::string asked_call(const View& view, const Decision& decision) {
    const AuctionRule& rule = *view.rules().auction;
    Lines bids, passes;
    for (const int bid : next_bids(rule, view.auction(), 4)) bids.push_back(std::to_string(bid));
    std::string shown = join(std::span(bids).first(std::min<std::size_t>(bids.size(), 3)), ", ");
    if (bids.size() > 3) shown += " …";
    if (decision.must_bid) return tr("your bid ({}; you cannot pass)", shown);
    for (const PassCall& pass : rule.passes) passes.push_back(translated(pass.name));
    if (bids.empty()) return tr("your call ({})", one_of(passes));
    return tr("your call ({} or {})", shown, join(passes, ", "));
}

std::string asked_contract(const Rulebook& rules, const Decision& decision) {
    std::vector<std::string> what;
    if (decision.suits & 15) what.push_back(tr("name trump"));
    for (std::size_t i = 0; i < rules.trump->also.size(); ++i)
        if (decision.suits >> (suit_count + i) & 1) what.push_back(translated(rules.trump->also[i].name));
    return one_of(what);
}

std::string asked_choice(const View& view, const Decision& decision) {
    std::vector<std::string> options;
    for (const StepOption& option : view.options()) options.push_back(translated(option.id));
    return fmt::format("{} ({})", in_words(view.rules().own_steps.at(own_number(decision.step)).title),
                       join(options, ", "));
}

std::string asked_in_itself(const View& view, const Decision& decision, const Names& names) {
    const int number = decision.how_many;
    switch (decision.kind) {
    case DecisionKind::keep_card: return tr("keep or reject the card");
    case DecisionKind::call: return asked_call(view, decision);
    case DecisionKind::hand_back:
        return tr("hand the contract back to {0} at {1}, or keep it at {2}", names[decision.to],
                  next_on_ladder(*view.rules().auction, view.auction().high), view.auction().high);
    case DecisionKind::take_kitty: return tr("take the kitty");
    case DecisionKind::discard: return tr_n("one card to discard", "{} cards to discard", number, number);
    case DecisionKind::ask_card:
        return view.rules().call_card->makes_partner
                   ? tr("a trump to ask for: whoever has it is your partner")
                   : tr("a card to call, or none");
    case DecisionKind::name_trump: return asked_contract(view.rules(), decision);
    case DecisionKind::give:
        return tr_n("one card for {1}", "{0} cards for {1}", number, number, names[decision.to]);
    case DecisionKind::object: return tr("a renege to call, or none");
    case DecisionKind::choose: return asked_choice(view, decision);
    case DecisionKind::meld: return decision.may_swap ? tr("a meld, swap, or none") : tr("a meld, or none");
    case DecisionKind::play: return decision.may_claim ? tr("your card, or claim the rest") : tr("your card");
    }
    return {};
}

} // namespace

std::string about_suit(const View& view, Suit suit, Face face) {
    const int held = view.hand().count(suit);
    if (!view.may_meld())
        return tr_n("{0}: you hold {1}.", "{0}: you hold {1}.", held, capital(in_words(suit, face)), held);
    return tr_n("{0}: you hold {1}, and your hand alone would meld {2}.",
                "{0}: you hold {1}, and your hand alone would meld {2}.", held, capital(in_words(suit, face)),
                held, points_or_nothing(view.rules().melds.points(view.hand(), suit)));
}

std::string what_is_asked(const View& view, const Decision& decision, const Names& names) {
    std::string what = asked_in_itself(view, decision, names);
    const auto& exits = view.rules().exits;
    for (std::size_t i = 0; i < exits.size(); ++i)
        if (decision.exits >> i & 1) what = tr("{}, or {}", what, translated(exits[i].name));
    return what;
}

namespace {

void explain_call(const View& view, const Decision& decision, const Names& names, Lines& lines) {
    const AuctionRule& rule = *view.rules().auction;
    const auto bids = next_bids(rule, view.auction());
    if (rule.summed)
        lines.push_back(
            tr("Each player names a number or passes, once; it need not be higher than another. The "
               "numbers of a side are added, and that is what it must make. The highest number "
               "names trump and leads."));
    lines.push_back(view.auction().high
                        ? tr("The high bid is {}, by {}.", view.auction().high, names[view.auction().holder])
                        : tr("Nobody has bid yet."));
    if (!bids.empty()) lines.push_back(meaning_of_bid(view, bids.front()));
    if (decision.must_bid) lines.push_back(in_words(why_no_pass(rule, view.auction())));
    for (std::size_t i = 0; i < rule.passes.size() && !decision.must_bid; ++i)
        lines.push_back(fmt::format("{}: {}", capital(translated(rule.passes[i].name)),
                                    meaning_of_pass(view.rules(), static_cast<int>(i))));
    if (rule.last_digit)
        lines.push_back(tr("The bids from {} to {} may be spoken as their last digit: “{}” is {}.",
                           rule.last_digit->from + rule.last_digit->by,
                           rule.last_digit->from + 9 * rule.last_digit->by, digit_in_words("three"),
                           rule.last_digit->from + 3 * rule.last_digit->by));
    if (const Seat holder = view.auction().holder; holder && !rule.summed)
        lines.push_back(tr("If nobody goes higher, {} has it at {}.", names[holder], view.auction().high));
    else if (rule.dealer_takes)
        lines.push_back(
            somebody_sits_out(view.rules())
                ? tr("If everybody passes, the last to call is stuck with it at {}.", *rule.dealer_takes)
                : tr("If everybody passes, the dealer is stuck with it at {}.", *rule.dealer_takes));
}

void explain_discard(const View& view, const Decision& decision, Lines& lines) {
    const DiscardRule& rule = *view.rules().discard;
    lines.push_back(
        tr_n("Discard exactly one card.", "Discard exactly {} cards.", decision.how_many, decision.how_many));
    lines.push_back(rule.counts ? tr("What you discard counts for your tricks in the end.")
                                : tr("What you discard counts for nobody."));
    lines.push_back(melds_before_discard(view.rules()) ? tr("Your melds are counted already.")
                                                       : tr("It can no longer be melded."));
    if (rule.spares == Spares::kinds_taken && decision.cards != view.hand())
        lines.push_back(tr("You may discard no more copies of a card than you held before you took the "
                           "kitty. You may discard {}.",
                           mark(decision.cards)));
    if (!decision.in_any_case.empty())
        lines.push_back(
            rule.spares == Spares::melded
                ? tr("These are in no meld, so you must discard them: {}.", mark(decision.in_any_case))
                : tr("You must discard these: {}.", mark(decision.in_any_case)));
    else if (rule.spares == Spares::melded)
        lines.push_back(tr("Melded cards stay. You may discard {}.", mark(decision.cards)));
    else if (rule.spares == Spares::listed && decision.cards != view.hand())
        lines.push_back(tr("Some cards may be discarded only when no others are left. You may discard {}.",
                           mark(decision.cards)));
}

void explain_calling(const CallCardRule& rule, Lines& lines) {
    if (rule.makes_partner) {
        lines.push_back(
            tr("Ask for a card of the trump suit: the first other player in turn who has it keeps it, and is "
               "your partner for this hand. If nobody else has it, you ask for another; when none is left, "
               "you play alone."));
        return;
    }
    lines.push_back(
        tr("Call a card that you do not hold: the first player in turn who has it gives it to you. "
           "If nobody has it, nothing happens. Or call none."));
    if (rule.gives_back) lines.push_back(tr("In return they get a card of your choice."));
}

void explain_give(const View& view, const Decision& decision, const Names& names, Lines& lines) {
    const std::string& whom = names[decision.to];
    lines.push_back(tr_n("Choose one card of your hand; only {1} will see it.",
                         "Choose exactly {0} cards of your hand; only {1} will see them.", decision.how_many,
                         decision.how_many, whom));
    if (decision.step == Step::kitty)
        lines.push_back(tr("It must be from the kitty; you keep one card of it."));
    else if (decision.cards != view.hand())
        lines.push_back(tr("It cannot be the card you called."));
    else if (decision.step == Step::exchange && view.rules().exchange->simultaneous)
        lines.push_back(tr("You see what you get when both have chosen."));
}

/// The rule for the same cards in a suit that is not trump; null if they are melded in trump alone.
const MeldRule* outside_trump(const Rulebook& rules, const MeldRule& in_trump) {
    for (const MeldRule& rule : rules.meld_rules)
        if ((rule.of == MeldSuit::plain || rule.of == MeldSuit::any) && rule.ranks == in_trump.ranks)
            return &rule;
    return nullptr;
}

/// That it beats the other suits, and what it does to this seat's melds, if the seat melds.
Lines what_trump_does(const View& view, Face face) {
    Lines only, more, said{tr("Trumps beat every other suit.")};
    for (const MeldRule& rule : view.rules().meld_rules) {
        if (rule.of != MeldSuit::trump || !view.may_meld()) continue;
        const MeldRule* const plain = outside_trump(view.rules(), rule);
        if (!plain)
            only.push_back(in_words(rule, 1, face));
        else if (rule.points.front() > plain->points.front())
            more.push_back(in_words(*plain, 1, face));
    }
    if (!only.empty()) said.push_back(tr("Melded in trump alone: {}.", join(only, ", ")));
    if (!more.empty()) said.push_back(tr("Worth more in trump: {}.", join(more, ", ")));
    return said;
}

void explain_trump(const View& view, const Decision& decision, Face face, Lines& lines) {
    if (decision.suits & 15) lines.push_back(join(what_trump_does(view, face), " "));
    for (const Suit suit : suits_in_order())
        if (decision.suits >> index(suit) & 1) lines.push_back(about_suit(view, suit, face));
    const auto& also = view.rules().trump->also;
    for (std::size_t i = 0; i < also.size(); ++i)
        if (decision.suits >> (suit_count + i) & 1)
            lines.push_back(translated(also[i].name) + ": " + meaning_of(also[i], face));
}

void explain_options(const View& view, Face face, Lines& lines) {
    const OwnStep& step = view.rules().own_steps.at(own_number(view.step()));
    if (!step.text.empty()) lines.push_back(translated(step.text));
    for (const StepOption& option : view.options()) {
        std::string text = translated(option.id);
        if (const std::string meaning = meaning_of(option, face); !meaning.empty()) text += ": " + meaning;
        lines.push_back(option.then ? text : tr("{} (its script fails)", text));
    }
}

void explain_melding(const View& view, const Decision& decision, Face face, Lines& lines) {
    lines.push_back(
        tr("You took the trick, so you may meld before cards are drawn. A meld needs a card that is "
           "not melded yet; melded cards stay playable."));
    for (const Meld& meld : view.offered_melds()) {
        const MeldRule& rule = view.rules().meld_rules[static_cast<std::size_t>(meld.rule)];
        const std::string what = in_words(rule, meld.multiple, face), cards = mark(meld.cards);
        lines.push_back(wins_game(rule, meld.multiple) ? tr("{} ({}) wins the game.", what, cards)
                                                       : tr("{} ({}) for {}.", what, cards, meld.points));
    }
    if (decision.may_swap)
        lines.push_back(tr("Swap: you get {}, which lies under the stock, for {}.", mark(*view.turned_up()),
                           mark(Card(*view.rules().draw_play->swap, *view.trump()))));
}

/// Why cards of the hand may not be played: each reason once, with all its cards.
std::vector<Refusal> why_not_others(const View& view, const Decision& decision) {
    std::vector<Refusal> reasons;
    for (const Card card : in_order(CardSet::of(view.hand().kinds() & ~decision.cards.kinds()))) {
        auto refusal = why_not(view.table(), view.trick_play(), card);
        if (!refusal) continue;
        const auto same = std::find_if(reasons.begin(), reasons.end(), [&](Refusal other) {
            other.cards = refusal->cards;
            return other == *refusal;
        });
        if (same != reasons.end())
            same->cards += refusal->cards;
        else
            reasons.push_back(std::move(*refusal));
    }
    return reasons;
}

void explain_play(const View& view, const Decision& decision, Face face, Lines& lines) {
    lines.push_back(tr("You may play {}.", one_of(decision.cards)));
    for (const Refusal& reason : why_not_others(view, decision))
        lines.push_back(in_words(reason, nullptr, face));
    if (view.rules().enforcement == Enforcement::referee)
        lines.push_back(
            tr("Other cards are accepted too, but any other player may call the renege: “accuse” and "
               "the seat or the name."));
    if (decision.may_claim) lines.push_back(tr("Every trick that is left is yours: you may claim them."));
}

} // namespace

std::vector<std::string> explain_decision(const View& view, const Decision& decision, const Names& names,
                                          Face face) {
    Lines lines;
    switch (decision.kind) {
    case DecisionKind::keep_card:
        lines.push_back(
            tr("You drew {}. Keep it, and the next card goes unseen to your pile; or reject it, and "
               "you must keep the next card.",
               mark(decision.cards)));
        lines.push_back(tr("The cards in your pile count at the end."));
        break;
    case DecisionKind::call: explain_call(view, decision, names, lines); break;
    case DecisionKind::hand_back:
        lines.push_back(
            tr("{0} asked for the contract with a pass. Hand it back, and {0} has it at {1}; or keep "
               "it at {2}.",
               names[decision.to], next_on_ladder(*view.rules().auction, view.auction().high),
               view.auction().high));
        break;
    case DecisionKind::take_kitty:
        lines.push_back(tr("Take the kitty into your hand and play on. Once seen, it is taken."));
        break;
    case DecisionKind::discard: explain_discard(view, decision, lines); break;
    case DecisionKind::ask_card: explain_calling(*view.rules().call_card, lines); break;
    case DecisionKind::name_trump: explain_trump(view, decision, face, lines); break;
    case DecisionKind::give: explain_give(view, decision, names, lines); break;
    case DecisionKind::meld: explain_melding(view, decision, face, lines); break;
    case DecisionKind::play: explain_play(view, decision, face, lines); break;
    case DecisionKind::object:
        lines.push_back(
            tr("The last trick is played. If somebody reneged, call it now: “accuse” and the seat or "
               "the name. A wrong call costs nothing, but it is recorded."));
        break;
    case DecisionKind::choose: explain_options(view, face, lines); break;
    }
    const auto& exits = view.rules().exits;
    for (std::size_t i = 0; i < exits.size(); ++i)
        if (decision.exits >> i & 1)
            lines.push_back(fmt::format("{}: {}", capital(translated(exits[i].name)),
                                        meaning_of(exits[i], view.rules().sides)));
    return lines;
}

namespace {

/// The suit under which the hand melds most, and how much that is.
std::pair<Trump, int> best_melds(const View& view, const CardSet& hand) {
    const Rulebook& rules = view.rules();
    if (view.trump()) return {view.trump(), rules.melds.points(hand, view.trump())};
    std::pair<Trump, int> best{{}, 0};
    for (const Suit suit : nameable(rules, hand))
        if (const int points = rules.melds.points(hand, suit); points > best.second) best = {suit, points};
    return best;
}

} // namespace

std::string discard_warning(const View& view, const CardSet& cards, Face face) {
    const CardSet hand = view.hand();
    if (!hand.contains(cards) || melds_before_discard(view.rules())) return {}; // melds count already
    const auto [trump, before] = best_melds(view, hand);
    const auto [other, after] = best_melds(view, hand - cards);
    if (after >= before || !trump) return {};
    CardSet melded;
    for (const Meld& meld : view.rules().melds.best(hand, trump)) melded = larger(melded, meld.cards);
    const CardSet lost =
        cards.only((melded - common(melded, hand - cards)).kinds()); // both, where one would do
    return tr_n(
        "{0} is part of your best melds: with {1} as trump they are worth {2}, without it {3}. Do it again "
        "if you mean it.",
        "{0} are part of your best melds: with {1} as trump they are worth {2}, without them {3}. Do it "
        "again if you mean it.",
        lost.size(), mark(lost), in_words(*trump, face), before, after);
}

} // namespace roundhouse::present
