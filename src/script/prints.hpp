#pragma once
// What scripts print: for whoever writes them. Printing changes nothing that a game could depend on.

#include <cstddef>
#include <string>
#include <vector>

namespace roundhouse::script {

struct Printed {
    std::string file;
    int line = 0;
    std::string text; ///< one line, safe to show
    bool operator==(const Printed&) const = default;
};

/// "house/variant.lua:12: least bid 300"
std::string to_text(const Printed& printed);

/// As long as it lives, it gathers what scripts print on this thread; else that is lost. The innermost gets
/// it.
class Prints {
  public:
    /// No more lines than these are kept: the first.
    static constexpr std::size_t most = 100;

    Prints();
    ~Prints();
    Prints(const Prints&) = delete;
    Prints& operator=(const Prints&) = delete;

    const std::vector<Printed>& lines() const { return lines_; }
    /// Without those that are there already: a text may run several times until it is known.
    std::vector<Printed> each_once() const;
    /// How many were left out.
    std::size_t left_out() const { return left_out_; }

    /// Null: nobody listens on this thread.
    static Prints* listening();
    void take(Printed printed);

  private:
    std::vector<Printed> lines_;
    std::size_t left_out_ = 0;
    Prints* outer_;
};

} // namespace roundhouse::script
