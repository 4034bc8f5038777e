#include "window/review/review_page.hpp"

#include "base/language.hpp"
#include "seating/games.hpp"
#include "window/paint/shown.hpp"

#include <algorithm>

#include <SFML/Window/Keyboard.hpp>
#include <fmt/format.h>
#include <imgui.h>
#include <imgui_internal.h>

namespace roundhouse::window {

namespace {

/// Width of cards in a row, at a scale of 1.
constexpr float card_shown = 62;
/// From this width on, at a scale of 1, the summary is beside the list.
constexpr float two_columns_from = 1120;

} // namespace

ReviewPage::ReviewPage(const RecordedGame& game, int round, const store::Settings& settings, bool keeps)
    : session_(game.copied(game.entries())), settings_(settings), keeps_(keeps),
      round_(std::clamp(round, 1, std::max(rounds(), 1))) {
    seat_ = seats().front();
    begin();
}

/// The people's seats; all seats if there are none.
std::vector<Seat> ReviewPage::seats() const {
    std::vector<Seat> people = teach::seats_of_people(session_.game(), round_);
    if (people.empty())
        for (Seat seat = 1; seat <= session_.rules().seats; ++seat) people.push_back(seat);
    return people;
}

void ReviewPage::begin() {
    if (job_) {
        job_->stop();
        ending_.push_back(std::move(job_));
    }
    chosen_ = 0;
    told_.clear();
    version_ = -1;
    if (const auto known = known_.find({round_, seat_}); known != known_.end())
        found_ = known->second;
    else {
        found_ = {};
        found_.review.round = round_;
        found_.review.seat = seat_;
        job_ = std::make_unique<ReviewJob>(session_.game(), round_, seat_);
    }
    look();
}

void ReviewPage::leave() {
    if (job_) job_->stop();
}

bool ReviewPage::at_rest() const {
    return (!job_ || job_->at_rest()) &&
           std::all_of(ending_.begin(), ending_.end(), [](const auto& job) { return job->at_rest(); });
}

bool ReviewPage::update(double) {
    std::erase_if(ending_, [](const auto& job) { return job->at_rest(); });
    if (!job_ || job_->version() == version_) return false;
    version_ = job_->version();
    found_ = job_->found();
    if (found_.done) known_[{round_, seat_}] = found_;
    look();
    return true;
}

/// Updates curve and rows from the results so far.
void ReviewPage::look() {
    face_ = settings_.cards.face;
    const teach::Review& review = found_.review;
    curve_ = teach::curve_points(session_.game(), review, found_.ready);
    rows_.clear();
    if (!found_.done) return;
    const present::Names names = session_.names_in(round_);
    for (const teach::ReviewedDecision* one : review.costliest(teach::most_numbered))
        rows_.push_back({*one, teach::in_words(session_.game(), *one, names, face_),
                         static_cast<std::size_t>(one - review.decisions.data())});
}

Learnt ReviewPage::learnt(std::size_t row) const {
    const auto known = learnt_->find(rows_.at(row).decision.entry);
    return known == learnt_->end() ? Learnt::nothing : known->second;
}

std::optional<CardsShown> ReviewPage::cards(Point, float scale) const {
    return CardsShown{session_.rules().deck, card_shown * scale};
}

// ---- input

void ReviewPage::go_to_round(int round) {
    if (round < 1 || round > rounds() || round == round_) return;
    round_ = round;
    const auto there = seats(); // if players sit out in turn, they change seats
    if (std::find(there.begin(), there.end(), seat_) == there.end()) seat_ = there.front();
    begin();
}

void ReviewPage::go_to_seat(int step) {
    const auto there = seats();
    const auto at = std::find(there.begin(), there.end(), seat_) - there.begin();
    const auto number = static_cast<std::ptrdiff_t>(there.size());
    const Seat next = there[static_cast<std::size_t>((at + step + number) % number)];
    if (next == seat_) return;
    seat_ = next;
    begin();
}

void ReviewPage::choose(int step) {
    const auto last = static_cast<int>(rows_.size()) - 1;
    const int next = static_cast<int>(chosen_) + step;
    if (next < 0 || next > last) {
        scroll_on_ += step;
        return;
    }
    chosen_ = static_cast<std::size_t>(next);
    scroll_ = true;
    told_.clear();
}

/// Arrows scroll beyond the rows, Home and End to the ends of the page.
void ReviewPage::scroll() {
    const float step = 0.2F * ImGui::GetWindowHeight();
    if (const int on = std::exchange(scroll_on_, 0))
        ImGui::SetScrollY(
            std::clamp(ImGui::GetScrollY() + static_cast<float>(on) * step, 0.0F, ImGui::GetScrollMaxY()));
    if (ImGui::IsKeyPressed(sf::Keyboard::Home, false)) ImGui::SetScrollY(0);
    if (ImGui::IsKeyPressed(sf::Keyboard::End, false)) ImGui::SetScrollY(ImGui::GetScrollMaxY());
}

void ReviewPage::find(LeafWish& wish) {
    if (chosen_ >= rows_.size()) return;
    try {
        wish.open = std::make_unique<FindPage>(session_.game(), rows_[chosen_].decision, settings_, learnt_);
    } catch (const std::exception& error) { // a script of the package failed
        told_ = error.what();
    }
}

void ReviewPage::show_better() {
    if (chosen_ < rows_.size() && learnt(chosen_) == Learnt::nothing)
        (*learnt_)[rows_[chosen_].decision.entry] = Learnt::shown;
}

void ReviewPage::play_on(LeafWish& wish) {
    if (chosen_ >= rows_.size()) return;
    try {
        wish.play = seating::play_on(session_.game(), rows_[chosen_].decision.entry, keeps_);
    } catch (const std::exception& error) {
        told_ = error.what();
    }
}

void ReviewPage::obey_row(RowPressed pressed, LeafWish& wish) {
    switch (pressed) {
    case RowPressed::find: find(wish); break;
    case RowPressed::show: show_better(); break;
    case RowPressed::play: play_on(wish); break;
    case RowPressed::choose:
    case RowPressed::nothing: break;
    }
}

void ReviewPage::obey(const Input& input, LeafWish& wish) {
    if (input.typed(Key::up) || input.typed(Key::left)) choose(-1);
    if (input.typed(Key::down) || input.typed(Key::right)) choose(1);
    if (input.typed(U'f')) find(wish);
    if (input.typed(U's')) show_better();
    if (input.typed(U'p')) play_on(wish);
    if (ImGui::IsKeyPressed(sf::Keyboard::PageUp, false)) go_to_round(round_ - 1);
    if (ImGui::IsKeyPressed(sf::Keyboard::PageDown, false)) go_to_round(round_ + 1);
}

// ---- drawing

/// The title, whose decisions in which round, and buttons; returns its bottom.
float ReviewPage::draw_heading(const Page& page, const Canvas& canvas, const Rect& place, LeafWish& wish) {
    const float s = page.scale;
    const TextStyle title{Size::title, true}, about{Size::body, false, look::quiet};
    const std::string name = tr("Review"), back = tr("Back") + "  Esc";
    canvas.text({place.left, place.top, canvas.measure(name, title).x + 1, 36 * s}, name, title);
    const ImGuiStyle& style = ImGui::GetStyle();
    float right = place.right();
    const auto item = [&](const std::string& label, bool enabled = true) {
        const float width = ImGui::CalcTextSize(label.c_str(), nullptr, true).x + 2 * style.FramePadding.x;
        right -= width;
        ImGui::SetCursorScreenPos({right, place.top});
        ImGui::BeginDisabled(!enabled);
        const bool pressed = button(page, label);
        ImGui::EndDisabled();
        right -= 8 * s;
        return pressed;
    };
    if (item(back)) wish.back = true;
    if (seats().size() > 1 && item(tr("Next player"))) go_to_seat(1);
    if (rounds() > 1) {
        if (item("→##round", round_ < rounds())) go_to_round(round_ + 1);
        if (item("←##round", round_ > 1)) go_to_round(round_ - 1);
    }
    const std::string said = shown(teach::title_of(session_.game(), found_.review, session_.names_in(round_)),
                                   settings_.cards.face);
    // Beside the title, if it fits on one line.
    const float from = canvas.measure(name, title).x + 18 * s;
    if (from + canvas.measure(said, about).x <= right - place.left) {
        canvas.text({place.left + from, place.top + 6 * s, right - place.left - from, 28 * s}, said, about);
        return place.top + 46 * s;
    }
    const float top = place.top + 40 * s, height = canvas.height_of(said, about, place.width);
    canvas.paragraph({place.left, top, place.width, height + 2}, said, about);
    return top + height + 10 * s;
}

namespace {

std::string title_of_list(std::size_t number, bool done) {
    if (!done) return tr("What cost most");
    if (number == 0) return tr("Nothing cost more than chance can explain.");
    return number == 1   ? tr("One decision cost points")
           : number == 2 ? tr("Two decisions cost points")
                         : tr("The three decisions that cost most");
}

} // namespace

float ReviewPage::draw_list(const Page& page, const Canvas& canvas, const Rect& place, const Input& input,
                            LeafWish& wish) {
    const float s = page.scale, in = inset * s, head = 40 * s, gap = 4 * s;
    std::vector<float> heights;
    float height = head + in / 2;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        heights.push_back(height_of_row(page, canvas, place.width - 12 * s, rows_[i], learnt(i), face_));
        height += heights.back() + gap;
    }
    const TextStyle quiet{Size::body, false, look::quiet};
    const bool waits = !found_.done;
    const std::string waiting =
        !found_.trouble.empty()
            ? found_.trouble
            : tr("They are named when all {} decisions are weighed.", found_.review.decisions.size());
    const float room = place.width - 2 * in;
    if (waits) height += canvas.height_of(waiting, quiet, room) + in;
    draw_ground(page, canvas, {place.left, place.top, place.width, height});
    canvas.text({place.left + in, place.top + 12 * s, room, 24 * s}, title_of_list(rows_.size(), found_.done),
                {Size::label, true});
    if (waits) canvas.paragraph({place.left + in, place.top + head, room, height}, waiting, quiet);
    float top = place.top + head;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const Rect row{place.left + 6 * s, top, place.width - 12 * s, heights[i]};
        RowPressed pressed =
            draw_row(page, canvas, row, rows_[i], static_cast<int>(i) + 1, learnt(i), i == chosen_, face_);
        if (pressed == RowPressed::nothing && input.clicked && row.contains(input.mouse))
            pressed = RowPressed::choose;
        if (pressed != RowPressed::nothing) chosen_ = i;
        obey_row(pressed, wish);
        if (scroll_ && i == chosen_)
            ImGui::ScrollToBringRectIntoView(
                ImGui::GetCurrentWindow(),
                {{row.left, row.top - 8 * s}, {row.right(), row.bottom() + 8 * s}});
        top += heights[i] + gap;
    }
    scroll_ = false;
    return place.top + height;
}

