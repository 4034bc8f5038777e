#pragma once
// Long work in pieces, of which several machines do a part each: what is to be done here, what is known from
// elsewhere, and how that is written down. Whoever has all the pieces has the whole, whoever did them.

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

/// One of so many parts.
struct Shard {
    int number = 1, of = 1; ///< from 1
    bool operator==(const Shard&) const = default;
};
/// "2/4"; at most 10,000 parts.
std::optional<Shard> parse_shard(std::string_view text);
std::string to_string(Shard shard);

/// Pieces that are numbered from 0, under one rulebook.
struct Series {
    std::string digest; ///< of the rulebook
    std::int64_t number = 0;
    /// What each came to that was done, as JSON: as text, which takes far less memory than trees.
    std::map<std::int64_t, std::string> done;
};

/// What is known was played by other rules, is not of this work, or was not written by this program.
struct OtherWork : std::runtime_error {
    enum class Kind : std::uint8_t { other_command, other_rules, incomplete, forged };
    explicit OtherWork(Kind found) : std::runtime_error("pieces of other work"), kind(found) {}
    Kind kind;
};

/// For who reads a piece: a part may come from anywhere, and its digest proves nothing. Throws OtherWork.
inline void require_sound(bool sound) {
    if (!sound) throw OtherWork(OtherWork::Kind::forged);
}
/// The sums of a piece are no larger, so that those of a million pieces do not overflow; a hundred rounds
/// with bids as high as there are come to a ninth of it in squares.
inline constexpr double most_of_a_piece = 9e12;
void require_bounded(auto sum, double least = -most_of_a_piece) {
    const auto number = static_cast<double>(sum);
    require_sound(number >= least && number <= most_of_a_piece);
}

/// A command plays one series after another, always the same ones in the same order.
class Pieces {
  public:
    /// A part is done here, and written down: every `of`-th piece.
    explicit Pieces(Shard shard) : shard_(shard) {}
    /// All that was done elsewhere; nothing is done here.
    explicit Pieces(std::vector<Series> known) : series_(std::move(known)), knows_all_(true) {}

    /// The next series. Throws OtherWork if what is known is not of these rules, or of another number.
    void begin(const Rulebook& rules, std::int64_t number);
    /// True if that piece of the series is to be done here.
    bool to_do(std::int64_t piece) const;
    /// What the piece came to elsewhere; null if that is not known.
    const std::string* known(std::int64_t piece) const;
    /// What the piece came to here. From any thread.
    void keep(std::int64_t piece, std::string done);
    /// Of so many pieces of the series, those that are done here.
    std::int64_t number_here(std::int64_t number) const;

    /// A part alone is done here: there is no whole to be told of.
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

/// The pieces 0 … number - 1 on several threads: each is played by `play(piece)`, unless it is done
/// elsewhere; then `take(piece, json)` gets what it came to there, and what it cannot read is OtherWork, too.
/// `write(piece)` says what it came to here. Without `pieces` all are played.
struct PieceWork {
    std::function<void(std::int64_t)> play;
    std::function<nlohmann::json(std::int64_t)> write;
    std::function<void(std::int64_t, const nlohmann::json&)> take;
    std::function<void()> after; ///< told of pieces done, as by in_parallel
};
void do_pieces(Pieces* pieces, const Rulebook& rules, int threads, std::int64_t number,
               const PieceWork& work);

/// Lines: a head with the words of the command, then every piece that was done here, then an end.
void write_shard(std::ostream& out, const Pieces& pieces, const std::vector<std::string>& words);

/// What one machine did, read again.
struct ShardFile {
    Shard shard;
    std::vector<std::string> words; ///< of the command
    std::vector<Series> series;
    bool is_whole = false; ///< its end is there, and fits what stands before
};
/// Empty if it is no such file.
std::optional<ShardFile> read_shard(std::istream& in);

/// All parts of one work as one. `files` must be of the same words and the same number of parts, each whole
/// and there once.
std::vector<Series> put_together(std::vector<ShardFile> files);

} // namespace roundhouse::bots
