#pragma once
// Long work in pieces that several machines share: what is to be done here, what is known from elsewhere, and
// how that is written down. All the pieces make up the whole, whoever did them.

#include "rules/rulebook.hpp"

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::bots {

/// One part of several.
struct Shard {
    int number = 1, of = 1; ///< from 1
    bool operator==(const Shard&) const = default;
};
/// "2/4"; at most 10,000 parts.
std::optional<Shard> parse_shard(std::string_view text);
std::string to_string(Shard shard);

/// Pieces numbered from 0, under one rulebook.
struct Series {
    std::string digest; ///< of the rulebook
    std::int64_t number = 0;
    /// The result of each piece that was done, as JSON: as text, which takes far less memory than trees.
    std::map<std::int64_t, std::string> done;
};

/// Known results were played by other rules, belong to other work, are incomplete, or were not written by
/// this program.
struct OtherWork : std::runtime_error {
    enum class Kind : std::uint8_t { other_command, other_rules, incomplete, forged };
    explicit OtherWork(Kind found) : std::runtime_error("pieces of other work"), kind(found) {}
    Kind kind;
};

/// For reading a piece: a part may come from anywhere, and its digest proves nothing. Throws OtherWork.
inline void require_sound(bool sound) {
    if (!sound) throw OtherWork(OtherWork::Kind::forged);
}
/// No sum of a piece is larger than this, so that those of a million pieces do not overflow; a hundred rounds
/// with the highest bids come to a ninth of it in squares.
inline constexpr double most_of_a_piece = 9e12;
void require_bounded(auto sum, double least = -most_of_a_piece) {
    const auto number = static_cast<double>(sum);
    require_sound(number >= least && number <= most_of_a_piece);
}

/// The series of a command, which plays them one after another, always the same ones in the same order.
class Pieces {
  public:
    /// Does one part here, every `of`-th piece, and keeps its results.
    explicit Pieces(Shard shard) : shard_(shard) {}
    /// Has every result from elsewhere; nothing is done here.
    explicit Pieces(std::vector<Series> known) : series_(std::move(known)), knows_all_(true) {}

    /// Goes on to the next series. Throws OtherWork if the known results are of other rules, of another
    /// number of pieces, or incomplete.
    void begin(const Rulebook& rules, std::int64_t number);
    /// True if that piece of the series is to be done here.
    bool to_do(std::int64_t piece) const;
    /// The piece's result from elsewhere; null if it is not known.
    const std::string* known(std::int64_t piece) const;
    /// Keeps the piece's result. From any thread.
    void keep(std::int64_t piece, std::string done);
    /// How many of `number` pieces of the series are done here.
    std::int64_t number_here(std::int64_t number) const;

    /// True if only a part is done here: there is no whole to report.
    bool in_part() const { return !knows_all_; }
    const std::vector<Series>& series() const { return series_; }
    Shard shard() const { return shard_; }

  private:
    Shard shard_;
    std::vector<Series> series_;
    std::size_t begun_ = 0; ///< series
    bool knows_all_ = false;
    std::mutex keeping_;
};

/// Does the pieces 0 … number - 1 on several threads. Each is played by `play(piece)`, unless it was done
/// elsewhere: then `take(piece, json)` gets its result; one that it cannot read throws OtherWork, too.
/// `write(piece)` gives the result of a piece played here. Without `pieces` all are played.
struct PieceWork {
    std::function<void(std::int64_t)> play;
    std::function<nlohmann::json(std::int64_t)> write;
    std::function<void(std::int64_t, const nlohmann::json&)> take;
    std::function<void()> after; ///< called as by in_parallel
};
void do_pieces(Pieces* pieces, const Rulebook& rules, int threads, std::int64_t number,
               const PieceWork& work);

/// Writes lines: a head with the words of the command, then every piece done here, then an end.
void write_shard(std::ostream& out, const Pieces& pieces, const std::vector<std::string>& words);

/// The work of one machine, as read from its file.
struct ShardFile {
    Shard shard;
    std::vector<std::string> words; ///< of the command
    std::vector<Series> series;
    bool is_whole = false; ///< its end is there and fits what comes before
};
/// Empty if it is not such a file.
std::optional<ShardFile> read_shard(std::istream& in);

/// Puts all parts of one work together. `files` must have the same words and the same number of parts, each
/// part complete and present once.
std::vector<Series> put_together(std::vector<ShardFile> files);

} // namespace roundhouse::bots
