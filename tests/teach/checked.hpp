#pragma once
// What `check` says about small changes to a package.

#include "catch.hpp"
#include "support/home.hpp"

#include "teach/check/check.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace roundhouse::testing {

/// Everything `check` says about a package that extends partnership with these options and changes.
inline std::vector<std::string> said_of(const std::string& options, const std::string& changes) {
    const Home home;
    const auto folder = home.path() / "slip";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "variant.lua")
        << "return { extends = 'partnership', title = 'Slip', options = {" << options
        << "}, rules = function(o, r) " << changes << " return r end }\n";
    const auto package = variants::open_package(folder.string());
    REQUIRE(package);
    std::vector<std::string> said;
    for (const script::Finding& finding : teach::check(*package)) {
        std::string text = script::to_text(finding);
        text.erase(0, text.find("slip/") == std::string::npos ? 0 : text.find("slip/") + 5);
        said.push_back(script::to_json(finding)["severity"].get<std::string>() + ": " + text);
    }
    return said;
}

inline bool is_said(const std::vector<std::string>& said, const std::string& what) {
    for (const std::string& line : said)
        if (line.find(what) != std::string::npos) return true;
    for (const std::string& line : said) UNSCOPED_INFO(line);
    return false;
}

} // namespace roundhouse::testing
