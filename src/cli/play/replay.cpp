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

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

/// Writes a game down for readers: calls, melds and tricks one line each, hands as they were dealt.
class Transcript {
  public:
    Transcript(const Match& match, present::Names names, const Screen& screen)
        : match_(match), names_(std::move(names)), screen_(screen),
          narrator_(match.rules, names_, screen.style().face) {}

    void tell(const Event& event) {
        // A round begins with the first step of its flow: hands are dealt, or drafted.
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
    void begin_round() {
        write_trick();
        ++round_;
        if (somebody_sits_out(*match_.rules)) names_.sit(present::seating(match_, round_));
        screen_.line();
        screen_.line(screen_.style().bold(
            tr("Round {}, {} deals", round_, names_.person(dealing_person(match_, round_)))));
    }

    /// Of a round that is on, only the hands of people are shown.
    void show_hand(const events::Dealt& dealt) const {
        if (dealt.cards.empty()) return;
        screen_.line(fmt::format("{}:", names_[dealt.seat]));
        screen_.lines(terminal::draw_hand(dealt.cards, {}, screen_.style()));
    }

    void add(const events::Played& played) {
        trick_ += fmt::format("{} {} {}", cards_++ ? "," : "", names_[played.seat],
                              terminal::card_text(played.card, screen_.style()));
    }

    /// What was played of a trick that goes on later, or not at all.
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
    present::Names names_;
    const Screen& screen_;
    present::Narrator narrator_;
    std::string heading_, trick_; ///< of the trick that is on
    int cards_ = 0;               ///< in trick_, not written yet
    int round_ = 0;
};

} // namespace

int replay_file(const std::string& file, bool json, std::optional<Face> face, const Streams& streams) {
    const seating::KeptGame kept = seating::read_game(file_or_newest(file));
    const Match& match = kept.replay.game.match();
    const Screen screen(streams, face.value_or(match.rules->face));
    const LanguageScope scope(speaking_of(match.rules->texts));
    const std::vector<Event> shown = seating::events_to_show(kept);
    if (json) {
        for (const Event& event : shown) screen.line(json_line(to_json(*match.rules, event)));
    } else {
        std::vector<std::string> players;
        for (const SeatedPlayer& player : kept.replay.game.header().players) players.push_back(player.name);
        screen.line(fmt::format("{}, {}", present::in_words(match.rules->title),
                                present::deals_in_words(match.seed)));
        Transcript transcript(match, present::Names(players), screen);
        for (const Event& event : shown) transcript.tell(event);
        transcript.finish();
    }
    if (const std::string trouble = seating::trouble_in(kept); !trouble.empty())
        throw Trouble(tr("{}. Up to there the game is sound; `roundhouse play --resume {}` resumes it.",
                         trouble, shell_word(file)));
    return all_well;
}

} // namespace roundhouse::cli
