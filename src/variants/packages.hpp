#pragma once
// Packages as people find them: by name among those that ship and the user's own, or by path.

#include "rules/rulebook.hpp"
#include "script/sandbox.hpp"
#include "variants/description/node.hpp"
#include "variants/imprint.hpp"
#include "variants/options.hpp"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace roundhouse::variants {

/// Where the user's own packages are, one folder each: `variants` in user_data(). Empty if that is.
std::filesystem::path user_variants();

inline constexpr std::size_t longest_package_name = 40;
/// True for a valid name of a package, which is its folder's: a-z, 0-9 and hyphens, the first no hyphen.
bool is_package_name(std::string_view name);

/// True for a path rather than a name: it has a slash, ends in ".lua" or begins with a dot.
bool is_package_path(std::string_view text);

struct PackageInfo {
    std::string id; ///< the folder's name
    std::filesystem::path directory;
    bool shipped = false;
    std::string refused; ///< why it cannot be opened by its name; empty if it can
};

/// Every package that can be opened by name, and the user's own that are refused, with the reason; shipped
/// ones first, each part sorted by id.
std::vector<PackageInfo> list_packages();

/// What to pass to open_package() for a name that a package gives in `extends` or `with`: the name itself, or
/// the path, taken from the package's own folder.
std::string beside(const PackageInfo& info, const std::string& name);

/// Where a package says something.
struct Place {
    std::string file; ///< empty: nowhere
    int line = 0;     ///< 0: somewhere in the file
};

/// A field of the description ("melds[3].points[1]") and where it was last set.
struct PlacedPath {
    std::string path;
    Place place;
};

/// Where a package's text sets fields.
struct Placed {
    std::vector<Place> places; ///< of the paths asked for: in the package, or in one that it extends
    std::vector<PlacedPath> own_changes; ///< compared with what it extends; none if that is nothing
};

struct CompileOptions {
    /// A failing step of the package's own throws; at the table it only ends. For check, test, simulate.
    bool watch = false;
    /// Changes the description before it is compiled, to see what notices; may be empty. Findings have no
    /// lines then.
    std::function<void(script::Value&)> change = {};
};

/// A package whose text was read and ran once. Copies share everything; safe to use from several threads.
class Package {
  public:
    const PackageInfo& info() const;
    const std::string& id() const { return info().id; }
    const Text& title() const;
    const Text& summary() const;
    const Imprint& imprint() const;
    /// The package that it changes: a name, or a path from its folder; empty if there is none.
    const std::string& extends() const;
    /// Those that are laid over that one, in this order.
    const std::vector<std::string>& with() const;
    /// Its texts in other languages: its own catalogs laid over those of its parents and of the library.
    const PackageTextsPtr& texts() const;
    const PackageTexts& own_texts() const;       ///< of lang/*.po in its own folder
    const PackageTexts& inherited_texts() const; ///< of its parents and of the library
    /// Its own terms and those of its parents, laid over the library's.
    const Terms& terms() const;
    const std::vector<Option>& options() const;
    /// What should be looked at although the package can be played.
    const Findings& warnings() const;

    /// The texts it is made of: variant.lua of the outermost parent first, its own last.
    const std::vector<script::Source>& sources() const;
    /// All files whose change should reload it.
    const std::vector<std::filesystem::path>& files() const;

    /// The rules under the options chosen, as texts from a command line ("yes", "1500"); the others have
    /// their standard. An option that does not fit is a finding with the path "option <name>". With nothing
    /// chosen, and `how` as it is, every call gives the same rulebook: opening the package made it.
    Result<RulebookPtr, Findings> compile(const std::map<std::string, std::string>& chosen = {},
                                          CompileOptions how = {}) const;
    /// The same with values.
    Result<RulebookPtr, Findings> compile_values(const Choices& chosen, CompileOptions how = {}) const;

    /// Where each of these paths is set last, and what the package's own text changes.
    Placed placed(const std::vector<std::string>& paths,
                  const std::map<std::string, std::string>& chosen = {}) const;

    /// Everything that its rules are made of, with its parents, the modules they ask for and what it says in
    /// other languages, as one text: the same files, the same text.
    std::string kept_text() const;

    /// The text of examples.lua, if the package has one.
    std::optional<script::Source> examples() const;
    /// The data that examples.lua returns; nil if there is none.
    Result<script::Value, Findings> read_examples() const;
    /// The texts of lessons/*.lua in its own folder, by name.
    const std::vector<script::Source>& lessons() const;
    /// The data that a text of the package returns, with its modules and the library's.
    Result<script::Value, Findings> run(const script::Source& source) const;

  private:
    friend Result<Package, Findings> open_package(const std::string& name_or_path);
    friend Result<Package, Findings> open_kept(const std::string& text);
    struct Held;
    static Result<Package, Findings> finished(std::shared_ptr<Held> held, Findings findings);
    explicit Package(std::shared_ptr<const Held> held) : held_(std::move(held)) {}
    std::shared_ptr<const Held> held_;
};

/// Opens a package by name, or by the path of its folder or variant.lua (see is_package_path). Reports all
/// findings at once: of its texts, and of its rules under standard options.
Result<Package, Findings> open_package(const std::string& name_or_path);

/// Opens what kept_text() gave: the same rules, whatever became of the files. It has no files, examples or
/// lessons, and only the library's terms. Any other text is a finding.
Result<Package, Findings> open_kept(const std::string& text);

} // namespace roundhouse::variants
