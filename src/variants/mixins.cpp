#include "variants/mixins.hpp"

#include "variants/changes.hpp"

#include <map>
#include <set>

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

/// The description after these parts; empty if a function of theirs fails, which is reported elsewhere.
std::optional<Value> after(Loaded& loaded, const std::vector<AgreedOption>& agreed, Value description,
                           const std::vector<std::size_t>& parts) {
    const Value options = options_table(agreed);
    for (const std::size_t part : parts) {
        if (!loaded.rules_of_part.at(part)) continue;
        auto answer = after_part(loaded, part, options, std::move(description));
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
        std::vector<Changed> earlier;
        std::set<std::string> told;
        for (const Layer& layer : run.layers) {
            const auto after_it = after(loaded_, agreed_, *base, layer.parts);
            if (!after_it) return;
            Changed later{layer.id, changes_between(*base, *after_it), *after_it};
            for (auto before = earlier.rbegin(); before != earlier.rend(); ++before)
                compare(*before, later, told);
            earlier.push_back(std::move(later));
        }
        options_declared_twice(run);
    }

  private:
    /// What a layer alone makes of the rules below it.
    struct Changed {
        std::string id;
        Changes changes;
        Value all;
    };

    /// One may change a list, or take a section out, of which the other changes a part.
    void compare(const Changed& earlier, const Changed& later, std::set<std::string>& told) {
        for (const auto& [one, was] : earlier.changes)
            for (const auto& [other, becomes] : later.changes) {
                if (!is_along(one, other)) continue;
                const std::string& path = one.size() < other.size() ? one : other;
                if (is_lost(path, earlier, later) && told.insert(path).second) differ(path, earlier, later);
            }
    }

    /// True if nothing is left of what the earlier one wanted: the result is what the later one makes of the
    /// rules alone. Two that add to a list both count, and the package itself may decide.
    bool is_lost(const std::string& path, const Changed& earlier, const Changed& later) {
        const Value wanted = value_at(later.all, path);
        return !say_the_same(value_at(earlier.all, path), wanted) &&
               say_the_same(value_at(whole(), path), wanted);
    }

    void differ(const std::string& path, const Changed& earlier, const Changed& later) {
        Report(findings_).warn("with", "with",
                               fmt::format("{0} and {1} both change {2}, to {3} and to {4}: {1}, the later "
                                           "one, decides",
                                           earlier.id, later.id, path,
                                           script::in_words(value_at(earlier.all, path)),
                                           script::in_words(value_at(later.all, path))),
                               "change their order, or decide it here");
    }

    /// The final description.
    const Value& whole() {
        if (!whole_) {
            std::vector<std::size_t> all;
            for (std::size_t part = 0; part < program_.parts.size(); ++part) all.push_back(part);
            whole_ = after(loaded_, agreed_, {}, all).value_or(Value());
        }
        return *whole_;
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
    std::optional<Value> whole_;
};

} // namespace

void report_conflicts(Loaded& loaded, const Program& program, const std::vector<AgreedOption>& agreed,
                      Findings& findings) {
    ConflictFinder finder(loaded, program, agreed, findings);
    for (const Run& run : runs_of(program)) finder.look_at(run);
}

} // namespace roundhouse::variants
