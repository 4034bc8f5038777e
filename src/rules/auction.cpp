#include "rules/auction.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>

namespace roundhouse {

namespace {

std::uint8_t seat_bit(Seat seat) { return static_cast<std::uint8_t>(1u << (seat - 1)); }

int lowest(const AuctionRule& rule, const AuctionState& state) {
    const bool dealer_opens = state.high == 0 && state.next == state.dealer && rule.dealer_minimum;
    return dealer_opens ? *rule.dealer_minimum : rule.minimum;
}

/// The bid that raises count from: the last one, or before the first a fictitious one below the minimum.
int base_of_raise(const AuctionRule& rule, const AuctionState& state) {
    return state.high ? state.high : rule.minimum - *std::min_element(rule.raises.begin(), rule.raises.end());
}

std::uint8_t still_in(const AuctionState& state) {
    return static_cast<std::uint8_t>(((1u << state.seats) - 1) & ~state.passed);
}

/// True if nobody calls any more.
bool is_done(const AuctionRule& rule, const AuctionState& state) {
    if (rule.summed || rule.turns == CallTurns::one_each) return state.calls >= state.seats;
    if (rule.turns == CallTurns::may_return) return state.passes_in_row >= state.seats - (state.high ? 1 : 0);
    const std::uint8_t left = still_in(state);
    return left == 0 || (state.high != 0 && left == seat_bit(state.holder));
}

/// True if all others have passed, nobody has bid, and it would be the dealer's turn.
bool comes_to_the_dealer(const AuctionRule& rule, const AuctionState& state) {
    if (state.high != 0) return false;
    return rule.turns == CallTurns::may_return
               ? state.passes_in_row == state.seats - 1 && after(state.next, state.seats) == state.dealer
               : still_in(state) == seat_bit(state.dealer);
}

/// Passes the turn to the next seat that is not out; ends the auction when nobody calls any more.
void turn_on(const AuctionRule& rule, AuctionState& state) {
    if (rule.dealer_takes && comes_to_the_dealer(rule, state)) {
        state.high = *rule.dealer_takes;
        state.holder = state.dealer;
        state.forced = true;
        state.next = 0;
        return;
    }
    if (is_done(rule, state)) {
        state.next = 0;
        state.forced = !rule.summed && rule.forced_opening && state.high == *rule.forced_opening;
        return;
    }
    do state.next = after(state.next, state.seats);
    while (!rule.summed && (state.passed & seat_bit(state.next)));
}

/// True if the bid is higher than a jump may reach.
bool too_far(const AuctionRule& rule, const AuctionState& state, int bid) {
    if (!rule.most_jump) return false;
    const auto bids = next_bids(rule, state, *rule.most_jump + 1);
    return !bids.empty() && bid > bids.back();
}

} // namespace

AuctionState begin_auction(const AuctionRule& rule, int seats, Seat dealer) {
    AuctionState state;
    state.seats = seats;
    state.dealer = dealer;
    state.next = rule.opens == Opens::dealer ? dealer : after(dealer, seats);
    if (rule.forced_opening) make_call(rule, state, {.seat = state.next, .bid = *rule.forced_opening});
    return state;
}

int next_on_ladder(const AuctionRule& rule, int bid) {
    if (bid < rule.minimum) return rule.minimum;
    int from = rule.minimum;
    for (const Rung& rung : rule.steps) {
        if (!rung.to || bid < *rung.to) return from + ((bid - from) / rung.by + 1) * rung.by;
        from = *rung.to;
    }
    return bid; // the ladder's upper end
}

bool on_ladder(const AuctionRule& rule, int bid) {
    return bid >= rule.minimum && (bid == rule.minimum || next_on_ladder(rule, bid - 1) == bid);
}

bool may_bid(const AuctionRule& rule, const AuctionState& state, int bid) {
    if (over(state) || bid > most_bid) return false;
    if (rule.summed) return on_ladder(rule, bid);
    if (bid <= state.high || too_far(rule, state, bid)) return false;
    if (!rule.raises.empty()) {
        const int raise = bid - base_of_raise(rule, state);
        return std::find(rule.raises.begin(), rule.raises.end(), raise) != rule.raises.end();
    }
    const int least = lowest(rule, state);
    return bid == least || (bid > least && on_ladder(rule, bid));
}

const TellingJump* announced(const AuctionRule& rule, int bid, int high) {
    const int by = bid - std::max(high, rule.minimum);
    const auto found = std::find_if(rule.tells.begin(), rule.tells.end(),
                                    [&](const TellingJump& jump) { return jump.by == by; });
    return found == rule.tells.end() ? nullptr : &*found;
}

bool can_be_bid(const AuctionRule& rule, int bid) {
    if (bid <= 0 || bid > most_bid) return false;
    if (bid == rule.dealer_takes || bid == rule.forced_opening || bid == rule.dealer_minimum) return true;
    if (rule.raises.empty()) return on_ladder(rule, bid);
    const int least = *std::min_element(rule.raises.begin(), rule.raises.end());
    const int above = bid - (rule.minimum - least);
    if (above < 0) return false;
    std::vector<bool> sums(static_cast<std::size_t>(above) + 1, false);
    sums[0] = true;
    for (int sum = 1; sum <= above; ++sum)
        for (const int raise : rule.raises)
            if (raise > 0 && raise <= sum && sums[static_cast<std::size_t>(sum - raise)])
                sums[static_cast<std::size_t>(sum)] = true;
    return above > 0 && sums.back();
}

bool must_bid(const AuctionRule& rule, const AuctionState& state, const CardSet& hand) {
    if (over(state) || state.high != 0) return false;
    switch (rule.must_open) {
    case MustOpen::nobody: return false;
    case MustOpen::eldest: return state.calls == 0;
    case MustOpen::meld_holder:
        return std::any_of(rule.openers.begin(), rule.openers.end(),
                           [&](const CardSet& meld) { return hand.contains(meld); });
    }
    return false;
}

Refusal why_no_pass(const AuctionRule& rule, const AuctionState& state) {
    const auto least = next_bids(rule, state, 1);
    return {.code =
                rule.must_open == MustOpen::eldest ? RefusalCode::first_must_bid : RefusalCode::meld_must_bid,
            .number = least.empty() ? rule.minimum : least.front()};
}

std::vector<int> next_bids(const AuctionRule& rule, const AuctionState& state, int most) {
    std::vector<int> bids;
    if (over(state)) return bids;
    if (!rule.raises.empty()) {
        for (const int raise : rule.raises) bids.push_back(base_of_raise(rule, state) + raise);
        std::sort(bids.begin(), bids.end());
        std::erase_if(bids, [](int bid) { return bid > most_bid; });
        bids.resize(std::min(bids.size(), static_cast<std::size_t>(most)));
        return bids;
    }
    if (rule.most_jump) most = std::min(most, *rule.most_jump + 1);
    const int above = rule.summed ? 0 : state.high;
    int bid = above ? next_on_ladder(rule, above) : lowest(rule, state);
    while (static_cast<int>(bids.size()) < most && (bids.empty() || bid > bids.back()) && bid > above &&
           bid <= most_bid) {
        bids.push_back(bid);
        bid = next_on_ladder(rule, bid);
    }
    return bids;
}

Refusal why_not(const AuctionRule& rule, const AuctionState& state, int bid) {
    if (over(state)) return {.code = RefusalCode::auction_over};
    const auto refused = [&](RefusalCode code, int limit) {
        return Refusal{.code = code, .number = bid, .limit = limit, .numbers = next_bids(rule, state)};
    };
    if (state.high && bid <= state.high && !rule.summed) return refused(RefusalCode::too_low, state.high);
    if (const int least = lowest(rule, state); bid < least) return refused(RefusalCode::below_minimum, least);
    if (bid > most_bid) return refused(RefusalCode::too_high, most_bid);
    if (rule.raises.empty() && on_ladder(rule, bid) && too_far(rule, state, bid))
        return refused(RefusalCode::jumps_too_far, next_bids(rule, state, *rule.most_jump + 1).back());
    return refused(RefusalCode::not_a_step, 0);
}

Refusal why_no_call(const AuctionRule& rule) {
    Refusal refusal{.code = RefusalCode::not_a_call};
    for (const PassCall& pass : rule.passes) refusal.names.push_back(pass.name);
    return refusal;
}

void make_call(const AuctionRule& rule, AuctionState& state, const Call& call) {
    if (call.bid > state.high) {
        state.high = call.bid;
        state.holder = call.seat;
        state.passes_in_row = 0;
    } else if (call.bid == 0) {
        if (rule.turns != CallTurns::may_return) state.passed |= seat_bit(call.seat);
        if (state.passes_in_row < 255) ++state.passes_in_row;
    }
    if (state.calls < 255) ++state.calls;
    turn_on(rule, state);
}

const std::array<const char*, 9> digit_words{"one", "two",   "three", "four", "five",
                                             "six", "seven", "eight", "nine"};

namespace {

/// The bid that a digit means, if it may be made now; else 0.
int bid_spoken(const AuctionRule& rule, const AuctionState& state, std::string_view word) {
    const auto digit = std::find(digit_words.begin(), digit_words.end(), word);
    if (!rule.last_digit || digit == digit_words.end()) return 0;
    const int bid =
        rule.last_digit->from + (static_cast<int>(digit - digit_words.begin()) + 1) * rule.last_digit->by;
    return may_bid(rule, state, bid) ? bid : 0;
}

} // namespace

const char* spoken_digit(const AuctionRule& rule, int bid) {
    if (!rule.last_digit) return nullptr;
    const int above = bid - rule.last_digit->from, by = rule.last_digit->by;
    const int digit = above / by;
    return above > 0 && above % by == 0 && digit <= 9 ? digit_words[static_cast<std::size_t>(digit - 1)]
                                                      : nullptr;
}

Result<Call, Refusal> parse_call(const AuctionRule& rule, const AuctionState& state, std::string_view text) {
    const std::string word = lower_case(text);
    for (std::size_t i = 0; i < rule.passes.size(); ++i)
        if (word == lower_case(rule.passes[i].name) ||
            (i == 0 && (word == "pass" || word == "p" || (rule.summed && word == "0"))))
            return Call{state.next, 0, static_cast<std::uint8_t>(i), false};
    if (const int spoken = bid_spoken(rule, state, word)) return Call{state.next, spoken, 0, true};
    int bid = 0;
    if (parse_int(word, bid)) {
        if (may_bid(rule, state, bid)) return Call{state.next, bid, 0, false};
        return fail(why_not(rule, state, bid));
    }
    return fail(why_no_call(rule));
}

} // namespace roundhouse
