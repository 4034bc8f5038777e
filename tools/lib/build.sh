# shellcheck shell=bash
# Quiet configuring and building: progress on one line of the terminal, and the whole log on failure. Sourced by the
# scripts in tools/, after packages.sh.

: "${root:?is not set}"

# configure PRESET [-DNAME=VALUE...]
configure() {
    local preset=$1 folder=$root/build/$1
    shift
    mkdir -p "$folder"
    # CMake cannot use a build folder that was made elsewhere and moved here with the project.
    if [[ -f $folder/CMakeCache.txt ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        rm -rf "$folder/CMakeCache.txt" "$folder/CMakeFiles"
    fi
    if ! (cd "$root" && cmake --preset "$preset" "$@") >"$folder/log.txt" 2>&1 </dev/null; then
        cat "$folder/log.txt" >&2
        return 1
    fi
}

# Shows Ninja's progress as one changing line on a terminal, elsewhere as a line for each quarter.
show_progress() {
    local line quarter told=-1
    while IFS= read -r line; do
        # Ninja always checks for new files first; that alone is not work.
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\] && $line != *"Re-checking globbed directories"* ]] || continue
        quarter=$((4 * BASH_REMATCH[1] / BASH_REMATCH[2]))
        if [[ -t 2 ]]; then
            printf '\r\033[KBuilding %s of %s' "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" >&2
        elif [[ $quarter -ne $told ]]; then
            say "Building, ${BASH_REMATCH[1]} of ${BASH_REMATCH[2]}"
        fi
        told=$quarter
    done
    if [[ $told -ge 0 && -t 2 ]]; then printf '\r\033[K' >&2; fi
}

# build PRESET [TARGET...]
build() {
    local folder=$root/build/$1 targets=()
    shift
    [[ $# -eq 0 ]] || targets=(--target "$@")
    if ! NINJA_STATUS="[%f/%t] " cmake --build "$folder" "${targets[@]}" 2>&1 </dev/null |
        tee "$folder/log.txt" | show_progress; then
        cat "$folder/log.txt" >&2
        return 1
    fi
}
