#pragma once
// The lobby: which game, under which rules, and who sits where.

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
        workshop,       ///< of a package of the user's own
        first_lesson,   ///< the one offered
        no_first_lesson ///< do not offer it again
    };

    Lobby(const store::Settings& settings, bool keeps_games);

    /// Reads the next unread package; false if all are read. The first frame need not wait for them.
    bool read_next();
    /// The panel, below `top`.
    Wish draw(const Page& page, float top);
    /// The rules of the chosen package; null if there are none.
    RulebookPtr shown() const { return entries_.empty() ? nullptr : entries_[chosen_].rules; }
    /// The chosen package, even if it cannot be played; null if there is none.
    const variants::PackageInfo* chosen_package() const {
        return entries_.empty() ? nullptr : &entries_[chosen_].info;
    }
    /// The game to begin, for Wish::begin.
    seating::NewGame chosen() const;
    /// The package to compare it with: `wanted` if possible, else the next with the same number of players,
    /// else the next.
    std::string related_to(const std::string& variant, const std::string& wanted) const;
    /// Checks again what can be resumed, as after a game, and updates all texts to the current language.
    void refresh();
    /// Shows a problem, for example why a game could not begin.
    void say(std::string text) {
        notice_ = std::move(text);
        is_fault_ = true;
    }
    const std::string& notice() const { return notice_; }
    /// The same for good news.
    void tell(std::string text) {
        notice_ = std::move(text);
        is_fault_ = false;
    }
    /// Offers the first lesson of the starter package once it is read, above everything else.
    void offer_first_lesson();
    bool offers_first_lesson() const { return !declined_ && offered_.made() && *offered_.made(); }
    /// Does not wait if it is still being read.
    void put_first_lesson_away() { declined_ = true; }
    const std::string& first() const { return first_; }
    /// The id of the lesson that is or was offered.
    const std::string& first_lesson() const { return (*offered_.made())->id; }
    /// Every package read so far that can be played, in the order of the list.
    std::vector<TitledPackage> titles() const;
    /// Lists the packages anew and chooses this one.
    void list_again(const std::string& chosen);
    /// Chooses this package if it exists.
    void choose(const std::string& id);
    /// The same under these options, written as on the command line. Shows what is wrong with them.
    void choose(const std::string& id, const std::map<std::string, std::string>& options);
    /// Chooses these options of the chosen package, which must have been read.
    void agree(variants::Choices options);

  private:
    struct Entry {
        variants::PackageInfo info;
        std::optional<variants::Package> package;
        std::string trouble; ///< why it cannot be played
        RulebookPtr rules;   ///< under the chosen options
        std::string option_trouble;
        variants::Choices options;
        bool read = false;
    };

    void list_packages();
    void read(Entry& entry);
    void compile(Entry& entry);
    void choose(std::size_t place);
    void seat_players();
    void name_as_usual();
    Lines usual_names() const;
    bool can_begin() const;
    bool is_seed_sound() const;
    /// Indices of the entries in the order shown: by number of players, the user's own last.
    std::vector<std::size_t> order() const;

    Wish draw_list(const Page& page);
    Wish draw_resume(const Page& page);
    Wish draw_first_lesson(const Page& page);
    Wish draw_entry(const Page& page, std::size_t place);
    void bring_in_sight(const std::vector<float>& tops);
    void write_entry(const Page& page, const Entry& entry, const Rect& place, bool chosen) const;
    std::pair<std::string, Colour> facts_of(const Entry& entry) const;
    /// Lines of text under its title.
    static int lines_of(const Entry& entry) { return entry.trouble.empty() ? 2 : 4; }
    Wish draw_details(const Page& page, Entry& entry);
    void draw_options(const Page& page, Entry& entry);
    float height_of_notice(const Page& page) const;
    void draw_notice(float height) const;
    void draw_seats(const Page& page);
    Wish draw_buttons(const Page& page);
    /// What to read and learn about the chosen game, in a row.
    Wish draw_learning(const Page& page, bool own);

    const store::Settings& settings_;
    bool keeps_games_;
    std::vector<Entry> entries_;
    std::size_t chosen_ = 0;
    std::string first_;  ///< the starter package
    bool scroll_ = true; ///< scroll the chosen one into view
    std::vector<SeatedPlayer> players_;
    Lines usual_;      ///< names of players who enter none
    std::string seed_; ///< as typed; empty: any
    std::string resumable_, notice_;
    bool is_fault_ = false; ///< the notice is a problem
    /// A lesson for first-time users.
    struct Offered {
        std::string id, title;
        int minutes = 0;
    };
    Background<std::optional<Offered>> offered_;
    bool declined_ = false;
};

} // namespace roundhouse::window
