#pragma once
// The options of both rule sets of a comparison, side by side: a game with another one, or with itself under
// a house rule. Nothing is compared before a person says so.

#include "variants/packages.hpp"
#include "window/compare/compare_parts.hpp"
#include "window/pages/leaf.hpp"

#include <array>
#include <memory>

namespace roundhouse::window {

/// What the page Compare finds when it is there again; empty if nothing else was chosen.
struct SetsChosen {
    std::optional<std::array<SetWanted, 2>> sets;
};

class OptionsPage final : public Leaf {
  public:
    OptionsPage(SetWanted a, SetWanted b, std::shared_ptr<SetsChosen> chosen);

    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

    /// As it stands, compared or not.
    SetWanted wanted(Which which) const;
    /// Both can be played so.
    bool are_sound() const;

  private:
    struct Side {
        std::string variant;
        std::optional<variants::Package> package;
        variants::Choices options; ///< other than usual
        RulebookPtr rules;         ///< under the last of them that went together; null: none did
        std::string trouble;       ///< why they do not go together, or why there is no package
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
