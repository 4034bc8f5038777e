#include "cli/commands.hpp"

#include "base/characters.hpp"
#include "base/files.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "bots/lab/pieces.hpp"
#include "bots/programs/program.hpp"
#include "cli/play/farewell.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

/// Estimated time left at the pace so far: ", about 12 s to go". Empty if it is too short to mention.
std::string to_go(std::chrono::steady_clock::time_point began, std::int64_t done, std::int64_t all) {
    const double spent = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    constexpr double worth_saying = 2;
    const double left = done > 0 ? spent / static_cast<double>(done) * static_cast<double>(all - done) : 0;
    if (left < worth_saying || spent < 1) return {};
    return left < 90 ? tr(", about {} s to go", std::lround(left))
                     : tr(", about {} min to go", std::lround(left / 60));
}

/// A line rewritten in place until everything is done or the object is destroyed.
class ProgressLine {
  public:
    ProgressLine(std::ostream& err, std::int64_t all, std::string what)
        : err_(err), all_(all), what_(std::move(what)) {
        if (ends_unsaid()) farewell_.emplace(tr("Stopped."));
    }
    ~ProgressLine() {
        if (is_open_) err_ << '\n' << std::flush;
    }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void tell(std::int64_t done) {
        if (std::exchange(told_, done) == done) return;
        constexpr std::int64_t length = 24;
        std::string bar;
        for (std::int64_t i = 0; i < length; ++i) bar += i < done * length / all_ ? "█" : "░";
        const std::string said = tr("{} {} of {} {}", bar, done, all_, what_);
        const std::string left = to_go(began_, done, all_);
        is_open_ = done < all_;
        err_ << '\r' << padded(columns(said + left) > width ? said : said + left, width)
             << (is_open_ ? "" : "\n") << std::flush;
    }

  private:
    static constexpr std::size_t width = terminal::screen_width - 1; // keeps the cursor on its line

    std::ostream& err_;
    std::int64_t all_;
    std::string what_;
    std::int64_t told_ = -1;
    bool is_open_ = false;
    std::optional<Farewell> farewell_; ///< so that a Ctrl+C leaves the prompt on a line of its own
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

} // namespace

std::function<void(std::int64_t)> progress_on(const Streams& streams, std::int64_t all,
                                              const std::string& what, const bots::Pieces* pieces) {
    if (!streams.err_terminal || all <= 0 || (pieces && !pieces->in_part())) return {};
    streams.err << std::flush;
    return [line = std::make_shared<ProgressLine>(streams.err_orders(), all, printable(what))](
               std::int64_t done) { line->tell(done); };
}

std::filesystem::path file_or_newest(const std::string& file) {
    return file.empty() ? seating::newest_game() : std::filesystem::path(file);
}

void write_for_others(const std::filesystem::path& path, std::string_view bytes) {
    if (!replace_file(path, bytes))
        throw Trouble(tr("{} cannot be written.", printable_whole(path.string())));
    using std::filesystem::perms;
    std::error_code ignored;
    std::filesystem::permissions(path, perms::group_read | perms::others_read,
                                 std::filesystem::perm_options::add, ignored);
}

std::string json_line(const nlohmann::json& json) {
    return json_in_sight(json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

std::vector<std::string> every_part(std::string_view list) {
    std::vector<std::string> parts{""};
    for (const char c : list) {
        if (c == ',')
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

std::pair<Seat, std::string> of_seat(const std::string& text, int seats, const char* what) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) return {0, text};
    int seat = 0;
    if (!parse_int(std::string_view(text).substr(0, equals), seat) || seat < 1 || seat > seats)
        throw Trouble(tr("{} {}: seats are numbered 1 to {}", what, printable(text, 60), seats));
    return {seat, text.substr(equals + 1)};
}

void require_one_player(const std::string& text, Seat seat, std::set<Seat>& given) {
    if (!given.insert(seat).second)
        throw Trouble(tr("--seat {}: seat {} was given two players", printable(text, 60), seat));
}

void require_command(const char* option, const std::string& kind, const std::string& given) {
    if (kind.starts_with(bots::program_prefix) && !bots::command_in(kind))
        throw Trouble(tr("{} {}: no command follows “program:”", option, printable(given, 60)));
}

std::string meant(std::string_view wanted, std::span<const std::string> known) {
    const std::string near = nearest(wanted, known);
    return near.empty() ? "" : tr("; did you mean “{}”?", near);
}

void require_bot(const char* option, const std::string& kind, const std::string& given) {
    require_command(option, kind, given);
    const auto kinds = bots::bot_kinds();
    if (!bots::command_in(kind) && std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
        throw Trouble(tr("{} {}: no such bot; the bots are {}, and program:COMMAND", option,
                         printable(given, 60), join(kinds, ", ")) +
                      meant(kind, kinds));
}

void require_seats_for(const std::vector<std::string>& bots, int seats) {
    if (std::ssize(bots) > seats)
        throw Trouble(tr("--bots names {} bots, but there are only {} seats.", bots.size(), seats));
}

void require_own_bots(const std::vector<std::string>& kinds, const char* where) {
    for (const std::string& kind : kinds)
        if (bots::command_in(kind))
            throw Trouble(tr("{}: programs cannot be used with {}.", printable(kind, 60), where));
}

Trouble not_together(const char* one, const char* other) {
    return Trouble(tr("{} and {} cannot be used together.", one, other));
}

Trouble script_failed(const std::string& what, const std::string& variant) {
    return Trouble(tr("The variant's script failed:") + "\n" + what + "\n" +
                   tr("`roundhouse check {}` may say more.", shell_word(variant)));
}

} // namespace roundhouse::cli
