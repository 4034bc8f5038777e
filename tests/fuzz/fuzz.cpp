#include "fuzz.hpp"

#include <cstdlib>
#include <fstream>
#include <iostream>

#include "base/characters.hpp"
#include "base/text.hpp"

namespace roundhouse::fuzz {

namespace fs = std::filesystem;

namespace {

class Home {
  public:
    Home() {
        std::string name = (fs::temp_directory_path() / "roundhouse-fuzz-XXXXXX").string();
        if (!mkdtemp(name.data())) throw std::runtime_error("no folder can be made: " + name);
        path_ = name;
        for (const char* variable : {"XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"})
            setenv(variable, (path_ / variable).c_str(), 1);
    }
    ~Home() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;

    const fs::path& path() const { return path_; }

  private:
    fs::path path_;
};

#ifdef ROUNDHOUSE_FUZZ_PLAIN
/// libFuzzer uses these like clang's coverage counters: without clang, an input is worth keeping if it has
/// three bytes in a row that no other had.
constexpr std::size_t counters = std::size_t{1} << 13;
__attribute__((section("__libfuzzer_extra_counters"))) std::uint8_t counted[counters];

void note(const std::uint8_t* data, std::size_t size) {
    for (std::size_t i = 2; i < size; ++i)
        counted[(data[i - 2] * 961u + data[i - 1] * 31u + data[i]) % counters] = 1;
}
#else
void note(const std::uint8_t*, std::size_t) {}
#endif

} // namespace

std::string text_of(const std::uint8_t* data, std::size_t size) {
    note(data, size);
    return {data, data + size};
}

void demand(bool holds, const char* what, std::string_view shown) {
    if (holds) return;
    std::cerr << "DOES NOT HOLD: " << what << '\n' << shown << std::endl;
    std::abort();
}

void demand_in_sight(std::string_view text) {
    demand(first_bad_utf8(text) == std::string_view::npos, "what is said is UTF-8", text);
    for (std::size_t at = 0; at < text.size(); at += decode(text, at).length)
        demand(text[at] == '\n' || !is_hidden(decode(text, at).code), "nothing hidden is said",
               printable(text));
}

const fs::path& home() {
    static const Home home;
    return home.path();
}

void write(const fs::path& file, std::string_view text) { std::ofstream(file, std::ios::binary) << text; }

} // namespace roundhouse::fuzz

/// libFuzzer calls this first.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
    setenv("LANGUAGE", "en", 1);
    for (const char* display : {"DISPLAY", "WAYLAND_DISPLAY"}) unsetenv(display); // so that no window opens
    roundhouse::fuzz::home();
    return 0;
}
