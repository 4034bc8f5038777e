#pragma once
// What the options of several commands share, and the functions that add the commands. Private to this room,
// like everything that includes CLI11.

#include "base/language.hpp"
#include "base/text.hpp"
#include "cli/command_line/command_line.hpp"

#include <CLI/CLI.hpp>

namespace roundhouse::cli {

/// A whole number within these bounds, read as decimal: CLI11 itself takes 010 for eight. Use it with
/// `transform`, so that the value read here is the one that counts.
CLI::Validator whole_number(int least, int most);

/// Refuses "": given as a file's name, it usually comes from an unset variable.
CLI::Validator not_empty();

/// Exactly one of these words.
CLI::Validator one_of(const std::vector<std::string>& words);

/// What `shot --section` accepts.
std::vector<std::string> sections_of_shots();

template<class Seed>
void add_seed(CLI::App& command, Seed& seed, const std::string& what) {
    command
        .add_option_function<std::string>(
            "--seed", [&seed](const std::string& text) { seed = parse_seed(text).value(); }, what)
        ->check(CLI::Validator(
            [](const std::string& text) -> std::string {
                if (parse_seed(text)) return {};
                return tr("expected a whole number from 0 to 2^64 - 1, not {}", printable(text, 40));
            },
            ""))
        ->type_name("UINT");
}

void add_options(CLI::App& command, std::vector<std::string>& options, const char* flags = "-o,--option");
void add_json(CLI::App& command, CommandLine& line);
void add_face(CLI::App& command, std::optional<Face>& face, const char* option = "--face");
void add_threads(CLI::App& command, int& threads);
void add_variant(CLI::App& command, std::string& variant, const char* flags = "variant");
void require_variant(CLI::App& command, std::string& variant);

/// The long options that a command takes, including the program's own: "--rounds".
std::vector<std::string> flags_of(const CLI::App& app, const CLI::App& command);
/// The commands that the program offers.
std::vector<std::string> commands_of(const CLI::App& app);

/// Explains, in the thread's language, why CLI11 refused the command line, and where to read more. Lines,
/// each with its end.
std::string complaint(const CLI::App& app, const CLI::Error& error);

// Each adds its commands: play, window, replay and verify; ask, meld, legal, winner, auction, settle, rules
// and term; all those about one package; simulate, arena, merge and compare; review, quiz and lesson; shot.
void add_games(CLI::App& app, CommandLine& line);
void add_questions(CLI::App& app, CommandLine& line);
void add_packages(CLI::App& app, CommandLine& line);
void add_many_rounds(CLI::App& app, CommandLine& line);
void add_teaching(CLI::App& app, CommandLine& line);
void add_shot(CLI::App& app, CommandLine& line);

} // namespace roundhouse::cli