float ReviewPage::draw_told(const Page& page, const Canvas& canvas, const Rect& place) const {
    if (told_.empty()) return place.top;
    const TextStyle style{Size::body, false, look::red};
    const float height = canvas.height_of(told_, style, place.width);
    canvas.paragraph({place.left, place.top, place.width, height + 2}, told_, style);
    return place.top + height + 10 * page.scale;
}

float ReviewPage::progress() const {
    if (found_.done) return 1;
    return found_.of == 0 ? 0.0F : static_cast<float>(found_.pieces) / static_cast<float>(found_.of);
}

/// Everything from `place` down, in one column or two; returns its bottom.
float ReviewPage::draw_all(const Page& page, const Canvas& canvas, const Rect& place, const Input& input,
                           LeafWish& wish) {
    const float s = page.scale, gap = 12 * s;
    const bool two = page.window.x / s >= two_columns_from;
    const float wide = two ? place.width * 0.703F : place.width;
    const Rect aside{two ? place.left + wide + 2 * gap : place.left, place.top,
                     two ? place.width - wide - 2 * gap : place.width, 0};
    const float under_heading = draw_heading(page, canvas, place, wish);
    const float top = draw_told(page, canvas, {place.left, under_heading, place.width, 0});
    const teach::Review& review = found_.review;
    Rect counts{aside.left, top, aside.width, 0};
    counts.height = draw_counts(page, canvas, counts, review, false);
    const Rect curve{place.left, top, wide, two ? std::max(252 * s, counts.height) : 200 * s};
    draw_curve(page, canvas, curve, curve_, review.decisions.size() + 1,
               rows_.empty() ? 0 : static_cast<int>(chosen_) + 1, progress());
    const float list = draw_list(page, canvas, {place.left, curve.bottom() + gap, wide, 0}, input, wish);
    if (!found_.done) return list;
    if (two) {
        counts.height = curve.height;
        draw_counts(page, canvas, counts, review, true);
    } else {
        counts.top = list + gap;
        counts.height = draw_summary(page, canvas, counts, review);
    }
    Rect hindsight{aside.left, counts.bottom() + gap, aside.width, 0};
    hindsight.height = draw_hindsight(page, canvas, hindsight, review, rows_, false);
    if (hindsight.height > 0) draw_hindsight(page, canvas, hindsight, review, rows_, true);
    return std::max(list, hindsight.bottom());
}

LeafWish ReviewPage::draw(const Page& page, const Canvas& below, const Input& input) {
    LeafWish wish;
    if (face_ != settings_.cards.face) look();
    obey(input, wish);
    const float s = page.scale;
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({page.window.x, page.window.y});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, {0, 0, 0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::Begin("review", nullptr,
                 ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings);
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
    const float margin = (page.window.x / s >= two_columns_from ? 40 : 18) * s;
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float bottom =
        draw_all(page, below.on(*ImGui::GetWindowDrawList()),
                 {corner.x + margin, corner.y + 14 * s, page.window.x - 2 * margin, 0}, input, wish);
    ImGui::SetCursorScreenPos({corner.x, bottom + 4 * s});
    ImGui::Dummy({1, 1}); // sets the scroll height
    scroll();
    ImGui::NavMoveRequestCancel(); // arrows choose a decision instead of moving the focus
    ImGui::End();
    return wish;
}

} // namespace roundhouse::window
