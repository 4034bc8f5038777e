// What lies over the table: the answers to choose from, melds, the last trick, explanations.

#include "table/scene.hpp"

#include "teach/explain.hpp"

#include <fmt/format.h>

namespace roundhouse::table {

// ---- answers

void TableScene::lay_choices(const Canvas& canvas) {
    choices_.clear();
    choices_panel_ = {};
    if (!asked()) return;
    const float t = layout_.text;
    std::vector<float> widths;
    bool cards = false;
    const auto add = [&](const Choice& choice) {
        Button button;
        button.label = words_(choice.label) + (choice.whom.empty() ? "" : " " + choice.whom);
        button.meaning = words_(choice.meaning);
        if (choice.key)
            button.key_hint = static_cast<char>(choice.key >= 'a' ? choice.key - 'a' + 'A' : choice.key);
        button.sign = choice.sign;
        button.card = choice.card;
        cards = cards || choice.card;
        choices_.push_back(std::move(button));
    };
    // A long ladder stands closer than a few answers do.
    const auto measure = [&](bool close) {
        widths.clear();
        for (const Button& button : choices_) {
            const float text = canvas.measure(button.label, {Size::body, true}).x +
                               (button.sign ? 30 * t : 0) + (button.key_hint.empty() ? 0 : 22 * t);
            widths.push_back(button.card ? 62 * t
                             : close     ? std::max(text + 20 * t, 46 * t)
                                         : std::max(text + 30 * t, 64 * t));
        }
    };
    for (const Choice& choice : offer_.choices) add(choice);
    if (offer_.picking == Picking::several) {
        const auto chosen = static_cast<int>(std::count(picked_.begin(), picked_.end(), true));
        if (offer_.may_lead) {
            add({words_("Lead it"),
                 words_("Led before discarding: against the rules."),
                 {},
                 {},
                 {},
                 0,
                 true});
            choices_.back().enabled = chosen == 1;
        }
        add({fmt::format("{} ({}/{})", words_("Done"), chosen, offer_.how_many), "", {}, {}, {}, 'd', false});
        choices_.back().gold = choices_.back().enabled = chosen == offer_.how_many;
    } else if (decision_.kind == DecisionKind::call) {
        if (offer_.more_bids) add({words_("Higher") + " »", words_("Higher bids"), {}, {}, {}, '+', false});
        if (from_bid_ > 0) add({"« " + words_("Lower"), words_("Lower bids"), {}, {}, {}, '-', false});
    }
    if (choices_.empty() && !offer_.in_words) return;
    measure(false);
    float gap = 8 * t, height = cards ? 62 * t * card_aspect : 38 * t;
    if (offer_.picking == Picking::one) { // beside the trick, not over it
        Rect area = layout_.column;
        const float needed = height_of_buttons(area.width, widths, height, gap);
        const float tools_top = tools_.empty() ? area.bottom() : tools_.front().place.top;
        area = {area.left, tools_top - needed - gap, area.width, needed};
        const auto places = lay_buttons(area, widths, height, gap);
        for (std::size_t i = 0; i < places.size(); ++i) choices_[i].place = places[i];
        return;
    }
    const Rect& middle = layout_.middle;
    const float pad = 16 * t, head = 34 * t;
    const float most = std::min({middle.width - 8 * t, 640 * t, layout_.felt.width - 2 * pad}) - 2 * pad;
    if (!cards && height_of_buttons(most, widths, height, gap) + head + 2 * pad > middle.height) {
        measure(true);
        gap = 5 * t;
        height = 32 * t;
    }
    // No wider than what stands in it.
    float inner = -gap;
    for (const float width : widths) inner += width + gap;
    inner = std::max({inner, canvas.measure(offer_.title, {Size::large, true}).x, 280 * t});
    inner = offer_.in_words ? most : std::min(inner, most);
    const float needed = offer_.in_words ? 150 * t : height_of_buttons(inner, widths, height, gap);
    const float width = inner + 2 * pad,
                shown = offer_.shown ? 0.8F * layout_.card_width * card_aspect + pad : 0,
                all = needed + head + shown + 2 * pad;
    const float top =
        std::max(layout_.felt.top, std::min(middle.top + (middle.height - all) / 2, middle.bottom() - all));
    choices_panel_ = {middle.centre().x - width / 2, top, width, all};
    const auto places =
        lay_buttons({choices_panel_.left + pad, choices_panel_.top + pad + head + shown, inner, needed},
                    widths, height, gap);
    for (std::size_t i = 0; i < places.size(); ++i) choices_[i].place = places[i];
}

void TableScene::draw_choices(const Canvas& canvas) const {
    const float t = layout_.text;
    if (choices_panel_.width > 0) {
        canvas.fill(choices_panel_, look::panel, 14 * t);
        const Rect head{choices_panel_.left + 16 * t, choices_panel_.top + 14 * t,
                        choices_panel_.width - 32 * t, 28 * t};
        canvas.text(head, words_(offer_.title), {Size::large, true}, Align::centre);
    }
    if (offer_.in_words) {
        std::string text;
        for (const std::string& line : teach::explain_decision(view(), decision_, settings_.cards.face))
            text += line + "\n";
        const Rect box = choices_panel_.grown(-16 * t);
        canvas.paragraph({box.left, box.top + 34 * t, box.width, 100 * t}, text,
                         {Size::body, false, look::quiet});
        const Rect line{box.left, box.bottom() - 34 * t, box.width, 34 * t};
        canvas.fill(line, look::button, 8 * t);
        canvas.text(line.grown(-10 * t), words_typed_ + "▌", {Size::label, false});
    }
    for (std::size_t i = 0; i < choices_.size(); ++i)
        draw_button(canvas, choices_[i], focused_choice_ == static_cast<int>(i));
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        const Button& choice = choices_[i];
        const bool shown = choice.place.contains(mouse_) || focused_choice_ == static_cast<int>(i);
        if (!shown || choice.meaning.empty() || bubble_) continue;
        const float width = std::min(330 * t, layout_.felt.width - 20 * t);
        const TextStyle style{Size::body, false, look::ink};
        const float height = canvas.height_of(choice.meaning, style, width - 24 * t) + 20 * t;
        const float x =
            std::clamp(choice.place.centre().x - width / 2, 8 * t, layout_.column.right() - width);
        const Rect box{x, choice.place.bottom() + 8 * t, width, height};
        canvas.fill(box, look::bubble, 9 * t);
        canvas.paragraph({box.left + 12 * t, box.top + 10 * t, width - 24 * t, height - 12 * t},
                         choice.meaning, style);
        break;
    }
}

