#pragma once
// The workshop: what the last save of the package that is played changed, and what is wrong with it; with the
// way to the editor and the two ways on.

#include "window/pages/leaf.hpp"
#include "window/workshop/saved.hpp"

namespace roundhouse::window {

class WorkshopPage final : public Leaf {
  public:
    /// `saved` outlives the page, or the page is not drawn any more.
    explicit WorkshopPage(const Saved& saved) : saved_(saved) {}

    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

    /// The finding that E opens, from 0.
    std::size_t chosen() const { return chosen_; }

  private:
    const variants::Findings& findings() const;
    void draw_changes(const Page& page);
    void draw_findings(const Page& page);
    void edit();

    const Saved& saved_;
    std::size_t chosen_ = 0;
    int number_ = 0;      ///< of the save that is shown
    bool scroll_ = false; ///< what is chosen is to be in sight
    std::string trouble_;
};

} // namespace roundhouse::window
