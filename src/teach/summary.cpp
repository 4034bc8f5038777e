#include "base/speech.hpp"
#include "base/text.hpp"
#include "teach/explain.hpp"
#include "teach/facts.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include <fmt/format.h>

namespace roundhouse::teach {

namespace {

std::string ranks_text(const std::vector<Rank>& ranks, Face face) {
    std::string text;
    for (const Rank rank : ranks) text += (text.empty() ? "" : " ") + letter(rank, face);
    return text;
}

std::string sides_text(const Rulebook& rules) {
    if (rules.sides == SidesForm::each) return phrase("each for themselves");
    if (rules.sides == SidesForm::called)
        return phrase("the declarer and a called partner against the others");
    std::string text;
    const int sides = *std::max_element(rules.party.items.begin(), rules.party.items.end());
    for (Party party = 1; party <= sides; ++party) {
        std::string seats;
        for (const Seat seat : seats_of(rules, party))
            seats += (seats.empty() ? "" : "+") + std::to_string(seat);
        text += (text.empty() ? "" : phrase(" against ")) + seats;
    }
    return phrase("seats {}", text);
}

std::string auction_text(const AuctionRule& rule) {
    std::string text =
        rule.summed
            ? phrase("everybody names a number or 0, once; a side's are added and are what it must make")
            : phrase("from {}", rule.minimum);
    if (!rule.raises.empty())
        text += phrase(", each bid raises by {}", fmt::join(rule.raises, phrase(" or ")));
    else
        for (const Rung& rung : rule.steps)
            text += rung.to ? phrase(", by {} to {}", rung.by, *rung.to) : phrase(", then by {}", rung.by);
    if (rule.dealer_minimum) text += phrase("; the dealer may open at {}", *rule.dealer_minimum);
    if (rule.must_open == MustOpen::eldest) text += phrase("; the first call must be a bid");
    if (rule.must_open == MustOpen::meld_holder) text += phrase("; who holds a meld must open if nobody has");
    if (rule.forced_opening) text += phrase("; the first seat bids {} without choice", *rule.forced_opening);
    if (rule.last_digit) text += phrase("; a bid may be spoken as its last digit");
    if (rule.dealer_takes) text += phrase("; all pass: the dealer has it at {}", *rule.dealer_takes);
    return text;
}

std::string must_text(const Must& must) {
    if (must.empty()) return phrase("anything");
    std::vector<std::string> rules;
    for (const Filter& filter : must)
        rules.push_back(filter.when_text.empty() || filter.name.ends_with(filter.when_text)
                            ? phrase(filter.name)
                            : phrase("{} (when {})", phrase(filter.name), phrase(filter.when_text)));
    return join(rules, phrase(", then "));
}

std::string count_text(const Rulebook& rules, Face face) {
    std::string text;
    for (const Rank rank : rules.ranks)
        if (const int points = rules.count.points[static_cast<std::size_t>(index(rank))])
            text += fmt::format("{} {}, ", letter(rank, face), points);
    return phrase("{}last trick {}; {} in all", text, rules.count.last_trick, rules.count.total);
}

std::string meld_text(const MeldRule& rule, Face face) {
    std::string cards = written(rule.cards, face);
    if (rule.of != MeldSuit::given) {
        cards = ranks_text(rule.ranks, face);
        constexpr std::array where{"", " of trump", " of a plain suit", " of one suit", " of each suit"};
        cards += said(where[static_cast<std::size_t>(rule.of)]);
    }
    return fmt::format("  {} {} {}{}", padded(in_words(rule, 1, face), 18), padded(cards + " ", 26),
                       fmt::join(rule.points, " / "),
                       phrase(rule.wins_at ? " / the game" : "") + phrase(rule.announced ? " (shown)" : "") +
                           phrase(rule.beside ? " (beside another)" : ""));
}

std::string mark_text(const MarkRule& rule, Face face) {
    MeldRule pattern = rule.pattern;
    pattern.points = rule.worth;
    const std::string text = meld_text(pattern, face);
    return rule.any ? phrase("{} (any {} of them)", text, rule.any) : text;
}

using AddLine = std::function<void(const char* what, const std::string& text)>;

std::string deal_text(const Rulebook& rules) {
    std::string text = phrase("{} each", rules.deal.hand);
    if (rules.draft) return text + phrase(", drawn card by card");
    if (rules.deal.kitty) text += phrase(" and {} in the kitty", rules.deal.kitty);
    if (rules.deal.stock) text += phrase(" and {} in the stock", rules.deal.stock);
    const std::vector<int>& packets = rules.deal.packets;
    if (packets.size() < 2) return text;
    const bool alike =
        std::adjacent_find(packets.begin(), packets.end(), std::not_equal_to<>()) == packets.end();
    if (alike) return phrase("{}, in packets of {}", text, packets.front());
    return phrase("{}, in packets of {}", text, fmt::join(packets, ", "));
}

/// Passes that say more than no.
void add_passes(const AuctionRule& rule, const AddLine& line) {
    for (const PassCall& pass : rule.passes)
        if (const std::string meaning = meaning_of(pass); !meaning.empty())
            line("Pass", phrase(pass.name) + ": " + meaning);
}

/// Drafting, the card turned up, and the tricks before the stock is drawn.
void add_draws(const Rulebook& rules, Face face, const AddLine& line) {
    if (rules.draft)
        line("Drawing", phrase("in turn, {} first: of two cards one is kept; the other goes to the drawer's "
                               "pile, which counts for {}",
                               said(rules.draft->dealer_first ? "the dealer" : "left of the dealer"),
                               said(rules.draft->declarers_pile_to_others
                                        ? "the drawer's tricks, the declarer's for the other side's"
                                        : "the drawer's tricks")));
    if (rules.turn_up)
        line("Trump", phrase("the suit of the card turned up, which lies under the stock{}",
                             rules.turn_up->pays
                                 ? phrase("; {} pays the dealer {}", said(name(*rules.turn_up->pays, face)),
                                          rules.turn_up->points)
                                 : ""));
    if (!rules.draw_play) return;
    const DrawPlayRule& draw = *rules.draw_play;
    line("Stock", phrase("after each of the first {} tricks everybody draws a card, the winner first",
                         drawing_tricks(rules)));
    line("Led then", must_text(draw.table.lead));
    line("Played then", must_text(draw.table.follow));
    line("Melding",
         phrase("the winner of such a trick may meld, {} at a time{}; melded cards stay playable",
                draw.most_melds, said(draw.needs_new_card ? ", each with a card not melded before" : "")));
    if (draw.swap)
        line("Swapping", phrase("who wins such a trick may swap the {} of trump for the card turned up",
                                phrase(name(*draw.swap, face))));
}

void add_trump(const TrumpRule& rule, const AddLine& line) {
    if (rule.needs != TrumpNeeds::nothing)
        line("Trump", phrase("only a suit in which the hand holds a {}", said(name(rule.needs))));
    for (const SideContract& contract : rule.also)
        line("Contract", phrase(contract.name) + ": " + meaning_of(contract));
}

std::string exchange_text(const PassRule& rule) {
    if (rule.simultaneous)
        return phrase("{} cards from each to the partner, chosen before either sees them", rule.cards);
    return phrase("{} cards from the {}, then as many back", rule.cards,
                  said(rule.declarer_first ? "declarer" : "partner"));
}

std::string discard_text(const Rulebook& rules) {
    constexpr std::array spares{"", "; of no kind more than were held before the kitty",
                                "; none that lies in a meld, while others are left"};
    return phrase("{}as many cards as the kitty had, which count for {}{}",
                  said(melds_before_discard(rules) ? "after melding, " : ""),
                  said(rules.discard->counts ? "the declarer's tricks" : "nobody"),
                  said(spares[static_cast<std::size_t>(rules.discard->spares)]));
}

void add_kitty(const Rulebook& rules, const AddLine& line) {
    if (rules.kitty)
        line("Kitty",
             rules.kitty->to_everyone
                 ? phrase("the declarer looks at it, keeps one card and gives one to everybody else, unseen")
                 : phrase("the declarer takes it into the hand{}",
                          said(rules.kitty->shown ? "; everybody sees it" : ", unseen by the others")));
    if (rules.discard) line("Discard", discard_text(rules));
    if (rules.call_card && rules.call_card->makes_partner)
        line("Partner",
             phrase("the declarer asks for a card of the trump suit: the first player in turn who has it is "
                    "the partner for this hand; if nobody has it another is asked for, and when none is left "
                    "the declarer plays alone"));
    else if (rules.call_card)
        line("Calling", phrase("once, a card that the declarer does not hold: the first player in turn "
                               "who has it gives it{}",
                               said(rules.call_card->gives_back ? " for another" : "")));
}

void add_exit(const ExitRule& exit, const AddLine& line) {
    const std::string when = when_open(exit);
    constexpr std::array melds{"", "; the declarer's side does not meld", "; nobody melds"};
    line(exit.by_rule ? "By rule" : "Way out",
         phrase(exit.name) +
             phrase(!exit.anyone   ? ""
                    : exit.at_lead ? ", for anyone before their first card"
                                   : ", for anyone whose turn it is") +
             (when.empty() ? "" : ", " + when) +
             phrase(exit.deals_again ? "; the hand is void, and the same dealer deals again"
                                     : melds[static_cast<std::size_t>(exit.melds)]));
}

void add_least_meld(const Rulebook& rules, const AddLine& line) {
    if (!rules.meld_at_least) return;
    const bool some = std::any_of(rules.meld_rules.begin(), rules.meld_rules.end(),
                                  [](const MeldRule& rule) { return rule.announced; });
    line("Least meld", phrase("a side with less than {} scores none, and shows {}", rules.meld_at_least,
                              said(some ? "only those marked (shown)" : "none")));
}

} // namespace

std::vector<std::string> summary(const Rulebook& rules, Face face) {
    std::vector<std::string> lines;
    const AddLine line = [&](const char* what, const std::string& text) {
        lines.push_back(padded(phrase(what), 12) + text);
    };
    lines.push_back(in_words(rules.title));
    if (!rules.summary.en.empty()) lines.push_back(in_words(rules.summary));
    line("Players", fmt::format("{}, {}, {}", rules.seats, sides_text(rules),
                                said(rules.turn == Turn::clockwise ? "clockwise" : "counter-clockwise")));
    if (somebody_sits_out(rules))
        line("People", phrase("{}: the dealer sits out, in rotation, and each has a score", rules.people));
    line("Cards", phrase("{} ({} from high to low), {}", rules.deck.size(), ranks_text(rules.ranks, face),
                         deal_text(rules)));
    std::vector<std::string> course;
    for (const std::string& phase : phases(rules)) course.push_back(phrase(phase));
    line("Phases", join(course, ", "));
    add_draws(rules, face, line);
    if (rules.auction) {
        line("Auction", auction_text(*rules.auction));
        add_passes(*rules.auction, line);
    }
    add_kitty(rules, line);
    if (rules.trump) add_trump(*rules.trump, line);
    if (rules.pass) line("Exchange", exchange_text(*rules.pass));
    for (const OwnStep& step : rules.own_steps)
        line("Own step", in_words(step.title) + (step.text.empty() ? "" : ": " + phrase(step.text)));
    line("Leading", must_text(rules.play.lead));
    line("Following", must_text(rules.play.follow));
    if (rules.enforcement == Enforcement::referee)
        line("Referee",
             phrase(
                 "a play against the rules is accepted; any other player may call it, which ends the hand"));
    line("Tricks", count_text(rules, face));
    for (const ExitRule& exit : rules.exits) add_exit(exit, line);
    line("Settlement", settlement_in_words(rules).text);
    line("End", ending_in_words(rules).text);
    add_least_meld(rules, line);
    lines.push_back(phrase("Melds, with the points for one, two, … of them at once:"));
    for (const MeldRule& rule : rules.meld_rules) lines.push_back(meld_text(rule, face));
    if (!rules.marks.empty())
        lines.push_back(phrase("Marks, with what one, two, … of them at once are worth:"));
    for (const MarkRule& rule : rules.marks) lines.push_back(mark_text(rule, face));
    if (!rules.options.empty()) lines.push_back(phrase("Options agreed:"));
    for (const AgreedOption& option : rules.options)
        lines.push_back(fmt::format(
            "  {} = {}{}  {}", option.name, to_string(option.value),
            option.value == option.standard ? "" : " (usually " + to_string(option.standard) + ")",
            in_words(option.label)));
    return lines;
}

} // namespace roundhouse::teach