// ---- melds and the last trick

namespace {

/// Where a board's cards would be smaller than this part of a hand's, melds are not named.
constexpr float least_named = 0.36F;

} // namespace

/// The viewer's side first, then side by side as they sit.
std::vector<Seat> TableScene::melding_order() const {
    const Rulebook& rules = session_.rules();
    std::vector<Seat> order;
    for (int i = 0; i < rules.seats; ++i) {
        const Seat first = onward(viewer_, i, rules.seats);
        for (int j = 0; j < rules.seats; ++j) {
            const Seat seat = onward(first, j, rules.seats);
            const bool together = seat == first || (rules.sides != SidesForm::called &&
                                                    rules.party[seat] == rules.party[first]);
            if (together && std::find(order.begin(), order.end(), seat) == order.end()) order.push_back(seat);
        }
    }
    return order;
}

void TableScene::draw_melds(const Canvas& canvas) const {
    const float t = layout_.text;
    const View seen = view();
    const std::vector<Seat> order = melding_order();
    std::vector<BoardSection> sections;
    std::vector<Lines> captions;
    std::vector<std::vector<const ShownMeld*>> melds;
    const auto collect = [&](bool brief) {
        sections.assign(order.size(), {});
        captions.assign(order.size(), {});
        melds.assign(order.size(), {});
        for (const ShownMeld& shown : seen.melds()) {
            const auto i =
                static_cast<std::size_t>(std::find(order.begin(), order.end(), shown.seat) - order.begin());
            const MeldRule& rule = session_.rules().meld_rules[static_cast<std::size_t>(shown.meld.rule)];
            std::string text = std::to_string(shown.meld.points);
            if (!brief)
                text =
                    fmt::format("{} · {}", in_words(rule, shown.meld.multiple, settings_.cards.face), text);
            sections[i].cards.push_back(shown.meld.cards.size());
            sections[i].captions.push_back(canvas.measure(text, {Size::small}).x + 4);
            captions[i].push_back(text);
            melds[i].push_back(&shown);
        }
    };
    collect(false);
    const Rect& felt = layout_.felt;
    Rect panel{felt.left + 12 * t, felt.top, felt.width - 24 * t,
               layout_.seats[viewer_].pill.top - felt.top - 8 * t};
    const float pad = 16 * t, head = 36 * t;
    const Rect area{panel.left + pad, panel.top + pad + head, panel.width - 2 * pad,
                    panel.height - 2 * pad - head};
    Board board = lay_board(area, sections, 20 * t, layout_.card_width);
    if (board.card_width < least_named * layout_.card_width) { // the points alone leave room for the cards
        collect(true);
        Board brief = lay_board(area, sections, 20 * t, layout_.card_width);
        if (brief.card_width > 1.2F * board.card_width)
            board = std::move(brief);
        else
            collect(false);
    }
    float bottom = area.top + 40 * t;
    for (const BoardPlace& place : board.sections) bottom = std::max(bottom, place.bottom);
    panel.height = std::min(bottom + pad - panel.top, panel.height);
    canvas.fill(panel, look::panel, 14 * t);
    const Rect title{area.left, panel.top + pad - 2 * t, area.width, 28 * t};
    canvas.text(title, words_("Melds"), {Size::large, true});
    const std::string go_on = words_("Go on");
    const float wide = canvas.measure(go_on, {Size::body, true}).x + 84 * t;
    const Rect button{title.right() - wide, title.top, wide, 30 * t};
    canvas.fill(button, look::gold, 15 * t);
    canvas.text({button.left + 16 * t, button.top, wide - 32 * t, button.height}, go_on,
                {Size::body, true, look::ink});
    canvas.text({button.left + 16 * t, button.top, wide - 32 * t, button.height}, "Enter",
                {Size::small, false, look::ink}, Align::right);
    for (std::size_t i = 0; i < board.sections.size(); ++i) {
        const BoardPlace& place = board.sections[i];
        const Seat seat = order[i];
        const std::string points = std::to_string(seen.meld_points(seat));
        const TextStyle bold{Size::body, true};
        std::string who = name_at(seat);
        if (is_ours(seat)) who += " (" + words_("partner") + ")";
        const float width = canvas.measure(points, bold).x;
        canvas.text({place.heading.left, place.heading.top, place.heading.width - width - 8 * t,
                     place.heading.height},
                    who, {Size::body, true, seat == viewer_ ? look::gold : look::text});
        canvas.text(place.heading, points, bold, Align::right);
        canvas.line({place.heading.left, place.heading.bottom()},
                    {place.heading.right(), place.heading.bottom()}, look::button, 1.5F * t);
        for (std::size_t j = 0; j < place.cards.size(); ++j) {
            const auto cards = teach::sorted_for_people(melds[i][j]->meld.cards);
            for (std::size_t k = 0; k < place.cards[j].size(); ++k) canvas.card(cards[k], place.cards[j][k]);
            canvas.text(place.captions[j], captions[i][j], {Size::small, false, look::quiet});
        }
    }
}

