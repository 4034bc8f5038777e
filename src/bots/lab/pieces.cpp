#include "bots/lab/pieces.hpp"

#include "base/text.hpp"
#include "base/version.hpp"
#include "bots/lab/parallel.hpp"

#include <istream>
#include <ostream>

#include <fmt/format.h>

namespace roundhouse::bots {

namespace {

constexpr int most_shards = 10'000;
constexpr const char* is_a_shard = "roundhouse shard";

const nlohmann::json nothing;

bool belongs_to(Shard shard, std::int64_t piece) { return piece % shard.of == shard.number - 1; }

} // namespace

std::optional<Shard> parse_shard(std::string_view text) {
    const std::size_t slash = text.find('/');
    Shard shard;
    if (slash == std::string_view::npos || !parse_int(text.substr(0, slash), shard.number) ||
        !parse_int(text.substr(slash + 1), shard.of))
        return {};
    if (shard.of < 1 || shard.of > most_shards || shard.number < 1 || shard.number > shard.of) return {};
    return shard;
}

std::string to_string(Shard shard) { return fmt::format("{}/{}", shard.number, shard.of); }

void Pieces::begin(const Rulebook& rules, std::int64_t number) {
    ++begun_;
    if (!knows_all_) {
        series_.push_back(
            {rules.digest, number, std::vector<nlohmann::json>(static_cast<std::size_t>(number))});
        return;
    }
    if (begun_ > series_.size() || series_[begun_ - 1].number != number)
        throw OtherWork(OtherWork::Kind::other_command);
    if (series_[begun_ - 1].digest != rules.digest) throw OtherWork(OtherWork::Kind::other_rules);
    for (const nlohmann::json& piece : series_[begun_ - 1].done)
        if (piece.is_null()) throw OtherWork(OtherWork::Kind::incomplete);
}

bool Pieces::to_do(std::int64_t piece) const { return !knows_all_ && belongs_to(shard_, piece); }

const nlohmann::json& Pieces::known(std::int64_t piece) const {
    return knows_all_ ? series_[begun_ - 1].done[static_cast<std::size_t>(piece)] : nothing;
}

void Pieces::keep(std::int64_t piece, nlohmann::json done) {
    const std::lock_guard lock(keeping_);
    series_[begun_ - 1].done[static_cast<std::size_t>(piece)] = std::move(done);
}

void do_pieces(Pieces* pieces, const Rulebook& rules, int threads, std::int64_t number,
               const PieceWork& work) {
    if (!pieces) {
        in_parallel(threads, number, work.play, work.after);
        return;
    }
    pieces->begin(rules, number);
    in_parallel(
        threads, number,
        [&](std::int64_t piece) {
            if (const nlohmann::json& known = pieces->known(piece); !known.is_null()) {
                work.take(piece, known);
            } else if (pieces->to_do(piece)) {
                work.play(piece);
                pieces->keep(piece, work.write(piece));
            }
        },
        work.after);
}

void write_shard(std::ostream& out, const Pieces& pieces, const std::vector<std::string>& words) {
    const nlohmann::json head{{"is", is_a_shard},
                              {"engine", program_version()},
                              {"shard", to_string(pieces.shard())},
                              {"words", words}};
    std::uint64_t sum = digest({});
    const auto write = [&](const nlohmann::json& json) {
        const std::string line = json.dump();
        sum = digest(line, sum);
        out << line << '\n';
    };
    write(head);
    for (const Series& series : pieces.series()) {
        write({{"series", series.digest}, {"pieces", series.number}});
        for (std::size_t i = 0; i < series.done.size(); ++i)
            if (!series.done[i].is_null()) write({{"piece", i}, {"done", series.done[i]}});
    }
    out << nlohmann::json{{"end", to_string(pieces.shard())}, {"digest", sum}}.dump() << '\n';
}

std::optional<ShardFile> read_shard(std::istream& in) {
    ShardFile file;
    try {
        std::string line;
        if (!std::getline(in, line)) return {};
        std::uint64_t sum = digest(line);
        const nlohmann::json head = nlohmann::json::parse(line);
        const auto shard = parse_shard(head.at("shard").get<std::string>());
        if (head.at("is") != is_a_shard || head.at("engine") != program_version() || !shard) return {};
        file.shard = *shard;
        file.words = head.at("words").get<std::vector<std::string>>();
        while (std::getline(in, line)) {
            nlohmann::json next = nlohmann::json::parse(line);
            if (next.contains("end")) {
                const bool is_last = in.peek() == std::istream::traits_type::eof();
                file.is_whole = is_last && next.at("digest") == sum;
                return file;
            }
            sum = digest(line, sum);
            if (next.contains("series")) {
                file.series.push_back({next.at("series"), next.at("pieces"), {}});
                constexpr std::int64_t most_pieces = 10'000'000;
                Series& begun = file.series.back();
                if (begun.number < 0 || begun.number > most_pieces) return {};
                begun.done.resize(static_cast<std::size_t>(begun.number));
            } else {
                file.series.at(file.series.size() - 1).done.at(next.at("piece").get<std::size_t>()) =
                    std::move(next.at("done"));
            }
        }
    } catch (const std::exception&) { // cut off in a line, or something else
        if (file.words.empty()) return {};
    }
    return file;
}

std::vector<Series> put_together(const std::vector<ShardFile>& files) {
    std::vector<Series> whole = files.at(0).series;
    for (std::size_t at = 1; at < files.size(); ++at) {
        if (files[at].series.size() != whole.size()) throw OtherWork(OtherWork::Kind::other_command);
        for (std::size_t i = 0; i < whole.size(); ++i) {
            const Series& part = files[at].series[i];
            if (part.number != whole[i].number) throw OtherWork(OtherWork::Kind::other_command);
            if (part.digest != whole[i].digest) throw OtherWork(OtherWork::Kind::other_rules);
            for (std::size_t piece = 0; piece < part.done.size(); ++piece)
                if (!part.done[piece].is_null()) whole[i].done[piece] = part.done[piece];
        }
    }
    return whole;
}

} // namespace roundhouse::bots
