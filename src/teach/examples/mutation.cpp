#include "teach/examples/mutation.hpp"

#include "base/text.hpp"
#include "teach/asks/asks.hpp"
#include "teach/examples/example_answer.hpp"
#include "variants/description/description.hpp"
#include "variants/live/live.hpp"

#include <algorithm>
#include <mutex>
#include <set>
#include <thread>
#include <variant>

namespace roundhouse::teach {

using script::Field;
using script::Schema;
using script::Value;
using WayStep = std::variant<std::string, std::size_t>; ///< a key, or a place from 0

namespace {

/// A place in the description, and what to try there; the first try that makes different rules is the change.
struct Place {
    std::string path;
    std::vector<WayStep> way;
    std::string from;
    std::vector<Value> tries; ///< replacements; empty: the element is left out of its list
};

// ---- finding the places

class PlaceFinder {
  public:
    std::vector<Place> places;

    void look(const Schema& schema, const Value& value, const std::string& path,
              const std::vector<WayStep>& way) {
        using Type = Schema::Type;
        switch (schema.type) {
        case Type::boolean:
            if (value.is_boolean()) add(value, path, way, {Value(!value.as_boolean())});
            return;
        case Type::integer:
            if (value.is_integer()) add(value, path, way, near(value.as_integer()));
            return;
        case Type::one_of: return look_at_choice(schema, value, path, way);
        case Type::text: return look_at_words(value, path, way);
        case Type::list: return look_at_list(schema, value, path, way);
        case Type::record: return look_at_record(schema, value, path, way);
        case Type::map:
            if (value.is_table())
                for (const auto& [key, inner] : value.as_table().fields)
                    look(schema.inner.front(), inner, script::join_path(path, key), with(way, key));
            return;
        case Type::any_of:
            for (const Schema& alternative : schema.inner) {
                std::vector<script::Finding> findings;
                static_cast<void>(script::read(alternative, value, path, findings));
                if (findings.empty()) return look(alternative, value, path, way);
            }
            return;
        case Type::localised:
        case Type::function:
        case Type::plain: return;
        }
    }

  private:
    static std::vector<Value> near(std::int64_t number) {
        return {Value(number + 1), Value(number - 1), Value(number + 10), Value(number - 10),
                Value(2 * number)};
    }

    static std::vector<WayStep> with(std::vector<WayStep> way, WayStep step) {
        way.push_back(std::move(step));
        return way;
    }

    void add(const Value& value, const std::string& path, const std::vector<WayStep>& way,
             std::vector<Value> tries) {
        places.push_back({path, way, script::in_words(value), std::move(tries)});
    }

    void look_at_choice(const Schema& schema, const Value& value, const std::string& path,
                        const std::vector<WayStep>& way) {
        if (!value.is_text()) return;
        std::vector<Value> others;
        for (const std::string& choice : schema.choices)
            if (choice != value.as_text()) others.emplace_back(choice);
        if (!others.empty()) add(value, path, way, std::move(others));
    }

    /// Cards, ranks and steps: tries them without the last word, or the first. Names and sentences mean
    /// nothing to the rules.
    void look_at_words(const Value& value, const std::string& path, const std::vector<WayStep>& way) {
        static const std::set<std::string> sentences{"name", "text", "meaning", "title", "summary", "label"};
        const auto* key = way.empty() ? nullptr : std::get_if<std::string>(&way.back());
        if (!value.is_text() || (key && sentences.count(*key))) return;
        const auto all = words(value.as_text());
        if (all.size() < 2) return;
        const std::vector<std::string> kept(all.begin(), all.end());
        add(value, path, way,
            {Value(join(std::vector<std::string>(kept.begin(), kept.end() - 1), " ")),
             Value(join(std::vector<std::string>(kept.begin() + 1, kept.end()), " "))});
    }

    void look_at_elements(const Schema& schema, const Value& value, std::size_t from, const std::string& path,
                          const std::vector<WayStep>& way) {
        const auto& list = value.as_table().list;
        for (std::size_t i = from; i < list.size(); ++i) {
            const std::string here = script::join_path(path, i + 1);
            if (list[i].is_boolean() && !list[i].as_boolean()) continue; // the same as left out
            add(list[i], here, with(way, i), {});
            look(schema, list[i], here, with(way, i));
        }
    }

    void look_at_list(const Schema& schema, const Value& value, const std::string& path,
                      const std::vector<WayStep>& way) {
        if (value.is_table()) look_at_elements(schema.inner.front(), value, 0, path, way);
    }

