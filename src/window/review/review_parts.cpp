// Summary and hindsight of a review.

#include "window/review/review_parts.hpp"

#include "base/language.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace roundhouse::window {

namespace {

/// The hindsight panel is darker than the others.
constexpr Colour hindsight_ground{0x0a, 0x1d, 0x19};

/// Writes from the top down, or only measures.
class Pen {
  public:
    Pen(const Page& page, const Canvas& canvas, const Rect& place, bool draw)
        : canvas_(canvas), s_(page.scale), x_(place.left + inset * s_), width_(place.width - 2 * inset * s_),
          begin_(place.top), y_(place.top + inset * s_ - 4 * page.scale), draw_(draw) {}

    void write(const std::string& text, const TextStyle& style, float indent = 0) {
        const float room = width_ - indent, height = canvas_.height_of(text, style, room);
        if (draw_) canvas_.paragraph({x_ + indent, y_, room, height + 2}, text, style);
        y_ += height;
    }
    void gap(float height) { y_ += height * s_; }
    const Canvas* canvas() const { return draw_ ? &canvas_ : nullptr; }
    Rect line(float height) {
        const Rect place{x_, y_, width_, height * s_};
        y_ += place.height;
        return place;
    }
    float height() const { return y_ - begin_ + inset * s_; }

  private:
    const Canvas& canvas_;
    float s_, x_, width_, begin_, y_;
    bool draw_;
};

/// Marks of decisions: full, half or empty.
enum class Filled : std::uint8_t { full, half, empty };

void draw_decisions(const Canvas& canvas, Rect room, int number, Filled filled, float s) {
    const float most = room.width / (static_cast<float>(std::max(number, 1)) * 9 * s);
    const float step = 9 * s * std::min(1.0F, most);
    for (int i = 0; i < number; ++i) {
        const Rect mark{room.left + static_cast<float>(i) * step, room.top + 4 * s, step * 0.72F,
                        room.height - 8 * s};
        if (filled == Filled::empty)
            canvas.outline(mark, look::text, 2 * s, std::max(1.0F, 1.3F * s));
        else
            canvas.fill(mark, filled == Filled::full ? look::gold : Colour{0x7a, 0x65, 0x32}, 2 * s);
    }
}

void dashed_edge(const Canvas& canvas, const Rect& place, Colour colour, float s) {
    const float dash = 7 * s, step = 12 * s, thick = 1.5F * s;
    for (float x = place.left + 6 * s; x < place.right() - 6 * s; x += step) {
        const float to = std::min(x + dash, place.right() - 6 * s);
        canvas.line({x, place.top}, {to, place.top}, colour, thick);
        canvas.line({x, place.bottom()}, {to, place.bottom()}, colour, thick);
    }
    for (float y = place.top + 6 * s; y < place.bottom() - 6 * s; y += step) {
        const float to = std::min(y + dash, place.bottom() - 6 * s);
        canvas.line({place.left, y}, {place.left, to}, colour, thick);
        canvas.line({place.right(), y}, {place.right(), to}, colour, thick);
    }
}

void draw_eye(const Canvas& canvas, Point centre, float s) {
    constexpr int steps = 12;
    constexpr float pi = 3.14159265F;
    for (const float side : {-1.0F, 1.0F})
        for (int i = 0; i < steps; ++i) {
            const auto at = [&](int step) {
                const float part = static_cast<float>(step) / steps;
                return Point{centre.x + (part - 0.5F) * 26 * s,
                             centre.y + side * 8 * s * std::sin(part * pi)};
            };
            canvas.line(at(i), at(i + 1), look::text, 2 * s);
        }
    canvas.circle(centre, 4.5F * s, look::text);
}

/// A bar from 0, with the bid as a mark across it.
void draw_bar(Pen& pen, const std::string& label, int points, int most, int bid, Colour colour, float s) {
    const Rect words = pen.line(18), bar = pen.line(8);
    pen.gap(8);
    const Canvas* canvas = pen.canvas();
    if (!canvas) return;
    const auto part = [&](int value) {
        return bar.width * std::clamp(static_cast<float>(value) / static_cast<float>(most), 0.0F, 1.0F);
    };
    canvas->text({words.left, words.top, words.width * 0.76F, words.height}, label,
                 {Size::small, false, look::quiet});
    canvas->text(words, std::to_string(points), {Size::body, true}, Align::right);
    canvas->fill(bar, look::button, 4 * s);
    canvas->fill({bar.left, bar.top, part(points), bar.height}, colour, 4 * s);
    const float x = bar.left + part(bid);
    canvas->line({x, bar.top - 3 * s}, {x, bar.bottom() + 3 * s}, look::text, 2 * s);
}

void draw_contract(Pen& pen, const teach::OpenCards& open, float s) {
    const int most = std::max({open.bid, open.took, open.most.value_or(0), 1});
    pen.gap(8);
    draw_bar(pen, tr("it came to"), open.took, most, open.bid, look::gold, s);
    if (open.most) draw_bar(pen, tr("against any defence"), *open.most, most, open.bid, look::text, s);
    const Rect line = pen.line(16);
    if (const Canvas* canvas = pen.canvas())
        canvas->text(line, tr("The mark is the bid of {}.", open.bid), {Size::small, false, look::quiet});
}

} // namespace

