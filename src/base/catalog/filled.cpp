#include "base/catalog/filled.hpp"

#include <algorithm>
#include <vector>

namespace roundhouse {

namespace {

/// The next placeholder, "{}" or "{1}".
struct ValuePlace {
    std::size_t at = std::string_view::npos; ///< npos: there is none
    std::size_t size = 2;
    std::optional<std::size_t> number = {};
};

ValuePlace next_place(std::string_view form, std::size_t from) {
    for (std::size_t at = from; (at = form.find('{', at)) != std::string_view::npos; ++at) {
        const std::string_view rest = form.substr(at + 1);
        if (rest.starts_with('}')) return {at, 2};
        if (rest.size() > 1 && rest[0] >= '0' && rest[0] <= '9' && rest[1] == '}')
            return {at, 3, static_cast<std::size_t>(rest[0] - '0')};
    }
    return {};
}

} // namespace

std::optional<std::size_t> places_in(std::string_view form) {
    std::vector<std::size_t> numbers;
    std::size_t places = 0;
    for (std::size_t at = 0; (at = form.find_first_of("{}", at)) != std::string_view::npos; ++places) {
        const ValuePlace place = next_place(form, at);
        if (place.at != at) return {};
        if (place.number) numbers.push_back(*place.number);
        at += place.size;
    }
    std::sort(numbers.begin(), numbers.end());
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (numbers[i] != i || numbers.size() != places) return {};
    return places;
}

std::string filled(std::string_view form, std::span<const std::string> values) {
    std::string text;
    std::size_t from = 0, number = 0;
    for (ValuePlace place = next_place(form, 0); place.at != std::string_view::npos; ++number) {
        const std::size_t wanted = place.number.value_or(number);
        text.append(form.substr(from, place.at - from));
        text.append(wanted < values.size() ? std::string_view(values[wanted])
                                           : form.substr(place.at, place.size));
        from = place.at + place.size;
        place = next_place(form, from);
    }
    return text.append(form.substr(from));
}

} // namespace roundhouse
