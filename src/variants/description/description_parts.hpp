#pragma once
// The sections of a description that have many fields. Private to this room.

#include "script/schema.hpp"

namespace roundhouse::variants::parts {

script::Schema auction();
script::Schema kitty();
script::Schema discard();
script::Schema call_card();
script::Schema trump();
script::Schema pass();
script::Schema melds();
script::Schema marks();
script::Schema exit();
script::Schema draw_play();
script::Schema play();
script::Schema count();
script::Schema settle();
script::Schema ending();
script::Schema tallies();
script::Schema own_steps();

/// The most points allowed anywhere, so that no sum overflows.
inline constexpr int most_points = 1'000'000;

} // namespace roundhouse::variants::parts
