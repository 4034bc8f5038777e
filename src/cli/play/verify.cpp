// roundhouse verify FILE

#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "present/deals.hpp"
#include "seating/games.hpp"

namespace roundhouse::cli {

int verify(const std::string& file, const Streams& streams) {
    const Screen screen(streams, Face::french);
    const std::filesystem::path game = file_or_newest(file);
    try {
        const seating::ProvedGame proved = seating::prove_game(game);
        for (const std::string& sentence : present::in_words(proved.proof, proved.header))
            screen.sentence(sentence);
        return all_well;
    } catch (const Trouble& trouble) {
        screen.warn(trouble.what());
        return not_as_expected;
    }
}

} // namespace roundhouse::cli
