#pragma once
// What a description may hold, as data: the reader checks against the schema, and the reference and the
// language server's annotations are written from it. Reads like a table:
//
//   record("auction", {
//       field("opens", one_of({"left of dealer", "dealer"}), "Who calls first.").or_else("left of dealer"),
//       field("minimum", integer(0, 100'000), "The lowest first bid.").required(),
//   })

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "script/text/finding.hpp"
#include "script/value.hpp"

namespace roundhouse::script {

struct Field;

struct Schema {
    enum class Type { boolean, integer, text, one_of, localised, function, list, record, map, any_of, plain };

    Type type = Type::plain;
    std::string name;                 ///< of a record, or of an element of a list ("amount"), for messages
    std::int64_t least = 0;           ///< smallest integer, or fewest elements
    std::int64_t most = 0;            ///< largest integer, most elements, or most bytes of a text
    std::vector<std::string> choices; ///< of one_of
    std::vector<Schema> inner;        ///< the element of a list or map, the alternatives of any_of
    std::vector<Field> fields;        ///< of a record
    bool open = false;                ///< a record that keeps unknown scalar fields

    /// The same record, but it keeps unknown scalar fields.
    Schema opened() const;
    /// The same list; messages about its length count in this noun: "amount".
    Schema counted_in(std::string noun) const;
};

struct Field {
    static constexpr int named = 0, rest = -1;

    std::string key;
    int position = named; ///< 1..n: at that place of the list; rest: everything after those places
    Schema type;
    std::string sentence;
    bool needed = false;
    std::optional<Value> standard; ///< used if the field is absent

    Field required() const;
    Field or_else(Value value) const;
};

Schema boolean();
Schema integer(std::int64_t least = std::numeric_limits<std::int64_t>::min(),
               std::int64_t most = std::numeric_limits<std::int64_t>::max());
Schema text(std::int64_t most_bytes = 200);
Schema one_of(std::vector<std::string> choices);
/// A text, or a table of texts by language: { en = "Pinochle", de = "Binokel" }.
Schema localised();
Schema function();
Schema list(Schema of, std::int64_t at_least = 0, std::int64_t at_most = 1000);
Schema record(std::string name, std::vector<Field> fields);
/// Any string keys, each with a value of one type.
Schema map(Schema of);
/// The alternatives are tried in order.
Schema any_of(std::vector<Schema> alternatives);
/// Anything that crosses the boundary.
Schema plain();

Field field(std::string key, Schema type, std::string sentence);
/// The element at `position` (from 1) of a record's list; read into the field `key`.
Field positional(int position, std::string key, Schema type, std::string sentence);
/// All elements of a record's list after the positional ones; read into the list.
Field elements(Schema type, std::string sentence);

/// Checks `value` and returns it with defaults filled in, positional elements under their keys, and `false`
/// dropped from lists. `false` for an optional field that cannot be a boolean means that it is absent. Adds
/// all errors to `findings`, with paths that begin with `path` and without file and line (see `place`); after
/// an error the result serves only to look for more.
Value read(const Schema& schema, const Value& value, std::string_view path, std::vector<Finding>& findings);

/// The type in words: "a whole number from 0 to 100", "a list of texts", "one of "a", "b"".
std::string in_words(const Schema& schema);

/// "write 50 (// divides without a fraction)" for 50.0 where a whole number is wanted; else empty.
std::string whole_instead(const Value& value);
/// The same for a computed value, where there is nothing to write.
std::string whole_computed(const Value& value);

/// One row of a generated reference.
struct Described {
    std::string path; ///< "auction.steps[].by"
    std::string type; ///< in words
    bool needed = false;
    std::optional<Value> standard;
    std::string sentence;
};

/// Every field of `schema`, outermost first, in the order in which the schema lists them.
std::vector<Described> describe(const Schema& schema, std::string_view path = "");

/// `path` followed by `key`: "a.b", or a["10"] if the key is not a name.
std::string join_path(std::string_view path, std::string_view key);
std::string join_path(std::string_view path, std::size_t index);

} // namespace roundhouse::script
