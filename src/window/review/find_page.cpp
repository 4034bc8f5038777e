#include "window/review/find_page.hpp"

#include "base/background.hpp"
#include "base/language.hpp"
#include "script/limits/elsewhere.hpp"
#include "seating/games.hpp"
#include "window/bids/bids_page.hpp"
#include "window/paint/shown.hpp"

#include <algorithm>

#include <imgui.h>

namespace roundhouse::window {

FindPage::FindPage(const RecordedGame& game, teach::ReviewedDecision decision,
                   const store::Settings& settings, std::shared_ptr<LearntAt> learnt)
    : game_(game.copied(decision.entry)), decision_(std::move(decision)), settings_(settings),
      learnt_(std::move(learnt)) {
    settings_.play_forced = false; // the choice is the person's
    lay_table();
    const teach::DecisionWords words =
        teach::in_words(*game_, decision_, session_->names(), settings_.cards.face);
    title_ = words.title;
    done_ = words.done;
}

/// As it was, with the choice still open.
void FindPage::lay_table() {
    still_thinking_.leave(std::move(session_), std::move(scene_));
    session_ = std::make_unique<seating::Session>(
        std::move(seating::play_on(*game_, decision_.entry, false).opened.game));
    session_->keep_what_was_done();
    scene_ = std::make_unique<TableScene>(*session_, settings_);
    scene_->look_from(decision_.seat);
}

void FindPage::leave() {
    left_ = true;
    still_thinking_.leave(std::move(session_), std::move(scene_));
}

bool FindPage::update(double now) {
    still_thinking_.update();
    if (weighed_.valid()) {
        if (!is_weighed()) return false;
        judge();
        return true;
    }
    if (verdict_ && verdict_->right) return false;
    const bool changed = scene_->update(now);
    if (session_->length() == game_->entries()) return changed;
    take_answer();
    return true;
}

void FindPage::take_answer() {
    const auto answer = session_->game().decided(game_->entries());
    if (!answer) return lay_table(); // only an action out of turn
    scene_->settle();
    answer_ = *answer;
    verdict_.reset();
    weighed_ = std::async(std::launch::async,
                          [game = game_.get(), decision = decision_, answer = answer_, &left = left_] {
                              work_in_background();
                              const script::EndsWhen ends(left);
                              return teach::weigh_answer(*game, decision, answer);
                          });
}

void FindPage::judge() {
    std::optional<teach::Answer> answer;
    try {
        answer = weighed_.get();
    } catch (const std::exception&) { // a script failed, so it cannot be weighed
    }
    verdict_ = teach::verdict_on(*game_, decision_, answer_, answer, settings_.cards.face);
    verdict_->title = shown(verdict_->title, settings_.cards.face);
    verdict_->text = shown(verdict_->text, settings_.cards.face);
    if (verdict_->right)
        (*learnt_)[decision_.entry] = Learnt::found;
    else
        lay_table();
    scene_->tell_person(verdict_->title, verdict_->text);
}

std::optional<CardsShown> FindPage::cards(Point window, float) const {
    TableShape shape;
    shape.window = window;
    shape.text_scale = settings_.text_scale;
    shape.seats = session_->rules().seats;
    return CardsShown{session_->rules().deck, roundhouse::window::lay_table(shape).card_width};
}

/// No answer on offer has that key ("Save", "Swap"): it asks for the solution.
bool FindPage::s_is_free() const {
    const auto& choices = scene_->table().offer.choices;
    return std::none_of(choices.begin(), choices.end(), [](const Choice& one) { return one.key == 's'; });
}

LeafWish FindPage::draw(const Page& page, const Canvas& canvas, const Input& input) {
    const bool open = !weighed_.valid() && !(verdict_ && verdict_->right);
    const bool shows = open && s_is_free() && input.typed(U's'); // as it was before the table answers
    const Wish wish = scene_->draw(canvas, page.window, open ? input : Input{});
    LeafWish wanted = draw_panel(page, input);
    if (wish == Wish::menu) wanted.back = true;
    if (wish == Wish::rules) wanted.rules = true;
    if (wish == Wish::bids) wanted.open = bids_page(scene_->table());
    if (shows) {
        (*learnt_)[decision_.entry] = Learnt::shown;
        wanted.back = true;
    }
    return wanted;
}

LeafWish FindPage::draw_panel(const Page& page, const Input& input) {
    LeafWish wish;
    const float s = page.scale;
    const bool right = verdict_ && verdict_->right;
    const std::string face_done = shown(done_, settings_.cards.face);
    const std::string show = tr("Show me") + (s_is_free() ? "  S" : ""), back = tr("Back") + "  Esc",
                      review = tr("Back to the review") + "  Enter";
    const auto wide = [&](const std::string& label) {
        const ImFont* font = page.fonts.of(Size::label, true);
        return font->CalcTextSizeA(font->FontSize, 1e9F, 0, label.c_str()).x + 24 * s;
    };
    const float buttons = right ? wide(review) : wide(show) + wide(back) + 8 * s;
    // Replaces the phases, which do not advance here.
    begin_panel_beside("find", {0, 0, page.window.x, scene_->layout().bar.bottom()});
    const float left = ImGui::GetCursorPosX();
    ImGui::SetCursorPos({left, 4 * s});
    heading(page, shown(title_, settings_.cards.face), Size::body);
    ImGui::SetCursorPos({left, 23 * s});
    small(page, weighed_.valid() ? tr("This is being weighed …")
                : right          ? tr("That is as good as the best.")
                                 : tr("You chose {}. Find something better.", face_done));
    ImGui::SetCursorPos({page.window.x - buttons - 18 * s, 6 * s});
    if (right) {
        wish.back = main_button(page, review, OnEnter::nothing) || input.typed(Key::enter);
    } else {
        if (ImGui::Button(show.c_str())) {
            (*learnt_)[decision_.entry] = Learnt::shown;
            wish.back = true;
        }
        ImGui::SameLine(0, 8 * s);
        wish.back = ImGui::Button(back.c_str()) || wish.back;
    }
    end_panel();
    return wish;
}

} // namespace roundhouse::window
