// Functions that keep something from call to call are found out, however they got hold of it.

#include <array>

#include "support/scripts.hpp"

using namespace roundhouse;
using namespace roundhouse::script;

namespace {

/// The error of a call that may have changed something.
std::string said(const Result<Value, ScriptError>& answer) {
    return answer ? "nothing" : answer.error().message;
}

/// The error when the text's function `name` is called twice, watched both times.
std::string kept_by(const std::string& text, const char* name, int calls_before = 0, Modules modules = {}) {
    Sandbox sandbox(std::move(modules));
    const Value value = good(sandbox, text);
    const Function asked = function(value, name);
    if (const auto error = sandbox.note_kept({&asked, 1})) return error->message;
    const std::array<Value, 1> one = {Value(1)};
    for (int i = 0; i < calls_before; ++i) (void)sandbox.call(asked, one);
    for (int i = 0; i < 2; ++i)
        if (const auto answer = sandbox.call(asked, one, {.watch = true}); !answer)
            return answer.error().message;
    return "nothing";
}

std::string changed(const std::string& name) {
    return "the function keeps something from call to call: it changed \"" + name +
           "\"; what it answers may depend on its argument only";
}

} // namespace

TEST_CASE("a function that keeps something from call to call is found out") {
    const std::string text = R"(
        local calls, seen, inner = 0, {}, { list = {} }
        inner.self = inner
        local function count() calls = calls + 1 return calls end
        return { clean = function(x) local t = { x, inner.list } return #seen + #t end,
                 counts = function() return count() end,
                 collects = function(x) seen[#seen + 1] = x return 0 end,
                 deep = function(x) inner.list[1] = x return 0 end,
                 forgets = function(x) inner.list = nil return 0 end })";
    CHECK(kept_by(text, "clean") == "nothing");
    CHECK(kept_by(text, "counts") == changed("calls"));
    CHECK(kept_by(text, "collects") == changed("seen"));
    CHECK(kept_by(text, "deep") == changed("inner"));
    CHECK(kept_by(text, "forgets") == changed("inner"));
}

TEST_CASE("what is kept is found however deep it is hidden") {
    CHECK(kept_by(R"(
        local top = { n = 0 }
        for _ = 1, 5000 do top = { inner = top } end
        local bottom = top
        while bottom.inner do bottom = bottom.inner end
        return { f = function() bottom.n = bottom.n + 1 return 0 end })",
                  "f") == changed("bottom"));
    CHECK(kept_by(R"(
        local top = { n = 0 }
        for _ = 1, 150 do top = { inner = top } end
        return { f = function()
          local at = top
          while at.inner do at = at.inner end
          at.n = at.n + 1
          return at.n
        end })",
                  "f") == changed("top"));
    CHECK(kept_by(R"(
        local step = pairs({ 1, 2, 3 }) -- an iterator remembers where it is
        return { f = function() return (step()) end })",
                  "f") == changed("step"));
    CHECK(kept_by(R"(
        local function inner() local n = 0 return function() n = n + 1 return n end end
        local count = inner()
        return { f = function() return count() end })",
                  "f") == changed("n"));
}

TEST_CASE("what was changed while nobody watched is found at the next call that is watched") {
    const std::string odd = R"(
        local odd = false
        return { f = function() odd = not odd return odd end })";
    CHECK(kept_by(odd, "f", 0) == changed("odd"));
    CHECK(kept_by(odd, "f", 1) == changed("odd")); // this call would change it back
}

