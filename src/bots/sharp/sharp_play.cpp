// The play of the cards by `sharp`: play-outs while many tricks are left, exact near the end.

#include "bots/sharp/exact.hpp"
#include "bots/sharp/sharp.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

/// Nodes of exact search that one world of the work stands for.
constexpr std::int64_t nodes_of_a_world = 3000;
/// Where more tricks are left exact search is not tried: it costs more there than the worlds it takes the
/// place of.
constexpr int most_exact_tricks = 7;

} // namespace

Weighing SharpPlayer::weigh_plays(const View& view, const Decision& decision) {
    const PlayTable& table = view.rules().play;
    const std::uint32_t camp = camp_of(view);
    const std::uint64_t about = (camp * 8u + static_cast<unsigned>(index(view.trump()))) * 16u +
                                static_cast<unsigned>(view.side_contract_number() + 1);
    if (!endgame_ || endgame_of_ != about) {
        endgame_ = std::make_unique<Endgame>(table, camp);
        endgame_of_ = about;
    }
    endgame_->nodes_left = nodes_of_a_world * work_;
    Rollout rollout(judge(view), view, 0);
    rollout.nodes_left = Rollout::goal_nodes_of_a_world * work_;
    // The policy's choice first: it stands between equals.
    std::vector<Card> cards{card_by_policy(judge(view), view, decision.cards.kinds())};
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
        sum.each.push_back(end.worth);
        sum.count += static_cast<double>(end.count) / work_;
        sum.made += static_cast<double>(end.made) / work_;
    };
    const Worlds source(view);
    const bool near = view.tricks_left() <= most_exact_tricks && view.goal() == Goal::bid;
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
