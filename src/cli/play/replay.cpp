// roundhouse replay FILE

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "present/cards.hpp"
#include "present/deals.hpp"
#include "present/narrator.hpp"
#include "seating/games.hpp"
#include "terminal/draw/draw.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

using nlohmann::json;

/// Writes a game for readers: one line per call, meld and trick, hands as they were dealt.
class Transcript {
  public:
    Transcript(const RecordedGame& game, const Screen& screen)
        : match_(game.match()), players_(game.players_at(0)), screen_(screen),
          narrator_(match_.rules, names_, screen.style().face) {
        call_players();
    }

    void tell(const SeatChange& change) {
        write_trick();
        screen_.sentence(present::in_words(change));
        players_[static_cast<std::size_t>(change.place - 1)] = change.now;
        call_players();
    }

    void tell(const Event& event) {
        // A round begins with the first step of its flow: dealing, or drafting.
        if (const auto* began = std::get_if<events::StepBegan>(&event);
            began && began->step == match_.rules->flow.front())
            begin_round();
        else if (const auto* dealt = std::get_if<events::Dealt>(&event))
            show_hand(*dealt);
        else if (const auto* led = std::get_if<events::Leads>(&event))
            heading_ = trick_ = tr("Trick {}:", led->trick);
        else if (const auto* played = std::get_if<events::Played>(&event))
            add(*played);
        else if (const auto* taken = std::get_if<events::TookTrick>(&event))
            end_trick(*taken);
        else if (const auto* scored = std::get_if<events::Score>(&event))
            end_round(*scored);
        else if (!std::holds_alternative<events::StepBegan>(event))
            say(narrator_.tell(event, seat_of(event)));
    }

    void finish() {
        write_trick();
        screen_.line();
        screen_.lines(terminal::draw_verdict(match_, names_, screen_.style()));
        if (!match_.over()) screen_.line(tr("The game is not over."));
    }

  private:
    void call_players() {
        std::vector<std::string> names;
        for (const SeatedPlayer& player : players_) names.push_back(player.name);
        names_ = present::Names(std::move(names));
        if (somebody_sits_out(*match_.rules)) names_.sit(present::seating(match_, std::max(round_, 1)));
    }

    void begin_round() {
        write_trick();
        ++round_;
        call_players();
        screen_.line();
        screen_.line(screen_.style().bold(
            tr("Round {}, {} deals", round_, names_.person(dealing_person(match_, round_)))));
    }

    /// While a round is on, only people's hands are shown.
    void show_hand(const events::Dealt& dealt) const {
        if (dealt.cards.empty()) return;
        screen_.line(fmt::format("{}:", names_[dealt.seat]));
        screen_.lines(terminal::draw_hand(dealt.cards, {}, screen_.style()));
    }

    void add(const events::Played& played) {
        trick_ += fmt::format("{} {} {}", cards_++ ? "," : "", names_[played.seat],
                              terminal::card_text(played.card, screen_.style()));
    }

    /// Writes the cards so far of a trick that continues later, or never.
    void write_trick() {
        if (cards_ > 0) screen_.sentence(trick_);
        trick_ = heading_;
        cards_ = 0;
    }

    void end_trick(const events::TookTrick& taken) {
        screen_.sentence(tr("{0} – {1} takes {2}", trick_, names_[taken.seat], taken.points));
        cards_ = 0;
    }

    void say(const std::vector<present::Told>& all) {
        if (!all.empty()) write_trick();
        for (const present::Told& told : all) screen_.sentence(told.text);
    }

    void end_round(const events::Score& scored) {
        write_trick();
        if (scored.party != match_.rules->parties) return;
        screen_.line();
        screen_.lines(terminal::draw_round_scores(match_, static_cast<std::size_t>(round_ - 1), names_,
                                                  screen_.style()));
    }

    const Match& match_;
    std::vector<SeatedPlayer> players_; ///< as they sit now
    present::Names names_;
    const Screen& screen_;
    present::Narrator narrator_;
    std::string heading_, trick_; ///< of the current trick
    int cards_ = 0;               ///< in trick_, not yet written
    int round_ = 0;
};

json to_json(const SeatChange& change) {
    return {{"event", "seat given"},
            {"seat", change.place},
            {"kind", change.now.kind},
            {"name", change.now.name}};
}

/// Tells everything in order: events, and between them the seats that changed hands.
template<class TellEvent, class TellChange>
void tell_all(const seating::KeptGame& kept, const TellEvent& tell_event, const TellChange& tell_change) {
    const std::vector<Event> events = seating::events_to_show(kept);
    const std::vector<SeatChange>& changes = kept.replay.game.seat_changes();
    std::size_t next = 0;
    for (std::size_t i = 0; i <= events.size(); ++i) {
        for (; next < changes.size() && kept.replay.told_at_changes[next] <= i; ++next)
            tell_change(changes[next]);
        if (i < events.size()) tell_event(events[i]);
    }
}

} // namespace

int replay_file(const std::string& file, bool as_json, std::optional<Face> face, const Streams& streams) {
    const seating::KeptGame kept = seating::read_game(file_or_newest(file));
    const Match& match = kept.replay.game.match();
    const Screen screen(streams, face.value_or(match.rules->face));
    const LanguageScope scope(speaking_of(match.rules->texts));
    if (as_json) {
        tell_all(
            kept, [&](const Event& event) { screen.line(json_line(to_json(*match.rules, event))); },
            [&](const SeatChange& change) { screen.line(json_line(to_json(change))); });
    } else {
        screen.line(fmt::format("{}, {}", present::in_words(match.rules->title),
                                present::deals_in_words(match.seed)));
        Transcript transcript(kept.replay.game, screen);
        tell_all(
            kept, [&](const Event& event) { transcript.tell(event); },
            [&](const SeatChange& change) { transcript.tell(change); });
        transcript.finish();
    }
    if (const std::string trouble = seating::trouble_in(kept); !trouble.empty())
        throw Trouble(tr("{}. Up to there the game is sound; `roundhouse play --resume {}` resumes it.",
                         trouble, shell_word(file)));
    return all_well;
}

} // namespace roundhouse::cli
