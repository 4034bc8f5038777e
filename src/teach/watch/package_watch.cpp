#include "teach/watch/package_watch.hpp"

#include "base/background.hpp"
#include "teach/check/check.hpp"
#include "variants/live/live.hpp"

#include <algorithm>
#include <chrono>
#include <set>

namespace roundhouse::teach {

namespace fs = std::filesystem;

std::vector<fs::path> folders_of(const variants::Package& package) {
    std::set<fs::path> folders{package.info().directory};
    for (const fs::path& file : package.files()) folders.insert(file.parent_path());
    return {folders.begin(), folders.end()};
}

Result<RulebookPtr, variants::Findings> compile_known(const variants::Package& package,
                                                      const std::map<std::string, std::string>& chosen) {
    std::map<std::string, std::string> known;
    for (const variants::Option& option : package.options())
        if (const auto found = chosen.find(option.name); found != chosen.end()) known.insert(*found);
    return package.compile(known);
}

PackageWatch::PackageWatch(std::string package, std::map<std::string, std::string> options,
                           RulebookPtr played, Face face, std::vector<fs::path> folders)
    : package_(std::move(package)), played_(std::move(played)), face_(face), language_(speaking().language),
      files_({}), options_(std::move(options)) {
    files_.follow(std::move(folders));
    thread_ = std::thread([this] { watch(); });
}

PackageWatch::~PackageWatch() {
    leave();
    thread_.join();
}

void PackageWatch::leave() {
    const std::lock_guard lock(mutex_);
    ends_ = true;
    leaves_.notify_all();
}

void PackageWatch::look_now() {
    const std::lock_guard lock(mutex_);
    asked_ = true;
}

void PackageWatch::look_under(std::map<std::string, std::string> options) {
    const std::lock_guard lock(mutex_);
    options_ = std::move(options);
    other_options_ = true;
}

std::optional<Look> PackageWatch::news() {
    const std::lock_guard lock(mutex_);
    return std::exchange(news_, std::nullopt);
}

void PackageWatch::tell(Look look) {
    const std::lock_guard lock(mutex_);
    news_ = std::move(look);
}

void PackageWatch::watch() {
    constexpr auto between_looks = std::chrono::milliseconds(20);
    work_in_background();
    const LanguageScope scope({.language = language_});
    const auto ends = [this] { return ends_; };
    for (std::unique_lock lock(mutex_); !leaves_.wait_for(lock, between_looks, ends);) {
        const bool asked = std::exchange(asked_, false), other_options = std::exchange(other_options_, false);
        const auto options = options_;
        lock.unlock();
        const bool saved = files_.saved();
        if (saved || other_options) ++saves_;
        if (saved || asked || other_options) look(options, other_options && !saved);
        lock.lock();
    }
    ended_ = true;
}

/// A package that fails while it is checked must not end the program: no exception leaves this thread.
void PackageWatch::look(const std::map<std::string, std::string>& options, bool other_options) {
    Look found;
    found.number = saves_;
    found.other_options = other_options;
    try {
        look(options, found);
    } catch (const variants::ScriptFailure& failure) {
        found.findings.push_back(failure.finding());
    } catch (const std::exception& error) {
        found.findings.push_back({"look", script::Severity::error, package_, 0, "", "", error.what(), ""});
    }
    found.checked = true;
    tell(std::move(found));
}

/// First what can be told at once, then what has to be tried out.
void PackageWatch::look(const std::map<std::string, std::string>& options, Look& found) {
    const script::Prints prints;
    const auto package = variants::open_package(package_);
    const auto rules = package ? compile_known(*package, options) : fail(package.error());
    found.printed = prints.each_once();
    if (!rules) {
        found.findings = rules.error();
        return;
    }
    files_.follow(folders_of(*package)); // a new parent may have other folders
    found.rules = *rules;
    found.text = package->kept_text();
    found.findings = package->warnings();
    if (played_) found.changes = statements(*played_, **rules, face_);
    found.outline = outline_of(*package, **rules, options, face_);
    tell(found);
    found.findings = check(*package);
}

} // namespace roundhouse::teach
