#pragma once
// What a package may say, written out from the schema that it is checked against: for people, and for the Lua
// language server. In English, as the names are.

#include "teach/examples/key_examples.hpp"

#include <map>
#include <string>
#include <vector>

namespace roundhouse::teach {

/// A function or a table of the library, with what stands in the comment above it.
struct LibraryFunction {
    std::string signature; ///< "melds.scale(list, n, d)", or of a table "must.anything"
    std::string says;      ///< one paragraph; may be empty
    std::vector<std::pair<std::string, std::string>> settings; ///< each with a sentence
};

/// What a module of the library gives to packages, in the order of its text: functions; of what is assigned
/// to the module or stands by its name in the table that it returns, all that have a comment. In a comment a
/// line indented by two blanks more, `--   name  sentence`, is about a setting; its sentence goes on in lines
/// that are indented further.
std::vector<LibraryFunction> library_functions(const std::string& module, const std::string& source);

/// scripts/REFERENCE.md: every field of a package and of a description, and every function of the library
/// (by module, its source).
std::string reference_page(const std::map<std::string, std::string>& library, const KeyExamples& examples);

/// scripts/meta/roundhouse.lua: a class for every table, with its fields.
std::string language_server_meta();

} // namespace roundhouse::teach
