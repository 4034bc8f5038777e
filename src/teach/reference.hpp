#pragma once
// The reference of what a package may say, written from the schema that packages are checked against: for
// people, and for the Lua language server. In English, like the names.

#include "teach/examples/key_examples.hpp"

#include <map>
#include <string>
#include <vector>

namespace roundhouse::teach {

/// A function or a table of the library, with the comment above it.
struct LibraryFunction {
    std::string signature; ///< "melds.scale(list, n, d)"; for a table "must.anything"
    std::string says;      ///< one paragraph; may be empty
    std::vector<std::pair<std::string, std::string>> settings; ///< each with a sentence
};

/// What a module of the library gives to packages, in the order of its text: functions, and those values with
/// a comment that are assigned to the module or named in the table that it returns. A comment line indented
/// by two more blanks, `--   name  sentence`, describes a setting; lines that are indented further continue
/// its sentence.
std::vector<LibraryFunction> library_functions(const std::string& module, const std::string& source);

/// scripts/REFERENCE.md: every field of a package and of a description, and every function of the library.
/// `library`: each module's source.
std::string reference_page(const std::map<std::string, std::string>& library, const KeyExamples& examples);

/// scripts/meta/roundhouse.lua: a class for every table, with its fields.
std::string language_server_meta();

} // namespace roundhouse::teach
