// The auction: who calls, what may be bid, when it ends.
#include <rapidcheck.h>

#include "base/text.hpp"
#include "catch.hpp"
#include "support/partnership_by_hand.hpp"
#include "support/positions.hpp"

using namespace roundhouse;

namespace {

const AuctionRule& partnership() { return *by_hand::partnership()->auction; }

/// D09: fifty, by ones to sixty, then by fives; several words for a pass.
AuctionRule double_deck() {
    return {.minimum = 50,
            .dealer_minimum = {},
            .steps = {{60, 1}, {{}, 5}},
            .raises = {},
            .passes = {{"pass", ""}, {"by-me", "8 to 14 meld"}, {"save", ""}},
            .dealer_takes = 50};
}

/// C22: minimum 20, the dealer may open with 19; nobody has to bid.
AuctionRule three_handed() {
    return {.minimum = 20,
            .dealer_minimum = 19,
            .steps = {{{}, 1}},
            .raises = {},
            .passes = {{"pass", ""}},
            .dealer_takes = {}};
}

/// Calls in order, "250 pass 270"; every one must be allowed.
AuctionState after_calls(const AuctionRule& rule, std::string_view calls, Seat dealer = 4, int seats = 4) {
    AuctionState state = begin_auction(rule, seats, dealer);
    for (const std::string_view word : words(calls)) {
        const auto call = parse_call(rule, state, word);
        if (!call) FAIL(name(call.error().code));
        make_call(rule, state, *call);
    }
    return state;
}

using Bids = std::vector<int>;

} // namespace

TEST_CASE("The seat to the dealer's left bids first, with 250 or 260", "[B02]") {
    for (Seat dealer = 1; dealer <= 4; ++dealer)
        CHECK(begin_auction(partnership(), 4, dealer).next == dealer % 4 + 1);
    const AuctionState state = begin_auction(partnership(), 4, 4);
    CHECK(next_bids(partnership(), state) == Bids{250, 260});
    for (const int bid : {240, 249, 251, 255, 270, 300, 0, -250})
        CHECK_FALSE(may_bid(partnership(), state, bid));
}

TEST_CASE("Each bid raises the current one by 10 or 20", "[B02]") {
    const AuctionState state = after_calls(partnership(), "260 pass");
    CHECK(state.next == 3);
    CHECK(next_bids(partnership(), state) == Bids{270, 280});
    for (const int bid : {250, 260, 265, 290, 1000}) CHECK_FALSE(may_bid(partnership(), state, bid));
}

TEST_CASE("Who passes is out; the auction ends when one player is left", "[B02]") {
    AuctionState state = after_calls(partnership(), "250 pass 270 280 290");
    CHECK(state.next == 3); // seat 2 is out
    state = after_calls(partnership(), "250 pass 270 280 290 pass pass");
    CHECK(over(state));
    CHECK(state.holder == 1);
    CHECK(state.high == 290);
    CHECK_FALSE(state.forced);
    CHECK_FALSE(may_bid(partnership(), state, 300));
    CHECK(next_bids(partnership(), state).empty());
    CHECK(why_not(partnership(), state, 300).code == RefusalCode::auction_over);
}

TEST_CASE("The last one left need not bid again, but needs a bid", "[B02]") {
    const AuctionState state = after_calls(partnership(), "pass pass 250");
    CHECK(state.next == 4); // the dealer may still raise
    CHECK(after_calls(partnership(), "pass pass 250 pass").holder == 3);
}

TEST_CASE("All others pass without a bid: the dealer has it at 250 without choice", "[B03]") {
    for (Seat dealer = 1; dealer <= 4; ++dealer) {
        const AuctionState state = after_calls(partnership(), "pass pass pass", dealer);
        CHECK(over(state));
        CHECK(state.holder == dealer);
        CHECK(state.high == 250);
        CHECK(state.forced);
    }
}

