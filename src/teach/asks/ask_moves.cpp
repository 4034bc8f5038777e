#include "teach/asks/ask_moves.hpp"

#include "base/language.hpp"
#include "game/match.hpp"
#include "game/view.hpp"
#include "present/cards.hpp"
#include "teach/asks/asks.hpp"
#include "teach/asks/request.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

// ---- players who do no more than they must

/// The least bid if nobody has bid yet or the seat must bid; else a pass.
Action plain_call(const RoundState& state, const Decision& asked) {
    const AuctionRule& rule = *state.rules->auction;
    const auto bids = next_bids(rule, state.auction.state, 1);
    const bool bids_now = state.auction.state.holder == 0 || asked.must_bid;
    if (bids_now && !bids.empty()) return actions::Bid{bids.front()};
    return actions::Pass{};
}

/// The longest suit that may be named, else a contract without trump.
Action plain_trump(const RoundState& state, const Decision& asked) {
    const CardSet& hand = state.tricks.hands[asked.seat];
    std::optional<Suit> longest;
    for (const Suit suit : all_suits)
        if (asked.suits >> index(suit) & 1 && (!longest || hand.count(suit) > hand.count(*longest)))
            longest = suit;
    if (longest) return actions::NameTrump{*longest};
    return actions::NameContract{std::countr_zero(static_cast<unsigned>(asked.suits) >> suit_count)};
}

/// A card that somebody else holds, if there is one to call.
Action plain_question(const RoundState& state, const Decision& asked) {
    for (const Card card : sorted(asked.cards))
        for (Seat seat = 1; seat <= state.rules->seats; ++seat)
            if (seat != asked.seat && state.tricks.hands[seat].has(card)) return actions::AskCard{card};
    if (asked.may_decline) return actions::Decline{};
    return actions::AskCard{sorted(asked.cards).front()};
}

/// The cards that go in any case, and of the others those that count most.
CardSet counting_most(const RoundState& state, const Decision& asked) {
    CardSet chosen = asked.in_any_case;
    auto others = sorted(asked.cards - chosen);
    const auto& points = state.rules->play.points;
    std::stable_sort(others.begin(), others.end(),
                     [&](Card one, Card other) { return points[one] > points[other]; });
    for (const Card card : others)
        if (chosen.size() < asked.how_many) chosen.add(card);
    return chosen;
}

CardSet the_last(const CardSet& cards, int number) {
    CardSet chosen;
    const auto all = sorted(cards);
    for (auto card = all.rbegin(); card != all.rend() && chosen.size() < number; ++card) chosen.add(*card);
    return chosen;
}

/// Empty when tricks begin, or nothing can be chosen.
std::optional<Action> plain_action(const Round& round) {
    const RoundState& state = round.state();
    const Decision& asked = round.pending();
    switch (asked.kind) {
    case DecisionKind::keep_card: return actions::Keep{};
    case DecisionKind::call: return plain_call(state, asked);
    case DecisionKind::hand_back: return actions::Decline{};
    case DecisionKind::take_kitty: return actions::TakeKitty{};
    case DecisionKind::discard: return actions::Discard{counting_most(state, asked)};
    case DecisionKind::ask_card: return plain_question(state, asked);
    case DecisionKind::name_trump: return plain_trump(state, asked);
    case DecisionKind::give: return actions::Give{the_last(asked.cards, asked.how_many)};
    case DecisionKind::choose:
        if (const auto options = View(round, asked.seat).options(); !options.empty())
            return actions::Choose{options.front().id};
        return {};
    case DecisionKind::meld:
    case DecisionKind::play:
    case DecisionKind::object: break;
    }
    return {};
}

// ---- what moves

/// A hand of that pack up to its first trick, and how its cards moved.
class BeforePlay {
  public:
    BeforePlay(const Rulebook& rules, const json& json_request, Face face);

    /// {"declarer","moves"}: the moves of the exchange or of the kitty, and what happens between them.
    json answer(bool exchange) const;

  private:
    void note(const Event& event);
    void add(const char* move, Seat seat, json more);
    std::string letters(const CardSet& cards) const {
        return present::in_letters(present::mark(cards), face_);
    }
    void note_spared(const Decision& asked);

