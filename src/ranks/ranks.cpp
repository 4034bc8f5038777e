// mpirun -n 4 roundhouse-ranks simulate partnership --rounds 100000
// srun --mpi=pmix -n 4 roundhouse-ranks simulate partnership --rounds 100000
//
// Plays a long command on several machines (Open MPI; the second line is for Slurm): each rank runs
// roundhouse for its part, with --shard, and the first merges the parts with `roundhouse merge`. The output
// is byte for byte that of one machine, except for the milliseconds in the table of an arena. A part that
// fails is reported with its rank and host.

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <mpi.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

constexpr int failed = 2;

/// Beside this program, where both are installed; otherwise wherever the shell finds it.
std::string roundhouse() {
    if (const char* named = std::getenv("ROUNDHOUSE_PROGRAM")) return named;
    std::error_code unknown;
    const fs::path beside = fs::read_symlink("/proc/self/exe", unknown).parent_path() / "roundhouse";
    return fs::exists(beside, unknown) ? beside.string() : "roundhouse";
}

/// Runs the command to its end. Returns its status as waitpid gives it, -1 if it cannot be run, and its
/// output; if `says` is false, the output goes to ours instead.
std::pair<int, std::string> run(const Words& words, bool says) {
    std::vector<char*> argv;
    for (const std::string& word : words) argv.push_back(const_cast<char*>(word.c_str()));
    argv.push_back(nullptr);
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) return {-1, ""};
    const pid_t child = fork();
    if (child < 0) return {-1, ""};
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM); // nobody waits for a part whose rank is gone
        if (says) dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execvp(argv[0], argv.data());
        std::fprintf(stderr, "%s: %s\n", argv[0], std::strerror(errno));
        _exit(127);
    }
    close(ends[1]);
    std::string said;
    std::array<char, 65536> buffer{};
    for (ssize_t number = 0; (number = read(ends[0], buffer.data(), buffer.size())) != 0;) {
        if (number > 0)
            said.append(buffer.data(), static_cast<std::size_t>(number));
        else if (errno != EINTR)
            break;
    }
    close(ends[0]);
    int status = -1;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return {status, std::move(said)};
}

std::string why(int status) {
    if (status >= 0 && WIFSIGNALED(status))
        return std::string("was ended by a signal: ") + strsignal(WTERMSIG(status));
    if (status >= 0) return "ended with status " + std::to_string(WEXITSTATUS(status));
    return "could not be run";
}

/// Every rank's part, at the first rank; the others get nothing.
std::vector<std::string> gathered(const std::string& part, int rank, int ranks) {
    std::vector<std::string> parts(rank == 0 ? static_cast<std::size_t>(ranks) : 0);
    const auto size = static_cast<unsigned long long>(part.size());
    constexpr int at_once = 1 << 30; // MPI counts in int
    if (rank != 0) {
        MPI_Send(&size, 1, MPI_UNSIGNED_LONG_LONG, 0, 0, MPI_COMM_WORLD);
        for (std::size_t at = 0; at < part.size(); at += at_once)
            MPI_Send(part.data() + at, static_cast<int>(std::min<std::size_t>(at_once, part.size() - at)),
                     MPI_CHAR, 0, 1, MPI_COMM_WORLD);
        return parts;
    }
    parts[0] = part;
    for (int from = 1; from < ranks; ++from) {
        unsigned long long length = 0;
        MPI_Recv(&length, 1, MPI_UNSIGNED_LONG_LONG, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        std::string& other = parts[static_cast<std::size_t>(from)];
        other.resize(length);
        for (std::size_t at = 0; at < length; at += at_once)
            MPI_Recv(other.data() + at, static_cast<int>(std::min<std::size_t>(at_once, length - at)),
                     MPI_CHAR, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    return parts;
}

int merged(const std::vector<std::string>& parts) {
    std::string folder = (fs::temp_directory_path() / "roundhouse-ranks-XXXXXX").string();
    if (!mkdtemp(folder.data())) {
        std::fprintf(stderr, "%s: %s\n", folder.c_str(), std::strerror(errno));
        return failed;
    }
    Words words{roundhouse(), "merge"};
    bool written = true;
    for (std::size_t i = 0; i < parts.size() && written; ++i) {
        words.push_back(folder + "/part-" + std::to_string(i + 1));
        std::ofstream file(words.back(), std::ios::binary);
        written = static_cast<bool>((file << parts[i]).flush());
    }
    const int status = written ? run(words, false).first : -1;
    std::error_code unknown;
    fs::remove_all(folder, unknown);
    if (!written) std::fprintf(stderr, "roundhouse-ranks: %s cannot be written.\n", words.back().c_str());
    return status >= 0 && WIFEXITED(status) ? WEXITSTATUS(status) : failed;
}

int play(const Words& arguments, int rank, int ranks) {
    Words words{roundhouse()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    words.push_back("--shard");
    words.push_back(std::to_string(rank + 1) + "/" + std::to_string(ranks));
    const auto [status, part] = run(words, true);
    if (status != 0) {
        std::array<char, MPI_MAX_PROCESSOR_NAME> host{};
        int length = 0;
        MPI_Get_processor_name(host.data(), &length);
        std::fprintf(stderr, "roundhouse-ranks: part %d of %d, on %s, %s.\n", rank + 1, ranks, host.data(),
                     why(status).c_str());
        MPI_Abort(MPI_COMM_WORLD, failed); // the others need not go on
    }
    const auto parts = gathered(part, rank, ranks);
    int answer = rank == 0 ? merged(parts) : 0;
    MPI_Bcast(&answer, 1, MPI_INT, 0, MPI_COMM_WORLD);
    return rank == 0 ? answer : 0;
}

} // namespace

int main(int argc, char** argv) {
    MPI_Init(&argc, &argv);
    int rank = 0, ranks = 1;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    int status = failed;
    if (argc < 2) {
        if (rank == 0) std::fputs("usage: mpirun -n N roundhouse-ranks simulate|arena|compare …\n", stderr);
    } else {
        status = play({argv + 1, argv + argc}, rank, ranks);
    }
    MPI_Finalize();
    return status;
}
