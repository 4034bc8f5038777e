#include "window/compare/compare_page.hpp"

#include "base/files.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "variants/packages.hpp"
#include "window/pages/print_sheet.hpp"

#include <algorithm>

#include <SFML/Window/Keyboard.hpp>
#include <fmt/format.h>
#include <imgui.h>
#include <imgui_internal.h>

namespace roundhouse::window {

namespace {

constexpr int whole_section = 1000; ///< pages to turn; more than any section has
constexpr float text_for_projector = 1.5F, narrowest_for_projector = 680;

/// Every package, shipped ones first; runs their scripts, so call it on another thread.
std::vector<Comparable> all_packages() {
    std::vector<Comparable> all;
    for (const variants::PackageInfo& info : variants::list_packages()) {
        if (!info.refused.empty()) continue;
        const auto package = variants::open_package(info.id);
        if (!package) {
            all.push_back({info.id, info.id, tr("cannot be played")});
            continue;
        }
        const LanguageScope texts(speaking_of(package->texts()));
        all.push_back({info.id, present::in_words(package->title()), ""});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Comparable& one, const Comparable& other) { return one.title < other.title; });
    return all;
}

/// Its letters and digits, for use in a file name.
std::string plain(const std::string& name) {
    std::string text = std::filesystem::path(name).filename().string();
    for (char& letter : text)
        if (!std::isalnum(static_cast<unsigned char>(letter)) && letter != '-') letter = '_';
    return text;
}

} // namespace

ComparePage::ComparePage(CompareWanted wanted, store::Settings& settings)
    : settings_(settings), face_(settings.chosen_face()), a_(std::move(wanted.a)), b_(std::move(wanted.b)),
      agreed_(std::move(wanted.agreed)) {
    begin(std::make_shared<PlayedDeals>(), false);
    packages_.begin(all_packages);
}

void ComparePage::begin(std::shared_ptr<PlayedDeals> deals, bool exchanged) {
    if (job_) {
        job_->stop();
        ending_.push_back(std::move(job_));
    }
    deals_ = std::move(deals);
    exchanged_ = exchanged;
    version_ = -1;
    found_ = {};
    face_ = settings_.chosen_face();
    case_ = step_ = 0;
    scroll_ = from_top_ = true;
    printed_.clear();
    job_ = std::make_unique<CompareJob>(a_, b_, face_, deals_, exchanged_);
}

void ComparePage::compare(SetWanted a, SetWanted b) {
    if (a == a_ && b == b_) return;
    a_ = std::move(a);
    b_ = std::move(b);
    settings_.compared_with = b_.variant;
    begin(std::make_shared<PlayedDeals>(), false);
}

void ComparePage::exchange() {
    std::swap(a_, b_);
    begin(deals_, !exchanged_); // played deals are reused
}

void ComparePage::leave() {
    if (job_) job_->stop();
}

bool ComparePage::at_rest() const {
    return (!job_ || job_->at_rest()) && packages_.at_rest() && printing_.at_rest() &&
           std::all_of(ending_.begin(), ending_.end(), [](const auto& job) { return job->at_rest(); });
}

/// Takes new results of the job.
bool ComparePage::look() {
    if (!job_ || job_->version() == version_) return false;
    version_ = job_->version();
    found_ = job_->found();
    const std::size_t cases = found_.compared ? found_.compared->cases.size() : 0;
    case_ = std::min(case_, cases == 0 ? 0 : cases - 1);
    return true;
}

bool ComparePage::update(double /*now*/) {
    std::erase_if(ending_, [](const auto& job) { return job->at_rest(); });
    bool changed = packages_.update();
    if (printing_.update()) {
        printed_ = printing_.made() ? *printing_.made() : printing_.trouble();
        changed = true;
    }
    return look() || changed;
}

std::optional<CardsShown> ComparePage::cards(Point window, float scale) const {
    CardSet deck;
    if (found_.compared)
        deck = larger(found_.compared->found.a.rules->deck, found_.compared->found.b.rules->deck);
    // As large as possible with two columns.
    const float text =
        large_ ? std::clamp(window.x / scale / narrowest_for_projector, 1.0F, text_for_projector) : 1;
    const bool wide = !large_ && window.x / scale >= 1080;
    return CardsShown{deck, case_card_width(text * scale, wide, large_), text};
}