void TableScene::draw_last_trick(const Canvas& canvas) const {
    const View seen = view();
    if (seen.finished_tricks().empty()) return;
    const TrickRecord& trick = seen.finished_tricks().back();
    const float t = layout_.text;
    const int seats = session_.rules().seats;
    const float width = std::min(0.8F * layout_.card_width,
                                 (layout_.felt.width - 60 * t) / static_cast<float>(seats) - 12 * t);
    const float step = std::max(width + 12 * t,
                                std::min(110 * t, (layout_.felt.width - 60 * t) / static_cast<float>(seats)));
    const float across = step * static_cast<float>(seats) + 30 * t, tall = width * card_aspect + 110 * t;
    const Point middle{layout_.felt.centre().x, layout_.middle.centre().y};
    const Rect panel{middle.x - across / 2, std::max(middle.y - tall / 2, layout_.felt.top), across, tall};
    canvas.fill(panel, look::panel.faded(0.97F), 14 * t);
    canvas.text({panel.left, panel.top + 10 * t, panel.width, 26 * t},
                fmt::format("{} · {}", words_("Last trick"), trick.points), {Size::label, true},
                Align::centre);
    for (int i = 0; i < seats; ++i) {
        const Seat seat = onward(trick.leader, i, seats);
        const Point at{panel.left + 15 * t + step * (static_cast<float>(i) + 0.5F),
                       panel.top + 46 * t + width * card_aspect / 2};
        canvas.card(trick.cards[static_cast<std::size_t>(i)], {at, width, 0});
        const bool won = seat == trick.winner;
        if (won) canvas.ring({at, width, 0}, look::gold);
        canvas.text({at.x - step / 2, panel.bottom() - 44 * t, step, 24 * t}, session_.name(seat),
                    {Size::body, won, won ? look::gold : look::text}, Align::centre);
    }
}

