#pragma once
// Rewrites a file of the user's with what changed.

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace roundhouse::store {

/// Writes what `text` returns, creating the folder if need be. First `take` gets the old content, at most
/// `most` bytes, if there is a file; if it returns false, the content is damaged, and a copy is kept beside
/// the file. Only its owner may read the file. False, with the file unchanged, if it cannot be read or
/// written, if what `text` returns is longer than `most`, so that it could not be read again, or if the path
/// is empty. "<file>.lock" keeps other programs from rewriting it meanwhile: they wait.
bool rewrite(const std::filesystem::path& file, std::uint64_t most,
             const std::function<bool(const std::string&)>& take, const std::function<std::string()>& text);

/// What is known of packages as a text of at most `most` bytes: until it fits, the packages of least `worth`
/// are forgotten, but never `kept`.
template<class Packages, class Worth, class Text>
std::string fitting(Packages& packages, const std::string& kept, std::uint64_t most, Worth worth, Text text) {
    std::string all = text();
    if (all.size() <= most) return all;
    std::vector<std::pair<int, std::string>> others; // the least worth last
    for (const auto& [package, known] : packages)
        if (package != kept) others.emplace_back(worth(known), package);
    std::sort(others.rbegin(), others.rend());
    while (all.size() > most && !others.empty()) {
        // Half of the excess, by average length: packages differ in length, and each text takes its time.
        const std::size_t excess = packages.size() * (all.size() - most) / all.size();
        for (std::size_t gone = 0; gone <= excess / 2 && !others.empty(); ++gone, others.pop_back())
            packages.erase(others.back().second);
        all = text();
    }
    return all;
}

} // namespace roundhouse::store
