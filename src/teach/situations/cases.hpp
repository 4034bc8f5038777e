#pragma once
// Parts of the search for situations: asking both rule sets, shrinking, collecting one case for each reason.

#include "cards/random.hpp"
#include "teach/situations/situations.hpp"

#include <set>

namespace roundhouse::teach {

/// The reason if settlements differ only in what the endings keep for themselves.
inline constexpr const char* kept_by_the_ending = "kept by the ending";

/// Both rule sets, and what was found so far.
class Finder {
  public:
    Finder(const Rulebook& first, const Rulebook& second, const SearchPlan& search)
        : a(first), b(second), plan(search) {}

    const Rulebook &a, &b;
    const SearchPlan plan;

    /// Asks both; shrinks and keeps a case that differs for a new reason. True if it did.
    bool offer(const nlohmann::json& request);
    /// A source of random cases of one kind.
    Random random(std::uint64_t stream) const { return Random::stream(plan.seed, stream); }

    std::vector<Situation> found;

  private:
    std::set<std::string> reasons_;
};

/// The request reduced as far as its reason stays the same: cards and calls dropped, numbers rounded, fields
/// left out.
nlohmann::json shrunk(const Rulebook& a, const Rulebook& b, nlohmann::json request);

/// Requests that are one step simpler: each without one card, one call, one field, or with a rounder number.
std::vector<nlohmann::json> simpler(const nlohmann::json& request);

/// The cards that both decks have, as often as both have them.
CardSet common_deck(const Rulebook& a, const Rulebook& b);

/// The dealer of all cases: 1, or where people sit out under either one who lets the same seats begin under
/// both (C33).
int dealer_of_cases(const Rulebook& a, const Rulebook& b);

/// What differs between two answers to "kitty" or to "exchange", whatever cards were dealt; empty if nothing
/// does.
std::string moves_reason(const nlohmann::json& a, const nlohmann::json& b);

// Each offers its cases to the finder.
void find_melds(Finder& finder);
void find_legal(Finder& finder);
void find_winners(Finder& finder);
void find_deals(Finder& finder);
void find_calls(Finder& finder);
void find_trumps(Finder& finder);
void find_moves(Finder& finder);
void find_settlements(Finder& finder);
void find_endings(Finder& finder);

} // namespace roundhouse::teach
