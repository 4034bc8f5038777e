// A file received from somebody: it is either refused with a reason, or is a parcel that stays within its
// folder and survives unpacking and packing.
#include "fuzz.hpp"

#include "base/trouble.hpp"
#include "parcels/parcel.hpp"

using namespace roundhouse;
using fuzz::demand;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes = fuzz::text_of(data, size);
    try {
        const parcels::Parcel parcel = parcels::unpacked(bytes);
        for (const auto& [path, text] : parcel.files) {
            demand(("/" + path + "/").find("/../") == std::string::npos && path.front() != '/',
                   "a path stays inside", path);
            demand(text.size() <= parcels::ArchiveLimits{}.file_bytes, "a file is within its bounds", path);
        }
        const parcels::Parcel again = parcels::unpacked(parcels::packed(parcel));
        demand(again.files == parcel.files && again.manifest.name == parcel.manifest.name,
               "it is packed again", bytes);
    } catch (const Trouble& trouble) {
        demand(trouble.what()[0] != 0, "there is a reason", bytes);
    }
    return 0;
}
