#include "bots/lab/pieces.hpp"

#include "base/text.hpp"
#include "base/version.hpp"
#include "bots/lab/parallel.hpp"

#include <istream>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::bots {

namespace {

constexpr int most_shards = 10'000;
constexpr std::int64_t most_pieces = 1'000'000; // of a series
constexpr const char* is_a_shard = "roundhouse shard";

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
        series_.push_back({rules.digest, number, {}});
        return;
    }
    if (begun_ > series_.size() || series_[begun_ - 1].number != number)
        throw OtherWork(OtherWork::Kind::other_command);
    if (series_[begun_ - 1].digest != rules.digest) throw OtherWork(OtherWork::Kind::other_rules);
    if (std::ssize(series_[begun_ - 1].done) != number) throw OtherWork(OtherWork::Kind::incomplete);
}

bool Pieces::to_do(std::int64_t piece) const { return !knows_all_ && belongs_to(shard_, piece); }

const std::string* Pieces::known(std::int64_t piece) const {
    if (!knows_all_) return nullptr;
    const auto& done = series_[begun_ - 1].done;
    const auto found = done.find(piece);
    return found == done.end() ? nullptr : &found->second;
}

void Pieces::keep(std::int64_t piece, std::string done) {
    const std::lock_guard lock(keeping_);
    series_[begun_ - 1].done[piece] = std::move(done);
}

std::int64_t Pieces::number_here(std::int64_t number) const {
    return knows_all_ ? 0 : (number - shard_.number + shard_.of) / shard_.of;
}

namespace {

void take(const PieceWork& work, std::int64_t piece, const std::string& known) {
    try {
        work.take(piece, nlohmann::json::parse(known));
    } catch (const nlohmann::json::exception&) {
        throw OtherWork(OtherWork::Kind::forged);
    }
}

} // namespace

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
            if (const std::string* known = pieces->known(piece)) {
                take(work, piece, *known);
            } else if (pieces->to_do(piece)) {
                work.play(piece);
                pieces->keep(piece, work.write(piece).dump());
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
    const auto write = [&](const std::string& line) {
        sum = digest(line, sum);
        out << line << '\n';
    };
    write(head.dump());
    for (const Series& series : pieces.series()) {
        write(nlohmann::json{{"series", series.digest}, {"pieces", series.number}}.dump());
        for (const auto& [piece, done] : series.done)
            write(fmt::format(R"({{"done":{},"piece":{}}})", done, piece));
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
                const std::int64_t number = file.series.back().number;
                if (number < 0 || number > most_pieces) return {};
            } else {
                Series& series = file.series.at(file.series.size() - 1);
                const auto piece = next.at("piece").get<std::int64_t>();
                if (piece < 0 || piece >= series.number) return {};
                series.done[piece] = next.at("done").dump();
            }
        }
    } catch (const std::exception&) { // cut off in a line, or something else
        if (file.words.empty()) return {};
    }
    return file;
}

std::vector<Series> put_together(std::vector<ShardFile> files) {
    std::vector<Series> whole = std::move(files.at(0).series);
    for (std::size_t at = 1; at < files.size(); ++at) {
        if (files[at].series.size() != whole.size()) throw OtherWork(OtherWork::Kind::other_command);
        for (std::size_t i = 0; i < whole.size(); ++i) {
            Series& part = files[at].series[i];
            if (part.number != whole[i].number) throw OtherWork(OtherWork::Kind::other_command);
            if (part.digest != whole[i].digest) throw OtherWork(OtherWork::Kind::other_rules);
            whole[i].done.merge(part.done);
        }
    }
    return whole;
}

} // namespace roundhouse::bots
