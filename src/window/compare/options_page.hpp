#pragma once
// The options of both rule sets of a comparison, side by side: to compare two games, or a game with itself
// under a house rule. Nothing is compared until a person says so.

#include "variants/packages.hpp"
#include "window/compare/compare_parts.hpp"
#include "window/pages/leaf.hpp"

#include <array>
#include <memory>

namespace roundhouse::window {

/// What the page Compare picks up on return; empty if nothing changed.
struct SetsChosen {
    std::optional<std::array<SetWanted, 2>> sets;
};

class OptionsPage final : public Leaf {
  public:
    OptionsPage(SetWanted a, SetWanted b, std::shared_ptr<SetsChosen> chosen);

    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

    /// As chosen now, compared or not.
    SetWanted wanted(Which which) const;
    /// Both can be played with these options.
    bool are_sound() const;

  private:
    struct Side {
        std::string variant;
        std::optional<variants::Package> package;
        variants::Choices options; ///< that differ from usual
        RulebookPtr rules;         ///< under the last options that were compatible; null: none were
        std::string trouble;       ///< why the options conflict, or the package is missing
    };
    static Side opened(const SetWanted& wanted);
    static void compile(Side& side);
    Side& side(Which which) { return sides_[static_cast<std::size_t>(which)]; }

    void draw_side(const Page& page, Which which);
    LeafWish draw_buttons(const Page& page);

    std::array<Side, 2> sides_;
    std::shared_ptr<SetsChosen> chosen_;
};

} // namespace roundhouse::window
