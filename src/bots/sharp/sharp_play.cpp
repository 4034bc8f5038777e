// The play of the cards by `sharp`: play-outs while many tricks are left, exact near the end.

#include "bots/sharp/sharp.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

/// Nodes of exact search that one world of the work stands for.
constexpr std::int64_t nodes_of_a_world = 5000;
/// Where more tricks are left, exact search is not tried at all.
constexpr int most_exact_tricks = 8;

/// The seats whose points are searched for: the declarers' side; without a contract the own side.
std::uint32_t camp_of(const View& view) {
    const Sides& sides = view.sides();
    const int side = sides.declarers ? sides.declarers : sides.of[view.seat()];
    std::uint32_t camp = 0;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (sides.of[seat] == side) camp |= 1u << (seat - 1);
    return camp;
}

int points_left(const Judge& judge, const TrickPlay& state) {
    if (finished(state)) return 0;
    const PlayTable& table = judge.rules().play;
    int left = table.last_trick;
    for (Seat seat = 1; seat <= table.seats; ++seat) left += judge.points_of(state.hands[seat]);
    for (std::size_t i = 0; i < state.played; ++i)
        left += table.points[static_cast<std::size_t>(state.cards[i].number())];
    return left;
}

/// The end of the hand if the camp takes `points` of the `left`, told as tricks that are over: the first seat
/// of the camp and the first seat against it stand for all.
TrickPlay taken(const PlayTable& table, std::uint32_t camp, TrickPlay end, int points, int left) {
    Seat with = 0, against = 0;
    for (Seat seat = table.seats; seat >= 1; --seat) (camp >> (seat - 1) & 1 ? with : against) = seat;
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

/// The ends that the cards lead to with everybody playing best; none if it takes too many nodes.
std::vector<TrickPlay> exact_ends(const Judge& judge, std::uint32_t camp, Endgame& endgame,
                                  const TrickPlay& state, const std::vector<Card>& cards) {
    const PlayTable& table = judge.rules().play;
    std::vector<TrickPlay> ends;
    int guess = -1;
    for (const Card card : cards) {
        TrickPlay after = state;
        play(table, after, card);
        const int left = points_left(judge, after), before = points_left(judge, state) - left;
        int points = 0;
        if (!finished(after) && !endgame.solve(after, points, guess < 0 ? -1 : std::max(0, guess - before)))
            return {};
        guess = points;
        ends.push_back(taken(table, camp, after, points, left));
    }
    return ends;
}

} // namespace

Weighing SharpPlayer::weigh_plays(const View& view, const Decision& decision) {
    const PlayTable& table = view.rules().play;
    const Policy& policy = judge(view).policy();
    const std::uint32_t camp = camp_of(view);
    const std::uint64_t about = camp * 8u + static_cast<unsigned>(index(view.trump()));
    if (!endgame_ || endgame_of_ != about) {
        endgame_ = std::make_unique<Endgame>(table, camp);
        endgame_of_ = about;
    }
    endgame_->nodes_left = nodes_of_a_world * work_;
    Rollout rollout(judge(view), view, 0);
    rollout.nodes_left = Rollout::goal_nodes_of_a_world * work_;
    // The policy's choice first: it stands between equals.
    std::vector<Card> cards{policy.choose(view.trick_play(), decision.cards.kinds(), view.unseen())};
    for (const Card card : decision.cards)
        if (card != cards.front()) cards.push_back(card);
    std::vector<Action> ways_out;
    for (std::uint32_t exits = decision.exits; exits; exits &= exits - 1)
        ways_out.push_back(leave(std::countr_zero(exits)));

    Weighing weighing;
    weighing.worlds = work_;
    for (const Card card : cards) weighing.candidates.push_back({play(card)});
    for (const Action& way_out : ways_out) weighing.candidates.push_back({way_out});
    const auto note = [&](std::size_t candidate, const Ended& end) {
        Weighed& sum = weighing.candidates[candidate];
        sum.worth += (end.worth + tie_share * end.count) / work_;
        sum.count += static_cast<double>(end.count) / work_;
        sum.made += static_cast<double>(end.made) / work_;
    };
    const Worlds source(view);
    const bool near = view.tricks_left() <= most_exact_tricks && !view.side_contract();
    for (int i = 0; i < work_; ++i) {
        const Round round = supposed(view, source.draw(random()).hands);
        const TrickPlay& state = round.state().tricks;
        std::vector<TrickPlay> ends;
        if (near && endgame_->nodes_left > 0) ends = exact_ends(judge(view), camp, *endgame_, state, cards);
        weighing.exact += !ends.empty();
        for (std::size_t c = 0; c < cards.size(); ++c) {
            TrickPlay after = state;
            play(table, after, cards[c]);
            note(c, ends.empty() ? rollout.play_on(round, after) : rollout.ended(round, ends[c]));
        }
        for (std::size_t e = 0; e < ways_out.size(); ++e) {
            Round left = round;
            left.apply(ways_out[e]);
            note(cards.size() + e, rollout.play_on(std::move(left)));
        }
    }
    std::stable_sort(weighing.candidates.begin(), weighing.candidates.end(),
                     [](const Weighed& a, const Weighed& b) { return a.worth > b.worth; });
    return weighing;
}

} // namespace roundhouse::bots
