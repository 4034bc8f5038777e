#include "window/learn/lesson_text.hpp"

#include "window/paint/packed.hpp"

#include <cfloat>
#include <cmath>
#include <string_view>

#include <imgui.h>

namespace roundhouse::window {

namespace {

constexpr Colour red_suit{0xff, 0x8e, 0x86};
/// Of a disc, relative to the letters' height.
constexpr float disc_width = 1.3F;

/// A run of text drawn in one style, without spaces.
struct Piece {
    std::string text;
    int disc = 0; ///< if set, there is no text
    bool red = false;
    float width = 0;
};

struct Word {
    std::vector<Piece> pieces;
    float width = 0;
};

/// The number of a leading "(2)"; 0 if there is none.
int disc_at(std::string_view text, int numbers) {
    if (text.size() < 3 || text[0] != '(' || text[2] != ')') return 0;
    const int number = text[1] - '0';
    return number >= 1 && number <= numbers ? number : 0;
}

bool is_red_suit(std::string_view text) { return text.starts_with("♥") || text.starts_with("♦"); }

std::vector<Word> words_of(const std::string& text, int numbers, const ImFont& font) {
    const auto width = [&](const std::string& part) {
        return font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, part.c_str()).x;
    };
    constexpr std::string_view suit = "♥";
    std::vector<Word> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
        // A number stays with the word before it.
        const bool goes_on = !words.empty() && disc_at(std::string_view(text).substr(at, end - at), numbers);
        Word word;
        if (goes_on) {
            word = std::move(words.back());
            words.pop_back();
        }
        const auto add = [&](Piece piece) {
            piece.width = piece.disc ? disc_width * font.FontSize : width(piece.text);
            word.width += piece.width;
            word.pieces.push_back(std::move(piece));
        };
        if (goes_on) add({" "});
        while (at < end) {
            const std::string_view rest(text.data() + at, end - at);
            if (const int disc = disc_at(rest, numbers)) {
                add({"", disc});
                at += 3;
            } else if (is_red_suit(rest)) {
                add({std::string(rest.substr(0, suit.size())), 0, true});
                at += suit.size();
            } else {
                std::size_t next = 1;
                while (next < rest.size() && !disc_at(rest.substr(next), numbers) &&
                       !is_red_suit(rest.substr(next)))
                    ++next;
                add({std::string(rest.substr(0, next))});
                at += next;
            }
        }
        if (!word.pieces.empty()) words.push_back(std::move(word));
        at = end + 1;
    }
    return words;
}

/// Position of each word, and the total height.
struct Flow {
    std::vector<Point> at;
    float height = 0;
};

Flow flow_of(const std::vector<Word>& words, const ImFont& font, float width) {
    const float space = font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, " ").x,
                line = std::round(1.36F * font.FontSize);
    // A number at the start hangs in front of all lines.
    const bool hangs = words.size() > 1 && words[0].pieces.size() == 1 && words[0].pieces[0].disc;
    const float indent = hangs ? words[0].width + 1.6F * space : 0;
    Flow flow;
    Point pen;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (pen.x > indent && pen.x + words[i].width > width) pen = {indent, pen.y + line};
        flow.at.push_back(pen);
        pen.x = hangs && i == 0 ? indent : pen.x + words[i].width + space;
    }
    flow.height = pen.y + line;
    return flow;
}

} // namespace

void line_across(const Page& page, float space) {
    const float s = page.scale;
    ImGui::Dummy({0, (space - 9) * s / 2});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::GetWindowDrawList()->AddLine(at, {at.x + ImGui::GetContentRegionAvail().x, at.y},
                                        packed(look::faint.faded(0.6F)), std::max(1.0F, s));
    ImGui::Dummy({0, space * s / 2});
}

void number_disc(const Page& page, ImDrawList& list, Point centre, float radius, int number) {
    const ImFont& font = *page.fonts.of(Size::body, true);
    const std::string text = std::to_string(number);
    list.AddCircleFilled({centre.x, centre.y}, radius, packed(look::gold));
    const float size = std::min(font.FontSize, 1.35F * radius);
    const ImVec2 wide = font.CalcTextSizeA(size, FLT_MAX, 0, text.c_str());
    list.AddText(&font, size, {centre.x - wide.x / 2, centre.y - wide.y / 2}, packed(look::ink),
                 text.c_str());
}

void lesson_paragraph(const Page& page, const std::string& text, int numbers, const TextStyle& style,
                      float width) {
    const ImFont& font = *page.fonts.of(style.size, style.bold);
    const std::vector<Word> words = words_of(text, numbers, font);
    const Flow flow = flow_of(words, font, width);
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 0; i < words.size(); ++i) {
        float x = std::round(corner.x + flow.at[i].x);
        const float y = std::round(corner.y + flow.at[i].y);
        for (const Piece& piece : words[i].pieces) {
            if (piece.disc)
                number_disc(page, list, {x + piece.width / 2, y + 0.52F * font.FontSize}, 0.46F * piece.width,
                            piece.disc);
            else
                list.AddText(&font, font.FontSize, {x, y}, packed(piece.red ? red_suit : style.colour),
                             piece.text.c_str());
            x += piece.width;
        }
    }
    ImGui::Dummy({width, flow.height});
}

float height_of_lesson_paragraph(const Page& page, const std::string& text, int numbers,
                                 const TextStyle& style, float width) {
    const ImFont& font = *page.fonts.of(style.size, style.bold);
    return flow_of(words_of(text, numbers, font), font, width).height;
}

} // namespace roundhouse::window
