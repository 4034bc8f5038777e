#include "window/support/answers.hpp"

#include "catch.hpp"
#include "place.hpp"

namespace roundhouse::window::testing {

std::string explained(const TableScene& scene) {
    return scene.table().bubble ? scene.table().bubble->text : "";
}

std::vector<Rect> places_of_answers(const TableScene& scene) {
    std::vector<Rect> places;
    for (const TableModel::Button& button : scene.table().choices) places.push_back(button.place);
    return places;
}

std::vector<Point> clicks_for(const TableScene& scene, const Action& action) {
    if (!scene.table().asked()) return {};
    const Offer& offer = scene.table().offer;
    const std::vector<Card>& hand = scene.table().hand;
    const std::vector<bool>& picked = scene.table().picked;
    const std::vector<Rect> answers = places_of_answers(scene);
    for (std::size_t i = 0; i < offer.choices.size() && i < answers.size(); ++i)
        if (offer.choices[i].action == action) return {answers[i].centre()};
    const std::vector<int> places = scene.table().places_in_hand(cards_of(action));
    if (offer.picking == Picking::none || places.empty()) return {};
    std::vector<bool> wanted(hand.size());
    for (const int place : places) wanted[static_cast<std::size_t>(place)] = true;
    std::vector<Point> points;
    for (const bool taken_back : {true, false}) // first makes room
        for (std::size_t i = 0; i < hand.size(); ++i)
            if (wanted[i] != picked[i] && picked[i] == taken_back)
                points.push_back(point_on(scene.layout().hand[i], 0.1F, 0.12F));
    if (offer.picking == Picking::several && !answers.empty()) points.push_back(answers.back().centre());
    return points;
}

std::vector<Stroke> keys_for(const TableScene& scene, const Action& action) {
    if (!scene.table().asked()) return {};
    const Offer& offer = scene.table().offer;
    const std::vector<Card>& hand = scene.table().hand;
    const std::vector<bool>& picked = scene.table().picked;
    const std::vector<Rect> answers = places_of_answers(scene);
    std::vector<Stroke> keys;
    const auto* typed_bid = as<actions::Bid>(action);
    if (typed_bid && typed_bid->spoken) typed_bid = nullptr;
    const auto walk = [&](int from, int to) {
        for (int at = from; at != to; at += to > from ? 1 : -1)
            keys.push_back({to > from ? Key::right : Key::left});
    };
    for (std::size_t i = 0; i < offer.choices.size(); ++i) {
        const Choice& choice = offer.choices[i];
        if (!(choice.action == action)) continue;
        if (choice.key) return {{Key::letter, static_cast<char32_t>(choice.key)}};
        if (typed_bid) break;
        keys.push_back({Key::up});
        walk(std::max(scene.table().focused_choice, 0), static_cast<int>(i));
        keys.push_back({Key::enter});
        return keys;
    }
    if (typed_bid) {
        for (const char digit : std::to_string(typed_bid->points))
            keys.push_back({Key::letter, static_cast<char32_t>(digit)});
        keys.push_back({Key::enter});
        return keys;
    }
    if (offer.picking == Picking::none) return {};
    std::vector<bool> wanted(hand.size());
    for (const int place : scene.table().places_in_hand(cards_of(action)))
        wanted[static_cast<std::size_t>(place)] = true;
    int at = scene.table().focus >= 0 ? scene.table().focus : scene.table().first_choosable(1);
    keys.push_back({Key::down});
    const bool several = offer.picking == Picking::several;
    for (const bool taken_back : {true, false})
        for (std::size_t i = 0; i < hand.size(); ++i)
            if (wanted[i] != picked[i] && picked[i] == taken_back) {
                walk(at, static_cast<int>(i));
                at = static_cast<int>(i);
                keys.push_back({Key::enter});
            }
    if (several) {
        keys.push_back({Key::up});
        walk(0, static_cast<int>(answers.size()) - 1);
        keys.push_back({Key::enter});
    }
    return keys;
}

bool warned(const Played& played, std::size_t entries) {
    return played.session.game().entries() == entries && !explained(played.scene).empty();
}

void answer_by_keys(Played& played) {
    const Action action =
        bots::decide_seated(played.session.match(), "random", played.session.game().entries());
    const std::size_t entries = played.session.game().entries();
    INFO(to_text(played.session.rules(), action));
    const std::vector<Stroke> keys = keys_for(played.scene, action);
    CHECK_FALSE(keys.empty());
    for (const Stroke& stroke : keys) played.press(stroke);
    if (warned(played, entries)) played.press(keys.back());
    REQUIRE(played.session.game().entries() > entries);
}

} // namespace roundhouse::window::testing
