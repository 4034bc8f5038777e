#include "teach/workshop/position.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"
#include "present/scores.hpp"
#include "teach/asks/count_step.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::teach {

namespace {

std::vector<MeldsWith> melds_of(const CardSet& hand, const Rulebook& now, const Rulebook& before, Face face) {
    std::vector<MeldsWith> found;
    for (const Suit suit : present::suits_in_order()) {
        MeldsWith one{suit, now.melds.points(hand, suit), before.melds.points(hand, suit), {}};
        Lines names;
        for (const Meld& meld : now.melds.best(hand, suit))
            names.push_back(
                present::in_words(now.meld_rules[static_cast<std::size_t>(meld.rule)], meld.multiple, face));
        one.names = join(names, ", ");
        found.push_back(std::move(one));
    }
    return found;
}

std::optional<LegalCards> legal_of(const View& view, const Rulebook& now, Face face) {
    if (view.decision().kind != DecisionKind::play || view.decision().seat != view.seat()) return {};
    const Rulebook& as_named = as_played(now, view.contract().name);
    const PlayTable& table = play_table(as_named, view.step());
    const TrickPlay state = view.trick_play();
    LegalCards legal;
    legal.trick.assign(view.trick().begin(), view.trick().end());
    const CardSet hand = view.hand();
    const auto may = [&](const PlayTable& by) { return hand.only(legal_kinds(by, state)); };
    legal.now = may(table);
    legal.before = may(view.table());
    for (const Card card : hand - legal.now)
        if (const auto refusal = why_not(table, state, card)) {
            legal.why = present::in_words(*refusal, nullptr, face);
            break;
        }
    return legal;
}

/// The side that plays for a bid; the viewer's, if there is none.
int side_asked(const RoundResult& result, Seat viewer) {
    if (result.declarers) return result.declarers;
    for (std::size_t i = 0; i < result.sides.size(); ++i)
        for (const Seat seat : result.sides[i].seats)
            if (seat == viewer) return static_cast<int>(i + 1);
    return 1;
}

/// The hand as it is, played out: the side asked about takes `count` card points of `all`, the next side the
/// rest.
RoundResult played_out(RoundResult result, int side, int count, int all) {
    const std::size_t own = static_cast<std::size_t>(side - 1), other = own == 0 ? 1 : 0;
    for (SideResult& one : result.sides) one.count = one.tricks = 0;
    result.sides[own].count = count;
    result.sides[own].tricks = count == all ? result.tricks : count > 0 ? 1 : 0;
    if (other < result.sides.size()) {
        result.sides[other].count = all - count;
        result.sides[other].tricks = result.tricks - result.sides[own].tricks;
    }
    if (result.declarers) {
        const int won = result.sides[static_cast<std::size_t>(result.declarers - 1)].tricks;
        result.contract.reached = tricks_reach(result.contract.goal, won, result.tricks);
    }
    result.outcome = outcome_played;
    return result;
}

int points_for(const Settled& settled, const RoundResult& result, int side) {
    const Party party = result.sides[static_cast<std::size_t>(side - 1)].parties.front();
    return settled.delta[static_cast<std::size_t>(party - 1)];
}

std::string lines_for(const Settled& settled, int side) {
    Lines lines;
    for (const Line& line : settled.lines)
        if (line.side == side && line.tally.empty())
            lines.push_back(fmt::format("{} {}", present::line_text(line.text), line.points));
    return join(lines, ", ");
}

/// While nobody has a contract, gives it to the viewer for the least bid.
void suppose_contract(const Rulebook& now, Seat viewer, RoundResult& result) {
    if (result.contract.seat || !now.auction) return;
    result.contract.seat = viewer;
    result.contract.bid = now.auction->minimum;
    result.declarers = side_asked(result, viewer);
    SideResult& side = result.sides[static_cast<std::size_t>(result.declarers - 1)];
    side.bid = side.contract = result.contract.bid;
}

/// Before anything is melded, supposes the best meld of the viewer's hand alone.
void suppose_melds(const View& view, const Rulebook& now, RoundResult& result) {
    const auto melded = [](const SideResult& side) { return side.meld > 0; };
    if (std::any_of(result.sides.begin(), result.sides.end(), melded) || view.step() == Step::play) return;
    int most = 0;
    for (const Suit suit : all_suits) most = std::max(most, now.melds.points(view.hand(), suit));
    if (view.trump()) most = now.melds.points(view.hand(), view.trump());
    result.sides[static_cast<std::size_t>(side_asked(result, view.seat()) - 1)].meld = most;
}

/// Why the position cannot arise under these rules; empty if it can, as far as cards, seats and steps go.
std::string why_never(const Match& match, Step step, const Rulebook& now) {
    if (now.deck != match.rules->deck || now.seats != match.rules->seats || now.sides != match.rules->sides)
        return tr(
            "Under the saved rules the deck or the seating is different, so this position cannot arise.");
    if (std::find(now.flow.begin(), now.flow.end(), step) == now.flow.end())
        return tr("This round is at a step that the saved rules leave out, so this position cannot arise.");
    return {};
}

void settle_all(const Match& match, const View& view, const Rulebook& now, PositionAnswers& answers) {
    RoundResult result = result_of(match.round->state());
    answers.supposed = now.auction && !result.contract.seat;
    suppose_contract(now, view.seat(), result);
    suppose_melds(view, now, result);
    const int side = side_asked(result, view.seat());
    const Rulebook &counts = as_played(now, result.contract.name),
                   &counts_before = as_played(*match.rules, result.contract.name);
    const int all = counts.count.total, all_before = counts_before.count.total, step = count_step(counts);
    if (result.contract.seat) answers.bid = result.contract.bid;
    for (int count = 0; count <= all; count += step) {
        const RoundResult end = played_out(result, side, count, all);
        const Settled settled = settle(now, end);
        const RoundResult before = played_out(result, side, std::min(count, all_before), all_before);
        const Settled as_before = settle(*match.rules, before);
        answers.settled.push_back({count, points_for(settled, end, side), points_for(as_before, before, side),
                                   lines_for(settled, side)});
    }
    const auto no_loss = [](const SettledWith& one) { return one.now >= 0; };
    const auto first = std::find_if(answers.settled.begin(), answers.settled.end(), no_loss);
    if (first != answers.settled.begin() && first != answers.settled.end())
        answers.makes = static_cast<std::size_t>(first - answers.settled.begin());
    answers.likely = answers.makes.value_or(answers.settled.size() / 2);
}

} // namespace

PositionAnswers answers_for(const Match& match, Seat viewer, const Rulebook& now, Face face) {
    PositionAnswers answers;
    const LanguageScope texts(speaking_of(now.texts));
    if (!match.round_is_on()) {
        answers.trouble = tr("No hand is being played.");
        return answers;
    }
    const View view(*match.round, viewer);
    answers.trouble = why_never(match, view.step(), now);
    if (!answers.trouble.empty()) return answers;
    answers.hand = view.hand();
    answers.round = match.round_number;
    answers.trick = static_cast<int>(view.finished_tricks().size()) + 1;
    answers.melds = melds_of(view.hand(), now, *match.rules, face);
    answers.legal = legal_of(view, now, face);
    try {
        settle_all(match, view, now, answers);
    } catch (const std::exception& error) {
        answers.trouble = error.what();
        answers.settled.clear();
    }
    return answers;
}

} // namespace roundhouse::teach
