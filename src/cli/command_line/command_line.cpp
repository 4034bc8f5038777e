#include "cli/command_line/command_line.hpp"

#include "base/version.hpp"
#include "cli/command_line/parts.hpp"

namespace roundhouse::cli {

void add_everything(CLI::App& app, CommandLine& line) {
    app.description(tr("Roundhouse, a scriptable Pinochle table"));
    app.option_defaults()->group(tr("Options")); // the heading above them
    app.set_help_flag("-h,--help", tr("Print this help and exit"));
    app.set_version_flag("--version", fmt::format("roundhouse {}", program_version()),
                         tr("Print the version and exit"));
    app.add_option("--lang", line.language, tr("language (default: the system's)"))
        ->check(one_of(language_tags()));
    app.add_option("--log-level", line.log_level, tr("trace, debug, info, warn, err or off"))
        ->check(one_of({"trace", "debug", "info", "warn", "err", "off"}));
    app.require_subcommand(0, 1);
    app.fallthrough();
    app.get_formatter()->label("Usage", tr("Usage"));
    app.get_formatter()->label("Options", tr("Options"));
    app.get_formatter()->label("Positionals", tr("Arguments"));
    app.get_formatter()->label("Subcommands", tr("Commands"));
    app.get_formatter()->label("OPTIONS", tr("OPTIONS"));
    app.get_formatter()->label("SUBCOMMAND", tr("COMMAND"));
    app.get_formatter()->label("REQUIRED", tr("required"));
    app.get_formatter()->label("Needs", tr("Needs"));
    app.get_formatter()->label("Excludes", tr("Excludes"));
    add_games(app, line);
    add_questions(app, line);
    add_packages(app, line);
    add_many_rounds(app, line);
    add_teaching(app, line);
    add_shot(app, line);
    // The heading above them: a command's own help flag was made before the one inherited.
    for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        command->group(tr("Commands"));
        command->get_help_ptr()->group(tr("Options"));
    }
}

std::string language_asked(int argc, const char* const* argv) {
    constexpr std::string_view option = "--lang";
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == option && i + 1 < argc) return argv[i + 1];
        if (word.starts_with(option) && word.substr(option.size()).starts_with('='))
            return std::string(word.substr(option.size() + 1));
    }
    return language_of_environment();
}

} // namespace roundhouse::cli
