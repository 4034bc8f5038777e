#include "present/rules/drawing_rows.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/rules/rules_words.hpp"

namespace roundhouse::present {

namespace {

std::string first_to_draft(const Rulebook& rules) {
    if (rules.draft->dealer_first)
        return somebody_sits_out(rules) ? tr("the player in the last seat first") : tr("the dealer first");
    return rules.turn == Turn::clockwise ? tr("the player left of the dealer first")
                                         : tr("the player right of the dealer first");
}

std::string draft_text(const Rulebook& rules) {
    const DraftRule& rule = *rules.draft;
    const std::string who = first_to_draft(rules);
    return rule.declarers_pile_to_others ? tr("in turn, {}: of two cards one is kept, the other goes to the "
                                              "player's pile, which counts for "
                                              "their tricks, the declarer's for the other side",
                                              who)
                                         : tr("in turn, {}: of two cards one is kept, the other goes to the "
                                              "player's pile, which counts for "
                                              "their tricks",
                                              who);
}

/// What the card turned up makes and pays: to the last seat where the dealer sits out (C33).
std::string turned_up_text(const Rulebook& rules, Face face) {
    const TurnUpRule& rule = *rules.turn_up;
    if (!rule.pays) return tr("the suit of the card turned up, which lies under the stock");
    const std::string rank = in_words(*rule.pays, face);
    return somebody_sits_out(rules)
               ? tr("the suit of the card turned up, which lies under the stock; a {} pays the player in the "
                    "last seat {}",
                    rank, rule.points)
               : tr("the suit of the card turned up, which lies under the stock; a {} pays the dealer {}",
                    rank, rule.points);
}

/// What must be played as long as cards are drawn (C17).
void add_drawing_musts(const Rulebook& rules, const AddRow& row) {
    const PlayTable& table = rules.draw_play->table;
    if (table.lead.empty() && table.follow.empty()) {
        row(RulesSection::play, tr("While drawing"),
            tr("in the first {} tricks any card may be played: nobody has to follow suit",
               drawing_tricks(rules)));
        return;
    }
    row(RulesSection::play, tr("Leading while drawing"), must_text(table.lead));
    row(RulesSection::play, tr("Following while drawing"), must_text(table.follow));
}

/// Melding between tricks, and where a melded card serves again (C17).
std::string drawing_melds_text(const Rulebook& rules, Face face) {
    const DrawPlayRule& draw = *rules.draw_play;
    Lines parts{
        draw.needs_new_card
            ? tr("the winner of such a trick may meld, {} at a time, each with a card not melded before",
                 draw.most_melds)
            : tr("the winner of such a trick may meld, {} at a time", draw.most_melds)};
    parts.push_back(tr("melded cards stay playable"));
    parts.push_back(
        tr("a melded card may be melded again in a meld of another kind, or in a higher one of its kind"));
    if (const auto [whole, part] = meld_within(rules); part)
        parts.back() += ": " + tr("“{}” first, then “{}” with it, and both score", in_words(*part, 1, face),
                                  in_words(*whole, 1, face));
    return join(parts, "; ");
}

} // namespace

void add_draws(const Rulebook& rules, Face face, const AddRow& row) {
    if (rules.draft) row(RulesSection::deal, tr("Drafting"), draft_text(rules));
    if (rules.turn_up) row(RulesSection::trump, tr("Trump"), turned_up_text(rules, face));
    if (!rules.draw_play) return;
    const DrawPlayRule& draw = *rules.draw_play;
    row(RulesSection::deal, tr("Stock"),
        tr("after each of the first {} tricks everybody draws a card, the winner first",
           drawing_tricks(rules)));
    add_drawing_musts(rules, row);
    row(RulesSection::melds, tr("Melding"), drawing_melds_text(rules, face));
    if (draw.swap)
        row(RulesSection::melds, tr("Swapping"),
            tr("the winner of such a trick may swap the {} of trump for the card turned up",
               in_words(*draw.swap, face)));
}

} // namespace roundhouse::present
