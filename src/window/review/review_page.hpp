#pragma once
// The page Review: what a person's decisions in a round were worth. It grows as they are worked out; for the
// three that cost most, the better choice can be found at the table (FindPage) or shown.

#include "store/settings.hpp"
#include "teach/review/curve.hpp"
#include "teach/review/words.hpp"
#include "window/review/find_page.hpp"
#include "window/review/review_job.hpp"
#include "window/review/review_parts.hpp"

#include <map>

namespace roundhouse::window {

class ReviewPage final : public Leaf {
  public:
    /// Of a finished round, from 1. The game is copied and not changed. `keeps`: games played on from here
    /// are recorded.
    ReviewPage(const RecordedGame& game, int round, const store::Settings& settings, bool keeps);

    bool update(double now) override;
    void leave() override;
    bool at_rest() const override;
    std::optional<CardsShown> cards(Point window, float scale) const override;
    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;
    void tell(const std::string& text) override { told_ = text; }
    const std::string& told() const { return told_; }

    /// Everything is worked out, or failed.
    bool done() const { return found_.done || !found_.trouble.empty(); }
    const teach::Review& review() const { return found_.review; }
    /// Decisions on the curve so far.
    std::size_t ready() const { return found_.ready; }
    /// The decisions that cost most, the costliest first.
    const std::vector<DearRow>& rows() const { return rows_; }
    /// The one the keys act on.
    std::size_t chosen() const { return chosen_; }
    Learnt learnt(std::size_t row) const;

  private:
    void begin();
    void look();
    int rounds() const { return static_cast<int>(session_.game().match().settled.size()); }
    std::vector<Seat> seats() const;
    void go_to_round(int round);
    void go_to_seat(int step);
    void choose(int step);
    void find(LeafWish& wish);
    void play_on(LeafWish& wish);
    void show_better();
    void obey(const Input& input, LeafWish& wish);
    void scroll();

    float draw_told(const Page& page, const Canvas& canvas, const Rect& place) const;
    float progress() const;
    float draw_all(const Page& page, const Canvas& canvas, const Rect& place, const Input& input,
                   LeafWish& wish);
    float draw_heading(const Page& page, const Canvas& canvas, const Rect& place, LeafWish& wish);
    float draw_list(const Page& page, const Canvas& canvas, const Rect& place, const Input& input,
                    LeafWish& wish);
    void obey_row(RowPressed pressed, LeafWish& wish);

    seating::Session session_; ///< a copy of the reviewed game
    const store::Settings& settings_;
    bool keeps_;
    int round_ = 1;
    Seat seat_ = 1;
    Face face_ = Face::french; ///< of the texts

    std::unique_ptr<ReviewJob> job_;
    std::vector<std::unique_ptr<ReviewJob>> ending_; ///< for earlier rounds
    std::map<std::pair<int, Seat>, ReviewJob::Found> known_;
    int version_ = -1;
    ReviewJob::Found found_;
    std::vector<teach::CurvePoint> curve_;
    std::vector<DearRow> rows_;
    std::shared_ptr<LearntAt> learnt_ = std::make_shared<LearntAt>();
    std::size_t chosen_ = 0;
    bool scroll_ = false; ///< scroll the chosen row into view
    int scroll_on_ = 0;   ///< steps by which arrow keys went beyond the first or last row
    std::string told_;    ///< why the last wish failed
};

} // namespace roundhouse::window
