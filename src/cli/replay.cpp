// roundhouse replay FILE

#include "cli/commands.hpp"
#include "cli/journals.hpp"
#include "cli/tell.hpp"
#include "cli/trouble.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

/// Writes a game down for readers: calls, melds and tricks one line each, hands as they were dealt.
class Transcript {
  public:
    Transcript(const Match& match, Names names, const Screen& screen)
        : match_(match), names_(std::move(names)), screen_(screen),
          teller_(*match.rules, names_, screen.style()) {}

    void tell(const Event& event) {
        const Style& style = screen_.style();
        switch (event.kind) {
        case EventKind::phase:
            if (static_cast<Step>(event.number) == Step::deal) {
                ++round_;
                if (somebody_sits_out(*match_.rules)) names_.sit(seating(match_, round_));
                screen_.line();
                screen_.line(style.bold(fmt::format("Round {}, {} deals", round_,
                                                    names_.person(dealing_person(match_, round_)))));
            }
            break;
        case EventKind::dealt:
            screen_.line(fmt::format("{}:", names_[event.seat]));
            screen_.lines(draw_hand(event.cards, {}, style));
            break;
        case EventKind::led: trick_ = fmt::format("Trick {}:", event.number); break;
        case EventKind::played:
            trick_ += fmt::format(" {} {}", names_[event.seat], cards_text(event.cards, style));
            if (++cards_ < match_.rules->seats) trick_ += ',';
            break;
        case EventKind::trick:
            screen_.line(fmt::format("{} – {} takes {}", trick_, names_[event.seat], event.number));
            cards_ = 0;
            break;
        case EventKind::scores:
            if (event.index == match_.rules->parties) end_of_round();
            break;
        default: screen_.lines(teller_.tell(event, event.seat));
        }
    }

    void finish() const {
        if (cards_ > 0) screen_.line(trick_);
        screen_.line();
        screen_.lines(draw_verdict(match_, names_, screen_.style()));
        if (!match_.over()) screen_.line("The game is not over.");
    }

  private:
    void end_of_round() {
        screen_.line();
        screen_.lines(
            draw_round_scores(match_, static_cast<std::size_t>(round_ - 1), names_, screen_.style()));
    }

    const Match& match_;
    Names names_;
    const Screen& screen_;
    Teller teller_;
    std::string trick_;
    int cards_ = 0, round_ = 0;
};

} // namespace

int replay_file(const std::string& file, bool json, Face face, const Streams& streams) {
    const Screen screen(streams, face);
    const KeptGame kept = read_game(file);
    const Match& match = kept.replay.game.match();
    if (json) {
        for (const Event& event : kept.replay.events) screen.line(to_json(*match.rules, event).dump());
    } else {
        std::vector<std::string> players;
        for (const SeatedPlayer& player : kept.replay.game.header().players) players.push_back(player.name);
        const Names names(players);
        screen.line(fmt::format("{}, seed {}", match.rules->title.en, match.seed));
        Transcript transcript(match, names, screen);
        for (const Event& event : kept.replay.events) transcript.tell(event);
        transcript.finish();
    }
    if (const auto& trouble = kept.replay.trouble)
        throw Trouble(fmt::format(
            "{}:{}: {}. What comes before it is sound; `roundhouse play --resume {}` plays it on.", file,
            trouble->line, trouble->reason, file));
    return all_well;
}

} // namespace roundhouse::cli
