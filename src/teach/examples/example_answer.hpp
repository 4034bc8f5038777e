#pragma once
// What one example of a package expects, and what the rules answer: the forms of teach/examples/examples.hpp.

#include "cards/deck.hpp"
#include "rules/rulebook.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::teach {

/// The request of `ask` that an example of that form makes: its fields without its answer ("is" and the
/// like).
nlohmann::json request_of(const std::string& form, nlohmann::json fields);

/// What an example expects, and what came.
struct Compared {
    nlohmann::json expected, got;
};

/// Asks what an example of that form asks, its answer ("is" and the like) being among `fields`. Throws
/// AskError where it cannot be asked.
Compared compared(const RulebookPtr& rules, const std::string& form, const nlohmann::json& fields);

/// The pack that deals these hands and leaves this kitty, each as `ask deal` writes them; null: what the rest
/// of the deck makes. Throws AskError where they are not the deck.
Pack pack_for(const Rulebook& rules, Seat dealer, const nlohmann::json& hands, const nlohmann::json& kitty,
              const nlohmann::json& stock);

} // namespace roundhouse::teach
