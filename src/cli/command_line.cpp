#include "cli/command_line.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "base/version.hpp"
#include "bots/lab/arena.hpp"
#include "present/rules_page.hpp"
#include "teach/quiz/question.hpp"
#include "window/pages/shot.hpp"

#include <map>

#include <CLI/CLI.hpp>

namespace roundhouse::cli {

namespace {

/// What one command may take on at a time: results of so many rounds are kept in memory until the end.
constexpr int most_simulated = 10'000'000, most_in_arena = 1'000'000, most_work = 100'000,
              most_rounds = 1'000'000, most_questions = 1000, most_decisions_named = 3;

/// A whole number within these bounds, as people write it: CLI11 itself takes 010 for eight. To be used with
/// `transform`, so that what it has read is what counts.
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

void add_options(CLI::App& command, std::vector<std::string>& options, const char* flags = "-o,--option") {
    command.add_option(flags, options, tr("NAME=VALUE: one rule agreed; may be repeated"))
        ->allow_extra_args(false);
}

void add_json(CLI::App& command, CommandLine& line) {
    command.add_flag("--json", line.json, tr("answer in JSON"));
}

void add_face(CLI::App& command, Face& face, const char* option = "--face") {
    const std::map<std::string, Face> faces{{"french", Face::french}, {"german", Face::german}};
    command.add_option(option, face, tr("french or german: the pattern and the names of the cards"))
        ->transform(CLI::CheckedTransformer(faces, CLI::ignore_case))
        ->option_text("french|german");
}

void add_variant(CLI::App& command, std::string& variant, const char* flags = "variant") {
    command.add_option(flags, variant, tr("a name from `roundhouse list`, or the path of a package"));
}

void require_variant(CLI::App& command, std::string& variant) {
    add_variant(command, variant);
    command.get_option("variant")->required();
}

/// `play` and `window` take the same.
CLI::App& add_game(CLI::App& app, const char* name, const std::string& what, PlayRequest& request) {
    CLI::App& play = *app.add_subcommand(name, what);
    add_variant(play, request.variant);
    add_options(play, request.options);
    add_seed(play, request.seed, tr("the same seed deals the same cards"));
    play.add_option("--seat", request.seats,
                    tr("N=human, random, novice, steady, sharp or program:COMMAND; may be repeated"))
        ->allow_extra_args(false);
    play.add_option("--name", request.names, tr("N=NAME, or NAME for the first person; may be repeated"))
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
    play.add_option("--resume", request.resume_file, tr("resume a kept game; without FILE the latest"))
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
    window.add_flag("--resume", request.resume, tr("resume the latest game"));
    add_programs(window, request);
    window.add_option("--replay", request.replay_file, tr("replay a kept game"))->type_name("FILE");
    window.add_flag("--probe", request.probe, tr("only tell whether a window can be opened"));
    window.callback([&line, &window] {
        line.play.face_chosen = window.count("--face") > 0;
        line.play.language = line.language;
        line.chosen = [&line](const Streams& streams) { return cli::play_in_window(line.play, streams); };
    });
}

void add_replay_and_ask(CLI::App& app, CommandLine& line) {
    CLI::App& replay = *app.add_subcommand("replay", tr("Verify a journal and write the game out"));
    replay.add_option("file", line.file, tr("a journal"))->required();
    replay.add_flag("--json", line.json, tr("the events, one JSON object a line"));
    add_face(replay, line.face);
    replay.callback([&line] {
        line.chosen = [&line](const Streams& streams) {
            return replay_file(line.file, line.json, line.face, streams);
        };
    });
    CLI::App& verify = *app.add_subcommand("verify", tr("Prove that the deals of a kept game were fair"));
    verify.add_option("file", line.file, tr("a journal"))->required();
    verify.callback([&line] {
        line.chosen = [&line](const Streams& streams) { return cli::verify(line.file, streams); };
    });
    app.add_subcommand("ask", tr("Answer questions about rules, one JSON request a line"))->callback([&line] {
        line.json = true;
        line.chosen = [](const Streams& streams) { return cli::ask(streams); };
    });
}

void add_question(CLI::App& app, CommandLine& line, const std::string& kind, const std::string& what,
                  const std::function<void(CLI::App&, QuestionRequest&)>& fields) {
    CLI::App& command = *app.add_subcommand(kind, what);
    QuestionRequest& request = *line.questions.emplace_back(std::make_unique<QuestionRequest>());
    request.kind = kind;
    require_variant(command, request.variant);
    fields(command, request);
    add_options(command, request.options);
    add_json(command, line);
    if (kind == "meld" || kind == "legal" || kind == "rules") add_face(command, request.face);
    command.callback([&line, &request] {
        request.json = line.json;
        line.chosen = [&request](const Streams& streams) { return ask_for_people(request, streams); };
    });
}

void add_trump(CLI::App& command, QuestionRequest& request) {
    command.add_option("--trump", request.trump, tr("S, hearts, … or none"))->required();
}

void add_hand(CLI::App& command, QuestionRequest& request) {
    command.add_option("hand", request.hand, tr("cards, for example \"Ah 10h Qs\""))->required();
}

void add_card_questions(CLI::App& app, CommandLine& line) {
    add_question(app, line, "meld", tr("What a hand melds"), [](CLI::App& command, QuestionRequest& request) {
        add_trump(command, request);
        add_hand(command, request);
    });
    add_question(
        app, line, "legal", tr("Which cards may be played, and why not the others"),
        [](CLI::App& command, QuestionRequest& request) {
            add_trump(command, request);
            command.add_option("--trick", request.trick, tr("the cards on the table, in order"));
            command.add_flag("--first-trick", request.first_trick, tr("it is the first trick of the hand"));
            command.add_option("--declarer", request.declarer, tr("the declarer's place in the trick"))
                ->transform(whole_number(1, most_seats));
            add_hand(command, request);
        });
    add_question(app, line, "winner", tr("Which card takes a trick"),
                 [](CLI::App& command, QuestionRequest& request) {
                     add_trump(command, request);
                     command.add_option("trick", request.trick, tr("the cards in playing order"))->required();
                 });
}

void add_round_questions(CLI::App& app, CommandLine& line) {
    add_question(
        app, line, "auction", tr("How an auction stands"), [](CLI::App& command, QuestionRequest& request) {
            command.add_option("--dealer", request.dealer, tr("the dealer's seat"))
                ->required()
                ->transform(whole_number(1, most_seats));
            command.add_option("calls", request.calls, tr("the calls so far, for example \"250 pass\""));
        });
    add_question(
        app, line, "settle", tr("What a round scores"), [](CLI::App& command, QuestionRequest& request) {
            command.add_option("--contract", request.contract, tr("SEAT BID [NAME [reached]], or none"))
                ->required();
            command.add_option("--melds", request.melds, tr("meld points of each seat"));
            command.add_option("--counts", request.counts, tr("trick points of each seat"));
            command.add_option("--tricks", request.tricks, tr("number of tricks of each seat"));
            command.add_option("--scores", request.scores, tr("each party's score before the round"));
            command.add_option("--outcome", request.outcome, tr("played, or how the hand ended"));
        });
    add_question(
        app, line, "rules", tr("The rules on one page"), [](CLI::App& command, QuestionRequest& request) {
            command.add_option("--html", request.html, tr("write one page of HTML"))->type_name("FILE");
            command.add_flag("--text", request.text, tr("as text, which it is by itself"));
        });
}

void add_term(CLI::App& app, CommandLine& line) {
    CLI::App& command = *app.add_subcommand("term", tr("What a word of the game means; without one, a list"));
    command.add_option("word", line.term.word, tr("for example dix"));
    add_face(command, line.term.face);
    add_json(command, line);
    command.callback([&line] {
        line.term.json = line.json;
        line.chosen = [&line](const Streams& streams) { return cli::term(line.term, streams); };
    });
}

void add_parcels(CLI::App& app, CommandLine& line) {
    CLI::App& packed = *app.add_subcommand("pack", tr("Put a package of yours into one file, for a friend"));
    packed.add_option("package", line.pack.package, tr("its name, or its path"))->required();
    packed.add_option("-o,--output", line.pack.output, tr("the file; usually NAME.roundhouse, here"))
        ->type_name("FILE");
    packed.callback(
        [&line] { line.chosen = [&line](const Streams& streams) { return cli::pack(line.pack, streams); }; });
    CLI::App& installed = *app.add_subcommand("install", tr("Look at a package in a file, and install it"));
    installed.add_option("file", line.install.file, tr("a file that `roundhouse pack` wrote"))->required();
    installed.add_flag("--yes", line.install.yes, tr("without asking"));
    installed.callback([&line] {
        line.chosen = [&line](const Streams& streams) { return cli::install(line.install, streams); };
    });
    CLI::App& removed = *app.add_subcommand("uninstall", tr("Take a package of yours away; a copy is kept"));
    removed.add_option("package", line.package, tr("a name from `roundhouse list`"))->required();
    removed.add_flag("--yes", line.yes, tr("without asking"));
    removed.callback([&line] {
        line.chosen = [&line](const Streams& streams) {
            return cli::uninstall(line.package, line.yes, streams);
        };
    });
}

void add_packages(CLI::App& app, CommandLine& line) {
    CLI::App& list = *app.add_subcommand("list", tr("List the variants"));
    add_json(list, line);
    list.callback(
        [&line] { line.chosen = [&line](const Streams& streams) { return cli::list(line.json, streams); }; });
    const auto about_package = [&](const char* name, const std::string& what, auto run) {
        CLI::App& command = *app.add_subcommand(name, what);
        command
            .add_option("package", line.package,
                        tr("a name from `roundhouse list`, or the path of a package"))
            ->required();
        add_json(command, line);
        command.callback([&line, run] {
            line.chosen = [&line, run](const Streams& streams) {
                return run(line.package, line.json, streams);
            };
        });
        return &command;
    };
    CLI::App& made = *app.add_subcommand("new", tr("Make a package of house rules, to be changed"));
    made.add_option("name", line.package, tr("what it is called"))->required();
    made.add_option("--extends", line.parent, tr("the package that it is made from"));
    made.callback([&line] {
        line.chosen = [&line](const Streams& streams) {
            return cli::new_package(line.package, line.parent, streams);
        };
    });
    add_parcels(app, line);
    CLI::App& checked = *about_package("check", tr("Report everything wrong with a package"), cli::check);
    checked.add_flag("--watch", line.watch, tr("check again whenever a file of it is saved"))
        ->excludes(checked.get_option("--json"));
    checked.callback([&line] {
        line.chosen = [&line](const Streams& streams) {
            return line.watch ? cli::watch(line.package, streams)
                              : cli::check(line.package, line.json, streams);
        };
    });
    CLI::App& tested = *about_package("test", tr("Run a package's examples"), cli::test_package);
    tested.add_flag("--mutate", line.mutate,
                    tr("change its rules one by one, and list what no example notices"));
    tested.add_option("--threads", line.threads, tr("with --mutate: how many at once"))
        ->transform(whole_number(1, 256));
    tested.callback([&line] {
        line.chosen = [&line](const Streams& streams) {
            return line.mutate ? cli::mutate(line.package, line.threads, line.json, streams)
                               : cli::test_package(line.package, line.json, streams);
        };
    });
    CLI::App& texts = *app.add_subcommand("texts", tr("Write a package's texts as a catalog to translate"));
    texts.add_option("package", line.package, tr("a name from `roundhouse list`, or the path of a package"))
        ->required();
    texts.add_option("tag", line.tag, tr("the language, for example de"))->required();
    texts.callback([&line] {
        line.chosen = [&line](const Streams& streams) { return cli::texts(line.package, line.tag, streams); };
    });
    CLI::App& reference =
        *app.add_subcommand("reference", tr("Write down everything that a package may say"));
    reference.add_flag("--meta", line.meta, tr("as annotations for the Lua language server"));
    reference.add_option("packages", line.further,
                         tr("Packages that examples are taken from, besides those that ship"));
    reference.callback([&line] {
        line.chosen = [&line](const Streams& streams) {
            return cli::reference(line.meta, line.further, streams);
        };
    });
}

/// Long work may be played in parts, on several machines.
void add_shard(CLI::App& command, CommandLine& line) {
    command.add_option("--shard", line.shard, tr("I/N: play the I-th of N parts, for `roundhouse merge`"))
        ->type_name("I/N")
        ->check(CLI::Validator(
            [](const std::string& text) -> std::string {
                if (bots::parse_shard(text)) return {};
                return tr("expected a part of so many, as in 2/4, not {}", printable(text, 40));
            },
            ""));
}

/// What the command plays of its pieces; null: all.
bots::Pieces* pieces_of(CommandLine& line) {
    if (line.known || line.shard.empty()) return line.known;
    line.part = std::make_unique<bots::Pieces>(*bots::parse_shard(line.shard));
    return line.part.get();
}

void add_merge(CLI::App& app, CommandLine& line) {
    CLI::App& command =
        *app.add_subcommand("merge", tr("Put together what was played in parts, with --shard"));
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
        ->transform(whole_number(1, most_simulated));
    add_seed(command, request.seed, tr("the same seed gives the same rounds"));
    command.add_option("--bots", request.bots, tr("kinds of bots, seat by seat"))->delimiter(',');
    command.add_option("--seat", request.seats, tr("N=KIND: who plays at that seat; may be repeated"))
        ->allow_extra_args(false);
    command.add_option("--threads", request.threads, tr("how many at once"))->transform(whole_number(1, 256));
    command.add_option("--vary", request.vary,
                       tr("NAME=VALUE,VALUE,…: what the values of an option come to"));
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
    CLI::App& command =
        *app.add_subcommand("arena", tr("Compare two kinds of bot: each deal is played from both sides"));
    ArenaRequest& request = line.arena;
    require_variant(command, request.variant);
    command.add_option("--a", request.a, tr("a kind of bot, or program:COMMAND"))->required();
    command.add_option("--b", request.b, tr("the kind it plays against"))->required();
    const std::vector<std::string> slices(bots::slice_names.begin(), bots::slice_names.end());
    CLI::Option* only = command.add_option("--only", request.only, tr("decisions that the two differ in"));
    only->check(CLI::IsMember(slices));
    command.add_option("--rest", request.rest, tr("with --only: who decides all else, at every seat"))
        ->needs(only);
    command.add_option("--record", request.record, tr("write every round down"))->type_name("FILE");
    command.add_option("--rounds", request.rounds, tr("how many deals"))
        ->transform(whole_number(1, most_in_arena));
    add_seed(command, request.seed, tr("the same seed gives the same deals"));
    command
        .add_option("--work", request.work,
                    tr("how many simulated deals a searching bot plays for a decision"))
        ->transform(whole_number(1, most_work));
    command.add_option("--threads", request.threads, tr("how many at once"))->transform(whole_number(1, 256));
    add_shard(command, line);
    add_options(command, request.options);
    add_json(command, line);
    command.add_flag("--times", request.times, tr("with --json: how long decisions took, too"))
        ->needs("--json");
    command.callback([&line] {
        line.arena.json = line.json;
        line.arena.pieces = pieces_of(line);
        line.chosen = [&line](const Streams& streams) { return cli::arena(line.arena, streams); };
    });
}

void add_compare(CLI::App& app, CommandLine& line) {
    CLI::App& command = *app.add_subcommand(
        "compare", tr("What differs between two rule sets, where it shows, and what it comes to"));
    CompareRequest& request = line.compare;
    command.add_option("variant", request.a, tr("a name from `roundhouse list`, or the path of a package"))
        ->required();
    command.add_option("with", request.b, tr("what it is compared with; without it the same package"));
    add_options(command, request.a_options, "-a,--a-option");
    add_options(command, request.b_options, "-b,--b-option");
    command.add_option("--rounds", request.rounds, tr("how many deals; 0 for none"))
        ->transform(whole_number(0, most_in_arena));
    add_seed(command, request.seed, tr("the same seed gives the same deals"));
    command.add_option("--bots", request.bots, tr("kinds of bots, seat by seat"))->delimiter(',');
    command.add_option("--threads", request.threads, tr("how many at once"))->transform(whole_number(1, 256));
    command.add_option("--html", request.html, tr("write one page of HTML"))->type_name("FILE");
    command.add_flag("--each-option", request.each_option, tr("what every option does, one at a time"));
    add_shard(command, line);
    add_face(command, request.face);
    add_json(command, line);
    command.callback([&line] {
        line.compare.json = line.json;
        line.compare.pieces = pieces_of(line);
        line.chosen = [&line](const Streams& streams) { return cli::compare(line.compare, streams); };
    });
}

void add_review(CLI::App& app, CommandLine& line) {
    CLI::App& command = *app.add_subcommand(
        "review", tr("What each decision of a kept game was worth, and what the best was worth"));
    ReviewRequest& request = line.review;
    command.add_option("file", request.file, tr("a journal"))->required();
    command.add_option("--round", request.round, tr("that round alone"))
        ->transform(whole_number(1, most_rounds));
    command.add_option("--seat", request.seat, tr("that seat alone; else those of people"))
        ->transform(whole_number(1, most_seats));
    command.add_option("--threads", request.threads, tr("how many at once"))->transform(whole_number(1, 256));
    command.add_option("--html", request.html, tr("write one page of HTML"))->type_name("FILE");
    CLI::Option* find =
        command
            .add_option("--find", request.find, tr("find something better than the decision of that number"))
            ->transform(whole_number(1, most_decisions_named));
    command.add_option("--play-on", request.play_on, tr("play on from the decision of that number"))
        ->transform(whole_number(1, most_decisions_named))
        ->excludes(find);
    add_face(command, request.face);
    add_json(command, line);
    command.callback([&line] {
        line.review.json = line.json;
        line.chosen = [&line](const Streams& streams) { return cli::review(line.review, streams); };
    });
}

void add_quiz(CLI::App& app, CommandLine& line) {
    CLI::App& command = *app.add_subcommand("quiz", tr("Ask about the rules, and explain the answers"));
    QuizRequest& request = line.quiz;
    const std::vector<std::string> topics(teach::topic_names.begin(), teach::topic_names.end());
    add_variant(command, request.variant);
    add_options(command, request.options);
    command.add_option("--topic", request.topic, tr("what is asked about; else one after the other"))
        ->check(CLI::IsMember(topics));
    command.add_option("--questions", request.questions, tr("how many"))
        ->transform(whole_number(1, most_questions));
    add_seed(command, request.seed, tr("the same seed asks the same questions"));
    add_face(command, request.face);
    add_json(command, line);
    command.callback([&line] {
        line.quiz.json = line.json;
        line.chosen = [&line](const Streams& streams) { return cli::quiz(line.quiz, streams); };
    });
}

void add_lesson(CLI::App& app, CommandLine& line) {
    CLI::App& command =
        *app.add_subcommand("lesson", tr("Learn at the table, step by step; without NAME list the lessons"));
    LessonRequest& request = line.lesson;
    command.add_option("variant", request.variant, tr("a name, or the path of a package"));
    command.add_option("name", request.name, tr("a lesson; it goes on where you left"));
    command.add_option("--knows", request.knows, tr("for what-is-new: the variant that you know"));
    command.add_flag("--again", request.again, tr("from the first step"));
    add_face(command, request.face);
    command.callback([&line] {
        line.chosen = [&line](const Streams& streams) { return cli::lesson(line.lesson, streams); };
    });
}

void add_shot(CLI::App& app, CommandLine& line) {
    CLI::App& command = *app.add_subcommand("shot", tr("Paint a moment at the window's table into a file"));
    ShotRequest& request = line.shot;
    const std::vector<std::string> moments(window::moment_names.begin(), window::moment_names.end());
    add_variant(command, request.variant, "--variant");
    add_options(command, request.options, "-O,--option");
    command.add_option("--at", request.at, tr("the moment"))->check(CLI::IsMember(moments));
    add_seed(command, request.seed, tr("the same seed deals the same cards"));
    command.add_option("--size", request.size, tr("WxH, in pixels"));
    command.add_option("--rounds", request.rounds, tr("not before this round"))
        ->transform(whole_number(1, 200));
    std::vector<std::string> sections(present::section_names.begin(), present::section_names.end());
    sections.insert(sections.end(), window::comparison_sections.begin(), window::comparison_sections.end());
    command.add_option("--section", request.section, tr("of the rules, with --at rules; of --at compare"))
        ->check(CLI::IsMember(sections));
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

} // namespace

void add_everything(CLI::App& app, CommandLine& line) {
    app.description(tr("Roundhouse, a scriptable Pinochle table"));
    app.set_help_flag("-h,--help", tr("Print this help and exit"));
    app.set_version_flag("--version", fmt::format("roundhouse {}", program_version()),
                         tr("Print the version and exit"));
    app.add_option("--lang", line.language, tr("the language of what is said; else the system's"))
        ->check(CLI::IsMember(language_tags()));
    app.add_option("--log-level", line.log_level, "trace, debug, info, warn, err or off")
        ->check(CLI::IsMember({"trace", "debug", "info", "warn", "err", "off"}));
    app.require_subcommand(0, 1);
    app.fallthrough();
    app.get_formatter()->label("Usage", tr("Usage"));
    app.get_formatter()->label("Options", tr("Options"));
    app.get_formatter()->label("Positionals", tr("Arguments"));
    app.get_formatter()->label("Subcommands", tr("Commands"));
    app.get_formatter()->label("OPTIONS", tr("OPTIONS"));
    app.get_formatter()->label("SUBCOMMAND", tr("COMMAND"));
    app.get_formatter()->label("REQUIRED", tr("required"));
    add_play(app, line);
    add_replay_and_ask(app, line);
    add_card_questions(app, line);
    add_round_questions(app, line);
    add_term(app, line);
    add_packages(app, line);
    add_simulate(app, line);
    add_arena(app, line);
    add_merge(app, line);
    add_compare(app, line);
    add_review(app, line);
    add_quiz(app, line);
    add_lesson(app, line);
    add_shot(app, line);
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
