#pragma once
// A file of the user's that is written anew with what changed.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

namespace roundhouse::store {

/// Writes what `text` gives, in a folder that is made if need be. Before that `take` is given what stands
/// there, at most `most` bytes, if there is a file; where it answers false, that is damaged, and a copy is
/// kept beside it. Only its owner may read the file. False if it cannot be read or written, what `text`
/// gives is longer than `most`, so that it could not be read again, or the path is empty; then it is left as
/// it is. Meanwhile "<file>.lock" keeps other programs from rewriting it: they wait.
bool rewrite(const std::filesystem::path& file, std::uint64_t most,
             const std::function<bool(const std::string&)>& take, const std::function<std::string()>& text);

/// The text of what is known of packages, at most `most` bytes: until it fits, the package of least `worth`
/// is forgotten, but never `kept`.
template<class Packages, class Worth, class Text>
std::string fitting(Packages& packages, const std::string& kept, std::uint64_t most, Worth worth, Text text) {
    std::string all = text();
    for (; all.size() > most && packages.size() > 1; all = text()) {
        auto least = packages.end();
        for (auto one = packages.begin(); one != packages.end(); ++one)
            if (one->first != kept && (least == packages.end() || worth(one->second) < worth(least->second)))
                least = one;
        packages.erase(least);
    }
    return all;
}

} // namespace roundhouse::store
