#include "present/rules/rules_page.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/phases.hpp"
#include "present/rules/auction_text.hpp"
#include "present/rules/drawing_rows.hpp"
#include "present/rules/meanings.hpp"
#include "present/rules/rules_words.hpp"
#include "present/settlement.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace roundhouse::present {

namespace {

std::string sides_text(const Rulebook& rules) {
    if (rules.sides == SidesForm::each) return tr("each for themselves");
    if (rules.sides == SidesForm::called) return tr("the declarer and a called partner against the others");
    Lines sides;
    const int number = *std::max_element(rules.party.items.begin(), rules.party.items.end());
    for (Party party = 1; party <= number; ++party) {
        Lines seats;
        for (const Seat seat : seats_of(rules, party)) seats.push_back(std::to_string(seat));
        sides.push_back(join(seats, "+"));
    }
    return tr("seats {}", join(sides, " " + tr_in("between the sides", "against") + " "));
}

std::string first_lead_text(const Rulebook& rules) {
    switch (rules.first_lead) {
    case FirstLead::declarer: break;
    case FirstLead::left_of_dealer:
        return rules.turn == Turn::clockwise ? tr("the player left of the dealer")
                                             : tr("the player right of the dealer");
    case FirstLead::last_winner: return tr("the winner of the last trick");
    }
    return tr("the declarer");
}

std::string any_of_rank(std::size_t number, Rank rank, Face face) {
    return tr("any {} cards of rank {}", number, letter(rank, face));
}

MeldRow meld_row(const MeldRule& rule, Face face) {
    MeldRow row{in_words(rule, 1, face), mark(rule.cards), join(worth_in_words(rule), " / "), {}};
    const std::string ranks = ranks_text(rule.ranks, face);
    switch (rule.of) {
    case MeldSuit::given: break;
    case MeldSuit::trump: row.cards = tr("{} of trump", ranks); break;
    case MeldSuit::plain: row.cards = tr("{} of a plain suit", ranks); break;
    case MeldSuit::any: row.cards = tr("{} of one suit", ranks); break;
    case MeldSuit::each: row.cards = tr("{} of each suit", ranks); break;
    case MeldSuit::mixed: row.cards = any_of_rank(rule.ranks.size(), rule.ranks.front(), face); break;
    }
    if (!rule.also_in.empty()) row.remark = tr("in place of the melds within it");
    if (rule.announced) row.remark = tr("shown even if it does not count");
    if (rule.beside) row.remark = tr("may be laid together with another");
    return row;
}

MeldRow mark_row(const MarkRule& rule, Face face) {
    MeldRule pattern = rule.pattern;
    pattern.points = rule.worth;
    MeldRow row = meld_row(pattern, face);
    if (rule.any) row.cards = any_of_rank(static_cast<std::size_t>(rule.any), pattern.ranks.front(), face);
    return row;
}

std::string deal_text(const Rulebook& rules) {
    std::string text = tr("{} each", rules.deal.hand);
    if (rules.draft) return tr("{}, drafted card by card", text);
    if (rules.deal.kitty) text = tr("{} and {} in the kitty", text, rules.deal.kitty);
    if (rules.deal.stock) text = tr("{} and {} in the stock", text, rules.deal.stock);
    const std::vector<int>& packets = rules.deal.packets;
    if (packets.size() < 2) return text;
    const bool alike =
        std::adjacent_find(packets.begin(), packets.end(), std::not_equal_to<>()) == packets.end();
    if (alike) return tr("{}, in packets of {}", text, packets.front());
    return tr("{}, in packets of {}", text, fmt::format("{}", fmt::join(packets, ", ")));
}

using Section = RulesSection;

/// Passes that say more than "no".
void add_passes(const AuctionRule& rule, const AddRow& row) {
    for (const PassCall& pass : rule.passes)
        if (std::string meaning = meaning_of(pass); !meaning.empty()) {
            meaning.erase(meaning.find_last_not_of('.') + 1);
            row(Section::auction, tr("Pass"), translated(pass.name) + ": " + meaning);
        }
}

/// Leading and following in a contract, where they differ from the usual.
void add_own_musts(const Rulebook& rules, const SideContract& contract, RulesPage& page) {
    if (!contract.own) return;
    const PlayTable& own = contract.own->play;
    const std::string name = translated(contract.name);
    const auto row = [&](const std::string& label, const Must& must, const Must& usual) {
        if (must_steps(must) != must_steps(usual))
            page.rows.push_back({label, must_text(must), Section::play, must_steps(must)});
    };
    row(tr("Leading in “{}”", name), own.lead, rules.play.lead);
    row(tr("Following in “{}”", name), own.follow, rules.play.follow);
}

void add_trump(const TrumpRule& rule, Face face, const AddRow& row) {
    switch (rule.needs) {
    case TrumpNeeds::nothing: break;
    case TrumpNeeds::marriage:
        row(Section::trump, tr("Trump"), tr("only a suit in which the hand holds a marriage"));
        break;
    case TrumpNeeds::run:
        row(Section::trump, tr("Trump"), tr("only a suit in which the hand holds a run"));
        break;
    case TrumpNeeds::dix:
        row(Section::trump, tr("Trump"), tr("only a suit in which the hand holds a dix"));
        break;
    case TrumpNeeds::marriage_or_dix:
        row(Section::trump, tr("Trump"), tr("only a suit in which the hand holds a marriage or a dix"));
        break;
    }
    for (const SideContract& contract : rule.also) {
        std::string meaning = meaning_of(contract, face);
        meaning.erase(meaning.find_last_not_of('.') + 1);
        row(Section::trump, tr("Contract"), translated(contract.name) + ": " + meaning);
    }
}

std::string exchange_text(const ExchangeRule& rule) {
    const int cards = rule.cards;
    if (rule.simultaneous)
        return tr_n("one card from each partner to the other, chosen before either looks",
                    "{} cards from each partner to the other, chosen before either looks", cards, cards);
    return rule.declarer_first ? tr_n("one card from the declarer, then one back",
                                      "{} cards from the declarer, then as many back", cards, cards)
                               : tr_n("one card from the partner, then one back",
                                      "{} cards from the partner, then as many back", cards, cards);
}

std::string discard_text(const Rulebook& rules, Face face) {
    Lines parts{melds_before_discard(rules) ? tr("after melding, as many cards as the kitty had")
                                            : tr("as many cards as the kitty had")};
    parts.push_back(rules.discard->counts ? tr("they count for the declarer's tricks")
                                          : tr("they count for nobody"));
    if (rules.discard->spares == Spares::kinds_taken)
        parts.push_back(tr("no more copies of a card than were held before the kitty was taken"));
    if (rules.discard->spares == Spares::melded) parts.push_back(tr("no melded card while others are left"));
    if (rules.discard->spares == Spares::listed)
        parts.push_back(
            tr("no {} while others are left", kinds_text(CardSet::of(rules.discard->kinds), face)));
    return join(parts, "; ");
}

void add_kitty(const Rulebook& rules, Face face, const AddRow& row) {
    if (rules.kitty)
        row(Section::kitty, tr("Kitty"),
            rules.kitty->to_everyone
                ? tr("the declarer looks at it, keeps one card and gives one to each of the others, unseen")
            : rules.kitty->shown ? tr("the declarer takes it into the hand; everybody sees it")
                                 : tr("the declarer takes it into the hand, unseen by the others"));
    if (rules.discard) row(Section::kitty, tr("Discard"), discard_text(rules, face));
    if (!rules.call_card) return;
    if (rules.call_card->makes_partner)
        row(Section::trump, tr("Partner"),
            tr("the declarer asks for a card of the trump suit: the first player in turn who "
               "has it is the partner "
               "for this hand; if nobody has it the declarer asks for another, and plays "
               "alone when none is left"));
    else if (rules.call_card->gives_back)
        row(Section::kitty, tr("Calling"),
            tr("once, a card that the declarer does not hold: the first player in turn who has it "
               "gives it and gets another in return"));
    else
        row(Section::kitty, tr("Calling"),
            tr("once, a card that the declarer does not hold: the first player in turn who has it gives it"));
}

void add_play(const Rulebook& rules, const AddRow& row, RulesPage& page) {
    row(Section::play, tr("First lead"), first_lead_text(rules));
    row(Section::play, tr("Leading"), must_text(rules.play.lead));
    page.rows.back().steps = must_steps(rules.play.lead);
    row(Section::play, tr("Following"), must_text(rules.play.follow));
    page.rows.back().steps = must_steps(rules.play.follow);
    if (rules.trump)
        for (const SideContract& contract : rules.trump->also) add_own_musts(rules, contract, page);
    if (rules.enforcement == Enforcement::referee) {
        Lines parts{
            tr("illegal plays are accepted until another player calls the renege, which ends the hand")};
        if (std::string cost = cost_of_reneging(rules); !cost.empty()) parts.push_back(std::move(cost));
        row(Section::play, tr("Referee"), join(parts, "; "));
    }
}

/// For a way out after which only the declarer's opponents meld (A09).
std::string who_does_not_meld(const Rulebook& rules) {
    return rules.sides == SidesForm::each ? tr("the declarer does not meld")
                                          : tr("neither the declarer nor a partner melds");
}

void add_exit(const Rulebook& rules, const ExitRule& exit, const AddRow& row) {
    Lines parts{translated(exit.name)};
    if (const std::string where = where_open(exit); !where.empty()) parts.back() += ", " + where;
    if (exit.anyone)
        parts.back() += ", " + (exit.at_lead ? tr("for any player before their first card")
                                             : tr("for any player on their turn"));
    if (const std::string when = when_open(exit); !when.empty()) parts.back() += ", " + when;
    if (exit.deals_again)
        parts.push_back(tr("the hand is void, and the same dealer deals again"));
    else if (exit.melds == ExitMelds::other_sides)
        parts.push_back(who_does_not_meld(rules));
    else if (exit.melds == ExitMelds::nobody)
        parts.push_back(tr("nobody melds"));
    std::string text = join(parts, "; ");
    if (!exit.text.empty() && !exit.deals_again) // a void hand costs nothing
        text += ". " + translated(exit.text);
    row(Section::exits, exit.by_rule ? tr("By rule") : tr("Way out"), std::move(text));
}

/// A game of a set number of rounds ends before there are too many hands, unless some are dealt again.
bool ends_by_rounds(const Rulebook& rules) {
    const auto deals_again = [](const ExitRule& exit) { return exit.deals_again; };
    return rules.ending_says.kind == "rounds" &&
           std::none_of(rules.exits.begin(), rules.exits.end(), deals_again);
}

void add_least_meld(const Rulebook& rules, const AddRow& row) {
    if (!rules.meld_at_least) return;
    const bool some = std::any_of(rules.meld_rules.begin(), rules.meld_rules.end(),
                                  [](const MeldRule& rule) { return rule.announced; });
    row(Section::melds, tr("Minimum meld"),
        some ? tr("a side with less than {} scores none, and shows only what must be shown",
                  rules.meld_at_least)
             : tr("a side with less than {} scores none, and shows none", rules.meld_at_least));
}

/// What partners meld; where a meld needs a trick, one trick of theirs saves all of it (A11).
std::string partners_meld(const Rulebook& rules) {
    Lines parts{tr("each melds from their own hand alone, and what a side melds is added up")};
    if (says(rules.settle_says, "needs_trick"))
        parts.push_back(tr("one trick of anybody on the side saves all of it"));
    return join(parts, "; ");
}

/// What is added: melds of partners, and more of one meld than the table lists.
void add_adding_up(const Rulebook& rules, const AddRow& row) {
    if (rules.meld_rules.empty()) return;
    if (rules.sides != SidesForm::each) row(Section::melds, tr("Partners"), partners_meld(rules));
    if (rules.draw_play) return; // people lay one meld at a time
    if (std::string more = more_of_a_meld(rules); !more.empty())
        row(Section::melds, tr("Several"), std::move(more));
}

/// In how many melds a card may serve (A18, B09). While cards are drawn people choose, one meld at a time.
void add_kinds(const Rulebook& rules, Face face, RulesPage& page) {
    if (rules.draw_play) return;
    std::map<std::string, std::size_t> place_of; // of a type, in the order of the table
    std::vector<Lines> kinds;
    for (const MeldRule& rule : rules.meld_rules) {
        const std::size_t place = place_of.emplace(rule.type, kinds.size()).first->second;
        if (place == kinds.size()) kinds.emplace_back();
        std::string name = in_words(rule, 1, face); // of trump and plain alike
        if (std::find(kinds[place].begin(), kinds[place].end(), name) == kinds[place].end())
            kinds[place].push_back(std::move(name));
    }
    if (kinds.size() < 2) return;
    std::string text = kinds_of_melds(kinds);
    if (const auto [whole, part] = meld_within(rules); part)
        text += "; " + tr("“{}” within “{}” does not count again", in_words(*part, 1, face),
                          in_words(*whole, 1, face));
    page.rows.push_back({tr("Cards"), std::move(text), Section::melds, {}, true});
}

/// What the package says about its settlement or its ending.
std::string stated(const std::string& text) { return text.empty() ? tr("the package does not say") : text; }

/// When the game ends, and how long it can last at most.
void add_ending(const Rulebook& rules, const AddRow& row, RulesPage& page) {
    row(Section::ending, tr("End"), stated(ending_in_words(rules)));
    if (ends_by_rounds(rules)) return;
    row(Section::ending, tr("Length"),
        rules.scoring.lowest_wins
            ? tr("at most {} hands, those dealt again included; then the lowest score wins, and equal "
                 "scores share the win",
                 most_hands)
            : tr("at most {} hands, those dealt again included; then the highest score wins, and equal "
                 "scores share the win",
                 most_hands));
    page.rows.back().of_the_table = true;
}

} // namespace

