#include "window/pages/print_sheet.hpp"

#include "base/files.hpp"
#include "base/language.hpp"
#include "base/paths.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/deals.hpp"
#include "present/scores.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include <cairo-pdf.h>
#include <cairo.h>
#include <fmt/format.h>

namespace roundhouse::window {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t least_label = 30, least_column = 18, between_columns = 2;

/// Keeps the longest name apart from the column before.
std::size_t column_width(const Session& session) {
    std::size_t width = least_column;
    for (Party party = 1; party <= session.rules().parties; ++party)
        width = std::max(width, columns(session.names().party(session.rules(), party)) + between_columns);
    return width;
}

/// Keeps the longest label from pushing its numbers out of their columns.
std::size_t label_width(const Session& session) {
    std::size_t width = least_label;
    for (const SettledRound& round : session.match().settled)
        for (const present::SheetRow& row : present::sheet_rows(session.rules(), round))
            width = std::max(width, columns("  " + present::in_words(session.rules(), row)));
    return width;
}

void add_round(Lines& lines, const Session& session, std::size_t place, std::size_t label,
               std::size_t width) {
    const SettledRound& round = session.match().settled[place];
    const auto cell = [&](const std::string& text) {
        return std::string(width - std::min(columns(text), width), ' ') + text;
    };
    std::string head = padded(tr("Round {}", place + 1), label);
    for (Party party = 1; party <= session.rules().parties; ++party)
        head += cell(session.names().party(session.rules(), party));
    lines.push_back(head);
    const auto add = [&](const std::string& words, const auto& values, bool sign) {
        std::string line = padded("  " + words, label);
        for (const std::optional<int> value : values)
            line += cell(!value ? "" : sign ? present::points_against(*value) : figures(*value, 0));
        lines.push_back(line);
    };
    for (const present::SheetRow& row : present::sheet_rows(session.rules(), round))
        add(present::in_words(session.rules(), row), row.points, true);
    add(tr("this round"), round.delta, true);
    add(tr("total"), round.scores, false);
    const present::Names names = session.names_in(static_cast<int>(place) + 1);
    if (std::string played = present::what_was_played(session.rules(), round, names); !played.empty())
        lines.push_back("  " + played);
    lines.emplace_back();
}

/// $XDG_DOCUMENTS_DIR from the desktop's user-dirs.dirs.
fs::path documents() {
    const char* home = std::getenv("HOME");
    if (!home || home[0] != '/') return {};
    const char* config = std::getenv("XDG_CONFIG_HOME");
    const fs::path folder = config && config[0] == '/' ? fs::path(config) : fs::path(home) / ".config";
    std::istringstream in(file_text(folder / "user-dirs.dirs").value_or(""));
    const std::string key = "XDG_DOCUMENTS_DIR=\"";
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with(key)) continue;
        std::string path = line.substr(key.size(), line.find('"', key.size()) - key.size());
        if (path.starts_with("$HOME")) path = home + path.substr(5);
        std::error_code error;
        if (path.starts_with('/') && path != home && fs::is_directory(path, error)) return path;
    }
    return {};
}

/// Appends a piece of the PDF to a string.
cairo_status_t take_bytes(void* all, const unsigned char* bytes, unsigned number) {
    static_cast<std::string*>(all)->append(reinterpret_cast<const char*>(bytes), number);
    return CAIRO_STATUS_SUCCESS;
}

bool write_pdf(const Lines& lines, const fs::path& file) {
    constexpr double width = 595, height = 842, margin = 48; // A4, in points
    std::size_t longest = 60;
    for (const std::string& line : lines) longest = std::max(longest, columns(line));
    const double size = std::min(10.0, (width - 2 * margin) / (0.61 * static_cast<double>(longest)));
    std::string bytes;
    cairo_surface_t* surface = cairo_pdf_surface_create_for_stream(take_bytes, &bytes, width, height);
    cairo_t* cairo = cairo_create(surface);
    cairo_select_font_face(cairo, "monospace", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cairo, size);
    double y = margin;
    for (const std::string& line : lines) {
        if (y > height - margin) {
            cairo_show_page(cairo);
            y = margin;
        }
        y += 1.4 * size;
        cairo_move_to(cairo, margin, y);
        cairo_show_text(cairo, line.c_str());
    }
    cairo_show_page(cairo);
    cairo_destroy(cairo);
    cairo_surface_finish(surface);
    const bool drawn = cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS;
    cairo_surface_destroy(surface);
    return drawn && replace_file(file, bytes);
}

} // namespace

fs::path sheet_folder() {
    if (const fs::path folder = documents(); !folder.empty()) return folder;
    return user_data().empty() ? fs::path() : user_data() / "sheets";
}

Lines sheet_lines(const Session& session) {
    const Match& match = session.match();
    Lines lines{present::in_words(session.rules().title), ""};
    if (match.over()) {
        lines.push_back(present::verdict_in_words(match, session.names()));
        lines.emplace_back();
    }
    const std::size_t label = label_width(session), width = column_width(session);
    for (std::size_t i = 0; i < match.settled.size(); ++i) add_round(lines, session, i, label, width);
    lines.push_back(capital(present::deals_in_words(match.seed)));
    return lines;
}

PrintedSheet print_sheet(const Session& session, bool tried) {
    PrintedSheet sheet;
    const fs::path folder = sheet_folder();
    if (folder.empty()) {
        sheet.trouble = tr("There is no folder for it: neither HOME nor XDG_DATA_HOME is set.");
        return sheet;
    }
    std::error_code error;
    fs::create_directories(folder, error);
    const Match& match = session.match();
    const std::string stem =
        fmt::format("roundhouse-{}-{}-{}{}", match.rules->id,
                    match.seed.is_secret() ? commitment_to(*match.seed.secret()).substr(0, 16)
                                           : std::to_string(match.seed.number()),
                    match.settled.size(), tried ? "-tried" : "");
    sheet.pdf = folder / (stem + ".pdf");
    sheet.text = folder / (stem + ".txt");
    const Lines lines = sheet_lines(session);
    if (!replace_file(sheet.text, join(lines, "\n") + "\n") || !write_pdf(lines, sheet.pdf))
        sheet.trouble = tr("The sheet cannot be written to {}.", printable(folder.string(), 300));
    return sheet;
}

} // namespace roundhouse::window
