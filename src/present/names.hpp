#pragma once
// What the people and bots at a table are called.

#include "cards/notation.hpp"
#include "rules/rulebook.hpp"

#include <string>
#include <vector>

namespace roundhouse {
struct Match;
struct SeatChange;
} // namespace roundhouse

namespace roundhouse::present {

/// Names of people and bots, by the seats where they sit.
class Names {
  public:
    Names() = default;
    explicit Names(std::vector<std::string> names);

    const std::string& operator[](Seat seat) const {
        return person(at_.empty() ? seat : at_.at(place(seat)));
    }
    /// Where people sit out: who of them sits at each seat from now on.
    void sit(std::vector<int> people) { at_ = std::move(people); }
    const std::string& person(int number) const { return names_.at(place(number)); }
    /// "South & North"; one name where a party has one seat.
    std::string party(const Rulebook& rules, Party party) const;
    /// Of every party, in order.
    std::vector<std::string> parties(const Rulebook& rules) const;
    /// The seat meant by a number, a name, or a beginning that only one name has (case ignored); 0: none. Who
    /// sits out has none.
    Seat seat_named(std::string_view word) const;

  private:
    static std::size_t place(int number) { return static_cast<std::size_t>(number - 1); }

    std::vector<std::string> names_; ///< of the people
    std::vector<int> at_;            ///< who sits at each seat; empty: everybody at their own
};

/// South, then on in playing order: West, North, East where play goes clockwise. In the reader's language.
std::vector<std::string> usual_names(int people, Turn turn);

/// "Seat 2 goes from West (bot steady) to Carl (a person)."
std::string in_words(const SeatChange& change);

/// Which of the people sits at each seat in a round, for Names.
std::vector<int> seating(const Match& match, int round);
/// "North sits out."; empty if everybody has a seat.
std::string who_sits_out(const Match& match, const Names& names);

} // namespace roundhouse::present
