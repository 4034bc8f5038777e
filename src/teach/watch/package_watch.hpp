#pragma once
// Watches a package while it is played: each save is compiled and checked on a separate thread.

#include "base/language.hpp"
#include "script/prints.hpp"
#include "teach/statements/statements.hpp"
#include "teach/watch/saved_files.hpp"
#include "teach/workshop/outline.hpp"
#include "variants/packages.hpp"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace roundhouse::teach {

/// The result of a save.
struct Look {
    int number = 0;                       ///< of the save, from 1; 0: the package as it was found
    bool other_options = false;           ///< nothing was saved, but other options were chosen
    RulebookPtr rules;                    ///< under the options chosen; null: they are not sound
    std::string text;                     ///< their source: Package::kept_text
    std::vector<Statement> changes;       ///< against the rules being played
    Outline outline;                      ///< what the package says where
    std::vector<script::Printed> printed; ///< while it was compiled
    variants::Findings findings;          ///< of compiling; with `checked`, all that check() finds
    bool checked = false;

    bool sound() const { return rules != nullptr; }
};

/// The folders in which a save concerns the package: its own, and those of its parents, modules and texts.
std::vector<std::filesystem::path> folders_of(const variants::Package& package);

/// The rules under the chosen options, as far as the package still has these.
Result<RulebookPtr, variants::Findings> compile_known(const variants::Package& package,
                                                      const std::map<std::string, std::string>& chosen);

class PackageWatch {
  public:
    /// Watches for saves from now on; the sentences are in the language of this thread. `played`: the rules
    /// being played, or null; `folders`: those of the package as it is.
    PackageWatch(std::string package, std::map<std::string, std::string> options, RulebookPtr played,
                 Face face, std::vector<std::filesystem::path> folders);
    /// Waits until nothing is being checked any more.
    ~PackageWatch();
    PackageWatch(const PackageWatch&) = delete;
    PackageWatch& operator=(const PackageWatch&) = delete;

    /// What is known of the last save, as soon as it is: first whether it is sound, then what check finds.
    /// Nothing if that was fetched already.
    std::optional<Look> news();
    /// Checks the package as it is, even if nothing was saved.
    void look_now();
    /// Uses these options from now on; counts as a save.
    void look_under(std::map<std::string, std::string> options);
    /// Makes it end soon, without waiting for that.
    void leave();
    /// It has ended, so destroying it does not wait.
    bool at_rest() const { return ended_; }

  private:
    void watch();
    void look(const std::map<std::string, std::string>& options, bool other_options);
    void look(const std::map<std::string, std::string>& options, Look& found);
    void tell(Look look);

    const std::string package_;
    const RulebookPtr played_;
    const Face face_;
    const Language language_;
    SavedFiles files_;
    int saves_ = 0;

    std::mutex mutex_;
    std::condition_variable leaves_;
    bool ends_ = false, asked_ = false;
    std::map<std::string, std::string> options_;
    bool other_options_ = false;
    std::optional<Look> news_;
    std::atomic<bool> ended_ = false;
    std::thread thread_; ///< last: starts when all else is there
};

} // namespace roundhouse::teach