TEST_CASE("Any auction ends with a holder at the highest bid, every bid a raise by 10 or 20", "[B02][B03]") {
    REQUIRE(rc::check("random auctions", [](std::uint64_t seed) {
        Random random(seed);
        const int seats = 2 + any_of(random, 7);
        AuctionState state = begin_auction(partnership(), seats, 1 + any_of(random, seats));
        int last = 240;
        std::vector<Seat> out;
        for (int calls = 0; !over(state); ++calls) {
            RC_ASSERT(calls < 2000);
            RC_ASSERT(std::find(out.begin(), out.end(), state.next) == out.end());
            const auto bids = next_bids(partnership(), state);
            RC_ASSERT(bids == (Bids{last + 10, last + 20}));
            Call call{state.next, 0, 0};
            if (any_of(random, 4)) call.bid = last = bids[static_cast<std::size_t>(any_of(random, 2))];
            if (!call.bid) out.push_back(state.next);
            make_call(partnership(), state, call);
        }
        RC_ASSERT(state.holder != 0);
        RC_ASSERT(state.high == (state.forced ? 250 : last));
        RC_ASSERT(state.forced == (last == 240));
        RC_ASSERT(static_cast<int>(out.size()) == seats - 1);
        RC_ASSERT(std::find(out.begin(), out.end(), state.holder) == out.end());
    }));
}

TEST_CASE("A ladder with rungs: fifty to sixty by ones, then by fives", "[D09]") {
    const AuctionRule rule = double_deck();
    const AuctionState state = begin_auction(rule, 4, 4);
    CHECK(next_bids(rule, state, 14) == Bids{50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 65, 70, 75});
    for (const int bid : {50, 59, 60, 65, 70, 500}) CHECK(may_bid(rule, state, bid)); // skips are allowed
    for (const int bid : {49, 61, 64, 66, 501}) CHECK_FALSE(may_bid(rule, state, bid));
    CHECK(next_bids(rule, after_calls(rule, "58"), 4) == Bids{59, 60, 65, 70});
    CHECK(next_bids(rule, after_calls(rule, "60"), 2) == Bids{65, 70});
    for (int bid = 40; bid < 100; ++bid)
        CHECK(on_ladder(rule, bid) == (bid >= 50 && (bid <= 60 || bid % 5 == 0)));
    CHECK(next_on_ladder(rule, 7) == 50);
    CHECK(after_calls(rule, "pass pass pass").high == 50);
}

TEST_CASE("A ladder that ends has no bid above its end") {
    AuctionRule rule = double_deck();
    rule.steps = {{60, 5}};
    const AuctionState state = after_calls(rule, "55");
    CHECK(next_bids(rule, state) == Bids{60});
    CHECK_FALSE(may_bid(rule, state, 61));
    CHECK_FALSE(may_bid(rule, state, 65));
    CHECK(next_bids(rule, after_calls(rule, "60")).empty());
}

TEST_CASE("The dealer may open a step below the minimum, only to open", "[C22]") {
    const AuctionRule rule = three_handed();
    CHECK_FALSE(may_bid(rule, begin_auction(rule, 3, 3), 19));
    const AuctionState dealer_opens = after_calls(rule, "pass pass", 3, 3);
    CHECK(dealer_opens.next == 3);
    CHECK(next_bids(rule, dealer_opens, 3) == Bids{19, 20, 21});
    CHECK(after_calls(rule, "pass pass 19", 3, 3).holder == 3);
    CHECK(next_bids(rule, after_calls(rule, "pass 20", 3, 3), 2) == Bids{21, 22});
    const AuctionState nobody = after_calls(rule, "pass pass pass", 3, 3);
    CHECK(over(nobody));
    CHECK(nobody.holder == 0); // thrown in
}

TEST_CASE("Where the dealer opens, the dealer calls first") {
    AuctionRule rule = double_deck();
    rule.opens = Opens::dealer;
    CHECK(begin_auction(rule, 4, 3).next == 3);
    CHECK(after_calls(rule, "50", 3).next == 4);
}

TEST_CASE("Calls are read as spoken; what is no call is answered with what would be", "[B02][D10]") {
    const AuctionRule rule = double_deck();
    const AuctionState state = begin_auction(rule, 4, 4);
    CHECK(parse_call(rule, state, "52").value() == Call{1, 52, 0});
    CHECK(parse_call(rule, state, "pass").value() == Call{1, 0, 0});
    CHECK(parse_call(rule, state, "p").value() == Call{1, 0, 0});
    CHECK(parse_call(rule, state, "save").value() == Call{1, 0, 2});
    const auto nonsense = parse_call(rule, state, "fifty");
    REQUIRE_FALSE(nonsense);
    CHECK(nonsense.error().code == RefusalCode::not_a_call);
    CHECK(nonsense.error().names == std::vector<std::string>{"pass", "by-me", "save"});
}

