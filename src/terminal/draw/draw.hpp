#pragma once
// The table as text: pure functions that turn one seat's view into lines of at most 80 columns.

#include "game/match.hpp"
#include "game/view.hpp"
#include "present/names.hpp"
#include "teach/document/document.hpp"
#include "terminal/screen.hpp"

namespace roundhouse::terminal {

using present::Names;

/// The hand by suits. If only some kinds of cards are in `legal`, they are bracketed and the others dimmed.
Lines draw_hand(const CardSet& hand, const std::optional<CardSet>& legal, const Style& style);

/// Whether the hand marks what may be played or discarded, and what may be melded is listed.
enum class Marks : std::uint8_t { shown, hidden };

/// The view's seat's table: round, phases, contract, each seat's calls or tricks, scores and the hand.
Lines draw_table(const Match& match, const View& view, const Names& names, const Style& style,
                 Marks marks = Marks::shown);

/// The phases of a round, the current one in brackets (B18).
Lines draw_phases(const Rulebook& rules, Step step, const Style& style);

/// The melds on the table; before melding, what the seat's own hand would meld.
Lines draw_melds(const View& view, const Names& names, const Style& style);

Lines draw_last_trick(const View& view, const Names& names, const Style& style);

/// One round of the score sheet, line by line, with the totals after it.
Lines draw_round_scores(const Match& match, std::size_t round, const Names& names, const Style& style);
/// Every round so far.
Lines draw_score_sheet(const Match& match, const Names& names, const Style& style);
/// How far each total is towards the game's target, as bars; nothing if the rules have no target.
Lines draw_bars(const Match& match, const Names& names);
/// Who has won, and why; nothing while the game goes on.
Lines draw_verdict(const Match& match, const Names& names, const Style& style);

/// Puts `more` at the end of `lines`.
void add(Lines& lines, Lines more);

/// The page of rules.
Lines draw_rules(const Rulebook& rules, const Style& style);
/// The rules as a document, section by section: with worked examples, house rules marked, and the terms used.
Lines draw_document(const teach::Document& document, const Style& style);

} // namespace roundhouse::terminal
