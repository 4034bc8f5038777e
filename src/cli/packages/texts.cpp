// roundhouse texts PACKAGE TAG

#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "teach/translations.hpp"

#include <algorithm>

namespace roundhouse::cli {

int texts(const std::string& package, const std::string& tag, const Streams& streams) {
    const bool sound = std::all_of(tag.begin(), tag.end(), [](unsigned char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '@';
    });
    if (tag.empty() || !sound)
        throw Trouble(tr("“{}” is not a language; write it like de or pt_BR", printable(tag, 40)));
    streams.out << teach::catalog_of(seating::open_variant(package), tag);
    return all_well;
}

} // namespace roundhouse::cli
