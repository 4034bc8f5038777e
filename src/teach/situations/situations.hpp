#pragma once
// The smallest cases in which two rule sets answer differently, found by search and shrunk. Each is a request
// of `ask` with both answers; one for each distinct reason. The same rules and plan, the same situations.

#include "present/rules/rules_page.hpp"
#include "teach/statements/statements.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::teach {

enum class SituationKind : std::uint8_t {
    meld,
    legal,
    winner,
    calls,
    contract,
    settlement,
    ending,
    deal,
    kitty,
    exchange
};
inline constexpr std::array<const char*, 10> situation_names{
    "meld", "legal", "winner", "calls", "contract", "settlement", "ending", "deal", "kitty", "exchange"};
constexpr const char* name(SituationKind kind) { return situation_names[static_cast<std::size_t>(kind)]; }

struct Situation {
    SituationKind kind;
    present::RulesSection section;
    nlohmann::json request; ///< of `ask`, without "variant" and "options"
    nlohmann::json a, b;    ///< the answers; {"error","place"} where one of them knows no such thing
    std::string reason;     ///< what tells it from others; empty never
};

/// A section that differs and of which no situation was found, and why, in a sentence.
struct NotShown {
    present::RulesSection section;
    std::string why;
};

struct SearchPlan {
    std::uint64_t seed = 1;
    int tries = 600; ///< random cases of each kind
};

struct Situations {
    std::vector<Situation> found;
    std::vector<NotShown> not_shown;
};

/// `said`: what statements() found, to know which sections want a situation.
Situations situations(const Rulebook& a, const Rulebook& b, const std::vector<Statement>& said,
                      const SearchPlan& plan = {});

/// The call that shows whether bids are spoken as their last digit.
inline constexpr const char* spoken_call = "three";

/// What `ask` answers, an error being an answer.
nlohmann::json answered(const Rulebook& rules, const nlohmann::json& request);

/// What `ask` answers to the request of a situation: seats of a larger table that it does not name have
/// nothing.
nlohmann::json put_to(const Rulebook& rules, const nlohmann::json& request);

/// Why the answers to this request differ, as it tells situations apart; empty if they do not.
std::string reason_of(const Rulebook& a, const Rulebook& b, const nlohmann::json& request);

} // namespace roundhouse::teach
