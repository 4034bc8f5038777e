#pragma once
// Cards that change hands before the first trick, in sentences.

#include "cards/card_set.hpp"
#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace roundhouse::teach {

/// "The pack of seed 1, dealt by seat 1: seat 2 has the contract."; without that where the two answers differ
/// in it.
std::string moves_title(const nlohmann::json& request, const nlohmann::json& a, const nlohmann::json& b);
/// All that an answer of "kitty" or of "exchange" says. `other`: that of the other rule set.
std::string moves_said(const Rulebook& rules, const nlohmann::json& request, const nlohmann::json& answer,
                       const nlohmann::json& other, Face face);
/// The same in a few words: "Seat 2 puts 4 cards away".
std::string moves_in_short(const nlohmann::json& request, const nlohmann::json& answer);

/// The hand from which cards are put away, in order, and those that may go; nothing where none are.
struct PutAway {
    std::vector<Card> hand;
    CardSet may_go;
};
PutAway put_away_in(const nlohmann::json& answer);

} // namespace roundhouse::teach