TEST_CASE("more is kept than can be compared") {
    CHECK(kept_by(R"(
        local many = {}
        for i = 1, 10 do
          many[i] = {}
          for j = 1, 21000 do many[i][j] = j end
        end
        return { f = function() return #many end })",
                  "f")
              .starts_with("keeps more than 200000 values from call to call"));
}

TEST_CASE("nothing is kept by a way around what a function holds") {
    const std::string text = R"(
        local kept = { x = 0, list = { 3, 1, 2 } }
        local nested = { { x = 0 }, { x = 0 } }
        local function same(t) return t end
        local function set(t, ...) t.x = t.x + 1 return ... end
        local function bare(t) return { inner = t, pair = { t } } end
        function kept:method() self.x = self.x + 1 end
        local function each(t, f) for _, v in ipairs(t) do f(v) end end
        return {
          fresh = function() local t = { inner = kept } t.inner.x = t.inner.x + 1 return 0 end,
          walked = function() for _, v in pairs(nested) do v.x = v.x + 1 end return 0 end,
          answered = function() same(same(kept)).x = kept.x + 1 return 0 end,
          handed = function() return (set(kept, 0)) end,
          packed = function() local t = table.pack(kept)[1] t.x = t.x + 1 return 0 end,
          unpacked = function() local _, t = table.unpack(nested) t.x = t.x + 1 return 0 end,
          selected = function() local t = select(2, 0, kept) t.x = t.x + 1 return 0 end,
          wrapped = function() bare(kept).pair[1].x = kept.x + 1 return 0 end,
          method = function() kept:method() return 0 end,
          passed = function() each(nested, function(v) v.x = v.x + 1 end) return 0 end,
          closed = function() local t = kept local f = function() t.x = t.x + 1 end f() return 0 end,
          inserted = function() table.insert(kept.list, 4) return 0 end,
          removed = function() return table.remove(kept.list) end,
          sorted = function() table.sort(kept.list) return 0 end,
          moved = function() table.move({ 7 }, 1, 1, 1, kept.list) return 0 end,
          compared = function() table.sort({ 1, 2 }, function(a, b) kept.x = kept.x + 1 return a < b end) return 0 end,
          keyed = function() kept[{}] = true return 0 end,
          swapped = function() kept.list = { 3, 1, 2 } return 0 end,
        })";
    for (const char* name :
         {"fresh", "answered", "handed", "packed", "selected", "wrapped", "method", "closed", "inserted",
          "removed", "sorted", "moved", "compared", "keyed", "swapped"}) {
        INFO(name);
        CHECK(kept_by(text, name) == changed("kept"));
    }
    for (const char* name : {"walked", "unpacked", "passed"}) {
        INFO(name);
        CHECK(kept_by(text, name) == changed("nested"));
    }
}

TEST_CASE("a module that a call asks for is compared after it") {
    const Modules modules{{"notes", {"notes.lua", "local N = { n = 0, deep = { n = 0 } } return N"}},
                          {"leads", {"leads.lua", "return { on = require \"notes\" }"}}};
    const auto says = [&](const std::string& body) {
        return kept_by("require \"leads\" local ask = require return { f = function() " + body +
                           " return 0 end }",
                       "f", 0, modules);
    };
    CHECK(says("local n = require(\"notes\").n") == "nothing");
    CHECK(says("require(\"notes\").n = 1") == changed("a module"));
    CHECK(says("ask(\"notes\").deep.n = 1") == changed("a module"));
    CHECK(says("require(\"leads\").on.deep = nil") == changed("a module"));
    CHECK(kept_by("return { f = function() return require(\"notes\").n end }", "f", 0, modules) ==
          changed("a module")); // it was not loaded before
}

TEST_CASE("the libraries keep nothing") {
    const auto says = [](const std::string& body) {
        return kept_by("return { f = function() " + body + " return 0 end }", "f");
    };
    for (const char* library : {"table", "string", "math"}) {
        const std::string name = library;
        CHECK(says("table.insert(" + name + ", 1)") == "a library cannot be changed");
        CHECK(says("table.insert(" + name + ", 1, 1)") == "a library cannot be changed");
        CHECK(says("table.move({ 1 }, 1, 1, 1, " + name + ")") == "a library cannot be changed");
        CHECK(says("table.sort(" + name + ") table.remove(" + name + ") table.move(" + name +
                   ", 1, 1, 1, {})") == "nothing");
    }
}

