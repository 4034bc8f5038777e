#pragma once
// What scripts print, for their authors. Printing changes nothing that a game could depend on.

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

/// While it lives, it collects what scripts print on this thread; otherwise that is lost. The innermost one
/// gets it.
class Prints {
  public:
    /// The most lines kept: the first ones.
    static constexpr std::size_t most = 100;

    Prints();
    ~Prints();
    Prints(const Prints&) = delete;
    Prints& operator=(const Prints&) = delete;

    const std::vector<Printed>& lines() const { return lines_; }
    /// Each line only once: a text may run several times before it is known.
    std::vector<Printed> each_once() const;
    /// How many lines were left out.
    std::size_t left_out() const { return left_out_; }

    /// The innermost on this thread; null if nobody listens.
    static Prints* listening();
    void take(Printed printed);

  private:
    std::vector<Printed> lines_;
    std::size_t left_out_ = 0;
    Prints* outer_;
};

} // namespace roundhouse::script
