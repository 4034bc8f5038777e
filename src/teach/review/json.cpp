// A review for programs.

#include "teach/review/review.hpp"

#include <cmath>

#include <nlohmann/json.hpp>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

/// Points to a tenth: further digits are chance.
json rounded(double points) { return std::round(points * 10) / 10 + 0.0; }

json of_decision(const Rulebook& rules, int round, const ReviewedDecision& one) {
    json fields{{"round", round},
                {"trick", one.trick},
                {"seat", one.seat},
                {"kind", name(one.kind)},
                {"done", to_text(rules, one.done.action)}};
    const bool weighed = one.deals > 0;
    fields["deals"] = one.deals;
    fields["best"] = weighed ? json(to_text(rules, one.best.action)) : json();
    fields["worth"] = weighed ? rounded(one.best.worth) : json();
    fields["cost"] = weighed ? rounded(one.cost) : json();
    fields["low"] = weighed ? rounded(one.low) : json();
    fields["high"] = weighed ? rounded(one.high) : json();
    fields["mistake"] = one.is_mistake();
    fields["hindsight"] = one.hindsight ? rounded(*one.hindsight) : json();
    return fields;
}

json of_round(const Review& review) {
    json fields{{"round", review.round},
                {"seat", review.seat},
                {"result", review.result ? rounded(*review.result) : json()},
                {"open_cards", json()}};
    if (const auto& open = review.open)
        fields["open_cards"] = {{"bid", open->bid},
                                {"took", open->took},
                                {"could", open->could ? json(*open->could) : json()},
                                {"most", open->most ? json(*open->most) : json()}};
    return fields;
}

} // namespace

json to_json(const Rulebook& rules, const std::vector<Review>& reviews) {
    json all{{"decisions", json::array()}, {"rounds", json::array()}};
    for (const Review& review : reviews) {
        all["rounds"].push_back(of_round(review));
        for (const ReviewedDecision& one : review.decisions)
            all["decisions"].push_back(of_decision(rules, review.round, one));
    }
    return all;
}

} // namespace roundhouse::teach
