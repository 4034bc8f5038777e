#include "window/platform/editor.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sstream>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace roundhouse::window {

std::vector<std::string> editor_command(const std::string& visual, const std::filesystem::path& file,
                                        int line) {
    std::vector<std::string> command;
    std::istringstream words(visual);
    for (std::string word; words >> word;) command.push_back(word);
    if (command.empty()) return {"xdg-open", file.string()};
    const std::string name = std::filesystem::path(command.front()).filename().string();
    const auto is = [&](const auto& names) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    constexpr std::array<const char*, 11> in_a_terminal{"vi", "vim", "nvim", "nano", "pico",  "micro",
                                                        "hx", "joe", "jed",  "ne",   "mcedit"};
    const auto has = [&](const char* word) {
        return std::find(command.begin() + 1, command.end(), word) != command.end();
    };
    const bool emacs = name.find("emacs") != std::string::npos; // these open a window unless told otherwise
    if ((is(in_a_terminal) && !has("-g")) ||
        (emacs && (has("-nw") || has("-t") || has("-tty") || has("--tty") || has("--no-window-system"))))
        return {"xdg-open", file.string()};
    constexpr std::array<const char*, 7> with_plus{"gvim",   "emacs", "emacsclient", "gedit",
                                                   "xemacs", "geany", "mousepad"};
    constexpr std::array<const char*, 3> with_goto{"code", "codium", "code-oss"};
    constexpr std::array<const char*, 2> with_option{"kate", "kwrite"};
    const std::string number = std::to_string(line);
    if (line > 0 && is(with_goto)) {
        command.insert(command.end(), {"--goto", file.string() + ":" + number});
        return command;
    }
    if (line > 0 && (is(with_plus) || is(in_a_terminal))) command.push_back("+" + number);
    if (line > 0 && is(with_option)) command.insert(command.end(), {"--line", number});
    command.push_back(file.string());
    return command;
}

bool open_editor(const std::filesystem::path& file, int line) {
    const char* visual = std::getenv("VISUAL");
    const std::vector<std::string> command = editor_command(visual ? visual : "", file, line);
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    // The pipe closes when the program starts; a byte in it means that there is none.
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return false;
    const pid_t child = ::fork();
    if (child == 0) {
        if (::fork() != 0) ::_exit(0); // so that nobody has to wait for the editor
        ::setsid();
        ::execvp(words.front(), words.data());
        const char none = 1;
        static_cast<void>(!::write(ends[1], &none, 1));
        ::_exit(1);
    }
    ::close(ends[1]);
    if (child > 0) ::waitpid(child, nullptr, 0);
    char none = 0;
    const bool began = child > 0 && ::read(ends[0], &none, 1) == 0;
    ::close(ends[0]);
    return began;
}

} // namespace roundhouse::window
