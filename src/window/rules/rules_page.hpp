#pragma once
// The rules of a game before it is played, from the lobby.

#include "store/settings.hpp"
#include "window/pages/leaf.hpp"
#include "window/rules/rules_view.hpp"

namespace roundhouse::window {

class RulesPage final : public Leaf {
  public:
    RulesPage(const std::string& variant, const seating::Chosen& options, RulebookPtr rules,
              const store::Settings& settings, TermUsers& users)
        : view_(variant, options, std::move(rules), users), settings_(settings) {}

    bool update(double /*now*/) override { return view_.update(); }
    bool at_rest() const override { return view_.at_rest(); }
    std::optional<CardsShown> cards(Point window, float scale) const override;
    std::optional<Face> usual_face() const override { return view_.rules().face; }
    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

    RulesView& view() { return view_; }

  private:
    RulesView view_;
    const store::Settings& settings_;
};

} // namespace roundhouse::window
