// Contracts without trump, some with ranks, counts and compulsion of their own.

#include "variants/compile/compiler.hpp"

#include <algorithm>
#include <set>

namespace roundhouse::variants {

namespace {

Goal goal_of(const Node& node) {
    const auto goal = std::find(goal_names.begin(), goal_names.end(), node.text());
    return goal == goal_names.end() ? Goal::every_trick : static_cast<Goal>(goal - goal_names.begin());
}

/// In a contract with a count of its own, the counters that a filter of the main game lists are those of the
/// contract.
void count_anew(Compiler& work, const Node& list, const CountRule& count, Must& must) {
    if (list.size() != must.size()) return; // one of them is refused, which is reported already
    for (std::size_t i = 0; i < must.size(); ++i) {
        if (must[i].keep != Keep::listed) continue;
        must[i].kinds = 0;
        for (const std::string& word : names_in(list.at(i)["keep"]["cards"].text()))
            must[i].kinds |= kinds_of(work.rules(), word, count).value_or(0);
    }
}

/// What must be played while cards are drawn stays the same; cards rank and count there as in the contract.
std::optional<DrawPlayRule> draw_play_in(Compiler& work, const Rulebook& own, bool counts_anew) {
    std::optional<DrawPlayRule> draw = work.rules().draw_play;
    if (!draw) return {};
    PlayTable table = own.play;
    table.lead = draw->table.lead;
    table.follow = draw->table.follow;
    if (counts_anew) {
        count_anew(work, work.from["draw_play"]["lead"], own.count, table.lead);
        count_anew(work, work.from["draw_play"]["follow"], own.count, table.follow);
    }
    roundhouse::compile(table, own.ranks);
    draw->table = std::move(table);
    return draw;
}

/// Only ranks, play, tricks while cards are drawn, and count, if the contract says anything about them; the
/// package adds the rest when it is complete.
std::shared_ptr<const Rulebook> own_rules(Compiler& work, const Node& node) {
    const Node ranks = node["ranks"], count = node["count"], lead = node["lead"], follow = node["follow"];
    if (!ranks && !count && !lead && !follow) return {};
    const Rulebook& rules = work.rules();
    auto own = std::make_shared<Rulebook>();
    own->ranks = ranks ? read_ranks(work, ranks) : rules.ranks;
    own->count = rules.count;
    own->play = rules.play;
    if (ranks &&
        !std::is_permutation(own->ranks.begin(), own->ranks.end(), rules.ranks.begin(), rules.ranks.end()))
        work.report.expected("contract_ranks", ranks.path(), "every rank of the deck, in another order",
                             "\"" + printable(ranks.text(), 40) + "\"");
    if (count) {
        own->count = {};
        own->play.points = {};
        read_count(work, count, own->count, own->play);
        count_anew(work, work.from["play"]["lead"], own->count, own->play.lead);
        count_anew(work, work.from["play"]["follow"], own->count, own->play.follow);
    }
    if (lead) own->play.lead = read_filters(work, lead, own->play, own->count, Step::play, Binds::leader);
    if (follow)
        own->play.follow = read_filters(work, follow, own->play, own->count, Step::play, Binds::followers);
    roundhouse::compile(own->play, own->ranks);
    own->draw_play = draw_play_in(work, *own, bool(count));
    return own;
}

SideContract read_contract(Compiler& work, const Node& node) {
    SideContract contract;
    contract.name = node["name"].text();
    contract.goal = goal_of(node["declarer_takes"]);
    contract.melds = node["melds"].truth(true);
    contract.bid_up_to = node["bid_up_to"].integer();
    contract.times = node["times"].integer_or(1);
    contract.own = own_rules(work, node);
    return contract;
}

} // namespace

void compile_contracts(Compiler& work) {
    const Node also = work.from["trump"]["also"];
    if (!work.rules().trump) return;
    std::set<std::string> seen{"trump"};
    for (std::size_t i = 0; i < also.size(); ++i) {
        SideContract contract = read_contract(work, also.at(i));
        if (!contract.name.empty() && !seen.insert(contract.name).second)
            work.report.fault("contract_name", also.at(i).path(), "this contract is listed twice");
        work.rules().trump->also.push_back(std::move(contract));
    }
}

void complete_contracts(Rulebook& rules) {
    if (!rules.trump) return;
    Rulebook shared = rules;
    for (SideContract& contract : shared.trump->also) contract.own = nullptr; // none is named within another
    for (SideContract& contract : rules.trump->also) {
        if (!contract.own) continue;
        Rulebook own = shared;
        own.ranks = contract.own->ranks;
        own.play = contract.own->play;
        own.draw_play = contract.own->draw_play;
        own.count = contract.own->count;
        contract.own = std::make_shared<const Rulebook>(std::move(own));
    }
}

} // namespace roundhouse::variants
