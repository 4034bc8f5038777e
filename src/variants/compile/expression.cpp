#include "variants/compile/expression.hpp"

#include "variants/description/node.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace roundhouse::variants {

namespace {

constexpr int deepest = 40;
constexpr int most_compared = 30'000;

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> tokens;
    for (const std::string_view word : words(text)) {
        std::size_t start = 0;
        for (std::size_t i = 0; i <= word.size(); ++i)
            if (i == word.size() || word[i] == '(' || word[i] == ')') {
                if (i > start) tokens.push_back(word.substr(start, i - start));
                if (i < word.size()) tokens.push_back(word.substr(i, 1));
                start = i + 1;
            }
    }
    return tokens;
}

} // namespace

/// Recursive descent: or-terms of and-terms of factors.
class ExpressionParser {
  public:
    ExpressionParser(std::string_view text, const std::vector<std::string>& names, bool measures)
        : tokens_(split(text)), names_(names), measures_(measures) {}

    Result<Expression, Expression::Fault> parse() {
        if (tokens_.empty()) return fail(Expression::Fault{"nothing", "leave it out if it always holds"});
        either(0);
        if (!failed_ && at_ < tokens_.size()) stop("put and or or between names");
        if (failed_) return fail(fault_);
        return std::move(made_);
    }

  private:
    using Code = Expression::Code;

    bool take(std::string_view token) {
        if (at_ == tokens_.size() || tokens_[at_] != token) return false;
        ++at_;
        return true;
    }
    void stop(std::string hint) {
        if (failed_) return;
        failed_ = true;
        fault_ = {at_ < tokens_.size() ? fmt::format("\"{}\"", printable(tokens_[at_], 40))
                                       : "the end of the text",
                  std::move(hint)};
    }
    void either(int depth) {
        both(depth);
        while (!failed_ && take("or")) {
            both(depth);
            made_.parts_.push_back({Code::either});
        }
    }
    void both(int depth) {
        factor(depth);
        while (!failed_ && take("and")) {
            factor(depth);
            made_.parts_.push_back({Code::both});
        }
    }
    void factor(int depth) {
        if (depth > deepest) return stop("fewer brackets and nots");
        if (take("not")) {
            factor(depth + 1);
            made_.parts_.push_back({Code::negate});
        } else if (take("(")) {
            either(depth + 1);
            if (!failed_ && !take(")")) stop("close the bracket");
        } else {
            name();
        }
    }
    void name() {
        if (at_ == tokens_.size()) return stop("a name is missing");
        const auto place = std::find(names_.begin(), names_.end(), tokens_[at_]);
        if (place == names_.end() && measures_) return comparison();
        if (place == names_.end()) return stop(suggestion(tokens_[at_], names_));
        made_.parts_.push_back({Code::name, static_cast<std::size_t>(place - names_.begin())});
        ++at_;
    }

    /// The measure is at least this much.
    void reaches(TrickMeasure measure, int at_least) {
        const Threshold wanted{measure, at_least};
        auto& all = made_.thresholds_;
        auto place = std::find(all.begin(), all.end(), wanted);
        if (place == all.end()) {
            if (all.size() == most_thresholds)
                return stop(fmt::format("a condition may compare with {} numbers at most (== with two)",
                                        most_thresholds));
            place = all.insert(all.end(), wanted);
        }
        made_.parts_.push_back({Code::name, names_.size() + static_cast<std::size_t>(place - all.begin())});
    }
    void falls_short(TrickMeasure measure, int below) {
        reaches(measure, below);
        made_.parts_.push_back({Code::negate});
    }
    void exactly(TrickMeasure measure, int number) {
        reaches(measure, number);
        falls_short(measure, number + 1);
        made_.parts_.push_back({Code::both});
    }
    void comparison() {
        const auto known = std::find(measure_names.begin(), measure_names.end(), tokens_[at_]);
        if (known == measure_names.end()) {
            std::vector<std::string> all = names_;
            all.insert(all.end(), measure_names.begin(), measure_names.end());
            return stop(suggestion(tokens_[at_], all));
        }
        const auto measure = static_cast<TrickMeasure>(known - measure_names.begin());
        ++at_;
        if (measure == TrickMeasure::declarers_lead) return reaches(measure, 1);
        const std::string_view sign = at_ < tokens_.size() ? tokens_[at_] : "";
        constexpr std::array signs{"<", "<=", ">", ">=", "==", "~="};
        if (std::find(signs.begin(), signs.end(), sign) == signs.end())
            return stop(fmt::format("\"{}\" is a number: compare it, \"{} <= 3\"", *known, *known));
        ++at_;
        int number = 0;
        if (at_ == tokens_.size() || !parse_int(tokens_[at_], number) || number < 0 || number > most_compared)
            return stop("a whole number is missing");
        ++at_;
        if (sign == "<") return falls_short(measure, number);
        if (sign == "<=") return falls_short(measure, number + 1);
        if (sign == ">") return reaches(measure, number + 1);
        if (sign == ">=") return reaches(measure, number);
        exactly(measure, number);
        if (sign == "~=") made_.parts_.push_back({Code::negate});
    }

    std::vector<std::string_view> tokens_;
    const std::vector<std::string>& names_;
    bool measures_ = false;
    std::size_t at_ = 0;
    bool failed_ = false;
    Expression::Fault fault_;
    Expression made_;
};

Result<Expression, Expression::Fault>
Expression::parse(std::string_view text, const std::vector<std::string>& names, bool measures) {
    return ExpressionParser(text, names, measures).parse();
}

bool Expression::value(const std::function<bool(std::size_t)>& holds) const {
    std::vector<bool> stack;
    const auto pop = [&] {
        const bool top = stack.back();
        stack.pop_back();
        return top;
    };
    for (const Part& part : parts_) switch (part.code) {
        case Code::name: stack.push_back(holds(part.name)); break;
        case Code::negate: stack.push_back(!pop()); break;
        case Code::both: {
            const bool right = pop(), left = pop();
            stack.push_back(left && right);
            break;
        }
        case Code::either: {
            const bool right = pop(), left = pop();
            stack.push_back(left || right);
            break;
        }
        }
    return stack.back();
}

} // namespace roundhouse::variants
