// The cost of the window: opens it as the program does, watches the lobby, then a game against sharp bots.

#include "bots/player.hpp"
#include "window/app/app.hpp"
#include "window/platform/window.hpp"

#include <algorithm>
#include <ctime>
#include <fstream>
#include <sstream>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

using namespace roundhouse;
using namespace roundhouse::window;

namespace {

double now(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Seconds since this process started, to a hundredth.
double since_start() {
    std::ifstream in("/proc/self/stat");
    std::stringstream text;
    text << in.rdbuf();
    const std::string all = text.str();
    std::istringstream fields(all.substr(all.rfind(')') + 1));
    std::string field;
    constexpr int start_time = 22, first = 3;
    for (int i = first; i <= start_time; ++i) fields >> field;
    return now(CLOCK_BOOTTIME) - std::stod(field) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double part(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1,
                           static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

/// Watches, and plays for the only person in the game.
class FrameMeter {
  public:
    void drew(const PictureFacts& facts) {
        if (first_ == 0) {
            first_ = since_start();
            first_cost_ = now(CLOCK_PROCESS_CPUTIME_ID);
        }
        if (!facts.painted) return;
        ++painted_;
        painted_at_ = now(CLOCK_MONOTONIC);
        if (!moving_) return;
        costs_.push_back(1000 * facts.seconds);
        most_calls_ = std::max(most_calls_, facts.draw_calls);
    }

    void watch(App& app) {
        const double time = now(CLOCK_MONOTONIC);
        if (last_turn_ > 0 && playing_)
            (thinking_ ? turns_thinking_ : turns_).push_back(1000 * (time - last_turn_));
        last_turn_ = time;
        if (app.page() == PageKind::lobby)
            idle(app, time);
        else
            play(app, time);
        thinking_ = app.session() && app.session()->thinking();
        moving_ = app.scene() && !app.scene()->stage().flights().empty();
    }

    /// False if an aim was missed.
    bool report() const {
        bool all = true;
        const auto line = [&](const char* what, double value, double aim, const char* unit) {
            const bool met = value < aim;
            all = all && met;
            fmt::print("{:<58} {:>8.2f} {:<3} aim < {:g}{}\n", what, value, unit, aim,
                       met ? "" : "   MISSED");
        };
        line("first picture after the start of the program", first_, 0.5, "s");
        fmt::print("{:<58} {:>8.2f} s\n", "    of it on the processor", first_cost_);
        line("idle lobby: share of a core", idle_share_, 2, "%");
        line("idle lobby: pictures painted", idle_pictures_, 1, "");
        line("cards move: our time for a picture, median", part(costs_, 0.5), 8, "ms");
        line("cards move: our time for a picture, 99 of 100", part(costs_, 0.99), 8, "ms");
        line("sharp thinks: longest turn of the window's loop", part(turns_thinking_, 1), 50, "ms");
        fmt::print("{:<58} {:>8.2f} ms\n", "    the same while nobody thinks", part(turns_, 1));
        fmt::print("{:<58} {:>8}\n", "cards move: pictures measured", costs_.size());
        fmt::print("{:<58} {:>8}\n", "cards move: draw calls in a picture, most", most_calls_);
        return all;
    }

  private:
    static constexpr double quiet = 1, idle_for = 4, play_for = 30,
                            reads_rules_for = 0.5; // faster than anybody would

    void idle(App& app, double time) {
        if (idle_from_ == 0) {
            if (painted_at_ == 0 || time - painted_at_ < quiet) return; // packages are still being read
            idle_from_ = time;
            idle_cost_ = now(CLOCK_PROCESS_CPUTIME_ID);
            painted_ = 0;
        }
        if (time - idle_from_ < idle_for) return;
        idle_share_ = 100 * (now(CLOCK_PROCESS_CPUTIME_ID) - idle_cost_) / (time - idle_from_);
        idle_pictures_ = painted_;
        app.begin({"partnership",
                   {},
                   {{"human", "Anna"}, {"sharp", "West"}, {"sharp", "North"}, {"sharp", "East"}},
                   3});
        played_from_ = time;
    }

    void play(App& app, double time) {
        playing_ = true;
        if (app.page() == PageKind::agreed) {
            if (time - played_from_ > reads_rules_for) app.show(PageKind::table);
            return;
        }
        if (time - played_from_ > play_for || !app.scene()) return app.show(PageKind::quit);
        TableScene& scene = *app.scene();
        if (app.page() == PageKind::score) {
            if (app.session()->match().over()) return app.show(PageKind::quit);
            scene.deal();
            app.show(PageKind::table);
        }
        if (scene.melds_open()) scene.close_melds();
        if (scene.decision())
            scene.act(bots::decide_seated(app.session()->match(), "steady", app.session()->game().entries()));
    }

    double first_ = 0, first_cost_ = 0, painted_at_ = 0, idle_from_ = 0, idle_cost_ = 0, idle_share_ = 0,
           played_from_ = 0, last_turn_ = 0;
    int painted_ = 0, idle_pictures_ = 0, most_calls_ = 0;
    bool thinking_ = false, moving_ = false, playing_ = false;
    std::vector<double> costs_, turns_, turns_thinking_;
};

} // namespace

int main() {
    FrameMeter measure;
    WindowRequest request;
    request.keeps_games = false;
    request.watch = [&](App& app) { measure.watch(app); };
    request.drew = [&](const PictureFacts& facts) { measure.drew(facts); };
    if (const std::string why = run_window(std::move(request)); !why.empty()) {
        fmt::print(stderr, "{}\n", why);
        return 1;
    }
    return measure.report() ? 0 : 2;
}
