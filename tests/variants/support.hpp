#pragma once
// Packages for tests: those under tests/packages/, and texts written to a temporary folder.

#include "place.hpp"
#include "support/shipped.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <unistd.h>

namespace roundhouse::testing {

inline std::string test_package(const std::string& name) { return source_tree() + "/tests/packages/" + name; }

inline std::vector<std::string> texts(const variants::Findings& findings) {
    std::vector<std::string> lines;
    for (const auto& finding : findings) lines.push_back(script::to_text(finding));
    return lines;
}

/// A separate folder for each test.
class Folder {
  public:
    Folder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "roundhouse-XXXXXX").string();
        path_ = mkdtemp(pattern.data());
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    void write(const std::string& name, const std::string& text) const {
        const auto file = path_ / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file) << text;
    }

  private:
    std::filesystem::path path_;
};

/// The rules of a package made from another, with these lines in its `rules`.
inline RulebookPtr house_rules(const std::string& parent, const std::string& lines,
                               const Options& options = {}) {
    const Folder folder;
    folder.write("variant.lua", "local settle = require 'settle'\nreturn { extends = '" + parent +
                                    "', title = 'House', rules = function(o, r)\n" + lines +
                                    "\nreturn r end }");
    return rules_of(folder.path().string(), options);
}

/// The findings for a package with this text: every line, without the folder's name.
inline std::vector<std::string> said_of(const std::string& variant_lua) {
    const Folder folder;
    folder.write("variant.lua", variant_lua);
    const auto package = variants::open_package(folder.path().string());
    auto lines = texts(package ? package->warnings() : package.error());
    const std::string front = folder.path().string() + "/";
    for (std::string& line : lines)
        for (std::size_t at = 0; (at = line.find(front, at)) != std::string::npos;)
            line.erase(at, front.size());
    return lines;
}

/// The same for partnership with one edit of its description, in Lua: only the part after the location, and
/// without the list of what the edit changes.
inline std::vector<std::string> said_after(const std::string& edit) {
    auto lines =
        said_of("return { extends = \"partnership\", rules = function(o, r)\n" + edit + "\nreturn r end }\n");
    for (std::string& line : lines) {
        if (const auto at = line.find(": "); at != std::string::npos) line.erase(0, at + 2);
        line.erase(std::min(line.find("; variant.lua changes "), line.size()));
    }
    return lines;
}

/// A round in which side 1 bid 270.
inline RoundResult finished_round(int meld, int count, int other_meld, int other_count) {
    RoundResult round;
    round.contract = {1, 270, false, "trump"};
    round.declarers = 1;
    round.sides.resize(2);
    round.sides[0] = {{1, 3}, {1}, meld, count, count / 20, 270, 270, {"Run"}, {}};
    round.sides[1] = {{2, 4}, {2}, other_meld, other_count, other_count / 20, 260, 0, {"Aces around", "Dix"},
                      {}};
    round.scores = {500, 700};
    round.round = 3;
    return round;
}

/// Shipped packages come from the source tree; the user has none.
struct Environment {
    Environment() {
        setenv("ROUNDHOUSE_DATA", source_tree().c_str(), 1);
        setenv("XDG_DATA_HOME", "/nonexistent", 1);
    }
};
inline const Environment environment;

} // namespace roundhouse::testing
