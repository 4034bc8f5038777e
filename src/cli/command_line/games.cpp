// Commands for playing games, and for games already played.

#include "cli/command_line/parts.hpp"

namespace roundhouse::cli {

namespace {

/// `play` and `window` take the same options.
CLI::App& add_game(CLI::App& app, const char* name, const std::string& what, PlayRequest& request) {
    CLI::App& play = *app.add_subcommand(name, what);
    add_variant(play, request.variant);
    add_options(play, request.options);
    add_seed(play, request.seed, tr("the same seed deals the same cards"));
    play.add_option(
            "--seat", request.seats,
            tr("N=human, random (plays anything), novice (a beginner), steady (sensible), sharp (strong), "
               "master (the strongest, takes its time) or program:COMMAND; may be repeated"))
        ->allow_extra_args(false);
    play.add_option("--name", request.names, tr("N=NAME, or NAME for the next person; may be repeated"))
        ->allow_extra_args(false);
    add_face(play, request.face);
    play.add_flag("--watch", request.watch, tr("bots in every seat"));
    return play;
}

void add_programs(CLI::App& command, PlayRequest& request) {
    command
        .add_flag("--programs", request.programs,
                  tr("with --resume: start the programs that sat there again"))
        ->needs("--resume");
}

void add_play(CLI::App& app, CommandLine& line) {
    PlayRequest& request = line.play;
    CLI::App& play = add_game(app, "play", tr("Play at the terminal"), request);
    play.add_option("--resume", request.resume_file,
                    tr("resume a kept game; without FILE the latest. --seat and --name give seats to others"))
        ->expected(0, 1)
        ->type_name("FILE")
        ->default_str("");
    add_programs(play, request);
    play.callback([&line, &play] {
        line.play.resume = play.count("--resume") > 0;
        line.chosen = [&line](const Streams& streams) { return cli::play(line.play, streams); };
    });
    CLI::App& window =
        add_game(app, "window", tr("Play in a window; without VARIANT start in the lobby"), request);
    window.add_flag("--resume", request.resume,
                    tr("resume the latest game; --seat and --name give seats to others"));
    add_programs(window, request);
    window.add_option("--replay", request.replay_file, tr("replay a kept game"))
        ->type_name("FILE")
        ->check(not_empty());
    window.add_flag("--probe", request.probe, tr("only tell whether a window can be opened"));
    window.callback([&line, &window] {
        line.play.language = line.language;
        line.chosen = [&line](const Streams& streams) { return cli::play_in_window(line.play, streams); };
    });
}

void add_journals(CLI::App& app, CommandLine& line) {
    CLI::App& replay = *app.add_subcommand("replay", tr("Verify a journal and write the game out"));
    replay.add_option("file", line.file, tr("a kept game (default: the newest)"));
    replay.add_flag("--json", line.json, tr("the events, one JSON object a line"));
    add_face(replay, line.face);
    replay.callback([&line] {
        line.chosen = [&line](const Streams& streams) {
            return replay_file(line.file, line.json, line.face, streams);
        };
    });
    CLI::App& verify = *app.add_subcommand("verify", tr("Prove that the deals of a kept game were fair"));
    verify.add_option("file", line.file, tr("a kept game (default: the newest)"));
    verify.callback([&line] {
        line.chosen = [&line](const Streams& streams) { return cli::verify(line.file, streams); };
    });
    CLI::App& league =
        *app.add_subcommand("league", tr("How everybody did in the games that were played to the end"));
    add_json(league, line);
    league.callback([&line] {
        line.chosen = [&line](const Streams& streams) { return cli::show_league(line.json, streams); };
    });
}

} // namespace

void add_games(CLI::App& app, CommandLine& line) {
    add_play(app, line);
    add_journals(app, line);
}

} // namespace roundhouse::cli
