#pragma once
// What Lua's compiler made of texts. Private to this room.

#include "script/text/source.hpp"

#include "base/result.hpp"

#include <map>
#include <mutex>

namespace roundhouse::script {

/// See parsed_texts().
class ParsedTexts {
  public:
    /// The binary form of a text that passes check_source, under the name by which Lua is to know it ("=@3").
    /// Error messages begin with that name and a line: "@3:12: …". Every text is parsed in a state of its
    /// own, so that the budget left to whoever loads it never depends on who loaded it first.
    Result<std::string_view, ScriptError> code_of(const Source& source, const std::string& chunk_name);

  private:
    struct Parsed {
        std::string text, code;
    };
    std::mutex mutex_;
    std::multimap<std::string, Parsed, std::less<>> known_; ///< by the chunk's name; none is ever removed
};

} // namespace roundhouse::script
