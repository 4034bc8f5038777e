// roundhouse merge FILE...

#include "base/characters.hpp"
#include "base/files.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "bots/lab/pieces.hpp"
#include "cli/commands.hpp"
#include "present/files.hpp"

#include <sstream>

namespace roundhouse::cli {

namespace {

bots::ShardFile opened(const std::string& path) {
    constexpr std::uint64_t most_bytes = std::uint64_t{1} << 30; // a million arena pieces take half of it
    auto text = read_file(path, most_bytes);
    if (!text) throw Trouble(capital(present::in_words(text.error(), path)) + ".");
    std::istringstream in(std::move(*text));
    auto file = bots::read_shard(in);
    if (!file)
        throw Trouble(tr("{}: this is not part of a run with --shard by this version of roundhouse",
                         printable_whole(path)));
    if (!file->is_whole)
        throw Trouble(tr("{}: part {} is cut off or damaged. Play it again.", printable_whole(path),
                         bots::to_string(file->shard)));
    return std::move(*file);
}

/// Requires every part of one piece of work exactly once; throws Trouble naming what is missing, given twice,
/// or from other work.
void require_all_parts(const std::vector<bots::ShardFile>& files, const std::vector<std::string>& paths) {
    const bots::ShardFile& first = files.front();
    std::vector<const std::string*> there(static_cast<std::size_t>(first.shard.of));
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (files[i].words != first.words || files[i].shard.of != first.shard.of)
            throw Trouble(tr("{0} and {1} are not parts of the same work.", printable_whole(paths[0]),
                             printable_whole(paths[i])));
        const std::string*& place = there[static_cast<std::size_t>(files[i].shard.number - 1)];
        if (place)
            throw Trouble(tr("Part {0} is there twice: {1} and {2}.", bots::to_string(files[i].shard),
                             printable_whole(*place), printable_whole(paths[i])));
        place = &paths[i];
    }
    Lines missing;
    for (int number = 1; number <= first.shard.of; ++number)
        if (!there[static_cast<std::size_t>(number - 1)])
            missing.push_back(bots::to_string(bots::Shard{number, first.shard.of}));
    if (!missing.empty())
        throw Trouble(tr_n("Part {} is missing.", "Parts {} are missing.", static_cast<int>(missing.size()),
                           join(missing, ", ")));
}

std::string why_not(const bots::OtherWork& other) {
    switch (other.kind) {
    case bots::OtherWork::Kind::other_command: break;
    case bots::OtherWork::Kind::other_rules:
        return tr("The rules have changed since the parts were played, or differ between the machines.");
    case bots::OtherWork::Kind::incomplete: return tr("Pieces are missing from the parts.");
    case bots::OtherWork::Kind::forged:
        return tr(
            "A part holds results that no run can have: it was not written by this program, or was changed.");
    }
    return tr("These files were not written by a command with --shard.");
}

} // namespace

int merge(const std::vector<std::string>& paths, const Streams& streams) {
    std::vector<bots::ShardFile> files;
    for (const std::string& path : paths) files.push_back(opened(path));
    require_all_parts(files, paths);
    try {
        const std::vector<std::string> words = files.front().words;
        bots::Pieces all(bots::put_together(std::move(files)));
        return run_over(words, all, streams);
    } catch (const bots::OtherWork& other) {
        throw Trouble(why_not(other));
    }
}

} // namespace roundhouse::cli
