#include "window/pages/option_control.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/rules/rules_page.hpp"

#include <algorithm>

#include <imgui.h>

namespace roundhouse::window {

namespace {

/// "“Nines”", or "“Bidding: partners' numbers are added”" if it is one of several values that is in the way.
std::string with_its_value(const variants::Option& option, const AgreedOption& agreed) {
    const std::string label = present::in_words(option.label);
    if (option.kind == variants::Option::Kind::yes_no) return tr("“{}”", label);
    return tr("“{0}: {1}”", label, present::in_words(agreed, agreed.value));
}

/// The options that exclude it: "“A” and “B: many”".
std::string in_the_way(const variants::Option& option, const std::vector<variants::Option>& all,
                       const std::vector<AgreedOption>& agreed) {
    Lines labels;
    for (const std::string& name : variants::in_the_way(option.name, all, agreed))
        for (const variants::Option& other : all)
            for (const AgreedOption& value : agreed)
                if (other.name == name && value.name == name) labels.push_back(with_its_value(other, value));
    return present::all_of(labels);
}

std::string label_of(std::string_view name, const std::vector<variants::Option>& options) {
    for (const variants::Option& option : options)
        if (option.name == name) return tr("“{}”", present::in_words(option.label));
    return {};
}

std::string about(const variants::Option& option, const AgreedOption& agreed) {
    const std::string usual = tr("default {}", present::in_words(agreed, agreed.standard));
    if (option.kind != variants::Option::Kind::number || agreed.most <= agreed.least) return usual;
    return tr("{} to {} in steps of {}", agreed.least, agreed.most, agreed.step) + ", " + usual;
}

/// Why an option with its usual value cannot be changed now; empty if it can. An option that is on can always
/// be turned off.
std::string why_not(const variants::Option& option, const std::vector<variants::Option>& all,
                    const std::vector<AgreedOption>& agreed) {
    if (!variants::has_what_it_needs(option, agreed))
        return tr("only with {}", present::needs_in_words(option.needs, [&](std::string_view name) {
                      return label_of(name, all);
                  }));
    const std::string others = in_the_way(option, all, agreed);
    return others.empty() ? "" : tr("not together with {}", others);
}

/// While it is typed, the number may not be valid yet.
bool change_number(const Page& page, const AgreedOption& agreed, int& number) {
    const bool edited = ImGui::InputInt("##number", &number, agreed.step, agreed.step * 5);
    ImGui::PushID("##number"); // the field without its two buttons
    page.tabs.add(ImGui::GetID(""));
    ImGui::PopID();
    if (const std::string words = present::in_words(agreed, OptionValue(number));
        words != std::to_string(number))
        small(page, words);
    const bool fits = number >= agreed.least && number <= agreed.most &&
                      (number - agreed.least) % std::max(agreed.step, 1) == 0;
    return edited && fits;
}

bool change_choice(const Page& page, const AgreedOption& agreed, OptionValue& value) {
    Lines texts;
    int which = 0;
    for (const OptionValue& choice : agreed.choices) {
        if (choice == value) which = static_cast<int>(texts.size());
        texts.push_back(present::in_words(agreed, choice));
    }
    if (texts.empty() || !pick_one(page, "##choice", texts, which)) return false;
    value = agreed.choices[static_cast<std::size_t>(which)];
    return true;
}

bool change(const Page& page, const AgreedOption& agreed, OptionValue& value) {
    if (bool* on = std::get_if<bool>(&value)) return check(page, "##on", *on);
    if (int* number = std::get_if<int>(&value); number && agreed.choices.empty())
        return change_number(page, agreed, *number);
    return change_choice(page, agreed, value);
}

} // namespace

float room_for_values(const Page& page, const std::vector<AgreedOption>& agreed, float usual) {
    float widest = 0;
    for (const AgreedOption& one : agreed)
        for (const OptionValue& choice : one.choices)
            widest = std::max(widest, ImGui::CalcTextSize(present::in_words(one, choice).c_str()).x);
    const float arrow = ImGui::GetFrameHeight(), most = 0.5F * ImGui::GetContentRegionAvail().x;
    return std::max(usual,
                    std::min(widest + 2 * ImGui::GetStyle().FramePadding.x + arrow, most) / page.scale);
}

bool draw_option(const Page& page, const variants::Option& option, const std::vector<variants::Option>& all,
                 const std::vector<AgreedOption>& agreed, variants::Choices& chosen, OptionWords words) {
    const auto known = std::find_if(agreed.begin(), agreed.end(),
                                    [&](const AgreedOption& one) { return one.name == option.name; });
    if (known == agreed.end()) return false;
    const auto found = chosen.find(option.name);
    OptionValue value = found == chosen.end() ? known->value : found->second;
    const bool says_usual = words == OptionWords::label_and_usual;
    begin_choice(page, present::in_words(option.label), says_usual ? about(option, *known) : "",
                 value == known->standard ? why_not(option, all, agreed) : "");
    const bool changed = change(page, *known, value);
    end_choice();
    if (!changed) return false;
    chosen[option.name] = value;
    if (value == known->standard) chosen.erase(option.name);
    return true;
}

bool draw_options(const Page& page, const std::vector<variants::Option>& options,
                  const std::vector<AgreedOption>& agreed, variants::Choices& chosen, OptionWords words) {
    bool changed = false;
    for (const variants::Option& option : options)
        changed = draw_option(page, option, options, agreed, chosen, words) || changed;
    return changed;
}

} // namespace roundhouse::window
