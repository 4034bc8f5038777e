// Auction, trump and passing.

#include "game/action.hpp"
#include "variants/compile/compiler.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace roundhouse::variants {

namespace {

/// Values near `to` on which a rung from `from` in steps of `by` may end: not `from` itself.
std::string nearest_ends(int from, int to, int by) {
    const int below = to - (to - from) % by, above = below + by;
    return below > from ? fmt::format("{} and {} are the nearest that they do", below, above)
                        : fmt::format("{} is the nearest that they do", above);
}

/// Every rung must end on one of its own steps, or the ladder would have a hole there.
void read_ladder(Compiler& work, const Node& steps, AuctionRule& rule) {
    int from = rule.minimum;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Node node = steps.at(i);
        const auto by = node["by"].integer();
        const auto to = node["to"].integer();
        if (!by || *by < 1) return;
        if (i > 0 && !rule.steps.back().to)
            return work.report.fault("ladder", node.path(),
                                     "this rung is never reached: the one before has no `to`");
        if (to && *to <= from)
            return work.report.expected("ladder", node["to"].path(), fmt::format("a bid above {}", from),
                                        fmt::format("{}", *to));
        if (to && (*to - from) % *by != 0)
            return work.report.fault("ladder", node["to"].path(),
                                     fmt::format("steps of {} from {} do not reach {}", *by, from, *to),
                                     nearest_ends(from, *to, *by));
        rule.steps.push_back({to, *by});
        if (to) from = *to;
    }
}

/// Where raises say how far a bid goes over the last, `steps` still says which bid is the next one above.
void check_ladder_of_raises(Compiler& work, const Node& steps, const AuctionRule& rule) {
    for (std::size_t i = 0; i < rule.steps.size() && i < steps.size(); ++i)
        if (const int by = rule.steps[i].by;
            std::find(rule.raises.begin(), rule.raises.end(), by) == rule.raises.end())
            work.report.warn("ladder", steps.at(i)["by"].path(),
                             fmt::format("by `raises` no bid goes {} over the last", by),
                             "take `steps` out, or `raises`");
}

void read_raises(Compiler& work, const Node& from, AuctionRule& rule) {
    const Node raises = from["raises"];
    bool sound = true;
    for (std::size_t i = 0; i < raises.size(); ++i) {
        const auto raise = raises.at(i).integer();
        if (!raise) return;
        if (*raise >= rule.minimum && rule.minimum > 0) {
            work.report.expected("raise", raises.at(i).path(),
                                 fmt::format("a raise smaller than the minimum, {}", rule.minimum),
                                 fmt::format("{}", *raise));
            sound = false;
        }
        rule.raises.push_back(*raise);
    }
    if (rule.raises.empty()) return;
    if (rule.dealer_minimum)
        work.report.fault("raise", from["dealer_minimum"].path(),
                          "`raises` says what the first bid may be, the dealer's too",
                          "take `dealer_minimum` out, or `raises`");
    if (rule.steps.empty())
        rule.steps.push_back({{}, *std::min_element(rule.raises.begin(), rule.raises.end())});
    else if (sound)
        check_ladder_of_raises(work, from["steps"], rule);
}

HandsBack read_hands_back(const Node& pass) {
    const std::string when = pass.is_table() ? pass["hands_back"].text() : "";
    return when == "always"             ? HandsBack::always
           : when == "without marriage" ? HandsBack::without_marriage
                                        : HandsBack::never;
}

/// What a pass or a jump says of the caller's meld (D10).
std::optional<PointRange> read_meld_told(Compiler& work, const Node& call) {
    const Node told = call.is_table() ? call["meld"] : Node();
    if (!told || told.size() != 2) return {};
    const auto least = told.at(0).integer(), most = told.at(1).integer();
    if (!least || !most) return {};
    if (*least > *most)
        work.report.expected("pass_meld", told.path(), "the smaller number first",
                             fmt::format("{{ {}, {} }}", *least, *most));
    return PointRange{*least, *most};
}

void read_passes(Compiler& work, const Node& passes, AuctionRule& rule) {
    std::set<std::string> seen;
    for (std::size_t i = 0; i < passes.size(); ++i) {
        const Node node = passes.at(i);
        const std::string name = node.is_table() ? node["name"].text() : node.text();
        int number = 0;
        if (names_in(name).size() != 1 || names_in(name)[0] != name || parse_int(name, number))
            work.report.expected("pass_name", node.path(), "one word that is no number",
                                 fmt::format("\"{}\"", printable(name, 40)));
        else if (says_an_action(name))
            work.report.fault("pass_name", node.path(),
                              fmt::format("\"{}\" already says something else", name));
        else if (!seen.insert(name).second)
            work.report.fault("pass_name", node.path(), fmt::format("the call \"{}\" is listed twice", name));
        const bool says_more = node.is_table();
        rule.passes.push_back({name, says_more ? node["meaning"].text() : "", read_hands_back(node),
                               read_meld_told(work, node), says_more && node["aces_around"].truth()});
    }
    if (rule.passes.empty()) rule.passes.push_back({"pass", "", HandsBack::never, {}, false});
}

