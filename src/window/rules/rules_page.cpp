#include "window/rules/rules_page.hpp"

#include "base/language.hpp"
#include "present/cards.hpp"

namespace roundhouse::window {

std::optional<CardsShown> RulesPage::cards(Point /*window*/, float scale) const {
    if (!view_.shows_cards()) return {};
    return CardsShown{view_.rules().deck, 58 * scale};
}

LeafWish RulesPage::draw(const Page& page, const Canvas& canvas, const Input& input) {
    LeafWish wish;
    const LanguageScope texts(speaking_of(view_.rules().texts));
    begin_panel(page, "rules of a game", {1000, 900});
    heading(page, present::in_words(view_.rules().title));
    view_.draw(page, canvas, input, settings_.cards.face);
    const std::string back = tr("Back to the lobby");
    if (button(page, tr("Compare"))) wish.compare = {view_.variant(), view_.options(), {}, {}};
    at_right(page, back);
    if (main_button(page, back)) wish.back = true;
    view_.draw_over(page, input);
    end_panel();
    return wish;
}

} // namespace roundhouse::window
