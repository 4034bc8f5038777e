#pragma once
// The smallest cases in which two rule sets answer differently, found by search and shrunk. Each is a request
// of `ask` with both answers; one for each distinct reason. The same rules and plan give the same situations.

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
    nlohmann::json request; ///< for `ask`, without "variant" and "options"
    nlohmann::json a, b;    ///< the answers; {"error","place"} if the rules do not know the case
    std::string reason;     ///< tells it from others; never empty
};

/// A section that differs but has no situation, and why, in a sentence.
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

/// `said`: the result of statements(), to know which sections need a situation.
Situations situations(const Rulebook& a, const Rulebook& b, const std::vector<Statement>& said,
                      const SearchPlan& plan = {});

/// The call that shows whether bids are spoken as their last digit.
inline constexpr const char* spoken_call = "three";

/// The answer of `ask`; an error counts as one.
nlohmann::json answered(const Rulebook& rules, const nlohmann::json& request);

/// The answer of `ask` to the request of a situation: seats of a larger table that it does not name have
/// nothing.
nlohmann::json put_to(const Rulebook& rules, const nlohmann::json& request);

/// Why the answers to this request differ, as a key that tells situations apart; empty if they do not.
std::string reason_of(const Rulebook& a, const Rulebook& b, const nlohmann::json& request);

} // namespace roundhouse::teach