namespace {

/// Functions that could pass something to each other; those in `noted` are watched.
struct Hooks {
    explicit Hooks(std::initializer_list<const char*> noted) {
        std::vector<Function> functions;
        for (const char* name : noted) functions.push_back(function(value, name));
        REQUIRE(!sandbox.note_kept(functions));
    }
    Result<Value, ScriptError> call(const char* name, CallOptions options, Value argument = Table{}) {
        return sandbox.call(function(value, name), {&argument, 1}, options);
    }
    Result<Value, ScriptError> call_again(const char* name, CallOptions options = {.watch = true}) {
        return sandbox.call_again(function(value, name), "again", true, options);
    }

    Sandbox sandbox;
    Value value = good(sandbox, R"(
        local seen, other = { n = 0 }, { n = 0 }
        return { passes = function(r) r.seen = seen return 0 end,
                 uses = function(r) if r.again then r.seen.n = r.seen.n + 1 end return 0 end,
                 counts = function() seen.n = seen.n + 1 return 0 end,
                 clean = function() return other.n end,
                 calls = function(f) return f() end })");
};

constexpr CallOptions watched{.watch = true}, keeping{.keep_argument = true},
    watched_and_keeping{.watch = true, .keep_argument = true};

} // namespace

TEST_CASE("what a call could change is compared at the next that is watched, whatever that one reaches") {
    for (const auto& noted : {std::initializer_list<const char*>{"counts", "clean"}, {"passes", "clean"}}) {
        Hooks hooks(noted); // `counts` itself need not be watched: it may lead anywhere
        CHECK(said(hooks.call("clean", watched)) == "nothing");
        CHECK(said(hooks.call("counts", {})) == "nothing");
        CHECK(said(hooks.call("clean", {})) == "nothing");
        CHECK(said(hooks.call("clean", watched)) == changed("seen"));
        CHECK(said(hooks.call("clean", watched)) == changed("seen")); // still so
    }
}

TEST_CASE("what a function puts into an argument that is kept may be changed by the next") {
    Hooks at_once({"passes", "uses"});
    CHECK(said(at_once.call("passes", keeping)) == "nothing");
    CHECK(said(at_once.call_again("uses")) == changed("seen"));

    Hooks between({"passes", "uses"});
    CHECK(said(between.call("passes", watched_and_keeping)) == "nothing");
    CHECK(said(between.call_again("uses")) == changed("seen"));

    Hooks later({"passes", "uses", "clean"});
    CHECK(said(later.call("passes", watched_and_keeping)) == "nothing");
    CHECK(said(later.call_again("uses", {})) == "nothing");
    CHECK(said(later.call("clean", watched)) == changed("seen"));

    Hooks forgotten({"passes", "uses", "clean"});
    CHECK(said(forgotten.call("passes", watched_and_keeping)) == "nothing");
    CHECK(said(forgotten.call("clean", watched)) == "nothing");
    CHECK(said(forgotten.call_again("uses")) == "no call has kept its argument");
    CHECK(said(forgotten.call("passes", watched_and_keeping)) == "nothing");
    CHECK(!forgotten.sandbox.call(Function{99}, {}));
    CHECK(said(forgotten.call_again("uses")) == "no call has kept its argument");
}

namespace {

/// A script whose `write` changes its argument r, which is kept, and whose `read` returns it.
class Writing {
  public:
    explicit Writing(const std::string& writes)
        : hooks_(good(sandbox_, "return { write = function(r) " + writes +
                                    " return 0 end, read = function(r) return r end,"
                                    " extra = function(r) return r.extra end }")) {
        Table side;
        side.strict = true;
        side.name = "r.side";
        side.set("meld", 20);
        side.set("tricks", Value());
        root_.strict = true;
        root_.name = "r";
        root_.set("outcome", "played");
        root_.set("side", side);
    }

    /// Calls that function with r.list as 1, 2 and so on up to `length`.
    Result<Value, ScriptError> asked(const char* name, int length) {
        Table list, one, two, both;
        for (int i = 1; i <= length; ++i) list.list.emplace_back(i);
        one.list.emplace_back(1);
        two.list.emplace_back(2);
        both.list = {one, two};
        root_.set("list", list);
        root_.set("pairs", both);
        const Value argument = root_;
        return sandbox_.call(function(hooks_, name), {&argument, 1}, {.keep_argument = true});
    }

