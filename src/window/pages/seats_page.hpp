#pragma once
// Who sits where as a kept game goes on: seats can be taken over or given to bots.

#include "window/pages/leaf.hpp"

namespace roundhouse::window {

class SeatsPage final : public Leaf {
  public:
    /// `name`: for a person who joins, from the settings; may be empty.
    SeatsPage(const RecordedGame& game, const std::string& name);

    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

  private:
    void name_who_came();

    std::string title_;
    Lines usual_;     ///< names of players who enter none
    std::string own_; ///< default name of a person
    std::vector<SeatedPlayer> before_, players_, shown_;
};

} // namespace roundhouse::window
