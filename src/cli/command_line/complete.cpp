// roundhouse complete WORD...: what could replace the last word. The shells' completions ask this, so that
// they know what the parser knows.

#include "bots/lab/arena.hpp"
#include "cli/command_line/parts.hpp"
#include "present/rules/rules_page.hpp"
#include "teach/lessons/lesson.hpp"
#include "teach/quiz/question.hpp"
#include "window/app/shot.hpp"

#include <algorithm>

namespace roundhouse::cli {

std::vector<std::string> flags_of(const CLI::App& app, const CLI::App& command) {
    std::vector<std::string> words;
    for (const CLI::App* from : {&command, &app})
        for (const CLI::Option* option : from->get_options())
            for (const std::string& name : option->get_lnames()) {
                const std::string flag = "--" + name;
                if (std::find(words.begin(), words.end(), flag) == words.end()) words.push_back(flag);
            }
    return words;
}

std::vector<std::string> commands_of(const CLI::App& app) {
    std::vector<std::string> words;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        if (!command->get_group().empty()) words.push_back(command->get_name());
    return words;
}

namespace {

using Words = std::vector<std::string>;

/// Tells the shell to complete any file name.
constexpr const char* any_files = "<files>";

bool is_flag(const std::string& word) { return word.size() > 1 && word.front() == '-'; }

const CLI::App* command_named(const CLI::App& app, const std::string& word) {
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        if (command->get_name() == word) return command;
    return nullptr;
}

const CLI::Option* option_named(const CLI::App& app, const CLI::App& command, const std::string& word) {
    for (const CLI::App* from : {&command, &app})
        if (const CLI::Option* option = from->get_option_no_throw(word)) return option;
    return nullptr;
}

/// True if the option takes its value from the next word.
bool takes_value(const CLI::Option* option) { return option && option->get_items_expected_max() > 0; }

/// "target=", and "target=1000" once the name is there.
Words options_of(const std::string& variant, const std::string& begun) {
    Words words;
    const auto package = variants::open_package(variant.empty() ? seating::package_to_begin_with() : variant);
    if (!package) return words;
    for (const variants::Option& option : package->options()) {
        if (!begun.starts_with(option.name + "=")) {
            words.push_back(option.name + "=");
        } else if (option.kind == variants::Option::Kind::yes_no) {
            words.insert(words.end(), {option.name + "=yes", option.name + "=no"});
        } else {
            for (const OptionValue& choice : option.choices)
                words.push_back(option.name + "=" + to_string(choice));
        }
    }
    return words;
}

Words lessons_of_variant(const std::string& variant) {
    Words words{teach::what_is_new_id};
    if (const auto package = variants::open_package(variant))
        for (const script::Source& source : package->lessons())
            words.push_back(std::filesystem::path(source.name).stem().string());
    return words;
}

Words bots_and_programs() {
    Words kinds = bots::bot_kinds();
    kinds.emplace_back(bots::program_prefix);
    return kinds;
}

Words seats_with_players() {
    Words words, kinds = bots_and_programs();
    kinds.insert(kinds.begin(), "human");
    for (Seat seat = 1; seat <= most_seats; ++seat)
        for (const std::string& kind : kinds) words.push_back(std::to_string(seat) + "=" + kind);
    return words;
}

Words values_of(const std::string& flag, const std::string& variant, const std::string& begun) {
    if (flag == "--option" || flag == "--a-option" || flag == "--b-option") return options_of(variant, begun);
    if (flag == "--face" || flag == "--faces") return {"french", "german"};
    if (flag == "--bots" || flag == "--a" || flag == "--b" || flag == "--rest") return bots_and_programs();
    if (flag == "--only") return {bots::slice_names.begin(), bots::slice_names.end()};
    if (flag == "--seat") return seats_with_players();
    if (flag == "--trump") return {"spades", "hearts", "diamonds", "clubs", "none"};
    if (flag == "--lang") return language_tags();
    if (flag == "--log-level") return {"trace", "debug", "info", "warn", "err", "off"};
    if (flag == "--at") return {window::moment_names.begin(), window::moment_names.end()};
    if (flag == "--section") return sections_of_shots();
    if (flag == "--topic") return {teach::topic_names.begin(), teach::topic_names.end()};
    if (flag == "--variant" || flag == "--knows" || flag == "--with" || flag == "--extends")
        return seating::variant_names();
    if (flag == "--resume" || flag == "--replay" || flag == "--output" || flag == "--html" ||
        flag == "--record")
        return {any_files};
    return {};
}

/// The line as typed so far.
struct Line {
    const CLI::App* command = nullptr;
    std::string variant;
    int positions = 0;                    ///< words that are neither options nor their values
    const CLI::Option* expects = nullptr; ///< the option that the last word is a value for
};

Line read(const CLI::App& app, const Words& words) {
    Line line;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const CLI::Option* option =
            is_flag(words[i]) ? option_named(app, line.command ? *line.command : app, words[i]) : nullptr;
        if (takes_value(option)) {
            if (i + 2 == words.size()) line.expects = option;
            if (!option->get_lnames().empty() && option->get_lnames().front() == "variant" &&
                i + 2 < words.size())
                line.variant = words[i + 1];
            ++i;
        } else if (!is_flag(words[i]) && !line.command) {
            line.command = command_named(app, words[i]);
        } else if (!is_flag(words[i]) && ++line.positions == 1) {
            line.variant = words[i];
        }
    }
    return line;
}

Words candidates(const CLI::App& app, const Words& words) {
    const Line line = read(app, words);
    const std::string& last = words.back();
    const bool reviews = line.command && line.command->get_name() == "review";
    if (line.expects && reviews && line.expects->check_lname("seat")) return {};
    if (line.expects) return values_of("--" + line.expects->get_lnames().front(), line.variant, last);
    if (is_flag(last) || last == "-") return flags_of(app, line.command ? *line.command : app);
    if (!line.command) return commands_of(app);
    if (line.positions == 1 && line.command->get_option_no_throw("with")) return seating::variant_names();
    if (line.positions == 1 && line.command->get_name() == "lesson") return lessons_of_variant(line.variant);
    if (line.positions > 0) return {};
    for (const char* name : {"variant", "package"})
        if (const CLI::Option* option = line.command->get_option_no_throw(name);
            option && option->get_positional())
            return seating::variant_names();
    return line.command->get_option_no_throw("file") ? Words{any_files} : Words{};
}

} // namespace

int complete(const std::vector<std::string>& words, const Streams& streams) {
    CLI::App app{"", "roundhouse"};
    CommandLine line;
    add_everything(app, line);
    for (const std::string& word : candidates(app, words.empty() ? Words{""} : words))
        if (word == any_files || word.starts_with(words.empty() ? "" : words.back()))
            streams.out << word << '\n';
    return all_well;
}

} // namespace roundhouse::cli