TEST_CASE("A bid that is refused comes with the bids that would do", "[B02]") {
    const AuctionRule& rule = partnership();
    const auto refusal = [&](std::string_view calls, std::string_view word) {
        const auto call = parse_call(rule, after_calls(rule, calls), word);
        REQUIRE_FALSE(call);
        return call.error();
    };
    CHECK(refusal("", "240").code == RefusalCode::below_minimum);
    CHECK(refusal("", "240").limit == 250);
    CHECK(refusal("", "240").numbers == Bids{250, 260});
    CHECK(refusal("", "270").code == RefusalCode::not_a_step);
    CHECK(refusal("250", "250").code == RefusalCode::too_low);
    CHECK(refusal("250", "250").limit == 250);
    CHECK(refusal("250", "250").numbers == Bids{260, 270});
    CHECK(refusal("250", "255").code == RefusalCode::not_a_step);
    CHECK(refusal("250", "255").numbers == Bids{260, 270});
}

TEST_CASE("Bids at the end of all numbers are refused, not overflowed", "[B02][D09]") {
    for (const AuctionRule& rule : {partnership(), double_deck(), three_handed()}) {
        const AuctionState state = begin_auction(rule, 4, 4);
        for (const int bid : {2147483647, 2147483646, 2147483645, -2147483647 - 1}) {
            CHECK_FALSE(may_bid(rule, state, bid));
            CHECK(why_not(rule, state, bid).code ==
                  (bid < 0 ? RefusalCode::below_minimum : RefusalCode::too_high));
        }
    }
    const AuctionRule rule = double_deck();
    const AuctionState highest = after_calls(rule, std::to_string(most_bid));
    CHECK(next_bids(rule, highest).empty());
    CHECK_FALSE(may_bid(rule, highest, most_bid + 5));
    CHECK(why_not(rule, highest, most_bid + 5).limit == most_bid);
    CHECK(why_not(rule, highest, most_bid + 5).numbers.empty());
}

TEST_CASE("Where each seat has one turn, the fourth call is the last") {
    const AuctionRule rule{
        .turns = CallTurns::one_each, .minimum = 20, .steps = {{{}, 1}}, .passes = {{"pass", ""}}};
    const AuctionState bought = after_calls(rule, "20 pass 24 pass");
    CHECK(over(bought));
    CHECK(bought.holder == 3);
    CHECK(bought.high == 24);
    const AuctionState open = after_calls(rule, "20 21 22");
    CHECK(open.next == 4); // no other seat may call, not even the one that bid first
    CHECK(over(after_calls(rule, "20 21 22 23")));
    CHECK(after_calls(rule, "pass pass pass pass").holder == 0);

    AuctionRule stuck = rule;
    stuck.dealer_takes = 20;
    const AuctionState forced = after_calls(stuck, "pass pass pass");
    CHECK(over(forced));
    CHECK(forced.holder == 4);
    CHECK(forced.forced);
}

TEST_CASE("Where a seat that passed may bid later, all others must pass after the highest bid") {
    const AuctionRule rule{
        .turns = CallTurns::may_return, .minimum = 20, .steps = {{{}, 1}}, .passes = {{"pass", ""}}};
    AuctionState state = after_calls(rule, "pass 20 pass pass");
    CHECK(state.next == 1); // it has passed, and may decide again
    state = after_calls(rule, "pass 20 pass pass 21 pass pass");
    CHECK(state.next == 4);
    state = after_calls(rule, "pass 20 pass pass 21 pass pass pass");
    CHECK(over(state));
    CHECK(state.holder == 1);
    CHECK(after_calls(rule, "pass pass pass").next == 4);
    CHECK(over(after_calls(rule, "pass pass pass pass")));

    AuctionRule stuck = rule;
    stuck.dealer_takes = 20;
    CHECK(after_calls(stuck, "pass pass pass").holder == 4);
}

TEST_CASE("A jump may go so many steps above the lowest bid, and no further") {
    const AuctionRule rule{
        .minimum = 50, .steps = {{60, 1}, {{}, 5}}, .passes = {{"pass", ""}}, .most_jump = 2};
    CHECK(next_bids(rule, after_calls(rule, "")) == Bids{50, 51, 52});
    CHECK(next_bids(rule, after_calls(rule, "52 54 56 58")) == Bids{59, 60, 65});
    const auto refused = parse_call(rule, after_calls(rule, "52"), "56");
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == RefusalCode::jumps_too_far);
    CHECK(refused.error().limit == 55);
    CHECK(refused.error().numbers == Bids{53, 54, 55});

    AuctionRule step_by_step = rule;
    step_by_step.most_jump = 0;
    CHECK(next_bids(step_by_step, after_calls(step_by_step, "50 51")) == Bids{52});
}
