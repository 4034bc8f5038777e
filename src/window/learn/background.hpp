#pragma once
// Something made once on another thread, in the language of the thread that asked for it.

#include "base/background.hpp"
#include "base/language.hpp"
#include "script/limits/elsewhere.hpp"

#include <future>
#include <optional>
#include <string>

namespace roundhouse::window {

template<class Made>
class Background {
  public:
    Background() = default;
    /// Waits for the work in progress, whose scripts are told to end; check at_rest first.
    ~Background() { ends_ = true; }
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /// Starts making it and drops the old result; `make` inherits nothing of this thread but its language.
    /// Must be at rest.
    template<class Make>
    void begin(Make make) {
        made_.reset();
        trouble_.clear();
        work_ = std::async(std::launch::async,
                           [make = std::move(make), language = speaking().language, &ends = ends_] {
                               work_in_background();
                               const script::EndsWhen ended(ends);
                               const LanguageScope scope({.language = language});
                               return make();
                           });
    }
    /// Takes a finished result; true if there is one, or a reason why it failed.
    bool update() {
        if (!work_.valid() || !at_rest()) return false;
        try {
            made_ = work_.get();
        } catch (const std::exception& error) {
            trouble_ = error.what();
        }
        return true;
    }
    /// No work is in progress, so the destructor does not wait.
    bool at_rest() const {
        return !work_.valid() || work_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }
    bool was_asked() const { return work_.valid() || made_ || !trouble_.empty(); }
    /// Empty until it is made.
    std::optional<Made>& made() { return made_; }
    const std::optional<Made>& made() const { return made_; }
    /// Why it could not be made.
    const std::string& trouble() const { return trouble_; }

  private:
    std::optional<Made> made_;
    std::string trouble_;
    std::atomic<bool> ends_ = false;
    std::future<Made> work_; ///< last member: its destructor waits
};

} // namespace roundhouse::window
