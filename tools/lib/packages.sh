# shellcheck shell=bash
# What the project needs from the system: Debian's package names (Ubuntu's are the same), and installing them. Sourced
# by the scripts in tools/.

# shellcheck disable=SC2034 # the scripts that source this file choose among the lists
{
    packages_build=(g++ cmake ninja-build pkgconf liblua5.4-dev libsodium-dev libarchive-dev libfmt-dev libspdlog-dev libcli11-dev
        nlohmann-json3-dev libboost-locale-dev gettext librsvg2-dev libcairo2-dev libsfml-dev libimgui-dev
        libstb-dev libfreetype-dev libfontconfig-dev libgl-dev)
    packages_play=(fonts-inter fonts-dejavu-core)
    packages_test=(catch2 librapidcheck-dev xvfb libxtst-dev libgl1-mesa-dri appstream desktop-file-utils dpkg-dev file tidy
        python3 lua5.4 lua-dkjson clang-format-16 shellcheck)
    packages_mpi=(libopenmpi-dev openmpi-bin)
    packages_bench=(libbenchmark-dev)
    packages_fuzz=(clang-16 libclang-rt-16-dev)
    packages_fuzz_plain=(libclang-rt-16-dev)
    packages_asan=(lld-16)
}

say() { printf '%s\n' "$*" >&2; }
die() {
    say "$*"
    exit 1
}

# Those of the named packages that dpkg does not have.
missing_packages() {
    local name
    for name in "$@"; do
        dpkg-query -W -f '${db:Status-Status}\n' "$name" 2>/dev/null | grep -qx installed || printf '%s\n' "$name"
    done
}

# Runs apt-get as root, without questions.
run_apt() {
    local as_root=()
    if [[ $(id -u) -ne 0 ]]; then
        as_root=(sudo)
        [[ -t 0 ]] || as_root+=(-n) # nobody is there to type a password
    fi
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@" </dev/null
}

# Installs those of the named packages that are missing. Without apt-get it does nothing: the system may have everything
# already, and if not, explain_packages says what is needed.
install_packages() {
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 0
    local missing log
    mapfile -t missing < <(missing_packages "$@")
    [[ ${#missing[@]} -gt 0 ]] || return 0
    if [[ $(id -u) -ne 0 ]] && ! command -v sudo >/dev/null; then
        die "These packages are missing: ${missing[*]}
Install them as root, then start again:
    apt-get install --no-install-recommends ${missing[*]}"
    fi
    say "Installing: ${missing[*]}"
    log=$(mktemp)
    # Package lists are fetched only if the installation fails without them, because they are absent or old.
    if ! run_apt install -y --no-install-recommends "${missing[@]}" >"$log" 2>&1 &&
        ! { run_apt update && run_apt install -y --no-install-recommends "${missing[@]}"; } >>"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        die "The packages could not be installed. By hand:
    apt-get update && apt-get install --no-install-recommends ${missing[*]}"
    fi
    rm -f "$log"
}

# For systems without apt-get: what the build needs, by Debian's names.
explain_packages() {
    command -v apt-get >/dev/null ||
        say "This system has no apt-get. What is needed is, by the names of Debian's packages:
    $*"
}
