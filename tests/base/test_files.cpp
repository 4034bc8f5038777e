// Files are read and written as a whole; what is none is refused at once.

#include "catch.hpp"
#include "support/home.hpp"

#include "base/files.hpp"

#include <chrono>

#include <sys/stat.h>

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

unsigned mode_of(const fs::path& path) {
    struct stat status {};
    REQUIRE(::stat(path.c_str(), &status) == 0);
    return status.st_mode & 0777;
}

} // namespace

TEST_CASE("a file is read whole, up to the size that was agreed") {
    const testing::Home home;
    const fs::path file = home.write("a file\nwith a line feed", std::string("Ah\0 9c", 6));
    CHECK(*read_file(file) == std::string("Ah\0 9c", 6));
    CHECK(*read_file(file, 6) == std::string("Ah\0 9c", 6));
    CHECK(fault_of(file, 5) == FileFault::too_large);
    CHECK_FALSE(read_file("/proc/self/status")->empty()); // says that it has no bytes
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
