#pragma once
// What a table may agree on before it plays: the options of a package, and what was chosen.

#include "rules/rulebook.hpp"
#include "script/sandbox.hpp"
#include "variants/description/node.hpp"

#include <map>
#include <optional>

namespace roundhouse::variants {

/// An option as the package declares it; enough to build a control from.
struct Option {
    enum class Kind { yes_no, number, choice };

    std::string name;
    Text label;
    Kind kind = Kind::yes_no;
    OptionValue standard;                     ///< if all options before it have theirs, or what is fixed
    std::vector<OptionValue> choices;         ///< of a choice; the first is the standard
    int least = 0, most = 0, step = 1;        ///< of a number; both ends are allowed
    std::map<std::string, std::string> words; ///< what people read for a value, by its text
    std::string needs; ///< options that must be on with it, joined by not, and, or; may be empty
    std::vector<std::string> excludes; ///< options that must be off with it
    /// Decided by a package that extends this one: not offered any more.
    std::optional<OptionValue> fixed;
    /// Finds the standard of a number, or the list of a choice, from the options before this one, where the
    /// package gives a function; a handle into the sandbox that read the option.
    std::optional<script::Function> computed;
    bool refused = false; ///< its default is not allowed, which is a finding: no value of it means anything
};

/// What people or programs chose, by name; the others have their standard.
using Choices = std::map<std::string, OptionValue>;

/// "yes or no", "a number from 500 to 5000 in steps of 50", "\"double\" or \"one-and-a-half\"".
std::string in_words(const Option& option);

/// The other values that the option could have; of a number only its least and its most. None if there is
/// nothing to choose.
std::vector<OptionValue> values_besides(const AgreedOption& option, const OptionValue& value);

/// The allowed value nearest to `number`, of an option that is a number.
int nearest_allowed(const Option& option, int number);

/// Reads the declared options (`options` has passed the schema), computes their standards, and checks that
/// they leave room for what is fixed.
std::vector<Option> read_options(const Node& options, const std::vector<Option>& inherited,
                                 script::Sandbox& sandbox, Report& report);

/// Takes inherited options out of what is offered: each has the value that `fixed` gives it. Whether
/// that is allowed may depend on other options: read_options, which runs after this, checks it.
void fix_options(const Node& fixed, std::vector<Option>& options, Report& report);

/// Texts from a command line as values: "yes", "1500", "double". Findings have paths "option <name>".
Choices parse_choices(const std::vector<Option>& options, const std::map<std::string, std::string>& texts,
                      Report& report);

/// Checks every choice and fills in the standards and what is fixed. An option is on when it is yes, or a
/// number or choice that is not its declared standard; `needs` and `excludes` go by that.
std::vector<AgreedOption> agree(const std::vector<Option>& options, const Choices& choices,
                                script::Sandbox& sandbox, Report& report);

/// The agreed options that keep one that is off from being turned on: those that it excludes or that exclude
/// it.
std::vector<std::string> in_the_way(const std::string& option, const std::vector<Option>& options,
                                    const std::vector<AgreedOption>& agreed);
/// True if what the option needs is on.
bool has_what_it_needs(const Option& option, const std::vector<AgreedOption>& agreed);

/// What was open to agreement: without the options that are fixed.
std::vector<AgreedOption> offered(const std::vector<AgreedOption>& agreed,
                                  const std::vector<Option>& options);
std::vector<Option> offered(const std::vector<Option>& options);

/// The table that rules(o) gets: reading an unknown name is an error.
script::Value options_table(const std::vector<AgreedOption>& agreed);

} // namespace roundhouse::variants
