#include "cli/run.hpp"

#include "cli/commands.hpp"
#include "cli/log.hpp"
#include "cli/trouble.hpp"
#include "table/shot.hpp"

#include <functional>
#include <map>
#include <new>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

constexpr const char* version = "roundhouse 0.1.0";

/// What the parser collects: the requests, and the one that was chosen.
struct Parsed {
    PlayRequest play;
    std::vector<std::unique_ptr<QuestionRequest>> questions;
    SimulateRequest simulate;
    ArenaRequest arena;
    ShotRequest shot;
    std::string file, package, log_level;
    bool json = false;
    Face face = Face::french;
    std::function<int(const Streams&)> chosen;
};

void add_options_and_json(CLI::App& command, std::vector<std::string>& options, bool& json) {
    command.add_option("-o,--option", options, "NAME=VALUE, as often as needed")->allow_extra_args(false);
    command.add_flag("--json", json, "answer as JSON");
}

void add_face(CLI::App& command, Face& face, const char* option = "--face") {
    const std::map<std::string, Face> faces{{"french", Face::french}, {"german", Face::german}};
    command.add_option(option, face, "french or german: the pattern of the cards, and their names")
        ->transform(CLI::CheckedTransformer(faces, CLI::ignore_case))
        ->option_text("french|german");
}

/// `play` and `window` take the same.
CLI::App& add_game(CLI::App& app, const char* name, const char* what, PlayRequest& request) {
    CLI::App& play = *app.add_subcommand(name, what);
    play.add_option("variant", request.variant, "a name from `roundhouse list`, or the path of a package");
    play.add_option("-o,--option", request.options, "NAME=VALUE, as often as needed")
        ->allow_extra_args(false);
    play.add_option("--seed", request.seed, "the same seed deals the same cards");
    play.add_option("--seat", request.seats, "N=human, random, steady or sharp, as often as needed")
        ->allow_extra_args(false);
    play.add_option("--name", request.names, "N=NAME, or NAME for the first person")->allow_extra_args(false);
    add_face(play, request.face);
    play.add_flag("--watch", request.watch, "bots in every seat");
    return play;
}

void add_play(CLI::App& app, Parsed& parsed) {
    PlayRequest& request = parsed.play;
    CLI::App& play = add_game(app, "play", "Play at the terminal", request);
    play.add_option("--resume", request.resume_file, "go on with a kept game; without FILE the newest")
        ->expected(0, 1)
        ->type_name("FILE")
        ->default_str("");
    play.callback([&parsed, &play] {
        parsed.play.resume = play.count("--resume") > 0;
        parsed.chosen = [&parsed](const Streams& streams) { return cli::play(parsed.play, streams); };
    });
    CLI::App& window = add_game(app, "window", "Play in a window; without VARIANT in its lobby", request);
    window.add_flag("--resume", request.resume, "go on with the newest game");
    window.add_option("--replay", request.replay_file, "look at a kept game again")->type_name("FILE");
    window.add_flag("--probe", request.probe, "only say whether a window can be opened");
    window.callback([&parsed, &window] {
        parsed.play.face_chosen = window.count("--face") > 0;
        parsed.chosen = [&parsed](const Streams& streams) {
            return cli::play_in_window(parsed.play, streams);
        };
    });
}

void add_replay_and_ask(CLI::App& app, Parsed& parsed) {
    CLI::App& replay =
        *app.add_subcommand("replay", "Replay a journal, verify it and write it down for readers");
    replay.add_option("file", parsed.file, "a journal")->required();
    replay.add_flag("--json", parsed.json, "the events, one JSON object a line");
    add_face(replay, parsed.face);
    replay.callback([&parsed] {
        parsed.chosen = [&parsed](const Streams& streams) {
            return replay_file(parsed.file, parsed.json, parsed.face, streams);
        };
    });
    app.add_subcommand("ask", "Answer questions about rules: one JSON request a line")->callback([&parsed] {
        parsed.chosen = [](const Streams& streams) { return cli::ask(streams); };
    });
}

QuestionRequest& add_question(CLI::App& app, Parsed& parsed, const std::string& kind, const char* what,
                              const std::function<void(CLI::App&, QuestionRequest&)>& fields) {
    CLI::App& command = *app.add_subcommand(kind, what);
    QuestionRequest& request = *parsed.questions.emplace_back(std::make_unique<QuestionRequest>());
    request.kind = kind;
    command.add_option("variant", request.variant, "a name from `roundhouse list`, or a path")->required();
    fields(command, request);
    add_options_and_json(command, request.options, request.json);
    if (kind == "meld" || kind == "legal" || kind == "rules") add_face(command, request.face);
    command.callback([&parsed, &request] {
        parsed.chosen = [&request](const Streams& streams) { return ask_for_people(request, streams); };
    });
    return request;
}