/// A duty to open, or a first bid that the rules make. Where somebody always bids, `nobody` is a fault.
void read_openings(Compiler& work, const Node& from, AuctionRule& rule) {
    const Node must_open = from["must_open"], nobody = from["nobody"];
    if (must_open.text() == "eldest") rule.must_open = MustOpen::eldest;
    if (must_open.text() == "holds a meld") rule.must_open = MustOpen::meld_holder;
    if (rule.must_open == MustOpen::meld_holder && !work.flows("meld"))
        work.report.fault("must_open", must_open.path(),
                          "the flow has no step \"meld\": nobody holds a meld");
    rule.forced_opening = from["opening"]["forced"].integer();
    if (rule.forced_opening && *rule.forced_opening < rule.minimum)
        work.report.expected("opening", from["opening"]["forced"].path(),
                             fmt::format("at least the minimum of {}", rule.minimum),
                             std::to_string(*rule.forced_opening));
    const bool risen =
        must_open || from["opening"] || from["dealer_minimum"] || from["raises"] || nobody["dealer_takes"];
    if (rule.summed && risen)
        work.report.fault("style", from["style"].path(),
                          "everybody names a number once: nobody must open, raise or take it",
                          "take `must_open`, `opening`, `dealer_minimum`, `raises` and `dealer_takes` out");
    const Node turns = from["turns"];
    if (turns.text() == "one each") rule.turns = CallTurns::one_each;
    if (turns.text() == "may return") rule.turns = CallTurns::may_return;
    if (rule.summed && rule.turns != CallTurns::until_passed)
        work.report.fault("turns", turns.path(), "where bids are added everybody names one number",
                          "take `turns` or `style` out");
    rule.most_jump = from["most_jump"].integer();
    if (rule.most_jump && (rule.summed || from["raises"]))
        work.report.fault("most_jump", from["most_jump"].path(),
                          rule.summed ? "no bid goes over another here" : "`raises` says how far a bid goes",
                          "take `most_jump` out");
    const bool somebody_bids = rule.must_open == MustOpen::eldest || rule.forced_opening;
    if (somebody_bids && nobody)
        work.report.fault("nobody", nobody.path(), "somebody always bids: the first call is a bid",
                          "take `nobody` out");
    if (rule.forced_opening && rule.must_open != MustOpen::nobody)
        work.report.fault("must_open", must_open.path(), "the rules make the first bid themselves",
                          "take `must_open` or `opening` out");
}

/// Bids can show meld only to one partner, and only if the ladder has room for it.
void read_convention(Compiler& work, const Node& from, AuctionRule& rule) {
    if (!from) return;
    MeldBids told{static_cast<int>(from["step"].integer_or(1)),
                  static_cast<int>(from["tells_from"].integer_or(2)),
                  static_cast<int>(from["unit"].integer_or(1)),
                  static_cast<int>(from["below"].integer_or(1)),
                  from["opening_asks"].truth(),
                  from["cover"].truth()};
    if (rule.summed || work.rules().sides != SidesForm::partners)
        work.report.fault("convention", from.path(), "nobody has one partner who could be told by a bid",
                          "take `convention` out, or say `sides = \"partners\"`");
    const int first = rule.minimum + told.tells_from * told.step;
    if (told.below <= first)
        work.report.expected("convention", from["below"].path(),
                             fmt::format("more than {}, the first bid that tells", first),
                             fmt::format("{}", told.below));
    rule.convention = told;
}

/// Jumps that announce by rule: each jump once, and not beside a convention of showing meld.
void read_tells(Compiler& work, const Node& from, AuctionRule& rule) {
    if (!from) return;
    if (rule.summed)
        work.report.fault("tells", from.path(), "no bid goes over another here", "take `tells` out");
    if (rule.convention)
        work.report.fault("tells", from.path(), "`convention` already says what bids tell",
                          "take `tells` or `convention` out");
    for (std::size_t i = 0; i < from.size(); ++i) {
        const Node node = from.at(i);
        const TellingJump jump{static_cast<int>(node["by"].integer_or(1)), node["meaning"].text(),
                               read_meld_told(work, node), node["aces_around"].truth()};
        if (announced(rule, rule.minimum + jump.by, 0))
            work.report.fault("tells", node.path(), fmt::format("a jump of {} is listed twice", jump.by));
        rule.tells.push_back(jump);
    }
}

} // namespace

