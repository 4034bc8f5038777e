#pragma once
// The lobby: which game, with which rules agreed, who sits where.

#include "seating/games.hpp"
#include "store/settings.hpp"
#include "variants/packages.hpp"
#include "window/learn/background.hpp"
#include "window/learn/lessons_page.hpp"
#include "window/pages/panel.hpp"

namespace roundhouse::window {

class Lobby {
  public:
    enum class Wish : std::uint8_t {
        none,
        begin,
        resume,
        games,
        settings,
        help,
        quit,
        rules,
        compare,
        quiz,
        lessons,
        workshop,       ///< of a package of one's own
        first_lesson,   ///< the one that is offered
        no_first_lesson ///< it is not to be offered again
    };

    Lobby(const store::Settings& settings, bool keeps_games);

    /// Reads the next package that was not read yet; false if all are. A first picture need not wait for
    /// them.
    bool read_next();
    /// The panel, below `top`.
    Wish draw(const Page& page, float top);
    /// The rules that are shown; null if there are none.
    RulebookPtr shown() const { return entries_.empty() ? nullptr : entries_[chosen_].rules; }
    /// The package that is shown, also one that cannot be played; null if there is none.
    const variants::PackageInfo* chosen_package() const {
        return entries_.empty() ? nullptr : &entries_[chosen_].info;
    }
    /// What was chosen; for Wish::begin.
    seating::NewGame chosen() const;
    /// The package to compare that one with: `wanted` if it can be, else the next for as many players, else
    /// the next.
    std::string related_to(const std::string& variant, const std::string& wanted) const;
    /// Looks again at what can be resumed, as after a game, and says all in the language that is spoken now.
    void refresh();
    /// Something to say, for example why a game could not begin.
    void say(std::string text) {
        notice_ = std::move(text);
        is_fault_ = true;
    }
    const std::string& notice() const { return notice_; }
    /// The same, for good news.
    void tell(std::string text) {
        notice_ = std::move(text);
        is_fault_ = false;
    }
    /// Offers the first lesson of the package to begin with, as soon as it was read, before all else.
    void offer_first_lesson();
    bool offers_first_lesson() const { return !declined_ && offered_.made() && *offered_.made(); }
    /// Nobody waits for it if it is still being read.
    void put_first_lesson_away() { declined_ = true; }
    const std::string& first() const { return first_; }
    /// The one that is or was offered.
    const std::string& first_lesson() const { return (*offered_.made())->id; }
    /// Every package that was read and can be played, in the order of the list.
    std::vector<TitledPackage> titles() const;
    /// Reads anew which packages there are, and chooses this one.
    void list_again(const std::string& chosen);
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

    void list_packages();
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
    Wish draw_first_lesson(const Page& page);
    Wish draw_entry(const Page& page, std::size_t place);
    void bring_in_sight(const std::vector<float>& tops);
    void write_entry(const Page& page, const Entry& entry, const Rect& place, bool chosen) const;
    std::pair<std::string, Colour> facts_of(const Entry& entry) const;
    /// Of text under its title.
    static int lines_of(const Entry& entry) { return entry.trouble.empty() ? 2 : 4; }
    Wish draw_details(const Page& page, Entry& entry);
    void draw_options(const Page& page, Entry& entry);
    float height_of_notice(const Page& page) const;
    void draw_notice(float height) const;
    void draw_seats(const Page& page);
    Wish draw_buttons(const Page& page);
    /// What can be read and learnt of the game that is chosen, in a row.
    Wish draw_learning(const Page& page, bool own);

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
    bool is_fault_ = false; ///< what the notice says
    /// A lesson for whoever starts for the first time.
    struct Offered {
        std::string id, title;
        int minutes = 0;
    };
    Background<std::optional<Offered>> offered_;
    bool declined_ = false;
};

} // namespace roundhouse::window
