#include "window/paint/lines.hpp"

#include "base/characters.hpp"

#include <algorithm>

#include <imgui.h>

namespace roundhouse::window {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// ImGui would break here: it breaks after any full stop or comma.
bool is_inside_number(const char* begin, const char* stop, const char* end) {
    return stop < end && stop - begin >= 2 && is_digit(*stop) && is_digit(stop[-2]) &&
           (stop[-1] == '.' || stop[-1] == ',');
}

} // namespace

const char* end_of_line(const ImFont& font, const char* begin, const char* end, float width) {
    if (begin == end) return end;
    const char* const stop = font.CalcWordWrapPositionA(1, begin, end, width);
    if (stop == begin) return begin + decode({begin, end}, 0).length;
    if (!is_inside_number(begin, stop, end)) return stop;
    const char* blank = stop;
    while (blank > begin && *blank != ' ') --blank;
    return blank > begin ? blank : stop;
}

std::string in_lines(const ImFont& font, std::string_view text, float width) {
    std::string lines;
    const char* const end = text.data() + text.size();
    for (const char* begin = text.data(); begin < end;) {
        const char* const paragraph = std::find(begin, end, '\n');
        while (begin < paragraph) {
            const char* const stop = end_of_line(font, begin, paragraph, width);
            lines.append(begin, stop);
            begin = stop;
            while (begin < paragraph && *begin == ' ') ++begin;
            if (begin < paragraph) lines += '\n';
        }
        if (paragraph == end) break;
        lines += '\n';
        begin = paragraph + 1;
    }
    return lines;
}

} // namespace roundhouse::window
