#pragma once
// Temporary changes to the environment.

#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace roundhouse::testing {

/// Gives an environment variable another value, or removes it; restores it at the end.
class Variable {
  public:
    Variable(std::string name, const std::optional<std::string>& value) : name_(std::move(name)) {
        if (const char* before = std::getenv(name_.c_str())) before_ = before;
        set(value);
    }
    ~Variable() { set(before_); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

  private:
    void set(const std::optional<std::string>& value) const {
        value ? setenv(name_.c_str(), value->c_str(), 1) : unsetenv(name_.c_str());
    }

    std::string name_;
    std::optional<std::string> before_;
};

} // namespace roundhouse::testing
