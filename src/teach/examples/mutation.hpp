#pragma once
// Do the examples of a package notice what its rules say? Each number and rule of the description is changed
// a little, one at a time; a change under which every example still holds is one that nobody would notice.

#include "teach/examples/examples.hpp"
#include "variants/packages.hpp"

#include <atomic>
#include <functional>
#include <map>

namespace roundhouse::teach {

/// The examples of a package that hold, by the options that they are asked under.
class SoundExamples {
  public:
    /// `package` outlives it.
    SoundExamples(const variants::Package& package, const std::vector<Example>& examples);

    /// True if one of them holds no longer when the description is changed so, or no rules come of it.
    /// `usual` are the rules that come of it with nothing chosen, where they were put together before.
    bool notice(const std::function<void(script::Value&)>& change, const RulebookPtr& usual = {}) const;

  private:
    const variants::Package& package_;
    std::map<variants::Choices, std::vector<Example>> asked_;
};

/// One change of the description under the usual options that makes other rules of it.
struct Mutation {
    std::string path;     ///< "melds[3].points[2]"
    std::string from, to; ///< as messages show values; `to` is "left out" for an element of a list
    bool noticed = false; ///< an example fails
};

struct MutationPlan {
    int threads = 1;
    /// Called now and then, from one thread at a time, with the changes tried and all there are; may be
    /// empty.
    std::function<void(std::int64_t, std::int64_t)> progress = {};
    const std::atomic<bool>* stop = nullptr; ///< when true no more are tried; may be null
};

/// Every change that the rules allow, in the order of the description. Only examples that hold are asked;
/// with none of them nothing is noticed. The same every time. Findings where examples.lua is not what it
/// should be.
Result<std::vector<Mutation>, variants::Findings> mutations(const variants::Package& package,
                                                            const MutationPlan& plan = {});

} // namespace roundhouse::teach