void add_trump(CLI::App& command, QuestionRequest& request) {
    command.add_option("--trump", request.trump, "S, hearts, … or none")->required();
}

void add_questions(CLI::App& app, Parsed& parsed) {
    add_question(app, parsed, "meld", "What a hand melds", [](CLI::App& command, QuestionRequest& request) {
        add_trump(command, request);
        command.add_option("hand", request.hand, "cards, for example \"Ah 10h Qs\"")->required();
    });
    add_question(app, parsed, "legal", "What may be played, and why not the rest",
                 [](CLI::App& command, QuestionRequest& request) {
                     add_trump(command, request);
                     command.add_option("--trick", request.trick, "the cards on the table, in order");
                     command.add_flag("--first-trick", request.first_trick, "it is the first of the hand");
                     command.add_option("--declarer", request.declarer, "the declarer's place in the trick");
                     command.add_option("hand", request.hand, "cards, for example \"Ah 10h Qs\"")->required();
                 });
    add_question(app, parsed, "winner", "Which card takes a trick",
                 [](CLI::App& command, QuestionRequest& request) {
                     add_trump(command, request);
                     command.add_option("trick", request.trick, "the cards in playing order")->required();
                 });
    add_question(app, parsed, "auction", "How an auction stands",
                 [](CLI::App& command, QuestionRequest& request) {
                     command.add_option("--dealer", request.dealer, "the dealer's seat")->required();
                     command.add_option("calls", request.calls, "the calls so far, for example \"250 pass\"");
                 });
    add_question(app, parsed, "settle", "What a round is worth",
                 [](CLI::App& command, QuestionRequest& request) {
                     command.add_option("--contract", request.contract, "SEAT BID [NAME [reached]], or none")
                         ->required();
                     command.add_option("--melds", request.melds, "points of each seat");
                     command.add_option("--counts", request.counts, "card points of each seat");
                     command.add_option("--tricks", request.tricks, "tricks of each seat");
                     command.add_option("--scores", request.scores, "of each party before the round");
                     command.add_option("--outcome", request.outcome, "played, or how the hand ended");
                 });
    add_question(app, parsed, "rules", "The rules agreed, on a page", [](CLI::App&, QuestionRequest&) {});
}

void add_packages(CLI::App& app, Parsed& parsed) {
    CLI::App& list = *app.add_subcommand("list", "The variants there are");
    list.add_flag("--json", parsed.json, "answer as JSON");
    list.callback([&parsed] {
        parsed.chosen = [&parsed](const Streams& streams) { return cli::list(parsed.json, streams); };
    });
    const auto about_package = [&](const char* name, const char* what, auto run) {
        CLI::App& command = *app.add_subcommand(name, what);
        command.add_option("package", parsed.package, "a variant's name, or the path of a package")
            ->required();
        command.add_flag("--json", parsed.json, "answer as JSON");
        command.callback([&parsed, run] {
            parsed.chosen = [&parsed, run](const Streams& streams) {
                return run(parsed.package, parsed.json, streams);
            };
        });
    };
    about_package("check", "Everything that is wrong with a package", cli::check);
    about_package("test", "Run a package's examples", cli::test_package);
}

void add_simulate(CLI::App& app, Parsed& parsed) {
    CLI::App& command = *app.add_subcommand("simulate", "Let bots play many rounds, and check every one");
    SimulateRequest& request = parsed.simulate;
    command.add_option("variant", request.variant, "a name from `roundhouse list`, or a path")->required();
    command.add_option("--rounds", request.rounds, "how many");
    command.add_option("--seed", request.seed, "the same seed gives the same rounds");
    command.add_option("--bots", request.bots, "kinds, seat by seat")->delimiter(',');
    command.add_option("--threads", request.threads, "how many at once");
    add_options_and_json(command, request.options, request.json);
    command.callback([&parsed] {
        parsed.chosen = [&parsed](const Streams& streams) { return cli::simulate(parsed.simulate, streams); };
    });
}

