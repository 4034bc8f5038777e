#pragma once
// A package in a file that somebody was given: what it is, what it changes, what is wrong with it, and
// whether it shall be installed.

#include "parcels/install.hpp"
#include "teach/statements/statements.hpp"
#include "window/learn/background.hpp"
#include "window/pages/leaf.hpp"

namespace roundhouse::window {

class InstallPage final : public Leaf {
  public:
    /// `face`: which a person chose; else that of the rules.
    InstallPage(std::filesystem::path file, std::optional<Face> face);

    /// What was seen in the file.
    struct Seen {
        std::shared_ptr<const parcels::Incoming> incoming; ///< outside of the user's packages, until it goes
        parcels::Standing standing = parcels::Standing::free;
        std::string title, about, summary;
        std::string against; ///< the package whose rules are `a` of the changes; may be empty
        std::vector<teach::Statement> changes; ///< ready to be shown
        std::string findings;                  ///< all of them as text; often empty
        bool sound = false;                    ///< none of them is an error
    };

    bool update(double now) override;
    bool at_rest() const override { return looking_.at_rest(); }
    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

    const std::optional<Seen>& seen() const { return looking_.made(); }
    const std::string& trouble() const { return looking_.trouble(); }
    /// Where it was put; empty before.
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
