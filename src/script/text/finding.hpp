#pragma once
// What is wrong with a package: one record for each fault, for people, editors and programs.

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "script/text/source.hpp"

namespace roundhouse::script {

/// An error keeps the package from being played; a warning is most likely a mistake; a remark is worth a
/// look.
enum class Severity { error, warning, remark };

struct Finding {
    std::string code; ///< stable, e.g. "unknown-key"
    Severity severity = Severity::error;
    std::string file;
    int line = 0;           ///< from 1; 0: unknown
    std::string path;       ///< e.g. "melds[3].points"
    std::string expected;   ///< e.g. "a list of whole numbers"; empty if `found` is the whole sentence
    std::string found;      ///< e.g. "\"20\" (a string)"
    std::string hint;       ///< e.g. "remove the quotes"
    std::string under = {}; ///< it shows only with these agreed options, e.g. "low=yes"; empty: the usual
};

/// `variants/house/variant.lua:12: melds[3].points: expected a list of whole numbers, got "20" (a string);
/// remove the quotes`
std::string to_text(const Finding& finding);

/// The same with that line of the text below, cut to about 100 columns.
std::string to_text(const Finding& finding, const Source& source);

nlohmann::json to_json(const Finding& finding);

Finding from_error(const ScriptError& error);

/// Gives each finding that has no file yet this file, and the line that `locate` finds for its path.
void place(std::vector<Finding>& findings, const Source& source);

} // namespace roundhouse::script
