// What difference the rules make: effects with their numbers, one axis for each unit.

#include "base/language.hpp"
#include "teach/compare/compare_words.hpp"
#include "window/compare/compare_parts.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace roundhouse::window {

using teach::Effect;
using teach::EffectUnit;

namespace {

/// Rows of a group if only the clearest fit.
constexpr std::size_t few_rows = 4;

struct Group {
    EffectUnit unit;
    std::vector<const Effect*> rows;
    double reach = 0; ///< of the axis, to either side of zero
};

double clearness(const Effect& effect) {
    return effect.clear() ? std::abs(effect.difference) / std::max(effect.margin(), 1e-9) : 0;
}

/// The clearest ones, in their original order.
std::vector<const Effect*> clearest(std::vector<const Effect*> all, std::size_t most) {
    if (all.size() <= most) return all;
    std::vector<const Effect*> best = all;
    std::stable_sort(best.begin(), best.end(), [](const Effect* one, const Effect* other) {
        return clearness(*one) > clearness(*other);
    });
    best.resize(most);
    std::erase_if(all,
                  [&](const Effect* one) { return std::find(best.begin(), best.end(), one) == best.end(); });
    return all;
}

std::vector<Group> groups_of(const std::vector<Effect>& effects, bool few) {
    std::vector<Group> groups;
    for (const EffectUnit unit :
         {EffectUnit::of_hundred, EffectUnit::points, EffectUnit::rounds, EffectUnit::melds}) {
        if (few && (unit == EffectUnit::melds || unit == EffectUnit::rounds)) continue;
        Group group{unit, {}, 0};
        for (const Effect& one : effects)
            if (teach::unit_of(one) == unit) group.rows.push_back(&one);
        if (few) group.rows = clearest(std::move(group.rows), few_rows);
        for (const Effect* one : group.rows)
            group.reach = std::max({group.reach, std::abs(one->low), std::abs(one->high)});
        if (!group.rows.empty()) groups.push_back(std::move(group));
    }
    return groups;
}

/// 1, 2, 2.5 or 5 times a power of ten, so that two steps cover at least `reach`.
double step_for(double reach) {
    const double half = std::max(reach, 0.02) / 2, power = std::pow(10, std::floor(std::log10(half)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0})
        if (factor * power >= half) return factor * power;
    return 10 * power;
}

std::string signed_number(double value, int digits) {
    const std::string text = figures(value, digits, true);
    return text.find_first_not_of("+0.,") == std::string::npos ? "0" : text;
}

class GroupPainter {
  public:
    GroupPainter(const Sheet& sheet, const Group& group, const Rect& place, float labels, float numbers,
                 bool few)
        : sheet_(sheet), canvas_(sheet.canvas), group_(group), place_(place), s_(sheet.s()),
          row_((sheet.large ? 36
                : few       ? 27
                            : 31) *
               s_) {
        step_ = step_for(group.reach);
        plot_ = {place.left + labels + 12 * s_, place.top + 24 * s_, place.width - labels - numbers - 24 * s_,
                 row_ * static_cast<float>(group.rows.size())};
    }

    float draw() const {
        draw_head();
        for (int i = -2; i <= 2; ++i) {
            const float x = x_of(i * step_);
            canvas_.line({x, plot_.top}, {x, plot_.bottom()}, i == 0 ? look::quiet : line_on_panel,
                         (i == 0 ? 2.0F : 1.0F) * s_);
        }
        for (std::size_t i = 0; i < group_.rows.size(); ++i)
            draw_row(*group_.rows[i], plot_.top + row_ * (static_cast<float>(i) + 0.5F));
        draw_scale();
        return plot_.bottom() + 24 * s_;
    }

  private:
    static constexpr TextStyle small{Size::small, false, look::quiet};

    float x_of(double value) const {
        return plot_.centre().x + static_cast<float>(value / (2 * step_)) * plot_.width * 0.44F;
    }

