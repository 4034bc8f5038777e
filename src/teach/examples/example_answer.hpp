#pragma once
// What one example of a package expects, and what the rules answer. teach/examples/examples.hpp lists the
// forms.

#include "cards/deck.hpp"
#include "rules/rulebook.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::teach {

/// The `ask` request of an example of that form: its fields without its answer ("is" and the like).
nlohmann::json request_of(const std::string& form, nlohmann::json fields);

/// What an example expects, and what the rules answered.
struct Compared {
    nlohmann::json expected, got;
};

/// Asks an example of that form; `fields` include its answer ("is" and the like). Throws AskError if it
/// cannot be asked.
Compared compared(const RulebookPtr& rules, const std::string& form, const nlohmann::json& fields);

/// The pack that deals these hands when `dealer` deals, a person where people sit out, and leaves this kitty,
/// each as `ask deal` writes them; null: the rest of the deck. Throws AskError if they do not make up the
/// deck.
Pack pack_for(const Rulebook& rules, int dealer, const nlohmann::json& hands, const nlohmann::json& kitty,
              const nlohmann::json& stock);

} // namespace roundhouse::teach
