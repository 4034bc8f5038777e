#include "window/pages/seats_page.hpp"

#include "base/language.hpp"
#include "present/cards.hpp"
#include "present/names.hpp"
#include "window/pages/seat_rows.hpp"

#include <algorithm>

#include <imgui.h>

namespace roundhouse::window {

SeatsPage::SeatsPage(const RecordedGame& game, const std::string& name)
    : own_(name), before_(game.players()), players_(before_), shown_(before_) {
    const Rulebook& rules = *game.match().rules;
    const LanguageScope scope(speaking_of(rules.texts));
    const int round = std::max(game.match().round_number, 1);
    title_ = tr("{}, round {}", present::in_words(rules.title), round);
    usual_ = present::usual_names(rules.people, rules.turn);
}

/// A player who changed from bot to person or back gets another name, unless one was typed.
void SeatsPage::name_who_came() {
    for (std::size_t i = 0; i < players_.size(); ++i) {
        SeatedPlayer& now = players_[i];
        if (now.is_person() == shown_[i].is_person() || now.name != shown_[i].name) continue;
        const bool has_own = std::any_of(players_.begin(), players_.end(),
                                         [&](const SeatedPlayer& other) { return other.name == own_; });
        if (now.is_person() == before_[i].is_person())
            now.name = before_[i].name;
        else
            now.name = now.is_person() && !own_.empty() && !has_own ? own_ : usual_[i];
    }
    shown_ = players_;
}

LeafWish SeatsPage::draw(const Page& page, const Canvas& /*canvas*/, const Input& /*input*/) {
    LeafWish wish;
    begin_panel(page, "seats", {640, 520});
    heading(page, tr("Who plays on"));
    quiet(title_);
    begin_body(page, "who");
    draw_seat_rows(page, players_);
    name_who_came();
    ImGui::Spacing();
    small(page, tr("The game remembers who sat where. What was done before a seat changes hands cannot be "
                   "taken back."));
    end_body(page);
    if (button(page, tr("Back"))) wish.back = true;
    const std::string label = tr("Play on");
    at_right(page, label);
    if (main_button(page, label, OnEnter::press_from_else)) wish.seats = players_;
    end_panel();
    return wish;
}

} // namespace roundhouse::window
