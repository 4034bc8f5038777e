#pragma once
// Reads gettext's text catalogs (.po), in which packages bring translations of their texts. The program's own
// catalogs are compiled by msgfmt at build time. Not libgettextpo: it ends the process on input that it
// cannot read, and its licence is not this project's.

#include "base/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace roundhouse {

struct PoEntry {
    int line = 0; ///< of its msgid, from 1
    std::string english, text;
    bool fuzzy = false; ///< guessed by a tool and checked by nobody
};

/// Why a text is not a usable catalog.
struct PoFault {
    enum class Kind : std::uint8_t {
        not_a_line, ///< neither a keyword, nor a text in quotes, nor a comment
        not_closed, ///< a text without its closing quote
        bad_escape, ///< a backslash before anything but n t " or itself
        context,    ///< msgctxt
        plural,     ///< msgid_plural
        no_msgid,   ///< a msgstr without its msgid
        no_msgstr,  ///< a msgid without its msgstr
        twice,      ///< the same msgid again
    };
    Kind kind = Kind::not_a_line;
    int line = 0; ///< from 1; for no_msgstr and twice, the line of the msgid
};

/// The entries in order, without the header (empty msgid) and obsolete ones. Texts of packages need neither
/// contexts nor plurals.
Result<std::vector<PoEntry>, PoFault> read_po(std::string_view text);

} // namespace roundhouse
