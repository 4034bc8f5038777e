# Warnings are errors. Those beyond -Wall -Wextra are here because each has caught a real fault somewhere: conversions
# that lose a sign or bits, shadowed names, virtual classes without a virtual destructor. They do not stop a release
# build, in which g++ 12 falsely warns of overlapping strings (its bug 105651), nor a build with another compiler, which
# has warnings of its own.
function(roundhouse_warnings target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic $<$<AND:$<CXX_COMPILER_ID:GNU>,$<NOT:$<CONFIG:Release>>>:-Werror>
    -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough)
endfunction()