std::optional<Face> ComparePage::usual_face() const {
    if (!found_.compared) return {};
    return teach::usual_face(*found_.compared->found.a.rules, *found_.compared->found.b.rules);
}

// ---- input

void ComparePage::choose(Section section) {
    section_ = section;
    scroll_ = from_top_ = true;
    printed_.clear();
}

void ComparePage::go_to_case(std::size_t place) {
    const std::size_t number = found_.compared ? found_.compared->cases.size() : 0;
    case_ = number == 0 ? 0 : std::min(place, number - 1);
    scroll_ = true;
}

void ComparePage::go_to_step(std::size_t step) {
    const std::size_t number = found_.compared ? found_.compared->steps.size() : 0;
    step_ = number == 0 ? 0 : std::min(step, number - 1);
}

void ComparePage::step_by(int step) {
    const bool deal = section_ == Section::deal;
    const std::size_t at = deal ? step_ : case_;
    const std::size_t next = step < 0 && at == 0 ? 0 : at + static_cast<std::size_t>(step);
    if (deal)
        go_to_step(next);
    else
        go_to_case(next);
}

void ComparePage::open_options(LeafWish& wish) { wish.open = std::make_unique<OptionsPage>(a_, b_, chosen_); }

/// Back from the options page: compares what was chosen there.
void ComparePage::take_options() {
    if (auto sets = std::exchange(chosen_->sets, {})) compare(std::move((*sets)[0]), std::move((*sets)[1]));
}

void ComparePage::obey(const Input& input, LeafWish& wish) {
    if (ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup) || ImGui::GetIO().WantTextInput) return;
    if (ImGui::GetIO().KeyCtrl) {
        if (ImGui::IsKeyPressed(sf::Keyboard::P, false)) print();
        return;
    }
    for (const Section section : {Section::differs, Section::see, Section::deal, Section::matters})
        if (input.typed(U'1' + static_cast<char32_t>(section))) choose(section);
    if (input.typed(U'x')) exchange();
    if (input.typed(U'l')) large_ = !large_;
    if (input.typed(U'o')) open_options(wish);
    if (input.typed(U'a')) opens_ = Which::a;
    if (input.typed(U'b')) opens_ = Which::b;
    const bool up = input.typed(Key::up), down = input.typed(Key::down), left = input.typed(Key::left),
               right = input.typed(Key::right);
    if (section_ == Section::deal || section_ == Section::see) {
        if (left || (up && section_ == Section::see)) step_by(-1);
        if (right || (down && section_ == Section::see)) step_by(1);
    } else {
        turn_ = (down ? 1 : 0) - (up ? 1 : 0);
    }
    if (section_ == Section::deal) turn_ = (down ? 1 : 0) - (up ? 1 : 0);
    if (ImGui::IsKeyPressed(sf::Keyboard::PageDown)) turn_ = 4;
    if (ImGui::IsKeyPressed(sf::Keyboard::PageUp)) turn_ = -4;
    if (ImGui::IsKeyPressed(sf::Keyboard::End)) turn_ = whole_section;
    if (ImGui::IsKeyPressed(sf::Keyboard::Home)) turn_ = -whole_section;
}

/// Writes an HTML page to the folder of printed sheets.
void ComparePage::print() {
    if (!found_.compared || !printing_.at_rest()) return;
    const std::filesystem::path folder = sheet_folder();
    if (folder.empty()) {
        printed_ = tr("There is no folder for it: neither HOME nor XDG_DATA_HOME is set.");
        return;
    }
    const auto file =
        folder / fmt::format("roundhouse-compare-{}-{}.html", plain(a_.variant), plain(b_.variant));
    printing_.begin([found = found_, file, face = found_.compared->face] {
        teach::Comparison comparison = found.compared->found;
        comparison.effects = found.effects;
        comparison.deals = found.deals;
        std::error_code error;
        std::filesystem::create_directories(file.parent_path(), error);
        return replace_file(file, teach::to_html(comparison, face))
                   ? tr("The comparison was saved as {}; a browser shows and prints it.",
                        printable(file.string(), 300))
                   : tr("The comparison cannot be written to {}.",
                        printable(file.parent_path().string(), 300));
    });
}

