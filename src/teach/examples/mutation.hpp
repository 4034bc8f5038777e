#pragma once
// Do the examples of a package notice what its rules say? Each number and rule of the description is changed
// a little, one at a time; a change that breaks no example would go unnoticed.

#include "teach/examples/examples.hpp"
#include "variants/packages.hpp"

#include <atomic>
#include <functional>
#include <map>

namespace roundhouse::teach {

/// The examples of a package that hold, by the options under which they are asked.
class SoundExamples {
  public:
    /// `package` must outlive it.
    SoundExamples(const variants::Package& package, const std::vector<Example>& examples);

    /// True if one of them fails when the description is changed this way, or no rules come of it. `usual`:
    /// the changed rules with nothing chosen, if compiled already.
    bool notice(const std::function<void(script::Value&)>& change, const RulebookPtr& usual = {}) const;

  private:
    const variants::Package& package_;
    std::map<variants::Choices, std::vector<Example>> asked_;
};

/// One change to the description under the usual options that makes different rules.
struct Mutation {
    std::string path;     ///< "melds[3].points[2]"
    std::string from, to; ///< as messages show values; `to` is "left out" for an element of a list
    bool noticed = false; ///< an example fails
};

struct MutationPlan {
    int threads = 1;
    /// Called now and then, from one thread at a time, with the number of changes tried and of all changes;
    /// may be empty.
    std::function<void(std::int64_t, std::int64_t)> progress = {};
    const std::atomic<bool>* stop = nullptr; ///< once true, no more are tried; may be null
};

/// Every change that the rules allow, in the order of the description. Only examples that hold are asked;
/// without any, nothing is noticed. The same every time. Findings if examples.lua is malformed.
Result<std::vector<Mutation>, variants::Findings> mutations(const variants::Package& package,
                                                            const MutationPlan& plan = {});

} // namespace roundhouse::teach
