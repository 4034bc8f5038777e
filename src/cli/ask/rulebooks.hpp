#pragma once
// Packages and rulebooks opened by `ask`, kept because a program asks many questions under the same rules.

#include "seating/packages.hpp"

#include <list>
#include <utility>

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::cli {

/// The `most` values used last; adding one more drops the least recently used.
template<class Key, class Value>
class Recent {
  public:
    explicit Recent(std::size_t most) : most_(most) {}

    /// Null if it is not there.
    Value* find(const Key& key) {
        for (auto at = held_.begin(); at != held_.end(); ++at) {
            if (at->first != key) continue;
            held_.splice(held_.begin(), held_, at);
            return &held_.front().second;
        }
        return nullptr;
    }
    Value& add(Key key, Value value) {
        held_.emplace_front(std::move(key), std::move(value));
        if (held_.size() > most_) held_.pop_back();
        return held_.front().second;
    }
    std::size_t size() const { return held_.size(); }

  private:
    std::size_t most_;
    std::list<std::pair<Key, Value>> held_;
};

class Rulebooks {
  public:
    /// The rulebook of the request's `variant` under its `options`. Throws teach::AskError.
    RulebookPtr under(const nlohmann::json& request);

  private:
    const variants::Package& package(const std::string& name);

    // A rulebook with its scripts takes a third of a megabyte, a package less.
    static constexpr std::size_t most_packages = 16, most_rulebooks = 64;
    Recent<std::string, variants::Package> packages_{most_packages};
    Recent<std::pair<std::string, variants::Choices>, RulebookPtr> rulebooks_{most_rulebooks};
};

} // namespace roundhouse::cli
