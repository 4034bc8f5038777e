#pragma once
// The parts of the compiler, one for each section of a description. Private to this room. Each reads its
// section of `from`, writes its part of `rules` and reports what does not hold; order matters where a part
// reads what an earlier one wrote.

#include "variants/compile/compile.hpp"
#include "variants/compile/reach.hpp"

namespace roundhouse::variants {

struct Compiler {
    Node from;
    Report report;
    script::Sandbox& sandbox;
    Compiled made;
    std::vector<std::string> flow; ///< names of steps, without those whose section is `false`

    Rulebook& rules() { return made.rules; }
    bool flows(std::string_view step) const;
};

void compile_seats(Compiler& work);
void compile_deck(Compiler& work);
void compile_own_steps(Compiler& work);
void compile_flow(Compiler& work);
void compile_deal(Compiler& work);
void compile_draft(Compiler& work);
void compile_turn_up(Compiler& work);
void compile_draw_play(Compiler& work);
void compile_auction(Compiler& work);
void compile_kitty(Compiler& work);
void compile_trump(Compiler& work);
void compile_pass(Compiler& work);
void compile_melds(Compiler& work);
/// After everything else is read: the table in which the best melds are looked up. Reports melds that are too
/// many to search.
void compile_meld_table(Compiler& work);
void compile_marks(Compiler& work);
void compile_play(Compiler& work);
void compile_count(Compiler& work);
/// Contracts without trump; after play and count, which they may change.
void compile_contracts(Compiler& work);
void compile_exits(Compiler& work);
void compile_endings(Compiler& work);
/// After all of these are read and hold: warns of what can never happen.
void warn_of_idle(Compiler& work);

/// The rank a word names, with a finding at `path` if it names none.
std::optional<Rank> read_rank(Compiler& work, const std::string& path, std::string_view word);

/// The kinds that one word names, "A", "Qs" or "counters"; nothing if it names none.
std::optional<KindMask> kinds_of(const Rulebook& rules, const std::string& word, const CountRule& count);

/// The kinds that a text names: ranks ("A 10"), cards ("Qs Jd"), "counters" or "non-counters", by what tricks
/// count; nothing, with a finding, if it names none.
std::optional<KindMask> read_kinds(Compiler& work, const Node& node, const CountRule& count);

/// The ranks that a text names, each once, with findings for what is wrong.
std::vector<Rank> read_ranks(Compiler& work, const Node& ranks);

/// What tricks count, with this deck; `table` gets the points of each kind.
void read_count(Compiler& work, const Node& from, CountRule& count, PlayTable& table);

/// What must be played in the tricks of a step, as a list of filters says it; `table` and `count` have the
/// points of cards and ranks.
Must read_filters(Compiler& work, const Node& list, const PlayTable& table, const CountRule& count, Step step,
                  Binds binds);

/// The step of that name: the engine's, or one of the package's own.
std::optional<Step> step_named(const Rulebook& rules, std::string_view name);

/// A step's place in the flow, from 0; past its end if it is not there.
std::size_t place_in_flow(const std::vector<std::string>& flow, std::string_view step);

/// The words of a text as strings.
std::vector<std::string> names_in(std::string_view text);

} // namespace roundhouse::variants
