#include "present/asked/refusals.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"

namespace roundhouse::present {

namespace {

std::string seat_in_words(Seat seat, const Names* names) {
    return names ? (*names)[seat] : tr("seat {}", seat);
}

/// The bids that are open, as a sentence after the one that refuses another.
std::string open_bids(const std::vector<int>& bids) {
    constexpr std::size_t shown = 4;
    if (bids.empty()) return tr("You can only pass.");
    std::vector<std::string> texts;
    for (const int bid : bids)
        if (texts.size() < shown) texts.push_back(std::to_string(bid));
    if (bids.size() > shown) return tr("You may bid {} and so on.", join(texts, ", "));
    return tr("You may bid {}.", one_of(texts));
}

/// What has to be decided first, where something else was answered.
std::string what_is_asked(DecisionKind asked) {
    switch (asked) {
    case DecisionKind::keep_card: return tr("First keep or reject the card you drew.");
    case DecisionKind::call: return tr("First bid or pass.");
    case DecisionKind::hand_back: return tr("First keep the contract or hand it back.");
    case DecisionKind::take_kitty: return tr("First take the kitty.");
    case DecisionKind::discard: return tr("First discard.");
    case DecisionKind::ask_card: return tr("First call a card.");
    case DecisionKind::name_trump: return tr("First name trump.");
    case DecisionKind::give: return tr("First choose the cards to give.");
    case DecisionKind::meld: return tr("First meld, or say that you meld nothing.");
    case DecisionKind::play: return tr("It is time to play a card.");
    case DecisionKind::object: return tr("First call a renege, or let the hand stand.");
    case DecisionKind::choose: return tr("First choose one of the options.");
    }
    return {};
}

/// "diamonds were led and you can follow"
std::string what_the_rule_asks(const Refusal& refusal, Face face) {
    const std::string led = refusal.led ? in_words(refusal.led->suit(), face) : "";
    switch (refusal.keep.value_or(Keep::led)) {
    case Keep::led: return tr("{} were led and you can follow", led);
    case Keep::trump:
        return refusal.led ? tr("you have no {} but you have a trump", led) : tr("you have a trump");
    case Keep::winners:
        // Of equal cards the one played first is ahead (C15).
        return refusal.best && refusal.cards.has(*refusal.best)
                   ? tr("of two equal cards the first wins, and you can beat {}", mark(*refusal.best))
                   : tr("you can beat {}", mark(refusal.best.value_or(Card())));
    case Keep::plain: return tr("you have a card that is not a trump");
    case Keep::losers:
        return tr("you have a card that does not beat {}", mark(refusal.best.value_or(Card())));
    case Keep::counters: return tr("you have a counter");
    case Keep::garbage: return tr("you have a card that is not a counter");
    case Keep::listed: return tr("you have one of {}", kinds_text(refusal.asked, face));
    }
    return {};
}

std::string what_trump_needs(const Refusal& refusal) {
    if (refusal.asked.empty()) return tr("That suit cannot be trump.");
    return refusal.allowed.empty() ? tr("To name that suit trump you must hold {}.", mark(refusal.asked))
                                   : tr("To name that suit trump you must hold {} or {}.",
                                        mark(refusal.asked), mark(refusal.allowed));
}

// Each says why one kind of action is refused; for a refusal of another kind it is empty.

std::string why_not_now(const Refusal& r, const Names* names) {
    using enum RefusalCode;
    switch (r.code) {
    case not_dealt: return tr("No cards have been dealt yet.");
    case round_over: return tr("The round is over.");
    case not_asked: return what_is_asked(static_cast<DecisionKind>(r.number));
    case not_your_turn: return tr("It is {}'s turn.", seat_in_words(r.seat, names));
    case exit_closed: return tr("You cannot do that now.");
    case no_accusation:
        return tr("A renege can be called only while tricks are played, with a referee, and only on another "
                  "player.");
    default: return {};
    }
}

std::string why_not_called(const Refusal& r) {
    using enum RefusalCode;
    switch (r.code) {
    case auction_over: return tr("The auction is over.");
    case too_low:
        return tr("{} is not higher than the last bid, {}. {}", r.number, r.limit, open_bids(r.numbers));
    case below_minimum: return tr("{} is below the minimum, {}. {}", r.number, r.limit, open_bids(r.numbers));
    case too_high: return tr("{} is too high for any auction. {}", r.number, open_bids(r.numbers));
    case not_a_step:
        return tr("{} does not fit the steps of the bidding. {}", r.number, open_bids(r.numbers));
    case jumps_too_far:
        return tr("{} jumps too far: {} is the most. {}", r.number, r.limit, open_bids(r.numbers));
    case not_a_call: {
        std::vector<std::string> calls{tr("a number")};
        for (const std::string& pass : r.names) calls.push_back(translated(pass));
        return tr("There is no such call: say {}.", one_of(calls));
    }
    case not_spoken: return tr("In these rules a bid is named in full, not by its last digit.");
    case first_must_bid:
        return tr("The first call must be a bid: you cannot pass. Bid {} or more.", r.number);
    case meld_must_bid:
        return tr("You hold a meld and nobody has bid, so you cannot pass. Bid {} or more.", r.number);
    case cannot_be_trump: return what_trump_needs(r);
    case cannot_be_named:
        return r.limit ? tr("That contract can be named only at a bid of up to {}.", r.limit)
                       : tr("After a way out only a suit can be named.");
    default: return {};
    }
}

std::string why_not_given(const Refusal& r, Face face) {
    using enum RefusalCode;
    switch (r.code) {
    case not_held:
        return r.cards.size() == 1 ? tr("You do not hold {}.", mark(r.cards))
                                   : tr("You do not hold all of {}.", mark(r.cards));
    case wrong_number:
        return tr_n("Choose exactly one card; you chose {1}.", "Choose exactly {0} cards; you chose {1}.",
                    r.limit, r.limit, r.number);
    case picked_up:
        return tr(
            "Cards from the kitty stay in your hand: discard no more copies of a card than you held before.");
    case melded: return tr("Melded cards may be discarded only when no others are left.");
    case spared: return tr("{} may be discarded only when no others are left.", kinds_text(r.asked, face));
    case not_of_kitty: return tr("Give one card of the kitty that you have not given away yet.");
    case must_ask: return tr("You must ask for a card of the trump suit.");
    case not_to_ask: return tr("Ask for a trump that you have not asked for yet, not for {}.", mark(r.cards));
    case held: return tr("Call a card of this deck that you do not hold, not {}.", mark(r.cards));
    case not_to_give:
        return tr_n("Give back one of your cards, but not the one you called.",
                    "Give back {} of your cards, but not the one you called.", r.limit, r.limit);
    default: return {};
    }
}

std::string why_not_melded(const Refusal& r) {
    using enum RefusalCode;
    switch (r.code) {
    case not_a_meld: return tr("{} is not that meld with this trump.", mark(r.cards));
    case melded_enough:
        return tr_n("Only one meld may be laid after a trick.", "Only {} melds may be laid after a trick.",
                    r.limit, r.limit);
    case no_new_card: return tr("A meld needs at least one card that is not melded yet.");
    case served_already:
        return tr("A melded card may be melded again only in a meld of another type, or in a higher one of "
                  "the same type.");
    case cannot_swap: return tr("You hold no card to swap for the one turned up.");
    default: return {};
    }
}

std::string why_not_played(const Refusal& r, Face face) {
    using enum RefusalCode;
    switch (r.code) {
    case must:
        return tr("{} may not be played ({}): {}, so play {}.", mark(r.cards), translated(r.rule),
                  what_the_rule_asks(r, face), one_of(r.allowed));
    case not_certain:
        return tr("You can claim the rest only on your lead, when the others could not take a trick whatever "
                  "they held.");
    default: return {};
    }
}

std::string why_not_chosen(const Refusal& r) {
    using enum RefusalCode;
    switch (r.code) {
    case no_option: {
        std::vector<std::string> options;
        for (const std::string& option : r.names) options.push_back(translated(option));
        return tr("You may choose {}.", one_of(options));
    }
    case script: return tr("The package's script fails on that choice: {}", r.rule);
    default: return {};
    }
}

} // namespace

std::string in_words(const Refusal& refusal, const Names* names, Face face) {
    for (const std::string& sentence :
         {why_not_now(refusal, names), why_not_called(refusal), why_not_given(refusal, face),
          why_not_melded(refusal), why_not_played(refusal, face), why_not_chosen(refusal)})
        if (!sentence.empty()) return sentence;
    return {};
}

std::string why_not_in_words(const PlayTable& table, const TrickPlay& state, Card card, Face face) {
    const auto refusal = why_not(table, state, card);
    return refusal ? in_words(*refusal, nullptr, face) : tr("{} may be played.", mark(card));
}

std::string in_words(const NoCards& fault) {
    if (fault.too_many) return tr("there are more than {} copies of {}", CardSet::most_copies, fault.word);
    return tr("“{}” is not a card; a card is a rank (A 10 K Q J 9 8 7) and a suit (s h d c), like 10h or Qs",
              printable(fault.word, 40));
}

std::string in_words(const ActionFault& fault) {
    using enum ActionFault::Kind;
    const std::string word = printable(fault.word, 40);
    switch (fault.kind) {
    case empty: return tr("the line is empty");
    case unknown: return tr("“{}” is not an action", word);
    case no_cards: return in_words(NoCards{fault.word});
    case too_many_copies: return in_words(NoCards{fault.word, true});
    case one_card: return tr("one card is played at a time");
    case no_meld_name: return tr("a meld has a name, like \"meld Kh Qh as Marriage\"");
    case other_meld: return tr("in these rules these cards are not “{}”", word);
    case no_points: return tr("a bid is a whole number above zero");
    case no_seat: return tr("“{}” is not a seat whose renege could be called", word);
    case unknown_exit: return tr("these rules have no way out called “{}”", word);
    case unknown_contract: return tr("these rules have no contract called “{}”", word);
    case unknown_suit: return tr("“{}” is not a suit", word);
    }
    return {};
}

namespace {

/// A refusal is a whole sentence; here it goes into one about a journal.
std::string within_a_sentence(const Refusal& refusal) {
    std::string text = in_letters(in_words(refusal));
    if (text.ends_with('.')) text.pop_back();
    return text;
}

} // namespace

std::string in_words(const JournalTrouble& trouble) {
    const std::string found = printable(trouble.found, 60), expected = printable(trouble.expected, 200);
    switch (trouble.fault) {
    case JournalFault::empty: return tr("the journal is empty");
    case JournalFault::cut_off: return tr("the line is cut off");
    case JournalFault::not_a_journal: return tr("a journal begins with “{}”", expected);
    case JournalFault::empty_line: return tr("the line is empty");
    case JournalFault::not_in_head: return tr("“{}” does not belong in the head of a journal", found);
    case JournalFault::bad_seed: return tr("the seed is not a number from 0 to 2^64 - 1");
    case JournalFault::seat_order: return tr("the line of seat {} should stand here", expected);
    case JournalFault::no_variant: return tr("the journal names no variant");
    case JournalFault::no_seats: return tr("the journal names no seats");
    case JournalFault::other_rules:
        return tr("the rules have changed since: the journal was written under {}, the package as it is now "
                  "gives {}",
                  found, expected);
    case JournalFault::other_players:
        return tr("the journal seats {} players, the rules {}", found, expected);
    case JournalFault::round_is_on: return tr("a round begins before the last one has ended");
    case JournalFault::game_is_over: return tr("the game has ended before this line");
    case JournalFault::other_line: return tr("“{}” should stand here", expected);
    case JournalFault::no_pack: return tr("the pack should stand here");
    case JournalFault::pack_missing: return tr("the pack is missing");
    case JournalFault::no_cards: return in_words(NoCards{trouble.found});
    case JournalFault::not_in_deck: return tr("{} is not in this deck", found);
    case JournalFault::other_pack:
        return expected.empty() ? tr("this is not the pack that the seed deals in this round")
                                : tr("this is not the pack that seed {} deals in this round", expected);
    case JournalFault::other_deck: return tr("this pack has other cards than those before it");
    case JournalFault::no_commitment: return tr("the seed is secret, but no commitment to it is given");
    case JournalFault::sealed:
        return tr("the game is not over, and its deals are sealed with a key that is not here");
    case JournalFault::other_seed: return tr("the seed that is said here does not fit the commitment");
    case JournalFault::bad_seal: return tr("the seal is broken: what stands under it was changed");
    case JournalFault::other_scores:
        return tr("the scores do not follow from the play; it should be “{}”", expected);
    case JournalFault::other_sum: return tr("a line before this one was changed: its sum does not agree");
    case JournalFault::bad_undo: return tr("more is taken back than was done");
    case JournalFault::no_such_seat:
        return tr("a seat is given to another, but not one from 1 to {}", expected);
    case JournalFault::no_round: return tr("no round is being played");
    case JournalFault::other_turn: return tr("it is seat {}'s turn", expected);
    case JournalFault::no_action: return in_words(trouble.action);
    case JournalFault::refused: return trouble.refusal ? within_a_sentence(*trouble.refusal) : std::string();
    }
    return {};
}

} // namespace roundhouse::present
