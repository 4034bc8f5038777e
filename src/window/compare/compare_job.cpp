#include "window/compare/compare_job.hpp"

#include "base/background.hpp"
#include "base/language.hpp"
#include "script/limits/elsewhere.hpp"

#include <algorithm>
#include <thread>

#include <fmt/format.h>

namespace roundhouse::window {

namespace {

constexpr std::int64_t first_batch = 200;
constexpr std::uint64_t seed_of_deals = 1;

teach::RuleSet compiled(const SetWanted& wanted) {
    return {seating::rules_of(seating::open_variant(wanted.variant), wanted.options), wanted.variant};
}

int threads_here() { return static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); }

} // namespace

CompareJob::CompareJob(SetWanted a, SetWanted b, std::optional<Face> face, std::shared_ptr<PlayedDeals> deals,
                       bool exchanged)
    : deals_(std::move(deals)), exchanged_(exchanged) {
    work_ = std::async(std::launch::async,
                       [this, a = std::move(a), b = std::move(b), face, language = speaking().language] {
                           work_in_background();
                           const LanguageScope scope({.language = language});
                           const script::EndsWhen ends(stop_);
                           try {
                               work(a, b, face);
                           } catch (const std::exception& error) {
                               publish([&](Found& found) { found.trouble = error.what(); });
                           }
                       });
}

void CompareJob::publish(const std::function<void(Found&)>& change) {
    const std::lock_guard lock(looking_);
    change(found_);
    ++version_;
}

ComparedPtr CompareJob::compare(const SetWanted& a, const SetWanted& b, std::optional<Face> wanted) {
    auto compared = std::make_shared<Compared>();
    const teach::RuleSet first = compiled(a), second = compiled(b);
    const Face face = wanted.value_or(teach::usual_face(*first.rules, *second.rules));
    compared->face = face;
    compared->found = teach::compare(first, second, {}, face);
    const teach::Comparison& found = compared->found;
    std::map<std::string, int> times; // numbers cases with the same label
    for (const teach::Situation& one : found.situations.found) {
        compared->cases.push_back(
            teach::view_of(one, *found.a.rules, *found.b.rules, found.statements, face));
        std::string& label = compared->cases.back().label;
        if (const int number = ++times[label]; number > 1) label += fmt::format(" ({})", number);
    }
    return compared;
}

void CompareJob::work(const SetWanted& a, const SetWanted& b, std::optional<Face> face) {
    const ComparedPtr first = compare(a, b, face);
    publish([&](Found& found) { found.compared = first; });
    if (stop_) return;
    auto whole = std::make_shared<Compared>(*first);
    const RulebookPtr &rules_a = first->found.a.rules, &rules_b = first->found.b.rules;
    whole->found.same_deal = teach::same_deal(rules_a, rules_b, {"steady"}, seed_of_deals, first->face);
    whole->steps = side_by_side(*whole->found.same_deal);
    whole->parts_in = parts_in(whole->steps, *whole->found.same_deal);
    publish([&](Found& found) { found.compared = whole; });
    if (!first->found.statements.empty()) play(*whole);
}

/// In batches that double the total, so that first results come soon.
void CompareJob::play(const Compared& compared) {
    const std::lock_guard playing(deals_->playing);
    std::vector<teach::DealFacts>&a = deals_->of[exchanged_ ? 1 : 0], &b = deals_->of[exchanged_ ? 0 : 1];
    const Rulebook &rules_a = *compared.found.a.rules, &rules_b = *compared.found.b.rules;
    const auto tell = [&] {
        auto effects = teach::effects(rules_a, a, rules_b, b, compared.face);
        const auto number = static_cast<std::int64_t>(std::min(a.size(), b.size()));
        publish([&](Found& found) {
            found.effects = std::move(effects);
            found.deals = number;
            found.played = static_cast<std::int64_t>(a.size() + b.size());
            found.done = number >= most_deals;
        });
    };
    const auto play_to = [&](const RulebookPtr& rules, std::vector<teach::DealFacts>& deals,
                             std::int64_t wanted, std::size_t others) {
        teach::EffectsPlan plan;
        plan.first = static_cast<std::int64_t>(deals.size());
        plan.deals = wanted - plan.first;
        if (plan.deals <= 0) return;
        plan.seed = seed_of_deals;
        plan.threads = threads_here();
        plan.stop = &stop_;
        plan.progress = [&](std::int64_t done) {
            publish(
                [&](Found& found) { found.played = plan.first + done + static_cast<std::int64_t>(others); });
        };
        auto more = teach::play_deals(rules, plan);
        deals.insert(deals.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    if (!a.empty() && !b.empty()) tell();
    for (std::int64_t batch = first_batch; !stop_; batch *= 2) {
        const std::int64_t wanted = std::min(batch, most_deals);
        play_to(compared.found.a.rules, a, wanted, b.size());
        if (!stop_) play_to(compared.found.b.rules, b, wanted, a.size());
        if (stop_) return;
        tell();
        if (wanted == most_deals) return;
    }
}

CompareJob::Found CompareJob::found() const {
    const std::lock_guard lock(looking_);
    return found_;
}

bool CompareJob::at_rest() const {
    return work_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

} // namespace roundhouse::window
