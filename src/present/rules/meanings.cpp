#include "present/rules/meanings.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/rules/rules_words.hpp"

#include <optional>
#include <stdexcept>

namespace roundhouse::present {

namespace {

/// Whose side reneged.
enum class Reneged : std::uint8_t { nobody, declarers, others };

/// What the side that reneged loses; or, if nobody did, what the declarer's side loses that takes nothing at
/// that bid. Empty if the settlement does not tell.
std::optional<int> points_lost(const Rulebook& rules, int bid, Reneged reneged) {
    if (!rules.live) return {};
    PerSeat<std::uint8_t> of = rules.party;
    for (Seat seat = 1; seat <= rules.seats && rules.sides == SidesForm::called; ++seat)
        of[seat] = seat == 1 ? 1 : 2;
    RoundResult round;
    round.contract.seat = 1;
    round.contract.bid = bid;
    round.declarers = of[1];
    round.tricks = tricks(rules);
    round.scores.resize(static_cast<std::size_t>(rules.parties), 0);
    round.tallies.resize(round.scores.size() * rules.tallies.size(), 0);
    round.sides = sides_of(rules, of);
    credit_people(rules, rules.people, round.sides);
    SideResult& declarers = round.sides[static_cast<std::size_t>(round.declarers - 1)];
    declarers.bid = declarers.contract = bid;
    const int loser = reneged == Reneged::others ? of[2] : round.declarers;
    if (reneged != Reneged::nobody) {
        round.outcome = outcome_of_renege;
        round.offender = loser;
    }
    int lost = 0;
    try {
        for (const Line& line : rules.live->settle(round))
            if (line.tally.empty() && line.side == loser) lost -= line.points;
    } catch (const std::runtime_error&) { // a script that cannot settle this; settling the round will say so
        return {};
    }
    return lost;
}

} // namespace

std::string meaning_of_bid(const Rulebook& rules, int bid) {
    const bool alone = rules.sides == SidesForm::each;
    const std::string promise =
        alone ? tr("A bid of {0} commits you to at least {0} points in melds and tricks.", bid)
              : tr("A bid of {0} commits your side to at least {0} points in melds and tricks.", bid);
    const auto lost = points_lost(rules, bid, Reneged::nobody);
    if (!lost || *lost <= 0) return promise;
    if (*lost == bid) return promise + " " + tr("Fall short and you are set: the bid comes off your score.");
    if (*lost % 2 == 0 && *lost / 2 == bid)
        return promise + " " +
               tr("Fall short and you are set: twice the bid, {}, comes off your score.", *lost);
    return promise + " " + tr("Fall short and you are set: {} points come off your score.", *lost);
}

std::string meaning_of_bid(const View& view, int bid) {
    if (!view.rules().auction->summed) return meaning_of_bid(view.rules(), bid);
    int sum = bid;
    for (const Call& call : view.calls())
        if (view.sides().of[call.seat] == view.sides().of[view.seat()]) sum += call.bid;
    return tr("It is added to what your side has named: {} in all, to be made in melds and tricks.", sum);
}

std::string meaning_of_pass(const Rulebook& rules, int which) {
    const std::string text = meaning_of(rules.auction->passes.at(static_cast<std::size_t>(which)));
    if (!text.empty()) return text;
    return rules.auction->turns == CallTurns::may_return
               ? tr("You do not bid now. As long as the bidding goes on, you may still bid later.")
               : tr("You drop out of the bidding for this round.");
}

std::string meaning_of(const PassCall& pass) {
    std::vector<std::string> sentences;
    if (!pass.meaning.empty()) sentences.push_back(translated(pass.meaning));
    if (pass.meld)
        sentences.push_back(pass.aces_around
                                ? tr("This pass tells your partner that you hold {} to {} points of meld, "
                                     "aces around among them.",
                                     pass.meld->least, pass.meld->most)
                                : tr("This pass tells your partner that you hold {} to {} points of meld.",
                                     pass.meld->least, pass.meld->most));
    else if (pass.aces_around)
        sentences.push_back(tr("This pass tells your partner that you hold aces around."));
    if (pass.hands_back == HandsBack::always)
        sentences.push_back(
            tr("If your partner ends up with the contract, they may hand it back to you at the "
               "next higher bid."));
    if (pass.hands_back == HandsBack::without_marriage)
        sentences.push_back(
            tr("If your partner ends up with the contract and holds no marriage, they may hand "
               "it back to you at the next higher bid."));
    return join(sentences, " ");
}

std::string meaning_of(const StepOption& option, Face face) {
    std::vector<std::string> parts;
    if (!option.text.empty()) parts.push_back(translated(option.text));
    if (option.does.bid) parts.push_back(tr("The contract is for {} then.", *option.does.bid));
    if (option.does.trump) parts.push_back(tr("Trump is {} then.", in_words(*option.does.trump, face)));
    if (const auto [one, other] = option.does.swap; one)
        parts.push_back(tr("Seats {} and {} swap hands.", one, other));
    if (!option.does.takes.empty())
        parts.push_back(tr("It ends the hand early: {}.", translated(option.does.takes)));
    return join(parts, " ");
}

namespace {

std::string goal_in_words(Goal goal) {
    switch (goal) {
    case Goal::bid: break;
    case Goal::every_trick: return tr("There is no trump, and the declarer must take every trick alone.");
    case Goal::no_trick: return tr("There is no trump, and the declarer must not take a single trick.");
    }
    return tr("There is no trump, and the declarer must make the bid.");
}

} // namespace

std::string meaning_of(const SideContract& contract, Face face) {
    std::vector<std::string> sentences{goal_in_words(contract.goal)};
    if (contract.own) {
        sentences.push_back(tr("Cards rank {}.", ranks_text(contract.own->ranks, face)));
        sentences.push_back(tr("Tricks count: {}.", count_text(*contract.own, face)));
    }
    if (contract.times == 2) sentences.push_back(tr("The hand counts double."));
    if (contract.times > 2) sentences.push_back(tr("The hand counts {} times as much.", contract.times));
    if (!contract.melds) sentences.push_back(tr("Nobody melds."));
    if (contract.bid_up_to)
        sentences.push_back(tr("It can be named at a bid of up to {}.", *contract.bid_up_to));
    if (contract.goal != Goal::bid) sentences.push_back(tr("Play stops as soon as it is decided."));
    return join(sentences, " ");
}

namespace {

/// "non-counters", "ace", "nines or jacks"
std::string kinds_in_words(const HandCount& fact, bool one) {
    std::vector<std::string> kinds;
    for (const std::string_view word : words(fact.of)) {
        const auto rank = parse_rank(word);
        kinds.push_back(translated(!rank ? std::string(word)
                                   : one ? lower_case(name(*rank))
                                         : lower_case(name(*rank)) + "s"));
    }
    return one_of(kinds);
}

[[maybe_unused]] constexpr std::array kinds_of_cards{
    translatable("counters"), translatable("non-counters"), translatable("ace"),   translatable("aces"),
    translatable("ten"),      translatable("tens"),         translatable("king"),  translatable("kings"),
    translatable("queen"),    translatable("queens"),       translatable("jack"),  translatable("jacks"),
    translatable("nine"),     translatable("nines"),        translatable("eight"), translatable("eights"),
    translatable("seven"),    translatable("sevens")};

/// "13 or more non-counters", "no ace", "5 or more nines or jacks".
std::string count_in_words(const HandCount& fact) {
    const std::string what = kinds_in_words(fact, fact.most == 0);
    if (fact.most == 0) return tr("no {}", what);
    if (!fact.most) return tr("{} or more {}", fact.least, what);
    if (fact.least == 0) return tr("at most {} {}", *fact.most, what);
    return fact.least == *fact.most ? tr("exactly {} {}", fact.least, what)
                                    : tr("{} to {} {}", fact.least, *fact.most, what);
}

/// When in a hand that step's seat decides.
std::string point_of_hand(Step step) {
    switch (step) {
    case Step::auction: return tr("during the bidding");
    case Step::kitty: return tr("before the kitty is taken");
    case Step::discard: return tr("before discarding");
    case Step::call_card: return tr("before a card is called");
    case Step::trump: return tr("before trump is named");
    case Step::exchange: return tr("before the exchange");
    case Step::meld: return tr("before melding");
    default: return {};
    }
}

} // namespace

std::string where_open(const ExitRule& exit) {
    if (exit.by_rule) return {};
    std::vector<std::string> points;
    for (const Step step : exit.at)
        if (std::string point = point_of_hand(step); !point.empty()) points.push_back(std::move(point));
    if (exit.at_lead && !exit.anyone) points.push_back(tr("before the first lead"));
    return join(points, tr(" or "));
}

std::string when_open(const ExitRule& exit) {
    std::vector<std::string> facts;
    const ExitWhen& when = exit.when;
    if (when.bid_above_meld)
        facts.push_back(tr("the bid is more than {} above the side's meld", *when.bid_above_meld));
    if (when.meld_under) facts.push_back(tr("the side's meld is under {}", *when.meld_under));
    if (when.forced)
        facts.push_back(*when.forced ? tr("the declarer was stuck with the contract")
                                     : tr("the declarer was not stuck with the contract"));
    if (when.had_to_open) facts.push_back(tr("the declarer had to open the bidding"));
    if (when.bid) facts.push_back(tr("the bid is {}", *when.bid));
    if (when.nobody_bid) facts.push_back(tr("nobody bids"));
    if (when.no_suit) facts.push_back(tr("the hand allows no suit to be named trump"));
    std::vector<std::string> held;
    for (const HandCount& fact : when.holds) held.push_back(count_in_words(fact));
    if (!held.empty()) facts.push_back(tr("the hand holds {}", all_of(held)));
    return facts.empty() ? "" : tr("if {}", all_of(facts));
}

std::string why_closed(const ExitRule& exit, const ExitFacts& facts) {
    const auto need = unmet(exit.when, facts);
    if (!need) return {};
    const std::string name = translated(exit.name), when = when_open(exit);
    if (*need == ExitNeed::nobody_bid && !exit.when.nobody_bid)
        return tr("“{}” is possible only if somebody bids.", name);
    if (*need == ExitNeed::bid_above_meld)
        return tr("“{0}” is possible only {1}; here the bid is {2}, the meld {3}.", name, when, *facts.bid,
                  *facts.declarers_meld);
    if (*need == ExitNeed::meld_under)
        return tr("“{0}” is possible only {1}; here the meld is {2}.", name, when, *facts.declarers_meld);
    if (*need == ExitNeed::bid)
        return tr("“{0}” is possible only {1}; here it is {2}.", name, when, *facts.bid);
    return tr("“{0}” is possible only {1}.", name, when);
}

std::string meaning_of(const ExitRule& exit, SidesForm sides) {
    const std::string when = when_open(exit);
    std::vector<std::string> sentences;
    if (exit.by_rule)
        sentences.push_back(when.empty() ? tr("It happens by rule; nobody is asked.")
                                         : tr("It happens by rule {}; nobody is asked.", when));
    else if (exit.anyone && exit.at_lead)
        sentences.push_back(when.empty() ? tr("Open to any player before their first card.")
                                         : tr("Open to any player before their first card {}.", when));
    else if (exit.anyone)
        sentences.push_back(when.empty() ? tr("Open to any player on their turn.")
                                         : tr("Open to any player on their turn {}.", when));
    else
        sentences.push_back(when.empty() ? tr("Open to the declarer.")
                                         : tr("Open to the declarer {}.", when));
    if (exit.melds == ExitMelds::other_sides)
        sentences.push_back(sides == SidesForm::each ? tr("The declarer does not meld.")
                                                     : tr("The declarer's side does not meld."));
    if (exit.melds == ExitMelds::nobody) sentences.push_back(tr("Nobody melds."));
    if (std::string cost = cost_of(exit); !cost.empty()) sentences.push_back(std::move(cost));
    return join(sentences, " ");
}

std::string cost_of_reneging(const Rulebook& rules) {
    if (!rules.auction || rules.auction->summed) return {};
    const int bid = rules.auction->minimum;
    const auto lost = [&](Reneged who) {
        const int points = points_lost(rules, bid, who).value_or(0);
        if (points == bid) return tr("the bid");
        return points == 2 * bid ? tr("twice the bid") : std::string();
    };
    const std::string own = lost(Reneged::declarers), others = lost(Reneged::others);
    if (own.empty() || others.empty()) return {};
    return tr("the declarer's side loses {} if the renege was its own, another side {}", own, others);
}

std::string cost_of(const ExitRule& exit) {
    const std::string text = translated(exit.text);
    if (!exit.deals_again) return text;
    const std::string again = tr("The hand is void: nobody scores, and the same dealer deals again.");
    return text.empty() ? again : text + " " + again;
}

} // namespace roundhouse::present
