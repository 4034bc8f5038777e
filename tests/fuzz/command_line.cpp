// A command line, a word on each line: it is parsed, and run if it only reads, asks or checks something. It
// returns one of three statuses, with output that is safe to show.
#include "fuzz.hpp"

#include <set>
#include <sstream>

#include <CLI/CLI.hpp>

#include "cli/command_line/command_line.hpp"
#include "cli/run.hpp"

using namespace roundhouse;
using fuzz::demand;

namespace {

using Words = std::vector<const char*>;

/// The command that the words name, if they are a valid command line; "complete" is not one of the parser's
/// commands.
std::string command_in(const Words& words) {
    if (words.size() > 1 && std::string_view(words[1]) == "complete") return "complete";
    CLI::App app{"", "roundhouse"};
    cli::CommandLine line;
    cli::add_everything(app, line);
    try {
        app.parse(static_cast<int>(words.size()), words.data());
    } catch (const CLI::ParseError&) {
        return "none"; // run reports it, too
    }
    return app.get_subcommands().empty() ? "" : app.get_subcommands().front()->get_name();
}

bool is_quick(const std::string& command) {
    static const std::set<std::string> quick{"none",    "complete", "list", "check", "texts",
                                             "replay",  "verify",   "meld", "legal", "winner",
                                             "auction", "settle",   "rules"};
    return quick.contains(command);
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string text = fuzz::text_of(data, size);
    Words words{"roundhouse"};
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (at == 0 || text[at - 1] == '\0') words.push_back(text.data() + at);
        if (text[at] == '\n') text[at] = '\0';
    }
    if (!is_quick(command_in(words))) return 0;
    std::istringstream in;
    std::ostringstream out, err;
    const int status = cli::run(static_cast<int>(words.size()), words.data(), {in, out, err});
    demand(status >= 0 && status <= 2, "the status is one of three");
    fuzz::demand_in_sight(out.str());
    fuzz::demand_in_sight(err.str());
    demand(err.str().find("fault in the program") == std::string::npos, "no fault", err.str());
    demand(status != cli::bad_input || !err.str().empty(), "what is bad has a reason");
    return 0;
}