void compile_auction(Compiler& work) {
    const Node from = work.from["auction"];
    if (!from || !work.flows("auction")) return;
    AuctionRule rule;
    rule.summed = from["style"].text() == "summed";
    rule.opens = from["opens"].text() == "dealer" ? Opens::dealer : Opens::left_of_dealer;
    rule.minimum = from["minimum"].integer_or(from["opening"]["forced"].integer_or(0));
    rule.dealer_minimum = from["dealer_minimum"].integer();
    if (!from["minimum"].written() && !from["opening"].written())
        work.report.expected("missing", from["minimum"].path(), "the lowest first bid", "nothing");
    if (!from["steps"].written() && !from["raises"].written())
        work.report.expected("missing", from["steps"].path(), "the ladder of bids, { { by = 10 } }",
                             "nothing", "or give `raises`");
    read_ladder(work, from["steps"], rule);
    read_raises(work, from, rule);
    read_passes(work, from["passes"], rule);
    if (const Node spoken = from["last_digit"])
        rule.last_digit = SpokenBids{spoken["from"].integer_or(0), spoken["by"].integer_or(1)};
    read_openings(work, from, rule);
    read_convention(work, from["convention"], rule);
    read_tells(work, from["tells"], rule);
    const Node nobody = from["nobody"];
    rule.dealer_takes = nobody["dealer_takes"].integer();
    if (rule.dealer_takes && rule.opens == Opens::dealer)
        work.report.fault(
            "nobody", nobody.path(),
            "the dealer calls first and has passed when all the others have: it never takes the bid",
            "let `opens` be \"left of dealer\", or name what is made of the hand");
    if (nobody && rule.dealer_takes.has_value() == nobody["name"].is_text())
        work.report.expected("nobody", nobody.path(), "either `dealer_takes` or a name and `goes_on`",
                             rule.dealer_takes ? "both" : "neither");
    work.rules().auction = std::move(rule);
}

namespace {

KittyRule read_kitty(Compiler& work, const Node& kitty) {
    const Rulebook& rules = work.rules();
    KittyRule rule{kitty["shown"].truth(true), kitty["to"].text() == "everyone"};
    if (!rule.to_everyone) return rule;
    if (rule.shown)
        work.report.fault("kitty", kitty["shown"].path(),
                          "a kitty for everyone is not shown: only the declarer sees it",
                          "say `shown = false`");
    if (rules.deal.kitty != rules.seats)
        work.report.expected("kitty", work.from["deal"]["kitty"].path(),
                             fmt::format("one card for each of {} players", rules.seats),
                             fmt::format("{}", rules.deal.kitty));
    if (work.flows("discard"))
        work.report.fault("kitty", kitty["to"].path(), "everybody keeps what they get: nothing is put away",
                          "take `discard` out");
    return rule;
}

Spares read_spares(Compiler& work, const Node& discard) {
    if (discard["spares"].is_table()) return Spares::listed;
    const std::string spares = discard["spares"].text();
    if (spares == "kinds beyond those held before") {
        const DealRule& deal = work.rules().deal;
        if (deal.kitty > deal.hand)
            work.report.fault(
                "spares", discard["spares"].path(),
                fmt::format("{} cards are put away, but only {} were held before", deal.kitty, deal.hand),
                "deal a smaller kitty, or larger hands");
        return Spares::kinds_taken;
    }
    if (spares != "melded cards, while others are left") return Spares::nothing;
    const auto& flow = work.flow;
    const auto meld = std::find(flow.begin(), flow.end(), "meld");
    if (std::find(meld, flow.end(), "discard") == flow.end())
        work.report.fault("spares", discard["spares"].path(), "nobody has melded before cards are put away",
                          "name the step \"discard\" after \"meld\"");
    return Spares::melded;
}

DiscardRule read_discard(Compiler& work, const Node& discard) {
    DiscardRule rule{read_spares(work, discard), discard["counts_for"].text() != "nobody"};
    if (rule.spares == Spares::listed)
        rule.kinds = read_kinds(work, discard["spares"]["cards"], work.rules().count).value_or(0);
    return rule;
}

/// A text, a number, true or false; "nothing" if there is none.
std::string as_written(const Node& node) {
    if (node.is_text()) return fmt::format("\"{}\"", printable(node.text(), 40));
    return node.written() ? script::in_words(*node.value()) : "nothing";
}

/// There are two ways of calling a card, and none between them: one that changes hands, one that makes a
/// partner.
CallCardRule called_card(Compiler& work, const Node& call) {
    CallCardRule rule{call["gives_back"].integer_or(0), call["holder"].is_text()};
    const auto needs = [&](const char* field, bool fits, const char* expected) {
        if (!fits)
            work.report.expected("call_card", call[field].path(),
                                 fmt::format("{}, where the holder {}", expected,
                                             rule.makes_partner ? "becomes partner" : "gives the card away"),
                                 as_written(call[field]));
    };
    needs("asks", (call["asks"].text() == "trump") == rule.makes_partner,
          rule.makes_partner ? "\"trump\"" : "\"any card not held\"");
    needs("hands_over", call["hands_over"].truth() != rule.makes_partner,
          rule.makes_partner ? "false" : "true");
    needs("nobody", (call["nobody"].text() == "asks again") == rule.makes_partner,
          rule.makes_partner ? "\"asks again\"" : "\"nothing\"");
    // Hands must be of one size when they are played.
    needs("gives_back", rule.gives_back == (rule.makes_partner ? 0 : 1),
          rule.makes_partner ? "no `gives_back`" : "1 card");
    return rule;
}

} // namespace