    /// True if `read` gets what it is given, and nothing else.
    bool reads_as_given(int length) {
        const auto read = asked("read", length);
        REQUIRE(read);
        Table expected = root_; // nil fields do not come back
        std::erase_if(expected.find("side")->as_table().fields,
                      [](const auto& field) { return field.second.is_nil(); });
        return *read == Value(expected);
    }

  private:
    Sandbox sandbox_;
    Value hooks_;
    Table root_;
};

} // namespace

TEST_CASE("of what a function writes into an argument that is kept nothing is left in the next") {
    // Each assigns to r.side = { meld, tricks = nil }, r.list = { 1, 2, 3 } or r.pairs = { { 1 }, { 2 } }.
    for (const char* writes : {
             "r.outcome = \"lost\"",
             "r.outcome = nil",
             "r.extra = 1",
             "r.side.meld, r.side.tricks = 9, 9",
             "r.side = { meld = 8 }",
             "r.side.extra = { deep = {} }",
             "r.list[2] = 7",
             "r.list[#r.list + 1] = 4",
             "r.list[9] = 4",
             "r.list.name = 4",
             "r.list[1], r.list[2], r.list[3] = nil, nil, nil",
             "table.insert(r.list, 4)",
             "table.insert(r.list, 1, 4)",
             "table.remove(r.list, 1)",
             "table.move({ 5, 6 }, 1, 2, 3, r.list)",
             "table.sort(r.list, function(a, b) return a > b end)",
             "r.pairs[1], r.pairs[2] = r.pairs[2], r.pairs[1]",
             "r.pairs[1][1], r.pairs[2][2] = nil, r.list",
             "r.list, r.side = r.side, r.list",
             "r.again = r",
         }) {
        CAPTURE(writes);
        Writing script(writes);
        CHECK(script.reads_as_given(3));
        REQUIRE(script.asked("write", 3));
        CHECK(script.reads_as_given(3));
        CHECK(said(script.asked("extra", 3)) == "r has no \"extra\"");
        REQUIRE(script.asked("write", 3));
        CHECK(script.reads_as_given(1)); // a shorter list
        CHECK(script.reads_as_given(4));
    }
}

TEST_CASE("an argument of another shape takes the place of the one that was kept") {
    Sandbox sandbox;
    const Function read = function(good(sandbox, "return { f = function(r) return r end }"), "f");
    const auto comes_back = [&](const Table& table) {
        const Value argument = table;
        const auto back = sandbox.call(read, {&argument, 1}, {.keep_argument = true});
        return back && *back == argument;
    };
    Table deep, wide, list;
    deep.set("a", 1);
    deep.set("b", Table());
    wide.set("a", deep);
    wide.set("c", "text");
    list.list = {deep, wide, 3};
    for (const Table* table : {&deep, &wide, &list, &deep, &list, &wide}) CHECK(comes_back(*table));
}

TEST_CASE("a function that is an argument may change what it holds") {
    Hooks hooks({"calls", "counts", "clean"});
    CHECK(said(hooks.call("calls", watched, function(hooks.value, "clean"))) == "nothing");
    CHECK(said(hooks.call("calls", watched, function(hooks.value, "counts"))) == changed("seen"));
}

TEST_CASE("a text that runs later may change what is kept") {
    Sandbox sandbox({{"notes", {"notes.lua", "return { n = 0 }"}}});
    const Value value = good(sandbox, "require \"notes\" return { f = function() return 0 end }");
    const Function f = function(value, "f");
    REQUIRE(!sandbox.note_kept({&f, 1}));
    CHECK(said(sandbox.call(f, {}, watched)) == "nothing");
    good(sandbox, "require(\"notes\").n = 1");
    CHECK(said(sandbox.call(f, {}, watched)) == changed("a module"));
}
