// Explains what is wrong with a command line, in the user's language and with a guess at what was meant:
// CLI11 does neither.

#include "cli/command_line/parts.hpp"
#include "cli/commands.hpp"

namespace roundhouse::cli {

namespace {

/// The text before and after `words`; both empty if it does not contain them.
std::pair<std::string, std::string> around(const std::string& text, std::string_view words) {
    const std::size_t at = text.find(words);
    if (at == std::string::npos) return {};
    return {text.substr(0, at), text.substr(at + words.size())};
}

/// The command that was named; the program itself if none was.
const CLI::App& command_of(const CLI::App& app) {
    const auto named = app.get_subcommands();
    return named.empty() ? app : *named.front();
}

std::string not_understood(const CLI::App& app, const CLI::App& command, const std::string& word) {
    const std::string shown = printable(word, 40);
    const bool is_option = word.starts_with('-');
    std::vector<std::string> known;
    if (is_option)
        known = flags_of(app, command);
    else if (&command == &app)
        known = commands_of(app);
    const std::string near = nearest(word.substr(0, is_option ? word.find('=') : word.npos), known);
    return near.empty() ? tr("“{}” is not understood.", shown)
                        : tr("“{}” is not understood; did you mean “{}”?", shown, near);
}

std::string what_is_wrong(const CLI::App& app, const CLI::Error& error) {
    const std::string text = printable(error.what());
    const CLI::App& command = command_of(app);
    const auto is = [&](CLI::ExitCodes code) { return error.get_exit_code() == static_cast<int>(code); };
    // A required option may be missing only because it was misspelt.
    const auto left = app.remaining(true);
    const auto option =
        std::find_if(left.begin(), left.end(), [](const std::string& word) { return word.starts_with('-'); });
    if (option != left.end()) return not_understood(app, command, *option);
    if (const auto [before, words] = around(text, ": "); is(CLI::ExitCodes::ExtrasError))
        return not_understood(app, command, words.substr(0, words.find(' ')));
    if (const auto [name, rest] = around(text, " is required"); is(CLI::ExitCodes::RequiredError))
        return name.empty() ? text : tr("{} is missing.", name);
    if (const auto [name, rest] = around(text, ":"); is(CLI::ExitCodes::ArgumentMismatch))
        return text.ends_with(" missing")        ? tr("{} needs a value.", name)
               : rest.starts_with(" At Most 1 ") ? tr("{} may be given only once.", name)
                                                 : text;
    if (const auto [one, other] = around(text, " excludes "); is(CLI::ExitCodes::ExcludesError))
        return not_together(one.c_str(), other.c_str()).what();
    if (const auto [one, other] = around(text, " requires "); is(CLI::ExitCodes::RequiresError))
        return tr("{} goes with {} only.", one, other);
    return text;
}

} // namespace

std::string complaint(const CLI::App& app, const CLI::Error& error) {
    const CLI::App& command = command_of(app);
    const std::string called = &command == &app ? "roundhouse" : "roundhouse " + command.get_name();
    return what_is_wrong(app, error) + "\n" + tr("More: {}", called + " --help") + "\n";
}

} // namespace roundhouse::cli
