#pragma once
// Yes/no expressions over names: `void and not (trump_led or ruffed)`. Private to this room.

#include "base/result.hpp"
#include "rules/play/must.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::variants {

/// Names joined by not, and, or and brackets, with Lua's precedence: not, then and, then or. Where measures
/// are offered, `trick <= 3` counts as a name.
class Expression {
  public:
    /// What is wrong with a text: what was found, and a hint.
    struct Fault {
        std::string found, hint;
    };

    /// Every name must be one of `names`. With `measures` the names of TrickMeasure are known too, each alone
    /// or compared with a number; these make at most most_thresholds different comparisons.
    static Result<Expression, Fault> parse(std::string_view text, const std::vector<std::string>& names,
                                           bool measures = false);

    /// Its value; `holds(i)` says whether the i-th name holds. The thresholds come after the names.
    bool value(const std::function<bool(std::size_t)>& holds) const;
    const std::vector<Threshold>& thresholds() const { return thresholds_; }

  private:
    friend class ExpressionParser;
    /// In postfix order.
    enum class Code { name, negate, both, either };
    struct Part {
        Code code;
        std::size_t name = 0;
    };
    std::vector<Part> parts_;
    std::vector<Threshold> thresholds_;
};

} // namespace roundhouse::variants