std::string in_words(RulesSection section) {
    constexpr std::array headings{
        translatable("Players"),        translatable("Cards"),    translatable("Deal"),
        translatable("Bidding"),        translatable("Kitty"),    translatable("Trump"),
        translatable("Exchange"),       translatable("Melds"),    translatable("What must be played"),
        translatable("Counters"),       translatable("Ways out"), translatable("Settlement"),
        translatable("End of the game")};
    return translated(headings[static_cast<std::size_t>(section)]);
}

RulesPage rules_page(const Rulebook& rules, Face face) {
    RulesPage page;
    page.title = in_words(rules.title);
    page.summary = in_words(rules.summary);
    const AddRow row = [&](RulesSection section, std::string label, std::string text) {
        page.rows.push_back({std::move(label), std::move(text), section, {}});
    };
    row(Section::players, tr("Players"),
        fmt::format("{}, {}, {}", rules.seats, sides_text(rules),
                    rules.turn == Turn::clockwise ? tr("clockwise") : tr("counter-clockwise")));
    if (somebody_sits_out(rules)) row(Section::players, tr("People"), people_text(rules));
    row(Section::cards, tr("Cards"), deck_text(rules, face));
    row(Section::deal, tr("Deal"), deal_text(rules));
    row(Section::deal, tr("Phases"), join(phases(rules), ", "));
    add_draws(rules, face, row);
    if (rules.auction) {
        row(Section::auction, tr("Bidding"), auction_text(rules));
        add_passes(*rules.auction, row);
    }
    add_kitty(rules, face, row);
    if (rules.trump) add_trump(*rules.trump, face, row);
    if (rules.exchange) row(Section::exchange, tr("Exchange"), exchange_text(*rules.exchange));
    for (const OwnStep& step : rules.own_steps)
        row(Section::auction, tr("House step"),
            in_words(step.title) + (step.text.empty() ? "" : ": " + translated(step.text)));
    add_play(rules, row, page);
    row(Section::count, tr("Counters"), count_text(rules, face));
    for (const ExitRule& exit : rules.exits) add_exit(rules, exit, row);
    row(Section::settlement, tr("Settlement"), stated(settlement_in_words(rules)));
    add_ending(rules, row, page);
    add_least_meld(rules, row);
    add_adding_up(rules, row);
    add_kinds(rules, face, page);
    for (const MeldRule& rule : rules.meld_rules) page.melds.push_back(meld_row(rule, face));
    for (const MarkRule& rule : rules.marks) page.marks.push_back(mark_row(rule, face));
    for (const AgreedOption& option : rules.options)
        page.options.push_back({in_words(option.label), in_words(option, option.value),
                                option.value == option.standard ? "" : in_words(option, option.standard)});
    return page;
}

std::vector<std::string> changed_options(const Rulebook& rules) {
    Lines changed;
    for (const AgreedOption& option : rules.options)
        if (option.value != option.standard)
            changed.push_back(fmt::format("{}: {}", in_words(option.label), in_words(option, option.value)));
    return changed;
}

std::string in_words(const AgreedOption& option, const OptionValue& value) {
    if (const bool* on = std::get_if<bool>(&value)) return *on ? tr("yes") : tr("no");
    const std::string name = to_string(value);
    const auto words = option.words.find(name);
    if (words == option.words.end() && std::holds_alternative<int>(value)) return name;
    return translated(words == option.words.end() ? name : words->second);
}

std::string needs_in_words(std::string_view needs,
                           const std::function<std::string(std::string_view option)>& called) {
    constexpr std::array joining{translatable("and"), translatable("or"), translatable("not")};
    std::string text;
    for (const std::string_view word : words(needs)) {
        const bool joins = std::find(joining.begin(), joining.end(), word) != joining.end();
        text += (text.empty() ? "" : " ") + (joins ? translated(word) : called(word));
    }
    return text;
}

} // namespace roundhouse::present