void add_arena(CLI::App& app, Parsed& parsed) {
    CLI::App& command = *app.add_subcommand("arena", "Two kinds of bot on the same deals, sides exchanged");
    ArenaRequest& request = parsed.arena;
    command.add_option("variant", request.variant, "a name from `roundhouse list`, or a path")->required();
    command.add_option("--a", request.a, "a kind of bot")->required();
    command.add_option("--b", request.b, "the kind it plays against")->required();
    command.add_option("--rounds", request.rounds, "how many deals");
    command.add_option("--seed", request.seed, "the same seed gives the same deals");
    command.add_option("--work", request.work, "how many worlds a searching bot looks at for a decision");
    command.add_option("--threads", request.threads, "how many at once");
    add_options_and_json(command, request.options, request.json);
    command.callback([&parsed] {
        parsed.chosen = [&parsed](const Streams& streams) { return cli::arena(parsed.arena, streams); };
    });
}

void add_shot(CLI::App& app, Parsed& parsed) {
    CLI::App& command = *app.add_subcommand("shot", "Paint a moment of the window's table into a file");
    ShotRequest& request = parsed.shot;
    const std::vector<std::string> moments(table::moment_names.begin(), table::moment_names.end());
    command.add_option("--variant", request.variant, "a name from `roundhouse list`, or a path");
    command.add_option("-O,--option", request.options, "NAME=VALUE, as often as needed")
        ->allow_extra_args(false);
    command.add_option("--at", request.at, "the moment")->check(CLI::IsMember(moments));
    command.add_option("--seed", request.seed, "the same seed deals the same cards");
    command.add_option("--size", request.size, "WxH, in pixels");
    command.add_option("--rounds", request.rounds, "not before this round")->check(CLI::Range(1, 200));
    add_face(command, request.face, "--faces,--face");
    command.add_flag("--four-colours", request.four_colours, "diamonds orange, clubs green");
    command.add_flag("--large-index", request.large_index, "large letters on the cards");
    command.add_option("--lang", request.language, "of the window's own words")
        ->check(CLI::IsMember({"en", "de"}));
    command.add_option("-o,--output", request.file, "a PNG file")->required();
    command.callback([&parsed] {
        parsed.chosen = [&parsed](const Streams& streams) { return cli::shot(parsed.shot, streams); };
    });
}

/// Sentences are broken at the screen's width; excerpts and commands, which are indented, are not.
void complain(std::string_view text, const Streams& streams) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const bool sentence = !line.empty() && line.front() != ' ';
        for (const std::string& part : sentence ? wrapped(line) : Lines{std::string(line)})
            streams.err << part << '\n';
    }
    streams.err << std::flush;
}

int carry_out(const Parsed& parsed, const Streams& streams) {
    try {
        const int status = parsed.chosen(streams);
        streams.out << std::flush;
        return status;
    } catch (const Trouble& trouble) {
        log_error(trouble.what());
        streams.out << std::flush;
        complain(trouble.what(), streams);
    } catch (const std::bad_alloc&) {
        streams.err << "There is not enough memory for that.\n" << std::flush;
    } catch (const std::exception& error) {
        log_error(error.what());
        streams.err << "Something went wrong that should not: " << error.what()
                    << "\nA game that was on is kept: roundhouse play --resume\n"
                    << std::flush;
    }
    return bad_input;
}

} // namespace

int run(int argc, const char* const* argv, const Streams& streams) {
    CLI::App app{"Roundhouse, a scriptable Pinochle table", "roundhouse"};
    Parsed parsed;
    app.set_version_flag("--version", version);
    app.add_option("--log-level", parsed.log_level, "trace, debug, info, warn, err or off")
        ->check(CLI::IsMember({"trace", "debug", "info", "warn", "err", "off"}));
    app.require_subcommand(0, 1);
    app.fallthrough();
    add_play(app, parsed);
    add_replay_and_ask(app, parsed);
    add_questions(app, parsed);
    add_packages(app, parsed);
    add_simulate(app, parsed);
    add_arena(app, parsed);
    add_shot(app, parsed);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int status = app.exit(error, streams.out, streams.err);
        return status == 0 ? all_well : bad_input;
    }
    if (!parsed.log_level.empty())
        if (const std::string why = open_log(parsed.log_level); !why.empty())
            streams.err << "The log cannot be opened: " << why << '\n';
    if (!parsed.chosen) parsed.chosen = cli::greet;
    const int status = carry_out(parsed, streams);
    close_log();
    return status;
}

} // namespace roundhouse::cli
