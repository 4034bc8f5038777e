#pragma once
// A package file that somebody was given: what it is, what it changes, what is wrong with it, and whether to
// install it.

#include "parcels/install.hpp"
#include "teach/statements/statements.hpp"
#include "window/learn/background.hpp"
#include "window/pages/leaf.hpp"

namespace roundhouse::window {

class InstallPage final : public Leaf {
  public:
    /// `face`: chosen by a person; else that of the rules.
    InstallPage(std::filesystem::path file, std::optional<Face> face);

    /// What was found in the file.
    struct Seen {
        std::shared_ptr<const parcels::Incoming> incoming; ///< outside the user's packages until installed
        parcels::Standing standing = parcels::Standing::free;
        std::string title, about, summary;
        std::string against; ///< the package that the changes are relative to (their `a`); may be empty
        std::vector<teach::Statement> changes; ///< ready for display
        std::string findings;                  ///< all of them as text; often empty
        bool sound = false;                    ///< no finding is an error
    };

    bool update(double now) override;
    bool at_rest() const override { return looking_.at_rest(); }
    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

    const std::optional<Seen>& seen() const { return looking_.made(); }
    const std::string& trouble() const { return looking_.trouble(); }
    /// The folder it was installed to; empty before.
    const std::filesystem::path& installed() const { return installed_.folder; }

  private:
    void draw_seen(const Page& page, const Seen& seen) const;
    void draw_changes(const Page& page, const Seen& seen) const;
    void draw_buttons(const Page& page, LeafWish& wish);
    void install();

    std::filesystem::path file_;
    Background<Seen> looking_;
    parcels::Installed installed_;
    std::string failed_; ///< why it could not be installed
};

} // namespace roundhouse::window
