#pragma once
// Small text tools that every room needs.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse {

using Lines = std::vector<std::string>;

/// "Hearts" for "hearts", "Über" for "über"; a first letter whose capital is not in Latin-1 stays as it is.
std::string capital(std::string text);
/// `text` with ASCII and Latin-1 letters ("Ü" too) in lower case.
std::string lower_case(std::string_view text);

/// The parts of `text` between runs of blanks (space, tab, CR, LF).
std::vector<std::string_view> words(std::string_view text);

/// The parts of `text` between commas, trimmed, with single blanks between words.
Lines between_commas(std::string_view text);

/// `parts` with `between` between them.
std::string join(std::span<const std::string> parts, std::string_view between);

/// The name in `names` nearest to `wanted` by edit distance (case ignored); empty if none is near. Near is
/// within two edits or a third of the name's length, or beginning with `wanted` (three bytes or more).
std::string nearest(std::string_view wanted, std::span<const std::string> names);

/// All names near `wanted`, nearest first, at most `most`.
std::vector<std::string> nearest_names(std::string_view wanted, std::span<const std::string> names,
                                       std::size_t most = 3);

/// Reads `text` as a whole number, with nothing around it; false if it is none or out of range.
bool parse_int(std::string_view text, int& number);

/// Reads `text` as a seed: digits alone, from 0 to 2^64 - 1. Every seed that people write is read by this.
std::optional<std::uint64_t> parse_seed(std::string_view text);

/// Columns that UTF-8 `text` takes on a terminal: one per code point, none for combining marks and hidden
/// characters (is_hidden).
std::size_t columns(std::string_view text);

/// `text` padded with blanks on the right to `width` columns.
std::string padded(std::string_view text, std::size_t width);

/// Byte offset where `text` stops being well-formed UTF-8; npos if all of it is.
std::size_t first_bad_utf8(std::string_view text);

/// `text` with hidden characters (is_hidden) as \u{..} and bytes that are not UTF-8 as \x..; cut to whole
/// characters within `most` bytes, with " …" appended if cut. Its own output stays as it is.
std::string printable(std::string_view text, std::size_t most = 2000);

/// `text` as one word of a command that people copy into a shell: quoted if necessary; with every byte
/// spelled out for bash if anything in it is hidden or not UTF-8.
std::string shell_word(std::string_view text);

/// 64-bit FNV-1a digest (Fowler, Noll, Vo); pass a digest as `from` to continue it.
std::uint64_t digest(std::string_view text, std::uint64_t from = 0xcbf29ce484222325u);

} // namespace roundhouse
