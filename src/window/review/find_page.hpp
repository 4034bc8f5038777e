#pragma once
// "Find something better": the table at a past decision, with the choice still open.

#include "store/settings.hpp"
#include "teach/review/words.hpp"
#include "window/pages/leaf.hpp"
#include "window/table/still_thinking.hpp"

#include <future>
#include <map>

namespace roundhouse::window {

/// What a person has learnt of the better choice.
enum class Learnt : std::uint8_t { nothing, found, shown };
/// By the index of the entry in the game.
using LearntAt = std::map<std::size_t, Learnt>;

class FindPage final : public Leaf {
  public:
    /// For a decision found by a review of the game. `learnt` receives the result.
    FindPage(const RecordedGame& game, teach::ReviewedDecision decision, const store::Settings& settings,
             std::shared_ptr<LearntAt> learnt);

    bool update(double now) override;
    void leave() override;
    bool at_rest() const override { return !is_weighing() && still_thinking_.at_rest(); }
    std::optional<CardsShown> cards(Point window, float scale) const override;
    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

    const TableScene& scene() const { return *scene_; }
    bool is_weighing() const { return weighed_.valid() && !is_weighed(); }
    /// The verdict on the last answer; empty before.
    const std::optional<teach::AnswerVerdict>& verdict() const { return verdict_; }

  private:
    bool is_weighed() const {
        return weighed_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }
    void lay_table();
    bool s_is_free() const;
    void take_answer();
    void judge();
    LeafWish draw_panel(const Page& page, const Input& input);

    std::unique_ptr<RecordedGame> game_; ///< up to the decision
    teach::ReviewedDecision decision_;
    store::Settings settings_;
    std::shared_ptr<LearntAt> learnt_;
    std::unique_ptr<seating::Session> session_; ///< the table: at most one answer further
    std::unique_ptr<TableScene> scene_;
    StillThinking still_thinking_; ///< at earlier tables
    std::string title_, done_;     ///< what was asked, and what was done in the game
    Action answer_;
    std::optional<teach::AnswerVerdict> verdict_;
    std::atomic<bool> left_ = false;
    std::future<std::optional<teach::Answer>> weighed_; ///< last member: its destructor waits
};

} // namespace roundhouse::window
