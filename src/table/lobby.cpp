#include "table/lobby.hpp"

#include "base/text.hpp"
#include "bots/player.hpp"
#include "script/finding.hpp"

#include <fmt/format.h>
#include <imgui.h>
#include <imgui_stdlib.h>

namespace roundhouse::table {

namespace {

std::string text_of(const std::vector<script::Finding>& findings) {
    std::string text;
    for (const auto& finding : findings) text += (text.empty() ? "" : "\n") + to_text(finding);
    return text;
}

} // namespace

Lobby::Lobby(const Host& host, const Settings& settings) : host_(host), settings_(settings) {
    for (variants::PackageInfo& info : variants::list_packages()) {
        Entry entry;
        entry.trouble = info.refused;
        entry.read = !info.refused.empty();
        entry.info = std::move(info);
        entries_.push_back(std::move(entry));
    }
    choose("partnership");
    if (!entries_.empty()) read(entries_[chosen_]);
    seat_players();
    refresh();
}

void Lobby::refresh() { resumable_ = host_.resumable ? host_.resumable() : ""; }

void Lobby::choose(const std::string& id) {
    for (std::size_t i = 0; i < entries_.size(); ++i)
        if (entries_[i].info.id == id) chosen_ = i;
    if (!entries_.empty()) read(entries_[chosen_]);
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
    return false;
}

void Lobby::compile(Entry& entry) {
    auto rules = entry.package->compile_values(entry.options);
    entry.option_trouble = rules ? "" : text_of(rules.error());
    if (rules) entry.rules = *rules;
}

void Lobby::seat_players() {
    const RulebookPtr rules = entries_.empty() ? nullptr : entries_[chosen_].rules;
    if (!rules) return;
    const auto names = host_.usual_names(rules->people, rules->turn);
    const std::vector<SeatedPlayer> before = players_;
    players_.clear();
    for (std::size_t i = 0; i < names.size(); ++i) {
        SeatedPlayer player{i == 0 ? "human" : "steady", names[i]};
        if (i == 0 && !settings_.name.empty()) player.name = settings_.name;
        if (i < before.size()) player.kind = before[i].kind;
        players_.push_back(std::move(player));
    }
}

NewGame Lobby::chosen() const {
    NewGame game;
    const Entry& entry = entries_.at(chosen_);
    game.variant = entry.info.id;
    for (const auto& [name, value] : entry.options) game.options[name] = to_string(value);
    game.players = players_;
    int seed = 0;
    if (parse_int(seed_, seed) && seed >= 0) game.seed = static_cast<std::uint64_t>(seed);
    return game;
}

// ---- the picture

Lobby::Wish Lobby::draw(const Page& page) {
    begin_panel(page, "lobby", {1120, 720});
    heading(page, "Roundhouse");
    ImGui::SameLine();
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + 12 * page.scale);
    quiet(page.words("Choose a game, agree on its rules, and begin."));
    ImGui::Spacing();
    const float foot = 64 * page.scale + (notice_.empty() ? 0 : 40 * page.scale);
    const float height = ImGui::GetContentRegionAvail().y - foot;
    ImGui::BeginChild("games", {ImGui::GetContentRegionAvail().x * 0.36F, height});
    draw_list(page);
    ImGui::EndChild();
    ImGui::SameLine(0, 24 * page.scale);
    ImGui::BeginChild("details", {0, height});
    if (!entries_.empty()) draw_details(page, entries_[chosen_]);
    ImGui::EndChild();
    if (!notice_.empty()) fault(notice_);
    const Wish wish = draw_buttons(page);
    end_panel();
    return wish;
}

void Lobby::draw_list(const Page& page) {
    if (entries_.empty())
        fault(page.words("No game is installed. ROUNDHOUSE_DATA can name a folder that has some."));
    for (std::size_t i = 0; i < entries_.size(); ++i) draw_entry(page, i);
}

void Lobby::draw_entry(const Page& page, std::size_t place) {
    Entry& entry = entries_[place];
    const float height = 52 * page.scale;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::PushID(static_cast<int>(place));
    if (ImGui::Selectable("##game", place == chosen_, 0, {0, height})) {
        chosen_ = place;
        read(entry);
        notice_.clear();
        seat_players();
    }
    ImGui::PopID();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* bold = page.fonts.of(Size::label, true);
    const ImFont* small = page.fonts.of(Size::small, false);
    const std::string title =
        entry.package ? entry.package->title().in(page.words.language()) : entry.info.id;
    std::string facts = entry.read ? page.words("cannot be played") : "…";
    if (entry.rules && entry.trouble.empty())
        facts = fmt::format("{} {} · {} {}", entry.rules->seats, page.words("seats"),
                            entry.rules->deck.size(), page.words("cards"));
    if (!entry.info.shipped) facts += " · " + page.words("your own");
    const float pad = 10 * page.scale;
    list.AddText(bold, bold->FontSize, {at.x + pad, at.y + 5 * page.scale}, ImGui::GetColorU32(ImGuiCol_Text),
                 title.c_str());
    list.AddText(small, small->FontSize, {at.x + pad, at.y + 29 * page.scale},
                 ImGui::GetColorU32(ImGuiCol_TextDisabled), facts.c_str());
}