    void look_at_record(const Schema& schema, const Value& value, const std::string& path,
                        const std::vector<WayStep>& way) {
        if (!value.is_table()) return;
        std::size_t placed = 0;
        for (const Field& field : schema.fields) {
            if (field.position > 0) placed = std::max(placed, static_cast<std::size_t>(field.position));
            const auto& list = value.as_table().list;
            const std::size_t place = static_cast<std::size_t>(std::max(field.position, 1)) - 1;
            if (field.position == Field::rest)
                look_at_elements(field.type, value, placed, path, way);
            else if (field.position > 0 && place < list.size() && field.key != "name")
                look(field.type, list[place], script::join_path(path, place + 1), with(way, place));
            else if (const Value* inner = value.as_table().find(field.key);
                     field.position == Field::named && inner)
                look(field.type, *inner, script::join_path(path, field.key), with(way, field.key));
        }
    }
};

// ---- changing one

/// The value after so many steps of the way; null if there is none.
Value* found(Value& root, const std::vector<WayStep>& way, std::size_t steps) {
    Value* at = &root;
    for (std::size_t i = 0; i < steps && at; ++i) {
        if (!at->is_table()) return nullptr;
        if (const auto* key = std::get_if<std::string>(&way[i])) {
            at = at->as_table().find(*key);
        } else {
            auto& list = at->as_table().list;
            const std::size_t place = std::get<std::size_t>(way[i]);
            at = place < list.size() ? &list[place] : nullptr;
        }
    }
    return at;
}

/// Puts `instead` there, or leaves the element out. Does nothing if the options make the value there a
/// different one.
void change(Value& description, const Place& place, const Value* instead) {
    Value* const value = found(description, place.way, place.way.size());
    if (!value || script::in_words(*value) != place.from) return;
    if (instead) {
        *value = *instead;
        return;
    }
    auto& list = found(description, place.way, place.way.size() - 1)->as_table().list;
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(std::get<std::size_t>(place.way.back())));
}

// ---- asking the examples

bool holds(const RulebookPtr& rules, const Example& example) {
    try {
        const Compared came = compared(rules, example.form, example.fields);
        return !came.expected.is_null() && came.expected == came.got;
    } catch (const AskError&) {
        return false;
    } catch (const variants::ScriptFailure&) {
        return false;
    }
}

} // namespace

SoundExamples::SoundExamples(const variants::Package& package, const std::vector<Example>& examples)
    : package_(package) {
    std::map<variants::Choices, RulebookPtr> rules_under;
    for (const Example& example : examples) {
        const auto [rules, is_new] = rules_under.try_emplace(example.choices);
        if (is_new)
            if (const auto compiled = package.compile_values(example.choices)) rules->second = *compiled;
        if (rules->second && holds(rules->second, example)) asked_[example.choices].push_back(example);
    }
}

bool SoundExamples::notice(const std::function<void(Value&)>& change, const RulebookPtr& usual) const {
    return std::any_of(asked_.begin(), asked_.end(), [&](const auto& group) {
        RulebookPtr rules = group.first.empty() ? usual : nullptr;
        if (!rules)
            if (const auto compiled = package_.compile_values(group.first, {.change = change}))
                rules = *compiled;
        return !rules || !std::all_of(group.second.begin(), group.second.end(),
                                      [&](const Example& example) { return holds(rules, example); });
    });
}

namespace {

/// The first try that makes different rules, and whether it is noticed; nothing if none does.
std::optional<Mutation> tried(const variants::Package& package, const SoundExamples& asked,
                              const std::string& digest, const Place& place) {
    const std::size_t tries = std::max<std::size_t>(place.tries.size(), 1);
    for (std::size_t i = 0; i < tries; ++i) {
        const Value* const instead = place.tries.empty() ? nullptr : &place.tries[i];
        const auto changing = [&](Value& description) { change(description, place, instead); };
        const auto rules = package.compile_values({}, {.change = changing});
        if (!rules || (*rules)->digest == digest) continue;
        return Mutation{place.path, place.from, instead ? script::in_words(*instead) : "left out",
                        asked.notice(changing, *rules)};
    }
    return {};
}

} // namespace

Result<std::vector<Mutation>, variants::Findings> mutations(const variants::Package& package,
                                                            const MutationPlan& plan) {
    const auto examples = read_examples(package);
    if (!examples) return fail(examples.error());
    Value description;
    const auto usual = package.compile_values({}, {.change = [&](Value& value) { description = value; }});
    if (!usual) return fail(usual.error());
    PlaceFinder finder;
    finder.look(variants::description_schema(), description, "", {});
    const SoundExamples asked(package, *examples);

    std::vector<std::optional<Mutation>> found(finder.places.size());
    std::atomic<std::size_t> next{0};
    std::mutex telling;
    std::int64_t done = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < found.size() && !(plan.stop && plan.stop->load()); i = next++) {
            found[i] = tried(package, asked, (*usual)->digest, finder.places[i]);
            const std::lock_guard lock(telling);
            ++done;
            if (plan.progress) plan.progress(done, static_cast<std::int64_t>(found.size()));
        }
    };
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < plan.threads; ++i) others.emplace_back(work);
        work();
    }
    std::vector<Mutation> all;
    for (auto& one : found)
        if (one) all.push_back(std::move(*one));
    return all;
}

} // namespace roundhouse::teach
