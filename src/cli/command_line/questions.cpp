// Commands with which programs and people ask about rules.

#include "cli/command_line/parts.hpp"

namespace roundhouse::cli {

namespace {

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
            command
                .add_option("--dealer", request.dealer,
                            tr("the dealer's seat; any person where the dealer sits out"))
                ->required()
                ->transform(whole_number(1, most_people));
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
            command
                .add_option("--partner", request.partner,
                            tr("the partner whom the declarer called; without one the declarer is alone"))
                ->transform(whole_number(1, most_seats));
            command.add_flag("--forced", request.forced,
                             tr("nobody bid: the contract was forced on that seat"));
            command.add_option("--bids", request.bids,
                               tr("each party's highest bid, or all it bid where bids are added"));
            command.add_option("--tallies", request.tallies,
                               tr("what is kept beside the scores, tally by tally, party by party"));
        });
    add_question(app, line, "rules", tr("The rules on one page"),
                 [](CLI::App& command, QuestionRequest& request) {
                     command.add_option("--html", request.html, tr("write one page of HTML"))
                         ->type_name("FILE")
                         ->check(not_empty());
                     command.add_flag("--text", request.text, tr("as text (the default)"));
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

} // namespace

void add_questions(CLI::App& app, CommandLine& line) {
    app.add_subcommand("ask", tr("Answer questions about rules, one JSON request a line"))->callback([&line] {
        line.json = true;
        line.chosen = [](const Streams& streams) { return cli::ask(streams); };
    });
    add_card_questions(app, line);
    add_round_questions(app, line);
    add_term(app, line);
}

} // namespace roundhouse::cli