void Lobby::draw_details(const Page& page, Entry& entry) {
    if (!entry.trouble.empty()) {
        heading(page, entry.info.id, Size::large);
        fault(entry.trouble);
        return;
    }
    if (!entry.package) return;
    heading(page, entry.package->title().in(page.words.language()), Size::large);
    paragraph(entry.package->summary().in(page.words.language()));
    ImGui::Spacing();
    draw_seats(page);
    draw_options(page, entry);
}

void Lobby::draw_seats(const Page& page) {
    heading(page, page.words("Who plays"), Size::label);
    auto kinds = bots::bot_kinds();
    kinds.insert(kinds.begin(), "human");
    const auto called = [&](const std::string& kind) {
        return kind == "human" ? page.words("person") : page.words("bot") + ": " + page.words(kind);
    };
    const int columns = players_.size() > 4 ? 2 : 1;
    if (!ImGui::BeginTable("seats", columns)) return;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        ImGui::TableNextColumn();
        SeatedPlayer& player = players_[i];
        ImGui::PushID(static_cast<int>(i));
        const float width = ImGui::GetContentRegionAvail().x;
        ImGui::SetNextItemWidth(0.46F * width);
        ImGui::InputText("##name", &player.name);
        ImGui::SameLine();
        ImGui::SetNextItemWidth(0.46F * width);
        if (ImGui::BeginCombo("##kind", called(player.kind).c_str())) {
            for (const std::string& kind : kinds)
                if (ImGui::Selectable(called(kind).c_str(), kind == player.kind)) player.kind = kind;
            ImGui::EndCombo();
        }
        ImGui::PopID();
    }
    ImGui::EndTable();
    ImGui::SetNextItemWidth(150 * page.scale);
    ImGui::InputTextWithHint("##seed", page.words("any").c_str(), &seed_, ImGuiInputTextFlags_CharsDecimal);
    ImGui::SameLine();
    quiet(page.words("Deal number: the same number deals the same cards"));
    ImGui::Spacing();
}

void Lobby::draw_options(const Page& page, Entry& entry) {
    if (entry.package->options().empty()) return;
    heading(page, page.words("Rules to agree on"), Size::label);
    bool changed = false;
    for (const variants::Option& option : entry.package->options())
        for (const AgreedOption& agreed : entry.rules->options)
            if (agreed.name == option.name) changed = draw_option(page, entry, option, agreed) || changed;
    if (changed) {
        compile(entry);
        if (entry.rules && players_.size() != static_cast<std::size_t>(entry.rules->people)) seat_players();
    }
    if (!entry.option_trouble.empty()) fault(entry.option_trouble);
}

/// True if it was changed.
bool Lobby::draw_option(const Page& page, Entry& entry, const variants::Option& option,
                        const AgreedOption& agreed) {
    const auto found = entry.options.find(option.name);
    OptionValue value = found == entry.options.end() ? agreed.value : found->second;
    std::string label = option.label.in(page.words.language());
    if (label.empty()) label = option.name;
    bool changed = false;
    ImGui::PushID(option.name.c_str());
    if (bool* on = std::get_if<bool>(&value)) {
        changed = ImGui::Checkbox(label.c_str(), on);
    } else if (int* number = std::get_if<int>(&value)) {
        ImGui::SetNextItemWidth(170 * page.scale);
        const int most = std::max(option.most, option.least);
        changed = ImGui::InputInt(label.c_str(), number, option.step, option.step * 10,
                                  ImGuiInputTextFlags_EnterReturnsTrue);
        *number = std::clamp(*number, option.least, most);
    } else if (std::string* text = std::get_if<std::string>(&value); text || !option.choices.empty()) {
        ImGui::SetNextItemWidth(170 * page.scale);
        if (ImGui::BeginCombo(label.c_str(), to_string(value).c_str())) {
            for (const OptionValue& choice : option.choices)
                if (ImGui::Selectable(to_string(choice).c_str(), choice == value)) {
                    value = choice;
                    changed = true;
                }
            ImGui::EndCombo();
        }
    }
    if (ImGui::IsItemHovered())
        ImGui::SetTooltip("%s = %s", option.name.c_str(), variants::in_words(option).c_str());
    ImGui::PopID();
    if (changed) entry.options[option.name] = value;
    return changed;
}

Lobby::Wish Lobby::draw_buttons(const Page& page) {
    Wish wish = Wish::none;
    ImGui::Spacing();
    const bool can = !entries_.empty() && entries_[chosen_].rules && entries_[chosen_].trouble.empty() &&
                     entries_[chosen_].option_trouble.empty();
    if (main_button(page, page.words("Begin the game"), true, can)) wish = Wish::begin;
    if (!resumable_.empty()) {
        ImGui::SameLine();
        if (button(page.words("Go on") + ": " + resumable_)) wish = Wish::resume;
    }
    ImGui::SameLine();
    if (button(page.words("Settings"))) wish = Wish::settings;
    ImGui::SameLine();
    if (button(page.words("Quit"))) wish = Wish::quit;
    return wish;
}

} // namespace roundhouse::table