void draw_ground(const Page& page, const Canvas& canvas, const Rect& place) {
    canvas.fill(place, look::panel, 14 * page.scale);
}

float draw_counts(const Page& page, const Canvas& canvas, const Rect& place, const teach::Review& review,
                  bool draw) {
    const float s = page.scale;
    if (draw || place.height > 0) draw_ground(page, canvas, place);
    Pen pen(page, canvas, place, draw);
    const auto number = static_cast<int>(review.decisions.size());
    pen.write(tr_n("One decision", "{} decisions", number, number), {Size::label, true});
    pen.gap(6);
    const teach::Review::Counts counts = review.counts();
    const float inner = place.width - 2 * inset * s;
    float labels = 0;
    const std::array<std::pair<std::string, int>, 4> lines{{{tr("as good as the best"), counts.best},
                                                            {tr("too close to call"), counts.close},
                                                            {tr("cost points"), counts.dear},
                                                            {tr("not weighed"), counts.not_weighed}}};
    for (const auto& [label, many] : lines) labels = std::max(labels, canvas.measure(label, {Size::body}).x);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto& [label, many] = lines[i];
        if (i == 3 && many == 0) continue;
        const Rect line = pen.line(26);
        if (!pen.canvas()) continue;
        canvas.text({line.left, line.top, 28 * s, line.height}, std::to_string(many), {Size::large, true},
                    Align::right);
        canvas.text({line.left + 38 * s, line.top, labels + 1, line.height}, label, {Size::body});
        const float from = 48 * s + labels;
        if (i < 3 && inner - from > 40 * s)
            draw_decisions(canvas, {line.left + from, line.top, inner - from, line.height}, many,
                           std::array{Filled::full, Filled::half, Filled::empty}[i], s);
    }
    pen.gap(10);
    const TextStyle about{Size::small, false, look::quiet};
    if (counts.not_weighed > 0) pen.write(teach::summary_of(review).back(), about); // says why not
    pen.write(teach::about_the_numbers(), about);
    return pen.height();
}

float draw_summary(const Page& page, const Canvas& canvas, const Rect& place, const teach::Review& review) {
    float height = 0;
    for (const bool draw : {false, true}) { // measure first: the background goes below the words
        if (draw) draw_ground(page, canvas, {place.left, place.top, place.width, height});
        Pen pen(page, canvas, place, draw);
        for (const std::string& line : teach::summary_of(review)) pen.write(line, {Size::body});
        pen.gap(6);
        pen.write(teach::about_the_numbers(), {Size::small, false, look::quiet});
        height = pen.height();
    }
    return height;
}

float draw_hindsight(const Page& page, const Canvas& canvas, const Rect& place, const teach::Review& review,
                     const std::vector<DearRow>& rows, bool draw) {
    const float s = page.scale;
    std::vector<std::string> costs;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (std::string cost = teach::hindsight_of(rows[i].decision); !cost.empty())
            costs.push_back(fmt::format("{}. {}", i + 1, cost));
    const auto said = teach::hindsight_of(review);
    if (said.empty() && costs.empty()) return 0;
    if (draw) {
        canvas.fill(place, hindsight_ground, 14 * s);
        dashed_edge(canvas, place, look::quiet, s);
        draw_eye(canvas, {place.left + (inset + 14) * s, place.top + (inset + 6) * s}, s);
    }
    Pen pen(page, canvas, place, draw);
    pen.write(tr("In hindsight"), {Size::label, true}, 38 * s);
    pen.gap(6);
    pen.write(teach::about_hindsight(), {Size::body, false, look::quiet});
    pen.gap(8);
    if (!said.empty()) pen.write(said.front(), {Size::body, true});
    if (review.open) draw_contract(pen, *review.open, s);
    if (!costs.empty()) pen.gap(6);
    for (const std::string& cost : costs) pen.write(cost, {Size::body});
    return pen.height();
}

} // namespace roundhouse::window
