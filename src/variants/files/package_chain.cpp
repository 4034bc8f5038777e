#include "variants/files/package_chain.hpp"

#include "script/sandbox.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::variants {

namespace {

constexpr std::size_t deepest_chain = 8;

Finding own_finding(const PackageFiles& files, std::string code, std::string path, std::string sentence,
                    std::string hint) {
    Findings findings;
    Report(findings).fault(std::move(code), std::move(path), std::move(sentence), std::move(hint));
    script::place(findings, files.variant);
    return findings.front();
}

bool same_folder(const std::filesystem::path& a, const std::filesystem::path& b) {
    std::error_code ignored;
    return std::filesystem::equivalent(a, b, ignored);
}

/// What a package is made from, by what its variant.lua returns. A text that does not run is reported later,
/// with everything else.
struct MadeFrom {
    std::string extends; ///< empty: nothing
    std::vector<std::string> with;
};

MadeFrom made_from(const PackageFiles& files, const script::Modules& library) {
    const std::string& text = files.variant.text;
    if (text.find("extends") == std::string::npos && text.find("with") == std::string::npos) return {};
    script::Modules modules = library;
    for (const auto& [name, source] : files.modules) modules[name] = source;
    const auto outer = script::Sandbox(std::move(modules)).run(files.variant);
    if (!outer || !outer->is_table()) return {};
    MadeFrom from;
    if (const script::Value* extends = outer->as_table().find("extends"); extends && extends->is_text())
        from.extends = extends->as_text();
    if (const script::Value* with = outer->as_table().find("with"); with && with->is_table())
        for (const script::Value& one : with->as_table().list)
            if (one.is_text()) from.with.push_back(one.as_text());
    return from;
}

class ChainReader {
  public:
    explicit ChainReader(const script::Modules& library) : library_(library) {}

    Result<Chain, Findings> read(const PackageInfo& info) {
        auto files = read_package(info);
        if (!files) return fail(files.error());
        const MadeFrom from = made_from(*files, library_);
        Chain chain{std::move(*files)};
        if (from.extends.empty()) {
            if (!from.with.empty())
                return refused(chain.front(), "with", "only a package that extends another can have this");
            return chain;
        }
        opening_.push_back(info);
        auto below = followed(chain.front(), "extends", from.extends);
        for (std::size_t i = 0; below && i < from.with.size(); ++i)
            below =
                with_layer(chain.front(), script::join_path("with", i + 1), from.with[i], std::move(*below));
        opening_.pop_back();
        if (!below) return fail(below.error());
        chain.insert(chain.end(), std::move_iterator(below->begin()), std::move_iterator(below->end()));
        if (chain.size() > most_parts)
            return refused(chain.front(), "with", fmt::format("more than {} packages in one", most_parts));
        return chain;
    }

  private:
    static constexpr std::size_t most_parts = 16;

    static Failure<Findings> refused(const PackageFiles& files, const std::string& path, std::string sentence,
                                     std::string hint = {}) {
        return fail(Findings{
            own_finding(files, path.substr(0, path.find('[')), path, std::move(sentence), std::move(hint))});
    }

    Result<Chain, Findings> followed(const PackageFiles& files, const std::string& path,
                                     const std::string& name) {
        const auto found = find_package(beside(files.info, name));
        if (!found) return refused(files, path, found.error().front().found, found.error().front().hint);
        std::vector<std::string> names;
        for (const PackageInfo& info : opening_) names.push_back(info.id);
        for (const PackageInfo& info : opening_)
            if (same_folder(info.directory, found->directory))
                return refused(files, path,
                               fmt::format("packages extend each other in a circle: {} extends {}",
                                           join(names, " extends "), found->id));
        if (opening_.size() == deepest_chain)
            return refused(files, path,
                           fmt::format("more than {} packages extend each other", deepest_chain));
        return read(*found);
    }

    /// Lays a package over `below`, without what is there already.
    Result<Chain, Findings> with_layer(const PackageFiles& files, const std::string& path,
                                       const std::string& name, Chain below) {
        auto layer = followed(files, path, name);
        if (!layer) return layer;
        const auto is_there = [&](const PackageFiles& one) {
            return std::any_of(below.begin(), below.end(), [&](const PackageFiles& other) {
                return same_folder(one.info.directory, other.info.directory);
            });
        };
        const auto common = std::find_if(layer->begin(), layer->end(), is_there);
        const std::string id = layer->front().info.id;
        if (common == layer->end())
            return refused(files, path,
                           fmt::format("{} changes {}, which is not among what this package is made from: {}",
                                       id, layer->back().info.id, join(ids_of(below), ", ")));
        if (common == layer->begin())
            return refused(files, path, fmt::format("{} is part of it already", id));
        ++layers_;
        for (auto one = layer->begin(); one != common; ++one) one->layer = layers_;
        layer->erase(common, layer->end());
        layer->insert(layer->end(), std::move_iterator(below.begin()), std::move_iterator(below.end()));
        return layer;
    }

    static std::vector<std::string> ids_of(const Chain& chain) {
        std::vector<std::string> ids;
        for (const PackageFiles& files : chain) ids.push_back(files.info.id);
        return ids;
    }

    const script::Modules& library_;
    std::vector<PackageInfo> opening_;
    int layers_ = 0;
};

} // namespace

Result<Chain, Findings> read_chain(const PackageInfo& info, const script::Modules& library) {
    return ChainReader(library).read(info);
}

} // namespace roundhouse::variants