    Face face_;
    std::optional<Round> round_;
    Step step_ = Step::deal;
    json said_;           ///< about the decision being answered
    PerSeat<bool> got_{}; ///< seats that have been given cards
    json of_kitty_ = json::array(), of_exchange_ = json::array();
};

BeforePlay::BeforePlay(const Rulebook& rules, const json& json_request, Face face) : face_(face) {
    const Request request(json_request, {"dealer", "seed"});
    const RulebookPtr borrowed(RulebookPtr{}, &rules); // `rules` outlives the round
    const Match match = begin_match(borrowed, request.seed("seed", 1));
    std::vector<Event> events;
    round_.emplace(borrowed, pack_of(match, 1), dealing_seat(rules, request), EventLog(events));
    constexpr int most_decisions = 300;
    for (int i = 0; i < most_decisions; ++i) {
        for (const Event& event : events) note(event);
        events.clear();
        if (round_->over()) throw AskError("seed", tr("this hand ends before anybody plays a card"));
        const auto action = plain_action(*round_);
        if (!action) return;
        const Decision asked = round_->pending();
        said_ = json::object();
        if (asked.kind == DecisionKind::give || asked.kind == DecisionKind::discard) note_spared(asked);
        if (asked.kind == DecisionKind::discard)
            said_["hand"] = letters(round_->state().tricks.hands[asked.seat]);
        if (asked.step == Step::exchange) said_["seen"] = got_[asked.seat];
        if (round_->apply(*action, EventLog(events))) break;
    }
    throw AskError("seed", tr("nobody can say what becomes of this hand"));
}

/// Notes which cards of the hand must stay.
void BeforePlay::note_spared(const Decision& asked) {
    const RoundState& state = round_->state();
    const CardSet spared = state.tricks.hands[asked.seat] - asked.cards;
    if (spared.empty()) return;
    said_["may_not"] = letters(spared);
    if (asked.kind == DecisionKind::discard) said_["code"] = name(state.rules->discard->refusal());
}

void BeforePlay::add(const char* move, Seat seat, json more) {
    more.update({{"move", move}, {"seat", seat}});
    (step_ == Step::exchange ? of_exchange_ : of_kitty_).push_back(std::move(more));
}

void BeforePlay::note(const Event& event) {
    if (const auto* began = as<events::StepBegan>(event)) {
        step_ = began->step;
        if (step_ == Step::meld) of_kitty_.push_back({{"move", "melds"}});
        if (step_ == Step::trump) of_kitty_.push_back({{"move", "names trump"}});
    }
    if (const auto* took = as<events::TookKitty>(event))
        add("takes kitty", took->seat,
            {{"number", took->number}, {"shown", took->shown}, {"cards", letters(took->cards)}});
    if (const auto* called = as<events::CalledCard>(event); called && called->card)
        add("calls", called->seat, {{"card", letters({*called->card})}, {"giver", called->giver}});
    if (const auto* gave = as<events::Gave>(event)) {
        json more{{"to", gave->to}, {"number", gave->number}};
        if (step_ == Step::kitty)
            more["from"] = "kitty"; // the giver keeps the rest
        else
            more.update(said_);
        add("gives", gave->seat, std::move(more));
        got_[gave->to] = true;
    }
    if (const auto* put = as<events::Discarded>(event)) {
        said_.update({{"number", put->number},
                      {"cards", letters(put->cards)},
                      {"points", points_put_away(round_->state())[put->seat]}});
        add("discards", put->seat, said_);
    }
}

bool is_between(const json& move) { return !move.contains("seat"); }

json BeforePlay::answer(bool exchange) const {
    const json& all = exchange ? of_exchange_ : of_kitty_;
    auto from = std::find_if_not(all.begin(), all.end(), is_between);
    json moves = json::array();
    std::size_t used = 0;
    for (; from != all.end(); ++from) {
        moves.push_back(*from);
        if (!is_between(*from)) used = moves.size();
    }
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(used), moves.end());
    const Seat declarer = round_->state().contract.seat;
    return {{"declarer", declarer ? json(declarer) : json(nullptr)}, {"moves", moves}};
}

} // namespace

json ask_kitty(const Rulebook& rules, const json& request, Face face) {
    return BeforePlay(rules, request, face).answer(false);
}

json ask_exchange(const Rulebook& rules, const json& request, Face face) {
    return BeforePlay(rules, request, face).answer(true);
}

} // namespace roundhouse::teach
