// Writes the rule ledger's numbers cited by tests that ran and passed, one a line, for tools/ledger: to the
// file named by ROUNDHOUSE_CITATIONS, if set. A test cites in a tag or in its name.
#include "catch.hpp"

#include <cstdlib>
#include <fstream>
#include <string>

namespace {

#if CATCH_VERSION_MAJOR >= 3
using ListenerBase = Catch::EventListenerBase;
std::string text_of(const Catch::Tag& tag) { return static_cast<std::string>(tag.original); }
#else
using ListenerBase = Catch::TestEventListenerBase;
std::string text_of(const std::string& tag) { return tag; }
#endif

const Catch::TestCaseInfo& info_of(const Catch::TestCaseStats& test) {
#if CATCH_VERSION_MAJOR >= 3
    return *test.testInfo;
#else
    return test.testInfo;
#endif
}

class Citations : public ListenerBase {
  public:
    using ListenerBase::ListenerBase;

    void testRunStarting(const Catch::TestRunInfo&) override {
        if (const char* const path = std::getenv("ROUNDHOUSE_CITATIONS")) file_.open(path);
    }
    void testCaseEnded(const Catch::TestCaseStats& test) override {
        const auto& made = test.totals.assertions;
        if (made.passed == 0 || made.failed > 0 || made.failedButOk > 0) return;
        for (const auto& tag : info_of(test).tags) file_ << text_of(tag) << '\n';
        const std::string& name = info_of(test).name; // "[A16][A17] what is checked"
        for (std::size_t open = 0; (open = name.find('[', open)) != std::string::npos; ++open)
            if (const auto close = name.find(']', open); close != std::string::npos)
                file_ << name.substr(open + 1, close - open - 1) << '\n';
    }

  private:
    std::ofstream file_;
};

CATCH_REGISTER_LISTENER(Citations)

} // namespace
