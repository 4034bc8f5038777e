#pragma once
// Why a file is not read, in words.

#include "base/files.hpp"

namespace roundhouse::present {

/// A sentence without its end: "/tmp/pipe is not a regular file, so it is not read".
std::string in_words(const FileTrouble& trouble, const std::filesystem::path& path);

} // namespace roundhouse::present
