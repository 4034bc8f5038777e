#pragma once
// What the people and bots at a table are called.

#include "rules/rulebook.hpp"

#include <string>
#include <vector>

namespace roundhouse::cli {

/// Seats' names, reached by their numbers.
class Names {
  public:
    Names() = default;
    explicit Names(std::vector<std::string> names);

    const std::string& operator[](Seat seat) const { return names_.at(static_cast<std::size_t>(seat - 1)); }
    /// Of all seats, in their order.
    const std::vector<std::string>& all() const { return names_; }
    /// "South & North"; one name where a party has one seat.
    std::string party(const Rulebook& rules, Party party) const;
    /// The text with "seat 2" replaced by that seat's name.
    std::string put_into(std::string_view text) const;

  private:
    std::vector<std::string> names_;
};

/// South, then on in playing order: West, North, East where play goes clockwise.
std::vector<std::string> usual_names(int seats, Turn turn);

/// "Hearts" of "hearts".
std::string capital(std::string text);

} // namespace roundhouse::cli