/// The deal shown, played at the table, with a person in the first seat.
LeafWish ComparePage::play(Which which) const {
    LeafWish wish;
    const SetWanted& rules = which == Which::a ? a_ : b_;
    seating::NewGame game{rules.variant, rules.options, {}, found_.compared->found.same_deal->seed};
    game.players.push_back({"human", settings_.name});
    wish.begin = std::move(game);
    return wish;
}

// ---- drawing

float ComparePage::draw_section(const Sheet& sheet, const Rect& place, LeafWish& wish) {
    const Compared& compared = *found_.compared;
    const float gap = 10 * sheet.s();
    switch (section_) {
    case Section::differs: return draw_statements(sheet, place, compared);
    case Section::see: {
        CasePressed pressed;
        float bottom = draw_cases(sheet, place, compared, case_, scroll_, pressed);
        scroll_ = false;
        if (pressed.step) step_by(pressed.step);
        if (pressed.chosen) case_ = *pressed.chosen;
        if (!sheet.wide() || compared.found.statements.empty()) return bottom;
        bool steps = false;
        if (compared.found.same_deal)
            bottom = draw_deal_strip(sheet, {place.left, bottom + gap, place.width, 0}, compared, steps);
        if (steps) choose(Section::deal);
        return draw_effects(sheet, {place.left, bottom + gap, place.width, 0}, found_, true);
    }
    case Section::deal: {
        DealPressed pressed;
        const float bottom = draw_deal(sheet, place, compared, step_, pressed);
        if (pressed.step) step_by(pressed.step);
        if (pressed.play) wish = play(*pressed.play);
        return bottom;
    }
    case Section::matters: return draw_effects(sheet, place, found_, false);
    }
    return place.top;
}

void ComparePage::draw_body(const Sheet& above, const Rect& place, LeafWish& wish) {
    const float s = above.s();
    ImGui::SetCursorScreenPos({place.left, place.top});
    ImGui::PushStyleColor(ImGuiCol_ChildBg, {0, 0, 0, 0});
    ImGui::BeginChild("section", {place.width, place.height}, false, ImGuiWindowFlags_NavFlattened);
    ImGui::PopStyleColor();
    if (std::exchange(from_top_, false)) ImGui::SetScrollY(0);
    if (const int by = std::exchange(turn_, 0))
        ImGui::SetScrollY(ImGui::GetScrollY() + static_cast<float>(by) * 0.22F * place.height);
    const Sheet sheet{above.page, above.canvas.on(*ImGui::GetWindowDrawList()), above.face, above.large};
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float room = place.width - 14 * s; // the scrollbar is in the margin
    float bottom = corner.y;
    if (found_.compared)
        bottom = draw_section(sheet, {corner.x, corner.y, room, 0}, wish);
    else
        bottom = write(sheet, {corner.x, corner.y + 8 * s}, room,
                       found_.trouble.empty() ? tr("Both rule sets are being compared …") : found_.trouble,
                       {Size::label, false, found_.trouble.empty() ? look::quiet : look::red});
    if (found_.compared && !found_.trouble.empty())
        bottom =
            write(sheet, {corner.x, bottom + 8 * s}, room, found_.trouble, {Size::body, false, look::red});
    ImGui::SetCursorScreenPos({corner.x, bottom});
    ImGui::Dummy({1, 1}); // sets the scroll height
    ImGui::EndChild();
}

LeafWish ComparePage::draw(const Page& page, const Canvas& below, const Input& input) {
    LeafWish wish;
    if (face_ != settings_.chosen_face()) begin(deals_, exchanged_);
    take_options();
    obey(input, wish);
    const float s = page.scale;
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({page.window.x, page.window.y});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, {0, 0, 0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::Begin("compare", nullptr,
                 ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
    const float margin = (page.window.x / s >= 1080 ? 40 : 16) * s;
    const Sheet sheet{page, below.on(*ImGui::GetWindowDrawList()),
                      found_.compared ? found_.compared->face : settings_.cards.face, large_};
    const Rect place{margin, 14 * s, page.window.x - 2 * margin, 0};
    float top = draw_heading(sheet, place, wish);
    top = draw_sets(sheet, {place.left, top, place.width, 0});
    top = draw_tabs(sheet, {place.left, top, place.width, 0});
    draw_body(sheet, {place.left, top, place.width + 14 * s, page.window.y - top - 8 * s}, wish);
    if (!ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup)) ImGui::NavMoveRequestCancel(); // arrows step
    ImGui::End();
    return wish;
}

} // namespace roundhouse::window
