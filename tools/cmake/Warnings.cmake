# Warnings are errors. Those beyond -Wall -Wextra are here because each has caught a real fault somewhere:
# conversions that lose a sign or bits, shadowed names, virtual classes without a virtual destructor. Only who plays
# is not kept from it by a warning: optimised, g++ 12 warns falsely of strings that overlap (its bug 105651); nor who
# uses another compiler, which has warnings of its own.
function(roundhouse_warnings target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic $<$<AND:$<CXX_COMPILER_ID:GNU>,$<NOT:$<CONFIG:Release>>>:-Werror>
    -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough)
endfunction()
