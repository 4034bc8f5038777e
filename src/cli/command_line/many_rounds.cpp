// Commands in which bots play many rounds.

#include "bots/lab/arena.hpp"
#include "cli/command_line/parts.hpp"

namespace roundhouse::cli {

namespace {

/// Limits for one command: its results are kept in memory until the end.
constexpr int most_simulated = 10'000'000, most_in_arena = 1'000'000, most_work = 100'000;

/// Long work can be split into parts for several machines.
void add_shard(CLI::App& command, CommandLine& line) {
    command
        .add_option("--shard", line.shard,
                    tr("I/N: play the I-th of N parts (10,000 at most), for `roundhouse merge`"))
        ->type_name("I/N")
        ->check(CLI::Validator(
            [](const std::string& text) -> std::string {
                if (bots::parse_shard(text)) return {};
                return tr("expected a part such as 2/4, the second of four, not {}", printable(text, 40));
            },
            ""));
}

/// The pieces that the command plays; null: all.
bots::Pieces* pieces_of(CommandLine& line) {
    if (line.known || line.shard.empty()) return line.known;
    line.part = std::make_unique<bots::Pieces>(*bots::parse_shard(line.shard));
    return line.part.get();
}

/// "--bots steady,sharp" takes one word only: a variant may follow. CLI11 would skip an empty name.
void add_bots(CLI::App& command, std::vector<std::string>& bots) {
    command
        .add_option_function<std::vector<std::string>>(
            "--bots", [&bots](const std::vector<std::string>& lists) { bots = every_part(join(lists, ",")); },
            tr("kinds of bots, seat by seat"))
        ->allow_extra_args(false)
        ->default_str(join(bots, ","));
}

void add_merge(CLI::App& app, CommandLine& line) {
    CLI::App& command = *app.add_subcommand("merge", tr("Combine the parts that were played with --shard"));
    command.add_option("files", line.files, tr("every part, in any order"))->required();
    command.callback([&line] {
        line.chosen = [&line](const Streams& streams) { return cli::merge(line.files, streams); };
    });
}

void add_simulate(CLI::App& app, CommandLine& line) {
    CLI::App& command = *app.add_subcommand("simulate", tr("Let bots play many rounds, and check each one"));
    SimulateRequest& request = line.simulate;
    require_variant(command, request.variant);
    command.add_option("--rounds", request.rounds, tr("how many"))
        ->capture_default_str()
        ->transform(whole_number(1, most_simulated));
    add_seed(command, request.seed, tr("the same seed gives the same rounds"));
    add_bots(command, request.bots);
    command.add_option("--seat", request.seats, tr("N=KIND: who plays at that seat; may be repeated"))
        ->allow_extra_args(false);
    add_threads(command, request.threads);
    command.add_option("--vary", request.vary, tr("NAME=VALUE,VALUE,…: compare the values of an option"))
        ->check(not_empty());
    add_shard(command, line);
    add_options(command, request.options);
    add_json(command, line);
    command.callback([&line] {
        line.simulate.json = line.json;
        line.simulate.pieces = pieces_of(line);
        line.chosen = [&line](const Streams& streams) {
            return line.simulate.vary.empty() ? cli::simulate(line.simulate, streams)
                                              : cli::vary(line.simulate, streams);
        };
    });
}

void add_arena(CLI::App& app, CommandLine& line) {
    CLI::App& command = *app.add_subcommand(
        "arena", tr("Compare two kinds of bot on the same deals: A plays each party in turn, B all others"));
    ArenaRequest& request = line.arena;
    require_variant(command, request.variant);
    command.add_option("--a", request.a, tr("a kind of bot, or program:COMMAND"))->required();
    command.add_option("--b", request.b, tr("the kind it plays against"))->required();
    const std::vector<std::string> slices(bots::slice_names.begin(), bots::slice_names.end());
    CLI::Option* only =
        command.add_option("--only", request.only, tr("the decisions in which the two differ"));
    only->check(one_of(slices));
    command
        .add_option("--rest", request.rest,
                    tr("with --only: the bot that makes all other decisions, at every seat"))
        ->capture_default_str()
        ->needs(only);
    command.add_option("--record", request.record, tr("record every round in this file"))
        ->type_name("FILE")
        ->check(not_empty());
    command.add_option("--rounds", request.rounds, tr("how many deals"))
        ->capture_default_str()
        ->transform(whole_number(1, most_in_arena));
    add_seed(command, request.seed, tr("the same seed gives the same deals"));
    command
        .add_option("--work", request.work,
                    tr("how many simulated deals a searching bot plays for a decision"))
        ->capture_default_str()
        ->transform(whole_number(1, most_work));
    add_threads(command, request.threads);
    add_shard(command, line);
    add_options(command, request.options);
    add_json(command, line);
    command.add_flag("--times", request.times, tr("with --json: also report how long decisions took"))
        ->needs("--json");
    command.callback([&line] {
        line.arena.json = line.json;
        line.arena.pieces = pieces_of(line);
        line.chosen = [&line](const Streams& streams) { return cli::arena(line.arena, streams); };
    });
}

void add_compare(CLI::App& app, CommandLine& line) {
    CLI::App& command = *app.add_subcommand(
        "compare", tr("What differs between two rule sets, where it shows, and what difference it makes"));
    CompareRequest& request = line.compare;
    command.add_option("variant", request.a, tr("a name from `roundhouse list`, or the path of a package"))
        ->required();
    command.add_option("with", request.b, tr("what to compare it with (default: the same package)"));
    add_options(command, request.a_options, "-a,--a-option");
    add_options(command, request.b_options, "-b,--b-option");
    command.add_option("--rounds", request.rounds, tr("how many deals; 0 for none"))
        ->capture_default_str()
        ->transform(whole_number(0, most_in_arena));
    add_seed(command, request.seed, tr("the same seed gives the same deals"));
    add_bots(command, request.bots);
    add_threads(command, request.threads);
    command.add_option("--html", request.html, tr("write one page of HTML"))
        ->type_name("FILE")
        ->check(not_empty());
    command.add_flag("--each-option", request.each_option, tr("show what each option does, one at a time"));
    add_shard(command, line);
    add_face(command, request.face);
    add_json(command, line);
    command.callback([&line] {
        line.compare.json = line.json;
        line.compare.pieces = pieces_of(line);
        line.chosen = [&line](const Streams& streams) { return cli::compare(line.compare, streams); };
    });
}

} // namespace

void add_many_rounds(CLI::App& app, CommandLine& line) {
    add_simulate(app, line);
    add_arena(app, line);
    add_merge(app, line);
    add_compare(app, line);
}

} // namespace roundhouse::cli
