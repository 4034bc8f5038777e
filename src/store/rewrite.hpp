#pragma once
// A file of the user's that is written anew with what changed.

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace roundhouse::store {

/// Writes what `text` gives, in a folder that is made if need be. Before that `take` is given what stands
/// there, at most `most` bytes, if there is a file; where it answers false, that is damaged, and a copy is
/// kept beside it. Only its owner may read the file. False if it cannot be read or written, what `text`
/// gives is longer than `most`, so that it could not be read again, or the path is empty; then it is left as
/// it is. Meanwhile "<file>.lock" keeps other programs from rewriting it: they wait.
bool rewrite(const std::filesystem::path& file, std::uint64_t most,
             const std::function<bool(const std::string&)>& take, const std::function<std::string()>& text);

/// The text of what is known of packages, at most `most` bytes: until it fits, the packages of least `worth`
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
        // Half of what must go by the mean, as packages are not equally long; each text takes its time.
        const std::size_t excess = packages.size() * (all.size() - most) / all.size();
        for (std::size_t gone = 0; gone <= excess / 2 && !others.empty(); ++gone, others.pop_back())
            packages.erase(others.back().second);
        all = text();
    }
    return all;
}

} // namespace roundhouse::store