    void draw_head() const {
        const std::string unit = teach::in_words(group_.unit), less = tr("less under B"), more = tr("more");
        const float middle = plot_.centre().x, half = plot_.width / 2;
        const float head = canvas_.measure(unit, small).x;
        canvas_.text({place_.left, place_.top, head + 1, 18 * s_}, unit, small);
        const float wide = canvas_.measure(less, small).x;
        if (wide + 14 * s_ > half || middle - 14 * s_ - wide < place_.left + head + 12 * s_) return;
        canvas_.text({middle - 14 * s_ - wide, place_.top, wide + 1, 18 * s_}, less, small);
        canvas_.text({middle + 14 * s_, place_.top, canvas_.measure(more, small).x + 1, 18 * s_}, more,
                     small);
    }

    void draw_scale() const {
        const int digits = step_ < 0.1 ? 2 : step_ < 1 || std::fmod(step_, 1) > 0 ? 1 : 0;
        const bool all = plot_.width > 190 * s_;
        for (int i = -2; i <= 2; ++i) {
            if (!all && (i == 1 || i == -1)) continue;
            const std::string text = i == 0 ? "0" : signed_number(i * step_, digits);
            const float width = canvas_.measure(text, small).x + 1;
            canvas_.text({x_of(i * step_) - width / 2, plot_.bottom() + 3 * s_, width, 18 * s_}, text, small);
        }
    }

    /// Filled and bright if clearly different from zero, else hollow and grey.
    void draw_row(const Effect& effect, float y) const {
        const bool clear = effect.clear();
        const Colour colour = clear ? blue_of_b : look::quiet;
        const Size size = sheet_.large ? Size::label : Size::body;
        const TextStyle text{size, false, clear ? look::text : look::quiet},
            number{size, clear, clear ? look::text : look::quiet};
        const float half = row_ / 2;
        canvas_.text({place_.left, y - half, plot_.left - 12 * s_ - place_.left, row_},
                     teach::label_in_group(effect), text);
        const float from = x_of(effect.low), to = x_of(effect.high), at = x_of(effect.difference);
        if (to - from > 16 * s_) { // else the dot would cover it
            canvas_.line({from, y}, {to, y}, colour, 2 * s_);
            for (const float end : {from, to})
                canvas_.line({end, y - 5 * s_}, {end, y + 5 * s_}, colour, 2 * s_);
        }
        canvas_.circle({at, y}, 6 * s_, colour);
        if (!clear) canvas_.circle({at, y}, 4 * s_, look::panel);
        const int digits = effect.margin() < 10 ? 1 : 0;
        const bool nothing = effect.difference == 0 && effect.margin() == 0;
        const std::string text_of_number =
            nothing ? "0"
                    : signed_number(effect.difference, digits) + " ± " + figures(effect.margin(), digits);
        canvas_.text({plot_.right() + 12 * s_, y - half, place_.right() - plot_.right() - 12 * s_, row_},
                     text_of_number, number, Align::right);
    }

