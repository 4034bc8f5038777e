// roundhouse reference

#include "teach/reference.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "variants/files/package_files.hpp"

namespace roundhouse::cli {

int reference(bool meta, const std::vector<std::string>& further, const Streams& streams) {
    if (meta) {
        streams.out << teach::language_server_meta();
        return all_well;
    }
    variants::Findings findings;
    const variants::Library library = variants::read_library(findings);
    if (!findings.empty()) throw Trouble(seating::findings_text(findings));
    std::map<std::string, std::string> sources;
    for (const auto& [name, source] : library.modules) sources[name] = source.text;
    streams.out << teach::reference_page(sources,
                                         teach::key_examples(teach::packages_with_examples(further)));
    return all_well;
}

} // namespace roundhouse::cli
