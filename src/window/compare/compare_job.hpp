#pragma once
// A comparison that is worked out in the background: what differs and where it shows, one deal under both,
// and then more and more deals for what it matters.

#include "seating/packages.hpp"
#include "teach/compare/compare.hpp"
#include "teach/situations/case_view.hpp"

#include <future>
#include <mutex>

namespace roundhouse::window {

/// Rules that somebody wants compared: a name or path, and what is agreed otherwise than usual.
struct SetWanted {
    std::string variant;
    seating::Chosen options;
    friend bool operator==(const SetWanted&, const SetWanted&) = default;
};

/// What is found out before deals are played. Nobody changes it.
struct Compared {
    teach::Comparison found;
    Face face = Face::french; ///< in which all of it is said
    std::vector<teach::CaseView> cases;
    std::vector<teach::StepPair> steps; ///< of the same deal; empty until it is played
    std::size_t parts_in = 0;
};
using ComparedPtr = std::shared_ptr<const Compared>;

/// Deals that were played under each; whoever plays on holds the lock.
struct PlayedDeals {
    std::mutex playing;
    std::array<std::vector<teach::DealFacts>, 2> of;
};

class CompareJob {
  public:
    static constexpr std::int64_t most_deals = 10'000;

    /// `deals`: played before, under the same two; with `exchanged` the first of them are those of `b`.
    /// Without `face`: the one both games use, else French.
    CompareJob(SetWanted a, SetWanted b, std::optional<Face> face, std::shared_ptr<PlayedDeals> deals,
               bool exchanged);
    /// Waits for the end; ask at_rest first.
    ~CompareJob() { stop(); }
    CompareJob(const CompareJob&) = delete;
    CompareJob& operator=(const CompareJob&) = delete;

    struct Found {
        ComparedPtr compared; ///< null until it is known
        std::vector<teach::Effect> effects;
        std::int64_t deals = 0;   ///< under each, of which the effects are
        std::int64_t played = 0;  ///< under both together by now
        bool done = false;        ///< all deals are played
        std::string trouble = {}; ///< why it ended before
    };
    Found found() const;
    /// Changes with what is known.
    int version() const { return version_; }
    void stop() { stop_ = true; }
    bool at_rest() const;

  private:
    void work(const SetWanted& a, const SetWanted& b, std::optional<Face> face);
    ComparedPtr compare(const SetWanted& a, const SetWanted& b, std::optional<Face> face);
    void play(const Compared& compared);
    void publish(const std::function<void(Found&)>& change);

    mutable std::mutex looking_;
    Found found_;
    std::shared_ptr<PlayedDeals> deals_;
    bool exchanged_;
    std::atomic<int> version_{0};
    std::atomic<bool> stop_{false};
    std::future<void> work_; ///< the last: it waits when it is destroyed
};

} // namespace roundhouse::window
