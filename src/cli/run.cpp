#include "cli/run.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/command_line/parts.hpp"
#include "cli/commands.hpp"
#include "cli/log.hpp"

#include <functional>
#include <new>

namespace roundhouse::cli {

namespace {

/// Wraps sentences at the screen's width; excerpts and commands, which are indented, stay as they are.
void complain(std::string_view text, const Streams& streams) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const bool sentence = !line.empty() && line.front() != ' ';
        for (const std::string& part : sentence ? terminal::wrapped(line, {}) : Lines{std::string(line)})
            streams.err << part << '\n';
    }
    streams.err << std::flush;
}

std::string not_written() { return tr("The answer cannot be written."); }

/// The status that `work` returns; if it throws, reports the error.
int answer_of(const std::function<int()>& work, const Streams& streams) {
    try {
        return work();
    } catch (const Trouble& trouble) {
        log_error(trouble.what());
        streams.out << std::flush;
        complain(trouble.what(), streams);
    } catch (const std::bad_alloc&) {
        streams.err << tr("There is not enough memory for that.") << '\n' << std::flush;
    } catch (const std::exception& error) {
        log_error(error.what());
        streams.err << tr("This is a fault in the program: {}", error.what()) << '\n'
                    << tr("A game you were playing is kept: roundhouse play --resume") << '\n'
                    << std::flush;
    }
    return bad_input;
}

int carry_out(const CommandLine& line, const Streams& streams) {
    const auto work = [&] {
        // Output for programs ignores the user's language.
        const LanguageScope scope(line.json ? Speaking{} : speaking());
        const int status = line.chosen(streams);
        if (line.part) bots::write_shard(streams.out, *line.part, line.words);
        if (!streams.out.flush()) throw Trouble(not_written());
        return status;
    };
    return answer_of(work, streams);
}

/// The words of a command, without those that differ from part to part.
std::vector<std::string> words_for_all_parts(int argc, const char* const* argv) {
    std::vector<std::string> words;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const auto names = [&](const std::string& option) {
            if (word == option) ++i; // and skip its value
            return word == option || word.starts_with(option + "=");
        };
        if (!names("--shard") && !names("--threads")) words.push_back(word);
    }
    return words;
}

int parse_and_carry_out(int argc, const char* const* argv, const Streams& streams) {
    // For shells: the words that follow are being typed, not commands to run.
    if (argc > 1 && std::string_view(argv[1]) == "complete")
        return complete({argv + 2, argv + argc}, streams);
    const LanguageScope scope({.language = Language(language_asked(argc, argv))});
    CLI::App app{"", "roundhouse"};
    CommandLine line;
    line.words = words_for_all_parts(argc, argv);
    add_everything(app, line);
    app.failure_message(
        [](const CLI::App* failed, const CLI::Error& error) { return complaint(*failed, error); });
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int status = app.exit(error, streams.out, streams.err);
        if (!streams.out.flush()) complain(not_written(), streams);
        return status == 0 && streams.out ? all_well : bad_input;
    }
    if (!line.log_level.empty())
        if (const std::string why = open_log(line.log_level); !why.empty())
            streams.err << tr("The log cannot be opened: {}", why) << '\n';
    if (!line.chosen)
        line.chosen = [&line](const Streams& on) {
            PlayRequest request;
            request.language = line.language;
            return greet(request, on);
        };
    const int status = carry_out(line, streams);
    close_log();
    return status;
}

} // namespace

int run_over(const std::vector<std::string>& words, bots::Pieces& pieces, const Streams& streams) {
    std::vector<const char*> argv{"roundhouse"};
    for (const std::string& word : words) argv.push_back(word.c_str());
    CLI::App app{"", "roundhouse"};
    CommandLine line;
    line.known = &pieces;
    add_everything(app, line);
    try {
        app.parse(static_cast<int>(argv.size()), argv.data());
    } catch (const CLI::ParseError&) {
        line.chosen = nullptr;
    }
    // A file may run nothing else.
    if (!line.chosen || (!line.simulate.pieces && !line.arena.pieces && !line.compare.pieces))
        throw Trouble(tr("These files were not written by a command with --shard."));
    const Speaking of_the_whole =
        line.language.empty() ? speaking() : Speaking{.language = Language(line.language)};
    const LanguageScope scope(line.json ? Speaking{} : of_the_whole);
    return line.chosen(streams);
}

int run(int argc, const char* const* argv, const Streams& outside) {
    // Everything that came in from files, packages or the command line goes out through these.
    terminal::Door out(outside.out, terminal::style_for(outside).colour), err(outside.err);
    const Streams streams{
        outside.in,           out,          err,         outside.in_terminal, outside.out_terminal,
        outside.err_terminal, &outside.out, &outside.err};
    return answer_of([&] { return parse_and_carry_out(argc, argv, streams); }, streams);
}

} // namespace roundhouse::cli
