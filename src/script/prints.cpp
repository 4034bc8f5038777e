#include "script/prints.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "base/text.hpp"

namespace roundhouse::script {

namespace {

thread_local Prints* listener = nullptr;

} // namespace

std::string to_text(const Printed& printed) {
    const std::filesystem::path path(printed.file); // the package's folder and the file say enough
    return fmt::format("{}:{}: {}", printable((path.parent_path().filename() / path.filename()).string(), 60),
                       printed.line, printed.text);
}

Prints::Prints() : outer_(std::exchange(listener, this)) {}

Prints::~Prints() { listener = outer_; }

Prints* Prints::listening() { return listener; }

std::vector<Printed> Prints::each_once() const {
    std::vector<Printed> once;
    for (const Printed& line : lines_)
        if (std::find(once.begin(), once.end(), line) == once.end()) once.push_back(line);
    return once;
}

void Prints::take(Printed printed) {
    if (lines_.size() < most)
        lines_.push_back(std::move(printed));
    else
        ++left_out_;
}

} // namespace roundhouse::script
