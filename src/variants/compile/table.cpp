// Seats, sides, deck, deal and flow.

#include "cards/notation.hpp"
#include "variants/compile/compiler.hpp"
#include "variants/description/description.hpp"

#include <algorithm>
#include <functional>

#include <fmt/format.h>

namespace roundhouse::variants {

namespace {

constexpr int most_copies = 10;

/// Reports a wrong order: a sentence, and a hint.
using WrongOrder = std::function<void(std::string, std::string)>;

/// A step that needs one of a list of steps before it.
struct Before {
    const char* step;
    std::vector<std::string> one_of;
    const char* why;
};

const std::vector<Before>& before() {
    static const std::vector<Before> table{
        {"turn_up", {"deal"}, "a card is turned up from what the deal leaves"},
        {"auction", {"deal", "draft"}, "people bid on the cards they hold"},
        {"kitty", {"auction"}, "the winner of the auction takes the kitty"},
        {"discard", {"kitty"}, "as many cards are put away as were taken"},
        {"trump", {"auction"}, "the winner of the auction names trump"},
        {"call_card", {"auction"}, "the winner of the auction calls the card"},
        {"pass", {"trump"}, "cards are passed once trump is known"},
        {"meld", {"deal", "draft"}, "people meld the cards they hold"},
        {"draw_play", {"deal"}, "there is no stock before the deal"},
        {"play", {"deal", "draft"}, "people play the cards they hold"},
    };
    return table;
}

std::string section_of(const std::string& step) { return step == "meld" ? "melds" : step; }

bool needs_section(const std::string& step) {
    return step != "trump" && step != "turn_up" && step != "draft";
}

/// True if both are in the flow, in this order.
bool goes_before(const std::vector<std::string>& flow, std::string_view first, std::string_view second) {
    return place_in_flow(flow, first) < place_in_flow(flow, second) &&
           place_in_flow(flow, second) < flow.size();
}

/// Reports steps without what they need before them in the flow.
void check_needs(const std::vector<std::string>& flow, const WrongOrder& wrong) {
    for (const Before& rule : before()) {
        if (place_in_flow(flow, rule.step) == flow.size()) continue;
        const bool gone_before = std::any_of(rule.one_of.begin(), rule.one_of.end(), [&](const auto& step) {
            return goes_before(flow, step, rule.step);
        });
        if (!gone_before)
            wrong(fmt::format("\"{}\" needs {} before it", rule.step, quoted(rule.one_of)), rule.why);
    }
}

/// Reports steps for which an earlier one has left nothing to do.
void check_leftovers(const std::vector<std::string>& flow, const WrongOrder& wrong) {
    const auto play = place_in_flow(flow, "play");
    for (std::size_t i = play + 1; i < flow.size(); ++i)
        if (flow[i] != "settle" &&
            std::find(flow_names().begin(), flow_names().end(), flow[i]) != flow_names().end())
            wrong(fmt::format("\"{}\" comes after \"play\"", flow[i]),
                  "when the tricks are played, only settle is left");
    if (goes_before(flow, "draw_play", "turn_up"))
        wrong("\"turn_up\" comes after \"draw_play\"",
              "the stock is drawn by then: no card is left to turn up");
    if (goes_before(flow, "meld", "trump"))
        wrong("\"meld\" comes before \"trump\"", "what a meld is worth depends on trump");
}

/// Whoever holds the called trump becomes partner: trump comes before the call, and passing to partners after
/// it.
void check_partner_called(Compiler& work, const WrongOrder& wrong) {
    const auto& flow = work.flow;
    if (!work.flows("call_card") || !work.from["call_card"]["holder"].is_text()) return;
    if (!goes_before(flow, "trump", "call_card") && !goes_before(flow, "turn_up", "call_card"))
        wrong("\"call_card\" needs \"trump\" before it",
              "the card called is a trump, so trump must be named first");
    if (goes_before(flow, "pass", "call_card"))
        wrong("\"pass\" comes before \"call_card\"", "nobody has a partner to pass to before one is called");
}

void check_order(Compiler& work, const std::string& path) {
    const auto& flow = work.flow;
    const WrongOrder wrong = [&](std::string sentence, std::string hint) {
        work.report.fault("flow_order", path, std::move(sentence), std::move(hint));
    };
    if (flow.front() != "deal" && flow.front() != "draft")
        wrong(fmt::format("a round cannot begin with \"{}\"", flow.front()),
              "the first step is deal (or draft)");
    if (flow.back() != "settle")
        wrong(fmt::format("a round cannot end with \"{}\"", flow.back()), "the last step is settle");
    if (!work.flows("play")) wrong("no step \"play\"", "tricks are played in it");
    if (work.flows("deal") && work.flows("draft"))
        wrong("names both \"deal\" and \"draft\"", "hands are dealt, or drawn card by card");
    check_needs(flow, wrong);
    check_leftovers(flow, wrong);
    check_partner_called(work, wrong);
}

/// A section that the flow does not name would have no effect.
void check_sections(Compiler& work, const std::vector<std::string>& named) {
    for (const std::string& step : flow_names()) {
        const Node section = work.from[section_of(step)];
        const auto is_named = [&](const std::string& name) {
            return std::find(named.begin(), named.end(), name) != named.end();
        };
        // A flow without "play" is a fault itself, and that is all to say of it.
        const bool used = is_named(step) || step == "play" || (step == "meld" && is_named("draw_play"));
        if (section && !used)
            work.report.fault("unused_section", section.path(),
                              fmt::format("`flow` does not name the step \"{}\" that this describes", step),
                              "name it in `flow`, or take this out");
    }
}

void check_own_steps(Compiler& work, const std::vector<std::string>& named) {
    for (const OwnStep& step : work.rules().own_steps)
        if (std::find(named.begin(), named.end(), step.name) == named.end())
            work.report.fault("unused_section", work.from["steps"][step.name].path(),
                              fmt::format("`flow` does not name the step \"{}\"", step.name),
                              "name it in `flow`, or take it out");
}

void read_cards(Compiler& work, const Node& node, bool adds) {
    if (!node.is_text()) return;
    const auto cards = parse_cards(node.text());
    if (!cards)
        return work.report.expected("not_a_card", node.path(), "cards like 10h or Qs",
                                    fmt::format("\"{}\"", printable(cards.error().word, 40)));
    CardSet& deck = work.rules().deck;
    for (const Card card : *cards) {
        if (adds && deck.count(card) >= most_copies)
            return work.report.fault("too_many_copies", node.path(),
                                     fmt::format("more than {} copies of {}", most_copies, notation(card)));
        if (!adds && !deck.has(card))
            return work.report.fault("not_in_deck", node.path(),
                                     fmt::format("the deck has no {} left to leave out", notation(card)));
        if (adds)
            deck.add(card);
        else
            deck.remove(card);
    }
}

std::vector<int> split_hand(int hand, int size) {
    std::vector<int> packets;
    for (; hand > 0; hand -= size) packets.push_back(std::min(hand, size));
    return packets;
}

void read_packets(Compiler& work, const Node& node) {
    DealRule& deal = work.rules().deal;
    if (!node.is_text()) {
        deal.packets = split_hand(deal.hand, std::clamp(node.integer_or(3), 1, 24));
        return;
    }
    int sum = 0;
    for (const std::string& word : names_in(node.text())) {
        int size = 0;
        if (!parse_int(word, size) || size < 1 || size > 24)
            return work.report.expected("packets", node.path(), "sizes of packets, \"4 4 3 3\"",
                                        fmt::format("\"{}\"", printable(word, 40)));
        deal.packets.push_back(size);
        sum += size;
    }
    if (sum != deal.hand)
        work.report.expected("packets", node.path(), fmt::format("packets that make a hand of {}", deal.hand),
                             fmt::format("{}", sum));
}

} // namespace

std::optional<Rank> read_rank(Compiler& work, const std::string& path, std::string_view word) {
    const auto rank = parse_rank(word);
    if (!rank)
        work.report.expected("not_a_rank", path, "ranks out of A 10 K Q J 9 8 7",
                             fmt::format("\"{}\"", printable(word, 40)));
    return rank;
}

namespace {

/// The forms of sides that this many seats can have.
std::vector<std::string> sides_for(int seats) {
    std::vector<std::string> forms{"each"};
    if (seats == 4) forms.emplace_back("partners");
    if (seats % 2 == 0) forms.emplace_back("two teams");
    if (seats == 8) forms.emplace_back("four teams");
    forms.emplace_back("called");
    return forms;
}

} // namespace

void compile_seats(Compiler& work) {
    Rulebook& rules = work.rules();
    rules.seats = std::clamp(work.from["seats"].integer_or(4), 2, most_seats);
    rules.play.seats = rules.seats;
    rules.turn = work.from["turn"].text() == "counter-clockwise" ? Turn::counter_clockwise : Turn::clockwise;
    const int people = work.from["people"].integer_or(0);
    rules.people = std::max(rules.seats, people);
    if (people > 0 && people < rules.seats)
        work.report.expected("people", "people", fmt::format("0, or at least the {} seats", rules.seats),
                             fmt::format("{}", people));
    const std::string sides = work.from["sides"].text();
    const auto share = [&](SidesForm form, int parties) {
        rules.sides = form;
        rules.parties = parties;
        for (Seat seat = 1; seat <= rules.seats; ++seat)
            rules.party[seat] = static_cast<std::uint8_t>((seat - 1) % parties + 1);
    };
    const auto needs = [&](bool fits, const char* what) {
        if (!fits)
            work.report.expected("sides", "sides", fmt::format("{} for \"{}\"", what, sides),
                                 fmt::format("{}", rules.seats),
                                 fmt::format("change `seats` or `sides`; for {} seats there are {}",
                                             rules.seats, quoted(sides_for(rules.seats), "and")));
    };
    if (sides == "partners") {
        needs(rules.seats == 4, "4 seats");
        share(SidesForm::partners, 2);
    } else if (sides == "two teams") {
        needs(rules.seats % 2 == 0, "an even number of seats");
        share(SidesForm::two_teams, 2);
    } else if (sides == "four teams") {
        needs(rules.seats == 8, "8 seats");
        share(SidesForm::four_teams, std::min(4, rules.seats));
    } else {
        share(sides == "called" ? SidesForm::called : SidesForm::each, rules.seats);
    }
    if (somebody_sits_out(rules)) rules.parties = rules.people;
}

std::vector<Rank> read_ranks(Compiler& work, const Node& ranks) {
    std::vector<Rank> read;
    for (const std::string& word : names_in(ranks.text())) {
        const auto rank = read_rank(work, ranks.path(), word);
        if (!rank) continue;
        if (std::find(read.begin(), read.end(), *rank) != read.end())
            work.report.fault("rank_twice", ranks.path(), fmt::format("\"{}\" is listed twice", word));
        else
            read.push_back(*rank);
    }
    if (ranks.is_text() && names_in(ranks.text()).empty())
        work.report.expected("not_a_rank", ranks.path(), "ranks out of A 10 K Q J 9 8 7", "none");
    return read;
}

void compile_deck(Compiler& work) {
    Rulebook& rules = work.rules();
    const Node deck = work.from["deck"];
    rules.ranks = read_ranks(work, deck["ranks"]);
    const int copies = std::clamp(deck["copies"].integer_or(1), 1, most_copies);
    for (const Rank rank : rules.ranks)
        for (const Suit suit : all_suits) rules.deck.add(Card(rank, suit), copies);
    read_cards(work, deck["with"], true);
    read_cards(work, deck["without"], false);
    // A rank that only `with` brings ranks below those that `ranks` lists.
    for (auto rank = all_ranks.rbegin(); rank != all_ranks.rend(); ++rank)
        if (!rules.deck.only(mask_of(*rank)).empty() &&
            std::find(rules.ranks.begin(), rules.ranks.end(), *rank) == rules.ranks.end())
            rules.ranks.push_back(*rank);
}

void compile_flow(Compiler& work) {
    const Node flow = work.from["flow"];
    if (!flow.is_text()) return;
    std::vector<std::string> known = flow_names();
    const Node own = work.from["steps"];
    for (const OwnStep& step : work.rules().own_steps) known.push_back(step.name);
    std::vector<std::string> named;
    bool all_known = true;
    std::string text = flow.text();
    if (std::count(text.begin(), text.end(), ',')) {
        std::replace(text.begin(), text.end(), ',', ' ');
        const auto steps = names_in(text);
        work.report.fault(
            "flow_commas", flow.path(), "commas stand between the steps",
            fmt::format(
                "write blanks: \"{} …\"",
                join({steps.begin(), steps.begin() + std::min<std::ptrdiff_t>(2, std::ssize(steps))}, " ")));
    }
    for (const std::string& step : names_in(text)) {
        if (own[step].taken_out()) continue;
        if (std::find(known.begin(), known.end(), step) == known.end()) {
            work.report.fault("unknown_step", flow.path(), fmt::format("no step \"{}\"", printable(step, 40)),
                              suggestion(step, known));
            all_known = false;
            continue;
        }
        if (std::find(named.begin(), named.end(), step) != named.end()) {
            work.report.fault("step_twice", flow.path(),
                              fmt::format("the step \"{}\" is listed twice", step));
            continue;
        }
        named.push_back(step);
        const bool is_own = own && own[step];
        const Node section = work.from[section_of(step)];
        if (!is_own && section.taken_out()) continue;
        if (!is_own && !section && !section.written() && needs_section(step))
            work.report.expected("missing_section", section.path(),
                                 fmt::format("a description of the step \"{}\"", step), "nothing",
                                 "describe it, or take the step out of `flow`");
        work.flow.push_back(step);
    }
    if (all_known) check_sections(work, named);
    if (all_known) check_own_steps(work, named);
    if (named.empty() && all_known)
        return work.report.expected("missing_step", flow.path(), "steps from deal to settle", "none");
    if (all_known && !work.flow.empty()) check_order(work, flow.path());
    for (const std::string& step : work.flow)
        if (const auto found = step_named(work.rules(), step)) work.rules().flow.push_back(*found);
}

namespace {

/// A stock must be drawn from, and evenly.
void check_stock(Compiler& work, const Node& stock) {
    const DealRule& deal = work.rules().deal;
    const bool draws = work.flows("draw_play");
    if (deal.stock > 0 && !draws)
        work.report.fault("unused_stock", stock.path(),
                          "nobody draws from the stock: `flow` has no step \"draw_play\"");
    const int seats = work.rules().seats;
    if (draws && (deal.stock == 0 || deal.stock % seats != 0))
        work.report.expected("stock", stock.path(), fmt::format("a stock that {} seats draw evenly", seats),
                             fmt::format("{}", deal.stock));
    else if (draws && deal.hand + deal.stock / seats > most_tricks)
        work.report.expected("stock", stock.path(), fmt::format("{} tricks at most", most_tricks),
                             fmt::format("{}", deal.hand + deal.stock / seats));
}

} // namespace

void compile_deal(Compiler& work) {
    Rulebook& rules = work.rules();
    const Node deal = work.from["deal"];
    const auto hand = deal["hand"].integer();
    if (!hand || !work.from["seats"].integer() || rules.deck.empty()) return;
    rules.deal.hand = *hand;
    const int kitty = rules.deal.kitty = deal["kitty"].integer_or(0),
              stock = rules.deal.stock = deal["stock"].integer_or(0);
    const int cards = *hand * rules.seats + kitty + stock, size = rules.deck.size();
    if (cards != size) {
        const int left = size - kitty - stock;
        const bool even = left > 0 && left % rules.seats == 0 && left / rules.seats <= 24;
        work.report.expected("deal_sum", deal.path(),
                             fmt::format("hands, kitty and stock that make the deck's {} cards", size),
                             fmt::format("{} x {} + {} + {} = {}", rules.seats, *hand, kitty, stock, cards),
                             even ? fmt::format("a hand of {} would", left / rules.seats) : "");
    }
    read_packets(work, deal["packets"]);
    check_stock(work, deal["stock"]);
}

} // namespace roundhouse::variants
