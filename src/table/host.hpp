#pragma once
// What the window asks of the program that opens it: games that are written down, advice, words for what
// happens. The window knows no files and no terminal.

#include "cards/notation.hpp"
#include "game/journal.hpp"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace roundhouse::table {

using Lines = std::vector<std::string>;

/// A game somebody wants to begin.
struct NewGame {
    std::string variant;
    std::map<std::string, std::string> options; ///< as on the command line; the others have their standard
    std::vector<SeatedPlayer> players;          ///< of each seat; "human" or a bot's name
    std::optional<std::uint64_t> seed;          ///< empty: any
};

struct OpenedGame {
    std::unique_ptr<RecordedGame> game;
    std::string notice; ///< what a person should know: "not written down, as the disk is full"; often empty
};

/// A game that is kept, finished or not.
struct KeptGameInfo {
    std::string file;
    std::string title;   ///< of the package; its name if the package is gone
    std::string players; ///< "Anna, West, North, East"
    std::string when;    ///< "2026-11-22 17:40"
    std::string scores;  ///< after the last round that was finished: "420 : 310"
    int rounds = 0;
};

struct Advice {
    Action action;
    Lines why;
};

/// Says an event in sentences, as its seat may know it; keeps what it has told.
using Tell = std::function<Lines(const Event&)>;

/// Functions may throw std::exception with a sentence for people.
struct Host {
    /// What players are called who say no name, from seat 1 on.
    std::function<Lines(int seats, Turn)> usual_names;
    std::function<OpenedGame(const NewGame&)> begin;
    /// Says what could be resumed, in a few words; empty if there is nothing.
    std::function<std::string()> resumable;
    std::function<OpenedGame()> resume;
    /// The newest games that are kept, the newest first.
    std::function<std::vector<KeptGameInfo>()> kept;
    /// Opens one of them to be looked at; it is not played on.
    std::function<OpenedGame(const std::string& file)> look_at;
    std::function<Advice(const View&, const Decision&, const Lines& names, Face)> advise;
    /// What the terminal answers to `?`: about a card ("ah"), a bid ("270"), "claim"; empty: what is asked.
    std::function<Lines(const View&, const Decision&, const std::string& about, const Lines& names, Face)>
        answer;
    /// What putting those cards away spoils, in a sentence; empty if nothing.
    std::function<std::string(const View&, const CardSet&, Face)> warn;
    std::function<Tell(const RulebookPtr&, const Lines& names, Face, Seat viewer)> teller;
};

} // namespace roundhouse::table
