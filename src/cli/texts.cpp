// roundhouse texts PACKAGE TAG

#include "cli/commands.hpp"
#include "teach/translations.hpp"

namespace roundhouse::cli {

int texts(const std::string& package, const std::string& tag, const Streams& streams) {
    streams.out << teach::catalog_of(seating::open_variant(package), tag);
    return all_well;
}

} // namespace roundhouse::cli
