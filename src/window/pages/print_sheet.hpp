#pragma once
// The score sheet on paper: a PDF of plain A4 pages, and the same as plain text.

#include "base/text.hpp"
#include "seating/session.hpp"

#include <filesystem>

namespace roundhouse::window {

using seating::Session;

/// The sheet as lines of text, columns aligned.
Lines sheet_lines(const Session& session);

/// The person's documents folder, else roundhouse/sheets in $XDG_DATA_HOME. Empty if neither is known.
std::filesystem::path sheet_folder();

struct PrintedSheet {
    std::filesystem::path pdf, text;
    std::string trouble; ///< a sentence; empty on success
};
/// Writes both files and replaces an earlier sheet of the same game and round. `tried`: the game was played
/// on from a decision of another, whose sheet is kept.
PrintedSheet print_sheet(const Session& session, bool tried = false);

} // namespace roundhouse::window
