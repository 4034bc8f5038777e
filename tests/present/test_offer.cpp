// Every decision of every package can be answered: the offer matches the legal actions.

#include "catch.hpp"
#include "place.hpp"
#include "support/shipped_packages.hpp"
#include "support/tables.hpp"

#include "bots/player.hpp"
#include "cards/random.hpp"
#include "present/asked/offer.hpp"
#include "variants/packages.hpp"

#include <set>

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;

namespace {

bool is_allowed(const Match& match, const Action& action) {
    Match copy = match;
    return !act(copy, action);
}

/// Every conceivable action except choices of cards, legal or not.
std::vector<Action> thinkable(const View& view, const Decision& decision) {
    const Rulebook& rules = view.rules();
    std::vector<Action> all{keep(), reject(), hand_back(), take_kitty(), decline(), swap(), claim()};
    for (std::size_t i = 0; i < rules.exits.size(); ++i) all.push_back(leave(static_cast<int>(i)));
    for (const Suit suit : all_suits) all.push_back(name_trump(suit));
    if (rules.trump)
        for (std::size_t i = 0; i < rules.trump->also.size(); ++i)
            all.push_back(name_contract(static_cast<int>(i)));
    for (const Card card : CardSet::of(rules.deck.kinds())) {
        all.push_back(play(card));
        all.push_back(ask_card(card));
    }
    for (const Meld& one : view.offered_melds()) all.push_back(meld(one));
    for (const StepOption& option : view.options()) all.push_back(choose(option.id));
    if (decision.kind != DecisionKind::call) return all;
    const AuctionRule& rule = *rules.auction;
    for (std::size_t i = 0; i < rule.passes.size(); ++i) all.push_back(pass(static_cast<int>(i)));
    for (int points = 1; points <= view.auction().high + 60; ++points) all.push_back(bid(points));
    for (int points = 1; points <= view.auction().high + 60; ++points)
        if (may_bid(rule, view.auction(), points) && spoken_digit(rule, points))
            all.push_back(bid(points, true));
    return all;
}

bool among(const std::vector<Action>& actions, const Action& action) {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

const Names nobodies({"A", "B", "C", "D", "E", "F", "G", "H"});

/// The actions of the offer's buttons and single cards, with all pages of a bid ladder up to the highest bid
/// needed.
std::vector<Action> offered(const View& view, const Decision& decision) {
    std::vector<Action> all;
    Offer offer = offer_of(view, decision, nobodies, Face::french);
    for (int page = 0;; ++page) {
        for (const Choice& choice : offer.choices)
            if (!among(all, choice.action)) all.push_back(choice.action);
        if (!offer.more_bids || page > 8) break;
        offer = offer_of(view, decision, nobodies, Face::french, (page + 1) * bids_shown);
    }
    if (offer.picking == Picking::one)
        for (const Card card : CardSet::of(offer.cards.kinds())) all.push_back(action_with(decision, {card}));
    return all;
}

CardSet some_of(const CardSet& cards, int number, Random& random) {
    std::vector<Card> pool(cards.begin(), cards.end());
    CardSet taken;
    while (taken.size() < number && !pool.empty()) {
        const std::size_t at = random.below(static_cast<std::uint32_t>(pool.size()));
        taken.add(pool[at]);
        pool.erase(pool.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return taken;
}

/// Compares offered and legal actions in one position.
void compare(const Match& match, Random& random) {
    const Decision decision = match.round->pending();
    const View view(*match.round, decision.seat);
    const Offer offer = offer_of(view, decision, nobodies, Face::french);
    const std::vector<Action> reached = offered(view, decision);
    CHECK_FALSE(offer.title.empty());
    CHECK((offer.picking != Picking::none || !offer.choices.empty()));
    for (const Action& action : thinkable(view, decision)) {
        INFO(to_text(view.rules(), action));
        CHECK(is_allowed(match, action) == among(reached, action));
    }
    for (const Choice& choice : offer.choices) {
        INFO(choice.label);
        CHECK(is_allowed(match, choice.action));
        // Choices without a letter are typed (bids) or in a list for the arrow keys (cards, spoken bids).
        const bool may_lack = is<actions::Bid>(choice.action) || choice.card;
        CHECK((choice.key || may_lack));
    }
    std::set<char> keys;
    for (const Choice& choice : offer.choices)
        if (choice.key) {
            INFO(choice.label << " has " << choice.key);
            CHECK(keys.insert(choice.key).second);
            const bool of_table = letters_of_table.find(choice.key) != std::string_view::npos;
            CHECK((!of_table || is<actions::Claim>(choice.action))); // c also claims at the table
        }
    if (offer.picking != Picking::several) return;
    for (int i = 0; i < 20; ++i) { // any cards from the hand: can be chosen if and only if legal
        const CardSet cards = some_of(view.hand(), offer.how_many, random);
        INFO(notation(cards));
        CHECK(is_allowed(match, action_with(decision, cards)) ==
              (offer.cards.contains(cards) && cards.contains(decision.in_any_case)));
    }
}

/// Plays random games of a package, and collects the kinds of decision.
void play_through(const std::string& variant, const std::map<std::string, std::string>& options, int rounds,
                  std::set<DecisionKind>& met) {
    INFO(variant);
    const RulebookPtr rules = rules_of(variant, options);
    Random random(11);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(rounds); ++seed) {
        Match match = begin_match(rules, seed);
        deal_next(match);
        std::uint64_t step = 0;
        while (match.round_is_on()) {
            const DecisionKind kind = match.round->pending().kind;
            // Plays are much alike: the first and every fifth are compared, other decisions always.
            if (met.insert(kind).second || step % 5 == seed % 5 || kind != DecisionKind::play) {
                INFO(variant << " " << seed << " " << step);
                compare(match, random);
            }
            REQUIRE_FALSE(act(match, bots::decide_seated(match, "random", ++step)));
        }
    }
}

} // namespace

TEST_CASE("what is offered is what is allowed, in every package and for every kind of decision") {
    std::set<DecisionKind> met;
    for (const variants::PackageInfo& info : shipped_packages()) play_through(info.id, {}, 3, met);
    play_through("auction", {{"bidding", "summed"}}, 2, met);
    play_through("check", {}, 20, met); // sometimes all pass: then the kitty may stay unseen
    play_through(source_tree() + "/tests/packages/kontra", {}, 10, met);
    play_through(source_tree() + "/tests/packages/odd-steps", {}, 10, met);
    Random random(7);
    for (std::uint64_t seed = 1; seed <= 40 && met.count(DecisionKind::hand_back) == 0; ++seed) { // D11
        Match saved = begin_match(rules_of("double-deck"), seed);
        deal_next(saved);
        for (const char* call : {"bid 50", "pass", "save", "pass"})
            REQUIRE_FALSE(act(saved, *parse_action(*saved.rules, call)));
        compare(saved, random);
        met.insert(saved.round->pending().kind);
    }
    for (const DecisionKind kind :
         {DecisionKind::take_kitty, DecisionKind::choose, DecisionKind::keep_card, DecisionKind::call,
          DecisionKind::hand_back, DecisionKind::discard, DecisionKind::ask_card, DecisionKind::name_trump,
          DecisionKind::give, DecisionKind::meld, DecisionKind::play}) {
        INFO(static_cast<int>(kind));
        CHECK(met.count(kind) == 1);
    }
}

TEST_CASE("an auction offers the bids that may be made, and every one of them is accepted") {
    const Match match = round_of(4, {"bid 250"});
    const View view(*match.round, match.round->pending().seat);
    const Offer offer = offer_of(view, view.decision(), nobodies, Face::french);
    REQUIRE(offer.choices.size() >= 3);
    CHECK(offer.choices.front().label == "260");
    CHECK(offer.choices.back().label == "Pass");
    for (const Choice& choice : offer.choices) {
        Match copy = match;
        INFO(choice.label);
        CHECK_FALSE(choice.meaning.empty());
        CHECK_FALSE(act(copy, choice.action));
    }
}

TEST_CASE("trump is offered with its signs, under the names of either face") {
    const Match match = round_of(4, {"bid 250", "pass", "pass", "pass"});
    const View view(*match.round, match.round->pending().seat);
    const Offer french = offer_of(view, view.decision(), nobodies, Face::french);
    const Offer german = offer_of(view, view.decision(), nobodies, Face::german);
    REQUIRE(french.choices.size() == german.choices.size());
    for (std::size_t i = 0; i < french.choices.size(); ++i) {
        CHECK(french.choices[i].action == german.choices[i].action);
        CHECK(french.choices[i].sign.has_value());
    }
    CHECK(french.choices.front().label != german.choices.front().label);
}

TEST_CASE("a hand is held trump first, colours by turns, every suit from its highest rank") {
    const Match match = round_of(4, {"bid 250", "pass", "pass", "pass"});
    const View view(*match.round, match.round->pending().seat);
    CardSet hand{Card(Rank::nine, Suit::spades), Card(Rank::ace, Suit::spades), Card(Rank::ace, Suit::hearts),
                 Card(Rank::ten, Suit::clubs), Card(Rank::king, Suit::diamonds)};
    hand.add(Card(Rank::ace, Suit::hearts));
    const std::vector<Card> held = sorted_hand(view, hand, Face::french);
    REQUIRE(held.size() == 6);
    CHECK(counted(held) == hand);
    const auto red = [](Card card) { return card.suit() == Suit::hearts || card.suit() == Suit::diamonds; };
    for (std::size_t i = 1; i < held.size(); ++i)
        if (held[i].suit() != held[i - 1].suit()) CHECK(red(held[i]) != red(held[i - 1]));
    CHECK(held[0] == Card(Rank::ace, Suit::spades));
    CHECK(sorted_hand(view, {}, Face::french).empty());
}
