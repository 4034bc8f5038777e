// roundhouse ask: one JSON request a line, one JSON answer a line. The format is in ASK.md.

#include "base/language.hpp"
#include "base/text.hpp"
#include "cli/ask/answer_line.hpp"
#include "cli/commands.hpp"
#include "cli/log.hpp"
#include "teach/asks/asks.hpp"
#include "variants/live/live.hpp"

namespace roundhouse::cli {

using nlohmann::json;

namespace {

json trouble(const std::string& place, const std::string& text) {
    return {{"error", text}, {"place", place}};
}

} // namespace

json answer_line(Rulebooks& rulebooks, const RequestLine& line) {
    if (line.too_long) return trouble("line", "a request has at most 1 MiB");
    try {
        const json request = parsed(line.text);
        return teach::answer(*rulebooks.under(request), request);
    } catch (const teach::AskError& error) {
        return trouble(error.place(), error.what());
    } catch (const variants::ScriptFailure& failure) {
        return trouble("variant", failure.what());
    } catch (const std::exception& error) { // a fault of ours costs this answer only
        log_error(error.what());
        return trouble("line", std::string("this is a fault in the program: ") + error.what());
    }
}

int ask(const Streams& streams) {
    const LanguageScope english({}); // output for programs ignores the user's language
    Rulebooks rulebooks;
    RequestLines lines(streams.in);
    while (const auto line = lines.next()) {
        if (!line->too_long && words(line->text).empty()) continue;
        const json answer = answer_line(rulebooks, *line);
        streams.out << json_line(answer) << '\n' << std::flush;
    }
    return all_well;
}

} // namespace roundhouse::cli
