// Commands for packages: make, check, share.

#include "cli/command_line/parts.hpp"

namespace roundhouse::cli {

namespace {

void add_parcels(CLI::App& app, CommandLine& line) {
    CLI::App& packed = *app.add_subcommand("pack", tr("Pack one of your packages into a file, for a friend"));
    packed.add_option("package", line.pack.package, tr("its name, or its path"))->required();
    packed.add_option("-o,--output", line.pack.output, tr("the file (default: NAME.roundhouse, here)"))
        ->type_name("FILE")
        ->check(not_empty());
    packed.callback(
        [&line] { line.chosen = [&line](const Streams& streams) { return cli::pack(line.pack, streams); }; });
    CLI::App& installed = *app.add_subcommand("install", tr("Look at a package in a file, and install it"));
    installed.add_option("file", line.install.file, tr("a file that `roundhouse pack` wrote"))->required();
    installed.add_flag("--yes", line.install.yes, tr("without asking"));
    installed.callback([&line] {
        line.chosen = [&line](const Streams& streams) { return cli::install(line.install, streams); };
    });
    CLI::App& removed = *app.add_subcommand("uninstall", tr("Remove one of your packages; a copy is kept"));
    removed.add_option("package", line.package, tr("a name from `roundhouse list`"))->required();
    removed.add_flag("--yes", line.yes, tr("without asking"));
    removed.callback([&line] {
        line.chosen = [&line](const Streams& streams) {
            return cli::uninstall(line.package, line.yes, streams);
        };
    });
}

/// A command about one package.
CLI::App& add_about_package(CLI::App& app, CommandLine& line, const char* name, const std::string& what) {
    CLI::App& command = *app.add_subcommand(name, what);
    command
        .add_option("package", line.package, tr("a name from `roundhouse list`, or the path of a package"))
        ->required();
    return command;
}

void add_list_and_new(CLI::App& app, CommandLine& line) {
    CLI::App& list = *app.add_subcommand("list", tr("List the variants"));
    add_json(list, line);
    list.callback(
        [&line] { line.chosen = [&line](const Streams& streams) { return cli::list(line.json, streams); }; });
    CLI::App& made = *app.add_subcommand("new", tr("Create a package of house rules to edit"));
    made.add_option("name", line.package, tr("its name"))->required();
    made.add_option("--extends", line.parent, tr("the package it starts from"));
    made.callback([&line] {
        line.chosen = [&line](const Streams& streams) {
            return cli::new_package(line.package, line.parent, streams);
        };
    });
}

void add_checks(CLI::App& app, CommandLine& line) {
    CLI::App& checked = add_about_package(app, line, "check", tr("Report everything wrong with a package"));
    add_json(checked, line);
    checked.add_flag("--watch", line.watch, tr("check again whenever one of its files is saved"))
        ->excludes(checked.get_option("--json"));
    checked.callback([&line] {
        line.chosen = [&line](const Streams& streams) {
            return line.watch ? cli::watch(line.package, streams)
                              : cli::check(line.package, line.json, streams);
        };
    });
    CLI::App& tested = add_about_package(app, line, "test", tr("Run a package's examples"));
    add_json(tested, line);
    tested.add_flag("--mutate", line.mutate,
                    tr("change its rules one by one, and list what no example notices"));
    tested.add_option("--threads", line.threads, tr("with --mutate: how many at once"))
        ->transform(whole_number(1, 256))
        ->needs("--mutate");
    tested.callback([&line] {
        line.chosen = [&line](const Streams& streams) {
            return line.mutate ? cli::mutate(line.package, line.threads, line.json, streams)
                               : cli::test_package(line.package, line.json, streams);
        };
    });
}

void add_texts_and_reference(CLI::App& app, CommandLine& line) {
    CLI::App& texts =
        add_about_package(app, line, "texts", tr("Print a package's texts as a catalog to translate"));
    texts.add_option("tag", line.tag, tr("the language, for example de"))->required();
    texts.callback([&line] {
        line.chosen = [&line](const Streams& streams) { return cli::texts(line.package, line.tag, streams); };
    });
    CLI::App& reference =
        *app.add_subcommand("reference", tr("Print a reference of everything a package may contain"));
    reference.add_flag("--meta", line.meta, tr("as annotations for the Lua language server"));
    reference.add_option("packages", line.further,
                         tr("more packages to take examples from, besides those that ship"));
    reference.callback([&line] {
        line.chosen = [&line](const Streams& streams) {
            return cli::reference(line.meta, line.further, streams);
        };
    });
}

} // namespace

void add_packages(CLI::App& app, CommandLine& line) {
    add_list_and_new(app, line);
    add_parcels(app, line);
    add_checks(app, line);
    add_texts_and_reference(app, line);
}

} // namespace roundhouse::cli
