#pragma once
// A comparison worked out in the background: what differs and where it shows, then one deal under both rule
// sets, then more and more deals to measure the effect.

#include "seating/packages.hpp"
#include "teach/compare/compare.hpp"
#include "teach/situations/case_view.hpp"

#include <future>
#include <mutex>

namespace roundhouse::window {

/// Rules to be compared: a name or path, and the options that differ from usual.
struct SetWanted {
    std::string variant;
    seating::Chosen options;
    friend bool operator==(const SetWanted&, const SetWanted&) = default;
};

/// What is found before deals are played. Immutable.
struct Compared {
    teach::Comparison found;
    Face face = Face::french; ///< in which its texts name cards
    std::vector<teach::CaseView> cases;
    std::vector<teach::StepPair> steps; ///< of the same deal; empty until it is played
    std::size_t parts_in = 0;
};
using ComparedPtr = std::shared_ptr<const Compared>;

/// Deals played under each rule set; whoever plays more holds the lock.
struct PlayedDeals {
    std::mutex playing;
    std::array<std::vector<teach::DealFacts>, 2> of;
};

class CompareJob {
  public:
    static constexpr std::int64_t most_deals = 10'000;

    /// `deals`: played earlier under the same two rule sets; with `exchanged`, the first of them belong to
    /// `b`. Without `face`: the face both games use, else French.
    CompareJob(SetWanted a, SetWanted b, std::optional<Face> face, std::shared_ptr<PlayedDeals> deals,
               bool exchanged);
    /// Waits for the end; check at_rest first.
    ~CompareJob() { stop(); }
    CompareJob(const CompareJob&) = delete;
    CompareJob& operator=(const CompareJob&) = delete;

    struct Found {
        ComparedPtr compared; ///< null until it is known
        std::vector<teach::Effect> effects;
        std::int64_t deals = 0;   ///< under each, on which the effects are based
        std::int64_t played = 0;  ///< under both together so far
        bool done = false;        ///< all deals are played
        std::string trouble = {}; ///< why it stopped early
    };
    Found found() const;
    /// Changes whenever found() does.
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
    std::future<void> work_; ///< last member: its destructor waits
};

} // namespace roundhouse::window