void compile_kitty(Compiler& work) {
    Rulebook& rules = work.rules();
    const Node kitty = work.from["kitty"], discard = work.from["discard"], call = work.from["call_card"];
    if (work.flows("kitty")) {
        rules.kitty = read_kitty(work, kitty);
        if (rules.deal.kitty == 0)
            work.report.expected("no_kitty", kitty.path(), "a deal that leaves a kitty", "none",
                                 "give `deal.kitty`, or take this out with `kitty = false`");
    } else if (rules.deal.kitty > 0) {
        work.report.fault("unused_kitty", work.from["deal"]["kitty"].path(),
                          "nobody takes the kitty: `flow` has no step \"kitty\"");
    }
    if (work.flows("discard"))
        rules.discard = read_discard(work, discard);
    else if (rules.kitty && !rules.kitty->to_everyone)
        work.report.fault("flow_order", kitty.path(),
                          "the declarer takes cards and puts none away: hands would be uneven",
                          "name the step \"discard\" after \"kitty\"");
    if (work.flows("call_card")) rules.call_card = called_card(work, call);
    const bool forms = rules.call_card && rules.call_card->makes_partner;
    if ((rules.sides == SidesForm::called) != forms)
        work.report.fault(
            "called_sides", forms ? call["holder"].path() : "sides",
            "sides \"called\" and a `call_card` whose holder \"becomes partner\" belong together",
            "write both, or neither");
}

void compile_trump(Compiler& work) {
    const Node from = work.from["trump"];
    if (!work.flows("trump")) return;
    TrumpRule rule;
    const std::string needs = from["needs"].text();
    if (needs == "marriage") rule.needs = TrumpNeeds::marriage;
    if (needs == "run") rule.needs = TrumpNeeds::run;
    if (needs == "dix") rule.needs = TrumpNeeds::dix;
    if (needs == "any") rule.needs = TrumpNeeds::marriage_or_dix;
    if (rule.needs == TrumpNeeds::dix && work.rules().deck.only(mask_of(Rank::nine)).empty())
        work.report.fault("trump_needs", from["needs"].path(),
                          "the deck has no nines, so nobody holds a dix");
    if (from && needs != "none" && !needs.empty() && !from["otherwise"].written())
        work.report.expected("missing", from["otherwise"].path(),
                             fmt::format("what happens to a hand without a {} in any suit", name(rule.needs)),
                             "nothing", "for example { \"no marriage\", goes_on = \"settle\" }");
    work.rules().trump = rule;
}

void compile_pass(Compiler& work) {
    const Node from = work.from["pass"];
    if (!from || !work.flows("pass")) return;
    ExchangeRule rule;
    rule.cards = from["cards"].integer_or(0);
    rule.declarer_first = from["first"].text() == "declarer";
    rule.simultaneous = from["order"].text() == "simultaneous";
    if (!from["back"].truth(true))
        work.report.fault("pass_back", from["back"].path(), "nothing comes back: hands would be uneven",
                          "take `back` out");
    if (rule.simultaneous && rule.declarer_first)
        work.report.warn("no_effect", from["first"].path(), "both give at once, so nobody is first",
                         "take `first` out, or `order`");
    const Rulebook& rules = work.rules();
    if (rules.deal.hand > 0 && rule.cards > rules.deal.hand)
        work.report.expected("pass_cards", from["cards"].path(),
                             fmt::format("at most the {} cards of a hand", rules.deal.hand),
                             fmt::format("{}", rule.cards));
    if (work.from["sides"].text() != "called" && partner_of(rules, 1) == 0)
        work.report.fault(
            "no_partner", from.path(),
            fmt::format("with sides \"{}\" and {} seats nobody has exactly one partner to pass to",
                        work.from["sides"].text(), rules.seats),
            "take `pass` out, or change `sides`");
    work.rules().exchange = rule;
}

} // namespace roundhouse::variants
