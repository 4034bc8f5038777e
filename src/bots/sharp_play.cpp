// The play of the cards by `sharp`: play-outs while many tricks are left, exact near the end.

#include "bots/sharp.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

/// Nodes of exact search that one world of the work stands for.
constexpr std::int64_t nodes_of_a_world = 1800;
/// Where more tricks are left, exact search is not tried at all.
constexpr int most_exact_tricks = 8;

struct Candidate {
    Card card;
    double worth = 0, count = 0;
    int made = 0;
};

/// One decision: what stays the same from world to world.
struct Table {
    const View& view;
    const Policy& policy;
    Worth worth;
    PerSeat<int> meld{};
    std::uint32_t camp = 0; ///< the declarers' seats; without a contract the own side's

    explicit Table(const View& seen, const Policy& by) : view(seen), policy(by), worth(seen) {
        const Sides& sides = view.sides();
        const int camp_side = sides.declarers ? sides.declarers : sides.of[view.seat()];
        for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
            meld[seat] = view.meld_points(seat);
            if (sides.of[seat] == camp_side) camp |= 1u << (seat - 1);
        }
    }

    void note(Candidate& candidate, const TrickPlay& end) {
        const Sides& sides = end.sides;
        int own = 0, declarers = 0;
        for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
            if (sides.of[seat] == sides.of[view.seat()]) own += end.count[seat];
            if (sides.of[seat] == sides.declarers) declarers += end.count[seat] + meld[seat];
        }
        candidate.worth += worth.of(view.contract(), meld, end) + tie_share * own;
        candidate.count += own;
        candidate.made += view.contract().seat && declarers >= view.contract().bid;
    }

    /// The end of the hand if the camp takes `points` of what is left, told as tricks that are over: the
    /// first seat of the camp and the first seat against it stand for all.
    TrickPlay ended(const TrickPlay& state, int points, int left) const {
        TrickPlay end = state;
        Seat with = 0, against = 0;
        for (Seat seat = view.rules().seats; seat >= 1; --seat)
            (camp >> (seat - 1) & 1 ? with : against) = seat;
        if (points > 0 || against == 0) {
            end.count[with] = static_cast<std::int16_t>(end.count[with] + points);
            end.tricks[with] = static_cast<std::uint8_t>(end.tricks[with] + 1);
        }
        if (left > points && against) {
            end.count[against] = static_cast<std::int16_t>(end.count[against] + left - points);
            end.tricks[against] = static_cast<std::uint8_t>(end.tricks[against] + 1);
        }
        end.done = static_cast<std::uint8_t>(end.done + end.left);
        end.left = 0;
        return end;
    }
};

int points_left(const PlayTable& table, const TrickPlay& state) {
    if (finished(state)) return 0;
    int left = table.last_trick;
    for (Seat seat = 1; seat <= table.seats; ++seat)
        for (const Card card : state.hands[seat])
            left += table.points[static_cast<std::size_t>(card.number())];
    for (std::size_t i = 0; i < state.played; ++i)
        left += table.points[static_cast<std::size_t>(state.cards[i].number())];
    return left;
}

/// Every candidate in one world, exactly. False if it took too many nodes; then nothing is noted.
bool exactly(Table& table, Endgame& endgame, const TrickPlay& state, std::vector<Candidate>& candidates) {
    const PlayTable& rules = table.view.rules().play;
    std::vector<TrickPlay> ends;
    for (const Candidate& candidate : candidates) {
        TrickPlay after = state;
        play(rules, after, candidate.card);
        int points = 0;
        if (!finished(after) && !endgame.solve(after, points)) return false;
        ends.push_back(table.ended(after, points, points_left(rules, after)));
    }
    for (std::size_t i = 0; i < ends.size(); ++i) table.note(candidates[i], ends[i]);
    return true;
}

void played_out(Table& table, const TrickPlay& state, std::vector<Candidate>& candidates) {
    for (Candidate& candidate : candidates) {
        TrickPlay after = state;
        play(table.view.rules().play, after, candidate.card);
        table.policy.play_on(after);
        table.note(candidate, after);
    }
}

/// The policy's choice first: it stands between equals.
std::vector<Candidate> candidates_of(const View& view, const Decision& decision, const Policy& policy) {
    const Card first = policy.choose(view.trick_play(), decision.cards.kinds(), view.unseen());
    std::vector<Candidate> candidates{{first}};
    for (const Card card : decision.cards)
        if (card != first) candidates.push_back({card});
    return candidates;
}

} // namespace

Weighing SharpPlayer::weigh_plays(const View& view, const Decision& decision) {
    Table table(view, judge(view).policy());
    std::vector<Candidate> candidates = candidates_of(view, decision, table.policy);
    const std::uint64_t about = table.camp * 8u + static_cast<unsigned>(index(view.trump()));
    if (!endgame_ || endgame_of_ != about) {
        endgame_ = std::make_unique<Endgame>(view.rules().play, table.camp);
        endgame_of_ = about;
    }
    endgame_->nodes_left = nodes_of_a_world * work_;
    const Worlds source(view);
    Weighing weighing;
    weighing.worlds = work_;
    for (int i = 0; i < work_; ++i) {
        TrickPlay state = view.trick_play();
        state.hands = source.draw(random()).hands;
        const bool near = view.tricks_left() <= most_exact_tricks && endgame_->nodes_left > 0;
        if (near && exactly(table, *endgame_, state, candidates))
            ++weighing.exact;
        else
            played_out(table, state, candidates);
    }
    const double number = work_;
    for (const Candidate& candidate : candidates)
        weighing.candidates.push_back({play(candidate.card), candidate.worth / number,
                                       candidate.count / number, candidate.made / number});
    std::stable_sort(weighing.candidates.begin(), weighing.candidates.end(),
                     [](const Weighed& a, const Weighed& b) { return a.worth > b.worth; });
    return weighing;
}

} // namespace roundhouse::bots
