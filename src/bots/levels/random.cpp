#include "bots/levels/random.hpp"

#include "cards/deck.hpp"

namespace roundhouse::bots {

namespace {

/// The number of a random set bit: a kind, a suit, a seat or a way out.
int any_bit(std::uint32_t mask, Random& random) { return any_kind(mask, random).number(); }

Action any_call(const View& view, const Decision& decision, Random& random) {
    const AuctionRule& rule = *view.rules().auction;
    const auto passes = static_cast<std::uint32_t>(rule.passes.size());
    if (!decision.must_bid && random.below(2) == 0) return pass(static_cast<int>(random.below(passes)));
    const auto bids = next_bids(rule, view.auction(), 3);
    if (bids.empty()) return pass();
    return bid(bids[random.below(static_cast<std::uint32_t>(bids.size()))]);
}

/// Where a referee watches, now and then an illegal one.
Card any_card(const View& view, const Decision& decision, Random& random) {
    const bool reneges = view.rules().enforcement == Enforcement::referee && random.below(20) == 0;
    return any_kind((reneges ? view.hand() : decision.cards).kinds(), random);
}

/// Now and then an accusation without reason.
Action any_objection(const View& view, Random& random) {
    if (random.below(8) != 0) return decline();
    const Asides may = view.asides();
    return accuse(1 + any_bit(may.accuse, random));
}

/// Of those that the script can carry out; with none the step would be over.
Action any_option(const View& view, Random& random) {
    std::vector<const StepOption*> sound;
    for (const StepOption& option : view.options())
        if (option.then) sound.push_back(&option);
    return choose(sound[random.below(static_cast<std::uint32_t>(sound.size()))]->id);
}

/// The swap, each meld offered and none at all, all equally likely.
Action any_meld(const View& view, const Decision& decision, Random& random) {
    const auto offered = view.offered_melds();
    const auto melds = static_cast<std::uint32_t>(offered.size());
    const std::uint32_t drawn = random.below(melds + (decision.may_swap ? 2 : 1));
    return drawn < melds ? meld(offered[drawn]) : drawn == melds ? decline() : swap();
}

} // namespace

/// Each card of `cards` equally likely to be among the `number` taken.
CardSet RandomPlayer::some_of(const CardSet& cards, int number) {
    CardSet taken;
    auto left = static_cast<std::uint32_t>(cards.size());
    auto wanted = static_cast<std::uint32_t>(number);
    for (const Card card : cards)
        if (random_.below(left--) < wanted) {
            taken.add(card);
            --wanted;
        }
    return taken;
}

Action RandomPlayer::decide(const View& view, const Decision& decision) {
    if (decision.exits && random_.below(4) == 0) return leave(any_bit(decision.exits, random_));
    switch (decision.kind) {
    case DecisionKind::keep_card: return random_.below(2) == 0 ? keep() : reject();
    case DecisionKind::call: return any_call(view, decision, random_);
    case DecisionKind::hand_back: return random_.below(2) == 0 ? hand_back() : decline();
    case DecisionKind::take_kitty: return take_kitty();
    case DecisionKind::discard: {
        if (decision.may_lead && random_.below(20) == 0) return play(any_kind(view.hand().kinds(), random_));
        const CardSet& first = decision.in_any_case;
        return discard(first + some_of(decision.cards - first, decision.how_many - first.size()));
    }
    case DecisionKind::ask_card:
        if (decision.may_decline && random_.below(4) == 0) return decline();
        return ask_card(any_kind(decision.cards.kinds(), random_));
    case DecisionKind::name_trump: {
        const int named = any_bit(decision.suits, random_);
        return named < suit_count ? name_trump(static_cast<Suit>(named)) : name_contract(named - suit_count);
    }
    case DecisionKind::give: return give(some_of(decision.cards, decision.how_many));
    case DecisionKind::meld: return any_meld(view, decision, random_);
    case DecisionKind::object: return any_objection(view, random_);
    case DecisionKind::play:
        if (decision.may_claim && random_.below(2) == 0) return claim();
        return play(any_card(view, decision, random_));
    case DecisionKind::choose: return any_option(view, random_);
    }
    return pass();
}

} // namespace roundhouse::bots
