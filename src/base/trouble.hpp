#pragma once
// What a person asked for cannot be done: a message in their language, with the place and the remedy. Thrown
// across rooms and shown to the person as it is.

#include <stdexcept>

namespace roundhouse {

class Trouble : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

} // namespace roundhouse
