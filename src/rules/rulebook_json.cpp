#include "rules/rulebook_json.hpp"

#include "base/catalog/filled.hpp"
#include "cards/notation.hpp"

#include <array>

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace roundhouse {

using nlohmann::json;

namespace {

json to_json(const OptionValue& value) {
    return std::visit([](const auto& held) { return json(held); }, value);
}

json to_json(const Text& text) {
    json both{{"en", text.en}};
    for (const auto& [tag, other] : text.others) both[tag] = other;
    return both;
}

json options_json(const Rulebook& rules) {
    json list = json::array();
    for (const AgreedOption& option : rules.options) {
        json one{{"name", option.name},
                 {"label", option.label.en},
                 {"value", to_json(option.value)},
                 {"default", to_json(option.standard)}};
        for (const OptionValue& choice : option.choices) one["choices"].push_back(to_json(choice));
        if (option.choices.empty() && std::holds_alternative<int>(option.value))
            one.update({{"min", option.least}, {"max", option.most}, {"step", option.step}});
        list.push_back(std::move(one));
    }
    return list;
}

json auction_json(const AuctionRule& rule) {
    json steps = json::array(), passes = json::array();
    for (const Rung& rung : rule.steps) {
        json step{{"by", rung.by}};
        if (rung.to) step["to"] = *rung.to;
        steps.push_back(std::move(step));
    }
    constexpr std::array hands_back{"never", "always", "without marriage"};
    for (const PassCall& pass : rule.passes) {
        json told{{"name", pass.name},
                  {"meaning", pass.meaning},
                  {"hands_back", hands_back[static_cast<std::size_t>(pass.hands_back)]}};
        if (pass.meld) told["meld"] = {pass.meld->least, pass.meld->most};
        if (pass.aces_around) told["aces_around"] = true;
        passes.push_back(std::move(told));
    }
    json auction{{"opens", rule.opens == Opens::dealer ? "dealer" : "left of dealer"},
                 {"minimum", rule.minimum},
                 {"steps", steps},
                 {"raises", rule.raises},
                 {"passes", passes}};
    if (rule.last_digit)
        auction["last_digit"] = {{"from", rule.last_digit->from}, {"by", rule.last_digit->by}};
    if (const auto& told = rule.convention)
        auction["convention"] = {{"step", told->step},   {"tells_from", told->tells_from},
                                 {"unit", told->unit},   {"below", told->below},
                                 {"cover", told->cover}, {"opening_asks", told->opening_asks}};
    for (const TellingJump& jump : rule.tells) {
        json told{{"by", jump.by}, {"meaning", jump.meaning}, {"aces_around", jump.aces_around}};
        if (jump.meld) told["meld"] = {jump.meld->least, jump.meld->most};
        auction["tells"].push_back(std::move(told));
    }
    if (rule.dealer_minimum) auction["dealer_minimum"] = *rule.dealer_minimum;
    constexpr std::array must_open{"nobody", "eldest", "holds a meld"};
    if (rule.must_open != MustOpen::nobody)
        auction["must_open"] = must_open[static_cast<std::size_t>(rule.must_open)];
    if (rule.summed) auction["style"] = "summed";
    if (rule.turns != CallTurns::until_passed)
        auction["turns"] = rule.turns == CallTurns::one_each ? "one each" : "may return";
    if (rule.most_jump) auction["most_jump"] = *rule.most_jump;
    if (rule.forced_opening) auction["opening"] = {{"forced", *rule.forced_opening}};
    if (rule.dealer_takes) auction["nobody"] = {{"dealer_takes", *rule.dealer_takes}};
    return auction;
}

std::string of_json(const MeldRule& rule) {
    constexpr std::array suits{"given", "trump", "plain", "any", "each", "mixed"};
    return suits[static_cast<std::size_t>(rule.of)];
}

std::string cards_json(const MeldRule& rule) {
    if (rule.of == MeldSuit::given) return notation(rule.cards);
    if (rule.of == MeldSuit::mixed)
        return fmt::format("any {} of {}", rule.ranks.size(), letter(rule.ranks.front()));
    std::string cards;
    for (const Rank rank : rule.ranks) cards += (cards.empty() ? "" : " ") + letter(rank);
    return cards;
}

json melds_json(const Rulebook& rules) {
    json list = json::array();
    for (const MeldRule& rule : rules.meld_rules) {
        list.push_back({{"names", rule.names},
                        {"type", rule.type},
                        {"cards", cards_json(rule)},
                        {"of", of_json(rule)},
                        {"points", rule.points},
                        {"announced", rule.announced}});
        if (!rule.also_in.empty()) list.back()["also_in"] = rule.also_in;
        if (rule.beside) list.back()["beside"] = true;
        if (rule.wins_at) list.back()["wins_at"] = rule.wins_at;
    }
    return list;
}

json must_json(const Must& must) {
    json list = json::array();
    for (const Filter& filter : must) {
        json one{{"name", filter.name}};
        if (filter.keep == Keep::listed)
            one["keep"] = {{"cards", notation(CardSet::of(filter.kinds))}};
        else
            one["keep"] = keep_names[static_cast<std::size_t>(filter.keep)];
        if (!filter.when_text.empty()) one["when"] = filter.when_text;
        for (unsigned i = 0; i < filter.when.compared; ++i) {
            const Threshold& own = filter.when.thresholds[i];
            one["compares"].push_back({{"measure", measure_names[static_cast<std::size_t>(own.measure)]},
                                       {"at_least", own.at_least}});
        }
        // The condition as a table of bits, most significant first: one for each of the 256 combinations of
        // facts, repeated for each combination of its thresholds.
        if (filter.when != Condition{}) {
            std::string bits;
            for (unsigned facts = filter.when.combinations(); facts-- > 0;)
                bits += filter.when.holds(facts) ? '1' : '0';
            one["holds"] = bits;
        }
        list.push_back(std::move(one));
    }
    return list;
}

json exits_json(const Rulebook& rules) {
    constexpr std::array melds{"everyone", "other sides", "nobody"};
    json list = json::array();
    for (const ExitRule& exit : rules.exits) {
        json at = json::array(), goes_on = json::array(), when = json::object();
        for (const Step step : exit.at) at.push_back(name(rules, step));
        if (exit.at_lead) at.push_back("lead");
        for (const Step step : exit.goes_on) goes_on.push_back(name(rules, step));
        if (exit.when.bid_above_meld) when["bid_above_meld"] = *exit.when.bid_above_meld;
        if (exit.when.meld_under) when["meld_under"] = *exit.when.meld_under;
        if (exit.when.forced) when["forced"] = *exit.when.forced;
        if (exit.when.no_suit) when["no_suit"] = true;
        if (exit.when.had_to_open) when["opening"] = "forced";
        if (exit.when.bid) when["bid"] = *exit.when.bid;
        if (exit.when.nobody_bid) when["nobody_bid"] = true;
        for (const HandCount& fact : exit.when.holds) {
            json held{{"of", fact.of}, {"least", fact.least}};
            if (fact.most) held["most"] = *fact.most;
            when["holds"].push_back(std::move(held));
        }
        if (exit.deals_again) goes_on.push_back("deal");
        list.push_back({{"name", exit.name},
                        {"at", at},
                        {"who", exit.by_rule  ? "rule"
                                : exit.anyone ? "anyone"
                                              : "declarer"},
                        {"by_rule", exit.by_rule},
                        {"when", when},
                        {"goes_on", goes_on},
                        {"melds", melds[static_cast<std::size_t>(exit.melds)]},
                        {"text", exit.text}});
    }
    return list;
}

json count_json(const Rulebook& rules) {
    json count{{"last_trick", rules.count.last_trick}, {"total", rules.count.total}};
    for (const Rank rank : rules.ranks)
        count["cards"][letter(rank)] = rules.count.points[static_cast<std::size_t>(index(rank))];
    return count;
}

json ranks_json(const Rulebook& rules) {
    json ranks = json::array();
    for (const Rank rank : rules.ranks) ranks.push_back(letter(rank));
    return ranks;
}

/// What differs in a contract with rules of its own.
void add_own(const Rulebook& own, json& contract) {
    contract["ranks"] = ranks_json(own);
    contract["count"] = count_json(own);
    contract["lead"] = must_json(own.play.lead);
    contract["follow"] = must_json(own.play.follow);
}

json trump_json(const TrumpRule& rule) {
    json also = json::array();
    for (const SideContract& contract : rule.also) {
        json one{{"name", contract.name},
                 {"goal", goal_names[static_cast<std::size_t>(contract.goal)]},
                 {"melds", contract.melds}};
        if (contract.bid_up_to) one["bid_up_to"] = *contract.bid_up_to;
        if (contract.times != 1) one["times"] = contract.times;
        if (contract.own) add_own(*contract.own, one);
        also.push_back(std::move(one));
    }
    return {{"needs", name(rule.needs)}, {"also", also}};
}

json discard_json(const Rulebook& rules) {
    constexpr std::array spares{"nothing", "kinds beyond those held before",
                                "melded cards, while others are left"};
    const DiscardRule& rule = *rules.discard;
    const json spared = rule.spares == Spares::listed ? json{{"cards", notation(CardSet::of(rule.kinds))}}
                                                      : json(spares[static_cast<std::size_t>(rule.spares)]);
    return {{"cards", rules.deal.kitty},
            {"spares", spared},
            {"counts_for", rules.discard->counts ? "declarer" : "nobody"}};
}

void add_draws(const Rulebook& rules, json& book) {
    if (rules.deal.stock) book["deal"]["stock"] = rules.deal.stock;
    const auto first = [](bool dealer) { return dealer ? "dealer" : "left of dealer"; };
    if (rules.draft)
        book["draft"] = {
            {"first", first(rules.draft->dealer_first)},
            {"declarers_pile", rules.draft->declarers_pile_to_others ? "other side" : "own side"}};
    if (rules.turn_up) {
        book["turn_up"] = {{"makes", "trump"}, {"lies", "under the stock"}};
        if (rules.turn_up->pays)
            book["turn_up"]["pays"] = {
                {"rank", letter(*rules.turn_up->pays)}, {"points", rules.turn_up->points}, {"to", "dealer"}};
    }
    if (!rules.draw_play) return;
    const DrawPlayRule& rule = *rules.draw_play;
    book["draw_play"] = {{"first", first(rule.dealer_first)},
                         {"tricks", drawing_tricks(rules)},
                         {"lead", must_json(rule.table.lead)},
                         {"follow", must_json(rule.table.follow)},
                         {"meld", {{"most", rule.most_melds}, {"needs_new_card", rule.needs_new_card}}}};
    if (rule.swap) book["draw_play"]["swap"] = letter(*rule.swap);
}

/// The optional sections of a rulebook.
void add_steps(const Rulebook& rules, json& book) {
    add_draws(rules, book);
    if (rules.auction) book["auction"] = auction_json(*rules.auction);
    if (rules.kitty)
        book["kitty"] = {{"cards", rules.deal.kitty},
                         {"shown", rules.kitty->shown},
                         {"to", rules.kitty->to_everyone ? "everyone" : "declarer"}};
    if (rules.discard) book["discard"] = discard_json(rules);
    if (rules.call_card) book["call_card"] = {{"gives_back", rules.call_card->gives_back}};
    if (rules.call_card && rules.call_card->makes_partner) book["call_card"] = {{"makes_partner", true}};
    for (const MarkRule& mark : rules.marks)
        book["marks"].push_back({{"name", mark.pattern.names[0]},
                                 {"cards", (mark.any ? "any " + std::to_string(mark.any) + " of " : "") +
                                               cards_json(mark.pattern)},
                                 {"of", of_json(mark.pattern)},
                                 {"worth", mark.worth}});
    if (rules.trump) book["trump"] = trump_json(*rules.trump);
    for (const OwnStep& step : rules.own_steps)
        book["own_steps"].push_back(
            {{"name", step.name}, {"title", to_json(step.title)}, {"text", step.text}});
    if (rules.exchange)
        book["pass"] = {{"cards", rules.exchange->cards},
                        {"first", rules.exchange->declarer_first ? "declarer" : "partner"},
                        {"back", true},
                        {"order", rules.exchange->simultaneous ? "simultaneous" : "in turn"}};
}

json described_json(const Described& described) {
    json one{{"kind", described.kind}, {"text", json::array()}};
    for (const auto& [name, value] : described.facts) one[name] = to_json(value);
    for (const Clause& clause : described.clauses) one["text"].push_back(in_english(clause));
    return one;
}

} // namespace

std::string in_english(const Clause& clause) {
    if (clause.text.empty()) return std::to_string(clause.number);
    std::vector<std::string> parts;
    for (const Clause& part : clause.parts) parts.push_back(in_english(part));
    return filled(clause.text, parts);
}

json to_json(const Rulebook& rules) {
    constexpr std::array sides{"each", "partners", "two teams", "four teams", "called"};
    constexpr std::array leads{"declarer", "left of dealer", "winner of the last trick"};
    json flow = json::array(), parties = json::array();
    for (const Step step : rules.flow) flow.push_back(name(rules, step));
    for (Party party = 1; party <= rules.parties && !somebody_sits_out(rules); ++party)
        parties.push_back(seats_of(rules, party));
    json book{
        {"variant", rules.id},
        {"digest", rules.digest},
        {"title", to_json(rules.title)},
        {"options", options_json(rules)},
        {"seats", rules.seats},
        {"people", rules.people},
        {"sides", sides[static_cast<std::size_t>(rules.sides)]},
        {"parties", parties},
        {"turn", rules.turn == Turn::clockwise ? "clockwise" : "counter-clockwise"},
        {"deck",
         {{"ranks", ranks_json(rules)}, {"cards", notation(rules.deck)}, {"size", rules.deck.size()}}},
        {"deal", {{"hand", rules.deal.hand}, {"kitty", rules.deal.kitty}, {"packets", rules.deal.packets}}},
        {"flow", flow},
        {"melds", melds_json(rules)},
        {"meld_at_least", rules.meld_at_least},
        {"play",
         {{"first", leads[static_cast<std::size_t>(rules.first_lead)]},
          {"lead", must_json(rules.play.lead)},
          {"follow", must_json(rules.play.follow)}}},
        {"count", count_json(rules)},
        {"exits", exits_json(rules)},
        {"tallies", json::array()},
        {"enforcement", rules.enforcement == Enforcement::referee ? "referee" : "strict"},
        {"settle", described_json(rules.settle_says)},
        {"ending", described_json(rules.ending_says)}};
    if (!rules.summary.en.empty()) book["summary"] = to_json(rules.summary);
    book["face"] = name(rules.face);
    for (const Tally& tally : rules.tallies) {
        book["tallies"].push_back(tally.name);
        book["tally_titles"][tally.name] = tally.title.en.empty() ? tally.name : tally.title.en;
    }
    if (rules.win_pays)
        book["ending"]["pays"] = {{"tally", rules.win_pays->tally}, {"points", rules.win_pays->points}};
    add_steps(rules, book);
    return book;
}

} // namespace roundhouse
