#pragma once
// What is said of figures that were found by playing.

namespace roundhouse {

/// Half the width of a 95% interval of a mean, in standard errors.
inline constexpr double z_of_95 = 1.96;

} // namespace roundhouse
