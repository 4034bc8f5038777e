#pragma once
// Colours and sizes of the table: calm and deep, one accent for "now" and "yours" only.

#include <cstdint>

namespace roundhouse::window {

struct Colour {
    std::uint8_t red = 0, green = 0, blue = 0, alpha = 255;
    constexpr Colour faded(float opacity) const {
        return {red, green, blue, static_cast<std::uint8_t>(static_cast<float>(alpha) * opacity)};
    }
    friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

namespace look {
inline constexpr Colour felt{0x1f, 0x5a, 0x4a}, felt_edge{0x12, 0x3a, 0x32}, panel{0x0e, 0x2a, 0x25},
    text{0xee, 0xf6, 0xf1}, quiet{0x9f, 0xc1, 0xb4}, faint{0x4f, 0x75, 0x69}, gold{0xd9, 0xa4, 0x41},
    paper{0xfd, 0xfb, 0xf5}, ink{0x20, 0x26, 0x2e}, bubble{0xff, 0xf6, 0xe2}, button{0x18, 0x41, 0x38},
    button_hover{0x22, 0x55, 0x49}, red{0xe0, 0x6c, 0x6c};
} // namespace look

/// Sizes of type at a scale of 1.
enum class Size : std::uint8_t { small, body, label, large, title };
inline constexpr float pixels[] = {12, 14, 16, 20, 28};

} // namespace roundhouse::window
