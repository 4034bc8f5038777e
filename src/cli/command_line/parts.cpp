#include "cli/command_line/parts.hpp"

#include <map>

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
        "");
}

void add_options(CLI::App& command, std::vector<std::string>& options, const char* flags) {
    command.add_option(flags, options, tr("NAME=VALUE: one rule agreed; may be repeated"))
        ->allow_extra_args(false);
}

void add_json(CLI::App& command, CommandLine& line) {
    command.add_flag("--json", line.json, tr("answer in JSON"));
}

void add_face(CLI::App& command, Face& face, const char* option) {
    const std::map<std::string, Face> faces{{"french", Face::french}, {"german", Face::german}};
    command.add_option(option, face, tr("french or german: the pattern and the names of the cards"))
        ->transform(CLI::CheckedTransformer(faces, CLI::ignore_case))
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