    const Sheet& sheet_;
    const Canvas& canvas_;
    const Group& group_;
    Rect place_, plot_;
    float s_, row_;
    double step_ = 1;
};

/// Widths for the longest label of the groups, and for numbers.
std::pair<float, float> columns_of(const Sheet& sheet, const std::vector<Group>& groups, float width) {
    const TextStyle style{sheet.large ? Size::label : Size::body, false};
    float labels = 0;
    for (const Group& group : groups)
        for (const Effect* one : group.rows)
            labels = std::max(labels, sheet.canvas.measure(teach::label_in_group(*one), style).x);
    const float numbers = sheet.canvas.measure("+2000 ± 2000", {style.size, true}).x;
    return {std::min(labels + 2, width - numbers - 150 * sheet.s()), numbers};
}

/// The heading, the sentence about what is clear, and the progress; returns its bottom.
float draw_head_of_effects(const Sheet& sheet, const Rect& place, const CompareJob::Found& found) {
    const float s = sheet.s();
    const TextStyle head{Size::label, true}, body{Size::body}, quiet{Size::small, false, look::quiet};
    const std::string title = teach::in_words(teach::CompareText::difference_made);
    const float wide = sheet.canvas.measure(title, head).x;
    sheet.canvas.text({place.left, place.top, wide + 1, 24 * s}, title, head);
    const bool done = found.done;
    const std::string deals =
        found.deals == 0 ? tr("The first deals are played …")
        : done           ? tr("{} deals under each · intervals (95%)", found.deals)
                         : tr("{} of {} deals · intervals (95%)", found.deals, CompareJob::most_deals);
    const float about = sheet.canvas.measure(deals, quiet).x + 1;
    sheet.canvas.text({place.right() - about, place.top, about, 24 * s}, deals, quiet);
    if (!done) {
        const Rect bar{place.right() - about - 112 * s, place.top + 9 * s, 96 * s, 6 * s};
        const float part = static_cast<float>(found.played) / static_cast<float>(2 * CompareJob::most_deals);
        if (bar.left > place.left + wide + 12 * s) {
            sheet.canvas.fill(bar, look::button_hover, 3 * s);
            sheet.canvas.fill({bar.left, bar.top, std::max(bar.width * part, 6 * s), bar.height}, look::quiet,
                              3 * s);
        }
    }
    if (found.effects.empty()) return place.top + 28 * s;
    const auto below = [&](float top) {
        const std::string key = tr("Filled: more than chance, sure to 99.9%. Hollow: it may be chance.");
        return write(sheet, {place.left, top}, place.width, key, quiet) + 10 * s;
    };
    const std::string sentence = teach::clearest_in_words(found.effects);
    const float room = place.width - wide - about - (done ? 40 : 150) * s;
    if (sheet.canvas.measure(sentence, body).x <= room) {
        sheet.canvas.text({place.left + wide + 14 * s, place.top, room, 24 * s}, sentence, body);
        return below(place.top + 28 * s);
    }
    return below(write(sheet, {place.left, place.top + 28 * s}, place.width, sentence, body) + 2 * s);
}

} // namespace

float draw_effects(const Sheet& sheet, const Rect& place, const CompareJob::Found& found, bool few) {
    const float s = sheet.s(), pad = (few ? 16 : 20) * s, gap = 64 * s;
    Ground ground(sheet, place.left, place.top, place.width);
    const Rect inner{place.left + pad, place.top + pad - 6 * s, place.width - 2 * pad, 0};
    const bool equal = found.compared && found.compared->found.statements.empty();
    if (equal)
        return ground.close(write(sheet, {inner.left, inner.top + 6 * s}, inner.width,
                                  teach::in_words(teach::CompareText::same_rules), {Size::label, true}) +
                            pad);
    const float top = draw_head_of_effects(sheet, inner, found);
    const std::vector<Group> groups = groups_of(found.effects, few);
    const bool two = sheet.page.window.x / s >= 980;
    const float width = two ? (inner.width - gap) / 2 : inner.width;
    const auto [labels, numbers] = columns_of(sheet, groups, width);
    std::array<float, 2> bottoms{top, top};
    const auto draw = [&](const Group& group, std::size_t column) {
        const float left = inner.left + static_cast<float>(column) * (width + gap);
        bottoms[column] =
            GroupPainter(sheet, group, {left, bottoms[column], width, 0}, labels, numbers, few).draw() +
            14 * s;
    };
    for (const Group& group : groups) {
        if (!two || group.unit != EffectUnit::melds || group.rows.size() < 4) {
            draw(group, two && bottoms[1] < bottoms[0] ? 1 : 0);
            continue;
        }
        // Usually the longest group: split over both columns, with the same axis.
        bottoms.fill(std::max(bottoms[0], bottoms[1]));
        const auto half = group.rows.begin() + static_cast<std::ptrdiff_t>((group.rows.size() + 1) / 2);
        draw({group.unit, {group.rows.begin(), half}, group.reach}, 0);
        draw({group.unit, {half, group.rows.end()}, group.reach}, 1);
    }
    const float bottom = std::max(bottoms[0], bottoms[1]);
    if (two && groups.size() > 1)
        sheet.canvas.line({inner.left + width + gap / 2, top},
                          {inner.left + width + gap / 2, bottom - 18 * s}, line_on_panel, s);
    return ground.close(bottom - 8 * s);
}

} // namespace roundhouse::window
