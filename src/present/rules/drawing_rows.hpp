#pragma once
// The rows of games in which cards are drafted, turned up or drawn between tricks.

#include "present/rules/rules_page.hpp"

namespace roundhouse::present {

using AddRow = std::function<void(RulesSection section, std::string label, std::string text)>;

/// Drafting, the card turned up, and the tricks before the stock is drawn.
void add_draws(const Rulebook& rules, Face face, const AddRow& row);

} // namespace roundhouse::present
