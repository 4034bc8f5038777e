// Drawing: hands that are drafted, the card turned up, tricks with a stock.

#include "variants/compile/compiler.hpp"

#include <fmt/format.h>

namespace roundhouse::variants {

namespace {

/// The rank that a word names, if cards of it may turn up.
std::optional<Rank> read_rank_in_deck(Compiler& work, const Node& node) {
    const auto rank = read_rank(work, node.path(), node.text());
    const CardSet& deck = work.rules().deck;
    if (rank && !deck.empty() && deck.only(mask_of(*rank)).empty())
        work.report.fault("not_in_deck", node.path(), fmt::format("the deck has no {}", node.text()));
    return rank;
}

} // namespace

void compile_draft(Compiler& work) {
    if (!work.flows("draft")) return;
    const Node from = work.from["draft"];
    Rulebook& rules = work.rules();
    rules.draft = DraftRule{from["first"].text() == "dealer", from["declarers_pile"].text() == "other side"};
    const int cards = rules.deck.size(), each = 2 * rules.seats;
    if (cards == 0) return; // reported with the deck
    if (cards % each != 0 || cards / each > most_tricks)
        return work.report.expected(
            "draft", from.path(),
            fmt::format("a deck that {} seats draw evenly, two cards at a time, {} turns at most",
                        rules.seats, most_tricks),
            fmt::format("{} cards", cards));
    rules.deal.stock = cards;
    rules.deal.hand = cards / each;
}

void compile_turn_up(Compiler& work) {
    if (!work.flows("turn_up")) return;
    const Node from = work.from["turn_up"], pays = from["pays"];
    TurnUpRule rule;
    if (pays) {
        rule.pays = read_rank_in_deck(work, pays["rank"]);
        rule.points = pays["points"].integer_or(0);
    }
    if (work.flows("trump"))
        work.report.fault("flow_order", from.path(),
                          "the card turned up makes trump, and so does the winner of the auction",
                          "take one of them out");
    else if (work.rules().deal.stock == 0)
        work.report.fault("no_stock", from.path(), "there is no stock to turn a card up from",
                          "give `deal.stock`");
    work.rules().turn_up = rule;
}

void compile_draw_play(Compiler& work) {
    const Node from = work.from["draw_play"];
    if (!from || !work.flows("draw_play")) return;
    DrawPlayRule& rule = work.rules().draw_play.emplace(); // filters ask how many tricks a hand has
    rule.dealer_first = from["first"].text() == "dealer";
    rule.most_melds = from["meld"]["most"].integer_or(1);
    rule.needs_new_card = from["meld"]["needs_new_card"].truth(true);
    if (const Node swap = from["swap"]) {
        rule.swap = read_rank_in_deck(work, swap["card"]);
        if (!work.flows("turn_up"))
            work.report.fault("no_turn_up", swap.path(),
                              "no card is turned up that another could be swapped for",
                              "name the step \"turn_up\" in `flow`");
    }
    rule.table = work.rules().play;
    const CountRule& count = work.rules().count;
    rule.table.lead = read_filters(work, from["lead"], rule.table, count, Step::draw_play, Binds::leader);
    rule.table.follow =
        read_filters(work, from["follow"], rule.table, count, Step::draw_play, Binds::followers);
}

} // namespace roundhouse::variants
