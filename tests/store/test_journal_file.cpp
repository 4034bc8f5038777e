// The file of an unfinished game: only one program plays it, a full disk loses nothing, no partial line
// stays.

#include "catch.hpp"
#include "support/full_disk.hpp"
#include "support/home.hpp"

#include "store/journals.hpp"

#include <csignal>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace roundhouse;
using namespace roundhouse::store;
namespace fs = std::filesystem;

TEST_CASE("a journal is its owner's alone, and named so that any file system takes it") {
    const testing::Home home;
    std::string name = "\n/ \"";
    name.append(240, 'x');
    const OpenedJournal journal = new_journal(name);
    REQUIRE(journal.file);
    struct stat status {};
    REQUIRE(::stat(journal.path.c_str(), &status) == 0);
    CHECK((status.st_mode & 0777) == 0600);
    CHECK(journal.path.parent_path() == games_directory());
    CHECK(new_journal("a\nb c").path.filename().string().starts_with("a-b-c-"));
    const OpenedJournal one = new_journal("same"), other = new_journal("same");
    REQUIRE((one.file && other.file));
    CHECK(one.path != other.path);
}

TEST_CASE("where the disk is full, whole lines are in the file, and the rest follows when there is room") {
    const testing::Home home;
    OpenedJournal journal = new_journal("full");
    REQUIRE(journal.file);
    journal.file->write("1234567\n");
    {
        const FullDisk full(12);
        journal.file->write("abcdefg\n");
        CHECK(journal.file->waits());
        CHECK(testing::text_of(journal.path) == "1234567\n"); // without the four bytes that fitted
        journal.file->write("two\nlines\n");
        CHECK(testing::text_of(journal.path) == "1234567\n");
    }
    SECTION("with the next line") {
        journal.file->write("last\n");
        CHECK_FALSE(journal.file->waits());
        CHECK(testing::text_of(journal.path) == "1234567\nabcdefg\ntwo\nlines\nlast\n");
    }
    SECTION("when the game is left") {
        journal.file.reset();
        CHECK(testing::text_of(journal.path) == "1234567\nabcdefg\ntwo\nlines\n");
    }
    SECTION("as far as there is room by then") {
        {
            const FullDisk full(21);
            journal.file->write("last\n");
            CHECK(testing::text_of(journal.path) == "1234567\nabcdefg\ntwo\n");
            CHECK(journal.file->waits());
        }
        journal.file.reset();
        CHECK(testing::text_of(journal.path) == "1234567\nabcdefg\ntwo\nlines\nlast\n");
    }
}

TEST_CASE("one program plays a game; the next is told, until the first has ended, however it did") {
    const testing::Home home;
    fs::path path;
    {
        const OpenedJournal first = new_journal("game");
        path = first.path;
        CHECK(is_being_played(path));
        const OpenedJournal second = open_journal(path);
        CHECK(second.in_use);
        CHECK_FALSE(second.file);
    }
    CHECK_FALSE(is_being_played(path));
    int ready[2];
    REQUIRE(::pipe(ready) == 0);
    const pid_t other = ::fork();
    if (other == 0) { // another program, which is killed while it plays
        const OpenedJournal held = open_journal(path);
        static_cast<void>(::write(ready[1], held.file ? "y" : "n", 1));
        ::pause();
        ::_exit(0);
    }
    char holds = 'n';
    REQUIRE(::read(ready[0], &holds, 1) == 1);
    CHECK(holds == 'y');
    CHECK(open_journal(path).in_use);
    ::kill(other, SIGKILL);
    ::waitpid(other, nullptr, 0);
    CHECK(open_journal(path).file);
    ::close(ready[0]);
    ::close(ready[1]);
}

TEST_CASE("a journal that others could read is its owner's alone once it is played on") {
    const testing::Home home;
    const fs::path file = home.write("old.journal", "one\n");
    fs::permissions(file, fs::perms(0644));
    CHECK(open_journal(file).file);
    CHECK(fs::status(file).permissions() == fs::perms(0600));
}

TEST_CASE("a pipe or a device is no journal") {
    const testing::Home home;
    const fs::path pipe = home.path() / "pipe.journal";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    CHECK_FALSE(open_journal(pipe).file);
    CHECK_FALSE(open_journal("/dev/null").file);
    CHECK_FALSE(is_being_played(pipe));
}

TEST_CASE("whoever looks whether a game is being played keeps nobody from playing it") {
    const testing::Home home;
    const auto path = new_journal("looked-at").path;
    const auto one = open_regular(path, O_RDONLY), other = open_regular(path, O_RDONLY);
    REQUIRE((one && other));
    CHECK_FALSE(is_locked(*one));
    CHECK_FALSE(is_locked(*other));
    const OpenedJournal journal = open_journal(path); // while both still look
    CHECK(journal.file);
    CHECK(is_locked(*one));
    CHECK(is_locked(*other));
    CHECK(open_journal(path).in_use);
}
