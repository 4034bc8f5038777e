// The command that takes pictures of the window.

#include "window/app/shot.hpp"
#include "cli/command_line/parts.hpp"
#include "present/rules/rules_page.hpp"

#include <algorithm>

namespace roundhouse::cli {

/// Sections of the rules and of a comparison, and moments, without repeats.
std::vector<std::string> sections_of_shots() {
    std::vector<std::string> sections(present::section_names.begin(), present::section_names.end());
    const auto add = [&](const char* const word) {
        if (std::find(sections.begin(), sections.end(), word) == sections.end()) sections.emplace_back(word);
    };
    for (const char* const word : window::comparison_sections) add(word);
    for (const char* const word : window::bids_sections) add(word);
    return sections;
}

void add_shot(CLI::App& app, CommandLine& line) {
    CLI::App& command = *app.add_subcommand("shot", tr("Save a picture of the table"));
    ShotRequest& request = line.shot;
    const std::vector<std::string> moments(window::moment_names.begin(), window::moment_names.end());
    add_variant(command, request.variant, "--variant");
    add_options(command, request.options, "-O,--option");
    command.add_option("--at", request.at, tr("the moment"))->check(one_of(moments));
    add_seed(command, request.seed, tr("the same seed deals the same cards"));
    command.add_option("--size", request.size, tr("WxH, in pixels"));
    command.add_option("--rounds", request.rounds, tr("not before this round"))
        ->transform(whole_number(1, 200));
    command
        .add_option("--section", request.section,
                    tr("of --at rules or compare; of --at bids, the moment: auction, meld or trick"))
        ->check(one_of(sections_of_shots()));
    command.add_option("--with", request.with, tr("with --at compare: the other variant"));
    command
        .add_option("--step", request.step, tr("of the lesson or comparison, with --at lesson or compare"))
        ->transform(whole_number(1, 1000));
    command.add_option("--answer", request.answer, tr("to the step's question, with --at lesson"))
        ->transform(whole_number(1, 9));
    command.add_flag("--projector", request.projector, tr("with --at compare: for a projector"));
    add_face(command, request.face, "--faces,--face");
    command.add_flag("--four-colours", request.four_colours, tr("orange diamonds, green clubs"));
    command.add_flag("--large-index", request.large_index, tr("large letters on the cards"));
    command.add_option("--text", request.text, tr("size of text in percent, from 85 to 140"))
        ->transform(whole_number(85, 140));
    command.add_option("-o,--output", request.file, tr("a PNG file"))->required();
    command.callback(
        [&line] { line.chosen = [&line](const Streams& streams) { return cli::shot(line.shot, streams); }; });
}

} // namespace roundhouse::cli
