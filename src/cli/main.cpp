// Connects the program to its terminal; everything else is in the library.

#include "cli/run.hpp"

#include <csignal>
#include <iostream>

#include <unistd.h>

int main(int argc, char** argv) {
    std::signal(SIGXFSZ, SIG_IGN); // hitting the file size limit is like a full disk
    std::ios::sync_with_stdio(false);
    return roundhouse::cli::run(argc, argv,
                                {std::cin, std::cout, std::cerr, isatty(STDIN_FILENO) == 1,
                                 isatty(STDOUT_FILENO) == 1, isatty(STDERR_FILENO) == 1});
}
