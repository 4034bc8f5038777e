#pragma once
// Who sits where as a kept game goes on: seats are taken over, and given to bots.

#include "window/pages/leaf.hpp"

namespace roundhouse::window {

class SeatsPage final : public Leaf {
  public:
    /// `name`: of a person who comes new, as the settings have it; may be empty.
    SeatsPage(const RecordedGame& game, const std::string& name);

    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

  private:
    void name_who_came();

    std::string title_;
    Lines usual_;     ///< what players are called who say no name
    std::string own_; ///< what a person is called first
    std::vector<SeatedPlayer> before_, players_, shown_;
};

} // namespace roundhouse::window
