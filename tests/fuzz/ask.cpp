// A line for `ask`: always answered, the same twice, without hidden characters, and never with an internal
// error.
#include "fuzz.hpp"

#include <sstream>

#include "cli/ask/answer_line.hpp"
#include "cli/commands.hpp"

using namespace roundhouse;
using fuzz::demand;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static cli::Rulebooks rulebooks;
    std::istringstream in(fuzz::text_of(data, size));
    cli::RequestLines lines(in);
    while (const auto line = lines.next()) {
        const std::string answer = cli::json_line(cli::answer_line(rulebooks, *line));
        fuzz::demand_in_sight(answer);
        demand(answer.find("fault in the program") == std::string::npos, "no fault", answer);
        demand(cli::json_line(cli::answer_line(rulebooks, *line)) == answer, "one question, one answer",
               answer);
    }
    return 0;
}
