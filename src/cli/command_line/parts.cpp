#include "cli/command_line/parts.hpp"

#include <algorithm>

namespace roundhouse::cli {

CLI::Validator whole_number(int least, int most) {
    return CLI::Validator(
        [=](std::string& text) -> std::string {
            int number = 0;
            if (!parse_int(text, number) || number < least || number > most)
                return tr("expected a whole number from {} to {}, not {}", least, most, printable(text, 40));
            text = std::to_string(number);
            return {};
        },
        fmt::format("{}-{}", least, most)); // for the help page
}

CLI::Validator not_empty() {
    return CLI::Validator(
        [](const std::string& text) { return text.empty() ? tr("may not be empty") : std::string(); }, "");
}

CLI::Validator one_of(const std::vector<std::string>& words) {
    return CLI::Validator(
        [words](const std::string& text) -> std::string {
            if (std::find(words.begin(), words.end(), text) != words.end()) return {};
            return tr("expected one of {}, not {}", join(words, ", "), printable(text, 40)) +
                   meant(text, words);
        },
        "{" + join(words, ",") + "}");
}

void add_options(CLI::App& command, std::vector<std::string>& options, const char* flags) {
    command.add_option(flags, options, tr("NAME=VALUE: set an option; may be repeated"))
        ->allow_extra_args(false);
}

void add_json(CLI::App& command, CommandLine& line) {
    command.add_flag("--json", line.json, tr("answer in JSON"));
}

void add_face(CLI::App& command, std::optional<Face>& face, const char* option) {
    command
        .add_option_function<std::string>(
            option, [&face](const std::string& name) { face = face_named(name); },
            tr("french or german: the pattern and the names of the cards"))
        ->transform([](const std::string& text) { return lower_case(text); })
        ->check(one_of({"french", "german"}))
        ->option_text("french|german");
}

void add_threads(CLI::App& command, int& threads) {
    command.add_option("--threads", threads, tr("how many at once"))->transform(whole_number(1, 256));
}

void add_variant(CLI::App& command, std::string& variant, const char* flags) {
    command.add_option(flags, variant, tr("a name from `roundhouse list`, or the path of a package"));
}

void require_variant(CLI::App& command, std::string& variant) {
    add_variant(command, variant);
    command.get_option("variant")->required();
}

} // namespace roundhouse::cli