// ---- explanations

void TableScene::draw_bubble(const Canvas& canvas) const {
    if (!bubble_) return;
    const float t = layout_.text;
    const float width = std::min(380 * t, layout_.felt.width - 24 * t);
    const TextStyle head{Size::body, true, look::ink}, body{Size::body, false, look::ink};
    const float title = canvas.height_of(bubble_->title, head, width - 32 * t),
                text = canvas.height_of(bubble_->text, body, width - 32 * t);
    const float height = title + text + 30 * t;
    const Rect& felt = layout_.felt;
    Rect box{std::clamp(bubble_->at.x - 40 * t, felt.left + 12 * t,
                        std::max(felt.right() - width - 12 * t, 12 * t)),
             bubble_->at.y - height - 16 * t, width, height};
    const bool above = box.top >= layout_.bar.bottom();
    if (!above) box.top = layout_.bar.bottom() + 6 * t;
    canvas.fill({box.left + 2 * t, box.top + 4 * t, box.width, box.height}, look::panel.faded(0.45F), 11 * t);
    canvas.fill(box, look::bubble, 11 * t);
    const float x = std::clamp(bubble_->at.x, box.left + 20 * t, box.right() - 30 * t);
    if (above)
        canvas.triangle({x, box.bottom() - 1}, {x + 20 * t, box.bottom() - 1},
                        {bubble_->at.x, bubble_->at.y - 2 * t}, look::bubble);
    canvas.paragraph({box.left + 16 * t, box.top + 12 * t, width - 32 * t, title + 2}, bubble_->title, head);
    canvas.paragraph({box.left + 16 * t, box.top + 18 * t + title, width - 32 * t, text + 4}, bubble_->text,
                     body);
}

void TableScene::draw_curtain(const Canvas& canvas) const {
    const float t = layout_.text;
    const Rect& felt = layout_.felt;
    const float width = std::min(460 * t, felt.width - 20 * t);
    const Rect panel{felt.centre().x - width / 2, layout_.middle.centre().y - 70 * t, width, 140 * t};
    canvas.fill(panel, look::panel, 14 * t);
    canvas.outline(panel, look::gold, 14 * t, 2 * t);
    canvas.text({panel.left, panel.top + 24 * t, panel.width, 40 * t},
                fmt::format("{}: {}", session_.name(viewer_), words_("your turn")), {Size::title, true},
                Align::centre);
    canvas.text({panel.left, panel.top + 80 * t, panel.width, 30 * t},
                words_("Enter or a click shows your cards"), {Size::body, false, look::quiet}, Align::centre);
}

} // namespace roundhouse::table
