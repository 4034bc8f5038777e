#include "variants/mixins.hpp"

#include "variants/changes.hpp"

#include <map>

#include <fmt/format.h>

namespace roundhouse::variants {

using script::Value;

namespace {

/// One package laid over others, with those that it is made from and that were not there yet.
struct Layer {
    std::string id;
    std::vector<std::size_t> parts; ///< of the program
};

/// Layers over the same rules, one run after the other; `base`: the last part below each run.
struct Run {
    std::size_t base = 0;
    std::vector<Layer> layers;
};

std::vector<Run> runs_of(const Program& program) {
    std::vector<Run> runs;
    for (std::size_t part = 1; part < program.layers.size(); ++part) {
        const int layer = program.layers[part];
        if (layer == 0) continue;
        if (program.layers[part - 1] == 0) runs.push_back({part - 1, {}});
        if (program.layers[part - 1] != layer) runs.back().layers.push_back({});
        runs.back().layers.back().parts.push_back(part);
        runs.back().layers.back().id = program.ids[part]; // the last part is the one that was named
    }
    return runs;
}

/// The description after these parts; nothing if a function of them fails, which is told elsewhere.
std::optional<Value> after(Loaded& loaded, const std::vector<AgreedOption>& agreed,
                           std::optional<Value> description, const std::vector<std::size_t>& parts) {
    for (const std::size_t part : parts) {
        const auto& rules = loaded.rules_of_part.at(part);
        if (!rules) continue;
        std::vector<Value> arguments{options_table(agreed)};
        if (description) arguments.push_back(std::move(*description));
        auto answer = loaded.sandbox.call(*rules, arguments, {});
        if (!answer || !answer->is_table()) return {};
        description = std::move(*answer);
    }
    return description;
}

class ConflictFinder {
  public:
    ConflictFinder(Loaded& loaded, const Program& program, const std::vector<AgreedOption>& agreed,
                   Findings& findings)
        : loaded_(loaded), program_(program), agreed_(agreed), findings_(findings) {}

    void look_at(const Run& run) {
        std::vector<std::size_t> below;
        for (std::size_t part = 0; part <= run.base; ++part) below.push_back(part);
        const auto base = after(loaded_, agreed_, {}, below);
        if (!base) return;
        std::map<std::string, std::pair<std::string, Value>> set; // path -> by whom, to what
        for (const Layer& layer : run.layers) {
            const auto changed = after(loaded_, agreed_, base, layer.parts);
            if (!changed) return;
            for (const auto& [path, value] : changes_between(*base, *changed)) {
                const auto [known, first] = set.try_emplace(path, layer.id, value);
                if (!first && !(known->second.second == value)) differ(path, *known, layer.id, value);
                known->second = {layer.id, value};
            }
        }
        options_declared_twice(run);
    }

  private:
    void differ(const std::string& path,
                const std::pair<const std::string, std::pair<std::string, Value>>& known,
                const std::string& later, const Value& value) {
        const auto& [earlier, was] = known.second;
        if (is_decided_after(path, value)) return;
        Report(findings_).warn(
            "with", "with",
            fmt::format("{} and {} both change {}, to {} and to {}: {}, the later one, decides", earlier,
                        later, path, script::in_words(was), script::in_words(value), later),
            "change their order, or decide it here");
    }

    /// The package itself makes something else of it.
    bool is_decided_after(const std::string& path, const Value& value) {
        if (!whole_) {
            std::vector<std::size_t> all;
            for (std::size_t part = 0; part < program_.parts.size(); ++part) all.push_back(part);
            whole_ = after(loaded_, agreed_, {}, all).value_or(Value());
            now_ = changes_between(Value(), *whole_);
        }
        const auto now = now_.find(path);
        return now == now_.end() ? !value.is_nil() : !(now->second == value);
    }

    void options_declared_twice(const Run& run) {
        std::map<std::string, std::string> declared;
        for (const Layer& layer : run.layers)
            for (const std::size_t part : layer.parts)
                for (const std::string& option : loaded_.options_of_part.at(part)) {
                    const auto [known, first] = declared.try_emplace(option, layer.id);
                    if (!first && known->second != layer.id)
                        Report(findings_).warn(
                            "with", "with",
                            fmt::format("{} and {} both have an option \"{}\": that of {}, the "
                                        "later one, is offered, and decides for both",
                                        known->second, layer.id, option, layer.id));
                }
    }

    Loaded& loaded_;
    const Program& program_;
    const std::vector<AgreedOption>& agreed_;
    Findings& findings_;
    std::optional<Value> whole_; ///< what comes out in the end
    Changes now_;                ///< its fields
};

} // namespace

void report_conflicts(Loaded& loaded, const Program& program, const std::vector<AgreedOption>& agreed,
                      Findings& findings) {
    ConflictFinder finder(loaded, program, agreed, findings);
    for (const Run& run : runs_of(program)) finder.look_at(run);
}

} // namespace roundhouse::variants
