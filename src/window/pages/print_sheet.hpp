#pragma once
// The score sheet on paper: a PDF of plain A4 pages, and the same as text.

#include "base/text.hpp"
#include "seating/session.hpp"

#include <filesystem>

namespace roundhouse::window {

using seating::Session;

/// The sheet as lines of text, columns aligned.
Lines sheet_lines(const Session& session);

/// The person's folder for documents; where there is none, roundhouse/sheets in $XDG_DATA_HOME. Empty if
/// neither is known.
std::filesystem::path sheet_folder();

struct PrintedSheet {
    std::filesystem::path pdf, text;
    std::string trouble; ///< a sentence; empty if all is well
};
/// Writes both files; one sheet of the same game and round takes the place of the one before. `tried`: the
/// game is played on from a decision of another, whose sheet stays.
PrintedSheet print_sheet(const Session& session, bool tried = false);

} // namespace roundhouse::window
