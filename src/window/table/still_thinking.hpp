#pragma once
// Bots and hints still thinking at a table that was left. Destroying them would block, so they are kept until
// they finish. The table itself is gone at once, and its journal closed.

#include "window/table/scene.hpp"

#include <algorithm>
#include <chrono>
#include <memory>

namespace roundhouse::window {

class StillThinking {
  public:
    /// Nobody will return to this table; either may be null.
    void leave(std::unique_ptr<Session> session, std::unique_ptr<TableScene> scene) {
        if (scene)
            if (auto hint = scene->leave(); hint.valid()) hints_.push_back(std::move(hint));
        scene.reset();
        if (!session) return;
        for (std::future<Action>& thought : session->leave()) thoughts_.push_back(std::move(thought));
    }
    /// Drops those that are done.
    void update() {
        std::erase_if(thoughts_, is_done<Action>);
        std::erase_if(hints_, is_done<present::Hint>);
    }
    /// All are done, so the destructor does not wait.
    bool at_rest() const {
        return std::all_of(thoughts_.begin(), thoughts_.end(), is_done<Action>) &&
               std::all_of(hints_.begin(), hints_.end(), is_done<present::Hint>);
    }

  private:
    template<class Thought>
    static bool is_done(const std::future<Thought>& thought) {
        return thought.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }

    std::vector<std::future<Action>> thoughts_;
    std::vector<std::future<present::Hint>> hints_;
};

} // namespace roundhouse::window
