#pragma once
// A package is looked after while it is played: each save is compiled and checked on a thread of its own.

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

/// What a save came to.
struct Look {
    int number = 0;                       ///< of the save, from 1; 0: as the package was found
    bool other_options = false;           ///< nothing was saved: other options were asked for
    RulebookPtr rules;                    ///< under the options asked for; null: they are not sound
    std::string text;                     ///< what they were made of: Package::kept_text
    std::vector<Statement> changes;       ///< against the rules that are played by
    Outline outline;                      ///< what the package says where
    std::vector<script::Printed> printed; ///< while it was compiled
    variants::Findings findings;          ///< of compiling; with `checked`, all that check() finds
    bool checked = false;

    bool sound() const { return rules != nullptr; }
};

/// The folders in which a save concerns the package: its own, those of its parents, of modules and texts.
std::vector<std::filesystem::path> folders_of(const variants::Package& package);

/// The rules under the options chosen, as far as the package still has them.
Result<RulebookPtr, variants::Findings> compile_known(const variants::Package& package,
                                                      const std::map<std::string, std::string>& chosen);

class PackageWatch {
  public:
    /// Saves from now on; the sentences are in the language of this thread. `played`: what is played by, or
    /// null; `folders`: those of the package as it is.
    PackageWatch(std::string package, std::map<std::string, std::string> options, RulebookPtr played,
                 Face face, std::vector<std::filesystem::path> folders);
    /// Waits until nothing is being checked.
    ~PackageWatch();
    PackageWatch(const PackageWatch&) = delete;
    PackageWatch& operator=(const PackageWatch&) = delete;

    /// What is known of the last save, as soon as it is: first whether it is sound, then what check finds.
    /// Nothing if that was asked already.
    std::optional<Look> news();
    /// Looks at the package as it is, although nothing was saved.
    void look_now();
    /// From now on under these options; counts as a save.
    void look_under(std::map<std::string, std::string> options);
    /// It ends soon; nobody waits for that.
    void leave();
    /// It has ended: it can be destroyed without waiting.
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
    std::thread thread_; ///< last: all else is there when it begins
};

} // namespace roundhouse::teach
