#include "window/pages/lobby.hpp"
#include "seating/game_list.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "bots/player.hpp"
#include "present/cards.hpp"
#include "present/names.hpp"
#include "script/text/finding.hpp"
#include "teach/lessons/lesson.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace roundhouse::window {

namespace {

std::string text_of(const std::vector<script::Finding>& findings) {
    std::string text;
    for (const auto& finding : findings) text += (text.empty() ? "" : "\n") + to_text(finding);
    return text;
}

} // namespace

Lobby::Lobby(const store::Settings& settings, bool keeps_games)
    : settings_(settings), keeps_games_(keeps_games) {
    list_packages();
    first_ = seating::package_to_begin_with();
    choose(first_);
    choose(settings.last_game);
    refresh();
}

void Lobby::list_packages() {
    entries_.clear();
    chosen_ = 0;
    for (variants::PackageInfo& info : variants::list_packages()) {
        Entry entry;
        entry.trouble = info.refused;
        entry.read = !info.refused.empty();
        entry.info = std::move(info);
        entries_.push_back(std::move(entry));
    }
}

void Lobby::list_again(const std::string& chosen) {
    list_packages();
    choose(chosen);
    refresh();
}

void Lobby::refresh() {
    resumable_ = keeps_games_ ? seating::what_can_be_resumed() : "";
    name_as_usual();
}

/// Players who still have a usual name get that of now.
void Lobby::name_as_usual() {
    const Lines before = std::exchange(usual_, usual_names());
    for (std::size_t i = 0; i < players_.size() && i < before.size() && i < usual_.size(); ++i)
        if (players_[i].name == before[i]) players_[i].name = usual_[i];
}

Lines Lobby::usual_names() const {
    const RulebookPtr rules = shown();
    if (!rules) return {};
    return present::usual_names(rules->people, rules->turn);
}

void Lobby::choose(const std::string& id) {
    for (std::size_t i = 0; i < entries_.size(); ++i)
        if (entries_[i].info.id == id) chosen_ = i;
    if (!entries_.empty()) choose(chosen_);
}

void Lobby::choose(const std::string& id, const std::map<std::string, std::string>& options) {
    choose(id);
    if (options.empty() || !shown()) return;
    const Entry& entry = entries_[chosen_];
    const auto rules = entry.package->compile(options);
    if (!rules) return say(text_of(rules.error()));
    variants::Choices chosen;
    for (const AgreedOption& option : (*rules)->options)
        if (option.value != option.standard) chosen[option.name] = option.value;
    agree(std::move(chosen));
}

void Lobby::choose(std::size_t place) {
    chosen_ = place;
    read(entries_[place]);
    scroll_ = true;
    notice_.clear();
    seat_players();
}

void Lobby::read(Entry& entry) {
    if (entry.read) return;
    entry.read = true;
    auto package = variants::open_package(entry.info.id);
    if (!package) {
        entry.trouble = text_of(package.error());
        return;
    }
    entry.package = std::move(*package);
    compile(entry);
    if (!entry.rules) entry.trouble = entry.option_trouble;
}

bool Lobby::read_next() {
    for (Entry& entry : entries_)
        if (!entry.read) {
            read(entry);
            return true;
        }
    return offered_.update();
}

void Lobby::offer_first_lesson() {
    const auto place = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const Entry& entry) { return entry.info.id == first_; });
    if (place == entries_.end()) return;
    read(*place);
    if (!place->package) return;
    declined_ = false;
    offered_.begin([package = *place->package]() -> std::optional<Offered> {
        for (const teach::Course& course : teach::lessons_of(package))
            if (course.lesson.first)
                return Offered{course.lesson.id, in_words(course, course.lesson.title),
                               course.lesson.minutes};
        return {};
    });
}

std::vector<TitledPackage> Lobby::titles() const {
    std::vector<TitledPackage> all;
    for (const std::size_t place : order())
        if (const Entry& entry = entries_[place]; entry.rules)
            all.push_back({entry.info.id, present::in_words(entry.package->title())});
    return all;
}

void Lobby::compile(Entry& entry) {
    auto rules = entry.package->compile_values(entry.options);
    entry.option_trouble = rules ? "" : text_of(rules.error());
    if (rules) entry.rules = *rules;
}

void Lobby::agree(variants::Choices options) {
    Entry& entry = entries_.at(chosen_);
    entry.options = std::move(options);
    compile(entry);
    if (entry.rules && players_.size() != static_cast<std::size_t>(entry.rules->people))
        seat_players();
    else
        name_as_usual(); // the turn says who sits left and right
}

void Lobby::seat_players() {
    usual_ = usual_names();
    if (usual_.empty()) return;
    const std::vector<SeatedPlayer> before = players_;
    players_.clear();
    for (std::size_t i = 0; i < usual_.size(); ++i) {
        SeatedPlayer player{i == 0 ? "human" : "steady", usual_[i]};
        if (i == 0 && !settings_.name.empty()) player.name = settings_.name;
        if (i < before.size()) player.kind = before[i].kind;
        players_.push_back(std::move(player));
    }
}

bool Lobby::is_seed_sound() const { return seed_.empty() || parse_seed(seed_); }

bool Lobby::can_begin() const {
    if (entries_.empty()) return false;
    const Entry& entry = entries_[chosen_];
    return entry.rules && entry.trouble.empty() && entry.option_trouble.empty() && is_seed_sound();
}

std::vector<std::size_t> Lobby::order() const {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < entries_.size(); ++i) places.push_back(i);
    const auto key = [&](std::size_t place) {
        const Entry& entry = entries_[place];
        return std::tuple(!entry.info.shipped, !entry.rules, entry.rules ? entry.rules->seats : 0,
                          entry.info.id != first_, entry.info.id);
    };
    std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    return places;
}

std::string Lobby::related_to(const std::string& variant, const std::string& wanted) const {
    std::vector<const Entry*> others; // the entries after this one, then those before it
    const Entry* own = nullptr;
    const std::vector<std::size_t> places = order();
    for (int round = 0; round < 2; ++round)
        for (const std::size_t place : places) {
            const Entry& entry = entries_[place];
            if (entry.info.id == variant) {
                own = &entry;
                if (round == 1) break;
                others.clear();
            } else if (entry.trouble.empty()) {
                others.push_back(&entry);
            }
        }
    for (const Entry* other : others)
        if (other->info.id == wanted) return wanted;
    for (const Entry* other : others)
        if (own && own->rules && other->rules && other->rules->seats == own->rules->seats)
            return other->info.id;
    return others.empty() ? variant : others.front()->info.id;
}

seating::NewGame Lobby::chosen() const {
    seating::NewGame game;
    const Entry& entry = entries_.at(chosen_);
    game.variant = entry.info.id;
    for (const auto& [name, value] : entry.options) game.options[name] = to_string(value);
    game.players = players_;
    game.seed = parse_seed(seed_); // empty: any
    return game;
}

} // namespace roundhouse::window
