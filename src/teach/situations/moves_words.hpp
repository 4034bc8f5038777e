#pragma once
// Cards that change hands before the first trick, in sentences.

#include "cards/card_set.hpp"
#include "teach/situations/situations.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace roundhouse::teach {

/// "The pack of seed 1; seat 1 dealt, and seat 2 has the contract."; the declarer is left out if the two
/// answers differ in it.
std::string moves_title(const Situation& one, const Rulebook& a, const Rulebook& b);
/// All that an answer to "kitty" or to "exchange" says. `other`: the answer of the other rule set.
std::string moves_said(const Rulebook& rules, const nlohmann::json& request, const nlohmann::json& answer,
                       const nlohmann::json& other, Face face);
/// The same in a few words: "Seat 2 puts 4 cards away".
std::string moves_in_short(const nlohmann::json& request, const nlohmann::json& answer);

/// The hand that puts cards away, in order, and the cards that may go; empty if nobody does.
struct PutAway {
    std::vector<Card> hand;
    CardSet may_go;
};
PutAway put_away_in(const nlohmann::json& answer);

} // namespace roundhouse::teach
