// Files are read and written whole; anything that is not a regular file is refused at once.

#include "catch.hpp"
#include "support/home.hpp"

#include "base/files.hpp"

#include <cerrno>
#include <chrono>

#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace roundhouse;
namespace fs = std::filesystem;

namespace {

FileFault fault_of(const fs::path& path, std::uint64_t most = file_limit) {
    const auto start = std::chrono::steady_clock::now();
    const auto text = read_file(path, most);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    CHECK(took.count() < 0.5);
    REQUIRE_FALSE(text);
    return text.error().fault;
}

/// Simulates a file system on which a rename always replaces the target.
bool renames_over_anything = false;

/// The number of entries in a folder, hidden ones too.
std::ptrdiff_t number_in(const fs::path& folder) {
    return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
}

unsigned mode_of(const fs::path& path) {
    struct stat status {};
    REQUIRE(::stat(path.c_str(), &status) == 0);
    return status.st_mode & 0777;
}

} // namespace

// Linked in front of the system's own, which it calls.
extern "C" int renameat2(int from_folder, const char* from, int to_folder, const char* to,
                         unsigned int flags) noexcept {
    if (renames_over_anything && flags != 0) {
        errno = EINVAL;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_renameat2, from_folder, from, to_folder, to, flags));
}

TEST_CASE("a file is read whole, up to the size that was agreed") {
    const testing::Home home;
    const fs::path file = home.write("a file\nwith a line feed", std::string("Ah\0 9c", 6));
    CHECK(*read_file(file) == std::string("Ah\0 9c", 6));
    CHECK(*read_file(file, 6) == std::string("Ah\0 9c", 6));
    CHECK(fault_of(file, 5) == FileFault::too_large);
    CHECK_FALSE(read_file("/proc/self/status")->empty()); // its size is reported as 0
    CHECK(fault_of("/proc/self/status", 10) == FileFault::too_large);
}

TEST_CASE("what is no regular file is refused at once, and so is a file of a gigabyte") {
    const testing::Home home;
    const fs::path pipe = home.path() / "pipe", link = home.path() / "link", large = home.path() / "large";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    fs::create_symlink("link", link);
    home.write("large", "");
    fs::resize_file(large, std::uintmax_t{1} << 30);
    CHECK(fault_of(pipe) == FileFault::not_a_file);
    CHECK(fault_of("/dev/zero") == FileFault::not_a_file);
    CHECK(fault_of(home.path()) == FileFault::not_a_file);
    CHECK(fault_of(link) == FileFault::endless_link);
    CHECK(fault_of(large) == FileFault::too_large);
    CHECK(fault_of(home.path() / "nothing") == FileFault::missing);
    for (const fs::path& taken : {pipe, link, home.path()}) CHECK_FALSE(replace_file(taken, "text"));
    CHECK(fs::is_fifo(pipe));
}

TEST_CASE("a file that is written anew is its owner's alone, and a link to it stays one") {
    const testing::Home home;
    const fs::path file = home.write("file", "before");
    fs::create_symlink("file", home.path() / "link");
    REQUIRE(replace_file(home.path() / "link", "after"));
    CHECK(fs::is_symlink(home.path() / "link"));
    CHECK(testing::text_of(file) == "after");
    CHECK(mode_of(file) == 0600);
    CHECK_FALSE(replace_file(home.path() / "no folder" / "file", "text"));
    int files = 0;
    for ([[maybe_unused]] const auto& entry : fs::directory_iterator(home.path())) ++files;
    CHECK(files == 2);
}

TEST_CASE("a link to a file that is not there yet leads to it once it is written") {
    const testing::Home home;
    fs::create_directories(home.path() / "a");
    fs::create_directories(home.path() / "b");
    fs::create_symlink("../b/link", home.path() / "a" / "link");
    fs::create_symlink(home.path() / "b" / "file", home.path() / "b" / "link");
    REQUIRE(replace_file(home.path() / "a" / "link", "text"));
    CHECK(fs::is_symlink(home.path() / "a" / "link"));
    CHECK(fs::is_symlink(home.path() / "b" / "link"));
    CHECK(testing::text_of(home.path() / "b" / "file") == "text");
    fs::create_symlink("no folder/file", home.path() / "astray");
    CHECK_FALSE(replace_file(home.path() / "astray", "text"));
    CHECK(fs::is_symlink(home.path() / "astray"));
}

TEST_CASE("a new file takes the place of none, on a file system that cannot see to it either") {
    for (const bool cannot : {false, true}) {
        INFO(cannot);
        const testing::Home home;
        renames_over_anything = cannot;
        const fs::path file = home.path() / "file";
        CHECK(new_file(file, "first"));
        CHECK_FALSE(new_file(file, "second"));
        CHECK_FALSE(new_file(home.path() / "no folder" / "file", "text"));
        CHECK(testing::text_of(file) == "first");
        CHECK(mode_of(file) == 0600);
        CHECK(number_in(home.path()) == 1);
        home.write("file.damaged", "earlier");
        CHECK(set_aside(file) == file.string() + ".damaged-2");
        CHECK(set_aside(file).empty());
        CHECK(testing::text_of(file.string() + ".damaged") == "earlier");
        CHECK(testing::text_of(file.string() + ".damaged-2") == "first");
        CHECK(number_in(home.path()) == 2);
        renames_over_anything = false;
    }
}

TEST_CASE("damaged files are kept under numbered names, and none is written over") {
    const testing::Home home;
    const fs::path file = home.path() / "game.journal";
    CHECK(keep_damaged(file, "first") == file.string() + ".damaged");
    CHECK(keep_damaged(file, "second") == file.string() + ".damaged-2");
    CHECK(keep_damaged(file, "third") == file.string() + ".damaged-3");
    CHECK(testing::text_of(file.string() + ".damaged") == "first");
    CHECK(testing::text_of(file.string() + ".damaged-2") == "second");
    CHECK(mode_of(file.string() + ".damaged-3") == 0600);
    CHECK(keep_damaged(home.path() / "no folder" / "file", "text").empty());
}
