#pragma once
// Yes/no expressions over names: `void and not (trump_led or ruffed)`. Private to this room.

#include "base/result.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::variants {

/// Names joined by not, and, or and brackets, with Lua's precedence: not, then and, then or.
class Expression {
  public:
    /// What is wrong with a text: what was met, and a hint.
    struct Fault {
        std::string found, hint;
    };

    /// Every name must be one of `names`.
    static Result<Expression, Fault> parse(std::string_view text, const std::vector<std::string>& names);

    /// Its value; `holds(i)` says whether the i-th of the names does.
    bool value(const std::function<bool(std::size_t)>& holds) const;

  private:
    friend class ExpressionParser;
    /// In postfix order.
    enum class Code { name, negate, both, either };
    struct Part {
        Code code;
        std::size_t name = 0;
    };
    std::vector<Part> parts_;
};

} // namespace roundhouse::variants
