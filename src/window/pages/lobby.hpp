#pragma once
// The lobby: which game, with which rules agreed, who sits where.

#include "seating/games.hpp"
#include "store/settings.hpp"
#include "variants/packages.hpp"
#include "window/pages/panel.hpp"

namespace roundhouse::window {

class Lobby {
  public:
    enum class Wish : std::uint8_t { none, begin, resume, games, settings, help, quit, rules, compare, quiz };

    Lobby(const store::Settings& settings, bool keeps_games);

    /// Reads the next package that was not read yet; false if all are. A first picture need not wait for
    /// them.
    bool read_next();
    /// The panel, below `top`.
    Wish draw(const Page& page, float top);
    /// The rules that are shown; null if there are none.
    RulebookPtr shown() const { return entries_.empty() ? nullptr : entries_[chosen_].rules; }
    /// What was chosen; for Wish::begin.
    seating::NewGame chosen() const;
    /// The package to compare that one with: `wanted` if it can be, else the next for as many players, else
    /// the next.
    std::string related_to(const std::string& variant, const std::string& wanted) const;
    /// Looks again at what can be resumed, as after a game, and says all in the language that is spoken now.
    void refresh();
    /// Something to say, for example why a game could not begin.
    void say(std::string text) { notice_ = std::move(text); }
    /// Chooses this package, if it is there.
    void choose(const std::string& id);

  private:
    struct Entry {
        variants::PackageInfo info;
        std::optional<variants::Package> package;
        std::string trouble; ///< why it cannot be played
        RulebookPtr rules;   ///< under the options chosen
        std::string option_trouble;
        variants::Choices options;
        bool read = false;
    };

    void read(Entry& entry);
    void compile(Entry& entry);
    void choose(std::size_t place);
    void seat_players();
    Lines usual_names() const;
    bool can_begin() const;
    bool is_seed_sound() const;
    /// Places of the entries in the order they are shown in: by the number of players, the user's own last.
    std::vector<std::size_t> order() const;

    Wish draw_list(const Page& page);
    Wish draw_resume(const Page& page);
    Wish draw_entry(const Page& page, std::size_t place);
    void write_entry(const Page& page, const Entry& entry, const Rect& place, bool chosen) const;
    std::pair<std::string, Colour> facts_of(const Entry& entry) const;
    /// Of text under its title.
    static int lines_of(const Entry& entry) { return entry.trouble.empty() ? 2 : 4; }
    Wish draw_details(const Page& page, Entry& entry);
    void draw_options(const Page& page, Entry& entry);
    bool draw_option(const Page& page, Entry& entry, const variants::Option& option,
                     const AgreedOption& agreed);
    void draw_seats(const Page& page);
    Wish draw_buttons(const Page& page);
    /// What can be read and learnt of the game that is chosen, in a row.
    Wish draw_learning(const Page& page);

    const store::Settings& settings_;
    bool keeps_games_;
    std::vector<Entry> entries_;
    std::size_t chosen_ = 0;
    std::string first_;  ///< the package to begin with
    bool scroll_ = true; ///< the chosen one is to be in sight
    std::vector<SeatedPlayer> players_;
    Lines usual_;      ///< what they are called if they say no name
    std::string seed_; ///< as typed; empty: any
    std::string resumable_, notice_;
};

} // namespace roundhouse::window
